"""Tips as rich text, which Qt wraps."""

from __future__ import annotations


def as_tip(text: str, style: str = "") -> str:
    """A text as a tip: a paragraph for each line; an empty text has none.

    Args:
        text: Plain text; a name in it may contain “<”.
        style: The style of the paragraphs, as in HTML.
    """
    from html import escape  # imported late: its table of entities takes a millisecond

    if not text:
        return ""
    start = f'<p style="{style}">' if style else "<p>"
    return "".join(f"{start}{escape(line, quote=False)}</p>" for line in text.split("\n"))
