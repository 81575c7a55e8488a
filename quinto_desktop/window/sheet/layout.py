"""Lays out the score sheet: one list of things to paint for one size.

The upper part flows from the top, the lower part is anchored at the foot, and the space between is
reserved for quints still to come, so nothing below them moves when one is scored.
"""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QLineF, QRectF, QSizeF

from quinto_desktop.window.look.theme import Theme, text_zoom
from quinto_desktop.window.sheet.content import SheetContent
from quinto_desktop.window.sheet.figures import GameFigure, SourceFigure, TrickValueFigure
from quinto_desktop.window.sheet.page import CENTRE, RIGHT, Box, Rule, SheetPage, heavier, width_of
from quinto_desktop.window.sheet.rows import (
    PITCHES,
    TIGHT_PITCH,
    Foot,
    Plan,
    SheetEntry,
    SheetRow,
    counts,
    feet,
    plans,
    quint_rows,
    trick_rows,
)
from quinto_desktop.window.sheet.totals import foot_height, match_height, put_foot, put_match
from quinto_desktop.window.text.translation import fill, title_case, translate

_SECTION_HEIGHT = 21.0
_TOTALS_HEIGHT = 74.0
_GROUP_GAP = 4.0
_MEMBERS, _SMALL = 12.5, 12.0
_BETWEEN = " · "
_RULES_HEIGHT = 15.0
_ZOOM_STEP = 0.9
_TRICK_VALUES = (5, 10, 20)


def lay_out(
    content: SheetContent, theme: Theme, size: QSizeF, *, mirrored: bool = False
) -> SheetPage:
    """Lay out the whole sheet on a page of a size in pixels, folded as little as possible.

    A mirrored page runs from right to left.
    """
    page, plan = _choose(content, theme, size)
    _put_paper(page)
    top = _put_head(page, content)
    foot = page.paper.bottom() - _foot_height(page, content, plan.foot)
    _put_scores(page, content, plan, top, foot)
    put_match(page, content, plan.foot, foot)
    put_foot(page, content, plan.foot)
    weight = theme.weight * max(1.0, 0.85 * page.across)
    page.items = [heavier(item, weight) for item in page.items]
    if mirrored:
        page.mirror()
    return page


def full_height(content: SheetContent, theme: Theme, width: float) -> float:
    """The height a widget of this width needs to show the page in full."""
    page = SheetPage(theme, QSizeF(width, width), text_zoom(), content.sides)
    margins = width - page.paper.height()
    foot = next(feet(content))
    whole = _height(page, content, next(plans(content, foot)))
    return margins + _head_height(page, content) + max(whole, _least_height(page, content, foot))


def _choose(content: SheetContent, theme: Theme, size: QSizeF) -> tuple[SheetPage, Plan]:
    # It leaves room for a usual deal; more is folded.
    zoom, feet_there = text_zoom(), list(feet(content))
    while True:
        page = SheetPage(theme, size, zoom, content.sides)
        room = page.paper.height() - _head_height(page, content)
        for foot in feet_there if zoom == 1.0 else feet_there[:-1]:
            if _least_height(page, content, foot) <= room:
                break
        else:
            if zoom > 1.0:
                zoom = max(1.0, zoom * _ZOOM_STEP)
                continue
        break
    for plan in plans(content, foot):
        if _height(page, content, plan) <= room:
            break
    return page, plan


def _least_height(page: SheetPage, content: SheetContent, foot: Foot) -> float:
    rows = foot.reserved * page.pitch(PITCHES[-1] if foot.reserved > 1 else TIGHT_PITCH)
    return rows + _fixed_height(page, foot, 1) + _foot_height(page, content, foot)


def _foot_height(page: SheetPage, content: SheetContent, foot: Foot) -> float:
    return foot_height(page, content, foot) + match_height(page, content, foot)


