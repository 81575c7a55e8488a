"""The Preferences dialog: its pages, their fields, and the samples that show their effect."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QAccessible, QColor, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game import Preferences, Settings
from quinto_desktop.window.controls.drop_down import Level, TickBox
from quinto_desktop.window.controls.fields import (
    FIELD_HEIGHT,
    ChoiceField,
    Divider,
    Field,
    FieldValue,
    Hint,
    Pane,
    align_labels,
    enlarge_rows,
    heading,
)
from quinto_desktop.window.controls.topics import tie
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.styling import PlateDialog, make_primary, make_quiet
from quinto_desktop.window.look.theme import BODY_TEXT, CurrentTheme, text_zoom, theme_of, ui_font
from quinto_desktop.window.setup.preference_sample import SampleView
from quinto_desktop.window.setup.preference_specs import Page, SettingSpec, pages
from quinto_desktop.window.text.translation import fill

_ROUND_TITLE = 10
_STEP, _PAGE = 5, 20


class ChoiceSetting(ChoiceField):
    """A setting with a list of values."""

    def __init__(self, spec: SettingSpec, parent: QWidget) -> None:
        super().__init__(spec.title, parent)
        self._offered: dict[FieldValue, tuple[str, str]] = {
            value: (title.replace("&", ""), spec.meaning) for value, title in spec.values.items()
        }

    @property
    def editor(self) -> QWidget:
        """The widget that takes the focus."""
        return self.box

    def show_value(self, value: object) -> None:
        """Show the setting's value."""
        assert value is None or isinstance(value, int | str)
        self.offer(self._offered, value)


class SwitchSetting(QWidget):
    """A setting that is on or off; a click anywhere on its text toggles it."""

    def __init__(self, spec: SettingSpec, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMinimumHeight(FIELD_HEIGHT)
        self.editor = TickBox(self)
        self.editor.setAccessibleName(spec.title.replace("&", ""))
        self.editor.setAccessibleDescription(spec.meaning)
        self.chosen = self.editor.toggled
        label = QLabel(spec.title, self)
        label.setWordWrap(True)
        label.setBuddy(self.editor)
        label.setMinimumHeight(label.fontMetrics().lineSpacing() + _ROUND_TITLE)
        hint = Hint(self)
        hint.say(spec.meaning)
        for text in (label, hint):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(0)
        bold = QFont(label.font())
        bold.setWeight(QFont.Weight.DemiBold)
        label.setFont(bold)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self.editor, 0, 0)
        layout.addWidget(label, 0, 1)
        layout.addWidget(hint, 1, 1)

    def show_value(self, value: object) -> None:
        """Show whether the setting is on."""
        with QSignalBlocker(self.editor):
            self.editor.setChecked(bool(value))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, to receive the release as well."""
        event.setAccepted(event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Treat a click on the text as one on the box."""
        if self.rect().contains(event.position().toPoint()):
            self.editor.setFocus(Qt.FocusReason.MouseFocusReason)
            self.editor.click()


class LevelSetting(Field):
    """A setting in per cent.

    Attributes:
        chosen: The signal that the user has chosen another number, 0 to 100.
    """

    def __init__(self, spec: SettingSpec, parent: QWidget) -> None:
        self.editor = Level()
        super().__init__(spec.title, self.editor, parent)
        self.editor.setRange(0, 100)
        self.editor.setSingleStep(_STEP)
        self.editor.setPageStep(_PAGE)
        self.explain(spec.meaning)
        self._figure = QLabel(self)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._figure.setMinimumWidth(self._figure.fontMetrics().horizontalAdvance("100 % "))
        self.add_beside(self._figure)
        self.editor.valueChanged.connect(self._show_figure)
        self.chosen = self.editor.valueChanged
        self._show_figure(0)

    def _show_figure(self, value: int) -> None:
        self._figure.setText(fill(self.tr("{number}%"), number=value))

    def show_value(self, value: object) -> None:
        """Show the setting's number."""
        assert isinstance(value, int)
        with QSignalBlocker(self.editor):
            self.editor.setValue(value)
        self._show_figure(value)


