"""Paints the columns under the lines of a deal's story: tricks, the cachette, and the count."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter

from quinto_desktop.game.past.story import DealStory
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    TRICKS_IN_A_DEAL,
    Quint,
    ScoredQuint,
    Side,
    parse_card,
)
from quinto_desktop.window.look.card_art import PLAIN, CardArt, CardLook
from quinto_desktop.window.look.fitting import draw_fitted, draw_sign
from quinto_desktop.window.look.theme import Theme, serif_font, text_zoom, themed_pen, ui_font
from quinto_desktop.window.sheet.story_axis import CLOSING, StoryAxis
from quinto_desktop.window.table.capsule import hatch, paint_mark
from quinto_desktop.window.text.card_text import quint_short
from quinto_desktop.window.text.story_text import StoryWords
from quinto_desktop.window.text.translation import signed

_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_WHOLE = Qt.TextFlag.TextDontClip  # a descender may reach over its line
_LEFT = (Qt.AlignmentFlag.AlignLeft | _MIDDLE | _WHOLE).value
_RIGHT = (Qt.AlignmentFlag.AlignRight | _MIDDLE | _WHOLE).value
_CENTRE = (Qt.AlignmentFlag.AlignCenter | _WHOLE).value


_STRETCHES = (100, 87, 75)  # of names, before letters take their place
_LEAST_STRETCH = 0.7  # of heads


class Tag(NamedTuple):
    """A quint's tag, its place on the paper, and a line to its step where it is far from that."""

    scored: ScoredQuint
    place: QRectF
    stem: QLineF


class ShownCard(NamedTuple):
    """A card on the paper, by the name of its picture."""

    name: str
    place: QRectF
    look: CardLook = PLAIN


