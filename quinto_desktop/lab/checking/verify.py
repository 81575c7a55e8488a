"""``quinto-lab verify``: check that the cards of a saved game were dealt as its file says."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.records.commitments import CommitmentChain, is_in_order, place_in
from quinto_desktop.records.disk.files import GREATEST_SIZE, read_file
from quinto_desktop.records.saves.verifying import Claim, Finding, Verification, verify
from quinto_desktop.rules import FairDeals, QuintoError

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers


class Unprovable(QuintoError):
    """Nothing can be said of a file yet."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "verify",
        help="check that the cards of a game were dealt as its file says",
        description="Check line by line what a saved game claims about its cards: that the "
        "commitment belongs to the secret, and that first dealer, draw and packs follow from it. "
        "Exits 1 if anything does not hold.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument(
        "--chain",
        type=Path,
        metavar="FILE",
        help="commitments.jsonl of the folder it was played in, to see the game in its chain",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what holds; return 1 if anything does not.

    Raises:
        RecordError: A file cannot be read, or is no saved game.
        Unprovable: The game is not over, so its secret is still sealed.
    """
    told = verify(read_file(arguments.file, GREATEST_SIZE))
    if told.is_sealed:
        raise Unprovable(
            "The secret of this game is sealed until the game is over or abandoned; save it then, "
            "and check that file."
        )
    print(_origin(told))
    checked = [(_words(finding, told), finding.holds) for finding in told.findings]
    if arguments.chain is not None and isinstance(told.game.source, FairDeals):
        checked += _in_chain(told.game.source, CommitmentChain(arguments.chain))
    for words, holds in checked:
        print(f"{'holds' if holds else 'DOES NOT HOLD'}: {words}")
    held = sum(holds for _, holds in checked)
    print(f"{held} of {len(checked)} hold")
    return 0 if held == len(checked) else 1


def _origin(told: Verification) -> str:
    source = told.game.source
    if not isinstance(source, FairDeals):
        number = told.game.seed
        what = f"game number {number}" if number is not None else "a deal code"
        return f"shared: the cards come from {what}, so whoever has it can know them"
    words = f"the words “{source.words}”" if source.words else "no words"
    return f"fair: the cards come from a secret and {words}"


def _words(finding: Finding, told: Verification) -> str:
    where = f"branch {finding.branch}, " if finding.branch else ""
    if finding.claim is Claim.COMMITMENT:
        assert told.commitment is not None  # it is a fair game
        return f"the commitment in the file is the secret’s, {told.commitment.hex()}"
    if finding.claim is Claim.PACK:
        return f"{where}pack {finding.deal}"
    if finding.claim is Claim.FIRST_DEALER:
        dealer = told.game.first_dealer
        assert dealer is not None  # else it claims nothing
        return f"first dealer {dealer.name}"
    return f"{where}the cards drawn for partners and the deal"


def _in_chain(deals: FairDeals, chain: CommitmentChain) -> list[tuple[str, bool]]:
    games = chain.games()
    game, follows = place_in(games, deals.commitment, deals.previous)
    fate = "" if game is None else f", begun {game.begun}, {game.fate.value}"
    ended = sum(one.words is not None for one in games)
    agrees = game is not None and game.agrees_with(deals)
    return [
        (f"the commitment is in the chain{fate}", game is not None),
        ("it follows the commitment before it, in the chain as in the file", follows),
        ("the chain says the same of the game as the file", agrees),
        (f"all secrets give their commitments, {ended} in all", all(one.is_true for one in games)),
        (f"each game follows the one before it, {len(games)} in all", is_in_order(games)),
    ]
