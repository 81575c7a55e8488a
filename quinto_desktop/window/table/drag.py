"""The card in the air: it follows the pointer, and is dropped or goes home."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Seat
from quinto_desktop.window.look.card_art import CardLook, Lift
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.table.animator import Animator, Flight
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import SNAP_OF_WIDTH, Pose
from quinto_desktop.window.table.pointer import Pointer
from quinto_desktop.window.table.stage import Stage

_TURN = 5.0
_SCALE = 1.04


class Drag(QObject):
    """Lets a card of the viewer's hands follow the pointer.

    Signals:
        changed(): A card was taken up or let go.
        played(object): A `CardWidget` was dropped in the middle of the table.

    Args:
        stage: Where the cards are.
        animator: Moves them.
        pointer: The mouse.
        theme: The colours.
        parent: The table.

    Attributes:
        theme: As above.
        pace: How long a card takes home.
    """

    changed = Signal()
    played = Signal(object)

    def __init__(
        self, stage: Stage, animator: Animator, pointer: Pointer, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._animator = animator
        self._pointer = pointer
        self.theme = theme
        self.pace = Pace()
        pointer.drag_began.connect(self._on_pointer_drag_began)
        pointer.dragged.connect(self._on_pointer_dragged)
        pointer.dropped.connect(self._on_pointer_dropped)
        pointer.drag_lost.connect(self.put_back)

    @property
    def slot(self) -> Seat | None:
        """The side of the table whose place in the trick waits for the card in the air."""
        held = self._stage.held
        if held is None or not self._pointer.dragging:
            return None
        holder = self._stage.places.holder(held)
        return None if holder is None else self._stage.places.near(holder)

    def put_back(self) -> None:
        """Whatever is in the air goes home: the drag was given up."""
        self._pointer.cancel()
        held = self._stage.held
        self.changed.emit()
        if held is not None:
            self._send_home(held)

    def _on_pointer_drag_began(self, widget: CardWidget) -> None:
        if widget.card is None:  # it has been turned down since it was pressed
            self._pointer.cancel()
            return
        self._stage.held = widget
        self._animator.forget(widget)
        widget.raise_()
        widget.set_look(CardLook(ring=self.theme.focus, lift=Lift.DRAG))
        self.changed.emit()

    def _on_pointer_dragged(self, widget: CardWidget, centre: QPointF) -> None:
        home = self._stage.home_of(widget)
        width = _SCALE * (self._stage.geometry.south_width if home is None else home.width)
        widget.place(Pose(centre.x(), centre.y(), width, _TURN))

    def _on_pointer_dropped(self, widget: CardWidget, centre: QPointF) -> None:
        self.changed.emit()
        if self._is_over_the_middle(widget, centre):
            self.played.emit(widget)
        if self._stage.held is widget:  # nobody has taken it
            self._send_home(widget)

    def _is_over_the_middle(self, widget: CardWidget, centre: QPointF) -> bool:
        geometry, places = self._stage.geometry, self._stage.places
        left, top, width, height = geometry.inlay
        if left <= centre.x() <= left + width and top <= centre.y() <= top + height:
            return True
        holder = places.holder(widget)
        if holder is None:
            return False
        spot = geometry.trick(places.near(holder))
        near = SNAP_OF_WIDTH * widget.pose.width / _SCALE
        return abs(centre.x() - spot.x) < near and abs(centre.y() - spot.y) < near

    def _send_home(self, widget: CardWidget) -> None:
        """Let a card in the air glide back to its place in its hand."""
        self._stage.held = None
        self.changed.emit()
        home = self._stage.home_of(widget)
        if home is not None:
            self._animator.fly([Flight(widget, home, self.pace.home_ms)])
            self._stage.stack()
