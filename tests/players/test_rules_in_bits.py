"""The rules that the kernel repeats in bits are `rules`, function by function."""

from __future__ import annotations

import random
from collections.abc import Iterable
from types import ModuleType

import pytest
from interpreted_kernel import interpreted

from quinto_desktop.players.kernel import _rules
from quinto_desktop.rules import *


@pytest.fixture(params=["as installed", "interpreted"])
def bits(request: pytest.FixtureRequest) -> ModuleType:
    """The rules in bits, interpreted and, where available, compiled."""
    return _rules if request.param == "as installed" else interpreted("_rules")


def led_in(cards: Iterable[Card]) -> int:
    """The suit of a trick as bits; 0 if the Quint Royal or nothing was led."""
    first = next(iter(cards), None)
    return 0 if first is None or first.suit is None else suit_bits(first)


def suit_bits(card: Card) -> int:
    return card_set(other for other in PACK if other.suit is card.suit)


def test_suits(bits: ModuleType) -> None:
    for card in PACK:
        assert bits.suit_of(card.strength) == (0 if card.suit is None else suit_bits(card))


def test_mates(bits: ModuleType) -> None:
    mates = {
        card: other for quint in QUINTS if len(quint.cards) == 2 for card, other in both(quint)
    }
    assert len(mates) == 16
    for card in PACK:
        mate = mates.get(card)
        assert bits.mate_of(card.strength) == (0 if mate is None else card_set([mate]))


def both(quint: Quint) -> list[tuple[Card, Card]]:
    one, other = quint.cards
    return [(one, other), (other, one)]


@pytest.mark.parametrize("joker_lead", JokerLead)
def test_who_takes_a_trick(bits: ModuleType, joker_lead: JokerLead) -> None:
    option, chance = [*JokerLead].index(joker_lead), random.Random(option_seed(joker_lead))
    for number in range(1500):
        cards = chance.sample(PACK, 4)
        if number % 3 == 0 and PACK[0] not in cards:
            cards[chance.randrange(4)] = PACK[0]
        best, winner, led = -1, 0, led_in(cards)
        for place, card in enumerate(cards):
            if bits.takes(card.strength, best, led, place, option):
                best, winner = card.strength, place
        leader = SEATS[number % 4]
        whole = Trick(leader, tuple(cards))
        assert leader.clockwise[winner] is trick_winner(whole, joker_lead), whole


@pytest.mark.parametrize("joker_lead", JokerLead)
def test_what_may_be_played(bits: ModuleType, joker_lead: JokerLead) -> None:
    option, chance = [*JokerLead].index(joker_lead), random.Random(option_seed(joker_lead))
    for number in range(2500):
        # Every other time at the eleventh trick, where the Quint Royal may be due.
        left = 2 if number % 2 else chance.randint(1, TRICKS_IN_A_DEAL)
        cards = chance.sample(PACK, left + 3)
        if number % 3 == 0 and PACK[0] not in cards:
            cards[0] = PACK[0]
        hand, lying = sorted_hand(cards[:left]), cards[left : left + chance.randrange(4)]
        if joker_lead in FORBIDDEN and lying and lying[0].suit is None:
            continue  # it cannot be led there, unless it is the last card
        trick, done = Trick(Seat.N, tuple(lying)), TRICKS_IN_A_DEAL - left
        held, best = card_set(hand), max((card.strength for card in lying), default=-1)
        found = (
            bits.may_follow(held, led_in(lying), best, left, option)
            if lying
            else bits.may_lead(held, option)
        )
        assert found == card_set(playable(hand, trick, done, joker_lead)), (hand, trick)


FORBIDDEN = (JokerLead.FORBIDDEN_ALWAYS, JokerLead.FORBIDDEN_IF_WINNING)


def option_seed(joker_lead: JokerLead) -> str:
    return f"rules in bits {joker_lead.value}"


def test_quints(bits: ModuleType) -> None:
    chance = random.Random("quints in bits")
    for _ in range(1500):
        cards = chance.sample(PACK, chance.randint(1, 12))
        pair = chance.choice(QUINTS).cards
        cards = [*{*cards, *pair}]
        assert 5 * bits.quint_fives(card_set(cards)) == quint_points(cards)
        whole = [card for quint in quints_in(cards) for card in quint.cards]
        assert bits.quint_cards(card_set(cards)) == card_set(whole)
        *lying, last = cards
        gains = quint_points(cards) > quint_points(lying)
        assert bits.makes_quint(card_set(lying), last.strength) == gains
