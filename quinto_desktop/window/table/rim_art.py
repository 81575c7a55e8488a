"""How holes, pegs, milestones, studs and the crown of the race are drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPolygonF

from quinto_desktop.window.look.board_colours import board_colours
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import Theme, serif_font, themed_pen
from quinto_desktop.window.look.wood import wood_colours

HOLE, PEG = 2.6, 9.5  # radii in design units
DIAMOND = 1.2  # of the radius of a circle of about the same weight
_HOLLOW, _STUD = 6.0, 4.2
_MILESTONE = 17  # its height
_ROUND_THE_FIGURE = 44  # of the crown


class RimArt:
    """Draws the parts of the race: what is ours is round, what is theirs comes to points."""

    def __init__(self, painter: QPainter, theme: Theme, unit: float, rim: float) -> None:
        self._painter, self._theme, self._unit, self._rim = painter, theme, unit, rim
        self._wood, self._colours = wood_colours(theme), board_colours(theme)

    def _shape(self, spot: QPointF, radius: float, *, own: bool, more: float = DIAMOND) -> None:
        if own:
            self._painter.drawEllipse(spot, radius, radius)
        else:
            self._painter.drawPolygon(_diamond(spot, more * radius))

    def _hole_colour(self, *, own: bool) -> str:
        return self._colours.ours if own else self._colours.theirs_hole

    def hole(self, spot: QPointF, *, own: bool, full: bool) -> None:
        radius = HOLE * self._unit
        if full:
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(QColor(self._hole_colour(own=own)))
            self._shape(spot, radius, own=own, more=1.3)
            return
        self._painter.setPen(themed_pen(self._theme, self._wood.hole_line, 0.8 * self._unit))
        self._painter.setBrush(QColor(self._wood.hole))
        self._painter.drawEllipse(spot, 0.92 * radius, 0.92 * radius)

    def milestone(self, spot: QPointF, text: str, *, own: bool, full: bool, upright: bool) -> None:
        """Draw a hole with its points, on wood that runs up the table if `upright`."""
        theme, font = self._theme, figures(13 * max(1.0, self._unit), self._rim)
        high = min(_MILESTONE * max(1.0, self._unit), self._rim - 7)
        wide = max(1.3 * high, QFontMetricsF(font).horizontalAdvance(text) + 0.55 * high)
        wide = min(wide, self._rim - 3) if upright else wide
        plate = QRectF(spot.x() - wide / 2, spot.y() - high / 2, wide, high)
        self._painter.setPen(themed_pen(theme, self._wood.hole_line, 1.0))
        self._painter.setBrush(QColor(self._hole_colour(own=own) if full else self._wood.hole))
        self._painter.drawRoundedRect(plate, high / 2, high / 2)
        ink = self._wood.near if theme.is_dark else theme.white_on_colour
        self._painter.setPen(QColor(ink if full else self._wood.dim))
        self._figure(plate, text, font)

    def hollow_peg(self, spot: QPointF, *, own: bool) -> None:
        colour = self._hole_colour(own=own)
        self._painter.setPen(themed_pen(self._theme, colour, 1.8 * self._unit))
        within = self._wood.near if self._theme.is_dark else self._wood.middle
        self._painter.setBrush(QColor(within))
        self._shape(spot, _HOLLOW * self._unit, own=own)

    def peg(self, spot: QPointF, *, own: bool) -> None:
        theme, colours, u = self._theme, self._colours, self._unit
        edge, fill = (colours.ours_edge, colours.ours)
        if not own:
            edge, fill = colours.theirs_edge, colours.theirs
            fill = fill if theme.shadow else colours.theirs_hole
        pen = themed_pen(theme, edge, (3 if own else 2.4) * u)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.setPen(pen)
        self._painter.setBrush(QColor(fill))
        radius = PEG * u - u if own else PEG * u - pen.widthF() / 2 / DIAMOND
        self._shape(spot, radius, own=own)
        if theme.shadow:
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(QColor(255, 255, 255, 190))
            light = spot - QPointF(0.25, 0.28) * PEG * u
            self._painter.drawEllipse(light, 0.2 * PEG * u, 0.2 * PEG * u)

    def crown(self, plate: QRectF, text: str, marks: Marks) -> None:
        theme, u = self._theme, self._unit
        font, gap = figures(max(13, 16 * u), self._rim), 5 * u
        self._painter.setPen(themed_pen(theme, theme.brass, 1.4))
        self._painter.setBrush(QColor(self._wood.near))
        self._painter.drawRoundedRect(plate, 9 * u, 9 * u)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        sign = QRectF(0, 0, 24 * u, 18 * u)
        sign.moveCenter(plate.center())
        sign.moveLeft(plate.center().x() - (sign.width() + gap + wide) / 2)
        gold = self._colours.laurel if theme.is_dark else theme.brass
        marks.draw(self._painter, "crown", sign, gold)
        self._painter.setPen(QColor(self._wood.text))
        self._figure(QRectF(sign.right() + gap, plate.top(), wide + 1, plate.height()), text, font)

    def stud(self, spot: QPointF, *, own: bool) -> None:
        """Draw a game that has been won."""
        self._painter.setPen(themed_pen(self._theme, self._wood.hole_line, 0.8 * self._unit))
        self._painter.setBrush(QColor(self._theme.brass))
        self._shape(spot, _STUD * self._unit, own=own)

    def _figure(self, place: QRectF, text: str, font: QFont) -> None:
        self._painter.setFont(font)
        self._painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def crown_width(text: str, unit: float, rim: float) -> float:
    """How wide the crown is at least, with the target under it."""
    figure = QFontMetricsF(figures(max(13, 16 * unit), rim)).horizontalAdvance(text)
    return figure + _ROUND_THE_FIGURE * unit


def figures(points: float, rim: float) -> QFont:
    """The font of what is written on wood so wide."""
    font = serif_font(points, bold=True)
    font.setPixelSize(min(font.pixelSize(), max(9, int(0.55 * rim))))
    return font


def _diamond(spot: QPointF, radius: float) -> QPolygonF:
    ways = ((0, -radius), (radius, 0), (0, radius), (-radius, 0))
    return QPolygonF([spot + QPointF(*way) for way in ways])
