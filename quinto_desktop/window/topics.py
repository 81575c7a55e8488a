"""Which place of the rules book belongs to what is seen: F1 opens it there."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from quinto_desktop.window.help_desk import HelpDesk

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


def offer_help(dialog: QWidget, desk: HelpDesk | None = None) -> None:
    """Let F1 in a dialog open the book at what the keys are at.

    Args:
        dialog: The dialog.
        desk: Opens the book; without it, the book belongs to the dialog, so that it can be read
            while nothing else of the program can be used.
    """
    desk = desk or HelpDesk(dialog)
    shortcut = QShortcut(QKeySequence("F1"), dialog)
    shortcut.activated.connect(lambda: desk.open_book(topic_of(QApplication.focusWidget())))
