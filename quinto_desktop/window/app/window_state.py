"""Where the window is, how large, and whether it fills the screen; kept from start to start."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FIRST_SIZE = QSize(1280, 800)
_FRAME = QSize(4, 40)  # what a window manager is likely to put round the window
_FILLING = Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized


def restore_window(window: QWidget, packed: str | None) -> None:
    """Give a window the place, size and state it had, as far as today's screens have room for it.

    Args:
        window: The window, not yet shown.
        packed: What `packed_window` returned; None at the first start.
    """
    room = window.screen().availableSize() - _FRAME
    window.resize(FIRST_SIZE.boundedTo(room).expandedTo(window.minimumSizeHint()))
    if packed is not None and window.restoreGeometry(QByteArray.fromBase64(packed.encode())):
        _bring_into_view(window)


def packed_window(window: QWidget) -> str:
    """A window's place, size and state as a text, for `restore_window`."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def toggle_full_screen(window: QWidget) -> None:
    """Fill the screen, or be again as before: maximised, or of the size that it had."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def _bring_into_view(window: QWidget) -> None:
    """Move a window whole onto a screen: the one where it was may be gone, or smaller now."""
    if window.windowState() & _FILLING:
        return
    place = window.geometry()
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    best = max(rooms, key=lambda room: _area(room.intersected(place)))
    place.setSize(place.size().boundedTo(best.size()))
    last = best.bottomRight() - QPoint(place.width() - 1, place.height() - 1)
    place.moveTo(
        min(max(place.x(), best.left()), last.x()), min(max(place.y(), best.top()), last.y())
    )
    window.setGeometry(place)


def _area(room: QRect) -> int:
    return room.width() * room.height() if room.isValid() else 0
