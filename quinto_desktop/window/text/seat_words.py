"""What the players and their hands are called at one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from quinto_desktop.rules import Form, Seat, Seating, seats_of
from quinto_desktop.window.text.card_text import fill

translate = QCoreApplication.translate


_UNNAMED = "You"
"""What a player is called in the settings and in saved games who has chosen no name."""


def shown_name(name: str) -> str:
    """A player's name as the window shows it: as it was chosen, and else “You”."""
    if not is_unnamed(name):
        return name
    return translate("Words", "You", "the name of a player who has chosen none")


def is_unnamed(name: str) -> bool:
    """Whether a kept name is that of a player who has chosen none, and is spoken to as “you”."""
    return name == _UNNAMED


def kept_name(name: str) -> str:
    """A name as it is kept, from how the window shows it."""
    return _UNNAMED if name == shown_name(_UNNAMED) else name


class SeatWords:
    """The names of players and hands; the viewer is spoken to as “you”.

    A hand has a name of its own where its player has two: “dummy”, or the seat of two-handed play.

    Args:
        names: The players' names, by the players' numbers.
        viewer: The seat of the player who is “you”; None if nobody is, as when computers play
            each other or nobody is known to look.
        seating: Whose hand each seat is.
        dummy: Where dummy lies; None without one.
        people: The numbers of the players who are people; nobody says of them that they think.
    """

    def __init__(
        self,
        names: Sequence[str],
        viewer: Seat | None,
        seating: Seating = (0, 1, 2, 3),
        dummy: Seat | None = None,
        people: frozenset[int] = frozenset(),
    ) -> None:
        self._names = tuple(names)
        self._viewer = viewer
        self._seating = seating
        self._dummy = dummy
        self._people = people
        self._form = {form.players: form for form in Form}[len({*seating})]

    def seated(self, seating: Seating, dummy: Seat | None) -> Self:
        """The words of the same players, spoken to the same one, in another game of the match."""
        viewer = self._viewer
        if viewer is not None:
            own = seats_of(seating, self._seating[viewer])
            viewer = next(seat for seat in reversed(own) if seat is not dummy)
        return type(self)(self._names, viewer, seating, dummy, self._people)

    # Players.

    def player_of(self, seat: Seat) -> int:
        """The number of the player of a seat's hand."""
        return self._seating[seat]

    def player_name(self, player: int) -> str:
        """The name of a player, by his number."""
        return self._names[player]

    def player_who(self, player: int) -> str:
        """A player within a sentence, by his number: “you”, or the name."""
        return translate("Words", "you") if self.is_your_number(player) else self._names[player]

    def is_you(self, seat: Seat | None) -> bool:
        """Whether a seat's hand is played by the one spoken to as “you”."""
        return seat is not None and self.is_your_number(self._seating[seat])

    def is_your_number(self, player: int) -> bool:
        """Whether a player, by his number, is the one spoken to as “you”."""
        return self._viewer is not None and self._seating[self._viewer] == player

    def is_person(self, seat: Seat) -> bool:
        """Whether a seat's hand is played by a person."""
        return self._seating[seat] in self._people

    # Seats and hands.

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called on its plate: its player's name, or “Dummy”."""
        if seat is self._dummy or self._is_still_nobodys(seat):
            return translate("Words", "Dummy")
        return self._names[self._seating[seat]]

    def who(self, seat: Seat) -> str:
        """A seat within a sentence: “you”, “dummy”, or the player's name."""
        if seat is self._dummy:
            return translate("Words", "dummy", "who does something, or whose turn it is")
        return self.player_who(self._seating[seat])

    def seat_role(self, seat: Seat) -> str:
        """A seat, and whose it is if that is to be said: “North, partner”, “North, Clara’s”."""
        name = seat_title(seat)
        if seat is self._dummy and not self.is_you(seat):
            owner = self._names[self._seating[seat]]
            return fill(translate("Words", "{seat}, {who}’s"), seat=name, who=owner)
        if self._viewer is None or seat is not self._viewer.partner:
            return name
        if self._is_still_nobodys(seat):
            return name
        if self.is_you(seat):
            return fill(translate("Words", "{seat}, yours"), seat=name)
        return fill(translate("Words", "{seat}, partner"), seat=name)

    def hand_name(self, seat: Seat) -> str | None:
        """A hand that its player's name is not enough for: “dummy”, “North”; None for any other."""
        return self.hand_phrases(seat).get("hand")

    def your_hand(self, seat: Seat) -> str | None:
        """Which of your two hands it is: “dummy”, “your own hand”, “North”; None if you have one.

        Args:
            seat: A seat that is yours.
        """
        if len(seats_of(self._seating, self._seating[seat])) == 1:
            return None
        return self.hand_name(seat) or _own_hand()["hand"]

    def hand_phrases(self, seat: Seat) -> dict[str, str]:
        """What sentences about a hand are filled with, if it has a name; else nothing.

        Languages decline the name of a hand, or give it an article, so that it comes with the
        word before it: `hand` is “dummy”, `from_hand` is “from dummy”, and so on.
        """
        if self._form is Form.TWO:
            return _hand_of_two(seat)
        return _hand_of_dummy() if seat is self._dummy else {}

    def your_hand_phrases(self, seat: Seat) -> dict[str, str]:
        """The same for one of your two hands, of which one may be “your own”.

        Args:
            seat: A seat that is yours.
        """
        if self.your_hand(seat) is None:
            return {}
        return self.hand_phrases(seat) or _own_hand()

    def hand_place(self, seat: Seat) -> str | None:
        """Where a card is, if its player has two hands: “in dummy”, “in North”.

        None for a hand that needs no name, such as the Dummy-player's own.
        """
        return self.hand_phrases(seat).get("in_hand")

    def _is_still_nobodys(self, seat: Seat) -> bool:
        """Whether dummy will lie here, but cards have still to be drawn for whose it is."""
        if self._form is not Form.DUMMY or self._dummy is not None:
            return False
        return seat is not seats_of(self._seating, self._seating[seat])[-1]


