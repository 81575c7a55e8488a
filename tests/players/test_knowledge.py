"""What an observation implies about hidden cards, and the worth of points near the end."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from itertools import permutations
from math import exp, factorial, log, prod

import pytest
from examples import each, share
from hidden import FORMS_AND_OPTIONS, all_divisions, allows_history, deal_of, playout, truth, views
from tables import calling, view

from quinto_desktop.players.by_rule.casual import PointWorth
from quinto_desktop.players.by_rule.doubling import expected_share
from quinto_desktop.players.by_rule.knowledge import chance_of_none, knowledge_of, pile_of
from quinto_desktop.players.imagining.imagination import Beliefs, tells
from quinto_desktop.players.imagining.information import (
    CACHETTE,
    ROYAL,
    Information,
    hands_of,
    information_of,
    tricks_of,
)
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.kernel import divide
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_cards

HEARTS = CARDS_OF_SUIT[Suit.HEARTS]


def _after_trick(cards: str) -> tuple[int, ...]:
    """Which hearts each seat may hold after North led this first trick."""
    seen = view("K8.J976.QT6.98", earlier=cards)
    return tuple(held & HEARTS for held in knowledge_of(seen).could_hold)


def test_a_discard_shows_a_void() -> None:
    north, east, _, west = _after_trick("HA S2 H3 H4")
    assert east == 0
    assert north == west != 0


def test_the_quint_royal_shows_nothing() -> None:
    north, east, _, west = _after_trick("HA QR H3 H4")
    assert north == east == west != 0


def test_a_led_quint_royal_shows_nothing() -> None:
    north, east, _, west = _after_trick("QR S2 C3 D4")
    assert north == east == west != 0


def test_own_and_played_cards_are_not_out() -> None:
    known = knowledge_of(view("K76.876.QJ3.T98", "HA H9"))
    for text in ("HK", "S8", "HA", "H9"):
        assert not known.is_elsewhere(parse_card(text), Seat.S)
    assert known.is_elsewhere(QUINT_ROYAL, Seat.S)
    assert known.unseen.bit_count() == 53 - 14


def test_chances_are_those_of_drawing_cards() -> None:
    assert chance_of_none(39, 12, 0) == 1
    assert chance_of_none(39, 12, 28) == 0
    assert chance_of_none(4, 2, 1) == pytest.approx(1 / 2)
    assert chance_of_none(4, 2, 2) == pytest.approx(1 / 6)


@pytest.mark.parametrize(
    ("table", "chance"),
    [("HA H9 H8 H7", 1.0), ("H9 HA H8 H7", 0.0), ("HA H9", 1.0), ("QR HA C3", 0.0)],
)
def test_a_trick_that_is_decided_has_a_certain_winner(table: str, chance: float) -> None:
    cards = parse_cards(table)
    known = knowledge_of(view("K65.876.QJ4.T98"))
    to_come = (Seat.S, Seat.W)[len(cards) - 2 :]
    pile = pile_of(Trick(Seat.N, cards), JokerLead.HIGHEST)
    assert known.chance_of_side(Side.NS, pile, to_come) == chance


def test_under_opponents_a_led_quint_royal_is_lost() -> None:
    pile = pile_of(Trick(Seat.N, parse_cards("QR C3 HA")), JokerLead.OPPONENTS)
    known = knowledge_of(view("K65.876.QJ4.T98"))
    assert known.chance_of_side(Side.NS, pile, (Seat.W,)) == 0
    assert known.chance_of_side(Side.EW, pile, (Seat.W,)) == 1


def test_a_quint_that_reaches_the_target_is_worth_the_game() -> None:
    stakes = PointWorth(view("K65.876.QJ4.T98", scores=(235, 230)))
    assert stakes.marked(10, Side.NS) == 10
    assert stakes.marked(15, Side.NS) > 200
    assert stakes.marked(20, Side.EW) > 200
    assert stakes.marked(0, Side.NS) == 0


@pytest.mark.parametrize(("scores", "decides"), [((0, 0), False), ((170, 240), True)])
def test_the_last_tricks_are_worth_more_when_they_decide(
    scores: tuple[int, int], decides: bool
) -> None:
    stakes = PointWorth(view("A...8", out="9876.7.3.KQJT9", scores=scores))
    assert (stakes.trick > 50) is decides
    assert decides or stakes.trick == 5


def test_the_estimate_of_tricks_is_even_on_average() -> None:
    shares: list[float] = []
    for number in range(1, 200):
        pack = shuffled_pack(5, number)
        shares.extend(expected_share(sorted_hand(pack[n : n + 12])) for n in (0, 12, 24, 36))
    assert sum(shares) / len(shares) == pytest.approx(0.5, abs=0.01)


# -------- Deals drawn by beliefs are possible, and as likely as the beliefs and the sizes make them
ODDS = [(1, 2, 3, 0), (2, 1, 1, 0), (1, 1, 0, 0), (0.5, 1, 2, 0), (1, 1, 1, 0)]
"""Five cards: one in the third place, two in each of the first two."""


def divisions(count: int, seed: int = 5) -> tuple[array[int], array[float]]:
    into, logs = array("Q", bytes(32 * count)), array("d", bytes(8 * count))
    cards, odds = array("Q", [1, 2, 4, 8, 16]), array("f", [x for row in ODDS for x in row])
    divide(cards, array("i", [0, 0, 1, 1, 2]), odds, seed, 4, into, logs)
    return into, logs


def test_divisions_come_in_proportion_to_their_odds() -> None:
    count = 20_000
    into, logs = divisions(count)
    found = Counter(tuple(into[4 * at : 4 * at + 4]) for at in range(count))
    expected = {}
    for places in set(permutations((0, 0, 1, 1, 2))):
        odds = prod(row[place] for row, place in zip(ODDS, places, strict=True))
        if odds:
            sets = [0, 0, 0, 0]
            for card, place in enumerate(places):
                sets[place] |= 1 << card
            expected[tuple(sets)] = odds
    assert set(found) == set(expected)
    for divided, odds in expected.items():
        assert found[divided] / count == pytest.approx(odds / sum(expected.values()), abs=0.02)
    for at in range(50):
        assert logs[at] == pytest.approx(log(expected[tuple(into[4 * at : 4 * at + 4])]), abs=1e-5)


def test_the_same_seed_gives_the_same_divisions() -> None:
    assert divisions(20) == divisions(20)
    assert divisions(20) != divisions(20, seed=6)


@pytest.mark.parametrize(
    ("cards", "odds", "seed", "sets"), [(0, 0, 1, 4), (2, 8, 0, 4), (2, 7, 1, 4), (2, 8, 1, 3)]
)
def test_what_does_not_fit_is_refused(cards: int, odds: int, seed: int, sets: int) -> None:
    with pytest.raises(ValueError, match="division"):
        divide(
            array("Q", [1] * cards),
            array("i", [0] * cards),
            array("f", [1.0] * odds),
            seed,
            4,
            array("Q", [0] * sets),
            array("d", [0.0]),
        )


@each("option", JokerLead)
def test_deals_are_possible_and_their_logarithms_true(option: JokerLead) -> None:
    told = 0
    for state in playout(Form.FOUR, option, 2).states:
        if state.phase is not Phase.PLAY or state.turn is None:
            continue
        seen = observe(state, state.turn)
        information = information_of(seen)
        if not tells(seen, information):
            continue
        told += 1
        drawn = Beliefs(seen, information).draw(Sampler(information), 3, random.Random(1))
        for division, logarithm in drawn:
            assert set(division) == {hidden.place for hidden in information.hidden}
            assert sum(division.values()) == information.unseen
            for hidden in information.hidden:
                cards = division[hidden.place]
                assert cards.bit_count() == hidden.size
                assert not cards & ~hidden.allowed
            assert exp(logarithm) > 0
    assert told > 30


def test_beliefs_are_for_a_seat_on_turn_that_sees_one_hand() -> None:
    for form in Form:
        for state in playout(form, JokerLead.HIGHEST, 1).states[:20]:
            if state.turn is not None:
                seen = observe(state, state.turn)
                expected = form is Form.FOUR and state.phase is Phase.PLAY
                assert tells(seen, information_of(seen)) is expected


# -------- What an observation says of hidden cards: never too much, and never too little
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
            seen = observe(state, state.mover)
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
