"""The names of players, seats and hands; the person at the table is “you”.

A hand has a name of its own where its player has two: “dummy”, or its seat in two-handed play.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from quinto_desktop.rules import Form, Seat
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, tidy_name, translate

_UNNAMED = "You"  # in the settings and in saved games


_COLOURS = {Form.FOUR: (0, 1, 2, 3), Form.DUMMY: (2, 3, 1), Form.TWO: (2, 1)}
"""Each player's colour, by number; the usual names keep theirs from form to form."""


# ------------------------------------------------------------------- players
def shown_name(name: str) -> str:
    """A player's name as the window shows it: as chosen, but tidied, or else “You”."""
    if not is_unnamed(name):
        return tidy_name(name) or "?"
    return translate("Words", "You", "the name of a player who has chosen none")


def is_unnamed(name: str) -> bool:
    """Whether a saved name is that of an unnamed player, who is addressed as “you”."""
    return name == _UNNAMED


def kept_name(name: str) -> str:
    """The name to save for one that the window shows."""
    return _UNNAMED if name == shown_name(_UNNAMED) else name


def i_am(name: str) -> str:
    """The button by which somebody says that they are at the screen: “I am Ada”."""
    return fill(translate("SeatView", "I am {name}"), name=name)


def player(speaker: Speaker, number: int) -> str:
    """A player within a sentence, by number: “you”, or the name."""
    return translate("Words", "you") if speaker.is_your_number(number) else speaker.names[number]


# ------------------------------------------------------------------- seats
def title(seat: Seat) -> str:
    """A seat by its place at the table: “North”."""
    return {
        Seat.N: translate("Words", "North"),
        Seat.E: translate("Words", "East"),
        Seat.S: translate("Words", "South"),
        Seat.W: translate("Words", "West"),
    }[seat]


def name(speaker: Speaker, seat: Seat) -> str:
    """The name on a seat's plate: its player's, or “Dummy”."""
    if seat is speaker.dummy or _is_dummy_undrawn(speaker, seat):
        return translate("Words", "Dummy")
    return speaker.name_of(seat)


def colour_of(speaker: Speaker, seat: Seat) -> int | None:
    """The colour of a seat's player, wherever they sit, by its place in `Theme.people`.

    Dummy has none: None.
    """
    if seat is speaker.dummy or _is_dummy_undrawn(speaker, seat):
        return None
    return colour_of_player(speaker.form, speaker.player_of(seat))


def colour_of_player(form: Form, number: int) -> int:
    """The colour of a player, by its place in `Theme.people`."""
    return _COLOURS[form][number]


def who(speaker: Speaker, seat: Seat) -> str:
    """A seat within a sentence: “you”, “dummy”, or the player's name."""
    if seat is speaker.dummy:
        return translate("Words", "dummy", "who does something, or whose turn it is")
    return player(speaker, speaker.player_of(seat))


def role(speaker: Speaker, seat: Seat) -> str:
    """A seat, and whose it is where that matters: “North, partner”, “North, Clara’s”."""
    place = title(seat)
    if seat is speaker.dummy and not speaker.is_you(seat):
        text = translate("Words", "{seat}, {who}’s")
        return fill(text, seat=place, who=speaker.name_of(seat))
    is_opposite = speaker.viewer is not None and seat is speaker.viewer.partner
    if not is_opposite or speaker.is_elsewhere or _is_dummy_undrawn(speaker, seat):
        return place
    if speaker.is_you(seat):
        return fill(translate("Words", "{seat}, yours"), seat=place)
    return fill(translate("Words", "{seat}, partner"), seat=place)


def _is_dummy_undrawn(speaker: Speaker, seat: Seat) -> bool:
    # The draw for dummy has not taken place yet.
    if speaker.form is not Form.DUMMY or speaker.dummy is not None:
        return False
    return seat is not speaker.seats_of(seat)[-1]


# ------------------------------------------------------------------- hands
def holder(speaker: Speaker, seat: Seat) -> str:
    """Whose hand it is, to stand after a colon or before one: “you”, “dummy”, “Clara, North”."""
    if speaker.form is not Form.TWO:
        return who(speaker, seat)
    text = translate("Words", "{who}, {seat}", "whose hand, of a player who has two")
    return fill(text, who=who(speaker, seat), seat=title(seat))


