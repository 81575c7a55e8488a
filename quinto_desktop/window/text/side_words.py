"""What the two sides, and the hands that make them up, are called at one table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import SEATS, Form, Seat, Side
from quinto_desktop.window.text.card_text import fill, join_and
from quinto_desktop.window.text.seat_words import SeatWords, seat_title

translate = QCoreApplication.translate


class SideWords(SeatWords):
    """The names of the sides, and how they are spoken of."""

    def whose_hand(self, seat: Seat) -> str:
        """A hand by itself: “Your hand”, “Dummy’s hand”, “Clara’s hand at East”."""
        if seat is self._dummy:
            return translate("Words", "Dummy’s hand")
        if self._form is Form.TWO:
            text = translate("Words", "{who}’s hand at {seat}")
            if self.is_you(seat):
                text = translate("Words", "Your hand at {seat}")
        elif self.is_you(seat):
            text = translate("Words", "Your hand")
            if self.your_hand(seat) is not None:
                text = translate("Words", "Your own hand")
        else:
            text = translate("Words", "{who}’s hand")
        return fill(text, who=self._names[self._seating[seat]], seat=seat_title(seat))

    def side_title(self, side: Side) -> str:
        """A side as the head of its column: “North–South”."""
        if side is Side.NS:
            return translate("Words", "North–South")
        return translate("Words", "East–West")

    def side_short(self, side: Side) -> str:
        """A side in two letters, for the score sheet: “NS”."""
        return translate("Words", "NS") if side is Side.NS else translate("Words", "EW")

    def side_members(self, side: Side) -> str:
        """Who plays for a side: “you & Ada”, “Clara & dummy”, “you”."""
        dummy = translate("Words", "dummy", "one of two partners, over a column")
        return translate("Words", " & ").join(self._members(side, dummy))

    def players_of(self, side: Side) -> tuple[int, ...]:
        """The numbers of a side's players, one or two."""
        seats = (seat for seat in SEATS if seat.side is side)
        return tuple(dict.fromkeys(self.player_of(seat) for seat in seats))

    def side_name(self, side: Side) -> str:
        """A side within a sentence: “North–South”; with fewer than four players by its members.

        Of three, “your side” changes from game to game, and of two each is a side.
        """
        return self.side_title(side) if self._form is Form.FOUR else self._members_in_sentence(side)

    def is_yours(self, side: Side) -> bool:
        """Whether a side is “your side”."""
        return self._viewer is not None and self._viewer.side is side

    def by_side(self, side: Side, *, yours: str, you: str, one: str, many: str) -> str:
        """The one of four texts that agrees with how a side is spoken of.

        Args:
            side: The side.
            yours: For “your side”: one of four players is spoken to.
            you: For “you”: one of two is.
            one: For a single player of two, who is named.
            many: For two players, or “North–South”.
        """
        if self._form is Form.TWO:
            return you if self.is_yours(side) else one
        return yours if self._form is Form.FOUR and self.is_yours(side) else many

    def _members_in_sentence(self, side: Side) -> str:
        """Who plays for a side: “you and dummy”."""
        dummy = translate("Words", "dummy", "one of two partners, in a sentence")
        return join_and(self._members(side, dummy))

    def _members(self, side: Side, dummy: str) -> list[str]:
        """Who plays for a side, with a word for dummy: you first, dummy last."""
        seats = [seat for seat in SEATS if seat.side is side]
        seats.sort(key=lambda seat: (seat is self._dummy, not self.is_you(seat)))
        names = (dummy if seat is self._dummy else self.who(seat) for seat in seats)
        return list(dict.fromkeys(names))
