"""What is printed: documents, on pages of paper or in a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QUrl,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QImage,
    QPagedPaintDevice,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)
from PySide6.QtWidgets import QApplication, QWidget

from quinto_desktop.window.controls.file_dialogs import Tell
from quinto_desktop.window.look.appearance import uses_letter_paper
from quinto_desktop.window.look.keyboard import take_keyboard
from quinto_desktop.window.look.surfaces import restoring
from quinto_desktop.window.look.theme import LIGHT, SERIFS, Theme, text_zoom, ui_font
from quinto_desktop.window.text.translation import fill, translate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

WIDEST = 7.0  # inches
PAPER_WIDTH = 700.0  # of a column that is as wide as that
_EDGE, _LEAST_MARGIN, _FOOT = 0.8, 0.6, 0.4  # inches
_LEAST_SHARE = 0.7  # of the usual size, for all to be on one page
_FIRST_ROWS = 3  # of a longer table, kept on its first page besides the head
_SHORT_TABLE = 0.5  # of a page; a longer table may be split
_IMAGE = QTextDocument.ResourceType.ImageResource.value

PAPER = replace(LIGHT, name="paper", page="#FFFFFF", page_text="#000000", field="#FFFFFF", shadow=0)
"""The colours on paper."""


def pdf_of(title: str, document: QTextDocument, widest: float = WIDEST) -> QByteArray:
    """A document as PDF, on the paper that is usual in this country; empty if that fails."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    paper = QPageSize.PageSizeId.Letter if uses_letter_paper() else QPageSize.PageSizeId.A4
    writer.setPageSize(QPageSize(paper))
    writer.setTitle(title)
    writer.setCreator("Quinto")
    return buffer.data() if print_pages(writer, document, widest) else QByteArray()


def paper_document(html: str, theme: Theme = PAPER, **pictures: QImage) -> QTextDocument:
    """A document of headings, paragraphs, tables and pictures, as wide as the usual paper."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(ui_font(13))
    serifs = ", ".join(f"'{family}'" for family in SERIFS)
    document.setDefaultStyleSheet(
        f"""
