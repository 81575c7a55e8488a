"""Tips as rich text, which Qt wraps."""

from __future__ import annotations

# html.escape would do, but it loads a table of all entities, which takes a millisecond.
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def as_tip(text: str, style: str = "") -> str:
    """A text as a tip: a paragraph for each line; an empty text has none.

    Args:
        text: Plain text; a name in it may contain “<”.
        style: The style of the paragraphs, as in HTML.
    """
    if not text:
        return ""
    start = f'<p style="{style}">' if style else "<p>"
    lines = text.translate(_ENTITIES).split("\n")
    return "".join(f"{start}{line}</p>" for line in lines)
