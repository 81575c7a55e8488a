"""Everything that can be pressed is large enough, and far enough from its neighbours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from at_the_table import calls_on, choose, is_scrolled, rest
from contrasts import contrast
from played_history import write_history
from present import present
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting

from quinto_desktop.game.past.statistics import Statistics
from quinto_desktop.rules import Call, FairDeals, Play
from quinto_desktop.window.controls.drop_down import Segment
from quinto_desktop.window.help.about import AboutDialog, LicencesDialog
from quinto_desktop.window.history.statistics_dialog import StatisticsDialog
from quinto_desktop.window.look.theme import THEMES
from quinto_desktop.window.setup.new_game_dialog import NewGameDialog
from quinto_desktop.window.sheet.story_axis import TrickSpot
from quinto_desktop.window.table.call_panel import CallButton
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.ledge_button import WoodButton
from quinto_desktop.window.text.commands import Command

LEAST = 44
APART = 8
SIZES = ((800, 560), (1280, 800))
PRESSED = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QTabBar)

# Cards count by their strip and the whole of their height. The figures of the score sheet are
# lines of a text: their content is reachable by keys as well, and the table answers for the score.
EXEMPT = (CardWidget,)


def targets(top: QWidget) -> Iterator[tuple[str, QRect]]:
    """What can be pressed, and where it is."""
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, PRESSED) or isinstance(widget, EXEMPT):
            continue
        parent = widget.parentWidget()
        if isinstance(parent, QAbstractSpinBox | QComboBox | QLineEdit):
            continue  # a part of a field
        name = widget.accessibleName() or getattr(widget, "text", lambda: "")()
        place: QWidget = widget
        if isinstance(widget, QCheckBox) and not widget.text() and parent is not None:
            place = parent  # a click anywhere on the row of its words turns it
        if isinstance(widget, QTabBar):
            for tab in range(widget.count()):
                box = widget.tabRect(tab)
                yield widget.tabText(tab), QRect(widget.mapTo(top, box.topLeft()), box.size())
        else:
            seen = place.rect()
            if not is_scrolled(place):
                seen = place.visibleRegion().boundingRect()  # a parent may cut it off
            yield name, seen.translated(place.mapTo(top, QPoint(0, 0)))


def drawn(top: QWidget) -> list[tuple[str, QRect]]:
    """The targets that must be apart, without room for rings; rows of one choice may touch."""
    tricks = {spot.accessibleName() for spot in top.findChildren(TrickSpot)}
    tricks |= {segment.text() for segment in top.findChildren(Segment)}
    rings: dict[str, int] = {}
    for button in top.findChildren(WoodButton) + top.findChildren(CallButton):
        rings[button.accessibleName() or button.text()] = button.ring
    found = []
    for name, box in targets(top):
        if name in tricks:
            continue
        ring = rings.get(name, 0)
        found.append((name, box.adjusted(ring, ring, -ring, -ring)))
    return found


def rows(top: QWidget) -> Iterator[tuple[str, QRect]]:
    """The rows of the lists, which touch each other as in any list."""
    for view in top.findChildren(QAbstractItemView):
        model = view.model()
        if not view.isVisible() or model is None:
            continue
        if view.window() is not top.window():
            continue  # what a combo box opens
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            yield str(index.data()), view.visualRect(index)


def assert_large_enough(top: QWidget) -> int:
    """Check that all targets are, and return how many there are."""
    found = list(targets(top))
    faults = [
        f"{name} is {box.width()} by {box.height()}"
        for name, box in found
        if box.width() < LEAST or box.height() < LEAST
    ]
    faults += [
        f"the row {name} is {box.width()} by {box.height()}"
        for name, box in rows(top)
        if box.width() < LEAST or box.height() < LEAST
    ]
    for (one, box), (other, next_box) in combinations(drawn(top), 2):
        apart = box.adjusted(-APART + 1, -APART + 1, APART - 1, APART - 1)
        if apart.intersects(next_box):
            faults.append(f"{one} {box.getRect()} is close to {other} {next_box.getRect()}")
    assert not faults, "\n".join(faults)
    return len(found)


def play_until_a_trick(person: Sitting) -> None:
    person.pass_at_first()
    while not person.seen.tricks:
        person.do(Play(person.playable[0]))


def finish_the_deal(person: Sitting) -> None:
    while not person.seen.results:
        person.do(Play(person.playable[0]))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_on_the_table(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    with sitting(qtbot, tmp_path, seed=7, size=size) as person:
        area = person.table
        person.wait_for_turn()
        assert assert_large_enough(area) >= 2  # the calls
        play_until_a_trick(person)
        assert assert_large_enough(area) >= 1
        person.room.view.show_last_trick()
        assert_large_enough(person.table.last_trick)
        person.table.last_trick.hide_panel()
        finish_the_deal(person)
        assert assert_large_enough(area) >= 2


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_in_the_dialogs(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    with sitting(qtbot, tmp_path, seed=7, size=size) as person:
        person.wait_for_turn()
        window = person.window
        for command in (Command.HELP, Command.FAIR_PLAY, Command.PREFERENCES):
            choose(person.room, command)
        session = person.controller.session
        write_history(tmp_path, 60)
        dialogs: list[QDialog] = [
            StatisticsDialog(Statistics(tmp_path), window),
            AboutDialog(window),
            LicencesDialog(window),
            NewGameDialog(
                session.setup, lambda _form: None, FairDeals(bytes(32)), window, is_more=True
            ),
        ]
        for dialog in dialogs:
            dialog.show()
        shown = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        assert len(shown) == 7
        for dialog in shown:
            assert assert_large_enough(dialog) >= 1, dialog
            dialog.close()


# -------- Wherever the keys are, one can see it: in every theme, at every stop of Tab
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
        focus = present(person.focus)
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
    with sitting(qtbot, tmp_path, seed=7, theme=theme, is_painted=True) as person:
        person.wait_for_turn()
        calls = [*calls_on(person.table).values()]
        stops = see_all_stops(person)
        assert {*calls} <= {*stops}
        person.table.setFocus()
        person.do(Call.PASS)
        without = picture(person)
        person.key(Qt.Key.Key_Right)
        card = present(person.focus)
        box = QRect(card.mapTo(person.window, QRect().topLeft()), card.size())
        assert changed(without, picture(person), box) >= LEAST_PIXELS
