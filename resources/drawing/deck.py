"""The Quinto pack: 52 faces, the Quint Royal and the backs.

Everything is drawn from numbers: no fonts, no borrowed outlines. A card is 250 units wide and 350
tall.
"""

from dataclasses import dataclass

from backs import backs
from colours import (
    EDGE,
    FOUR_COLOUR,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_MIDDLE,
    PAPER,
    ROYAL_GROUND,
    TWO_COLOUR,
    VIOLET,
)
from courts import jack, king, queen
from crowns import CrownStyle, crown, quint_mark
from glyphs import GLYPHS
from ornaments import Panel, girdle, lattice, star, wreath
from pips import PIPS, pip
from shapes import Paint, Point, circle, group, num, path, rect, shift, turn, zoom

WIDTH, HEIGHT, CORNER = 250, 350, 15
SUITS = "HDCS"
RANKS = "AKQJT98765432"

_CENTRE_X, _CENTRE_Y = WIDTH / 2, HEIGHT / 2
_PANEL_WIDTH = 144  # the width that the court emblems are drawn for
_SUIT_NAMES = {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"}
_RANK_NAMES = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
_EMBLEMS = {"K": king, "Q": queen, "J": jack}
_TOP, _FOOT = 60, HEIGHT - 60  # first and last row of pips
_QUARTERS = tuple(_TOP + i * (_FOOT - _TOP) / 3 for i in range(4))
_ROYAL_STYLE = CrownStyle(velvet=VIOLET, jewels=VIOLET)


@dataclass(frozen=True)
class Layout:
    """The layout of a card: centre lines, sizes, and the upper left of the court panel."""

    index_x: float
    index_top: float
    cap: float
    index_width: float
    index_pip: float
    panel: Point
    side_column: float
    pip: float
    ace: float  # size of the ace's ornament relative to the normal pack
    royal: float  # size of the Quint Royal's crowns relative to the normal pack


_NORMAL = Layout(27, 16, 50, 42, 33, (53, 26), 81, 46, 1, 1)
_JUMBO = Layout(37, 16, 66, 56, 44, (70, 26), 96, 37, 0.72, 0.84)


class Deck:
    """Draws the cards of one pack.

    Args:
        four_colour: Give each suit its own colour.
        jumbo: Draw larger indices, for small cards and weak eyesight.
        quint_mark: Draw a mark below the indices of the cards that can score.
    """

    def __init__(
        self, *, four_colour: bool = False, jumbo: bool = False, quint_mark: bool = True
    ) -> None:
        self._inks = FOUR_COLOUR if four_colour else TWO_COLOUR
        self._at = _JUMBO if jumbo else _NORMAL
        self._marked = quint_mark

    def faces(self) -> dict[str, str]:
        """Return the SVG text of every face by its code: suit and rank, or "QR"."""
        cards = {suit + rank: self._face(suit, rank) for suit in SUITS for rank in RANKS}
        cards["QR"] = _shell(self._royal(), "Quint Royal")
        return cards

    @staticmethod
    def backs() -> dict[str, str]:
        """Return the SVG text of every back by its name."""
        return {name: _shell(art, "back") for name, art in backs(WIDTH, HEIGHT).items()}

    def _face(self, suit: str, rank: str) -> str:
        if rank in _EMBLEMS:
            body = self._court(suit, rank)
        elif rank == "A":
            body = self._ace(suit)
        else:
            body = self._number(suit, rank)
        title = f"{_RANK_NAMES.get(rank, rank)} of {_SUIT_NAMES[suit]}"
        return _shell(body + self._index(suit, rank), title)

    def _index(self, suit: str, rank: str) -> str:
        at, ink = self._at, self._inks[suit][0]
        advance, data = GLYPHS[rank]
        tall = at.cap / 100
        wide = min(tall, at.index_width / advance)
        place = f"{shift(at.index_x - advance * wide / 2, at.index_top)} {zoom(wide, tall)}"
        body = path(data, Paint(ink), place)
        y = at.index_top + at.cap + 9 + at.index_pip / 2
        body += pip(suit, at.index_x, y, at.index_pip, ink)
        if self._marked and rank in "A5432":
            body += quint_mark(rank, at.index_x, y + at.index_pip / 2 + 17, at.index_pip * 0.94)
        return _both_ends(body)

    def _number(self, suit: str, rank: str) -> str:
        ink = self._inks[suit][0]
        left = self._at.side_column
        spots = _spots(10 if rank == "T" else int(rank), (left, _CENTRE_X, WIDTH - left))
        size = self._at.pip
        return "".join(pip(suit, x, y, size, ink, flip=y > _CENTRE_Y + 1) for x, y in spots)

    def _ace(self, suit: str) -> str:
        """Draw a large pip in a wreath, with an engraved inner line and a crown in the middle."""
        ink, small = self._inks[suit][0], self._at.ace
        size, crown_width, crown_y = {
            "H": (92, 36, -7),
            "D": (96, 32, 0),
            "C": (92, 22, 5),
            "S": (104, 32, -1),
        }[suit]
        body = wreath(_CENTRE_X, _CENTRE_Y, 73 * small)
        body += pip(suit, _CENTRE_X, _CENTRE_Y, size * small, ink)
        body += _engraving(suit, size * small / 100)
        style = CrownStyle(pearls=False, width=2)
        return body + crown(_CENTRE_X, _CENTRE_Y + crown_y, crown_width * small, style)

    def _court(self, suit: str, rank: str) -> str:
        ink, second = self._inks[suit]
        left, top = self._at.panel
        width, height = WIDTH - 2 * left, HEIGHT - 2 * top
        scale = width / _PANEL_WIDTH
        panel = Panel(suit, ink, second, width / scale, height / scale)
        ground, emblem = _EMBLEMS[rank](panel)
        rise = (panel.height - 298) * 0.25  # a taller panel: lift the emblem to its middle
        half = group(emblem, shift(0, -rise)) if rise > 1 else emblem
        body = ground + half + group(half, turn(180)) + girdle(panel)
        return group(body, f"{shift(_CENTRE_X, _CENTRE_Y)} {zoom(scale)}") + self._frame(ink)

    def _frame(self, ink: str) -> str:
        left, top = self._at.panel
        width, height = WIDTH - 2 * left, HEIGHT - 2 * top
        outer = rect((left, top), (width, height), 5, Paint("none", ink, 2.4))
        inner = Paint("none", GOLD, 2)
        return outer + rect((left + 4, top + 4), (width - 8, height - 8), 3, inner)

    def _royal(self) -> str:
        """Draw five crowns arranged like the pips of a five, and an index unlike any other."""
        at, k = self._at, self._at.royal
        left, top = at.panel
        width, height = WIDTH - 2 * left, HEIGHT - 2 * top
        grid = Paint("none", VIOLET, 0.8, opacity=0.16)
        body = rect((left, top), (width, height), 5, Paint(ROYAL_GROUND)) + self._frame(VIOLET)
        body += group(lattice(width - 12, height - 12, 16, grid), shift(_CENTRE_X, _CENTRE_Y))
        body += circle(_CENTRE_X, _CENTRE_Y, 63 * k, Paint(ROYAL_GROUND))
        body += wreath(_CENTRE_X, _CENTRE_Y, 54 * k)
        for x in (_CENTRE_X - 36 * k, _CENTRE_X + 36 * k):
            body += crown(x, 70, 45 * k, _ROYAL_STYLE)
            body += crown(x, HEIGHT - 70, 45 * k, _ROYAL_STYLE, flip=True)
        body += crown(_CENTRE_X, _CENTRE_Y - 1, 74 * k, _ROYAL_STYLE)
        return body + self._royal_index()

    def _royal_index(self) -> str:
        at = self._at
        style = CrownStyle(velvet=VIOLET, jewels=VIOLET, width=3)
        body = crown(at.index_x, at.index_top + at.cap * 0.42, at.index_width * 0.9, style)
        y = at.index_top + at.cap + at.index_pip / 2
        return _both_ends(body + star(at.index_x, y, at.index_pip * 0.52, VIOLET))


def gradient(name: str, light: str, middle: tuple[float, str] | None, dark: str) -> str:
    """Return a gradient from top to bottom; `middle` is its middle colour's offset and colour."""
    stops = f'<stop offset="0" stop-color="{light}"/>'
    if middle is not None:
        stops += f'<stop offset="{num(middle[0])}" stop-color="{middle[1]}"/>'
    stops += f'<stop offset="1" stop-color="{dark}"/>'
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def document(size: tuple[int, int], title: str, body: str) -> str:
    """Return a whole SVG file."""
    width, height = size
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"<title>{title}</title>{body}</svg>\n"
    )


