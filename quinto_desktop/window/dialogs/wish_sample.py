"""What the preferences show of the cards: a few of the pack, or a whole hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quinto_desktop.game import Settings
from quinto_desktop.rules import Card, Seat, parse_card
from quinto_desktop.window.card_art import CardArt, box_size, card_height, card_width
from quinto_desktop.window.dialogs.wishes import Sample
from quinto_desktop.window.table.manners import arrangement_of
from quinto_desktop.window.theme import Theme

_DECK = ("back", "HA", "D5", "CQ", "S4", "QR")
_HAND = ("HK", "H9", "H5", "DA", "DJ", "D4", "CT", "C7", "C2", "SA", "S8", "QR")
_HEIGHT = 128
_ROOM = 12
_CORNER = 8
_GAP_OF_WIDTH = 1.12
_STEP_OF_WIDTH = 0.5


class SamplePainter(NamedTuple):
    """What the table is drawn with, as it is at the moment.

    Attributes:
        art: Draws the cards, of the pack that is chosen.
        theme: Tells the colours that are chosen.
    """

    art: CardArt
    theme: Callable[[], Theme]


class SampleView(QWidget):
    """Shows cards on a piece of the table, as they are drawn there now.

    Args:
        sample: What to show.
        painter: What to draw it with.
        parent: The page.
    """

    def __init__(self, sample: Sample, painter: SamplePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._sample = sample
        self._painter = painter
        self._cards: tuple[str, ...] = _DECK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            {
                Sample.DECK: self.tr("Some cards as they look now"),
                Sample.HAND: self.tr("A hand as it is sorted now"),
            }[sample]
        )

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards that are shown, from left to right."""
        return self._cards

    def sizeHint(self) -> QSize:
        """As high as a card with some table round it."""
        return QSize(360, _HEIGHT)

    def show_settings(self, settings: Settings) -> None:
        """Show the cards anew: they may look otherwise, or lie in another order."""
        if self._sample is Sample.HAND:
            self._cards = tuple([str(card) for card in in_order(settings)])
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cards."""
        art, theme = self._painter.art, self._painter.theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.felt_centre))
        painter.drawRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)
        count = len(self._cards)
        share = _GAP_OF_WIDTH if self._sample is Sample.DECK else _STEP_OF_WIDTH
        highest = (self.height() - 2 * _ROOM) / card_height(1000) * 1000
        width = card_width(min(highest, (self.width() - 2 * _ROOM) / (1 + share * (count - 1))))
        step = share * width
        first = (self.width() - step * (count - 1)) / 2
        box = box_size(width)
        for place, name in enumerate(self._cards):
            corner = QPointF(
                first + place * step - box.width() / 2, (self.height() - box.height()) / 2
            )
            painter.drawPixmap(corner.toPoint(), art.pixmap(name, width, self.devicePixelRatioF()))
        painter.end()


def in_order(settings: Settings) -> tuple[Card, ...]:
    """The sample hand as it lies by these settings, from left to right."""
    hand = [parse_card(name) for name in _HAND]
    return arrangement_of(settings).arranged(hand, Seat.S)
