"""Random actions in random order: the window survives them, and shows the true game.

``QUINTO_RANDOM_ACTIONS`` in the environment is how many actions are done (50, or 12 in the quick
run), and ``QUINTO_RANDOM_SEED`` which (1); a failure names its seed and the last actions. From
4,000 actions on the memory is watched too: once everything has been seen, it must not grow.
"""

from __future__ import annotations

import gc
import os
import random
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from at_the_table import answers_on, asks, calls_on, choose, is_moving, offers_calls, touchable_on
from examples import share
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting

from quinto_desktop.game import Session, Source, game_of, numbered_game, usual_players
from quinto_desktop.records import load_game
from quinto_desktop.records.look import Language, Theme
from quinto_desktop.records.settings import (
    Back,
    CourtLetters,
    HighCard,
    Settings,
    SideNames,
    Speed,
    SuitOrder,
    TrickPause,
)
from quinto_desktop.rules import *
from quinto_desktop.window.app.beside_windows import HelpController
from quinto_desktop.window.app.commands import Commands
from quinto_desktop.window.stepper.replay_view import ReplayView
from quinto_desktop.window.text.commands import Command

LESSONS = (Command.LESSON, Command.LESSON_DOUBLING, Command.LESSON_QUINTS, Command.LESSON_CACHETTE)
BESIDE_THE_GAME = (
    *(Command.HELP, Command.KEYS, Command.PREFERENCES),
    *(Command.HISTORY, Command.STATISTICS, Command.REPLAY, Command.BRANCHES),
)
EXCHANGING = (
    *(Command.COPY_DEAL, Command.COPY_RESULT, Command.PASTE),
    *(Command.DAYS_DEAL, Command.ENTER_DEAL),
)
PASTED = (
    *("", "4711", "Ada", "16D0-PNPC-W0SK-E0QT-8W1V-3KG6-8W50-1", "Quinto 2026-11-22: 1 to 2"),
    *("N:A", "{", "https://example.org", "/no/such/file.quinto"),
)
"""What is on the clipboard: deals, a day, and what is none."""

ACTIONS = int(os.environ.get("QUINTO_RANDOM_ACTIONS", share(125)))
SEED = int(os.environ.get("QUINTO_RANDOM_SEED", "1"))

K = Qt.Key
KEYS = (
    *(K.Key_Left, K.Key_Right, K.Key_Home, K.Key_End, K.Key_Return, K.Key_Enter, K.Key_Space),
    *(K.Key_Escape, K.Key_P, K.Key_D, K.Key_R, K.Key_L, K.Key_Tab, K.Key_Backtab, K.Key_F9),
    *(K.Key_Up, K.Key_Down, K.Key_X, K.Key_1, K.Key_Delete, K.Key_Alt),
    *(K.Key_T, K.Key_H, K.Key_S, K.Key_G, K.Key_W, K.Key_C, K.Key_E, K.Key_M, K.Key_5, K.Key_A),
    *(K.Key_F6, K.Key_F7, K.Key_F8, K.Key_F11, K.Key_V, K.Key_PageUp, K.Key_PageDown),
)
MOST_BRANCHES = 8
MOST_NEW_OBJECTS = 30
FEWEST_FOR_MEMORY = 4_000
MOST_NEW_MEMORY_MIB = 24
"""What the allocator may keep for itself; a window that stayed behind would hold as much."""
RULES = (
    RuleOptions(),
    RuleOptions(target=60, match=MatchForm.RUBBER, draw=DrawRule.ACE_LOW, stakes=1),
    RuleOptions(target=60, form=Form.DUMMY, match=MatchForm.ROUND),
    RuleOptions(form=Form.DUMMY, draw=DrawRule.ACE_HIGH),
    RuleOptions(target=60, form=Form.TWO, match=MatchForm.RUBBER_POINTS),
)
VALUES: dict[str, tuple[object, ...]] = {
    "theme": get_args(Theme),
    "speed": get_args(Speed),
    "trick_pause": get_args(TrickPause),
    "back": get_args(Back),
    "court_letters": get_args(CourtLetters),
    "suit_order": get_args(SuitOrder),
    "high_card": get_args(HighCard),
    "language": get_args(Language),
    "side_names": get_args(SideNames),
    "reduced_motion": (None, True, False),
    "volume": (0, 40, 100),
    **{
        name: (True, False)
        for name in (
            *("four_colours", "jumbo", "quint_marks", "confirm_play", "play_only_card"),
            *("skyline", "sounds", "think_longer"),
        )
    },
}
WISHES = ("speed", "trick_pause", "theme", *VALUES)


