"""The strip of a review: the expected result over the deal, and every decision on one axis."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.judging.values import Estimate, Label
from quinto_desktop.rules import SEATS, TRICKS_IN_A_DEAL
from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, Theme, text_zoom, themed_pen, ui_font
from quinto_desktop.window.stepper import review_page, review_words
from quinto_desktop.window.stepper.review_page import ErrorRow
from quinto_desktop.window.stepper.verdict_list import Moment, VerdictList, moment_of
from quinto_desktop.window.text import verdict_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import signed, translate

_EDGE = 24.0
_HEAD, _LOW_HEAD = 42.0, 31.0
_FOOT = 22.0
_BEFORE, _AFTER = 34.0, 56.0  # for the figures at both ends of the curve
_ERRORS, _LOW_ERRORS = 0.46, 0.48  # of the height between head and foot
_ABOVE = 0.6  # the axis of the errors, from the top of their share
_STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_LINES = 4
_LARGEST = 0.92
_POINT = 3.4  # of the design's pixels for a point, where there is room
_LEAST_BAR = 4.0


class StripLayout:
    """The places on the strip."""

    def __init__(self, width: float, height: float, unit: float, *, is_low: bool) -> None:
        self.unit, self.size = unit, unit * text_zoom()
        edge = (16 if is_low else _EDGE) * unit
        left, right = edge + _BEFORE * self.size, width - edge - _AFTER * self.size
        head = (_LOW_HEAD if is_low else _HEAD) * self.size
        foot = height - _FOOT * self.size - (2 if is_low else 6) * unit
        self.head = QRectF(edge, 0, width - 2 * edge, head)
        share = _LOW_ERRORS if is_low else _ERRORS
        errors = share * (foot - head)
        self.curve = QRectF(left, head, right - left, foot - head - errors)
        top = self.curve.bottom()
        self._above = _ABOVE * errors
        self._below = errors - self._above
        self.axis = top + self._above
        self.foot = QRectF(left, foot, right - left, _FOOT * self.size)

    # --------------------------------------------------------------- across
    @property
    def cell(self) -> float:
        return self.curve.width() / (TRICKS_IN_A_DEAL + 1)

    def x(self, moment: Moment) -> float:
        return self.curve.left() + self.cell * (
            moment.trick + (min(moment.place, len(SEATS) - 1) + 0.5) / len(SEATS)
        )

    def trick(self, number: int) -> QRectF:
        """Where the number of a trick stands; 0 is the calls."""
        left = self.curve.left() + number * self.cell
        return QRectF(left, self.foot.top(), self.cell, self.foot.height())

    # --------------------------------------------------------------- up
    def bar(self, x: float, points: int, largest: int) -> QRectF:
        """The bar of an error: ours hang down from the axis, theirs stand up on it."""
        above, below = _LARGEST * self._above, _LARGEST * self._below
        scale = min(_POINT * self.unit, above / max(1, largest), 1.6 * below / max(1, largest))
        high = max(_LEAST_BAR * self.unit, scale * abs(points))
        wide = 10 * self.unit
        if points > 0:
            return QRectF(x - wide / 2, self.axis - high, wide, high)
        return QRectF(x - wide / 2, self.axis, wide, min(high, self._below - 2 * self.unit))


class ResultScale:
    """Which results are where on the curve's height."""

    def __init__(self, estimates: Iterable[Estimate], result: int) -> None:
        found = [*estimates]
        low = min([0.0, result, *(one.least for one in found)])
        high = max([0.0, result, *(one.most for one in found)])
        step = next(
            (one for one in _STEPS if ceil(high / one) - floor(low / one) < _MOST_LINES),
            _STEPS[-1],
        )
        first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
        self.lines = tuple([number * step for number in range(first, last + 1)])

    def y(self, value: float, place: QRectF) -> float:
        low, high = self.lines[0], self.lines[-1]
        return place.bottom() - (value - low) / (high - low) * place.height()


