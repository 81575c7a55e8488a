"""The examples of the book, as data: what they show follows from the rules.

Those of the draw and of the doubling round are here, those of the play in modules of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QCoreApplication

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
    trick_value,
)
from quinto_desktop.rules.notation import parse_cards, parse_hand
from quinto_desktop.window.help.hand_example import (
    CachetteExample,
    DummyExample,
    HandExample,
    OrderExample,
    QuintsExample,
    TwoFormsExample,
)
from quinto_desktop.window.help.trick_example import (
    Figure,
    Group,
    Row,
    TrickExample,
    faces_of,
    seat_name,
)
from quinto_desktop.window.text.card_names import the_card
from quinto_desktop.window.text.card_text import fill

translate = QCoreApplication.translate


class Example(Protocol):
    """Something that can be drawn, and told in words to those who do not see it."""

    def figure(self) -> Figure:
        """What is drawn."""
        ...

    def told(self) -> str:
        """All that is drawn, in sentences."""
        ...


@dataclass(frozen=True, slots=True)
class DrawExample:
    """Four drawn cards, and who plays with whom under both orders of the ace.

    Attributes:
        cards: What the players at North, East, South and West have drawn.
    """

    cards: tuple[Card, ...]

    def drawn(self, rule: DrawRule) -> CardsDrawn:
        """What follows from the draw, by the rules."""
        step = apply(new_match(RuleOptions(draw=rule)), Draw(self.cards))
        (event,) = step.events
        assert isinstance(event, CardsDrawn)  # nothing else comes of a draw
        return event

    def dealer(self, rule: DrawRule) -> Seat:
        """Who has drawn lowest, by the seat at which he sat."""
        drawn = self.drawn(rule)
        return Seat(drawn.seating[drawn.dealer])

    def partner(self, rule: DrawRule) -> Seat:
        """Who plays with him, by the seat at which he sat."""
        drawn = self.drawn(rule)
        return Seat(drawn.seating[drawn.dealer.partner])

    def figure(self) -> Figure:
        """The cards twice: with the ace low, and with the ace high."""
        rows = tuple(
            Row(
                tuple(self._group(seat, rule) for seat in SEATS),
                title=title,
                note=self._note(rule),
                gap=0.56,
            )
            for rule, title in _ace_rules()
        )
        return Figure(rows, card=60)

    def told(self) -> str:
        """All that the figure shows, in sentences."""
        drew = translate("Help", "{who} has drawn {card}.")
        told = [
            fill(drew, who=seat_name(seat), card=the_card(card))
            for seat, card in zip(SEATS, self.cards, strict=True)
        ]
        text = translate("Help", "{rule}: {dealer} deals, and plays with {partner}.")
        for rule, title in _ace_rules():
            dealer, partner = seat_name(self.dealer(rule)), seat_name(self.partner(rule))
            told.append(fill(text, rule=title, dealer=dealer, partner=partner))
        return " ".join(told)

    def _note(self, rule: DrawRule) -> tuple[str, str]:
        dealer, partner = seat_name(self.dealer(rule)), seat_name(self.partner(rule))
        return (
            fill(translate("Help", "{who} deals"), who=dealer),
            fill(translate("Help", "and plays with {who}"), who=partner),
        )

    def _group(self, seat: Seat, rule: DrawRule) -> Group:
        part = translate("Help", "higher")
        if seat is self.dealer(rule):
            part = translate("Help", "lowest")
        elif seat is self.partner(rule):
            part = translate("Help", "second")
        return Group(faces_of([self.cards[seat]]), over=seat_name(seat), under=part)


@dataclass(frozen=True, slots=True)
class CallsExample:
    """Rounds of doubling, and what a trick is worth after each call.

    Attributes:
        dealer: Who deals; the seat on the left calls first.
        rounds: The four calls of each round, eldest hand's first.
    """

    dealer: Seat
    rounds: tuple[tuple[Call, Call, Call, Call], ...]

    def values(self, calls: tuple[Call, ...]) -> tuple[int, ...]:
        """What a trick is worth after each of the calls, by the rules."""
        return tuple(trick_value(calls[: number + 1]) for number in range(len(calls)))

    def figure(self) -> Figure:
        """A row for each round: who calls, the call, and the value after it."""
        return Figure(tuple(self._row(calls) for calls in self.rounds), card=66)

    def told(self) -> str:
        """All that the figure shows, in a sentence for each round."""
        order = [seat_name(seat) for seat in self.dealer.next.clockwise]
        text = translate("Help", "The calls go round in this order: {seats}.")
        return " ".join([fill(text, seats=", ".join(order)), *map(self._told_round, self.rounds)])

    def _told_round(self, calls: tuple[Call, Call, Call, Call]) -> str:
        """Who raised the tricks, and what they are worth then; all others pass."""
        raised = {
            call: seat_name(seat)
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
                "Help", "{doubler} doubles, all others pass: a trick is worth {value}."
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
            Group(over=seat_name(seat), plate=call_word(call), under=fill(worth, value=value))
            for seat, call, value in zip(
                self.dealer.next.clockwise, calls, self.values(calls), strict=True
            )
        )
        text = translate("Help", "A trick: {value}")
        deal = translate("Help", "{points} for all thirteen")
        value = trick_value(calls)
        note = (fill(text, value=value), fill(deal, points=13 * value))
        return Row(groups, note=note, gap=0.14)


def call_word(call: Call) -> str:
    """A call as it is said: “Double”."""
    return {
        Call.PASS: translate("Help", "Pass"),
        Call.DOUBLE: translate("Help", "Double"),
        Call.REDOUBLE: translate("Help", "Redouble"),
    }[call]


def _ace_rules() -> tuple[tuple[DrawRule, str], ...]:
    return (
        (DrawRule.ACE_LOW, translate("Help", "With the ace low")),
        (DrawRule.ACE_HIGH, translate("Help", "With the ace high")),
    )


def _quint(kind: QuintKind, suit: Suit | None) -> Quint:
    return next(quint for quint in QUINTS if quint.kind is kind and quint.suit is suit)


def _trick(leader: Seat, cards: str, joker_lead: JokerLead = JokerLead.HIGHEST) -> TrickExample:
    return TrickExample(leader, parse_cards(cards), joker_lead)


PASS, DOUBLE, REDOUBLE = Call.PASS, Call.DOUBLE, Call.REDOUBLE

EXAMPLES: dict[str, Example] = {
    "order": OrderExample(
        tuple(
            parse_cards(cards) for cards in ("HA HK H2", "DA DK D2", "CA CK C2", "SA SK S2", "QR")
        )
    ),
    "draw": DrawExample(parse_cards("D9 HA C9 HQ")),
    "calls": CallsExample(
        Seat.S,
        (
            (PASS, PASS, PASS, PASS),
            (PASS, DOUBLE, PASS, PASS),
            (DOUBLE, PASS, PASS, REDOUBLE),
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
"""Every drawn example, by the name that the text calls it by."""
