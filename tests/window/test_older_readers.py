"""Screen readers of Linux that know no announcements read the name of the window instead."""

from __future__ import annotations

import pytest
from examples import each
from kit import *
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
from PySide6.QtWidgets import QVBoxLayout

from quinto_desktop.window.app import older_readers
from quinto_desktop.window.app.assistive import Urgency
from quinto_desktop.window.app.older_readers import OlderReaders, need_names

NAME, FOCUS = "Object:PropertyChange:AccessibleName", "Object:StateChanged:Focused"


@each(
    "events, expected",
    [
        ([], False),  # nobody listens at all
        ([FOCUS], False),
        ([FOCUS, NAME], True),  # Orca 43
        ([FOCUS, NAME, "Object:Announcement:"], False),  # Orca 45 and later
        ([NAME, "Object:"], False),
        ([NAME, ""], False),  # who listens to everything
    ],
)
def test_names_are_for_those_who_hear_no_announcement(events: list[str], expected: bool) -> None:
    assert need_names(events) is expected


class Reader:
    """A screen reader that hears announcements."""

    def __init__(self) -> None:
        self.heard: list[tuple[QWidget, str, Urgency]] = []

    def announce(self, window: QWidget, sentence: str, urgency: Urgency) -> None:
        self.heard.append((window, sentence, urgency))


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QMainWindow:
    monkeypatch.setattr(OlderReaders, "_ask", lambda *_: None)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    for name in ("_GATHER_MS", "_AFTER_FOCUS_MS"):
        monkeypatch.setattr(older_readers, name, 0)
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_what_is_said_waits_until_it_is_known_who_listens(window: QMainWindow) -> None:
    reader = Reader()
    readers = OlderReaders(window, reader.announce)
    readers.speak(window, "Ada passes.", Urgency.POLITE)
    readers.speak(window, "Your call.", Urgency.AT_ONCE)
    assert reader.heard == []
    readers._know(need_names=False)
    assert reader.heard == [
        (window, "Ada passes.", Urgency.POLITE),
        (window, "Your call.", Urgency.AT_ONCE),
    ]
    readers.speak(window, "You pass.", Urgency.POLITE)
    assert reader.heard[2:] == [(window, "You pass.", Urgency.POLITE)]


def test_sentences_are_gathered_into_one_name(window: QMainWindow, qtbot: QtBot) -> None:
    reader = Reader()
    readers = OlderReaders(window, reader.announce)
    readers._know(need_names=True)
    readers.speak(window, "Ada passes.", Urgency.POLITE)
    readers.speak(window, "Your call.", Urgency.AT_ONCE)
    qtbot.waitUntil(lambda: window.accessibleName() == "Ada passes. Your call.")
    readers.speak(window, "Ada passes. Your call.", Urgency.POLITE)  # a change, to be read again
    qtbot.waitUntil(lambda: window.accessibleName() == "Ada passes. Your call.\u200b")
    assert reader.heard == []


def test_a_dialog_speaks_by_what_has_the_focus_in_it(window: QMainWindow, qtbot: QtBot) -> None:
    readers = OlderReaders(window, Reader().announce)
    readers._know(need_names=True)
    dialog = QDialog(window)
    field = QLineEdit(dialog)
    QVBoxLayout(dialog).addWidget(field)
    with qtbot.waitActive(dialog):
        dialog.show()
    readers.speak(dialog, "The game opens as soon as this is closed.", Urgency.POLITE)
    assert field.accessibleDescription() == "The game opens as soon as this is closed."
    assert window.accessibleName() == ""


def test_whoever_comes_back_finds_the_window_by_its_own_name(
    window: QMainWindow, qtbot: QtBot
) -> None:
    readers = OlderReaders(window, Reader().announce)
    readers._know(need_names=True)
    with qtbot.waitActive(window):
        window.show()
    readers.speak(window, "Ada passes.", Urgency.POLITE)
    qtbot.waitUntil(lambda: window.accessibleName() == "Ada passes.")
    elsewhere = QWidget()
    qtbot.addWidget(elsewhere)
    with qtbot.waitActive(elsewhere):
        elsewhere.show()
    assert window.accessibleName() == ""


def test_without_a_bus_whatever_is_said_is_announced(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    window, reader = QMainWindow(), Reader()
    qtbot.addWidget(window)
    monkeypatch.setattr(
        OlderReaders, "_ask", lambda self, question, hear: hear(_dead_watcher(self))
    )
    readers = OlderReaders(window, reader.announce)
    readers.speak(window, "Ada passes.", Urgency.POLITE)
    assert reader.heard == [(window, "Ada passes.", Urgency.POLITE)]


def _dead_watcher(parent: OlderReaders) -> QDBusPendingCallWatcher:
    """What comes of a question that nobody answers."""
    question = QDBusMessage.createMethodCall("a.b", "/", "a.b", "C")
    call = QDBusConnection("no such connection").asyncCall(question)
    return QDBusPendingCallWatcher(call, parent)
