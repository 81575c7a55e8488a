"""What the two sides are called, and how they are spoken of."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import SEATS, Form, Side
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import join_and
from quinto_desktop.window.text.speaker import Speaker

translate = QCoreApplication.translate


def title(side: Side) -> str:
    """A side as the head of its column: “North–South”."""
    if side is Side.NS:
        return translate("Words", "North–South")
    return translate("Words", "East–West")


def short(side: Side) -> str:
    """A side in two letters, for the score sheet: “NS”."""
    return translate("Words", "NS") if side is Side.NS else translate("Words", "EW")


def members(speaker: Speaker, side: Side) -> str:
    """Who plays for a side: “you & Ada”, “Clara & dummy”, “you”."""
    dummy = translate("Words", "dummy", "one of two partners, over a column")
    return translate("Words", " & ").join(_members(speaker, side, dummy))


def members_in_sentence(speaker: Speaker, side: Side) -> str:
    """The same within a sentence: “you and dummy”."""
    dummy = translate("Words", "dummy", "one of two partners, in a sentence")
    return join_and(_members(speaker, side, dummy))


def name(speaker: Speaker, side: Side) -> str:
    """A side within a sentence: “North–South”; with fewer than four players by its members.

    Of three, “your side” changes from game to game, and of two each is a side.
    """
    return title(side) if speaker.form is Form.FOUR else members_in_sentence(speaker, side)


def agreeing(speaker: Speaker, side: Side, *, yours: str, you: str, one: str, many: str) -> str:
    """The one of four texts that agrees with how a side is spoken of.

    Args:
        speaker: Who speaks of it.
        side: The side.
        yours: For “your side”: one of four players is spoken to.
        you: For “you”: one of two is.
        one: For a single player of two, who is named.
        many: For two players, or “North–South”.
    """
    if speaker.form is Form.TWO:
        return you if speaker.is_yours(side) else one
    return yours if speaker.form is Form.FOUR and speaker.is_yours(side) else many


def _members(speaker: Speaker, side: Side, dummy: str) -> list[str]:
    """Who plays for a side, with a word for dummy: you first, dummy last."""
    seats = [seat for seat in SEATS if seat.side is side]
    seats.sort(key=lambda seat: (seat is speaker.dummy, not speaker.is_you(seat)))
    names = (dummy if seat is speaker.dummy else seat_text.who(speaker, seat) for seat in seats)
    return list(dict.fromkeys(names))
