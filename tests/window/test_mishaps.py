"""An error that nobody expected is told, once and with the game safe."""

from __future__ import annotations

import os
import threading

import pytest
from kit import *
from present import present

from quinto_desktop.window.app.crash_handling import Mishaps, Reserve


class Watched:
    """A window, and what is told in it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.window.resize(800, 560)
        self.window.show()
        self.kept = 0
        self.now_s = 100.0
        self.fails: Exception | None = None
        self.mishaps = Mishaps(self.window, self.keep, lambda: self.now_s)

    def keep(self) -> None:
        self.kept += 1
        if self.fails is not None:
            raise self.fails

    def suffer(self, error: Exception | None = None, times: int = 1) -> None:
        """Let something fail, always at the same place."""
        for _ in range(times):
            try:
                raise error or ZeroDivisionError("by nothing")
            except Exception as caught:
                self.mishaps.catch(caught)
        QCoreApplication.sendPostedEvents()

    @property
    def boxes(self) -> list[QMessageBox]:
        return [box for box in self.window.findChildren(QMessageBox) if box.isVisible()]

    @property
    def box(self) -> QMessageBox:
        (box,) = self.boxes
        return box

    def button(self, text: str) -> QPushButton:
        (found,) = (
            button for button in self.box.findChildren(QPushButton) if text in button.text()
        )
        return found

    def close_box(self) -> None:
        box = self.box
        QTest.keyClick(box, Qt.Key.Key_Escape)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def watched(qtbot: QtBot) -> Watched:
    return Watched(qtbot)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (None, "Your game is safe"),
        (RecordError(Fault.DISK_FULL, name="autosave.quinto"), "could not be saved just now: "),
        (MemoryError(), "after the last action"),
    ],
)
def test_an_error_is_told_and_the_game_kept(
    watched: Watched, fault: Exception | None, told: str
) -> None:
    watched.fails = fault
    watched.suffer()

    assert watched.kept == 1
    assert watched.box.text() == "Something went wrong in Quinto"
    assert told in watched.box.informativeText()
    default = present(watched.box.defaultButton())
    assert default.text() == "OK"


def test_there_is_one_box_that_counts(watched: Watched) -> None:
    watched.suffer()
    before = watched.box.size()
    watched.suffer(times=2)
    watched.suffer(ValueError("another"))
    assert watched.box.width() == before.width()  # its margins are still there
    assert watched.box.height() >= before.height()

    assert "happened 4 times" in watched.box.informativeText()
    watched.suffer(times=200)
    assert "at least 100 times" in watched.box.informativeText()
    assert len(watched.boxes) == 1


def test_an_error_that_goes_on_is_told_once(watched: Watched) -> None:
    for error in (KeyboardInterrupt(), SystemExit(1)):
        watched.mishaps.catch(error)
    QCoreApplication.sendPostedEvents()
    assert watched.boxes == [], "what ends the program is left alone"
    watched.suffer()
    watched.close_box()
    for _ in range(5):
        watched.now_s += 1
        watched.suffer()
    assert watched.boxes == []

    # Another error is told at once.
    try:
        [][0]
    except IndexError as error:
        watched.mishaps.catch(error)
    QCoreApplication.sendPostedEvents()
    assert watched.box.isVisible()
    watched.close_box()

    watched.now_s += 10
    watched.suffer()
    assert watched.box.isVisible()


def test_the_report_is_seen_copied_and_reached_by_tab(watched: Watched) -> None:
    watched.suffer()
    copy = watched.button("Copy report")
    copy.setFocus()

    QTest.keyClick(copy, Qt.Key.Key_Space)

    text = QApplication.clipboard().text()
    assert text.startswith("Quinto: ")
    assert "ZeroDivisionError: by nothing" in text
    assert watched.box.isVisible()  # and it can still be read
    assert copy.text() == "Report copied"
    watched.button("Details").click()
    seen = present(watched.box.findChild(QTextEdit))
    assert seen.toPlainText() == text.replace("\r", "")
    room = watched.window.frameGeometry().size()
    assert watched.box.width() <= room.width()
    assert watched.box.height() <= room.height()
    reached = set()
    for _ in range(8):
        QTest.keyClick(watched.box.focusWidget() or watched.box, Qt.Key.Key_Tab)
        reached.add(watched.box.focusWidget())
    buttons = watched.box.findChildren(QPushButton)
    assert {one for one in buttons if one.isVisible()} | {seen} <= reached
    for button in buttons:
        assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)


def test_it_stands_before_a_dialog_that_is_open(watched: Watched) -> None:
    dialog = message_box(watched.window, Mark.NOTE, "Just a moment", "Really.")
    dialog.open()

    watched.suffer()

    (told,) = (box for box in watched.boxes if box is not dialog)
    assert told.parent() is dialog
    dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    watched.now_s += 10
    watched.suffer()
    assert watched.box.parent() is watched.window


def test_a_box_that_cannot_be_shown_is_no_end(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    heard: list[str] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, *_: heard.append(kind.__name__))
    monkeypatch.setattr("threading.excepthook", lambda _: None)
    watched.mishaps.watch()
    monkeypatch.setattr("quinto_desktop.report.report_of", fail)

    watched.suffer()

    assert heard == ["MemoryError"]
    assert watched.boxes == []
    watched.mishaps.release()


def test_an_error_of_a_thread_is_told(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threading.excepthook", lambda _: None)
    watched.mishaps.watch()

    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    QCoreApplication.sendPostedEvents()
    watched.mishaps.release()

    assert "ZeroDivisionError" in watched.box.detailedText()


def test_the_reserve_gives_files_back() -> None:
    def opened() -> int:
        first = os.open(os.devnull, os.O_RDONLY)
        os.close(first)
        return first

    before = opened()
    reserve = Reserve()
    assert opened() > before
    reserve.give_up()
    assert opened() == before
    reserve.give_up()
    reserve.take()
    assert opened() > before
    reserve.give_up()