body, td {{ color: {theme.page_text}; }}
h1, h2 {{ font-family: {serifs}; font-weight: bold; }}
h1 {{ font-size: {round(26 * text_zoom())}px; }}
h2 {{ font-size: {round(17 * text_zoom())}px; margin-top: 20px; margin-bottom: 2px; }}
th, td {{ padding-right: 14px; }}
th {{ font-weight: bold; text-align: left; border-bottom: 1px solid {theme.brass}; }}
h3 {{
    color: {theme.page_dim}; font-size: {round(13 * text_zoom())}px; font-weight: normal;
    margin-top: 0px; margin-bottom: 8px;
}}
"""
    )
    for name, picture in pictures.items():
        document.addResource(_IMAGE, QUrl(name), picture)
    document.setHtml(f"<body>{html}</body>")
    document.setTextWidth(PAPER_WIDTH)
    return document


def paper_table(rows: Sequence[Sequence[str]], *, has_figures: bool = False) -> str:
    """A table of HTML; the first row has its heads, and figures are in all but the end columns."""

    def row_of(kind: str, cells: Sequence[str]) -> str:
        told = [
            f"<{kind} align='right'>{cell}</{kind}>"
            if has_figures and 0 < place < len(cells) - 1
            else f"<{kind}>{cell}</{kind}>"
            for place, cell in enumerate(cells)
        ]
        return f"<tr>{''.join(told)}</tr>"

    head, *lines = rows
    told = "".join(row_of("td", line) for line in lines)
    heads = f"<thead>{row_of('th', head)}</thead>"
    return f"<p></p><table cellspacing='0' cellpadding='3'>{heads}{told}</table>"


class Pages:
    """A document on the pages of a printer or a file, in a column of so many inches at most."""

    def __init__(
        self, document: QTextDocument, device: QPagedPaintDevice, widest: float = WIDEST
    ) -> None:
        device.setPageMargins(QMarginsF(0, 0, 0, 0))
        inch = float(device.logicalDpiX())
        paper = QRectF(device.pageLayout().fullRectPixels(round(inch)))
        document.setUseDesignMetrics(True)  # even letter spacing at any printer resolution
        column, high = document.textWidth(), paper.height() - (2 * _EDGE + _FOOT) * inch
        self._scale = min(widest * inch, paper.width() - 2 * _LEAST_MARGIN * inch) / column
        whole = high / document.size().height()
        if _LEAST_SHARE * self._scale < whole < self._scale:
            self._scale = whole  # a little smaller, and all is on one page
        self._left, self._top = (paper.width() - self._scale * column) / 2, _EDGE * inch
        self._foot = self._top + high + _FOOT * inch
        self._page = QSizeF(column, high / self._scale)
        self._document = document
        document.setPageSize(self._page)
        self._keep_together()

    @property
    def count(self) -> int:
        return self._document.pageCount()

    def draw(self, painter: QPainter, number: int) -> None:
        """Draw a page, numbered from 1, on a full sheet."""
        above = (number - 1) * self._page.height()
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(QPointF(0, above), self._page)
        palette = context.palette  # a copy
        palette.setColor(QPalette.ColorRole.Text, QColor("#000000"))  # on a dark desktop as well
        context.palette = palette
        with restoring(painter):
            painter.translate(self._left, self._top - above * self._scale)
            painter.scale(self._scale, self._scale)
            painter.setClipRect(context.clip)
            self._document.documentLayout().draw(painter, context)
        if self.count == 1:
            return
        text = translate("Help", "Quinto · page {number} of {pages}")
        foot = fill(text, number=number, pages=self.count)
        line = QRectF(0, -24, self._page.width(), 24)
        with restoring(painter):
            painter.translate(self._left, self._foot)
            painter.scale(self._scale, self._scale)
            painter.setFont(ui_font(12))
            painter.setPen(QColor("#404040"))
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter.value, foot)

    def _keep_together(self) -> None:
        block = self._document.begin()
        while block.isValid():
            after = block.next()
            if self._leads(block) and self._end_page(after) > self._page_of(block):
                self._begin_page(self._first_of_chain(block))
            block = after

    def _leads(self, block: QTextBlock) -> bool:
        # A heading, a picture, and what introduces a table stay with what follows them.
        after = block.next()
        if not after.isValid() or _table_of(block) is not None:
            return False
        is_lead = block.blockFormat().headingLevel() > 0 or is_picture(block)
        return is_lead or _table_of(after) is not None

    def _first_of_chain(self, block: QTextBlock) -> QTextBlock:
        while block.previous().isValid() and self._leads(block.previous()):
            block = block.previous()
        return block

    def _end_page(self, block: QTextBlock) -> int:
        # What stays with the block before: a whole table if it is not too long, the first rows of
        # any other, a whole picture caption, or the first line of any other text.
        table = _table_of(block)
        if table is None and is_picture(block.previous()):
            return self._page_at(self._top_of(block) + _height(block) - 1)
        if table is not None:
            last = table.lastCursorPosition().block()
            foot = self._top_of(last) + _height(last)
            if foot - self._top_of(block) < _SHORT_TABLE * self._page.height():
                return self._page_at(foot - 1)
            row = table.cellAt(min(_FIRST_ROWS, table.rows() - 1), 0).firstCursorPosition().block()
            return self._page_at(self._top_of(row) + _height(row) - 1)
        layout = block.layout()
        first_line = layout.lineAt(0).height() if layout.lineCount() else 0.0
        return self._page_at(self._top_of(block) + first_line - 1)

    def _page_of(self, block: QTextBlock) -> int:
        return self._page_at(self._top_of(block) + 1)

    def _top_of(self, block: QTextBlock) -> float:
        return self._document.documentLayout().blockBoundingRect(block).top()

    def _page_at(self, y: float) -> int:
        return int(y // self._page.height())

    def _begin_page(self, block: QTextBlock) -> None:
        shape = block.blockFormat()
        shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        cursor = QTextCursor(block)
        cursor.beginEditBlock()  # and at its end all is laid out, once
        cursor.setBlockFormat(shape)
        # Without this, Qt leaves some of the text after the break without a layout.
        self._document.markContentsDirty(block.position(), self._document.characterCount())
        cursor.endEditBlock()


def print_pages(device: QPagedPaintDevice, document: QTextDocument, widest: float = WIDEST) -> bool:
    """Print a whole document; return whether the device accepted all of it."""
    pages, painter = Pages(document, device, widest), QPainter()
    if not painter.begin(device):
        return False
    for number in range(1, pages.count + 1):
        if number > 1 and not device.newPage():
            painter.end()
            return False
        pages.draw(painter, number)
    return painter.end()


def _table_of(block: QTextBlock) -> QTextTable | None:
    return QTextCursor(block).currentTable()


def _height(block: QTextBlock) -> float:
    return block.layout().boundingRect().height()


def is_picture(block: QTextBlock) -> bool:
    """Whether a block is no more than a picture."""
    return block.length() == 2 and block.begin().fragment().charFormat().isImageFormat()


def choose_and_print(
    parent: QWidget,
    name: str,
    make: Callable[[], QTextDocument],
    tell: Tell,
    widest: float = WIDEST,
) -> None:
    """Ask for a printer, print a document, and tell the result, unless it is cancelled."""
    try:
        # Imported late: printing is rare, and some systems lack this part of Qt.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter
    except ImportError:
        tell(
            translate(
                "Printing",
                "Printing needs a part of Qt that is missing. Install the PySide6 package that "
                "includes QtPrintSupport, then try again.",
            )
        )
        return
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    dialog = QPrintDialog(printer, parent)
    chosen = dialog.exec()
    dialog.deleteLater()
    take_keyboard(parent.window())
    if not chosen:
        return
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        is_printed = print_pages(printer, make(), widest)
    finally:
        QApplication.restoreOverrideCursor()
    tell(_done(printer) if is_printed else _not_done(printer))


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
