"""The fields of the settings, and the samples above them that show the cards as they look now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from quinto_desktop.game import Settings
from quinto_desktop.rules import Card, parse_card
from quinto_desktop.window.controls.drop_down import Level, TickBox
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, ChoiceField, Field, FieldValue, Hint
from quinto_desktop.window.look.card_art import CardArt, box_size, card_height, card_width
from quinto_desktop.window.look.surfaces import baize, paint_cloth
from quinto_desktop.window.look.theme import themed_pen
from quinto_desktop.window.setup.preference_specs import Sample, SettingSpec
from quinto_desktop.window.table.arrangement import arrangement_of
from quinto_desktop.window.table.geometry import Edge
from quinto_desktop.window.text.translation import fill

_DECK = ("back", "HA", "SK", "D5", "CQ", "HJ", "QR")
_HAND = ("HK", "H9", "H5", "DA", "DJ", "D4", "CT", "C7", "C2", "SA", "S8", "QR")
_HEIGHT, _LOW_HEIGHT = 128, 96
_LOW_SCREEN = 700
_ROOM = 12
_CORNER = 10
_GAP_OF_WIDTH = 1.12
_STEP_OF_WIDTH = 0.5


class SampleView(QWidget):
    """Shows sample cards on the felt, as the table draws them now."""

    heard_as = QAccessible.Role.Graphic

    def __init__(self, sample: Sample, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._sample = sample
        self._art, self._look = art, art.look
        art.look.changed.connect(self.update)
        self._cards: tuple[str, ...] = _DECK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            {Sample.DECK: self.tr("Sample cards"), Sample.HAND: self.tr("Sample hand")}[sample]
        )

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards shown, from left to right."""
        return self._cards

    def sizeHint(self) -> QSize:
        is_low = self.screen().availableGeometry().height() < _LOW_SCREEN
        return QSize(360, _LOW_HEIGHT if is_low else _HEIGHT)

    def show_settings(self, settings: Settings) -> None:
        if self._sample is Sample.HAND:
            self._cards = tuple([str(card) for card in in_order(settings)])
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        whole = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
        painter.setClipPath(outline)
        paint_cloth(painter, whole, baize(whole.center(), 0.6 * whole.width(), theme), theme)
        painter.setClipping(False)
        painter.strokePath(outline, themed_pen(theme, theme.hair, 1))
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
        return self.box

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
