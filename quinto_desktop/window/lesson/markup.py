"""The texts of lessons, as they are shown and as they are spoken."""

from __future__ import annotations

import re

from quinto_desktop.rules import parse_card
from quinto_desktop.window.look.theme import SERIFS, CurrentTheme
from quinto_desktop.window.text.card_text import card_name

_SIGNS = "♠♣♦♥"
_CARD = re.compile(rf"([{_SIGNS}])(10|[AKQJ2-9])")
_TAG = re.compile(r"<[^>]+>")
_LETTERS = dict(zip(_SIGNS, "SCDH", strict=True))
_BETWEEN = 7


def shown(paragraphs: tuple[str, ...], look: CurrentTheme, leading: int) -> str:
    """Paragraphs as rich text, with the suit signs in their colours.

    Args:
        paragraphs: Texts of ours; nothing that a user has typed.
        look: The colours.
        leading: The distance of the lines, in per cent of their height.
    """
    suits = look.theme.ladder_suits
    families = ", ".join(f"'{name}'" for name in SERIFS)

    def drawn(found: re.Match[str]) -> str:
        colour = suits[_SIGNS.index(found[1])]
        card = f'<span style="color: {colour}">{found[1]}</span>\u2060'
        return f'{card}<span style="font-family: {families}; font-weight: bold">{found[2]}</span>'

    return "".join(
        f'<p style="line-height: {leading}%; margin: {_BETWEEN if place else 0}px 0 0 0">'
        f"{_CARD.sub(drawn, paragraph)}</p>"
        for place, paragraph in enumerate(paragraphs)
    )


def spoken(text: str) -> str:
    """A text without marks, its cards named in words."""

    def named(found: re.Match[str]) -> str:
        rank = "T" if found[2] == "10" else found[2]
        return card_name(parse_card(_LETTERS[found[1]] + rank))

    return _TAG.sub("", _CARD.sub(named, text))
