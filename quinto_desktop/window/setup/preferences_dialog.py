"""The Preferences dialog: every setting, page by page."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QPushButton, QSizePolicy, QStackedWidget, QWidget

from quinto_desktop.game import Preferences, Settings
from quinto_desktop.window.controls.fields import (
    FIELD_HEIGHT,
    Divider,
    Field,
    Hint,
    Pane,
    Part,
    align_labels,
    column,
    enlarge_rows,
    heading,
    row,
)
from quinto_desktop.window.controls.messages import tie
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.styling import PlateDialog, make_quiet
from quinto_desktop.window.look.theme import BODY_TEXT, text_zoom, theme_of, ui_font
from quinto_desktop.window.setup.preference_fields import (
    SampleView,
    SettingField,
    SwitchSetting,
    field_of,
)
from quinto_desktop.window.setup.preference_specs import Page, pages
from quinto_desktop.window.text.translation import fill

_FIRST = Settings()


class SettingPage(QWidget):
    """The fields for the settings of a page."""

    heard_as = QAccessible.Role.Grouping

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
        self.restore = QPushButton(self.tr("Restore &defaults"), self)
        self.restore.setAccessibleDescription(
            fill(self.tr("Resets every choice on the page “{page}”."), page=page.title)
        )
        make_quiet(self.restore)
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
        parts: list[Part] = [] if self.sample is None else [self.sample]
        has_choices = False
        for field in self.fields.values():
            if has_choices and isinstance(field, SwitchSetting):
                parts.append(Divider(self, is_level=True))
                has_choices = False
            has_choices = has_choices or not isinstance(field, SwitchSetting)
            parts.append(field)
        self.setLayout(column(*parts, None, gap=12, edges=(20, 20, 20, 8)))


_FIRST_SIZE = QSize(800, 624)
_EDGE = 10
_FRAME = QSize(16, 48)  # allowance for the window frame
_BESIDE_TITLES = 56
_NEW_WORDS = (QEvent.Type.LanguageChange, QEvent.Type.ApplicationFontChange)


class PreferencesDialog(PlateDialog):
    """Shows every setting, page by page. Changes apply at once."""

    def __init__(
        self, preferences: Preferences, art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._preferences = preferences
        self._art, self._look = art, art.look
        self._rail = Rail(self)
        self.contents = QListWidget(self._rail)
        self._title = heading("", self._rail, 20)
        self._stack, self._restores = QStackedWidget(self), QStackedWidget(self)
        self._told = Hint(self)
        self.done_button = QPushButton(self)
        self.pages: dict[str, SettingPage] = {}
        self._lay_out()
        self._write()
        preferences.changed.connect(self._on_preferences_changed)
        self.contents.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.contents.currentRowChanged.connect(self._restores.setCurrentIndex)
        self.done_button.clicked.connect(self.reject)
        self.contents.setFocus()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in _NEW_WORDS:
            self._write()
        return done

    @Slot()
    def _on_preferences_changed(self) -> None:
        if self._preferences.settings.show_everything != self._has_everything:
            self._write()

    # --------------------------------------------------------------- construction
    def _write(self) -> None:
        self.setFont(ui_font(BODY_TEXT * self.scale))
        current = max(0, self.contents.currentRow())
        asked = self._focused_setting()
        self.setWindowTitle(self.tr("Preferences"))
        self._title.setText(self.tr("Preferences"))
        self._told.say(self.tr("Takes effect at once"))
        self.done_button.setText(self.tr("Done"))
        self.contents.setAccessibleName(self.tr("Pages"))
        self.contents.clear()
        self.pages.clear()
        while (old := self._stack.currentWidget()) is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        while (restore := self._restores.currentWidget()) is not None:
            self._restores.removeWidget(restore)
            restore.deleteLater()
        self._has_everything = self._preferences.settings.show_everything
        for page in pages(everything=self._has_everything):
            self._add(page)
        QWidget.setTabOrder([*self.pages.values()][-1].restore, self.done_button)
        enlarge_rows(self.contents, self.scale)
        widest = self.contents.sizeHintForColumn(0)
        rail = round(widest + _BESIDE_TITLES * text_zoom() * self.scale)
        self._rail.setFixedWidth(max(rail, self._title.sizeHint().width()))
        self.contents.setCurrentRow(current)
        self._stack.setCurrentIndex(current)
        self._restores.setCurrentIndex(current)
        if asked:
            list(self.pages.values())[current].fields[asked].editor.setFocus()
        room = self.screen().availableGeometry().size() - _FRAME
        wanted = _FIRST_SIZE * (self.scale * min(text_zoom(), 1.5))
        self.resize(wanted.boundedTo(room).expandedTo(self.size()))

    def _focused_setting(self) -> str:
        for page in self.pages.values():
            for name, field in page.fields.items():
                if field.editor.hasFocus():
                    return name
        return ""

    def _add(self, page: Page) -> None:
        self.contents.addItem(page.title)
        sample = page.sample and SampleView(page.sample, self._art, self)
        widget = SettingPage(page, self._preferences, sample, self)
        self.pages[page.name] = widget
        self._stack.addWidget(Pane(widget, self))
        self._restores.addWidget(widget.restore)

    def _lay_out(self) -> None:
        self._title.setContentsMargins(20, 0, 8, 0)
        rail = column(self._title, (self.contents, 1), gap=12, edges=(0, 16, 1, 8))
        self._rail.setLayout(rail)
        self._told.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.done_button.setDefault(True)
        self.done_button.setMinimumHeight(FIELD_HEIGHT)
        self._restores.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        foot = row(self._restores, None, gap=12, edges=(8, 8, 20, 14))
        foot.addWidget(self._told, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.done_button)
        side = column((self._stack, 1), foot, gap=0)
        edges = [round(_EDGE * self.scale)] * 4
        self.setLayout(row(self._rail, (side, 1), gap=0, edges=edges))


class Rail(QWidget):
    """The ground of the list of pages, at the leading side of the dialog."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self.window().palette())
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.field))
        is_mirrored = self.isRightToLeft()
        x = 0 if is_mirrored else self.width() - 1
        painter.fillRect(x, 0, 1, self.height(), QColor(theme.hair))
        painter.end()
