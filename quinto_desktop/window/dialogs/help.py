"""The help: how to play, and the keys. It stays open beside the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QPalette, QShowEvent, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.window.dialogs.help_pages import page, sections
from quinto_desktop.window.marks import MarkKind, Marks
from quinto_desktop.window.theme import DARK, LIGHT, Theme, ui_font

_SIGN_SIZE = 15
_BESIDE_TITLES = 28
_OVER_HEADING = 10
_READING = (
    Qt.TextInteractionFlag.TextSelectableByMouse
    | Qt.TextInteractionFlag.TextSelectableByKeyboard
    | Qt.TextInteractionFlag.LinksAccessibleByMouse
    | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
)


class HelpDialog(QDialog):
    """How to play on one page, with its sections listed beside it.

    Args:
        parent: The window.
        section: The anchor of the section to open at, e.g. "s5" or "keys".
    """

    def __init__(self, parent: QWidget | None = None, section: str | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How to play Quinto"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._anchors = [part.anchor for part in sections()]
        self._anchor = section if section in self._anchors else self._anchors[0]
        self._turning = False
        self._starts: list[int] = []
        self._marks = Marks()
        self.contents = QListWidget(self)
        self.contents.addItems([part.title for part in sections()])
        self.contents.setAccessibleName(self.tr("Sections"))
        self.contents.currentRowChanged.connect(self._on_contents_row_changed)
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(self.tr("How to play"))
        self.text.setOpenLinks(False)
        self.text.setTextInteractionFlags(_READING)
        self.text.document().setDocumentMargin(16)
        self.text.document().setIndentWidth(22)
        self.text.verticalScrollBar().valueChanged.connect(self._on_text_scrolled)
        self._write()
        self._lay_out()
        self.resize(720, 500)
        self.contents.setFocus()

    def show_section(self, number: int) -> None:
        """Turn to a section by its number in the rules, e.g. 5 for the play.

        Args:
            number: The section; if the help has none of that number, nothing changes.
        """
        self.show_anchor(f"s{number}")

    def show_anchor(self, anchor: str) -> None:
        """Turn to a section by its anchor; to an unknown one, nothing changes."""
        if anchor not in self._anchors:
            return
        self._anchor = anchor
        self._turning = True
        self.contents.setCurrentRow(self._anchors.index(anchor))
        self.text.scrollToAnchor(anchor)
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() - _OVER_HEADING)
        self._turning = False

    # --------------------------------------------------------------- text and list together
    @Slot(int)
    def _on_contents_row_changed(self, row: int) -> None:
        if not self._turning and row >= 0:
            self.show_anchor(self._anchors[row])

    @Slot()
    def _on_text_scrolled(self) -> None:
        """Mark the section in the list that is being read."""
        if self._turning:
            return
        top = self.text.cursorForPosition(QPoint(24, 40)).position()
        begun = [row for row, start in enumerate(self._starts) if start <= top]
        self._turning = True
        self.contents.setCurrentRow(begun[-1] if begun else 0)
        self._turning = False
        self._anchor = self._anchors[self.contents.currentRow()]

    def _find_starts(self) -> list[int]:
        """Where each section starts in the text."""
        starts = []
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                starts.append(block.position())
            block = block.next()
        return starts

    # --------------------------------------------------------------- putting it together
    def _write(self) -> None:
        """Write the text in the colours of the desktop, which may be light or dark."""
        is_light = self.palette().color(QPalette.ColorRole.Base).lightness() > 128
        theme = LIGHT if is_light else DARK
        document = self.text.document()
        for sign, colour in _sign_colours(theme).items():
            pixmap = self._marks.pixmap(sign, colour, _SIGN_SIZE, self.devicePixelRatioF())
            kind = QTextDocument.ResourceType.ImageResource.value
            document.addResource(kind, QUrl(f"sign:{sign}"), pixmap)
        rule = theme.panel if is_light else theme.plate_line
        self._turning = True
        self.text.setHtml(page(theme.secondary_text, rule))
        self._turning = False
        self._starts = self._find_starts()

    def _lay_out(self) -> None:
        self.contents.setFont(ui_font(14))
        self.contents.setSpacing(3)
        self.contents.setFixedWidth(self.contents.sizeHintForColumn(0) + _BESIDE_TITLES)
        self.text.setFont(ui_font(14))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.contents)
        row.addWidget(self.text, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(row, 1)
        layout.addWidget(buttons)

    def showEvent(self, event: QShowEvent) -> None:
        """Turn to the section that was asked for, now that the page has its width."""
        super().showEvent(event)
        self.show_anchor(self._anchor)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop from light to dark."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._write()
            self.show_anchor(self._anchor)


def _sign_colours(theme: Theme) -> dict[MarkKind, str]:
    """The colour of each sign on a page of the theme's brightness."""
    red, black = theme.ladder_red, theme.ladder_black
    return {"heart": red, "diamond": red, "club": black, "spade": black, "crown": theme.crown}
