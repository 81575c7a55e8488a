"""The account of a deal, painted: a small ledger with a column for each side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.surfaces import paint_double_rule, paint_rule
from quinto_desktop.window.look.text_fitting import fitted_text, mirrored
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font, text_zoom, ui_font
from quinto_desktop.window.sheet.account import Account, AccountRow, QuintEntry, RowKind

_COLUMN = 104.0
_HEAD, _SMALL_HEAD = 54.0, 48.0
_PITCH, _SMALL_PITCH = 32.0, 27.0
_SCORE, _TO_GO, _QUINT_LINE = 40.0, 24.0, 22.0
_AFTER_QUINTS = 8.0
_RULED = 11.0  # the height of a rule over a row

_BETWEEN_LISTS = 24.0
_SIGN = 0.78  # a suit's sign, of the height of the letters beside it
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_LEFT = Qt.AlignmentFlag.AlignLeft | _MIDDLE
_RIGHT = Qt.AlignmentFlag.AlignRight | _MIDDLE
_DROPPED = (RowKind.QUINTS, RowKind.BEFORE)  # where room is short


class AccountView(QWidget):
    """Paints an account on its parent's paper; it is as high as its rows need."""

    heard_as = QAccessible.Role.Paragraph

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._marks = marks
        self._account: Account | None = None
        self._scale = 1.0
        self._is_small = False
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, account: Account) -> None:
        self._account = account
        self.setAccessibleName(f"{account.title}\n{account.spoken}")
        self.update()

    def stand(self, width: float, scale: float, *, is_small: bool) -> None:
        """Set the width in pixels, the scale, 1.0 or more, and the height that the rows need.

        Where it `is_small`, the score before the deal and the list of quints are left out.
        """
        self._scale, self._is_small = scale, is_small
        self.setFixedWidth(round(width))
        self.setFixedHeight(round(self._layout().height))
        self.update()

    def _layout(self) -> _Layout:
        return _Layout(self._account, self.width(), self._scale, is_small=self._is_small)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._account is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_mirrored = self.isRightToLeft()
        pen = _Pen(painter, self._look.theme, self._marks, self.width(), is_mirrored=is_mirrored)
        _AccountPicture(pen, self._account, self._layout()).paint()
        painter.end()


class _Placed(NamedTuple):
    """A row, the top of its rule if it has one, and its own top and height."""

    row: AccountRow
    rule: float | None
    top: float
    height: float


class _Layout:
    """The places of an account's rows."""

    def __init__(
        self, account: Account | None, width: float, scale: float, *, is_small: bool
    ) -> None:
        self.width = width
        self.scale = scale
        self.size = scale * text_zoom()
        self.is_small = is_small
        self.column = min(_COLUMN * self.size, 0.27 * width)
        self.head = (_SMALL_HEAD if is_small else _HEAD) * self.size
        self.rows: list[_Placed] = []
        top = self.head + _RULED * scale
        for row in () if account is None else account.rows:
            if is_small and row.kind in _DROPPED:
                continue
            rule = None
            if row.kind in (RowKind.SUM, RowKind.SCORE):
                rule, top = top, top + _RULED * scale
            high = self._height(row)
            self.rows.append(_Placed(row, rule, top, high))
            top += high
        self.height = top

    def _height(self, row: AccountRow) -> float:
        if row.kind is RowKind.QUINTS:
            lines = max(len(lines_of(row, number, self)) for number in (0, 1))
            return (lines * _QUINT_LINE * self.size + _AFTER_QUINTS * self.scale) if lines else 0
        pitch = _SMALL_PITCH if self.is_small else _PITCH
        return {RowKind.SCORE: _SCORE, RowKind.TO_GO: _TO_GO}.get(row.kind, pitch) * self.size

    def list_width(self, row: AccountRow, number: int) -> float:
        """The width of one side's list of quints: half, or what a shorter one beside it leaves."""
        room = self.width - _BETWEEN_LISTS * self.scale
        beside = sum(self.entry_width(entry) for entry in row.quints[1 - number])
        return max(room / 2, room - beside)

    @property
    def label_font(self) -> QFont:
        return serif_font(16 * self.scale, bold=True)

    @property
    def note_font(self) -> QFont:
        return ui_font(13 * self.scale)

    def entry_width(self, entry: QuintEntry) -> float:
        """The width of a quint in the list, with the space after it."""
        points = QFontMetricsF(self.note_font).horizontalAdvance(str(entry.points))
        label = QFontMetricsF(self.label_font).horizontalAdvance(entry.label)
        sign = _SIGN * QFontMetricsF(self.label_font).ascent()
        return label + sign + points + 22 * self.scale


