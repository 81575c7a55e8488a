"""The pages of the rule book, on the screen with the linked paragraph marked, and printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFragment,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from quinto_desktop.window.help.book import Inks, Section, page, sections
from quinto_desktop.window.help.examples import EXAMPLES
from quinto_desktop.window.help.figure_art import FIGURE_SCHEME, Pictures, column_width, figure_size
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import LIGHT, CurrentTheme, ui_font
from quinto_desktop.window.text.translation import translate

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

PAPER_INCHES = 5.9  # the width of the column on paper
_PICTURE_RATIO = 3.0
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
        return self.cursorForPosition(QPoint(self.viewport().width() // 2, 40)).position()

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
            with painting(self.viewport(), is_smooth=False) as painter:
                around = place.adjusted(-8, -4, 8, 4)
                painter.fillRect(around, QColor(self._look.theme.place))
                bar = QRectF(around.left() - _BAR_WIDTH, around.top(), _BAR_WIDTH, around.height())
                painter.fillRect(bar, QColor(self._look.theme.brass))
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


class PaperBook(QTextDocument):
    """The book's text for printing."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures = Pictures(PAPER)
        self.setDefaultFont(ui_font(14))
        self.setDocumentMargin(0)
        self.setIndentWidth(22)
        inks = Inks(link="#000000", secondary="#404040", rule="#A0A0A0")
        self.setHtml(page(sections(), inks, translate("Help", "How to play Quinto")))
        self.setTextWidth(column_width())

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        picture = self._pictures.at(QUrl(url), _PICTURE_RATIO)
        return picture if picture is not None else super().loadResource(kind, url)
