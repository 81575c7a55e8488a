"""Where the keys are among the cards of the hands that are seen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Card, Rank, Seat
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.stage import Stage


class HandFocus:
    """Moves the keys along a hand, and from one hand to another.

    Args:
        stage: Where the cards are.
        table: Has the keys when no card has them.

    Attributes:
        turn: The viewer's seat whose card is asked for, if one is.
        playable: The cards that it may play.
    """

    def __init__(self, stage: Stage, table: QWidget) -> None:
        self._stage = stage
        self._table = table
        self.turn: Seat | None = None
        self.playable: frozenset[Card] = frozenset()

    @property
    def card(self) -> CardWidget | None:
        """The card of a hand that the keys are at."""
        hands = self._stage.places.open_hands.values()
        return next((widget for hand in hands for widget in hand if widget.hasFocus()), None)

    @property
    def seat(self) -> Seat | None:
        """The seat of the hand that the keys are in."""
        at = self.card
        return None if at is None else self._stage.places.holder(at)

    @property
    def place(self) -> int | None:
        """The place in its hand of the card that the keys are at."""
        at, seat = self.card, self.seat
        return None if at is None or seat is None else self._stage.places.hands[seat].index(at)

    def step(self, step: int) -> None:
        """Go to the next card on the right (1) or on the left (-1)."""
        at, hand = self.card, self._hand()
        if hand and at is None:
            self._to(self._first_choice(hand))
        elif hand and at is not None:
            self._to(hand[(hand.index(at) + step) % len(hand)])

    def to_end(self, *, last: bool) -> None:
        """Go to the first or the last card of a hand."""
        hand = self._hand()
        if hand:
            self._to(hand[-1 if last else 0])

    def to_rank(self, rank: Rank | None) -> bool:
        """Go to the next card of a rank on the right, round the hand; None is the Quint Royal.

        Returns:
            Whether the hand has such a card.
        """
        at, hand = self.card, self._hand()
        start = hand.index(at) + 1 if at in hand else 0
        for widget in (*hand[start:], *hand[:start]):
            if widget.card is not None and widget.card.rank is rank:
                self._to(widget)
                return True
        return False

    def to_hand(self, *, far: bool) -> None:
        """Go to the hand at the near side, or to the one that is laid out on the table."""
        at, places = self.card, self._stage.places
        for seat, hand in self._hands().items():
            if (seat is not places.viewer) is far and at not in hand:
                self._to(self._first_choice(hand) if at is None else _nearest(hand, at))
                return

    def follow(self, turn: Seat) -> None:
        """The turn has come to a hand: keys that are in another go along."""
        seat, hand = self.seat, self._hands().get(turn)
        if seat is not None and seat is not turn and hand:
            self._to(self._first_choice(hand))

    def keep_near(self, seat: Seat, place: int) -> None:
        """The hands are others: stay where the keys were, at the table if that hand is empty."""
        hand = self._stage.places.open_hands.get(seat, [])
        self._to(hand[min(place, len(hand) - 1)] if hand else self._table)

    def leave_backs(self) -> None:
        """Cards have been turned down: the keys are at none of them."""
        if any(widget.hasFocus() for widget in self._stage.cards if widget.card is None):
            self._to(self._table)

    def _hands(self) -> dict[Seat, list[CardWidget]]:
        return {} if self._stage.is_curtained else self._stage.places.open_hands

    def _hand(self) -> list[CardWidget]:
        """The hand that the keys are in; else the one on turn; else any that is seen."""
        hands = self._hands()
        for seat in (self.seat, self.turn, self._stage.places.viewer):
            if seat in hands:
                return hands[seat]
        return next(iter(hands.values()), [])

    def _first_choice(self, hand: list[CardWidget]) -> CardWidget:
        """The first card that may be played; without any, the first."""
        return next((widget for widget in hand if widget.card in self.playable), hand[0])

    @staticmethod
    def _to(widget: QWidget) -> None:
        widget.setFocus(Qt.FocusReason.OtherFocusReason)


def _nearest(hand: list[CardWidget], at: CardWidget) -> CardWidget:
    """The card of a hand that lies most nearly above or below another card."""
    return min(hand, key=lambda widget: abs(widget.pose.x - at.pose.x))
