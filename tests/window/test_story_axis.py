"""Everything of a deal has a place of its own on its paper, at any size, closed and opened."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtCore import QSizeF

from quinto_desktop.window.sheet.story_axis import CLOSING, StoryAxis

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=[1.0, 2.0])
def text(request: pytest.FixtureRequest) -> Iterator[float]:
    """How much larger than usual the desktop's text is."""
    own, font = QApplication.font(), QFont(QApplication.font())
    font.setPixelSize(round(14 * request.param))
    QApplication.setFont(font)
    yield request.param
    QApplication.setFont(own)


SIZES = [(740, 452, 0.7), (954, 560, 1.0), (1188, 666, 1.0), (1340, 900, 1.2), (2196, 1200, 1.8)]


@pytest.mark.parametrize("opened", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize(("width", "height", "unit"), SIZES)
def test_nothing_lies_on_another(
    width: int, height: int, unit: float, opened: float, is_mirrored: bool, text: float
) -> None:
    axis = StoryAxis(QSizeF(width, height), opened, unit, is_mirrored=is_mirrored)

    paper = QRectF(0, 0, width, height)
    columns = [axis.column(number) for number in range(1, CLOSING + 1)]
    rows = [axis.headline, axis.sentence, axis.lines, columns[0], axis.below]
    for above, below in pairwise(rows):
        assert above.bottom() <= below.top() + 1
    for place in (*rows, *columns):
        assert paper.contains(place)
    for one, next_one in pairwise(columns):
        assert not one.intersects(next_one)
        assert (one.center().x() < next_one.center().x()) is not is_mirrored
    assert axis.lines.height() >= (48 if text == 1 else 8)
    for number in (1, 12, 13):
        for card in axis.cards(number, 5 if number == 13 else 4, taker=2):
            assert axis.column(number).adjusted(-8, 0, 8, 0).contains(card)
    if opened == 1:
        for row in (0, 1) if not axis.is_small else (0,):
            place = axis.mistake(8, row)
            assert axis.lines.bottom() < place.top()
            assert place.bottom() <= axis.number(8).top() + 1


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_a_click_finds_its_trick(is_mirrored: bool) -> None:
    axis = StoryAxis(QSizeF(1188, 666), is_mirrored=is_mirrored)

    for number in range(1, CLOSING):
        assert axis.trick_at(axis.column(number).center()) == number
    assert axis.trick_at(axis.column(CLOSING).center()) is None
    assert axis.trick_at(QPointF(axis.x(3), axis.lines.center().y())) is None


def test_points_run_up_to_the_top() -> None:
    axis = StoryAxis(QSizeF(1188, 666))

    assert axis.y(0, 180) == axis.lines.bottom()
    assert axis.y(180, 180) == axis.lines.top()


def test_the_small_one_shows_only_who_took_a_trick() -> None:
    assert StoryAxis(QSizeF(740, 452), unit=0.7).is_small
    assert StoryAxis(QSizeF(1188, 440)).is_small
    assert not StoryAxis(QSizeF(1188, 666)).is_small
