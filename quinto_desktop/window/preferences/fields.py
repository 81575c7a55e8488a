"""The fields of the Preferences dialog, and the samples that show what they do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSizePolicy, QSlider, QWidget

from quinto_desktop.game import Settings
from quinto_desktop.rules import Card, parse_card
from quinto_desktop.window.forms.fields import FIELD_HEIGHT, ChoiceField, Field, Hint, Value
from quinto_desktop.window.look.card_art import CardArt, box_size, card_height, card_width
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.preferences.specs import Sample, SettingSpec
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
    """Shows cards on a piece of the table, as they are drawn there now."""

    def __init__(self, sample: Sample, art: CardArt, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._sample = sample
        self._art, self._look = art, look
        look.changed.connect(self.update)
        self._cards: tuple[str, ...] = _DECK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            {
                Sample.DECK: self.tr("Some cards as they look now"),
                Sample.HAND: self.tr("A hand as it is sorted now"),
            }[sample]
        )

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards that are shown, from left to right."""
        return self._cards

    def sizeHint(self) -> QSize:
        """As high as a card with some table round it."""
        return QSize(360, _HEIGHT)

    def show_settings(self, settings: Settings) -> None:
        """Show the cards anew: they may look otherwise, or lie in another order."""
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
    """The sample hand as it lies by these settings, from left to right."""
    hand = [parse_card(name) for name in _HAND]
    return arrangement_of(settings).arranged(hand, Edge.NEAR)


_ROUND_TITLE = 10
_LEAST_TICK = 18
_FOCUS_ROOM = 4
_TICK = ((0.22, 0.52), (0.42, 0.72), (0.78, 0.28))
_STEP, _PAGE = 5, 20


class ChoiceSetting(ChoiceField):
    """A setting that has one of a few values."""

    def __init__(self, spec: SettingSpec, parent: QWidget) -> None:
        super().__init__(spec.title, parent)
        self._offered: dict[Value, tuple[str, str]] = {
            value: (title.replace("&", ""), spec.meaning) for value, title in spec.values.items()
        }

    @property
    def editor(self) -> QWidget:
        """What the keys reach."""
        return self.box

    def show_value(self, value: object) -> None:
        """Show which value the setting has."""
        assert value is None or isinstance(value, bool | str)
        self.offer(self._offered, value)


class TickBox(QCheckBox):
    """A box to tick, as large as its words and drawn in their colour, in every theme."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """As high as a line of text, with room for the sign of the focus."""
        side = max(_LEAST_TICK, self.fontMetrics().height()) + 2 * _FOCUS_ROOM
        return QSize(side, side)

    def hitButton(self, spot: QPoint) -> bool:
        """All of it can be hit."""
        return self.rect().contains(spot)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a frame, and the tick if there is one."""
        side = max(_LEAST_TICK, self.fontMetrics().height()) - 1
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        palette = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 5, 5)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.WindowText), 1.4))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(box, 3, 3)
        if self.isChecked():
            pen = QPen(palette.color(QPalette.ColorRole.Text), side / 7)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corners = [box.topLeft() + QPointF(x, y) * side for x, y in _TICK]
            painter.drawPolyline(corners)
        painter.end()


class SwitchSetting(QWidget):
    """A setting that is on or off; a click anywhere on its words turns it.

    Attributes:
        chosen: The signal that a person has turned it on or off.
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
        """Hear the release as well."""
        event.setAccepted(event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the words is one on the tick."""
        if self.rect().contains(event.position().toPoint()):
            self.editor.setFocus(Qt.FocusReason.MouseFocusReason)
            self.editor.click()


class LevelSetting(Field):
    """A setting in per cent.

    Attributes:
        chosen: The signal that a person has chosen another number, 0 to 100.
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
        self.editor.valueChanged.connect(self._tell)
        self.chosen = self.editor.valueChanged
        self._tell(0)

    def _tell(self, value: int) -> None:
        self._figure.setText(fill(self.tr("{number} %"), number=value))

    def show_value(self, value: object) -> None:
        """Show which number the setting has."""
        assert isinstance(value, int)
        with QSignalBlocker(self.editor):
            self.editor.setValue(value)
        self._tell(value)


SettingField = ChoiceSetting | SwitchSetting | LevelSetting


def field_of(spec: SettingSpec, parent: QWidget) -> SettingField:
    """A field that asks for a setting."""
    if spec.values:
        return ChoiceSetting(spec, parent)
    return LevelSetting(spec, parent) if spec.is_level else SwitchSetting(spec, parent)
