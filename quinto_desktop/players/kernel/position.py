"""A position with all cards known, checked as far as the cards allow."""

from __future__ import annotations

from msgspec import Struct

from quinto_desktop.rules import (
    CACHETTE_SIZE,
    SEATS,
    TRICKS_IN_A_DEAL,
    Card,
    CodedError,
    FaultCode,
    Hand,
    JokerLead,
    Trick,
)

TRICK_VALUES = (5, 10, 20)


class PositionFault(FaultCode):
    """What is wrong with a position."""

    HANDS_MISCOUNTED = "A position has four hands, not {count}."
    BAD_TRICK_VALUE = "A trick is worth 5, 10 or 20 points, not {value}."
    CACHETTE_MISCOUNTED = "The cachette has {count} cards; it must have five."
    CARD_TWICE = "A card appears twice in the position."
    TRICK_COMPLETE = "The trick is complete; give the position after it."
    HANDS_UNEQUAL = (
        "The hands are unequal: counting the cards on the table, every seat must have the same "
        "number."
    )
    HANDS_EMPTY_OR_TOO_LONG = "Each hand must have from one to twelve cards."


class PositionError(CodedError):
    """A position that cannot occur in a deal."""

    def __init__(self, fault: PositionFault, /, **values: int) -> None:
        super().__init__(fault, **values)


class Position(Struct, frozen=True):
    """A moment of a deal with all cards known.

    Attributes:
        hands: The cards still held by the four seats, indexed by `Seat`, high to low.
        trick: The trick being played: who led, and none to three cards.

    Raises:
        PositionError: The hands are unequal or empty, a card appears twice, or a number is wrong.
    """

    hands: tuple[Hand, ...]
    cachette: tuple[Card, ...]
    trick: Trick
    trick_value: int = 5
    joker_lead: JokerLead = JokerLead.HIGHEST

    def __post_init__(self) -> None:
        if len(self.hands) != len(SEATS):
            raise PositionError(PositionFault.HANDS_MISCOUNTED, count=len(self.hands))
        if self.trick_value not in TRICK_VALUES:
            raise PositionError(PositionFault.BAD_TRICK_VALUE, value=self.trick_value)
        if len(self.cachette) != CACHETTE_SIZE:
            raise PositionError(PositionFault.CACHETTE_MISCOUNTED, count=len(self.cachette))
        self._check_sizes()
        cards = [card for hand in (*self.hands, self.cachette) for card in hand]
        cards.extend(self.trick.cards)
        if len(set(cards)) != len(cards):
            raise PositionError(PositionFault.CARD_TWICE)

    def _check_sizes(self) -> None:
        if len(self.trick.cards) > 3:
            raise PositionError(PositionFault.TRICK_COMPLETE)
        # A seat that has played to the trick holds one card fewer.
        sizes = {len(self.hands[seat]) + (self.trick.card_of(seat) is not None) for seat in SEATS}
        if len(sizes) != 1:
            raise PositionError(PositionFault.HANDS_UNEQUAL)
        if not 1 <= min(sizes) <= TRICKS_IN_A_DEAL:
            raise PositionError(PositionFault.HANDS_EMPTY_OR_TOO_LONG)

    @property
    def tricks_done(self) -> int:
        """The number of finished tricks of the deal."""
        return TRICKS_IN_A_DEAL - len(self.hands[self.trick.leader]) - bool(self.trick.cards)
