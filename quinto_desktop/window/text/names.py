"""Names as people and files give them, made fit to stand on the table and in a sentence."""

from __future__ import annotations

import unicodedata

_MOST_MARKS = 3
"""How many accents a letter may carry; no spelling puts more of them over one another."""

_FIRST_STRONG, _POP = "\u2068", "\u2069"
_FROM_RIGHT = frozenset({"R", "AL"})
_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Invisible characters that turn the direction of the text after them."""


def tidy_name(name: str) -> str:
    """A name without what would reach beyond its own place: towers of accents, turned text.

    Args:
        name: Any text of one line.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS and char not in _DIRECTIONS:
            kept.append(char)
    return "".join(kept)


def isolated(text: str) -> str:
    """A text to stand within another, whose words it does not reorder.

    Hebrew and Arabic are written from the right, and would take the numbers and marks beside them
    along. A text without them is left as it is.
    """
    if text.isascii() or not any(map(_is_from_right, text)):
        return text
    return f"{_FIRST_STRONG}{text}{_POP}"


def _is_from_right(char: str) -> bool:
    return unicodedata.bidirectional(char) in _FROM_RIGHT
