"""What an observation says of hidden cards: never too much, and never too little."""

from __future__ import annotations

from math import factorial, prod

import pytest
from examples import share
from hidden import FORMS_AND_OPTIONS, all_divisions, allows_history, deal_of, playout, truth, views
from tables import calling, view

from quinto_desktop.players.imagining.information import (
    CACHETTE,
    ROYAL,
    Information,
    hands_of,
    information_of,
    tricks_of,
)
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.rules import *

HEARTS = CARDS_OF_SUIT[Suit.HEARTS]


def _allowed(information: Information) -> dict[int, int]:
    return {hidden.place: hidden.allowed for hidden in information.hidden}


@pytest.mark.parametrize(("form", "option"), FORMS_AND_OPTIONS)
def test_the_true_deal_always_agrees_with_what_is_seen(form: Form, option: JokerLead) -> None:
    for seed in range(share(2)):
        for state in playout(form, option, seed).states[:-1]:
            for seen in views(state):
                information = information_of(seen)
                true = truth(state, information)
                for hidden in information.hidden:
                    assert not true[hidden.place] & ~hidden.allowed
                    assert true[hidden.place].bit_count() == hidden.size
                assert sum(true.values()) == information.unseen
                assert hands_of(information, true) == tuple(map(card_set, deal_of(state).hands))


@pytest.mark.parametrize(("form", "option"), FORMS_AND_OPTIONS)
def test_the_information_set_is_exactly_what_the_history_allows(
    form: Form, option: JokerLead
) -> None:
    """Small endings: every way to divide the unseen cards is tried with the rules themselves."""
    ruled_out = 0
    for seed in range(share(3)):
        for state in playout(form, option, seed).states[-9:-1]:
            assert state.turn is not None
            seen = observe(state, state.turn)
            information = information_of(seen)
            if _ways_to_divide(information) > 600:
                continue
            ways = [*all_divisions(information.unseen, _sizes(information))]
            legal = [way for way in ways if allows_history(seen, way)]
            possible = [*Sampler(information).all_deals()]
            assert len(possible) == len(legal)
            assert all(way in possible for way in legal)
            ruled_out += len(ways) - len(legal)
    assert ruled_out > 100 or share(3) < 3


def _sizes(information: Information) -> dict[int, int]:
    return {hidden.place: hidden.size for hidden in information.hidden}


def _ways_to_divide(information: Information) -> int:
    sizes = _sizes(information).values()
    return factorial(sum(sizes)) // prod(factorial(size) for size in sizes)


def test_a_discard_shows_a_void_for_good() -> None:
    allowed = _allowed(information_of(view("K8.J976.QT6.98", earlier="HA S2 H3 H4")))
    assert allowed[Seat.E] & HEARTS == 0
    assert allowed[Seat.N] & HEARTS == allowed[Seat.W] & HEARTS == allowed[CACHETTE] & HEARTS != 0


def test_the_trick_on_the_table_counts() -> None:
    allowed = _allowed(information_of(view("K87.J976.QT6.98", table="HA S2")))
    assert allowed[Seat.E] & HEARTS == 0


@pytest.mark.parametrize("trick", ["HA QR H3 H4", "QR S2 C3 D4"])
def test_the_quint_royal_shows_nothing(trick: str) -> None:
    information = information_of(view("K8.J976.QT6.98", earlier=trick))
    assert set(_allowed(information).values()) == {information.unseen}


def _after_eleven_tricks(option: JokerLead) -> list[tuple[MatchState, Observation]]:
    """Followers who kept a card at the eleventh trick and played no Quint Royal to it."""
    found = []
    for seed in range(120):
        for state in playout(Form.FOUR, option, seed).states:
            deal = deal_of(state)
            if len(deal.tricks) == 11 and not deal.trick.cards:
                found.append((state, observe(state, deal.trick.leader)))
    return found


def test_who_followed_to_the_eleventh_trick_does_not_hold_a_quint_royal_that_was_due() -> None:
    for _, seen in _after_eleven_tricks(JokerLead.FORBIDDEN_ALWAYS):
        allowed, trick = _allowed(information_of(seen)), seen.tricks[-1]
        for seat in trick.leader.clockwise[1:]:
            if seat in allowed and trick.card_of(seat) is not QUINT_ROYAL:
                assert not allowed[seat] & ROYAL


def test_a_losing_card_at_the_eleventh_trick_hides_the_quint_royal_if_the_option_says_so() -> None:
    may, may_not = 0, 0
    for _, seen in _after_eleven_tricks(JokerLead.FORBIDDEN_IF_WINNING):
        information = information_of(seen)
        allowed, trick = _allowed(information), seen.tricks[-1]
        if not information.unseen & ROYAL:
            continue
        for place, seat in enumerate(trick.leader.clockwise):
            if place == 0 or seat not in allowed:
                continue
            was_highest = trick.cards[place] is max(
                trick.cards[: place + 1], key=lambda card: card.strength
            )
            assert bool(allowed[seat] & ROYAL) is not was_highest
            may, may_not = may + (not was_highest), may_not + was_highest
    assert may > 2
    assert may_not > 2


@pytest.mark.parametrize("option", [JokerLead.HIGHEST, JokerLead.OPPONENTS])
def test_without_that_rule_the_eleventh_trick_shows_nothing_of_it(option: JokerLead) -> None:
    for _, seen in _after_eleven_tricks(option):
        information = information_of(seen)
        assert all(
            allowed & ROYAL == information.unseen & ROYAL
            for allowed in _allowed(information).values()
        )


def test_during_the_doubling_all_is_possible() -> None:
    information = information_of(calling("AK4.T9.Q2.8732+", "pass double"))
    assert _sizes(information) == {Seat.N: 12, Seat.E: 12, Seat.W: 12, CACHETTE: 5}
    assert set(_allowed(information).values()) == {information.unseen}
    assert information.unseen.bit_count() == 41


def test_every_form_hides_what_it_should() -> None:
    hidden_hands = {
        (form, state.phase, len(information_of(seen).hidden_hands))
        for form in Form
        for seed in range(6)
        for state in playout(form, JokerLead.HIGHEST, seed).states[:6]
        for seen in views(state)
    }
    assert hidden_hands == {
        (Form.FOUR, Phase.DOUBLING, 3),
        (Form.FOUR, Phase.PLAY, 3),
        (Form.TWO, Phase.DOUBLING, 2),
        (Form.TWO, Phase.PLAY, 2),
        # The Dummy-player sees one or both of their hands; the opponents only their own.
        (Form.DUMMY, Phase.DOUBLING, 2),
        (Form.DUMMY, Phase.DOUBLING, 3),
        (Form.DUMMY, Phase.PLAY, 2),
    }


def test_an_onlooker_who_sees_no_hand_knows_all_four_to_be_hidden() -> None:
    state = playout(Form.FOUR, JokerLead.HIGHEST, 1).states[20]
    covered = observe(state, Seat.N).covered()
    assert [hidden.place for hidden in information_of(covered).hidden] == [*SEATS, CACHETTE]


def test_no_card_on_the_table_is_no_trick() -> None:
    assert tricks_of(view("AK4.T98.Q2.873+")) == ()
    assert len(tricks_of(view("AK4.T98.Q2.873+", table="H9 HJ"))) == 1
