"""The score sheet as a document: deals with quints and tricks, the games of a match, and a foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFont, QFontMetricsF, QTextDocument, QTextOption

from quinto_desktop.rules import Suit
from quinto_desktop.window.look.fitting import MARK_OF, mark_picture
from quinto_desktop.window.look.theme import Theme, serif_font, text_zoom, ui_font
from quinto_desktop.window.sheet.content import (
    DealLines,
    QuintLine,
    SheetContent,
    deal_label,
    worth_of_trick,
)
from quinto_desktop.window.sheet.match_table import MatchTable, TablesLines, tables_title
from quinto_desktop.window.text.card_text import tricks_count
from quinto_desktop.window.text.translation import fill, translate

SOURCE_LINK = "source:"
_DEAL_LINK = "deal:"
_CROWN = "mark:crown"
_MARK = 13.0  # how large a suit sign is, in design units
_GAP = 18  # between the columns of the sides
_COLUMN, _SIDE = 228.0, 100.0  # the room of all of it, and of a side's head
_BESIDE_NAME = 4.0


class LedgerLook(NamedTuple):
    """How a ledger is written."""

    theme: Theme
    scale: float = 1.0
    ratio: float = 1.0
    in_full: bool = False
    is_mirrored: bool = False


class Ledger(QTextDocument):
    """The ledger of a sheet; what leads further are links."""

    def __init__(self, content: SheetContent, look: LedgerLook) -> None:
        super().__init__()
        self.setDocumentMargin(0)
        self.setUndoRedoEnabled(False)
        self.setDefaultFont(ui_font(13 * look.scale))
        option = QTextOption(Qt.AlignmentFlag.AlignLeading)
        if look.is_mirrored:
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        self.setDefaultTextOption(option)
        picture = QTextDocument.ResourceType.ImageResource.value
        theme, size = look.theme, _MARK * look.scale * text_zoom()
        for suit, mark in MARK_OF.items():
            drawn = mark_picture(mark, theme.suits.of(suit), size, look.ratio)
            self.addResource(picture, QUrl(mark_of(suit)), drawn)
        crown = mark_picture("crown", theme.crown, size, look.ratio, theme.crown_line)
        self.addResource(picture, QUrl(_CROWN), crown)
        self.setHtml(_Writer(content, look).html())


def deal_of_link(link: str) -> tuple[int, int] | None:
    """The game and the deal that a link leads to, by their numbers; None if it leads elsewhere."""
    if not link.startswith(_DEAL_LINK):
        return None
    game, deal = link.removeprefix(_DEAL_LINK).split("-")
    return int(game), int(deal)


def mark_of(suit: Suit | None) -> str:
    """The name of the picture that stands for a suit; without one, for the Quint Royal."""
    return _CROWN if suit is None else f"mark:{MARK_OF[suit]}"


def _font(name: str, font: QFont) -> str:
    families = ", ".join(f"'{family}'" for family in font.families())
    weight = "bold" if font.bold() else "normal"
    return (
        f".{name} {{ font-family: {families}; font-size: {font.pixelSize()}px; "
        f"font-weight: {weight}; }}"
    )


class _Writer:
    def __init__(self, content: SheetContent, look: LedgerLook) -> None:
        self._content = content
        self._look = look
        self._theme = look.theme
        self._cell = partial(_cell, scale=look.scale)
        self._rule = partial(_rule, scale=look.scale)

    def html(self) -> str:
        content = self._content
        parts = [*self._heading()] if self._look.in_full else []
        parts.append(self._table(self._score_rows()))
        if content.match is not None:
            parts.append(self._table(self._match_rows(content.match)))
        parts.extend(self._small(sentence) for sentence in content.paid)
        if content.tables is not None:
            parts.append(self._table(self._other_rows(content.tables)))
        parts.extend(self._foot())
        return f"<html><head><style>{self._style()}</style></head><body>{''.join(parts)}</body>"

    def _style(self) -> str:
        scale, theme = self._look.scale, self._theme
        fonts = {
            "brand": serif_font(26 * scale, bold=True),
            "side": serif_font(20 * scale, bold=True),
            "deal": serif_font(16 * scale, bold=True),
            "figure": serif_font(16 * scale),
            "sum": serif_font(17 * scale, bold=True),
            "quint": serif_font(14 * scale, bold=True),
            "small": ui_font(13 * scale),
        }
        first, second = self._content.sides
        colours = (theme.side_ns, theme.side_ew)
        inks = {
            **dict.fromkeys(("deal", "figure", "sum", "quint", "brand"), theme.ink),
            "small": theme.ink_secondary,
            f"own{first}": colours[0],
            f"own{second}": colours[1],
        }
        lines = [_font(name, font) for name, font in fonts.items()]
        lines += [f".{name} {{ color: {colour}; }}" for name, colour in inks.items()]
        lines.append(f"a {{ color: {theme.ink_secondary}; }}")
        return "\n".join(lines)

    # --------------------------------------------------------------- the deals
    def _heading(self) -> Iterator[str]:
        yield _line(_span("brand", "Quinto"))
        content = self._content
        yield self._small(content.heading)
        value = translate("ScoreSheet", "A trick is worth {value}.")
        yield self._small(fill(value, value=content.trick_value))

    def _score_rows(self) -> Iterator[Sequence[str]]:
        content, ink = self._content, self._theme.ink
        first, second = content.sides
        large = serif_font(20 * self._look.scale, bold=True)
        heads = [
            self._cell(
                _span(f"side own{side}", self._fitting(content.titles[side], large, _SIDE)),
                span=2,
                is_figure=True,  # over its figures
                above=14 if self._look.in_full else 0,
            )
            for side in (first, second)
        ]
        if self._look.in_full and any(content.members):
            members = [_span("small", content.members[side]) for side in (first, second)]
            yield heads
            heads = [self._cell(name, span=2, is_figure=True, above=0) for name in members]
        yield heads
        yield self._rule(ink, 2)
        if any(content.start):
            start = translate("ScoreSheet", "Start")
            figures = [content.start[side] for side in (first, second)]
            yield self._line_of([(start, figure) if figure else None for figure in figures], 8)
        for deal in content.deals:
            yield from self._deal_rows(deal)
        if len(content.deals) > 1 or any(content.start) or self._look.in_full:
            yield self._rule(ink, 2)
            score = _span("small", translate("ScoreSheet", "Score"))
            yield self._sums([content.scores[side] for side in (first, second)], score)

    def _deal_rows(self, deal: DealLines) -> Iterator[Sequence[str]]:
        worth = worth_of_trick(deal)
        head = _span("deal", deal_label(deal))
        is_whole = deal.is_open or self._look.in_full or not self._content.has_stories
        if not is_whole:
            link = f"{_DEAL_LINK}{self._content.game}-{deal.number}"
            head = _link(
                link, deal_label(deal), translate("Story", "The story of this deal"), "deal"
            )
        if worth:
            head += " " + _span("small", f"· {worth}".replace(" ", "\N{NO-BREAK SPACE}"))
        yield [self._cell(head, span=4, above=12)]
        sides = self._content.sides
        if is_whole:
            columns = (deal.quints[side] for side in sides)
            for pair in zip_longest(*columns):
                yield self._line_of(pair)
        else:
            quints = translate("ScoreSheet", "quints")
            yield self._line_of([(quints, deal.points[side]) for side in sides])
        if deal.won is not None:
            won = deal.won
            tricks = [(_tricks(won[side]), deal.trick_points(side)) for side in sides]
            yield self._line_of(tricks)
        yield self._rule(self._theme.rule, 1)
        yield self._sums([deal.total(side) for side in sides])

    def _line_of(
        self, entries: Sequence[tuple[str, int] | QuintLine | None], above: int = 3
    ) -> Sequence[str]:
        cells = []
        for place, entry in enumerate(entries):
            label, figure = "", ""
            if isinstance(entry, QuintLine):
                label, figure = self._quint_label(entry), str(entry.quint.points)
            elif entry is not None:
                label, figure = _span("small", entry[0]), str(entry[1])
            cells.append(self._cell(label, above=above, before=_GAP * place, share=31))
            figures = _span("figure", figure)
            cells.append(self._cell(figures, is_figure=True, above=above, share=18))
        return cells

    def _quint_label(self, line: QuintLine) -> str:
        size, mark = round(_MARK * self._look.scale * text_zoom()), mark_of(line.quint.suit)
        image = f"<img src='{mark}' width='{size}' height='{size}'>"
        return f"{image}&nbsp;{_span('quint', line.label)}"

    def _sums(self, sums: Sequence[int], label: str = "") -> Sequence[str]:
        cells = []
        for place, figure in enumerate(sums):
            cells.append(self._cell("" if place else label, above=4, before=_GAP * place, share=31))
            cells.append(self._cell(_span("sum", str(figure)), is_figure=True, above=4, share=18))
        return cells

    def _fitting(self, name: str, font: QFont, room: float) -> str:
        # No word is broken; one that has no room for itself is shortened.
        wide, metrics = room * self._look.scale * text_zoom(), QFontMetricsF(font)
        right = Qt.TextElideMode.ElideRight
        return " ".join(metrics.elidedText(word, right, wide) for word in name.split(" "))

    # --------------------------------------------------------------- beyond the game
    def _match_rows(self, table: MatchTable) -> Iterator[Sequence[str]]:
        yield [self._cell(_span("deal", table.title), span=1 + len(table.heads), above=18)]
        names = self._names_over(table)
        heads = [self._cell(_span("small", name), is_figure=True, before=4) for name in names]
        yield [self._cell(""), *heads]
        for row in table.rows:
            label = _span("small", ", ".join(filter(None, (row.label, row.remark))))
            kind = {True: "sum", False: "figure"}
            cells = [
                self._cell(_span(kind[won], cell), is_figure=True, before=4)
                for cell, won in zip(row.cells, row.won, strict=True)
            ]
            yield [self._cell(label), *cells]
        if table.note:
            yield [self._cell(_span("small", table.note), span=1 + len(table.heads))]

    def _names_over(self, table: MatchTable) -> Sequence[str]:
        # If they have no room together, each has its share of what the rows' labels leave.
        wide = QFontMetricsF(ui_font(13)).horizontalAdvance
        labels = " ".join(row.label for row in table.rows).split()
        room = _COLUMN - max(map(wide, labels), default=0.0) - _BESIDE_NAME * len(table.heads)
        if sum(max(map(wide, head.split())) for head in table.heads if head) <= room:
            return table.heads
        font, share = ui_font(13 * self._look.scale), room / len(table.heads)
        return [self._fitting(head, font, share) for head in table.heads]

    def _other_rows(self, tables: TablesLines) -> Iterator[Sequence[str]]:
        yield [self._cell(_span("deal", tables_title()), span=2, above=18)]
        if not tables.rows:
            yield [self._cell(_span("small", tables.in_short), span=2)]
        for label, points in tables.rows:
            figure = self._cell(_span("figure", points), is_figure=True)
            yield [self._cell(_span("small", label)), figure]
        if len(tables.rows) > 1:
            yield self._rule(self._theme.rule, 1, span=2)
            yield [self._cell(""), self._cell(_span("sum", tables.total), is_figure=True)]

    def _foot(self) -> Iterator[str]:
        content = self._content
        yield _line("&nbsp;")
        if self._look.in_full:
            yield self._small(f"{content.ending}.")
        if content.variant:
            yield _line(_span("small", content.variant, "\n".join(content.options)))
        source = content.source
        if source is None or not source.short:
            return
        if self._look.in_full:
            yield self._small(source.name)
        else:
            yield _line(_link(SOURCE_LINK, source.short, source.hint))

    def _table(self, rows: Iterator[Sequence[str]]) -> str:
        told = [f"<tr>{''.join(self._as_read(row))}</tr>" for row in rows]
        return f"<table width='100%' cellspacing='0' cellpadding='0'>{''.join(told)}</table>"

    def _as_read(self, row: Sequence[str]) -> Iterator[str]:
        # Qt mirrors no tables.
        if not self._look.is_mirrored:
            yield from row
            return
        for cell in reversed(row):
            sides = {"align='left'": "align='right'", "align='right'": "align='left'"}
            for side, other in sides.items():
                if side in cell:
                    cell = cell.replace(side, other, 1)
                    break
            yield cell.replace("padding-left", "padding-right")

    def _small(self, text: str) -> str:
        return _line(_span("small", text))


def _tricks(won: int) -> str:
    return tricks_count(won) if won else translate("ScoreSheet", "no tricks")


def _span(name: str, text: str, hint: str = "") -> str:
    from html import escape  # it loads a table of all entities, for a sheet that few open

    # Qt takes no entities there.
    told = " title='{}'".format(hint.replace("'", "’")) if hint else ""
    return f"<span class='{name}'{told}>{escape(text)}</span>"


def _link(target: str, text: str, hint: str, name: str = "small") -> str:
    return f"<a href='{target}'>{_span(name, text, hint)}</a>"


def _line(inner: str) -> str:
    return f"<p style='margin: 2px 0 0 0;'>{inner}</p>"


def _cell(  # noqa: PLR0913  (all that sets cells apart)
    inner: str,
    *,
    span: int = 1,
    is_figure: bool = False,
    above: int = 3,
    before: int = 0,
    share: int = 0,
    scale: float = 1.0,
) -> str:
    # With a share of the width, in percent, it is a row of short words and figures.
    align = "right" if is_figure else "left"
    style = f"padding-top: {above * scale:.0f}px; padding-left: {before * scale:.0f}px;"
    if share:
        style += " white-space: nowrap;"
    width = f" width='{share}%'" if share else ""
    kind = f"colspan='{span}' align='{align}' valign='bottom'{width}"
    return f"<td {kind} style='{style}'>{inner}</td>"


def _rule(colour: str, thickness: int, span: int = 4, scale: float = 1.0) -> Sequence[str]:
    wide = max(1, round(thickness * scale))
    style = f"font-size: {4 * scale:.0f}px; border-bottom: {wide}px solid {colour};"
    return [f"<td colspan='{span}' style='{style}'>&nbsp;</td>"]
