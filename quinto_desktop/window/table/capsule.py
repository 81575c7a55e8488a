"""The picture of one capsule of the quint board, or of its crown."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from quinto_desktop.game.aids.quint_board import QuintPlace, QuintStand
from quinto_desktop.rules import Suit
from quinto_desktop.window.look.fitting import MARK_OF, draw_mark
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import SMALLEST_TEXT, Theme, serif_font, themed_pen
from quinto_desktop.window.look.wood import board_colours
from quinto_desktop.window.text.card_text import quint_short

_CORNER, PLACE_CORNER = 14, 8
_GLOWS = ((10.0, 30), (7.0, 44), (4.0, 70))  # reach and opacity round a place that is lit
_HATCH = 8
DIAMOND = 1.2  # of the radius of a circle of about the same weight
_TEXT, _HEAD_TEXT, _LEAST_TEXT = 15, 16, 13
_WIDEST = "A·4"  # which all places have the size of
_PIP, _CROWN, _GAP = 0.62, 0.95, 0.2  # of the height of a line


class ShownPlace(NamedTuple):
    """What a place shows: its quint's stand, whose it is, and whether it has just changed."""

    place: QuintPlace
    is_own: bool
    is_lit: bool
    preview: QuintPlace | None


class CapsulePainter:
    """Paints one capsule, or the crown."""

    def __init__(
        self, painter: QPainter, theme: Theme, unit: float, *, beside_crown: float = 6.0
    ) -> None:
        self._painter = painter
        self._theme = theme
        self._colours = board_colours(theme)
        self._unit, self._beside_crown = unit, beside_crown

    def paint(
        self, suit: Suit | None, shell: QRectF, shown: list[tuple[QRectF, ShownPlace]]
    ) -> None:
        """Paint the capsule of a suit, or the crown, with its places and what they show."""
        painter, theme = self._painter, self._theme
        grows = max(1.0, self._unit)
        corner = shell.height() / 2 if suit is None else _CORNER * self._unit
        painter.setPen(themed_pen(theme, self._colours.line, 1.3 * grows))
        painter.setBrush(QColor(self._colours.capsule))
        painter.drawRoundedRect(shell, corner, corner)
        if suit is None:
            [(spot, one)] = shown
            self._paint_crown(spot, one)
            return
        head = QRectF(shell.topLeft(), QPointF(shell.right(), shown[0][0].top() - 2 * self._unit))
        painter.drawLine(head.bottomLeft(), head.bottomRight())
        self.paint_head(suit, head, shown[0][1].place.quint.points)
        for spot, one in shown:
            self.paint_place(spot, one)

    def paint_place(self, spot: QRectF, one: ShownPlace) -> None:
        """Paint how a quint stands, on nothing but its own ground."""
        if one.place.quint.suit is None:
            self._paint_crown(spot, one)
            return
        self._paint_ground(spot, PLACE_CORNER * self._unit, one)
        self._paint_words(spot, one)

    def _font(self, size: float, text: str, room: QRectF, sign: float = 0.0) -> QFont:
        # Large type is reduced to fit, beside a sign of so many of its heights.
        font = serif_font(max(_LEAST_TEXT, size * max(1.0, self._unit)), bold=True)
        while font.pixelSize() > SMALLEST_TEXT:
            metrics = QFontMetricsF(font)
            wide = metrics.horizontalAdvance(text) + sign * metrics.height()
            if wide <= room.width() and 0.8 * metrics.height() <= room.height():
                break
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def paint_head(self, suit: Suit, head: QRectF, points: int) -> None:
        """Paint a suit and what its quints are worth."""
        box = self._write_beside(head.adjusted(3, 0, -3, 0), str(points), _PIP, self._colours.open)
        draw_mark(self._painter, MARK_OF[suit], box, self._theme.felt_suits.of(suit))

    def _paint_crown(self, spot: QRectF, one: ShownPlace) -> None:
        self._paint_ground(spot, spot.height() / 2, one)
        ink, text = self._ink(one), str(one.place.quint.points)
        room = spot.adjusted(self._beside_crown, 0, -self._beside_crown, 0)
        box = self._write_beside(room, text, _CROWN, ink)
        box.adjust(0, 0.08 * box.width(), 0, -0.08 * box.width())
        is_plain = one.place.state is QuintStand.OPEN and not one.is_lit
        crown, line = (self._theme.crown, self._theme.crown_line) if is_plain else (ink, None)
        draw_mark(self._painter, "crown", box, crown, line)

    def _write_beside(self, place: QRectF, text: str, sign: float, ink: str) -> QRectF:
        # In the middle of a place; returns where the sign has room.
        font = self._font(_HEAD_TEXT, text.rjust(2, "0"), place, sign + _GAP)  # all heads alike
        metrics = QFontMetricsF(font)
        wide, gap = sign * metrics.height(), _GAP * metrics.height()
        left = place.center().x() - (wide + gap + metrics.horizontalAdvance(text)) / 2
        self._painter.setFont(font)
        self._painter.setPen(QColor(ink))
        words = QRectF(left + wide + gap, place.top(), place.width(), place.height())
        self._painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), text)
        return QRectF(left, place.center().y() - wide / 2, wide, wide)

    def _is_gilt(self, one: ShownPlace) -> bool:
        is_ours = one.is_own or one.place.side is None
        return one.place.state is QuintStand.TABLE and is_ours

    def _ink(self, one: ShownPlace) -> str:
        if self._is_gilt(one):
            return self._colours.lit_ink
        if one.place.state in (QuintStand.TABLE, QuintStand.TAKEN):
            return self._colours.of_side(own=one.is_own)[1]
        return self._colours.gone if one.place.state is QuintStand.GONE else self._colours.open

    def _paint_ground(self, spot: QRectF, corner: float, one: ShownPlace) -> None:
        painter, theme = self._painter, self._theme
        if self._is_gilt(one) or one.is_lit:
            self._paint_glow(spot, corner)
        is_promised = one.place.state is QuintStand.TABLE and not self._is_gilt(one)  # to them
        painter.setPen(Qt.PenStyle.NoPen)
        if is_promised or one.place.state is QuintStand.TAKEN:
            painter.setBrush(QColor(self._colours.ours if one.is_own else self._colours.theirs))
            painter.drawRoundedRect(spot, corner, corner)
            if not one.is_own:
                hatch(painter, spot, corner, theme, self._unit)
        if is_promised:
            painter.setPen(themed_pen(theme, self._colours.edge, 2 * max(1.0, self._unit)))
            painter.drawRoundedRect(spot, corner, corner)
        if one.preview is not None:
            pen = themed_pen(theme, self._colours.edge, 1.8 * max(1.0, self._unit))
            pen.setDashPattern((3, 2))
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = pen.widthF() / 2
            painter.drawRoundedRect(spot.adjusted(inset, inset, -inset, -inset), corner, corner)

    def _paint_glow(self, spot: QRectF, corner: float) -> None:
        painter, theme, grows = self._painter, self._theme, max(1.0, self._unit)
        painter.setPen(Qt.PenStyle.NoPen)
        glow = QColor(self._colours.edge if theme.is_dark else theme.brass)
        for reach, strength in _GLOWS if theme.weight == 1 else ():
            glow.setAlpha(strength)
            painter.setBrush(glow)
            out = reach * self._unit
            painter.drawRoundedRect(spot.adjusted(-out, -out, out, out), corner + out, corner + out)
        painter.setBrush(QColor(self._colours.lit))
        painter.setPen(themed_pen(theme, self._colours.edge, 2 * grows))
        painter.drawRoundedRect(spot, corner, corner)
        if theme.weight != 1:  # a theme without shades: a bar in place of the glow
            high = 3 * grows
            bar = QRectF(
                spot.left() + corner / 2, spot.bottom() - 2 * high, spot.width() - corner, high
            )
            painter.fillRect(bar, QColor(self._colours.lit_ink))

    def _paint_words(self, spot: QRectF, one: ShownPlace) -> None:
        painter, text = self._painter, quint_short(one.place.quint)
        is_gone = one.place.state is QuintStand.GONE
        font = self._font(_TEXT, _WIDEST, spot.adjusted(1, 0, -1, 0))
        font.setBold(not is_gone)
        font.setStrikeOut(is_gone)
        painter.setFont(font)
        if one.place.state is QuintStand.HALF and not one.is_lit:
            self._paint_half(spot, QFontMetricsF(font), one.place)
        else:
            painter.setPen(QColor(self._ink(one)))
            painter.drawText(spot, int(Qt.AlignmentFlag.AlignCenter), text)

    def _paint_half(self, spot: QRectF, metrics: QFontMetricsF, place: QuintPlace) -> None:
        # The one of “A·4” that lies has a frame: what is ours has a ground.
        painter, colours = self._painter, self._colours
        parts, high = _parts(quint_short(place.quint)), 1.02 * metrics.height()
        widths = [metrics.horizontalAdvance(part) for part in parts]
        lies = [card in place.lying for card in place.quint.cards]
        pad = 0.1 * high
        x = spot.center().x() - sum(widths) / 2 - (pad if lies[0] else -pad)
        for part, wide, is_lying in zip(parts, widths, (lies[0], False, lies[1]), strict=True):
            x += pad if is_lying else 0
            if is_lying:
                box = QRectF(x - pad, spot.center().y() - high / 2, wide + 2 * pad, high)
                painter.setPen(themed_pen(self._theme, colours.edge, 1.5 * max(1.0, self._unit)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, 0.28 * high, 0.28 * high)
            painter.setPen(QColor(colours.open))
            words = QRectF(x - wide, spot.top(), 3 * wide, spot.height())
            painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), part)
            x += wide + (pad if is_lying else 0)


