"""Announces events to assistive technology, in order, once, and without losing a sentence."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from quinto_desktop.window.table.table import Table


class Urgency(Enum):
    """When a sentence is read out.

    Attributes:
        POLITE: After whatever is being read.
        AT_ONCE: Immediately, interrupting whatever is being read.
    """

    POLITE = "polite"
    AT_ONCE = "at_once"


Speak = Callable[[QWidget, str, Urgency], None]


def speak_by_qt(window: QWidget, sentence: str, urgency: Urgency) -> None:
    """Pass a sentence to the screen reader that Qt has found, if any."""
    # Imported late: the window starts faster without the module's long lists of names.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    announcement = QAccessibleAnnouncementEvent(window, sentence)
    if urgency is Urgency.AT_ONCE:
        announcement.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(announcement)


class Announcer(QObject):
    """Announces what happens and what is asked in turn, and at once only what was asked for.

    Nothing but an answer interrupts what is being read, so nothing need be repeated: a key that the
    listener presses silences every screen reader anyway.
    """

    def __init__(self, window: QWidget, speak: Speak) -> None:
        super().__init__(window)
        self._window = window
        self.speak = speak

    def listen_to(self, table: Table) -> None:
        table.told.connect(self.tell)
        table.asked.connect(self.tell)
        table.answered.connect(self.answer)

    @Slot(str)
    def tell(self, sentence: str, where: QWidget | None = None) -> None:
        """Report an event, or ask a question, after everything reported before."""
        self.speak(where or self._window, sentence, Urgency.POLITE)

    @Slot(str)
    def answer(self, sentence: str) -> None:
        """Answer at once what the user has asked, or tried."""
        self.speak(self._window, sentence, Urgency.AT_ONCE)
