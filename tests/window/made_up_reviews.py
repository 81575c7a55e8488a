"""Deals to review in a window, and judges who answer at once by made-up figures."""

from __future__ import annotations

from concurrent.futures import Future

from kit import *
from made_up_figures import answer_to, made_up
from reviewing import MADE_UP_TABLES, made_up_review_of
from seating import Seated

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.values import Decision, Effort, FairValues, played_deals
from quinto_desktop.game.past.verdicts import Found
from quinto_desktop.window.app.replay_controller import ReviewController


def deals_behind(decision: Decision) -> FairValues:
    """The imagined deals behind the figures of a decision."""
    return made_up(observe(decision.state, decision.seat))


class MadeUp(InlineExecutor):
    """Answers at once, until it is told to wait.

    Attributes:
        left: How many questions it answers before it waits; None for all.
    """

    def __init__(self, left: int | None = None) -> None:
        self.left = left
        self._waiting: list[tuple[Future[object], object]] = []

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        """Answer, or keep the question."""
        future: Future[object] = Future()
        self._waiting.append((future, fn.__self__))
        self._answer()
        return future

    def go_on(self, count: int | None = None) -> None:
        """Answer so many questions more, or all."""
        self.left = count
        self._answer()

    def _answer(self) -> None:
        while self._waiting and (self.left is None or self.left > 0):
            if self.left is not None:
                self.left -= 1
            future, question = self._waiting.pop(0)
            future.set_result(answer_to(question))


class Kept:
    """Has kept a review of every deal."""

    def know(self, _game: SavedGame, _steps: Sequence[Step]) -> None:
        """Nothing is to be known."""

    def find(self, deal: PlayedDeal, _effort: Effort) -> Found:
        """What judges find who answer with made-up figures."""
        return Found(made_up_review_of(deal), MADE_UP_TABLES)

    def keep(self, _review: DealReview, _tables: Sequence[int], _effort: Effort) -> None:
        """It is kept already."""


def judged(qtbot: QtBot, deal: PlayedDeal, parent: QObject) -> DealJudging:
    """A deal with its whole review."""
    judging = DealJudging(Thinker(MadeUp, parent), deal, Effort.QUICK, 1, parent)
    qtbot.waitUntil(lambda: judging.review is not None)
    return judging


def last_deal(session: Session) -> PlayedDeal:
    """The latest finished deal of a game."""
    return played_deals(session.steps)[-1]


def reviews_of(seated: Seated, made_up: MadeUp) -> ReviewController:
    """The reviews in a window, judged by made-up figures."""
    commands = seated.room.findChild(Commands)
    assert isinstance(commands, Commands)
    thinker = Thinker(lambda: made_up, seated.room)
    game = seated.controller.thinker
    desk = ReviewQueue(thinker, game, 8, effort=Effort.QUICK, parent=seated.room)
    seated.room.judging._desk = desk
    return commands.reviews