def _fixed_height(page: SheetPage, foot: Foot, tricks: int) -> float:
    units = 2 * _SECTION_HEIGHT + _TOTALS_HEIGHT + 17
    return _rows_of_tricks(foot, tricks) * page.pitch(TIGHT_PITCH) + units * page.down


def _rows_of_tricks(foot: Foot, tricks: int) -> int:
    # One is kept before any are counted, if there is room.
    return max(tricks, 1 if foot.reserved > 1 else 0)


def _height(page: SheetPage, content: SheetContent, plan: Plan) -> float:
    quints, groups, tricks = counts(content, plan)
    rows = max(1, quints) * page.pitch(plan.pitch) + groups * _GROUP_GAP * page.down
    wider = page.pitch(plan.pitch) - page.pitch(TIGHT_PITCH)
    extra = _rows_of_tricks(plan.foot, tricks) * wider
    return (
        rows
        + extra
        + _fixed_height(page, plan.foot, tricks)
        + _foot_height(page, content, plan.foot)
    )


def _put_paper(page: SheetPage) -> None:
    paper, unit = page.paper, page.across
    page.items.append(Box(paper, 0, page.theme.sheet))
    for inset, width in ((6 * unit, 1.4), (9.5 * unit, 0.6)):
        frame = paper.adjusted(inset, inset, -inset, -inset)
        corners = (frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft())
        for corner, following in zip(corners, corners[1:] + corners[:1], strict=True):
            page.items.append(Rule(QLineF(corner, following), page.theme.rule, width))


def _put_head(page: SheetPage, content: SheetContent) -> float:
    top, down, unit = page.paper.top(), page.down, page.across
    line = QRectF(page.left, top + 18 * unit, page.width, 30 * down)
    page.capitals(line, translate("ScoreSheet", "QUINTO"), 25, "sb", 6 * unit)
    y, middle = line.bottom() + 9 * unit, page.left + page.width / 2
    for left, right in ((page.left, middle - 18 * unit), (middle + 18 * unit, page.right)):
        page.items.append(Rule(QLineF(left, y, right, y), page.theme.rule, 0.9))
    page.crown(middle, y, 20 * unit)
    line = QRectF(page.left, y + 10 * unit, page.width, 18 * down)
    page.text(line, content.heading, 13, "si", page.theme.ink_secondary, CENTRE)
    page.hints.append((line, content.heading_hint or content.heading))
    line = _put_rules(page, content, line.bottom())
    line = QRectF(page.left, line.bottom() + 6 * unit, page.width, 26 * down)
    _put_trick_value(page, content.trick_value, line)
    return _put_sides(page, content, line.bottom() + 10 * unit)


def _put_rules(page: SheetPage, content: SheetContent, top: float) -> QRectF:
    step = _rules_step(page)
    for rules, source in _rules_lines(page, content):
        place = QRectF(page.left, top, page.width, step)
        text = rules + source
        page.text(place, text, _SMALL, "", page.theme.ink_secondary, CENTRE)
        page.hints.append((place, "\n".join(content.options)))
        if source and content.source is not None:
            font = page.font(_SMALL)
            start = place.center().x() + width_of(text, font) / 2 - width_of(source, font)
            wide = width_of(source, font) + 8 * page.across
            spot = QRectF(start + (6 if rules else -4) * page.across, top - 2, wide, step + 4)
            name, hint = content.source.heard or content.source.name, content.source.hint
            page.ask(spot, SourceFigure(hint), name, hint)
            page.hints.insert(0, page.hints.pop())
        top += step
    return place


def _rules_lines(page: SheetPage, content: SheetContent) -> list[tuple[str, str]]:
    font = page.font(_SMALL)
    sources = () if content.source is None else content.source.short
    for name, source in product(dict.fromkeys(content.variant), sources):
        if width_of(f"{name}{_BETWEEN}{source}", font) <= page.width:
            return [(name, f"{_BETWEEN}{source}")]
    below = [("", page.choose(sources, page.width, _SMALL, ""))] if sources else []
    for name in content.variant:
        if width_of(name, font) <= page.width:
            return [(name, ""), *below]
    lines = _lines_of(page, content.variant[-1], page.width, _SMALL)
    return [*((line, "") for line in lines), *below]


