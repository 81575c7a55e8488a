"""The table for assistive technology: hands with their cards, the trick, and the rest.

Qt exposes every card widget, face down or not, as a child of the table in stacking order. This
module sorts them into the visible hands; of the other hands only the number of cards is given, and
the trick is a list in the order of play.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget

from quinto_desktop.game.aids.quint_board import is_parted
from quinto_desktop.rules import Card, Seat
from quinto_desktop.window.controls.bubble import Label
from quinto_desktop.window.controls.panels import Plate
from quinto_desktop.window.look.hearing import TextInterface, tell_roles
from quinto_desktop.window.table.board import QuintBoard
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.last_trick import LastTrickView
from quinto_desktop.window.table.plate import SeatPlate
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import board_text, seat_text
from quinto_desktop.window.text.card_text import card_name, cards_count, quint_hint
from quinto_desktop.window.text.translation import fill, translate

_Role = QAccessible.Role
_TEXT = _Role.Paragraph
"""Text on the table: all labels of a panel would be read out whenever it receives the focus."""


def show_to_all(table: Table) -> None:
    """Expose a table to assistive technology, as described above.

    Call it after it has been painted, because loading what it needs takes a while.
    """
    _install()
    if QAccessible.isActive():
        # It may have asked already, and been given plain widgets.
        for widget in (table, *table.findChildren(QWidget)):
            seen = QAccessible.queryAccessibleInterface(widget)
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(seen))
        _tell(table, QAccessible.Event.ObjectReorder)


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
        case _Part():
            return _PartInterface(thing)
        case _:
            return None


class _Part(QObject):
    """A part of the table without a widget of its own."""

    role = _Role.Grouping

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table

    @property
    def name(self) -> str:
        raise NotImplementedError

    @property
    def owner(self) -> QObject:
        return self._table

    @property
    def parts(self) -> list[QObject]:
        return []

    @property
    def cards(self) -> list[CardWidget]:
        """The cards in this part, visible or not."""
        return []

    @property
    def box(self) -> QRect:
        """Where it is on the screen."""
        whole = QRect()
        for card in self.cards:
            whole |= QRect(card.mapToGlobal(QPoint()), card.size())
        return whole


class _Hand(_Part):
    """A hand, with its cards from left to right if they are visible."""

    def __init__(self, table: Table, place: int) -> None:
        super().__init__(table)
        self._place = place

    @property
    def seat(self) -> Seat:
        return self._table.stage.places.viewer.clockwise[self._place]

    @property
    def cards(self) -> list[CardWidget]:
        return self._table.stage.places.hands[self.seat]

    @property
    def parts(self) -> list[QObject]:
        return [*self._table.stage.places.open_hands.get(self.seat, [])]

    @property
    def name(self) -> str:
        speaker = self._table.overlays.speaker
        text = translate("Table", "{whose}, {count}")
        if not self.cards:
            text = translate("Table", "{whose}, no cards")
        return fill(
            text, whose=seat_text.whose_hand(speaker, self.seat), count=cards_count(len(self.cards))
        )


class _Race(_Part):
    """The race in the rim, as one group."""

    @property
    def cards(self) -> list[CardWidget]:
        return []

    @property
    def name(self) -> str:
        return self._table.scoring.words


class _Trick(_Part):
    """The trick, with its cards in the order of play."""

    role = _Role.List

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._cards = [_TrickCard(self, place) for place in range(4)]

    @property
    def cards(self) -> list[CardWidget]:
        return [*self._table.stage.places.trick.values()]

    @property
    def parts(self) -> list[QObject]:
        return [*self._cards[: len(self.cards)]]

    @property
    def name(self) -> str:
        trick, speaker = self._table.stage.places.trick, self._table.overlays.speaker
        if not trick:
            return translate("Table", "Trick, no cards yet")
        text = translate("Table", "Trick, {count}; {leader} led")
        winner = self.winner
        if winner is not None:
            text = translate("Table", "Trick, {count}; {leader} led, winning so far: {winner}")
        leader, count = next(iter(trick)), cards_count(len(trick))
        values = {"leader": seat_text.who(speaker, leader), "count": count}
        return fill(text, winner="" if winner is None else seat_text.who(speaker, winner), **values)

    @property
    def winner(self) -> Seat | None:
        return self._table.overlays.tags.tagged

    def played(self, place: int) -> tuple[Seat, Card | None]:
        """The seat and the card of a play in the trick, counted in the order of play."""
        seat, widget = [*self._table.stage.places.trick.items()][place]
        return seat, widget.card


class _TrickCard(_Part):
    """A card of the trick: who played it, which it is, and whether it is winning."""

    role = _Role.ListItem

    def __init__(self, trick: _Trick, place: int) -> None:
        super().__init__(trick._table)  # noqa: SLF001
        self._trick = trick
        self._place = place

    @property
    def owner(self) -> QObject:
        return self._trick

    @property
    def cards(self) -> list[CardWidget]:
        return self._trick.cards[self._place : self._place + 1]

    @property
    def name(self) -> str:
        if not self.cards:
            return ""
        seat, card = self._trick.played(self._place)
        speaker = self._table.overlays.speaker
        text = translate("Table", "{who}: {card}")
        if seat is self._trick.winner:
            text = translate("Table", "{who}: {card}, winning")
        now = self._table.observation
        parted = card is not None and now is not None and is_parted(card, now)
        hints = () if card is None else (card_name(card), quint_hint(card, is_parted=parted))
        hint = translate("Table", ", ").join(filter(None, hints))
        return fill(text, who=seat_text.name(speaker, seat), card=hint)


class _Board(_Part):
    """The quint board: a list of how the quints stand."""

    role = _Role.List

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        board = table.overlays.board
        self._places = [_QuintPlace(self, place) for place in range(len(board.places))]

    @property
    def board(self) -> QuintBoard:
        return self._table.overlays.board

    @property
    def name(self) -> str:
        return board_text.title()

    @property
    def parts(self) -> list[QObject]:
        return [*self._places]

    def words(self, place: int) -> str:
        """How a quint stands."""
        return board_text.place_words(self.board.places[place], self._table.overlays.speaker)

    @property
    def box(self) -> QRect:
        whole = QRectF()
        for shell in self.board.capsules():
            whole = whole.united(shell)
        return self.box_of(whole)

    def box_of(self, spot: QRectF) -> QRect:
        """A part of the board on the screen."""
        corner = self._table.mapToGlobal(spot.topLeft().toPoint())
        return QRect(corner, spot.size().toSize())


class _QuintPlace(_Part):
    """A quint on the board."""

    role = _Role.ListItem

    def __init__(self, board: _Board, place: int) -> None:
        super().__init__(board._table)  # noqa: SLF001
        self._board = board
        self._place = place

    @property
    def owner(self) -> QObject:
        return self._board

    @property
    def name(self) -> str:
        return self._board.words(self._place)

    @property
    def box(self) -> QRect:
        board = self._board.board
        return self._board.box_of(board.place_of(board.places[self._place].quint))


class _Parts(QObject):
    """The parts of a table; notifies assistive technology of their changes."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.race = _Race(table)
        self.trick = _Trick(table)
        self.hands = [_Hand(table, place) for place in range(4)]
        self.board = _Board(table)
        self._known: dict[_Part, tuple[str, list[QObject]]] = {}
        table.shown.connect(self._on_table_shown)
        table.overlays.board.told.connect(self._on_board_told)

    def hand_of(self, seat: Seat | None) -> _Hand | None:
        return next((hand for hand in self.hands if hand.seat is seat), None)

    @Slot()
    def _on_table_shown(self) -> None:
        self._compare(self.race, self.trick, *self.hands)

    @Slot()
    def _on_board_told(self) -> None:
        self._compare(*cast("list[_Part]", self.board.parts))

    def _compare(self, *parts: _Part) -> None:
        for part in parts:
            known, new = self._known.get(part), (part.name, part.parts)
            self._known[part] = new
            if known is not None and known[0] != new[0]:
                _tell(part, QAccessible.Event.NameChanged)
            if known is not None and known[1] != new[1]:
                _tell(part, QAccessible.Event.ObjectReorder)


