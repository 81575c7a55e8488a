"""Text with cards and intervals in it, from one string: drawn, written and spoken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, cast

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPyTextObject,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
)

from quinto_desktop.rules import Action, Call, Card, Play, Suit, parse_card, quint_of
from quinto_desktop.window.look.fitting import MARK_OF, draw_sign
from quinto_desktop.window.look.pack_style import Suits
from quinto_desktop.window.look.theme import Theme, serif_font, themed_pen
from quinto_desktop.window.text.card_text import drawn, drawn_quint, suit_name, the_card, the_quint
from quinto_desktop.window.text.translation import title_case, translate
from quinto_desktop.window.text.turn_text import call_name

_CARD = re.compile(r"\{(?:card|suit):(\w+)\}")
_PAIR = re.compile(r"\{card:(\w+)\}–\{card:\w+\}")
_SENTENCE_ENDS = (".", "!", "?")
_OBJECT = QTextFormat.ObjectTypes.UserObject.value + 1
_VALUE = QTextFormat.Property.UserProperty.value + 1
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_SINGLE = 100
_PLACE_OF_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
_LETTERS = {"spade": "♠", "club": "♣", "diamond": "♦", "heart": "♥"}
_JOINED, _SIGNS_AFTER = "\N{NO-BREAK SPACE}", tuple(",.;:)”")  # begin no line after a card
_SUITS = {suit.letter: suit for suit in Suit}
_SIGN, _GAP = 0.86, 0.14  # of the height of the letters
_BAR, _BESIDE_BAR, _DESIGN_TYPE = 16.0, 4.0, 13
_BAND, _LEAST_BAND = 45, 6.0  # of the best: its opacity, of 255, and its width


class CardText(Struct, frozen=True):
    """A text in which `{card:H7}` stands for a card, and `{suit:H}` for a suit."""

    source: str

    @classmethod
    def of(cls, action: Action) -> CardText:
        """A card, or a call by its name."""
        if isinstance(action, Play):
            return cls(drawn(action.card))
        assert isinstance(action, Call)  # nothing else is weighed
        return cls(call_name(action))

    def plain(self, theme: Theme) -> str:
        """In letters: “♥7”, “♛”."""
        return _CARD.sub(lambda found: _written(_parsed(found[1]), theme), self.source)

    def spoken(self) -> str:
        """In words: “the seven of hearts”; with a capital where a sentence begins."""
        return _CARD.sub(_named, _PAIR.sub(_pair_named, self.source))

    def width(self, font: QFont, theme: Theme) -> float:
        """How wide it is in one line, in pixels."""
        metrics = QFontMetricsF(font)
        return sum(
            _card_width(_parsed(piece), font, theme)
            if number % 2
            else metrics.horizontalAdvance(piece)
            for number, piece in enumerate(_CARD.split(self.source))
        )


def as_written(text: str) -> str:
    """A sign before a number, say, that stays there where one reads from right to left."""
    return f"\N{LEFT-TO-RIGHT ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def _parsed(text: str) -> Card | Suit:
    return _SUITS[text] if text in _SUITS else parse_card(text)


def _named(found: re.Match[str]) -> str:
    text = found[1]
    return _begun(suit_name(_SUITS[text]) if text in _SUITS else the_card(parse_card(text)), found)


def _pair_named(found: re.Match[str]) -> str:
    quint = quint_of(parse_card(found[1]))
    is_quint = quint is not None and drawn_quint(quint) == found[0]
    return _begun(the_quint(quint), found) if quint is not None and is_quint else found[0]


def _begun(name: str, found: re.Match[str]) -> str:
    before = found.string[: found.start()].rstrip(" ")
    return title_case(name) if not before or before.endswith(_SENTENCE_ENDS) else name


def _written(thing: Card | Suit, theme: Theme) -> str:
    suit = _suit(thing)
    return "♛" if suit is None else _LETTERS[MARK_OF[suit]] + _rank(thing, theme)


def _suit(thing: Card | Suit) -> Suit | None:
    return thing if isinstance(thing, Suit) else thing.suit


def _rank(thing: Card | Suit, theme: Theme) -> str:
    if isinstance(thing, Suit):
        return ""
    return translate("Words", "Royal") if thing.rank is None else theme.pack.sign(thing.rank)


def _ranks_in(font: QFont) -> QFont:
    # As on the cards, and bold.
    bold = QFont(font)
    bold.setFamilies(serif_font(1).families())
    bold.setStyleHint(QFont.StyleHint.Serif)
    bold.setBold(True)
    return bold


def _card_width(thing: Card | Suit, font: QFont, theme: Theme) -> float:
    sign, rank = _SIGN * QFontMetricsF(font).ascent(), _rank(thing, theme)
    if not rank:
        return sign
    return sign * (1 + _GAP) + QFontMetricsF(_ranks_in(font)).horizontalAdvance(rank)


class Bar(Struct, frozen=True):
    """An interval across the whole width, on the band of the best if that is given."""

    interval: Interval
    scale: IntervalScale
    best: Interval | None


class Line(Struct, frozen=True):
    """A paragraph: a text, or a bar.

    Attributes:
        columns: What follows the last tabs ends at these shares of the width, one for each; any
            other tab is no room.
        styles: A font and an ink for each part between tabs; the last one for all further parts.
        indent: By how much all lines but the first begin further in, in pixels.
        above: What is kept free above it, in pixels.
        leading: How high its lines are, in per cent.
    """

    content: CardText | Bar
    styles: Sequence[tuple[QFont, str]]
    columns: Sequence[float] = ()
    indent: float = 0.0
    above: float = 0.0
    leading: int = _SINGLE


class CardDocument(QTextDocument):
    """Paragraphs with cards, for a width in pixels; without `suits`, in the colours of paper."""

    def __init__(
        self,
        theme: Theme,
        lines: Sequence[Line],
        width: float,
        suits: Suits | None = None,
        *,
        is_mirrored: bool = False,
    ) -> None:
        super().__init__()
        self._is_mirrored = is_mirrored
        self.setDocumentMargin(0)
        option = QTextOption(Qt.AlignmentFlag.AlignLeading)
        if is_mirrored:
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        self.setDefaultTextOption(option)
        self.setTextWidth(width)
        self._handler = _Objects(theme, suits or theme.suits, self)
        self.documentLayout().registerHandler(_OBJECT, self._handler)
        cursor = QTextCursor(self)
        cursor.beginEditBlock()  # laid out once, at the end
        for number, line in enumerate(lines):
            if number:
                cursor.insertBlock()
            cursor.setBlockFormat(self._block(line, width))
            self._write(cursor, line)
        cursor.endEditBlock()

    def _block(self, line: Line, width: float) -> QTextBlockFormat:
        block = QTextBlockFormat()
        kind = QTextOption.TabType
        side = kind.LeftTab if self._is_mirrored else kind.RightTab
        block.setTabPositions([QTextOption.Tab(share * width, side) for share in line.columns])
        block.setTopMargin(line.above)
        if line.leading != _SINGLE:
            block.setLineHeight(line.leading, _PROPORTIONAL)
        if line.indent:
            (block.setRightMargin if self._is_mirrored else block.setLeftMargin)(line.indent)
            block.setTextIndent(-line.indent)
        return block

    def _write(self, cursor: QTextCursor, line: Line) -> None:
        if isinstance(line.content, Bar):
            cursor.insertText(_PLACE_OF_OBJECT, self._object(line.content, *line.styles[0]))
            return
        parts = line.content.source.split("\t")
        for place, part in enumerate(parts):
            is_column = place >= len(parts) - len(line.columns)
            font, ink = line.styles[min(place, len(line.styles) - 1)]
            letters = _format(font, ink)
            if is_column:
                cursor.insertText("\t", letters)
            for number, piece in enumerate(_CARD.split(part)):
                if number % 2:
                    cursor.insertText(_PLACE_OF_OBJECT, self._object(_parsed(piece), font, ink))
                elif is_column:
                    cursor.insertText(as_written(piece), letters)
                else:
                    if number and piece[:1] in _SIGNS_AFTER:  # Qt heeds no word joiner there
                        narrow = QFont(font)
                        narrow.setPixelSize(1)  # not `ui_font`, which is legible at least
                        cursor.insertText(_JOINED, _format(narrow, ink))
                    cursor.insertText(piece, letters)

    def _object(self, value: Card | Suit | Bar, font: QFont, ink: str) -> QTextCharFormat:
        look = _format(font, ink)
        if isinstance(value, Bar):
            size = QSizeF(self.textWidth() - 1, _BAR * font.pixelSize() / _DESIGN_TYPE)
        else:
            wide = _card_width(value, font, self._handler.theme)
            size = QSizeF(wide, QFontMetricsF(font).ascent())
        look.setObjectType(_OBJECT)
        look.setProperty(_VALUE, len(self._handler.values))
        self._handler.values.append((value, size))
        return look


def _format(font: QFont, ink: str) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setFont(font)
    look.setForeground(QColor(ink))
    return look


class _Objects(QPyTextObject):
    """Draws what is not letters."""

    def __init__(self, theme: Theme, suits: Suits, parent: QTextDocument) -> None:
        super().__init__(parent)
        self.theme, self._suits = theme, suits
        self.values: list[tuple[Card | Suit | Bar, QSizeF]] = []

    def intrinsicSize(self, _doc: QTextDocument, _at: int, kind: QTextFormat) -> QSizeF:
        return self.values[cast(int, kind.property(_VALUE))][1]

    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, _: QTextDocument, _at: int, kind: QTextFormat
    ) -> None:
        rect = QRectF(rect)
        value, look = self.values[cast(int, kind.property(_VALUE))][0], kind.toCharFormat()
        ink = look.foreground().color()
        if isinstance(value, Bar):
            place = rect.adjusted(_BESIDE_BAR, 0, -_BESIDE_BAR, 0)
            self._draw_bar(painter, place, value, ink.name())
            return
        theme, side = self.theme, _SIGN * QFontMetricsF(look.font()).ascent()
        sign = QRectF(rect.left(), rect.bottom() - 0.9 * side, side, side)
        draw_sign(painter, _suit(value), sign, theme, self._suits)
        painter.setFont(_ranks_in(look.font()))
        painter.setPen(ink)
        painter.drawText(QPointF(sign.right() + side * _GAP, rect.bottom()), _rank(value, theme))

    def _draw_bar(self, painter: QPainter, place: QRectF, bar: Bar, ink: str) -> None:
        theme, scale = self.theme, bar.scale
        painter.setPen(themed_pen(theme, theme.rule, 1))
        middle = place.center().y()
        painter.drawLine(QPointF(place.left(), middle), QPointF(place.right(), middle))
        if bar.best is not None:
            left, right = sorted((scale.x(bar.best.least, place), scale.x(bar.best.most, place)))
            lack = max(0.0, _LEAST_BAND * place.height() / _BAR - (right - left)) / 2
            band = QRectF(left - lack, place.top() + 1, 0, place.height() - 2)
            band.setRight(right + lack)
            colour = QColor(theme.side_ns)
            colour.setAlpha(_BAND)
            painter.fillRect(band, colour)
        paint_interval(painter, place, bar.interval, scale, ink, theme)


_HIGH = 16.0  # the height of a place for which lines and dot are designed, in pixels
_BAR_HEIGHT = 4.0
_DOT = 4.5
_CAP = 5.0
_OPACITY = 0.5


class Interval(NamedTuple):
    """A figure that is known from a sample."""

    mean: float
    least: float
    most: float


class IntervalScale(NamedTuple):
    """Which values are at the ends of bars painted under each other; `high` is more than `low`."""

    low: float
    high: float
    is_mirrored: bool = False

    def x(self, value: float, place: QRectF) -> float:
        """Where a value is in a place; the nearest end if it is outside."""
        share = self._share(value)
        if self.is_mirrored:
            share = 1 - share
        return place.left() + share * place.width()

    def y(self, value: float, place: QRectF) -> float:
        """How high a value is in a place; the nearest end if it is outside."""
        return place.bottom() - self._share(value) * place.height()

    def _share(self, value: float) -> float:
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))


def paint_interval(
    painter: QPainter,
    place: QRectF,
    interval: Interval,
    scale: IntervalScale,
    colour: str,
    theme: Theme,
) -> None:
    """Paint a bar with caps and a dot; only a dot if the figure is exact."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, unit = place.center().y(), place.height() / _HIGH
    low, mean, high = (
        scale.x(value, place) for value in (interval.least, interval.mean, interval.most)
    )
    if interval.most > interval.least:
        pen = themed_pen(theme, colour, _BAR_HEIGHT * unit)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setOpacity(_OPACITY)
        painter.setPen(pen)
        painter.drawLine(QLineF(low, middle, high, middle))
        painter.setOpacity(1)
        painter.setPen(themed_pen(theme, colour, 1.5 * unit))
        for x in (low, high):
            painter.drawLine(QLineF(x, middle - _CAP * unit, x, middle + _CAP * unit))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(mean, middle), _DOT * unit, _DOT * unit)
    painter.restore()
