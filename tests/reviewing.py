"""Short deals to review, and thinkers that answer when a test wants them to."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from typing import Any

from inline import InlineExecutor
from judged import played_deal
from made_up_figures import answer_to, made_up
from msgspec.structs import replace
from playing import ManualExecutor

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.values import DealReview, Effort, PlayedDeal
from quinto_desktop.players.judging.asking import (
    Explaining,
    LookingBack,
    PlayingElsewhere,
    Reviewing,
    Weighing,
)
from quinto_desktop.players.judging.deal_review import NOT_SEEN
from quinto_desktop.players.judging.reviewing import Reviewer
from quinto_desktop.players.judging.verdicts import Verdict
from quinto_desktop.players.kernel import Solver, StopFlag
from quinto_desktop.rules import Play, observe

SHORT = 25
"""The number of a deal that wins the game in its first trick, with every kind of decision."""


def short_deal(number: int = SHORT) -> PlayedDeal:
    """A deal that is soon over, because both sides are about to win the game."""
    return played_deal(number, (245, 245))


MADE_UP_TABLES = (10, 17, 24, 31)
"""What other tables are said to have made of a deal."""


@cache
def quick_review(seed: int = 1) -> DealReview:
    """The review of the short deal, by another way."""
    stop = StopFlag()
    return Reviewer(short_deal(), Effort.QUICK, seed, Solver(16, stop), stop).review()


@cache
def made_up_review() -> DealReview:
    """A review of the short deal that nobody had to think about."""
    return made_up_review_of(short_deal())


@cache
def made_up_review_of(deal: PlayedDeal) -> DealReview:
    """A review of a deal with every kind of verdict, as judges find it who answer `answer_to`."""
    verdicts = []
    for decision in deal.decisions:
        fair = made_up(observe(decision.state, decision.seat)).kept
        is_play = isinstance(decision.action, Play)
        [seen] = answer_to(LookingBack((decision.state,))) if is_play else [NOT_SEEN]
        verdicts.append(Verdict(decision, fair, seen.best, seen.played_on))
    return DealReview(deal, tuple(verdicts), sum(MADE_UP_TABLES) / len(MADE_UP_TABLES))


Answering = Callable[[Any, StopFlag], object]
"""How a question is answered."""

_JUDGED = Weighing | Reviewing | Explaining | LookingBack | PlayingElsewhere
_found: dict[object, object] = {}


def as_judged(question: Any, stop: StopFlag) -> object:
    """What is found out; a judge says the same again, and need not be asked the same again."""
    is_judged = isinstance(question, _JUDGED)
    if not is_judged or stop.is_set():
        return question.answer(stop)
    if question not in _found:
        _found[question] = question.answer(stop)
    return _found[question]


def in_brief(question: Any, stop: StopFlag) -> object:
    """The truth, but reasons by few imagined deals, for whoever does not care how sure they are."""
    brief = replace(question, batches=1) if isinstance(question, Explaining) else question
    return brief.answer(stop)


class InlineJudge(InlineExecutor):
    """Answers every question at once."""

    def __init__(self, answering: Answering = as_judged) -> None:
        self._answering = answering

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        return super().submit(self._answering, fn.__self__, *args, **kwargs)  # type: ignore[no-untyped-call]


def inline_thinker(answering: Answering = as_judged) -> Thinker:
    """One that answers every question as soon as the program runs on."""
    return Thinker(lambda: InlineJudge(answering))


class Patient(ManualExecutor):
    def __init__(self, answering: Answering = as_judged) -> None:
        super().__init__()
        self.done = 0
        self._answering = answering

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        return super().submit(self._answering, fn.__self__, *args, **kwargs)  # type: ignore[no-untyped-call]

    @property
    def open(self) -> int:
        return len(self.questions) - self.done

    def answer_next(self) -> None:
        self.answer(self.done)
        self.done += 1

    def fail_next(self) -> None:
        future: Future[Any] = self.questions[self.done][0]
        future.set_exception(RuntimeError("out of ideas"))
        self.done += 1

    def shutdown(self, *_args: object, **_options: object) -> None:
        """Do as every executor does that has nothing to wait for."""


def thinker_with(executor: Patient) -> Thinker:
    """A thinker whose questions an executor keeps."""
    make: Callable[[], Patient] = lambda: executor  # noqa: E731
    return Thinker(make)
