"""Whatever is opened over whatever: one view in the table's place, and the game waits behind it.

Every ordered pair of what a person can open or switch, from one position; most bugs of views that
know of each other are bugs of pairs. And after each of them every command that is enabled.

To build a window for each pair would take minutes. One is put back instead, by the ways out that it
has; where it does not look then as a new one does, a new one takes its place.
"""

from __future__ import annotations

from typing import ClassVar

import positions
import pytest
from at_the_table import bubble_on, menu_action
from examples import WHOLE, part
from hypothesis import settings
from kit import *
from made_up_figures import answer_to
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QClipboard
from PySide6.QtTest import QSignalSpy
from reviewing import Patient, thinker_with
from waiting import LONGEST_MS

from quinto_desktop.game import user_folders
from quinto_desktop.game.judging.values import Explaining, Puzzle, Theme
from quinto_desktop.game.lessons.lesson import LessonName
from quinto_desktop.game.sharing.pasted import PastedNumber
from quinto_desktop.players.judging.asking import Weighing
from quinto_desktop.records.autosave import Shelf
from quinto_desktop.window.learn.lesson_panel import Choice
from quinto_desktop.window.learn.lesson_view import LessonView
from quinto_desktop.window.learn.tutor import TutorView
from quinto_desktop.window.table.table import InPlace

HIDDEN_MESSAGE = "a message on the hidden table"
NO_MESSAGE = "a message that is nowhere to be seen"
PLAYS_ON = "the game may play on behind the view"
TWO_VIEWS = "two views at once"
BESIDE = "the table is shown beside the view, or hidden without one"
SEVERAL_TUTORS = "several tutors"
NO_USE = "{} is enabled though it is of no use"
NOTHING = "{} does nothing"

TUTOR = "tutor off and on"
SAVES = Path(__file__).parents[1] / "data" / "saves"


