"""The rule book: the Markdown in `resources/book`, and the page of HTML that is made from it.

A line that begins with “%” is the title of a group of sections.
Of Markdown it uses headings, paragraphs, lists, tables, commands in a line of their own, and what
stands within a line. Besides, `{#anchor}` marks a section or a paragraph, `![Title](figure:name)`
shows an example with a caption that describes all of it, and `{points:hearts}` is one of the
`book_values`, which may also be several cells or rows. A column of a table has as many dashes as it
takes per cent of the text's width, and a row of bold cells is a sum.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from msgspec import Struct

from quinto_desktop.resources import resource_path
from quinto_desktop.rules import Reason
from quinto_desktop.window.help.book_values import book_values
from quinto_desktop.window.help.examples import EXAMPLES
from quinto_desktop.window.help.figure_art import FIGURE_SCHEME, figure_size
from quinto_desktop.window.look.appearance import spoken_now
from quinto_desktop.window.look.theme import SERIFS, text_zoom

_ANCHORS = {
    Reason.GAME_IS_OVER: "s7-over",
    Reason.DRAW_FIRST: "s2-draw-first",
    Reason.DRAW_IS_OVER: "s2-draw-once",
    Reason.NOT_A_DRAW: "s2-draw-cards",
    Reason.DEAL_FIRST: "s3-deal",
    Reason.DEAL_IS_RUNNING: "s3-next",
    Reason.NOT_A_PACK: "s3-shuffle",
    Reason.NOT_YOUR_TURN: "s5-turn",
    Reason.DOUBLING_FIRST: "s4-before-play",
    Reason.DOUBLING_IS_OVER: "s4-over",
    Reason.PARTNER_HAS_DOUBLED: "s4-partners",
    Reason.ALREADY_DOUBLED: "s4-one-each",
    Reason.NOTHING_TO_REDOUBLE: "s4-redouble",
    Reason.OWN_DOUBLE: "s4-redouble",
    Reason.ALREADY_REDOUBLED: "s4-one-each",
    Reason.NOT_IN_HAND: "s5-hand",
    Reason.MUST_FOLLOW_SUIT: "s5-follow",
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED: "s5-quint-royal-led",
    Reason.QUINT_ROYAL_MUST_BE_PLAYED: "s5-quint-royal-due",
}
_WIDEST_TABLE = 99
"""Per cent of the text's width; Qt rounds the columns, and the whole could be a pixel too wide."""

_VALUE = re.compile(r"\{([a-z]+(?::[\w+-]+)?)\}")
_SECTION = re.compile(
    r"^(?:% ([^\n]+)\n\n)?# ([^\n]+) \{#([\w-]+)\}\n(.*?)(?=^% |^# |\Z)", re.MULTILINE | re.DOTALL
)
_FIGURE = re.compile(rf"!\[(.+)\]\({FIGURE_SCHEME}:([\w-]+)\)")
_ITEM = re.compile(r"^(?:-|\d+\.) ", re.MULTILINE)
_WITHIN_A_LINE = (
    (re.compile(r"\{#([\w-]+)\} "), r'<a name="\1"></a>'),
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
    (re.compile(r"\[(.+?)\]\((#[\w-]+)\)"), r'<a href="\2">\1</a>'),
    (re.compile(r"<small>(.+?)</small>"), r'<span class="small">\1</span>'),
)


class Section(Struct, frozen=True):
    """A section of the book.

    Attributes:
        body: Its text as HTML.
        group: The title of the group that begins with it; empty if it continues one.
    """

    anchor: str
    title: str
    body: str
    group: str = ""


def anchor_of(reason: Reason) -> str:
    """The anchor of the paragraph in the book that a refusal is based on, e.g. "s5-follow"."""
    return _ANCHORS.get(reason, "s12-real")  # of real cards


def sections() -> tuple[Section, ...]:
    """The whole book in the window's language, in order."""
    chapters = resource_path("book", spoken_now()).glob("*.md")
    text = "\n".join(chapter.read_text(encoding="utf-8") for chapter in sorted(chapters))
    values = book_values()
    return tuple(_sections_in(_VALUE.sub(lambda name: str(values.get(name[1], name[0])), text)))


def _sections_in(text: str) -> Iterator[Section]:
    for group, title, anchor, body in _SECTION.findall(text):
        html = "".join(map(_block, body.strip("\n").split("\n\n")))
        yield Section(anchor, title, html, group)