class StoryColumns:
    """The columns of one story on one axis, and how everything on its paper is written."""

    def __init__(self, story: DealStory, words: StoryWords, axis: StoryAxis, theme: Theme) -> None:
        self._story = story
        self._words = words
        self._at = axis
        self._theme = theme
        self._colours = dict(zip(words.sides, (theme.side_ns, theme.side_ew), strict=True))
        self.columns = [*range(1, CLOSING + 1)]

    @property
    def _is_whole(self) -> bool:
        return self._story.closing is not None

    def font(self, pixels: float, *, bold: bool = False) -> QFont:
        """The font of small type: never under its size at the scale of 1."""
        return ui_font(pixels * self._at.type, bold=bold)

    def _towards(self, edge: float, top: float, wide: float, high: float) -> QRectF:
        return QRectF(edge if self._at.towards > 0 else edge - wide, top, wide, high)

    # --------------------------------------------------------------- columns
    def paint_column(
        self, painter: QPainter, number: int, art: CardArt, *, is_lit: bool = False
    ) -> None:
        """Paint a column with all that belongs to it, lit if it is what is spoken of."""
        theme, at, story = self._theme, self._at, self._story
        is_played = number <= story.last
        if is_lit or number == CACHETTE_TRICK:
            room, corner = at.column(number), 8 * at.scale
            line = theme.crown if is_lit else theme.rule
            painter.setPen(themed_pen(theme, line, 1.5 if is_lit else 1.0))
            painter.setBrush(QColor(theme.gilt) if is_lit else QBrush(Qt.BrushStyle.NoBrush))
            painter.drawRoundedRect(room, corner, corner)
        self._paint_number(painter, number, is_played=is_played)
        if number == CLOSING:
            self._paint_closing(painter)
            return
        if not is_played and number <= TRICKS_IN_A_DEAL:
            self._paint_outline(painter, number)
        self._paint_cards(painter, number, art)
        if is_played:
            self._paint_taker(painter, number)
            if self._at.has_letters and number <= TRICKS_IN_A_DEAL:
                self._paint_letters(painter, number)

    def _paint_number(self, painter: QPainter, number: int, *, is_played: bool) -> None:
        at, theme = self._at, self._theme
        place = at.number(number)
        if number <= TRICKS_IN_A_DEAL:
            ink = theme.ink if is_played else theme.ink_secondary
            self._write_middle(painter, place, str(number), self.font(14, bold=is_played), ink)
            return
        if number == CLOSING and not self._is_whole:
            return
        self._write_middle(painter, place, self._heads[number], self._head_font(), theme.ink)

    @property
    def _heads(self) -> dict[int, str]:
        return {CACHETTE_TRICK: self._words.cachette, CLOSING: self._words.closing[0]}

    def _head_font(self) -> QFont:
        # One for both, in which neither comes near the edge of its column.
        at = self._at
        size, pad = (13 if at.is_small else 15) * at.type, 11 * at.scale
        wide = QFontMetricsF(serif_font(size, bold=True)).horizontalAdvance
        shares = [(at.column(n).width() - pad) / wide(text) for n, text in self._heads.items()]
        share = min(1.0, *shares)
        font = serif_font(size * min(1.0, share / _LEAST_STRETCH), bold=True)
        font.setStretch(round(100 * max(_LEAST_STRETCH, share)))
        return font

    def cards_of(self, number: int) -> list[ShownCard]:
        """The cards of a column from behind, as they are shown."""
        story, at = self._story, self._at
        if number <= min(story.last, TRICKS_IN_A_DEAL):
            trick = story.tricks[number - 1]
            bright = {card for one in story.quints_of(number) for card in one.quint.cards}
            winning = trick.leader.clockwise.index(story.taker(number))
            bright = {trick.cards[winning], *(() if at.is_small else bright)}
            cards = [card for card in trick.cards if card in bright]
            places = at.cards(number, len(cards))
        elif number == CACHETTE_TRICK and number <= story.last:
            bright = {card for one in story.quints_of(number) for card in one.quint.cards}
            cards = sorted(story.cards(number), key=lambda card: card in bright)
            cards = cards[-1:] if at.is_small else cards
            places = at.cards(number, len(cards))
        elif number == CACHETTE_TRICK:
            return [ShownCard("back", place) for place in at.cards(number, 1 if at.is_small else 5)]
        else:
            return []
        veiled = CardLook(veiled=True)
        return [
            ShownCard(str(card), place, PLAIN if card in bright else veiled)
            for card, place in zip(cards, places, strict=True)
        ]

    def _paint_cards(self, painter: QPainter, number: int, art: CardArt) -> None:
        for card in self.cards_of(number):
            art.paint(painter, card.name, card.place, look=card.look)

    def _paint_letters(self, painter: QPainter, number: int) -> None:
        trick, font = self._story.tricks[number - 1], self.font(13, bold=True)
        for card in self.cards_of(number):
            seat = trick.seat_of(parse_card(card.name))
            place = self._at.letter(number, card.place)
            ink, letters = self._colours[seat.side], self._words.letters[seat]
            self._write(painter, place, letters, font, ink, to_end=True)

    def _paint_outline(self, painter: QPainter, number: int) -> None:
        at, theme = self._at, self._theme
        places = at.cards(number, 1 if at.is_small else 4)
        whole = places[0].united(places[-1])
        pen = themed_pen(theme, theme.rule, 1.3)
        pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(whole, 4 * at.scale, 4 * at.scale)

    def paint_unplayed(self, painter: QPainter) -> None:
        """Say once that the tricks after the last were not played."""
        at, theme, first = self._at, self._theme, self._story.last + 1
        if first > TRICKS_IN_A_DEAL:
            return
        font, text = self.font(14), self._words.unplayed
        metrics = QFontMetricsF(font)
        wide = metrics.horizontalAdvance(text) + 24 * at.scale
        place = QRectF(0, 0, wide, metrics.height() + 8 * at.scale)
        x = (at.x(first) + at.x(TRICKS_IN_A_DEAL)) / 2
        place.moveCenter(QPointF(x, at.block.center().y()))
        painter.fillRect(place, QColor(theme.sheet))
        self._write_middle(painter, place, text, font, theme.ink_secondary)

    def _paint_closing(self, painter: QPainter) -> None:
        closing, at, theme = self._story.closing, self._at, self._theme
        if closing is None:
            return
        column, block = at.column(CLOSING), at.block
        size = 30 * at.type
        if at.is_small:
            size = min(20 * at.type, 0.44 * block.height() / text_zoom())
        figure, name = serif_font(size, bold=True), self.font(13)
        high = QFontMetricsF(figure).height()
        below = 0.0 if at.is_small else QFontMetricsF(name).height()
        room = 2 * (high + below)
        top = block.center().y() - room / 2
        for side, head in zip(self._words.sides, self._words.heads, strict=True):
            place = QRectF(column.left(), top, column.width(), high)
            ink = self._colours[side]
            self._write_middle(painter, place, str(closing.won[side]), figure, ink)
            if not below:
                aside = QFontMetricsF(figure).horizontalAdvance(str(closing.won[side])) / 2
                spot = QPointF(column.center().x() - aside - 9 * at.scale, place.center().y())
                self.paint_mark_of(painter, side, spot)
            else:
                place = QRectF(column.left(), top + high - 4 * at.scale, column.width(), below)
                self._write_middle(painter, place, head, name, ink)
            top += high + below
        place = at.chip(CLOSING).adjusted(4 * at.scale, 0, -4 * at.scale, 0)
        text = self._words.closing[1]
        self._write_middle(painter, place, text, name, theme.ink_secondary)

    def paint_mark_of(self, painter: QPainter, side: Side, spot: QPointF) -> None:
        """Paint a side's mark, which tells the sides apart without their colours."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours[side]))
        paint_mark(painter, spot, 4 * self._at.scale, own=side is self.own)

    def _paint_taker(self, painter: QPainter, number: int) -> None:
        at, theme = self._at, self._theme
        font, texts = self._taker_font()
        text = texts[number - 1]
        side = self._story.taker(number).side
        wide = QFontMetricsF(font).horizontalAdvance(text) + (12 if at.is_small else 14) * at.scale
        place = QRectF(at.chip(number))
        less = (place.width() - max(wide, place.height())) / 2
        place.adjust(less, 0, -less, 0)
        paint_chip(painter, place, theme, own=side is self.own)
        self._write_middle(painter, place, text, font, theme.white_on_colour)

    @property
    def own(self) -> Side:
        """The side whose line is plain, and whose points come first."""
        return self._words.sides[0]

    def _taker_font(self) -> tuple[QFont, tuple[str, ...]]:
        # One size for all: if one name has no room, all players are letters; you always has.
        at, words = self._at, self._words
        font = self.font(13, bold=True)
        room = at.column_width - (14 if at.is_small else 18) * at.scale
        for stretch in _STRETCHES:
            font.setStretch(stretch)
            metrics = QFontMetricsF(font)
            if all(metrics.horizontalAdvance(text) <= room for text in words.takers):
                return font, words.takers
        letters = [
            words.letters[self._story.taker(number)] for number in range(1, self._story.last + 1)
        ]
        return self.font(13, bold=True), tuple(letters)

    # --------------------------------------------------------------- tags
    def tag_size(self, quint: Quint) -> tuple[float, float]:
        """How wide and how high a quint's tag is."""
        at = self._at
        sign, gap, pad = self._tag_measures(quint)
        name = 0.0
        if quint.suit is not None:
            metrics = QFontMetricsF(self._tag_fonts(quint)[0])
            name = metrics.horizontalAdvance(quint_short(quint)) + gap
        points = QFontMetricsF(self._tag_fonts(quint)[1]).horizontalAdvance(signed(quint.points))
        is_big = quint.suit is None and not at.is_small
        return 2 * pad + sign + gap + name + points, (30 if is_big else 24) * at.text

    def _tag_measures(self, quint: Quint) -> tuple[float, float, float]:
        at = self._at
        is_big = quint.suit is None and not at.is_small
        return (24 if is_big else 12) * at.text, 5 * at.scale, (12 if is_big else 9) * at.scale

    def _tag_fonts(self, quint: Quint) -> tuple[QFont, QFont]:
        is_big = quint.suit is None and not self._at.is_small
        return serif_font(14 * self._at.type, bold=True), self.font(17 if is_big else 13, bold=True)

    def paint_tag(self, painter: QPainter, tag: Tag) -> None:
        """Paint a quint's tag: its sign, its name and its points."""
        quint, side, place, theme = tag.scored.quint, tag.scored.side, tag.place, self._theme
        painter.setPen(themed_pen(theme, self._colours[side], 1.2))
        if not tag.stem.isNull():  # else there would be a dot in the corner of the paper
            painter.drawLine(tag.stem)
        pen = themed_pen(theme, self._colours[side], 1.8)
        if side is not self.own:
            pen.setDashPattern([2.5, 1.8])
        painter.setPen(pen)
        painter.setBrush(QColor(theme.gilt))
        painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
        sign, gap, pad = self._tag_measures(quint)
        left = place.left() + pad
        room = QRectF(left, place.center().y() - sign / 2, sign, sign)
        name, points = self._tag_fonts(quint)
        left = room.right() + gap
        draw_sign(painter, quint.suit, room, theme, theme.suits)
        if quint.suit is not None:
            short = quint_short(quint)
            wide = QFontMetricsF(name).horizontalAdvance(short) + 1
            word = QRectF(left, place.top(), wide, place.height())
            self._write(painter, word, short, name, theme.ink, absolute=True)
            left = word.right() - 1 + gap
        rest = QRectF(left, place.top(), place.right() - left, place.height())
        self._write(painter, rest, signed(quint.points), points, theme.ink, absolute=True)

    # --------------------------------------------------------------- texts
    def _write(  # noqa: PLR0913  (a text, where and how)
        self,
        painter: QPainter,
        place: QRectF,
        text: str,
        font: QFont,
        colour: str,
        *,
        to_end: bool = False,
        absolute: bool = False,
    ) -> None:
        from_right = self._at.towards < 0 and not absolute
        align = _RIGHT if to_end is not from_right else _LEFT
        draw_fitted(painter, place, text, font, colour, align)

    def _write_middle(
        self, painter: QPainter, place: QRectF, text: str, font: QFont, colour: str
    ) -> None:
        draw_fitted(painter, place, text, font, colour, _CENTRE)


def paint_chip(
    painter: QPainter, place: QRectF, theme: Theme, *, own: bool, ground: str = ""
) -> None:
    """Paint the ground of a name in its side's colour, if no other; theirs is hatched."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground or (theme.side_ns if own else theme.side_ew)))
    round_ = place.height() / 2
    painter.drawRoundedRect(place, round_, round_)
    if not own:
        hatch(painter, place, round_, theme, place.height() / 24)
