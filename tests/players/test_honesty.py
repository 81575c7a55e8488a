"""No level sees hidden cards: swapping them behind its back never changes what it does."""

from __future__ import annotations

from functools import cache

import pytest
from examples import each, examples, share
from hidden import FORMS_AND_OPTIONS, deal_of, playout, replayed
from hypothesis import given
from hypothesis import strategies as st
from playing import matches_in_sight

from quinto_desktop.players import ComputerPlayer, Level, StopFlag, player_of
from quinto_desktop.players.fairness import Decision, Finding, examine, permuted
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.rules import *

QUICK = (Level.NOVICE, Level.CASUAL)
MOMENTS = {level: share(40) if level in QUICK else share(3) for level in Level}
"""How many choices of a deal each level is asked about; the strong ones take their time."""


@cache
def choices(form: Form, joker_lead: JokerLead, seed: int) -> tuple[MatchState, ...]:
    """The moments of a random deal at which there is something to choose."""
    states = playout(form, joker_lead, seed).states
    running = [state for state in states if state.phase in (Phase.DOUBLING, Phase.PLAY)]
    return tuple([state for state in running if len(legal_actions(state)) > 1])


def decided(player: ComputerPlayer, state: MatchState, seed: int = 1) -> Decision:
    """What a player does at a moment."""
    return Decision(state, seed, player.choose(observe(state, state.mover), seed))


# --------------------------------------------------------------- the exchange
@given(
    st.sampled_from(FORMS_AND_OPTIONS),
    st.integers(0, 30),
    st.integers(0, 60),
    st.integers(0, 2**32),
)
@examples(120)
def test_the_seat_sees_the_same_and_the_history_stays_legal(
    played: tuple[Form, JokerLead], number: int, moment: int, seed: int
) -> None:
    deal = playout(*played, number)
    running = [state for state in deal.states if state.phase is not Phase.DEALING]
    state = running[moment % len(running)]
    for seat in SEATS:
        other, seen = permuted(state, seat, seed), observe(state, seat)
        assert observe(other, seat) == seen
        places = [*deal_of(other).hands, deal_of(other).cachette]
        division = {
            hidden.place: card_set(places[hidden.place]) for hidden in information_of(seen).hidden
        }
        assert replayed(deal.start, seen, division) == seen


@pytest.mark.parametrize(("form", "joker_lead"), FORMS_AND_OPTIONS)
def test_hidden_cards_do_move(form: Form, joker_lead: JokerLead) -> None:
    for state in choices(form, joker_lead, 5)[:20]:
        other = permuted(state, state.mover, 1)
        assert deal_of(other).hands != deal_of(state).hands
        assert deal_of(other).cachette != deal_of(state).cachette
        assert permuted(state, state.mover, 1) == other
        assert permuted(state, state.mover, 2) != other


# --------------------------------------------------------------- the levels
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("level", Level)
def test_no_level_chooses_by_hidden_cards(level: Level, form: Form) -> None:
    player, asked = player_of(level, unhurried=True), MOMENTS[level]
    for joker_lead in JokerLead if level in QUICK else (JokerLead.HIGHEST,):
        moments = choices(form, joker_lead, 3)
        # Evenly from the first call to the last choice: the ends of deals are searched exactly.
        for state in moments[:: max(1, len(moments) // asked)]:
            assert examine(decided(player, state), player, 1) is Finding.SAME


# --------------------------------------------------------------- unfair players
class Peeking:
    """Inspects the call stack, and leads by what is in the cachette."""

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        state = next(matches_in_sight())
        place = sum(card.strength for card in deal_of(state).cachette)
        return observation.actions[place % len(observation.actions)]


class Fickle:
    """Never does the same twice."""

    def __init__(self) -> None:
        self.times = 0

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        self.times += 1
        return observation.actions[self.times % len(observation.actions)]


class Wiser:
    """Has had another idea since, whatever the cards."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        return observation.actions[self.place]


@each("form", Form)
def test_a_player_that_peeks_is_caught(form: Form) -> None:
    cheat = Peeking()
    found = [
        examine(decided(cheat, state), cheat, 2) for state in choices(form, JokerLead.HIGHEST, 3)
    ]

    assert found.count(Finding.CHANGED) > len(found) / 2


def test_a_player_that_does_not_stand_by_its_word_is_caught() -> None:
    player = Fickle()
    state = choices(Form.FOUR, JokerLead.HIGHEST, 3)[-1]

    assert examine(decided(player, state), player, 2) is Finding.CHANGED


def test_a_change_of_mind_is_no_cheating() -> None:
    state = choices(Form.FOUR, JokerLead.HIGHEST, 3)[-1]

    assert examine(decided(Wiser(0), state), Wiser(-1), 3) is Finding.RECONSIDERED
    assert examine(decided(Wiser(0), state), Wiser(0), 3) is Finding.SAME
