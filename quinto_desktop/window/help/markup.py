"""The few building blocks of the book's text, as HTML that Qt's rich text supports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from quinto_desktop.window.help.examples import EXAMPLES
from quinto_desktop.window.help.figure_art import FIGURE_SCHEME, SIGN_SCHEME, SIGN_SIZE, figure_size
from quinto_desktop.window.look.theme import SERIFS, text_zoom
from quinto_desktop.window.text.translation import fill, translate

_WIDEST_TABLE = 99
"""Per cent of the text's width; Qt rounds the columns, and the whole could be a pixel too wide."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the book: its anchor, its heading, and its text as HTML."""

    anchor: str
    title: str
    body: str


def paragraphs(*texts: str, **anchored: str) -> str:
    """Paragraphs, first those without anchors; `s5_turn=` gives one the anchor “s5-turn”."""
    return "".join(f"<p>{text}</p>" for text in _anchored(texts, anchored))


def subheading(text: str) -> str:
    """A heading within a section."""
    return f"<h3>{text}</h3>"


def bullets(*items: str, **anchored: str) -> str:
    """A list, with anchors as in `paragraphs`."""
    return "<ul>" + "".join(f"<li>{text}</li>" for text in _anchored(items, anchored)) + "</ul>"


def numbered(*items: str, **anchored: str) -> str:
    """A numbered list, with anchors as in `paragraphs`."""
    return "<ol>" + "".join(f"<li>{text}</li>" for text in _anchored(items, anchored)) + "</ol>"


def figure(name: str, title: str) -> str:
    """One of the `EXAMPLES`, with a caption that describes everything in the picture."""
    example = EXAMPLES[name]
    size = figure_size(example.figure())
    told = example.told()
    return (
        f'<p class="figure"><img src="{FIGURE_SCHEME}:{name}" width="{size.width()}" '
        f'height="{size.height()}" alt="{escape(told)}"></p>'
        f'<p class="caption"><b>{title}</b> {told}</p>'
    )


def table(
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    widths: Sequence[int],
    figures: Sequence[int] = (),
    sums: Sequence[int] = (),
) -> str:
    """A table.

    Args:
        head: The column titles.
        rows: The cells, as HTML.
        widths: The column widths, in per cent of the text's width.
        figures: The indices, from 0, of columns with numbers: they are right-aligned.
        sums: The indices, from 0, of rows with sums: they are bold, below a firmer line.
    """
    shares = [round(100 * width / sum(widths)) for width in widths]
    parts = []
    if any(head):
        parts.append(f"<tr>{_cells('th', head, shares, figures)}</tr>")
    for number, row in enumerate(rows):
        if number in sums:
            row = [f"<b>{text}</b>" if text else "" for text in row]
        kind = ' class="sum"' if number in sums else ""
        parts.append(f"<tr{kind}>{_cells('td', row, shares, figures)}</tr>")
    lines = "".join(parts)
    wide = min(_WIDEST_TABLE, sum(widths))
    shape = f'width="{wide}%" cellspacing="0" cellpadding="5"'
    return f"<table {shape}>{lines}</table>"


def sign(name: str) -> str:
    """A suit sign or the crown, as high as the text; the word is beside it."""
    return (
        f'<img src="{SIGN_SCHEME}:{name}" width="{SIGN_SIZE}" height="{SIGN_SIZE}" '
        'style="vertical-align: middle">'
    )


def see(anchor: str, title: str) -> str:
    """A link to another section, within a sentence."""
    return f'<a href="#{anchor}">{title}</a>'


def ours(text: str) -> str:
    """A paragraph about a house rule, labelled as such."""
    label = translate("Help", "<i>House rule.</i> {decision}")
    return paragraphs(fill(label, decision=text))


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of a page, apart from that of its text.

    Attributes:
        link: Links.
        secondary: Captions, table heads and the lines above sums.
        rule: The fine lines of tables.
    """

    link: str
    secondary: str
    rule: str


def style(inks: Inks) -> str:
    """The style sheet of a page."""
    secondary = inks.secondary
    return (
        f"h1 {{ font-family: {_serifs()}; font-size: {_zoomed(30)}px; font-weight: bold; }}"
        f"h2 {{ font-family: {_serifs()}; font-size: {_zoomed(22)}px; font-weight: bold; "
        "margin-top: 34px; margin-bottom: 6px; }"
        f"h3 {{ font-family: {_serifs()}; font-size: {_zoomed(17)}px; font-weight: bold; "
        "margin-top: 20px; margin-bottom: 4px; }"
        "p, li { line-height: 140%; margin-top: 5px; margin-bottom: 7px; }"
        "p.figure { line-height: 100%; margin-top: 14px; margin-bottom: 0px; }"
        f"p.caption {{ color: {secondary}; font-size: {_zoomed(13)}px; line-height: 130%; "
        "margin-top: 6px; margin-bottom: 18px; }"
        "table { margin-top: 8px; margin-bottom: 16px; }"
        f"th {{ color: {secondary}; font-weight: normal; text-align: left; }}"
        f"td {{ border-top: 1px solid {inks.rule}; }}"
        f"tr.sum td {{ border-top: 2px solid {secondary}; }}"
        f"a {{ color: {inks.link}; }}"
        f".quiet {{ color: {secondary}; }}"
        f".small {{ color: {secondary}; font-size: {_zoomed(12)}px; }}"
    )


def _serifs() -> str:
    return ", ".join(f"'{family}'" for family in SERIFS)


def _zoomed(pixels: int) -> int:
    return round(pixels * text_zoom())


def _anchored(texts: Sequence[str], anchored: Mapping[str, str]) -> Iterator[str]:
    yield from texts
    for name, text in anchored.items():
        yield f'<a name="{name.replace("_", "-")}"></a>{text}'


def _cells(kind: str, row: Sequence[str], shares: Sequence[int], figures: Sequence[int]) -> str:
    cells = []
    for column, (text, share) in enumerate(zip(row, shares, strict=True)):
        align = ' align="right"' if column in figures else ""
        cells.append(f'<{kind} width="{share}%"{align}>{text}</{kind}>')
    return "".join(cells)
