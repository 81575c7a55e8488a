"""Where cards lie in the deal editor: the pack above, the four hands and the cachette below."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from quinto_desktop.game.sharing.deal_draft import DealDraft, Pile
from quinto_desktop.rules import PACK, QUINT_ROYAL, Card, Rank, Suit
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.text_fitting import mirrored

ROWS, COLUMNS = len(Suit), len(Rank) + 1
"""The pack lies suit by suit, high to low; the Quint Royal is in a column of its own."""

_EDGE = 12.0
_GAP = 6.0
_OVER_GAP = 12.0
_LEAST_SEEN, _MOST_SEEN = 0.55, 0.86
"""How much of a card's height is seen where something lies over its foot."""

_CUT = ROWS - 1 + len(Pile)
"""How many cards above each other are seen in part; one is seen as a whole."""

_STEP = 0.98
_SPACES = _GAP * (len(Pile) - 1) + _OVER_GAP + 2 * _EDGE
_LABEL_OF_WIDTH = 0.22
_INSET = 8.0
_ABOVE = 4.0


class Spot(NamedTuple):
    """Where a card lies.

    Attributes:
        card: The card.
        place: The whole card.
        seen: As much of it as is seen and can be clicked.
    """

    card: Card
    place: QRectF
    seen: QRectF


class BoardLayout:
    """The places in a board of some size.

    Args:
        width: Its width, in pixels.
        height: Its height, in pixels.
        is_mirrored: Whether it is read from right to left.

    Attributes:
        card_width: The width of a card, in pixels.
    """

    def __init__(self, width: float, height: float, *, is_mirrored: bool = False) -> None:
        self._width, self._is_mirrored = width, is_mirrored
        across = (width - 2 * _EDGE) / (_STEP * COLUMNS)
        room = height - _SPACES - _ABOVE * len(Pile)
        down = room / (1 + _CUT * _LEAST_SEEN) / HEIGHT_OF_WIDTH
        self.card_width = max(18.0, min(across, down))
        self._card_height = HEIGHT_OF_WIDTH * self.card_width
        share = (room / self._card_height - 1) / _CUT
        self._seen = self._card_height * max(_LEAST_SEEN, min(_MOST_SEEN, share))
        used = self._card_height + _CUT * self._seen + height - room
        self._top = _EDGE + max(0.0, height - used) / 2
        self._tray_height = self._seen + _ABOVE

    # --------------------------------------------------------------- the pack
    def slot(self, card: Card) -> Spot:
        """A card's place in the pack, whether it is there or not."""
        row, column = cell_of(card)
        step = min(_STEP * self.card_width * 1.12, (self._width - 2 * _EDGE) / COLUMNS)
        left = (self._width - step * COLUMNS) / 2 + (step - self.card_width) / 2
        top = self._top + row * self._seen
        place = QRectF(left + column * step, top, self.card_width, self._card_height)
        if card is QUINT_ROYAL:
            place.moveTop(self._top + (ROWS - 1) * self._seen / 2)
            return self._spot(card, place, self._card_height)
        return self._spot(card, place, self._card_height if row == ROWS - 1 else self._seen)

    @property
    def pack(self) -> QRectF:
        """Where the pack lies."""
        return QRectF(0, 0, self._width, self._trays_top - _OVER_GAP / 2)

    def empty(self, card: Card) -> QRectF:
        """What is left of a card's place in the pack when it is elsewhere."""
        place = self.slot(card).seen
        if card is not QUINT_ROYAL:
            place.setHeight(self._seen)
        return place

    # --------------------------------------------------------------- the hands
    @property
    def _trays_top(self) -> float:
        return self._top + (ROWS - 1) * self._seen + self._card_height + _OVER_GAP

    @property
    def label_width(self) -> float:
        """The room for the name of a hand, in pixels."""
        return max(84.0, _LABEL_OF_WIDTH * self._width * 0.8)

    def tray(self, pile: Pile) -> QRectF:
        """The tray of a hand, its name included."""
        top = self._trays_top + pile * (self._tray_height + _GAP)
        place = QRectF(_EDGE, top, self._width - 2 * _EDGE, self._tray_height)
        return mirrored(place, self._width) if self._is_mirrored else place

    def label(self, pile: Pile) -> QRectF:
        """Where the name of a hand is written."""
        tray = self.tray(pile)
        place = QRectF(tray.left() + _INSET, tray.top(), self.label_width, tray.height())
        if self._is_mirrored:
            place.moveRight(tray.right() - _INSET)
        return place

    def hand(self, draft: DealDraft, pile: Pile) -> list[Spot]:
        """The cards of a hand; they overlap as far as they must."""
        cards, tray = draft.cards(pile), self.tray(pile)
        if not cards:
            return []
        first = tray.left() + _INSET + self.label_width
        if self._is_mirrored:
            first = tray.left() + _INSET
        room = tray.width() - 2 * _INSET - self.label_width - self.card_width
        step = min(_STEP * self.card_width, room / max(1, len(cards) - 1, pile.size - 1))
        top = tray.top() + _ABOVE
        return [
            self._spot_in_hand(
                card, QPointF(first + at * step, top), step, is_last=at == len(cards) - 1
            )
            for at, card in enumerate(cards)
        ]

    def _spot_in_hand(self, card: Card, corner: QPointF, step: float, *, is_last: bool) -> Spot:
        place = QRectF(corner.x(), corner.y(), self.card_width, self._card_height)
        wide = self.card_width if is_last else step
        seen = QRectF(corner.x(), corner.y(), wide, self._seen)
        return Spot(card, place, seen)

    def _spot(self, card: Card, place: QRectF, seen: float) -> Spot:
        return Spot(
            card, place, QRectF(place.topLeft(), QPointF(place.right(), place.top() + seen))
        )

    # --------------------------------------------------------------- what is where
    def card_at(self, draft: DealDraft, spot: QPointF) -> Card | None:
        """The card at a point, or whose place in the pack it is."""
        for pile in Pile:
            for found in reversed(self.hand(draft, pile)):
                if found.seen.contains(spot):
                    return found.card
        return next((card for card in PACK if self.slot(card).seen.contains(spot)), None)

    def pile_at(self, spot: QPointF) -> Pile | None:
        """The hand at a point."""
        return next((pile for pile in Pile if self.tray(pile).contains(spot)), None)


def cell_of(card: Card) -> tuple[int, int]:
    """The row and the column of a card in the pack; the Quint Royal's row is the middle one."""
    if card.suit is None or card.rank is None:
        return ROWS // 2, COLUMNS - 1
    return len(Suit) - 1 - list(Suit).index(card.suit), len(Rank) - 1 - list(Rank).index(card.rank)


def card_in(row: int, column: int) -> Card:
    """The card in a row and a column of the pack."""
    if column == COLUMNS - 1:
        return QUINT_ROYAL
    return next(card for card in PACK if cell_of(card) == (row, column))
