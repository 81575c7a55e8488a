"""People have a colour of their own, wherever they sit."""

from __future__ import annotations

import pytest
from at_the_table import geometry_on, places_on, plates_on, rest
from kit import *
from matches import speaker_of
from playing import match
from tabling import TWO, make_table, seen_by, sit_down

from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.text import seat_text

FOUR_DRAWN = Preset.HANDBOOK.rules(Form.FOUR)
ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)
all_forms = pytest.mark.parametrize("rules", [FOUR_DRAWN, ROUND, TWO], ids=["four", "dummy", "two"])


@all_forms
def test_the_colour_goes_with_the_player(rules: RuleOptions) -> None:
    """Before this, it stayed with the edge of the table: after a draw Ada was suddenly red."""
    seats = set()
    colours: dict[int, set[int | None]] = {}
    for seed in range(1, 6):
        for step in match(rules, seed):
            state = step.after
            for seat in SEATS:
                player = state.seating[seat]
                if seat is not state.dummy and state.phase is not Phase.DRAWING:
                    seats.add((player, seat))
                    colour = seat_text.colour_of(speaker_of(state), seat)
                    colours.setdefault(player, set()).add(colour)

    assert all(len(own) == 1 for own in colours.values())
    assert len({*map(tuple, colours.values())}) == rules.form.players
    assert len(seats) > rules.form.players, "nobody has ever sat anywhere else"


def test_dummy_has_no_persons_colour() -> None:
    for step in match(ROUND):
        if step.after.dummy is not None:
            assert seat_text.colour_of(speaker_of(step.after), step.after.dummy) is None


def disc(table: Table, edge: Edge) -> QColor:
    """The colour of a medallion under its monogram's top left."""
    plate, (x, y) = plates_on(table)[edge], geometry_on(table).plate(edge)
    centre = QPoint(round(x), round(y)) - plate.pos()
    return plate.grab().toImage().pixelColor(centre - QPoint(0, 16))


@pytest.mark.parametrize("player", [0, 1, 2])
def test_every_person_sees_the_same_colours(qtbot: QtBot, player: int) -> None:
    table = make_table(qtbot, 998, 800)
    state: MatchState = next(
        step.after for step in match(ROUND, 2) if step.after.phase is Phase.PLAY
    )
    sit_down(table, state, player)
    table.show_state(seen_by(state, player))
    rest(table)
    speaker = speaker_of(state, player)

    for edge in (Edge.LEFT, Edge.RIGHT):
        seat = places_on(table).viewer.clockwise[1 if edge is Edge.LEFT else 3]
        colour = seat_text.colour_of(speaker, seat)
        tint = BAIZE.monogram_dummy if colour is None else BAIZE.people[colour]
        assert abs(disc(table, edge).hue() - QColor(tint).hue()) < 12


@pytest.mark.parametrize("theme", [theme for theme in THEMES.values() if theme.weight == 1])
def test_the_colours_differ(theme: Theme) -> None:
    assert len({theme.monogram_dummy, *theme.people}) == 5
