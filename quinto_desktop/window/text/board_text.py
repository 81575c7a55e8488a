"""The words of the quint board and of the tags at a trick."""

from __future__ import annotations

from quinto_desktop.game.aids.quint_board import QuintPlace, QuintStand
from quinto_desktop.rules import QUINTS, Quint, Side
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.card_text import card_name, quint_name
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


def title() -> str:
    """What the board is called by ear."""
    return translate("Board", "Quints")


def claim(speaker: Speaker, side: Side, points: int) -> str:
    """Whose a quint would be as things stand, on its tag: “We +15”."""
    text = translate("Board", "{side} +{points}")
    return fill(text, side=side_text.tag(speaker, side), points=points)


def claim_of_nobody(points: int) -> str:
    """The worth of a quint whose winner is told elsewhere: “+15”."""
    return fill(translate("Board", "+{points}"), points=points)


def tag_words(speaker: Speaker, quint: Quint, side: Side | None) -> str:
    """A tag by ear: “Five of diamonds, we +15, and the trick”."""
    name = title_case(quint_name(quint))
    if side is None:
        return fill(translate("Board", "{quint}, +{points}"), quint=name, points=quint.points)
    text = translate("Board", "{quint}, {claim}, and the trick")
    return fill(text, quint=name, claim=claim(speaker, side, quint.points))


def place_words(place: QuintPlace, speaker: Speaker) -> str:
    """A place of the board: “Five of diamonds, 15, on the table, goes to us as it stands”."""
    text = translate("Board", "{quint}, {points}, {state}")
    return fill(
        text,
        quint=title_case(quint_name(place.quint)),
        points=place.quint.points,
        state=_state(place, speaker),
    )


def _state(place: QuintPlace, speaker: Speaker) -> str:
    match place.state:
        case QuintStand.OPEN:
            return translate("Board", "open")
        case QuintStand.HALF:
            text = translate("Board", "{card} on the table")
            return fill(text, card=card_name(place.lying[0]))
        case QuintStand.TABLE if place.side is None:
            return translate("Board", "on the table")
        case QuintStand.GONE:
            return translate("Board", "split")
    assert place.side is not None  # it is on the table, or somebody's
    is_taken = place.state is QuintStand.TAKEN
    if speaker.own_side is None or speaker.by_compass:
        text = translate("Board", "on the table, as it stands: {side}")
        text = translate("Board", "taken: {side}") if is_taken else text
        return fill(text, side=side_text.title(speaker, place.side))
    if speaker.is_yours(place.side):
        if is_taken:
            return translate("Board", "ours")
        return translate("Board", "on the table, goes to us as it stands")
    if is_taken:
        return translate("Board", "theirs")
    return translate("Board", "on the table, goes to them as it stands")


def royal_won(speaker: Speaker, side: Side, who: str) -> str:
    """Who has won the Quint Royal: “The Quint Royal, 25 for us: Ada”."""
    points = QUINTS[0].points
    if speaker.own_side is None or speaker.by_compass:
        text = translate("Board", "The Quint Royal, {points}: {side}")
        return fill(text, points=points, side=side_text.name(speaker, side))
    if speaker.is_yours(side):
        text = translate("Board", "The Quint Royal, {points} for us: {who}")
    else:
        text = translate("Board", "The Quint Royal, {points} for them: {who}")
    return fill(text, who=who, points=points)


def cachette_worth(speaker: Speaker, side: Side, points: int) -> str:
    """What the cachette has brought so far: “The cachette, 55 points: you and Ada”."""
    text = translate("Board", "The cachette, {points} points: {side}")
    return fill(text, points=points, side=side_text.name(speaker, side))


def cachette_title(card: str) -> str:
    """Over the cachette as it is turned: “The cachette, won with: king of hearts”."""
    return fill(translate("Board", "The cachette, won with: {card}"), card=card)


def for_the_trick(points: int) -> str:
    """What the cachette counts as a trick, beside its quints: “and 10 for the trick”."""
    return fill(translate("Board", "and {points} for the trick"), points=points)


def pile_words(side: str, tricks: str, worth: str) -> str:
    """A pile by ear: “We: 2 tricks, 10 each”."""
    text = translate("Board", "{side}: {tricks}, {each}")
    return fill(text, side=side, tricks=tricks, each=worth)


def each(points: int) -> str:
    """What a trick of a pile is worth: “10 each”."""
    return fill(translate("Board", "{points} each"), points=points)
