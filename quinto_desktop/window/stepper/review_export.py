"""Hands a review out: printed, as PDF, as text, or to the clipboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from quinto_desktop.window.controls.printing import Place, choose_and_print, save_with_dialog
from quinto_desktop.window.stepper.review_document import ReviewDocument
from quinto_desktop.window.text.translation import fill, translate


class ReviewExport(QObject):
    """Prints, saves and copies the review that a view shows.

    Signals:
        told(str): What has come of it, in a sentence or two.

    Attributes:
        document: Makes the review as it is known now.
    """

    told = Signal(str)

    def __init__(self, document: Callable[[], ReviewDocument], view: QWidget) -> None:
        super().__init__(view)
        self.document, self._view = document, view

    def fill(self, menu: QMenu) -> None:
        """Offer all ways in a menu."""
        ways: tuple[tuple[str, Callable[[], None]], ...] = (
            (translate("Review", "&Print the review…"), self.print_it),
            (translate("Review", "Save as P&DF…"), self.save_pdf),
            (translate("Review", "Save as &text…"), self.save_text),
            (translate("Review", "&Copy as text"), self.copy),
        )
        for title, run in ways:
            menu.addAction(title).triggered.connect(lambda _=False, run=run: run())

    def print_it(self) -> None:
        """Ask for a printer, and print the review."""
        document = self.document()
        self._tell(choose_and_print(self._view, document.title, document.paint_on))

    def save_pdf(self) -> None:
        """Ask for a file, and write the review into it as PDF."""
        self._save(translate("Review", "PDF files (*.pdf)"), "pdf", self.document().as_pdf())

    def save_text(self) -> None:
        """Ask for a file, and write the review into it as text."""
        text = QByteArray(self.document().as_text().encode())
        self._save(translate("Review", "Text files (*.txt)"), "txt", text)

    def copy(self) -> None:
        """Copy the review as text."""
        QGuiApplication.clipboard().setText(self.document().as_text())
        self._tell(translate("Review", "The review has been copied."))

    def _save(self, kinds: str, suffix: str, data: QByteArray) -> None:
        name = fill(
            translate("Review", "Quinto review {deal}", "the name of a file"),
            deal=self.document().deal,
        )
        title = translate("Review", "Save the review")
        folder = Place.DocumentsLocation
        self._tell(save_with_dialog(self._view, title, kinds, f"{name}.{suffix}", data, folder))

    def _tell(self, sentence: str | None) -> None:
        if sentence is not None:
            self.told.emit(sentence)
