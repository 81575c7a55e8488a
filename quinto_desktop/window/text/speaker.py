"""Who is addressed at a table, and the players' names: the basis of every sentence about play."""

from __future__ import annotations

from dataclasses import dataclass, replace

from quinto_desktop.rules import SEATS, Form, Seat, Seating, Side, seats_of

_FORMS = {form.players: form for form in Form}


@dataclass(frozen=True)
class Speaker:
    """Addresses one person at a table as “you”, and refers to all others by name.

    It knows who they are and where they sit; the sentences themselves are in the modules of this
    package, whose functions take it as their first argument.

    Attributes:
        names: The players' names, by player number.
        viewer: The seat of the player who is “you”; None if nobody is, as when computers play
            each other or the person at the screen is unknown.
        dummy: The seat of dummy; None without one.
        people: The numbers of the players who are people.
        levels: The players' levels, by player number; None for a person. Empty if not known.
        by_compass: Whether sides are called North–South and East–West, not “we” and “they”.
        is_elsewhere: Whether the table is seen from another seat than that of “you”, so that no
            seat is said to be the partner's.
        has_one_deal: Whether the first deal is all that is played, as of a day, so that nobody is
            told what a side still needs.
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

    def seated(self, seating: Seating, dummy: Seat | None) -> Speaker:
        """A speaker to the same person in another game of the match."""
        viewer = self.viewer
        if viewer is not None:
            own = seats_of(seating, self.seating[viewer])
            viewer = next(seat for seat in reversed(own) if seat is not dummy)
        return replace(self, viewer=viewer, seating=seating, dummy=dummy)

    @property
    def form(self) -> Form:
        """The form of the game."""
        return _FORMS[len({*self.seating})]

    @property
    def own_side(self) -> Side | None:
        """The side of “we”; None if the people at the screen cannot all say that.

        They cannot when some of them play against each other, now or, with dummy, in another
        game of the round, nor when only computers play. A column keeps its side that way,
        whoever looks.
        """
        if self.viewer is None or (self.form is Form.DUMMY and len(self.people) > 1):
            return None
        own = self.viewer.side
        against = self.people & {self.seating[seat] for seat in SEATS if seat.side is not own}
        return None if against else own

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both sides in the order in which they are shown and told: our own first."""
        own = self.own_side or Side.NS
        return own, own.other

    def player_of(self, seat: Seat) -> int:
        """The number of the player of a seat's hand."""
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

    def is_you(self, seat: Seat | None) -> bool:
        """Whether a seat's hand is played by the person addressed as “you”."""
        return seat is not None and self.is_your_number(self.seating[seat])

    def is_your_number(self, player: int) -> bool:
        """Whether a player, by number, is the person addressed as “you”."""
        return self.viewer is not None and self.seating[self.viewer] == player

    def is_yours(self, side: Side) -> bool:
        """Whether a side is “we”."""
        return self.own_side is side

    def is_person(self, seat: Seat) -> bool:
        """Whether a seat's hand is played by a person."""
        return self.seating[seat] in self.people
