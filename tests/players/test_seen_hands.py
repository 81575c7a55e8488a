"""What is known with a second hand face up, checked against every possible deal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from tables import view

from quinto_desktop.players.by_rule.knowledge import Knowledge, knowledge_of
from quinto_desktop.rules import *

SMALL = {
    "partner's hand is seen": view("..7.+", shown="A...4", out=".6.T986.KJT9"),
    "dummy is on turn": view("A...4", seat=Seat.N, shown="..7.+", at=Seat.S, out=".6.T986.KJT9"),
    "an opponent's hand is seen": view("..7.+", shown="A...4", at=Seat.W, out=".6.T986.KJT9"),
    "one has played": view("5.6..", "C9", shown="A..7.", out="KQJ..JT8.K+"),
}
"""Two cards a hand: 756 deals of the nine that are hidden, or 168 of eight."""


def _deals(seen: Observation) -> Iterator[list[Hand]]:
    """The four hands in every deal that the observation allows; no one has shown a void."""
    unseen = [card for card in PACK if knowledge_of(seen).unseen >> card.strength & 1]
    first, second = (seat for seat in SEATS if seen.hands[seat] is None)
    for ones in combinations(unseen, seen.hand_sizes[first]):
        rest = [card for card in unseen if card not in ones]
        for others in combinations(rest, seen.hand_sizes[second]):
            hands = [hand or () for hand in seen.hands]
            hands[first], hands[second] = ones, others
            yield hands


def _chances(seat: Seat, known: Knowledge, led: Suit | None) -> list[float]:
    """Everything the knowledge says about a seat, for one suit that may be led."""
    return [
        known.chance_of_void(seat, led),
        *(known.chance_of_card(seat, card) for card in PACK),
        *(known.chance_to_beat(seat, led, card.strength) for card in PACK),
    ]


def _facts(hand: Hand, led: Suit | None) -> list[bool]:
    """The same of a hand whose cards are known."""
    following = [card for card in hand if led is not None and card.suit is led]
    # The Quint Royal may be played as well, but beats nothing.
    strongest = max((card.strength for card in following or hand), default=0)
    return [
        not following,
        *(card in hand for card in PACK),
        *(strongest > card.strength for card in PACK),
    ]


@pytest.mark.parametrize("led", [None, *Suit])
@pytest.mark.parametrize("name", SMALL)
def test_chances_are_those_over_all_deals(name: str, led: Suit | None) -> None:
    seen = SMALL[name]
    known = knowledge_of(seen)
    deals = list(_deals(seen))
    for seat in SEATS:
        facts = [_facts(hands[seat], led) for hands in deals]
        shares = [sum(column) / len(deals) for column in zip(*facts, strict=True)]
        assert _chances(seat, known, led) == pytest.approx(shares)
        if seen.hands[seat] is not None:
            assert _chances(seat, known, led) == shares  # 0 or 1, to the last digit


def test_the_cards_of_a_seen_hand_are_elsewhere_but_not_unseen() -> None:
    known = knowledge_of(SMALL["an opponent's hand is seen"])
    ace = parse_card("HA")
    assert not known.unseen >> ace.strength & 1
    assert known.is_elsewhere(ace, Seat.S)
    assert not known.is_elsewhere(ace, Seat.W)
    assert not known.is_elsewhere(QUINT_ROYAL, Seat.S)
    assert known.is_elsewhere(QUINT_ROYAL, Seat.W)


@pytest.mark.parametrize(
    ("name", "master"), [("partner's hand is seen", True), ("an opponent's hand is seen", False)]
)
def test_a_seen_ace_stands_against_its_opponents_only(name: str, master: bool) -> None:
    known = knowledge_of(SMALL[name])
    king_of_what_is_left = parse_card("D6")
    assert known.is_master(Side.NS, king_of_what_is_left) is master
    assert (known.share_below(Side.NS, king_of_what_is_left) == 1) is master


def test_a_hand_that_is_seen_needs_no_showing_void() -> None:
    """East discarded on a heart and is void; North, exposed, followed but has none left."""
    seen = view("KQ.J976.QT6.98", earlier="H2 S2 H3 H4", shown=".T85.K9843.KQJ")
    known = knowledge_of(seen)
    assert known.chance_of_void(Seat.E, Suit.HEARTS) == 1
    assert known.chance_of_void(Seat.N, Suit.HEARTS) == 1
    assert known.chance_of_void(Seat.S, Suit.HEARTS) == 0
    assert 0 < known.chance_of_void(Seat.W, Suit.HEARTS) < 1


@pytest.mark.parametrize("form", Form)
def test_every_card_is_where_it_may_be(form: Form) -> None:
    """Seen hands exactly, hidden hands among what they may hold, in a random deal of each form."""
    for seed in range(12):
        chance = random.Random(seed)
        rules = RuleOptions(form=form, draw=DrawRule.ACE_LOW, target=10_000)
        state = apply(new_match(rules), Draw(drawn_cards(seed, form))).after
        state = apply(state, Deal(shuffled_pack(seed, 1))).after
        while state.phase is not Phase.DEALING:
            assert state.deal is not None
            for seat in SEATS if state.phase is Phase.PLAY else ():
                seen = observe(state, seat)
                known = knowledge_of(seen)
                assert known.unseen == card_set(_hidden_cards(seen, state.deal.hands)) | card_set(
                    state.deal.cachette
                )
                for other, hand in zip(SEATS, state.deal.hands, strict=True):
                    if seen.hands[other] is None:
                        assert not card_set(hand) & ~known.could_hold[other]
                        assert not known.could_hold[other] & ~known.unseen
                    else:
                        assert known.could_hold[other] == card_set(hand)
            state = apply(state, chance.choice(legal_actions(state))).after


def _hidden_cards(seen: Observation, hands: tuple[Hand, ...]) -> list[Card]:
    return [card for seat in SEATS if seen.hands[seat] is None for card in hands[seat]]
