"""Breaking a text into lines of about the same length, so that no word stands alone at its end."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF

_NO_BREAK = "\N{NO-BREAK SPACE}"


def balanced_lines(text: str, font: QFont, wide: float) -> list[str]:
    """A text in as few lines as it needs, none much shorter than the others.

    Args:
        text: The text; a line break in it stays one.
        font: Its font.
        wide: The width of the longest line, in pixels; a longer word has a line of its own.
    """
    lines: list[str] = []
    for part in text.split("\n"):
        needed = _broken(part, font, wide)
        narrow, broad = 0.0, wide
        while broad - narrow > 2:  # the least width that needs no more lines
            middle = (narrow + broad) / 2
            if len(_broken(part, font, middle)) > len(needed):
                narrow = middle
            else:
                broad = middle
        lines += _broken(part, font, broad)
    return lines


def _broken(text: str, font: QFont, wide: float) -> list[str]:
    metrics = QFontMetricsF(font)
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def without_widow(text: str) -> str:
    """A text for a label that breaks lines itself, with the last two words kept together."""
    parts = (part.rpartition(" ") for part in text.split("\n"))
    return "\n".join(f"{before}{_NO_BREAK}{last}" if gap else last for before, gap, last in parts)
