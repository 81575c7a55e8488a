"""What tells the score in the wood: how holes and pegs are painted, and the two plaques."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.fitting import fitted_text, mirrored, wrapped_lines
from quinto_desktop.window.look.layout_direction import KeyedButton
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.look.wood import board_colours, wood_colours
from quinto_desktop.window.table.capsule import DIAMOND, hatch, paint_mark
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.measures import Box

_CORNER, _PADDING, _GAP = 8, 14, 12
_FIGURE, _LEAST_FIGURE = 34, 26
_TIGHT = 1.15  # of its room: what a title in smaller letters still fits into


class PlaqueContent(NamedTuple):
    """What a plaque says."""

    figure: str = ""
    title: str = ""
    line: str = ""
    spoken: str = ""
    tip: str = ""


class Plaque(KeyedButton):
    """The score of one side; ours is plain, theirs is hatched."""

    def __init__(self, look: CurrentTheme, table: QWidget, *, own: bool) -> None:
        super().__init__(table)
        self._look = look
        self.own = own
        self._unit = 1.0
        self._is_small = False
        self.content = PlaqueContent()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)

    def say(self, content: PlaqueContent) -> None:
        if content != self.content:
            self.content = content
            self.setAccessibleName(content.spoken)
            sheet = self.tr("Show the score sheet (F9)")
            self.setToolTip(f"{content.tip}.\n{sheet}" if content.tip else sheet)
            self.update()

    def stand(self, place: Box, unit: float, *, is_small: bool) -> None:
        self._unit, self._is_small = unit, is_small
        self.setGeometry(QRectF(*place).toAlignedRect())

    # --------------------------------------------------------------- paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, u = self._look.theme, self._unit
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill, ink = board_colours(theme).of_side(own=self.own)
        is_lit = self.hasFocus()
        edge = theme.focus if is_lit or self.underMouse() else theme.brass
        painter.setPen(themed_pen(theme, edge, 3.0 if is_lit else 1.5))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(body, _CORNER * u, _CORNER * u)
        if not self.own:
            hatch(painter, body.adjusted(2, 2, -2, -2), _CORNER * u - 2, theme, u)
        if is_lit:  # seen on the plaque and on the wood
            painter.setPen(themed_pen(theme, ink, 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(4, 4, -4, -4), _CORNER * u - 3, _CORNER * u - 3)
        self._paint_words(painter, body, QColor(ink))
        painter.end()

    def _paint_words(self, painter: QPainter, body: QRectF, ink: QColor) -> None:
        content, u = self.content, self._unit
        padding = 9.0 if self._is_small else _PADDING * u
        room = body.adjusted(padding, 0, -padding, 0)
        is_mirrored = not self.own  # each figure is at its edge of the table
        figure = self._figure_font(body)
        wide = QFontMetricsF(figure).horizontalAdvance(content.figure)
        number = QRectF(room.topLeft(), QSizeF(wide, room.height()))
        words = room.adjusted(wide + (7.0 if self._is_small else _GAP * u), 0, 0, 0)
        if is_mirrored:
            number, words = (mirrored(place, self.width()) for place in (number, words))
        painter.setPen(ink)
        painter.setFont(figure)
        painter.drawText(number.adjusted(-2, 0, 2, 0), Qt.AlignmentFlag.AlignCenter, content.figure)
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        side |= Qt.AlignmentFlag.AlignAbsolute
        self._paint_lines(painter, words, side | Qt.AlignmentFlag.AlignVCenter)

    def _figure_font(self, body: QRectF) -> QFont:
        font = serif_font(max(_LEAST_FIGURE, _FIGURE * self._unit), bold=True)
        font.setPixelSize(min(font.pixelSize(), round(0.8 * body.height())))
        if len(self.content.figure) > 3:
            font.setPixelSize(round(font.pixelSize() * 3.4 / len(self.content.figure)))
        return font

    def _paint_lines(self, painter: QPainter, words: QRectF, align: Qt.AlignmentFlag) -> None:
        content, grows = self.content, max(1.0, self._unit)
        title, wide = ui_font(14 * grows, bold=True), words.width()
        lines = [(content.title, title), (content.line, ui_font(13 * grows))]
        whole = QFontMetricsF(title).horizontalAdvance(content.title)
        parts = wrapped_lines(content.title, title, min(wide, whole - 1))
        if len(parts) > 1 and (self._is_small or whole > _TIGHT * wide):
            lines = [(part, title) for part in parts]  # names; the race tells the rest, too
        lines = [line for line in lines if line[0]]
        most = int(0.94 * words.height() / max(1, len(lines)))
        fitted = []
        for text, font in lines:
            font.setPixelSize(min(font.pixelSize(), round(most / 1.2)))
            shown, smaller = fitted_text(text, font, wide)
            if shown == text or text != content.line:  # no figure is cut: the race tells it, too
                fitted.append((shown, smaller))
        high = [QFontMetricsF(font).height() for _, font in fitted]
        top = words.center().y() - sum(high) / 2
        for (text, font), tall in zip(fitted, high, strict=True):
            painter.setFont(font)
            painter.drawText(QRectF(words.left(), top, words.width(), tall), align, text)
            top += tall


class Plaques(QObject):
    """Both plaques.

    Signals:
        clicked(bool): One has been pressed, ours or theirs.
    """

    clicked = Signal(bool)

    def __init__(self, look: CurrentTheme, table: QWidget) -> None:
        super().__init__(table)
        self.ours = Plaque(look, table, own=True)
        self.theirs = Plaque(look, table, own=False)
        for plaque in (self.ours, self.theirs):
            plaque.hide()
            plaque.clicked.connect(partial(self.clicked.emit, plaque.own))

    def show(self, ours: PlaqueContent, theirs: PlaqueContent) -> None:
        for plaque, content in ((self.ours, ours), (self.theirs, theirs)):
            plaque.say(content)
            plaque.show()

    def stand(self, table: Geometry) -> None:
        for plaque in (self.ours, self.theirs):
            place = table.plaque(own=plaque.own)
            plaque.stand(place, table.unit, is_small=table.is_narrow)

    def place(self, *, own: bool) -> QRect:
        """Where one of them is on the table."""
        return (self.ours if own else self.theirs).geometry()


HOLE, PEG = 2.6, 9.5  # radii in design units
_HOLLOW, _STUD = 6.0, 4.2
_MILESTONE = 17  # its height
_ROUND_THE_FIGURE = 26  # of the goal


class RimArt:
    """Draws the parts of the race: what is ours is round, what is theirs comes to points."""

    def __init__(self, painter: QPainter, theme: Theme, unit: float, rim: float) -> None:
        self._painter, self._theme, self.unit, self.rim = painter, theme, unit, rim
        self._wood, self._colours = wood_colours(theme), board_colours(theme)

    def _hole_colour(self, *, own: bool) -> str:
        return self._colours.ours if own else self._colours.theirs_hole

    def hole(self, spot: QPointF, *, own: bool, full: bool) -> None:
        radius = HOLE * self.unit
        if full:
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(QColor(self._hole_colour(own=own)))
            paint_mark(self._painter, spot, radius, own=own)
            return
        self._painter.setPen(themed_pen(self._theme, self._wood.hole_line, max(1, 0.8 * self.unit)))
        self._painter.setBrush(QColor(self._wood.hole))
        self._painter.drawEllipse(spot, 0.92 * radius, 0.92 * radius)

    def milestone(self, spot: QPointF, text: str, *, own: bool, full: bool, widest: float) -> None:
        """Draw a hole with its points, which stand closer where there is not room for them."""
        theme, font = self._theme, figures(13 * max(1.0, self.unit), self.rim)
        high = min(_MILESTONE * max(1.0, self.unit), self.rim - 7)
        wide = max(1.3 * high, QFontMetricsF(font).horizontalAdvance(text) + 0.55 * high)
        if wide > widest:
            wide = widest
            font.setStretch(int(100 * (wide - 4) / QFontMetricsF(font).horizontalAdvance(text)))
        plate = QRectF(spot.x() - wide / 2, spot.y() - high / 2, wide, high)
        self._painter.setPen(themed_pen(theme, self._wood.hole_line, 1.0))
        self._painter.setBrush(QColor(self._hole_colour(own=own) if full else self._wood.hole))
        self._painter.drawRoundedRect(plate, high / 2, high / 2)
        ink = self._wood.near if theme.is_dark else theme.white_on_colour
        self._painter.setPen(QColor(ink if full else self._wood.dim))
        self._figure(plate, text, font)

    def hollow_peg(self, spot: QPointF, *, own: bool) -> None:
        colour = self._hole_colour(own=own)
        self._painter.setPen(themed_pen(self._theme, colour, 1.8 * self.unit))
        within = self._wood.near if self._theme.is_dark else self._wood.middle
        self._painter.setBrush(QColor(within))
        paint_mark(self._painter, spot, _HOLLOW * self.unit, own=own)

    def peg(self, spot: QPointF, *, own: bool) -> None:
        theme, colours, u = self._theme, self._colours, self.unit
        edge, fill = (colours.ours_edge, colours.ours)
        if not own:
            edge, fill = colours.theirs_edge, colours.theirs
            fill = fill if theme.shadow else colours.theirs_hole
        pen = themed_pen(theme, edge, (3 if own else 2.4) * u)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.setPen(pen)
        self._painter.setBrush(QColor(fill))
        radius = PEG * u - u if own else PEG * u - pen.widthF() / 2 / DIAMOND
        paint_mark(self._painter, spot, radius, own=own)
        if theme.shadow:
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(QColor(255, 255, 255, 190))
            light = spot - QPointF(0.25, 0.28) * PEG * u
            self._painter.drawEllipse(light, 0.2 * PEG * u, 0.2 * PEG * u)

    def goal(self, plate: QRectF, text: str) -> None:
        """Draw the target, without a crown: that is the Quint Royal's."""
        u = self.unit
        self._painter.setPen(themed_pen(self._theme, self._theme.brass, 1.4))
        self._painter.setBrush(QColor(self._wood.near))
        self._painter.drawRoundedRect(plate, 9 * u, 9 * u)
        self._painter.setPen(QColor(self._wood.text))
        self._figure(plate, text, figures(max(14, 18 * u), self.rim))

    def stud(self, spot: QPointF, *, own: bool) -> None:
        """Draw a game that has been won."""
        self._painter.setPen(themed_pen(self._theme, self._wood.hole_line, 0.8 * self.unit))
        self._painter.setBrush(QColor(self._theme.brass))
        paint_mark(self._painter, spot, _STUD * self.unit, own=own)

    def _figure(self, place: QRectF, text: str, font: QFont) -> None:
        self._painter.setFont(font)
        self._painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def goal_width(text: str, unit: float, rim: float) -> float:
    """How wide the goal is at least, round the target."""
    figure = QFontMetricsF(figures(max(14, 18 * unit), rim)).horizontalAdvance(text)
    return figure + _ROUND_THE_FIGURE * unit


def figures(points: float, rim: float) -> QFont:
    """The font of what is written on wood so wide."""
    font = serif_font(points, bold=True)
    font.setPixelSize(min(font.pixelSize(), max(9, int(0.55 * rim))))
    return font