def lines_of(row: AccountRow, number: int, layout: _Layout) -> list[list[QuintEntry]]:
    """A side's quints in as many lines as they need, none of them in a line alone if avoidable."""
    lines: list[list[QuintEntry]] = []
    left, room = 0.0, layout.list_width(row, number)
    for entry in row.quints[number]:
        wide = layout.entry_width(entry)
        if not lines or left + wide > room:
            lines.append([])
            left = 0.0
        lines[-1].append(entry)
        left += wide
    if len(lines) > 1 and len(lines[-1]) == 1 and len(lines[-2]) > 2:
        lines[-1].insert(0, lines[-2].pop())
    return lines


def _font_for_all(texts: tuple[str, ...], font: QFont, width: float) -> QFont:
    # None is smaller than those beside it.
    longest = max(texts, key=QFontMetricsF(font).horizontalAdvance)
    return fitted_text(longest, font, width)[1]


class _Pen:
    """Paints texts and rules, from right to left where the language is written so."""

    def __init__(
        self, painter: QPainter, theme: Theme, marks: Marks, width: float, *, is_mirrored: bool
    ) -> None:
        self.painter = painter
        self.theme = theme
        self.marks = marks
        self.width = width
        self._is_mirrored = is_mirrored

    def place(self, rect: QRectF) -> QRectF:
        """A place as it is on the screen."""
        return mirrored(rect, self.width) if self._is_mirrored else rect

    def write(
        self, rect: QRectF, text: str, font: QFont, colour: str, *, to_end: bool = False
    ) -> None:
        text, font = fitted_text(text, font, rect.width())
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        align = _RIGHT if to_end is not self._is_mirrored else _LEFT
        self.painter.drawText(self.place(rect), int(align), text)

    def rule(self, y: float, colour: str, thickness: float) -> None:
        paint_rule(self.painter, y, (0, self.width), colour, thickness, self.theme)


