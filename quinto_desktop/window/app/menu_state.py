"""Keeps the menus true: what is ticked, what can be chosen, and which games are recent."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Slot

from quinto_desktop.game import Preferences, form_in
from quinto_desktop.rules import Observation, QuintoError
from quinto_desktop.window.app.game_files import GameFiles
from quinto_desktop.window.app.menus import SWITCHED, Command, Menus
from quinto_desktop.window.app.seat_view import SeatView
from quinto_desktop.window.app.table_area import TableArea
from quinto_desktop.window.text.card_text import fill
from quinto_desktop.window.text.rule_text import form_label

translate = QCoreApplication.translate


def recent_title(path: Path, title: str) -> str:
    """A file as it stands in the menu.

    Args:
        path: The file; it need not be there any more.
        title: What it is called; a name that a person has chosen is told as it is.
    """
    if title == path.stem:
        return title
    try:
        date = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
        form = form_label(form_in(path)).replace("&", "")
    except (OSError, QuintoError):
        return title
    when = QLocale().toString(date, QLocale.FormatType.ShortFormat)
    return fill(
        translate("GameFiles", "{title}: {form}, {date}"), title=title, form=form, date=when
    )


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
        names = self._preferences.settings.recent_files
        paths = [Path(name) for name in names]
        titles = tuple([recent_title(path, self._files.title_of(path)) for path in paths])
        self._menus.list_recent(names, titles)
