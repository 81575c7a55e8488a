"""The fields of the preferences: each shows one setting, and tells what a person makes of it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSlider, QWidget

from quinto_desktop.window.card_words import fill
from quinto_desktop.window.dialogs.fields import FIELD_HEIGHT, ChoiceField, Field, Hint, Value
from quinto_desktop.window.dialogs.wishes import Kind, Wish
from quinto_desktop.window.wish_words import choice_words

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
