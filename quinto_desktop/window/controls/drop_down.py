"""Input widgets: their marks, which a style sheet cannot draw, and what the wheel does to them."""

from __future__ import annotations

from PySide6 import QtWidgets  # each of its classes is loaded where it is first used
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QSlider,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from quinto_desktop.window.look.material import FOCUS_WIDTH, paint_chevron
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import BODY_TEXT, Theme, text_zoom, theme_of, themed_pen

_CHEVRON = QSize(10, 6)
_CHEVRON_INSET = 12
_BESIDE_NUMBER = 8
STEP = 28
"""The width of an arrow that can be pressed; `Material` gives it the whole height."""
_LEAST_MARK = 20
_TICK = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.30))
_FOCUS_ROOM = 4
_CORNER = 5
_LINE = 1.5


def mark_side(widget: QWidget) -> int:
    """The side of a check box or a radio button, as large as the text needs it."""
    return max(_LEAST_MARK, widget.fontMetrics().height())


class DropDown(QComboBox):
    """A list that opens, with a brass arrowhead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt would give it to the wheel

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Without the focus, the wheel was meant to scroll.
        super().wheelEvent(event) if self.hasFocus() else event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box = _chevron(self)
        box.moveTop((self.height() - box.height()) / 2)
        _paint_chevrons(self, [(box, False)])


class Stepper(QSpinBox):
    """A number with two brass arrowheads."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(_BESIDE_NUMBER, 0, _BESIDE_NUMBER, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Without the focus, the wheel was meant to scroll.
        super().wheelEvent(event) if self.hasFocus() else event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        up = _chevron(self)
        up.moveTop((self.height() - up.height()) / 2)
        down = up.translated(-STEP * up.width() / _CHEVRON.width(), 0)
        _paint_chevrons(self, [(up, True), (down, False)])


class Level(QSlider):
    """A level from left to right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Without the focus, the wheel was meant to scroll.
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


def _chevron(field: QWidget) -> QRectF:
    scale = max(1.0, field.fontInfo().pixelSize() / (BODY_TEXT * text_zoom()))
    box = QRectF(0, 0, _CHEVRON.width() * scale, _CHEVRON.height() * scale)
    box.moveLeft(field.width() - _CHEVRON_INSET * scale - box.width())
    return box


def _paint_chevrons(field: QWidget, heads: list[tuple[QRectF, bool]]) -> None:
    painter = QPainter(field)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    theme = theme_of(field.window().palette())
    for box, up in heads:
        place = read_from_side(field, box.toRect())
        paint_chevron(painter, QRectF(place), theme, up=up, faint=not field.isEnabled())
    painter.end()


class TickBox(QCheckBox):
    """A tick box sized like its text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        side = mark_side(self) + 2 * _FOCUS_ROOM
        return QSize(side, side)

    def hitButton(self, spot: QPoint) -> bool:
        return self.rect().contains(spot)

    def paintEvent(self, _event: QPaintEvent) -> None:
        side = mark_side(self)
        box = QRectF((self.width() - side) // 2, (self.height() - side) // 2, side, side)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_of(self.window().palette())
        if not self.isEnabled():
            painter.setOpacity(0.45)
        _paint_mark_ground(painter, theme, is_on=self.isChecked())
        painter.drawRoundedRect(_inside_line(box, theme), _CORNER, _CORNER)
        if self.isChecked():
            pen = QPen(QColor(theme.marked_text), side / 8)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline([box.topLeft() + QPointF(x, y) * side for x, y in _TICK])
        painter.end()


def paint_dot(painter: QPainter, box: QRectF, theme: Theme, *, is_on: bool) -> None:
    """Paint a radio button."""
    painter.setPen(themed_pen(theme, theme.marked if is_on else theme.page_line, _LINE))
    painter.setBrush(QColor(theme.field))
    painter.drawEllipse(_inside_line(box, theme))
    if is_on:
        quarter = box.width() / 4
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.marked))
        painter.drawEllipse(box.adjusted(quarter, quarter, -quarter, -quarter))


def _paint_mark_ground(painter: QPainter, theme: Theme, *, is_on: bool) -> None:
    painter.setPen(themed_pen(theme, theme.marked if is_on else theme.page_line, _LINE))
    painter.setBrush(QColor(theme.marked if is_on else theme.field))


def _inside_line(box: QRectF, theme: Theme) -> QRectF:
    # The middle of a line whose outer edge is that of the box, so that it is crisp.
    inset = _LINE * theme.weight / 2
    return box.adjusted(inset, inset, -inset, -inset)


class RowRing(QStyledItemDelegate):
    """Rings chosen rows while the table, its parent, has the focus, and never a single cell."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        is_chosen = bool(option.state & QtWidgets.QStyle.StateFlag.State_Selected)
        option.state &= ~QtWidgets.QStyle.StateFlag.State_HasFocus
        super().paint(painter, option, index)
        view = self.parent()
        if not (is_chosen and isinstance(view, QWidget) and view.hasFocus()):
            return
        theme = theme_of(QApplication.palette())
        pen = themed_pen(theme, QColor(theme.focus).name(), FOCUS_WIDTH)
        painter.save()
        painter.setPen(pen)
        half = round(pen.widthF() / 2)
        box = option.rect.adjusted(half, half, -half, -half)
        painter.drawLine(option.rect.left(), box.top(), option.rect.right() + 1, box.top())
        painter.drawLine(option.rect.left(), box.bottom(), option.rect.right() + 1, box.bottom())
        painter.restore()
