"""The keys, listed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from quinto_desktop.window.rules_book.markup import Section, subheading, table

translate = QCoreApplication.translate


def section() -> Section:
    """The keys of the table, of the window, and of this book."""
    return Section("keys", translate("Help", "Keys"), _keys())


def _keys() -> str:
    return (
        _listed(_table_keys())
        + subheading(translate("Help", "In the window"))
        + _listed(_window_keys())
        + subheading(translate("Help", "In this book"))
        + _listed(_book_keys())
    )


def _listed(keys: tuple[tuple[str, str], ...]) -> str:
    head = (translate("Help", "Key"), translate("Help", "What it does"))
    return table(head, [(f"<b>{key}</b>", text) for key, text in keys], widths=(30, 70))


def _table_keys() -> tuple[tuple[str, str], ...]:
    arrows = translate("Help", "Left, Right")
    ends = translate("Help", "Home, End")
    return (
        (arrows, translate("Help", "Go along your hand")),
        (ends, translate("Help", "Go to its first or last card")),
        (
            translate("Help", "Up, Down"),
            translate("Help", "Go to your hand on the far side, dummy for one, and back"),
        ),
        (translate("Help", "Enter"), translate("Help", "Play the card, or press the button")),
        (_key("Space"), translate("Help", "Go on at once, without waiting")),
        ("P, D, R", translate("Help", "Pass, double, redouble in the doubling round")),
        (_key("Esc"), translate("Help", "Put a card back, or close what is open")),
        ("L", translate("Help", "Look at the last trick again; Left and Right show the others")),
    )


def _window_keys() -> tuple[tuple[str, str], ...]:
    return (
        (_key("Ctrl+Z"), translate("Help", "Take back your last call or card")),
        (_key("Ctrl+Shift+Z"), translate("Help", "Play it again")),
        (_key("Ctrl+N"), translate("Help", "New game")),
        (_key("F5"), translate("Help", "New cards, same players and rules")),
        (_key("Ctrl+O"), translate("Help", "Open a saved game")),
        (_key("Ctrl+S"), translate("Help", "Save the game")),
        (_key("Ctrl+Shift+S"), translate("Help", "Save it under another name")),
        (_key("Ctrl+,"), translate("Help", "Preferences")),
        (_key("F9"), translate("Help", "Show or hide the score sheet")),
        ("M", translate("Help", "Sound on or off")),
        (_key("F11"), translate("Help", "Full screen, and back")),
        (_key("F1"), translate("Help", "This book")),
        (_key("Ctrl+Q"), translate("Help", "Quit; the game is kept")),
    )


def _book_keys() -> tuple[tuple[str, str], ...]:
    return (
        (_key("Ctrl+F"), translate("Help", "Find a word; Enter shows the next place")),
        (_key("Ctrl+P"), translate("Help", "Print the book")),
    )


def _key(name: str) -> str:
    """A key as it is written on this desktop's keyboards."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)
