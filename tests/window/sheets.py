"""Score sheets of whole matches, and what stands on one."""

from __future__ import annotations

import random
from html.parser import HTMLParser

import pytest
from kit import *
from PySide6.QtPrintSupport import QPrintDialog

from quinto_desktop.window.sheet.content import SheetContent
from quinto_desktop.window.sheet.ledger import Ledger, LedgerLook

RULES = {
    "a game of four": RuleOptions(),
    "a rubber with stakes": replace(Preset.HANDBOOK.rules(), stakes=2),
    "rubber points": replace(RuleOptions(), match=MatchForm.RUBBER_POINTS, stakes=1),
    "a round with dummy": replace(Preset.PARLETT.rules(Form.DUMMY), stakes=2),
    "two players": Preset.PARLETT.rules(Form.TWO),
}


def played(rules: RuleOptions, seed: int = 4) -> tuple[Step, ...]:
    """A whole match, its cards chosen at random."""
    session = Session(numbered_game(usual_players(rules.form), rules, seed=seed))
    choices = random.Random(seed)
    while session.state.phase is not Phase.MATCH_OVER:
        act(session, choices)
    return session.steps


def contents(name: str) -> list[SheetContent]:
    """What South's sheet says in the middle of each deal of a match, after it, and at the end."""
    steps = played(RULES[name])
    ends = [
        number
        for number, step in enumerate(steps, 1)
        if step.after.deals_finished > step.before.deals_finished
    ]
    moments = sorted({number - 9 for number in ends} | {*ends, len(steps)})
    return [content_after(steps[length - 1]) for length in moments]


def content_after(step: Step) -> SheetContent:
    """What South's sheet says after a step."""
    state = step.after
    names = tuple(player.name for player in usual_players(state.rules.form))
    return content_of(observe(state, Seat.S), Speaker(names, Seat.S, state.seating, state.dummy))


def ledger_of(content: SheetContent, *, in_full: bool = False) -> Ledger:
    """The ledger as it stands on the slip, or on paper."""
    return Ledger(content, LedgerLook(BAIZE, in_full=in_full))


def words_of(content: SheetContent, *, in_full: bool = False) -> list[str]:
    """Every word and figure of the ledger, from the top."""
    text = ledger_of(content, in_full=in_full).toPlainText()
    return text.replace("\N{OBJECT REPLACEMENT CHARACTER}", " ").split()


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
    tricks = [str(deal.trick_points(side)) for deal in deals if deal.won for side in Side]
    match = [cell for row in content.match.rows for cell in row.cells] if content.match else []
    return [*quints, *tricks, *map(str, content.scores), *filter(None, match)]


def choose_print_file(monkeypatch: pytest.MonkeyPatch, file: Path | None) -> None:
    """Let the person choose a file to print to, or cancel if it is None."""
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
