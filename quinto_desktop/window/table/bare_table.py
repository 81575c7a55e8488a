"""The table before anything lies on it: what one sees while the rest is still being loaded."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.score_sheet import is_narrow, sheet_width
from quinto_desktop.window.table.felt import paint_felt
from quinto_desktop.window.table.ladder_room import lowered
from quinto_desktop.window.table.table_top import TableTop


class BareTable(QWidget):
    """Baize, and the ground that the score sheet will lie on.

    Signals:
        appeared(): It has been painted for the first time.

    Args:
        theme: The colours.
        has_sheet: Whether the score sheet is wanted where there is room for it.
        has_ladder: Whether the table keeps room for the ladder.
    """

    appeared = Signal()

    def __init__(self, theme: Theme, *, has_sheet: bool, has_ladder: bool) -> None:
        super().__init__()
        self._theme = theme
        self._has_sheet = has_sheet
        self._has_ladder = has_ladder
        self._has_appeared = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what the table and the sheet will be laid on."""
        whole = self.rect()
        beside = self._has_sheet and not is_narrow(whole.width())
        room = QRect(0, 0, whole.width() - sheet_width(whole.width()) * beside, whole.height())
        painter = QPainter(self)
        painter.fillRect(whole, QColor(self._theme.panel))
        table = TableTop(room.width(), room.height())
        if self._has_ladder:
            table = lowered(table)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            room.moveRight(whole.right())  # without QStyle, which takes 10 ms to load
        painter.drawPixmap(room.topLeft(), paint_felt(table, self._theme, self.devicePixelRatioF()))
        painter.end()
        if not self._has_appeared:
            self._has_appeared = True
            QTimer.singleShot(0, self, self.appeared.emit)
