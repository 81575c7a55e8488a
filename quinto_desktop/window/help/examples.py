"""The examples of the book, as data: what they show follows from the rules."""

from __future__ import annotations

from typing import Protocol

from quinto_desktop.rules import (
    QUINTS,
    Call,
    JokerLead,
    Quint,
    QuintKind,
    Seat,
    Suit,
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
from quinto_desktop.window.help.start_example import CallsExample, DrawExample
from quinto_desktop.window.help.trick_example import Figure, TrickExample


class Example(Protocol):
    """Something that can be drawn, and told in words to those who do not see it."""

    def figure(self) -> Figure:
        """What is drawn."""
        ...

    def told(self) -> str:
        """All that is drawn, in sentences."""
        ...


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
