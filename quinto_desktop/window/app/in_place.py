"""What takes the place of the table and the sheet for a while, such as a replay or a review."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.text.commands import Command, Menu

_OF_THE_TABLE = (Menu.MOVE, Menu.VIEW)
_STAY = (Command.FULL_SCREEN, Command.SOUND)
_ELSE = (Command.SAVE_PICTURE, Command.ABANDON, Command.HINT)


class InPlaceOfTable(QObject):
    """Puts a view in the place of the table, one at a time, while the game waits.

    Args:
        room: The room, whose table it is.
        also: What cannot be asked for besides, as long as the view is there.

    Attributes:
        view: What is there; None if it is the table.
    """

    def __init__(self, room: GameRoom, *also: Command) -> None:
        super().__init__(room)
        self._room = room
        self._also = also
        self.view: QWidget | None = None
        room.window.installEventFilter(self)

    def put(self, view: QWidget) -> None:
        """Show a view, whose parent is the window."""
        self.view = view
        self._stand()
        self._room.area.hide()
        self._allow(allowed=False)
        view.show()
        view.raise_()

    def clear(self) -> None:
        """Take the view away, which is then deleted, and show the game again."""
        view, self.view = self.view, None
        if view is None:
            return
        view.hide()
        view.setParent(None)
        view.deleteLater()
        self._room.area.show()
        self._allow(allowed=True)
        self._room.table.take_focus()

    def _allow(self, *, allowed: bool) -> None:
        """Allow or forbid the commands about the table that the view hides."""
        room, barred = self._room, (*_ELSE, *self._also)
        for command in Command:
            if command in barred or (command.spec.menu in _OF_THE_TABLE and command not in _STAY):
                room.menus.actions[command].setEnabled(allowed)
        if allowed:
            room.controller.history_changed.emit()  # not all of them can be used now

    def _stand(self) -> None:
        if self.view is not None:
            window = self._room.window
            top = window.menuBar().geometry().bottom() + 1
            if window.menuBar().isHidden() or window.menuBar().isNativeMenuBar():
                top = 0
            whole = window.rect()
            self.view.setGeometry(QRect(0, top, whole.width(), whole.height() - top))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._stand()
        return False