def _block(text: str) -> str:
    figure = _FIGURE.fullmatch(text)
    if figure is not None:
        return _figure(figure[2], figure[1])
    if text.startswith("## "):
        return f"<h3>{_line(text[3:])}</h3>"
    if text.startswith("|"):
        return _table(text)
    if text.startswith("    "):
        return f'<p dir="ltr"><code>{escape(text.strip())}</code></p>'
    if _ITEM.match(text):
        kind = "ul" if text.startswith("-") else "ol"
        items = "".join(f"<li>{_line(item)}</li>" for item in _ITEM.split(text)[1:])
        return f"<{kind}>{items}</{kind}>"
    return f"<p>{_line(text)}</p>"


def _line(text: str) -> str:
    text = " ".join(line.strip(" ") for line in text.strip("\n").split("\n"))
    for pattern, html in _WITHIN_A_LINE:
        text = pattern.sub(html, text)
    return text


def _figure(name: str, title: str) -> str:
    example = EXAMPLES[name]
    size = figure_size(example.figure())
    description = example.description()
    return (
        f'<p class="figure"><img src="{FIGURE_SCHEME}:{name}" width="{size.width()}" '
        f'height="{size.height()}" alt="{escape(description)}"></p>'
        f'<p class="caption"><b>{title}</b> {description}</p>'
    )


def _table(text: str) -> str:
    head, rule, *rows = (
        [cell.strip(" ") for cell in line.removeprefix("|").removesuffix("|").split("|")]
        for line in text.split("\n")
    )
    shares = [round(100 * len(dashes) / sum(map(len, rule))) for dashes in rule]
    aligned = [' align="right"' if dashes.endswith(":") else "" for dashes in rule]

    def row_of(kind: str, row: list[str]) -> str:
        is_sum = kind == "td" and all(cell.startswith("**") for cell in row if cell)
        style = ' class="sum"' if is_sum else ""
        cells = (
            f'<{kind} width="{share}%"{align}>{_line(cell)}</{kind}>'
            for cell, share, align in zip(row, shares, aligned, strict=True)
        )
        return f"<tr{style}>{''.join(cells)}</tr>"

    lines = row_of("th", head) + "".join(row_of("td", row) for row in rows)
    width = min(_WIDEST_TABLE, sum(map(len, rule)))
    return f'<table width="{width}%" cellspacing="0" cellpadding="5">{lines}</table>'


# --------------------------------------------------------------- the page
class Inks(Struct, frozen=True):
    """The colours of a page, apart from that of its text.

    Attributes:
        secondary: Captions, table heads and the lines above sums.
        rule: The fine lines of tables.
    """

    link: str
    secondary: str
    rule: str


def page(parts: tuple[Section, ...], inks: Inks, title: str = "") -> str:
    """Sections as one page of HTML, below a title if there is one."""
    head = f"<h1>{title}</h1>" if title else ""
    text = "".join(
        f'<h2><a name="{part.anchor}"></a>{part.title}</h2>{part.body}' for part in parts
    )
    return f"<html><head><style>{_style(inks)}</style></head><body>{head}{text}</body></html>"


def _style(inks: Inks) -> str:
    serifs = ", ".join(f"'{family}'" for family in SERIFS)
    heading, zoom = f"font-family: {serifs}; font-weight: bold;", text_zoom()
    return f"""
h1 {{ {heading} font-size: {round(30 * zoom)}px; }}
h2 {{ {heading} font-size: {round(22 * zoom)}px; margin-top: 34px; margin-bottom: 6px; }}
h3 {{ {heading} font-size: {round(17 * zoom)}px; margin-top: 20px; margin-bottom: 4px; }}
p, li {{ line-height: 140%; margin-top: 5px; margin-bottom: 7px; }}
p.figure {{ line-height: 100%; margin-top: 14px; margin-bottom: 0px; }}
p.caption {{
    color: {inks.secondary}; font-size: {round(13 * zoom)}px; line-height: 130%;
    margin-top: 6px; margin-bottom: 18px;
}}
table {{ margin-top: 8px; margin-bottom: 16px; }}
th {{ color: {inks.secondary}; font-weight: normal; text-align: left; }}
td {{ border-top: 1px solid {inks.rule}; }}
tr.sum td {{ border-top: 2px solid {inks.secondary}; }}
a {{ color: {inks.link}; }}
.quiet {{ color: {inks.secondary}; }}
.small {{ color: {inks.secondary}; font-size: {round(12 * zoom)}px; }}
"""
