"""Where everything stands on the paper of a review, and how it is painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from quinto_desktop.game.judging.values import Label
from quinto_desktop.window.look.surfaces import paint_double_rule, paint_rule
from quinto_desktop.window.look.text_fitting import fitted_text, mirrored
from quinto_desktop.window.look.theme import Theme, serif_font, text_zoom, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import (
    IntervalScale,
    paint_compared,
    paint_interval,
    scale_for,
)
from quinto_desktop.window.stepper.ink import Ink
from quinto_desktop.window.stepper.review_page import Addend, ErrorRow, Page
from quinto_desktop.window.stepper.review_words import Figure, Told, plain
from quinto_desktop.window.text.translation import fill, translate

PADDING = 24.0
_TIGHT = 580.0  # the height, as designed, under which everything moves together

_ABOVE, _LESS_ABOVE, _BELOW, _LESS_BELOW = 26.0, 18.0, 18.0, 14.0
_HEAD, _HEADLINE, _LINE = 26.0, 32.0, 20.0
_FIGURE, _LESS_FIGURE = 45.0, 40.0
_CAP = 22.0
_ROW = 34.0
_LEAST_ROWS, _WHY, _WHY_APART, _ABOVE_COUNTS = 2, 6, 4.0, 5.0
_MASTERS, _COUNTS, _SUM = 28.0, 19.0, 48.0
_BUTTON, _LEAST_BUTTON = 56.0, 54.0
_GAP = 8.0
_SPACES, _TYPE = 104.0, 248.0  # what all but the rows needs at least, of distances and of type

_LEAST_UNIT = 0.4


def unit_in(height: float, unit: float) -> float:
    """How many pixels are one of the design on a paper of a height: fewer where it is too low."""
    room = height - _LEAST_BUTTON * max(1.0, unit)
    return max(_LEAST_UNIT, min(unit, room / (_SPACES + _TYPE * text_zoom())))


class PaperLayout:
    """The places on a slip of paper; those without room are None."""

    def __init__(
        self,
        width: float,
        height: float,
        unit: float,
        errors: int,
        why_lines: int,
    ) -> None:
        self.unit = unit
        self.size = size = unit * text_zoom()
        left, wide = PADDING * unit, width - 2 * PADDING * unit
        self._left, self._wide = left, wide
        self._is_tight = is_tight = height < _TIGHT * size
        top = (_LESS_ABOVE if is_tight else _ABOVE) * unit
        figure = (_LESS_FIGURE if is_tight else _FIGURE) * size
        self.heading = self._at(top, _HEAD * size)
        self.headline = self._at(self.heading.bottom() + 4 * unit, _HEADLINE * size)
        self.second = self._at(self.headline.bottom(), (1 if is_tight else 2) * _LINE * size)
        first = self.second.bottom() + _GAP * unit
        known = self._at(first + _GAP * unit, figure)
        between = known.bottom() + 0.6 * _GAP * unit
        seen = self._at(between + _GAP * unit, figure)
        last = seen.bottom() + 0.6 * _GAP * unit
        self.figures = known, seen
        self.rules = first, between, last
        button = max(_LEAST_BUTTON, _BUTTON * unit)
        self._from_the_foot(height, button)
        self._between(last + 1.2 * _GAP * unit, errors, why_lines)

    def _at(self, top: float, high: float) -> QRectF:
        return QRectF(self._left, top, self._wide, high)

    def _from_the_foot(self, height: float, button: float) -> None:
        unit, size = self.unit, self.size
        foot = height - (_LESS_BELOW if self._is_tight else _BELOW) * unit
        self.sum = self._at(foot - _SUM * size, _SUM * size)
        self.double = self.sum.top() - _GAP * unit
        self.button = self._at(self.double - _GAP * unit - button, button)
        self.masters: QRectF | None = self._at(self.button.top() - _MASTERS * size, _MASTERS * size)
        high = (1 if self._is_tight else 2) * _COUNTS * size
        self.counts = self._at(self.masters.top() - high - 2 * unit, high)

    def _between(self, top: float, errors: int, why_lines: int) -> None:
        unit, size = self.unit, self.size
        row, cap = _ROW * size, _CAP * size
        least = cap + min(errors, _LEAST_ROWS) * row
        room = self.counts.top() - top
        if room < least and self.masters is not None:  # then the other tables are left out
            self.counts.moveBottom(self.masters.bottom())
            self.masters = None
            room = self.counts.top() - top
        kept = cap + _WHY_APART * unit
        lines = int(max(0.0, room - least - kept) / (_LINE * size))
        lines = min(lines, max(why_lines, _WHY))
        if lines:
            room -= kept + lines * _LINE * size
        room -= _ABOVE_COUNTS * unit
        capacity = int(max(0.0, room - cap) / row)
        first = self.counts.top() - _ABOVE_COUNTS * unit - capacity * row
        count = min(errors, capacity)
        self.rows = [self._at(first + number * row, row) for number in range(count)]
        self.errors = self._at(first - cap, cap)
        self.why: QRectF | None = self._at(top, cap) if lines else None
        high = self.errors.top() - _WHY_APART * unit - top - cap
        self.reasons = self._at(top + cap, max(0.0, high) if lines else 0.0)

    @property
    def line(self) -> float:
        """From line to line of a text."""
        return _LINE * self.size

    @property
    def small_line(self) -> float:
        """From line to line of a note."""
        return _COUNTS * self.size


def first_row(count: int, rows: int, current: int | None) -> int:
    """Which of the errors is in the first row, so that the current one can be seen."""
    if current is None or current < rows:
        return 0
    return min(current - rows + 1, count - rows)


_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_LEFT = Qt.AlignmentFlag.AlignLeft | _MIDDLE
_RIGHT = Qt.AlignmentFlag.AlignRight | _MIDDLE
_BAR, _BAR_HIGH = 64.0, 16.0
_LEAST_REACH = 4.0
_TAG = 24.0
_WHO, _CARD = 0.22, 0.19  # of the width of a row
_SPACING = 1.5  # between capitals


class PaperPicture:
    """Paints a page."""

    def __init__(
        self,
        painter: QPainter,
        ink: Ink,
        page: Page,
        at: PaperLayout,
        width: float,
        *,
        is_mirrored: bool,
    ) -> None:
        self._painter, self._ink, self._page, self._at = painter, ink, page, at
        self._width, self._is_mirrored = width, is_mirrored
        self._unit, self._theme = at.unit, ink.theme

    def paint(self) -> None:
        at, theme = self._at, self._theme
        self._paint_head()
        across = at.second.left(), at.second.right()
        over, between, under = at.rules
        for y, colour, width in (
            (over, theme.ink, 1.5),
            (between, theme.rule, 1.0),
            (under, theme.ink, 1.5),
        ):
            paint_rule(self._painter, y, across, colour, width, theme)
        scale = self._scale()
        for figure, place in zip(self._page.figures, at.figures, strict=True):
            self._paint_figure(figure, place, scale)
        self._paint_why()
        self._paint_errors()
        self._paint_foot()

    # --------------------------------------------------------------- writing
    def _put(self, place: QRectF) -> QRectF:
        return mirrored(place, self._width) if self._is_mirrored else place

    def _write(
        self, place: QRectF, text: str, font: QFont, colour: str, *, to_end: bool = False
    ) -> None:
        text, font = fitted_text(text, font, place.width())
        self._painter.setFont(font)
        self._painter.setPen(QColor(colour))
        align = _RIGHT if to_end is not self._is_mirrored else _LEFT
        self._painter.drawText(self._put(place), int(align), text)

    def _told(self, place: QRectF, told: Told, font: QFont, colour: str, pitch: float) -> None:
        self._ink.write(self._painter, told, self._put(place), font, colour, pitch)

    def _fit(self, place: QRectF, told: Told, font: QFont, pitch: float) -> None:
        if place.height() < 1.5 * pitch:
            font = self._ink.fitted(told, font, place.width())
        self._told(place, told, font, self._theme.ink_secondary, pitch)

    def _capitals(self) -> QFont:
        font = ui_font(13 * self._unit, bold=True)
        font.setCapitalization(QFont.Capitalization.AllUppercase)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _SPACING)
        return font

    # --------------------------------------------------------------- the decision
    def _paint_head(self) -> None:
        page, at, theme = self._page, self._at, self._theme
        room = QRectF(at.heading)
        if page.label is not None:
            wide = self._paint_tag(at.heading, page.tag, page.label)
            room.setRight(room.right() - wide - 8 * self._unit)
        self._write(room, page.heading, self._for_heading(room), theme.ink_secondary)
        serif = serif_font(22 * self._unit, bold=True)
        font = self._ink.fitted(page.headline, serif, at.headline.width())
        self._told(at.headline, page.headline, font, theme.ink, at.headline.height())
        self._fit(at.second, page.second, self._body(), at.line)

    def _for_heading(self, room: QRectF) -> QFont:
        # Small letters if capitals would have to shrink beside the tag.
        font = self._capitals()
        if fitted_text(self._page.heading, font, room.width())[1] is not font:
            font.setCapitalization(QFont.Capitalization.MixedCase)
        return font

    def _body(self, *, bold: bool = False) -> QFont:
        return ui_font(14 * self._unit, bold=bold)

    def _small(self) -> QFont:
        return ui_font(13 * self._unit)

    def _paint_tag(self, place: QRectF, text: str, label: Label) -> float:
        font = ui_font(13 * self._unit, bold=True)
        high = _TAG * self._at.size
        wide = min(0.5 * place.width(), QFontMetricsF(font).horizontalAdvance(text) + 0.85 * high)
        pill = QRectF(place.right() - wide, place.center().y() - high / 2, wide, high)
        paint_tag(self._painter, self._put(pill), text, font, label, self._theme)
        return wide

    def _scale(self) -> IntervalScale:
        intervals = [one.interval for one in self._page.figures if one.interval is not None]
        return scale_for(*intervals, least_reach=_LEAST_REACH, is_mirrored=self._is_mirrored)

    def _paint_figure(self, figure: Figure, place: QRectF, scale: IntervalScale) -> None:
        theme, unit = self._theme, self._unit
        bar = _BAR * unit
        upper = QRectF(place.left(), place.top(), place.width(), 0.54 * place.height())
        lower = QRectF(place.left(), upper.bottom(), place.width(), 0.46 * place.height())
        number = serif_font(19 * unit, bold=True)
        wide = QFontMetricsF(number).horizontalAdvance(figure.figure) + 8 * unit
        self._write(upper, figure.figure, number, theme.ink, to_end=True)
        self._write(upper.adjusted(0, 0, -wide, 0), figure.title, self._body(bold=True), theme.ink)
        note = lower.adjusted(0, 0, -(bar + 4 * unit) if figure.interval else 0, 0)
        self._write(note, figure.note, self._small(), theme.ink_secondary)
        if figure.interval is None:
            return
        room = QRectF(lower.right() - bar, 0, bar, _BAR_HIGH * unit)
        room.moveTop(lower.center().y() - room.height() / 2)
        room = self._put(room.adjusted(6 * unit, 0, -6 * unit, 0))
        colour = theme.ink_secondary
        if figure.is_charged:
            colour = theme.side_ns if figure.figure.startswith("+") else theme.side_ew
        paint_compared(self._painter, room, 0, scale, theme.rule, theme)
        paint_interval(self._painter, room, figure.interval, scale, colour, theme)

    def _paint_why(self) -> None:
        page, at, theme = self._page, self._at, self._theme
        if at.why is None or not page.reasons:
            return
        self._write(at.why, page.why, self._capitals(), theme.ink_secondary)
        place, pitch = QRectF(at.reasons), at.line
        for told in page.reasons:
            high = self._ink.height(told, self._body(), place.width(), pitch)
            if place.top() + high > at.reasons.bottom() + 1:
                break  # whole sentences only; the text for assistive technology has all
            self._told(place, told, self._body(), theme.ink, pitch)
            place.setTop(place.top() + high + 4 * self._unit)

    # --------------------------------------------------------------- the deal
    def _paint_errors(self) -> None:
        page, at, theme = self._page, self._at, self._theme
        self._write(at.errors, self._errors_title(), self._capitals(), theme.ink_secondary)
        for row, place in shown_rows(page, at):
            self._paint_row(row, place, is_current=row.number == page.number)
        counts = plain(page.progress or page.counts)
        self._fit(at.counts, counts, self._small(), at.small_line)

    def _errors_title(self) -> str:
        page, shown = self._page, len(self._at.rows)
        if not page.errors:
            if page.progress:
                return translate("Review", "No mistakes so far")
            return translate("Review", "No mistakes")
        if shown < len(page.errors):
            text = translate("Review", "Mistakes, largest first: {shown} of {all}")
            return fill(text, shown=shown, all=len(page.errors))
        return translate("Review", "Mistakes, largest first")

    def _paint_row(self, row: ErrorRow, place: QRectF, *, is_current: bool) -> None:
        theme, unit, painter = self._theme, self._unit, self._painter
        if is_current:
            ground = self._put(place.adjusted(-8 * unit, 0, 8 * unit, 0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.gilt))
            painter.drawRoundedRect(ground, 4 * unit, 4 * unit)
            edge = QRectF(place.left() - 8 * unit, place.top(), 3 * unit, place.height())
            painter.setBrush(QColor(theme.crown))
            painter.drawRect(self._put(edge))
        else:
            line = QColor(theme.rule)
            line.setAlpha(102)
            painter.setPen(themed_pen(theme, line.name(QColor.NameFormat.HexArgb), 1))
            painter.drawLine(place.bottomLeft(), place.bottomRight())
        number = serif_font(17 * unit, bold=True)
        figure = QFontMetricsF(number).horizontalAdvance(row.figure) + 8 * unit
        who, card = _WHO * place.width(), _CARD * place.width()
        name = QRectF(place.left(), place.top(), who - 4 * unit, place.height())
        what = QRectF(place.left() + who, place.top(), card, place.height())
        where = QRectF(what.right() + 6 * unit, place.top(), 0, place.height())
        where.setRight(place.right() - figure)
        self._write(name, row.who, self._body(bold=True), theme.ink)
        font = self._ink.fitted(row.what, serif_font(16 * unit, bold=True), card)
        self._told(what, row.what, font, theme.ink, place.height())
        self._write(where, row.where, self._small(), theme.ink_secondary)
        self._write(place, row.figure, number, theme.ink, to_end=True)

    def _paint_foot(self) -> None:
        page, at, theme = self._page, self._at, self._theme
        if at.masters is not None:
            words, figure = page.masters
            number = serif_font(17 * self._unit, bold=True)
            wide = QFontMetricsF(number).horizontalAdvance(figure) + 8 * self._unit
            self._write(at.masters.adjusted(0, 0, -wide, 0), words, self._body(), theme.ink)
            self._write(at.masters, figure, number, theme.ink, to_end=True)
        across = at.sum.left(), at.sum.right()
        paint_double_rule(self._painter, at.double, across, theme, self._unit)
        self._paint_sum(at.sum)

    def _paint_sum(self, place: QRectF) -> None:
        addends, theme = self._page.addends, self._theme
        shares = [max(self._addend_width(one), 1.0) for one in addends]
        gap = max(0.0, place.width() - sum(shares)) / (len(addends) - 1)
        squeeze = min(1.0, place.width() / sum(shares))
        x = place.left()
        for number, (addend, share) in enumerate(zip(addends, shares, strict=True)):
            is_last = number == len(addends) - 1
            wide = share * squeeze
            upper = QRectF(x, place.top(), wide, 0.57 * place.height())
            lower = QRectF(x, upper.bottom(), wide, 0.43 * place.height())
            figure = serif_font((20 if is_last else 18) * self._unit, bold=True)
            self._centre(upper, addend.figure, figure, theme.ink)
            self._centre(lower, addend.word, self._small(), theme.ink_secondary)
            x += wide + gap

    def _addend_width(self, addend: Addend) -> float:
        figure = QFontMetricsF(serif_font(20 * self._unit, bold=True))
        word = QFontMetricsF(self._small())
        return max(figure.horizontalAdvance(addend.figure), word.horizontalAdvance(addend.word)) + 2

    def _centre(self, place: QRectF, text: str, font: QFont, colour: str) -> None:
        text, font = fitted_text(text, font, place.width())
        self._painter.setFont(font)
        self._painter.setPen(QColor(colour))
        self._painter.drawText(self._put(place), int(Qt.AlignmentFlag.AlignCenter), text)


def shown_rows(page: Page, at: PaperLayout) -> list[tuple[ErrorRow, QRectF]]:
    """The errors for which there is a row, each with its place."""
    numbers = [row.number for row in page.errors]
    current = numbers.index(page.number) if page.number in numbers else None
    first = first_row(len(numbers), len(at.rows), current)
    return [*zip(page.errors[first:], at.rows, strict=False)]


def paint_tag(
    painter: QPainter, pill: QRectF, text: str, font: QFont, label: Label, theme: Theme
) -> None:
    """Paint a label's tag on paper: filled for an error, outlined for everything else."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = theme.side_ns if label in (Label.SOUND, Label.UNLUCKY) else theme.ink_secondary
    if label.is_error:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.side_ew))
        colour = theme.white_on_colour
    else:
        painter.setPen(themed_pen(theme, colour, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    high = pill.height()
    painter.drawRoundedRect(pill, high / 2, high / 2)
    room = pill.width() - 0.7 * high
    text, font = fitted_text(text, font, room)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)
