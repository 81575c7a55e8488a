"""What comes before anything else: the window with a bare table in it, painted.

Whoever starts the program sees the table that long before all that lies on it could be loaded. So
whatever this module imports, and `MainWindow` at its top, is only what it takes to paint baize in
the right colours, in a window of the right size: no rules, no records, no game, no words. A test
of the architecture counts on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from quinto_desktop.window.main_window import MainWindow

if TYPE_CHECKING:
    from quinto_desktop.game import Look

_PAINTED = 1


def introduce(application: QApplication) -> None:
    """Tell the desktop who we are."""
    application.setApplicationName("Quinto")
    application.setDesktopFileName("org.example.Quinto")


def show_bare_table(application: QApplication, look: Look) -> MainWindow | None:
    """Show the window, and wait until its table has been painted.

    Args:
        application: The Qt application.
        look: How it looked when it was last closed.

    Returns:
        The window, not yet furnished; None if the program was ended meanwhile.
    """
    introduce(application)
    window = MainWindow(look)
    loop = QEventLoop()
    window.appeared.connect(lambda: loop.exit(_PAINTED))
    window.show()
    return window if loop.exec() == _PAINTED else None
