"""Starts: the window as it was, and what later starts and the desktop ask of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from at_the_table import bubble_on, cards_on, choose, menu_action, menu_choices, menu_switch
from kit import *
from present import present
from PySide6.QtCore import QEventLoop
from seating import Seated
from test_replays import session_with

from quinto_desktop.game.instance.channel import Answer, Request
from quinto_desktop.identity import IDENTITY
from quinto_desktop.records.look import Look
from quinto_desktop.window.app.forwarded_starts import ForwardedStarts
from quinto_desktop.window.app.main_window import (
    introduce,
    packed_window,
    restore_window,
    show_refusal,
)
from quinto_desktop.window.controls.messages import DialogNote
from quinto_desktop.window.setup import preferences_dialog

A_MOMENT_MS = 200


class Host:
    """A window with a person at it, and what listens to later starts."""

    def __init__(self, qtbot: QtBot, folders: UserFolders) -> None:
        self.qtbot = qtbot
        self.seated = Seated(qtbot, folders, keeper=find_kept_game(folders).keeper)
        self.starts = ForwardedStarts(self.seated.room, folders.state)

    @property
    def number(self) -> int | None:
        return self.seated.controller.session.setup.seed

    def open_box(self) -> QMessageBox:
        box = message_box(self.seated.window, Mark.NOTE, "Just a moment", "Really.")
        box.open()
        assert QApplication.activeModalWidget() is box
        return box


@pytest.fixture
def host(qtbot: QtBot, folders: UserFolders) -> Host:
    return Host(qtbot, folders)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    session = Session(numbered_game(usual_players(), seed=9))
    session.apply(session.next_deal())
    session.apply(legal_actions(session.state)[0])
    save_game(tmp_path / "evening.quinto", session.saved())
    return tmp_path / "evening.quinto"


def test_a_file_is_opened_and_the_table_has_the_focus(
    host: Host, evening: Path, qtbot: QtBot
) -> None:
    host.seated.call()
    host.seated.window.menuBar().setFocus()

    assert host.starts.receive(Request(evening)) is Answer.TAKEN

    qtbot.waitUntil(lambda: host.number == 9)
    assert host.seated.window.windowTitle().startswith("evening")
    table, focused = host.seated.table, QApplication.focusWidget()
    assert focused is not None
    assert table is focused or table.isAncestorOf(focused)
    (shelved,) = host.seated.preferences.settings.recent_files[1:]
    assert "unfinished" in shelved

    # A number begins a game.
    assert host.starts.receive(Request(seed=8)) is Answer.TAKEN
    qtbot.waitUntil(lambda: host.number == 8)

    assert host.starts.server.is_listening
    host.seated.window.close()
    assert not host.starts.server.is_listening


def test_what_stands_in_the_tables_place_keeps_the_keys(host: Host, qtbot: QtBot) -> None:
    room = host.seated.room
    host.seated.controller.new_game(session_with(1), is_kept=False)
    choose(room, Command.REPLAY)
    view = present(room.views.view)
    host.starts.receive(Request())
    room.window.menuBar().setFocus()

    qtbot.waitUntil(lambda: room.window.focusWidget() is view)


def test_a_minimised_window_comes_back(host: Host, qtbot: QtBot) -> None:
    window = host.seated.window
    window.showMaximized()
    window.showMinimized()

    host.starts.receive(Request())

    qtbot.waitUntil(lambda: not window.isMinimized())
    assert window.windowState() & Qt.WindowState.WindowMaximized
    qtbot.waitActive(window)


def notes_on(dialog: QWidget) -> list[DialogNote]:
    return [note for note in dialog.findChildren(DialogNote) if note.isVisible()]


def about(host: Host) -> QDialog:
    dialog = AboutDialog(host.seated.window)
    dialog.open()
    return dialog


def licences(host: Host) -> QDialog:
    dialog = LicencesDialog(host.seated.window)
    dialog.open()
    return dialog


@pytest.mark.parametrize("opened", [Host.open_box, about, licences])
def test_the_dialog_says_what_comes_after_it_and_nothing_on_it_moves(
    host: Host, evening: Path, qtbot: QtBot, opened: Callable[[Host], QDialog]
) -> None:
    spoken: list[tuple[QWidget, str]] = []
    host.seated.room.announcer.speak = lambda where, told, _urgency: spoken.append((where, told))
    dialog = opened(host)
    qtbot.waitActive(dialog)
    focused, layout = QApplication.focusWidget(), dialog.layout()
    assert layout is not None
    margins = layout.contentsMargins()
    parts = [part for part in dialog.findChildren(QWidget) if part.isVisible()]
    before = [box_on(dialog, part) for part in parts]

    host.starts.receive(Request(evening))

    (note,) = notes_on(dialog)
    assert note.text() == "“evening.quinto” opens as soon as this dialog is closed."
    assert spoken == [(dialog, note.text())]
    assert dialog.rect().contains(note.geometry())
    assert not any(box_on(dialog, part).intersects(note.geometry()) for part in parts)
    assert [box_on(dialog, part) for part in parts] == before
    assert QApplication.focusWidget() is focused
    host.starts.receive(Request(evening))
    assert notes_on(dialog) == [note]
    dialog.reject()
    assert notes_on(dialog) == []
    assert layout.contentsMargins() == margins  # as it may be shown again
    qtbot.waitUntil(lambda: host.number == 9)


def box_on(dialog: QWidget, part: QWidget) -> QRect:
    return part.rect().translated(part.mapTo(dialog, QPoint()))


def test_a_long_name_without_a_space_fits_the_note_which_no_dialog_of_the_desktop_has(
    host: Host,
) -> None:
    name = "<b>" + "evening" * 30 + ".quinto"
    box = host.open_box()

    host.starts.receive(Request(Path("/", name)))

    (note,) = notes_on(box)
    assert name in note.accessibleName()
    assert "<b>" in note.text()
    widest = max(map(note.fontMetrics().horizontalAdvance, note.text().split(" ")))
    assert widest <= note.contentsRect().width()
    assert note.heightForWidth(note.width()) <= note.height()

    foreign = host.open_box()
    foreign.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    spoken: list[QWidget] = []
    host.seated.room.announcer.speak = lambda where, *_: spoken.append(where)
    host.starts.receive(Request(Path("/", name)))
    assert notes_on(foreign) == []
    assert spoken == [host.seated.window]


def test_the_next_dialog_in_the_way_says_it_too(host: Host, evening: Path, qtbot: QtBot) -> None:
    below, box = about(host), host.open_box()
    host.starts.receive(Request(evening))
    assert notes_on(below) == []

    box.close()

    qtbot.waitUntil(lambda: len(notes_on(below)) == 1)
    below.close()
    qtbot.waitUntil(lambda: host.number == 9)


def test_while_a_menu_is_open_a_file_waits(host: Host, evening: Path, qtbot: QtBot) -> None:
    before = host.number
    menu = QMenu(host.seated.window)
    menu.addAction("Undo")
    meanwhile: list[int | None] = []

    def look() -> None:
        meanwhile.append(host.number)
        menu.close()

    def open_menu() -> None:
        QTimer.singleShot(0, lambda: host.starts.receive(Request(evening)))
        QTimer.singleShot(A_MOMENT_MS, look)
        menu.exec()
        events.quit()

    events = QEventLoop()  # as the program's own
    QTimer.singleShot(0, open_menu)
    events.exec()

    assert meanwhile == [before]
    qtbot.waitUntil(lambda: host.number == 9)


def test_what_waits_is_done_in_turn_and_one_dialog_at_a_time(
    host: Host, evening: Path, qtbot: QtBot
) -> None:
    box = host.open_box()
    for request in (Request(Path("/gone.quinto")), Request(Path("/too.quinto")), Request(evening)):
        assert host.starts.receive(request) is Answer.LATER
    assert host.starts.receive(Request()) is Answer.TAKEN
    assert host.seated.window.findChildren(QMessageBox) == [box] and host.number != 9
    box.close()
    for name in ("gone", "too"):
        qtbot.waitUntil(partial(is_told, name))
        assert host.number != 9
        message = present(told())
        message.close()
    qtbot.waitUntil(lambda: host.number == 9)
    assert QApplication.activeModalWidget() is None


def told() -> QMessageBox | None:
    """The message that is to be read now."""
    box = QApplication.activeModalWidget()
    return box if isinstance(box, QMessageBox) else None


def is_told(words: str) -> bool:
    box = told()
    return box is not None and words in box.text()


def test_a_dialog_that_is_waited_for_does_its_own_work_first(
    host: Host, evening: Path, qtbot: QtBot
) -> None:
    """As with New game: its game begins after the dialog, and the file comes after that."""
    box = message_box(host.seated.window, Mark.QUESTION, "A new game?", "Surely.")
    begun: list[int | None] = []
    QTimer.singleShot(0, lambda: host.starts.receive(Request(evening)))
    QTimer.singleShot(A_MOMENT_MS, box.accept)

    box.exec()
    host.seated.room.files.begin_again(8)
    begun.append(host.number)

    qtbot.waitUntil(lambda: host.number == 9)
    assert begun == [8]


def test_the_desktop_s_permission_is_where_qt_looks_for_it(
    host: Host, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    host.starts.receive(Request(token="token-1"))
    qtbot.waitUntil(lambda: os.environ.get("XDG_ACTIVATION_TOKEN") == "token-1")
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN")


@pytest.mark.parametrize(
    ("is_other_version", "words"),
    [
        (False, ("Quinto is already running", "does not answer", "try again")),
        (True, ("Another version of Quinto is already running", "Close it")),
    ],
)
def test_a_second_start_that_can_do_nothing_says_so_in_a_window(
    qapp: QApplication, qtbot: QtBot, is_other_version: bool, words: tuple[str, ...]
) -> None:
    seen: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append(f"{box.text()}. {box.informativeText()}")
        box.close()

    QTimer.singleShot(A_MOMENT_MS, look)
    show_refusal(qapp, Look(), is_other_version=is_other_version)

    (sentence,) = seen
    assert all(word in sentence for word in words)


# --------------------------------------------------------------- wanted files
TWO_DOUBLE_CLICKS = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from quinto_desktop import __main__ as quinto
from quinto_desktop.window.app import program

user, first, second = sys.argv[1:]
make = quinto._application

def double_click(file):
    QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(file))

def hurried(arguments):
    application = make(arguments)
    double_click(first)  # which is why the program was started
    double_click("")
    return application

set_up = program.set_up_game

def watched(*given, **named):
    room = set_up(*given, **named)

    def on_changed():
        if room.files.name is None:
            return  # the new game, before any file is opened
        sys.stdout.write(f"{room.files.name} {room.controller.session.setup.seed}\\n")
        if room.files.name == "first":
            QTimer.singleShot(0, lambda: double_click(second))
        else:
            room.window.close()

    room.files.changed.connect(on_changed)
    return room

quinto._application, program.set_up_game = hurried, watched
sys.exit(quinto.main(["--user-dir", user]))
"""


