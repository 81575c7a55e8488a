"""What a saved game was about, for the list of recent games."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from quinto_desktop.records import load_game, replay, start_of
from quinto_desktop.rules import SEATS, Form, Pair


class Preview(NamedTuple):
    """A saved game in brief.

    Attributes:
        people: The numbers of the players who are people.
        partner: The number of the partner of the only person; None if there is no such player.
        scores: Both sides' scores in its last game, that of the people first if they have one.
    """

    form: Form
    names: tuple[str, ...]
    people: tuple[int, ...]
    partner: int | None
    scores: Pair


def preview(path: Path) -> Preview:
    """Read a saved game, some 50 ms for a long match; `RecordError` if it is not valid."""
    game = load_game(path)
    steps = replay(game)
    state = steps[-1].after if steps else start_of(game)
    people = tuple([number for number, player in enumerate(game.players) if player.level is None])
    sides = {seat.side for seat in SEATS if state.seating[seat] in people}
    own, other = state.scores
    if len(sides) == 1 and sides.pop() is not SEATS[0].side:
        own, other = other, own
    return Preview(
        game.rules.form,
        tuple([player.name for player in game.players]),
        people,
        _partner(people, state.seating) if game.rules.form is Form.FOUR else None,
        (own, other),
    )


def _partner(people: tuple[int, ...], seating: tuple[int, ...]) -> int | None:
    if len(people) != 1:
        return None
    seat = next(seat for seat in SEATS if seating[seat] == people[0])
    return seating[seat.partner]
