"""The page of the rules book: its text, its pictures, and the paragraph that a link led to."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextImageFormat,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from quinto_desktop.window.help.book import page
from quinto_desktop.window.help.examples import EXAMPLES
from quinto_desktop.window.help.figure_art import column_width, figure_size
from quinto_desktop.window.help.markup import FIGURE_SCHEME, Inks, Section
from quinto_desktop.window.help.pictures import Pictures
from quinto_desktop.window.look.theme import CurrentTheme, ui_font

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


class BookText(QTextBrowser):
    """The book on one page. Pictures are drawn when they come into view.

    Args:
        parts: The sections.
        look: The theme.
        parent: The dialog.
    """

    def __init__(self, parts: tuple[Section, ...], look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts = parts
        self._places: dict[str, int] = {}
        self._marked: str | None = None
        self._scale = 1.0
        self._look = look
        self._pictures = Pictures(look.theme)
        self.setAccessibleName(self.tr("The rules book"))
        self.setOpenLinks(False)
        self.setTextInteractionFlags(_READING)
        self.setFont(ui_font(14))
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(22)
        self.write()

    def write(self) -> None:
        """Write the page, in the colours of the theme."""
        theme = self._look.theme
        self._pictures = Pictures(theme)
        self.setHtml(page(self._parts, Inks(theme.link, theme.page_dim, theme.page_line)))
        self._places = _anchors(self.document())
        self._fit_column()

    @property
    def anchors(self) -> frozenset[str]:
        """Everything that `turn_to` finds."""
        return frozenset(self._places)

    def turn_to(self, anchor: str) -> None:
        """Bring a section to the top, or a paragraph near it, and put the text's caret there."""
        block = self.document().findBlock(self._places[anchor])
        over = _OVER_HEADING if block.blockFormat().headingLevel() else _OVER_PARAGRAPH
        self.setTextCursor(QTextCursor(block))
        self.verticalScrollBar().setValue(round(self._rect(block).top()) - over)

    def place_in_view(self) -> int:
        """Where in the text what is read now begins: the line somewhat under the upper edge."""
        middle = self.viewport().width() // 2
        return self.cursorForPosition(QPoint(middle, 40)).position()

    def place_of(self, anchor: str) -> int:
        """Where in the text an anchor stands."""
        return self._places[anchor]

    def mark(self, anchor: str | None) -> str:
        """Mark a paragraph with a bar at the margin, and no other.

        Args:
            anchor: Which; None takes the mark away.

        Returns:
            The paragraph's text, for those who do not see the mark; empty without one.
        """
        self._marked = anchor
        told = ""
        if anchor is not None:
            told = self.document().findBlock(self._places[anchor]).text()
        self.setAccessibleDescription(told)
        self.viewport().update()
        return told

    @property
    def marked(self) -> str | None:
        """The anchor of the paragraph that is marked, if one is."""
        return self._marked

    def marked_place(self) -> QRectF:
        """Where the marked paragraph shows in the viewport; an empty place without one."""
        if self._marked is None:
            return QRectF()
        place = self._rect(self.document().findBlock(self._places[self._marked]))
        # As wide as the column, even where a list is set in.
        shape = self.document().rootFrame().frameFormat()
        place.setLeft(shape.leftMargin())
        place.setRight(self.document().size().width() - shape.rightMargin())
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return place.translated(-across, -down)

    # ------------------------------------------------------------ Qt's own
    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Draw a picture of the text: an example, or a suit's sign."""
        picture = self._pictures.at(QUrl(url), self.devicePixelRatioF() * self._scale)
        return picture if picture is not None else super().loadResource(kind, url)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, over the mark of the paragraph that was asked for."""
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
        """Keep the column in the middle, and what is read where it is."""
        place = self.place_in_view()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_column()
            block = self.document().findBlock(place)
            self.verticalScrollBar().setValue(round(self._rect(block).top()) - _OVER_HEADING)

    def _fit_column(self) -> None:
        """Give the text its margins, and the figures its width."""
        room = self.viewport().width()
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        shape.setLeftMargin(max(_MARGIN, (room - column_width()) // 2))
        shape.setRightMargin(max(_MARGIN, room - shape.leftMargin() - column_width()))
        shape.setBottomMargin(_MARGIN)
        frame.setFrameFormat(shape)
        self._scale = min(1.0, (room - 2 * _MARGIN) / column_width())
        self._fit_figures()
        # Without this, Qt leaves some of the text behind the changes without a layout.
        self.document().markContentsDirty(0, self.document().characterCount())

    def _fit_figures(self) -> None:
        """Make the figures smaller where large type leaves them too little room."""
        for place, form in _images(self.document()):
            scheme, _, name = form.name().partition(":")
            if scheme == FIGURE_SCHEME:
                size = QSizeF(figure_size(EXAMPLES[name].figure())) * self._scale
                form.setWidth(round(size.width()))
                form.setHeight(round(size.height()))
                cursor = QTextCursor(self.document())
                cursor.setPosition(place)
                cursor.setPosition(place + 1, QTextCursor.MoveMode.KeepAnchor)
                cursor.setCharFormat(form)

    def _rect(self, block: QTextBlock) -> QRectF:
        layout = self.document().documentLayout()
        layout.documentSize()  # lays all of it out, so that the scroll bar reaches everything
        return layout.blockBoundingRect(block)


def _anchors(document: QTextDocument) -> dict[str, int]:
    """Where in the text each anchor's paragraph stands."""
    places: dict[str, int] = {}
    for block, fragment in _fragments(document):
        for name in fragment.charFormat().anchorNames():
            places.setdefault(name, block.position())
    return places


def _images(document: QTextDocument) -> list[tuple[int, QTextImageFormat]]:
    """Where each picture of the text stands, and its format."""
    return [
        (fragment.position(), fragment.charFormat().toImageFormat())
        for _, fragment in _fragments(document)
        if fragment.charFormat().isImageFormat()
    ]


def _fragments(document: QTextDocument) -> Iterator[tuple[QTextBlock, QTextFragment]]:
    """The pieces of the text that have one format each, and the paragraphs they belong to."""
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            yield block, part.fragment()
            part += 1
        block = block.next()
