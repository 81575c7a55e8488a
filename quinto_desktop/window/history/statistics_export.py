"""The statistics in a file: the figures as CSV, all as one picture or on paper as PDF."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from html import escape
from io import StringIO

from PySide6.QtCore import QByteArray, QDate, QLocale, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap, QTextDocument
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.past.statistics import Points, Share
from quinto_desktop.window.controls.file_dialogs import Place, Tell, as_png, save_with_dialog
from quinto_desktop.window.controls.printing import (
    PAPER,
    PAPER_WIDTH,
    paper_document,
    paper_table,
    pdf_of,
)
from quinto_desktop.window.history.chart_view import cells_of, heads_of, painter_of
from quinto_desktop.window.history.numbers import Counted, told_estimate
from quinto_desktop.window.history.statistics_content import Chart, Kind, Report, cases_of
from quinto_desktop.window.look.appearance import table_signs
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.text.translation import fill, translate

_SHARPNESS = 2  # pixels of a picture to a unit; on paper there are twice as many
_MARGIN = 56


def as_document(
    report: Report,
    title: str,
    told: Sequence[str],
    theme: Theme = PAPER,
    *,
    has_tables: bool = True,
) -> QTextDocument:
    """A report of what is told, each chart followed by its table if it `has_tables`, on paper."""
    parts, pictures = [f"<h1>{escape(title)}</h1>"], dict[str, QImage]()
    parts.append(_paragraphs([*told, report.title, *[tile.spoken for tile in report.tiles]]))
    for number, chart in enumerate((*report.plain, *report.charts)):
        name = f"chart{number}"
        pictures[name] = picture = _picture_of(chart, theme, (1 + has_tables) * _SHARPNESS)
        heading = f"<h2>{escape(chart.title)}</h2><h3>{escape(chart.note)}</h3>"
        size = picture.deviceIndependentSize()
        image = f"<img src='{name}' width='{size.width()}' height='{size.height()}'>"
        parts.append(f"{heading}<p>{image}</p>")
        if has_tables:
            rows = [heads_of(chart), *(cells_of(line) for line in (*chart.lines, *chart.more))]
            parts.append(paper_table([[*map(escape, row)] for row in rows], has_figures=True))
    parts.append(_paragraphs(report.streaks))
    return paper_document("".join(parts), theme, **pictures)


def _paragraphs(sentences: Sequence[str]) -> str:
    return f"<p>{'<br>'.join(map(escape, sentences))}</p>"


def _picture_of(chart: Chart, theme: Theme, sharpness: int) -> QImage:
    paints = painter_of(chart, theme)
    size = QSizeF(PAPER_WIDTH, paints.height(chart)).toSize()
    image = QImage(size * sharpness, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(sharpness)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        paints.paint(painter, chart, QRectF(QPointF(), size))
    return image


def as_picture(document: QTextDocument, theme: Theme) -> QByteArray:
    """A document as one picture, as PNG; empty if it cannot be made."""
    size = document.size().toSize() + QSize(2 * _MARGIN, 2 * _MARGIN)
    image = QImage(size * _SHARPNESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SHARPNESS)
    image.fill(QColor(theme.page))
    with painting(image) as painter:
        painter.translate(_MARGIN, _MARGIN)
        document.drawContents(painter)
    return as_png(QPixmap.fromImage(image))


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
        Kind.PNG: lambda: as_picture(
            as_document(report, title, told, theme, has_tables=False), theme
        ),
        Kind.PDF: lambda: pdf_of(title, as_document(report, title, told)),
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
