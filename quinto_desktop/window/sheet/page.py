"""A page of the score sheet: everything to paint on it, and the buttons at its foot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from quinto_desktop.rules import Quint, Side, Suit
from quinto_desktop.window.look.marks import MARK_OF, MarkKind, Marks
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import (
    SMALLEST_TEXT,
    CurrentTheme,
    Theme,
    serif_font,
    text_zoom,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.sheet.content import SheetAid
from quinto_desktop.window.sheet.figures import SheetFigure

DESIGN_WIDTH = 282.0
_DESIGN_HEIGHT = 740.0
BUTTON_HEIGHT = 44.0
LEFT = Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight

_HATCH_STEP = 8.0
_MOST_SHRUNK = 1.18  # before a shorter text takes the place of one that is too long
_SHADOW_LAYERS = 5
_HATCH = QColor(255, 255, 255, 60)


class Text(NamedTuple):
    """A text in one line, centred vertically in its place."""

    rect: QRectF
    text: str
    font: QFont
    colour: str
    align: Qt.AlignmentFlag = LEFT

    def ink(self) -> QRectF:
        """The text's actual area: as wide as its letters, as high as its line."""
        metrics = QFontMetricsF(self.font)
        ink = QRectF(0, 0, metrics.horizontalAdvance(self.text), metrics.height())
        ink.moveCenter(self.rect.center())
        if self.align == LEFT:
            ink.moveLeft(self.rect.left())
        elif self.align == RIGHT:
            ink.moveRight(self.rect.right())
        return ink


class Rule(NamedTuple):
    """A straight line, vertical or horizontal."""

    line: QLineF
    colour: str
    width: float

    @property
    def rect(self) -> QRectF:
        wide, line = self.width, QRectF(self.line.p1(), self.line.p2()).normalized()
        return line.adjusted(-wide, -wide, wide, wide)


class Box(NamedTuple):
    """A rectangle with rounded corners, filled, outlined or both, optionally hatched."""

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


def heavier(item: Item, weight: float) -> Item:
    """An item with its lines thickened by a factor."""
    if isinstance(item, Rule):
        return item._replace(width=item.width * weight)
    if isinstance(item, Box):
        return item._replace(edge_width=item.edge_width * weight)
    return item


def fitted(rect: QRectF, text: str, font: QFont, colour: str, align: Qt.AlignmentFlag) -> Text:
    """A text fitted to its place; see `fitted_text`."""
    return Text(rect, *fitted_text(text, font, rect.width()), colour, align)


def width_of(text: str, font: QFont) -> float:
    """The width of a text."""
    return QFontMetricsF(font).horizontalAdvance(text)


