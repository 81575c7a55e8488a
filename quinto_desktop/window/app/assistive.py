"""The table for assistive technology: hands with their cards, the trick, and the rest.

Qt exposes every card, face down or not, as a child of the table in stacking order. Here they are
in the visible hands; of other hands only their number is told, and the trick is in playing order.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import cast

from PySide6.QtCore import QObject, QRect, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget

from quinto_desktop.window.app.table_parts import Part, parts_of, tell
from quinto_desktop.window.controls.panels import Label, Plate
from quinto_desktop.window.look.hearing import ButtonInterface, TextInterface, tell_roles
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.last_trick import LastTrickView
from quinto_desktop.window.table.plate import SeatPlate
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.translation import heard

_Role = QAccessible.Role
_DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly
_TEXT = _Role.Paragraph
"""Text on the table: all labels of a panel would be read out whenever it receives the focus."""


def show_to_all(table: Table) -> None:
    """Expose a table to assistive technology, after it has been painted: loading takes a while."""
    _install()
    if QAccessible.isActive():
        # It may have asked already, and been given plain widgets.
        for widget in (table, *table.findChildren(QWidget)):
            seen = QAccessible.queryAccessibleInterface(widget)
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(seen))
        tell(table, QAccessible.Event.ObjectReorder)


@cache
def _install() -> None:
    tell_roles()
    QAccessible.installFactory(_interface_of)


def _interface_of(_name: str, thing: QObject) -> QAccessibleInterface | None:
    match thing:
        case Table():
            return _TableInterface(thing)
        case CardWidget() if isinstance(thing.parent(), Table):
            return _CardInterface(thing)
        case Label() | SeatPlate():
            return QAccessibleWidget(thing, _TEXT)
        case QLabel() if isinstance(thing.parent(), Plate):
            return TextInterface(thing, _TEXT)
        case Plate() | LastTrickView():
            return QAccessibleWidget(thing, _Role.Grouping)
        case Part():
            return _PartInterface(thing)
        case _:
            return None


class _Branch:
    """Tells of parts that are not Qt's children of a thing, or stand in another order."""

    def _children(self) -> list[QObject]:
        raise NotImplementedError

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface:
        children = self._children()
        if not 0 <= index < len(children):
            return cast(QAccessibleInterface, None)  # as in Qt; its stubs do not allow it
        return QAccessible.queryAccessibleInterface(children[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children, thing = self._children(), child.object()
        return children.index(thing) if thing in children else -1


class _TableInterface(_Branch, QAccessibleWidget):
    """The table: whatever needs an answer, the trick, the hands, and everything beside them."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, _Role.Pane)
        parts_of(table)

    def _children(self) -> list[QObject]:
        table = cast(Table, self.object())
        overlays, parts = table.overlays, parts_of(table)
        first: list[QObject] = [
            *overlays.results,
            overlays.doubling,
            overlays.prompt,
            table.refusals.bubble,
            parts.trick,
            *parts.hands,
            parts.board,
            parts.race,
        ]
        untold = {*first, *overlays.tags.quints, *overlays.cachette_view.tags}
        rest = [
            child
            for child in table.findChildren(QWidget, options=_DIRECTLY)
            if not isinstance(child, CardWidget) and not child.isWindow() and child not in untold
        ]
        return [*first, *rest]


class _CardInterface(ButtonInterface):
    """A card of a hand: a button that plays it, if the hand is the viewer's."""

    def __init__(self, card: CardWidget) -> None:
        super().__init__(card, _Role.Button)

    def _card(self) -> CardWidget:
        return cast(CardWidget, self.object())

    def _table(self) -> Table:
        return cast(Table, self._card().parent())

    def _may_be_chosen(self) -> bool:
        return self._card() in self._table().hand.reachable()

    def parent(self) -> QAccessibleInterface:
        table = self._table()
        hand = parts_of(table).hand_of(table.stage.places.holder(self._card()))
        return QAccessible.queryAccessibleInterface(table if hand is None else hand)

    def text(self, kind: QAccessible.Text) -> str:
        # The tool tip says the same as the name.
        return "" if kind == QAccessible.Text.Description else super().text(kind)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focusable = self._may_be_chosen()
        state.readOnly = not state.focusable
        return state

    def actionNames(self) -> list[str]:
        if not self._may_be_chosen():
            return []
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name in self.actionNames():
            super().doAction(name)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class _PartInterface(_Branch, QAccessibleObject):
    """Exposes a part of the table that has no widget of its own."""

    def _part(self) -> Part:
        return cast(Part, self.object())

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._part().owner)

    def _children(self) -> list[QObject]:
        return self._part().parts

    def role(self) -> QAccessible.Role:
        return self._part().role

    def text(self, kind: QAccessible.Text) -> str:
        return self._part().name if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        return self._part().box

    def state(self) -> QAccessible.State:
        return QAccessible.State()


class Urgency(Enum):
    """When a sentence is read out.

    Attributes:
        POLITE: After whatever is being read.
        AT_ONCE: Immediately, interrupting whatever is being read.
    """

    POLITE = "polite"
    AT_ONCE = "at_once"


Speak = Callable[[QWidget, str, Urgency], None]


def speak_by_qt(window: QWidget, sentence: str, urgency: Urgency) -> None:
    """Pass a sentence to the screen reader that Qt has found, if any."""
    # Imported late: the window starts faster without the module's long lists of names.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    announcement = QAccessibleAnnouncementEvent(window, sentence)
    if urgency is Urgency.AT_ONCE:
        announcement.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(announcement)


class Announcer(QObject):
    """Announces what happens and what is asked in turn, and at once only what was asked for."""

    def __init__(self, window: QWidget, speak: Speak) -> None:
        super().__init__(window)
        self._window = window
        self.speak = speak

    def listen_to(self, table: Table) -> None:
        table.told.connect(self.tell)
        table.asked.connect(self.tell)
        table.answered.connect(self.answer)

    @Slot(str)
    def tell(self, sentence: str, where: QWidget | None = None) -> None:
        """Report an event, or ask a question, after everything reported before."""
        self.speak(where or self._window, heard(sentence), Urgency.POLITE)

    @Slot(str)
    def answer(self, sentence: str) -> None:
        """Answer at once what the user has asked, or tried."""
        self.speak(self._window, heard(sentence), Urgency.AT_ONCE)
