"""A finger on the real window: it taps, drags, stays to ask, and scrolls."""

from __future__ import annotations

import pytest
from at_the_table import cachette_caption, find_card, own_hand
from kit import *
from PySide6.QtWidgets import QToolTip
from tabling import middle, playable, strip
from test_main_window import Seated

from quinto_desktop.window.help.dialog import HelpDialog


class Finger:
    """A finger on a window's screen."""

    def __init__(self, inside: QWidget) -> None:
        self._inside = inside
        self._window = inside.window()
        self._device = QTest.createTouchDevice()

    def _at(self, point: QPointF) -> QPoint:
        return self._inside.mapTo(self._window, point.toPoint())

    def press(self, point: QPointF) -> None:
        handle = self._window.windowHandle()
        QTest.touchEvent(handle, self._device).press(0, self._at(point), handle).commit()

    def move(self, point: QPointF) -> None:
        handle = self._window.windowHandle()
        QTest.touchEvent(handle, self._device).move(0, self._at(point), handle).commit()

    def release(self, point: QPointF) -> None:
        handle = self._window.windowHandle()
        QTest.touchEvent(handle, self._device).release(0, self._at(point), handle).commit()

    def drag(self, start: QPointF, end: QPointF, steps: int = 10) -> None:
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * (step / steps))
        self.release(end)


@pytest.fixture
def seated(qtbot: QtBot, folders: UserFolders) -> Iterator[Seated]:
    seated = Seated(qtbot, folders)
    seated.call()
    yield seated
    QToolTip.hideText()
    seated.window.close()


def choice(seated: Seated) -> tuple[Card, QPointF, Finger]:
    """A playable card, a spot where it can be touched, and a finger."""
    card = playable(seated.now)[0]
    return card, strip(seated.table, card), Finger(seated.table)


@pytest.mark.parametrize("slip", [0, 8])
def test_a_tap_plays_though_no_finger_is_quite_still(seated: Seated, slip: int) -> None:
    card, spot, finger = choice(seated)

    finger.press(spot)
    finger.move(spot + QPointF(slip, 0))
    finger.release(spot + QPointF(slip, 0))

    assert card not in seated.now.hand
    assert not any(it.look.lift.name == "HOVER" for it in own_hand(seated.table))


def test_a_card_is_dragged_by_a_finger(seated: Seated) -> None:
    card, spot, finger = choice(seated)

    finger.drag(spot, middle(seated.table))

    assert card not in seated.now.hand


def test_a_card_that_is_let_go_beside_the_table_goes_home(seated: Seated) -> None:
    card, spot, finger = choice(seated)

    finger.drag(spot, spot + QPointF(-60, 20))

    assert card in seated.now.hand


def test_a_finger_that_stays_asks_what_the_card_is_and_plays_nothing(
    seated: Seated, qtbot: QtBot
) -> None:
    card, spot, finger = choice(seated)
    widget = find_card(seated.table, card)
    assert widget is not None
    patience = QGuiApplication.styleHints().mousePressAndHoldInterval()

    finger.press(spot)
    said = widget.accessibleName()
    qtbot.waitUntil(lambda: said in QToolTip.text(), timeout=patience + 5000)
    finger.release(spot)

    assert card in seated.now.hand


def test_a_finger_that_stays_learns_what_the_cachette_is(seated: Seated, qtbot: QtBot) -> None:
    table = seated.table
    finger = Finger(table)
    spot = QPointF(cachette_caption(table).geometry().center())

    finger.press(spot)
    qtbot.waitUntil(lambda: "nobody holds" in QToolTip.text(), timeout=6000)
    finger.release(spot)

    assert table.tips.at(spot).anchor == "s3-cachette"


def test_the_book_is_scrolled_by_a_finger(seated: Seated, qtbot: QtBot) -> None:
    seated.run(Command.KEYS)
    book = seated.window.findChild(HelpDialog)
    assert book is not None
    qtbot.waitExposed(book)
    bar = book.text.verticalScrollBar()
    bar.setValue(bar.maximum())
    before = bar.value()
    low = QPointF(book.text.width() / 2, 60)

    Finger(book.text).drag(low, low + QPointF(0, 220), steps=20)

    qtbot.waitUntil(lambda: bar.value() < before)
