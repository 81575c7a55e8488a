"""When a mistake comes back: spaced repetition by FSRS, from the package `fsrs`.

A motif is something that was once got wrong. It comes back after a day or so, and after each right
answer later than before; after a wrong one it begins again. Chance plays no part.
"""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from fsrs import Scheduler

MOST_DAYS = 365
"""After how many days a motif comes back at the latest."""


class Recall(Enum):
    """How well a motif was remembered; the value is FSRS's number for it."""

    WRONG = 1
    NEAR = 2
    RIGHT = 3


class Return(Struct, frozen=True):
    """A motif that is to come back.

    Attributes:
        motif: The key of the puzzle that was got wrong first.
        due: When it is to come back, UTC.
        stability: FSRS's measure: after so many days it is remembered nine times in ten.
        difficulty: FSRS's measure, from 1 to 10.
    """

    motif: str
    theme: str
    times: int
    due: datetime
    last: datetime
    stability: float
    difficulty: float


def first_return(motif: str, theme: str, at: datetime) -> Return:
    """Plan the first return of a motif that was got wrong."""
    return _reviewed(None, motif, theme, Recall.WRONG, at)


def next_return(plan: Return, recall: Recall, at: datetime) -> Return:
    """Plan the next return of a motif that has come back."""
    return _reviewed(plan, plan.motif, plan.theme, recall, max(at, plan.last))


def _reviewed(plan: Return | None, motif: str, theme: str, recall: Recall, at: datetime) -> Return:
    # It takes a tenth of a second to import, and is needed only when something was got wrong.
    from fsrs import Card, Rating, State

    at = at.astimezone(UTC)
    card = Card(0, due=at)
    if plan is not None:
        card = Card(0, State.Review, None, plan.stability, plan.difficulty, plan.due, plan.last)
    card, _ = _scheduler().review_card(card, Rating(recall.value), at)
    assert card.stability is not None and card.difficulty is not None  # it has been reviewed
    times = 0 if plan is None else plan.times + 1
    return Return(motif, theme, times, card.due, at, card.stability, card.difficulty)


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    settings: dict[str, Any] = {"learning_steps": (), "relearning_steps": ()}
    return Scheduler(maximum_interval=MOST_DAYS, enable_fuzzing=False, **settings)
