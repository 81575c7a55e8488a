"""The picture of a game's end: the winners under the crown, their points, and the frieze."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QRadialGradient

from quinto_desktop.rules import ScoredQuint
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, CardArt, CardLook
from quinto_desktop.window.look.fitting import (
    MARK_OF,
    balanced_lines,
    draw_fitted,
    draw_mark,
    fitted_text,
    mirrored,
)
from quinto_desktop.window.look.theme import Theme, serif_font, text_zoom, themed_pen, ui_font
from quinto_desktop.window.look.wood import board_colours
from quinto_desktop.window.sheet.ending import Ending, Mood, quints_head
from quinto_desktop.window.sheet.frieze import Frieze, side_inks
from quinto_desktop.window.table.capsule import hatch, paint_mark
from quinto_desktop.window.table.plate import paint_medal
from quinto_desktop.window.text.card_text import quint_short
from quinto_desktop.window.text.translation import fill, signed, translate

_CENTRE = Qt.AlignmentFlag.AlignCenter
_NARROW, _LOW = 900.0, 560.0
_LEAST_FRIEZE, _LOWEST_FRIEZE = 110.0, 56.0
_SHRUNK = (1.0, 0.85, 0.7, 0.6)
_BLOCK, _ASIDE, _BLOCK_TOP = 270.0, 50.0, 48.0
_LEAST_BELOW, _MOST_FREE = 200.0, 560.0
_MEDAL_RADIUS = 23.0  # of `paint_medal` at a unit of 1.0
_BRIGHT = 128


class _Sizes:
    """The measures of the picture at a scale of 1."""

    def __init__(self, *, is_small: bool) -> None:
        self.above, self.medal = (20.0, 50.0) if is_small else (31.0, 78.0)
        self.title, self.score, self.how = (28.0, 46.0, 14.0) if is_small else (44.0, 76.0, 17.0)
        self.under_medal, self.above_how = (4.0, 2.0) if is_small else (12.0, 8.0)
        self.above_frieze, self.under_frieze = (34.0, 43.0) if is_small else (46.0, 64.0)
        self.beside_frieze, self.names = (50.0, 100.0) if is_small else (70.0, 130.0)


class EndPicture:
    """One size of the picture of an ending; everything has its place at once."""

    def __init__(self, ending: Ending, size: QSizeF, unit: float, *, is_mirrored: bool) -> None:
        self.ending, self.size = ending, size
        self._unit = unit
        self._is_mirrored = is_mirrored
        zoom = text_zoom()
        for shrunk in _SHRUNK:
            self._scale = max(1.0, unit) * shrunk
            scale = self._scale * zoom
            self._is_small = size.width() < _NARROW * scale or size.height() < _LOW * scale
            self._lay_out()
            if self._free >= _LEAST_FRIEZE * self._scale:
                break
        self._lay_out_beside()

    def _lay_out(self) -> None:
        sizes, scale = _Sizes(is_small=self._is_small), self._scale
        middle = self.size.width() / 2
        self._medal = sizes.medal * scale
        self._middle = QPointF(middle, sizes.above * scale + self._medal / 2)
        self._title_font = serif_font(sizes.title * scale, bold=True)
        self._score_font = serif_font(sizes.score * scale, bold=True)
        self._to_font = serif_font(0.5 * sizes.score * scale)
        self._how_font = ui_font(sizes.how * scale)
        self._small_font = ui_font(13 * scale)
        top = self._middle.y() + self._medal / 2 + sizes.under_medal * scale
        self._title = self._row(top, 1.18 * self._title_font.pixelSize())
        self._score = self._row(self._title.bottom(), 1.1 * self._score_font.pixelSize())
        top = self._score.bottom() + sizes.above_how * scale
        self._lines: list[tuple[QRectF, str]] = []
        for text in (self.ending.how, *self.ending.notes):
            high, wide = 1.4 * self._how_font.pixelSize(), 0.9 * self.size.width()
            for line in balanced_lines(text, self._how_font, wide):
                self._lines.append((self._row(top, high), line))
                top += high
        top += sizes.above_frieze * scale
        zoomed = scale * (0.4 + 0.6 * text_zoom())
        foot = self.size.height() - sizes.under_frieze * zoomed
        self._free = foot - top
        foot -= max(0.0, self._free - _MOST_FREE * scale) / 2
        self.frieze: Frieze | None = None
        if self._free >= _LOWEST_FRIEZE * scale:
            high = min(self._free, 280 * scale)
            left, beside = sizes.beside_frieze * scale, sizes.names * zoomed
            room = QRectF(left, foot - high, self.size.width() - left - beside, high)
            if self._is_mirrored:
                room = mirrored(room, self.size.width())
            story, own = self.ending.story, self.ending.own
            self.frieze = Frieze(
                story, own, room, scale, is_small=self._is_small, is_mirrored=self._is_mirrored
            )
            self.frieze.beside = beside

    def _row(self, top: float, high: float) -> QRectF:
        return QRectF(0.03 * self.size.width(), top, 0.94 * self.size.width(), high)

    # --------------------------------------------------------------- beside the points
    def _lay_out_beside(self) -> None:
        scale = self._scale
        self.chips: list[QRectF] = []
        self.cards: list[QRectF] = []
        block = self._block_beside() or self._block_below()
        self._has_blocks = block is not None
        if block is None:
            return
        other = mirrored(block, self.size.width())
        self._left, self._right = (other, block) if self._is_mirrored else (block, other)
        self._head = 1.9 * self._small_font.pixelSize()
        below = self._left.adjusted(0, self._head, 0, 0)
        self._quints = _Chips(self.ending, below, scale, is_mirrored=self._is_mirrored)
        self.chips = [*self._quints.places()]
        self.cards = [*self._card_places()]

    def _block_beside(self) -> QRectF | None:
        # At the left of the title, which has what is between the two blocks.
        scale, foot = self._scale, self._lines[0][0].top()
        block = QRectF(_ASIDE * scale, _BLOCK_TOP * scale, _BLOCK * scale, 0)
        measure = QFontMetricsF(self._how_font).horizontalAdvance
        widest = max(measure(line) for _, line in self._lines)
        is_clear = block.right() + 12 * scale < self._middle.x() - widest / 2
        if self.frieze is not None and is_clear:
            foot = self.frieze.room.top() - 20 * scale
        block.setBottom(foot)
        needed = QFontMetricsF(self._score_font).horizontalAdvance("0000000000")
        if self._is_small or block.right() + needed / 2 > self._middle.x():
            return None
        free = 2 * (self._middle.x() - block.right() - 12 * scale)
        left = self._middle.x() - free / 2
        self._title = QRectF(left, self._title.top(), free, self._title.height())
        return block

    def _block_below(self) -> QRectF | None:
        # A high table has room for both between the words and the frieze.
        if self.frieze is None:
            return None
        scale, top = self._scale, self._lines[-1][0].bottom()
        wide = min(_BLOCK * scale, 0.46 * self.size.width())
        gap = (self.size.width() - 2 * wide) / 3
        block = QRectF(gap, top + 30 * scale, wide, self.frieze.room.top() - top - 70 * scale)
        return block if block.height() > _LEAST_BELOW * scale * text_zoom() else None

    def _card_places(self) -> Iterator[QRectF]:
        cards = self.ending.cards
        wide = min(58 * self._unit, self._right.width() / 4.6)
        step = min(wide + 8 * self._scale, (self._right.width() - wide) / max(1, len(cards) - 1))
        left = self._right.center().x() - (wide + step * (len(cards) - 1)) / 2
        top = self._right.top() + self._head
        for place, card in enumerate(cards):
            raised = 0.0 if card.is_winning else 0.16 * wide
            x = left + (len(cards) - 1 - place if self._is_mirrored else place) * step
            yield QRectF(x, top + raised, wide, HEIGHT_OF_WIDTH * wide)

    # --------------------------------------------------------------- painting
    def layers(self, art: CardArt) -> Iterator[Callable[[QPainter], object]]:
        """What paints it, part by part."""
        theme = art.look.theme
        yield partial(self._paint_words, theme=theme)
        if self.frieze is not None:
            yield partial(self.frieze.paint, theme=theme, names=self.ending.names)
        if self.chips and self._has_blocks:
            yield partial(self._paint_quints, theme=theme)
        if self.cards:
            yield partial(self._paint_names, theme=theme)
            for shown, place in zip(self.ending.cards, self.cards, strict=True):
                look, name = CardLook(laurel=shown.is_winning), str(shown.card)
                yield partial(art.paint, name=name, place=place, look=look)
        elif self._has_blocks and self.ending.story.tricks is not None:
            yield partial(self._paint_piles, theme=theme, art=art)

    def _paint_words(self, painter: QPainter, theme: Theme) -> None:
        self._paint_people(painter, theme)
        self._paint_score(painter, theme)
        title, ink = (self._title, self.ending.title), theme.text_on_felt
        draw_fitted(painter, *title, self._title_font, ink, _CENTRE)
        for place, line in self._lines:
            draw_fitted(painter, place, line, self._how_font, ink, _CENTRE)

    def _paint_people(self, painter: QPainter, theme: Theme) -> None:
        people, apart = self.ending.people, self._medal + 12 * self._scale
        left = self._middle.x() - apart * (len(people) - 1) / 2
        for place, person in enumerate(people):
            spot = QPointF(left + place * apart, self._middle.y())
            if self.ending.mood is Mood.VICTORY and theme.shadow:
                self._paint_glow(painter, spot, theme)
            unit = self._medal / 2 / _MEDAL_RADIUS
            paint_medal(painter, spot, unit, theme, person.monogram, person.colour)

    def _paint_glow(self, painter: QPainter, spot: QPointF, theme: Theme) -> None:
        radius = 0.98 * self._medal
        glow = QRadialGradient(spot, radius)
        tint = QColor(theme.button_top)
        tint.setAlpha(128)
        glow.setColorAt(0.5, tint)
        tint.setAlpha(0)
        glow.setColorAt(1.0, tint)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(spot, radius, radius)

    def _paint_score(self, painter: QPainter, theme: Theme) -> None:
        text = translate("Ending", "{own} to {other}", "a score: “265 to 210”")
        own, other = (str(points) for points in self.ending.score)
        first, _, rest = fill(text, own=f"{own}\0", other=other).partition("\0")
        pieces = ((first, self._score_font), (rest, self._to_font))
        gold = theme.pill if theme.is_dark else theme.brass
        strong = theme.text_on_felt if self.ending.mood is Mood.DEFEAT else gold
        wide = sum(QFontMetricsF(font).horizontalAdvance(piece) for piece, font in pieces)
        x = self._score.center().x() - wide / 2
        metrics = QFontMetricsF(self._score_font)
        base = self._score.center().y() + (metrics.ascent() - metrics.descent()) / 2
        for (piece, font), ink in zip(pieces, (strong, theme.secondary_text), strict=True):
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(QPointF(x, base), piece)
            x += QFontMetricsF(font).horizontalAdvance(piece)

    # --------------------------------------------------------------- quints and cards
    def _paint_quints(self, painter: QPainter, theme: Theme) -> None:
        are_all = len(self.chips) == len(self.ending.story.quints)
        self._paint_head(painter, theme, self._left, quints_head(are_all=are_all))
        for place, scored in zip(self.chips, self._quints.shown, strict=True):
            self._quints.paint(painter, theme, place, scored)

    def _paint_head(self, painter: QPainter, theme: Theme, block: QRectF, text: str) -> None:
        place = QRectF(block.left(), block.top(), block.width(), self._head * 0.75)
        draw_fitted(painter, place, text, self._small_font, theme.secondary_text, _CENTRE)

    def _paint_names(self, painter: QPainter, theme: Theme) -> None:
        text = translate("Ending", "The trick that ended it")
        if len(self.ending.cards) > 4:
            text = translate("Ending", "The cachette that ended it")
        self._paint_head(painter, theme, self._right, text)
        foot = max(place.bottom() for place in self.cards) + 6 * self._scale
        high = QFontMetricsF(self._small_font).height()
        for card, place in zip(self.ending.cards, self.cards, strict=True):
            name = QRectF(place.left(), foot, place.width(), high).adjusted(-4, 0, 4, 0)
            text, font = fitted_text(card.name, self._small_font, name.width())
            font.setBold(card.is_winning and bool(card.name))
            painter.setFont(font)
            painter.setPen(QColor(theme.text_on_felt if card.is_winning else theme.secondary_text))
            painter.drawText(name, _CENTRE, text)

    def _paint_piles(self, painter: QPainter, theme: Theme, art: CardArt) -> None:
        story, scale = self.ending.story, self._scale
        assert story.tricks is not None  # it is asked for only then
        text = translate("Ending", "Tricks of deal {deal}, {points} points each")
        head = fill(text, deal=story.deals[-1], points=story.trick_value)
        self._paint_head(painter, theme, self._right, head)
        wide = 30 * self._unit
        inks, figure = side_inks(theme, self.ending.own), serif_font(26 * scale, bold=True)
        top = self._right.top() + self._head
        for side in (story.winner, story.winner.other):
            count, high = story.tricks[side], HEIGHT_OF_WIDTH * wide
            row = QRectF(self._right.left() + 14 * scale, top, self._right.width(), high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(inks[side]))
            spot = QPointF(row.left() + 8 * scale, row.center().y())
            paint_mark(painter, spot, 5 * scale, own=side is self.ending.own)
            painter.setFont(figure)
            painter.setPen(QColor(inks[side]))
            box = QRectF(row.left() + 22 * scale, row.top(), 44 * scale, high)
            painter.drawText(box, _CENTRE, str(count))
            left = box.right() + 10 * scale
            for place in range(count):
                card = QRectF(left + place * 10 * scale, row.top(), wide, high)
                art.paint(painter, "back", card)
            top += high + 10 * scale


class _Chips:
    """The last quints that there is room for, each in the colours of its side, in rows."""

    def __init__(self, ending: Ending, room: QRectF, scale: float, *, is_mirrored: bool) -> None:
        self._ending, self._room, self._scale = ending, room, scale
        self._is_mirrored = is_mirrored
        self._chip_font = ui_font(13 * scale, bold=True)
        self._kind_font = serif_font(14 * scale, bold=True)
        self._high, self._gap = 2.0 * self._chip_font.pixelSize(), 6 * scale
        most = int((room.height() + self._gap) / (self._high + self._gap))
        wide = [self._width(scored) for scored in ending.quints]
        starts = range(len(wide) + 1)
        first = next(start for start in starts if len(self._rows(wide[start:])) <= most)
        self._wide, self.shown = wide[first:], ending.quints[first:]

    def _rows(self, widths: Sequence[float]) -> list[list[float]]:
        rows: list[list[float]] = []
        for wide in widths:
            if not rows or sum(rows[-1]) + self._gap * len(rows[-1]) + wide > self._room.width():
                rows.append([])
            rows[-1].append(wide)
        return rows

    def places(self) -> Iterator[QRectF]:
        """The place of each, in the order won."""
        high, gap, top = self._high, self._gap, self._room.top()
        for row in self._rows(self._wide):
            x = self._room.center().x() - (sum(row) + gap * (len(row) - 1)) / 2
            for wide in row:
                place = QRectF(x, top, wide, high)
                yield mirrored(place, 2 * self._room.center().x()) if self._is_mirrored else place
                x += wide + gap
            top += high + gap

    def _width(self, scored: ScoredQuint) -> float:
        em = self._chip_font.pixelSize()
        kind = "" if scored.quint.suit is None else quint_short(scored.quint)
        words = QFontMetricsF(self._kind_font).horizontalAdvance(kind)
        points = QFontMetricsF(self._chip_font).horizontalAdvance(signed(scored.quint.points))
        return 0.7 * em * 2 + 1.2 * em + words + (0.35 * em if kind else 0.0) + points

    def paint(self, painter: QPainter, theme: Theme, place: QRectF, scored: ScoredQuint) -> None:
        """Paint one of them in its place."""
        is_ours, high = scored.side is self._ending.own, place.height()
        is_last = scored is self._ending.story.decisive
        colours = board_colours(theme)
        ground, ink = colours.of_side(own=is_ours)
        line = themed_pen(theme, colours.theirs_edge if theme.weight > 1 else ground, 1.0)
        if is_last:
            line = themed_pen(theme, theme.focus if theme.is_dark else theme.brass, 2.5)
        painter.setPen(line)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(place, high / 2, high / 2)
        if not is_ours:
            hatch(painter, place, high / 2, theme, high / 24)
        is_bright = is_ours and QColor(ground).lightness() > _BRIGHT and theme.weight == 1
        em, suit = self._chip_font.pixelSize(), scored.quint.suit
        x = place.left() + 0.7 * em
        mark = QRectF(x - 0.05 * em, place.center().y() - 0.5 * em, em, em)
        colour = theme.crown if suit is None else theme.suits.of(suit)
        kind = "crown" if suit is None else MARK_OF[suit]
        draw_mark(painter, kind, mark, colour if is_bright else ink)
        x += 1.2 * em
        painter.setPen(QColor(ink))
        for text, font in (
            ("" if suit is None else quint_short(scored.quint), self._kind_font),
            (signed(scored.quint.points), self._chip_font),
        ):
            wide = QFontMetricsF(font).horizontalAdvance(text)
            painter.setFont(font)
            painter.drawText(
                QRectF(x, place.top(), wide + 2, high), int(Qt.AlignmentFlag.AlignVCenter), text
            )
            x += wide + (0.35 * em if text else 0.0)
