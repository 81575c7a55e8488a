"""The mouse at the table: what is under it, what is clicked, and what is dragged.

The pointer changes nothing. It tells the table what a person means.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from quinto_desktop.window.table.card_widget import CardWidget

_DRAG_DISTANCE = 4


def _not_at_all(_card: CardWidget) -> QPointF:
    return QPointF()


class Pointer(QObject):
    """Turns presses, moves and releases into hovering, clicking and dragging.

    Signals:
        hovered(object): The card under the pointer has changed; None for no card.
        clicked(object): A card was pressed and released without being dragged.
        clicked_beside(): The table was clicked where no card of the hand lies.
        drag_began(object): A card follows the pointer from now on.
        dragged(object, QPointF): The card's centre belongs here now.
        dropped(object, QPointF): It was let go with its centre here.
        drag_lost(): Somebody else has heard the button come up, as when a dialog opens.

    Args:
        hand: The cards that react, the undermost first.
        risen: How far a card stands proud of its hand now, and which way.
        parent: The table.
    """

    hovered = Signal(object)
    clicked = Signal(object)
    clicked_beside = Signal()
    drag_began = Signal(object)
    dragged = Signal(object, QPointF)
    dropped = Signal(object, QPointF)
    drag_lost = Signal()

    def __init__(
        self,
        hand: Callable[[], Sequence[CardWidget]],
        risen: Callable[[CardWidget], QPointF] = _not_at_all,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._hand = hand
        self._risen = risen
        self._under: CardWidget | None = None
        self._pressed: CardWidget | None = None
        self._pressed_at = QPointF()
        self._grip = QPointF()
        self._dragging = False
        self._press_counts = False

    @property
    def dragging(self) -> bool:
        """Whether a card is in the air."""
        return self._dragging

    def card_at(self, point: QPointF) -> CardWidget | None:
        """The uppermost card of the hand whose shape holds a point of the table.

        The strip that a card has come from still belongs to it, or it would drop from under the
        pointer as soon as it rises.
        """
        for card in reversed(self._hand()):
            shape = card.polygon()
            if any(
                shape.containsPoint(spot, Qt.FillRule.OddEvenFill)
                for spot in (point, point + self._risen(card))
            ):
                return card
        return None

    def press(self, event: QMouseEvent, point: QPointF) -> None:
        """A button went down at a point of the table."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._press_counts = True
        self._pressed = self.card_at(point)
        self._pressed_at = point
        if self._pressed is not None:
            pose = self._pressed.pose
            self._grip = QPointF(pose.x, pose.y) - point

    def move(self, event: QMouseEvent, point: QPointF) -> None:
        """The pointer is at a point of the table now."""
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if self._dragging and not held:
            self.drag_lost.emit()
        if not held or self._pressed is None:
            self._hover(self.card_at(point) if not held else None)
            return
        away = point - self._pressed_at
        if not self._dragging and away.manhattanLength() >= _DRAG_DISTANCE:
            self._dragging = True
            self._hover(None)
            self.drag_began.emit(self._pressed)
        if self._dragging:
            self.dragged.emit(self._pressed, point + self._grip)

    def release(self, event: QMouseEvent, point: QPointF) -> None:
        """A button came up at a point of the table."""
        if event.button() is not Qt.MouseButton.LeftButton or not self._press_counts:
            return
        card, dragging = self._pressed, self._dragging
        self.cancel()
        if card is None:
            self.clicked_beside.emit()
        elif dragging:
            self.dropped.emit(card, point + self._grip)
        elif self.card_at(point) is card:
            self.clicked.emit(card)

    def cancel(self) -> None:
        """Forget the press: its card is gone, or Escape was hit."""
        self._pressed = None
        self._dragging = False
        self._press_counts = False

    def leave(self) -> None:
        """The pointer has left the table."""
        self._hover(None)

    def _hover(self, card: CardWidget | None) -> None:
        if card is not self._under:
            self._under = card
            self.hovered.emit(card)
