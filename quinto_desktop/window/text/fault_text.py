"""What is wrong with a file, or with the history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from quinto_desktop.game import FaultWords, HistoryFault, Message, fault_text
from quinto_desktop.rules import CodedError, Suit
from quinto_desktop.window.text.card_text import suit_name
from quinto_desktop.window.text.translation import fill, join_and, join_or, translate


class _WindowWords(FaultWords):
    def translated(self, text: str) -> str:
        return translate("Files", text)

    def filled(self, text: str, values: Mapping[str, str]) -> str:
        return fill(text, **values)

    def suit(self, suit: Suit) -> str:
        return suit_name(suit)

    def listed(self, names: Sequence[str], *, is_choice: bool) -> str:
        quoted = [fill(translate("Files", "“{name}”"), name=name) for name in names]
        return join_or(quoted) if is_choice else join_and(quoted)


def file_text(message: Message) -> str:
    """What is wrong with a file, as a sentence in the language of the window."""
    return fault_text(message, _WindowWords())


def models_lacking() -> str:
    """What is to be said if computer players lack a file of what they have learnt."""
    return translate(
        "Files",
        "Part of what Club and Master have learnt is missing or damaged, so they and the hints are "
        "weaker. To get it back, reinstall Quinto.",
    )


SENTENCES: dict[HistoryFault, Any] = {
    HistoryFault.MISSING: QT_TRANSLATE_NOOP(
        "History", "There is no history yet; it begins with your first finished deal."
    ),
    HistoryFault.NEWER: QT_TRANSLATE_NOOP(
        "History",
        "The history “{path}” was written by a newer Quinto and stays as it is; update Quinto.",
    ),
    HistoryFault.OLDER: QT_TRANSLATE_NOOP(
        "History",
        "The history “{path}” was written by an older Quinto; restart Quinto to bring it up to "
        "date.",
    ),
    HistoryFault.LOCKED: QT_TRANSLATE_NOOP(
        "History", "Another program is using the history “{path}”; close it and try again."
    ),
    HistoryFault.READ_ONLY: QT_TRANSLATE_NOOP(
        "History", "The history “{path}” cannot be written; make the file and its folder writable."
    ),
    HistoryFault.DISK_FULL: QT_TRANSLATE_NOOP(
        "History", "The disk with the history “{path}” is full; free some space."
    ),
    HistoryFault.NOT_OPENED: QT_TRANSLATE_NOOP(
        "History",
        "The history “{path}” could not be opened; check that you may read and write the file.",
    ),
    HistoryFault.DAMAGED: QT_TRANSLATE_NOOP(
        "History", "The history “{path}” is damaged; restart Quinto to have it repaired."
    ),
    HistoryFault.NOT_MIGRATED: QT_TRANSLATE_NOOP(
        "History",
        "The history “{path}” could not be brought up to date and is as it was; “{backup}” is a "
        "copy. Go back to the previous version of Quinto, and report this.",
    ),
    HistoryFault.NOT_SET_ASIDE: QT_TRANSLATE_NOOP(
        "History",
        "The history “{path}” is damaged and could not be set aside; move it elsewhere yourself.",
    ),
    HistoryFault.MENDED: QT_TRANSLATE_NOOP(
        "History",
        "The history “{path}” was damaged. Games recovered: {matches}. The old file is kept as "
        "“{aside}”.",
    ),
    HistoryFault.BEGUN_AFRESH: QT_TRANSLATE_NOOP(
        "History",
        "The history “{path}” was damaged, so a new one begins; the old file is kept as “{aside}”.",
    ),
    HistoryFault.GAME_DAMAGED: QT_TRANSLATE_NOOP(
        "History",
        "The record of this game is damaged, so it cannot be shown; its result still counts.",
    ),
    HistoryFault.UNEXPECTED: QT_TRANSLATE_NOOP(
        "History",
        "The history “{path}” could not be written ({reason}); what you play is kept, and entered "
        "when Quinto starts next.",
    ),
    HistoryFault.SQLITE_TOO_OLD: QT_TRANSLATE_NOOP(
        "History",
        "The history needs SQLite {least} or later, but this is {version}; update Python or the "
        "system.",
    ),
    HistoryFault.NO_SQLITE: QT_TRANSLATE_NOOP(
        "History", "The history needs Python’s module sqlite3, which is not installed; install it."
    ),
}


def history_text(error: CodedError) -> str:
    """Word an error of the history as a sentence: what is wrong, then what to do."""
    assert isinstance(error.fault, HistoryFault)
    sentence = QCoreApplication.translate("History", SENTENCES[error.fault])
    return fill(sentence, **error.values)
