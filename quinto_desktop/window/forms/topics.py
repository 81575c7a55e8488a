"""Which place of the rules book belongs to what is seen: F1 opens it there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

_PROPERTY = "rulesBookPlace"


def tie(widget: QWidget, anchor: str) -> None:
    """Let F1 on a widget, or on what lies in it, open the book at a place.

    Args:
        widget: What is explained there.
        anchor: The place, e.g. "s4" or "s5-follow".
    """
    widget.setProperty(_PROPERTY, anchor)


def topic_of(widget: QObject | None) -> str | None:
    """The place that a widget is tied to, or else the nearest one that it lies in."""
    while widget is not None:
        anchor = widget.property(_PROPERTY)
        if isinstance(anchor, str):
            return anchor
        widget = widget.parent()
    return None


def offer_help(dialog: QWidget, open_book: Callable[[str | None], None]) -> None:
    """Let F1 in a dialog open the rule book at what the keys are at.

    Args:
        dialog: The dialog.
        open_book: Opens the book at a place, or where it was left. A modal dialog needs a book of
            its own, which can be read while nothing else of the program can be used.
    """
    shortcut = QShortcut(QKeySequence("F1"), dialog)
    shortcut.activated.connect(lambda: open_book(topic_of(QApplication.focusWidget())))


def bring_up(dialog: QDialog) -> None:
    """Show a dialog that leaves the rest of the program usable, in front and with the keys."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