def seat_title(seat: Seat) -> str:
    """A seat by its place at the table: “North”."""
    return {
        Seat.N: translate("Words", "North"),
        Seat.E: translate("Words", "East"),
        Seat.S: translate("Words", "South"),
        Seat.W: translate("Words", "West"),
    }[seat]


def _hand_of_dummy() -> dict[str, str]:
    return {
        "hand": translate("Words", "dummy"),
        "from_hand": translate("Words", "from dummy"),
        "for_hand": translate("Words", "for dummy"),
        "in_hand": translate("Words", "in dummy"),
    }


def _own_hand() -> dict[str, str]:
    return {
        "hand": translate("Words", "your own hand"),
        "from_hand": translate("Words", "from your own hand"),
        "for_hand": translate("Words", "for your own hand"),
        "in_hand": translate("Words", "in your own hand"),
    }


def _hand_of_two(seat: Seat) -> dict[str, str]:
    """The hands of two-handed play, which go by their seats."""
    name, ways = seat_title(seat), _WAYS_OF_SEATS[seat]
    return {"hand": name} | {key: translate("Words", text) for key, text in ways.items()}


_WAYS_OF_SEATS: dict[Seat, dict[str, Any]] = {
    Seat.N: {
        "from_hand": QT_TRANSLATE_NOOP("Words", "from North"),
        "for_hand": QT_TRANSLATE_NOOP("Words", "for North"),
        "in_hand": QT_TRANSLATE_NOOP("Words", "in North"),
    },
    Seat.E: {
        "from_hand": QT_TRANSLATE_NOOP("Words", "from East"),
        "for_hand": QT_TRANSLATE_NOOP("Words", "for East"),
        "in_hand": QT_TRANSLATE_NOOP("Words", "in East"),
    },
    Seat.S: {
        "from_hand": QT_TRANSLATE_NOOP("Words", "from South"),
        "for_hand": QT_TRANSLATE_NOOP("Words", "for South"),
        "in_hand": QT_TRANSLATE_NOOP("Words", "in South"),
    },
    Seat.W: {
        "from_hand": QT_TRANSLATE_NOOP("Words", "from West"),
        "for_hand": QT_TRANSLATE_NOOP("Words", "for West"),
        "in_hand": QT_TRANSLATE_NOOP("Words", "in West"),
    },
}
