"""Ties widgets to places in the rule book, which F1 opens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from quinto_desktop.window.look.keyboard import add_key

_PROPERTY = "rulesBookPlace"


def tie(widget: QWidget, anchor: str) -> None:
    """Let F1 on a widget, or on its children, open the book at a place, such as "s5-follow"."""
    widget.setProperty(_PROPERTY, anchor)


def topic_of(widget: QObject | None) -> str | None:
    """The place that a widget, or else its nearest tied ancestor, is tied to."""
    while widget is not None:
        anchor = widget.property(_PROPERTY)
        if isinstance(anchor, str):
            return anchor
        widget = widget.parent()
    return None


def offer_help(dialog: QWidget, open_book: Callable[[str | None], None]) -> None:
    """Let F1 in a dialog open the rule book at the topic of the focused widget.

    A modal dialog needs a book of its own, as it blocks every other window.
    """
    add_key("F1", dialog, lambda: open_book(topic_of(QApplication.focusWidget())))


def bring_up(dialog: QDialog) -> None:
    """Show a non-modal dialog in front, with the focus."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
