"""The picture of a review's paper: story, headline, and the mistakes that hang on the axis."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPixmap

from quinto_desktop.game.past.story import DealStory
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.fitting import draw_fitted
from quinto_desktop.window.look.motion import Layer
from quinto_desktop.window.look.surfaces import paint_paper, paint_rule, painting
from quinto_desktop.window.look.theme import LIGHT, Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.sheet.story_axis import StoryAxis
from quinto_desktop.window.sheet.story_columns import paint_chip
from quinto_desktop.window.sheet.story_painter import StoryPicture
from quinto_desktop.window.stepper.review_page import Headline, Mistake, Page
from quinto_desktop.window.stepper.review_verdict import FootPicture, foot_room, is_cramped
from quinto_desktop.window.table.capsule import paint_mark
from quinto_desktop.window.text.story_text import StoryWords

_ROWS = 2
_APART = 6.0
_PADDING, _MARK, _AFTER_MARK = 9.0, 9.0, 5.0


class Tag(NamedTuple):
    """A mistake's tag: what it says, where, and the point of the axis that it belongs to."""

    mistake: Mistake
    text: str
    place: QRectF
    hook: QPointF


def hung(mistakes: Sequence[Mistake], axis: StoryAxis) -> list[Tag]:
    """The tags of mistakes, the largest first, in two rows; none touches another."""
    metrics = QFontMetricsF(_font(axis))
    letters = [one.letter for one in mistakes]
    who = letters if axis.is_small else [one.who for one in mistakes]
    for count in range(len(mistakes), 0, -1):
        for names in (who, letters, [""] * count):
            pairs = zip(mistakes[:count], names, strict=False)
            wanted = [(one, f"{name} −{one.figure}".lstrip()) for one, name in pairs]
            found = _in_rows(wanted, axis, metrics.horizontalAdvance)
            if found is not None:
                return found
    return []


def _font(axis: StoryAxis) -> QFont:
    return ui_font(13 * axis.scale, bold=True)


def _in_rows(
    wanted: Sequence[tuple[Mistake, str]], axis: StoryAxis, advance: Callable[[str], float]
) -> list[Tag] | None:
    gap, left, right = _APART * axis.scale, axis.margin, axis.size.width() - axis.margin
    rows: list[list[Tag]] = [[] for _ in range(_ROWS)]
    hooks = [(_hook(one, axis), one, text) for one, text in wanted]
    for hook, one, text in sorted(hooks, key=lambda each: (each[0].x(), each[1].number)):
        wide = advance(text) + (2 * _PADDING + _MARK + _AFTER_MARK) * axis.scale
        ends = [row[-1].place.right() + gap if row else left for row in rows]
        natural = max(left, min(hook.x() - wide / 2, right - wide))
        row = next((place for place, end in enumerate(ends) if end <= natural), None)
        if row is None:  # the one where it is moved the least
            row = ends.index(min(ends))
        top, high = _row(axis, row)
        place = QRectF(max(natural, ends[row]), top, wide, high)
        rows[row].append(Tag(one, text, place, hook))
    if not all(_pressed(row, left, right, gap) for row in rows):
        return None
    return [tag for row in rows for tag in row]


def _row(axis: StoryAxis, row: int) -> tuple[float, float]:
    room = axis.mistake(1, row)
    if not axis.is_small:
        return room.top(), room.height()
    high = 20 * axis.text
    return axis.lines.bottom() + 4 * axis.scale + row * (high + 2 * axis.scale), high


def _pressed(row: Sequence[Tag], left: float, right: float, gap: float) -> bool:
    """Move tags that stand out at the end back, with those before them; whether they fit."""
    for tag in reversed(row):
        tag.place.moveRight(min(tag.place.right(), right))
        right = tag.place.left() - gap
    return not row or row[0].place.left() >= left - 0.5


def _hook(mistake: Mistake, axis: StoryAxis) -> QPointF:
    x = axis.x(mistake.trick) if mistake.trick else axis.start
    return QPointF(x, axis.lines.bottom())


