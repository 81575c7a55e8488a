"""Suit symbols and the crown for the panels, in one colour each.

The window replaces two words with its own colours: "currentColor" is the fill, and "outlineColor"
the outline, which is "none" for a plain mark.
"""

from crowns import CROWN_ALL, CROWN_TIPS
from pips import PIPS
from shapes import disc

_NAMES = {"H": "heart", "D": "diamond", "C": "club", "S": "spade"}


def marks() -> dict[str, str]:
    """Return the SVG text of every mark by its name."""
    drawn = {_NAMES[suit]: _mark("0 0 100 100", data) for suit, data in PIPS.items()}
    pearls = "".join(disc(x, y, radius) for x, y, radius in CROWN_TIPS)
    drawn["crown"] = _mark("-6 -8 112 92", CROWN_ALL + pearls)
    return drawn


def _mark(box: str, data: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        f'<path d="{data}" fill="currentColor" stroke="outlineColor" stroke-width="2.6" '
        'stroke-linejoin="round"/></svg>\n'
    )
