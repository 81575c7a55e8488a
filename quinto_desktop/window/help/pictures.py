"""The pictures that the text calls for by address: drawn examples, and the suits' signs."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QWidget,
)

from quinto_desktop.resources import resource_path
from quinto_desktop.rules import Suit
from quinto_desktop.window.help.examples import EXAMPLES
from quinto_desktop.window.help.figure_art import FigureArt
from quinto_desktop.window.help.markup import FIGURE_SCHEME, SIGN_SCHEME, SIGN_SIZE
from quinto_desktop.window.look.marks import MARK_OF, MarkKind, Marks
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.look.themes import theme_worn


class Pictures:
    """Draws the book's pictures in one theme.

    Args:
        theme: The colours.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._figures = FigureArt(theme)
        self._signs = Marks()

    def at(self, address: QUrl, ratio: float) -> QPixmap | None:
        """The picture at an address, e.g. “figure:trump” or “sign:heart”; None if there is none.

        Args:
            address: As it stands in the text.
            ratio: Device pixels to a pixel.
        """
        name = address.path()
        if address.scheme() == FIGURE_SCHEME and name in EXAMPLES:
            return self._figures.pixmap(EXAMPLES[name].figure(), ratio)
        if address.scheme() == SIGN_SCHEME:
            signs: dict[MarkKind, str] = {
                MARK_OF[suit]: self._theme.ladder_suits.of(suit) for suit in Suit
            }
            signs["crown"] = self._theme.crown
            for kind, colour in signs.items():
                if kind == name:
                    return self._signs.pixmap(kind, colour, SIGN_SIZE, ratio)
        return None


_SIZE = QSize(168, 168)
_CARD = QRectF(-11, -15.5, 22, 31)
_OWN = ("HA", "H5", "DQ", "CT", "S4")
_FROM_MIDDLE = 56
_APART = 12
_TILT = 5
_ARROWS = 34
_HIDDEN_TURNS = (90, 180, 270)


class ExchangedCards(QWidget):
    """A small table seen from South, for the eye alone: the text says the same.

    Args:
        parent: Where it lies.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(_SIZE)
        self._back = _card("back")
        self._own = [_card(name) for name in _OWN]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table, four hands, and arrows between those that are hidden."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_table(painter)
        painter.translate(QRectF(self.rect()).center())
        self._paint_hand(painter, self._own, 0)
        for turn in _HIDDEN_TURNS:
            self._paint_hand(painter, [self._back] * len(_OWN), turn)
        self._back.render(painter, _CARD)
        for middle in (225, 315):
            _paint_arrow(painter, middle, theme_worn(self.palette()).focus)
        painter.end()

    def _paint_table(self, painter: QPainter) -> None:
        table = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        theme = theme_worn(self.palette())
        felt = QRadialGradient(table.center(), 0.75 * table.width())
        felt.setColorAt(0, QColor(theme.felt_centre))
        felt.setColorAt(1, QColor(theme.felt_edge))
        painter.setBrush(felt)
        painter.setPen(QPen(QColor(theme.brass), 1.6))
        painter.drawRoundedRect(table, 18, 18)

    def _paint_hand(self, painter: QPainter, cards: list[QSvgRenderer], turn: int) -> None:
        """Paint a fan on one side of the table, turned from South clockwise."""
        painter.save()
        painter.rotate(turn)
        for place, card in enumerate(cards, -(len(cards) // 2)):
            painter.save()
            painter.translate(_APART * place, _FROM_MIDDLE + 0.8 * place * place)
            painter.rotate(_TILT * place)
            card.render(painter, _CARD)
            painter.restore()
        painter.restore()


def _paint_arrow(painter: QPainter, middle: int, colour: str) -> None:
    """Paint an arrow with two heads round the middle of the table, in degrees clockwise."""
    arc = QPainterPath()
    box = QRectF(-_ARROWS, -_ARROWS, 2 * _ARROWS, 2 * _ARROWS)
    arc.arcMoveTo(box, -middle + 24)
    arc.arcTo(box, -middle + 24, -48)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 2.4, c=Qt.PenCapStyle.RoundCap))
    painter.drawPath(arc)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for end, way in ((middle - 24, -1), (middle + 24, 1)):
        painter.save()
        painter.translate(_ARROWS * cos(radians(end)), _ARROWS * sin(radians(end)))
        painter.rotate(end + 90 * way)
        painter.drawPolygon(QPolygonF([QPointF(8, 0), QPointF(-2, -5), QPointF(-2, 5)]))
        painter.restore()


def _card(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(resource_path(*PackStyle().drawing(name, _CARD.width()))))
