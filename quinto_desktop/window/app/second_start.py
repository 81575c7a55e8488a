"""What a second start of the program says if the first one does not do what was asked."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from quinto_desktop.resources import resource_path
from quinto_desktop.window.app.main_window import introduce
from quinto_desktop.window.look.appearance import Appearance, Language

if TYPE_CHECKING:
    from quinto_desktop.game import Look

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
    """Say in a window why the Quinto that is running does nothing; return when it is closed.

    For a start from the desktop, where nobody reads what is written to the standard error.
    """
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
