"""What a key means, whatever keyboard it is typed on, what F1 tells, and whose the keyboard is.

A Cyrillic or Greek keyboard types none of the letters on the window's keys, and a French one its
figures only with Shift. There the key that would be the letter, or the figure, on a Latin keyboard
is meant. This module alone tells letters and figures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

COMMANDING = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""The keys that make any other key a command of the window's."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOVING = frozenset(range(Qt.Key.Key_Home, Qt.Key.Key_PageDown + 1))

_PLAIN = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
_BY_SCAN_CODE = {
    code: ord(sign)
    for first, row in ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
    for code, sign in enumerate(row, first)
}
"""The keys of a Latin keyboard by the codes of the kernel of Linux, which are those of the PC."""
_BY_KEY_OF_MAC = {
    code: ord(sign)
    for code, sign in enumerate("ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM")
    if sign != " "
}
_X11_OFFSET = 8  # of its codes, and of Wayland's, from those of the kernel

_LAST_OF_LATIN = 0x24F
_MORE_LATIN = range(0x1E00, 0x1F00)
_SIGNS_FOR_LETTERS = frozenset({("Q", ";"), ("Q", ":"), ("Q", "/"), ("W", "'")})
"""Keys that type a sign where the other letters are Greek or Hebrew, and no Latin keyboard's."""


def meant_key(event: QKeyEvent, system: str = sys.platform) -> int:
    """The key that is meant, as one of `Qt.Key`: the letter typed, or else the one in its place."""
    key = event.key()
    if key in _PLAIN:
        return key
    place = _place_of(event, system)
    if place is None or not _stands_for(place, event):
        return key
    return place


def meant_sign(event: QKeyEvent) -> str:
    """The letter, in capitals, or the figure that is meant; empty if it is another key."""
    key = meant_key(event)
    return chr(key) if key in _PLAIN else ""


def own_signs(event: QKeyEvent) -> list[str]:
    """What a key types, in capitals, and what else is meant by it."""
    return [sign for sign in (_typed(event).upper(), meant_sign(event)) if sign]


def is_held(event: QKeyEvent) -> bool:
    """Whether this is the repeat of a key that is held down: it may move something, and no more."""
    return event.isAutoRepeat() and event.key() not in _MOVING


def add_key(
    key: QKeySequence | QKeySequence.StandardKey | str,
    owner: QWidget,
    act: Callable[[], object],
    *,
    repeats: bool = False,
    context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
) -> QShortcut:
    """Give a window, or a widget of it, a key that does something.

    A standard key stands for all that the desktop has for it. However long the key is held, it acts
    once, unless it `repeats`, as for undoing and moving.
    """
    shortcut = QShortcut(key, owner, context=context)
    shortcut.setAutoRepeat(repeats)
    shortcut.activated.connect(act)
    return shortcut


def _place_of(event: QKeyEvent, system: str) -> int | None:
    if system == "darwin":
        return _BY_KEY_OF_MAC.get(event.nativeVirtualKey()) if event.text() else None
    code = event.nativeScanCode() - (0 if system == "win32" else _X11_OFFSET)
    return _BY_SCAN_CODE.get(code)


def _stands_for(place: int, event: QKeyEvent) -> bool:
    typed = _typed(event)
    if not typed:
        return False  # such as Backspace or an arrow, however the keyboard is laid out
    if chr(place).isdigit():
        return not event.modifiers() & (COMMANDING | Qt.KeyboardModifier.ShiftModifier)
    return _is_foreign_letter(typed) or (chr(place), typed) in _SIGNS_FOR_LETTERS


def _typed(event: QKeyEvent) -> str:
    if event.text().isprintable() and event.text():
        return event.text()
    return chr(event.key()) if event.key() <= sys.maxunicode else ""


def _is_foreign_letter(typed: str) -> bool:
    code = ord(typed[0])
    return typed[0].isalpha() and code > _LAST_OF_LATIN and code not in _MORE_LATIN


# --------------------------------------------------------------- the help that F1 brings
_TOPIC = "rulesBookPlace"


def tie(widget: QWidget, anchor: str) -> None:
    """Let F1 on a widget, or on its children, open the book at a place, such as "s5-follow"."""
    widget.setProperty(_TOPIC, anchor)


def topic_of(widget: QObject | None) -> str | None:
    """The place that a widget, or else its nearest tied ancestor, is tied to."""
    while widget is not None:
        anchor = widget.property(_TOPIC)
        if isinstance(anchor, str):
            return anchor
        widget = widget.parent()
    return None


def offer_help(dialog: QWidget, open_book: Callable[[str | None], None]) -> None:
    """Let F1 in a dialog open the rule book at the topic of the focused widget."""
    add_key("F1", dialog, lambda: open_book(topic_of(QApplication.focusWidget())))


def bring_up(dialog: QDialog) -> None:
    """Show a non-modal dialog in front, with the focus."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


# --------------------------------------------------------------- under X without a window manager
# There a new window does not get the keyboard, and as a dialog goes, so does the keyboard: no
# shortcut would work until the next click. A window manager does by itself what is done here.
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
