"""The words on the felt: who sits where, and what piles and the cachette hold."""

from __future__ import annotations

import math
from enum import Enum

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import SEATS, Observation, Phase, Seat, Side, Suit
from quinto_desktop.window.controls.panels import Label
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, card_polygon
from quinto_desktop.window.look.fitting import fitted_text
from quinto_desktop.window.look.theme import SMALLEST_TEXT, CurrentTheme, fitted_font, ui_font
from quinto_desktop.window.paper.card_text import CardDocument, CardText, Line
from quinto_desktop.window.table.arrangement import Void
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.measures import FELT_FOOT_CORNER, Edge
from quinto_desktop.window.table.places import Places, drawers, voids
from quinto_desktop.window.table.plate import PlateContent, SeatPlate
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.text import board_text, seat_text, side_text, turn_text
from quinto_desktop.window.text.card_text import tricks_count
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, monograms, translate

_EDGE, _RIM = 6, 6
_LEAST_BESIDE = 60  # pixels; with less, the name alone is under the cachette
_BESIDE = 9  # design units between cards and words


class TableWords:
    """The plates of the players, the captions of piles and cachette, and what hands lack."""

    def __init__(self, stage: TableLayout, table: QWidget) -> None:
        self._stage, self._table = stage, table
        self._voids = VoidPainter(stage.look)
        self._rim: int | None = None
        self.plates = {edge: SeatPlate(edge, stage.look, table) for edge in Edge}
        self.piles = {edge: Caption(stage.look, table) for edge in (Edge.LEFT, Edge.RIGHT)}
        self.cachette = Caption(stage.look, table)

    def stand(self, geometry: Geometry) -> None:
        """Stand where there is room, beside or under what they are about."""
        for edge, plate in self.plates.items():
            is_column = edge is not Edge.NEAR and (edge in geometry.laid_out) is (edge is Edge.FAR)
            end = _plate_end(edge, geometry)
            plate.is_over_tray = is_column and edge is Edge.FAR and Edge.LEFT in geometry.laid_out
            plate.stand(geometry.plate(edge), geometry.unit, end, is_column=is_column)
        self._stand_captions(geometry)

    def paint(self, painter: QPainter, dirty: QRegion) -> None:
        """Paint which suits open hands lack, and a line in the colour of who is to hold a key."""
        geometry = self._stage.geometry
        if self._rim is not None:
            theme, wide = self._stage.look.theme, _RIM * max(1.0, geometry.unit)
            painter.setPen(QPen(QColor(theme.people[self._rim]), wide))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corner = FELT_FOOT_CORNER * geometry.unit
            room = QRectF(*geometry.felt).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
            painter.drawRoundedRect(room, corner, corner)
        for void in voids(self._stage.places, geometry):
            if dirty.intersects(QRectF(*void[1:]).toAlignedRect()):
                self._voids.paint(painter, void, geometry.unit)

    def _stand_captions(self, geometry: Geometry) -> None:
        places = self._stage.places
        for edge, caption in self.piles.items():
            _stand_beside_pile(caption, edge, places, geometry)
        _stand_at_cachette(self.cachette, places, geometry)

    def show(self, speaker: Speaker, observation: Observation) -> None:
        """Say how the deal stands; the cards in the piles are up to the stage."""
        self.show_plates(speaker, observation)
        geometry, own = self._stage.geometry, self._stage.places.viewer.side
        has_place = observation.deal_number > 0 and not geometry.is_crowded
        for edge, caption in self.piles.items():
            side = own if edge is Edge.LEFT else own.other
            number = self._tricks_of(side, observation)
            count, worth = tricks_count(number), board_text.each(observation.trick_value, number)
            title = side_text.title(speaker, side)
            caption.say(count, worth, board_text.pile_words(title, count, worth))
            caption.setVisible(has_place)
        self.cachette.say(translate("Table", "Cachette"), translate("Table", "last trick takes it"))
        self._stand_captions(geometry)

    def show_plates(self, speaker: Speaker, observation: Observation) -> None:
        """Show who sits where, and whose turn it is."""
        rim = None
        if speaker.keys and observation.turn is not None:
            rim = seat_text.colour_of_player(speaker, speaker.player_of(observation.turn))
        if rim != self._rim:
            self._rim = rim
            self._table.update()
        hemmed_in = {Edge.FAR, Edge.LEFT}
        # During the draw, only one plate for each player.
        seated = {*drawers(observation)} if observation.dealer is None else {*SEATS}
        for seat in SEATS:
            edge = self._stage.places.edge(seat)
            content = _plate_content(speaker, seat, observation)
            plate = self.plates[edge]
            if edge is Edge.FAR and hemmed_in <= self._stage.geometry.laid_out:
                content = content._replace(role=content.seat)  # between the row and the rows
            plate.show_content(content)
            plate.setVisible(seat in seated)

    def _tricks_of(self, side: Side, observation: Observation) -> int:
        places = self._stage.places
        winner = observation.tricks[-1].winner if observation.tricks else None
        takes = places.cachette_is_open and winner is not None and winner.side is side
        return len(places.piles[side]) + takes


