"""The doubling round as a game tree (rules §4).

A *moment* is a turn at which a seat may raise the value of a trick: eight of them with four calls,
once round. What a seat does there is a threshold on what it estimates; a policy has one for each
moment. Whose side a moment belongs to is certain, so one policy serves all four seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.rules import SEATS, Call, Seat, legal_calls

DEALER = Seat.W
"""North is eldest hand in every deal: nothing else depends on the seats."""

Thresholds: TypeAlias = Sequence[float]
"""The least estimate to raise from, for each of the `MOMENTS`."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn at which a seat may double or redouble.

    Attributes:
        number: Its place in `MOMENTS`.
        calls: The calls before it.
        is_redouble: Whether the raise is a redouble.
        passed: What comes after a pass: another moment, or the number of raises in the end.
        raised: The same after a raise.
    """

    number: int
    calls: tuple[Call, ...]
    is_redouble: bool
    passed: Moment | int
    raised: Moment | int

    @property
    def turn(self) -> int:
        """Which seat calls, counted from eldest hand, 0 to 3."""
        return len(self.calls)

    @property
    def sign(self) -> int:
        """1 if it belongs to eldest hand's side, otherwise -1."""
        return -1 if self.turn % 2 else 1

    @property
    def name(self) -> str:
        """The calls before it in words."""
        return " ".join(call.value for call in self.calls) or "first to call"


def _after(calls: tuple[Call, ...], found: list[Moment]) -> Moment | int:
    """What comes after some calls; every moment met is added to the list."""
    while len(calls) < len(SEATS):
        raises = [call for call in legal_calls(calls, DEALER) if call is not Call.PASS]
        if raises:
            (raised,) = raises
            later = _after((*calls, Call.PASS), found), _after((*calls, raised), found)
            moment = Moment(len(found), calls, raised is Call.REDOUBLE, *later)
            found.append(moment)
            return moment
        calls = (*calls, Call.PASS)
    return sum(call is not Call.PASS for call in calls)


def _moments() -> tuple[tuple[Moment, ...], Moment]:
    found: list[Moment] = []
    first = _after((), found)
    assert isinstance(first, Moment)  # eldest hand may double
    return tuple(found), first


MOMENTS, FIRST = _moments()


def raises_of(
    at: Moment | int,
    estimates: Sequence[float],
    eldest: Thresholds,
    others: Thresholds,
) -> int:
    """How often the value of a trick is raised: 0, 1 or 2 times.

    Args:
        at: Where the calling goes on from.
        estimates: What the seat on turn estimates at each moment.
        eldest: The policy of eldest hand's side.
        others: The policy of the others.
    """
    while isinstance(at, Moment):
        asked = (eldest if at.sign > 0 else others)[at.number]
        at = at.raised if estimates[at.number] >= asked else at.passed
    return at


def reached_by(
    estimates: Sequence[float], eldest: Thresholds, others: Thresholds
) -> tuple[Moment, ...]:
    """The moments that the calls lead to, in order; see `raises_of`."""
    reached: list[Moment] = []
    at: Moment | int = FIRST
    while isinstance(at, Moment):
        reached.append(at)
        asked = (eldest if at.sign > 0 else others)[at.number]
        at = at.raised if estimates[at.number] >= asked else at.passed
    return tuple(reached)
