"""Asks for a printer or a file, prints or writes something, and reports the result."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QDir,
    QIODevice,
    QMarginsF,
    QSaveFile,
    QStandardPaths,
    Qt,
)
from PySide6.QtGui import QPdfWriter, QPixmap
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from quinto_desktop.window.controls.file_dialogs import chosen_file, with_ending
from quinto_desktop.window.look.appearance import usual_paper
from quinto_desktop.window.look.keyboard import take_keyboard
from quinto_desktop.window.text.translation import fill, translate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


Place = QStandardPaths.StandardLocation


def choose_and_print(parent: QWidget, name: str, draw: Callable[[QPrinter], bool]) -> str | None:
    """Ask for a printer and print something, if `draw` says that the printer accepts all of it.

    Returns:
        The result, in a sentence or two; None if the user cancelled.
    """
    try:
        # Imported late: printing is rare, and some systems lack this part of Qt.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter
    except ImportError:
        return translate(
            "Printing",
            "Printing needs a part of Qt that is missing. Install the PySide6 package that "
            "includes QtPrintSupport, then try again.",
        )
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    dialog = QPrintDialog(printer, parent)
    chosen = dialog.exec()
    dialog.deleteLater()
    take_keyboard(parent.window())
    if not chosen:
        return None
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        is_printed = draw(printer)
    finally:
        QApplication.restoreOverrideCursor()
    return _done(printer) if is_printed else _not_done(printer)


def _done(printer: QPrinter) -> str:
    text = translate("Printing", "Sent to the printer “{printer}”.")
    if printer.outputFileName():
        text = translate("Printing", "Printed to “{printer}”.")
    return fill(text, printer=printer.outputFileName() or printer.printerName())


def _not_done(printer: QPrinter) -> str:
    if not printer.outputFileName() and not printer.printerName():
        return translate("Printing", "No printer found. Connect one, or print to a file instead.")
    text = translate(
        "Printing",
        "“{printer}” did not accept the job. Check that it is switched on and connected, or print "
        "to a file instead.",
    )
    if printer.outputFileName():
        text = translate(
            "Printing",
            "“{printer}” could not be written. Choose another name or folder, and try again.",
        )
    return fill(text, printer=printer.outputFileName() or printer.printerName())


# ------------------------------------------------------------------- files
def pdf_pages(buffer: QBuffer, title: str) -> QPdfWriter:
    """Begin a PDF whose pages, without margins, are of the paper that is usual in this country."""
    writer = QPdfWriter(buffer)
    writer.setPageSize(usual_paper())
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setTitle(title)
    writer.setCreator("Quinto")
    return writer


def save_with_dialog(
    parent: QWidget, title: str, kinds: str, name: str, data: QByteArray, place: Place
) -> str | None:
    """Ask for a file of kinds such as “Pictures (*.png)”, and write something into it.

    Returns:
        The result, in a sentence or two; None if the user cancelled.
    """

    def make() -> QFileDialog:
        dialog = QFileDialog(parent, title, str(usual_folder(place)), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.selectFile(name)
        return dialog

    chosen = with_ending(chosen_file(make), Path(name).suffix, parent)
    return write(Path(chosen), data) if chosen else None


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
