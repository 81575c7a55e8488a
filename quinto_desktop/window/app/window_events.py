"""What a whole window hears: keys without Latin letters or held down, and what is dropped on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6 import QtWidgets  # each of its classes is loaded where it is first used
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QColor,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QPen,
    QShortcut,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu, QMenuBar, QWidget

from quinto_desktop.window.look.keyboard import COMMANDING, ENTER, meant_key
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import CurrentTheme, ui_font
from quinto_desktop.window.text.translation import translate

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
    if event.key() in ENTER:
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


_COMING = (QEvent.Type.DragEnter, QEvent.Type.DragMove)
_GOING = (QEvent.Type.DragLeave, QEvent.Type.Drop)
_INSET, _CORNER, _LINE = 14.0, 18.0, 3.0
_DASHES = [4.0, 3.0]
_TEXT, _PADDING = 20.0, 18.0

Take = Callable[[list[QUrl], str], object]


class DropZone(QObject):
    """Lets files and texts be dropped anywhere on a window, unless a dialog waits for an answer."""

    _window: QMainWindow | None = None  # also while Python is taking this apart

    def __init__(self, window: QMainWindow, look: CurrentTheme, take: Take) -> None:
        super().__init__(window)
        self._look, self._take = look, take
        self._sign: DropSign | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._window is None or watched is not self._window:
            return False
        if event.type() in _COMING and isinstance(event, QDropEvent):
            return self._come(event)
        if event.type() in _GOING:
            self._hide_sign()
            return isinstance(event, QDropEvent) and self._drop(event)
        return False

    def _come(self, event: QDropEvent) -> bool:
        data = event.mimeData()
        if QApplication.activeModalWidget() is not None or not (data.hasUrls() or data.hasText()):
            event.ignore()
            return True
        # A copy: whoever moves a file here would delete it there.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self._show_sign(has_files=data.hasUrls())
        return True

    def _drop(self, event: QDropEvent) -> bool:
        data = event.mimeData()
        urls, text = list(data.urls()), data.text()
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        # The other program waits until this event is over; a dialog would keep it waiting.
        QTimer.singleShot(0, self, lambda: self._take(urls, text))
        return True

    def _show_sign(self, *, has_files: bool) -> None:
        if self._sign is None and self._window is not None:
            self._sign = DropSign(self._look, self._window, has_files=has_files)

    def _hide_sign(self) -> None:
        sign, self._sign = self._sign, None
        if sign is not None:
            sign.hide()
            sign.deleteLater()


class DropSign(QWidget):
    """A frame round the table, and what dropping does."""

    heard_as = QAccessible.Role.StaticText

    def __init__(self, look: CurrentTheme, window: QMainWindow, *, has_files: bool) -> None:
        super().__init__(window)
        self._look = look
        self._text = translate("Drops", "Drop it here to play this deal")
        if has_files:
            self._text = translate("Drops", "Drop the file here to open it")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self._text)
        table = window.centralWidget()
        self.setGeometry(window.rect() if table is None else table.geometry())
        self.raise_()
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.scrim))
            frame = QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
            pen = QPen(QColor(theme.focus), _LINE * theme.weight)
            pen.setDashPattern(_DASHES)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, _CORNER, _CORNER)
            painter.setFont(ui_font(_TEXT))
            widest = frame.adjusted(_INSET, _INSET, -_INSET, -_INSET)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            words = painter.boundingRect(widest, int(flags), self._text)
            plate = words.adjusted(-2 * _PADDING, -_PADDING, 2 * _PADDING, _PADDING)
            painter.setPen(QPen(QColor(theme.brass), theme.weight))
            painter.setBrush(QColor(theme.page))
            painter.drawRoundedRect(plate, _PADDING / 2, _PADDING / 2)
            painter.setPen(QColor(theme.page_text))
            painter.drawText(words, int(flags), self._text)
