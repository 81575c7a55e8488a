"""The Preferences dialog and its pages."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game import Preferences, Settings
from quinto_desktop.window.forms.fields import (
    FIELD_HEIGHT,
    Field,
    Pane,
    align_labels,
    enlarge,
    enlarge_rows,
)
from quinto_desktop.window.forms.topics import tie
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.theme import CurrentTheme, text_zoom
from quinto_desktop.window.preferences.fields import SampleView, SettingField, field_of
from quinto_desktop.window.preferences.specs import Page, pages
from quinto_desktop.window.text.card_text import fill

_FIRST = Settings()


class SettingPage(QWidget):
    """Asks for the settings of a page.

    Args:
        page: What it asks for.
        preferences: A person's settings.
        sample: Shows on the cards what the settings do; None if there is nothing to see.
        parent: The dialog.

    Attributes:
        fields: What asks for each setting, by its name.
        restore: Makes all of the page as at the first start.
    """

    def __init__(
        self, page: Page, preferences: Preferences, sample: SampleView | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._page, self._preferences = page, preferences
        self.setAccessibleName(page.title)
        self.fields: dict[str, SettingField] = {}
        for spec in page.settings:
            field = self.fields[spec.name] = field_of(spec, self)
            field.chosen.connect(partial(preferences.set, spec.name))
            tie(field, spec.anchor)
        self.sample = sample
        self.restore = QPushButton(self.tr("As at the first &start"), self)
        self.restore.setAccessibleDescription(
            fill(self.tr("Undoes all choices of the page “{page}”."), page=page.title)
        )
        self.restore.setAutoDefault(False)
        self.restore.setMinimumHeight(FIELD_HEIGHT)
        self.restore.clicked.connect(lambda: preferences.restore(self.fields))
        self._lay_out()
        preferences.changed.connect(self._show_settings)
        self._show_settings()

    @Slot()
    def _show_settings(self) -> None:
        settings = self._preferences.settings
        for spec in self._page.settings:
            field = self.fields[spec.name]
            field.show_value(getattr(settings, spec.name))
            if spec.needs:
                field.setEnabled(bool(getattr(settings, spec.needs)))
        self.restore.setEnabled(
            any(getattr(settings, name) != getattr(_FIRST, name) for name in self.fields)
        )
        if self.sample is not None:
            self.sample.show_settings(settings)

    def _lay_out(self) -> None:
        labelled = [field for field in self.fields.values() if isinstance(field, Field)]
        if labelled:
            align_labels(labelled)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 12, 4)
        layout.setSpacing(12)
        if self.sample is not None:
            layout.addWidget(self.sample)
        for field in self.fields.values():
            layout.addWidget(field)
        layout.addStretch(1)
        layout.addWidget(self.restore, 0, Qt.AlignmentFlag.AlignTrailing)


_FIRST_SIZE = QSize(740, 640)
_FRAME = QSize(16, 48)  # room for the window's own frame
_BESIDE_TITLES = 40
_NEW_WORDS = (QEvent.Type.LanguageChange, QEvent.Type.ApplicationFontChange)


class PreferencesDialog(QDialog):
    """Asks for every setting, page by page. There is nothing to confirm.

    It stays open beside the game, and shows what is changed elsewhere as well.

    Args:
        preferences: A person's settings.
        art: Draws the cards that the pages show.
        look: The theme.
        parent: The window.

    Attributes:
        contents: The list of the pages.
        pages: The pages by name.
    """

    def __init__(
        self,
        preferences: Preferences,
        art: CardArt,
        look: CurrentTheme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._preferences = preferences
        self._art, self._look = art, look
        self.contents = QListWidget(self)
        self.contents.setSpacing(2)
        self._stack = QStackedWidget(self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.pages: dict[str, SettingPage] = {}
        self._lay_out()
        self._write()
        self.contents.currentRowChanged.connect(self._stack.setCurrentIndex)
        self._buttons.rejected.connect(self.reject)
        self.contents.setFocus()

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
        sample = page.sample and SampleView(page.sample, self._art, self._look, self)
        widget = SettingPage(page, self._preferences, sample, self)
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
