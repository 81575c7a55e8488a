"""Deals to review, and judges who answer at once by made-up figures."""

from __future__ import annotations

import random
from concurrent.futures import Future

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from test_main_window import Seated

from quinto_desktop.game import Session, Thinker
from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.judge_desk import JudgeDesk
from quinto_desktop.game.judging.values import (
    Decision,
    Effort,
    FairValues,
    PlayedDeal,
    played_deals,
)
from quinto_desktop.game.thinking.inline import InlineExecutor
from quinto_desktop.players.judging.asking import LookingBack, PlayingElsewhere, Reviewing, Weighing
from quinto_desktop.players.judging.estimates import Sample
from quinto_desktop.rules import Observation, Play, legal_actions, observe
from quinto_desktop.window.app.commands import Commands
from quinto_desktop.window.app.reviews import Reviews

_GAPS = (0.0, 0.0, 0.0, 0.0, 1.1, 3.4, 6.7, 17.2)
"""What the actions of a decision lose, in turns that nobody can foresee."""


def made_up(observation: Observation, *, decides_game: bool = False) -> FairValues:
    """Figures for a decision, always the same for the same one, of every kind of verdict."""
    chance = random.Random(repr((observation.hands, observation.tricks, observation.calls)))
    actions = observation.actions
    level, noise = chance.uniform(-40, 40), chance.choice([0.5, 2.0, 6.0])
    gaps = [chance.choice(_GAPS) for _ in actions]
    batches = []
    for _ in range(4):
        samples = []
        for _ in range(5):
            lost = [gap + chance.gauss(0, noise) for gap in gaps]
            points = tuple([level - one for one in lost])
            samples.append(Sample(0.2, points, tuple([0.5 - one / 200 for one in lost])))
        batches.append(tuple(samples))
    return FairValues(
        actions, tuple(range(len(actions))), tuple(batches), decides_game=decides_game
    )


def deals_behind(decision: Decision) -> FairValues:
    """The imagined deals behind the figures of a decision."""
    return made_up(observe(decision.state, decision.seat))


def answer_to(question: object) -> object:
    """An answer to any question of a review."""
    if isinstance(question, Weighing):
        return made_up(question.observation)
    if isinstance(question, Reviewing):
        return made_up(question.observation).kept
    if isinstance(question, LookingBack):
        found = []
        for state in question.states:
            assert state.deal is not None
            chance = random.Random(len(state.deal.tricks) * 4 + len(state.deal.trick.cards))
            plays = [one for one in legal_actions(state) if isinstance(one, Play)]
            found.append({one.card: chance.choice([-5, 0, 5]) for one in plays})
        return tuple(found)
    assert isinstance(question, PlayingElsewhere)
    return [10 + 7 * question.first]


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


def judged(qtbot: QtBot, deal: PlayedDeal, parent: QObject) -> DealJudging:
    """A deal with its whole review."""
    judging = DealJudging(Thinker(MadeUp, parent), deal, Effort.QUICK, 1, parent)
    qtbot.waitUntil(lambda: judging.review is not None)
    return judging


def last_deal(session: Session) -> PlayedDeal:
    """The latest finished deal of a game."""
    return played_deals(session.steps)[-1]


def reviews_of(seated: Seated, made_up: MadeUp) -> Reviews:
    """The reviews in a window, judged by made-up figures."""
    commands = seated.room.findChild(Commands)
    assert isinstance(commands, Commands)
    thinker = Thinker(lambda: made_up, seated.room)
    game = seated.controller.thinker
    desk = JudgeDesk(thinker, game, 8, effort=Effort.QUICK, parent=seated.room)
    seated.room.judging._desk = desk
    return commands.reviews
