"""Asks for a printer, and reports the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QWidget

from quinto_desktop.window.text.card_text import fill

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

translate = QCoreApplication.translate


def choose_and_print(parent: QWidget, name: str, draw: Callable[[QPrinter], bool]) -> str | None:
    """Ask for a printer and print something.

    Args:
        parent: The window that asks.
        name: What is printed: “Score sheet”.
        draw: Prints it; returns whether the printer accepted all of it.

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
        return translate(
            "Printing",
            "No printer found. Connect one, or print to a file instead.",
        )
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
