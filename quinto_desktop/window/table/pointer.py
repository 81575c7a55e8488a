"""Mouse and touch input at the table: hovering, clicking, lingering and dragging."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QInputDevice, QMouseEvent

from quinto_desktop.rules import Card
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, CardHeight, CardLook
from quinto_desktop.window.look.layout_direction import StillPointer
from quinto_desktop.window.table.animator import Animator, Flight
from quinto_desktop.window.table.arrangement import inwards
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import SNAP_OF_WIDTH, Pose
from quinto_desktop.window.table.measures import RISE_OF_HOVER, Edge
from quinto_desktop.window.table.table_layout import TableLayout

_DRAG_DISTANCE = 4
_FINGER_DISTANCE = 14  # a finger is never quite still
_TURN = 5.0
_SCALE = 1.04


def _holds(card: CardWidget, spot: QPointF) -> bool:
    return card.polygon().containsPoint(spot, Qt.FillRule.OddEvenFill)


def is_finger(event: QMouseEvent) -> bool:
    """Whether a mouse event comes from a touch screen."""
    return event.deviceType() is QInputDevice.DeviceType.TouchScreen


class Pointer(QObject):
    """Turns presses, moves and releases into hovering, clicking and dragging; changes nothing.

    A finger does all that a mouse does except hover; resting it on something asks what it is. The
    cards that react come undermost first; `risen` is the vector by which one is raised out of its
    hand now.

    Attributes:
        under: The card of the hand that the pointer is on; None for no card.

    Signals:
        hovered(object): The card under the pointer, None for none, is another, or is meant now.
        clicked(object): A card was pressed and released without being dragged.
        clicked_beside(QPointF): The table was clicked here, outside the hand's cards.
        drag_began(object): A card follows the pointer from now on.
        dragged(object, QPointF): The card's centre must move here.
        dropped(object, QPointF): The card was released with its centre here.
        lingered(QPointF): A finger has rested on a point, to ask what is there.
        drag_lost(): Another button was pressed, or another widget has received the release.
    """

    hovered = Signal(object)
    clicked = Signal(object)
    clicked_beside = Signal(QPointF)
    drag_began = Signal(object)
    dragged = Signal(object, QPointF)
    dropped = Signal(object, QPointF)
    lingered = Signal(QPointF)
    drag_lost = Signal()

    def __init__(
        self,
        hand: Callable[[], Sequence[CardWidget]],
        risen: Callable[..., QPointF] = lambda _card, _most=0: QPointF(),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._hand = hand
        self._risen = risen
        self.under: CardWidget | None = None
        self._pressed: CardWidget | None = None
        self._pressed_at = QPointF()
        self._grip = QPointF()
        self._hands: list[Card] = []
        self.at, self.still = QPointF(), StillPointer()
        self._is_choice = True
        self.dragging = self.gave_up = False
        self._press_counts = False
        self._linger = QTimer(self, singleShot=True)
        self._linger.timeout.connect(self._on_linger_timeout)

    def card_at(self, point: QPointF) -> CardWidget | None:
        """The card of the hand that is seen at a point, or where none is, has risen from there."""
        cards, under = [*reversed(self._hand())], self.under
        if under is not None and under in cards:
            over = [card for card in cards[: cards.index(under)] if _holds(card, point)]
            # Else a card would drop from under the pointer as soon as it rises.
            if not over and _holds(under, point + self._risen(under, RISE_OF_HOVER)):
                return under
        seen = (card for card in cards if _holds(card, point))
        risen = (card for card in cards if _holds(card, point + self._risen(card)))
        return next(seen, None) or next(risen, None)

    def see_hands(self, hands: list[Card]) -> None:
        """Take note of all cards in open hands: with one more or less, they lie elsewhere."""
        if hands != self._hands:
            self._hands = hands
            self.still.rest(self.at)

    def press(self, event: QMouseEvent, point: QPointF) -> None:
        self.gave_up = False
        self.at = point
        if event.button() is not Qt.MouseButton.LeftButton:
            if self.dragging:  # a second button gives the card up, as Escape does
                self.drag_lost.emit()
                self.gave_up = True
            return
        if self.dragging:  # a finger returns after another widget received its release
            self.drag_lost.emit()
        self._press_counts, self._is_choice = True, not self.still.holds(point)
        self._pressed = self.card_at(point)
        self._pressed_at = point
        if self._pressed is not None:
            pose = self._pressed.pose
            self._grip = QPointF(pose.x, pose.y) - point
        if is_finger(event):
            self._hover(self._pressed)  # it rises under the finger, as under a mouse before
            self._linger.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def _on_linger_timeout(self) -> None:
        # A long touch is a question, not a choice.
        self.cancel()
        self.lingered.emit(self._pressed_at)

    def move(self, event: QMouseEvent, point: QPointF) -> None:
        stirs = self.still.is_at(self.at) and not self.still.is_at(point)
        self.at = point
        self.still.move(point)
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if self.dragging and not held:
            self.drag_lost.emit()
        far = (point - self._pressed_at).manhattanLength()
        finger = is_finger(event)
        if finger and far >= _FINGER_DISTANCE:
            self._linger.stop()
        if not held or self._pressed is None:
            self._hover(self.card_at(point) if not held and not finger else None, stirs=stirs)
            return
        if not self.dragging and far >= (_FINGER_DISTANCE if finger else _DRAG_DISTANCE):
            self.dragging = True
            self._hover(None)
            self.drag_began.emit(self._pressed)
        if self.dragging:
            self.dragged.emit(self._pressed, point + self._grip)

    def release(self, event: QMouseEvent, point: QPointF) -> None:
        self.at = point
        if event.button() is not Qt.MouseButton.LeftButton or not self._press_counts:
            return
        card, dragging = self._pressed, self.dragging
        self.cancel()
        if is_finger(event):
            self._hover(None)
        if dragging:
            self.dropped.emit(card, point + self._grip)
        elif card is None or not self._is_choice:
            self.clicked_beside.emit(point)
        elif self.card_at(point) is card:
            self.clicked.emit(card)

    def cancel(self) -> None:
        """Forget the press: its card is gone, or Escape was pressed."""
        self._pressed = None
        self.dragging = False
        self._press_counts = False
        self._linger.stop()

    def leave(self) -> None:
        self._hover(None)

    def reach(self, point: QPointF) -> None:
        self.at = point
        self._hover(self.card_at(point))

    def _hover(self, card: CardWidget | None, *, stirs: bool = False) -> None:
        if card is not self.under or (stirs and card is not None):
            self.under = card
            self.hovered.emit(card)


class Drag(QObject):
    """Lets a card of the viewer's hands follow the pointer, be dropped, or glide back.

    A card that is dropped in the middle of the table, or anywhere beyond its hand, is played; let
    go where the table ends, or under something that lies over it, it goes home.

    Signals:
        changed(): A card was picked up or released.
    """

    changed = Signal()

    def __init__(
        self,
        stage: TableLayout,
        animator: Animator,
        pointer: Pointer,
        play: Callable[[CardWidget], None],
    ) -> None:
        super().__init__(pointer)
        self._stage = stage
        self._animator = animator
        self._pointer = pointer
        self._look = stage.look
        self._play = play
        pointer.drag_began.connect(self._on_pointer_drag_began)
        pointer.dragged.connect(self._on_pointer_dragged)
        pointer.dropped.connect(self._on_pointer_dropped)
        pointer.drag_lost.connect(self.put_back)

    @property
    def slot(self) -> Edge | None:
        """The edge whose place in the trick is waiting for the dragged card."""
        held = self._stage.held
        if held is None or not self._pointer.dragging:
            return None
        holder = self._stage.places.holder(held)
        return None if holder is None else self._stage.places.edge(holder)

    def put_back(self) -> None:
        """Cancel the drag, and send its card back."""
        self._pointer.cancel()
        held = self._stage.held
        self.changed.emit()
        if held is not None:
            self._send_home(held)

    def _on_pointer_drag_began(self, widget: CardWidget) -> None:
        if widget.card is None:  # pulled out of the fan, or turned down since it was pressed
            self._pointer.cancel()
            self._pointer.clicked.emit(widget)
            return
        self._stage.held = widget
        self._animator.forget(widget)
        widget.raise_()
        widget.set_look(CardLook(ring=self._look.theme.focus, lift=CardHeight.DRAG))
        self.changed.emit()

    def _on_pointer_dragged(self, widget: CardWidget, centre: QPointF) -> None:
        home = self._stage.home_of(widget)
        width = _SCALE * (self._stage.geometry.south_width if home is None else home.width)
        widget.place(Pose(centre.x(), centre.y(), width, _TURN))

    def _on_pointer_dropped(self, widget: CardWidget, centre: QPointF) -> None:
        self.changed.emit()
        is_meant = self._is_over_the_middle(widget, centre) or self._is_beyond_hand(widget, centre)
        if is_meant and _is_on_table(widget, self._pointer.at):
            self._play(widget)
        if self._stage.held is widget:  # not taken by anything
            self._send_home(widget)

    def _is_over_the_middle(self, widget: CardWidget, centre: QPointF) -> bool:
        geometry, places = self._stage.geometry, self._stage.places
        left, top, width, height = geometry.inlay
        if left <= centre.x() <= left + width and top <= centre.y() <= top + height:
            return True
        holder = places.holder(widget)
        if holder is None:
            return False
        spot = geometry.trick(places.edge(holder))
        near = SNAP_OF_WIDTH * widget.pose.width / _SCALE
        return abs(centre.x() - spot.x) < near and abs(centre.y() - spot.y) < near

    def _is_beyond_hand(self, widget: CardWidget, centre: QPointF) -> bool:
        stage, geometry = self._stage, self._stage.geometry
        holder = stage.places.holder(widget)
        poses = stage.places.poses(geometry)
        near = [poses[one] for one in stage.places.hands[stage.places.viewer]]
        is_over = any(centre.y() > pose.y - HEIGHT_OF_WIDTH * pose.width / 2 for pose in near)
        if holder is None or not 0 <= centre.x() <= geometry.width or is_over:
            return False
        edge = stage.places.edge(holder)
        across, down = inwards(edge)
        homes = [poses[one] for one in stage.places.hands[holder]]
        half = 0.5 if across else HEIGHT_OF_WIDTH / 2
        inner = max(pose.x * across + pose.y * down + half * pose.width for pose in homes)
        return centre.x() * across + centre.y() * down > inner

    def _send_home(self, widget: CardWidget) -> None:
        self._stage.held = None
        self.changed.emit()
        home = self._stage.home_of(widget)
        if home is not None:
            self._animator.fly([Flight(widget, home, self._stage.pace.home_ms)])
            self._stage.stack()


def _is_on_table(widget: CardWidget, point: QPointF) -> bool:
    table = widget.parentWidget()
    assert table is not None  # a card lies on one
    spot = point.toPoint()
    hit = table.window().childAt(table.mapTo(table.window(), spot))
    is_covered = hit is not None and hit is not table and not table.isAncestorOf(hit)
    return table.rect().contains(spot) and not is_covered
