"""Prints the book: black on white, with its pictures and with page numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPagedPaintDevice,
    QPainter,
    QPalette,
    QPixmap,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from quinto_desktop.window.help.book import page, sections
from quinto_desktop.window.help.figure_art import column_width
from quinto_desktop.window.help.markup import Inks
from quinto_desktop.window.help.pictures import Pictures
from quinto_desktop.window.look.theme import ui_font
from quinto_desktop.window.look.themes import LIGHT
from quinto_desktop.window.text.card_text import fill

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

translate = QCoreApplication.translate

_COLUMN_INCHES = 5.9
_LEAST_MARGIN_INCHES = 0.6
_EDGE_INCHES = 0.8
_FOOT_INCHES = 0.4
_PICTURE_RATIO = 3.0
_FIRST_ROWS = 3  # that a longer table has on its first page, besides its head
_SHORT_TABLE = 0.5  # of a page: one that is longer may be parted

PAPER = replace(
    LIGHT,
    name="paper",
    felt_centre="#FFFFFF",
    felt_edge="#FFFFFF",
    inlay="#808080",
    text_on_felt="#000000",
    secondary_text="#404040",
    brass="#000000",
    pill="#FFFFFF",
    pill_text="#000000",
    pill_crown="#000000",
    button_line="#000000",
    shadow=0,
)
"""The colours on paper."""


class _PaperDocument(QTextDocument):
    """The book's text as it is printed."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures = Pictures(PAPER)
        self.setUseDesignMetrics(True)  # even spaces between letters, however fine the printer
        self.setDefaultFont(ui_font(14))
        self.setDocumentMargin(0)
        self.setIndentWidth(22)
        inks = Inks(link="#000000", secondary="#404040", rule="#A0A0A0")
        self.setHtml(page(sections(), inks, translate("Help", "How to play Quinto")))

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Draw a picture of the text, fine enough for paper."""
        picture: QPixmap | None = self._pictures.at(QUrl(url), _PICTURE_RATIO)
        return picture if picture is not None else super().loadResource(kind, url)


class PrintedBook:
    """The book, laid out on the pages of a printer.

    Args:
        device: The printer, or a file in its place.
    """

    def __init__(self, device: QPagedPaintDevice) -> None:
        inch = float(device.logicalDpiX())
        paper = QRectF(device.pageLayout().fullRectPixels(round(inch)))
        wide = min(_COLUMN_INCHES * inch, paper.width() - 2 * _LEAST_MARGIN_INCHES * inch)
        self._scale = wide / column_width()
        self._left = (paper.width() - wide) / 2
        self._top = _EDGE_INCHES * inch
        high = paper.height() - (2 * _EDGE_INCHES + _FOOT_INCHES) * inch
        self._page = QSizeF(column_width(), high / self._scale)
        self._foot = self._top + high + _FOOT_INCHES * inch
        self._document = _PaperDocument()
        self._document.setPageSize(self._page)
        self._keep_together()

    @property
    def pages(self) -> int:
        """How many there are."""
        return self._document.pageCount()

    def draw(self, painter: QPainter, number: int) -> None:
        """Draw one page.

        Args:
            painter: Paints on the whole sheet.
            number: Which page, from 1.
        """
        above = (number - 1) * self._page.height()
        painter.save()
        painter.translate(self._left, self._top)
        painter.scale(self._scale, self._scale)
        painter.translate(0, -above)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(QPointF(0, above), self._page)
        palette = context.palette
        palette.setColor(QPalette.ColorRole.Text, QColor("#000000"))  # on a dark desktop as well
        context.palette = palette
        painter.setClipRect(context.clip)
        self._document.documentLayout().draw(painter, context)
        painter.restore()
        self._draw_foot(painter, number)

    def _draw_foot(self, painter: QPainter, number: int) -> None:
        text = translate("Help", "Quinto · page {number} of {pages}")
        painter.save()
        painter.translate(self._left, self._foot)
        painter.scale(self._scale, self._scale)
        painter.setFont(ui_font(12))
        painter.setPen(QColor("#404040"))
        line = QRectF(0, -24, self._page.width(), 24)
        centred = Qt.AlignmentFlag.AlignCenter.value
        painter.drawText(line, centred, fill(text, number=number, pages=self.pages))
        painter.restore()

    def _keep_together(self) -> None:
        """Part no heading, picture or short table from what it belongs to, if it can be helped."""
        block = self._document.begin()
        while block.isValid():
            after = block.next()
            if self._leads(block) and self._end_page(after) > self._page_of(block):
                self._begin_page(self._first_of_chain(block))
            block = after

    def _leads(self, block: QTextBlock) -> bool:
        """Whether a block must not part from the next one: a heading, a picture, a table's lead."""
        after = block.next()
        if not after.isValid() or _table_of(block) is not None:
            return False
        is_lead = block.blockFormat().headingLevel() > 0 or _is_picture(block)
        return is_lead or _table_of(after) is not None

    def _first_of_chain(self, block: QTextBlock) -> QTextBlock:
        while block.previous().isValid() and self._leads(block.previous()):
            block = block.previous()
        return block

    def _end_page(self, block: QTextBlock) -> int:
        """The page on which what must stand with the block before it ends.

        That is the whole of a table that is not too long, the first rows of any other, the whole
        of a picture's caption, and the first line of any other text.
        """
        table = _table_of(block)
        if table is None and _is_picture(block.previous()):
            return self._page_at(self._top_of(block) + _height(block) - 1)
        if table is not None:
            last = table.lastCursorPosition().block()
            foot = self._top_of(last) + _height(last)
            if foot - self._top_of(block) < _SHORT_TABLE * self._page.height():
                return self._page_at(foot - 1)
            row = table.cellAt(min(_FIRST_ROWS, table.rows() - 1), 0).firstCursorPosition().block()
            return self._page_at(self._top_of(row) + _height(row) - 1)
        return self._page_at(self._top_of(block) + _first_line_height(block) - 1)

    def _page_of(self, block: QTextBlock) -> int:
        """The page on which a block begins."""
        return self._page_at(self._top_of(block) + 1)

    def _top_of(self, block: QTextBlock) -> float:
        return self._document.documentLayout().blockBoundingRect(block).top()

    def _page_at(self, y: float) -> int:
        return int(y // self._page.height())

    def _begin_page(self, block: QTextBlock) -> None:
        shape = block.blockFormat()
        shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(block).setBlockFormat(shape)
        # Without this, Qt leaves some of the text behind the break without a layout.
        self._document.markContentsDirty(0, self._document.characterCount())


def print_book(printer: QPrinter) -> bool:
    """Print the whole book.

    Args:
        printer: Where to.

    Returns:
        Whether the printer has taken all of it.
    """
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    book = PrintedBook(printer)
    for number in range(1, book.pages + 1):
        if number > 1 and not printer.newPage():
            painter.end()
            return False
        book.draw(painter, number)
    return painter.end()


def _table_of(block: QTextBlock) -> QTextTable | None:
    """The table that a block lies in, if it does."""
    return QTextCursor(block).currentTable()


def _first_line_height(block: QTextBlock) -> float:
    layout = block.layout()
    return layout.lineAt(0).height() if layout.lineCount() else 0.0


def _height(block: QTextBlock) -> float:
    return block.layout().boundingRect().height()


def _is_picture(block: QTextBlock) -> bool:
    """Whether a block is one of the drawn examples."""
    return block.length() == 2 and block.begin().fragment().charFormat().isImageFormat()
