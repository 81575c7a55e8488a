"""Short deals to review, and thinkers that answer when a test wants them to."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from typing import Any

from judged import played_deal
from playing import ManualExecutor

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.values import DealReview, Effort, PlayedDeal
from quinto_desktop.game.thinking.inline import InlineExecutor
from quinto_desktop.players.judging.reviewing import Reviewer
from quinto_desktop.players.kernel import Solver, StopFlag

SHORT = 25
"""The number of a deal that wins the game in its first trick, with every kind of decision."""


def short_deal(number: int = SHORT) -> PlayedDeal:
    """A deal that is soon over, because both sides are about to win the game."""
    return played_deal(number, (245, 245))


@cache
def quick_review(seed: int = 1) -> DealReview:
    """The review of the short deal, by another way."""
    stop = StopFlag()
    return Reviewer(short_deal(), Effort.QUICK, seed, Solver(16, stop), stop).review()


def inline_thinker() -> Thinker:
    """One that answers every question as soon as the program runs on."""
    return Thinker(InlineExecutor)


class Patient(ManualExecutor):
    """Answers questions one by one, when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.done = 0

    @property
    def open(self) -> int:
        """How many questions wait for an answer."""
        return len(self.questions) - self.done

    def answer_next(self) -> None:
        """Answer the oldest open question."""
        self.answer(self.done)
        self.done += 1

    def fail_next(self) -> None:
        """Fail at the oldest open question."""
        future: Future[Any] = self.questions[self.done][0]
        future.set_exception(RuntimeError("out of ideas"))
        self.done += 1

    def shutdown(self, *_args: object, **_options: object) -> None:
        """Do as every executor does that has nothing to wait for."""


def thinker_with(executor: Patient) -> Thinker:
    """A thinker whose questions an executor keeps."""
    make: Callable[[], Patient] = lambda: executor  # noqa: E731
    return Thinker(make)
