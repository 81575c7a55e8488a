"""Announces events to assistive technology, in order and without losing a sentence."""

from __future__ import annotations

import time
from collections import deque
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
"""Has a sentence read out on behalf of a window."""

_S_PER_CHARACTER = 1 / 14  # at the usual speech rate
_S_PER_SENTENCE = 0.5


def speak_by_qt(window: QWidget, sentence: str, urgency: Urgency) -> None:
    """Pass a sentence to the screen reader that Qt has found, if any."""
    # Imported late: the window starts faster without the module's long lists of names.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    announcement = QAccessibleAnnouncementEvent(window, sentence)
    if urgency is Urgency.AT_ONCE:
        announcement.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(announcement)


class Announcer(QObject):
    """Announces events politely, and questions at once.

    An urgent sentence interrupts whatever a screen reader is reading. When moves are fast, that
    would be the moves themselves, so a question repeats what can hardly have been heard by then.

    Args:
        now: A clock, in seconds.
    """

    def __init__(
        self, window: QWidget, speak: Speak, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(window)
        self._window = window
        self._speak = speak
        self._now = now
        self._unheard: deque[tuple[str, float]] = deque()

    def listen_to(self, table: Table) -> None:
        """Announce everything that a table reports."""
        table.told.connect(self.tell)
        table.asked.connect(self.ask)
        table.answered.connect(self.answer)

    @Slot(str)
    def tell(self, sentence: str, where: QWidget | None = None) -> None:
        """Report an event, after everything reported before.

        Args:
            sentence: What to say.
            where: The window that says it; None for the one with the table.
        """
        now = self._now()
        begins = max(now, self._unheard[-1][1]) if self._unheard else now
        ends = begins + _S_PER_SENTENCE + _S_PER_CHARACTER * len(sentence)
        self._drop_heard(now)
        self._unheard.append((sentence, ends))
        self._speak(where or self._window, sentence, Urgency.POLITE)

    @Slot(str)
    def ask(self, sentence: str) -> None:
        """Ask a question at once, preceded by whatever has not been heard yet."""
        self._drop_heard(self._now())
        sentences = [told for told, _ in self._unheard]
        self._unheard.clear()
        self._speak(self._window, " ".join([*sentences, sentence]), Urgency.AT_ONCE)

    @Slot(str)
    def answer(self, sentence: str) -> None:
        """Answer a question from the user at once."""
        self._unheard.clear()
        self._speak(self._window, sentence, Urgency.AT_ONCE)

    def _drop_heard(self, now: float) -> None:
        while self._unheard and self._unheard[0][1] <= now:
            self._unheard.popleft()
