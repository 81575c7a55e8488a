"""Where everything stands on the paper of a deal: one axis for its story and its review."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop.rules import CACHETTE_TRICK
from quinto_desktop.window.controls.panels import InputGuard
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.fitting import mirrored
from quinto_desktop.window.look.keyboard import COMMANDING, ENTER
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import CurrentTheme, text_zoom
from quinto_desktop.window.text.translation import translate

CLOSING = CACHETTE_TRICK + 1
"""The number of the column in which tricks are counted; 13 is the cachette."""

_COLUMNS = 14.75  # twelve tricks; the cachette is half as wide again, and the closing more
_STARTS = {13: 12.0, 14: 13.5}
_WIDTHS = {13: 1.5, 14: 1.25}
_SMALL_WIDTH = 900.0
_ROOM_FOR_TEXT = 560.0, 340.0  # for each part of the scale of type
_LEAST_LINES = {0.0: 120.0, 1.0: 48.0}
_HEIGHT, _VERDICT, _LEAST_VERDICT, _MOST_VERDICT, _VERDICT_SHARE = 666.0, 194.0, 146.0, 260.0, 0.45
"""The usual height of a paper, that of its verdict, and how much of more or less goes to that."""

_ASIDE, _APART = 9.0, 6.0  # a card of the cachette, from the next; and two of a trick
_LETTER, _AFTER_LETTER = 13.0, 3.0
_LEAST_COLUMN = 60.0  # for letters beside the cards


_WIDEST = 1220.0


def paper_on(felt: QRectF, unit: float) -> QRectF:
    """Where the paper of a deal lies on the felt at the table's scale, for story and review."""
    aside = 14 * unit if unit >= 1 else 6.0
    paper = felt.adjusted(aside, 0.86 * aside, -aside, -0.72 * aside)
    spare = max(0.0, paper.width() - _WIDEST * max(1.0, unit)) / 2
    return paper.adjusted(spare, 0, -spare, 0)


class _Sizes:
    """The measures of one layout at its design size, closed and opened."""

    def __init__(self, height: float, *, is_small: bool) -> None:
        self.margin = 20.0 if is_small else 30.0
        self.left, self.ends = (45.0, 62.0) if is_small else (62.0, 144.0)
        self.before_ends = 14.0 if is_small else 22.0
        self.top = 14.0 if is_small else 22.0
        self.title, self.sentence = (28.0, 20.0) if is_small else (44.0, 20.0)
        self.above_lines = (30.0, 6.0) if is_small else (16.0, 10.0)
        self.card = (38.0, 36.0) if is_small else (46.0, 38.0)
        self.step = (0.0, 0.0) if is_small else (27.0, 19.0)
        self.above_cards = (44.0, 76.0) if is_small else (40.0, 82.0)
        self.foot = (12.0, 0.0) if is_small else (28.0, 0.0)
        verdict = _VERDICT + _VERDICT_SHARE * (height - _HEIGHT)
        verdict = max(_LEAST_VERDICT, min(verdict, _MOST_VERDICT))
        self.below = (43.0, _LEAST_VERDICT) if is_small else (50.0, verdict)
        self.above_below = (0.0, 26.0 if is_small else 30.0)


