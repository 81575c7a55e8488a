"""``quinto-lab check``, ``score`` and ``verify``: what is in saved games, and whether it holds."""

from __future__ import annotations

import argparse
from pathlib import Path

from quinto_desktop.lab.arguments import SAVED_GAME, Command, Option
from quinto_desktop.players import Level
from quinto_desktop.records import RecordError, SavedGame, check_levels, load_game, replay, start_of
from quinto_desktop.records.commitments import CommitmentChain, is_in_order, place_in
from quinto_desktop.records.disk.files import GREATEST_SIZE, read_file
from quinto_desktop.records.faults import cut, fault_text
from quinto_desktop.records.saves.document import no_collections
from quinto_desktop.records.saves.score_text import ScoreWords, score_text
from quinto_desktop.records.saves.verifying import Claim, Finding, Verification, verify
from quinto_desktop.rules import (
    FairDeals,
    MatchForm,
    MatchState,
    Phase,
    QuintKind,
    QuintoError,
    RealCards,
    RuleOptions,
    options_text,
    round_totals,
    standing_of,
)


def run_check(arguments: argparse.Namespace) -> int:
    """Check every file, even after a faulty one; return 2 if any is faulty."""
    faulty = 0
    for path in arguments.files:
        try:
            game = load_game(path)
            check_levels(game, [level.value for level in Level])
        except RecordError as error:
            faulty += 1
            print(cut(f"{path}: {fault_text(error.message)}"))
        else:
            print(f"{path}: valid ({_stand_of(game)})")
    return 2 if faulty else 0


def _stand_of(game: SavedGame) -> str:
    with no_collections():
        steps = replay(game)
    state = steps[-1].after if steps else start_of(game)
    rules = game.rules
    return f"{rules.form.value}, {rules.match.value}: {_progress(state)}"


def _progress(state: MatchState) -> str:
    if state.phase is Phase.DRAWING:
        return "before the draw"
    if state.deal is None:
        return "before the first deal"
    has_several = state.rules.match is not MatchForm.GAME
    scores = f"{state.scores[0]} : {state.scores[1]}"
    if state.winner is None:
        game = f"game {len(state.games) + 1}, " if has_several else ""
        return f"{game}deal {state.deal.number}, {scores}"
    if not has_several:
        return f"won by {state.winner.name}, {scores}"
    if state.phase is Phase.MATCH_OVER:
        return _end(state)
    return f"game {len(state.games)} won by {state.winner.name}, {scores}"


def _end(state: MatchState) -> str:
    if state.rules.match is MatchForm.ROUND:
        return "over, " + " : ".join(f"{points:+}" for points in round_totals(state.games))
    standing = standing_of(state.rules, state.games)
    assert standing.winner is not None  # the match is over
    totals = f"{standing.totals[0]} : {standing.totals[1]}"
    return f"won by {standing.winner.name} in {len(state.games)} games, {totals}"


def run_score(arguments: argparse.Namespace) -> int:
    """Print the score."""
    game = load_game(arguments.file)
    check_levels(game, [level.value for level in Level])
    print(score_text(game, ENGLISH), end="")
    return 0


def _tell(text: str, **values: object) -> str:
    return text.format_map(values)


def _rules(rules: RuleOptions) -> str:
    return "Rules: " + options_text(rules).replace(",", ", ")


ENGLISH = ScoreWords(
    tell=_tell,
    rules=_rules,
    levels={level.value: level.value.title() for level in Level},
    quints_of={
        QuintKind.ROYAL: "Royal",
        QuintKind.FIVE: "5",
        QuintKind.ACE_FOUR: "A·4",
        QuintKind.TWO_THREE: "2·3",
    },
    seats=("North", "East", "South", "West"),
    sides=("NS", "EW"),
    side_names=("North–South", "East–West"),
    committed="Fair deals; seal {commitment}",
)


class Unprovable(QuintoError):
    """Nothing can be said of a file yet."""


def run_verify(arguments: argparse.Namespace) -> int:
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
    if isinstance(source, RealCards):
        return "real: people held the cards, and the file has none"
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


CHECK = Command(
    "check",
    "say whether saved games are valid",
    "Report whether each saved game is valid, or what is wrong with it. Exits 2 if anything is "
    "wrong.",
    (Option("files", "a saved game", "FILE", Path, nargs="+"),),
    run_check,
)
SCORE = Command(
    "score",
    "print a readable record of a saved game: cards, calls, tricks, points",
    "Print a saved game as readable text: who played, every finished deal with its cards, calls "
    "and tricks, and the points.",
    (SAVED_GAME,),
    run_score,
)
VERIFY = Command(
    "verify",
    "check that the cards of a game were dealt as its file says",
    "Check line by line what a saved game claims about its cards: that the commitment belongs to "
    "the secret, and that first dealer, draw and packs follow from it. Exits 1 if anything does "
    "not hold.",
    (
        SAVED_GAME,
        Option(
            "--chain",
            "commitments.jsonl of the folder it was played in, to see the game in its chain",
            "FILE",
            Path,
        ),
    ),
    run_verify,
)
