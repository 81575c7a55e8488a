"""Other tables on the score sheet: a quiet line or two, which push nothing out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from legible_scene import Scene, game_of
from matches import match, speaker_of
from pages import texts_of
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from quinto_desktop.game import UserFolders
from quinto_desktop.game.judging.after_deals import Compared
from quinto_desktop.rules import Form, MatchForm, MatchState, Phase, RuleOptions, Seat, observe
from quinto_desktop.window.sheet.breakdown import tables_breakdown, tables_lines
from quinto_desktop.window.sheet.content import content_of
from quinto_desktop.window.sheet.export import as_html, as_text
from quinto_desktop.window.sheet.figures import GameFigure, TablesFigure
from quinto_desktop.window.sheet.rows import feet
from quinto_desktop.window.text.seat_text import Speaker

DEALS = (Compared(1, 1, 15, 22.25, 4), Compared(1, 2, -40, -57.5, 4), Compared(1, 3, 5, 5.0, 4))


def last_state(rules: RuleOptions) -> MatchState:
    return match(rules)[-1].after


@pytest.fixture(scope="module")
def scores() -> tuple[MatchState, Speaker]:
    state = last_state(RuleOptions())
    return state, speaker_of(state)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_lines_say_how_the_last_deal_and_all_of_them_went(
    scores: tuple[MatchState, Speaker],
) -> None:
    state, speaker = scores
    seen = observe(state, Seat.S)
    lines = tables_lines(DEALS[:2], seen, speaker)
    assert lines.latest is not None
    assert lines.latest.labels[0] == "Deal 2: −40, elsewhere −58"
    assert lines.latest.figure == "+18"
    assert (lines.total.labels[0], lines.total.figure) == ("Other tables, 2 deals", "+11")
    assert lines.in_short == "Compared with other tables, over 2 deals: +11."
    assert "Deal 1: +15, other tables +22: −7." in lines.spoken
    assert tables_lines(DEALS[:1], seen, speaker).total.labels[0] == "Other tables, 1 deal"
    assert tables_lines((), seen, speaker).latest is None


def test_the_breakdown_adds_up_deal_by_deal(scores: tuple[MatchState, Speaker]) -> None:
    state, speaker = scores
    found = tables_breakdown(DEALS, observe(state, Seat.S), speaker)
    parts = [number(line.points) for line in found.lines]
    assert parts == [15 - 22, -40 + 58, 0]
    assert number(found.total) == sum(parts)
    assert found.title.endswith(found.total)


@pytest.mark.parametrize("form", [Form.FOUR, Form.DUMMY])
def test_every_game_of_a_match_is_seen_from_ones_own_side(form: Form) -> None:
    rules = RuleOptions(form=form)
    if form is Form.FOUR:
        rules = replace(rules, match=MatchForm.RUBBER)
    state = last_state(rules)
    speaker, seen = speaker_of(state), observe(state, Seat.S)
    deals = [Compared(game, 1, 10, 0.0, 4) for game in range(1, len(state.games) + 1)]
    found = tables_breakdown(deals, seen, speaker)
    for game, line in zip(state.games, found.lines, strict=True):
        own = speaker.seated(game.seating, game.dummy).sides[0]
        assert number(line.points) == (10 if own == 0 else -10)
        if len(deals) > 1:
            assert line.text.startswith(f"Game {game.number}, deal 1")


def test_without_room_their_lines_are_given_up_first(scores: tuple[MatchState, Speaker]) -> None:
    state, speaker = scores
    content = content_of(observe(state, Seat.S), speaker)
    without = [*feet(content)]
    lines = tables_lines(DEALS, observe(state, Seat.S), speaker)
    found = [*feet(content._replace(tables=lines))]
    assert [foot for foot in found if not foot.tables] == without
    places = {foot: place for place, foot in enumerate(found)}
    for foot in without:
        assert places[foot._replace(tables=1)] == places[foot] - 1


def test_it_is_copied_with_the_sheet(scores: tuple[MatchState, Speaker]) -> None:
    state, speaker = scores
    content = content_of(observe(state, Seat.S), speaker)
    lines = tables_lines(DEALS, observe(state, Seat.S), speaker)
    told = content._replace(tables=lines)
    for write in (as_text, as_html):
        assert lines.in_short in write(told) and lines.in_short not in write(content)


# ----------------------------------------------------------------- in the window
@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Iterator[Scene]:
    scene = Scene(qtbot, folders, game_of(Form.FOUR), "en")
    scene.room.preferences.change(radar=False, race=False)
    scene.show(QSize(1280, 800))
    scene.play_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    yield scene
    scene.window.close()


def test_it_is_there_as_soon_as_it_is_wanted_and_gone_with_it(scene: Scene) -> None:
    room = scene.room
    assert not any("Other tables" in text for text in texts_of_sheet(scene))
    room.preferences.change(other_table=True)
    assert any("Other tables" in text for text in texts_of_sheet(scene))
    assert "Four Masters play every deal when it is over." in room.sheet.accessibleDescription()
    room.sheet.compare(DEALS)
    assert {"Deal 3: +5, elsewhere +5", "Other tables, 3 deals", "+11"} <= {*texts_of_sheet(scene)}
    assert "Deal 1: +15, other tables +22: −7." in room.sheet.accessibleDescription()
    room.preferences.change(other_table=False)
    assert not any("Other tables" in text for text in texts_of_sheet(scene))


def test_its_figure_opens_the_breakdown(scene: Scene, qtbot: QtBot) -> None:
    sheet = scene.room.sheet
    sheet.compare(DEALS)
    buttons = [one for one in sheet.figures.buttons if one.spot is not None]
    wanted = [one for one in buttons if one.spot and isinstance(one.spot.figure, TablesFigure)]
    assert len(wanted) == 2
    assert "+11" in wanted[-1].accessibleName()
    wanted[-1].click()
    panel = sheet.breakdowns.panel
    assert panel is not None
    qtbot.waitExposed(panel)
    panel.close()


def test_the_score_tells_of_it_where_the_sheet_has_no_room(scene: Scene) -> None:
    sheet = scene.room.sheet
    figure = GameFigure(1, scene.room.view.speaker.sides[0])
    before = sheet.breakdowns.breakdown(figure).notes
    sheet.compare(DEALS)
    notes = sheet.breakdowns.breakdown(figure).notes
    assert notes == (*before, "Compared with other tables, over 3 deals: +11.")


@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(800, 560), QSize(2560, 1440)])
def test_nothing_is_pushed_out(scene: Scene, size: QSize) -> None:
    room = scene.room
    room.preferences.change(radar=True, race=True)
    scene.show(size)
    if not room.sheet.isVisible():
        room.area.toggle()
    shown = room.sheet.shown_aids
    parts = {text for text in texts_of_sheet(scene) if text.isupper()}
    room.sheet.compare(DEALS)
    assert room.sheet.shown_aids == shown
    assert parts <= {*texts_of_sheet(scene)}


def texts_of_sheet(scene: Scene) -> list[str]:
    page = scene.room.sheet._page
    assert page is not None
    return texts_of(page)