def _stand_beside_pile(caption: Caption, edge: Edge, places: Places, geometry: Geometry) -> None:
    # Stand on the inner side of a pile, however many tricks it has.
    sides = [side for side in places.piles if places.pile_edge(side) is edge]
    count = max(1, *(len(places.piles[side]) for side in sides), 0)
    first, last = (geometry.pile(edge, place, count) for place in (0, count - 1))
    unit, high = geometry.unit, first.width * HEIGHT_OF_WIDTH
    gap, top = _BESIDE * unit, first.y - high / 2
    if edge is Edge.LEFT:
        left = last.x + last.width / 2 + gap
        caption.stand(left, top, unit, _fan_ends(places, geometry)[0] - left, highest=high)
    else:
        right = first.x - first.width / 2 - gap
        room = right - _fan_ends(places, geometry)[1]
        caption.stand(right, top, unit, room, highest=high, hangs=Hangs.LEFT_OF)


def _fan_ends(places: Places, geometry: Geometry) -> tuple[float, float]:
    fan = geometry.hand(Edge.NEAR, len(places.hands[places.viewer]))
    if geometry.is_tall or not fan:  # there it is over the piles
        return geometry.middle - _EDGE, geometry.middle + _EDGE
    first, last = fan[0], fan[-1]
    return first.x - first.width / 2 - _EDGE, last.x + last.width / 2 + _EDGE


def _stand_at_cachette(caption: Caption, places: Places, geometry: Geometry) -> None:
    # Stand under the cachette, or beside it where there is no room under it.
    unit, poses = geometry.unit, places.cachette_poses(geometry)
    x, y, width, _ = poses[2]
    is_far, left = _is_at_far(places, geometry), poses[-1].x + (width / 2 + _BESIDE * unit)
    free = geometry.far_end - left if is_far else 0.0
    if geometry.is_crowded and x < geometry.middle and y > geometry.centre[1]:  # over a plate
        free = _fan_ends(places, geometry)[0] - left
    if free > _LEAST_BESIDE:
        caption.stand(left, y, unit, free, hangs=Hangs.BESIDE)
    else:
        foot, felt = y + HEIGHT_OF_WIDTH / 2 * width + 3 * unit, geometry.felt
        end = geometry.far_end if y < geometry.inlay.top else geometry.end - geometry.rim - _EDGE
        room, high = 2 * min(x - felt.left - _EDGE, end - x), felt.foot - foot
        if y < geometry.inlay.top and Edge.FAR in geometry.laid_out:
            room = min(room, 2 * (x - geometry.middle - geometry.row_half))
            high = geometry.plate(Edge.RIGHT)[1] + 24 * unit - foot
        elif is_far:
            high = geometry.inlay.top - foot
        elif not places.cachette_is_open and foot < geometry.pile_y:
            pile = geometry.pile_y - HEIGHT_OF_WIDTH / 2 * geometry.pile_width
            high = max(geometry.caption, pile - foot)
        caption.stand(x, foot, unit, room, highest=high, hangs=Hangs.ROUND)


def _is_at_far(places: Places, geometry: Geometry) -> bool:
    if places.cachette_is_open or places.dealer is None:
        return False
    return places.edge(places.dealer) is Edge.FAR and Edge.FAR not in geometry.laid_out


def _plate_content(speaker: Speaker, seat: Seat, observation: Observation) -> PlateContent:
    call = _call_of(seat, observation)
    is_turn = seat is observation.turn and observation.phase is not Phase.DEALING
    is_dealer = seat is observation.dealer
    name, role = seat_text.name(speaker, seat), seat_text.role(speaker, seat)
    told = [name, role, call]
    if is_dealer:
        told.append(translate("Table", "dealer"))
    if is_turn:
        told.append(translate("Table", "to act"))
    spoken = ", ".join(filter(None, told))
    monogram = monograms([seat_text.name(speaker, one) for one in SEATS])[seat]
    colour = seat_text.colour_of(speaker, seat)
    short, is_tab = seat_text.short_role(speaker, seat), False
    key = speaker.keys[speaker.player_of(seat)] if speaker.keys else ""
    if key and colour is not None:
        role = short = fill(translate("Table", "Hold {key}"), key=key)
        is_tab = True
    return PlateContent(
        name, monogram, role, short, call, is_turn, is_dealer, spoken, colour, is_tab
    )


def _call_of(seat: Seat, observation: Observation) -> str:
    # It is relevant in the doubling round and the first trick.
    eldest = observation.eldest_hand
    if eldest is None or observation.tricks:
        return ""
    place = (seat - eldest) % 4
    calls = observation.calls
    return turn_text.call_made(calls[place]) if place < len(calls) else ""


