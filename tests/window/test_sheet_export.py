"""The score sheet copied and printed: all its figures, and a word about what came of it."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtPrintSupport import QPrinter
from sheets import RULES, Cells, choose_print_file, contents, figures_of, played, words_of
from tabling import make_table

from quinto_desktop.window.sheet.export import (
    as_html,
    as_text,
    copy_sheet,
    on_paper,
    print_content,
    print_sheet,
)
from quinto_desktop.window.sheet.sheet import ScoreSheet

pytestmark = [pytest.mark.qt_log_ignore("QPainter::begin"), pytest.mark.usefixtures("qapp")]


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
    state = played(RuleOptions())[-1].after
    sheet = ScoreSheet(make_table(qtbot))
    names = ("You", "Ada", "Bertram", "Clara")
    sheet.show_observation(observe(state, Seat.S), Speaker(names, Seat.S, state.seating))
    return sheet


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
        words = words_of(content, in_full=True)
        for figure in figures_of(content):
            words.remove(figure)


@pytest.mark.parametrize("name", RULES)
def test_nothing_is_printed_beside_the_column(name: str) -> None:
    document = on_paper(contents(name)[-1])
    assert document.idealWidth() <= document.textWidth() + 1


@pytest.mark.parametrize("name", RULES)
def test_it_is_printed_on_a_few_pages(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "sheet.pdf"))

    assert print_content(printer, contents(name)[-1])

    made = (tmp_path / "sheet.pdf").read_bytes()
    assert made.startswith(b"%PDF")
    assert 1 <= made.count(b"/Type /Page\n") <= 2


def test_one_is_told_where_it_was_printed(
    sheet: ScoreSheet, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    choose_print_file(monkeypatch, tmp_path / "sheet.pdf")
    print_sheet(sheet, window, told.append)
    assert told == [f"Printed to “{tmp_path / 'sheet.pdf'}”."]

    choose_print_file(monkeypatch, tmp_path / "nowhere" / "sheet.pdf")
    print_sheet(sheet, window, told.append)
    assert "could not be written" in told[-1]

    choose_print_file(monkeypatch, None)
    print_sheet(sheet, window, told.append)
    assert len(told) == 2
