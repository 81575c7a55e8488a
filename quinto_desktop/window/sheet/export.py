"""Exports the score sheet to the clipboard and to a printer."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMimeData, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QPagedPaintDevice, QPainter
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Suit
from quinto_desktop.window.controls.file_dialogs import (
    Tell,
    choose_and_print,
    pdf_of,
    save_with_dialog,
)
from quinto_desktop.window.look.theme import LIGHT
from quinto_desktop.window.sheet.content import SheetContent, describe
from quinto_desktop.window.sheet.ledger import Ledger, LedgerLook, mark_of
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.text.translation import fill, translate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


_MARGIN_INCHES = 0.6
_COLUMN = 340.0  # the width of the column in the ledger's own units
_WIDEST_INCHES = 4.4
_LEAST_SHARE = 0.7  # of that, for all to be on one page

PAPER = replace(LIGHT, name="paper", sheet="#FFFFFF", ink="#000000", shadow=0)


def print_content(printer: QPrinter, content: SheetContent) -> bool:
    """Print the whole sheet, with every deal in full; false if the printer does not accept it."""
    printer.setFullPage(True)
    return _paint_pages(printer, content)


def as_pdf(content: SheetContent, title: str) -> QByteArray:
    """The same pages as PDF, on paper of the size that is usual where the user lives."""
    return pdf_of(title, lambda pages: _paint_pages(pages, content))


def on_paper(content: SheetContent, ratio: float = 4.0) -> Ledger:
    """What is printed, in one column; there are as many pixels to one of its own as `ratio`."""
    ledger = Ledger(content, LedgerLook(PAPER, ratio=ratio, in_full=True))
    ledger.setTextWidth(_COLUMN)
    return ledger


def _paint_pages(page: QPagedPaintDevice, content: SheetContent) -> bool:
    painter = QPainter()
    if not painter.begin(page):
        return False
    inch = float(page.logicalDpiX())
    paper = QRectF(page.pageLayout().fullRectPixels(round(inch)))
    margin = _MARGIN_INCHES * inch
    room = paper.adjusted(margin, margin, -margin, -margin)
    scale = min(_WIDEST_INCHES * inch, room.width()) / _COLUMN
    ledger = on_paper(content, scale)
    whole = room.height() / ledger.size().height()
    if _LEAST_SHARE * scale < whole < scale:
        scale = whole  # a little smaller, and all is on one page
    ledger.setPageSize(QSizeF(_COLUMN, room.height() / scale))
    for number in range(ledger.pageCount()):
        if number:
            page.newPage()
        high = ledger.pageSize().height()
        painter.resetTransform()
        painter.translate(room.center().x() - scale * _COLUMN / 2, room.top())
        painter.scale(scale, scale)
        painter.translate(0, -number * high)
        ledger.drawContents(painter, QRectF(0, number * high, _COLUMN, high))
    return painter.end()


_SIGNS = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠"}


def mime_of(content: SheetContent) -> QMimeData:
    """The sheet for the clipboard, as plain text and as HTML."""
    data = QMimeData()
    data.setText(as_text(content))
    data.setHtml(as_html(content))
    return data


def as_text(content: SheetContent) -> str:
    """The sheet in sentences, as a listener is told it, and in full where the cards come from."""
    source = content.source.name if content.source is not None else ""
    return "\n".join(filter(None, (translate("ScoreSheet", "QUINTO"), describe(content), source)))


def as_html(content: SheetContent) -> str:
    """The sheet as HTML, with signs in place of pictures."""
    html = Ledger(content, LedgerLook(PAPER, in_full=True)).toHtml()
    for suit, sign in _SIGNS.items():
        html = re.sub(rf'<img src="{mark_of(suit)}"[^>]*>', sign, html)
    return re.sub(r"<img [^>]*>", "♛", html)


def copy_sheet(sheet: ScoreSheet, tell: Tell) -> None:
    """Copy the sheet to the clipboard, as text and as HTML, and say so."""
    if sheet.content is not None:
        QGuiApplication.clipboard().setMimeData(mime_of(sheet.content))
        tell(translate("ScoreSheet", "Score sheet copied."))


def copy_source(sheet: ScoreSheet, tell: Tell) -> None:
    """Copy the commitment, number or code of the game to the clipboard, and say so."""
    if sheet.content is None:
        return
    source = sheet.content.source
    if source is None:
        tell(
            translate(
                "ScoreSheet", "The cards of a lesson are always the same; there is no number."
            )
        )
        return
    QGuiApplication.clipboard().setText(source.copied)
    tell(source.told)


def print_sheet(sheet: ScoreSheet, window: QWidget, tell: Tell) -> None:
    """Ask for a printer, print the sheet, and report the result."""
    content = sheet.content
    if content is None:
        return
    name = translate("ScoreSheet", "Score sheet")
    choose_and_print(window, name, lambda printer: print_content(printer, content), tell)


def save_sheet(sheet: ScoreSheet, window: QWidget, name: str, tell: Tell) -> None:
    """Ask for a file, save the sheet there as PDF, and report the result."""
    if sheet.content is None:
        return
    title = fill(translate("ScoreSheet", "{game}, score sheet"), game=name)
    save_with_dialog(
        window,
        translate("ScoreSheet", "Save the score sheet"),
        translate("ScoreSheet", "PDF documents (*.pdf)"),
        f"{title}.pdf",
        as_pdf(sheet.content, title),
        tell,
    )
