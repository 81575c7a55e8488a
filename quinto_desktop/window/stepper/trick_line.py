"""The tricks of a deal in a row, with who took each: where a replay is, and where it can go."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop.window.look.layout_direction import Arranged
from quinto_desktop.window.look.marks import draw_mark
from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.text_fitting import draw_fitted, read_from_side
from quinto_desktop.window.look.theme import CurrentTheme, text_zoom, themed_pen, ui_font

_DESIGN, _MOST_SCALE = QSize(998, 776), 1.7
_LOW, _NARROW = 600, 760
_HIGH, _LEAST_HIGH = 62, 48
_EDGE, _GAP = 10, 2
_CORNER = 7
_FIRST_SHARE, _LAST_SHARE = 1.5, 1.6  # of the width of a trick
_PILL = 0.40  # of the height
_DOT = 2.1


class TrickMark(NamedTuple):
    """A cell of the row."""

    place: int
    title: str
    spoken: str
    is_there: bool
    taker: str = ""
    is_ours: bool = False
    has_quint: bool = False


class TrickCell(QAbstractButton):
    """One cell of the row; the keys of the replay lead to all of them."""

    def __init__(self, mark: TrickMark, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self.mark = look, mark
        self.scale = 1.0
        self._lying: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        DressedTips(self)
        look.changed.connect(self.update)
        self.show_mark(mark)

    def show_mark(self, mark: TrickMark) -> None:
        self.mark = mark
        self.setText(mark.title)
        self.setAccessibleName(mark.spoken)
        self.setToolTip(mark.spoken)
        self.setEnabled(mark.is_there)
        self.update()

    def move_to(self, lying: int | None) -> None:
        """Show that the replay is here, with so many cards lying; None if it is elsewhere."""
        if lying != self._lying:
            self._lying = lying
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.mark.is_there:
            painter.setOpacity(0.4)
        body = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        is_here = self._lying is not None
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if is_here:
            painter.setPen(themed_pen(theme, theme.brass, 2))
            painter.setBrush(QColor(theme.plate))
        elif self.underMouse() and self.isEnabled():
            painter.setBrush(QColor(theme.plate))
        painter.drawRoundedRect(body, _CORNER, _CORNER)
        self._paint_words(painter, body, is_here=is_here)
        painter.end()

    def _paint_words(self, painter: QPainter, body: QRectF, *, is_here: bool) -> None:
        theme, zoom = self._look.theme, text_zoom() * self.scale
        high = _PILL * body.height()
        upper = QRectF(body.left() + 2, body.top() + 2, body.width() - 4, body.height() - high - 9)
        if not self.mark.taker and not self.mark.has_quint and not is_here:
            upper = body.adjusted(2, 0, -2, 0)
        ink = theme.text_on_felt if is_here else theme.secondary_text
        font = ui_font(13 * self.scale, bold=is_here)
        draw_fitted(painter, upper, self.text(), font, ink, Qt.AlignmentFlag.AlignCenter)
        if self.mark.taker:
            self._paint_taker(painter, body, high, zoom)
        if self._lying:
            self._paint_dots(painter, body, self._lying)

    def _paint_taker(self, painter: QPainter, body: QRectF, high: float, zoom: float) -> None:
        theme, mark = self._look.theme, self.mark
        wide = min(body.width() - 4, max(26 * zoom, 1.3 * high))
        pill = QRectF(0, 0, wide, high)
        pill.moveCenter(body.center())
        pill.moveBottom(body.bottom() - 6)
        own = theme.race_own if mark.is_ours else theme.race_other
        painter.setPen(themed_pen(theme, own, 1.6))
        painter.setBrush(QColor(own) if mark.is_ours else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pill, 5, 5)
        ink = theme.marked_text if mark.is_ours else theme.text_on_felt
        font, room = ui_font(12 * self.scale, bold=True), pill.adjusted(2, 0, -2, 0)
        draw_fitted(painter, room, mark.taker, font, ink, Qt.AlignmentFlag.AlignCenter)
        if mark.has_quint:
            crown = QRectF(0, 0, 13 * self.scale, 13 * self.scale)
            crown.moveCenter(pill.topRight())
            colour = theme.brass if theme.is_dark else theme.crown
            draw_mark(painter, "crown", crown, colour, theme.panel)

    def _paint_dots(self, painter: QPainter, body: QRectF, lying: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.brass))
        dot = _DOT * self.scale
        for place in range(lying):
            spot = QRectF(0, 0, 1.8 * dot, 1.8 * dot)
            spot.moveCenter(body.center())
            spot.translate((place - 1.5) * 3 * dot, 0)
            spot.moveBottom(body.bottom() - 1)
            painter.drawEllipse(spot)


class TrickLine(Arranged):
    """The calls, the twelve tricks and the cachette of a deal in a row, under a table.

    Signals:
        chosen(int): Where to go: see `TrickMark.place`.
    """

    heard_as = QAccessible.Role.Grouping

    chosen = Signal(int)

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._scale = look, 1.0
        self.cells: list[TrickCell] = []
        self.setAccessibleName(self.tr("Tricks of this deal"))
        look.changed.connect(self.update)

    def needed_height(self, width: int, height: int) -> int:
        """Its height in a window of a size, in pixels."""
        fit = min(width / _DESIGN.width(), height / _DESIGN.height(), _MOST_SCALE)
        self._scale = max(1.0, fit)
        for cell in self.cells:
            cell.scale = self._scale
        is_low = height < _LOW or width < _NARROW  # then the table needs the height more
        high = self._scale * (_LEAST_HIGH if is_low else _HIGH)
        return round(high * (1 + 0.7 * (text_zoom() - 1)))

    def show_marks(self, marks: tuple[TrickMark, ...]) -> None:
        if [cell.mark for cell in self.cells] == [*marks]:
            return
        for cell, mark in zip(self.cells, marks, strict=False):
            cell.show_mark(mark)
        for mark in marks[len(self.cells) :]:
            cell = TrickCell(mark, self._look, self)
            cell.scale = self._scale
            cell.clicked.connect(lambda _=False, place=mark.place: self.chosen.emit(place))
            cell.show()
            self.cells.append(cell)
        self.arrange()

    def move_to(self, place: int, lying: int) -> None:
        for cell in self.cells:
            cell.move_to(lying if cell.mark.place == place else None)

    def arrange(self) -> None:
        if not self.cells:
            return
        shares = [_FIRST_SHARE, *[1.0] * (len(self.cells) - 2), _LAST_SHARE]
        room = self.width() - 2 * _EDGE - _GAP * (len(shares) - 1)
        x = float(_EDGE)
        for cell, share in zip(self.cells, shares, strict=True):
            wide = room * share / sum(shares)
            place = QRectF(x, 4, wide, self.height() - 8).toRect()
            cell.setGeometry(read_from_side(self, place))
            x += wide + _GAP

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.panel))
        painter.end()
