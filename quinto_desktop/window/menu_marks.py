"""Keeps the menus true: what can be done now, what is so, and which games are at hand."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from quinto_desktop.game import Preferences
from quinto_desktop.rules import Observation
from quinto_desktop.window.game_files import GameFiles
from quinto_desktop.window.menus import SWITCHED, Command, Menus
from quinto_desktop.window.seat_view import SeatView
from quinto_desktop.window.table_area import TableArea


class MenuMarks(QObject):
    """Ticks what is so in the menus, and greys what cannot be done.

    Args:
        menus: The menus.
        view: What the screen shows of the game.
        area: Shows the score sheet, or puts it away.
        files: Knows what the recent files are called.
        preferences: A person's wishes.
    """

    def __init__(
        self,
        menus: Menus,
        view: SeatView,
        area: TableArea,
        files: GameFiles,
        preferences: Preferences,
    ) -> None:
        super().__init__(view)
        self._menus = menus
        self._controller = view.controller
        self._files = files
        self._preferences = preferences
        view.controller.history_changed.connect(self._show_history)
        view.table.shown.connect(self._on_table_shown)
        area.sheet_shown.connect(menus.actions[Command.SHEET].setChecked)
        preferences.changed.connect(self._show_wishes)
        menus.recent.aboutToShow.connect(self._list_recent)
        menus.actions[Command.SHEET].setChecked(not view.sheet.isHidden())
        self._show_history()
        self._show_wishes()

    @Slot()
    def _show_history(self) -> None:
        actions, controller = self._menus.actions, self._controller
        actions[Command.UNDO].setEnabled(controller.can_undo)
        actions[Command.REDO].setEnabled(controller.session.can_redo)
        actions[Command.ABANDON].setEnabled(not controller.is_over)

    @Slot(object)
    def _on_table_shown(self, observation: Observation) -> None:
        self._menus.actions[Command.LAST_TRICK].setEnabled(bool(observation.tricks))

    @Slot()
    def _show_wishes(self) -> None:
        settings = self._preferences.settings
        for setting in self._menus.choices:
            self._menus.check(setting, getattr(settings, setting))
        for command, setting in SWITCHED.items():
            self._menus.actions[command].setChecked(getattr(settings, setting))
        self._menus.recent.setEnabled(bool(settings.recent_files))

    @Slot()
    def _list_recent(self) -> None:
        """List the recent files only when somebody looks: it takes a glance into each of them."""
        from quinto_desktop.window.recent_titles import recent_title

        names = self._preferences.settings.recent_files
        paths = [Path(name) for name in names]
        titles = tuple([recent_title(path, self._files.title_of(path)) for path in paths])
        self._menus.list_recent(names, titles)
