"""How the board of the deal editor is painted."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from quinto_desktop.game.sharing.deal_draft import DealDraft, Pile
from quinto_desktop.rules import PACK, Card
from quinto_desktop.window.learn.board_layout import BoardLayout, Spot
from quinto_desktop.window.learn.draft_words import pile_letter, pile_name
from quinto_desktop.window.look.card_art import (
    CORNER_OF_WIDTH,
    PLAIN,
    CardArt,
    CardHeight,
    CardLook,
    box_size,
)
from quinto_desktop.window.look.surfaces import baize, paint_cloth
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    serif_font,
    text_zoom,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.text.translation import fill, translate

_CORNER = 10.0
_MARK = 3.0
_WELL = 70
_NAME, _COUNT = 14, 13
_DESIGN_HEIGHT = 44
_TWO_LINES = 29
_LETTER_OF_WIDTH = 0.34


class Shown(NamedTuple):
    """What is shown on a board.

    Attributes:
        draft: The cards.
        active: The hand in turn.
        current: The card with the focus; None without.
        pointed: The card under the pointer.
        dragged: The card that is dragged.
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

    def __init__(self, art: CardArt, look: CurrentTheme) -> None:
        self._art, self._look = art, look

    def paint(self, painter: QPainter, whole: QRectF, places: BoardLayout, shown: Shown) -> None:
        """Paint a board."""
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
        painter.save()
        painter.setClipPath(outline)
        paint_cloth(painter, whole, baize(whole.center(), 0.6 * whole.width(), theme), theme)
        painter.restore()
        painter.strokePath(outline, themed_pen(theme, theme.hair, 1))

    # --------------------------------------------------------------- the pack
    def _paint_slot(self, painter: QPainter, places: BoardLayout, card: Card, shown: Shown) -> None:
        """Paint a card in the pack, or in its empty place whose it is."""
        spot = places.slot(card)
        pile = shown.draft.places.get(spot.card)
        if pile is None and spot.card is not shown.dragged:
            self._paint_card(painter, spot, shown)
            return
        theme = self._look.theme
        place = places.empty(card).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.save()
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
            size = max(13.0, _LETTER_OF_WIDTH * spot.place.width())
            painter.setFont(ui_font(size))
            painter.setPen(QColor(theme.secondary_text))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, pile_letter(pile))
        painter.restore()

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
        painter.save()
        painter.setClipPath(well)
        spots = places.hand(shown.draft, pile)
        for spot in spots:
            if spot.card is not shown.dragged:
                self._paint_card(painter, spot, shown)
        if pile is shown.active:
            edge = QRectF(tray.left(), tray.top(), _MARK + 1, tray.height())
            if places.label(pile).left() > tray.center().x():
                edge.moveRight(tray.right())
            painter.fillRect(edge, QColor(theme.brass))
        painter.restore()
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
        """Write a line at the leading side of a place, smaller if it must be."""
        shown, fitted = fitted_text(text, font, place.width())
        painter.setFont(fitted)
        painter.setPen(colour)
        side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, side, shown)

    def _paint_dragged(self, painter: QPainter, places: BoardLayout, shown: Shown) -> None:
        assert shown.dragged is not None  # it is painted
        wide = places.card_width
        place = QRectF(0, 0, wide, places.slot(shown.dragged).place.height())
        place.moveCenter(shown.spot)
        self._draw(painter, shown.dragged, place, CardLook(lift=CardHeight.DRAG))
