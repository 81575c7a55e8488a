"""Input widgets: their marks, which a style sheet cannot draw, and what the wheel does to them."""

from __future__ import annotations

from PySide6 import QtWidgets  # each of its classes is loaded where it is first used
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QRadioButton,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from quinto_desktop.window.look.fitting import read_from_side
from quinto_desktop.window.look.material import (
    BUTTON_CORNER,
    BUTTON_HEIGHT,
    FOCUS_WIDTH,
    paint_chevron,
)
from quinto_desktop.window.look.surfaces import painting, restoring
from quinto_desktop.window.look.theme import BODY_TEXT, Theme, text_zoom, theme_of, themed_pen

_CHEVRON = QSize(10, 6)
_CHEVRON_INSET = 12
_BESIDE_NUMBER = 8
STEP = 28  # the width of an arrow that can be pressed; `Material` gives it the whole height
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


def _scale_of(field: QWidget) -> float:
    return max(1.0, field.fontInfo().pixelSize() / (BODY_TEXT * text_zoom()))


def _chevron(field: QWidget) -> QRectF:
    scale = _scale_of(field)
    box = QRectF(0, 0, _CHEVRON.width() * scale, _CHEVRON.height() * scale)
    box.moveLeft(field.width() - _CHEVRON_INSET * scale - box.width())
    return box


def _paint_chevrons(field: QWidget, heads: list[tuple[QRectF, bool]]) -> None:
    with painting(field) as painter:
        theme = theme_of(field.window().palette())
        for box, up in heads:
            place = read_from_side(field, box.toRect())
            paint_chevron(painter, QRectF(place), theme, up=up, faint=not field.isEnabled())


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
        with painting(self) as painter:
            theme = theme_of(self.window().palette())
            if not self.isEnabled():
                painter.setOpacity(0.45)
            is_on = self.isChecked()
            painter.setPen(themed_pen(theme, theme.marked if is_on else theme.page_line, _LINE))
            painter.setBrush(QColor(theme.marked if is_on else theme.field))
            painter.drawRoundedRect(_inside_line(box, theme), _CORNER, _CORNER)
            if is_on:
                paint_tick(painter, box, theme.marked_text)


class Segment(QRadioButton):
    """One of several choices side by side, which together look like one field."""

    def __init__(self, text: str, parent: QWidget, *, is_first: bool, is_last: bool) -> None:
        super().__init__(text, parent)
        self._ends = is_first, is_last
        font = QFont(parent.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.setFont(font)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        metrics, high = self.fontMetrics(), round(BUTTON_HEIGHT * _scale_of(self))
        words = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text())
        return QSize(words.width() + high, max(high, words.height() + 2 * _FOCUS_ROOM))

    def hitButton(self, spot: QPoint) -> bool:
        return self.rect().contains(spot)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, is_on = theme_of(self.window().palette()), self.isChecked()
        with painting(self) as painter:
            if not self.isEnabled():
                painter.setOpacity(0.45)
            first, last = reversed(self._ends) if self.isRightToLeft() else self._ends
            box, beyond = _inside_line(QRectF(self.rect()), theme), 2 * BUTTON_CORNER
            painter.setPen(themed_pen(theme, theme.page_line, _LINE))
            lit = theme.raised if self.underMouse() else theme.field
            painter.setBrush(QColor(theme.marked if is_on else lit))
            box.adjust(0 if first else -beyond, 0, 0 if last else beyond, 0)
            painter.drawRoundedRect(box, BUTTON_CORNER, BUTTON_CORNER)
            if not first:
                painter.drawLine(0, 0, 0, self.height())
            painter.setPen(QColor(theme.marked_text if is_on else theme.page_text))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


def paint_tick(painter: QPainter, box: QRectF, colour: str) -> None:
    """Paint the tick in a box that is chosen."""
    pen = QPen(QColor(colour), box.width() / 8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline([box.topLeft() + QPointF(x, y) * box.width() for x, y in _TICK])


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
        with restoring(painter):
            painter.setPen(pen)
            half = round(pen.widthF() / 2)
            box = option.rect.adjusted(half, half, -half, -half)
            painter.drawLine(option.rect.left(), box.top(), option.rect.right() + 1, box.top())
            painter.drawLine(
                option.rect.left(), box.bottom(), option.rect.right() + 1, box.bottom()
            )
