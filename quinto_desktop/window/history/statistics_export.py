"""Writes the statistics to a file: the figures as CSV, all as a picture or as PDF."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from io import StringIO

from PySide6.QtCore import QByteArray, QDate, QLocale
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.past.statistics import Points, Share
from quinto_desktop.window.controls.file_dialogs import Place, save_with_dialog
from quinto_desktop.window.history.numbers import Counted, told_estimate
from quinto_desktop.window.history.statistics_content import Kind, Report, cases_of
from quinto_desktop.window.history.statistics_document import Document
from quinto_desktop.window.look.appearance import table_signs
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.text.translation import fill, translate

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""With these a cell begins that a spreadsheet would reckon out; names are typed by anybody."""


def export(
    parent: QWidget, kind: Kind, report: Report, told: Sequence[str], theme: Theme
) -> str | None:
    """Ask for a file, and write the statistics into it.

    Returns:
        The result, in a sentence or two; None if the user cancelled.
    """
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
    return save_with_dialog(
        parent,
        translate("Statistics", "Export the statistics"),
        kind.pattern,
        f"{name}.{kind.name.lower()}",
        make[kind](),
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
    everything = translate("Statistics", "Everything")
    for headline in report.headlines:
        yield [headline.title, everything, *_numbers(headline.counted)]
    for chart in report.charts:
        for line in (*chart.lines, *chart.more):
            yield [chart.title, line.label, *_numbers(line.counted)]
    for sentence in (*told, *report.streaks):
        yield [translate("Statistics", "Note"), sentence, "", "", "", "", ""]


def _numbers(counted: Counted) -> list[str]:
    count = _count(counted)
    estimate = told_estimate(counted)
    if estimate is None:
        return [count, str(cases_of(counted)), "", "", ""]
    ends = (estimate.mean, estimate.low, estimate.high)
    return [count, str(cases_of(counted)), *(f"{end:.4f}" for end in ends)]


def _count(counted: Counted) -> str:
    """What was counted: points, or how often something happened."""
    if isinstance(counted, Share):
        return str(counted.count)
    points = counted.total if isinstance(counted, Points) else counted.tenths / 10
    return f"{points:.2f}".rstrip("0").rstrip(".")
