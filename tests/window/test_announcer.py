"""What is announced: in order, and once."""

from __future__ import annotations

import pytest
from kit import *
from PySide6.QtGui import QAccessibleAnnouncementEvent

from quinto_desktop.window.app.assistive import Announcer, Urgency, speak_by_qt


class Listener:
    """Hears what an announcer says."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.heard: list[tuple[str, Urgency]] = []
        self.announcer = Announcer(self.window, self.hear)

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


def test_only_an_answer_interrupts_and_nothing_is_repeated(listener: Listener) -> None:
    listener.announcer.tell("Ada plays the ace of spades.")
    listener.announcer.answer("Your hand, 1 card: ten of hearts.")
    listener.announcer.tell("Your turn: any card.")
    assert listener.heard == [
        ("Ada plays the ace of spades.", Urgency.POLITE),
        ("Your hand, 1 card: ten of hearts.", Urgency.AT_ONCE),
        ("Your turn: any card.", Urgency.POLITE),
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
