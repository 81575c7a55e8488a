"""Small words on the felt: monograms, captions, pills, and the tags of a trick."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Observation, Quint, Seat, Suit, Trick, quints_in, winning_seat
from quinto_desktop.window.controls.bubble import Label
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, CardLook
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, Theme, fitted_font, ui_font
from quinto_desktop.window.table.felt import paint_baize_over_inlay
from quinto_desktop.window.table.geometry import Edge, Geometry
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.text.card_text import quint_name, quint_short

_MARGIN = 12
_SIDES = 4


class Hangs(Enum):
    """Where words are, seen from the point that they are hung on."""

    RIGHT_OF = "right of"
    LEFT_OF = "left of"
    ROUND = "round"


_ALIGNED = {
    Hangs.RIGHT_OF: Qt.AlignmentFlag.AlignLeft,
    Hangs.LEFT_OF: Qt.AlignmentFlag.AlignRight,
    Hangs.ROUND: Qt.AlignmentFlag.AlignHCenter,
}


class Caption(Label):
    """Two lines: the name of what is here, and how much of it there is."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._title = self._line = ""
        self._place = (0.0, 0.0)
        self._hangs = Hangs.RIGHT_OF
        self._widest = float(parent.width())
        self._highest = math.inf
        self._top: Geometry | None = None
        self._stood: object = None

    def say(self, title: str, line: str) -> None:
        if (title, line) != (self._title, self._line):
            self._title, self._line = title, line
            self.setAccessibleName(f"{title}: {line}")
            self._lay_out()
            self.update()

    def lie_on(self, top: Geometry) -> None:
        """Keep the lines of a table top from running through the text."""
        self._top = top

    def stand(
        self,
        x: float,
        y: float,
        unit: float,
        widest: float,
        *,
        highest: float = math.inf,
        hangs: Hangs = Hangs.RIGHT_OF,
    ) -> None:
        """Hang on a point, from there down.

        Large type is reduced to fit into the width `widest` and the height `highest`; if that is
        not enough for the width, letters become narrower.
        """
        self._place, self._unit, self._hangs = (x, y), unit, hangs
        self._widest, self._highest = widest, highest
        self._lay_out()

    def _lay_out(self) -> None:
        wanted = (self._title, self._line, self._place, self._unit, self._hangs)
        room = (self._widest, self._highest, QGuiApplication.font())
        if (wanted, room) == self._stood:  # after nearly every step of a game
            return
        self._stood = wanted, room
        x, y = self._place
        metrics = [QFontMetricsF(font) for font in self._fonts()]
        height = sum(metric.height() for metric in metrics)
        texts = (self._title, self._line)
        width = _SIDES + max(
            metric.horizontalAdvance(text) for metric, text in zip(metrics, texts, strict=True)
        )
        left = x - {Hangs.RIGHT_OF: 0.0, Hangs.LEFT_OF: width, Hangs.ROUND: width / 2}[self._hangs]
        self.setGeometry(QRect(round(left), round(y), round(width), round(height) + 1))

    def _fonts(self) -> tuple[QFont, QFont]:
        room, unit = self._widest - _SIDES, max(1.0, self._unit)
        return (
            self._fitted(ui_font(14 * unit, bold=True), self._title, room),
            self._fitted(ui_font(13 * unit), self._line, room),
        )

    def _fitted(self, font: QFont, text: str, room: float) -> QFont:
        least = 12 * self._unit
        font = fitted_font(font, text, room, least)
        while QFontMetricsF(font).height() > self._highest / 2 and font.pixelSize() > least:
            font.setPixelSize(font.pixelSize() - 1)
        return fitted_text(text, font, room)[1] if room > 0 else font

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._top is not None:
            paint_baize_over_inlay(painter, self.geometry(), self._top, self._look.theme)
        top = 0.0
        colours = (self._look.theme.text_on_felt, self._look.theme.secondary_text)
        for font, colour, text in zip(
            self._fonts(), colours, (self._title, self._line), strict=True
        ):
            high = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(0, top, self.width(), high), _ALIGNED[self._hangs], text)
            top += high
        painter.end()


