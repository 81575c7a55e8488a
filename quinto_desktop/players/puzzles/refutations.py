"""What shows why an answer is right or wrong: how the deal goes on; `lines` finds it."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.rules import Action, MatchState


@dataclass(frozen=True)
class Line:
    """An action and what was called and played after it to the end of the deal.

    Attributes:
        points: The own side's points less the other's, from the action to the end of the deal.
        wins: Whether the own side has won the game by then; None if nobody has.
    """

    start: MatchState
    actions: tuple[Action, ...]
    end: MatchState
    points: int
    wins: bool | None


@dataclass(frozen=True)
class Refutation:
    """What follows the best action, and the answer in the same deal if it is wrong."""

    right: Line
    wrong: Line | None
