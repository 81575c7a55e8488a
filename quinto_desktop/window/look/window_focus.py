"""The keyboard under X without a window manager, where nobody else moves it between windows.

There a new window does not get the keyboard, and as a dialog goes, so does the keyboard: no
shortcut would work until the next click. A window manager does by itself what is done here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QDialog, QWidget


def take_keyboard(window: QWidget) -> None:
    """Give a shown window the keyboard, if there is only X to give it."""
    if QApplication.platformName() == "xcb":
        window.activateWindow()


@contextmanager
def hand_back_keyboard(dialog: QDialog) -> Iterator[None]:
    """Give the keyboard to a dialog's parent if the ``with`` block hides a dialog that has it."""
    had_it = dialog.isActiveWindow()
    yield
    parent = dialog.parentWidget()
    if had_it and parent is not None and dialog.isHidden():
        take_keyboard(parent.window())
