"""The names of the two sides.

A column is headed “We” or “They”, or “North–South” if the user prefers that; a sentence says who
plays, “you and Ada”. Where nobody can say “we” (`Speaker.own_side`), columns are headed by name, or
by compass if only computers play, and sentences name everybody. Our own side always comes first
(`Speaker.sides`).
"""

from __future__ import annotations

from typing import TypeVar

from quinto_desktop.rules import SEATS, Form, Pair, Side
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, monograms, title_case, translate

Value = TypeVar("Value")
_LONG = 26  # the most letters of two names in a sentence; longer ones would make it hard to take in


def compass(side: Side) -> str:
    """A side by its seats, whoever sits there: “North–South”."""
    return translate("Words", "North–South") if side is Side.NS else translate("Words", "East–West")


def compass_short(side: Side) -> str:
    """The same in two letters: “NS”."""
    return translate("Words", "NS") if side is Side.NS else translate("Words", "EW")


def title(speaker: Speaker, side: Side) -> str:
    """A side as the head of its column: “We”, “North–South”, or who plays for it."""
    if speaker.by_compass:
        return compass(side)
    if speaker.own_side is not None:
        if speaker.is_yours(side):
            return translate("Words", "We", "the side of the person at the screen, over a column")
        return translate("Words", "They", "the other side, over a column")
    if speaker.form is Form.TWO or speaker.is_shared:
        return members(speaker, side)
    return compass(side)


def short(speaker: Speaker, side: Side) -> str:
    """A side within a small label on the score sheet: “we”, “they”, “NS”, or a name."""
    if speaker.own_side is not None and not speaker.by_compass:
        if speaker.is_yours(side):
            return translate("Words", "we", "the side of the person at the screen, in a label")
        return translate("Words", "they", "the other side, in a label")
    return tag(speaker, side)


def tag(speaker: Speaker, side: Side) -> str:
    """A side on a tag of the table: “We”, “They”, “NS”, “A & C”, or the name of one of two."""
    named = title(speaker, side)
    if named == compass(side):
        return compass_short(side)
    if speaker.own_side is not None or speaker.form is Form.TWO:
        return named
    signs = monograms([seat_text.name(speaker, seat) for seat in SEATS])
    seats = sorted(SEATS, key=lambda seat: seat is speaker.dummy)
    return translate("Words", " & ").join([signs[seat] for seat in seats if seat.side is side])


def own_first(speaker: Speaker, pair: tuple[Value, Value]) -> tuple[Value, Value]:
    """A pair that is indexed by `Side` in the order in which it is shown: our own first."""
    first, second = speaker.sides
    return pair[first], pair[second]


def members(speaker: Speaker, side: Side) -> str:
    """Who plays for a side: “you & Ada”, “Clara & dummy”, “you”."""
    dummy = translate("Words", "dummy", "one of two partners, over a column")
    return translate("Words", " & ").join(_members(speaker, side, dummy))


def members_in_sentence(speaker: Speaker, side: Side) -> str:
    """The same within a sentence: “you and dummy”."""
    dummy = translate("Words", "dummy", "one of two partners, in a sentence")
    return join_and(_members(speaker, side, dummy))


def name(speaker: Speaker, side: Side) -> str:
    """A side within a sentence: “you and Ada”; “your opponents” if their names are long.

    It stands before a colon or after one: no verb has to agree with it.
    """
    if speaker.by_compass and speaker.form is not Form.TWO:
        return compass(side)
    names = members_in_sentence(speaker, side)
    if len(names) <= _LONG or speaker.form is not Form.FOUR or speaker.is_shared:
        return names
    if speaker.own_side is None:
        return compass(side)
    if speaker.is_yours(side):
        return translate("Words", "you and your partner")
    return translate("Words", "your opponents")


def takes_cachette(speaker: Speaker, side: Side) -> str:
    """Who has taken the cachette, as a caption: “13th trick: we”."""
    return fill(translate("Words", "13th trick: {side}"), side=short(speaker, side))


def score(speaker: Speaker, scores: Pair, target: int) -> str:
    """Both sides' points: “You and Ada: 120. Clara and Bertram: 105. Goal: 250.”."""
    text = translate("Words", "{scores} Goal: {target}.")
    return fill(text, scores=points_of_both(speaker, scores), target=target)


def points_of_both(speaker: Speaker, points: Pair) -> str:
    """What each side has: “You and Ada: 120. Clara and Bertram: 105.”."""
    text = translate("Words", "{who}: {points}.")
    return " ".join(
        fill(text, who=title_case(name(speaker, side)), points=points[side])
        for side in speaker.sides
    )


def _members(speaker: Speaker, side: Side, dummy: str) -> list[str]:
    is_we = speaker.own_side is not None
    who = seat_text.who if is_we else Speaker.name_of
    seats = [seat for seat in SEATS if seat.side is side]
    seats.sort(key=lambda seat: (seat is speaker.dummy, is_we and not speaker.is_you(seat)))
    names = (dummy if seat is speaker.dummy else who(speaker, seat) for seat in seats)
    return list(dict.fromkeys(names))
