"""Who is addressed at a table, and the names of players, seats and hands; “you” is the listener.

Nobody is “you” where several people share the screen: all of them have names. A hand has a name of
its own where its player has two: “dummy”, or in two-handed play its seat, or its number of two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QT_TRANSLATE_NOOP

from quinto_desktop.rules import SEATS, Form, Seat, Seating, Side, seats_of
from quinto_desktop.window.text.translation import fill, tidy_name, translate

if TYPE_CHECKING:
    from quinto_desktop.game import Players

_FORMS = {form.players: form for form in Form}


class Speaker(Struct, frozen=True):
    """Addresses one person at a table as “you”, and refers to all others by name.

    Attributes:
        names: The players' names, by player number.
        viewer: The seat of whoever looks at the screen; None if nobody does, or it is not known.
        dummy: The seat of dummy; None without one.
        levels: The players' levels, by player number; None for a person. Empty if not known.
        by_compass: Whether sides are called North–South and East–West, not “we” and “they”.
        is_elsewhere: Whether the table is seen from another seat than that of “you”, so that no
            seat is said to be the partner's.
        has_one_deal: Whether the first deal is all that is played, as of a day, so that nobody is
            told what a side still needs.
        days_note: How a day's deal that is over compares, or empty, and what else is told of it.
        offer: What is suggested when a match is over, and its button; empty if there is nothing.
        colours, keys: Each player's colour, and key to be held; if empty, the usual ones, or none.
    """

    names: tuple[str, ...]
    viewer: Seat | None
    seating: Seating = (0, 1, 2, 3)
    dummy: Seat | None = None
    people: frozenset[int] = frozenset()
    by_compass: bool = False
    levels: tuple[str | None, ...] = ()
    is_elsewhere: bool = False
    has_one_deal: bool = False
    days_note: tuple[str, ...] = ("",)
    offer: tuple[str, ...] = ()
    colours: tuple[int, ...] = ()
    keys: tuple[str, ...] = ()

    def seated(self, seating: Seating, dummy: Seat | None) -> Speaker:
        """A speaker to the same person in another game of the match."""
        viewer = self.viewer
        if viewer is not None:
            own = seats_of(seating, self.seating[viewer])
            viewer = next(seat for seat in reversed(own) if seat is not dummy)
        return replace(self, viewer=viewer, seating=seating, dummy=dummy)

    @property
    def form(self) -> Form:
        return _FORMS[len({*self.seating})]

    @property
    def own_side(self) -> Side | None:
        """The side of “we”; None if the people at the screen cannot all say that."""
        # With dummy, some of them play against each other in another game of the round.
        if self.is_shared and self.form is not Form.DUMMY:
            first, *others = {seat.side for seat in SEATS if self.is_person(seat)}
            return None if others else first
        return None if self.viewer is None or self.is_shared else self.viewer.side

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both sides in the order in which they are shown and told: our own first."""
        own = self.own_side or Side.NS
        return own, own.other

    def player_of(self, seat: Seat) -> int:
        return self.seating[seat]

    def name_of(self, seat: Seat) -> str:
        """The name of the player of a seat's hand, even if it is dummy's."""
        return self.names[self.seating[seat]]

    def level_of(self, seat: Seat) -> str | None:
        """The level of the player of a seat's hand; None for a person, or if it is not known."""
        return self.levels[self.seating[seat]] if self.levels else None

    def seats_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats of the player of a seat's hand, one or two."""
        return seats_of(self.seating, self.seating[seat])

    def players_of(self, side: Side) -> tuple[int, ...]:
        """The numbers of a side's players, one or two."""
        seats = (seat for seat in SEATS if seat.side is side)
        return tuple(dict.fromkeys(self.seating[seat] for seat in seats))

    @property
    def is_shared(self) -> bool:
        """Whether several people are at the screen, who see what is said to any of them."""
        return len(self.people) > 1

    def is_looking(self, seat: Seat | None) -> bool:
        """Whether a seat's hand is played by the person who is looking at the screen."""
        if self.viewer is None or seat is None:
            return False
        return self.seating[self.viewer] == self.seating[seat]

    def is_you(self, seat: Seat | None) -> bool:
        """Whether a seat's hand is played by the person addressed as “you”."""
        return self.is_looking(seat) and not self.is_shared

    def is_your_number(self, player: int) -> bool:
        """Whether a player, by number, is the person addressed as “you”."""
        return self.is_you(Seat(self.seating.index(player)))

    def is_yours(self, side: Side) -> bool:
        """Whether a side is “we”."""
        return self.own_side is side

    def is_person(self, seat: Seat) -> bool:
        """Whether a seat's hand is played by a person."""
        return self.seating[seat] in self.people