def test_a_game_is_opened_at_the_start_and_later_as_by_open(tmp_path: Path) -> None:
    for name, seed in (("first", 11), ("second", 22)):
        session = Session(numbered_game(usual_players(), seed=seed))
        save_game(tmp_path / f"{name}.quinto", session.saved())
    files = [str(tmp_path / f"{name}.quinto") for name in ("first", "second")]
    told = subprocess.run(
        [sys.executable, "-c", TWO_DOUBLE_CLICKS, str(tmp_path / "user"), *files],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (told.returncode, told.stdout.splitlines()) == (0, ["first 11", "second 22"]), told


@pytest.mark.parametrize("option", ["--help", "--version", "--no-such-option"])
def test_without_a_console_what_would_be_printed_is_shown_in_a_box(option: str) -> None:
    script = f"""
import sys
from quinto_desktop import __main__ as quinto
shown = []
quinto.show_in_box = shown.append
real, sys.stdout, sys.stderr = sys.stdout, None, None
try:
    quinto.main(["{option}"])
except SystemExit as stop:
    real.write(f"{{stop.code}} {{len(shown)}} {{shown[0]}}")
"""
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    code, count, text = told.stdout.split(maxsplit=2)
    assert (code, count) == ("2" if option == "--no-such-option" else "0", "1")
    assert {"--help": "saved game to open", "--version": "Quinto "}.get(option, option) in text


# --------------------------------------------------------------- first layout
def test_a_game_is_laid_out_once(qtbot: QtBot, folders: UserFolders) -> None:
    preferences = Preferences(folders.settings)
    window = MainWindow(preferences.settings.look)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    session = Session(numbered_game(usual_players(), seed=7))
    controller = GameController(session, Thinker(InlineExecutor))
    sizes: list[QSize] = []

    room = set_up_game(window, preferences, controller, folders)
    room.table.laid.connect(lambda: sizes.append(room.table.size()))
    with qtbot.waitSignal(room.table.appeared):
        assert all(card.updatesEnabled() for card in cards_on(room.table)), "in its first frame"

    assert sizes == [room.table.size()]


# --------------------------------------------------------------- window state
FULL, MAXIMISED = Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized


def test_task_switchers_find_the_menu_entry_and_its_icon(qapp: QApplication) -> None:
    introduce(qapp)
    assert (qapp.applicationName(), qapp.desktopFileName()) == (IDENTITY.name, IDENTITY.id)


@pytest.mark.parametrize("state", [FULL, MAXIMISED, MAXIMISED | FULL])
def test_the_state_is_there_again_at_the_next_start(
    qtbot: QtBot, folders: UserFolders, state: Qt.WindowState
) -> None:
    first = Seated(qtbot, folders)
    first.window.setWindowState(state)
    first.window.close()

    again = Seated(qtbot, folders)

    assert again.window.windowState() & (FULL | MAXIMISED) == state
    assert menu_action(again.room, Command.FULL_SCREEN).isChecked() == bool(state & FULL)


def test_escape_leaves_full_screen_once_it_means_nothing_else(
    qtbot: QtBot, folders: UserFolders
) -> None:
    seated = Seated(qtbot, folders)
    window, table = seated.window, seated.table
    seated.call()
    window.setWindowState(MAXIMISED)
    seated.run(Command.FULL_SCREEN)
    qtbot.waitUntil(window.isFullScreen)
    seated.run(Command.FULL_SCREEN)
    assert (window.isMaximized(), window.isFullScreen()) == (True, False)
    seated.run(Command.FULL_SCREEN)
    qtbot.waitUntil(window.isFullScreen)
    assert window.menuBar().isVisible()
    table.setFocus()
    table.action_chosen.emit(Call.PASS)  # too late for a call, and refused
    assert bubble_on(table).isVisible()

    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not bubble_on(table).isVisible()
    assert window.isFullScreen()

    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not window.isFullScreen()

    size = window.size()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert (window.isFullScreen(), window.size()) == (False, size)


@pytest.mark.parametrize(
    "place",
    [
        QRect(-3000, 100, 600, 400),
        QRect(5000, 5000, 600, 400),
        QRect(700, 550, 600, 400),
        QRect(-200, -80, 5000, 4000),
    ],
    ids=["left", "far", "half out", "too large"],
)
def test_it_never_comes_back_off_the_screen(qtbot: QtBot, place: QRect) -> None:
    before = QWidget()
    qtbot.addWidget(before)
    before.setGeometry(place)
    after = QWidget()
    qtbot.addWidget(after)

    restore_window(after, packed_window(before))

    assert after.screen().availableGeometry().contains(after.geometry())


def test_menu_and_preferences_agree(qtbot: QtBot, folders: UserFolders) -> None:
    seated = Seated(qtbot, folders)
    seated.run(Command.EVERYTHING)
    seated.run(Command.PREFERENCES)
    seated.run(Command.PREFERENCES)  # a second time brings up the same
    (dialog,) = seated.window.findChildren(PreferencesDialog)
    play = dialog.pages["play"].fields
    speed, longer = play["speed"], play["think_longer"]
    assert isinstance(speed, preferences_dialog.ChoiceSetting)
    assert isinstance(longer, preferences_dialog.SwitchSetting)

    menu_choices(seated.room, "speed")["fast"].trigger()
    menu_switch(seated.room, "think_longer").trigger()
    assert speed.box.currentText() == "Fast"
    assert longer.editor.isChecked()

    longer.editor.click()
    speed.box.setCurrentIndex(0)
    assert not menu_switch(seated.room, "think_longer").isChecked()
    assert menu_choices(seated.room, "speed")["slow"].isChecked()
    assert Preferences(folders.settings).settings.speed == "slow"


DOTS = {scale: {"logicalDpi": 96 * scale, "logicalBaseDpi": 96, "dpr": 1} for scale in (1, 2)}
SCREENS = {
    "synchronousWindowSystemEvents": True,
    "screens": [
        {"name": "plain", "x": 0, "y": 0, "width": 1400, "height": 900, **DOTS[1]},
        {"name": "fine", "x": 1400, "y": 0, "width": 2800, "height": 1800, **DOTS[2]},
    ],
}
MOVE = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from quinto_desktop.game.public import *
from inline import InlineExecutor
from quinto_desktop.window.app.main_window import MainWindow

application = QApplication([])
folders = user_folders(Path(sys.argv[1]))
preferences = Preferences(folders.settings)
preferences.change(speed="none", trick_pause="none")
game = Session(numbered_game(usual_players(), seed=2))
controller = GameController(game, Thinker(InlineExecutor), None, preferences.pace)
window = MainWindow(preferences.settings.look)
from quinto_desktop.window.app.program import set_up_game
room = set_up_game(window, preferences, controller, folders)
window.resize(1000, 700)
window.show()
controller.start()

def settle():
    for _ in range(20):
        application.processEvents()

def seen():
    picture = window.grab()
    places = [(card.pose, card.size().toTuple()) for card in room.table.stage.cards]
    places += [(p.geometry().getRect(),) for p in room.table.overlays.plates.values()]
    return picture.devicePixelRatio(), picture.toImage(), (window.size(), places)

settle()
ratio, plain, places = seen()
assert ratio == 1
window.move(1500, 50)
settle()
assert window.screen().name() == "fine"
ratio, fine, same = seen()
assert ratio == 2, ratio
assert same == places
card = room.table.stage.places.hands[room.table.stage.places.viewer][0]
assert card.grab().devicePixelRatio() == 2
packed = window.saveGeometry()
window.move(50, 50)
settle()
ratio, again, same = seen()
assert (ratio, again == plain, same == places) == (1, True, True)
window.close()
other = MainWindow(Preferences(folders.settings).settings.look)
other.restoreGeometry(packed)
assert other.screen().name() == "fine"
print("well")
"""


def test_a_screen_of_another_scale_gets_crisp_cards_and_nothing_jumps(tmp_path: Path) -> None:
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps(SCREENS))
    done = subprocess.run(
        [sys.executable, "-c", MOVE, str(tmp_path / "user")],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert done.stdout.strip() == "well", done.stderr