def paint(painter: QPainter, items: Iterable[Item], marks: Marks, within: QRectF) -> None:
    """Paint the items that intersect a rectangle."""
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
    """Paint the shadow of a sheet of paper; the strength, 0 to 255, is its darkest alpha."""
    for layer in range(_SHADOW_LAYERS):
        colour = QColor(0, 0, 0, round(strength * (1 - layer / _SHADOW_LAYERS)))
        foot = QRectF(paper.left() - layer, paper.bottom() + layer, paper.width() + 2 * layer, 1)
        painter.fillRect(foot, colour)
        beside = QRectF(paper.right() + layer, paper.top() + 4, 1, paper.height() - 4 + layer)
        colour.setAlpha(colour.alpha() // 2)
        painter.fillRect(beside, colour)
        painter.fillRect(beside.translated(-paper.width() - 2 * layer - 1, 0), colour)


class FigureSpot(NamedTuple):
    """A figure with a breakdown, and what it says in words."""

    rect: QRectF
    figure: SheetFigure
    name: str


class SheetPage:
    """A sheet of paper of a certain size, and everything on it.

    Text is larger by the `zoom` than designed.

    Attributes:
        across: Pixels per unit of the design, horizontally.
        down: Pixels per unit of the design, vertically; more if text is larger.
        spots: The figures that have a breakdown, from top to bottom.
        totals: The index of each side's total in the items; likewise `to_go` and `bars`, which
            follow their tracks.
    """

    def __init__(
        self, theme: Theme, size: QSizeF, zoom: float, sides: tuple[Side, Side] = (Side.NS, Side.EW)
    ) -> None:
        self.theme = theme
        self.sides = sides
        self._size = size
        high = max(1.0, size.height() / _DESIGN_HEIGHT)
        self.across = min(2.6, max(0.6, min(size.width() / DESIGN_WIDTH, high)))
        self.down = self.across * zoom
        self._factor = self.down / text_zoom()
        self._fonts: dict[tuple[float, str], QFont] = {}
        self._least_pitch = self.line_height(14, "s")
        margin = round(12 * self.across)
        paper = QRectF(0, 0, size.width(), size.height())
        self.paper = paper.adjusted(margin, margin, -margin, -margin)
        self.left = self.paper.left() + 20 * self.across
        self.width = self.paper.width() - 40 * self.across
        self.items: list[Item] = []
        self.hints: list[tuple[QRectF, str]] = []
        self.spots: list[FigureSpot] = []
        self.marked: dict[Quint, QRectF] = {}
        self.totals: dict[Side, int] = {}
        self.to_go: dict[Side, int] = {}
        self.bars: dict[Side, int] = {}
        self.target = 0
        self._is_mirrored = False
        self.buttons = (QRectF(), QRectF())
        self.aids: frozenset[SheetAid] = frozenset()

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def button_height(self) -> float:
        """The height of the buttons: never less than a finger needs."""
        return max(BUTTON_HEIGHT, BUTTON_HEIGHT * self.across)

    def font(self, pixels: float, style: str = "") -> QFont:
        """A font of a size in the design; a style is any of s (serif), b (bold), i (italic)."""
        key = (pixels, style)
        if key not in self._fonts:
            size, bold = pixels * self._factor, "b" in style
            if "s" in style:
                self._fonts[key] = serif_font(size, bold=bold, italic="i" in style)
            else:
                self._fonts[key] = ui_font(size, bold=bold)
        return self._fonts[key]

    def line_height(self, pixels: float, style: str = "") -> float:
        return QFontMetricsF(self.font(pixels, style)).height()

    def column(self, side: Side, top: float, height: float) -> QRectF:
        """The part of a side's column between two heights."""
        half = self.width / 2
        return QRectF(self.left + self.sides.index(side) * half, top, half, height)

    def side_colour(self, side: Side) -> str:
        """The colour of a side's name and figures: that of the column, so ours stays the same."""
        return self.theme.side_ns if side is self.sides[0] else self.theme.side_ew

    def bar(self, side: Side, score: int) -> Box:
        """A side's bar in the race at a score; its track has been placed, and its index noted."""
        track = self.items[self.bars[side] - 1].rect
        radius, length = track.height() / 2, track.width() * min(1.0, score / self.target)
        filled = QRectF(track)
        filled.setWidth(max(2 * radius, length) if score > 0 else 0)
        if self._is_mirrored:
            filled.moveRight(track.right())
        return Box(filled, radius, self.side_colour(side), hatched=side is self.sides[1])

    def ask(self, rect: QRectF, figure: SheetFigure, name: str, hint: str = "") -> None:
        """Give a figure a breakdown, with its accessible name; the tip may differ from it."""
        self.hints.append((rect, hint or name))
        self.spots.append(FigureSpot(rect, figure, name))

    def pitch(self, units: float) -> float:
        """The height of a row, never less than its text needs."""
        return max(units * self.down, self._least_pitch)

    def text(
        self,
        rect: QRectF,
        text: str,
        pixels: float,
        style: str = "",
        colour: str = "",
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """Place a text, its size as in the design, or smaller if it would not fit."""
        font = self.font(pixels, style)
        self.items.append(fitted(QRectF(rect), text, font, colour or self.theme.ink, align))

    def choose(self, texts: Sequence[str], width: float, pixels: float, style: str) -> str:
        """The first of some texts, given longest first, that fits a width hardly smaller."""
        font = self.font(pixels, style)
        room = width * min(_MOST_SHRUNK, font.pixelSize() / SMALLEST_TEXT)
        return next((text for text in texts if width_of(text, font) <= room), texts[-1])

    def mirror(self) -> None:
        def turned(rect: QRectF) -> QRectF:
            return QRectF(self._size.width() - rect.right(), rect.y(), rect.width(), rect.height())

        def mirrored(item: Item) -> Item:
            if isinstance(item, Rule):
                x1, x2 = (self._size.width() - x for x in (item.line.x1(), item.line.x2()))
                return item._replace(line=QLineF(x1, item.line.y1(), x2, item.line.y2()))
            return item._replace(rect=turned(item.rect))

        self._is_mirrored = True
        self.items = [mirrored(item) for item in self.items]
        self.hints = [(turned(rect), hint) for rect, hint in self.hints]
        self.spots = [spot._replace(rect=turned(spot.rect)) for spot in self.spots]
        self.marked = {quint: turned(rect) for quint, rect in self.marked.items()}
        self.buttons = (turned(self.buttons[0]), turned(self.buttons[1]))

    def capitals(self, rect: QRectF, text: str, pixels: float, style: str, spacing: float) -> None:
        """Centre a letter-spaced text in a place."""
        colour = self.theme.ink if "s" in style else self.theme.ink_secondary
        while spacing > 0.5:
            font = QFont(self.font(pixels, style))
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
            if width_of(text, font) <= rect.width():
                break
            spacing /= 2
        # The space after the last letter would push the text to the left.
        shifted = rect.translated(spacing / 2, 0)
        self.items.append(fitted(shifted, text, font, colour, CENTRE))

    def rule(self, y: float, colour: str, width: float, inset: float = 0.0) -> None:
        line = QLineF(self.left + inset, y, self.right - inset, y)
        self.items.append(Rule(line, colour, width))

    def upright(self, top: float, foot: float) -> None:
        if foot > top:
            middle = self.left + self.width / 2
            self.items.append(Rule(QLineF(middle, top, middle, foot), self.theme.rule, 1.0))

    def pip(self, suit: Suit, x: float, y: float, size: float) -> None:
        """Draw a suit sign centred on a point."""
        colour = self.theme.suits.of(suit)
        self.items.append(Mark(_about(x, y, size, size), MARK_OF[suit], colour))

    def crown(self, x: float, y: float, width: float) -> None:
        """Draw the crown centred on a point."""
        rect = _about(x, y, width, width * 92 / 110)
        self.items.append(Mark(rect, "crown", self.theme.crown, self.theme.crown_line))


def _about(x: float, y: float, width: float, height: float) -> QRectF:
    return QRectF(x - width / 2, y - height / 2, width, height)


_CORNER = 0.15  # of its height


class SheetButton(QPushButton):
    """A button printed on the sheet."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)
        self._text_font = ui_font(13, bold=True)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_text_font(self, font: QFont) -> None:
        self._text_font = font
        self.update()

    def fitted(self, font: QFont) -> Text:
        """The button's text in a font, made smaller if it would not fit."""
        theme, room = self._look.theme, QRectF(self.rect()).adjusted(6, 0, -6, 0)
        colour = theme.ink if self.isEnabled() else theme.ink_secondary
        return fitted(room, self.text(), font, colour, CENTRE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or self.underMouse():
            painter.setBrush(QColor(theme.race_ground if not self.isDown() else theme.gilt))
        painter.setPen(themed_pen(theme, theme.rule, 1.2))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.ink), 2.4))
            rect.adjust(0.5, 0.5, -0.5, -0.5)
        corner = _CORNER * rect.height()
        painter.drawRoundedRect(rect, corner, corner)
        text = self.fitted(self._text_font)
        painter.setFont(text.font)
        painter.setPen(QColor(text.colour))
        painter.drawText(text.rect, int(CENTRE | Qt.AlignmentFlag.AlignVCenter), text.text)