class Monkey:
    """Does random things to a window."""

    def __init__(self, person: Sitting, folder: Path, seed: int) -> None:
        self._person = person
        self._random = random.Random(seed)
        self._file = folder / "saved.quinto"
        self._damaged = folder / "damaged.quinto"
        self._damaged.write_text("{")
        self._is_abandoned = False
        self._detail = ""
        controller = person.controller
        controller.abandoned.connect(lambda: self._note(abandoned=True))
        controller.stepped.connect(lambda: self._note(abandoned=False))
        controller.restored.connect(lambda: self._note(abandoned=False))
        self._ideas: list[tuple[int, Callable[[], None]]] = [
            (14, self.play),
            (6, self.try_any_card),
            (8, self.call_or_answer),
            (8, self.click_anywhere),
            (3, self.click_otherwise),
            (6, self.drag_anywhere),
            (4, self.break_off_a_drag),
            (16, self.hit_a_key),
            (4, self.resize),
            (4, self.change_a_wish),
            (1, self.open_a_dialog),
            (2, self.close_dialogs),
            (6, self.undo_or_redo),
            (2, self.ask_what_beats_a_card),
            (1, self.begin_again),
            (1, self.branch),
            (2, self.exchange),
            (1, self.abandon),
            (2, self.save_or_open),
            (2, self.wait),
        ]

    def act(self) -> str:
        """Do one thing and return its name."""
        weights = [weight for weight, _ in self._ideas]
        _, idea = self._random.choices(self._ideas, weights)[0]
        self._detail = ""
        idea()
        QApplication.processEvents()
        self._put_messages_away()
        return f"{idea.__name__} {self._detail}".strip()

    def check(self) -> None:
        """Check that the window still shows the game, unless a replay has taken its place."""
        if self._person.room.table.isVisible():
            self._person.check(abandoned=self._is_abandoned)

    def _note(self, *, abandoned: bool) -> None:
        self._is_abandoned = abandoned

    def _anywhere(self) -> QPoint:
        area = self._person.window.centralWidget()
        assert area is not None
        if not area.isVisible():  # a replay has taken its place
            area = self._person.window
        x, y = self._random.randrange(area.width()), self._random.randrange(area.height())
        return area.mapTo(self._person.window, QPoint(x, y))

    def _card_spot(self) -> QPoint:
        """Some place on a hand that the person plays, or anywhere if there is none."""
        hand = touchable_on(self._person.table)
        if not hand or not self._person.room.table.isVisible():
            return self._anywhere()
        pose = self._random.choice(hand).pose
        spot = QPoint(round(pose.x), round(pose.y))
        return self._person.table.mapTo(self._person.window, spot)

    # --------------------------------------------------------------- ideas
    def play(self) -> None:
        person = self._person
        covered = person.table.busy or person.table.last_trick.isVisible()
        covered |= not person.room.table.isVisible()  # a replay has taken its place
        if person.playable and not covered:
            spot = person.spot_of(self._random.choice(person.playable))
            self._random.choice((person.click, person.double_click, self._drag_to_the_middle))(spot)

    def _drag_to_the_middle(self, spot: QPoint) -> None:
        self._person.drag(spot, self._person.middle)

    def try_any_card(self) -> None:
        self._random.choice((self._person.click, self._drag_to_the_middle))(self._card_spot())

    def call_or_answer(self) -> None:
        table = self._person.table
        buttons = [
            *(calls_on(table).values() if offers_calls(table) else ()),
            *(answers_on(table) if asks(table) else ()),
        ]
        if buttons:
            self._person.click(self._person.spot(self._random.choice(buttons)))

    def click_anywhere(self) -> None:
        self._person.click(self._anywhere())

    def click_otherwise(self) -> None:
        native, spot = self._person.native, self._random.choice((self._anywhere, self._card_spot))()
        button = self._random.choice((Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton))
        if self._random.random() < 0.5:
            QTest.mouseDClick(native, Qt.MouseButton.LeftButton, pos=spot)
        else:
            QTest.mouseClick(native, button, pos=spot)

    def drag_anywhere(self) -> None:
        start = self._random.choice((self._anywhere, self._card_spot))()
        self._person.drag(start, self._anywhere())

    def break_off_a_drag(self) -> None:
        """Something else happens while a card is in the air."""
        person = self._person
        person.take(self._card_spot(), [self._anywhere(), person.middle])
        self._random.choice(
            (
                lambda: person.key(K.Key_Escape),
                lambda: person.key(K.Key_Return),
                lambda: QTest.mouseClick(
                    person.native, Qt.MouseButton.RightButton, pos=person.middle
                ),
                self.resize,
                self.undo_or_redo,
                self.change_a_wish,
                self.begin_again,
                self.branch,
                self.abandon,
                self.wait,
            )
        )()
        person.release(self._random.choice((person.middle, self._anywhere(), QPoint(-9, -9))))

    def hit_a_key(self) -> None:
        key = self._random.choice(KEYS)
        shift = Qt.KeyboardModifier.ShiftModifier if key is K.Key_Backtab else None
        self._person.key(key, shift or Qt.KeyboardModifier.NoModifier)

    def resize(self) -> None:
        self._person.window.resize(self._random.randint(700, 1700), self._random.randint(500, 1100))

    def change_a_wish(self) -> None:
        wish = self._random.choice(WISHES)
        values = (
            ("none",) if wish in ("speed", "trick_pause") and self._random.random() < 0.5 else ()
        )
        value = self._random.choice(values or VALUES[wish])
        self._detail = f"{wish} {value}"
        self._person.room.preferences.set(wish, value)
        if wish == "language":  # the table is rebuilt
            QApplication.processEvents()
            self._person.wait(
                lambda: (
                    self._person.table.isVisible()
                    or any(
                        view.isVisible() for view in self._person.window.findChildren(ReplayView)
                    )
                )
            )

    def open_a_dialog(self) -> None:
        """A dialog that stays open beside the game; another action closes it."""
        room = self._person.room
        if self._random.random() < 0.2:
            room.help_desk.show_fair_play(room.controller)
            return
        command = self._random.choice((*BESIDE_THE_GAME, *LESSONS))
        self._detail = command.name
        choose(room, command)

    def close_dialogs(self) -> None:
        for dialog in self._person.window.findChildren(QDialog):
            dialog.close()

    def ask_what_beats_a_card(self) -> None:
        self._person.room.command_wanted.emit(Command.SKYLINE)

    def undo_or_redo(self) -> None:
        control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        for _ in range(self._random.randint(1, 4)):
            self._person.key(K.Key_Z, self._random.choice((control, control, control | shift)))

    def begin_again(self) -> None:
        """Any form of the game, with one person, none or several, and a match of games."""
        rules = self._random.choice(RULES)
        players = [
            replace(player, level=None if self._random.random() < 0.3 else "casual")
            for player in usual_players(rules.form)
        ]
        if self._random.random() < 0.6:
            players = list(usual_players(rules.form))
        setup = game_of(tuple(players), rules, self._source(rules))
        has_take_backs = self._random.random() < 0.7
        self._person.controller.new_game(replace(setup, has_take_backs=has_take_backs))

    def _source(self, rules: RuleOptions) -> Source:
        """A number, a secret or, where the rules allow it, a deal code."""
        seed = self._random.randrange(1000)
        kind = self._random.randrange(3)
        if kind == 0:
            return FairDeals(self._random.randbytes(32), words="for Ada")
        if kind == 1 and rules == RuleOptions():
            return CodedDeals(CodedDeal.of_pack(shuffled_pack(seed, 1), Seat.W, rules))
        return NumberedDeals(seed)

    def branch(self) -> None:
        """Take over at any point, also in a replay; go to another branch, or remove one."""
        for replay in self._person.window.findChildren(ReplayView):
            replay.take_over()
            return
        controller = self._person.controller
        session, chance = controller.session, self._random
        branches = range(1, len(session.lines.all))
        what = chance.randrange(4)
        if session.is_exercise:
            return
        if what < 2 and len(branches) < MOST_BRANCHES:
            after = chance.randint(0, session.length)
            controller.switch_line(session.branch(after, f"Branch {chance.randrange(100)}"))
        elif what == 2:
            controller.switch_line(session.switched(chance.choice((0, *branches))))
        elif branches:
            controller.switch_line(session.without(chance.choice(branches)))

    def exchange(self) -> None:
        """Copy or paste a deal, or ask for that of the day."""
        command = self._random.choice(EXCHANGING)
        text = self._random.choice(PASTED)
        if command is Command.PASTE:
            QApplication.clipboard().setText(text)
        self._detail = f"{command.name} {text}"
        self._person.room.command_wanted.emit(command)

    def abandon(self) -> None:
        self._person.controller.abandon()

    def save_or_open(self) -> None:
        room = self._person.room
        what = self._random.randrange(3)
        if what == 0:
            self._person.controller.save(self._file)
        elif what == 1 and self._file.exists():
            assert room.files.open(self._file)
        else:
            before = self._person.controller.session
            assert not room.files.open(self._damaged)
            assert self._person.controller.session is before

    def wait(self) -> None:
        """Let whatever flies arrive."""
        self._person.wait(lambda: not is_moving(self._person.table))

    def _put_messages_away(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QMessageBox) and widget.isVisible():
                assert widget.text()
                widget.accept()


