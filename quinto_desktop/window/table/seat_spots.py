"""What on the table answers a click besides the viewer's cards, and how the pointer says so."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
)

from quinto_desktop.rules import Card, Phase, Seat, Trick, trick_winner
from quinto_desktop.window.look.keyboard import COMMANDING, own_signs
from quinto_desktop.window.table.card_widget import CardWidget, topmost_at
from quinto_desktop.window.table.director import Director
from quinto_desktop.window.table.input import TableTips, Term, explained
from quinto_desktop.window.table.pointer import Pointer
from quinto_desktop.window.text import questions
from quinto_desktop.window.text.commands import Command


class Spot(Enum):
    """A place that answers a click."""

    PILE = "pile"
    CACHETTE = "cachette"
    SEAT = "seat"


class Place(NamedTuple):
    """A place that answers a click; a plate is somebody's."""

    spot: Spot
    seat: Seat | None = None


class MenuRequest(NamedTuple):
    """The user asks for a context menu.

    Attributes:
        point: Where it belongs, on the screen.
        place: What it is about; None for the table or a card.
        card: The card of the viewer's hand on turn that it is about; None for anything else.
        anchor: The section of the rule book about it; None for that of the current phase.
    """

    point: QPoint
    place: Place | None
    card: Card | None
    is_playable: bool
    anchor: str | None


_DISC, _WORDS = 29, 26  # design units: from a disc's centre, and above and below


class SeatSpots(QObject):
    """Finds the places that answer a click, answers it, and shows them by the pointer.

    A click still continues first whatever is only waiting to be seen, wherever it is made.

    Signals:
        missed(): A click was not for a place here.
        told(str): What is known about a place that was clicked.
    """

    missed = Signal()
    told = Signal(str)

    def __init__(self, director: Director, pointer: Pointer) -> None:
        super().__init__(director.table)
        self._table, self._stage = director.table, director.stage
        self._overlays, self._hand = director.overlays, director.hand
        self._pointer, self._director = pointer, director
        self._table.shown.connect(self._on_changed)
        self._hand.drag.changed.connect(self._on_changed)
        pointer.clicked_beside.connect(self.click)

    # --------------------------------------------------------------- what is where
    def at(self, point: QPointF) -> Place | None:
        """The place at a point of the table that answers a click, if there is one."""
        if self._stage.is_curtained:
            return None
        card = topmost_at(self._stage.places.in_order, point)
        if card is not None:
            return self._of_card(card)
        spot, overlays, piles = point.toPoint(), self._overlays, self._stage.places.piles
        for side, tricks in piles.items():
            caption = overlays.piles[self._stage.places.pile_edge(side)]
            if tricks and caption.isVisible() and caption.geometry().contains(spot):
                return Place(Spot.PILE)
        if overlays.cachette.isVisible() and overlays.cachette.geometry().contains(spot):
            return Place(Spot.CACHETTE)
        return self._plate_at(point)

    def _of_card(self, card: CardWidget) -> Place | None:
        places = self._stage.places
        if card in places.cachette:
            return Place(Spot.CACHETTE)
        is_piled = any(card in trick for tricks in places.piles.values() for trick in tricks)
        return Place(Spot.PILE) if is_piled else None

    def _plate_at(self, point: QPointF) -> Place | None:
        geometry, places = self._stage.geometry, self._stage.places
        for seat in Seat:
            edge = places.edge(seat)
            plate = self._overlays.plates[edge]
            if not plate.isVisible() or not plate.geometry().contains(point.toPoint()):
                continue
            if self._overlays.speaker.keys:  # all of it is a tab
                return Place(Spot.SEAT, seat)
            x, y = geometry.plate(edge)
            from_disc, unit = point - QPointF(x, y), geometry.unit
            at_words = plate.is_column or abs(from_disc.y()) < _WORDS * unit
            if at_words or from_disc.manhattanLength() < _DISC * unit:
                return Place(Spot.SEAT, seat)
        return None

    # --------------------------------------------------------------- the pointer
    def follow(self, point: QPointF) -> None:
        shape = self._shape(point)
        if shape is not self._table.cursor().shape():
            self._table.setCursor(shape)

    def _shape(self, point: QPointF) -> Qt.CursorShape:
        if self._pointer.dragging:
            return Qt.CursorShape.ClosedHandCursor
        card = self._pointer.card_at(point)
        usable = self._hand.may_play(card) if card is not None else self.at(point) is not None
        usable |= card in self._stage.places.fan
        return Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor

    @Slot()
    def _on_changed(self) -> None:
        # What is under the pointer may be something else now.
        if self._table.underMouse():
            self.follow(QPointF(self._table.mapFromGlobal(QCursor.pos())))

    # --------------------------------------------------------------- answers
    @Slot(QPointF)
    def click(self, point: QPointF) -> None:
        """Answer a click outside the viewer's cards."""
        director = self._director
        goes_on = director.busy or director.only_card.is_due or self._hand.lifted is not None
        place = None if goes_on else self.at(point)
        if place is None:
            self.missed.emit()
        else:
            self.use(place)

    def use(self, place: Place) -> None:
        """Do what a place is for: show the last trick, or tell what is known about it."""
        if place.spot is Spot.PILE:
            self._table.setCursor(Qt.CursorShape.ArrowCursor)  # what comes up covers the pile
            self._table.command_wanted.emit(Command.LAST_TRICK)
        else:
            sentence = self.about(place)
            self.told.emit(sentence)
            self._table.answered.emit(sentence)

    def about(self, place: Place) -> str:
        """What is known about the cachette, or about whoever sits at a seat."""
        now = self._director.observation
        if place.seat is not None and now is not None:
            return questions.about_seat(self._overlays.speaker, place.seat, now)
        if self._stage.places.cachette_is_open:
            return self._overlays.cachette.accessibleName()
        return explained(Term.CACHETTE).text

    # --------------------------------------------------------------- the menu
    def ask_menu(self, event: QContextMenuEvent, tips: TableTips) -> None:
        """Ask for the menu about what is under the pointer or focused; none behind a curtain."""
        if self._pointer.gave_up or self._stage.is_curtained:
            return
        point = QPointF(event.pos())
        card = self._pointer.card_at(point)
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            card = self._hand.focus.card
            point = QPointF((self._table.rect() if card is None else card.geometry()).center())
        place = None if card is not None else self.at(point)
        on_turn = card is not None and self._hand.is_on_turn(card)
        self._table.menu_wanted.emit(
            MenuRequest(
                self._table.mapToGlobal(point.toPoint()),
                place,
                card.card if card is not None and on_turn else None,
                card is not None and self._hand.may_play(card),
                tips.at(point).anchor or None,
            )
        )


