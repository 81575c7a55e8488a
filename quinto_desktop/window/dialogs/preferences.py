"""The preferences: every setting in one dialog, heeded as soon as it is chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game import Preferences
from quinto_desktop.window.dialogs.fields import enlarge, enlarge_rows
from quinto_desktop.window.dialogs.pane import Pane
from quinto_desktop.window.dialogs.wish_page import WishPage
from quinto_desktop.window.dialogs.wish_sample import SamplePainter
from quinto_desktop.window.dialogs.wishes import Page, pages
from quinto_desktop.window.help_desk import HelpDesk
from quinto_desktop.window.theme import text_zoom
from quinto_desktop.window.topics import offer_help

_FIRST_SIZE = QSize(740, 640)
_FRAME = QSize(16, 48)  # room for the window's own frame
_BESIDE_TITLES = 40
_NEW_WORDS = (QEvent.Type.LanguageChange, QEvent.Type.ApplicationFontChange)


class PreferencesDialog(QDialog):
    """Asks for every setting, page by page. There is nothing to confirm.

    It stays open beside the game, and shows what is changed elsewhere as well.

    Args:
        preferences: A person's wishes.
        samples: Draws what the pages show of the cards.
        desk: Explains what the keys are at.
        parent: The window.

    Attributes:
        contents: The list of the pages.
        pages: The pages by name.
    """

    def __init__(
        self,
        preferences: Preferences,
        samples: SamplePainter,
        desk: HelpDesk,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._preferences = preferences
        self._samples = samples
        self.contents = QListWidget(self)
        self.contents.setSpacing(2)
        self._stack = QStackedWidget(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.pages: dict[str, WishPage] = {}
        self._lay_out()
        self._write()
        self.contents.currentRowChanged.connect(self._stack.setCurrentIndex)
        self._buttons.rejected.connect(self.reject)
        preferences.changed.connect(self._show_settings)
        offer_help(self, desk)
        self.contents.setFocus()

    def show_page(self, name: str) -> None:
        """Turn to a page."""
        self.contents.setCurrentRow(list(self.pages).index(name))

    @Slot()
    def _show_settings(self) -> None:
        for page in self.pages.values():
            page.show_settings(self._preferences.settings)

    def event(self, event: QEvent) -> bool:
        """Speak another language, or write larger."""
        done = super().event(event)
        if event.type() in _NEW_WORDS:
            self._write()
        return done

    # --------------------------------------------------------------- putting it together
    def _write(self) -> None:
        """Put every word into its place; the page that is open stays so."""
        row = max(0, self.contents.currentRow())
        asked = self._focused_setting()
        self.setWindowTitle(self.tr("Preferences"))
        self.contents.setAccessibleName(self.tr("Pages"))
        self.contents.clear()
        self.pages.clear()
        while (old := self._stack.currentWidget()) is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        for page in pages():
            self._add(page)
        enlarge_rows(self.contents)
        widest = self.contents.sizeHintForColumn(0)
        self.contents.setFixedWidth(round(widest + _BESIDE_TITLES * text_zoom()))
        self._show_settings()
        self.contents.setCurrentRow(row)
        self._stack.setCurrentIndex(row)
        if asked:
            list(self.pages.values())[row].fields[asked].editor.setFocus()
        room = self.screen().availableGeometry().size() - _FRAME
        self.resize((_FIRST_SIZE * min(text_zoom(), 1.5)).boundedTo(room).expandedTo(self.size()))

    def _focused_setting(self) -> str:
        """The setting whose field the keys are at; empty if they are elsewhere."""
        for page in self.pages.values():
            for name, field in page.fields.items():
                if field.editor.hasFocus():
                    return name
        return ""

    def _add(self, page: Page) -> None:
        self.contents.addItem(page.title)
        widget = WishPage(page, self._samples, self)
        widget.chosen.connect(self._preferences.set)
        widget.restored.connect(self._preferences.restore)
        self.pages[page.name] = widget
        self._stack.addWidget(Pane(widget, self))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.contents)
        row.addWidget(self._stack, 1)
        enlarge(self._buttons)
        layout = QVBoxLayout(self)
        layout.addLayout(row, 1)
        layout.addWidget(self._buttons)
