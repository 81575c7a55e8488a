"""The page that a score sheet is laid out on: its measures, and what has been put on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt

from quinto_desktop.rules import Quint, Side, Suit
from quinto_desktop.window.marks import MARK_OF
from quinto_desktop.window.panels.figures import Figure
from quinto_desktop.window.panels.sheet_items import (
    Box,
    Item,
    Mark,
    Rule,
    Type,
    fitted,
    width_of,
)
from quinto_desktop.window.theme import SMALLEST_TEXT, Theme

DESIGN_WIDTH = 282.0
LEFT = Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight
BUTTON_HEIGHT = 44.0


class Spot(NamedTuple):
    """A figure that one may ask about.

    Attributes:
        rect: Where it stands.
        figure: What it stands for.
        name: What it says, in words.
    """

    rect: QRectF
    figure: Figure
    name: str


class Page:
    """A sheet of paper of a certain size, and all that stands on it.

    Attributes:
        across: Pixels to a unit of the design, from left to right.
        down: Pixels to a unit of the design, from top to bottom; more if text is larger.
        left: Where the columns begin.
        width: How wide the columns are together.
        items: What is to be painted, in order.
        hints: What a part of the page says in words.
        spots: The figures that one may ask about, from top to bottom.
        marked: Where the quints of this deal stand.
        totals: Which of the items is a side's total.
        buttons: Where the two buttons stand.

    Args:
        theme: The colours.
        size: The size of the widget.
        zoom: How much larger than designed text is.
    """

    def __init__(self, theme: Theme, size: QSizeF, zoom: float) -> None:
        self.theme = theme
        self._size = size
        self.across = min(2.2, max(0.6, size.width() / DESIGN_WIDTH))
        self.down = self.across * zoom
        self.type = Type(self.across, zoom)
        self._least_pitch = self.type.line_height(14, "s")
        margin = round(12 * self.across)
        self.paper = QRectF(0, 0, size.width(), size.height()).adjusted(
            margin, margin, -margin, -margin
        )
        self.left = self.paper.left() + 20 * self.across
        self.width = self.paper.width() - 40 * self.across
        self.items: list[Item] = []
        self.hints: list[tuple[QRectF, str]] = []
        self.spots: list[Spot] = []
        self.marked: dict[Quint, QRectF] = {}
        self.totals: dict[Side, int] = {}
        self.buttons = (QRectF(), QRectF())

    @property
    def right(self) -> float:
        """Where the columns end."""
        return self.left + self.width

    @property
    def button_height(self) -> float:
        """How high the buttons are: never less than a finger needs."""
        return max(BUTTON_HEIGHT, BUTTON_HEIGHT * self.across)

    def column(self, side: Side, top: float, height: float) -> QRectF:
        """The part of a side's column between two heights."""
        half = self.width / 2
        return QRectF(self.left + side * half, top, half, height)

    def side_colour(self, side: Side) -> str:
        """The colour of a side's name and figures."""
        return self.theme.side_ns if side is Side.NS else self.theme.side_ew

    def ask(self, rect: QRectF, figure: Figure, name: str, hint: str = "") -> None:
        """Let a figure be asked about.

        Args:
            rect: Where it stands.
            figure: What it stands for.
            name: What it says, in words.
            hint: What the tip says; the same if left out.
        """
        self.hints.append((rect, hint or name))
        self.spots.append(Spot(rect, figure, name))

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
        """Put a text in a place, smaller if it would not fit.

        Args:
            rect: The place.
            text: The text.
            pixels: Its size in the design.
            style: As in `Type.font`.
            colour: Its colour; ink if left out.
            align: Where in the place it stands.
        """
        font = self.type.font(pixels, style)
        self.items.append(fitted(QRectF(rect), text, font, colour or self.theme.ink, align))

    def choose(self, texts: Sequence[str], width: float, pixels: float, style: str) -> str:
        """The first of some texts, longest first, that fits a width without being shortened."""
        font = self.type.font(pixels, style)
        room = width * font.pixelSize() / SMALLEST_TEXT
        return next((text for text in texts if width_of(text, font) <= room), texts[-1])

    def mirror(self) -> None:
        """Exchange left and right, for languages that are written from right to left."""

        def turned(rect: QRectF) -> QRectF:
            return QRectF(self._size.width() - rect.right(), rect.y(), rect.width(), rect.height())

        def mirrored(item: Item) -> Item:
            if isinstance(item, Rule):
                x1, x2 = (self._size.width() - x for x in (item.line.x1(), item.line.x2()))
                return item._replace(line=QLineF(x1, item.line.y1(), x2, item.line.y2()))
            return item._replace(rect=turned(item.rect))

        self.items = [mirrored(item) for item in self.items]
        self.hints = [(turned(rect), hint) for rect, hint in self.hints]
        self.spots = [spot._replace(rect=turned(spot.rect)) for spot in self.spots]
        self.marked = {quint: turned(rect) for quint, rect in self.marked.items()}
        self.buttons = (turned(self.buttons[0]), turned(self.buttons[1]))

    def capitals(self, rect: QRectF, text: str, pixels: float, style: str, spacing: float) -> None:
        """Put a text with room between its letters in the middle of a place."""
        colour = self.theme.ink if "s" in style else self.theme.ink_secondary
        while spacing > 0.5:
            font = self.type.spaced(pixels, style, spacing)
            if width_of(text, font) <= rect.width():
                break
            spacing /= 2
        # The room after the last letter would push the text to the left.
        shifted = rect.translated(spacing / 2, 0)
        self.items.append(fitted(shifted, text, font, colour, CENTRE))

    def rule(self, y: float, colour: str, width: float, inset: float = 0.0) -> None:
        """Draw a level line across both columns."""
        line = QLineF(self.left + inset, y, self.right - inset, y)
        self.items.append(Rule(line, colour, width))

    def upright(self, top: float, foot: float) -> None:
        """Draw a part of the line between the columns."""
        if foot > top:
            middle = self.left + self.width / 2
            self.items.append(Rule(QLineF(middle, top, middle, foot), self.theme.rule, 1.0))

    def box(self, rect: QRectF, radius: float, fill: str | None, edge: str | None) -> None:
        """Draw a rectangle."""
        self.items.append(Box(rect, radius, fill, edge))

    def pip(self, suit: Suit, x: float, y: float, size: float) -> None:
        """Draw a suit sign about a point."""
        colour = self.theme.suits.of(suit)
        self.items.append(Mark(_about(x, y, size, size), MARK_OF[suit], colour))

    def crown(self, x: float, y: float, width: float) -> None:
        """Draw the crown about a point."""
        rect = _about(x, y, width, width * 92 / 110)
        self.items.append(Mark(rect, "crown", self.theme.crown, self.theme.crown_line))


def _about(x: float, y: float, width: float, height: float) -> QRectF:
    return QRectF(x - width / 2, y - height / 2, width, height)