_DOT = 2.6
_BAND = 0.20
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StripPicture:
    """Paints the strip."""

    def __init__(
        self, painter: QPainter, theme: Theme, findings: VerdictList, at: StripLayout
    ) -> None:
        self._painter, self._theme, self._findings, self._at = painter, theme, findings, at
        self._unit = at.unit

    def paint_head(self, title: str, note: str) -> None:
        place, theme = QRectF(self._at.head), self._theme
        place.setHeight(0.82 * place.height())
        bold, plain = ui_font(13 * self._unit, bold=True), ui_font(13 * self._unit)
        wide = QFontMetricsF(bold).horizontalAdvance(title) + 16 * self._unit
        self._write(place, title, bold, theme.page_text, _LEFT)
        room = place.adjusted(wide, 0, 0, 0)
        if QFontMetricsF(plain).horizontalAdvance(note) <= room.width():
            self._write(room, note, plain, theme.page_dim, _RIGHT)

    def paint_curve(self) -> None:
        at, theme, findings = self._at, self._theme, self._findings
        scale = ResultScale(findings.curve.values(), findings.result)
        place, font = at.curve, ui_font(13 * self._unit)
        apart, last = QFontMetricsF(font).ascent(), float("inf")
        for value in scale.lines:
            y = scale.y(value, place)
            self._painter.setPen(themed_pen(theme, theme.hair, 1))
            self._painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))
            if last - y >= apart:  # else it would lie over the figure below
                last = y
                box = QRectF(0, y - 10 * at.size, place.left() - 8 * self._unit, 20 * at.size)
                self._write(box, signed(value), font, theme.page_dim, _RIGHT)
        decisions = findings.deal.decisions
        known = [
            (at.x(moment_of(decisions[number])), one) for number, one in findings.curve.items()
        ]
        result = findings.result
        points = [QPointF(x, scale.y(one.mean, place)) for x, one in known]
        end = QPointF(place.right(), scale.y(result, place))
        if known:
            upper = [QPointF(x, scale.y(one.most, place)) for x, one in known]
            lower = [QPointF(x, scale.y(one.least, place)) for x, one in known]
            is_whole = len(known) == sum(
                findings.whose(one.seat) is findings.whose(findings.seat) for one in decisions
            )
            self._band([*upper, end] if is_whole else upper, lower)
            self._line([*points, end] if is_whole else points)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(theme.brass))
        self._painter.drawEllipse(end, 3 * self._unit, 3 * self._unit)
        box = QRectF(end.x() + 8 * self._unit, end.y() - 12 * at.size, 0, 24 * at.size)
        box.setRight(at.head.right() + 10 * self._unit)
        self._write(
            box, signed(result), ui_font(15 * self._unit, bold=True), theme.page_text, _LEFT
        )

    def _band(self, upper: list[QPointF], lower: list[QPointF]) -> None:
        path = QPainterPath()
        path.addPolygon(QPolygonF([*upper, *reversed(lower)]))
        path.closeSubpath()
        band = QColor(self._theme.brass)
        band.setAlphaF(_BAND)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(band)
        self._painter.drawPath(path)

    def _line(self, points: list[QPointF]) -> None:
        pen = themed_pen(self._theme, self._theme.brass, 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(QPolygonF(points))

    # --------------------------------------------------------------- decisions
    def paint_decisions(self, rows: tuple[ErrorRow, ...]) -> None:
        at, theme, findings = self._at, self._theme, self._findings
        self._painter.setPen(themed_pen(theme, theme.page_line, 1))
        start, end = QPointF(at.curve.left(), at.axis), QPointF(at.curve.right(), at.axis)
        self._painter.drawLine(start, end)
        for number in findings.choices:
            verdict = findings.verdicts.get(number)
            if verdict is not None and not verdict.label.is_error:
                x = at.x(moment_of(findings.deal.decisions[number]))
                self._dot(QPointF(x, at.axis), verdict.label)
        taken: list[QRectF] = []
        largest = max((abs(one.points) for one in findings.by_size), default=0)
        bars = {}
        for charge in findings.by_size:
            x = at.x(moment_of(findings.deal.decisions[charge.number]))
            points = charge.points or (1 if charge.chance > 0 else -1)
            bar = bars[charge.number] = at.bar(x, points, largest)
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(QColor(theme.race_own if points > 0 else theme.race_other))
            self._painter.drawRoundedRect(bar, 2 * self._unit, 2 * self._unit)
            taken.append(bar)
        for row in rows:
            self._label(row, bars[row.number], taken)

    def _dot(self, at: QPointF, label: Label) -> None:
        theme, radius = self._theme, _DOT * self._unit
        is_open = label is Label.TOO_CLOSE
        self._painter.setPen(themed_pen(theme, theme.page_dim, 1.2))
        self._painter.setBrush(QColor(theme.page if is_open else theme.page_dim))
        self._painter.drawEllipse(at, radius, radius)
        if label is Label.UNLUCKY:  # half full
            box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            self._painter.setBrush(QColor(theme.page))
            self._painter.drawPie(box, -90 * 16, 180 * 16)

    def _label(self, row: ErrorRow, bar: QRectF, taken: list[QRectF]) -> None:
        # Who and how much, or only how much, where nothing else stands.
        font, unit = ui_font(13 * self._unit, bold=True), self._unit
        metrics, room = QFontMetricsF(font), self._at.head
        high = metrics.height()
        is_up = bar.top() < self._at.axis - 0.5
        top = self._at.axis - high - 1 if is_up else self._at.axis + 2 * unit
        for text in (f"{row.who} {row.figure}", row.figure):
            wide = metrics.horizontalAdvance(text) + 2
            for left in (bar.right() + 5 * unit, bar.left() - 5 * unit - wide):
                box = QRectF(left, top, wide, high)
                is_free = not any(box.intersects(one) for one in taken)
                if is_free and room.left() <= left and left + wide <= room.right() + 8 * unit:
                    self._write(box, text, font, self._theme.page_text, _LEFT)
                    taken.append(box)
                    return

    # --------------------------------------------------------------- where
    def paint_tricks(self, current: int) -> None:
        """Paint the numbers of the tricks, the current one brightest; 0 is the calls."""
        theme = self._theme
        for number in range(TRICKS_IN_A_DEAL + 1):
            is_here = number == current
            text = str(number) if number else translate("Review", "Calls")
            font = ui_font(13 * self._unit, bold=is_here)
            colour = theme.focus if is_here else theme.page_dim
            self._write(self._at.trick(number), text, font, colour, _CENTRE)

    def paint_cursor(self, x: float) -> None:
        at, theme, unit = self._at, self._theme, self._unit
        top = at.head.bottom() - 2 * unit
        self._painter.setPen(themed_pen(theme, theme.focus, 2))
        self._painter.drawLine(QPointF(x, top), QPointF(x, at.foot.top() - 2 * unit))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(theme.focus))
        half = 6 * unit
        corners = [(x - half, top - half), (x + half, top - half), (x, top + 2 * unit)]
        self._painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    def _write(
        self, place: QRectF, text: str, font: QFont, colour: str, align: Qt.AlignmentFlag
    ) -> None:
        text, font = fitted_text(text, font, place.width())
        self._painter.setFont(font)
        self._painter.setPen(QColor(colour))
        self._painter.drawText(place, int(align), text)


