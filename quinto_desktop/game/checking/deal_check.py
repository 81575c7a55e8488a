"""Checking the cards of a game, and its place in the chain of commitments."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from quinto_desktop.game.controller import GameController
from quinto_desktop.records import encode
from quinto_desktop.records.commitments import CommitmentChain, Committed, Fate, place_in
from quinto_desktop.records.disk.files import GREATEST_SIZE, read_file
from quinto_desktop.records.saves.verifying import Claim, Finding, Verification, verify
from quinto_desktop.rules import NO_COMMITMENT

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
        data: The game as a file, which anybody can check.
        verification: What the file claims, and whether that holds.
        committed: The game in the user's chain of commitments; None if it is not there.
        follows: Whether its commitment contains the one before it in the chain.
    """

    data: bytes
    verification: Verification
    committed: Committed | None
    follows: bool


def check_game(controller: GameController) -> DealCheck:
    """Check the cards of the game on the table.

    Raises:
        RecordError: The chain of commitments cannot be read.
    """
    game = controller.session.saved(is_given_up=controller.is_abandoned)
    return _checked(encode(game), controller.keeper.chain)


def check_file(path: Path, chain: CommitmentChain) -> DealCheck:
    """Check the cards of a saved game.

    Args:
        path: Its file.
        chain: The user's chain of commitments.

    Raises:
        RecordError: It cannot be read, is no saved game, or is damaged.
    """
    return _checked(read_file(path, GREATEST_SIZE), chain)


def is_whole(games: tuple[Committed, ...]) -> bool:
    """Return whether every commitment of a chain contains the one before it."""
    begins = NO_COMMITMENT if not games else games[0].previous
    commitments = [begins, *(game.commitment for game in games)]
    return begins == NO_COMMITMENT and all(
        game.previous == before for game, before in zip(games, commitments, strict=False)
    )


def _checked(data: bytes, chain: CommitmentChain) -> DealCheck:
    verification = verify(data)
    commitment = verification.game.commitment
    games = () if commitment is None else chain.games()
    committed, follows = place_in(games, commitment or b"")
    return DealCheck(data, verification, committed, follows)
