"""Four suits in four colours are told apart with any colour vision.

The simulation is that of Machado, Oliveira and Fernandes (2009) at full severity, in linear light;
distances are CIE 1976, in CIELAB under D65.
"""

from __future__ import annotations

from math import dist

import pytest
from kit import *

from quinto_desktop.window.look.pack_style import INKS_OF_FOUR, INKS_OF_TWO, PackStyle, Suits
from quinto_desktop.window.look.theme import Theme, dressed

Rows = tuple[tuple[float, float, float], ...]

VISIONS: dict[str, Rows] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)
LEAST = 18.0  # a distance of 2 is just visible; from 10 on it is obvious

visions = pytest.mark.parametrize("vision", VISIONS)


def times(rows: Rows, part: tuple[float, ...]) -> tuple[float, ...]:
    return tuple([sum(a * b for a, b in zip(row, part, strict=True)) for row in rows])


def lab(colour: str, vision: str) -> tuple[float, float, float]:
    """A colour as a person sees it, in CIELAB."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    def bent(part: float) -> float:
        return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116

    ink = QColor(colour)
    light = (linear(ink.redF()), linear(ink.greenF()), linear(ink.blueF()))
    seen = times(VISIONS[vision], light)
    clipped = tuple([min(1.0, max(0.0, part)) for part in seen])
    x, y, z = [bent(a / b) for a, b in zip(times(TO_XYZ, clipped), WHITE, strict=True)]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(suits: Suits, vision: str) -> float:
    """The distance of the two suits that look most alike."""
    return min(dist(lab(one, vision), lab(other, vision)) for one, other in combinations(suits, 2))


def test_the_measure_agrees_with_known_values() -> None:
    assert lab("#FFFFFF", "normal") == pytest.approx((100, 0, 0), abs=0.1)
    assert lab("#FF0000", "normal") == pytest.approx((53.24, 80.09, 67.20), abs=0.1)
    assert dist(lab("#FF0000", "deutan"), lab("#A39000", "deutan")) < 20  # what they confuse
    assert dist(lab("#FF0000", "normal"), lab("#A39000", "normal")) > 60


@visions
def test_the_four_inks_of_the_cards_are_told_apart(vision: str) -> None:
    assert nearest(INKS_OF_FOUR, vision) >= LEAST


@visions
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["suits", "felt_suits", "tower_suits"])
def test_the_four_colours_of_the_panels_are_told_apart(
    theme: Theme, ground: str, vision: str
) -> None:
    suits: Suits = getattr(dressed(theme, PackStyle(four_colours=True)), ground)
    found = nearest(suits, vision)
    assert found >= LEAST, f"{found:.1f}"


def test_two_colours_are_those_of_the_suits() -> None:
    for theme in THEMES.values():
        for suits in (theme.suits, theme.felt_suits, theme.tower_suits, INKS_OF_TWO):
            assert suits.of(Suit.HEARTS) == suits.of(Suit.DIAMONDS) == suits.hearts
            assert suits.of(Suit.SPADES) == suits.of(Suit.CLUBS) == suits.spades