def tip_of(findings: VerdictList, number: int, told: str) -> str:
    """What the tip at a decision says: its label first."""
    verdict = findings.verdicts.get(number)
    return told if verdict is None else f"{verdict_text.tag(verdict.label)}\n{told}"


_CURSOR_MS = 120


class ReviewStrip(QWidget):
    """Shows all decisions of a deal. It is one stop of the keyboard focus; see `spoken`.

    Signals:
        chosen(int): The user wants to stand at the decision of this number.
    """

    heard_as = QAccessible.Role.Chart

    chosen = Signal(int)

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._unit, self._is_low = 1.0, False
        self._findings: VerdictList | None = None
        self._speaker: Speaker | None = None
        self.number = 0
        self._cursor = QVariantAnimation(self)
        self._cursor.setDuration(_CURSOR_MS)
        self._cursor.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._cursor.valueChanged.connect(lambda _value: self.update())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Decisions of the deal"))
        DressedTips(self)
        look.changed.connect(self.update)

    def set_unit(self, unit: float, *, is_low: bool) -> None:
        """Set how many pixels are one of the design, and whether only what matters most fits."""
        self._unit, self._is_low = unit, is_low
        self.update()

    def show_findings(self, findings: VerdictList, speaker: Speaker) -> None:
        self._findings, self._speaker = findings, speaker
        self._say()

    def move_to(self, number: int, *, is_still: bool) -> None:
        """Put the cursor at a decision; it glides there, unless motion is reduced."""
        before, self.number = self.number, number
        self._cursor.stop()
        if not is_still and self._findings is not None and self.isVisible() and before != number:
            self._cursor.setStartValue(self._x(before))
            self._cursor.setEndValue(self._x(number))
            self._cursor.start()
        self._say()

    @property
    def spoken(self) -> str:
        """The point at which the cursor stands, in words."""
        if self._findings is None or self._speaker is None:
            return ""
        return review_words.point_told(self._findings, self.number, self._speaker)

    def _say(self) -> None:
        self.setAccessibleDescription(self.spoken)
        self.update()

    # --------------------------------------------------------------- places
    def layout_now(self) -> StripLayout:
        return StripLayout(self.width(), self.height(), self._unit, is_low=self._is_low)

    def _x(self, number: int) -> float:
        assert self._findings is not None  # asked for only then
        return self.layout_now().x(moment_of(self._findings.deal.decisions[number]))

    def nearest(self, x: float) -> int | None:
        if self._findings is None:
            return None
        return min(self._findings.choices, key=lambda one: abs(self._x(one) - x), default=None)

    # --------------------------------------------------------------- mouse and focus
    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.nearest(event.position().x())
        if number is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = self.nearest(event.position().x())
        if number is None or self._findings is None or self._speaker is None:
            return
        if event.buttons() & Qt.MouseButton.LeftButton and number != self.number:
            self.chosen.emit(number)
        told = review_words.point_told(self._findings, number, self._speaker)
        self.setToolTip(tip_of(self._findings, number, told))

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.page))
        painter.setPen(themed_pen(theme, theme.brass, 1.5))
        painter.drawLine(0, 0, self.width(), 0)
        if self._findings is not None and self._speaker is not None:
            self._paint_on(painter, self._findings, self._speaker)
        if self.hasFocus():
            painter.setPen(themed_pen(theme, theme.focus, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(3, 4, -3, -3), 6, 6)
        painter.end()

    def _paint_on(self, painter: QPainter, findings: VerdictList, speaker: Speaker) -> None:
        at = self.layout_now()
        picture = StripPicture(painter, self._look.theme, findings, at)
        title, note = self.tr("Expected result"), self.tr("mistakes below")
        if not self._is_low:
            title = self.tr("Expected result of the deal, with its likely range")
            note = self.tr("below: mistakes, ours down, theirs up")
        picture.paint_head(title, review_page.progress(findings) or note)
        picture.paint_curve()
        picture.paint_decisions(review_page.error_rows(findings, speaker))
        picture.paint_tricks(moment_of(findings.deal.decisions[self.number]).trick)
        is_gliding = self._cursor.state() is QVariantAnimation.State.Running
        x = self._cursor.currentValue() if is_gliding else self._x(self.number)
        picture.paint_cursor(x)
