"""Keyboards of other countries: what their keys type, and the events that come of it on Linux."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

_ROWS = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm")
_FIRST_CODES = (10, 24, 38, 52)  # of the rows, as X11 and Wayland number them

CODES = {
    sign.upper(): code
    for first, row in zip(_FIRST_CODES, _ROWS, strict=True)
    for code, sign in enumerate(row, first)
}
"""The keys' codes, by what they are on an American keyboard."""

TYPED = {
    "us": ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "ru": ("1234567890", "йцукенгшщз", "фывапролд", "ячсмить"),
    "gr": ("1234567890", ";ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"),
    "il": ("1234567890", "/'קראטוןםפ", "שדגכעיחלך", "זסבהנמצ"),
    "ua": ("1234567890", "йцукенгшщз", "фівапролд", "ячсмить"),
}
"""What the keys type, row by row, where those of a Latin keyboard are meant by their places."""

AZERTY_FIGURES = "&é\"'(-è_çà"


def typed_by(layout: str, sign: str) -> str:
    """What a keyboard types with the key that is this letter or figure on an American one."""
    for row, typed in zip(_ROWS, TYPED[layout], strict=True):
        if sign.lower() in row:
            return typed[row.index(sign.lower())]
    raise AssertionError(sign)


def key_event(
    typed: str,
    code: int,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    kind: QEvent.Type = QEvent.Type.KeyPress,
    *,
    is_repeat: bool = False,
    key: int | None = None,
) -> QKeyEvent:
    """The event of a key that types this and has this code."""
    text = "" if modifiers & Qt.KeyboardModifier.ControlModifier else typed
    key = ord(typed.upper()) if key is None else key
    return QKeyEvent(kind, key, modifiers, code, 0, 0, text, is_repeat)


def press_on(
    layout: str,
    sign: str,
    at: QObject,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    *,
    is_repeat: bool = False,
) -> None:
    """Press a key of a keyboard, for which no shortcut has been found."""
    event = key_event(typed_by(layout, sign), CODES[sign], modifiers, is_repeat=is_repeat)
    QCoreApplication.sendEvent(at, event)
