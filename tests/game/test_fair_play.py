"""The proof of fair play: which decisions it asks about, and what it finds."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import pairwise

import pytest
from acting import act
from playing import Failing, First, ManualExecutor, match_of, played
from pytestqt.qtbot import QtBot

from quinto_desktop.game import INSTANT, GameController, Session, Thinker
from quinto_desktop.game.checking.fair_play import (
    FEWEST_QUESTIONS,
    THINKING_FACTOR,
    FairPlay,
    Finding,
    Proof,
    decisions_of,
)
from quinto_desktop.game.thinking.inline import InlineExecutor
from quinto_desktop.players import ComputerPlayer, Level, StopFlag, player_of
from quinto_desktop.rules import (
    Action,
    Deal,
    Form,
    MatchState,
    Observation,
    Phase,
    RuleOptions,
    legal_actions,
    observe,
)


class Peeking:
    """Looks into the match that the proof has before it, and not only into what it is given."""

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        state = next(states_in_sight())
        assert state.deal is not None
        place = sum(card.strength for card in state.deal.cachette)
        return observation.actions[place % len(observation.actions)]


def states_in_sight() -> Iterator[MatchState]:
    frame = sys._getframe(1)
    while frame.f_back is not None:
        frame = frame.f_back
        yield from [value for value in frame.f_locals.values() if isinstance(value, MatchState)]


class Asked:
    """A proof, and what it has reported."""

    def __init__(
        self,
        qtbot: QtBot,
        session: Session,
        player: ComputerPlayer | None = None,
        executor: ManualExecutor | None = None,
    ) -> None:
        self.qtbot = qtbot
        self.thinking_factor: list[float] = []

        def make_player(level: Level, thinking_factor: float) -> ComputerPlayer:
            self.thinking_factor.append(thinking_factor)
            return player or player_of(level, thinking_factor)

        self.controller = GameController(
            session,
            Thinker(InlineExecutor if executor is None else lambda: executor),
            pace=INSTANT,
            make_player=make_player,
        )
        self.fair_play = FairPlay(self.controller)
        self.steps: list[Proof] = []
        self.results: list[Proof] = []
        self.errors: list[str] = []
        self.fair_play.progressed.connect(self.steps.append)
        self.fair_play.finished.connect(self.results.append)
        self.fair_play.failed.connect(self.errors.append)

    def proved(self) -> Proof:
        self.fair_play.prove()
        self.qtbot.waitUntil(lambda: bool(self.results or self.errors))
        (result,) = self.results
        return result


def by_players(rules: RuleOptions, length: int, people: frozenset[int]) -> Session:
    """A session after so many actions, those of computer players their own."""
    session = Session(match_of(rules, people))
    choice = random.Random(5)
    while session.length < length:
        state, player = session.state, session.on_turn
        if player is None or player.level is None or state.phase is Phase.DEALING:
            act(session, choice)
        else:
            assert state.turn is not None
            seed = session.setup.source.decision_seed(session.length)
            session.apply(First().choose(observe(state, state.turn), seed))
    return session


FORMS = [RuleOptions(form=form, target=10_000) for form in Form]
by_form = pytest.mark.parametrize("rules", FORMS, ids=lambda rules: rules.form.value)


# --------------------------------------------------------------- what is asked about
@by_form
@pytest.mark.parametrize("length", [3, 20, 50, 56, 58, 80])
def test_every_choice_of_a_computer_in_the_latest_deal_is_asked_about(
    rules: RuleOptions, length: int
) -> None:
    session = by_players(rules, length, frozenset({0}))
    found = [decision for decision, _ in decisions_of(session)]

    deals = {decision.state.deals_finished for decision in found}
    assert len(deals) <= 1
    expected = [
        step
        for step in session.steps
        if not isinstance(step.action, Deal)
        and step.before.deals_finished in deals
        and step.before.player_on_turn != 0
        and len(legal_actions(step.before)) > 1
    ]
    assert [decision.action for decision in found] == [step.action for step in expected]
    assert [decision.state for decision in found] == [step.before for step in expected]
    places = [session.steps.index(step) for step in expected]
    seeds = [session.setup.source.decision_seed(place) for place in places]
    assert [decision.seed for decision in found] == seeds


def test_before_a_computer_has_had_a_choice_the_deal_before_counts() -> None:
    session = played(1)
    while not (session.length > 1 and isinstance(session.steps[-1].action, Deal)):
        act(session, random.Random(1))

    deals = {decision.state.deals_finished for decision, _ in decisions_of(session)}

    assert deals == {0}
    assert decisions_of(played(1)) == []


def test_people_are_not_asked() -> None:
    assert decisions_of(played(30, people=frozenset(range(4)))) == []  # type: ignore[arg-type]


# --------------------------------------------------------------- what is found
@by_form
def test_fair_players_answer_the_same(qtbot: QtBot, rules: RuleOptions) -> None:
    asked = Asked(qtbot, by_players(rules, 40, frozenset({0})), First())

    proof = asked.proved()

    assert proof.is_fair
    assert proof.decisions == proof.count(Finding.SAME) == proof.asked > 10
    assert [step.asked for step in asked.steps] == [*range(1, proof.decisions + 1)]
    assert asked.thinking_factor == [THINKING_FACTOR] * proof.decisions


def test_few_decisions_are_asked_about_more_often(qtbot: QtBot) -> None:
    asked = Asked(qtbot, by_players(FORMS[0], 3, frozenset({0})), First())

    proof = asked.proved()

    assert 0 < proof.decisions < 4
    assert proof.decisions * proof.exchanges >= FEWEST_QUESTIONS


def test_a_player_that_peeks_is_caught(qtbot: QtBot) -> None:
    asked = Asked(qtbot, by_players(FORMS[0], 40, frozenset({0})), Peeking())

    proof = asked.proved()

    assert not proof.is_fair
    assert proof.count(Finding.CHANGED) > proof.decisions / 3


def test_another_answer_than_in_the_game_is_counted_by_itself(qtbot: QtBot) -> None:
    class Last:
        def choose(
            self, observation: Observation, seed: int, stop: StopFlag | None = None
        ) -> Action:
            return observation.actions[-1]

    proof = Asked(qtbot, by_players(FORMS[0], 40, frozenset({0})), Last()).proved()

    assert proof.is_fair
    assert proof.count(Finding.RECONSIDERED) == proof.decisions


def test_without_a_decision_there_is_nothing_to_prove(qtbot: QtBot) -> None:
    proof = Asked(qtbot, played(1)).proved()

    assert (proof.decisions, proof.asked) == (0, 0)


def test_a_player_that_fails_ends_the_proof(qtbot: QtBot) -> None:
    asked = Asked(qtbot, by_players(FORMS[0], 20, frozenset({0})), Failing())

    asked.fair_play.prove()
    qtbot.waitUntil(lambda: bool(asked.errors))

    assert asked.errors == ["RuntimeError: out of ideas"]
    assert asked.results == []
    assert not asked.fair_play.is_running


# --------------------------------------------------------------- the game goes on
def test_one_question_is_out_at_a_time_and_none_after_stopping(qtbot: QtBot) -> None:
    executor = ManualExecutor()
    session = by_players(FORMS[0], 20, frozenset({0}))
    asked = Asked(qtbot, session, First(), executor)
    asked.fair_play.prove()
    assert len(executor.questions) == 1
    with qtbot.waitSignal(asked.fair_play.progressed):
        executor.answer()
    assert len(executor.questions) == 2

    asked.fair_play.stop()
    with qtbot.waitSignal(asked.controller.thinker.answered):
        executor.answer()

    assert len(executor.questions) == 2
    assert (len(asked.steps), asked.results, asked.errors) == (1, [], [])


def test_the_proof_changes_nothing_in_the_game(qtbot: QtBot) -> None:
    session = by_players(FORMS[0], 30, frozenset({0}))
    before = session.saved()
    asked = Asked(qtbot, session, First())
    stepped: list[object] = []
    asked.controller.stepped.connect(stepped.append)

    asked.proved()

    assert session.saved() == before
    assert stepped == []
    assert all(one.asked < other.asked for one, other in pairwise(asked.steps))


def test_closing_the_game_ends_the_proof(qtbot: QtBot) -> None:
    executor = ManualExecutor()
    asked = Asked(qtbot, by_players(FORMS[0], 20, frozenset({0})), First(), executor)
    asked.fair_play.prove()

    asked.controller.close()
    with qtbot.waitSignal(asked.controller.thinker.answered):
        executor.answer()

    assert asked.results == []
    assert len(executor.questions) == 1
