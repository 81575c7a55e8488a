"""Every window is understood by those who hear it: names in words, and a role for everything."""

from __future__ import annotations

from itertools import chain

import pytest
import shiboken6
from at_the_table import choose
from audible import choices_heard, unheard
from every_window import pages_of
from kit import *
from replaying import replays_of, seat
from seating import Scene, Seated
from test_hints import Person, panel_of, person, play_by_mouse, pupil, sit, slip_game, slip_of
from test_practice_window import begin as begin_exercise
from test_practice_window import practising, scene
from test_replays import begin, session_with
from test_reviews import judges_who_answer_at_once, press, review, reviews_in

from quinto_desktop.window.app.practice_controller import PracticeController

__all__ = [
    "judges_who_answer_at_once",
    "person",
    "practising",
    "pupil",
    "replays_of",
    "review",
    "reviews_in",
    "scene",
    "seat",
    "sit",
    "slip_game",
]


class Ear:
    """Goes through windows, and keeps what it does not understand."""

    def __init__(self) -> None:
        self.faults: dict[str, list[str]] = {}
        self.heard: set[type] = set()

    def hear(self, window: QWidget, name: str = "") -> None:
        """Listen to a window that is shown, page by page."""
        self.heard.add(type(window))
        name = name or type(window).__name__
        for page in chain(["as it opens"], pages_of(window)):
            QApplication.processEvents()
            if found := unheard(window):
                self.faults[f"{name} {page}"] = found

    def hear_dialogs(self) -> None:
        """Listen to all dialogs, and close them."""
        for window in QApplication.topLevelWidgets():
            if isinstance(window, QDialog) and shiboken6.isValid(window) and window.isVisible():
                self.hear(window)
                window.close()
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    """Listens to every dialog that waits for an answer, too, and cancels it."""
    listening = Ear()

    def cancel(dialog: QDialog) -> int:
        dialog.show()
        listening.hear(dialog)
        dialog.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", cancel)
    return listening


def test_what_lies_over_the_table_is_understood(seated: Seated, ear: Ear) -> None:
    show_to_all(seated.table)
    begin(seated, session_with(1, extra=14))
    for command in (Command.LAST_TRICK, Command.SKYLINE, Command.DAYS_DEAL, Command.CLAIM):
        choose(seated.room, command)
        ear.hear(seated.window, command.name)
        ear.hear_dialogs()
    choose(seated.room, Command.SHEET)
    ear.hear(seated.window, "the sheet")
    slip = seated.room.sheet.slip
    assert slip is not None
    for place in (seated.table, slip):
        point = place.rect().center()
        menu_key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, point, point)
        QApplication.sendEvent(place, menu_key)
        for menu in [one for one in seated.window.findChildren(QMenu) if one.isVisible()]:
            ear.hear(menu, "a menu")
            menu.close()
    for command in (Command.ABANDON, Command.LESSON):
        choose(seated.room, command)
        ear.hear(seated.window, command.name)
        ear.hear_dialogs()
    assert ear.faults == {}
    assert QMenu in ear.heard


def test_the_tutor_is_understood(pupil: Person, ear: Ear) -> None:
    play_by_mouse(pupil, slip_of(pupil))
    ear.hear(pupil.window)
    assert panel_of(pupil).isVisible()
    assert ear.faults == {}


def test_replays_and_branches_are_understood(seated: Seated, ear: Ear) -> None:
    begin(seated, session_with(2))
    choose(seated.room, Command.REPLAY)
    ear.hear(seated.window)
    assert choices_heard(seated.window) == []
    choose(seated.room, Command.BRANCHES)
    ear.hear_dialogs()
    assert ear.faults == {}


def test_reviews_are_understood(seated: Seated, view: ReviewView, ear: Ear) -> None:
    for step in range(6):
        ear.hear(seated.window, f"step {step}")
        press(view, Qt.Key.Key_Right)
    press(view, Qt.Key.Key_A)
    ear.hear(seated.window, "the table")
    assert ear.faults == {}


def test_hints_are_understood(person: Person, ear: Ear) -> None:
    person.hint()
    ear.hear(person.window, "the bubble")
    person.press()
    ear.hear(person.window, "the paper")
    assert ear.faults == {}
    gold = person.room.table.ledge.gold
    assert gold is not None and gold.accessibleName().startswith("Play the ")


def test_a_puzzle_begins_with_where_the_game_stands(
    practising: PracticeController, scene: Scene, ear: Ear, spoken: list[str]
) -> None:
    view = begin_exercise(practising)
    ear.hear(scene.window)
    assert ear.faults == {}
    standing = verdict_text.standing(view.trying.puzzle)
    assert "Trick" in standing
    assert spoken[-1].startswith(f"{standing}. {verdict_text.task(view.trying.puzzle)}")
