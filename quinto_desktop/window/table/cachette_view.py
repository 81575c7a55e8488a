"""The cachette as it is turned up: whose it is, and its quints, each joined by a link."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Card, Observation, Quint, quints_in
from quinto_desktop.window.controls.panels import Label
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, PLAIN, CardLook
from quinto_desktop.window.look.theme import (
    fitted_font,
    serif_font,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.look.wood import board_colours
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.table.trick_tags import QuintTag, taken_from
from quinto_desktop.window.text import board_text
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.translation import join_and

_MOST_QUINTS = 5
_UNDER, _LINK, _TAG = 8, 9, 11  # from the cards to the link, its height, and on to the tags
_TITLE = 19


class CachetteView(Label):
    """What stands round the row of five cards, once they lie in the middle of the table."""

    def __init__(self, table: QWidget, stage: TableLayout) -> None:
        super().__init__(stage.look, table)
        self._stage = stage
        self._cards: tuple[Card, ...] = ()
        self._quints: tuple[Quint, ...] = ()
        self._title = self._trick = ""
        self.tags = [QuintTag(stage.look, table) for _ in range(_MOST_QUINTS)]

    def join(self, cards: tuple[Card, ...], seen: Observation) -> None:
        """Join the quints of the cards, which lie face up, and name them and the trick."""
        self._cards = cards
        left = cards.index
        self._quints = tuple(
            sorted(quints_in(cards), key=lambda one: sum(map(left, one.cards)) / len(one.cards))
        )
        last = seen.tricks[-1]
        winner = None if last.winner is None else last.card_of(last.winner)
        self._title = "" if winner is None else board_text.cachette_title(card_name(winner))
        self._trick = board_text.for_the_trick(seen.trick_value)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(join_and([card_name(card) for card in cards]))
        for place, tag in enumerate(self.tags):
            tag.tell(self._quints[place] if place < len(self._quints) else None)
        scored = {card for quint in self._quints for card in quint.cards}
        for widget in self._stage.places.cachette:
            is_scored = not scored or widget.card in scored
            widget.set_look(PLAIN if is_scored else CardLook(veiled=True))
        self.stand(self._stage.geometry)
        self.lower()
        self.show()

    def clear(self) -> None:
        """Take everything away: the cachette lies elsewhere."""
        if self.isHidden():
            return
        self.hide()
        for widget in self._stage.places.cachette:
            widget.set_look(PLAIN)
        for tag in self.tags:
            tag.tell(None)

    def take(self, quint: Quint) -> QPointF | None:
        """Take a quint's tag away, as its points go to the score; return where it was."""
        return taken_from(self.tags, quint)

    def stand(self, geometry: Geometry) -> None:
        self._unit = geometry.unit
        self.setGeometry(QRectF(*geometry.inlay).toAlignedRect())
        poses = geometry.open_cachette()
        foot = poses[0].y + HEIGHT_OF_WIDTH * poses[0].width / 2
        y = foot + (_UNDER + _LINK + _TAG) * geometry.unit
        free = geometry.inlay[0]
        for tag in self.tags:
            if tag.quint is None:
                continue
            size = tag.fit(geometry.unit, geometry.inlay[2])
            spots = [poses[self._cards.index(card)].x for card in tag.quint.cards]
            x = max(sum(spots) / len(spots), free + size.width() / 2)
            tag.stand(QPointF(x, y + size.height() / 2 - geometry.unit * _UNDER / 2), geometry.unit)
            tag.raise_()
            free = x + size.width() / 2 + 6 * geometry.unit

    def paintEvent(self, _event: QPaintEvent) -> None:
        geometry, theme, unit = self._stage.geometry, self._look.theme, self._unit
        poses = geometry.open_cachette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.pos())
        half = HEIGHT_OF_WIDTH * poses[0].width / 2
        room = QRectF(*geometry.inlay).adjusted(40 * unit, 0, -40 * unit, 0)
        grows = max(1.0, unit)
        painter.setFont(
            fitted_font(serif_font(_TITLE * grows, bold=True), self._title, room.width())
        )
        painter.setPen(QColor(theme.text_on_felt))
        title = QRectF(room.left(), poses[0].y - half - 44 * unit, room.width(), 34 * unit)
        painter.drawText(title, int(Qt.AlignmentFlag.AlignCenter), self._title)
        painter.setPen(themed_pen(theme, board_colours(theme).laurel, 3 * unit))
        top, foot = poses[0].y + half + _UNDER * unit, poses[0].y + half + (_UNDER + _LINK) * unit
        for quint in self._quints:
            spots = [poses[self._cards.index(card)].x for card in quint.cards]
            ends = [QPointF(x, top) for x in spots]
            if len(spots) > 1:
                ends = [ends[0], QPointF(spots[0], foot), QPointF(spots[1], foot), ends[1]]
            else:
                ends.append(QPointF(spots[0], foot))
            painter.drawPolyline(QPolygonF(ends))
        painter.setFont(ui_font(14 * grows))
        painter.setPen(QColor(theme.secondary_text))
        under = foot + (44 if self._quints else 8) * unit
        words = QRectF(room.left(), under, room.width(), 26 * grows)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), self._trick)
        painter.end()
