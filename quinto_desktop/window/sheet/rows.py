"""The rows of the score sheet, and how they fold when height is short.

The lower part of the sheet depends on its size and on what is wanted on it, never on what has been
scored: so the score keeps its place. What it leaves is shared by the quints and the tricks. They
shrink in this order: older deals become one line each, oldest first; then they share one line; then
the rows move closer and the first quints of the deal on the table become one line; finally that
deal shares a line with the older ones. Once the game is won, the match comes before the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from quinto_desktop.rules import Quint, Side
from quinto_desktop.window.sheet.content import (
    DealLines,
    QuintLine,
    SheetContent,
    deal_hint,
    deal_label,
    deal_range,
)
from quinto_desktop.window.sheet.figures import DealsFigure, QuintFigure, SheetFigure, StartFigure
from quinto_desktop.window.text.translation import fill, translate

PITCHES = (26.0, 22.0, 20.0, 18.5)
TIGHT_PITCH = 15.0
LOOSE_FOOT, TIGHT_FOOT = 1.25, 0.84
_RESERVED, _AMPLE = 5, 12  # rows of quints that have room: the looser foot, others


class Foot(NamedTuple):
    """The lower part of the sheet, below the score.

    Attributes:
        games: Whether each game of the match has a line, or only their sum.
        factor: The factor that compresses it, 1 for not at all.
        button: Whether a button replaces the table of this deal's quints.
        reserved: The least number of rows that must be left for the quints.
        tables: How many lines other tables have: 2, 1 or 0.
    """

    table: bool = False
    race: bool = False
    games: bool = True
    factor: float = 1.0
    button: bool = False
    reserved: int = _RESERVED
    tables: int = 0


class Plan(NamedTuple):
    """How much of the sheet is shown.

    Attributes:
        folded: The number of deals, from the oldest, with one line each.
        merged: The number of deals, from the oldest, that share one line.
        pitch: The distance between rows, in units of the design.
        kept: The most rows of quints the last deal may have.
    """

    foot: Foot = Foot()
    folded: int = 0
    merged: int = 0
    pitch: float = PITCHES[0]
    kept: int = 99


class SheetEntry(NamedTuple):
    """One side's half of a row: a label, a shorter one, and points.

    It is `fresh` if it has just been scored, `current` if it belongs to the deal on the table.
    """

    label: str
    short: str
    points: int
    hint: str
    figure: SheetFigure
    name: str
    quint: Quint | None = None
    fresh: bool = False
    current: bool = False


SheetRow: TypeAlias = tuple[SheetEntry | None, SheetEntry | None]


def feet(content: SheetContent) -> Iterator[Foot]:
    """The lower parts to choose from, the fullest first.

    Other tables push nothing out: their lines are given up first.
    """
    for foot in _feet(content):
        if content.tables is not None:
            if foot.table and foot.factor >= 1.0:
                yield foot._replace(tables=2)
            yield foot._replace(tables=1)
        yield foot


def _feet(content: SheetContent) -> Iterator[Foot]:
    has_race = content.race is not None and not content.is_over
    for with_race in (True, False) if has_race else (False,):
        yield Foot(table=True, race=with_race, factor=LOOSE_FOOT, reserved=_AMPLE)
        for factor in (1.0, TIGHT_FOOT):
            yield Foot(table=True, race=with_race, factor=factor)
    if content.is_over:
        yield Foot(reserved=3)
    else:
        if content.match is not None:
            yield Foot(table=True, games=False, factor=TIGHT_FOOT)
        yield Foot(games=False, button=True)
    yield Foot(games=False, reserved=1)


def plans(content: SheetContent, foot: Foot) -> Iterator[Plan]:
    """Ways to show the quints and tricks over a lower part, the fullest first.

    The last ones are each lower than the one before.
    """
    folds = list(_folds(max(0, len(content.deals) - 1)))
    for folded, merged in folds:
        for pitch in PITCHES:
            yield Plan(foot, folded, merged, pitch)
    rows = max((len(column) for deal in content.deals[-1:] for column in deal.quints), default=0)
    for kept in range(max(1, rows), 0, -1):
        yield Plan(foot, *folds[-1], TIGHT_PITCH, kept)
    deals = len(content.deals)
    if deals > 1:
        yield Plan(foot, deals, deals, TIGHT_PITCH, 1)


def counts(content: SheetContent, plan: Plan) -> tuple[int, int, int]:
    """Count a plan's rows of quints, their groups, and its rows of tricks.

    Equivalent to counting the results of `quint_rows` and `trick_rows`, but much faster: many
    plans are tried before one is shown.
    """
    start = 1 if any(content.start) else 0
    shared = 1 if plan.merged else 0
    folded = shared + max(0, plan.folded - plan.merged)
    full = []
    for deal in content.deals[max(plan.folded, plan.merged) :]:
        if any(deal.quints):
            full.append(min(plan.kept, max(map(len, deal.quints))))
    groups = start + (1 if folded else 0) + len(full)
    tricks = shared + sum(deal.tricks is not None for deal in content.deals[plan.merged :])
    return start + folded + sum(full), groups, tricks


def quint_rows(content: SheetContent, plan: Plan) -> list[list[SheetRow]]:
    """The rows of quints, in groups separated by thin rules."""
    groups: list[list[SheetRow]] = []
    if any(content.start):
        groups.append([_row([_start_entry(content, side) for side in Side])])
    folded = _folded_rows(content, plan, tricks=False)
    if folded:
        groups.append(folded)
    for deal in content.deals[max(plan.folded, plan.merged) :]:
        current = deal is content.deals[-1]
        ns, ew = (_quint_column(content, deal, side, plan.kept, current=current) for side in Side)
        if ns or ew:
            groups.append(list(zip_longest(ns, ew)))
    return groups


def _start_entry(content: SheetContent, side: Side) -> SheetEntry | None:
    # None if it started from zero.
    points, label = content.start[side], translate("ScoreSheet", "Start")
    figure = StartFigure(content.game, side)
    return _entry(content, side, label, points, figure, label) if points else None


def trick_rows(content: SheetContent, plan: Plan) -> list[SheetRow]:
    """The rows of counted tricks."""
    rows = _folded_rows(content, plan, tricks=True)[: 1 if plan.merged else 0]
    for deal in content.deals[plan.merged :]:
        if deal.tricks is not None:
            rows.append(_trick_row(content, deal, deal.tricks))
    return rows


def _folds(older: int) -> Iterator[tuple[int, int]]:
    for folded in range(older + 1):
        yield folded, 0
    for merged in range(2, older + 1):
        yield older, merged


def _folded_rows(content: SheetContent, plan: Plan, *, tricks: bool) -> list[SheetRow]:
    groups = [content.deals[: plan.merged]] if plan.merged else []
    groups.extend((deal,) for deal in content.deals[plan.merged : plan.folded])
    return [
        _row([_folded_entry(content, deals, side, tricks=tricks) for side in Side])
        for deals in groups
    ]


def _folded_entry(
    content: SheetContent, deals: tuple[DealLines, ...], side: Side, *, tricks: bool
) -> SheetEntry:
    numbers = tuple(deal.number for deal in deals)
    figure = DealsFigure(content.game, numbers, side, quints=not tricks, tricks=tricks)
    hint = "\n".join(deal_hint(deal, side) for deal in deals)
    points = sum((deal.trick_points if tricks else deal.points)[side] for deal in deals)
    entry = _entry(content, side, deal_label(deals), points, figure, hint)
    return entry._replace(short=deal_range(deals))


def _trick_row(content: SheetContent, deal: DealLines, tricks: tuple[str, str]) -> SheetRow:
    entries = []
    for side in Side:
        figure = DealsFigure(content.game, (deal.number,), side, quints=False)
        told = fill(translate("ScoreSheet", "tricks {count}"), count=tricks[side])
        points, hint = deal.trick_points[side], deal_hint(deal, side)
        entry = _entry(content, side, told, points, figure, hint)
        entries.append(entry._replace(label=tricks[side], short=tricks[side]))
    return _row(entries)


def _row(entries: Sequence[SheetEntry | None]) -> SheetRow:
    ns, ew = entries
    return ns, ew


def _quint_column(
    content: SheetContent, deal: DealLines, side: Side, rows: int, *, current: bool
) -> list[SheetEntry]:
    # The first quints share a line if they must.
    lines = deal.quints[side]
    surplus = len(lines) - rows + 1 if len(lines) > rows else 0
    entries = []
    if surplus:
        points = sum(line.quint.points for line in lines[:surplus])
        label = fill(translate("ScoreSheet", "{count} quints"), count=surplus)
        hint = "\n".join(line.spoken for line in lines[:surplus])
        figure = DealsFigure(content.game, (deal.number,), side, tricks=False)
        entries.append(_entry(content, side, label, points, figure, hint))
    for line in lines[surplus:]:
        entries.append(_quint_entry(content, deal.number, side, line, current=current))
    return entries


def _quint_entry(
    content: SheetContent, deal: int, side: Side, line: QuintLine, *, current: bool
) -> SheetEntry:
    quint, label = line.quint, line.label
    figure = QuintFigure(content.game, deal, quint)
    text = translate("ScoreSheet", "{side}: {what}")
    name = fill(text, side=content.titles[side], what=line.spoken)
    spoken, points = line.spoken, quint.points
    return SheetEntry(label, label, points, spoken, figure, name, quint, line.fresh, current)


def _entry(
    content: SheetContent, side: Side, label: str, points: int, figure: SheetFigure, hint: str
) -> SheetEntry:
    text = translate("ScoreSheet", "{side}, {what}: {points}")
    name = fill(text, side=content.titles[side], what=label, points=points)
    return SheetEntry(label, label, points, hint, figure, name)
