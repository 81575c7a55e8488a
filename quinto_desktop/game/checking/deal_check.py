"""Checking the cards of a game, and its place in the chain of commitments."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from quinto_desktop.game.controller import GameController
from quinto_desktop.records import encode
from quinto_desktop.records.commitments import CommitmentChain, Committed, Fate, is_whole, place_in
from quinto_desktop.records.disk.files import GREATEST_SIZE, read_file
from quinto_desktop.records.saves.verifying import Claim, Finding, Verification, verify
from quinto_desktop.rules import FairDeals

__all__ = [
    "Claim",
    "Committed",
    "DealCheck",
    "Fate",
    "Finding",
    "Verification",
    "check_file",
    "check_game",
    "is_whole",
]


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What can be said of the cards of a game.

    Attributes:
        committed: The game in the user's chain of commitments; None if it is not there.
        is_told_truly: Whether the chain says of the game what its file says.
        follows: Whether its commitment contains the one before it in the chain.
    """

    data: bytes
    verification: Verification
    committed: Committed | None
    is_told_truly: bool
    follows: bool


def check_game(controller: GameController) -> DealCheck:
    """Check the cards of the game on the table; `RecordError` if the chain cannot be read."""
    game = controller.session.saved(is_given_up=controller.is_abandoned)
    return _checked(encode(game), controller.keeper.chain)


def check_file(path: Path, chain: CommitmentChain) -> DealCheck:
    """Check the cards of a saved game; `RecordError` if it cannot be read, or is damaged."""
    return _checked(read_file(path, GREATEST_SIZE), chain)


def _checked(data: bytes, chain: CommitmentChain) -> DealCheck:
    verification = verify(data)
    source = verification.game.source
    if not isinstance(source, FairDeals):
        return DealCheck(data, verification, None, is_told_truly=False, follows=False)
    committed, follows = place_in(chain.games(), source.commitment, source.previous)
    is_told_truly = committed is not None and committed.agrees_with(source)
    return DealCheck(data, verification, committed, is_told_truly, follows)
