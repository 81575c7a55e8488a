"""The small dialogs. For a new game see `test_new_game.py`, for the rule book `test_help.py`."""

from __future__ import annotations

import platform

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from quinto_desktop import __version__
from quinto_desktop.window.help import about
from quinto_desktop.window.help.about import AboutDialog


def shown(qtbot: QtBot, dialog: QWidget) -> None:
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()


class TestAbout:
    def test_it_names_the_versions_to_be_copied(self, qtbot: QtBot) -> None:
        dialog = AboutDialog()
        shown(qtbot, dialog)
        text = dialog.versions.text()
        for version in (__version__, platform.python_version(), qVersion()):
            assert version in text
        flags = dialog.versions.textInteractionFlags()
        assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
        assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard

    def test_it_tells_of_the_game_and_promises_to_stay_offline(self, qtbot: QtBot) -> None:
        dialog = AboutDialog()
        qtbot.addWidget(dialog)
        text = " ".join(label.text() for label in dialog.findChildren(QLabel))
        for word in ("Hoffmann", "1907", "no network", "no telemetry", "own seat"):
            assert word in text

    @pytest.mark.parametrize("is_compiled", [True, False])
    def test_it_says_if_the_compiled_search_is_missing(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_compiled: bool
    ) -> None:
        monkeypatch.setattr(about, "is_search_compiled", lambda: is_compiled)
        dialog = AboutDialog()
        shown(qtbot, dialog)
        text = " ".join(label.text() for label in dialog.findChildren(QLabel))
        assert ("lacks the compiled search" in text) is not is_compiled
        assert ("C compiler" in text) is not is_compiled
        assert dialog.width() <= 784
        assert dialog.height() <= 512

    @pytest.mark.parametrize("has_all", [True, False])
    def test_it_says_if_models_are_missing(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, has_all: bool
    ) -> None:
        monkeypatch.setattr(about, "has_all_models", lambda: has_all)
        monkeypatch.setattr(about, "is_search_compiled", lambda: has_all)  # both, at worst
        dialog = AboutDialog()
        shown(qtbot, dialog)
        text = " ".join(label.text() for label in dialog.findChildren(QLabel))
        assert ("what Club and Master have learnt is missing or damaged" in text) is not has_all
        assert dialog.width() <= 784
        assert dialog.height() <= 560

    def test_enter_and_escape_close_it(self, qtbot: QtBot) -> None:
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
            dialog = AboutDialog()
            shown(qtbot, dialog)
            with qtbot.waitSignal(dialog.finished):
                QTest.keyClick(dialog, key)