UNNAMED = "You"  # in the settings and in saved games

_COLOURS = {Form.FOUR: (0, 1, 2, 3), Form.DUMMY: (2, 3, 1), Form.TWO: (2, 1)}
"""Each player's colour, by number; the usual names keep theirs from form to form."""


# ------------------------------------------------------------------- players
def shown_name(name: str) -> str:
    """A player's name as the window shows it: as chosen, but tidied, or else “You”."""
    if not is_unnamed(name):
        return tidy_name(name) or "?"
    return translate("Words", "You", "the name of a player who has chosen none")


def shown_names(players: Players) -> tuple[str, ...]:
    """All players' names as the window shows them; of several people none is “You”."""
    are_several = sum(player.level is None for player in players) > 1
    return tuple(
        numbered(place) if are_several and is_unnamed(one.name) else shown_name(one.name)
        for place, one in enumerate(players, 1)
    )


def name_among(name: str) -> str:
    """A person's name beside those of others, in whatever games: nobody is “You”."""
    unnamed = translate("Words", "Player", "one of several people, who has chosen no name")
    return unnamed if is_unnamed(name) else shown_name(name)


def numbered(place: int) -> str:
    """The name of one of several people who has chosen none: “Player 2”."""
    return fill(translate("SeatPlan", "Player {number}"), number=place)


def is_unnamed(name: str) -> bool:
    """Whether a saved name is that of an unnamed player, who is addressed as “you”."""
    return name == UNNAMED


def kept_name(name: str) -> str:
    """The name to save for one that the window shows."""
    return UNNAMED if name == shown_name(UNNAMED) else name


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
    """The colour of a seat's player, by its place in `Theme.people`; None for dummy."""
    if seat is speaker.dummy or _is_dummy_undrawn(speaker, seat):
        return None
    return colour_of_player(speaker, speaker.player_of(seat))


def colour_of_player(speaker: Speaker, number: int) -> int:
    """The colour of a player, by its place in `Theme.people`."""
    return (speaker.colours or _COLOURS[speaker.form])[number]


def colours_of(form: Form, players: Players, persons: Mapping[str, int]) -> tuple[int, ...]:
    """Each player's colour: that of a person for life, and the usual one or another of others."""
    names = {at: one.name for at, one in enumerate(players) if one.level is None}
    found = {at: persons[name] for at, name in names.items() if name in persons}
    for at, usual in enumerate(_COLOURS[form]):
        if at not in found:
            order = (usual, *_COLOURS[Form.FOUR])
            found[at] = next(colour for colour in order if colour not in found.values())
    return tuple([found[at] for at in range(form.players)])


def who(speaker: Speaker, seat: Seat) -> str:
    """A seat within a sentence: “you”, “dummy”, or the player's name."""
    if seat is speaker.dummy:
        return translate("Words", "dummy", "who does something, or whose turn it is")
    return player(speaker, speaker.player_of(seat))


def role(speaker: Speaker, seat: Seat) -> str:
    """What a player is besides their name: “your partner”, “Clara’s hand”; else nothing."""
    # Seats are named where texts name them: with two hands each, and if the user prefers that.
    if speaker.form is Form.TWO or speaker.by_compass:
        return seat_and_role(speaker, seat)
    if seat is speaker.dummy and not speaker.is_you(seat):
        return fill(translate("Words", "{who}’s hand"), who=speaker.name_of(seat))
    if not _is_partners(speaker, seat) or speaker.is_you(seat):
        return ""
    return translate("Words", "your partner", "beside a player's name")


