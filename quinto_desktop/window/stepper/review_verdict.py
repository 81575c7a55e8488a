"""The foot of a review's paper: the card played and the better one, and the verdict in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Action, Play
from quinto_desktop.window.look.card_art import CORNER_OF_WIDTH, HEIGHT_OF_WIDTH, CardArt, CardLook
from quinto_desktop.window.look.fitting import draw_fitted, mirrored
from quinto_desktop.window.look.layout_direction import StillPointer
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import CardDocument, CardText, Line
from quinto_desktop.window.paper.text_list import TextList, TextRow
from quinto_desktop.window.sheet.story_axis import StoryAxis
from quinto_desktop.window.stepper.review_page import Mistake, Page
from quinto_desktop.window.stepper.review_words import Figure
from quinto_desktop.window.text import verdict_text
from quinto_desktop.window.text.translation import fill, translate
from quinto_desktop.window.text.turn_text import call_name

_LINE = 20.0  # of what stands over the cards and the list, and of the sum
_Index = QModelIndex | QPersistentModelIndex
_ROW_PAD = 5.0
_TEXT_SHRINKS = (1.0, 0.93, 0.87)
_LEAST_TYPE = 12.0
_OURS, _THEIRS = "●", "◆"


def is_cramped(axis: StoryAxis) -> bool:
    """Whether type is so large that there is room for words alone."""
    return axis.chip(1).bottom() > axis.rule


def foot_room(axis: StoryAxis) -> QRectF:
    """The room of the foot under its rule: all under the headline where nothing else has any."""
    room = QRectF(axis.below)
    if is_cramped(axis):
        room.setTop(axis.sentence.bottom() + 6 * axis.scale)
    return room


class FootPlaces:
    """Where everything stands under the rule of an axis that is opened."""

    def __init__(self, axis: StoryAxis) -> None:
        self._axis = axis
        scale, text, room = axis.scale, axis.text, foot_room(axis)
        is_small = axis.is_small
        top = room.top() + (10 if is_small else 12) * scale
        wide = (60.0 if is_small else 82.0) * scale
        line = _LINE * text
        high = room.bottom() - top - line
        wide = min(wide, (high - (0 if is_small else line)) / HEIGHT_OF_WIDTH)
        tall, left = HEIGHT_OF_WIDTH * wide, room.left()
        first = QRectF(left, top if is_small else top + line, wide, tall)
        second = first.translated(wide + (8 if is_small else 18) * scale, 0)
        words = first.bottom() + 2 * scale if is_small else top
        gap = 2 * scale if is_small else 0.0
        captions = [
            QRectF(one.left() - gap, words, wide + 2 * gap, line) for one in (first, second)
        ]
        left = second.right() + (16 if is_small else 28) * scale
        right = room.right() if is_small else room.right() - 312 * text
        high = room.bottom() - top - 4 * scale
        self.text = self._put(QRectF(left, top, right - left, high))
        self.cards = [self._put(one) for one in (first, second)]
        self.captions = [self._put(one) for one in captions]
        self.title: QRectF | None = None
        self.mistakes = QRectF(room.left(), top, room.width(), room.bottom() - top - 4 * scale)
        if not is_small:
            listed = QRectF(right + 16 * scale, top, room.right() - right - 16 * scale, line)
            self.title = self._put(listed)
            rows = QRectF(listed.left(), listed.bottom(), listed.width(), 0)
            rows.setBottom(room.bottom())
            self.mistakes = self._put(rows)

    def _put(self, place: QRectF) -> QRectF:
        return mirrored(place, self._axis.size.width()) if self._axis.towards < 0 else place


class FootPicture:
    """Paints the foot for a page."""

    def __init__(self, painter: QPainter, axis: StoryAxis, theme: Theme, art: CardArt) -> None:
        self._painter, self._axis, self._theme = painter, axis, theme
        self._art = art
        self._places = FootPlaces(axis)

    def paint(self, page: Page) -> None:
        places = self._places
        words = [translate("Review", "Played"), page.better_word]
        for action, place, caption, word in zip(
            (page.played, page.better), places.cards, places.captions, words, strict=True
        ):
            if action is not None:
                is_better = action is page.better
                is_error = page.label is not None and page.label.is_error
                self._paint_action(action, place, is_crossed=is_error and not is_better)
                self._write(caption, word, is_strong=is_better)
        self._paint_verdict(page)
        if places.title is not None and page.mistakes:
            self._write(places.title, translate("Review", "Mistakes, and about what each cost"))

    def _write(self, place: QRectF, text: str, *, is_strong: bool = False) -> None:
        font = ui_font(13 * self._axis.scale, bold=True)
        ink = self._theme.side_ns if is_strong else self._theme.ink_secondary
        is_mirrored = self._axis.towards < 0
        align = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        if self._axis.is_small:
            align = Qt.AlignmentFlag.AlignHCenter
        align |= Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        draw_fitted(self._painter, place, text, font, ink, align.value)

    # --------------------------------------------------------------- cards
    def _paint_action(self, action: Action, place: QRectF, *, is_crossed: bool) -> None:
        painter, theme = self._painter, self._theme
        if isinstance(action, Play):
            self._art.paint(painter, str(action.card), place, look=CardLook(crossed=is_crossed))
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(themed_pen(theme, theme.rule, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        round_ = CORNER_OF_WIDTH * place.width()
        painter.drawRoundedRect(place, round_, round_)
        name = call_name(action)  # type: ignore[arg-type]
        font = serif_font(17 * self._axis.scale, bold=True)
        ink, room = theme.ink_secondary if is_crossed else theme.ink, place.adjusted(5, 0, -5, 0)
        draw_fitted(painter, room, name, font, ink, Qt.AlignmentFlag.AlignCenter)

    # --------------------------------------------------------------- words
    def _paint_verdict(self, page: Page) -> None:
        painter, place = self._painter, self._places.text
        for document in self._documents(page):
            if document.size().height() <= place.height() + 1:
                break
        painter.save()
        painter.setClipRect(place)  # if even the shortest has no room; the ear has all of it
        painter.translate(place.topLeft())
        document.drawContents(painter)
        painter.restore()

    def _documents(self, page: Page) -> Iterator[CardDocument]:
        # All of it as designed, smaller, and at last without what may be left to the ear.
        wide, is_mirrored = self._places.text.width(), self._axis.towards < 0
        for has_all in (True, False):
            for shrink in _TEXT_SHRINKS:
                lines = self._lines(page, shrink * self._axis.scale, has_all=has_all)
                yield CardDocument(self._theme, lines, wide, is_mirrored=is_mirrored)

    def _lines(self, page: Page, scale: float, *, has_all: bool) -> list[Line]:
        theme, is_small = self._theme, self._axis.is_small
        dim, ink = theme.ink_secondary, theme.ink
        found, gap = [], (2 if is_small else 5) * scale
        if has_all or not page.reasons:
            found.append(Line(CardText(page.heading), [(_font(13, scale, bold=True), dim)]))
        title = serif_font(max(15.0, (18 if is_small else 22) * scale), bold=True)
        found.append(Line(CardText(page.title), [(title, ink)]))
        reason = page.reasons[0] if page.reasons else page.pending
        if has_all and reason:
            why = _font(14 if is_small else 15, scale), ink if page.reasons else dim
            found.append(Line(CardText(reason), [why], above=gap))
        size = 13 if is_small else 14
        styles = [(_font(size, scale, bold=True), ink), (_font(size, scale), dim)]
        told = [_figure(one) for one in page.figures]
        if is_small and told:
            told = ["\t ".join(told)]
        found += [Line(CardText(text), styles * len(page.figures), above=gap) for text in told]
        return found


def _font(size: float, scale: float, *, bold: bool = False) -> QFont:
    return ui_font(max(_LEAST_TYPE, size * scale), bold=bold)


def _figure(figure: Figure) -> str:
    # Two parts, in two styles.
    text = translate("Review", "{title}: {figure}.")
    head, _, rest = fill(text, title=figure.title, figure="\t").partition("\t")
    return f"{head.rstrip()}\t {figure.note}{rest}"


# ------------------------------------------------------------------- the list
class MistakeList(TextList):
    """The mistakes, the largest first; a row that has slid under a resting pointer waits.

    Signals:
        wanted(int): The user wants to see the mistake in this row.
    """

    wanted = Signal(int)

    def __init__(self, look: CurrentTheme, name: str, parent: QWidget) -> None:
        super().__init__(look, name, parent, _ROW_PAD)
        self.still = StillPointer()
        self.setMouseTracking(True)
        self.clicked.connect(lambda index: self.wanted.emit(index.row()))

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self.wanted.emit(current.row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.still.holds(event.globalPosition()):
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.still.move(event.globalPosition())
        super().mouseMoveEvent(event)


def rows_of(mistakes: Sequence[Mistake], chosen: int, look: CurrentTheme) -> list[TextRow]:
    """The rows of the list of mistakes, the chosen one marked."""
    return [_row(one, look, is_chosen=one.number == chosen) for one in mistakes]


def _row(mistake: Mistake, look: CurrentTheme, *, is_chosen: bool) -> TextRow:
    text = translate("Review", "{who}: {what}")
    text = fill(text, who=mistake.who, what=mistake.what)
    mark = _OURS if mistake.is_ours else _THEIRS

    def lines(unit: float, width: float) -> Sequence[Line]:
        theme, words, bold = look.theme, ui_font(14 * unit), ui_font(14 * unit, bold=True)
        styles = [
            (words, theme.side_ns if mistake.is_ours else theme.side_ew),
            (words, theme.ink),
            (ui_font(13 * unit), theme.ink_secondary),
            (bold, theme.ink),
        ]
        figure = QFontMetricsF(bold).horizontalAdvance(verdict_text.games(0.05))
        beside = width - figure - QFontMetricsF(styles[2][0]).horizontalAdvance(mistake.where)
        has_room = CardText(f"{mark} {text} ").width(words, theme) <= beside
        where = mistake.where if has_room else ""  # its page says it, too
        source = CardText("\t".join((mark, f" {text}", where, mistake.figure)))
        return [Line(source, styles, (1.0 - figure / max(1.0, width), 1.0))]

    return TextRow(lines, mistake.spoken, is_chosen)
