"""What is painted once: the felt in its wood, and marks in the colour and size asked for."""

from __future__ import annotations

import pytest
from kit import *

from quinto_desktop.window.look.fitting import MARK_OF, MarkKind, draw_mark, mark_picture
from quinto_desktop.window.look.theme import CONTRAST, Theme
from quinto_desktop.window.look.wood import wood_colours
from quinto_desktop.window.table.felt import paint_felt


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


# --------------------------------------------------------------- felt
TABLE = Geometry(998, 776)
MIDDLE = QRect(450, 280, 90, 60)
WITH_NAP = [theme for theme in THEMES.values() if theme.grain]


def felt(theme: Theme, ratio: float = 1.0) -> QImage:
    return paint_felt(TABLE, theme, ratio).toImage()


def greys(picture: QImage, place: QRect) -> list[int]:
    part = picture.copy(place).convertToFormat(QImage.Format.Format_Grayscale8)
    return [part.pixelColor(x, y).red() for y in range(part.height()) for x in range(part.width())]


@pytest.mark.parametrize("theme", WITH_NAP, ids=lambda theme: theme.name)
def test_the_nap_is_fine_and_changes_no_colour(qapp: QApplication, theme: Theme) -> None:
    found = greys(felt(theme), MIDDLE)
    cloth = QColor(theme.felt_centre)
    mean = sum(found) / len(found)

    assert len({*found}) > 3, "the felt is flat"
    assert max(found) - min(found) < 24, "the felt is restless"
    expected = QImage(1, 1, QImage.Format.Format_RGB32)
    expected.fill(cloth)
    assert abs(mean - greys(expected, QRect(0, 0, 1, 1))[0]) < 8


def test_where_contrast_is_wanted_the_table_is_flat(qapp: QApplication) -> None:
    assert {*greys(felt(CONTRAST), MIDDLE)} == {0}
    assert {*greys(felt(CONTRAST), QRect(0, 0, 998, 12))} == {0}


def test_the_felt_is_always_the_same(qapp: QApplication) -> None:
    assert felt(BAIZE) == felt(BAIZE)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("table", [TABLE, Geometry(800, 536), Geometry(600, 1200)], ids=str)
def test_wood_goes_round_the_felt(qapp: QApplication, theme: Theme, table: Geometry) -> None:
    """It is as wide as the table says, and felt begins at the line of brass."""
    picture, (left, top, wide, high) = paint_felt(table, theme, 1.0).toImage(), table.felt
    x, y = round(left + wide / 2), round(top + high / 2)
    on_wood = [(x, 1), (1, y), (round(left + wide) + 4, y), (x, round(top + high) + 4), (2, 2)]
    on_felt = [(x, round(top) + 40), (round(left) + 40, y), (x, round(top + high) - 40)]
    wood = [QColor(colour) for colour in wood_colours(theme)[:3]]
    felt = [QColor(colour) for colour in (theme.felt_centre, theme.felt_edge)]
    for places, own, other in ((on_wood, wood, felt), (on_felt, felt, wood)):
        for place in places:
            found = picture.pixelColor(*place)
            near, far = (min(apart(found, one) for one in colours) for colours in (own, other))
            assert near < far or theme in (NIGHT, CONTRAST), place
    assert picture.pixelColor(round(left), y) not in (wood[1], felt[1])


def apart(one: QColor, other: QColor) -> int:
    """How unlike two colours are, 0 to 765."""
    reds, greens, blues = (
        abs(of(one) - of(other)) for of in (QColor.red, QColor.green, QColor.blue)
    )
    return reds + greens + blues
