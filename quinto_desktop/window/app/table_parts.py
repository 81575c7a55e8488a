"""The parts of a table that assistive technology is told of and that are no widgets."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent

from quinto_desktop.game.aids.quint_board import is_parted
from quinto_desktop.rules import Card, Seat
from quinto_desktop.window.table.board import QuintBoard
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import board_text, seat_text
from quinto_desktop.window.text.card_text import card_name, cards_count, quint_hint
from quinto_desktop.window.text.translation import fill, translate

_Role = QAccessible.Role


class Part(QObject):
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


class HandPart(Part):
    """A hand, with its cards from left to right if they are visible."""

    def __init__(self, table: Table, place: int) -> None:
        super().__init__(table)
        self._place = place

    @property
    def seat(self) -> Seat:
        return self._table.stage.places.viewer.clockwise[self._place]

    @property
    def cards(self) -> list[CardWidget]:
        places = self._table.stage.places
        return places.hands[self.seat] or places.open_hands.get(self.seat, [])

    @property
    def parts(self) -> list[QObject]:
        return [*self._table.stage.places.open_hands.get(self.seat, [])]

    @property
    def name(self) -> str:
        speaker = self._table.overlays.speaker
        text = translate("Table", "{whose}, {count}")
        if not self.cards:
            text = translate("Table", "{whose}, no cards")
        elif self.cards == self._table.stage.places.fan:
            text = translate("Table", "Fan of {count}; choose one")
        return fill(
            text, whose=seat_text.whose_hand(speaker, self.seat), count=cards_count(len(self.cards))
        )


class _Race(Part):
    """The race in the rim, as one group."""

    @property
    def name(self) -> str:
        return self._table.scoring.words


class _Trick(Part):
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


class _TrickCard(Part):
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


class _Board(Part):
    """The quint board: a list of how the quints stand."""

    role = _Role.List

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        board = table.overlays.board
        self._places = [_QuintPart(self, place) for place in range(len(board.places))]

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


class _QuintPart(Part):
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


class TableParts(QObject):
    """The parts of a table; it notifies assistive technology of their changes."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.race = _Race(table)
        self.trick = _Trick(table)
        self.hands = [HandPart(table, place) for place in range(4)]
        self.board = _Board(table)
        self._known: dict[Part, tuple[str, list[QObject]]] = {}
        table.shown.connect(self._on_table_shown)
        table.overlays.board.told.connect(self._on_board_told)

    def hand_of(self, seat: Seat | None) -> HandPart | None:
        return next((hand for hand in self.hands if hand.seat is seat), None)

    @Slot()
    def _on_table_shown(self) -> None:
        self._compare(self.race, self.trick, *self.hands)

    @Slot()
    def _on_board_told(self) -> None:
        self._compare(*cast("list[Part]", self.board.parts))

    def _compare(self, *parts: Part) -> None:
        for part in parts:
            known, new = self._known.get(part), (part.name, part.parts)
            self._known[part] = new
            if known is not None and known[0] != new[0]:
                tell(part, QAccessible.Event.NameChanged)
            if known is not None and known[1] != new[1]:
                tell(part, QAccessible.Event.ObjectReorder)


def tell(part: QObject, event: QAccessible.Event) -> None:
    """Notify assistive technology of a change."""
    QAccessible.updateAccessibility(QAccessibleEvent(part, event))


def parts_of(table: Table) -> TableParts:
    """The parts of a table, which it keeps."""
    found = table.findChild(TableParts)
    return found if found is not None else TableParts(table)
