"""Commands on keyboards without Latin letters, and keys that are held down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6 import QtWidgets  # each of its classes is loaded where it is first used
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMenuBar, QWidget

from quinto_desktop.window.look.keyboard import COMMANDING, meant_key

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FIRST_WITHOUT_SIGN = Qt.Key.Key_Escape.value
"""The first of the keys that type nothing; the others have the numbers of what they type."""

Deed = Callable[[], object]


class KeyboardWatch(QObject):
    """Hears the keys of whichever window has them before its widgets do, and after the shortcuts.

    Qt finds the command of Ctrl+N, V or Alt+G only if the key types that letter. Of the keys for
    which it has found none, those that stand for a Latin letter are asked about again, in Qt's own
    order: who wants the key in place of a command, whose command it is, and who has the focus.

    A key that is held down presses a button, or leaves something, once: the repeats of Enter, of
    Escape, and of Alt with a letter, are dropped. Actions say for themselves whether they repeat.

    Under X a key that is held is let go and pressed again at one and the same moment. Qt tells that
    from two presses only if both events have come in by then, so it is looked for here as well.

    Args:
        is_under_x: Whether the windows are X's; by default, whether they are.
    """

    def __init__(self, window: QWidget, *, is_under_x: bool | None = None) -> None:
        super().__init__(window)
        on_x = QGuiApplication.platformName() == "xcb"
        self._is_under_x = on_x if is_under_x is None else is_under_x
        self._let_go: tuple[int, int] | None = None  # which key, and when
        application = QApplication.instance()
        assert isinstance(application, QGuiApplication)  # it shows the window
        application.focusWindowChanged.connect(self._on_focus_window_changed)
        for watched in (QGuiApplication.focusWindow(), window.windowHandle()):
            self._on_focus_window_changed(watched)

    @Slot(QWindow)
    def _on_focus_window_changed(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)  # only once, however often it is asked for

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        now = event.key(), event.timestamp()
        is_missed = self._is_under_x and now == self._let_go and not event.isAutoRepeat()
        if event.type() is QEvent.Type.KeyRelease:
            self._let_go = now
        elif event.type() is QEvent.Type.ShortcutOverride:
            if _is_held_on_button(event) or (is_missed and _has_had_its_command(event)):
                event.accept()  # it is no shortcut then, but a key to be dropped
                return True
        elif is_missed:
            return QCoreApplication.sendEvent(watched, _repeated(event))
        else:
            return _is_held_on_button(event) or _mean_in_latin(event)
        return False


def _is_held_on_button(event: QKeyEvent) -> bool:
    """Whether this is the repeat of a key that presses buttons."""
    if not event.isAutoRepeat():
        return False
    if event.key() == Qt.Key.Key_Escape:
        return True
    if event.key() in _ENTER:
        at = QApplication.focusWidget()
        return not isinstance(at, QtWidgets.QPlainTextEdit) or at.isReadOnly()
    is_alone = event.modifiers() & COMMANDING == Qt.KeyboardModifier.AltModifier
    return is_alone and event.key() < _FIRST_WITHOUT_SIGN


def _has_had_its_command(event: QKeyEvent) -> bool:
    at = QApplication.focusWidget()
    found = (
        None if at is None else next(_commands(at.window(), _combined(event, event.key())), None)
    )
    return found is not None and not found[0]


def _repeated(event: QKeyEvent) -> QKeyEvent:
    codes = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
    return QKeyEvent(event.type(), event.key(), event.modifiers(), *codes, event.text(), True)  # noqa: FBT003


def _mean_in_latin(event: QKeyEvent) -> bool:
    """Do what a key would do on a keyboard with Latin letters; False to leave it as it is."""
    key = meant_key(event)
    at = QApplication.activePopupWidget() or QApplication.focusWidget()
    if key == event.key() or at is None:
        return False
    is_command = bool(event.modifiers() & COMMANDING)
    if isinstance(at, QMenu):
        return _send(QEvent.Type.KeyPress, event, key, at)
    if not _send(QEvent.Type.ShortcutOverride, event, key, at):
        command = next(_commands(at.window(), _combined(event, key)), None)
        if command is not None:
            is_repeated, run = command
            if is_repeated or not event.isAutoRepeat():
                run()
            return True
    if is_command:
        _send(QEvent.Type.KeyPress, event, key, at)
    return is_command


def _send(kind: QEvent.Type, event: QKeyEvent, key: int, at: QWidget) -> bool:
    text = event.text() if event.modifiers() & COMMANDING else chr(key).lower()
    latin = QKeyEvent(kind, key, event.modifiers(), text, event.isAutoRepeat())
    latin.setAccepted(kind is QEvent.Type.KeyPress)
    QCoreApplication.sendEvent(at, latin)
    return latin.isAccepted()


def _combined(event: QKeyEvent, key: int) -> QKeySequence:
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.GroupSwitchModifier
    return QKeySequence(modifiers.value | key)


# --------------------------------------------------------------- whose command it is
def _commands(window: QWidget, keys: QKeySequence) -> Iterator[tuple[bool, Deed]]:
    """What these keys do in a window: whether it is repeated while they are held, and how."""
    for action in window.findChildren(QAction):
        is_ready = action.isEnabled() and action.isVisible() and _window_of(action) is window
        if is_ready and keys in action.shortcuts():
            yield action.autoRepeat(), action.trigger
    for shortcut in window.findChildren(QShortcut):
        is_ready = shortcut.isEnabled() and _window_of(shortcut) is window
        if is_ready and keys in [*shortcut.keys()]:
            yield shortcut.autoRepeat(), shortcut.activated.emit
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window:
            for deed in _marked(widget, keys):
                yield False, deed


def _window_of(owned: QObject) -> QWidget | None:
    owner = owned.parent()
    while isinstance(owner, QMenu):
        owner = owner.parent()
    return owner.window() if isinstance(owner, QWidget) else None


def _marked(widget: QWidget, keys: QKeySequence) -> Iterator[Deed]:
    if (
        isinstance(widget, QtWidgets.QAbstractButton)
        and widget.isEnabled()
        and widget.shortcut() == keys
    ):
        yield widget.click
    elif isinstance(widget, QLabel) and QKeySequence.mnemonic(widget.text()) == keys:
        buddy = widget.buddy()
        if buddy is not None:
            yield lambda: buddy.setFocus(Qt.FocusReason.ShortcutFocusReason)
    elif isinstance(widget, QMenuBar):
        for action in widget.actions():
            if QKeySequence.mnemonic(action.text()) == keys:
                yield partial(widget.setActiveAction, action)
