"""The statistics in a file: the figures as CSV, all as one picture or on paper as PDF."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from io import StringIO

from PySide6.QtCore import (
    QByteArray,
    QDate,
    QLocale,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.past.statistics import Points, Share
from quinto_desktop.window.controls.file_dialogs import (
    MARGIN,
    Block,
    Place,
    Tell,
    as_png,
    paint_pages,
    pdf_of,
    save_with_dialog,
)
from quinto_desktop.window.history.chart_view import cells_of, heads_of, painter_of
from quinto_desktop.window.history.numbers import Counted, told_estimate
from quinto_desktop.window.history.statistics_content import Chart, Kind, Report, cases_of
from quinto_desktop.window.look.appearance import table_signs
from quinto_desktop.window.look.text_fitting import draw_fitted, wrapped_lines
from quinto_desktop.window.look.theme import LIGHT, Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.text.translation import fill, translate

PAPER = replace(LIGHT, name="paper", page="#FFFFFF", page_text="#000000", field="#FFFFFF")
"""The colours on paper."""

_WIDE = 700.0
_SHARPNESS = 2  # pixels of a picture to a unit
_GAP, _APART = 8.0, 24.0
_TITLE, _HEADING, _BODY = 26, 17, 13
_CELL_GAP = 12.0
_LEADING = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_TRAILING = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Document:
    """Paints a report of what is told, each chart followed by its table if it `has_tables`."""

    def __init__(
        self,
        report: Report,
        title: str,
        told: Sequence[str],
        theme: Theme = PAPER,
        *,
        has_tables: bool = True,
    ) -> None:
        self._report, self._title, self._told = report, title, told
        self._theme, self._has_tables = theme, has_tables

    def as_pdf(self) -> QByteArray:
        """All of it as PDF, on paper of the size that is usual where the user lives."""
        return pdf_of(self._title, lambda pages: paint_pages(pages, self._blocks, _APART))

    def as_picture(self) -> QByteArray:
        """All of it as one picture, as PNG; empty if it cannot be made."""
        blocks = self._blocks(_WIDE)
        height = sum(block.height + _APART for block in blocks) - _APART + 2 * MARGIN
        size = QSize(round(_WIDE + 2 * MARGIN), round(height)) * _SHARPNESS
        image = QImage(size, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_SHARPNESS)
        image.fill(QColor(self._theme.page))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = MARGIN
        for block in blocks:
            block.paint(painter, QRectF(MARGIN, y, _WIDE, block.height))
            y += block.height + _APART
        painter.end()
        return as_png(QPixmap.fromImage(image))

    def _blocks(self, wide: float) -> list[Block]:
        tiles = [tile.spoken for tile in self._report.tiles]
        blocks = [self._head(wide), self._lines([self._report.title, *tiles], wide)]
        for chart in (*self._report.plain, *self._report.charts):
            blocks.append(self._chart(chart))
            if self._has_tables:
                blocks.append(self._table(chart))
        if self._report.streaks:
            blocks.append(self._lines(self._report.streaks, wide))
        return blocks

    # --------------------------------------------------------------- blocks
    def _head(self, wide: float) -> Block:
        title, lines = serif_font(_TITLE, bold=True), self._lines(self._told, wide)
        line = QFontMetricsF(title).height() + _GAP

        def paint(painter: QPainter, box: QRectF) -> None:
            self._write(painter, self._title, QRectF(box.left(), box.top(), wide, line), title)
            lines.paint(painter, box.adjusted(0, line, 0, 0))

        return Block(line + lines.height, paint)

    def _lines(self, texts: Sequence[str], wide: float) -> Block:
        font = ui_font(_BODY)
        lines = [line for text in texts for line in wrapped_lines(text, font, wide)]
        height = QFontMetricsF(font).height() * 1.2

        def paint(painter: QPainter, box: QRectF) -> None:
            for place, line in enumerate(lines):
                where = QRectF(box.left(), box.top() + place * height, wide, height)
                self._write(painter, line, where, font)

        return Block(height * len(lines), paint)

    def _chart(self, chart: Chart) -> Block:
        heading, font = serif_font(_HEADING, bold=True), ui_font(_BODY)
        paints = painter_of(chart, self._theme)
        title, note = QFontMetricsF(heading).height(), QFontMetricsF(font).height()
        height = title + note + _GAP + paints.height(chart)

        def paint(painter: QPainter, box: QRectF) -> None:
            where = QRectF(box.left(), box.top(), box.width(), title)
            self._write(painter, chart.title, where, heading)
            where = QRectF(box.left(), where.bottom(), box.width(), note)
            self._write(painter, chart.note, where, font, is_dim=True)
            paints.paint(painter, chart, box.adjusted(0, title + note + _GAP, 0, 0))

        return Block(height, paint)

    def _table(self, chart: Chart) -> Block:
        rows = [heads_of(chart), *(cells_of(line) for line in (*chart.lines, *chart.more))]
        font, bold = ui_font(_BODY), ui_font(_BODY, bold=True)
        line = QFontMetricsF(font).height() * 1.3
        metrics = QFontMetricsF(bold)
        widths = [
            max(map(metrics.horizontalAdvance, column)) + _CELL_GAP
            for column in zip(*rows, strict=True)
        ]

        def paint(painter: QPainter, box: QRectF) -> None:
            factor = min(1.0, box.width() / sum(widths))
            for number, row in enumerate(rows):
                x, y = box.left(), box.top() + number * line
                for place, cell in enumerate(row):
                    wide = widths[place] * factor
                    where = QRectF(x, y, wide - _CELL_GAP, line)
                    is_figure = 0 < place < len(row) - 1
                    side = _TRAILING if is_figure else _LEADING
                    self._write(painter, cell, where, font if number else bold, side)
                    x += wide
            painter.setPen(themed_pen(self._theme, self._theme.brass, 1))
            rule = box.top() + line
            painter.drawLine(QPointF(box.left(), rule), QPointF(box.right(), rule))

        return Block(line * len(rows), paint)

    def _write(
        self,
        painter: QPainter,
        text: str,
        box: QRectF,
        font: QFont,
        side: int = _LEADING,
        *,
        is_dim: bool = False,
    ) -> None:
        ink = self._theme.page_dim if is_dim else self._theme.page_text
        draw_fitted(painter, box, text, font, ink, side | int(Qt.TextFlag.TextSingleLine))


_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""With these a cell begins that a spreadsheet would reckon out; names are typed by anybody."""


