"""The book's examples as data; what they show is derived from the rules."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from quinto_desktop.rules import (
    QUINTS,
    SEATS,
    Call,
    Card,
    CardsDrawn,
    Draw,
    DrawRule,
    JokerLead,
    Quint,
    QuintKind,
    RuleOptions,
    Seat,
    Suit,
    apply,
    new_match,
    quint_of,
    quints_in,
    trick_value,
)
from quinto_desktop.rules.notation import parse_cards, parse_hand
from quinto_desktop.rules.state import Hand
from quinto_desktop.window.help.trick_example import (
    FAN_STEP,
    Face,
    Figure,
    Group,
    HandExample,
    Row,
    TrickExample,
    TwoFormsExample,
    faces_of,
    in_suits,
    name_at,
)
from quinto_desktop.window.text.card_text import cards_by_suit, quint_name, the_card, the_quint
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate

_PAIR_STEP = 0.55
_DUMMY_STEP = 0.36


class Example(Protocol):
    """Something that can be drawn, and described in words for those who cannot see it."""

    def figure(self) -> Figure:
        """The figure to draw."""
        ...

    def description(self) -> str:
        """Everything drawn, in sentences."""
        ...


class OrderExample(Struct, frozen=True):
    """Samples of the single order, highest first: cards of each suit, and the Quint Royal."""

    groups: tuple[tuple[Card, ...], ...]

    def figure(self) -> Figure:
        groups = tuple(Group(faces_of(cards), step=0.36) for cards in self.groups)
        return Figure((Row(groups, gap=0.22),), card=58)

    def description(self) -> str:
        cards = [the_card(card) for group in self.groups for card in group]
        text = translate("Help", "From highest to lowest, with gaps: {cards}.")
        return fill(text, cards=", ".join(cards))


class QuintsExample(Struct, frozen=True):
    """Quints side by side, each with its worth."""

    quints: tuple[Quint, ...]

    def figure(self) -> Figure:
        text = translate("Help", "{points} points")
        groups = tuple(
            Group(faces_of(quint.cards), step=_PAIR_STEP, under=fill(text, points=quint.points))
            for quint in self.quints
        )
        return Figure((Row(groups, gap=0.62),))

    def description(self) -> str:
        text = translate("Help", "{quint}: {points} points.")
        return " ".join(
            fill(text, quint=title_case(quint_name(quint)), points=quint.points)
            for quint in self.quints
        )


class CachetteExample(Struct, frozen=True):
    """A cachette face up: the whole quints in it, and the split ones."""

    cards: tuple[Card, ...]

    @property
    def quints(self) -> tuple[Quint, ...]:
        return quints_in(self.cards)

    @property
    def split(self) -> tuple[Card, ...]:
        """Cards in it whose partner in a pair is elsewhere."""
        return tuple(
            card
            for card in self.cards
            if (quint := quint_of(card)) is not None and quint not in self.quints
        )

    @property
    def points(self) -> int:
        """Its points, apart from those for its trick."""
        return sum(quint.points for quint in self.quints)

    def figure(self) -> Figure:
        groups = tuple(
            Group((Face(card, is_ringed=self._is_whole(card)),), under=self._word(card))
            for card in self.cards
        )
        points = fill(translate("Help", "{points} points"), points=self.points)
        also = translate("Help", "and one more trick for the winner of the twelfth")
        return Figure((Row(groups, note=(points, also), gap=0.1),), card=66)

    def description(self) -> str:
        listed = translate("Help", "The cachette holds {cards}.")
        whole = translate("Help", "Whole: {quints}, {points} points.")
        split = translate("Help", "Split, and worth nothing: {cards}.")
        cards, odd = ([the_card(card) for card in some] for some in (self.cards, self.split))
        quints = [the_quint(quint) for quint in self.quints]
        told = fill(listed, cards=join_and(cards)), fill(split, cards=join_and(odd))
        return f"{told[0]} {fill(whole, quints=join_and(quints), points=self.points)} {told[1]}"

    def _is_whole(self, card: Card) -> bool:
        return any(card in quint.cards for quint in self.quints)

    def _word(self, card: Card) -> str:
        if self._is_whole(card):
            return translate("Help", "whole")
        return translate("Help", "split") if card in self.split else ""


class DummyExample(Struct, frozen=True):
    """Dummy's hand and its player's own, as laid out after the doubling, high to low."""

    dummy: Hand
    own: Hand

    def figure(self) -> Figure:
        suits = tuple(
            Group(faces_of(cards), step=_DUMMY_STEP) for cards in in_suits(self.dummy) if cards
        )
        own = Group(faces_of(self.own), step=FAN_STEP)
        return Figure(
            (
                Row(suits, title=translate("Help", "Dummy, face up for all to see"), gap=0.24),
                Row((own,), title=translate("Help", "The Dummy-player’s own hand")),
            ),
            card=66,
        )

    def description(self) -> str:
        text = translate("Help", "Dummy lies face up, sorted by suit: {cards}.")
        own = translate("Help", "The Dummy-player holds {cards}.")
        dummy, mine = (cards_by_suit(one, voids=False) for one in (self.dummy, self.own))
        return f"{fill(text, cards=dummy)} {fill(own, cards=mine)}"


class DrawExample(Struct, frozen=True):
    """The cards drawn by four players, and who partners whom by each order."""

    cards: tuple[Card, ...]

    def drawn(self, rule: DrawRule) -> CardsDrawn:
        (event,) = apply(new_match(RuleOptions(draw=rule)), Draw(self.cards)).events
        assert isinstance(event, CardsDrawn)  # a draw has no other result
        return event

    def dealer(self, rule: DrawRule) -> Seat:
        """The player who drew lowest, by seat at the draw."""
        drawn = self.drawn(rule)
        return Seat(drawn.seating[drawn.dealer])

    def partner(self, rule: DrawRule) -> Seat:
        """The dealer's partner, by seat at the draw."""
        drawn = self.drawn(rule)
        return Seat(drawn.seating[drawn.dealer.partner])

    def figure(self) -> Figure:
        rows = [
            Row(tuple(self._group(seat, rule) for seat in SEATS), title, self._note(rule), gap=0.56)
            for rule, title in _draw_orders()
        ]
        return Figure(tuple(rows), card=60)

    def description(self) -> str:
        told = [
            fill(translate("Help", "{who} drew {card}."), who=name_at(seat), card=the_card(card))
            for seat, card in zip(SEATS, self.cards, strict=True)
        ]
        text = translate("Help", "{rule}: {dealer} deals, and plays with {partner}.")
        for rule, title in _draw_orders():
            dealer, partner = map(name_at, (self.dealer(rule), self.partner(rule)))
            told.append(fill(text, rule=title, dealer=dealer, partner=partner))
        return " ".join(told)

    def _note(self, rule: DrawRule) -> tuple[str, str]:
        deals, plays = translate("Help", "{who} deals"), translate("Help", "and plays with {who}")
        dealer, partner = map(name_at, (self.dealer(rule), self.partner(rule)))
        return fill(deals, who=dealer), fill(plays, who=partner)

    def _group(self, seat: Seat, rule: DrawRule) -> Group:
        part = translate("Help", "higher")
        if seat is self.dealer(rule):
            part = translate("Help", "lowest")
        elif seat is self.partner(rule):
            part = translate("Help", "second")
        return Group(faces_of([self.cards[seat]]), over=name_at(seat), under=part)