class Pill(Label):
    """Text on a bright background, in one line, or more where the table is too narrow for that."""

    def __init__(self, look: CurrentTheme, parent: QWidget, *, points: float = 14) -> None:
        super().__init__(look, parent)
        self._table = parent
        self._points = points
        self._text = ""
        self._is_aside = False
        self._centre = (0.0, 0.0)

    def say(self, text: str) -> None:
        """Change the text; an empty text hides the pill."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.stand(self._centre, self._unit)
        self.come_back()

    def come_back(self) -> None:
        """Show the last text again, unless stepping aside."""
        self.setVisible(bool(self._text) and not self._is_aside)

    def step_aside(self, *, aside: bool) -> None:
        """Stay hidden while something else is in this place, whatever the text; or no longer."""
        self._is_aside = aside
        self.come_back()

    def stand(self, centre: tuple[float, float], unit: float) -> None:
        self._centre, self._unit = centre, unit
        size = self._size()
        self.setGeometry(
            QRect(
                round(centre[0] - size.width() / 2),
                round(centre[1] - size.height() / 2),
                round(size.width()),
                round(size.height()),
            )
        )
        self.update()

    def _font(self) -> QFont:
        return ui_font(self._points * self._unit, bold=True)

    def _line_height(self) -> float:
        return 1.7 * QFontMetricsF(self._font()).height()

    def _size(self) -> QSizeF:
        line = self._line_height()
        beside = 1.05 * line
        words = self._words_size(max(line, self._table.width() - 2 * _MARGIN - beside))
        return QSizeF(words.width() + beside, line + words.height())

    def _words_size(self, widest: float) -> QSizeF:
        metrics = QFontMetricsF(self._font())
        wide = metrics.horizontalAdvance(self._text)
        if wide <= widest:
            return QSizeF(wide, 0)
        flags = int(Qt.TextFlag.TextWordWrap)
        box = metrics.boundingRect(QRectF(0, 0, widest, 1000), flags, self._text)
        return QSizeF(box.width() + 1, max(0.0, box.height() - metrics.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect())
        high = self._line_height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.pill))
        painter.drawRoundedRect(ground, high / 2, high / 2)
        words = ground.adjusted(0.5 * high, 0, -0.5 * high, 0)
        painter.setFont(self._font())
        painter.setPen(QColor(self._look.theme.pill_text))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words.adjusted(-1, 0, 1, 0), int(flags), self._text)
        painter.end()


# --------------------------------------------------------------- the tags of a trick
_POINTS = 13
_PADDING = 0.42  # of a line, at either end
_CROWN, _PIP = 1.05, 0.62  # of the height of a line
_GAP = 2  # for the ring round the winning card
_CARDS_IN_A_TRICK = 4
# Beside the card that completes the quint, clear of every card and of the other tags.
_BESIDE = {Edge.FAR: (1, -0.7), Edge.RIGHT: (0, 1), Edge.NEAR: (1, 0.7), Edge.LEFT: (0, 1)}


class QuintTag(Label):
    """A tag that names a quint, so that no figure is read as another quint: “♛ A·4 ♠ 5”."""

    def __init__(self, look: CurrentTheme, marks: Marks, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._marks = marks
        self._is_aside = False
        self.quint: Quint | None = None

    def tell(self, quint: Quint | None) -> None:
        """Name a quint, or with None disappear."""
        self.quint = quint
        self.setAccessibleName("" if quint is None else f"{quint_name(quint)}, {quint.points}")
        self.come_back()
        self.update()

    def come_back(self) -> None:
        self.setVisible(self.quint is not None and not self._is_aside)

    def step_aside(self, *, aside: bool) -> None:
        self._is_aside = aside
        self.come_back()

    def stand(self, centre: QPointF, unit: float) -> None:
        self._unit = unit
        line, wide = self._line(), sum(wide for wide, _ in self._parts())
        size = QRectF(0, 0, round(wide + 2 * _PADDING * line), round(line))
        size.moveCenter(centre)
        self.setGeometry(QRect(size.topLeft().toPoint(), size.size().toSize()))
        self.update()

    def _font(self) -> QFont:
        return ui_font(_POINTS * max(1.0, self._unit), bold=True)

    def _line(self) -> float:
        return 1.6 * QFontMetricsF(self._font()).height()

    def _parts(self) -> list[tuple[float, str]]:
        # Crown, name, suit (“”) and points.
        quint = self.quint
        if quint is None:
            return []
        metrics = QFontMetricsF(self._font())
        high, gap = metrics.height(), 0.32 * metrics.height()
        name, points = quint_short(quint), str(quint.points)
        suit = (_PIP * high + gap) if quint.suit is not None else 0.0
        return [
            (_CROWN * high + gap, "crown"),
            (metrics.horizontalAdvance(name) + gap, name),
            (suit, ""),
            (metrics.horizontalAdvance(points), points),
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:
        quint = self.quint
        if quint is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ground, line = self._look.theme, QRectF(self.rect()), self._line()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.pill))
        painter.drawRoundedRect(ground, line / 2, line / 2)
        painter.setFont(self._font())
        painter.setPen(QColor(theme.pill_text))
        x, high = _PADDING * line, QFontMetricsF(self._font()).height()
        for wide, part in self._parts():
            middle = ground.center().y()
            if part == "crown":
                crown = QRectF(x, middle - 0.4 * _CROWN * high, _CROWN * high, 0.8 * _CROWN * high)
                self._marks.draw(painter, "crown", crown, theme.pill_crown)
            elif part:
                flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(QRectF(x, 0, wide + 1, ground.height()), int(flags), part)
            elif quint.suit is not None:
                pip = QRectF(x, middle - _PIP * high / 2, _PIP * high, _PIP * high)
                colour = pip_ink(quint.suit, theme)
                self._marks.draw(painter, MARK_OF[quint.suit], pip, colour)
            x += wide
        painter.end()


def pip_ink(suit: Suit, theme: Theme) -> str:
    """A suit's own colour where it can be seen on a tag; else that of the text."""
    is_bright = QColor(theme.pill).lightness() > QColor(theme.pill_text).lightness()
    has_contrast = theme.weight == 1  # else the suits are coloured for a black table
    return theme.suits.of(suit) if is_bright and has_contrast else theme.pill_text


