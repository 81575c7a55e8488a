"""What the seats and the sides are called at one table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import SEATS, Seat, Side
from quinto_desktop.window.card_words import fill

translate = QCoreApplication.translate


class SeatWords:
    """The names of seats and sides; the viewer’s seat is spoken to as “you”.

    Args:
        names: The players' names, by `Seat`.
        viewer: The seat that is “you”; None if nobody is, as when computers play each other.
    """

    def __init__(self, names: Sequence[str], viewer: Seat | None) -> None:
        self._names = tuple(names)
        self._viewer = viewer

    def is_you(self, seat: Seat | None) -> bool:
        """Whether a seat is the one spoken to as “you”."""
        return seat is not None and seat is self._viewer

    def seat_name(self, seat: Seat) -> str:
        """The name of the player in a seat."""
        return self._names[seat]

    def who(self, seat: Seat) -> str:
        """A player within a sentence: “you”, or the name."""
        return translate("Words", "you") if self.is_you(seat) else self._names[seat]

    def seat_role(self, seat: Seat) -> str:
        """A seat, and whether the partner sits there: “North, partner”, “West”."""
        name = {
            Seat.N: translate("Words", "North"),
            Seat.E: translate("Words", "East"),
            Seat.S: translate("Words", "South"),
            Seat.W: translate("Words", "West"),
        }[seat]
        if self._viewer is not None and seat is self._viewer.partner:
            return fill(translate("Words", "{seat}, partner"), seat=name)
        return name

    def side_title(self, side: Side) -> str:
        """A side as the head of its column: “North–South”."""
        if side is Side.NS:
            return translate("Words", "North–South")
        return translate("Words", "East–West")

    def side_short(self, side: Side) -> str:
        """A side in two letters, for the score sheet: “NS”."""
        return translate("Words", "NS") if side is Side.NS else translate("Words", "EW")

    def side_members(self, side: Side) -> str:
        """Who plays for a side: “you & Ada”."""
        first, second = (seat for seat in SEATS if seat.side is side)
        if self.is_you(second):
            first, second = second, first
        text = translate("Words", "{first} & {second}")
        return fill(text, first=self.who(first), second=self.who(second))

    def is_yours(self, side: Side) -> bool:
        """Whether a side is “your side”."""
        return self._viewer is not None and self._viewer.side is side
