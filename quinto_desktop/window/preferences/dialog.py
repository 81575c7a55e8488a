"""The Preferences dialog: its pages, their fields, and the samples that show their effect."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from quinto_desktop.game import Preferences, Settings
from quinto_desktop.rules import Card, parse_card
from quinto_desktop.window.forms.fields import (
    FIELD_HEIGHT,
    ChoiceField,
    Field,
    FieldValue,
    Hint,
    Pane,
    TickBox,
    align_labels,
    enlarge,
    enlarge_rows,
)
from quinto_desktop.window.forms.topics import tie
from quinto_desktop.window.look.card_art import CardArt, box_size, card_height, card_width
from quinto_desktop.window.look.theme import CurrentTheme, text_zoom
from quinto_desktop.window.preferences.specs import Page, Sample, SettingSpec, pages
from quinto_desktop.window.table.arrangement import arrangement_of
from quinto_desktop.window.table.geometry import Edge
from quinto_desktop.window.text.card_text import fill

_DECK = ("back", "HA", "D5", "CQ", "S4", "QR")
_HAND = ("HK", "H9", "H5", "DA", "DJ", "D4", "CT", "C7", "C2", "SA", "S8", "QR")
_HEIGHT = 128
_ROOM = 12
_CORNER = 8
_GAP_OF_WIDTH = 1.12
_STEP_OF_WIDTH = 0.5


class SampleView(QWidget):
    """Shows sample cards on the felt, as the table draws them now."""

    def __init__(self, sample: Sample, art: CardArt, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._sample = sample
        self._art, self._look = art, look
        look.changed.connect(self.update)
        self._cards: tuple[str, ...] = _DECK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            {
                Sample.DECK: self.tr("Sample cards"),
                Sample.HAND: self.tr("Sample hand"),
            }[sample]
        )

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards shown, from left to right."""
        return self._cards

    def sizeHint(self) -> QSize:
        """The height of a card with some felt round it."""
        return QSize(360, _HEIGHT)

    def show_settings(self, settings: Settings) -> None:
        """Redraw the cards, as their look or order may have changed."""
        if self._sample is Sample.HAND:
            self._cards = tuple([str(card) for card in in_order(settings)])
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.felt_centre))
        painter.drawRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)
        count = len(self._cards)
        share = _GAP_OF_WIDTH if self._sample is Sample.DECK else _STEP_OF_WIDTH
        highest = (self.height() - 2 * _ROOM) / card_height(1000) * 1000
        width = card_width(min(highest, (self.width() - 2 * _ROOM) / (1 + share * (count - 1))))
        step = share * width
        first = (self.width() - step * (count - 1)) / 2
        box = box_size(width)
        for place, name in enumerate(self._cards):
            corner = QPointF(
                first + place * step - box.width() / 2, (self.height() - box.height()) / 2
            )
            card = self._art.pixmap(name, width, self.devicePixelRatioF())
            painter.drawPixmap(corner.toPoint(), card)
        painter.end()


def in_order(settings: Settings) -> tuple[Card, ...]:
    """The sample hand as sorted by these settings, from left to right."""
    hand = [parse_card(name) for name in _HAND]
    return arrangement_of(settings).arranged(hand, Edge.NEAR)


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
        assert value is None or isinstance(value, bool | str)
        self.offer(self._offered, value)


class SwitchSetting(QWidget):
    """A setting that is on or off; a click anywhere on its text toggles it.

    Attributes:
        chosen: The signal that the user has toggled it.
    """

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
        layout.setHorizontalSpacing(10)
        layout.setVerticalSpacing(0)
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
        self.editor = QSlider(Qt.Orientation.Horizontal)
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
        self._figure.setText(fill(self.tr("{number} %"), number=value))

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
    """The fields for the settings of a page.

    Attributes:
        fields: The field of each setting, by the setting's name.
        restore: The button that restores the page's defaults.
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
        self.restore = QPushButton(self.tr("Restore default&s"), self)
        self.restore.setAccessibleDescription(
            fill(self.tr("Resets every choice on the page “{page}”."), page=page.title)
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
_FRAME = QSize(16, 48)  # allowance for the window frame
_BESIDE_TITLES = 40
_NEW_WORDS = (QEvent.Type.LanguageChange, QEvent.Type.ApplicationFontChange)


class PreferencesDialog(QDialog):
    """Shows every setting, page by page. Changes apply at once.

    It stays open beside the game, and follows changes made elsewhere.

    Attributes:
        contents: The list of pages.
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
        """Follow a change of language or font."""
        done = super().event(event)
        if event.type() in _NEW_WORDS:
            self._write()
        return done

    # --------------------------------------------------------------- construction
    def _write(self) -> None:
        """Write every text anew; the open page stays open."""
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
        """The setting whose field has the focus; empty if none has."""
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
