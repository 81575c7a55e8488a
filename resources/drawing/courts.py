"""The emblems of king, queen and jack.

Each public function draws the ground of the whole panel and the emblem of its upper half (y < 0);
the lower half is the same, turned upside down. The panel is 144 wide and the card's centre is at
(0, 0).
"""

import math

from colours import CREAM, GOLD, GOLD_LINE, PAPER, PEARL, STEEL, STEEL_LINE
from ornaments import Panel, lattice, lozenge, rose
from shapes import (
    Paint,
    Point,
    centred_rect,
    circle,
    clip,
    group,
    line,
    pair,
    path,
    polar,
    polygon,
    rect,
    shift,
    turn,
    zoom,
)


def _gilt(width: float) -> Paint:
    return Paint(GOLD, GOLD_LINE, width)


def king(panel: Panel) -> tuple[str, str]:
    """Draw solid ink, and a closed crown with sceptre and sword crossed behind it."""
    grid = Paint("none", "#FFFFFF", 0.8, opacity=0.16)
    ground = centred_rect(panel.width, panel.height, 4, Paint(panel.ink))
    ground += lattice(panel.width - 12, panel.height - 12, 14, grid)
    emblem = ""
    for lean, arm in ((40, _sceptre(panel.second)), (-40, _sword(panel.second))):
        emblem += group(arm, f"{shift(0, -76)} {turn(lean)} {zoom(0.86)}")
    emblem += group(_closed_crown(panel.second), f"{shift(0, -77)} {zoom(1.04)}")
    return ground, emblem


def _sceptre(jewel: str) -> str:
    return (
        rect((-2.6, -60), (5.2, 118), 2, _gilt(0.9))
        + path("M0 -86C9 -80 11 -70 0 -58C-11 -70 -9 -80 0 -86Z", _gilt(1))
        + circle(0, -70, 3.4, Paint(jewel))
        + rect((-6, -59), (12, 4.5), 1.5, _gilt(0.8))
        + circle(0, -89, 3.4, _gilt(0.8))
    )


def _sword(grip: str) -> str:
    blade = Paint("#F3EFE3", STEEL_LINE, 1)
    return (
        path("M0 -92L4.8 -80L4.8 34L-4.8 34L-4.8 -80Z", blade)
        + path("M0 -84L0 30", Paint("none", "#9A9486", 1))
        + path("M-17 31C-8 35 8 35 17 31L17 38C8 42 -8 42 -17 38Z", _gilt(1))
        + rect((-3, 40), (6, 15), 1, Paint(grip, GOLD_LINE, 0.8))
        + circle(0, 59, 5, _gilt(1))
    )


def _closed_crown(velvet: str) -> str:
    """Draw a closed crown with arches, orb and cross; about 96 wide and 88 tall."""
    body = path("M-37 22C-54 -6 -38 -28 0 -20C38 -28 54 -6 37 22Z", Paint(velvet, GOLD_LINE, 1))
    for arch in (
        "M-41 24C-62 -8 -42 -38 -2 -25L-2 -18C-36 -28 -48 -6 -32 24Z",
        "M41 24C62 -8 42 -38 2 -25L2 -18C36 -28 48 -6 32 24Z",
        "M-4.5 24L-4.5 -22L4.5 -22L4.5 24Z",
    ):
        body += path(arch, _gilt(1.2))
    side_pearls = ((46.5, 6), (46, -9), (37, -21), (22, -26.5))
    for side in (-1, 1):
        for x, y in side_pearls:
            body += circle(side * x, y, 3.5, Paint(PEARL, GOLD_LINE, 0.9))
    for y in (-12, -2, 8):
        body += circle(0, y, 2.6, Paint(PEARL, GOLD_LINE, 0.8))
    cross = "M-3 -3L-5.5 -12L5.5 -12L3 -3L12 -5.5L12 5.5L3 3L5 12L-5 12L-3 3L-12 5.5L-12 -5.5Z"
    for x in (-20, 20):
        body += path(cross, Paint(GOLD, GOLD_LINE, 1, ends=None), shift(x, 13))
    return body + _orb() + _crown_band(velvet)


