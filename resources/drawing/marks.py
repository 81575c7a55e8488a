"""Suit symbols and the crown for the panels, and the court letters of other languages.

Each is of one colour; a letter's box is as wide as the letter, and 100 high.

The window replaces two words with its own colours: "currentColor" is the fill, and "outlineColor"
the outline, which is "none" for a plain mark.
"""

from crowns import CROWN_ALL, CROWN_TIPS
from glyphs import LETTERS
from pips import PIPS
from shapes import disc

_NAMES = {"H": "heart", "D": "diamond", "C": "club", "S": "spade"}


def marks() -> dict[str, str]:
    """Return the SVG text of every mark by its name."""
    drawn = {_NAMES[suit]: _mark("0 0 100 100", data) for suit, data in PIPS.items()}
    pearls = "".join(disc(x, y, radius) for x, y, radius in CROWN_TIPS)
    drawn["crown"] = _mark("-6 -8 112 92", CROWN_ALL + pearls)
    for letter, (width, data) in LETTERS.items():
        drawn[f"letter-{letter}"] = _mark(f"0 0 {width} 100", data)
    return drawn


def _mark(box: str, data: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        f'<path d="{data}" fill="currentColor" stroke="outlineColor" stroke-width="2.6" '
        'stroke-linejoin="round"/></svg>\n'
    )