SettingField = ChoiceSetting | SwitchSetting | LevelSetting


def field_of(spec: SettingSpec, parent: QWidget) -> SettingField:
    """The field for a setting."""
    if spec.values:
        return ChoiceSetting(spec, parent)
    return LevelSetting(spec, parent) if spec.is_level else SwitchSetting(spec, parent)


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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 8)
        layout.setSpacing(12)
        if self.sample is not None:
            layout.addWidget(self.sample)
        has_choices = False
        for field in self.fields.values():
            if has_choices and isinstance(field, SwitchSetting):
                layout.addWidget(Divider(self, is_level=True))
                has_choices = False
            has_choices = has_choices or not isinstance(field, SwitchSetting)
            layout.addWidget(field)
        layout.addStretch(1)


_FIRST_SIZE = QSize(800, 624)
_EDGE = 10
_FRAME = QSize(16, 48)  # allowance for the window frame
_BESIDE_TITLES = 56
_NEW_WORDS = (QEvent.Type.LanguageChange, QEvent.Type.ApplicationFontChange)


class PreferencesDialog(PlateDialog):
    """Shows every setting, page by page. Changes apply at once.

    It stays open beside the game, and follows changes made elsewhere.
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
        self._rail = Rail(self)
        self.contents = QListWidget(self._rail)
        self._title = heading("", self._rail, 20)
        self._stack, self._restores = QStackedWidget(self), QStackedWidget(self)
        self._told = Hint(self)
        self.done_button = QPushButton(self)
        self.pages: dict[str, SettingPage] = {}
        self._lay_out()
        self._write()
        self.contents.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.contents.currentRowChanged.connect(self._restores.setCurrentIndex)
        self.done_button.clicked.connect(self.reject)
        self.contents.setFocus()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in _NEW_WORDS:
            self._write()
        return done

    # --------------------------------------------------------------- construction
    def _write(self) -> None:
        self.setFont(ui_font(BODY_TEXT * self.scale))
        row = max(0, self.contents.currentRow())
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
        for page in pages():
            self._add(page)
        QWidget.setTabOrder([*self.pages.values()][-1].restore, self.done_button)
        enlarge_rows(self.contents, self.scale)
        widest = self.contents.sizeHintForColumn(0)
        rail = round(widest + _BESIDE_TITLES * text_zoom() * self.scale)
        self._rail.setFixedWidth(max(rail, self._title.sizeHint().width()))
        self.contents.setCurrentRow(row)
        self._stack.setCurrentIndex(row)
        self._restores.setCurrentIndex(row)
        if asked:
            list(self.pages.values())[row].fields[asked].editor.setFocus()
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
        sample = page.sample and SampleView(page.sample, self._art, self._look, self)
        widget = SettingPage(page, self._preferences, sample, self)
        self.pages[page.name] = widget
        self._stack.addWidget(Pane(widget, self))
        self._restores.addWidget(widget.restore)

    def _lay_out(self) -> None:
        rail = QVBoxLayout(self._rail)
        rail.setContentsMargins(0, 16, 1, 8)
        rail.setSpacing(12)
        self._title.setContentsMargins(20, 0, 8, 0)
        rail.addWidget(self._title)
        rail.addWidget(self.contents, 1)
        self._told.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        make_primary(self.done_button)
        self.done_button.setMinimumHeight(FIELD_HEIGHT)
        self._restores.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 8, 20, 14)
        foot.setSpacing(12)
        foot.addWidget(self._restores)
        foot.addStretch(1)
        foot.addWidget(self._told, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.done_button)
        side = QVBoxLayout()
        side.setSpacing(0)
        side.addWidget(self._stack, 1)
        side.addLayout(foot)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(*([round(_EDGE * self.scale)] * 4))
        layout.setSpacing(0)
        layout.addWidget(self._rail)
        layout.addLayout(side, 1)


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
