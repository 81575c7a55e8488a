"""The board of the deal editor: where the pack and the hands lie, and how it is painted."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from quinto_desktop.game.sharing.deal_draft import DealDraft, Pile
from quinto_desktop.rules import PACK, QUINT_ROYAL, Card, Rank, Suit
from quinto_desktop.window.learn.draft_words import pile_letter, pile_name
from quinto_desktop.window.look.card_art import (
    CORNER_OF_WIDTH,
    HEIGHT_OF_WIDTH,
    PLAIN,
    CardArt,
    CardHeight,
    CardLook,
    box_size,
)
from quinto_desktop.window.look.fitting import fitted_text, mirrored
from quinto_desktop.window.look.surfaces import baize, paint_cloth, restoring
from quinto_desktop.window.look.theme import serif_font, text_zoom, themed_pen, ui_font
from quinto_desktop.window.text.translation import fill, translate

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
    """Where a card lies, and as much of it as is seen and can be clicked."""

    card: Card
    place: QRectF
    seen: QRectF


class BoardLayout:
    """The places in a board of some size.

    Args:
        width: Its width, in pixels.

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
        return Spot(card, place, QRectF(corner.x(), corner.y(), wide, self._seen))

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


_CORNER = 10.0
_MARK = 3.0
_NAME, _COUNT = 14, 13
_DESIGN_HEIGHT = 44
_TWO_LINES = 29
_LETTER_OF_WIDTH = 0.34


class Shown(NamedTuple):
    """What is shown on a board.

    Attributes:
        current: The card with the focus; None without.
        spot: Where it is dragged to.
    """

    draft: DealDraft
    active: Pile | None
    current: Card | None
    pointed: Card | None
    dragged: Card | None
    spot: QPointF


