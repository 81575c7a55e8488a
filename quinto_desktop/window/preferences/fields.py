"""The fields of the Preferences dialog, and the samples that show what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSizePolicy, QSlider, QWidget

from quinto_desktop.game import Settings
from quinto_desktop.rules import Card, parse_card
from quinto_desktop.window.forms.fields import FIELD_HEIGHT, ChoiceField, Field, Hint, Value
from quinto_desktop.window.look.card_art import CardArt, box_size, card_height, card_width
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.preferences.specs import Kind, Sample, Wish, choice_words
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


class SamplePainter(NamedTuple):
    """What the table is drawn with, as it is at the moment.

    Attributes:
        art: Draws the cards, of the pack that is chosen.
        theme: Tells the colours that are chosen.
    """

    art: CardArt
    theme: Callable[[], Theme]


class SampleView(QWidget):
    """Shows cards on a piece of the table, as they are drawn there now.

    Args:
        sample: What to show.
        painter: What to draw it with.
        parent: The page.
    """

    def __init__(self, sample: Sample, painter: SamplePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._sample = sample
        self._painter = painter
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
        art, theme = self._painter.art, self._painter.theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.felt_centre))
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
            painter.drawPixmap(corner.toPoint(), art.pixmap(name, width, self.devicePixelRatioF()))
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


class ChoiceWish(ChoiceField):
    """A setting that has one of a few values.

    Args:
        wish: The setting.
        parent: The page.
    """

    def __init__(self, wish: Wish, parent: QWidget) -> None:
        super().__init__(wish.title, parent)
        titles = choice_words(wish.setting)
        self._offered: dict[Value, tuple[str, str]] = {
            value: (title.replace("&", ""), wish.meaning) for value, title in titles.items()
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
    """A box to tick, as large as its words and drawn in their colour, in every theme.

    Args:
        parent: Where it lies.
    """

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


class SwitchWish(QWidget):
    """A setting that is on or off; a click anywhere on its words turns it.

    Signals:
        chosen(object): A person has turned it on or off.

    Args:
        wish: The setting.
        parent: The page.
    """

    chosen = Signal(object)

    def __init__(self, wish: Wish, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMinimumHeight(FIELD_HEIGHT)
        self.editor = TickBox(self)
        self.editor.setAccessibleName(wish.title.replace("&", ""))
        self.editor.setAccessibleDescription(wish.meaning)
        self.editor.toggled.connect(self.chosen.emit)
        label = QLabel(wish.title, self)
        label.setWordWrap(True)
        label.setBuddy(self.editor)
        label.setMinimumHeight(label.fontMetrics().lineSpacing() + _ROUND_TITLE)
        hint = Hint(self)
        hint.say(wish.meaning)
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


class LevelWish(Field):
    """A setting in per cent.

    Signals:
        chosen(object): A person has chosen another number, 0 to 100.

    Args:
        wish: The setting.
        parent: The page.
    """

    chosen = Signal(object)

    def __init__(self, wish: Wish, parent: QWidget) -> None:
        self.editor = QSlider(Qt.Orientation.Horizontal)
        super().__init__(wish.title, self.editor, parent)
        self.editor.setRange(0, 100)
        self.editor.setSingleStep(_STEP)
        self.editor.setPageStep(_PAGE)
        self.explain(wish.meaning)
        self._figure = QLabel(self)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._figure.setMinimumWidth(self._figure.fontMetrics().horizontalAdvance("100 % "))
        self.add_beside(self._figure)
        self.editor.valueChanged.connect(self._tell)
        self.editor.valueChanged.connect(self.chosen.emit)
        self._tell(0)

    def _tell(self, value: int) -> None:
        self._figure.setText(fill(self.tr("{number} %"), number=value))

    def show_value(self, value: object) -> None:
        """Show which number the setting has."""
        assert isinstance(value, int)
        with QSignalBlocker(self.editor):
            self.editor.setValue(value)
        self._tell(value)


WishField = ChoiceWish | SwitchWish | LevelWish

_FIELDS: dict[Kind, type[ChoiceWish] | type[SwitchWish] | type[LevelWish]] = {
    Kind.CHOICE: ChoiceWish,
    Kind.SWITCH: SwitchWish,
    Kind.LEVEL: LevelWish,
}


def field_of(wish: Wish, parent: QWidget) -> WishField:
    """A field that asks for a setting."""
    return _FIELDS[wish.kind](wish, parent)
