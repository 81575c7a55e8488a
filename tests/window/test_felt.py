"""Marks, and intervals as dots on bars, are painted where and as they are asked for."""

from __future__ import annotations

import pytest
from kit import *

from quinto_desktop.window.look.fitting import MARK_OF, MarkKind, draw_mark, mark_picture
from quinto_desktop.window.paper.card_text import Interval, IntervalScale, paint_interval


@pytest.mark.parametrize("kind", ["crown", *MARK_OF.values()])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_mark_has_its_size_and_colour(
    qapp: QGuiApplication, kind: MarkKind, ratio: float
) -> None:
    image = mark_picture(kind, "#2048DC", 40, ratio)
    assert (image.width(), image.height()) == (40 * ratio, 40 * ratio)
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle.name() == "#2048dc"
    assert image.pixelColor(0, image.height() - 1).alpha() == 0


def test_a_mark_may_have_an_outline(qapp: QGuiApplication) -> None:
    plain = mark_picture("crown", "#C08A16", 40, 1.0)
    lined = mark_picture("crown", "#C08A16", 40, 1.0, "#5E430B")
    assert lined != plain
    assert mark_picture("crown", "#C08A16", 40, 1.0) is plain


def test_a_mark_is_drawn_in_the_middle_of_a_rectangle(qapp: QGuiApplication) -> None:
    image = QImage(100, 60, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    draw_mark(painter, "heart", QRectF(20, 0, 80, 60), "#B5121F")
    painter.end()
    red = [x for x in range(100) if image.pixelColor(x, 20).name() == "#b5121f"]
    assert abs((red[0] + red[-1]) / 2 - 60) <= 1
    assert 45 <= red[-1] - red[0] <= 60


_PLACE = QRectF(10, 7, 100, 16)


def _painted(interval: Interval, scale: IntervalScale) -> list[int]:
    """The columns of pixels in which something is painted, on the middle line."""
    image = QImage(120, 30, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_interval(painter, _PLACE, interval, scale, "#000000", BAIZE)
    painter.end()
    return [x for x in range(120) if image.pixelColor(x, 15).lightness() < 250]


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_a_bar_reaches_from_the_least_to_the_most(*, is_mirrored: bool) -> None:
    scale = IntervalScale(0, 100, is_mirrored=is_mirrored)
    found = _painted(Interval(40, 20, 60) if is_mirrored else Interval(60, 40, 80), scale)
    assert abs(found[0] - 50) <= 1 and abs(found[-1] - 90) <= 1
    assert found == [*range(found[0], found[-1] + 1)]


def test_an_exact_figure_is_a_dot() -> None:
    found = _painted(Interval(50, 50, 50), IntervalScale(0, 100))
    assert abs((found[0] + found[-1]) / 2 - 60) <= 1
    assert 7 <= len(found) <= 11


@pytest.mark.parametrize(("value", "x"), [(-5, 10), (0, 10), (25, 35), (100, 110), (130, 110)])
def test_values_outside_stand_at_the_nearest_end(value: float, x: float) -> None:
    assert IntervalScale(0, 100).x(value, _PLACE) == x