_BY_POINTER = 0  # stands for a tab among the keys that are held: no key has this number
_LOST = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
_REPEATS_WITHIN_MS = 20


class HeldKeys(QObject):
    """Tells who has `looked` alone, by their key or plate, and the card they play on letting go."""

    looked = Signal(object, object)

    def __init__(self, director: Director, spots: SeatSpots, pointer: Pointer) -> None:
        super().__init__(director.table)
        self._table, self._overlays = director.table, director.overlays
        self._director, self._hand = director, director.hand
        self._spots, self._pointer = spots, pointer
        self._held: dict[int, int] = {}
        self.looking: int | None = None
        self._going, self._is_wanted = _BY_POINTER, False
        self._over: CardWidget | None = None  # was the pointer last, while it held a tab
        # A key that is held may be let go there and pressed again at one and the same moment.
        is_under_x = QGuiApplication.platformName() == "xcb"
        self._late = QTimer(self, singleShot=True, interval=_REPEATS_WITHIN_MS * is_under_x)
        self._late.timeout.connect(self._let_late_go)
        self._table.installEventFilter(self)

    @property
    def _may_look(self) -> bool:
        now = self._director.observation
        if now is None or now.turn is None or self._overlays.shown_result is not None:
            return False
        return now.phase in (Phase.DOUBLING, Phase.PLAY)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._held and self._is_lost(watched, event):
            self._held.clear()
            self._look()
        if isinstance(event, QKeyEvent):
            return self._hear_key(watched, event)
        if watched is self._table and isinstance(event, QMouseEvent):
            return self._hear_pointer(event)
        return False

    def _is_lost(self, watched: QObject, event: QEvent) -> bool:
        # Nobody would hear that it is let go, in a menu or in another window.
        if isinstance(event, QFocusEvent):
            return event.lostFocus() and event.reason() in _LOST
        return watched is self._table and event.type() is QEvent.Type.Hide

    # --------------------------------------------------------------- keys
    def _hear_key(self, watched: QObject, event: QKeyEvent) -> bool:
        if event.type() is QEvent.Type.KeyRelease:
            self._hear_release(event)
            return False
        if watched is not self._table:
            return False
        player = self._owner(event)
        if event.type() is QEvent.Type.ShortcutOverride:
            self._is_wanted |= player is not None  # nor is the Latin letter in its place a command
            event.setAccepted(self._is_wanted)
            return self._is_wanted
        self._is_wanted = False
        if player is None:
            return False
        if event.key() == self._going and self._late.isActive():
            self._late.stop()
        elif self._may_look and not event.isAutoRepeat():
            self._held[event.key()] = player
            self._look()
        return True

    def _owner(self, event: QKeyEvent) -> int | None:
        if event.modifiers() & COMMANDING:
            return None
        # Held beyond the end of a deal it is no command either, but what the ledge says it does.
        keys, row = self._overlays.speaker.keys, self._overlays.ledge.row
        told = () if self._may_look else [button.key for button in row.buttons]
        signs = [sign for sign in own_signs(event) if sign in keys and sign not in told]
        return keys.index(signs[0]) if signs else None

    def _hear_release(self, event: QKeyEvent) -> None:
        key = event.key()
        if key not in self._held or event.isAutoRepeat():
            return
        if self._late.isActive() and self._going != key:
            self._let_late_go()
        self._going = key
        if self._late.interval():
            self._late.start()
        else:
            self._let_late_go()

    @Slot()
    def _let_late_go(self) -> None:
        self._late.stop()
        if self.looking is not None:
            self._call_at(self._table.mapFromGlobal(QCursor.pos()))
        self._let_go(self._going)

    # --------------------------------------------------------------- tabs
    def _hear_pointer(self, event: QMouseEvent) -> bool:
        is_held, point = _BY_POINTER in self._held, event.position()
        if event.type() is QEvent.Type.MouseButtonPress:
            player = self._player_at(event)
            if player is not None:
                self._over = None
                self._held[_BY_POINTER] = player
                self._look()
            return player is not None
        if is_held and event.type() is QEvent.Type.MouseMove:
            self._reach(point)
        elif is_held and event.type() is QEvent.Type.MouseButtonRelease:
            self._pointer.reach(point)
            self._call_at(point.toPoint())
            self._let_go(_BY_POINTER)
        return is_held

    def _player_at(self, event: QMouseEvent) -> int | None:
        speaker, is_left = self._overlays.speaker, event.button() is Qt.MouseButton.LeftButton
        place = self._spots.at(event.position()) if speaker.keys and is_left else None
        seat = None if place is None or not self._may_look else place.seat
        is_own = seat is not None and seat is not speaker.dummy and speaker.is_person(seat)
        return speaker.player_of(seat) if seat is not None and is_own else None

    def _reach(self, point: QPointF) -> None:
        # Who takes the trick and leads again holds on, and carries the first card to the middle.
        self._pointer.reach(point)
        self._over = self._pointer.under or self._over
        card, inlay = self._over, QRectF(*self._director.stage.geometry.inlay)
        if card is None or card.card is None or self._pointer.under or not inlay.contains(point):
            return
        self._over = None
        if self._hand.may_play(card) and self._leads_after(card.card):
            self._hand.play(card)

    def _leads_after(self, card: Card) -> bool:
        now, speaker = self._director.observation, self._overlays.speaker
        if now is None or now.trick is None or len(now.trick.cards) != len(Seat) - 1:
            return False
        trick = Trick(now.trick.leader, (*now.trick.cards, card))
        return speaker.player_of(trick_winner(trick, now.rules.joker_lead)) == self.looking

    def _call_at(self, point: QPoint) -> None:
        # Not by a button that has only come up under a pointer at rest.
        at, on_screen = self._table.childAt(point), QPointF(self._table.mapToGlobal(point))
        for button in self._overlays.doubling.buttons.values():
            if button is at and not button.still.is_at(on_screen):
                button.click()

    # --------------------------------------------------------------- holding
    def _let_go(self, key: int) -> None:
        if self._held.pop(key, None) is not None:
            self._look(None if self._held else self._hand.lifted)

    def _look(self, card: Card | None = None) -> None:
        # What happens elsewhere in the program is heard only as long as something is held.
        application = QGuiApplication.instance()
        assert application is not None  # it shows the table
        application.removeEventFilter(self)
        if self._held:
            application.installEventFilter(self)
        people = {*self._held.values()}
        before, self.looking = self.looking, people.pop() if len(people) == 1 else None
        if self.looking != before:
            self.looked.emit(self.looking, card)
