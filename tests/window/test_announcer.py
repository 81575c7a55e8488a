"""What is announced: in order, once, and nothing cut off unheard."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quinto_desktop.window.app.announcer import Announcer, Urgency, speak_by_qt


class Listener:
    """Hears what an announcer says, and has a clock."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.heard: list[tuple[str, Urgency]] = []
        self.now = 100.0
        self.announcer = Announcer(self.window, self.hear, lambda: self.now)

    def hear(self, window: QWidget, sentence: str, urgency: Urgency) -> None:
        assert window is self.window
        self.heard.append((sentence, urgency))


@pytest.fixture
def listener(qtbot: QtBot) -> Listener:
    return Listener(qtbot)


def test_what_happens_is_told_politely_and_in_order(listener: Listener) -> None:
    for sentence in ("Ada passes.", "Bertram passes.", "Ada passes."):
        listener.announcer.tell(sentence)
    assert listener.heard == [
        ("Ada passes.", Urgency.POLITE),
        ("Bertram passes.", Urgency.POLITE),
        ("Ada passes.", Urgency.POLITE),
    ]


def test_a_question_brings_along_what_it_would_cut_off(listener: Listener) -> None:
    listener.announcer.tell("Ada plays the ace of spades.")
    listener.announcer.tell("Bertram plays the ten of spades.")
    listener.now += 0.3
    listener.announcer.ask("Your turn: a spade.")
    assert listener.heard[2:] == [
        (
            "Ada plays the ace of spades. Bertram plays the ten of spades. Your turn: a spade.",
            Urgency.AT_ONCE,
        )
    ]


def test_a_question_repeats_nothing_that_has_been_heard(listener: Listener) -> None:
    listener.announcer.tell("Ada plays the ace of spades.")
    listener.now += 60
    listener.announcer.ask("Your turn: a spade.")
    listener.announcer.ask("Spades were led.")
    assert listener.heard[1:] == [
        ("Your turn: a spade.", Urgency.AT_ONCE),
        ("Spades were led.", Urgency.AT_ONCE),
    ]


def test_sentences_are_read_one_after_the_other(listener: Listener) -> None:
    """The second is not over when it would be if it had been read alone."""
    long = "Ada plays the ace of spades, and that is a long sentence to be read out by anybody. "
    listener.announcer.tell(long)
    listener.announcer.tell("Bertram passes.")
    listener.now += 3
    listener.announcer.ask("Your call.")
    assert listener.heard[-1][0].endswith("Bertram passes. Your call.")


def test_an_answer_is_given_at_once_and_alone(listener: Listener) -> None:
    listener.announcer.tell("Ada plays the ace of spades.")
    listener.announcer.answer("Your hand, 1 card: ten of hearts.")
    listener.announcer.ask("Your turn: any card.")
    assert listener.heard[1:] == [
        ("Your hand, 1 card: ten of hearts.", Urgency.AT_ONCE),
        ("Your turn: any card.", Urgency.AT_ONCE),
    ]


@pytest.mark.parametrize(
    ("urgency", "politeness"),
    [
        (Urgency.POLITE, QAccessible.AnnouncementPoliteness.Polite),
        (Urgency.AT_ONCE, QAccessible.AnnouncementPoliteness.Assertive),
    ],
)
def test_qt_hands_it_on(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    urgency: Urgency,
    politeness: QAccessible.AnnouncementPoliteness,
) -> None:
    sent: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []

    def update(event: QAccessibleAnnouncementEvent) -> None:
        sent.append((event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    window = QWidget()
    qtbot.addWidget(window)
    speak_by_qt(window, "Ada passes.", urgency)
    assert sent == [("Ada passes.", politeness)]
