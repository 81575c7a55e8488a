"""Where one reads from the right, sheet and hand are mirrored; the order of play is not."""

from __future__ import annotations

import pytest
from at_the_table import hand_at, plates_on
from kit import *
from legible_scene import SIZES, game_of
from seating import Scene

RIGHT_TO_LEFT = Qt.LayoutDirection.RightToLeft


@pytest.fixture
def mirrored(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(RIGHT_TO_LEFT)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture(params=SIZES, ids=lambda size: str(size.width()))
def size(request: pytest.FixtureRequest) -> QSize:
    found: QSize = request.param
    return found


def playing(qtbot: QtBot, folders: UserFolders, form: Form, size: QSize) -> Scene:
    scene = Scene(qtbot, folders, game_of(form)).show(size)
    scene.skip_until(
        lambda state: (
            state.phase is Phase.PLAY
            and scene.is_asked()
            and state.deal is not None
            and len(state.deal.tricks) == 1
        )
    )
    qtbot.waitUntil(lambda: not scene.table.busy)
    return scene


def hand_of(scene: Scene) -> list[Card | None]:
    """South's cards from left to right."""
    hand = hand_at(scene.table, Seat.S)
    return [widget.card for widget in sorted(hand, key=lambda widget: widget.pose.x)]


def place_of(part: QWidget, scene: Scene) -> QRect:
    return QRect(part.mapTo(scene.window, part.rect().topLeft()), part.size())


def test_the_hand_is_mirrored(qtbot: QtBot, folders: UserFolders, mirrored: None) -> None:
    scene = playing(qtbot, folders, Form.FOUR, SIZES[-1])
    cards = hand_of(scene)
    strengths = [card.strength for card in cards if card is not None]
    assert strengths == sorted(strengths)  # the highest comes first, which is at the right


def test_the_order_of_play_is_the_same(
    qtbot: QtBot, folders: UserFolders, mirrored: None, size: QSize
) -> None:
    scene = playing(qtbot, folders, Form.FOUR, size)
    plates = plates_on(scene.table)
    middle = {near: place_of(plate, scene).center() for near, plate in plates.items()}
    assert middle[Edge.LEFT].x() < middle[Edge.FAR].x() < middle[Edge.RIGHT].x()
    assert middle[Edge.FAR].y() < middle[Edge.NEAR].y()


@pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
def test_nothing_lies_outside_or_over_another(
    qtbot: QtBot, folders: UserFolders, mirrored: None, size: QSize, form: Form
) -> None:
    scene = playing(qtbot, folders, form, size)
    window, table = scene.window, scene.table
    whole = window.rect()
    parts = [part for part in window.findChildren(QWidget) if part.isVisible()]
    outside = [
        part
        for part in parts
        if isinstance(part, QAbstractButton)
        and not isinstance(part, CardWidget)  # has room for its shadow round it
        and not whole.contains(place_of(part, scene))
    ]
    assert outside == []
    plates = [plate for plate in plates_on(table).values() if plate.isVisible()]
    assert all(whole.contains(place_of(plate, scene)) for plate in plates)