def _parts(pair: str) -> tuple[str, str, str]:
    middle = len(pair) // 2
    return pair[:middle], pair[middle : middle + 1], pair[middle + 1 :]


def hatch(painter: QPainter, box: QRectF, corner: float, theme: Theme, unit: float) -> None:
    """Hatch a box, as everything that is theirs."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_hatching(board_colours(theme).hatch, round(_HATCH * max(1.0, unit))))
    painter.drawRoundedRect(box, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_mark(painter: QPainter, spot: QPointF, radius: float, *, own: bool) -> None:
    """Draw a side's mark: a disc for ours, and for theirs a diamond of about the same weight."""
    if own:
        painter.drawEllipse(spot, radius, radius)
        return
    ways = ((0, -DIAMOND), (DIAMOND, 0), (0, DIAMOND), (-DIAMOND, 0))
    painter.drawPolygon(QPolygonF([spot + QPointF(*way) * radius for way in ways]))


@lru_cache(maxsize=8)
def _hatching(colour: str, step: int) -> QBrush:
    tile = QImage(step, step, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    with painting(tile) as painter:
        painter.setPen(QPen(QColor(colour), step / 4))
        for shift in (-step, 0, step):  # the corners belong to the lines beside it
            painter.drawLine(QPointF(shift - 1, step + 1), QPointF(shift + step + 1, -1))
    return QBrush(tile)