def begun_again(person: Sitting) -> int:
    """Begin the same game, and count what the window is made of when no timer repeats itself."""
    person.room.preferences.keep(
        replace(Settings(), speed="none", trick_pause="none", theme="baize", language="en")
    )
    person.window.resize(1280, 800)
    for command in (Command.HELP, Command.HISTORY, Command.STATISTICS):  # which stay, once open
        choose(person.room, command)
    for dialog in person.window.findChildren(QDialog):
        dialog.close()
    person.controller.new_game(numbered_game(usual_players(), seed=5))
    person.wait_for_turn()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    person.wait(lambda: not any(map(repeats, person.window.findChildren(QTimer))))
    return len(person.window.findChildren(QObject))


def repeats(timer: QTimer) -> bool:
    """Whether a timer runs, and will not stop by itself."""
    return timer.isActive() and not timer.isSingleShot()


@pytest.fixture
def others() -> set[QWidget]:
    """The top-level widgets that are there before the test."""
    return set(QApplication.topLevelWidgets())


def test_no_series_of_actions_breaks_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: set[QWidget]
) -> None:
    # These wait for an answer in a loop of their own; menus that a click opens lead to them.
    monkeypatch.setattr(HelpController, "show_about", lambda _desk: None)
    for dialog in (QDialog, QFileDialog, QPrintDialog):
        monkeypatch.setattr(dialog, "exec", lambda _dialog: 0)
    monkeypatch.setattr(Commands, "_new_game", lambda commands: commands._room.files.begin_again(8))
    last: deque[str] = deque(maxlen=12)
    threads = set(threading.enumerate())
    with sitting(qtbot, tmp_path, seed=SEED, is_painted=True) as person:
        monkey = Monkey(person, tmp_path, SEED)
        footprint = Footprint(person)
        try:
            with qtbot.captureExceptions() as raised:
                for number in range(ACTIONS):
                    last.append(f"{number}: {monkey.act()}")
                    assert not raised, f"an exception in a slot: {raised}"
                    monkey.check()
                    if number % 50 == 49:
                        check_records(person)
                    if number == ACTIONS // 2:
                        footprint.remember()
                footprint.check()
                assert not raised
        except Exception as error:
            raise AssertionError(f"seed {SEED}, after {', '.join(last)}: {error}") from error
        window = person.window
        window.close()
        person.wait(lambda: not any(timer.isActive() for timer in window.findChildren(QTimer)))
    assert set(QApplication.topLevelWidgets()) <= others
    assert set(threading.enumerate()) <= threads


