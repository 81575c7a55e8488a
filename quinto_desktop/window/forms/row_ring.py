"""The ring round a chosen row of a table, in place of Qt's frame round a single cell."""

from __future__ import annotations

from PySide6 import QtWidgets  # each of its classes is loaded where it is first used
from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from quinto_desktop.window.look.material import FOCUS_WIDTH
from quinto_desktop.window.look.theme import themed_pen
from quinto_desktop.window.look.themes import theme_worn


class RowRing(QStyledItemDelegate):
    """Rings chosen rows while the table, its parent, has the focus, and never a single cell."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a cell, and its part of the ring."""
        is_chosen = bool(option.state & QtWidgets.QStyle.StateFlag.State_Selected)
        option.state &= ~QtWidgets.QStyle.StateFlag.State_HasFocus
        super().paint(painter, option, index)
        view = self.parent()
        if not (is_chosen and isinstance(view, QWidget) and view.hasFocus()):
            return
        theme = theme_worn(QApplication.palette())
        pen = themed_pen(theme, QColor(theme.focus).name(), FOCUS_WIDTH)
        painter.save()
        painter.setPen(pen)
        half = round(pen.widthF() / 2)
        box = option.rect.adjusted(half, half, -half, -half)
        painter.drawLine(option.rect.left(), box.top(), option.rect.right() + 1, box.top())
        painter.drawLine(option.rect.left(), box.bottom(), option.rect.right() + 1, box.bottom())
        painter.restore()