def _rules_step(page: SheetPage) -> float:
    return max(_RULES_HEIGHT * page.down, page.line_height(_SMALL))


def _put_trick_value(page: SheetPage, value: int, line: QRectF) -> None:
    unit = page.across
    wide, step = 35 * unit, 39 * unit
    label = line.adjusted(0, 0, -3 * step - 4 * unit, 0)
    texts = translate("ScoreSheet", "A trick is worth"), translate("ScoreSheet", "A trick")
    page.text(label, page.choose(texts, label.width(), 13, "s"), 13, "s")
    for place, worth in enumerate(_TRICK_VALUES):
        left = page.right - wide - (len(_TRICK_VALUES) - 1 - place) * step
        box = QRectF(left, line.top() + 1, wide, line.height() - 2)
        if worth == value:
            page.items.append(Box(box, 4 * unit, page.theme.side_ns, page.theme.side_ns))
            page.text(box, str(worth), 13, "b", page.theme.white_on_colour, CENTRE)
            name = fill(translate("ScoreSheet", "A trick is worth {value}."), value=worth)
            page.ask(box, TrickValueFigure(), name)
        else:
            page.items.append(Box(box, 4 * unit, None, page.theme.rule))
            page.text(box, str(worth), 13, "", page.theme.ink_secondary, CENTRE)


def _put_sides(page: SheetPage, content: SheetContent, top: float) -> float:
    half = page.width / 2 - 6
    lines = [_lines_of(page, members, half, _MEMBERS) for members in content.members]
    step = page.line_height(_MEMBERS)
    foot = top + 20 * page.down + max(map(len, lines)) * step + 4 * page.down
    font = page.font(15, "sb")
    wide = max(width_of(title, font) for title in content.titles)
    pixels = 15 * min(1.0, (page.width / 2 - 12 * page.across) / wide)
    for side in content.sides:
        column = page.column(side, top, 20 * page.down).adjusted(2, 0, -2, 0)
        page.text(column, content.titles[side], pixels, "sb", page.side_colour(side), CENTRE)
        if content.members[side]:
            whole = QRectF(column)
            whole.setBottom(foot)
            page.hints.append((whole, title_case(content.members[side])))
        for number, members in enumerate(lines[side]):
            place = page.column(side, column.bottom() + number * step, step).adjusted(3, 0, -3, 0)
            page.text(place, members, _MEMBERS, "", page.theme.ink_secondary, CENTRE)
    page.rule(foot, page.theme.ink, 1.6)
    return foot


def _lines_of(page: SheetPage, text: str, room: float, pixels: float) -> list[str]:
    font = page.font(pixels)
    if width_of(text, font) <= room or " " not in text:
        return [text]
    first, between, second = text.partition(" & ")
    if between:
        return [first, f"& {second}"]
    words = text.split(" ")
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(breaks, key=lambda pair: max(width_of(part, font) for part in pair)))


def _head_height(page: SheetPage, content: SheetContent) -> float:
    half = page.width / 2 - 6
    members = max(len(_lines_of(page, members, half, _MEMBERS)) for members in content.members)
    rules = len(_rules_lines(page, content)) * _rules_step(page)
    fixed = (18 + 9 + 10 + 6 + 10) * page.across + (30 + 18 + 26 + 20 + 4) * page.down
    return fixed + members * page.line_height(_MEMBERS) + rules


