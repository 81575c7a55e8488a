"""What widgets that Qt does not know are to assistive technology.

Their classes say so by `heard_as`, a role; screen readers call any other a “filler”.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QTextDocumentFragment
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QLabel, QWidget

_Role = QAccessible.Role


@cache
def tell_roles() -> None:
    """Let assistive technology ask for the roles of widgets from now on."""
    QAccessible.installFactory(_interface_of)


def _interface_of(_name: str, thing: QObject) -> QAccessibleInterface | None:
    role: QAccessible.Role | None = getattr(thing, "heard_as", None)
    if role is None or not isinstance(thing, QWidget):
        return None
    if isinstance(thing, QLabel):
        return TextInterface(thing, role)
    if isinstance(thing, QAbstractButton):
        ways = {_Role.RadioButton: _OneOfAChoice, _Role.Button: _OneOfARow}
        return ways[role](thing) if role in ways else None
    return QAccessibleWidget(thing, role)


class PanelText(QLabel):
    """Text in a panel that says it itself: labels of Qt's would be read out as well."""

    heard_as = _Role.Paragraph


class TextInterface(QAccessibleWidget):
    """A label that is named by its text."""

    def text(self, kind: QAccessible.Text) -> str:
        label = cast(QLabel, self.object())
        if kind is not QAccessible.Text.Name or label.accessibleName():
            return super().text(kind)
        if label.textFormat() is Qt.TextFormat.PlainText:
            return label.text()
        return QTextDocumentFragment.fromHtml(label.text()).toPlainText()


class ButtonInterface(QAccessibleWidget):
    """A button that is pressed only when whoever asked for it has its answer."""

    def _button(self) -> QAbstractButton:
        return cast(QAbstractButton, self.object())

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            # Not before the caller has its answer: it may be another process, waiting for it.
            QTimer.singleShot(0, self._button(), self._button().click)
        else:
            super().doAction(name)


class _OneOfAChoice(ButtonInterface):
    """A button that chooses one of several things; Qt takes it for a check box."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, _Role.RadioButton)

    def state(self) -> QAccessible.State:
        state = super().state()  # not exclusive for Qt, which would give it the arrow keys
        state.checkable = True
        state.checked = self._button().isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [self.pressAction(), *super().actionNames()]


class _OneOfARow(ButtonInterface):
    """A button of a row in which arrows lead on: all can have the focus, though Tab finds one."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, _Role.Button)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focusable = self._button().isEnabled()
        return state

    def actionNames(self) -> list[str]:
        is_able = self._button().isEnabled()
        return [self.pressAction(), self.setFocusAction()] if is_able else []

    def doAction(self, name: str) -> None:
        if name == self.setFocusAction() and self._button().isEnabled():
            self._button().setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().doAction(name)