def export(
    parent: QWidget, kind: Kind, report: Report, told: Sequence[str], theme: Theme, tell: Tell
) -> None:
    """Ask for a file, write the statistics there, and tell the result, unless it is cancelled."""
    title = translate("Statistics", "Quinto: statistics")
    name = fill(
        translate("Statistics", "Quinto statistics {date}", "the name of a file"),
        date=QDate.currentDate().toString("yyyy-MM-dd"),
    )
    make: dict[Kind, Callable[[], QByteArray]] = {
        Kind.CSV: lambda: as_csv(report, told),
        Kind.PNG: lambda: Document(report, title, told, theme, has_tables=False).as_picture(),
        Kind.PDF: lambda: Document(report, title, told).as_pdf(),
    }
    save_with_dialog(
        parent,
        translate("Statistics", "Export the statistics"),
        kind.pattern,
        f"{name}.{kind.name.lower()}",
        make[kind](),
        tell,
        Place.PicturesLocation if kind is Kind.PNG else Place.DocumentsLocation,
    )


def told_of(counted: str) -> list[str]:
    """What is counted and when that was, for whoever reads a file later."""
    today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
    return [counted, fill(translate("Statistics", "As of {date}."), date=today)]


def as_csv(report: Report, told: Sequence[str]) -> QByteArray:
    """All figures as CSV in UTF-8, with the signs that spreadsheets of this country expect.

    Shares go from 0 to 1. What cannot be told has its counts only.
    """
    text = StringIO()
    separator, decimal = table_signs()
    writer = csv.writer(text, delimiter=separator)
    for row in _rows(report, told):
        words = [f"'{cell}" if cell.startswith(_FORMULA) else cell for cell in row[:2]]
        writer.writerow(words + [cell.replace(".", decimal) for cell in row[2:]])
    return QByteArray(text.getvalue().encode("utf-8-sig"))


def _rows(report: Report, told: Sequence[str]) -> Iterator[list[str]]:
    yield [
        translate("Statistics", "Figure"),
        translate("Statistics", "About"),
        translate("Statistics", "Count"),
        translate("Statistics", "Cases"),
        translate("Statistics", "Value"),
        translate("Statistics", "Low"),
        translate("Statistics", "High"),
    ]
    for chart in (*report.plain, *report.charts):
        for line in (*chart.lines, *chart.more):
            yield [chart.title, line.label, *_numbers(line.counted)]
    tiles = [tile.spoken for tile in report.tiles]
    for sentence in (*told, report.title, *tiles, *report.streaks):
        yield [translate("Statistics", "Note"), sentence, "", "", "", "", ""]


def _numbers(counted: Counted) -> list[str]:
    count = _count(counted)
    estimate = told_estimate(counted)
    if estimate is None:
        return [count, str(cases_of(counted)), "", "", ""]
    ends = (estimate.mean, estimate.least, estimate.most)
    return [count, str(cases_of(counted)), *(f"{end:.4f}" for end in ends)]


def _count(counted: Counted) -> str:
    if isinstance(counted, Share):
        return str(counted.count)
    points = counted.total if isinstance(counted, Points) else counted.tenths / 10
    return f"{points:.2f}".rstrip("0").rstrip(".")
