"""Wherever the keys are, one can see it: in every theme, at every stop of Tab."""

from __future__ import annotations

from pathlib import Path

import pytest
from at_the_table import calls_on, rest
from contrasts import contrast
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting

from quinto_desktop.rules import Call
from quinto_desktop.window.look.theme import THEMES

LEAST_CONTRAST = 3.0
LEAST_PIXELS = 60
MOST_STOPS = 40
RING = 8


def picture(person: Sitting) -> QImage:
    rest(person.table)
    QApplication.processEvents()
    return person.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def changed(before: QImage, after: QImage, box: QRect) -> int:
    """How many pixels near a widget differ with contrast enough to be seen."""
    count = 0
    for y in range(box.top(), box.bottom() + 1):
        for x in range(box.left(), box.right() + 1):
            one, other = before.pixelColor(x, y), after.pixelColor(x, y)
            if one != other and contrast(one, other) >= LEAST_CONTRAST:
                count += 1
                if count >= LEAST_PIXELS:
                    return count
    return count


def see_all_stops(person: Sitting) -> list[QWidget]:
    """Press Tab all the way round; check that each stop shows the focus when it has it."""
    stops: list[QWidget] = []
    without = picture(person)
    for _ in range(MOST_STOPS):
        person.key(Qt.Key.Key_Tab)
        focus = person.focus
        assert focus is not None
        if focus in stops:
            return stops
        stops.append(focus)
        here = picture(person)
        if focus is not person.table:  # the table passes the keys on to its cards
            box = QRect(focus.mapTo(person.window, QRect().topLeft()), focus.size())
            box = box.adjusted(-RING, -RING, RING, RING).intersected(person.window.rect())
            name = focus.accessibleName() or focus
            assert changed(without, here, box) >= LEAST_PIXELS, f"{name} does not show the focus"
        without = here
    raise AssertionError("Tab does not come round")


@pytest.mark.parametrize("theme", THEMES)
def test_every_stop_of_tab_is_seen(qtbot: QtBot, tmp_path: Path, theme: str) -> None:
    with sitting(qtbot, tmp_path, seed=7, theme=theme) as person:
        person.wait_for_turn()
        calls = [*calls_on(person.table).values()]
        stops = see_all_stops(person)
        assert {*calls} <= {*stops}
        person.table.setFocus()
        person.do(Call.PASS)
        without = picture(person)
        person.key(Qt.Key.Key_Right)
        card = person.focus
        assert card is not None
        box = QRect(card.mapTo(person.window, QRect().topLeft()), card.size())
        assert changed(without, picture(person), box) >= LEAST_PIXELS
