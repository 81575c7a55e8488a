"""Paints the story of a deal, or any part of it, at any moment of its building; free of state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from itertools import pairwise, product
from typing import TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from quinto_desktop.game.past.story import DealStory
from quinto_desktop.rules import CACHETTE_TRICK, ScoredQuint, Side
from quinto_desktop.window.look.theme import Theme, serif_font, themed_pen
from quinto_desktop.window.sheet.story_axis import CLOSING, StoryAxis, crosses
from quinto_desktop.window.sheet.story_columns import StoryColumns, Tag
from quinto_desktop.window.text.story_text import Piece, StoryWords
from quinto_desktop.window.text.translation import is_from_right

STEP = 0.16  # of a column: half as wide as a line takes to rise
_OUR_LINE, _THEIR_LINE = 3.4, 3.0
_DASH = (9.0, 5.0)  # in design pixels
_FILL = 0.10
_CLEAR = 2.5  # pixels round letters that lie on a line
_GOAL_OF_MOST = 2.5  # a side's goal is drawn if it is no more than so many times what was scored
_LEAST_SHOWN = 20  # of the tags on a small paper
_HEADROOM = 1.03
_EARLY = 6  # tricks, after which lines leave room for words beside their ends
_MARK = 14.0  # the room of a side's mark before its points

_NO_ROOM = 300.0  # what counts against a place for a tag that it may not have
_OVER = ((0, 0), (0, 0.3), (0, -0.3), (0, 0.5), (1, 0), (1, 0.5), (2, 0), (3, 0))
"""Where a tag may stand over a line, the best first: how many tags higher, and how far aside."""


class StoryPicture(StoryColumns):
    """One story on one axis: every part can be painted by itself, and none keeps anything."""

    def __init__(self, story: DealStory, words: StoryWords, axis: StoryAxis, theme: Theme) -> None:
        super().__init__(story, words, axis, theme)
        self._most = _most_of(story)
        self._paths = {side: self._path(side) for side in words.sides}

    @cached_property
    def tags(self) -> list[Tag]:
        """The tags of the quints, each clear of the others."""
        return [*self._placed_tags()]

    # --------------------------------------------------------------- measures
    @property
    def end(self) -> float:
        """Where the lines end."""
        if self._is_whole:
            return self._at.start + self._at.towards * self._at.lines.width()
        return self._at.x(self._story.last) + self._at.towards * 0.3 * self._at.column_width

    def _path(self, side: Side) -> list[QPointF]:
        at, story = self._at, self._story
        points = [QPointF(at.start, at.lines.bottom())]
        aside = at.towards * STEP * at.column_width
        steps = [pair[side] for pair in story.steps]
        columns = [*range(1, story.last + 1)]
        if story.closing is not None:
            steps.append(story.points[side])
            columns.append(CLOSING)
        for column, (before, after) in zip(columns, pairwise(steps), strict=True):
            x = at.x(column)
            points.append(QPointF(x - aside, at.y(before, self._most)))
            points.append(QPointF(x + aside, at.y(after, self._most)))
        points.append(QPointF(self.end, points[-1].y()))
        return points

    # --------------------------------------------------------------- the head and the foot
    def paint_head(self, painter: QPainter) -> None:
        """Paint the headline, the number of the deal and the sentence."""
        words, at, theme, line = self._words, self._at, self._theme, self._at.headline
        size, small = (23, 13) if at.is_small else (36, 15)
        corner = self.font(13 if at.is_small else 14)
        wide = line.width() - QFontMetricsF(corner).horizontalAdvance(words.number) - 18 * at.scale
        edge = line.left() if at.towards > 0 else line.right()
        room = self._towards(edge, line.top(), wide, line.height())
        self._write(painter, line, words.number, corner, theme.ink_secondary, to_end=True)
        self._write(painter, room, words.headline, serif_font(size * at.type, bold=True), theme.ink)
        self._write(painter, at.sentence, words.sentence, self.font(small), theme.ink_secondary)

    def paint_foot(self, painter: QPainter) -> None:
        """Paint the rule under the tricks and the figures, as many sentences as there is room."""
        at, theme = self._at, self._theme
        hair = QColor(theme.rule)
        hair.setAlphaF(0.6)
        painter.setPen(QPen(hair, theme.weight))
        painter.drawLine(at.below.topLeft(), at.below.topRight())
        line = QRectF(at.below)
        line.setTop(line.top() + 4 * at.scale)
        line.setHeight(min(line.height(), 30 * at.text))
        used = 0.0
        for sentence in self._words.foot:
            wide = sum(map(self._wide, sentence))
            if used + wide > line.width():
                break
            edge = line.left() + used if at.towards > 0 else line.right() - used
            self._write_pieces(
                painter, self._towards(edge, line.top(), wide, line.height()), sentence
            )
            used += wide + 14 * at.scale

    def _write_pieces(self, painter: QPainter, place: QRectF, sentence: tuple[Piece, ...]) -> None:
        # In the direction of the sentence itself, whatever that of the window is.
        from_right = is_from_right("".join(piece.text for piece in sentence))
        left = place.left()
        for piece in reversed(sentence) if from_right else sentence:
            wide = self._wide(piece)
            room = QRectF(left, place.top(), wide + 1, place.height())
            ink = self._theme.ink_secondary
            if piece.side is not None:
                spot = QPointF(left + 6 * self._at.scale, room.center().y())
                self.paint_mark_of(painter, piece.side, spot)
                room.setLeft(left + _MARK * self._at.scale)
                ink = self._colours[piece.side]
            self._write(painter, room, piece.text, self._font_of(piece), ink, absolute=True)
            left += wide

    def _font_of(self, piece: Piece) -> QFont:
        return self.font(13 if self._at.is_small else 14, bold=piece.side is not None)

    def _wide(self, piece: Piece) -> float:
        mark = 0.0 if piece.side is None else _MARK * self._at.scale
        return mark + QFontMetricsF(self._font_of(piece)).horizontalAdvance(piece.text)

    # --------------------------------------------------------------- lines
    def paint_grid(self, painter: QPainter) -> None:
        """Paint what the lines are measured by: every fifty points, or each side's goal."""
        at, theme = self._at, self._theme
        left, right = at.lines.left(), at.lines.right()
        painter.setPen(themed_pen(theme, theme.ink, 1.4))
        painter.drawLine(at.lines.bottomLeft(), at.lines.bottomRight())
        if not self._is_whole:
            self._paint_goals(painter)
            return
        for points, room in _label_rooms(at, self._most).items():
            y = room.center().y()
            hair = QColor(theme.rule)
            hair.setAlphaF(0.4)
            painter.setPen(QPen(hair, theme.weight))
            painter.drawLine(QPointF(left, y), QPointF(right, y))
            self._write(painter, room, str(points), self.font(13), theme.ink_secondary, to_end=True)

    def _paint_goals(self, painter: QPainter) -> None:
        at, theme = self._at, self._theme
        goals = zip(self._words.sides, self._words.goals, strict=True)
        lines = [(self._story.goals[side], side, text) for side, text in goals if text]
        lines = sorted(line for line in lines if line[0] <= self._most)
        for place, (points, side, text) in enumerate(lines):
            y = at.y(points, self._most)
            pen = themed_pen(theme, self._colours[side], 1.6)
            pen.setDashPattern([1.2, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(at.lines.left(), y), QPointF(at.lines.right(), y))
            high = 20 * at.text
            room = QRectF(at.lines.left(), y - high, at.lines.width() - 4 * at.scale, high)
            if place == 0 and len(lines) > 1 and y - high < at.y(lines[1][0], self._most):
                room.moveTop(y)
            font, ink = self.font(13, bold=True), self._colours[side]
            self._write(painter, room, text, font, ink, to_end=self._story.last <= _EARLY)

    def paint_lines(self, painter: QPainter) -> None:
        """Paint both lines and the tint under them."""
        at, theme = self._at, self._theme
        own, other = self._words.sides
        for side in (own, other):
            tint = QColor(self._colours[side])
            tint.setAlphaF(_FILL)
            foot = [QPointF(self.end, at.lines.bottom()), QPointF(at.start, at.lines.bottom())]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawPolygon(QPolygonF([*self._paths[side], *foot]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for side, thick in ((other, _THEIR_LINE), (own, _OUR_LINE)):
            pen = themed_pen(theme, self._colours[side], thick * at.scale)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if side is other:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([dash / thick for dash in _DASH])
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(self._paths[side]))

    def paint_ends(self, painter: QPainter) -> None:
        """Paint both sides' points where their lines end."""
        at, words = self._at, self._words
        figure, name = self._end_fonts()
        rooms = zip(words.sides, words.heads, self._end_rooms(), strict=True)
        for side, head, room in rooms:
            text, ink = str(self._story.points[side]), self._colours[side]
            wide = min(QFontMetricsF(figure).horizontalAdvance(text) + 2, room.width())
            high, below = self._end_lines()
            edge = room.left() if at.towards > 0 else room.right()
            number = self._towards(edge, room.top(), wide, high)
            if at.is_small:
                top = room.top() + high - 3 * at.scale
                label = self._towards(edge, top, room.width(), below)
            else:
                aside = wide + 5 * at.scale
                drop = _base_of(figure) - _base_of(name)
                left = edge + at.towards * aside
                label = self._towards(left, room.top() + drop, room.width() - aside, high)
            for place, said, font in ((number, text, figure), (label, head, name)):
                for spot in () if self._is_whole else _around(place):  # on the line of a goal
                    self._write(painter, spot, said, font, self._theme.sheet)
                self._write(painter, place, said, font, ink)
            self.paint_mark_of(painter, side, QPointF(self.end, self._paths[side][-1].y()))

    def _end_fonts(self) -> tuple[QFont, QFont]:
        # Where there is less room, the figures of both sides shrink; names keep their size.
        at = self._at
        name = self.font(13 if at.is_small else 15, bold=True)
        most = (28 if at.is_small else 50) * at.type
        if not self._is_whole:  # clear of the lines of the goals, where those lie low
            most = min(most, 0.3 * at.lines.height())
        beside = max(map(QFontMetricsF(name).horizontalAdvance, self._words.heads))
        room = self._end_room - (0 if at.is_small else beside + 9 * at.scale)
        measure = QFontMetricsF(serif_font(most, bold=True)).horizontalAdvance
        wide = max(measure(str(self._story.points[side])) for side in self._words.sides)
        return serif_font(most * max(0.5, min(1.0, room / wide)), bold=True), name

    @property
    def _end_edge(self) -> float:
        return self.end + self._at.towards * 12 * self._at.scale

    @property
    def _end_room(self) -> float:
        at = self._at
        margin = (16 if at.is_small else 18) * at.scale
        limit = at.size.width() - margin if at.towards > 0 else margin
        return abs(limit - self._end_edge)

    def _end_lines(self) -> tuple[float, float]:
        figure, name = (QFontMetricsF(font).height() for font in self._end_fonts())
        return (figure, name) if self._at.is_small else (0.86 * figure, 0.0)

    def _end_rooms(self) -> Iterator[QRectF]:
        at = self._at
        high = sum(self._end_lines())
        heights = self._end_heights(high)
        figure, name = self._end_fonts()
        for side, head in zip(self._words.sides, self._words.heads, strict=True):
            needed = QFontMetricsF(figure).horizontalAdvance(str(self._story.points[side]))
            label = QFontMetricsF(name).horizontalAdvance(head) + 2
            needed = max(needed, label) if at.is_small else needed + label + 7 * at.scale
            wide = min(needed, self._end_room)
            yield self._towards(self._end_edge, heights[side] - high / 2, wide, high)

    def _end_heights(self, high: float) -> dict[Side, float]:
        own, other = self._words.sides
        heights = {side: self._paths[side][-1].y() for side in (own, other)}
        upper, lower = sorted((own, other), key=lambda side: (heights[side], side is other))
        missing = high - (heights[lower] - heights[upper])
        if missing > 0:
            heights[upper] -= missing / 2
            heights[lower] += missing / 2
        over = heights[lower] + high / 2 - self._at.lines.bottom()
        over -= 0 if self._at.is_small else 6 * self._at.scale
        if over > 0:
            heights[lower] -= over
            heights[upper] = min(heights[upper], heights[lower] - high)
        under = self._at.sentence.bottom() + high / 2 - heights[upper]
        if under > 0:
            heights[upper] += under
            heights[lower] = max(heights[lower], heights[upper] + high)
        return heights

    # --------------------------------------------------------------- tags
    def _placed_tags(self) -> Iterator[Tag]:
        story, at = self._story, self._at
        rooms = _label_rooms(at, self._most).values() if self._is_whole else self._end_rooms()
        taken = [*rooms]
        lines = [pair for side in self._words.sides for pair in pairwise(self._paths[side])]
        for scored in story.quints:
            if at.is_small and scored.quint.points < _LEAST_SHOWN:
                continue
            places = self._candidates(scored)
            near = _near(lines, places)
            best = _best(places, partial(self._fault, taken=taken, lines=near))
            if best is not None:
                stem = self._stem(scored, best)
                if any(crosses(other, stem.p1(), stem.p2()) for other in taken):
                    stem = QLineF()  # it would run through what stands between
                taken.append(best)
                yield Tag(scored, best, stem)

    def _candidates(self, scored: ScoredQuint) -> list[QRectF]:
        at, story, side = self._at, self._story, scored.side
        wide, high = self.tag_size(scored.quint)
        step, gap = high + 4 * at.scale, 8 * at.scale
        before = at.y(story.steps[scored.trick - 1][side], self._most)
        after = at.y(story.steps[scored.trick][side], self._most)
        x, column = at.x(scored.trick), at.column_width
        back = x - at.towards * STEP * column
        middle = x - 8 * at.scale - wide / 2
        over = [
            QRectF(middle + aside * wide, after - gap - high - k * step, wide, high)
            for k, aside in _OVER
        ]
        under = [
            self._towards(x + at.towards * 0.2 * column, after + gap + k * step, wide, high)
            for k in range(3)
        ]
        left = back - at.towards * (wide + gap)
        beside = [
            self._towards(left, (before + after) / 2 - high / 2 + k * step / 2, wide, high)
            for k in (0, -1, 1, -2, 2, -3, 3, 4)
        ]
        if scored.trick == CACHETTE_TRICK:
            return [*over, *beside]
        is_upper = after <= at.y(story.steps[scored.trick][side.other], self._most)
        return [*over, *beside, *under] if is_upper else [*under, *beside, *over]

    def _stem(self, scored: ScoredQuint, place: QRectF) -> QLineF:
        inset, stems = place.height() / 2, list[QLineF]()
        for step in self._paths[scored.side][2 * scored.trick - 1 :][:2]:
            x = max(place.left() + inset, min(step.x(), place.right() - inset))
            stems.append(QLineF(QPointF(x, max(place.top(), min(step.y(), place.bottom()))), step))
        stem = min(stems, key=QLineF.length)
        return stem if stem.length() > place.height() else QLineF()

    def _fault(
        self, place: QRectF, taken: Sequence[QRectF], lines: Sequence[tuple[QPointF, QPointF]]
    ) -> float:
        at = self._at
        room = at.lines.adjusted(-34 * at.scale, -14 * at.scale, 20 * at.scale, 0)
        fault = 0.0 if room.contains(place) else 60.0
        if place.top() < at.sentence.bottom() or place.bottom() > at.lines.bottom() + 4 * at.scale:
            fault += _NO_ROOM
        fault += 100 * sum(place.adjusted(-2, -2, 2, 2).intersects(other) for other in taken)
        clear = place.adjusted(-1, -3, 1, 3)
        return fault + 5 * sum(crosses(clear, one, other) for one, other in lines)


_Line: TypeAlias = tuple[QPointF, QPointF]


def _near(lines: Sequence[_Line], places: Sequence[QRectF]) -> list[_Line]:
    # A deal has some fifty pieces of lines, and each of twenty places is held against them.
    left = min(place.left() for place in places) - 1
    right = max(place.right() for place in places) + 1
    ends = [sorted((one.x(), other.x())) for one, other in lines]
    return [line for line, (x, end) in zip(lines, ends, strict=True) if x <= right and end >= left]


def _best(places: Sequence[QRectF], fault_of: Callable[[QRectF], float]) -> QRectF | None:
    best, least = None, _NO_ROOM
    for place in places:
        fault = fault_of(place)
        if fault < least:
            best, least = place, fault
        if not fault:  # no other is better
            break
    return best


def _most_of(story: DealStory) -> float:
    # What is as high as the lines may be.
    most = max(*story.points, 40)
    if story.closing is None:
        goals = [goal for goal in story.goals if 0 < goal <= _GOAL_OF_MOST * most]
        most = max(most, *goals, 0)
    return most * _HEADROOM


def _label_rooms(at: StoryAxis, most: float) -> dict[int, QRectF]:
    # Where it is written what the lines are measured by: beside them, every fifty points.
    place = QRectF(0, 0, at.lines.left() - 6 * at.scale, 20 * at.text)
    if at.towards < 0:
        place = QRectF(at.lines.right() + 6 * at.scale, 0, 60 * at.text, place.height())
    up = place.height() / 2
    return {one: place.translated(0, at.y(one, most) - up) for one in range(50, int(most), 50)}


def _base_of(font: QFont) -> float:
    # Where letters stand, from the middle of their line.
    metrics = QFontMetricsF(font)
    return metrics.ascent() - metrics.height() / 2


def _around(place: QRectF) -> Iterator[QRectF]:
    for aside, down in product((-_CLEAR, 0, _CLEAR), repeat=2):
        yield place.translated(aside, down)
