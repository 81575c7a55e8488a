"""The parts of a table that assistive technology is told of and that are no widgets."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent

from quinto_desktop.game.aids.quint_board import is_parted
from quinto_desktop.rules import QUINTS, Card, Quint, Seat, Suit
from quinto_desktop.window.table.board import CLOCKWISE
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import board_text, seat_text
from quinto_desktop.window.text.card_text import (
    card_name,
    cards_count,
    quint_hint,
    quint_name,
    suit_name,
)
from quinto_desktop.window.text.translation import fill, title_case, translate

_Role = QAccessible.Role


class Part(QObject):
    """A part of the table without a widget of its own."""

    role = _Role.Grouping

    def __init__(self, table: Table, owner: Part | None = None) -> None:
        super().__init__(table)
        self._table = table
        self.owner: QObject = owner or table

    @property
    def name(self) -> str:
        raise NotImplementedError

    @property
    def parts(self) -> list[QObject]:
        return []

    @property
    def cards(self) -> list[CardWidget]:
        """The cards in this part, visible or not."""
        return []

    @property
    def spots(self) -> list[QRectF]:
        """Where it is on the table."""
        return [QRectF(card.geometry()) for card in self.cards]

    @property
    def box(self) -> QRect:
        """Where it is on the screen."""
        whole = QRectF()
        for spot in self.spots:
            whole = whole.united(spot)
        return whole.toRect().translated(self._table.mapToGlobal(QPoint()))


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
        winner = self._table.overlays.tags.tagged
        if winner is not None:
            text = translate("Table", "Trick, {count}; {leader} led, winning so far: {winner}")
        leader, count = next(iter(trick)), cards_count(len(trick))
        values = {"leader": seat_text.who(speaker, leader), "count": count}
        return fill(text, winner="" if winner is None else seat_text.who(speaker, winner), **values)

    def played(self, place: int) -> tuple[Seat, Card | None]:
        """The seat and the card of a play in the trick, counted in the order of play."""
        seat, widget = [*self._table.stage.places.trick.items()][place]
        return seat, widget.card


class _TrickCard(Part):
    """A card of the trick: who played it, which it is, and whether it is winning."""

    role = _Role.ListItem

    def __init__(self, trick: _Trick, place: int) -> None:
        super().__init__(trick._table, trick)  # noqa: SLF001
        self._trick = trick
        self._place = place

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
        if seat is self._table.overlays.tags.tagged:
            text = translate("Table", "{who}: {card}, winning")
        now = self._table.observation
        parted = card is not None and now is not None and is_parted(card, now)
        hints = () if card is None else (card_name(card), quint_hint(card, is_parted=parted))
        hint = translate("Table", ", ").join(filter(None, hints))
        return fill(text, who=seat_text.name(speaker, seat), card=hint)


class _Board(Part):
    """The quint board: a grid, with a row for each suit and one for the Quint Royal."""

    role = _Role.Table

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.board = table.overlays.board
        self._rows = [_SuitPart(self, suit) for suit in (*CLOCKWISE, None)]

    @property
    def name(self) -> str:
        return board_text.title()

    @property
    def parts(self) -> list[QObject]:
        return [*self._rows]

    @property
    def cells(self) -> list[_QuintPart]:
        """The quints, row by row."""
        return [cell for row in self._rows for cell in row.cells]

    @property
    def spots(self) -> list[QRectF]:
        return self.board.capsules()


class _SuitPart(Part):
    """A row of the board: the quints of a suit; with None the Quint Royal."""

    role = _Role.Row

    def __init__(self, board: _Board, suit: Suit | None) -> None:
        super().__init__(board._table, board)  # noqa: SLF001
        self._board, self._suit = board, suit
        self.cells = [_QuintPart(self, board, quint) for quint in QUINTS if quint.suit is suit]

    @property
    def name(self) -> str:
        return title_case(quint_name(QUINTS[0]) if self._suit is None else suit_name(self._suit))

    @property
    def parts(self) -> list[QObject]:
        return [*self.cells]

    @property
    def spots(self) -> list[QRectF]:
        return [spot for cell in self.cells for spot in cell.spots]


class _QuintPart(Part):
    """A quint on the board."""

    role = _Role.Cell

    def __init__(self, row: _SuitPart, board: _Board, quint: Quint) -> None:
        super().__init__(board._table, row)  # noqa: SLF001
        self._board, self.quint = board, quint

    @property
    def name(self) -> str:
        [place] = [one for one in self._board.board.places if one.quint is self.quint]
        return board_text.place_words(place, self._table.overlays.speaker)

    @property
    def spots(self) -> list[QRectF]:
        return [self._board.board.place_of(self.quint)]


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
        self._compare(*self.board.cells)

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
