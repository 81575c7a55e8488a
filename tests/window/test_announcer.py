"""What is announced: in order, once, to every reader; and the answers of the Ask menu."""

from __future__ import annotations

import pytest
from kit import *
from matches import seen, speaker_of
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
from PySide6.QtGui import QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QVBoxLayout

from quinto_desktop.rules import *
from quinto_desktop.window.app import desktop_settings
from quinto_desktop.window.app.assistive import Announcer, Urgency, speak_by_qt
from quinto_desktop.window.app.desktop_settings import OlderReaders, need_names
from quinto_desktop.window.text.questions import unseen_cards


def test_only_an_answer_interrupts_and_nothing_is_left_out(qtbot: QtBot) -> None:
    window, heard = QWidget(), list[tuple[QWidget, str, Urgency]]()
    qtbot.addWidget(window)
    announcer = Announcer(window, lambda *said: heard.append(said))
    announcer.tell("Deal 1 · Ada passes.")
    announcer.answer("Deal 1 · your hand, 1 card: ten of hearts.")
    announcer.tell("Ada passes.")
    assert heard == [
        (window, "Deal 1, Ada passes.", Urgency.POLITE),
        (window, "Deal 1, your hand, 1 card: ten of hearts.", Urgency.AT_ONCE),
        (window, "Ada passes.", Urgency.POLITE),
    ]


def test_qt_hands_it_on(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, object]] = []

    def update(event: QAccessibleAnnouncementEvent) -> None:
        sent.append((event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    window, how = QWidget(), QAccessible.AnnouncementPoliteness
    qtbot.addWidget(window)
    speak_by_qt(window, "Ada passes.", Urgency.POLITE)
    speak_by_qt(window, "Your call.", Urgency.AT_ONCE)
    assert sent == [("Ada passes.", how.Polite), ("Your call.", how.Assertive)]


# --------------------------------------------------------------- older readers
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


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QMainWindow:
    monkeypatch.setattr(OlderReaders, "_ask", lambda *_: None)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    for name in ("_GATHER_MS", "_AFTER_FOCUS_MS"):
        monkeypatch.setattr(desktop_settings, name, 0)
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_what_is_said_waits_until_it_is_known_who_listens(window: QMainWindow) -> None:
    heard: list[object] = []
    readers = OlderReaders(window, lambda *said: heard.append(said))
    readers.speak(window, "Ada passes.", Urgency.POLITE)
    readers.speak(window, "Your call.", Urgency.AT_ONCE)
    assert heard == []
    readers._know(need_names=False)
    assert heard == [
        (window, "Ada passes.", Urgency.POLITE),
        (window, "Your call.", Urgency.AT_ONCE),
    ]
    readers.speak(window, "You pass.", Urgency.POLITE)
    assert heard[2:] == [(window, "You pass.", Urgency.POLITE)]


def test_sentences_are_gathered_into_one_name(window: QMainWindow, qtbot: QtBot) -> None:
    heard: list[object] = []
    readers = OlderReaders(window, lambda *said: heard.append(said))
    readers._know(need_names=True)
    readers.speak(window, "Ada passes.", Urgency.POLITE)
    readers.speak(window, "Your call.", Urgency.AT_ONCE)
    qtbot.waitUntil(lambda: window.accessibleName() == "Ada passes. Your call.")
    readers.speak(window, "Ada passes. Your call.", Urgency.POLITE)  # a change, to be read again
    qtbot.waitUntil(lambda: window.accessibleName() == "Ada passes. Your call.\u200b")
    assert heard == []


def test_a_dialog_speaks_by_what_has_the_focus_in_it(window: QMainWindow, qtbot: QtBot) -> None:
    readers = OlderReaders(window, lambda *_: None)
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
    readers = OlderReaders(window, lambda *_: None)
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
    window, heard = QMainWindow(), list[object]()
    qtbot.addWidget(window)
    monkeypatch.setattr(
        OlderReaders, "_ask", lambda self, question, hear: hear(_dead_watcher(self))
    )
    readers = OlderReaders(window, lambda *said: heard.append(said))
    readers.speak(window, "Ada passes.", Urgency.POLITE)
    assert heard == [(window, "Ada passes.", Urgency.POLITE)]


def _dead_watcher(parent: OlderReaders) -> QDBusPendingCallWatcher:
    """What comes of a question that nobody answers."""
    question = QDBusMessage.createMethodCall("a.b", "/", "a.b", "C")
    call = QDBusConnection("no such connection").asyncCall(question)
    return QDBusPendingCallWatcher(call, parent)


# --------------------------------------------------------------- answers
RULES = {
    Form.FOUR: RuleOptions(),
    Form.DUMMY: RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND),
    Form.TWO: RuleOptions(form=Form.TWO),
}


def states(form: Form) -> list[MatchState]:
    return [step.after for step in match(RULES[form], 3)]


def answer(state: MatchState, question: Command, player: int = 0) -> str:
    return questions.answer(speaker_of(state, player), question, seen(state, player))


@pytest.mark.parametrize("form", Form)
def test_every_question_has_an_answer_that_tells_no_hidden_card(form: Form) -> None:
    for number, state in enumerate([new_match(RULES[form], Seat.S), *states(form)]):
        for player in range(form.players):
            is_searched = state.deal is not None and number % 7 == 1
            hidden = unseen_cards(seen(state, player)) if is_searched else ()
            for question in QUESTIONS:
                said = answer(state, question, player)
                assert said and said[0].isupper() and said.endswith("."), said
                assert "{" not in said and ".." not in said and "  " not in said, said
                if question is not Command.ASK_OUT:
                    told = said.lower()
                    assert [card for card in hidden if card_name(card).lower() in told] == []
