"""The fields of the preferences: each shows one setting, and tells what a person makes of it."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSlider, QWidget

from quinto_desktop.window.card_words import fill
from quinto_desktop.window.dialogs.fields import FIELD_HEIGHT, ChoiceField, Field, Hint, Value
from quinto_desktop.window.dialogs.wishes import Kind, Wish
from quinto_desktop.window.wish_words import choice_words

_ROUND_TITLE = 10
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
        self.editor = QCheckBox(self)
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
