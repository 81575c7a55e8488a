"""Giving the keyboard back to the window behind a dialog.

Shortcuts work in the active window alone. Window managers make the one behind a closed dialog
active again, but there are X servers without one: a kiosk's, a test's, one seen over a network.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog


class KeyboardReturn(QObject):
    """Makes the window behind a dialog the active one when the dialog is closed, under X.

    Args:
        dialog: The dialog; without a parent nothing happens.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        if QGuiApplication.platformName() == "xcb":
            dialog.finished.connect(self._give_back)

    @Slot()
    def _give_back(self) -> None:
        """Do so unless somebody is at work in another window, of this program or not."""
        behind, active = self._dialog.parentWidget(), QApplication.activeWindow()
        is_here = QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive
        if behind is not None and is_here and (active is None or active is self._dialog):
            behind.activateWindow()
