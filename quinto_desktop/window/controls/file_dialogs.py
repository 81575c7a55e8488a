"""Asks for a file, writes something into it, and reports the result.

A file is asked for by the desktop's own dialog where there is one, else by Qt's. Where that dialog
is a portal's, it belongs to another process. If that ends, Qt would wait for ever behind a window
that takes no input; here its own dialog comes instead.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QDir,
    QEventLoop,
    QIODevice,
    QSaveFile,
    QStandardPaths,
    Qt,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from quinto_desktop import portal
from quinto_desktop.window.controls.messages import Mark, message_box
from quinto_desktop.window.look.keyboard import take_keyboard
from quinto_desktop.window.text.translation import fill, translate


def file_to_open(parent: QWidget, title: str, at: str, kinds: str) -> str:
    """Ask for a file of kinds, “Quinto games (*.quinto)”; return its path, empty if cancelled."""

    def make() -> QFileDialog:
        dialog = QFileDialog(parent, title, at, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return dialog

    return chosen_file(make)


def file_to_save(parent: QWidget, title: str, folder: Path, kinds: str, name: str) -> str:
    """Ask where to save, and whether to replace a file; return its path, empty if cancelled."""

    def make() -> QFileDialog:
        dialog = QFileDialog(parent, title, str(folder), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.selectFile(name)
        return dialog

    return with_ending(chosen_file(make), Path(name).suffix, parent)


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
    """Show a dialog until it is answered; return the path of the file, empty if cancelled."""
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


Place = QStandardPaths.StandardLocation
Tell = Callable[[str], object]


def save_with_dialog(  # noqa: PLR0913  (what is asked, what is written, who hears of it)
    parent: QWidget,
    title: str,
    kinds: str,
    name: str,
    data: QByteArray | bytes,
    tell: Tell,
    place: Place = Place.DocumentsLocation,
) -> None:
    """Ask for a file, write something into it, and tell the result, unless it is cancelled."""
    if chosen := file_to_save(parent, title, usual_folder(place), kinds, name):
        tell(write(Path(chosen), QByteArray(data)))


def write(path: Path, data: QByteArray) -> str:
    """Write a file, all of it or nothing; return the result, in a sentence or two."""
    file = QSaveFile(str(path))
    is_written = (
        not data.isEmpty()
        and file.open(QIODevice.OpenModeFlag.WriteOnly)
        and file.write(data) == data.size()
        and file.commit()
    )
    text = translate("Printing", "Saved as “{file}”.")
    if not is_written:
        text = translate(
            "Printing",
            "“{file}” could not be written. Choose another name or folder, and try again.",
        )
    return fill(text, file=path.name)


def usual_folder(place: Place) -> Path:
    """A folder of the user's for files of a kind; their home if there is none."""
    folder = QStandardPaths.writableLocation(place)
    # Not `Path`'s own: they raise errors for folders out of reach, and for users without a home.
    return Path(folder if os.path.isdir(folder) else QDir.homePath())


def picture_of(widget: QWidget) -> QByteArray:
    """A widget as it is seen now, as PNG, with all the pixels of its screen."""
    return as_png(widget.grab())


def as_png(picture: QPixmap) -> QByteArray:
    """A picture as PNG; empty if that fails."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer.data() if picture.save(buffer, "PNG") else QByteArray()