def _tell(part: QObject, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(part, event))


def _parts_of(table: Table) -> _Parts:
    found = table.findChild(_Parts)
    return found if found is not None else _Parts(table)


class _TableInterface(QAccessibleWidget):
    """The table: whatever needs an answer, the trick, the hands, and everything beside them."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, _Role.Pane)
        _parts_of(table)

    def _children(self) -> list[QObject]:
        table = cast(Table, self.object())
        overlays, parts = table.overlays, _parts_of(table)
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
            for child in table.children()
            if isinstance(child, QWidget)
            and not isinstance(child, CardWidget)
            and not child.isWindow()
            and child not in untold
        ]
        return [*first, *rest]

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface:
        return _child(self._children(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._children(), child)


class _CardInterface(QAccessibleWidget):
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
        hand = _parts_of(table).hand_of(table.stage.places.holder(self._card()))
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
        card = self._card()
        if name not in self.actionNames():
            return
        if name == self.setFocusAction():
            card.setFocus()
        else:
            # Not before the caller has its answer: it may be another process, waiting for it.
            QTimer.singleShot(0, card, card.click)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class _PartInterface(QAccessibleObject):
    """Exposes a part of the table that has no widget of its own."""

    def _part(self) -> _Part:
        return cast(_Part, self.object())

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._part().owner)

    def childCount(self) -> int:
        return len(self._part().parts)

    def child(self, index: int) -> QAccessibleInterface:
        return _child(self._part().parts, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._part().parts, child)

    def role(self) -> QAccessible.Role:
        return self._part().role

    def text(self, kind: QAccessible.Text) -> str:
        return self._part().name if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        return self._part().box

    def state(self) -> QAccessible.State:
        return QAccessible.State()


def _child(children: list[QObject], index: int) -> QAccessibleInterface:
    if not 0 <= index < len(children):
        return cast(QAccessibleInterface, None)  # as in Qt; its stubs do not allow it
    return QAccessible.queryAccessibleInterface(children[index])


def _index(children: list[QObject], child: QAccessibleInterface) -> int:
    thing = child.object()
    return children.index(thing) if thing in children else -1