class CallsExample(Struct, frozen=True):
    """Rounds of doubling, and the value of a trick after each call.

    Attributes:
        dealer: Who deals; the seat on the left calls first.
        rounds: The four calls of each round, eldest hand's first.
    """

    dealer: Seat
    rounds: tuple[tuple[Call, Call, Call, Call], ...]

    def values(self, calls: tuple[Call, ...]) -> tuple[int, ...]:
        return tuple(trick_value(calls[: number + 1]) for number in range(len(calls)))

    def figure(self) -> Figure:
        return Figure(tuple(self._row(calls) for calls in self.rounds), card=66)

    def description(self) -> str:
        order = [name_at(seat) for seat in self.dealer.next.clockwise]
        text = translate("Help", "The calls go round in this order: {seats}.")
        return " ".join([fill(text, seats=", ".join(order)), *map(self._told_round, self.rounds)])

    def _told_round(self, calls: tuple[Call, Call, Call, Call]) -> str:
        raised = {
            call: name_at(seat)
            for seat, call in zip(self.dealer.next.clockwise, calls, strict=True)
            if call is not Call.PASS
        }
        text = translate("Help", "All pass: a trick is worth {value}.")
        if Call.REDOUBLE in raised:
            text = translate(
                "Help", "{doubler} doubles and {redoubler} redoubles: a trick is worth {value}."
            )
        elif raised:
            text = translate(
                "Help", "{doubler} doubles, the others pass: a trick is worth {value}."
            )
        return fill(
            text,
            doubler=raised.get(Call.DOUBLE),
            redoubler=raised.get(Call.REDOUBLE),
            value=trick_value(calls),
        )

    def _row(self, calls: tuple[Call, Call, Call, Call]) -> Row:
        worth = translate("Help", "worth {value}")
        groups = tuple(
            Group(over=name_at(seat), plate=call_word(call), under=fill(worth, value=value))
            for seat, call, value in zip(
                self.dealer.next.clockwise, calls, self.values(calls), strict=True
            )
        )
        text = translate("Help", "A trick: {value}")
        deal = translate("Help", "{points} for all thirteen")
        value = trick_value(calls)
        return Row(groups, note=(fill(text, value=value), fill(deal, points=13 * value)), gap=0.14)


