"""Paints the strip of a review."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPolygonF

from quinto_desktop.game.judging.values import Label
from quinto_desktop.rules import TRICKS_IN_A_DEAL
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import Theme, themed_pen, ui_font
from quinto_desktop.window.stepper.deal_words import ErrorRow
from quinto_desktop.window.stepper.strip_layout import ResultScale, StripLayout
from quinto_desktop.window.stepper.verdict_list import VerdictList, moment_of
from quinto_desktop.window.text import verdict_text
from quinto_desktop.window.text.translation import signed, translate

_DOT = 2.6
_BAND = 0.20
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StripPicture:
    """Paints the decisions of a deal on a strip."""

    def __init__(
        self, painter: QPainter, theme: Theme, findings: VerdictList, at: StripLayout
    ) -> None:
        self._painter, self._theme, self._findings, self._at = painter, theme, findings, at
        self._unit = at.unit

    def paint_head(self, title: str, note: str) -> None:
        """Paint the title, and what the lower part shows."""
        place, theme = QRectF(self._at.head), self._theme
        place.setHeight(0.82 * place.height())
        bold, plain = ui_font(13 * self._unit, bold=True), ui_font(13 * self._unit)
        wide = QFontMetricsF(bold).horizontalAdvance(title) + 16 * self._unit
        self._write(place, title, bold, theme.page_text, _LEFT)
        room = place.adjusted(wide, 0, 0, 0)
        if QFontMetricsF(plain).horizontalAdvance(note) <= room.width():
            self._write(room, note, plain, theme.page_dim, _RIGHT)

    def paint_curve(self) -> None:
        """Paint the curve with its band, the lines behind it, and the result at its end."""
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
        """Paint the axis, a dot for every decision that was no error, and the errors' bars."""
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
        """Write who and how much beside a bar, or only how much, where nothing else stands."""
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
        """Paint the line at the current decision."""
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
