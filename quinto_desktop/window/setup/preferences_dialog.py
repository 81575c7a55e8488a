"""The Preferences dialog: every setting, page by page, with samples of the cards."""

from __future__ import annotations

from functools import partial
from itertools import chain

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QAccessible, QColor, QFont, QMouseEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStackedWidget,
    QWidget,
)

from quinto_desktop.game import Preferences, Settings
from quinto_desktop.rules import Card, parse_card
from quinto_desktop.window.controls.drop_down import TickBox
from quinto_desktop.window.controls.fields import (
    FIELD_HEIGHT,
    ChoiceField,
    Divider,
    Field,
    FieldValue,
    Hint,
    Pane,
    Part,
    align_labels,
    column,
    enlarge_rows,
    heading,
    row,
)
from quinto_desktop.window.look.card_art import CardArt, box_size, card_height, card_width
from quinto_desktop.window.look.keyboard import tie
from quinto_desktop.window.look.styling import PlateDialog, make_quiet
from quinto_desktop.window.look.surfaces import baize, paint_cloth, painting
from quinto_desktop.window.look.theme import BODY_TEXT, text_zoom, theme_of, themed_pen, ui_font
from quinto_desktop.window.setup.preference_specs import Page, Sample, SettingSpec, pages
from quinto_desktop.window.table.arrangement import arrangement_of
from quinto_desktop.window.table.measures import Edge
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
        was_choice = False
        for field in self.fields.values():
            is_choice = not isinstance(field, SwitchSetting)
            if was_choice and not is_choice:
                parts.append(Divider(self, is_level=True))
            was_choice = is_choice
            parts.append(field)
        self.setLayout(column(*parts, None, gap=12, edges=(20, 20, 20, 8)))


_FIRST_SIZE = QSize(800, 624)
_EDGE = 10
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
        self._art, self._rail = art, Rail(self)
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
        fields = chain.from_iterable(page.fields.items() for page in self.pages.values())
        asked = next((name for name, field in fields if field.editor.hasFocus()), "")
        self.setWindowTitle(self.tr("Preferences"))
        self._title.setText(self.tr("Preferences"))
        self._told.say(self.tr("Takes effect at once"))
        self.done_button.setText(self.tr("Done"))
        self.contents.setAccessibleName(self.tr("Pages"))
        self.contents.clear()
        self.pages.clear()
        for stack in (self._stack, self._restores):
            while (old := stack.currentWidget()) is not None:
                stack.removeWidget(old)
                old.deleteLater()
        self._has_everything = self._preferences.settings.show_everything
        for page in pages(everything=self._has_everything):
            self._add(page)
        QWidget.setTabOrder([*self.pages.values()][-1].restore, self.done_button)
        enlarge_rows(self.contents, self.scale)
        widest = self.contents.sizeHintForColumn(0)
        rail = round(widest + _BESIDE_TITLES * text_zoom() * self.scale)
        self._rail.setFixedWidth(max(rail, self._title.sizeHint().width()))
        self.contents.setCurrentRow(current)
        if asked:
            list(self.pages.values())[current].fields[asked].editor.setFocus()
        wanted = _FIRST_SIZE * (self.scale * min(text_zoom(), 1.5))
        self.resize(wanted.boundedTo(self.room()).expandedTo(self.size()))

    def _add(self, page: Page) -> None:
        self.contents.addItem(page.title)
        sample = page.sample and SampleView(page.sample, self._art, self)
        widget = SettingPage(page, self._preferences, sample, self)
        self.pages[page.name] = widget
        self._stack.addWidget(Pane(widget, self))
        self._restores.addWidget(widget.restore)

    def _lay_out(self) -> None:
        self._title.setContentsMargins(20, 0, 8, 0)
        self._rail.setLayout(column(self._title, (self.contents, 1), gap=12, edges=(0, 16, 1, 8)))
        self._told.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.done_button.setDefault(True)
        self._restores.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        foot = row(self._restores, None, gap=12, edges=(8, 8, 20, 14))
        foot.addWidget(self._told, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.done_button)
        side = column((self._stack, 1), foot, gap=0)
        self.setLayout(row(self._rail, (side, 1), gap=0, edges=[round(_EDGE * self.scale)] * 4))


