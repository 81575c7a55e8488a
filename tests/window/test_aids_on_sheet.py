"""An open score sheet shows the radar and the race itself; nothing is shown twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from legible_scene import Scene, game_of
from pages import texts_of
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quinto_desktop.game import UserFolders
from quinto_desktop.rules import Form, Phase
from quinto_desktop.window.sheet.content import SheetAid
from quinto_desktop.window.table.side_panels import Race, Radar

WIDE, NARROW = QSize(1280, 800), QSize(800, 560)


@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Iterator[Scene]:
    scene = Scene(qtbot, folders, game_of(Form.FOUR), "en")
    scene.room.preferences.change(radar=True, race=True)
    scene.show(WIDE)
    scene.play_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    yield scene
    scene.window.close()


def on_the_table(scene: Scene) -> frozenset[SheetAid]:
    kinds: dict[SheetAid, type[QWidget]] = {SheetAid.RADAR: Radar, SheetAid.RACE: Race}
    panels = {aid: scene.table.findChild(kind) for aid, kind in kinds.items()}
    return frozenset(
        aid for aid, panel in panels.items() if panel is not None and panel.isVisible()
    )


def test_each_aid_is_in_one_place(scene: Scene) -> None:
    room, both, none = scene.room, frozenset(SheetAid), frozenset[SheetAid]()
    assert (room.sheet.shown_aids, on_the_table(scene)) == (both, none)

    room.area.toggle()
    assert (room.sheet.shown_aids, on_the_table(scene)) == (none, both)

    room.area.toggle()
    assert (room.sheet.shown_aids, on_the_table(scene)) == (both, none)

    room.preferences.change(radar=False)
    assert (room.sheet.shown_aids, on_the_table(scene)) == (frozenset({SheetAid.RACE}), none)


def test_what_each_side_needs_is_said_once(scene: Scene) -> None:
    page = scene.room.sheet._page
    assert page is not None
    said = [text for text in texts_of(page) if "to go" in text]
    assert said == ["250 to go", "250 to go"]
    centres = [item.rect.center().x() for item in page.items if getattr(item, "text", "") in said]
    scores = [page.items[page.totals[side]].rect.center().x() for side in page.sides]
    assert centres == pytest.approx(scores)


def test_the_sheet_tells_a_screen_reader_what_its_aids_say(scene: Scene) -> None:
    told = scene.room.sheet.accessibleDescription()
    assert "either side can still score it" in told
    assert "In play: " in told


def test_a_sheet_without_room_leaves_them_to_the_table(scene: Scene) -> None:
    scene.show(NARROW)
    assert not scene.room.sheet.isVisible()
    scene.room.area.toggle()
    assert scene.room.sheet.isVisible()
    assert SheetAid.RACE not in scene.room.sheet.shown_aids