class BoardPicture:
    """Paints boards."""

    def __init__(self, art: CardArt) -> None:
        self._art, self._look = art, art.look

    def paint(self, painter: QPainter, whole: QRectF, places: BoardLayout, shown: Shown) -> None:
        self._paint_felt(painter, whole)
        for card in PACK[::-1]:
            self._paint_slot(painter, places, card, shown)
        for pile in Pile:
            self._paint_tray(painter, places, pile, shown)
        if shown.dragged is not None:
            self._paint_dragged(painter, places, shown)

    def _paint_felt(self, painter: QPainter, whole: QRectF) -> None:
        theme = self._look.theme
        outline = QPainterPath()
        outline.addRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
        with restoring(painter):
            painter.setClipPath(outline)
            paint_cloth(painter, whole, baize(whole.center(), 0.6 * whole.width(), theme), theme)
        painter.strokePath(outline, themed_pen(theme, theme.hair, 1))

    # --------------------------------------------------------------- the pack
    def _paint_slot(self, painter: QPainter, places: BoardLayout, card: Card, shown: Shown) -> None:
        spot = places.slot(card)
        pile = shown.draft.places.get(spot.card)
        if pile is None and spot.card is not shown.dragged:
            self._paint_card(painter, spot, shown)
            return
        theme = self._look.theme
        place = places.empty(card).adjusted(1.5, 1.5, -1.5, -1.5)
        with restoring(painter):
            if spot.card in (shown.current, shown.pointed):
                is_current = spot.card is shown.current
                colour = theme.focus if is_current else theme.brass
                painter.setPen(themed_pen(theme, colour, 2.5 if is_current else 1.5))
            else:
                painter.setPen(themed_pen(theme, theme.inlay, 1))
            corner = CORNER_OF_WIDTH * spot.place.width() + 1
            painter.setBrush(QColor(theme.felt_edge))  # over the foot of the card above
            painter.drawRoundedRect(place, corner, corner)
            if pile is not None:
                painter.setFont(ui_font(max(13.0, _LETTER_OF_WIDTH * spot.place.width())))
                painter.setPen(QColor(theme.secondary_text))
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, pile_letter(pile))

    def _paint_card(self, painter: QPainter, spot: Spot, shown: Shown) -> None:
        """Paint a card; what lies over its foot is painted later, or cuts it off."""
        theme = self._look.theme
        ring = None
        if spot.card is shown.current:
            ring = theme.focus
        elif spot.card is shown.pointed:
            ring = theme.brass
        self._draw(painter, spot.card, spot.place, CardLook(ring=ring) if ring else PLAIN)

    def _draw(self, painter: QPainter, card: Card, place: QRectF, look: CardLook) -> None:
        width = place.width()
        box = QSizeF(box_size(width, 0.0, look.lift))
        corner = place.center() - QPointF(box.width() / 2, box.height() / 2)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(corner.toPoint(), self._art.pixmap(str(card), width, ratio, look=look))

    # --------------------------------------------------------------- the hands
    def _paint_tray(self, painter: QPainter, places: BoardLayout, pile: Pile, shown: Shown) -> None:
        theme, tray = self._look.theme, places.tray(pile)
        is_target = shown.dragged is not None and tray.contains(shown.spot)
        count = len(shown.draft.cards(pile))
        well = QPainterPath()
        well.addRoundedRect(tray, _CORNER - 2, _CORNER - 2)
        ground = QColor(theme.felt_edge).darker(112)
        ground.setAlpha(200)
        painter.fillPath(well, QColor(theme.drop_fill) if is_target else ground)
        with restoring(painter):
            painter.setClipPath(well)
            for spot in places.hand(shown.draft, pile):
                if spot.card is not shown.dragged:
                    self._paint_card(painter, spot, shown)
            if pile is shown.active:
                edge = QRectF(tray.left(), tray.top(), _MARK + 1, tray.height())
                if places.label(pile).left() > tray.center().x():
                    edge.moveRight(tray.right())
                painter.fillRect(edge, QColor(theme.brass))
        colour, width = theme.inlay, 1.0
        if is_target or pile is shown.active:
            colour, width = (theme.focus, 2.0) if is_target else (theme.brass, 1.5)
        if count > pile.size:
            colour, width = theme.refused, 2.0
        painter.strokePath(well, themed_pen(theme, colour, width))
        self._paint_label(painter, places.label(pile), pile, count)

    def _paint_label(self, painter: QPainter, place: QRectF, pile: Pile, count: int) -> None:
        theme, is_over = self._look.theme, count > pile.size
        size = max(1.0, place.height() / _DESIGN_HEIGHT / text_zoom())
        room = QRectF(place.left(), place.top(), place.width() - 6, place.height())
        colour = QColor(theme.refused if is_over else theme.secondary_text)
        if place.height() < _TWO_LINES * text_zoom():
            text = fill(translate("Editor", "{place} {count}"), place=pile_name(pile), count=count)
            font = serif_font(min(_NAME, 0.7 * place.height() / text_zoom()), bold=True)
            if not is_over:
                colour = QColor(theme.text_on_felt)
            self._write(painter, room, text, font, colour)
            return
        upper = QRectF(room.topLeft(), QSizeF(room.width(), 0.54 * room.height()))
        lower = QRectF(upper.bottomLeft(), QSizeF(room.width(), 0.42 * room.height()))
        name = serif_font(_NAME * size, bold=True)
        self._write(painter, upper, pile_name(pile), name, QColor(theme.text_on_felt))
        text = fill(translate("Editor", "{count} of {size}"), count=count, size=pile.size)
        self._write(painter, lower, text, ui_font(_COUNT * size, bold=is_over), colour)

    def _write(
        self, painter: QPainter, place: QRectF, text: str, font: QFont, colour: QColor
    ) -> None:
        shown, fitted = fitted_text(text, font, place.width())
        painter.setFont(fitted)
        painter.setPen(colour)
        side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, side, shown)

    def _paint_dragged(self, painter: QPainter, places: BoardLayout, shown: Shown) -> None:
        assert shown.dragged is not None  # it is painted
        place = QRectF(0, 0, places.card_width, places.slot(shown.dragged).place.height())
        place.moveCenter(shown.spot)
        self._draw(painter, shown.dragged, place, CardLook(lift=CardHeight.DRAG))
