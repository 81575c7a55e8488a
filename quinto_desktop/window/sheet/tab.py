"""The tab of the closed score sheet: a corner of the sheet, with the score on it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.text.translation import fill, translate

_LEAST, _BRIEF = QSizeF(84, 48), QSizeF(44, 44)
_PAD, _BESIDE = 10.0, 14.0
_CHEVRON = QSizeF(5, 9)
_LARGEST = 1.8
_LONGEST = 90.0  # of a side's name, in design units; a longer one is shortened


class TabScore(NamedTuple):
    """Both sides' names and points, our own first."""

    first: tuple[str, int]
    second: tuple[str, int]

    def told(self) -> str:
        """The score in words: “We 25, They 15”."""
        text = translate("ScoreSheet", "{side} {score}, {other_side} {other_score}")
        side, score = self.first
        other_side, other_score = self.second
        return fill(text, side=side, score=score, other_side=other_side, other_score=other_score)


class SheetTab(QToolButton):
    """The tab that opens and closes the score sheet."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._score: TabScore | None = None
        self._unit = 1.0
        self._points_right = False
        self._is_brief = False
        look.changed.connect(self.update)
        self.setToolTip(translate("TableArea", "Show or hide the score sheet"))
        DressedTips(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._tell()

    def show_score(self, score: TabScore | None) -> bool:
        """Show the score, or with None only what the tab is; return whether that is news."""
        if score == self._score:
            return False
        self._score = score
        self._tell()
        return True

    def set_unit(self, unit: float) -> None:
        """Scale the tab with the window; 1 is the size of the design."""
        self._unit = min(_LARGEST, max(1.0, unit))
        self.update()

    def point(self, *, right: bool) -> None:
        """Point to where the sheet will move."""
        self._points_right = right
        self.update()

    def show_briefly(self, *, brief: bool) -> None:
        """Show only the arrowhead: the open sheet says the rest."""
        self._is_brief = brief
        self.updateGeometry()
        self.update()

    def _tell(self) -> None:
        name = translate("ScoreSheet", "Score sheet")
        self.setText(translate("TableArea", "Score") if self._score is None else self._score.told())
        self.setAccessibleName(name)
        self.setAccessibleDescription("" if self._score is None else self._score.told())
        self.updateGeometry()
        self.update()

    # --------------------------------------------------------------- size
    def _fonts(self) -> tuple[QFont, QFont]:
        head, figure = ui_font(13 * self._unit), serif_font(20 * self._unit, bold=True)
        for font, most in ((head, 18), (figure, 27)):  # more would cover somebody's plate
            font.setPixelSize(min(font.pixelSize(), round(most * self._unit)))
        return head, figure

    def _columns(self) -> tuple[float, float]:
        if self._score is None:
            return 0.0, 0.0
        head, figure = map(QFontMetricsF, self._fonts())
        least = figure.horizontalAdvance("100")
        first, second = (
            max(least, head.horizontalAdvance(name), figure.horizontalAdvance(str(points)))
            for name, points in self._score
        )
        most = _LONGEST * self._unit
        return min(first, most), min(second, most)

    def sizeHint(self) -> QSize:
        # At least what a finger needs.
        if self._is_brief:
            return (_BRIEF * self._unit).toSize()
        head, figure = map(QFontMetricsF, self._fonts())
        pad = 2 * _PAD * self._unit + (_CHEVRON.width() + 7) * self._unit
        if self._score is None:
            wide, high = head.horizontalAdvance(self.text()), head.height()
        else:
            wide = sum(self._columns()) + _BESIDE * self._unit
            high = head.height() + 0.92 * figure.height()
        needed = QSizeF(wide + pad, high + 12 * self._unit)
        return needed.expandedTo(_LEAST * self._unit).toSize()

    # --------------------------------------------------------------- paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, u = self._look.theme, self._unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(themed_pen(theme, theme.rule, 1.2))
        painter.setBrush(QColor(theme.gilt if self.underMouse() or self.isDown() else theme.sheet))
        painter.drawRoundedRect(paper, 5 * u, 5 * u)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(paper, 5 * u, 5 * u)
        if self._is_brief:
            self._paint_chevron(painter, paper.center())
            painter.end()
            return
        wide = (_CHEVRON.width() + 7) * u
        room = paper.adjusted(_PAD * u, 0, -_PAD * u, 0)
        chevron = QRectF(room)
        if self._points_right:
            chevron.setLeft(room.right() - _CHEVRON.width() * u)
            room.setRight(room.right() - wide)
        else:
            chevron.setRight(room.left() + _CHEVRON.width() * u)
            room.setLeft(room.left() + wide)
        self._paint_chevron(painter, chevron.center())
        self._paint_score(painter, room)
        painter.end()

    def _paint_chevron(self, painter: QPainter, middle: QPointF) -> None:
        pen = themed_pen(self._look.theme, self._look.theme.ink_secondary, 1.8 * self._unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        x, y = _CHEVRON.width() / 2 * self._unit, _CHEVRON.height() / 2 * self._unit
        tip = QPointF(x if self._points_right else -x, 0)
        for foot in (QPointF(-tip.x(), -y), QPointF(-tip.x(), y)):
            painter.drawLine(middle + tip, middle + foot)

    def _paint_score(self, painter: QPainter, room: QRectF) -> None:
        theme, (head, figure) = self._look.theme, self._fonts()
        if self._score is None:
            painter.setFont(head)
            painter.setPen(QColor(theme.ink))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.text())
            return
        widths, gap = self._columns(), _BESIDE * self._unit
        top = QFontMetricsF(head).height()
        high = top + 0.92 * QFontMetricsF(figure).height()
        first = QRectF(0, room.center().y() - high / 2, widths[0], high)
        first.moveLeft(room.center().x() - (sum(widths) + gap) / 2)
        second = QRectF(first.right() + gap, first.top(), widths[1], high)
        if self.isRightToLeft():
            second.moveLeft(first.left())
            first.moveLeft(second.right() + gap)
        colours = theme.side_ns, theme.side_ew
        for (name, points), column, colour in zip(
            self._score, (first, second), colours, strict=True
        ):
            painter.setFont(head)
            painter.setPen(QColor(theme.ink_secondary))
            name = QFontMetricsF(head).elidedText(name, Qt.TextElideMode.ElideRight, column.width())
            above = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(column, above, name)
            painter.setFont(figure)
            painter.setPen(QColor(colour))
            below = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            painter.drawText(column, below, str(points))
        dot = QPointF(
            (first.center().x() + second.center().x()) / 2, first.bottom() - (high - top) / 2
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink_secondary))
        painter.drawEllipse(dot, 1.6 * self._unit, 1.6 * self._unit)
