"""The skyline, which shows what may still beat a card: its plate, when it comes and goes."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QEasingCurve, QEvent, QLineF, QObject, QPointF, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.aids.skyline import Skyline, Tower, skyline
from quinto_desktop.rules import PACK, QUINT_ROYAL, Card, Observation, Phase, Suit
from quinto_desktop.window.controls.panels import Label
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.fitting import MARK_OF, draw_mark, mirrored
from quinto_desktop.window.look.theme import (
    SMALLEST_TEXT,
    CurrentTheme,
    serif_font,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.paper.card_text import CardDocument, CardText, Line
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.director import Director
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.plate import Growth
from quinto_desktop.window.table.pointer import Pointer
from quinto_desktop.window.text.board_text import headline, spoken
from quinto_desktop.window.text.seat_text import Speaker

REST_MS = 600
"""How long the pointer rests on a card until its skyline comes by itself."""

_RISE_MS, _STILL_MS = 160, 80
_HELD = Qt.Key.Key_Space  # it does nothing else at a card


class SkylineView(QObject):
    """Shows the skyline of the card that is pointed at, when it is asked for.

    It is asked for by a key, by a key that is held on the focused card, or, if that is liked, by
    letting the pointer rest on a card; it goes as the pointer moves on or the game goes on.
    """

    def __init__(self, director: Director, pointer: Pointer) -> None:
        table, stage = director.table, director.stage
        super().__init__(table)
        self._table, self._stage = table, stage
        self._overlays, self._hand = director.overlays, director.hand
        self._pointer, self._director = pointer, director
        self._seen: Observation | None = None
        self.panel = SkylinePanel(stage.look, table)
        self.is_liked = False
        self._is_on = False
        self._at: CardWidget | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(lambda: self._open(pointer.under))
        for card in stage.cards:
            card.focus_changed.connect(self._follow)
        pointer.hovered.connect(self._on_pointer_hovered)
        director.covered.connect(self.close)
        table.shown.connect(self._on_table_shown)
        table.laid.connect(self._follow)
        table.action_chosen.connect(self.close)
        table.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        is_pressed, key = event.type() is QEvent.Type.KeyPress, event.key()
        if key == _HELD and event.isAutoRepeat():
            if is_pressed:
                self._hold()
            return True
        if key == _HELD and event.type() is QEvent.Type.KeyRelease and not self._is_on:
            self.close()
        return False

    @property
    def is_open(self) -> bool:
        """Whether a skyline shows."""
        return not self.panel.isHidden()

    @Slot()
    def toggle(self) -> None:
        """Show the skyline of the card that is pointed at, and of others after it; or no more."""
        if self.is_open:
            self.close()
            return
        if self._pointed is None:
            self._hand.focus.step(1)
        self._open(self._pointed)
        self._is_on = self.is_open
        self._tell()

    def demonstrate(self) -> None:
        """Show the skyline of a card in the middle of the near hand, until `close`."""
        hand = self._stage.places.hands[self._stage.places.viewer]
        if hand:
            self._open(hand[len(hand) // 2])
            self._is_on = self.is_open

    def _hold(self) -> None:
        if not self.is_open and self._hand.focus.card is not None:
            self._open(self._hand.focus.card)
            self._tell()

    @Slot()
    def close(self) -> bool:
        """Take it away; return whether it was there."""
        was_open, self._is_on, self._at = self.is_open, False, None
        self._rest.stop()
        self.panel.hide()
        self._move_prompt()
        return was_open

    @property
    def _pointed(self) -> CardWidget | None:
        return self._pointer.under or self._hand.focus.card

    def _tell(self) -> None:
        if self.is_open:
            self._table.answered.emit(self.panel.accessibleName())

    @Slot(object)
    def _on_pointer_hovered(self, widget: CardWidget | None) -> None:
        self._rest.stop()
        if self._is_on or (self.is_open and widget is not None):
            self._follow()
        elif widget is not None and self.is_liked:
            self._rest.start()
        elif self.is_open:
            self.close()

    @Slot(object)
    def _on_table_shown(self, seen: Observation) -> None:
        self._seen = seen
        self._follow()

    @Slot()
    def _follow(self) -> None:
        if not self.is_open:
            return
        before = self.panel.card
        at = self._pointed or self._at
        self._open(at)
        is_moved = self.panel.card is not None and self.panel.card is not before
        if is_moved and self._is_on and at is self._hand.focus.card:
            self._table.told.emit(self.panel.accessibleName())

    def _open(self, widget: CardWidget | None) -> None:
        sky = self._sky_of(widget)
        if sky is None:
            self.close()
            return
        self._at = widget
        self.panel.stand(self._stage.geometry)
        asking = self._overlays.asking
        if asking is not None and asking.geometry().intersects(self.panel.geometry()):
            self.close()
            return
        pace = self._stage.pace
        rises_ms = (_STILL_MS if pace.is_still else _RISE_MS) if pace.flight_ms else 0
        self.panel.lower()  # everything lies over it but the felt
        self.panel.show_sky(sky, self._overlays.speaker, rises_ms)
        self._move_prompt()

    def _move_prompt(self) -> None:
        # Over the skyline, or away where the viewer's card lies there.
        overlays, geometry, places = self._overlays, self._stage.geometry, self._stage.places
        overlays.skyline_top = self.panel.y() if self.is_open else inf
        overlays.prompt.stand(overlays.words_place)
        foot = geometry.trick(Edge.NEAR).y + HEIGHT_OF_WIDTH * geometry.trick_width / 2
        is_taken = places.viewer in places.trick and foot > overlays.prompt.y()
        overlays.prompt.step_aside("skyline", aside=self.is_open and is_taken)

    def _sky_of(self, widget: CardWidget | None) -> Skyline | None:
        seen = self._seen
        if widget is None or widget.card is None or seen is None or self._stage.is_curtained:
            return None
        is_landed = seen.phase is Phase.PLAY or not self._director.busy
        return skyline(seen, widget.card) if is_landed else None


_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
_OF_A_SUIT = 13
# In design units: a suit's sign and the space before it, and the plate's margin.
_SIGN, _GAP, _PAD = 15.0, 8.0, 16.0
_LOWEST, _RISE = 8.0, 32.0  # the height of the two of spades, and how much higher the ace is
_HIGH, _UNDER, _CORNER = 46.0, 14.0, 12.0  # of the towers with what is over them, and under them
_TITLE, _LETTER, _LEAST_LETTER = 14.0, 15.0, 13.0
_OF_CELL, _OF_LETTER = 1.45, 0.85  # a letter at most, of its place's width; and a tower, of it
_SEEN = 0.3  # width of the place of a card that lies open already, and stands there no more
_LOW = 0.45  # the opacity of what does not beat it


class SkylinePanel(Label):
    """A plate behind the fan: a line at the height of a card, and what may stand above it."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._sky: Skyline | None = None
        self._title = ""
        self._fade = Growth(self)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.valueChanged.connect(lambda: self.update())

    @property
    def card(self) -> Card | None:
        """The card that is asked about, while it shows."""
        return None if self._sky is None or self.isHidden() else self._sky.card

    def show_sky(self, sky: Skyline, speaker: Speaker, rises_ms: int) -> None:
        """Show the skyline of a card; from nothing it rises for so long."""
        is_new = self.isHidden()
        if is_new or sky != self._sky:
            self._sky, self._title = sky, headline(sky, speaker)
            self.setAccessibleName(CardText(spoken(sky, speaker)).spoken())
            self.renew()
        if is_new:
            self.show()
            self._fade.grow(rises_ms)

    def stand(self, geometry: Geometry) -> None:
        """Take its place, at the table's present size."""
        place = QRectF(*geometry.skyline).toRect()
        if place != self.geometry() or geometry.unit != self._unit:
            self._unit = geometry.unit
            self.setGeometry(place)
            self.renew()

    # --------------------------------------------------------------- measures
    @property
    def _foot(self) -> float:
        return self.height() - _UNDER * self._unit

    @property
    def _cells(self) -> list[tuple[float, float]]:
        # Where the place of each card begins, high to low, and how wide it is.
        u, towers = self._unit, () if self._sky is None else self._sky.towers
        there = {self._sky and self._sky.card, *[tower.card for tower in towers]}
        shares = [1.0 if card in there else _SEEN for card in reversed(PACK)]
        cell = (self.width() - (2 * _PAD + 5 * (_SIGN + _GAP)) * u) / sum(shares)
        suits = [
            (min(at // _OF_A_SUIT, 4) * (_SIGN + _GAP) + _SIGN + _PAD) * u
            for at in range(len(PACK))
        ]
        return [
            (suits[at] + cell * sum(shares[:at]), cell * share) for at, share in enumerate(shares)
        ]

    def place_of(self, card: Card) -> QRectF:
        """The tower of a card, as high as the card in the order of the pack."""
        at = len(PACK) - 1 - card.strength
        x, wide = self._cells[at]
        up = self._foot / _HIGH  # a design unit of height, which is larger on a small table
        high = (_LOWEST + _RISE * (1 - at / (len(PACK) - 2))) * up
        if card is QUINT_ROYAL:
            high = (_LOWEST - 2) * up
        return self._mirrored(QRectF(x, self._foot - high, wide - 1.4, high))

    def _mirrored(self, place: QRectF) -> QRectF:
        return mirrored(place, self.width()) if self.isRightToLeft() else place

    # --------------------------------------------------------------- paint
    @property
    def opacity(self) -> float:
        return self._fade.size

    def _paint(self, picture: QPixmap) -> None:
        if self._sky is None:
            return
        theme, painter = self._look.theme, QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(themed_pen(theme, theme.plate_line, 1))
        painter.setBrush(QColor(theme.skyline))
        corner = _CORNER * self._unit
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        card = self._sky.card
        words = self._paint_title(painter, self._sky)
        self._paint_line(painter, self.place_of(card).top(), words)
        self._paint_signs(painter)
        for tower in self._sky.towers:
            self._paint_tower(painter, tower)
        self._paint_own(painter, card)
        painter.end()

    def _paint_title(self, painter: QPainter, sky: Skyline) -> QRectF:
        # Over the low towers; all of the plate if none stands there.
        theme, room = self._look.theme, QRectF(self.rect())
        room.adjust(_PAD * self._unit, 0, -_PAD * self._unit, 0)
        if sky.beating:
            room.setLeft(self.width() / 2)
        shown, font = CardText(self._title), ui_font(_TITLE * self._unit, bold=True)
        if (needed := shown.width(font, theme)) > room.width():
            smaller = int(font.pixelSize() * room.width() / needed)
            font.setPixelSize(max(SMALLEST_TEXT, smaller))
        line, is_mirrored = Line(shown, ((font, theme.text_on_felt),)), self.isRightToLeft()
        text = CardDocument(theme, [line], 4000, theme.felt_suits, is_mirrored=is_mirrored)
        text.setTextWidth(text.idealWidth() + 1)
        place = QRectF(0, 0.12 * text.size().height(), text.textWidth(), text.size().height())
        place.moveRight(room.right())
        if room.left() < self.width() / 2:
            place.moveCenter(QPointF(self.width() / 2, place.center().y()))
        place = self._mirrored(place)
        painter.save()
        painter.translate(place.topLeft())
        text.drawContents(painter)
        painter.restore()
        return place

    def _paint_line(self, painter: QPainter, y: float, words: QRectF) -> None:
        # Behind what stands over it, and not through words.
        theme, pad = self._look.theme, _PAD * self._unit / 2
        painter.setPen(themed_pen(theme, theme.focus, 1.5))
        ends = [pad, self.width() - pad]
        if words.top() < y < words.bottom():
            ends[not self.isRightToLeft()] = words.right() if self.isRightToLeft() else words.left()
        painter.drawLine(QLineF(ends[0], y, ends[1] - 6, y))

    def _paint_signs(self, painter: QPainter) -> None:
        theme, side = self._look.theme, (_SIGN - 3) * self._unit
        for (x, _wide), suit in zip(self._cells[::_OF_A_SUIT], _SUITS, strict=False):
            place = QRectF(x - _SIGN * self._unit, self._foot - side, side, side)
            draw_mark(painter, MARK_OF[suit], self._mirrored(place), theme.felt_suits.of(suit))

    def _paint_tower(self, painter: QPainter, tower: Tower) -> None:
        theme, place = self._look.theme, self.place_of(tower.card)
        painter.setPen(Qt.PenStyle.NoPen)
        if not tower.is_unseen:
            painter.setPen(themed_pen(theme, theme.brass, 1.5))
        elif theme.weight > 1:  # high contrast knows two tones only: hollow, and full
            painter.setPen(themed_pen(theme, theme.tower, 0.7))
        low = QColor(theme.low_tower)
        low.setAlphaF(0 if theme.weight > 1 else _LOW)
        painter.setBrush(QColor(theme.tower) if tower.beats else low)
        painter.drawRoundedRect(place, 2, 2)
        suit = tower.card.suit
        if tower.beats and suit is not None:
            self._write(painter, tower.card, place, theme.tower_suits.of(suit))

    def _paint_own(self, painter: QPainter, card: Card) -> None:
        theme, place = self._look.theme, self.place_of(card)
        painter.setPen(themed_pen(theme, theme.focus, 1.5))
        painter.setBrush(QColor(theme.gilt))
        painter.drawRoundedRect(place, 2, 2)
        self._write(painter, card, place, theme.suits.of(card.suit) if card.suit else "")

    def letter_font(self, card: Card) -> QFont | None:
        """The font of a card's rank in its tower; None if it has no rank, or no room for it."""
        place = self.place_of(card)
        font = serif_font(max(_LEAST_LETTER, _LETTER * self._unit), bold=True)
        font.setPixelSize(min(font.pixelSize(), round(_OF_CELL * place.width())))
        is_low = place.height() < _OF_LETTER * font.pixelSize()
        if card.rank is None or is_low or font.pixelSize() < SMALLEST_TEXT:
            return None
        needed = QFontMetricsF(font).horizontalAdvance(self._look.theme.pack.sign(card.rank))
        font.setStretch(min(100, int(100 * (place.width() + 1) / needed)))
        return font

    def _write(self, painter: QPainter, card: Card, place: QRectF, ink: str) -> None:
        font = self.letter_font(card)
        if card.rank is None or font is None:
            return
        painter.setFont(font)
        painter.setPen(QColor(ink))
        line = QRectF(place.left() - 3, place.top(), place.width() + 6, font.pixelSize())
        letter = self._look.theme.pack.sign(card.rank)
        # Whole, with the tail that tells Q from O and J from I.
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, letter)
