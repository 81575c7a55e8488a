"""The Qt application and its window: at first a bare table, which knows nothing of the game.

The bare table is painted long before its contents have loaded. So this module imports only what
it takes to paint baize in the right colours in a window of the right size: no rules, no records,
no game, no texts. An architecture test relies on it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QCloseEvent,
    QFileOpenEvent,
    QFontInfo,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from quinto_desktop.identity import IDENTITY
from quinto_desktop.resources import resource_path
from quinto_desktop.window.look.appearance import Appearance, Language
from quinto_desktop.window.look.keyboard import take_keyboard
from quinto_desktop.window.look.layout_direction import FRAME, scale_of_menus
from quinto_desktop.window.table.felt import BareTable

if TYPE_CHECKING:
    from quinto_desktop.game import Look


class Application(QApplication):
    """Keeps the files that the desktop asks for until somebody takes them.

    On macOS a double click on a saved game starts no second program and gives no argument: the
    first one is told, and while it starts it is told early.

    Signals:
        file_wanted(): There is a file for `take_file`.
    """

    file_wanted = Signal()

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__([*arguments])
        self._wanted: list[Path] = []

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._wanted.append(Path(event.file()))
            self.file_wanted.emit()
            return True
        return super().event(event)

    def take_file(self) -> Path | None:
        """The file that has been wanted for longest, to be opened now; None if there is none."""
        return self._wanted.pop(0) if self._wanted else None


class MainWindow(QMainWindow):
    """The program's window: first a bare table; `GameRoom` puts the game in its place.

    It knows nothing of the game.

    Signals:
        filled(bool): It now fills the screen, or no longer does, for whatever reason.
        closing(): It is about to be closed.
    """

    filled = Signal(bool)
    closing = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.language = Language(self)
        self.language.use(look.language)
        self.appearance = Appearance(look.theme, self)
        self.setCentralWidget(BareTable(self.appearance.look))
        self.menuBar().addMenu(" ")  # reserves the height of the menus
        self.setWindowTitle(self.tr("Quinto"))
        restore_window(self, look.window_geometry)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ScreenChangeInternal:
            for part in self.findChildren(QWidget):
                part.updateGeometry()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            toggle_full_screen(self)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit_menu_bar()
        super().resizeEvent(event)

    def fit_menu_bar(self) -> None:
        """Let the letters of the menu bar grow with the window."""
        bar = self.menuBar()
        font = QApplication.font(bar)
        size = round(QFontInfo(font).pixelSize() * scale_of_menus(self))
        if QFontInfo(bar.font()).pixelSize() != size:
            font.setPixelSize(size)
            bar.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.filled.emit(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)


# --------------------------------------------------------------- the bare table
_PAINTED = 1


def introduce(application: QApplication) -> None:
    """Give the desktop the program's name and desktop file."""
    application.setApplicationName(IDENTITY.name)
    application.setDesktopFileName(IDENTITY.id)
    if sys.platform == "win32":
        import ctypes

        # Else the task bar would take its windows for Python's.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(IDENTITY.id)
        # By this the installer sees that Quinto runs; it ends with the process.
        ctypes.windll.kernel32.CreateMutexW(None, False, IDENTITY.id)  # noqa: FBT003


def show_bare_table(application: QApplication, look: Look) -> MainWindow | None:
    """Show the window, and wait until its table is painted; None if the program was quit."""
    introduce(application)
    window = MainWindow(look)
    loop = QEventLoop()
    bare = window.centralWidget()
    assert isinstance(bare, BareTable)  # there is no game yet
    bare.appeared.connect(lambda: loop.exit(_PAINTED))
    window.show()
    take_keyboard(window)
    return window if loop.exec() == _PAINTED else None


# --------------------------------------------------------------- saving and restoring its place
FIRST_SIZE = QSize(1280, 800)
_LEAST_SIZE = QSize(320, 240)  # until the game's own least size is known
_FILLING = Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized


def restore_window(window: QWidget, packed: str | None) -> None:
    """Restore what `packed_window` has said of a window, as far as the present screens allow."""
    room = window.screen().availableSize() - FRAME
    usual = FIRST_SIZE.boundedTo(room).expandedTo(window.minimumSizeHint())
    window.resize(usual)
    if packed is None or not window.restoreGeometry(QByteArray.fromBase64(packed.encode())):
        return
    place = window.geometry()
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    is_large = place.size().expandedTo(_LEAST_SIZE) == place.size()
    is_sound = is_large and any([room.contains(place) for room in rooms])
    if not is_sound and not window.windowState() & _FILLING:
        # Qt brings a window back onto a screen, but believes any size and place that is damaged.
        window.setGeometry(QRect(rooms[0].topLeft(), usual))


def packed_window(window: QWidget) -> str:
    """A window's place, size and state as text, for `restore_window`."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def toggle_full_screen(window: QWidget) -> None:
    """Switch to full screen, or back to the previous state: maximised, or the previous size."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


translate = QCoreApplication.translate


def end_launch_feedback(application: QApplication) -> None:
    """Tell the desktop that the start is over, though no window comes.

    An X11 desktop shows that a program is being started until that opens a window, or for 15
    seconds. Qt tells it so when its first window appears: here one that is nowhere to be seen.
    """
    if application.platformName() == "xcb" and os.environ.get("DESKTOP_STARTUP_ID"):
        flags = Qt.WindowType.BypassWindowManagerHint | Qt.WindowType.FramelessWindowHint
        unseen = QWidget(None, flags)
        unseen.setGeometry(-2, -2, 1, 1)
        unseen.show()
        application.processEvents()


def show_refusal(application: QApplication, look: Look, *, is_other_version: bool) -> None:
    """Say in a window why the Quinto that is running does nothing; return when it is closed."""
    from quinto_desktop.window.controls.messages import Mark, message_box

    introduce(application)
    application.setWindowIcon(QIcon(str(resource_path("icon.svg"))))
    language, appearance = Language(application), Appearance(look.theme, application)
    language.use(look.language)
    headline = translate("SecondStart", "Quinto is already running, but does not answer")
    remedy = translate(
        "SecondStart",
        "Nothing has been changed. Wait a moment and try again, or close the other Quinto, perhaps "
        "on another computer; its game is kept.",
    )
    if is_other_version:
        headline = translate("SecondStart", "Another version of Quinto is already running")
        remedy = translate("SecondStart", "Close it, then start Quinto again; its game is kept.")
    message_box(None, Mark.WARNING, headline, remedy).exec()
    appearance.deleteLater()
    language.deleteLater()
