"""Cards are as sharp as the screen at every scale: no picture is stretched on its way there."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from kit import *

from quinto_desktop.window.look.card_art import box_size

RATIOS = [1.0, 1.25, 1.5, 2.0, 3.0]
SOUTH_OF_4K = 286


@pytest.mark.parametrize("ratio", RATIOS)
def test_what_is_painted_is_the_picture_itself(ratio: float) -> None:
    process = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("sharp_cards.py"))],
        env={**os.environ, "QT_SCALE_FACTOR": str(ratio)},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )

    assert process.stdout.split() == [str(ratio), "0"]


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("width", [70, 110, SOUTH_OF_4K])
def test_a_picture_has_every_pixel_of_the_screen(
    qapp: QGuiApplication, width: int, ratio: float
) -> None:
    for turn in (0, 5.4, 90):
        pixmap, box = (
            CardArt(CurrentTheme(BAIZE)).pixmap("HK", width, ratio, turn),
            box_size(width, turn),
        )
        assert pixmap.width() >= box.width() * ratio
        assert pixmap.height() >= box.height() * ratio


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("width", [70, 110, SOUTH_OF_4K])
def test_a_face_is_engraved_at_least_as_fine_as_it_is_shown(
    qapp: QGuiApplication, width: int, ratio: float
) -> None:
    assert CardArt(CurrentTheme(BAIZE))._proof("HK", width, ratio).width() >= width * ratio
