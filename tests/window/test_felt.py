"""Marks are painted in the colour and size asked for."""

from __future__ import annotations

import pytest
from kit import *

from quinto_desktop.window.look.fitting import MARK_OF, MarkKind, draw_mark, mark_picture


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
