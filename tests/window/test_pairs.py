"""Whatever is opened over whatever: one view in the table's place, and the game waits behind it.

Every ordered pair of what a person can open or switch, from one position; most bugs of views that
know of each other are bugs of pairs.

To build a window for each pair would take minutes. One is put back instead, by the ways out that it
has; where it does not look then as a new one does, a new one takes its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from at_the_table import bubble_on, menu_action
from examples import part
from matches import match
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from reviewing import Patient, thinker_with
from waiting import LONGEST_MS

from quinto_desktop.game import (
    GameController,
    Level,
    Preferences,
    Session,
    Thinker,
    numbered_game,
    user_folders,
    usual_players,
)
from quinto_desktop.game.judging.judge_desk import JudgeDesk
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.practice.values import Puzzle, Theme
from quinto_desktop.game.thinking.inline import InlineExecutor
from quinto_desktop.rules import Form, Phase, RuleOptions
from quinto_desktop.window.app.commands import Commands
from quinto_desktop.window.app.main_window import MainWindow
from quinto_desktop.window.app.program import set_up_game
from quinto_desktop.window.hint.tutor import TutorDesk, TutorPanel
from quinto_desktop.window.lesson.guide import Guide
from quinto_desktop.window.text.commands import Command

HIDDEN_MESSAGE = "a message on the hidden table"
PLAYS_ON = "the game plays on behind the view"
TWO_VIEWS = "two views at once"
BESIDE = "the table is shown beside the view, or hidden without one"
SEVERAL_TUTORS = "several tutors"

TUTOR = "tutor off and on"


class Remembering(InlineExecutor):
    """Thinks once about every question, which is one more time in another window of the same."""

    answers: ClassVar[dict[object, Any]] = {}

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        question = fn.__self__
        if question not in self.answers:
            self.answers[question] = super().submit(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        return self.answers[question]


class Person:
    """Somebody at a window in the second deal of a match."""

    def __init__(self, folder: Path) -> None:
        folders = user_folders(folder)
        self.preferences = Preferences(folders.settings)
        self.preferences.change(speed="none", trick_pause="none", tutor=True, language="en")
        self.controller = GameController(
            second_deal(), Thinker(Remembering), None, self.preferences.pace
        )
        self.window = MainWindow(self.preferences.settings.look)
        self.room = set_up_game(self.window, self.preferences, self.controller, folders)
        judges = thinker_with(Patient())  # who never come to an end
        self.room.judging._desk = JudgeDesk(judges, self.controller.thinker, 8)
        [self.commands] = self.room.findChildren(Commands)
        appeared = QSignalSpy(self.room.table.appeared)
        self.window.show()
        self.controller.start()
        assert appeared.count() or appeared.wait(LONGEST_MS)
        settle()
        self.at_first = self.looks()

    def choose(self, command: Command) -> None:
        action = menu_action(self.room, command)
        if action.isEnabled():
            QTimer.singleShot(0, self._cancel)  # a dialog, if it opens one
            action.trigger()

    def _cancel(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()

    def exercise(self) -> None:
        self.commands.practising.try_puzzle(a_puzzle())

    def look_at_an_old_game(self) -> None:
        self.room.history_desk.look_wanted.emit(self.controller.session.saved())

    def tutor(self) -> None:
        for is_on in (False, True):
            self.preferences.change(tutor=is_on)

    def language(self) -> None:
        self.preferences.change(language="de")

    def faults(self) -> Iterator[str]:
        """What is not as it must be, whatever has happened."""
        holders = (self.commands.replays, self.commands.reviews, self.commands.practising)
        views = [one.view for one in holders if one.view is not None]
        if len(views) > 1:
            yield TWO_VIEWS
        if views and not self.controller._computer._pause.is_on:
            yield PLAYS_ON
        if bool(views) is not self.room.area.isHidden():
            yield BESIDE
        if self.room.area.isHidden() and not bubble_on(self.room.table).isHidden():
            yield HIDDEN_MESSAGE
        if len(self.room.table.findChildren(TutorPanel)) > 1:
            yield SEVERAL_TUTORS

    # --------------------------------------------------------------- back to the first moment
    def looks(self) -> object:
        """What can be seen and chosen in the window, and where the game is."""
        seen = [one for one in self.window.findChildren(QWidget) if one.isVisible()]
        enabled = {one for one in Command if menu_action(self.room, one).isEnabled()}
        settings = self.preferences.settings
        tutors = len(self.room.table.findChildren(TutorPanel))
        return (
            Counter(type(one).__name__ for one in seen),
            *(enabled, tutors, settings.language, settings.tutor, settings.lesson_runs),
            (self.controller.session.setup, self.controller.state),
        )

    def go_back(self) -> bool:
        """Leave everything that is open; return whether the window looks as a new one does."""
        for guide in self.room.table.findChildren(Guide):
            guide.finish()
        for desk in self.room.table.findChildren(TutorDesk)[1:]:
            desk.panel.deleteLater()
            desk.deleteLater()
        for dialog in self.window.findChildren(QDialog):
            dialog.close()
        for holder in (self.commands.practising, self.commands.reviews, self.commands.replays):
            holder.close()
        self.preferences.change(lesson_runs=False, game_before_lesson="", language="en")
        self.controller.new_game(second_deal(), is_kept=False)
        self.room.table.refusals.forgive()
        settle()
        return self.looks() == self.at_first

    def leave(self) -> None:
        self.window.close()
        self.window.deleteLater()
        settle()


def settle() -> None:
    """Let everything happen that is due."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@cache
