"""The four seats, the two sides, and the way round the table (rules §2)."""

from __future__ import annotations

from enum import IntEnum


class Side(IntEnum):
    """A partnership. The number is its index in every pair of scores."""

    NS = 0
    EW = 1

    @property
    def other(self) -> Side:
        """The opponents."""
        return _OTHER_SIDE[self]


class Seat(IntEnum):
    """A seat at the table. Numbers run clockwise, as deal and play do."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def next(self) -> Seat:
        """The seat on the left, whose turn comes next."""
        return _NEXT[self]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return _PARTNER[self]

    @property
    def side(self) -> Side:
        """The partnership that the seat belongs to."""
        return _SIDE[self]

    @property
    def clockwise(self) -> tuple[Seat, Seat, Seat, Seat]:
        """All four seats clockwise, this one first."""
        return _CLOCKWISE[self]


SEATS = tuple(Seat)
_CLOCKWISE = (
    (Seat.N, Seat.E, Seat.S, Seat.W),
    (Seat.E, Seat.S, Seat.W, Seat.N),
    (Seat.S, Seat.W, Seat.N, Seat.E),
    (Seat.W, Seat.N, Seat.E, Seat.S),
)
_NEXT = tuple(Seat((seat + 1) % 4) for seat in range(4))
_PARTNER = tuple(Seat((seat + 2) % 4) for seat in range(4))
_SIDE = tuple(Side(seat % 2) for seat in range(4))
_OTHER_SIDE = (Side.EW, Side.NS)
