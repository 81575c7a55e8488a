"""The number of the game: on the sheet, on the clipboard, and in the New game dialog."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from at_the_table import choose
from legible_scene import Scene, game_of
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quinto_desktop.game import UserFolders
from quinto_desktop.rules import FairDeals, Form, Phase
from quinto_desktop.window.new_game.dialog import NewGameDialog
from quinto_desktop.window.score_sheet.export import as_html, as_text
from quinto_desktop.window.score_sheet.figures import NumberFigure
from quinto_desktop.window.score_sheet.sheet_figures import FigureButton
from quinto_desktop.window.text.commands import Command


@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Iterator[Scene]:
    scene = Scene(qtbot, folders, game_of(Form.FOUR), "en")
    scene.show(QSize(1280, 800))
    scene.play_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    QGuiApplication.clipboard().clear()
    yield scene
    scene.window.close()


def button_in(scene: Scene) -> FigureButton:
    (button,) = [
        button
        for button in scene.room.sheet.figures.buttons
        if button.spot is not None and isinstance(button.spot.figure, NumberFigure)
    ]
    return button


@pytest.mark.parametrize("way", ["click", "key", "command"])
def test_it_is_on_the_sheet_and_can_be_copied(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    number = scene.controller.session.setup.seed
    button = button_in(scene)
    assert button.accessibleName() == f"Game number {number}"
    told: list[str] = []
    monkeypatch.setattr(scene.room, "tell", told.append)
    if way == "click":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    elif way == "key":
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, Qt.Key.Key_Return)
    else:
        choose(scene.room, Command.COPY_NUMBER)
    assert QGuiApplication.clipboard().text() == str(number)
    assert told == [f"Game number {number} copied."]
    assert scene.room.sheet.breakdowns.panel is None


def test_new_game_takes_what_was_copied(scene: Scene, qtbot: QtBot) -> None:
    choose(scene.room, Command.COPY_NUMBER)
    setup = scene.controller.session.setup
    dialog = NewGameDialog(
        setup, scene.preferences.settings.players_of, FairDeals(bytes(32)), scene.window
    )
    qtbot.addWidget(dialog)
    dialog.game.number.edit.paste()
    assert dialog.game.number.number == setup.seed


def test_it_goes_with_the_sheet(scene: Scene) -> None:
    content = scene.room.sheet.content
    assert content is not None
    named = f"Game number {scene.controller.session.setup.seed}"
    assert named in as_text(content)
    assert named in as_html(content)
    assert f"{named}." in scene.room.sheet.accessibleDescription().split("\n")


def test_another_game_has_another_number(scene: Scene) -> None:
    scene.room.files.begin_again(987654)
    content = scene.room.sheet.content
    assert content is not None
    assert content.number == 987654
