"""How the pack is printed: its colours, its indices, its marks and its back.

The drawings in the resources show a two-colour pack with quint marks; other choices of the user
are made by editing the text of a drawing when it is loaded.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from quinto_desktop.resources import resource_text

if TYPE_CHECKING:
    from quinto_desktop.rules import Rank, Suit

_LETTERS = "SCDH"
_COURTS = "KQJ"


class Suits(NamedTuple):
    """A colour for each suit, all for one background; only here suits are matched to colours."""

    spades: str
    clubs: str
    diamonds: str
    hearts: str

    def of(self, suit: Suit) -> str:
        return self[suit]


def two_colours(red: str, black: str) -> Suits:
    """The colours of a two-colour pack: hearts and diamonds red, clubs and spades black."""
    return Suits(spades=black, clubs=black, diamonds=red, hearts=red)


INKS_OF_TWO = two_colours("#B5121F", "#17181D")
INKS_OF_FOUR = Suits(spades="#17181D", clubs="#006B5A", diamonds="#2048DC", hearts="#C8141E")
"""The colours of the cards' indices and pips. The four can be distinguished with any colour
vision, as simulated in `tests/window/test_look.py`."""

# The second inks of the court cards.
_SECOND_OF_TWO = two_colours("#1F3B6C", "#A01525")
_SECOND_OF_FOUR = Suits(spades="#A01525", clubs="#4A2163", diamonds="#8A1530", hearts="#1F3B6C")

_PAPER = "#FDFBF3"
_GLYPH = re.compile(
    r'translate\((?P<left>[\d.]+) 16\) scale\((?P<wide>[\d.]+) (?P<tall>0\.5|0\.66)\)" d="[^"]*"'
)
"""The letter of a court card's index: its place, its size and its outline."""

_LETTER_BOX = re.compile(r'viewBox="0 0 (?P<width>[\d.]+) 100"><path d="(?P<outline>[^"]*)"')
_CENTRES = {"0.5": (27.0, 42.0), "0.66": (37.0, 56.0)}
"""The centre and the greatest width of an index by its scale: a normal card’s, a jumbo one’s."""

_QUINT_MARK = re.compile(r'<g class="quint-mark".*?</g>', re.DOTALL)
JUMBO_BELOW = 56
_INDEX_OF_WIDTH = 0.22
_JUMBO_INDEX_OF_WIDTH = 0.29


def _lettered(drawing: str, letter: str) -> str:
    found = _LETTER_BOX.search(resource_text("marks", f"letter-{letter}.svg"))
    assert found is not None  # as `resources/drawing/marks.py` writes it
    width, outline = float(found["width"]), found["outline"]

    def glyph(index: re.Match[str]) -> str:
        centre, most = _CENTRES[index["tall"]]
        wide = min(float(index["tall"]), most / width)
        place = f"translate({centre - width * wide / 2:.2f} 16) scale({wide:.4f} {index['tall']})"
        return f'{place}" d="{outline}"'

    return _GLYPH.sub(glyph, drawing)


class PackStyle(NamedTuple):
    """The user's choices about the pack."""

    four_colours: bool = False
    jumbo: bool = False
    quint_marks: bool = True
    back: str = "navy"
    letters: str = "KQJ"

    @property
    def least_step(self) -> float:
        """The share of a card's width that a fan must show for the index to be legible."""
        return _JUMBO_INDEX_OF_WIDTH if self.jumbo else _INDEX_OF_WIDTH

    def sign(self, rank: Rank) -> str:
        """A rank as the cards show it: “10”, “A”, “K”."""
        return "10" if rank.letter == "T" else self._letter(rank.letter)

    def _letter(self, letter: str) -> str:
        place = _COURTS.find(letter)
        return letter if place < 0 else self.letters[place]

    def drawing(self, name: str, width: float) -> tuple[str, str]:
        """The folder and the file of a card's drawing, by its code, such as “HA” or “back”."""
        if name == "back":
            return "backs", f"{self.back}.svg"
        is_jumbo = self.jumbo or width < JUMBO_BELOW
        return "jumbo" if is_jumbo else "cards", f"{name}.svg"

    def printed(self, name: str, drawing: str, paper: str) -> str:
        if not self.quint_marks:
            drawing = _QUINT_MARK.sub("", drawing)
        if name[1:] in _COURTS and self._letter(name[1:]) != name[1:]:
            drawing = _lettered(drawing, self._letter(name[1:]))
        suit = _LETTERS.find(name[0])
        if self.four_colours and suit >= 0:
            drawing = drawing.replace(INKS_OF_TWO[suit], INKS_OF_FOUR[suit])
            drawing = drawing.replace(_SECOND_OF_TWO[suit], _SECOND_OF_FOUR[suit])
        return drawing.replace(_PAPER, paper)
