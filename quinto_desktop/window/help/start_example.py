"""What comes before the play as examples: the draw, and the calls of the doubling round."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    SEATS,
    Call,
    Card,
    CardsDrawn,
    Draw,
    DrawRule,
    RuleOptions,
    Seat,
    apply,
    new_match,
    trick_value,
)
from quinto_desktop.window.help.trick_example import Figure, Group, Row, faces_of, seat_name
from quinto_desktop.window.text.card_text import fill, the_card

translate = QCoreApplication.translate


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