def whose_hand(speaker: Speaker, seat: Seat) -> str:
    """A hand by itself: “Your hand”, “Your hand, North”, “Hand, Clara”, “Hand, dummy”."""
    if not speaker.is_you(seat) or seat is speaker.dummy:
        return fill(translate("Words", "Hand, {who}"), who=holder(speaker, seat))
    if speaker.form is not Form.TWO:
        return translate("Words", "Your hand")
    return fill(translate("Words", "Your hand, {seat}"), seat=title(seat))


def hand_name(speaker: Speaker, seat: Seat) -> str | None:
    """The name of a hand whose player has two: “dummy”, “North”; None for any other."""
    return hand_phrases(speaker, seat).get("hand")


def hand_place(speaker: Speaker, seat: Seat) -> str | None:
    """Where a card is, if its player has two hands: “in dummy”, “in North”.

    None for a hand that needs no name, such as the Dummy-player's own.
    """
    return hand_phrases(speaker, seat).get("in_hand")


def hand_phrases(speaker: Speaker, seat: Seat) -> dict[str, str]:
    """The placeholders for sentences about a hand, if it has a name; otherwise empty.

    Some languages decline a hand's name or give it an article, so it comes with the word
    before it: `hand` is “dummy”, `from_hand` is “from dummy”, and so on.
    """
    if speaker.form is Form.TWO:
        return _translated(_OF_TWO[seat])
    return _translated(_DUMMY) if seat is speaker.dummy else {}


def your_hand(speaker: Speaker, seat: Seat) -> str | None:
    """Which of your two hands a seat is: “dummy”, “your own hand”; None if you have one."""
    return your_hand_phrases(speaker, seat).get("hand")


def your_hand_phrases(speaker: Speaker, seat: Seat) -> dict[str, str]:
    """Like `hand_phrases`, for one of your two hands, one of which may be “your own”."""
    if len(speaker.seats_of(seat)) == 1:
        return {}
    return hand_phrases(speaker, seat) or _translated(_OWN)


def _translated(phrases: dict[str, Any]) -> dict[str, str]:
    return {key: translate("Words", text) for key, text in phrases.items()}


_DUMMY: dict[str, Any] = {
    "hand": QT_TRANSLATE_NOOP("Words", "dummy"),
    "from_hand": QT_TRANSLATE_NOOP("Words", "from dummy"),
    "for_hand": QT_TRANSLATE_NOOP("Words", "for dummy"),
    "in_hand": QT_TRANSLATE_NOOP("Words", "in dummy"),
}

_OWN: dict[str, Any] = {
    "hand": QT_TRANSLATE_NOOP("Words", "your own hand"),
    "from_hand": QT_TRANSLATE_NOOP("Words", "from your own hand"),
    "for_hand": QT_TRANSLATE_NOOP("Words", "for your own hand"),
    "in_hand": QT_TRANSLATE_NOOP("Words", "in your own hand"),
}

_OF_TWO: dict[Seat, dict[str, Any]] = {
    Seat.N: {
        "hand": QT_TRANSLATE_NOOP("Words", "North"),
        "from_hand": QT_TRANSLATE_NOOP("Words", "from North"),
        "for_hand": QT_TRANSLATE_NOOP("Words", "for North"),
        "in_hand": QT_TRANSLATE_NOOP("Words", "in North"),
    },
    Seat.E: {
        "hand": QT_TRANSLATE_NOOP("Words", "East"),
        "from_hand": QT_TRANSLATE_NOOP("Words", "from East"),
        "for_hand": QT_TRANSLATE_NOOP("Words", "for East"),
        "in_hand": QT_TRANSLATE_NOOP("Words", "in East"),
    },
    Seat.S: {
        "hand": QT_TRANSLATE_NOOP("Words", "South"),
        "from_hand": QT_TRANSLATE_NOOP("Words", "from South"),
        "for_hand": QT_TRANSLATE_NOOP("Words", "for South"),
        "in_hand": QT_TRANSLATE_NOOP("Words", "in South"),
    },
    Seat.W: {
        "hand": QT_TRANSLATE_NOOP("Words", "West"),
        "from_hand": QT_TRANSLATE_NOOP("Words", "from West"),
        "for_hand": QT_TRANSLATE_NOOP("Words", "for West"),
        "in_hand": QT_TRANSLATE_NOOP("Words", "in West"),
    },
}
"""The hands of two-handed play, named after their seats."""
