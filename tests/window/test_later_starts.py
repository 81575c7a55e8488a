"""What a later start of the program wants is done in the window that is already there."""

from __future__ import annotations

import os

import pytest
from at_the_table import choose
from kit import *
from PySide6.QtCore import QEventLoop
from test_main_window import Seated
from test_replays import session_with

from quinto_desktop.game import find_kept_game
from quinto_desktop.game.instance.channel import Answer, Request
from quinto_desktop.game.lessons.lesson import LessonName
from quinto_desktop.records import save_game
from quinto_desktop.records.look import Look
from quinto_desktop.window.app.forwarded_starts import ForwardedStarts
from quinto_desktop.window.app.main_window import show_refusal
from quinto_desktop.window.controls.messages import DialogNote, Mark, message_box
from quinto_desktop.window.help.about import AboutDialog, LicencesDialog

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


def test_what_stands_in_the_tables_place_keeps_the_keys(host: Host, qtbot: QtBot) -> None:
    room = host.seated.room
    host.seated.controller.new_game(session_with(1), is_kept=False)
    choose(room, Command.REPLAY)
    view = room.views.view
    assert view is not None
    host.starts.receive(Request())
    room.window.menuBar().setFocus()

    qtbot.waitUntil(lambda: room.window.focusWidget() is view)


def test_a_number_begins_a_game(host: Host, qtbot: QtBot) -> None:
    assert host.starts.receive(Request(seed=8)) is Answer.TAKEN
    qtbot.waitUntil(lambda: host.number == 8)


def test_a_minimised_window_comes_back(host: Host, qtbot: QtBot) -> None:
    window = host.seated.window
    window.showMaximized()
    window.showMinimized()

    host.starts.receive(Request())

    qtbot.waitUntil(lambda: not window.isMinimized())
    assert window.windowState() & Qt.WindowState.WindowMaximized
    qtbot.waitActive(window)


def test_while_a_dialog_is_open_a_file_waits(host: Host, evening: Path, qtbot: QtBot) -> None:
    before = host.number
    box = host.open_box()

    assert host.starts.receive(Request(evening)) is Answer.LATER
    assert host.starts.receive(Request()) is Answer.TAKEN

    qtbot.wait(A_MOMENT_MS)  # in which nothing may happen
    assert (host.number, box.isVisible()) == (before, True)
    assert host.seated.window.findChildren(QMessageBox) == [box]
    box.close()
    qtbot.waitUntil(lambda: host.number == 9)


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


def test_a_long_name_without_a_space_fits_the_note(host: Host) -> None:
    name = "<b>" + "evening" * 30 + ".quinto"
    box = host.open_box()

    host.starts.receive(Request(Path("/", name)))

    (note,) = notes_on(box)
    assert name in note.accessibleName()
    assert "<b>" in note.text()
    widest = max(map(note.fontMetrics().horizontalAdvance, note.text().split(" ")))
    assert widest <= note.contentsRect().width()
    assert note.heightForWidth(note.width()) <= note.height()


def test_the_next_dialog_in_the_way_says_it_too(host: Host, evening: Path, qtbot: QtBot) -> None:
    below, box = about(host), host.open_box()
    host.starts.receive(Request(evening))
    assert notes_on(below) == []

    box.close()

    qtbot.waitUntil(lambda: len(notes_on(below)) == 1)
    below.close()
    qtbot.waitUntil(lambda: host.number == 9)


def test_a_dialog_of_the_desktop_takes_no_note(host: Host, evening: Path) -> None:
    box = host.open_box()
    box.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    spoken: list[QWidget] = []
    host.seated.room.announcer.speak = lambda where, *_: spoken.append(where)

    host.starts.receive(Request(evening))

    assert notes_on(box) == []
    assert spoken == [host.seated.window]


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
    box.close()
    for name in ("gone", "too"):
        qtbot.waitUntil(partial(is_told, name))
        assert host.number != 9
        message = told()
        assert message is not None
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


def test_in_a_lesson_a_file_ends_the_lesson_as_open_does(
    host: Host, evening: Path, qtbot: QtBot
) -> None:
    host.seated.room.teacher.give(LessonName.QUINTS)

    assert host.starts.receive(Request(evening)) is Answer.TAKEN

    qtbot.waitUntil(lambda: host.number == 9)
    assert host.seated.room.teacher.place is None


def test_closing_the_window_ends_the_listening(host: Host) -> None:
    assert host.starts.server.is_listening
    host.seated.window.close()
    assert not host.starts.server.is_listening


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
