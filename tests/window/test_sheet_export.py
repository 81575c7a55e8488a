"""The score sheet copied and printed: all its figures, and a word about what came of it."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest
from pages import new_sheet
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from test_breakdowns import RULES, builder_at, moments, played

from quinto_desktop.rules import RuleOptions
from quinto_desktop.window.look.theme import LIGHT
from quinto_desktop.window.sheet.content import SheetContent, content_of
from quinto_desktop.window.sheet.export import (
    as_html,
    as_text,
    copy_sheet,
    items_on_paper,
    print_content,
    print_sheet,
)
from quinto_desktop.window.sheet.figures import QuintFigure
from quinto_desktop.window.sheet.layout import full_height, lay_out
from quinto_desktop.window.sheet.page import Text
from quinto_desktop.window.sheet.sheet import ScoreSheet

pytestmark = [
    pytest.mark.qt_log_ignore("QPainter::begin"),
    pytest.mark.usefixtures("qapp"),
]


def contents(name: str) -> list[SheetContent]:
    steps = played(RULES[name])
    reckoners = [builder_at(steps, length) for length in moments(steps)]
    return [content_of(builder.observation, builder.speaker) for builder in reckoners]


class Cells(HTMLParser):
    """Reads the cells of all tables."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.cells: list[str] = []
        self.feed(text)

    def handle_data(self, data: str) -> None:
        self.cells.append(data)


def figures_of(content: SheetContent) -> list[str]:
    """Every figure that belongs on a copy."""
    deals = content.deals
    quints = [str(line.quint.points) for deal in deals for side in deal.quints for line in side]
    tricks = [str(points) for deal in deals if deal.tricks for points in deal.trick_points]
    match = [cell for row in content.match.rows for cell in row.cells] if content.match else []
    return [*quints, *tricks, *map(str, content.scores), *filter(None, match)]


@pytest.mark.parametrize("name", RULES)
def test_a_copy_has_every_figure(name: str) -> None:
    for content in contents(name):
        words, cells = as_text(content).split(), Cells(as_html(content)).cells
        for figure in figures_of(content):
            words.remove(figure)
            cells.remove(figure)


def test_the_columns_are_straight() -> None:
    for content in contents("a rubber with stakes"):
        for part in as_text(content).split("\n\n")[1:-1]:
            lines = [line for line in part.split("\n") if line[:1] != "-" and "  " in line]
            ends = {len(line) for line in lines if line[-1:].isdigit()}
            assert len(ends) <= 2, part  # a side may have fewer lines


def test_names_cannot_break_the_html() -> None:
    (content, *_) = contents("a game of four")
    odd = content._replace(members=("<b> & Ada", "Clara & Bertram"))
    assert "&lt;b&gt; &amp; Ada" in as_html(odd)


@pytest.fixture
def sheet(qtbot: QtBot) -> ScoreSheet:
    steps = played(RuleOptions())
    builder = builder_at(steps, len(steps))
    widget = new_sheet()
    qtbot.addWidget(widget)
    widget.show_observation(builder.observation, builder.speaker)
    return widget


def test_the_clipboard_has_text_and_html(sheet: ScoreSheet) -> None:
    told: list[str] = []
    copy_sheet(sheet, told.append)
    data = QGuiApplication.clipboard().mimeData()
    assert sheet.content is not None
    assert data.text() == as_text(sheet.content)
    assert "<table" in data.html()
    assert told == ["Score sheet copied."]


@pytest.mark.parametrize("name", RULES)
def test_every_deal_is_printed_in_full(name: str) -> None:
    for content in contents(name):
        high = full_height(content, LIGHT, 282)
        page = lay_out(content, LIGHT, QSizeF(282, high + 1))
        assert len(page.marked) == sum(map(len, content.deals[-1].quints))
        quints = [spot for spot in page.spots if isinstance(spot.figure, QuintFigure)]
        listed = sum(len(side) for deal in content.deals for side in deal.quints)
        assert len(quints) == listed + len(content.cells)


@pytest.mark.parametrize("name", RULES)
def test_nothing_is_printed_beside_the_sheet(name: str) -> None:
    size = QSizeF(282, 900)
    for item in items_on_paper(contents(name)[-1], size):
        if isinstance(item, Text):
            assert item.font.letterSpacing() == 0, item.text  # on paper Qt doubles it
            assert 12 < item.ink().left() < item.ink().right() < 270, item.text


@pytest.mark.parametrize("name", RULES)
def test_it_is_printed_on_one_page(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "sheet.pdf"))

    assert print_content(printer, contents(name)[-1])

    made = (tmp_path / "sheet.pdf").read_bytes()
    assert made.startswith(b"%PDF")
    assert made.count(b"/Type /Page\n") == 1


def choose(monkeypatch: pytest.MonkeyPatch, file: Path | None) -> None:
    """Let the person choose a file to print to, or cancel."""
    printers: list[QPrinter] = []

    def begin(_dialog: QPrintDialog, printer: QPrinter, _parent: QWidget) -> None:
        printers.append(printer)

    def run(_dialog: QPrintDialog) -> int:
        if file is not None:
            printers[-1].setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printers[-1].setOutputFileName(str(file))
        return int(file is not None)

    monkeypatch.setattr(QPrintDialog, "__init__", begin)
    monkeypatch.setattr(QPrintDialog, "exec", run)
    monkeypatch.setattr(QPrintDialog, "deleteLater", lambda _dialog: None)


def test_one_is_told_where_it_was_printed(
    sheet: ScoreSheet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[str] = []
    choose(monkeypatch, tmp_path / "sheet.pdf")
    print_sheet(sheet, told.append)
    assert told == [f"Printed to “{tmp_path / 'sheet.pdf'}”."]

    choose(monkeypatch, tmp_path / "nowhere" / "sheet.pdf")
    print_sheet(sheet, told.append)
    assert "could not be written" in told[-1]

    choose(monkeypatch, None)
    print_sheet(sheet, told.append)
    assert len(told) == 2