class Remembering(InlineExecutor):
    """Thinks once about every question, which is one more time in another window of the same.

    What a tutor says matters to nobody here: it comes from made-up figures.
    """

    answers: ClassVar[dict[object, Any]] = {}

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        question = fn.__self__
        if isinstance(question, Weighing | Explaining):
            fn = partial(answer_to, question)
            args, kwargs = (), {}
        if question not in self.answers:
            self.answers[question] = super().submit(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        return self.answers[question]


class Person:
    """Somebody at a window in the second deal of a match."""

    def __init__(self, folder: Path) -> None:
        self.spoken: list[str] = []
        self.dialogs = 0
        folders = user_folders(folder)
        self.preferences = Preferences(folders.settings)
        self.preferences.change(speed="none", trick_pause="none", tutor=True, language="en")
        self.controller = GameController(
            *(second_deal(), Thinker(Remembering), Keeper(shelf=Shelf(folders.games))),
            self.preferences.pace,
        )
        self.window = MainWindow(self.preferences.settings.look)
        self.room = set_up_game(
            self.window,
            self.preferences,
            self.controller,
            folders,
            speak=lambda _window, sentence, _urgency: self.spoken.append(sentence),
        )
        judges = thinker_with(Patient())  # who never come to an end
        self.room.judging._desk = ReviewQueue(judges, self.controller.thinker, 8)
        [self.commands] = self.room.findChildren(Commands)
        appeared = QSignalSpy(self.room.table.appeared)
        self.window.show()
        self.controller.start()
        assert appeared.count() or appeared.wait(LONGEST_MS)
        settle()
        self.at_first = self.looks()
        # Here matters what can be seen, not how it is painted.
        self.window.setUpdatesEnabled(settings().max_examples > WHOLE)

    def choose(self, command: Command) -> None:
        action = menu_action(self.room, command)
        if action.isEnabled():
            QTimer.singleShot(0, self._cancel)  # a dialog, if it opens one
            action.trigger()

    def _cancel(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            self.dialogs += 1
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

    @property
    def views(self) -> list[InPlace]:
        """What can be seen in the table's place."""
        return [view for view in self.window.findChildren(InPlace) if view.isVisible()]

    @property
    def tables(self) -> list[Table]:
        """The tables that can be seen."""
        return [table for table in self.window.findChildren(Table) if table.isVisible()]

    def clear_message(self) -> None:
        """What was said before is old."""
        for table in self.window.findChildren(Table):
            table.refusals.clear_message()
        self.room.views._message = ""
        self.spoken.clear()

    def faults(self) -> Iterator[str]:
        """What is not as it must be, whatever has happened."""
        views, room = self.views, self.room
        if len(views) > 1:
            yield TWO_VIEWS
        if bool(views) is not self.controller.holds.covers_table:
            yield PLAYS_ON
        if bool(views) is not room.table.isHidden() or len(self.tables) != 1:
            yield BESIDE
        if room.table.isHidden() and not bubble_on(room.table).isHidden():
            yield HIDDEN_MESSAGE
        bubbles = [bubble_on(table) for table in self.tables]
        shown = [bubble.accessibleName() for bubble in bubbles if bubble.isVisible()]
        if room.views._message and not shown:  # a forced pass may have said why since
            yield NO_MESSAGE
        if len(room.table.findChildren(TutorView)) > 1:
            yield SEVERAL_TUTORS
        seen, is_taught = room.table.observation, room.teacher.place is not None
        can_be_of_use = {
            Command.LAST_TRICK: seen is not None and bool(seen.tricks),
            Command.DEAL_AGAIN: self.controller.session.can_play_deal_again and not is_taught,
            Command.UNDO: self.controller.can_undo,
            Command.HINT: True,
        }
        for command, is_possible in can_be_of_use.items():
            if menu_action(room, command).isEnabled() and (views or not is_possible):
                yield NO_USE.format(command.name)
        is_of_no_game = any(view.replay is None for view in views)
        if is_of_no_game and menu_action(room, Command.COPY_DEAL).isEnabled():
            yield NO_USE.format(Command.COPY_DEAL.name)

    def noticed(self) -> object:
        """What a command may change besides what `looks` tells of."""
        windows = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        state, settings = self.window.windowState(), self.preferences.settings
        keys = self.window.focusWidget()
        return len(self.spoken), self.dialogs, len(windows), state, settings, keys

    # --------------------------------------------------------------- back to the first moment
    def looks(self) -> object:
        """What can be seen and chosen in the window, and where the game is."""
        seen = [one for one in self.window.findChildren(QWidget) if one.isVisible()]
        enabled = {one for one in Command if menu_action(self.room, one).isEnabled()}
        settings = self.preferences.settings
        tutors = len(self.room.table.findChildren(TutorView))
        return (
            Counter(type(one).__name__ for one in seen),
            *(enabled, tutors, settings.language, settings.tutor, settings.lesson_runs),
            (self.controller.session.setup, self.controller.state, self.controller.holds.reasons),
        )

    def go_back(self) -> bool:
        """Leave everything that is open; return whether the window looks as a new one does."""
        for guide in self.room.table.findChildren(LessonView):
            guide.finish()
        for dialog in self.window.findChildren(QDialog):
            dialog.close()
        self.room.views.close()
        self.preferences.change(lesson_runs=False, game_before_lesson="", language="en")
        self.controller.new_game(second_deal(), is_kept=False)
        settle()
        self.clear_message()
        assert not self.controller.holds.reasons, "somebody holds the game who has gone"
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
    return positions.at("card-in-second-deal")


def after_a_card() -> Session:
    """The same, once the person has played: somebody else is on turn."""
    session = second_deal()
    session.apply(legal_actions(session.state)[0])
    assert not session.awaits_person()
    return session


WAYS: dict[str, Callable[[Person], None]] = {
    **{
        command.name.lower(): partial(Person.choose, command=command)
        for command in (
            *(Command.REPLAY, Command.REVIEW, Command.PUZZLES, Command.BRANCHES, Command.HINT),
            *(Command.LESSON, Command.LESSON_QUINTS, Command.LAST_TRICK, Command.UNDO),
            *(Command.MISTAKES, Command.COPY_DEAL, Command.EDITOR, Command.DEAL_AGAIN),
            Command.HISTORY,
        )
    },
    "exercise": Person.exercise,
    "old game": Person.look_at_an_old_game,
    TUTOR: Person.tutor,
    "language": Person.language,
}


PLACES = (
    ("lesson", "lesson_quints"),
    ("replay", "old game", "review"),
    ("puzzles", "exercise"),
    (
        *("hint", "branches", "last_trick", "undo", TUTOR, "language"),
        *("mistakes", "copy_deal", "editor", "deal_again", "history"),
    ),
)
"""What leads to a place of the same kind; the last is the table."""


def tried_after(first: str, rows: Sequence[Any], most: int = 5) -> Sequence[Any]:
    """What is tried after one of the ways to a place: each row after one of them.

    After more of them where there are more than `most`; all of them after each `at_night`.
    """
    [ways] = [ways for ways in PLACES if first in ways]
    turns = min(len(ways), most)
    place = ways.index(first) % turns
    others = [row for number, row in enumerate(rows) if number % turns != place]
    return at_night(rows[place::turns], others)


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
        person.clear_message()
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


TRIED = part([(first, second) for first in WAYS for second in tried_after(first, [*WAYS])])


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
        person.clear_message()
    assert found == {}


# ------------------------------------------------------------------ a game that was left
def leave_lesson(person: Person) -> None:
    for guide in person.room.table.findChildren(LessonView):
        guide.chosen.emit(Choice.LEAVE)


BEGINNINGS: dict[str, Callable[[Person], object]] = {
    **{
        command.name.lower(): partial(Person.choose, command=command)
        for command in (Command.SAME_AGAIN, Command.DEAL_AGAIN, Command.DAYS_DEAL, Command.LESSON)
    },
    "new": lambda person: person.room.files.begin(numbered_game(usual_players(), seed=9)),
    "next lesson": lambda person: person.room.teacher.give(LessonName.DOUBLING),
    "leave lesson": leave_lesson,
    "pasted": lambda person: person.commands._exchange._go_to(PastedNumber(7)),
    "again": lambda person: person.room.history_desk._on_play_wanted(second_deal().saved()),
    "on": lambda person: person.room.history_desk._on_resume_wanted(second_deal().saved()),
    "file": lambda person: person.room.files.open(SAVES / "v3-code.quinto"),
}

LESSONS = ("lesson", "next lesson", "leave lesson", "deal_again")


def begun_after(first: str) -> Sequence[str]:
    """What is begun after something else: every lesson, and by day half of what is none."""
    place = [*BEGINNINGS].index(first)
    seconds = [
        one for number, one in enumerate(BEGINNINGS) if one in LESSONS or (number + place) % 2
    ]
    return at_night(seconds, [one for one in BEGINNINGS if one not in seconds])


def is_kept(person: Person, left: SavedGame) -> bool:
    """Whether a game that was left is on the table, or in a file to go on from."""
    files = map(load_game, map(Path, person.preferences.settings.recent_files))
    return any(goes_on_from(left, game) for game in [person.controller.session.saved(), *files])


def goes_on_from(left: SavedGame, game: SavedGame) -> bool:
    done = game.actions[: len(left.actions)]
    return (game.source, game.players, done) == (left.source, left.players, left.actions)


@pytest.mark.parametrize("first", part([*BEGINNINGS]))
def test_a_game_that_was_left_can_be_gone_on_with(people: People, first: str) -> None:
    """And whatever lesson has come between, leaving it leads back to the table as it was."""
    lost, person = [], people.after("copy_deal")
    for second in begun_after(first):
        person.preferences.change(recent_files=())
        person.controller.new_game(after_a_card(), is_kept=False)
        own = person.controller.session.saved()
        BEGINNINGS[first](person)
        before = own if person.room.teacher.place else person.controller.session.saved()
        BEGINNINGS[second](person)
        is_lesson = person.room.teacher.place is not None
        assert not is_lesson or second in ("lesson", "next lesson", "deal_again")
        leave_lesson(person)
        if not is_kept(person, own):
            lost.append(second)
        elif is_lesson and not goes_on_from(before, person.controller.session.saved()):
            lost.append(f"{second} and back")
    assert lost == []


# ------------------------------------------------------------------ commands
LEAVE = (Command.QUIT,)
HURRIES = (Command.GO_ON,)
"""Which hurries what moves or rests on the table: nothing does, where nothing takes any time."""

AFTER = part([first for first in WAYS if first != "language"])


@pytest.mark.parametrize("first", AFTER)
def test_whatever_is_enabled_does_something(
    people: People, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QClipboard, "mimeData", lambda _clipboard: pasted())
    found, person, before = [], None, None
    for command in tried_after(first, [*Command], most=len(WAYS)):
        if person is None or person.looks() != before:
            person = people.after(first)
            before = person.looks()
        if command in (*LEAVE, *HURRIES) or not menu_action(person.room, command).isEnabled():
            continue
        had, full = person.noticed(), person.window.windowState()
        person.choose(command)
        settle()
        if (person.looks(), person.noticed()) == (before, had) and command.name.lower() != first:
            found.append(NOTHING.format(command.name))
        if faults := ", ".join(person.faults()):
            found.append(f"{command.name}: {faults}")
            person = None
            continue
        person.window.setWindowState(full)
        person.clear_message()
    assert found == []


def pasted() -> QMimeData:
    data = QMimeData()
    data.setText("no deal at all")
    return data