class Rail(QWidget):
    """The ground of the list of pages, at the leading side of the dialog."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self.window().palette())
        with painting(self, is_smooth=False) as painter:
            painter.fillRect(self.rect(), QColor(theme.field))
            x = 0 if self.isRightToLeft() else self.width() - 1
            painter.fillRect(x, 0, 1, self.height(), QColor(theme.hair))


_DECK = ("back", "HA", "SK", "D5", "CQ", "HJ", "QR")
_HAND = ("HK", "H9", "H5", "DA", "DJ", "D4", "CT", "C7", "C2", "SA", "S8", "QR")
_HEIGHT, _LOW_HEIGHT = 128, 96
_LOW_SCREEN = 700
_ROOM, _CORNER = 12, 10
_GAP_OF_WIDTH, _STEP_OF_WIDTH = 1.12, 0.5


class SampleView(QWidget):
    """Shows sample `cards` on the felt, from left to right, as the table draws them now."""

    heard_as = QAccessible.Role.Graphic

    def __init__(self, sample: Sample, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._sample, self._art = sample, art
        self.cards: tuple[str, ...] = _DECK
        art.look.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            {Sample.DECK: self.tr("Sample cards"), Sample.HAND: self.tr("Sample hand")}[sample]
        )

    def sizeHint(self) -> QSize:
        is_low = self.screen().availableGeometry().height() < _LOW_SCREEN
        return QSize(360, _LOW_HEIGHT if is_low else _HEIGHT)

    def show_settings(self, settings: Settings) -> None:
        if self._sample is Sample.HAND:
            self.cards = tuple([str(card) for card in in_order(settings)])
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            theme, whole = self._art.look.theme, QRectF(self.rect())
            outline = QPainterPath()
            outline.addRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
            painter.setClipPath(outline)
            paint_cloth(painter, whole, baize(whole.center(), 0.6 * whole.width(), theme), theme)
            painter.setClipping(False)
            painter.strokePath(outline, themed_pen(theme, theme.hair, 1))
            count = len(self.cards)
            share = _GAP_OF_WIDTH if self._sample is Sample.DECK else _STEP_OF_WIDTH
            highest = (self.height() - 2 * _ROOM) / card_height(1000) * 1000
            width = card_width(min(highest, (self.width() - 2 * _ROOM) / (1 + share * (count - 1))))
            step = share * width
            first = (self.width() - step * (count - 1)) / 2
            box = box_size(width)
            for place, name in enumerate(self.cards):
                corner = QPointF(
                    first + place * step - box.width() / 2, (self.height() - box.height()) / 2
                )
                card = self._art.pixmap(name, width, self.devicePixelRatioF())
                painter.drawPixmap(corner.toPoint(), card)


def in_order(settings: Settings) -> tuple[Card, ...]:
    """The sample hand as sorted by these settings, from left to right."""
    return arrangement_of(settings).arranged([parse_card(name) for name in _HAND], Edge.NEAR)


_ROUND_TITLE = 10
_STEP, _PAGE = 5, 20


class ChoiceSetting(ChoiceField):
    """A setting with a list of values."""

    def __init__(self, spec: SettingSpec, parent: QWidget) -> None:
        super().__init__(spec.title, parent)
        self.editor = self.box
        self._offered: dict[FieldValue, tuple[str, str]] = {
            value: (title.replace("&", ""), spec.meaning) for value, title in spec.values.items()
        }

    def show_value(self, value: object) -> None:
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
        with QSignalBlocker(self.editor):
            self.editor.setChecked(bool(value))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, to receive the release as well."""
        event.setAccepted(event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.editor.setFocus(Qt.FocusReason.MouseFocusReason)
            self.editor.click()


class LevelSetting(Field):
    """A setting in per cent; its signal `chosen` has another number, 0 to 100."""

    def __init__(self, spec: SettingSpec, parent: QWidget) -> None:
        self.editor = QSlider(Qt.Orientation.Horizontal)
        super().__init__(spec.title, self.editor, parent)
        self.editor.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt would give it to the wheel
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