class _AccountPicture:
    """Paints the rows of an account."""

    def __init__(self, pen: _Pen, account: Account, layout: _Layout) -> None:
        self._pen = pen
        self._account = account
        self._at = layout
        self._scale = layout.scale
        self._theme = pen.theme

    def paint(self) -> None:
        """Paint the head and all rows."""
        self._paint_head()
        for placed in self._at.rows:
            if placed.rule is not None:
                self._paint_rule(placed)
            if placed.row.kind is RowKind.QUINTS:
                self._paint_quints(placed)
            else:
                self._paint_row(placed)

    def _colours(self) -> tuple[str, str]:
        return self._theme.side_ns, self._theme.side_ew

    def _columns(self, top: float, height: float) -> Iterator[QRectF]:
        wide = self._at.column
        for number in (2, 1):
            gap = 8 * self._scale if number == 2 else 0.0
            yield QRectF(self._at.width - number * wide, top, wide - gap, height)

    def _paint_head(self) -> None:
        pen, scale, theme = self._pen, self._scale, self._theme
        small = self._at.note_font
        below = QFontMetricsF(small).height()
        above = self._at.head - below
        left = self._at.width - 2 * self._at.column - 8 * scale
        title = serif_font((22 if self._at.is_small else 26) * scale, bold=True)
        pen.write(QRectF(0, 0, left, above), self._account.title, title, theme.ink)
        note, short = self._account.notes
        room = QRectF(0, above, left, below)
        if QFontMetricsF(small).horizontalAdvance(note) > left:
            note = short
        pen.write(room, note, small, theme.ink_secondary)
        wide = self._at.column - 8 * scale  # of the narrower column
        head = _font_for_all(self._account.heads, serif_font(19 * scale, bold=True), wide)
        small = _font_for_all(self._account.members, small, wide)
        parts = zip(self._account.heads, self._account.members, self._colours(), strict=True)
        for (name, members, colour), upper, lower in zip(
            parts, self._columns(0, above), self._columns(above, below), strict=True
        ):
            upper.setTop(upper.top() + 4 * scale)
            pen.write(upper, name, head, colour, to_end=True)
            if members != name:
                pen.write(lower, members, small, theme.ink_secondary, to_end=True)
        pen.rule(self._at.head + 6 * scale, theme.ink, 1.5)

    def _paint_rule(self, placed: _Placed) -> None:
        assert placed.rule is not None  # only rows with a rule come here
        y, scale = placed.rule + 5 * self._scale, self._scale
        if placed.row.kind is RowKind.SUM:
            self._pen.rule(y, self._theme.rule, 1.0)
        else:
            across = (0.0, self._pen.width)
            paint_double_rule(self._pen.painter, y, across, self._theme, scale)

    def _paint_row(self, placed: _Placed) -> None:
        row, pen, theme = placed.row, self._pen, self._theme
        label, figure = self._fonts(row.kind)
        colour = theme.ink_secondary if row.kind is RowKind.TO_GO else theme.ink
        room = self._at.width - 2 * self._at.column - 8 * self._scale
        if not any(row.cells):
            room = self._at.width
        wide = min(room, QFontMetricsF(label).horizontalAdvance(row.label) + 1)
        pen.write(QRectF(0, placed.top, wide, placed.height), row.label, label, colour)
        gap = 12 * self._scale
        if row.remark and not (self._at.is_small and room - wide < 60 * self._scale):
            place = QRectF(wide + gap, placed.top, room - wide - gap, placed.height)
            pen.write(place, row.remark, self._at.note_font, theme.ink_secondary)
        strong = row.kind in (RowKind.SUM, RowKind.SCORE)
        inks = self._colours() if strong else (colour, colour)
        for cell, ink, place in zip(
            row.cells, inks, self._columns(placed.top, placed.height), strict=True
        ):
            pen.write(place, cell, figure, ink, to_end=True)

    def _fonts(self, kind: RowKind) -> tuple[QFont, QFont]:
        scale = self._scale
        match kind:
            case RowKind.SUM:
                return ui_font(14 * scale, bold=True), serif_font(19 * scale, bold=True)
            case RowKind.SCORE:
                return serif_font(18 * scale, bold=True), serif_font(28 * scale, bold=True)
            case RowKind.TO_GO:
                return self._at.note_font, serif_font(14 * scale)
            case _:
                return ui_font(14 * scale), serif_font(18 * scale)

    def _paint_quints(self, placed: _Placed) -> None:
        high = _QUINT_LINE * self._at.size
        for number in (0, 1):
            for place, line in enumerate(lines_of(placed.row, number, self._at)):
                left = 0.0
                if number == 1:
                    left = self._at.width - sum(self._at.entry_width(entry) for entry in line)
                    left += 14 * self._scale
                top = placed.top + place * high
                for entry in line:
                    self._paint_entry(entry, left, top, high)
                    left += self._at.entry_width(entry)

    def _paint_entry(self, entry: QuintEntry, left: float, top: float, high: float) -> None:
        pen, theme, scale = self._pen, self._theme, self._scale
        metrics = QFontMetricsF(self._at.label_font)
        side = _SIGN * metrics.ascent()
        words = metrics.horizontalAdvance(entry.label) + 1
        sign = QRectF(left + words + 3 * scale, top + (high - side) / 2, side, side)
        word = QRectF(left, top, words, high)
        if entry.suit is None:  # the crown comes before its name
            sign.moveLeft(left)
            word.moveLeft(left + side + 3 * scale)
            pen.marks.draw(
                pen.painter, "crown", pen.place(sign), theme.crown, outline=theme.crown_line
            )
        else:
            colour = theme.suits.of(entry.suit)
            pen.marks.draw(pen.painter, MARK_OF[entry.suit], pen.place(sign), colour)
        pen.write(word, entry.label, self._at.label_font, theme.ink)
        points = str(entry.points)
        wide = QFontMetricsF(self._at.note_font).horizontalAdvance(points) + 2
        place = QRectF(left + words + side + 8 * scale, top, wide, high)
        pen.write(place, points, self._at.note_font, theme.ink_secondary)
