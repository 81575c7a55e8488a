"""The common base of the ladder, the quint radar and the race: a dark plate with a close button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop.rules import Suit
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.motion import picture_of
from quinto_desktop.window.look.pop_ups import DressedTips, as_tip, show_tip
from quinto_desktop.window.look.text_fitting import fitted_text, mirrored
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font

PAD = 10  # in design units, as is the size of the title
TITLE = 15
TARGET = 44
WRAPPED = Qt.AlignmentFlag.AlignTop.value | Qt.TextFlag.TextWordWrap.value

_HATCH_STEP = 4.5
_CROSS = 9
_RING, _LEAST_ASIDE = 11, 14  # focus ring; sign's middle from the edge
_CORNER = 9
_MIDDLE = Qt.AlignmentFlag.AlignVCenter.value
_LAYOUT_CHANGES = (
    QEvent.Type.FontChange,
    QEvent.Type.ApplicationFontChange,
    QEvent.Type.LayoutDirectionChange,
)


def line_height(font: QFont) -> float:
    """The height of a line of text."""
    return QFontMetricsF(font).height()


def paint_hatch(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Hatch a rectangle, the pattern of the other side."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(colour), 2))
    high, x = rect.height(), rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QLineF(x, rect.bottom(), x + high, rect.top()))
        x += _HATCH_STEP
    painter.restore()


class AidPanel(QWidget):
    """A plate on the felt, cached as a picture because cards fly over it."""

    heard_as = QAccessible.Role.Grouping

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.marks = marks
        self.unit = 1.0
        self.hints: list[tuple[QRectF, str]] = []
        self._picture: QPixmap | None = None
        self.cross = CloseButton(look, self)
        look.changed.connect(self.repaint_all)
        self.setMouseTracking(True)  # the table still tracks the pointer
        self.hide()

    @property
    def theme(self) -> Theme:
        return self._look.theme

    @property
    def is_mirrored(self) -> bool:
        return self.isRightToLeft()

    def mirrored(self, rect: QRectF) -> QRectF:
        """Map a rectangle of a left-to-right plate to this one."""
        return mirrored(rect, self.width()) if self.is_mirrored else rect

    def stand(self, place: QRect, unit: float) -> None:
        """Move to a place, at a scale."""
        if unit != self.unit:
            self.unit = unit
            self.cross.set_unit(unit)
            self.place_cross()
            self.repaint_all()
        self.setGeometry(place)

    @Slot()
    def repaint_all(self) -> None:
        """Discard the picture and repaint: content or look has changed."""
        self._picture = None
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the content on the plate, and collect the hints."""
        raise NotImplementedError

    def hint_at(self, point: QPointF) -> str:
        """What the panel says at a point, in words; empty if there is nothing."""
        return next((hint for rect, hint in self.hints if rect.contains(point)), "")

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            hint = self.hint_at(QPointF(event.pos()))
            show_tip(event.globalPos(), as_tip(hint), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in _LAYOUT_CHANGES:
            self.place_cross()
            self.repaint_all()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_cross()
        self.repaint_all()

    def place_cross(self) -> None:
        """Put the cross into its corner, with its sign in the line of the title.

        On a small panel the click target extends below that line; the sign must not.
        """
        corner = QRectF(self.width() - TARGET, 0, TARGET, TARGET)
        self.cross.setGeometry(self.mirrored(corner).toRect())
        pad, title = PAD * self.unit, line_height(serif_font(TITLE * self.unit, bold=True))
        x = TARGET - max(_LEAST_ASIDE, pad + self.cross.half)
        self.cross.sign = QPointF(TARGET - x if self.is_mirrored else x, pad + title / 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._picture = picture_of(self, self._picture, self._paint_picture)
        painter = QPainter(self)
        painter.drawPixmap(QPoint(0, 0), self._picture)
        self.paint_over(painter)
        painter.end()

    def _paint_picture(self, picture: QPixmap) -> None:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_plate(painter)
        self.hints = []
        self.paint(painter)
        painter.end()

    def paint_over(self, painter: QPainter) -> None:
        """Paint what changes by itself, such as the focus ring."""

    # ------------------------------------------------- painting tools of all panels
    def paint_title(self, painter: QPainter, title: str) -> QRectF:
        """Write the title, clear of the cross; return the room left below it."""
        pad, font = PAD * self.unit, serif_font(TITLE * self.unit, bold=True)
        room = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        line = QRectF(room)
        line.setHeight(line_height(font))
        self.write(painter, line.adjusted(0, 0, -20, 0), title, font, self.theme.text_on_felt)
        room.setTop(line.bottom())
        return room

    def paint_sign(self, painter: QPainter, suit: Suit | None, place: QRectF) -> None:
        """Paint a suit sign, or the crown, at its place in a left-to-right plate."""
        place = self.mirrored(place)
        if suit is None:
            self.marks.draw(painter, "crown", place, self.theme.crown)
        else:
            self.marks.draw(painter, MARK_OF[suit], place, self.theme.ladder_suits.of(suit))

    def write(self, painter: QPainter, place: QRectF, text: str, font: QFont, colour: str) -> None:
        """Write a line at the start of its place, smaller if it would not fit."""
        text, font = fitted_text(text, font, place.width())
        painter.setFont(font)
        painter.setPen(QColor(colour))
        self._draw(painter, place, text, _MIDDLE, is_right=self.is_mirrored)

    def write_at_end(
        self, painter: QPainter, place: QRectF, text: str, font: QFont, colour: str
    ) -> None:
        """Write a line at the end of its place."""
        painter.setFont(font)
        painter.setPen(QColor(colour))
        is_right = not self.is_mirrored
        self._draw(painter, place, text, _MIDDLE, is_right=is_right)

    def wrap(self, painter: QPainter, place: QRectF, text: str, font: QFont, colour: str) -> None:
        """Write a text, wrapped over as many lines as it needs."""
        painter.setFont(font)
        painter.setPen(QColor(colour))
        self._draw(painter, place, text, WRAPPED, is_right=self.is_mirrored)

    def _paint_plate(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self.theme.plate_line), 1.2))
        painter.setBrush(QColor(self.theme.ladder))
        corner = _CORNER * max(1.0, self.unit)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), corner, corner)

    def _draw(
        self, painter: QPainter, place: QRectF, text: str, flags: int, *, is_right: bool
    ) -> None:
        side = Qt.AlignmentFlag.AlignRight if is_right else Qt.AlignmentFlag.AlignLeft
        flags |= (side | Qt.AlignmentFlag.AlignAbsolute).value
        painter.drawText(self.mirrored(place), flags, text)


class CloseButton(QAbstractButton):
    """A small cross with a full-size click target."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)
        self._unit = 1.0
        self.sign = QPointF(TARGET / 2, TARGET / 2)
        self.setFixedSize(TARGET, TARGET)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        DressedTips(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_unit(self, unit: float) -> None:
        """Scale the cross with the panel, but not its click target."""
        self._unit = min(1.6, max(1.0, unit))
        self.update()

    @property
    def half(self) -> float:
        """Half the width and height of the cross itself."""
        return _CROSS / 2 * self._unit

    def say(self, text: str) -> None:
        """Set what it does, for the tip and for screen readers."""
        self.setAccessibleName(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:
        return QSize(TARGET, TARGET)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre, half = self.sign, self.half
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.drawEllipse(centre, _RING, _RING)
        bright = self.underMouse() or self.isDown()
        colour = theme.text_on_felt if bright else theme.ladder_unseen_text
        painter.setPen(QPen(QColor(colour), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for way in (1, -1):
            painter.drawLine(centre - QPointF(half, way * half), centre + QPointF(half, way * half))
        painter.end()
