"""Asking for a file: by the desktop's own dialog where there is one, else by Qt's.

Where that dialog is a portal's, it belongs to another process. If that ends, Qt would wait for ever
behind a window that takes no input; here its own dialog comes instead.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from quinto_desktop import portal
from quinto_desktop.window.controls.messages import Mark, message_box
from quinto_desktop.window.look.keyboard import take_keyboard
from quinto_desktop.window.text.translation import fill, translate


def file_to_open(parent: QWidget, title: str, at: str, kinds: str) -> str:
    """Ask for a file that exists, of kinds with their patterns: “Quinto games (*.quinto)”.

    Returns:
        Its path; empty if the user cancelled.
    """
    if not portal.is_preferred(os.environ):
        path = QFileDialog.getOpenFileName(parent, title, at, kinds)[0]
        take_keyboard(parent.window())
        return path

    def make() -> QFileDialog:
        dialog = QFileDialog(parent, title, at, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return dialog

    return chosen_file(make)


def file_to_save(parent: QWidget, title: str, at: str, kinds: str, ending: str) -> str:
    """Ask where to save; whether to replace a file is asked too.

    The arguments and the result are those of `file_to_open`, but that `at` proposes a file, and
    that the chosen one gets an ending: “.quinto”.
    """
    if not portal.is_preferred(os.environ):
        path = QFileDialog.getSaveFileName(parent, title, at, kinds)[0]
        take_keyboard(parent.window())
        return with_ending(path, ending, parent)

    def make() -> QFileDialog:
        dialog = QFileDialog(parent, title, os.path.dirname(at), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.selectFile(os.path.basename(at))
        return dialog

    return with_ending(chosen_file(make), ending, parent)


def with_ending(chosen: str, ending: str, parent: QWidget) -> str:
    """Complete the path of a file to be written, if its name lacks an ending such as “.csv”.

    A dot within a name, as in a date, begins no ending. Whether to replace a file of the completed
    name is asked here: the dialog has asked about the name as it was typed.

    Returns:
        The path with that ending, in small letters or in capitals; empty if the user cancelled.
    """
    if not chosen or Path(chosen).suffix.casefold() == ending:
        return chosen
    path = Path(f"{chosen}{ending}")
    return str(path) if not os.path.exists(path) or _may_replace(path, parent) else ""


def _may_replace(path: Path, parent: QWidget) -> bool:
    box = message_box(
        parent,
        Mark.QUESTION,
        fill(translate("Files", "Replace “{file}”?"), file=path.name),
        fill(
            translate("Files", "There is already a file of that name in “{folder}”."),
            folder=path.parent.name or str(path.parent),
        ),
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)  # it is asked once more
    replace = box.addButton(translate("Files", "&Replace"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    box.deleteLater()
    return box.clickedButton() is replace


def chosen_file(make: Callable[[], QFileDialog]) -> str:
    """Show a dialog until it is answered.

    Returns:
        The path of the file; empty if the user cancelled.
    """
    dialog = make()
    is_chosen: bool | None = None
    if portal.is_preferred(os.environ):
        if portal.can_choose_files():
            is_chosen = _asked_by_portal(dialog)
        if is_chosen is None:
            dialog.deleteLater()
            dialog = make()
            dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    if is_chosen is None:
        is_chosen = bool(dialog.exec())
    files, behind = dialog.selectedFiles(), dialog.parentWidget()
    dialog.deleteLater()
    if behind is not None:
        take_keyboard(behind.window())
    return files[0] if is_chosen and files else ""


def _asked_by_portal(dialog: QFileDialog) -> bool | None:
    # It is opened, not executed: executed, it would wait for nothing but the portal's answer.
    from PySide6.QtDBus import QDBusConnection, QDBusServiceWatcher

    has_ended = False

    def give_up() -> None:
        nonlocal has_ended
        has_ended = True
        dialog.reject()

    watcher = QDBusServiceWatcher(
        portal.SERVICE,
        QDBusConnection.sessionBus(),
        QDBusServiceWatcher.WatchModeFlag.WatchForUnregistration,
        dialog,
    )
    watcher.serviceUnregistered.connect(give_up)
    loop = QEventLoop()
    dialog.finished.connect(loop.exit)
    dialog.open()
    loop.exec()
    return None if has_ended else bool(dialog.result())
