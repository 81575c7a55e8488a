"""A panel that has just appeared takes no answer that was meant for something else."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtGui import QKeyEvent, QMouseEvent
from tabling import LEFT, NO_KEYS, Clock

from quinto_desktop.window.controls.panels import InputGuard


class Panel:
    """A button behind a guard, at a time that stands still."""

    def __init__(self, qtbot: QtBot) -> None:
        self.button = QPushButton("Double")
        qtbot.addWidget(self.button)
        self.clock = Clock()
        self.guard = InputGuard(self.button, self.clock)
        self.guard.watch(self.button)
        self.answers = 0
        self.button.clicked.connect(self._on_button_clicked)
        with qtbot.waitActive(self.button):
            self.button.show()
        self.button.setFocus()

    def _on_button_clicked(self) -> None:
        self.answers += 1

    def click(self, kind: QEvent.Type = QEvent.Type.MouseButtonPress) -> None:
        here = QPointF(self.button.rect().center())
        for what, held in ((kind, LEFT), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
            event = QMouseEvent(what, here, self.button.mapToGlobal(here), LEFT, held, NO_KEYS)
            QApplication.sendEvent(self.button, event)

    def press(self, key: Qt.Key, *, repeats: bool = False) -> None:
        for what in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self.button, QKeyEvent(what, key, NO_KEYS, "", repeats))


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    return Panel(qtbot)


def test_it_is_deaf_at_first_to_clicks_and_answering_keys(panel: Panel) -> None:
    panel.guard.wait(400)
    panel.clock.now += 399
    panel.click()
    panel.clock.now += 399
    panel.press(Qt.Key.Key_Space)
    assert panel.answers == 0

    panel.clock.now += 400
    panel.click()
    assert panel.answers == 1


def test_a_press_that_was_too_soon_counts_no_more_when_it_is_let_go(panel: Panel) -> None:
    panel.guard.wait(400)
    QTest.mousePress(panel.button, LEFT)
    panel.clock.now += 1000
    QTest.mouseRelease(panel.button, LEFT)
    assert panel.answers == 0


def test_a_double_click_that_began_before_never_counts(panel: Panel) -> None:
    panel.guard.wait(400)
    panel.clock.now += 450  # people may let a double click take half a second
    panel.click(QEvent.Type.MouseButtonDblClick)
    assert panel.answers == 0
    panel.click()
    assert panel.answers == 1


def test_both_halves_of_a_double_click_count_once_the_panel_has_heard_one(panel: Panel) -> None:
    panel.guard.wait(0)
    panel.click()
    panel.click(QEvent.Type.MouseButtonDblClick)
    assert panel.answers == 2


def test_a_key_held_down_since_before_never_counts(panel: Panel) -> None:
    panel.guard.wait(400)
    for _ in range(50):
        panel.clock.now += 401
        panel.press(Qt.Key.Key_Space, repeats=True)
    assert panel.answers == 0
    panel.press(Qt.Key.Key_Space)
    assert panel.answers == 1


def test_a_panel_that_appears_again_is_deaf_again(panel: Panel) -> None:
    panel.guard.wait(400)
    panel.clock.now += 400
    panel.click()
    panel.guard.wait(400)
    panel.click()
    panel.clock.now += 400
    panel.click(QEvent.Type.MouseButtonDblClick)
    assert panel.answers == 1
