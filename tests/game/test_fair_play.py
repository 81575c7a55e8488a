"""The proof of fair play: which decisions it asks about, and what it finds."""

from __future__ import annotations

import random

import pytest
from acting import act
from playing import Failing, First, done, match_of, matches_in_sight, played

from quinto_desktop.game import Session
from quinto_desktop.game.checking.fair_play import (
    FEWEST_QUESTIONS,
    THINKING_FACTOR,
    Finding,
    Proof,
    decisions_of,
    prove,
)
from quinto_desktop.players import ComputerPlayer, Level, StopFlag, player_of
from quinto_desktop.rules import *


class Peeking:
    """Looks into the match that the proof has before it, and not only into what it is given."""

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        state = next(matches_in_sight())
        place = sum(card.strength for card in state.dealt.cachette)
        return observation.actions[place % len(observation.actions)]


def proved(session: Session, player: ComputerPlayer) -> tuple[list[Proof], Proof]:

    def make_player(_: Level, thinking_factor: float) -> ComputerPlayer:
        assert thinking_factor == THINKING_FACTOR
        return player

    return done(prove(session, make_player))


def by_players(rules: RuleOptions, length: int, people: frozenset[int]) -> Session:
    """A session after so many actions, those of computer players their own."""
    session = Session(match_of(rules, people))
    choice = random.Random(5)
    while session.length < length:
        state, player = session.state, session.on_turn
        if player is None or player.level is None or state.phase is Phase.DEALING:
            act(session, choice)
        else:
            seed = session.setup.source.decision_seed(session.length)
            session.apply(First().choose(observe(state, state.mover), seed))
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
def test_fair_players_answer_the_same(rules: RuleOptions) -> None:
    session = by_players(rules, 40, frozenset({0}))
    before = session.saved()

    steps, proof = proved(session, First())

    assert proof.is_fair
    assert proof.decisions == proof.count(Finding.SAME) == proof.asked > 10
    assert [step.asked for step in steps] == [*range(1, proof.decisions + 1)]
    assert session.saved() == before


def test_few_decisions_are_asked_about_more_often() -> None:
    _, proof = proved(by_players(FORMS[0], 3, frozenset({0})), First())

    assert 0 < proof.decisions < 4
    assert proof.decisions * proof.exchanges >= FEWEST_QUESTIONS


def test_a_player_that_peeks_is_caught() -> None:
    _, proof = proved(by_players(FORMS[0], 40, frozenset({0})), Peeking())

    assert not proof.is_fair
    assert proof.count(Finding.CHANGED) > proof.decisions / 3


def test_another_answer_than_in_the_game_is_counted_by_itself() -> None:
    class Last:
        def choose(
            self, observation: Observation, seed: int, stop: StopFlag | None = None
        ) -> Action:
            return observation.actions[-1]

    _, proof = proved(by_players(FORMS[0], 40, frozenset({0})), Last())

    assert proof.is_fair
    assert proof.count(Finding.RECONSIDERED) == proof.decisions


def test_without_a_decision_there_is_nothing_to_prove() -> None:
    steps, proof = proved(played(1), First())

    assert (proof.decisions, proof.asked, steps) == (0, 0, [])


def test_a_player_that_fails_or_answers_nonsense_ends_the_proof() -> None:
    session = by_players(FORMS[0], 20, frozenset({0}))
    with pytest.raises(RuntimeError, match="out of ideas"):
        proved(session, Failing())
    with pytest.raises(TypeError, match="no finding"):
        done(prove(session, player_of), lambda _: "nonsense")