class StoryAxis:
    """The places of a deal's story on a paper of a size, free of all state.

    Where `is_small` a trick shows no quints, but its taker. Every `x` is as on the screen.

    Args:
        size: Of the whole paper, in pixels.
        opened: From 0.0, the story, to 1.0, the review.
        unit: The table's scale; type is never smaller than at 1.0.

    Attributes:
        scale: Of everything, 1.0 or more.
        text: Of type and what is as high as it: the scale with the desktop's text size, or as much
            of that as there is room for.
        type: The same for whoever makes a font, who adds the desktop's text size.
        lines: The room of the two lines; its lower edge is no points.
        has_letters: Whether there is room for a letter beside each card, for who played it.
        below: Under the tricks: a line of figures, and opened the room for a verdict.
    """

    def __init__(
        self, size: QSizeF, opened: float = 0.0, unit: float = 1.0, *, is_mirrored: bool = False
    ) -> None:
        self.size = size
        self.opened = opened
        self.scale = max(1.0, unit)
        room = min(size.width() / _ROOM_FOR_TEXT[0], size.height() / _ROOM_FOR_TEXT[1])
        self.text = min(self.scale * text_zoom(), max(self.scale, room))
        self.type = self.text / text_zoom()
        self._is_mirrored = is_mirrored
        self.is_small = size.width() < _SMALL_WIDTH * self.text
        self._lay_out()
        if not self.is_small and any(
            self._line_height(opened) < least * self.scale for opened, least in _LEAST_LINES.items()
        ):
            self.is_small = True
            self._lay_out()

    def _lay_out(self) -> None:
        scale, width, height = self.scale, self.size.width(), self.size.height()
        sizes = self._sizes = _Sizes(height / scale, is_small=self.is_small)
        self.margin = sizes.margin * scale
        across = width - 2 * self.margin
        self._left = sizes.left * scale + (self.text - scale) * 12
        right = width - sizes.ends * self.text - sizes.before_ends * scale
        self.column_width = (right - self._left) / _COLUMNS
        self.headline = QRectF(self.margin, sizes.top * scale, across, sizes.title * self.text)
        top = self.headline.bottom() + (0 if self.is_small else 2 * scale)
        self.sentence = QRectF(self.margin, top, across, sizes.sentence * self.text)
        top = self.sentence.bottom() + self._mix(sizes.above_lines) * scale
        high = self._mix((self._line_height(0.0), self._line_height(1.0)))
        lines = QRectF(self._left, top, right - self._left, max(0.04 * height, high))
        self.has_letters = not self.is_small and self.column_width >= _LEAST_COLUMN * scale
        self._letter = (_LETTER * self.text + _AFTER_LETTER * scale) if self.has_letters else 0.0
        most = self.column_width - 4 * scale - self._letter
        self.card = min(self._mix(sizes.card) * scale, most)
        self.step = self._mix(sizes.step) * scale
        self._cards_top = lines.bottom() + self._above_cards()
        tricks = self._cards_top + self._block_height + 10 * scale + 26 * self.text
        self.rule = max(tricks, height - self._mix(sizes.below) * self._below_scale())
        below = QRectF(self.margin, self.rule, across, height - self.rule - 0.5 * self.margin)
        self.lines, self.below = self._placed(lines), self._placed(below)

    def _mix(self, pair: tuple[float, float]) -> float:
        return pair[0] + (pair[1] - pair[0]) * self.opened

    def _below_scale(self) -> float:
        return self.scale + (self.text - self.scale) * 0.7

    def _above_cards(self) -> float:
        pair = self._sizes.above_cards
        return self._mix(pair) * self.scale + self._mix((20.0, 60.0)) * (self.text - self.scale)

    def _line_height(self, opened: float) -> float:
        # What all else leaves, so that a higher paper has higher lines.
        at, closed = self._sizes, self.opened
        self.opened = opened
        scale, text = self.scale, self.text
        head = (
            at.top * scale + (at.title + at.sentence) * text + (0 if self.is_small else 2 * scale)
        )
        head += self._mix(at.above_lines) * scale
        card = self._mix(at.card) * scale
        cards = HEIGHT_OF_WIDTH * card + 3 * self._mix(at.step) * scale + 10 * scale + 26 * text
        foot = self._mix(at.foot) * scale + self._mix(at.above_below) * scale
        foot += self._mix(at.below) * self._below_scale()
        left = self.size.height() - head - self._above_cards() - cards - foot
        self.opened = closed
        return left

    # --------------------------------------------------------------- the columns
    def x(self, number: float) -> float:
        """The middle of a column: 1 to 12 are the tricks, 13 the cachette, 14 the closing."""
        whole = int(number)
        wide = _WIDTHS.get(whole, 1.0)
        at = _STARTS.get(whole, whole - 1.0) + wide / 2 + (number - whole)
        x = self._left + at * self.column_width
        return self.size.width() - x if self._is_mirrored else x

    @property
    def start(self) -> float:
        """Where the lines begin."""
        return self.lines.right() if self._is_mirrored else self.lines.left()

    @property
    def towards(self) -> int:
        """In what direction the deal runs: 1 to the right, -1 to the left."""
        return -1 if self._is_mirrored else 1

    def column(self, number: int) -> QRectF:
        """All of a column under the lines: its number, cards and the chip of who took it."""
        wide = _WIDTHS.get(number, 1.0) * self.column_width - 4 * self.scale
        top = self.number(number).top() - 5 * self.scale
        foot = self.chip(number).bottom() + 5 * self.scale
        return QRectF(self.x(number) - wide / 2, top, wide, foot - top)

    def number(self, number: int) -> QRectF:
        """Where a column's number or name stands, above its cards."""
        high = 20 * self.text
        wide = _WIDTHS.get(number, 1.0) * self.column_width
        return QRectF(
            self.x(number) - wide / 2, self._cards_top - high - 4 * self.scale, wide, high
        )

    def cards(self, number: int, count: int) -> list[QRectF]:
        """Where the cards of a column lie, the first behind all others, and few of them apart."""
        wide, high = self.card, HEIGHT_OF_WIDTH * self.card
        room, x = self._block_height - high, self.x(number)
        down = min(high + _APART * self.scale, room / max(1, count - 1))
        places = []
        for place in range(count):
            if number == CACHETTE_TRICK:
                step = (_WIDTHS[number] * self.column_width - wide) / 4 - 3 * self.scale
                step = min(_ASIDE * self.scale, step)
                shift = step * (place - (count - 1) / 2) if room else 0.0
            else:
                shift = self.towards * self._letter / 2
            top = self._cards_top + room / 2 + down * (place - (count - 1) / 2)
            places.append(QRectF(x + shift - wide / 2, top, wide, high))
        return places

    def letter(self, number: int, card: QRectF) -> QRectF:
        """Where the letter of who played a card of a trick stands, beside the cards."""
        wide = _LETTER * self.text
        high = min(card.height(), 20 * self.text)
        whole = self.card + self._letter
        left = self.x(number) - self.towards * whole / 2 - (wide if self._is_mirrored else 0)
        return QRectF(left, card.top(), wide, high)

    @property
    def _block_height(self) -> float:
        return HEIGHT_OF_WIDTH * self.card + 3 * self.step

    @property
    def block(self) -> QRectF:
        """The room of the cards of all columns."""
        return QRectF(self.lines.left(), self._cards_top, self.lines.width(), self._block_height)

    def chip(self, number: int) -> QRectF:
        """Where it says who took a trick."""
        wide = _WIDTHS.get(number, 1.0) * self.column_width
        top = self._cards_top + self._block_height + 10 * self.scale
        return QRectF(self.x(number) - wide / 2, top, wide, 22 * self.text)

    def mistake(self, trick: int, row: int = 0) -> QRectF:
        """Where a mistake hangs under the lines; the second row is for one that would touch."""
        wide = 120 * self.text
        top = self.lines.bottom() + 6 * self.scale + row * 27 * self.text
        return QRectF(self.x(trick) - wide / 2, top, wide, 22 * self.text)

    # --------------------------------------------------------------- points and time
    def y(self, points: float, most: float) -> float:
        """The height of a number of points where the top of the lines is the most."""
        return self.lines.bottom() - self.lines.height() * points / max(1.0, most)

    def trick_at(self, point: QPointF) -> int | None:
        """The column that a point is in, 1 to 13; None beside them."""
        columns = ((number, self.column(number)) for number in range(1, CLOSING))
        return next((number for number, room in columns if room.contains(point)), None)

    def _placed(self, place: QRectF) -> QRectF:
        return mirrored(place, self.size.width()) if self._is_mirrored else place


