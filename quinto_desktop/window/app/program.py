"""The wiring of the running program."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget

from quinto_desktop.game import (
    CommitmentChain,
    Found,
    GameController,
    GameSetup,
    Message,
    Preferences,
    ProcessLock,
    RecordError,
    Session,
    Thinker,
    UserFolders,
    check_players,
    find_kept_game,
    game_of,
    usual_players,
)
from quinto_desktop.game.lessons.lesson import lesson_game, place_of
from quinto_desktop.game.shutdown import Shutdown
from quinto_desktop.game.thinking.job import Job, models_are_there
from quinto_desktop.resources import resource_path
from quinto_desktop.rules import CodedError, NumberedDeals, Phase
from quinto_desktop.sound.player import OpenOutput, open_sound_card
from quinto_desktop.window.app.assistive import Speak, speak_by_qt
from quinto_desktop.window.app.commands import Commands
from quinto_desktop.window.app.crash_handling import Mishaps
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.main_window import Application, MainWindow
from quinto_desktop.window.app.window_events import KeyboardWatch
from quinto_desktop.window.text.fault_text import file_text, history_text, models_lacking

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from quinto_desktop.window.app.forwarded_starts import ForwardedStarts

_SWITCH_S = 0.0005
_PAINT_MS = 60  # the cards of a kept game are painted by then, on most machines


def one_thread() -> Executor:
    """An executor for the computer players: one thread, so that the window never stutters."""
    from concurrent.futures import ThreadPoolExecutor

    # The window's thread releases the interpreter in every call of Qt, and a computing thread hands
    # it back only after this interval: with Python's default of 5 ms, frames come too late.
    sys.setswitchinterval(_SWITCH_S)
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")


def run_program(
    application: QApplication,
    window: MainWindow,
    folders: UserFolders,
    lock: ProcessLock,
    file: Path | None,
    seed: int | None,
) -> int:
    """Set up the game to be played, run the window until it is closed, return the exit status."""
    departure = Shutdown(partial(_leave, window), window.closing.emit, window)
    departure.watch()
    if file is None and isinstance(application, Application):
        file = application.take_file()
    preferences = Preferences(folders.settings)
    found = find_kept_game(folders, lock)
    faults = [*found.faults, *preferences.faults]
    is_lesson = file is None and seed is None and not faults and _has_lesson(preferences, found)
    setup = lesson_game() if is_lesson else _setup(preferences, found.keeper.chain, seed, faults)
    session = found.session or Session(setup)
    thinker = Thinker(one_thread)
    thinker.await_engine()
    controller = GameController(session, thinker, found.keeper)
    room = set_up_game(window, preferences, controller, folders, open_sound_card)
    mishaps = Mishaps(window, partial(_keep_again, found, controller))
    mishaps.watch()
    complete = partial(_complete, room, folders if lock.is_held else None)
    # Before cards move, or the kept game is left: what has become of it is to be noted.
    at_once = found.session is None or file is not None or seed is not None
    if at_once:
        room.table.appeared.connect(complete)
    begin = controller.start if is_lesson else partial(_begin, room, found, seed)
    room.table.appeared.connect(lambda: _open(room, found, file) or begin())
    if is_lesson:
        room.table.appeared.connect(room.teacher.teach)
    room.table.appeared.connect(lambda: tell_faults(window, faults))
    if not at_once:  # when they have been painted
        room.table.appeared.connect(lambda: QTimer.singleShot(_PAINT_MS, room, complete))
    try:
        return application.exec()
    finally:
        room.close()  # as something may have been asked since the window was closed
        mishaps.release()
        departure.release()


def _leave(window: MainWindow, status: int) -> None:
    # Open dialogs would otherwise be waited for.
    window.close()
    QApplication.exit(status)


def _keep_again(found: Found, controller: GameController) -> None:
    """Write the autosave once more: something has gone wrong, perhaps in writing it.

    Raises:
        RecordError: It cannot be written; what was written before is there.
    """
    if not controller.is_over:
        found.keeper.keep(controller.session)


def set_up_game(
    window: MainWindow,
    preferences: Preferences,
    controller: GameController,
    folders: UserFolders,
    open_output: OpenOutput | None = None,
    speak: Speak = speak_by_qt,
) -> GameRoom:
    """Put a game on the table of a window, and connect its commands."""
    room = GameRoom(window, preferences, controller, folders, open_output, speak)
    Commands(room)
    KeyboardWatch(window)
    return room


def tell_faults(window: QWidget, faults: Sequence[Message]) -> None:
    """Show the messages that the user should not miss, if any, in a modal box."""
    if faults:
        from quinto_desktop.window.controls.messages import Mark, message_box

        headline = QCoreApplication.translate("MainWindow", "Before you play")
        message_box(window, Mark.NOTE, headline, "\n\n".join(map(file_text, faults))).open()


def _has_lesson(preferences: Preferences, found: Found) -> bool:
    # At the first start the guided deal; later the lesson that was broken off.
    if found.session is None:
        return preferences.is_first_start
    return preferences.settings.lesson_runs and place_of(found.session.setup) is not None


def _follow_desktop(room: GameRoom) -> None:
    # What Qt does not pass on: less motion, larger text, a voice.
    preferences = room.preferences
    try:
        from quinto_desktop.window.app.desktop_settings import (
            OlderReaders,
            SystemMotion,
            SystemType,
        )
    except ImportError:
        return  # some systems package QtDBus separately from the rest of PySide6
    room.announcer.speak = OlderReaders(room.window, room.announcer.speak).speak
    motion = SystemMotion(room.window)
    motion.changed.connect(lambda: preferences.follow_system(is_still=motion.is_reduced))
    preferences.follow_system(is_still=motion.is_reduced)
    application = QApplication.instance()
    if isinstance(application, QApplication):
        SystemType(application)


def _setup(
    preferences: Preferences, chain: CommitmentChain, seed: int | None, faults: list[Message]
) -> GameSetup:
    settings = preferences.settings
    rules = settings.last_rules
    source = chain.prepared() if seed is None else NumberedDeals(seed)
    usual = game_of(usual_players(rules.form), rules, source)
    players = settings.players_of(rules.form)
    if players is None:
        return usual
    setup = replace(usual, players=players)
    try:
        check_players(Session(setup).saved())
    except RecordError as error:
        faults.append(error.message)
        return usual
    return setup


def _open(room: GameRoom, found: Found, file: Path | None) -> bool:
    room.files.take_up(is_same_game=found.session is not None)
    return file is not None and room.files.open(file)


def _begin(room: GameRoom, found: Found, seed: int | None) -> None:
    if found.session is not None and seed is None:
        room.welcome()
    elif found.session is not None:
        # The game that was to be continued is put on the shelf, as for any new one.
        room.files.begin_again(seed)
    elif seed is None and room.controller.state.phase is Phase.DEALING:
        room.go_home()
    else:
        room.controller.start()


def _complete(room: GameRoom, claimed: UserFolders | None) -> None:
    from PySide6.QtGui import QIcon

    from quinto_desktop.game.thinking.engine_process import EngineProcess

    thinker = room.controller.thinker
    thinker.use(EngineProcess())
    models = Job(thinker, models_are_there(), room)
    models.finished.connect(partial(_hear_of_models, room))
    models.start()
    # Drawing it takes as long as painting the table.
    room.window.setWindowIcon(QIcon(str(resource_path("icon.svg"))))
    _follow_desktop(room)
    if claimed is not None:
        from quinto_desktop.game.checking.deal_check import ChainKeeping
        from quinto_desktop.window.app.forwarded_starts import ForwardedStarts

        _keep_history(room, claimed)
        ChainKeeping(room.controller, room)
        _hear_double_clicks(ForwardedStarts(room, claimed.state))
    room.judging.follow_game()


def _hear_of_models(room: GameRoom, are_there: object) -> None:
    if not are_there:
        room.judging.keep_nowhere()
        room.tell(models_lacking())


def _keep_history(room: GameRoom, folders: UserFolders) -> None:
    try:
        from quinto_desktop.game.past.history_keeping import HistoryKeeping, ReviewArchive
    except ImportError:
        return  # some systems package sqlite3 apart from Python
    from quinto_desktop.game.judging.review_queue import SEED

    history = HistoryKeeping(room.controller, folders.history, room)
    history.entered.connect(room.history_changed)
    history.failed.connect(HistoryFaults(room).tell)
    room.mend_history = history.mend
    room.judging.keep_in(
        partial(ReviewArchive, folders.history, history.keep_review, SEED, history.mend)
    )
    room.window.closing.connect(history.close)  # nothing else happens if the screen has gone
    application = QApplication.instance()
    assert application is not None  # it shows the window
    application.aboutToQuit.connect(history.close)


class HistoryFaults(QObject):
    """Tells what is wrong with the history, each fault once: it may come with every deal."""

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room
        self._told: set[object] = set()

    @Slot(object)
    def tell(self, error: CodedError) -> None:
        if error.fault not in self._told:
            self._told.add(error.fault)
            self._room.tell(history_text(error))


def _hear_double_clicks(later: ForwardedStarts) -> None:
    # A file that macOS asks for is what a later start would want.
    application = QApplication.instance()
    if not isinstance(application, Application):
        return

    def hand_on() -> None:
        while (file := application.take_file()) is not None:
            later.open(file)

    application.file_wanted.connect(hand_on)
    hand_on()
