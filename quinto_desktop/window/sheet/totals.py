"""The lower part of the score sheet: the match, the quints of this deal, and the race."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF

from quinto_desktop.game.aids.outlooks import QuintState
from quinto_desktop.rules import QuintKind, Side, Suit
from quinto_desktop.window.look.text_fitting import balanced_lines, wrapped_lines
from quinto_desktop.window.sheet.breakdown import TablesLines
from quinto_desktop.window.sheet.content import Cell, RaceLines, SheetAid, SheetContent
from quinto_desktop.window.sheet.figures import (
    MatchFigure,
    MatchRow,
    MatchTable,
    QuintFigure,
    QuintsFigure,
    RaceFigure,
    RowKind,
    TablesFigure,
)
from quinto_desktop.window.sheet.page import CENTRE, RIGHT, Box, Rule, SheetPage, width_of
from quinto_desktop.window.sheet.rows import TIGHT_PITCH, Foot
from quinto_desktop.window.text.translation import fill, translate

_TABLE_HEIGHT = 158.0
_LEGEND_HEIGHT = 19.0
_RACE_HEIGHT = 84.0
_RACE_LINES = 3
_FOOT_HEIGHT = 18.0
_TABLES_GAPS = 8.0
_AFTER_FOLD = 8.0
_HEAD_HEIGHT = 24.0
_NAMES_HEIGHT = 17.0
_FOOT_GAP = 10.0
_PITCH = 19.0
_NARROW = 0.75  # how far letters may be condensed before the quint's name is dropped
_COLUMNS = (QuintKind.FIVE, QuintKind.ACE_FOUR, QuintKind.TWO_THREE)
_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


def foot_height(page: SheetPage, content: SheetContent, foot: Foot) -> float:
    """The height of the lower part, from the foot of the paper."""
    units = 0.0
    if foot.table:
        units += _TABLE_HEIGHT + (_LEGEND_HEIGHT if content.legend else 0.0)
    if foot.race:
        units += _RACE_HEIGHT
    fold = _fold_height(page) if foot.button else 0.0
    gap = _FOOT_HEIGHT * page.across
    units *= foot.factor
    return fold + units * page.down + _tables_height(page, foot) + page.button_height + gap


def shown_aids(content: SheetContent, foot: Foot) -> frozenset[SheetAid]:
    """The wanted aids that a lower part shows."""
    shown = {SheetAid.RADAR: foot.table and content.legend is not None, SheetAid.RACE: foot.race}
    return frozenset(aid for aid, is_shown in shown.items() if is_shown)


def put_foot(page: SheetPage, content: SheetContent, foot: Foot) -> None:
    """Place the lower part on a page."""
    page.aids = shown_aids(content, foot)
    top = page.paper.bottom() - foot_height(page, content, foot)
    down = foot.factor * page.down
    if foot.race and content.race is not None:
        _put_race(page, content, content.race, top, down)
        top += _RACE_HEIGHT * down
    if content.tables is not None and foot.tables:
        _put_tables(page, content.tables, foot, top)
        top += _tables_height(page, foot)
    if foot.table:
        _put_table(page, content, top, down)
    if foot.button:
        _put_fold(page, content, top)
    bottom = page.paper.bottom() - _FOOT_HEIGHT * page.across - page.button_height
    gap = 10 * page.across
    width = (page.width - gap) / 2
    page.buttons = (
        QRectF(page.left, bottom, width, page.button_height),
        QRectF(page.right - width, bottom, width, page.button_height),
    )


def _tables_height(page: SheetPage, foot: Foot) -> float:
    if not foot.tables:
        return 0.0
    return _TABLES_GAPS * page.down + foot.tables * page.pitch(_PITCH)


def _put_tables(page: SheetPage, tables: TablesLines, foot: Foot, top: float) -> None:
    latest = tables.latest if foot.tables > 1 else None
    rows = [*filter(None, [latest]), tables.total]
    unit, pitch = page.across, page.pitch(_PITCH)
    page.rule(top, page.theme.rule, 0.9)
    for number, row in enumerate(rows):
        place = QRectF(page.left, top + 2 * page.down + number * pitch, page.width, pitch)
        inside = place.adjusted(2 * unit, 0, -2 * unit, 0)
        style = "sb" if row is tables.total else "s"
        page.text(inside, row.figure, 14, style, align=RIGHT)
        inside.setRight(inside.right() - width_of(row.figure, page.font(14, style)) - 3 * unit)
        label = _fitting(page, [*row.labels], inside.width())
        page.text(inside, label, 13, "si", page.theme.ink_secondary)
        page.ask(place, TablesFigure(), f"{row.labels[0]}: {row.figure}", tables.spoken)


def _put_table(page: SheetPage, content: SheetContent, top: float, down: float) -> None:
    head = QRectF(page.left, top, page.width, 18 * down)
    page.capitals(head, content.table_head, 12, "b", 1.5 * page.across)
    top += 20 * down
    step, height = 25 * down, 22 * down
    wide = (page.width - 40 * page.across) / 3
    first = page.left + 44 * page.across
    cells = {(cell.quint.suit, cell.quint.kind): cell for cell in content.cells}
    for line, suit in enumerate(_SUITS):
        y = top + line * step
        page.pip(suit, page.left + 8 * page.across, y + height / 2, 14 * page.across)
        _put_worth(page, cells[suit, QuintKind.FIVE].quint.points, y, height)
        for place, kind in enumerate(_COLUMNS):
            rect = QRectF(first + place * wide, y, wide - 5 * page.across, height)
            _put_cell(page, content, cells[suit, kind], rect)
    y = top + 4 * step
    royal = cells[None, QuintKind.ROYAL]
    page.crown(page.left + 8 * page.across, y + height / 2, 18 * page.across)
    _put_worth(page, royal.quint.points, y, height)
    _put_cell(page, content, royal, QRectF(first, y, 3 * wide - 5 * page.across, height))
    if content.legend:
        strip = QRectF(page.left, y + step, page.width, (_LEGEND_HEIGHT - 2) * down)
        _put_legend(page, content.legend, strip)


def _put_legend(page: SheetPage, texts: tuple[str, str], line: QRectF) -> None:
    # Only we, or only they, can still score a quint so marked.
    half, sign = line.width() / 2, 22 * page.across
    for place, (text, side) in enumerate(zip(texts, page.sides, strict=True)):
        start = line.left() + place * half
        box = QRectF(start, line.top() + 1, sign, line.height() - 2)
        page.items.append(Box(box, 4 * page.across, None, page.theme.rule))
        _put_mark(page, side, box)
        words = QRectF(
            box.right() + 6 * page.across, line.top(), half - sign - 10 * page.across, line.height()
        )
        page.text(words, text, 12, "", page.theme.ink_secondary)


def _put_mark(page: SheetPage, side: Side, cell: QRectF) -> None:
    # A bar at the cell's foot, hatched for the second side.
    foot = cell.adjusted(1.2, 0, -1.2, -1.2)
    foot.setTop(foot.bottom() - max(3.0, 0.17 * cell.height()))
    colour = page.side_colour(side)
    page.items.append(Box(foot, 2, colour, hatched=side is page.sides[1]))


def _fold_height(page: SheetPage) -> float:
    return page.button_height + _AFTER_FOLD * page.down


def _put_fold(page: SheetPage, content: SheetContent, top: float) -> None:
    rect = QRectF(page.left, top, page.width, page.button_height)
    text = translate("ScoreSheet", "Quints of this deal")
    page.items.append(Box(rect, 6 * page.across, None, page.theme.rule, 1.0))
    page.text(rect.adjusted(4, 0, -4, 0), text, 13, "b", align=CENTRE)
    if content.deals:
        page.ask(rect, QuintsFigure(), text)


def _put_worth(page: SheetPage, points: int, y: float, height: float) -> None:
    rect = QRectF(page.left + 16 * page.across, y, 22 * page.across, height)
    page.text(rect, str(points), 13, "s", align=RIGHT)


def _put_cell(page: SheetPage, content: SheetContent, cell: Cell, rect: QRectF) -> None:
    theme, radius = page.theme, 4 * page.across
    if content.deals:
        figure = QuintFigure(content.game, content.deals[-1].number, cell.quint)
        page.ask(rect, figure, cell.spoken)
    else:
        page.hints.append((rect, cell.spoken))
    is_royal = cell.quint.kind is QuintKind.ROYAL
    label = translate("ScoreSheet", "Quint Royal") if is_royal else cell.label
    if cell.state in (QuintState.NS, QuintState.EW):
        side = Side.NS if cell.state is QuintState.NS else Side.EW
        colour = page.side_colour(side)
        page.items.append(Box(rect, radius, colour, colour))
        short = content.marks[side]
        text = fill(translate("ScoreSheet", "{quint}  {side}"), quint=label, side=short)
        room = (rect.width() - 4) / _NARROW
        text = page.choose((text, text.replace("  ", " "), short), room, 13, "sb")
        page.text(rect.adjusted(1, 0, -1, 0), text, 13, "sb", theme.white_on_colour, CENTRE)
    elif cell.lost:
        page.text(rect, label, 13, "s", theme.ink_secondary, CENTRE)
        half = width_of(label, page.font(13, "s")) / 2 + 4 * page.across
        middle = rect.center()
        stroke = QLineF(middle.x() - half, middle.y() + 0.5, middle.x() + half, middle.y() + 0.5)
        page.items.append(Rule(stroke, theme.ink_secondary, 1.3))
    else:
        on_table = cell.state is QuintState.ON_TABLE
        fill_colour, edge_width = (theme.gilt, 1.8) if on_table else (None, 1.0)
        page.items.append(Box(rect, radius, fill_colour, theme.rule, edge_width))
        if cell.only is not None:
            _put_mark(page, cell.only, rect)
            rect = rect.adjusted(0, 0, 0, -0.14 * rect.height())
        page.text(rect, label, 13, "sb", align=CENTRE)


def _put_race(
    page: SheetPage, content: SheetContent, race: RaceLines, top: float, down: float
) -> None:
    for side in content.sides:
        track = page.column(side, top, 10 * down).adjusted(6 * page.across, 0, -6 * page.across, 0)
        _put_bar(page, content, side, track)
    place = QRectF(page.left, top + 16 * down, page.width, 60 * down)
    step = min(place.height() / _RACE_LINES, page.line_height(13))
    page.hints.append((place, race.spoken))
    for pixels in (13, 12, 11):
        lines = wrapped_lines(race.text, page.font(pixels), page.width)
        if len(lines) <= _RACE_LINES:
            lines = balanced_lines(race.text, page.font(pixels), page.width)
            break
    else:
        lines = wrapped_lines(race.brief, page.font(pixels), page.width)[:_RACE_LINES]
    y = place.top() + (place.height() - len(lines) * step) / 2
    for line in lines:
        page.text(QRectF(place.left(), y, place.width(), step), line, pixels, "", align=CENTRE)
        y += step


def _put_bar(page: SheetPage, content: SheetContent, side: Side, track: QRectF) -> None:
    edge = page.theme.rule
    page.items.append(Box(QRectF(track), track.height() / 2, page.theme.race_ground, edge, 0.8))
    page.target = content.target
    if content.scores[side] > 0:
        page.bars[side] = len(page.items)
        page.items.append(page.bar(side, content.scores[side]))
    page.ask(track, RaceFigure(), content.told_score(side))


def match_height(page: SheetPage, content: SheetContent, foot: Foot) -> float:
    """The height of the match table; 0 without one."""
    table = _shown(content, foot)
    if table is None:
        return 0.0
    units = _HEAD_HEIGHT + _FOOT_GAP + (0 if table.of_sides else _NAMES_HEIGHT)
    return units * page.down + len(table.rows) * _pitch(page, foot)


def put_match(page: SheetPage, content: SheetContent, foot: Foot, top: float) -> None:
    """Place the match table on a page, from a height down."""
    table = _shown(content, foot)
    if table is None:
        return
    head = QRectF(page.left, top + 2 * page.down, page.width, 18 * page.down)
    page.capitals(head, table.title.upper(), 12, "b", 1.5 * page.across)
    if table.note:
        page.hints.append((head, table.note))
    top += _HEAD_HEIGHT * page.down
    page.rule(top - 2 * page.down, page.theme.rule, 0.9)
    if table.of_sides:
        _put_sides(page, table, top, _pitch(page, foot))
    else:
        _put_players(page, table, top, _pitch(page, foot))


def _shown(content: SheetContent, foot: Foot) -> MatchTable | None:
    if content.match is None or foot.games:
        return content.match
    return content.match.in_short()


def _pitch(page: SheetPage, foot: Foot) -> float:
    return page.pitch(_PITCH if foot.games else TIGHT_PITCH)


def _put_sides(page: SheetPage, table: MatchTable, top: float, pitch: float) -> None:
    for row in table.rows:
        if row.kind is RowKind.SUM and row is not table.rows[0]:
            page.rule(top, page.theme.rule, 0.6, 6 * page.across)
        for column, side in enumerate(page.sides):
            if row.cells[column]:
                _put_half(page, table, row, column, page.column(side, top, pitch))
        page.upright(top, top + pitch)
        top += pitch


def _put_half(
    page: SheetPage, table: MatchTable, row: MatchRow, column: int, place: QRectF
) -> None:
    unit = page.across
    page.ask(place, MatchFigure(row.number, column), _name(table, row, column), row.spoken)
    inside = place.adjusted(8 * unit, 0, -10 * unit, 0)
    is_sum = row.kind is RowKind.SUM
    style = "sb" if is_sum or row.won[column] else "s"
    colour = page.side_colour(page.sides[column]) if is_sum else ""
    figure = row.cells[column]
    page.text(inside, figure, 14, style, colour, align=RIGHT)
    inside.setRight(inside.right() - width_of(figure, page.font(14, style)) - 3 * unit)
    if row.won[column] and row.kind is RowKind.GAME:
        page.crown(inside.right() - 7 * unit, place.center().y(), 14 * unit)
        inside.setRight(inside.right() - 17 * unit)
    remark = row.remark if row.won[column] else ""
    texts = [row.label, row.short]
    if remark:
        texts = [f"{label}, {remark}" for label in texts] + [remark]
    page.text(inside, _fitting(page, texts, inside.width()), 13, "si", page.theme.ink_secondary)


def _fitting(page: SheetPage, texts: list[str], room: float) -> str:
    # The first text that fits at its neighbours' size, else the first that fits when shrunk.
    font = page.font(13, "si")
    fitting = (text for text in texts if width_of(text, font) <= room)
    return next(fitting, page.choose(texts, room, 13, "si"))


def _put_players(page: SheetPage, table: MatchTable, top: float, pitch: float) -> None:
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


def _labels(page: SheetPage, table: MatchTable) -> tuple[list[str], float]:
    # They are short if the names need the room.
    font = page.font(13, "si")
    needed = max(width_of(name, page.font(12)) for name in table.heads) + 4
    for labels in ([row.label for row in table.rows], [row.short for row in table.rows]):
        room = max(width_of(label, font) for label in labels) + 4 * page.across
        if room + len(table.heads) * needed <= page.width:
            break
    return labels, room


def _name(table: MatchTable, row: MatchRow, column: int) -> str:
    text = translate("ScoreSheet", "{side}, {what}: {points}")
    return fill(text, side=table.heads[column], what=row.label, points=row.cells[column])