def call_word(call: Call) -> str:
    """A call as spoken: “Double”."""
    return {
        Call.PASS: translate("Help", "Pass"),
        Call.DOUBLE: translate("Help", "Double"),
        Call.REDOUBLE: translate("Help", "Redouble"),
    }[call]


def _draw_orders() -> tuple[tuple[DrawRule, str], ...]:
    return (
        (DrawRule.PACK, translate("Help", "As in play")),
        (DrawRule.ACE_LOW, translate("Help", "Ace low")),
        (DrawRule.ACE_HIGH, translate("Help", "Ace high")),
    )


def _quint(kind: QuintKind, suit: Suit | None) -> Quint:
    return next(quint for quint in QUINTS if quint.kind is kind and quint.suit is suit)


def _trick(leader: Seat, cards: str, joker_lead: JokerLead = JokerLead.HIGHEST) -> TrickExample:
    return TrickExample(leader, parse_cards(cards), joker_lead)


_PASS, _DOUBLE, _REDOUBLE = Call.PASS, Call.DOUBLE, Call.REDOUBLE

EXAMPLES: dict[str, Example] = {
    "order": OrderExample(
        tuple(map(parse_cards, ("HA HK H2", "DA DK D2", "CA CK C2", "SA SK S2", "QR")))
    ),
    "draw": DrawExample(parse_cards("D9 HA C9 HQ")),
    "calls": CallsExample(
        Seat.S,
        (
            (_PASS, _PASS, _PASS, _PASS),
            (_PASS, _DOUBLE, _PASS, _PASS),
            (_DOUBLE, _PASS, _PASS, _REDOUBLE),
        ),
    ),
    "follow": HandExample(_trick(Seat.W, "CJ C3 DT"), parse_hand("K94.AQ7.K86.T5+")),
    "trump": _trick(Seat.S, "CK C9 D2 H3"),
    "discard": _trick(Seat.W, "D8 DJ SA CK"),
    "royal-thrown": _trick(Seat.S, "HA H9 QR H6"),
    "royal-led": _trick(Seat.S, "QR D9 HK CA"),
    "royal-led-opponents": _trick(Seat.S, "QR D9 HK CA", JokerLead.OPPONENTS),
    "royal-due": TwoFormsExample(_trick(Seat.E, "H9"), parse_hand("4...+")),
    "quints": QuintsExample(
        (
            _quint(QuintKind.FIVE, Suit.HEARTS),
            _quint(QuintKind.ACE_FOUR, Suit.DIAMONDS),
            _quint(QuintKind.TWO_THREE, Suit.CLUBS),
            _quint(QuintKind.ROYAL, None),
        )
    ),
    "two-quints": _trick(Seat.N, "D5 DA D4 S9"),
    "deal-trick": _trick(Seat.S, "CA C8 C4 H5"),
    "cachette": CachetteExample(parse_cards("H3 D4 H4 H2 S2")),
    "dummy": DummyExample(parse_hand("AJ5.KQ84.T7.A63"), parse_hand("K72.A9.AKJ4.85+")),
}
"""Every drawn example, by the name that the text uses."""
