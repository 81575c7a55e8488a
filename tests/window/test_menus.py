"""The menu bar: every command once, with words, keys and marks."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtWidgets import QMenuBar
from test_preferences_dialog import values_of

from quinto_desktop.window.app.menus import LESSONS, Menus
from quinto_desktop.window.text.commands import Menu


class Bar:
    """A menu bar, and what was chosen in it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.bar = self.window.menuBar()
        self.ran: list[Command] = []
        self.chosen: list[tuple[str, str]] = []
        self.opened: list[str] = []
        self.menus = Menus(
            self.bar,
            self.ran.append,
            lambda *choice: self.chosen.append(choice),
            self.opened.append,
        )

    def all_menus(self) -> Iterator[QMenu]:
        return iter(self.bar.findChildren(QMenu))

    def commands(self) -> list[Command]:
        """What can be chosen in the menus."""
        return [
            command
            for command, action in self.menus.actions.items()
            if any(action in menu.actions() for menu in self._opened(self.bar))
        ]

    def _opened(self, at: QMenuBar | QMenu) -> Iterator[QMenu]:
        for action in at.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                yield menu
                yield from self._opened(menu)


@pytest.fixture
def bar(qtbot: QtBot) -> Bar:
    return Bar(qtbot)


def test_every_command_is_in_a_menu_and_runs(bar: Bar) -> None:
    bar.menus.show(everything=True)
    for command in Command:
        action = bar.menus.actions[command]
        action.trigger()
        assert bar.ran.pop() is command
        assert not bar.ran
        assert command in bar.commands()
        assert sum(action in menu.actions() for menu in bar.all_menus()) == 1


def test_a_first_start_has_few_commands(bar: Bar) -> None:
    few = bar.commands()
    assert len(few) <= 30
    assert {Command.NEW, Command.UNDO, Command.HINT, Command.EVERYTHING, Command.HELP} <= {*few}
    bar.menus.show(everything=True)
    assert {*bar.commands()} == {*Command}
    bar.menus.show(everything=False)
    assert bar.commands() == few
    bar.menus.show(everything=False, lessons=True)
    assert {*bar.commands()} == {*few, *LESSONS}


def test_a_command_that_is_hidden_has_its_key_all_the_same(bar: Bar, qtbot: QtBot) -> None:
    hidden = [command for command in Command if command not in bar.commands()]
    keyed = [command for command in hidden if command.spec.keys]
    assert len(keyed) > 10
    show_active(qtbot, bar.window)
    for command in keyed:
        QTest.keySequence(bar.window, command.spec.keys[0])
    assert bar.ran == keyed


def test_a_screen_reader_brings_the_questions(bar: Bar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    bar.menus.menus[Menu.MOVE].aboutToShow.emit()
    assert not {*QUESTIONS} & {*bar.commands()}
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    bar.menus.menus[Menu.MOVE].aboutToShow.emit()
    assert {*QUESTIONS} <= {*bar.commands()}
    assert Command.LAB not in bar.commands()


def test_f10_opens_the_first_menu_at_its_first_entry(bar: Bar, qtbot: QtBot) -> None:
    show_active(qtbot, bar.window)
    QTest.keyClick(bar.bar, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction() is menu.actions()[0]
    QTest.keyClick(menu, Qt.Key.Key_Right)
    other = QApplication.activePopupWidget()
    assert other is bar.bar.actions()[1].menu()
    other.close()


KEYS = {
    Command.LAST_TRICK: "L",
    Command.QUIT: "Ctrl+Q",
    Command.HELP: "F1",
    Command.FULL_SCREEN: "F11",
    Command.SAVE_AS: "Ctrl+Shift+S",
    Command.REDO: "Ctrl+Shift+Z",
    Command.SAME_AGAIN: "F5",
    Command.DEAL_AGAIN: "Shift+F5",
    Command.SHEET: "F9",
    Command.COPY_SHEET: "Ctrl+C",
    Command.PRINT_SHEET: "Ctrl+P",
    Command.SOUND: "M",
}


def test_some_keys_are_there_on_every_desktop(bar: Bar) -> None:
    for command, key in KEYS.items():
        assert QKeySequence(key) in bar.menus.actions[command].shortcuts(), command


def test_one_value_of_a_setting_is_chosen(bar: Bar) -> None:
    for setting in ("speed", "trick_pause", "theme"):
        actions = bar.menus.choices[setting]
        assert set(actions) == set(values_of(setting))
        for value in actions:
            actions[value].trigger()
            assert [v for v, action in actions.items() if action.isChecked()] == [value]
            assert bar.chosen[-1] == (setting, value)


def test_recent_files_are_listed_by_name(bar: Bar) -> None:
    bar.menus.list_recent(("/games/one.quinto", "/games/b&b.quinto"), ("one", "b&b"))

    one, other = bar.menus.recent.actions()
    assert (one.text(), other.text()) == ("one", "b&&b")
    other.trigger()
    assert bar.opened == ["/games/b&b.quinto"]

    bar.menus.list_recent((), ())
    assert not bar.menus.recent.isEnabled()
    assert bar.menus.recent.actions() == []
