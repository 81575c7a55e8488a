"""The paper that tells a deal that has just ended: it builds itself, and its tricks open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QTimer, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from quinto_desktop.game.pacing import Pace
from quinto_desktop.game.past.story import DealStory
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.motion import Layer, Layered, start_now
from quinto_desktop.window.look.surfaces import paint_at, paint_paper, painting, restoring
from quinto_desktop.window.sheet.game_end import EndPanel
from quinto_desktop.window.sheet.story_axis import CLOSING, StoryAxis, TrickSpots, paper_on
from quinto_desktop.window.sheet.story_columns import Tag
from quinto_desktop.window.sheet.story_painter import STEP, StoryPicture
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.text.story_text import StoryWords

_POP_MS = 120
_POP_FROM = 0.6
_COLUMNS_AT_ONCE = 1  # a court card takes 4 ms to draw for the first time, and a frame has 16


class ToldDeal(NamedTuple):
    """A deal that is over, and its words."""

    story: DealStory
    words: StoryWords


class StoryPaper(EndPanel):
    """Covers the felt with the story of a deal.

    Signals:
        trick_chosen(int): One of its tricks is to be seen on the felt, from 1.
    """

    trick_chosen = Signal(int)

    def __init__(self, art: CardArt, table: TableSignals) -> None:
        super().__init__(art.look, table)
        self.art, self.unfolded = art, table.unfolded
        self._told: ToldDeal | None = None
        self.build = _Build(self)
        self._spots = TrickSpots(art.look, self)
        self._spots.chosen.connect(self.trick_chosen)
        self._paper = QRectF()
        self.axis = StoryAxis(self._paper.size())  # at its present size

    def expect(self, told: ToldDeal) -> None:
        """Have a story that is told as soon as the last of the deal has been seen."""
        if told != self._told:
            self._told, words = told, told.words
            self.setAccessibleName(words.headline)
            self.setAccessibleDescription(f"{words.number}. {words.spoken}")
            self.build.forget()

    def look_ahead(self) -> None:
        self._ahead.begin(self._draw_ahead())

    def _draw_ahead(self) -> Iterator[object]:
        yield from self.build.layered()
        story, ratio = self.picture_of(), self.devicePixelRatioF()
        for card in chain.from_iterable(map(story.cards_of, story.columns)):
            if self.isVisible():
                return
            yield self.art.pixmap(card.name, card.place.width(), ratio, 0.0, card.look)

    def tell(self, told: ToldDeal, row: LedgeRow) -> None:
        self.build.stop()
        self.expect(told)
        self.offers = row
        self._spots.tell(told.words.rows)

    # --------------------------------------------------------------- where it is
    @property
    def _is_told(self) -> bool:
        return self._told is not None

    def _arrange(self) -> None:
        self._paper = paper_on(self.felt, self.unit)
        mirrored = self.isRightToLeft()
        self.axis = StoryAxis(self._paper.size(), 0.0, self.unit, is_mirrored=mirrored)
        self._spots.stand(self.axis, self._paper.topLeft())

    # --------------------------------------------------------------- how it comes
    def unfold(self, pace: Pace) -> None:
        self._spots.guard.wait(pace.deaf_ms)  # the click may have been for the last card
        self.build.begin(pace)

    def finish(self) -> None:
        self.build.finish()

    def stop_effects(self) -> None:
        self.build.stop()

    def forget(self) -> None:
        self._ahead.stop()
        self.build.forget()

    def picture_of(self) -> StoryPicture:
        """The story in the present theme, at the present size."""
        assert self._told is not None  # it is shown
        story, words = self._told
        return StoryPicture(story, words, self.axis, self._look.theme)

    def picture_under(self, layers: Iterable[Layer]) -> Layered:
        # Beside the paper of a large table would be halves of what it covers.
        theme, scale = self._look.theme, max(1.0, self.unit)
        paper = partial(paint_paper, place=self._paper, theme=theme, scale=scale)
        return self._layered(None, [paper, *[partial(paint_at, self.origin, it) for it in layers]])

    @property
    def origin(self) -> QPointF:
        return self._paper.topLeft()

    @property
    def lit(self) -> int | None:
        """The column that the headline speaks of."""
        return None if self._told is None else self._told.story.headline.trick

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._told is None:
            return
        with painting(self) as painter:
            self.build.paint(painter)


class _Build:
    # What is on its picture is never painted again, as the lines grow from left to right.

    def __init__(self, paper: StoryPaper) -> None:
        self._paper = paper
        self._run = QVariantAnimation(paper)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.valueChanged.connect(self._on_value_changed)
        self._hurry = QTimer(paper)
        self._hurry.timeout.connect(self._on_hurried)
        self._picture: Layered | None = None
        self._story: StoryPicture | None = None
        self._columns: list[int] = []
        self._tags: list[Tag] = []
        self._reached = 1.0  # of the way of the lines
        self._painted = 0.0
        self._has_ends = False

    @property
    def is_over(self) -> bool:
        return self._has_ends and not self._tags and not self._columns

    # --------------------------------------------------------------- its time
    def begin(self, pace: Pace) -> None:
        """Come into being at a pace; without motion all is there at once, in a few frames."""
        self.stop()
        if self._painted > 0:
            self.forget()
        if pace.story_ms:
            self._reached = 0.0
            self._run.setDuration(pace.story_ms)
            QTimer.singleShot(1, self._run, self._set_out)  # at 0 before the paper is painted
        elif pace.is_still:
            self._hurry.start(0)

    def _set_out(self) -> None:
        if self._reached < 1:
            start_now(self._run)

    def finish(self) -> None:
        if self._reached < 1:
            self._run.stop()
            self._reached = 1.0
            self._hurry.start(0)

    def stop(self) -> None:
        self._run.stop()
        self._hurry.stop()
        self._reached = 1.0
        self._paper.update()

    @Slot()
    def forget(self) -> None:
        # As far as it had come, it is painted anew.
        self._picture, self._painted, self._has_ends = None, 0.0, False
        self._paper.update()

    @Slot()
    def _on_value_changed(self) -> None:
        self._reached = float(self._run.currentValue())
        self._advance(_COLUMNS_AT_ONCE)
        if self._reached >= 1:
            self._hurry.start(0)

    @Slot()
    def _on_hurried(self) -> None:
        self._advance(_COLUMNS_AT_ONCE)
        if self.is_over:
            self._hurry.stop()

    # --------------------------------------------------------------- its picture
    def paint(self, painter: QPainter) -> None:
        self._advance(0)
        if self._reached >= 1 and not self._hurry.isActive():
            self._advance(CLOSING)
        painter.drawPixmap(0, 0, self.layered().whole)
        painter.translate(self._paper.origin)
        for tag in self._tags:
            self._pop(painter, tag)

    def _pop(self, painter: QPainter, tag: Tag) -> None:
        # Not before its line has risen, and then a little too small for a moment.
        story, share = self._story, self._since(tag)
        if story is None or share <= 0:
            return
        size = min(1.0, _POP_FROM + (1 - _POP_FROM) * share)
        middle = tag.place.center()
        with restoring(painter):
            painter.translate(middle)
            painter.scale(size, size)
            painter.translate(-middle)
            story.paint_tag(painter, tag)

    def _since(self, tag: Tag) -> float:
        axis = self._paper.axis
        risen = abs(axis.x(tag.scored.trick) - axis.start) + STEP * axis.column_width
        whole = axis.lines.width()
        duration = max(1, self._run.duration())
        return (self._painted * whole - risen) / whole * duration / _POP_MS

    def _advance(self, most: int) -> None:
        """Paint what has been reached since, and so many columns of it at most."""
        layered, axis, story = self.layered(), self._paper.axis, self._story
        assert story is not None  # it has just been laid out
        whole = axis.lines.width()
        reach = self._reached * whole
        due = [
            number
            for number in self._columns
            if abs(axis.x(number) - axis.start) - axis.column_width / 2 <= reach
        ]
        now = due[:most]
        if len(due) > len(now):  # the lines wait for their tricks
            next_one = due[len(now)]
            reach = abs(axis.x(next_one) - axis.start) - axis.column_width / 2
        reach = max(reach, self._painted * whole)
        if reach > self._painted * whole or now or (self._reached >= 1 and not self._has_ends):
            with painting(layered.whole) as painter:
                painter.translate(self._paper.origin)
                for number in now:
                    story.paint_column(
                        painter, number, self._paper.art, is_lit=number == self._paper.lit
                    )
                    self._columns.remove(number)
                    self._renew(axis.column(number).adjusted(-10, -6, 10, 6))
                self._paint_lines(painter, story, axis, self._painted * whole, reach)
                self._painted = reach / whole
                self._bake(painter, story)
                if is_last := self._painted >= 1 and not (self._columns or self._has_ends):
                    story.paint_unplayed(painter)
                    story.paint_ends(painter)
            if is_last:
                self._end()

    def layered(self) -> Layered:
        """The picture, whose layers are what is there before the lines begin."""
        if self._picture is None:
            story = self._story = self._paper.picture_of()
            self._columns, self._tags = [*story.columns], [*story.tags]
            self._painted, self._has_ends = 0.0, False
            layers = story.paint_head, story.paint_grid, story.paint_foot
            self._picture = self._paper.picture_under(layers)
        return self._picture

    @property
    def picture(self) -> QPixmap | None:
        return None if self._picture is None else self._picture.whole

    def _paint_lines(
        self, painter: QPainter, story: StoryPicture, axis: StoryAxis, start: float, end: float
    ) -> None:
        # On whole pixels: the tint under the lines would show where two strips meet.
        first, last = axis.start + axis.towards * start, axis.start + axis.towards * end
        strip = QRect(round(min(first, last)), 0, abs(round(last) - round(first)), 0)
        strip.setTop(int(axis.sentence.bottom()))
        strip.setBottom(round(axis.lines.bottom() + 4))
        if start == 0 and end > 0:
            strip.adjust(*((-2, 0, 0, 0) if axis.towards > 0 else (0, 0, 2, 0)))  # half a pen
        if strip.width() <= 0:
            return
        with restoring(painter):
            painter.setClipRect(strip)
            story.paint_lines(painter)
        self._renew(QRectF(strip).adjusted(-2, 0, 2, 0))

    def _bake(self, painter: QPainter, story: StoryPicture) -> None:
        # A tag that lines will still reach is painted over them in every frame.
        axis = self._paper.axis
        for tag in [*self._tags]:
            share = self._since(tag)
            if share > 0:
                self._renew(tag.place.adjusted(-4, -4, 4, 4))
            edge = tag.place.right() if axis.towards > 0 else tag.place.left()
            is_behind = (edge - axis.start) * axis.towards < self._painted * axis.lines.width()
            if self._painted >= 1 or (share >= 1 and is_behind):
                story.paint_tag(painter, tag)
                self._tags.remove(tag)

    def _end(self) -> None:
        self._has_ends = True
        self.layered().rest()
        self._paper.update()
        self._paper.art.forget()  # all cards are under the paper, or on its picture
        self._paper.unfolded.emit()

    def _renew(self, place: QRectF) -> None:
        self._paper.update(place.translated(self._paper.origin).toAlignedRect())
