"""The samples above the settings, which show what the cards look like now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quinto_desktop.game import Settings
from quinto_desktop.rules import Card, parse_card
from quinto_desktop.window.look.card_art import CardArt, box_size, card_height, card_width
from quinto_desktop.window.look.surfaces import baize, paint_cloth
from quinto_desktop.window.look.theme import CurrentTheme, themed_pen
from quinto_desktop.window.setup.preference_specs import Sample
from quinto_desktop.window.table.arrangement import arrangement_of
from quinto_desktop.window.table.geometry import Edge

_DECK = ("back", "HA", "SK", "D5", "CQ", "HJ", "QR")
_HAND = ("HK", "H9", "H5", "DA", "DJ", "D4", "CT", "C7", "C2", "SA", "S8", "QR")
_HEIGHT, _LOW_HEIGHT = 128, 96
_LOW_SCREEN = 700
_ROOM = 12
_CORNER = 10
_GAP_OF_WIDTH = 1.12
_STEP_OF_WIDTH = 0.5


class SampleView(QWidget):
    """Shows sample cards on the felt, as the table draws them now."""

    heard_as = QAccessible.Role.Graphic

    def __init__(self, sample: Sample, art: CardArt, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._sample = sample
        self._art, self._look = art, look
        look.changed.connect(self.update)
        self._cards: tuple[str, ...] = _DECK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            {Sample.DECK: self.tr("Sample cards"), Sample.HAND: self.tr("Sample hand")}[sample]
        )

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards shown, from left to right."""
        return self._cards

    def sizeHint(self) -> QSize:
        is_low = self.screen().availableGeometry().height() < _LOW_SCREEN
        return QSize(360, _LOW_HEIGHT if is_low else _HEIGHT)

    def show_settings(self, settings: Settings) -> None:
        """Redraw the cards, as their look or order may have changed."""
        if self._sample is Sample.HAND:
            self._cards = tuple([str(card) for card in in_order(settings)])
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        whole = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
        painter.setClipPath(outline)
        paint_cloth(painter, whole, baize(whole.center(), 0.6 * whole.width(), theme), theme)
        painter.setClipping(False)
        painter.strokePath(outline, themed_pen(theme, theme.hair, 1))
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
            card = self._art.pixmap(name, width, self.devicePixelRatioF())
            painter.drawPixmap(corner.toPoint(), card)
        painter.end()


def in_order(settings: Settings) -> tuple[Card, ...]:
    """The sample hand as sorted by these settings, from left to right."""
    hand = [parse_card(name) for name in _HAND]
    return arrangement_of(settings).arranged(hand, Edge.NEAR)