# ------------------------------------------------------------------- the picture
def paint_tags(
    painter: QPainter, tags: Sequence[Tag], axis: StoryAxis, theme: Theme, chosen: int
) -> None:
    """Paint tags, with an outline round the one whose decision is chosen."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for tag in tags:
        painter.setPen(themed_pen(theme, _ground(tag, theme), 1.5))
        nearest = max(tag.place.left() + 8, min(tag.hook.x(), tag.place.right() - 8))
        painter.drawLine(QLineF(tag.hook, QPointF(nearest, tag.place.center().y())))
    for tag in tags:
        _paint_tag(painter, tag, axis, theme, is_chosen=tag.mistake.number == chosen)


def _ground(tag: Tag, theme: Theme) -> str:
    return theme.side_ns if tag.mistake.is_ours else theme.side_ew


def _paint_tag(
    painter: QPainter, tag: Tag, axis: StoryAxis, theme: Theme, *, is_chosen: bool
) -> None:
    place, ground = tag.place, _ground(tag, theme)
    round_ = place.height() / 2
    if is_chosen:
        for room, colour, width in ((1.3, theme.sheet, 2.6), (3.6, ground, 2.2)):
            painter.setPen(themed_pen(theme, colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            outer = place.adjusted(-room, -room, room, room)
            painter.drawRoundedRect(outer, round_ + room, round_ + room)
    paint_chip(painter, place, theme, own=tag.mistake.is_ours)
    text = QRectF(place).adjusted(_PADDING * axis.scale, 0, -_PADDING * axis.scale, 0)
    side = _MARK * axis.scale
    left = text.right() - side if axis.towards < 0 else text.left()
    painter.setBrush(QColor(theme.white_on_colour))
    mark = QPointF(left + side / 2, text.center().y())
    paint_mark(painter, mark, side / 2, own=tag.mistake.is_ours)
    before = side + _AFTER_MARK * axis.scale
    text.adjust(*((0, 0, -before, 0) if axis.towards < 0 else (before, 0, 0, 0)))
    painter.setFont(_font(axis))
    painter.setPen(QColor(theme.white_on_colour))
    painter.drawText(text, int(Qt.AlignmentFlag.AlignCenter), tag.text)


# ------------------------------------------------------------------- the paper
_TITLE, _SMALL_TITLE = 36.0, 23.0
_LEAST_TITLE = 0.72  # smaller, it is told in fewer words
_PRINTED, _RATIO = QSizeF(1188, 420), 2.5


class TheDeal(NamedTuple):
    """What the paper tells, and what it is drawn with."""

    story: DealStory
    words: StoryWords
    art: CardArt


class ReviewPicture:
    """Paints a deal's paper on an axis that is opened; it keeps nothing."""

    def __init__(self, deal: TheDeal, axis: StoryAxis, theme: Theme) -> None:
        self._deal, self._axis, self._theme = deal, axis, theme
        self._story = StoryPicture(deal.story, deal.words, axis, theme)

    def layers(self) -> Iterator[Layer]:
        """What paints what is the same on every page, part by part."""
        if is_cramped(self._axis):
            return
        story = self._story
        yield story.paint_grid
        yield story.paint_lines
        if not self._axis.is_small:  # there the plaques have to do
            yield story.paint_ends
        for number in story.columns:
            yield partial(story.paint_column, number=number, art=self._deal.art)
        yield story.paint_unplayed

    def layers_of(
        self, page: Page, tags: Sequence[Tag], *, taken: float, has_verdict: bool
    ) -> Iterator[Layer]:
        """What paints a page over that; `taken` is what the buttons take of the headline."""
        axis, theme, art = self._axis, self._theme, self._deal.art
        yield partial(self._paint_head, headline=page.headline, taken=taken)
        if page.trick and not is_cramped(axis):
            yield partial(self._story.paint_column, number=page.trick, art=art, is_lit=True)
        yield partial(paint_tags, tags=tags, axis=axis, theme=theme, chosen=page.number)
        room = foot_room(axis)
        across = room.left(), room.right()
        yield lambda painter: paint_rule(painter, room.top(), across, theme.ink, 1.5, theme)
        if has_verdict:
            yield lambda painter: FootPicture(painter, axis, theme, art).paint(page)

    def _paint_head(self, painter: QPainter, headline: Headline, taken: float) -> None:
        axis, theme, place = self._axis, self._theme, QRectF(self._axis.headline)
        place.adjust(*((taken, 0, 0, 0) if axis.towards < 0 else (0, 0, -taken, 0)))
        font = serif_font((_SMALL_TITLE if axis.is_small else _TITLE) * axis.scale, bold=True)
        title, rest = headline.whole, " ".join(headline.more)
        if QFontMetricsF(font).horizontalAdvance(title) * _LEAST_TITLE > place.width():
            title, rest = headline.lines
        self._write(painter, place, title, font, theme.ink)
        plain = ui_font((13 if axis.is_small else 15) * axis.scale)
        metrics, room = QFontMetricsF(plain), axis.sentence.width()
        while metrics.horizontalAdvance(rest) > room and ". " in rest:
            rest = rest[: rest.rindex(". ") + 1]
        self._write(painter, axis.sentence, rest, plain, theme.ink_secondary)

    def _write(self, painter: QPainter, place: QRectF, text: str, font: QFont, ink: str) -> None:
        is_mirrored = self._axis.towards < 0
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        align = side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        draw_fitted(painter, place, text, font, ink, (align | Qt.TextFlag.TextDontClip).value)


def printed_story(deal: TheDeal, mistakes: Sequence[Mistake]) -> QImage:
    """A deal's story with its mistakes, for paper."""
    axis = StoryAxis(QSizeF(_PRINTED.width(), 1.4 * _PRINTED.height()), 1.0)
    image = QImage(_PRINTED.toSize() * _RATIO, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(_RATIO)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        painter.translate(0, 14 - axis.sentence.top())
        for layer in ReviewPicture(deal, axis, LIGHT).layers():
            layer(painter)
        paint_tags(painter, hung(mistakes, axis), axis, LIGHT, -1)
    return image


def paint_gliding(
    painter: QPainter,
    picture: QPixmap,
    slip: QRectF,
    axes: tuple[StoryAxis, StoryAxis],
    theme: Theme,
) -> None:
    """Paint a picture, its lines and cards stretched to where they are on the way."""
    now, whole = axes
    ratio, width = picture.devicePixelRatio(), slip.width() + 2 * slip.left()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint_paper(painter, slip, theme, whole.scale)
    edges = [
        (0.0, 0.0),
        (whole.sentence.bottom(), now.sentence.bottom()),
        (whole.lines.bottom(), now.lines.bottom()),
        (whole.rule, now.rule),
        (slip.height(), now.rule + slip.height() - whole.rule),
    ]
    painter.setClipRect(slip)
    for number, ((top, now_top), (foot, now_foot)) in enumerate(pairwise(edges)):
        painter.setOpacity(now.opened if number == len(edges) - 2 else 1.0)
        source = QRectF(0, (slip.top() + top) * ratio, width * ratio, (foot - top) * ratio)
        target = QRectF(0, slip.top() + now_top, width, now_foot - now_top)
        painter.drawPixmap(target, picture, source)
    painter.setOpacity(1.0)
    painter.setClipping(False)