def _put_scores(
    page: SheetPage, content: SheetContent, plan: Plan, top: float, foot: float
) -> None:
    pitch, down = page.pitch(plan.pitch), page.down
    tricks = trick_rows(content, plan)
    low = foot - (_TOTALS_HEIGHT + 8) * down
    rows = _rows_of_tricks(plan.foot, len(tricks))
    high = low - 3 * down - rows * pitch - _SECTION_HEIGHT * down
    start = _put_section(page, translate("ScoreSheet", "QUINTS"), top)
    end = high - 3 * down
    _put_quints(page, content, plan, start)
    page.upright(start, end - 6 * down)
    page.rule(end - 3, page.theme.ink, 1.2)
    page.rule(end, page.theme.ink, 1.2)
    start = _put_section(page, translate("ScoreSheet", "TRICKS"), high)
    for number, row in enumerate(tricks):
        _put_row(page, row, start + number * pitch, pitch)
    page.rule(low, page.theme.ink, 1.6)
    _put_section(page, translate("ScoreSheet", "SCORE"), low)
    page.target = content.target
    for side in content.sides:
        place = page.column(side, low + 18 * down, 36 * down).adjusted(2, 0, -2, 0)
        page.totals[side] = len(page.items)
        page.text(place, str(content.scores[side]), 32, "sb", page.side_colour(side), CENTRE)
        page.ask(place, GameFigure(content.game, side), content.told_score(side))
        if content.to_go[side]:
            line = page.column(side, low + 53 * down, 18 * down).adjusted(2, 0, -2, 0)
            page.to_go[side] = len(page.items)
            page.text(line, content.to_go[side], 13, "", page.theme.ink_secondary, CENTRE)


def _put_section(page: SheetPage, name: str, top: float) -> float:
    place = QRectF(page.left, top + 2 * page.down, page.width, 18 * page.down)
    page.capitals(place, name, 12, "b", 2 * page.across)
    return top + _SECTION_HEIGHT * page.down


def _put_quints(page: SheetPage, content: SheetContent, plan: Plan, top: float) -> None:
    pitch, gap = page.pitch(plan.pitch), _GROUP_GAP * page.down
    groups = quint_rows(content, plan)
    for number, rows in enumerate(groups):
        for row in rows:
            _put_row(page, row, top, pitch)
            top += pitch
        if number < len(groups) - 1:
            page.rule(top + gap / 2, page.theme.rule, 0.6, 6 * page.across)
        top += gap


def _put_row(page: SheetPage, row: SheetRow, top: float, pitch: float) -> None:
    for side in page.sides:
        entry = row[side]
        if entry is not None:
            _put_entry(page, entry, page.column(side, top, pitch))


def _put_entry(page: SheetPage, entry: SheetEntry, place: QRectF) -> None:
    unit = page.across
    frame = place.adjusted(2 * unit, 0.5, -2 * unit, -0.5)
    page.ask(frame, entry.figure, entry.name, entry.hint)
    if entry.quint is not None and entry.current:
        page.marked[entry.quint] = frame
    if entry.fresh:
        page.items.append(Box(frame, 4 * unit, page.theme.gilt, page.theme.rule))
    inside = place.adjusted(8 * unit, 0, -10 * unit, 0)
    figures = "sb" if entry.fresh else "s"
    points = str(entry.points)
    page.text(inside, points, 14, figures, align=RIGHT)
    inside.setRight(inside.right() - width_of(points, page.font(14, figures)) - 3)
    if entry.quint is None:
        italic = entry.label[:1].isalpha()
        style = "si" if italic else "s"
        label = page.choose((entry.label, entry.short), inside.width(), 13, style)
        page.text(inside, label, 13, style, page.theme.ink_secondary)
    else:
        _put_quint_label(page, entry, inside)


def _put_quint_label(page: SheetPage, entry: SheetEntry, place: QRectF) -> None:
    unit, quint = page.across, entry.quint
    assert quint is not None  # the caller ensures this
    middle = place.center().y()
    if quint.suit is None:
        page.crown(place.left() + 8 * unit, middle, 18 * unit)
        place.setLeft(place.left() + 21 * unit)
        page.text(place, entry.label, 13, "s")
        return
    font = page.font(14, "sb")
    page.text(place, entry.label, 14, "sb")
    x = place.left() + width_of(entry.label, font) + 10 * unit
    page.pip(quint.suit, x, middle, 12 * unit)