def _shell(body: str, title: str) -> str:
    """Return a card's file: the gold gradient, the paper with its edge, and the print on it."""
    gold = gradient("g", GOLD_LIGHT, (0.45, GOLD_MIDDLE), GOLD_DARK)
    paper = rect((0.6, 0.6), (WIDTH - 1.2, HEIGHT - 1.2), CORNER, Paint(PAPER, EDGE, 1.2))
    return document((WIDTH, HEIGHT), title, f"<defs>{gold}</defs>{paper}{body}")


def _both_ends(body: str) -> str:
    """Return the body, followed by a copy turned upside down about the card's centre."""
    return body + group(body, turn(180, (_CENTRE_X, _CENTRE_Y)))


def _spots(value: int, columns: tuple[float, float, float]) -> list[Point]:
    """Return the positions of the pips on a number card."""
    left, middle, right = columns
    if value <= 3:
        pillar: list[Point] = [(middle, _TOP), (middle, _FOOT)]
        return [*pillar, (middle, _CENTRE_Y)] if value == 3 else pillar
    rows: tuple[float, ...] = (_TOP, _FOOT) if value <= 5 else (_TOP, _CENTRE_Y, _FOOT)
    if value >= 9:
        rows = _QUARTERS
    spots: list[Point] = [(x, y) for x in (left, right) for y in rows]
    high = (rows[0] + rows[1]) / 2
    between = {7: [high], 8: [high, HEIGHT - high], 10: [high, HEIGHT - high]}
    odd = [_CENTRE_Y] if value in (5, 9) else between.get(value, [])
    return spots + [(middle, y) for y in odd]


def _engraving(suit: str, scale: float) -> str:
    """Draw the fine line inside the pip of an ace."""
    if suit == "C":
        discs = ((50, 23.5), (25.5, 58), (74.5, 58))
        line = Paint("none", PAPER, 1.4)
        return "".join(
            circle(_CENTRE_X + (x - 50) * scale, _CENTRE_Y + (y - 50) * scale, 17.5 * scale, line)
            for x, y in discs
        )
    data, size, rise, width = {
        "H": (PIPS["H"], 0.8, -2.5, 1.9),
        "D": (PIPS["D"], 0.8, 0, 1.9),
        "S": (
            "M50 13C56 29 87 47 87 66C87 74 82 78 76 78C64 78 57 68 50 60"
            "C43 68 36 78 24 78C18 78 13 74 13 66C13 47 44 29 50 13Z",
            1,
            0,
            1.7,
        ),
    }[suit]
    place = f"{shift(_CENTRE_X, _CENTRE_Y + rise)} {zoom(scale * size)} {shift(-50, -50)}"
    return path(data, Paint("none", PAPER, width, ends=None), place)
