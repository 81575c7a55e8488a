"""A list whose rows are texts with cards: arrows move along it, and a screen reader reads it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from quinto_desktop.window.look.theme import CurrentTheme, Theme, themed_pen
from quinto_desktop.window.paper.card_text import CardDocument, Line

_Index = QModelIndex | QPersistentModelIndex
_PAD, _ASIDE, _EDGE = 8.0, 6.0, 3.0

_THUMB = 150  # how opaque the handle of the scroll bar is, of 255
_LIST = "QListView { background: transparent; border: none; }"
_BAR = """
QScrollBar:vertical {{ background: transparent; width: 6px; margin: 0; border: none; }}
QScrollBar::handle:vertical {{ background: {thumb}; border-radius: 3px; min-height: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def slim_bar(theme: Theme) -> str:
    """The style of a slim scroll bar on paper."""
    thumb = QColor(theme.rule)
    thumb.setAlpha(_THUMB if theme.shadow else 255)
    return _BAR.format(thumb=thumb.name(QColor.NameFormat.HexArgb))


class TextRow(NamedTuple):
    """A row: its paragraphs, by the scale of type and the width in pixels; it may stand out."""

    lines: Callable[[float, float], Sequence[Line]]
    spoken: str
    is_marked: bool = False


class TextList(QListView):
    """Shows rows of text with cards, under each other."""

    def __init__(self, look: CurrentTheme, name: str, parent: QWidget, pad: float = _PAD) -> None:
        super().__init__(parent)
        self.look, self.unit, self.pad = look, 1.0, pad
        self.rows: Sequence[TextRow] = ()
        self._documents: dict[object, CardDocument] = {}
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(name)
        self.viewport().setAutoFillBackground(False)
        look.changed.connect(self._follow_theme)
        self._follow_theme()

    def _follow_theme(self) -> None:
        self.setStyleSheet(_LIST + slim_bar(self.look.theme))
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().strip():
            event.ignore()  # “P” passes: Qt would look for a row that begins so
        else:
            super().keyPressEvent(event)

    def show_rows(self, rows: Sequence[TextRow]) -> None:
        """Show other rows; where they are as many, the chosen one stays in its place."""
        self.rows = rows
        self._documents.clear()
        if self._model.rowCount() != len(rows):
            self._model.clear()
            self._model.appendColumn([QStandardItem() for _ in rows])
        for number, row in enumerate(rows):
            item = self._model.item(number)
            item.setText(row.spoken)
            item.setEditable(False)  # nor by a screen reader
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._model.index(0, 0))
        self.scheduleDelayedItemsLayout()

    def set_unit(self, unit: float) -> None:
        """Set the scale of the type."""
        self.unit = unit
        self._documents.clear()
        self.scheduleDelayedItemsLayout()

    def document(self, row: int) -> CardDocument:
        """A row's text at the present width, in the present theme; kept until rows change."""
        wide = self.viewport().width() - 2 * _ASIDE * self.unit
        key = (row, wide, self.unit, self.look.theme, self.isRightToLeft())
        if key not in self._documents:
            if len(self._documents) > 2 * len(self.rows):
                self._documents.clear()
            lines = self.rows[row].lines(self.unit, wide)
            self._documents[key] = CardDocument(
                self.look.theme, lines, wide, is_mirrored=self.isRightToLeft()
            )
        return self._documents[key]

    def needed(self) -> int:
        """How high all rows are together, at the present width."""
        pads = 2 * self.pad * self.unit
        return sum(round(self.document(at).size().height() + pads) for at in range(len(self.rows)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: TextList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        high = (
            self._view.document(index.row()).size().height() + 2 * self._view.pad * self._view.unit
        )
        return QSize(self._view.viewport().width(), round(high))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        view, place, number = self._view, QRectF(option.rect), index.row()
        theme = view.look.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if view.rows[number].is_marked:
            painter.fillRect(place, QColor(theme.gilt))
            left = place.right() - _EDGE if view.isRightToLeft() else place.left()
            painter.fillRect(QRectF(left, place.top(), _EDGE, place.height()), QColor(theme.crown))
        painter.setPen(themed_pen(theme, theme.rule, 1))
        if number + 1 < len(view.rows):
            painter.drawLine(QPointF(place.left(), place.bottom()), place.bottomRight())
        if number == view.currentIndex().row() and view.hasFocus():
            painter.setPen(themed_pen(theme, theme.side_ns if theme.is_dark else theme.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(place.adjusted(1.5, 1.5, -1.5, -1.5))
        painter.translate(place.left() + _ASIDE * view.unit, place.top() + view.pad * view.unit)
        view.document(number).drawContents(painter)
        painter.restore()
