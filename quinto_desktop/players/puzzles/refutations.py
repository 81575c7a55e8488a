"""What shows why an answer is right or wrong: how the deal goes on; `lines` finds it."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.rules import Action, MatchState


@dataclass(frozen=True)
class Line:
    """An action and what followed.

    Attributes:
        start: The match before the action.
        actions: The action, and what was called and played after it to the end of the deal.
        end: The match then.
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
    """What shows why an answer is right or wrong.

    Attributes:
        right: What follows the best action.
        wrong: What follows the answer, in the same deal; None if the answer is right.
    """

    right: Line
    wrong: Line | None