class TrickTags(QObject):
    """A tag for each quint of the trick, and the ring round the winning card."""

    def __init__(
        self, table: QWidget, stage: TableLayout, look: CurrentTheme, marks: Marks
    ) -> None:
        super().__init__(table)
        self._stage = stage
        self._look = look
        look.changed.connect(self._ring)
        self.quints = [QuintTag(look, marks, table) for _ in range(_CARDS_IN_A_TRICK)]
        self._seats: dict[QuintTag, Seat] = {}
        self._taken: set[Quint] = set()
        self.tagged: Seat | None = None

    def mark(self, trick: Trick | None, observation: Observation) -> None:
        """Ring the winning card, and tag the quints in the trick."""
        cards = () if trick is None else trick.cards
        self.tagged = None if trick is None else winning_seat(trick, observation.rules.joker_lead)
        if len(cards) < _CARDS_IN_A_TRICK:  # a whole one's last card may land after they are taken
            self._taken.clear()
        found = [quint for quint in quints_in(cards) if quint not in self._taken]
        self._seats = {}
        for place, tag in enumerate(self.quints):
            quint = found[place] if place < len(found) else None
            if quint is not None and trick is not None:
                self._seats[tag] = trick.seat_of(max(quint.cards, key=cards.index))
            tag.tell(quint)
        self._ring()
        self.stand()

    def take(self, quint: Quint) -> QPointF | None:
        """Take a quint's tag away, as it goes to the sheet; return where it was, if anywhere."""
        self._taken.add(quint)
        for tag in self._seats:
            if tag.quint is quint:
                centre = QRectF(tag.geometry()).center()
                tag.tell(None)
                return centre
        return None

    @Slot()
    def _ring(self) -> None:
        for seat, widget in self._stage.places.trick.items():
            widget.set_look(CardLook(ring=self._look.theme.brass if seat is self.tagged else None))

    def stand(self) -> None:
        """Place the tags beside their cards, at the table's present size."""
        for tag, seat in self._seats.items():
            self._stand_beside(tag, self._stage.places.edge(seat))

    def _stand_beside(self, tag: QuintTag, edge: Edge) -> None:
        # On a small table a tag is large beside the indices of the cards.
        geometry = self._stage.geometry
        card, unit = geometry.trick(edge), geometry.unit
        across, down = _BESIDE[edge]
        tag.stand(QPointF(card.x, card.y), unit)  # its size depends on the scale
        gap = _GAP + 2 * unit
        x = card.x + across * (card.width / 2 + gap + tag.width() / 2)
        y = card.y + down * (HEIGHT_OF_WIDTH * card.width / 2 + gap + tag.height() / 2)
        if not across:  # under a side player's card, and beside the near one
            clear = card.width / 2 + 2 * gap + tag.width() / 2
            outwards = max(abs(x - geometry.centre[0]), clear)
            x = geometry.centre[0] + (outwards if edge is Edge.RIGHT else -outwards)
        tag.stand(QPointF(x, y), unit)
        tag.raise_()
