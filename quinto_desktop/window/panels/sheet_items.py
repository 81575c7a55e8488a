"""What a score sheet is painted with: a list of small things, each in its place.

The list is made when something changes and painted as often as Qt asks, only those things that
lie in the part to be painted. So a card that flies across the sheet costs a few lines of text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from quinto_desktop.window.fitting import fitted_text
from quinto_desktop.window.marks import MarkKind, Marks
from quinto_desktop.window.theme import serif_font, text_zoom, ui_font

_HATCH_STEP = 8.0
_SHADOW_LAYERS = 5
_HATCH = QColor(255, 255, 255, 60)


class Text(NamedTuple):
    """A text in one line, centred from top to bottom of its place."""

    rect: QRectF
    text: str
    font: QFont
    colour: str
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft

    def ink(self) -> QRectF:
        """Where the text really is: as wide as its letters, as high as its line."""
        metrics = QFontMetricsF(self.font)
        size = metrics.horizontalAdvance(self.text), metrics.height()
        ink = QRectF(0, 0, *size)
        ink.moveCenter(self.rect.center())
        if self.align == Qt.AlignmentFlag.AlignLeft:
            ink.moveLeft(self.rect.left())
        elif self.align == Qt.AlignmentFlag.AlignRight:
            ink.moveRight(self.rect.right())
        return ink


class Rule(NamedTuple):
    """A straight line, upright or level."""

    line: QLineF
    colour: str
    width: float

    @property
    def rect(self) -> QRectF:
        """Where it is painted."""
        return (
            QRectF(self.line.p1(), self.line.p2())
            .normalized()
            .adjusted(-self.width, -self.width, self.width, self.width)
        )


class Box(NamedTuple):
    """A rectangle with rounded corners, filled or outlined or both; perhaps hatched."""

    rect: QRectF
    radius: float
    fill: str | None = None
    edge: str | None = None
    edge_width: float = 1.0
    hatched: bool = False


class Mark(NamedTuple):
    """A suit sign or the crown."""

    rect: QRectF
    kind: MarkKind
    colour: str
    outline: str | None = None


Item: TypeAlias = Text | Rule | Box | Mark


class Type:
    """The fonts of a sheet of a certain size, and how text is made to fit.

    Args:
        scale: The size of the sheet relative to the design.
        zoom: How much larger than designed the player wants text, and the sheet has room for.
    """

    def __init__(self, scale: float, zoom: float) -> None:
        self._factor = scale * zoom / text_zoom()
        self._fonts: dict[tuple[float, str], QFont] = {}

    def font(self, pixels: float, style: str = "") -> QFont:
        """A font of a size in the design.

        Args:
            pixels: The size at the design's own scale.
            style: Any of the letters s (serif), b (bold), i (italic).
        """
        key = (pixels, style)
        if key not in self._fonts:
            size, bold = pixels * self._factor, "b" in style
            if "s" in style:
                font = serif_font(size, bold=bold, italic="i" in style)
            else:
                font = ui_font(size, bold=bold)
            self._fonts[key] = font
        return self._fonts[key]

    def spaced(self, pixels: float, style: str, spacing: float) -> QFont:
        """A font for capitals with extra room between them."""
        font = QFont(self.font(pixels, style))
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
        return font

    def line_height(self, pixels: float, style: str = "") -> float:
        """How high a line of text is."""
        return QFontMetricsF(self.font(pixels, style)).height()


def heavier(item: Item, weight: float) -> Item:
    """An item with lines so many times as thick."""
    if isinstance(item, Rule):
        return item._replace(width=item.width * weight)
    if isinstance(item, Box):
        return item._replace(edge_width=item.edge_width * weight)
    return item


def fitted(rect: QRectF, text: str, font: QFont, colour: str, align: Qt.AlignmentFlag) -> Text:
    """A text that fits its place: see `fitted_text`."""
    text, font = fitted_text(text, font, rect.width())
    return Text(rect, text, font, colour, align)


def width_of(text: str, font: QFont) -> float:
    """How wide a text is."""
    return QFontMetricsF(font).horizontalAdvance(text)


def paint(painter: QPainter, items: Iterable[Item], marks: Marks, within: QRectF) -> None:
    """Paint those things of a list that touch a rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for item in items:
        if not item.rect.adjusted(-2, -4, 2, 4).intersects(within):
            continue
        match item:
            case Text():
                painter.setFont(item.font)
                painter.setPen(QColor(item.colour))
                flags = item.align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
                painter.drawText(item.rect, int(flags), item.text)
            case Rule():
                painter.setPen(QPen(QColor(item.colour), item.width))
                painter.drawLine(item.line)
            case Box():
                _paint_box(painter, item)
            case Mark():
                marks.draw(painter, item.kind, item.rect, item.colour, item.outline)


def _paint_box(painter: QPainter, box: Box) -> None:
    if box.radius == 0 and box.edge is None and box.fill is not None:
        painter.fillRect(box.rect, QColor(box.fill))
        return
    painter.setPen(Qt.PenStyle.NoPen)
    if box.edge is not None:
        painter.setPen(QPen(QColor(box.edge), box.edge_width))
    painter.setBrush(Qt.BrushStyle.NoBrush if box.fill is None else QColor(box.fill))
    painter.drawRoundedRect(box.rect, box.radius, box.radius)
    if box.hatched:
        _paint_hatch(painter, box.rect)


def _paint_hatch(painter: QPainter, rect: QRectF) -> None:
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(_HATCH, 2))
    high, x = rect.height(), rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QLineF(x, rect.bottom(), x + high, rect.top()))
        x += _HATCH_STEP
    painter.restore()


def paint_shadow(painter: QPainter, paper: QRectF, strength: float) -> None:
    """Paint the shadow of a sheet of paper.

    Args:
        painter: Paints on what the paper lies on.
        paper: The paper.
        strength: How dark it is at most, from 0 to 255.
    """
    for layer in range(_SHADOW_LAYERS):
        colour = QColor(0, 0, 0, round(strength * (1 - layer / _SHADOW_LAYERS)))
        foot = QRectF(paper.left() - layer, paper.bottom() + layer, paper.width() + 2 * layer, 1)
        painter.fillRect(foot, colour)
        beside = QRectF(paper.right() + layer, paper.top() + 4, 1, paper.height() - 4 + layer)
        colour.setAlpha(colour.alpha() // 2)
        painter.fillRect(beside, colour)
        painter.fillRect(beside.translated(-paper.width() - 2 * layer - 1, 0), colour)
