"""What an observation implies about hidden cards, and the worth of points near the end."""

from __future__ import annotations

import pytest
from tables import view

from quinto_desktop.players.by_rule.casual import PointWorth
from quinto_desktop.players.by_rule.doubling import expected_share
from quinto_desktop.players.by_rule.knowledge import chance_of_none, knowledge_of, pile_of
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
