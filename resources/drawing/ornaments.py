"""Ornaments shared by several cards."""

import math
from dataclasses import dataclass

from colours import GOLD, GOLD_LINE, GOLD_THREAD, PAPER
from pips import pip
from shapes import (
    Paint,
    circle,
    disc,
    line,
    line_in_box,
    num,
    path,
    paths,
    polar,
    polygon,
    rect,
    shift,
    turn,
    zoom,
)

_LEAF = "M0 0C4 -6 13 -7 21 -1C13 4 5 4 0 0Z"
_SEPAL = "M0 -8L3.4 -26L0 -31L-3.4 -26Z"
_PETAL = "M0 -4C-13 -8 -17 -22 -9 -28C-5 -31 -2 -29 0 -26C2 -29 5 -31 9 -28C17 -22 13 -8 0 -4Z"


@dataclass(frozen=True)
class Panel:
    """The framed field of a court card, centred on (0, 0).

    Attributes:
        suit: The card's suit.
        ink: Colour of the suit.
        second: Second colour of the suit's court cards.
        width: Width of the field.
        height: Height of the field.
    """

    suit: str
    ink: str
    second: str
    width: float
    height: float


def star(x: float, y: float, radius: float, fill: str) -> str:
    """Draw a five-pointed star."""
    tips = []
    for i in range(10):
        reach = radius if i % 2 == 0 else radius * 0.42
        tips.append(polar((x, y), reach, -math.pi / 2 + i * math.pi / 5))
    return path(polygon(tips), Paint(fill))


def wreath(x: float, y: float, radius: float) -> str:
    """Draw two laurel sprays that meet at top and bottom; the same either way up."""
    body = path(disc(x, y, radius), Paint("none", GOLD_LINE, 0.9, opacity=0.7))
    k = radius / 82
    leaf = Paint(GOLD, GOLD_LINE, 0.8, ends=None)
    for side in (1, -1):
        for up in (1, -1):
            for i in range(8):
                angle = math.radians(5 + i * 10.2) * -up  # from the side to the pole
                at = shift(x + side * radius * math.cos(angle), y + radius * math.sin(angle))
                along = math.atan2(-up * math.cos(angle), -side * abs(math.sin(angle)))
                size = zoom((1.0 - 0.035 * i) * k)
                for spread in (24, -24):
                    bend = turn(math.degrees(along) + spread)
                    body += path(_LEAF, leaf, f"{at} {bend} {size}")
    for dx, dy in ((radius, 0), (-radius, 0), (0, radius), (0, -radius)):
        body += circle(x + dx, y + dy, 3.4 * k, Paint(GOLD, GOLD_LINE, 0.9))
    return body


def lattice(width: float, height: float, step: float, paint: Paint) -> str:
    """Draw crossed diagonal lines in a box centred on (0, 0).

    Each line is a separate path. In a single path, Qt would look for every place where the outline
    crosses itself, and would take ten times as long to draw a court card.
    """
    lines = []
    for slope in (1, -1):
        offset = -(width + height)
        while offset < width + height:
            ends = line_in_box(offset, slope, (width / 2, height / 2))
            if ends:
                lines.append(line(*ends))
            offset += step
    return paths(lines, paint)


def rose(x: float, y: float, radius: float, petal: str) -> str:
    """Draw a five-petalled heraldic rose with a gold centre."""
    place, size = shift(x, y), zoom(radius / 30)
    body = ""
    for i in range(5):
        body += path(_SEPAL, Paint("#3E6B3C"), f"{place} {turn(i * 72 + 36)} {size}")
    for i in range(5):
        paint = Paint(petal, PAPER, 2, ends=None)
        body += path(_PETAL, paint, f"{place} {turn(i * 72)} {size}")
    return body + circle(x, y, radius * 0.3, Paint(GOLD, GOLD_LINE, 0.8))


def lozenge(x: float, y: float, half: tuple[float, float], paint: Paint) -> str:
    """Draw a lozenge centred on a point."""
    dx, dy = half
    return path(polygon([(x, y - dy), (x + dx, y), (x, y + dy), (x - dx, y)]), paint)


def girdle(panel: Panel) -> str:
    """Draw the band between the halves of a court card, with a pip each way up and a rose."""
    side = num(panel.width / 2)
    body = rect((-panel.width / 2, -19), (panel.width, 38), 0, Paint(PAPER))
    for y, colour, width in (("19", panel.ink, 2.2), ("15.4", GOLD_THREAD, 1.5)):
        data = f"M-{side} -{y}L{side} -{y}M-{side} {y}L{side} {y}"
        body += path(data, Paint("none", colour, width, ends="butt"))
    body += pip(panel.suit, -46, 0, 25, panel.ink) + pip(
        panel.suit, 46, 0, 25, panel.ink, flip=True
    )
    body += rose(0, 0, 12.5, panel.second)
    for x in (-23, 23):
        body += lozenge(x, 0, (3.2, 4.5), Paint(GOLD_THREAD))
    return body
