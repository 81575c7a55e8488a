"""The pages of the rule book, on the screen with the linked paragraph marked, and printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPagedPaintDevice,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from quinto_desktop.window.help.book import Inks, Section, page, sections
from quinto_desktop.window.help.examples import EXAMPLES
from quinto_desktop.window.help.figure_art import FIGURE_SCHEME, Pictures, column_width, figure_size
from quinto_desktop.window.look.theme import LIGHT, CurrentTheme, ui_font
from quinto_desktop.window.text.translation import fill, translate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


_MARGIN = 13
_OVER_HEADING = 10
_OVER_PARAGRAPH = 60
_BAR_WIDTH = 4
_READING = (
    Qt.TextInteractionFlag.TextSelectableByMouse
    | Qt.TextInteractionFlag.TextSelectableByKeyboard
    | Qt.TextInteractionFlag.LinksAccessibleByMouse
    | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
)

_COLUMN_INCHES = 5.9
_LEAST_MARGIN_INCHES = 0.6
_EDGE_INCHES = 0.8
_FOOT_INCHES = 0.4
_PICTURE_RATIO = 3.0
_FIRST_ROWS = 3  # of a longer table, kept on its first page besides the head
_SHORT_TABLE = 0.5  # of a page; a longer table may be split
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
    button_line="#000000",
    shadow=0,
)
"""The colours on paper."""


class BookText(QTextBrowser):
    """The book as one scrolling page. Pictures are drawn when they come into view."""

    def __init__(self, parts: tuple[Section, ...], look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts = parts
        self._places: dict[str, int] = {}
        self.marked: str | None = None
        self._scale = 1.0
        self._look = look
        self.setAccessibleName(self.tr("The rule book"))
        self.setOpenLinks(False)
        self.setTextInteractionFlags(_READING)
        self.setFont(ui_font(14))
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(22)
        self.write()

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: FBT001
        # Tab leads to the links that are in view, and then on to what follows the page.
        seen, place = self.viewport().rect(), (bar := self.verticalScrollBar()).value()
        if not seen.intersects(self.cursorRect()):
            corner = seen.topLeft() if is_next else seen.bottomRight()
            self.setTextCursor(self.cursorForPosition(corner))
        if super().focusNextPrevChild(is_next) and bar.value() == place:
            return True
        bar.setValue(place)
        return QWidget.focusNextPrevChild(self, is_next)

    def write(self) -> None:
        theme = self._look.theme
        self._pictures = Pictures(theme)
        self.setHtml(page(self._parts, Inks(theme.link, theme.page_dim, theme.page_line)))
        self._places = _anchors(self.document())
        self._fit_column()

    @property
    def anchors(self) -> frozenset[str]:
        """The anchors that `turn_to` accepts."""
        return frozenset(self._places)

    def turn_to(self, anchor: str) -> None:
        """Scroll a section to the top, or a paragraph near it, and put the text cursor there."""
        block = self.document().findBlock(self._places[anchor])
        over = _OVER_HEADING if block.blockFormat().headingLevel() else _OVER_PARAGRAPH
        self.setTextCursor(QTextCursor(block))
        self.verticalScrollBar().setValue(round(self._rect(block).top()) - over)

    def place_in_view(self) -> int:
        """The position in the text of the line being read, slightly below the upper edge."""
        middle = self.viewport().width() // 2
        return self.cursorForPosition(QPoint(middle, 40)).position()

    def place_of(self, anchor: str) -> int:
        return self._places[anchor]

    def mark(self, anchor: str | None) -> str:
        """Mark only this paragraph; return its text for screen readers; None removes the mark."""
        self.marked = anchor
        told = "" if anchor is None else self.document().findBlock(self._places[anchor]).text()
        self.setAccessibleDescription(told)
        self.viewport().update()
        return told

    def marked_place(self) -> QRectF:
        """The marked paragraph's place in the viewport; empty without one."""
        if self.marked is None:
            return QRectF()
        place = self._rect(self.document().findBlock(self._places[self.marked]))
        # As wide as the column, even where a list is indented.
        shape = self.document().rootFrame().frameFormat()
        place.setLeft(shape.leftMargin())
        place.setRight(self.document().size().width() - shape.rightMargin())
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return place.translated(-across, -down)

    # ------------------------------------------------------------ Qt's own
    def loadResource(self, kind: int, url: QUrl | str) -> object:
        picture = self._pictures.at(QUrl(url), self.devicePixelRatioF() * self._scale)
        return picture if picture is not None else super().loadResource(kind, url)

    def paintEvent(self, event: QPaintEvent) -> None:
        place = self.marked_place()
        if not place.isEmpty():
            painter = QPainter(self.viewport())
            around = place.adjusted(-8, -4, 8, 4)
            painter.fillRect(around, QColor(self._look.theme.place))
            bar = QRectF(around.left() - _BAR_WIDTH, around.top(), _BAR_WIDTH, around.height())
            painter.fillRect(bar, QColor(self._look.theme.brass))
            painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        place = self.place_in_view()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_column()
            block = self.document().findBlock(place)
            self.verticalScrollBar().setValue(round(self._rect(block).top()) - _OVER_HEADING)

    def _fit_column(self) -> None:
        room = self.viewport().width()
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        shape.setLeftMargin(max(_MARGIN, (room - column_width()) // 2))
        shape.setRightMargin(max(_MARGIN, room - shape.leftMargin() - column_width()))
        shape.setBottomMargin(_MARGIN)
        frame.setFrameFormat(shape)
        self._scale = min(1.0, (room - 2 * _MARGIN) / column_width())
        self._fit_figures()
        # Without this, Qt leaves some of the text after the changes without a layout.
        self.document().markContentsDirty(0, self.document().characterCount())

    def _fit_figures(self) -> None:
        images = [
            (fragment.position(), fragment.charFormat().toImageFormat())
            for _, fragment in _fragments(self.document())
            if fragment.charFormat().isImageFormat()
        ]
        for place, form in images:
            scheme, _, name = form.name().partition(":")
            if scheme == FIGURE_SCHEME:
                size = QSizeF(figure_size(EXAMPLES[name].figure())) * self._scale
                form.setWidth(int(size.width()))  # half a pixel more, and the page would scroll
                form.setHeight(round(size.height()))
                cursor = QTextCursor(self.document())
                cursor.setPosition(place)
                cursor.setPosition(place + 1, QTextCursor.MoveMode.KeepAnchor)
                cursor.setCharFormat(form)

    def _rect(self, block: QTextBlock) -> QRectF:
        layout = self.document().documentLayout()
        layout.documentSize()  # lays everything out, so the scroll bar reaches all of it
        return layout.blockBoundingRect(block)


def _anchors(document: QTextDocument) -> dict[str, int]:
    places: dict[str, int] = {}
    for block, fragment in _fragments(document):
        for name in fragment.charFormat().anchorNames():
            places.setdefault(name, block.position())
    return places


def _fragments(document: QTextDocument) -> Iterator[tuple[QTextBlock, QTextFragment]]:
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            yield block, part.fragment()
            part += 1
        block = block.next()


class _PaperDocument(QTextDocument):
    """The book's text for printing."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures = Pictures(PAPER)
        self.setUseDesignMetrics(True)  # even letter spacing at any printer resolution
        self.setDefaultFont(ui_font(14))
        self.setDocumentMargin(0)
        self.setIndentWidth(22)
        inks = Inks(link="#000000", secondary="#404040", rule="#A0A0A0")
        self.setHtml(page(sections(), inks, translate("Help", "How to play Quinto")))

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        picture = self._pictures.at(QUrl(url), _PICTURE_RATIO)
        return picture if picture is not None else super().loadResource(kind, url)


class PrintedBook:
    """The book, laid out on the pages of a printer or a file."""

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
        return self._document.pageCount()

    def draw(self, painter: QPainter, number: int) -> None:
        """Draw a page, numbered from 1, on a full sheet."""
        above = (number - 1) * self._page.height()
        painter.save()
        painter.translate(self._left, self._top)
        painter.scale(self._scale, self._scale)
        painter.translate(0, -above)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(QPointF(0, above), self._page)
        palette = context.palette  # a copy
        palette.setColor(QPalette.ColorRole.Text, QColor("#000000"))  # on a dark desktop as well
        context.palette = palette
        painter.setClipRect(context.clip)
        self._document.documentLayout().draw(painter, context)
        painter.restore()
        text = translate("Help", "Quinto · page {number} of {pages}")
        painter.save()
        painter.translate(self._left, self._foot)
        painter.scale(self._scale, self._scale)
        painter.setFont(ui_font(12))
        painter.setPen(QColor("#404040"))
        line = QRectF(0, -24, self._page.width(), 24)
        foot = fill(text, number=number, pages=self.pages)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter.value, foot)
        painter.restore()

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
        is_lead = block.blockFormat().headingLevel() > 0 or _is_picture(block)
        return is_lead or _table_of(after) is not None

    def _first_of_chain(self, block: QTextBlock) -> QTextBlock:
        while block.previous().isValid() and self._leads(block.previous()):
            block = block.previous()
        return block

    def _end_page(self, block: QTextBlock) -> int:
        # What stays with the block before: a whole table if it is not too long, the first rows of
        # any other, a whole picture caption, or the first line of any other text.
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
        QTextCursor(block).setBlockFormat(shape)
        # Without this, Qt leaves some of the text after the break without a layout.
        self._document.markContentsDirty(0, self._document.characterCount())


def print_book(printer: QPrinter) -> bool:
    """Print the whole book; return whether the printer accepted all of it."""
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
    return QTextCursor(block).currentTable()


def _height(block: QTextBlock) -> float:
    return block.layout().boundingRect().height()


def _is_picture(block: QTextBlock) -> bool:
    return block.length() == 2 and block.begin().fragment().charFormat().isImageFormat()