def a_puzzle() -> Puzzle:
    return Practice(Path("nobody has practised")).puzzles(Theme.ENDING)[0]


def second_deal() -> Session:
    """The match where somebody is to play a card of its second deal."""
    session = Session(numbered_game(usual_players(Form.FOUR, Level.NOVICE), seed=1))
    for step in match(RuleOptions(), seed=1):
        session.apply(step.action)
        is_second = step.after.deals_finished == 1 and step.after.phase is Phase.PLAY
        if is_second and session.awaits_person():
            return session
    raise AssertionError("the match is over in one deal")


WAYS: dict[str, Callable[[Person], None]] = {
    **{
        command.name.lower(): partial(Person.choose, command=command)
        for command in (
            *(Command.REPLAY, Command.REVIEW, Command.PUZZLES, Command.BRANCHES, Command.HINT),
            *(Command.LESSON, Command.LAST_TRICK, Command.UNDO, Command.MISTAKES),
            *(Command.COPY_DEAL, Command.EDITOR),
        )
    },
    "exercise": Person.exercise,
    "old game": Person.look_at_an_old_game,
    TUTOR: Person.tutor,
    "language": Person.language,
}


KNOWN = {
    ("replay", "branches"): HIDDEN_MESSAGE,
    ("review", "branches"): HIDDEN_MESSAGE,
    ("review", "copy_deal"): HIDDEN_MESSAGE,
    ("review", "mistakes"): HIDDEN_MESSAGE,
    ("review", "puzzles"): PLAYS_ON,
    ("exercise", "branches"): HIDDEN_MESSAGE,
    ("exercise", "copy_deal"): HIDDEN_MESSAGE,
    ("exercise", "mistakes"): HIDDEN_MESSAGE,
    ("exercise", "old game"): TWO_VIEWS,
    ("exercise", "puzzles"): PLAYS_ON,
    ("old game", "branches"): HIDDEN_MESSAGE,
    # It takes nothing else; but there is no tutor in a lesson, and another language is all new.
    **{(first, TUTOR): SEVERAL_TUTORS for first in WAYS if first != "lesson"},
    **{(TUTOR, second): SEVERAL_TUTORS for second in WAYS if second != "language"},
}
"""Faults that nobody has mended yet. The list only shrinks: what is mended must leave it."""


class People:
    """Who is at the window: the same person as long as it can be put back."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._person: Person | None = None
        self.made = 0

    def after(self, first: str) -> Person:
        """Somebody who has opened something, and nothing else."""
        person = self._person
        if person is None or not person.go_back():
            self.leave()
            self.made += 1
            person = self._person = Person(self._folder / str(self.made))
        WAYS[first](person)
        settle()
        person.room.table.refusals.forgive()  # what was said before is old
        return person

    def leave(self) -> None:
        if self._person is not None:
            self._person.leave()


@pytest.fixture(scope="module")
def people(
    qapp: QApplication, shared_drawings: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[People]:
    people = People(tmp_path_factory.mktemp("people"))
    yield people
    people.leave()


TRIED = part([(first, second) for first in WAYS for second in WAYS])


@pytest.mark.parametrize("first", dict(TRIED))
def test_two_of_them(people: People, first: str) -> None:
    found, seconds = {}, [second for other, second in TRIED if other == first]
    person, before = None, None
    for second in seconds:
        if person is None or person.looks() != before:
            person = people.after(first)
            before = person.looks()
        WAYS[second](person)
        settle()
        if faults := ", ".join(person.faults()):
            found[first, second] = faults
            person = None  # which may last
            continue
        person.room.table.refusals.forgive()
    assert found == {pair: KNOWN[pair] for pair in TRIED if pair in KNOWN and pair[0] == first}
