"""The names of the two sides, and texts that agree with them."""

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

    With three, “your side” changes from game to game; with two, each player is a side.
    """
    return title(side) if speaker.form is Form.FOUR else members_in_sentence(speaker, side)


def agreeing(speaker: Speaker, side: Side, *, yours: str, you: str, one: str, many: str) -> str:
    """The text of four that agrees with how a side is referred to.

    Args:
        speaker: Who refers to it.
        side: The side.
        yours: For “your side”, addressing one of four players.
        you: For “you”, addressing one of two players.
        one: For the name of one of two players.
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