def _orb() -> str:
    cross = (
        "M-2.4 -39L-3.6 -46L-9 -44.8L-9 -51.2L-3.6 -50L-4.2 -56L4.2 -56L3.6 -50L9 -51.2"
        "L9 -44.8L3.6 -46L2.4 -39Z"
    )
    return (
        circle(0, -31, 8, _gilt(1.2))
        + path("M-8 -31L8 -31", Paint("none", GOLD_LINE, 1.2))
        + path(cross, _gilt(1))
    )


def _crown_band(velvet: str) -> str:
    body = path("M-46 22C-18 14 18 14 46 22L43 40C18 33 -18 33 -43 40Z", _gilt(1.3))
    body += path("M0 19.5L7 26L0 32.5L-7 26Z", Paint(velvet, GOLD_LINE, 0.8))
    for x in (-19, 19):
        body += circle(x, 27, 4.2, Paint(PEARL, GOLD_LINE, 0.8))
    for x in (-33, 33):
        body += lozenge(x, 29.6, (5, 4.6), Paint(velvet, GOLD_LINE, 0.7))
    return body


def queen(panel: Panel) -> tuple[str, str]:
    """Draw a pale lattice, an open fan with a rose on its pivot, and a coronet."""
    grid = Paint("none", panel.ink, 0.9, opacity=0.22)
    ground = centred_rect(panel.width, panel.height, 4, Paint(PAPER))
    ground += lattice(panel.width - 12, panel.height - 12, 16, grid)
    emblem = _fan((0, -47), panel)
    emblem += rose(0, -48, 25, panel.second)
    emblem += group(_coronet(panel.second), f"{shift(0, -123)} {zoom(0.66)}")
    return ground, emblem


def _fan(pivot: Point, panel: Panel) -> str:
    """Draw nine blades, alternately dark and pale, each with a pearl and a rib."""
    inner, outer, blades, spread = 20, 56, 9, 196
    body = ""
    for i in range(blades):
        dark = i % 2 == 0
        start = math.radians(-90 - spread / 2 + spread * i / blades)
        end = math.radians(-90 - spread / 2 + spread * (i + 1) / blades)
        middle = (start + end) / 2
        blade = (
            f"M{pair(polar(pivot, outer, start))}"
            f"Q{pair(polar(pivot, outer + 11, middle))} {pair(polar(pivot, outer, end))}"
            f"L{pair(polar(pivot, inner, end))}L{pair(polar(pivot, inner, start))}Z"
        )
        body += path(blade, Paint(panel.ink if dark else CREAM, GOLD_LINE, 0.9))
        pearl = Paint(GOLD if dark else panel.second, GOLD_LINE, 0.6)
        body += circle(*polar(pivot, outer - 9, middle), 3.6, pearl)
        rib = line(polar(pivot, inner + 8, middle), polar(pivot, outer - 16, middle))
        body += path(rib, Paint("none", "#E3C57C" if dark else panel.ink, 1.3))
    return body


def _coronet(jewel: str) -> str:
    """Draw an open coronet of three leaves and two pearls; about 70 wide."""
    leaves = (
        "M-33 12L-38 -12C-31 -6 -27 -4 -22 -6L-17 -1C-12 -4 -8 -10 -8 -14C-12 -14 -12 -21 -7 -20"
        "C-8 -26 0 -30 0 -30C0 -30 8 -26 7 -20C12 -21 12 -14 8 -14C8 -10 12 -4 17 -1L22 -6"
        "C27 -4 31 -6 38 -12L33 12C11 7 -11 7 -33 12Z"
    )
    body = path(leaves, _gilt(1.4))
    for x, y, radius in ((-38, -15, 4.6), (38, -15, 4.6), (-19.5, -8, 4.2), (19.5, -8, 4.2)):
        body += circle(x, y, radius, Paint(PEARL, GOLD_LINE, 1.1))
    body += path("M-34 14C-11 9 11 9 34 14L32 23C11 18.5 -11 18.5 -32 23Z", _gilt(1.3))
    for x, y in ((0, 15), (-17, 16), (17, 16)):
        body += circle(x, y, 2.6, Paint(jewel))
    return body


