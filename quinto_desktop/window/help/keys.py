"""The keys, listed: from the same tables that the table and the menus hear them by."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

from quinto_desktop.window.help.markup import Section, subheading, table
from quinto_desktop.window.table.input import DEED_KEYS, RANK_KEYS, Deed
from quinto_desktop.window.text.commands import QUESTIONS, Command

translate = QCoreApplication.translate

Rows = Iterable[tuple[str, str]]


def section() -> Section:
    """The keys of the table, of the window, and of this book."""
    return Section("keys", translate("Help", "Keys"), _keys())


def _keys() -> str:
    return (
        _listed(_table_keys())
        + subheading(translate("Help", "To ask how things stand"))
        + _listed(_command_keys(QUESTIONS))
        + subheading(translate("Help", "In the window"))
        + _listed(_command_keys(command for command in Command if command not in QUESTIONS))
        + subheading(translate("Help", "In this book"))
        + _listed(_book_keys())
    )


def _listed(keys: Rows) -> str:
    head = (translate("Help", "Key"), translate("Help", "What it does"))
    return table(head, [(f"<b>{key}</b>", text) for key, text in keys], widths=(30, 70))


def _table_keys() -> Rows:
    rows: dict[tuple[Deed, ...], str] = {
        (Deed.LEFT, Deed.RIGHT): translate("Help", "Go along your hand"),
        (Deed.FIRST, Deed.LAST): translate("Help", "Go to its first or last card"),
        (Deed.FAR_HAND, Deed.NEAR_HAND): translate(
            "Help", "Go to your hand on the far side, dummy for one, and back"
        ),
        (Deed.ENTER,): translate("Help", "Play the card, or press the button"),
        (Deed.GO_ON,): translate("Help", "Go on at once, without waiting"),
        (Deed.PASS, Deed.DOUBLE, Deed.REDOUBLE): translate(
            "Help", "Pass, double, redouble in the doubling round"
        ),
        (Deed.LET_BE,): translate("Help", "Put a card back, or close what is open"),
    }
    for deeds, text in rows.items():
        yield _keys_in_words([DEED_KEYS[deed][0] for deed in deeds]), text
    ranks = translate(
        "Help", "Go to the next card of that rank; 0 stands for the ten, 1 for the Quint Royal"
    )
    yield _keys_in_words(RANK_KEYS), ranks


def _command_keys(commands: Iterable[Command]) -> Rows:
    for command in commands:
        keys = _keys_in_words(command.spec.keys)
        if keys:
            yield keys, command.spec.purpose


def _book_keys() -> Rows:
    return (
        (_native("Ctrl+F"), translate("Help", "Find a word; Enter shows the next place")),
        (_native("Ctrl+P"), translate("Help", "Print the book")),
    )


def _keys_in_words(keys: Iterable[QKeySequence | Qt.Key]) -> str:
    return translate("Help", ", ").join(map(_native, keys))


def _native(key: QKeySequence | Qt.Key | str) -> str:
    """A key as it is written on this desktop's keyboards."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
