"""The score sheet for other programs: as plain text in columns, and as HTML."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QMimeData

from quinto_desktop.rules import Side, Suit
from quinto_desktop.window.card_words import fill, title_case
from quinto_desktop.window.panels.match_table import MatchTable
from quinto_desktop.window.panels.sheet_content import (
    DealLines,
    QuintLine,
    SheetContent,
    deal_label,
)

translate = QCoreApplication.translate

_SIGNS = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠"}
_GAP = 2


class TextRow(NamedTuple):
    """A row of the sheet: for each column what it says, and the figure.

    Attributes:
        cells: What stands in the columns, text and figure in turn.
        is_head: Whether it begins a part of the sheet.
    """

    cells: tuple[str, ...]
    is_head: bool = False


def mime_of(content: SheetContent) -> QMimeData:
    """The sheet for the clipboard, as plain text and as HTML."""
    data = QMimeData()
    data.setText(as_text(content))
    data.setHtml(as_html(content))
    return data


def as_text(content: SheetContent) -> str:
    """The sheet in columns of characters of one width."""
    rows = list(_rows(content))
    table = _match_rows(content.match) if content.match is not None else []
    parts = ["\n".join(_titles(content)), _columns(rows)]
    if content.match is not None:
        parts.append(f"{content.match.title}\n{_columns(table)}")
    parts.append(f"{content.ending}.")
    return "\n\n".join(parts) + "\n"


def as_html(content: SheetContent) -> str:
    """The sheet as tables of HTML."""
    told = [f"<h1>{escape(_titles(content)[0])}</h1>"]
    told += [f"<p>{escape(line)}</p>" for line in _titles(content)[1:]]
    told.append(_table(list(_rows(content))))
    if content.match is not None:
        told.append(f"<h2>{escape(content.match.title)}</h2>")
        told.append(_table(_match_rows(content.match)))
    told.append(f"<p>{escape(content.ending)}.</p>")
    return "\n".join(told)


def _titles(content: SheetContent) -> list[str]:
    value = fill(translate("ScoreSheet", "A trick is worth {value}."), value=content.trick_value)
    return [translate("ScoreSheet", "QUINTO"), content.heading, content.variant[0], value]


def _rows(content: SheetContent) -> Iterator[TextRow]:
    """Both sides' quints, tricks and scores, every deal in full."""
    yield TextRow((content.titles[0], "", content.titles[1], ""), is_head=True)
    if any(content.members):
        yield TextRow((content.members[0], "", content.members[1], ""))
    yield TextRow((translate("ScoreSheet", "QUINTS"), "", "", ""), is_head=True)
    if any(content.start):
        start = [(translate("ScoreSheet", "Start"), str(points)) for points in content.start]
        yield TextRow(_flat(*(cell if cell[1] != "0" else ("", "") for cell in start)))
    for deal in content.deals:
        if len(content.deals) > 1 and any(deal.quints):
            yield TextRow((deal_label((deal,)), "", "", ""))
        ns, ew = (map(_quint_cells, deal.quints[side]) for side in Side)
        for left, right in zip_longest(ns, ew, fillvalue=("", "")):
            yield TextRow(_flat(left, right))
    yield TextRow((translate("ScoreSheet", "TRICKS"), "", "", ""), is_head=True)
    for deal in content.deals:
        if deal.tricks is not None:
            yield TextRow(_flat(*(_trick_cells(deal, deal.tricks, side) for side in Side)))
    score = translate("ScoreSheet", "SCORE")
    yield TextRow(_flat(*((score, str(points)) for points in content.scores)), is_head=True)


def _quint_cells(line: QuintLine) -> tuple[str, str]:
    sign = "" if line.quint.suit is None else f" {_SIGNS[line.quint.suit]}"
    return f"{line.label}{sign}", str(line.quint.points)


def _trick_cells(deal: DealLines, tricks: tuple[str, str], side: Side) -> tuple[str, str]:
    return tricks[side], str(deal.trick_points[side])


def _flat(left: tuple[str, str], right: tuple[str, str]) -> tuple[str, ...]:
    return (*left, *right)


def _match_rows(table: MatchTable) -> list[TextRow]:
    heads = [part for head in table.heads for part in ("", title_case(head))]
    rows = [TextRow(("", *heads[1::2]), is_head=True)]
    rows.extend(TextRow((row.label, *row.cells)) for row in table.rows)
    return rows


def _columns(rows: list[TextRow]) -> str:
    """Rows with every column as wide as its widest cell; figures stand on the right."""
    widths = [max(map(len, column)) for column in zip(*(row.cells for row in rows), strict=True)]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.rjust(width) if _is_figure(cell) else cell.ljust(width)
            for cell, width in zip(row.cells, widths, strict=True)
        ]
        line = (" " * _GAP).join(cells).rstrip()
        if row.is_head and lines:
            lines.append("-" * (sum(widths) + _GAP * (len(widths) - 1)))
        lines.append(line)
    return "\n".join(lines)


def _is_figure(cell: str) -> bool:
    return cell.lstrip("+−").isdigit()


def _table(rows: list[TextRow]) -> str:
    told = []
    for row in rows:
        kind = "th" if row.is_head else "td"
        cells = [
            f"<{kind} align='{'right' if _is_figure(cell) else 'left'}'>{escape(cell)}</{kind}>"
            for cell in row.cells
        ]
        told.append(f"<tr>{''.join(cells)}</tr>")
    return f"<table cellpadding='4'>{''.join(told)}</table>"