def jack(panel: Panel) -> tuple[str, str]:
    """Draw a striped ground, a bonnet with a plume, and crossed halberds."""
    ground = centred_rect(panel.width, panel.height, 4, Paint(CREAM))
    ground += path(_stripes(panel.width - 6, panel.height - 6), Paint(PAPER))
    emblem = ""
    for side in (1, -1):
        lean = f"{shift(0, -66)} {turn(side * 40)} {zoom(side * 0.88, 0.88)}"
        emblem += group(_halberd(), lean)
    emblem += group(_bonnet(panel.ink, panel.second), f"{shift(0, -66)} {zoom(0.98)}")
    return ground, emblem


def _stripes(width: float, height: float) -> str:
    """Draw slanting stripes, as wide as the gaps, in a box centred on (0, 0)."""
    wide = 24
    data = ""
    for y in range(-12 * wide, 12 * wide, 2 * wide):
        ends = [(-300, -300 + y), (300, 300 + y), (300, 300 + y + wide), (-300, -300 + y + wide)]
        data += polygon(clip([(float(a), float(b)) for a, b in ends], (width / 2, height / 2)))
    return data


def _halberd() -> str:
    steel = Paint(STEEL, STEEL_LINE, 1)
    return (
        rect((-2.6, -62), (5.2, 122), 1.5, Paint("#7A5230", "#3B2614", 0.9))
        + path("M0 -100L5 -70L2.6 -62L-2.6 -62L-5 -70Z", steel)
        + path("M2.6 -66C10 -68 20 -76 24 -82C30 -68 30 -52 24 -38C18 -46 10 -50 2.6 -50Z", steel)
        + path("M-2.6 -66L-20 -58L-2.6 -52Z", steel)
        + rect((-4, -50), (8, 6), 1, _gilt(0.8))
    )


def _bonnet(cloth: str, plume: str) -> str:
    """Draw a Tudor bonnet of slashed cloth with a broad brim and a plume falling over it."""
    body = path(
        "M-34 10C-46 -4 -44 -26 -26 -31C-14 -38 14 -38 26 -31C44 -26 46 -4 34 10Z",
        Paint(cloth, GOLD_LINE, 1.2),
    )
    for x, lean in ((-25, -22), (-9, -8), (9, 8), (25, 22)):
        slash = Paint(CREAM, GOLD_LINE, 0.6, ends=None)
        body += path(
            "M0 -14C4 -7 4 7 0 15C-4 7 -4 -7 0 -14Z", slash, f"{shift(x, -12)} {turn(lean)}"
        )
    body += path(
        "M-62 16C-64 8 -50 6 -36 6C-14 12 14 12 36 6C50 6 64 8 62 16C60 26 32 33 0 33"
        "C-32 33 -60 26 -62 16Z",
        Paint(cloth, GOLD_LINE, 1.2),
    )
    body += path("M-53 17C-42 23 -22 27 0 27C22 27 42 23 53 17", Paint("none", CREAM, 1.3))
    body += path("M-37 5C-14 12 14 12 37 5L37 11C14 18 -14 18 -37 11Z", _gilt(1))
    return body + _plume(plume)


def _plume(colour: str) -> str:
    feather = (
        "M-31 10C-44 -6 -48 -30 -34 -46C-18 -64 14 -66 34 -58C52 -51 60 -36 56 -22"
        "C52 -14 44 -14 42 -20C47 -24 47 -31 42 -34C42 -27 38 -23 32 -24C35 -29 34 -35 29 -37"
        "C28 -30 23 -27 17 -29C20 -34 19 -38 15 -40C13 -34 7 -32 1 -35C4 -38 3 -41 1 -43"
        "C-3 -38 -8 -37 -12 -39C-10 -41 -11 -43 -12 -44C-28 -32 -28 -10 -22 8Z"
    )
    return (
        path(feather, Paint(colour, GOLD_LINE, 1.2))
        + path("M-28 6C-38 -18 -32 -42 -8 -50C14 -56 36 -50 46 -36", Paint("none", "#F0D48A", 1.8))
        + circle(-27, 10, 9, _gilt(1.2))
        + circle(-27, 10, 4.2, Paint(colour, GOLD_LINE, 0.8))
    )