class Footprint:
    """What a window is made of and what it takes, always at the beginning of the same game."""

    def __init__(self, person: Sitting) -> None:
        self._person = person
        self._objects = begun_again(person)
        self._memory_mib: float | None = None

    def remember(self) -> None:
        """Half of all has been done: from here on the memory must not grow."""
        begun_again(self._person)
        self._memory_mib = memory_mib() if ACTIONS >= FEWEST_FOR_MEMORY else None

    def check(self) -> None:
        """Check that nothing has been left behind."""
        assert begun_again(self._person) <= self._objects + MOST_NEW_OBJECTS
        if self._memory_mib is not None:
            grown = memory_mib() - self._memory_mib
            print(f"{ACTIONS} actions: {self._memory_mib:.0f} MiB, then {grown:+.1f} MiB")  # noqa: T201
            assert grown < MOST_NEW_MEMORY_MIB


def memory_mib() -> float:
    """The resident memory of this process; 0 where the system does not report it this way."""
    gc.collect()
    statm = Path("/proc/self/statm")
    pages = int(statm.read_text().split()[1]) if statm.exists() else 0
    return pages * 4096 / 2**20


def check_records(person: Sitting) -> None:
    """Check that the kept game is the one being played, and that it is sound."""
    session = person.controller.session
    assert Session.resumed(session.saved()).state == session.state
    kept = person.folder / "autosave.quinto"
    if kept.exists():  # not after the game was abandoned
        assert load_game(kept) == session.saved()