def _plate_end(edge: Edge, geometry: Geometry) -> float:
    # Those at the far and the near side end before a full hand beside them.
    if edge is Edge.LEFT and edge in geometry.laid_out:
        return geometry.plate(Edge.FAR)[0] - 57 * geometry.unit + _EDGE / 2 - 2
    if edge not in (Edge.FAR, Edge.NEAR) or (edge is Edge.NEAR and geometry.is_tall):
        return geometry.end - geometry.rim
    if edge in geometry.laid_out:
        return geometry.middle - geometry.row_half - _EDGE / 2
    first = geometry.hand(edge, 12)[0]
    corners = card_polygon(first.width, first.turn).translated(first.x, first.y)
    return corners.boundingRect().left() - _EDGE


class VoidPainter:
    """Says “no ♦” where a hand that lies face up has none."""

    def __init__(self, look: CurrentTheme) -> None:
        self._look = look
        self._documents: dict[tuple[Suit, int], CardDocument] = {}
        look.changed.connect(self._documents.clear)

    def paint(self, painter: QPainter, void: Void, unit: float) -> None:
        """Write it into its place, as large as there is room."""
        size = round(min(_VOID * max(1.0, unit), void.height / _LINE))
        while (words := self._words(void.suit, size)).idealWidth() > void.width and size > 1:
            size -= 1
        painter.save()
        half = QPointF(words.idealWidth(), words.size().height()) / 2
        painter.translate(QRectF(*void[1:]).center() - half)
        words.drawContents(painter)
        painter.restore()

    def _words(self, suit: Suit, size: int) -> CardDocument:
        if (suit, size) not in self._documents:
            theme = self._look.theme
            text = fill(translate("Table", "no {suit}"), suit=f"{{suit:{suit.letter}}}")
            line = Line(CardText(text), ((ui_font(size), theme.secondary_text),))
            words = CardDocument(theme, [line], _WIDEST, theme.felt_suits)
            self._documents[suit, size] = words
        return self._documents[suit, size]


_VOID, _LINE, _WIDEST = 14, 1.3, 2000
_SIDES = 4


class Hangs(Enum):
    """Where words are, seen from the point that they are hung on."""

    RIGHT_OF = "right of"
    BESIDE = "right of, in the middle"
    LEFT_OF = "left of"
    ROUND = "round"


_ALIGNED = {
    Hangs.RIGHT_OF: Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute,
    Hangs.LEFT_OF: Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute,
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
        self._stood: object = None

    def say(self, title: str, line: str, spoken: str = "") -> None:
        """Change the lines; by ear they are a title and what belongs to it, unless otherwise."""
        self.setAccessibleName(spoken or f"{title}: {line}")
        if (title, line) != (self._title, self._line):
            self._title, self._line = title, line
            self._lay_out()

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
        """Hang on a point; large type is reduced to `widest` and `highest`, and then narrower."""
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
        lines = [(text, QFontMetricsF(font)) for text, font, _ in self._lines()]
        height = sum(metric.height() for _, metric in lines)
        width = _SIDES + max(metric.horizontalAdvance(text) for text, metric in lines)
        left = x - {Hangs.LEFT_OF: width, Hangs.ROUND: width / 2}.get(self._hangs, 0.0)
        y -= height / 2 if self._hangs is Hangs.BESIDE else 0.0
        self.setGeometry(QRect(round(left), round(y), round(width), round(height) + 1))
        self.renew()

    def _lines(self) -> list[tuple[str, QFont, str]]:
        # The second one only where there is room for it.
        unit, theme = max(1.0, self._unit), self._look.theme
        title, title_font = self._fitted(ui_font(14 * unit, bold=True), self._title)
        line, line_font = self._fitted(ui_font(13 * unit), self._line)
        high = sum(QFontMetricsF(font).height() for font in (title_font, line_font))
        lines = [(title, title_font, theme.text_on_felt)]
        if line and line == self._line and high <= self._highest + 1:
            lines.append((line, line_font, theme.secondary_text))
        return lines

    def _fitted(self, font: QFont, text: str) -> tuple[str, QFont]:
        room, least = self._widest - _SIDES, round(SMALLEST_TEXT * max(1.0, self._unit))
        font = fitted_font(font, text, room, least)
        while QFontMetricsF(font).height() > self._highest / 2 and font.pixelSize() > least:
            font.setPixelSize(font.pixelSize() - 1)
        return fitted_text(text, font, room) if room > 0 else (text, font)

    def _paint(self, picture: QPixmap) -> None:
        painter, top = QPainter(picture), 0.0
        painter.setLayoutDirection(self.layoutDirection())
        aligned = _ALIGNED.get(self._hangs, _ALIGNED[Hangs.RIGHT_OF])
        for text, font, colour in self._lines():
            high = QFontMetricsF(font).height()
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(0, top, self.width(), high), aligned, text)
            top += high
        painter.end()
