"""The part of the score sheet that tells of the match: the games so far, and what they come to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from quinto_desktop.rules import Side
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.panels.figures import MatchFigure
from quinto_desktop.window.panels.match_table import MatchRow, MatchTable, RowKind
from quinto_desktop.window.panels.sheet_content import SheetContent
from quinto_desktop.window.panels.sheet_items import width_of
from quinto_desktop.window.panels.sheet_page import CENTRE, RIGHT, Page
from quinto_desktop.window.panels.sheet_rows import Plan

translate = QCoreApplication.translate

_HEAD_HEIGHT = 24.0
_NAMES_HEIGHT = 17.0
_FOOT_GAP = 10.0
_PITCH = 19.0


def match_height(page: Page, content: SheetContent, plan: Plan) -> float:
    """How high this part is; nothing without a table."""
    table = _shown(content, plan)
    if table is None:
        return 0.0
    units = _HEAD_HEIGHT + _FOOT_GAP + (0 if table.of_sides else _NAMES_HEIGHT)
    return units * page.down + len(table.rows) * _pitch(page, plan)


def put_match(page: Page, content: SheetContent, plan: Plan, top: float) -> None:
    """Put this part on a page, from a height down."""
    table = _shown(content, plan)
    if table is None:
        return
    head = QRectF(page.left, top + 2 * page.down, page.width, 18 * page.down)
    page.capitals(head, table.title.upper(), 11, "b", 1.5 * page.across)
    if table.note:
        page.hints.append((head, table.note))
    top += _HEAD_HEIGHT * page.down
    page.rule(top - 2 * page.down, page.theme.rule, 0.9)
    if table.of_sides:
        _put_sides(page, table, top, _pitch(page, plan))
    else:
        _put_players(page, table, top, _pitch(page, plan))


def _shown(content: SheetContent, plan: Plan) -> MatchTable | None:
    if content.match is None or plan.games:
        return content.match
    return content.match.in_short()


def _pitch(page: Page, plan: Plan) -> float:
    return page.pitch(min(_PITCH, plan.pitch))


def _put_sides(page: Page, table: MatchTable, top: float, pitch: float) -> None:
    """Put each row in the columns of both sides."""
    for row in table.rows:
        if row.kind is RowKind.SUM and row is not table.rows[0]:
            page.rule(top, page.theme.rule, 0.6, 6 * page.across)
        for side in Side:
            place = page.column(side, top, pitch)
            if row.cells[side]:
                _put_half(page, table, row, side, place)
        page.upright(top, top + pitch)
        top += pitch


def _put_half(page: Page, table: MatchTable, row: MatchRow, side: Side, place: QRectF) -> None:
    unit = page.across
    page.ask(place, MatchFigure(row.number, side), _name(table, row, side), row.spoken)
    inside = place.adjusted(8 * unit, 0, -10 * unit, 0)
    is_sum = row.kind is RowKind.SUM
    style = "sb" if is_sum or row.won[side] else "s"
    colour = page.side_colour(side) if is_sum else ""
    figure = row.cells[side]
    page.text(inside, figure, 14, style, colour, align=RIGHT)
    inside.setRight(inside.right() - width_of(figure, page.type.font(14, style)) - 3 * unit)
    if row.won[side] and row.kind is RowKind.GAME:
        page.crown(inside.right() - 7 * unit, place.center().y(), 14 * unit)
        inside.setRight(inside.right() - 17 * unit)
    remark = row.remark if row.won[side] else ""
    texts = [row.label, row.short]
    if remark:
        texts = [f"{label}, {remark}" for label in texts] + [remark]
    page.text(inside, _fitting(page, texts, inside.width()), 13, "si", page.theme.ink_secondary)


def _fitting(page: Page, texts: list[str], room: float) -> str:
    """The first text that fits as large as its neighbours; else the one that fits made smaller."""
    font = page.type.font(13, "si")
    fitting = (text for text in texts if width_of(text, font) <= room)
    return next(fitting, page.choose(texts, room, 13, "si"))


def _put_players(page: Page, table: MatchTable, top: float, pitch: float) -> None:
    """Put a column for each player, and before them what each row is."""
    labels, room = _labels(page, table)
    wide = (page.width - room) / len(table.heads)

    def column(place: int, at: float, height: float) -> QRectF:
        return QRectF(page.left + room + place * wide, at, wide, height).adjusted(2, 0, -2, 0)

    for place, name in enumerate(table.heads):
        head = column(place, top, _NAMES_HEIGHT * page.down)
        page.text(head, name, 12, "", page.theme.ink_secondary, CENTRE)
        page.hints.append((head, name))
    top += _NAMES_HEIGHT * page.down
    for row, label in zip(table.rows, labels, strict=True):
        line = QRectF(page.left, top, page.width, pitch)
        page.hints.append((line, row.spoken))
        if row.kind is RowKind.SUM and row is not table.rows[0]:
            page.rule(top, page.theme.rule, 0.6, 6 * page.across)
        page.text(line.adjusted(2, 0, 0, 0), label, 13, "si", page.theme.ink_secondary)
        for place, figure in enumerate(row.cells):
            strong = row.kind is RowKind.SUM or row.won[place]
            style = "sb" if strong else "s"
            rect = column(place, top, pitch)
            page.text(rect, figure, 14, style, align=CENTRE)
            page.ask(rect, MatchFigure(row.number, place), _name(table, row, place), row.spoken)
        top += pitch


def _labels(page: Page, table: MatchTable) -> tuple[list[str], float]:
    """What stands before the rows, short if the names need the room, and how wide that is."""
    font = page.type.font(13, "si")
    needed = max(width_of(name, page.type.font(12)) for name in table.heads) + 4
    for labels in ([row.label for row in table.rows], [row.short for row in table.rows]):
        room = max(width_of(label, font) for label in labels) + 4 * page.across
        if room + len(table.heads) * needed <= page.width:
            break
    return labels, room


def _name(table: MatchTable, row: MatchRow, column: int) -> str:
    """What a screen reader calls a figure."""
    text = translate("ScoreSheet", "{side}, {what}: {points}")
    return fill(text, side=table.heads[column], what=row.label, points=row.cells[column])