def seat_and_role(speaker: Speaker, seat: Seat) -> str:
    """A seat, and whose it is where that matters: “North, partner”, “North, yours”."""
    place = hand_title(speaker, seat)
    if seat is speaker.dummy and not speaker.is_you(seat):
        return fill(translate("Words", "{seat}, {who}’s"), seat=place, who=speaker.name_of(seat))
    if not _is_partners(speaker, seat):
        return place
    if speaker.is_you(seat):
        return fill(translate("Words", "{seat}, yours"), seat=place)
    return fill(translate("Words", "{seat}, partner"), seat=place)


def _is_partners(speaker: Speaker, seat: Seat) -> bool:
    is_opposite = speaker.viewer is not None and seat is speaker.viewer.partner
    is_named = speaker.is_shared or speaker.is_elsewhere or _is_dummy_undrawn(speaker, seat)
    return is_opposite and not is_named


def short_role(speaker: Speaker, seat: Seat) -> str:
    """The same where there is little room: the seat alone, or nothing."""
    has_one = speaker.form is not Form.TWO and not speaker.by_compass
    return "" if has_one else hand_title(speaker, seat)


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
    return fill(text, who=who(speaker, seat), seat=hand_title(speaker, seat))


def hand_title(speaker: Speaker, seat: Seat) -> str:
    """A hand by its seat; for several people one of two is “second hand”, and others have none."""
    if not _are_side_by_side(speaker):
        return title(seat)
    if speaker.form is not Form.TWO:
        return ""
    if seat is speaker.seats_of(seat)[-1]:
        return translate("Words", "first hand", "of the two of a player")
    return translate("Words", "second hand", "of the two of a player")


def _are_side_by_side(speaker: Speaker) -> bool:
    # They sit at no points of the compass.
    return speaker.is_shared and not speaker.by_compass


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
    """Where a card is, if its hand needs a name: “in dummy”, “in North”; None otherwise."""
    return hand_phrases(speaker, seat).get("in_hand")


def hand_phrases(speaker: Speaker, seat: Seat) -> dict[str, str]:
    """The placeholders for sentences about a hand, if it has a name; otherwise empty.

    Some languages decline a hand's name or give it an article, so it comes with the word
    before it: `hand` is “dummy”, `from_hand` is “from dummy”, and so on.
    """
    if speaker.form is Form.TWO and _are_side_by_side(speaker):
        return _translated(_FIRST if seat is speaker.seats_of(seat)[-1] else _SECOND)
    if speaker.form is Form.TWO:
        return _translated(_OF_TWO[seat])
    return _translated(_DUMMY) if seat is speaker.dummy else {}


def your_hand_phrases(speaker: Speaker, seat: Seat) -> dict[str, str]:
    """Like `hand_phrases`, for one of your two hands, one of which may be “your own”."""
    if len(speaker.seats_of(seat)) == 1:
        return {}
    if speaker.is_shared:
        return hand_phrases(speaker, seat)
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

_FIRST: dict[str, Any] = {
    "hand": QT_TRANSLATE_NOOP("Words", "the first hand"),
    "from_hand": QT_TRANSLATE_NOOP("Words", "from the first hand"),
    "for_hand": QT_TRANSLATE_NOOP("Words", "for the first hand"),
    "in_hand": QT_TRANSLATE_NOOP("Words", "in the first hand"),
}

_SECOND: dict[str, Any] = {
    "hand": QT_TRANSLATE_NOOP("Words", "the second hand"),
    "from_hand": QT_TRANSLATE_NOOP("Words", "from the second hand"),
    "for_hand": QT_TRANSLATE_NOOP("Words", "for the second hand"),
    "in_hand": QT_TRANSLATE_NOOP("Words", "in the second hand"),
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