def crosses(place: QRectF, one: QPointF, other: QPointF) -> bool:
    """Whether a piece of a line comes into a rectangle."""
    start, end = 0.0, 1.0  # of its length, within the edges so far
    across, down = other.x() - one.x(), other.y() - one.y()
    for way, room in (
        (-across, one.x() - place.left()),
        (across, place.right() - one.x()),
        (-down, one.y() - place.top()),
        (down, place.bottom() - one.y()),
    ):
        if way == 0:
            if room < 0:
                return False
        elif way < 0:
            start = max(start, room / way)
        else:
            end = min(end, room / way)
    return start <= end


_WAYS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class TrickSpots(QWidget):
    """The tricks as a list: each can be clicked and read, and arrows lead from one to the next.

    Signals:
        chosen(int): A trick is to be seen, from 1.
    """

    heard_as = QAccessible.Role.List

    chosen = Signal(int)

    def __init__(self, look: CurrentTheme, paper: QWidget) -> None:
        super().__init__(paper)
        self.guard = InputGuard(self)
        self._spots = [TrickSpot(number, look, self) for number in range(1, CLOSING)]
        for spot in self._spots:
            spot.clicked.connect(self._on_spot_clicked)
            self.guard.watch(spot)
        self.setAccessibleName(translate("Story", "Tricks"))

    def tell(self, rows: Sequence[str]) -> None:
        """Name as many as have been played, each by what is said of it."""
        for spot in self._spots:
            spot.setVisible(spot.number <= len(rows))
        for spot, row in zip(self._spots, rows, strict=False):
            spot.setAccessibleName(row)
        self._lead_to(self._spots[0])

    def stand(self, axis: StoryAxis, origin: QPointF) -> None:
        """Lie over the columns of a paper whose corner is there."""
        whole = axis.column(1).united(axis.column(CACHETTE_TRICK)).toAlignedRect()
        whole.adjust(-6, -6, 6, 6)
        self.setGeometry(whole.translated(origin.toPoint()))
        for spot in self._spots:
            place = axis.column(spot.number).adjusted(-4, -4, 4, 4).toAlignedRect()
            spot.setGeometry(place.translated(-whole.topLeft()))

    def _lead_to(self, stop: TrickSpot) -> None:
        for spot in self._spots:
            policy = Qt.FocusPolicy.TabFocus if spot is stop else Qt.FocusPolicy.NoFocus
            spot.setFocusPolicy(policy)

    @Slot()
    def _on_spot_clicked(self) -> None:
        spot = self.sender()
        assert isinstance(spot, TrickSpot)  # nothing else is connected
        self.chosen.emit(spot.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown = [spot for spot in self._spots if not spot.isHidden()]
        place = next((at for at, spot in enumerate(shown) if spot.hasFocus()), None)
        if place is None or event.key() not in _WAYS or event.modifiers() & COMMANDING:
            event.ignore()
            return
        place += _WAYS[event.key()] * (-1 if self.isRightToLeft() else 1)
        if 0 <= place < len(shown):
            shown[place].setFocus(Qt.FocusReason.OtherFocusReason)
            self._lead_to(shown[place])


class TrickSpot(QAbstractButton):
    """A trick of the story, as a place to click: it paints nothing but that it has been found."""

    heard_as = QAccessible.Role.Button

    def __init__(self, number: int, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self._look = look
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _WAYS:  # Qt would go by where buttons are
            event.ignore()
            return
        if event.key() in ENTER and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.hasFocus() and not self.underMouse():
            return
        theme = self._look.theme
        with painting(self) as painter:
            place = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            if self.hasFocus():  # a double line outside the thing
                painter.setPen(QPen(QColor(theme.side_ns if theme.is_dark else theme.focus), 2.2))
                painter.drawRoundedRect(place, 10, 10)
            else:
                painter.setPen(QPen(QColor(theme.rule), 1.2 * theme.weight))
                painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 8, 8)
