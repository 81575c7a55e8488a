"""The lesson, the slips of the score sheet and the curtain can be read in every language."""

from __future__ import annotations

import pytest
from at_the_table import bar_on, cachette_caption, prompt_on
from kit import *
from legible_scene import (
    LANGUAGES_AND_SIZES,
    LANGUAGES_AT_THEIR_WORST,
    Scene,
    game_of,
    look_at,
    speaking,
)

from quinto_desktop.game.lessons.lesson import lesson_game
from quinto_desktop.window.learn.lesson_view import LessonView

everywhere = pytest.mark.parametrize(("language", "size"), LANGUAGES_AND_SIZES)
at_their_worst = pytest.mark.parametrize(("language", "size"), LANGUAGES_AT_THEIR_WORST)


@pytest.fixture(autouse=True)
def _spoken(language: str, qapp: object) -> Iterator[None]:
    """The language of the test is spoken."""
    with speaking(language):
        yield


@at_their_worst
def test_the_lesson_can_be_read_and_covers_no_prompt(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str, size: QSize
) -> None:
    scene = Scene(qtbot, folders, lesson_game(), language)
    scene.show(size)
    scene.room.teach()
    guide = scene.table.findChild(LessonView)
    assert guide is not None
    faults, read = {}, []
    while not guide.is_finished:
        scene.play_until(lambda _: guide.is_telling or guide.is_finished)
        if guide.is_finished:
            break
        QApplication.processEvents()  # the panel settles in its place
        title = guide.panel.accessibleName()
        read.append(title)
        if guide.panel.isVisible() and (found := look_at(guide.panel, monkeypatch, language)):
            faults[title] = found
        table = scene.table
        for other in (prompt_on(table), bar_on(table), cachette_caption(table)):
            is_seen = other.isVisible() and guide.panel.isVisible()
            if is_seen and other.geometry().intersects(guide.panel.geometry()):
                faults.setdefault(title, []).append(f"covers {type(other).__name__}")
        if guide.panel.primary is not None:
            guide.panel.primary.click()
        else:
            scene.play_on()
    scene.window.close()
    assert faults == {}
    assert len(read) > 5


@everywhere
def test_the_curtain_can_be_read(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str, size: QSize
) -> None:
    setup = game_of(Form.FOUR)
    people = tuple(replace(player, level=None) for player in setup.players)
    scene = Scene(qtbot, folders, replace(setup, players=people), language)
    scene.show(size)
    qtbot.waitUntil(lambda: bool(scene.room.view.awaited_name))
    found = look_at(scene.window, monkeypatch, language)
    scene.window.close()
    assert found == []
