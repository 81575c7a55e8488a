"""The viewer's own hand: what stands out, where the keys are, and the card in the air."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Card, Observation, Phase, Play
from quinto_desktop.window.card_art import CardLook, Lift
from quinto_desktop.window.table.animator import Animator, Flight
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import (
    RISE_OF_HOVER,
    RISE_OF_LEGAL,
    SNAP_OF_WIDTH,
    Pose,
)
from quinto_desktop.window.table.pointer import Pointer
from quinto_desktop.window.table.stage import Stage
from quinto_desktop.window.theme import Theme
from quinto_desktop.window.words import Words

_RISE_MS = 120
_DRAG_TURN = 5.0
_DRAG_SCALE = 1.04


class HandInput(QObject):
    """Marks the cards that may be played and hears which one is chosen.

    Signals:
        card_chosen(object): The `Card` that a person means to play.
        drag_changed(): A card was taken up or let go.

    Args:
        stage: Where the cards are.
        animator: Moves them.
        pointer: The mouse.
        theme: The colours.
        words: Names the cards.
        parent: The table.
    """

    card_chosen = Signal(object)
    drag_changed = Signal()

    def __init__(
        self,
        stage: Stage,
        animator: Animator,
        pointer: Pointer,
        theme: Theme,
        words: Words,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._table = parent
        self._stage = stage
        self._animator = animator
        self._pointer = pointer
        self._theme = theme
        self.words = words
        self._pace = Pace()
        self._hovered: CardWidget | None = None
        self._refused: CardWidget | None = None
        self._playable: frozenset[Card] | None = None
        for card in stage.cards:
            card.focus_changed.connect(self.refresh)
            card.clicked.connect(self._on_card_clicked)
        pointer.hovered.connect(self._on_pointer_hovered)
        pointer.clicked.connect(self._choose)
        pointer.drag_began.connect(self._on_drag_began)
        pointer.dragged.connect(self._on_dragged)
        pointer.dropped.connect(self._on_dropped)
        pointer.drag_lost.connect(self.put_back)

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self.refresh()

    def show(self, observation: Observation, pace: Pace) -> None:
        """Mark what may be played now."""
        self._pace = pace
        self._refused = None
        plays = [action.card for action in observation.actions if isinstance(action, Play)]
        is_turn = observation.phase is Phase.PLAY and observation.turn is observation.seat
        self._playable = frozenset(plays) if is_turn else None
        self.refresh()

    def refresh(self) -> None:
        """Bring every card's look and height in line with what is known."""
        rises: dict[CardWidget, float] = {}
        for widget in self._stage.places.own_hand:
            if widget is not self._stage.held:
                rise = self._rise(widget)
                if rise:
                    rises[widget] = rise
                widget.set_look(self._look(widget))
        for widget in self._stage.cards:
            self._name(widget)
        self._stage.raise_cards(rises, min(_RISE_MS, self._pace.sort_ms))

    def _rise(self, widget: CardWidget) -> float:
        rise = 0.0
        if self._playable is not None and widget.card in self._playable:
            rise += RISE_OF_LEGAL
        if widget is self._hovered or widget.hasFocus():
            rise += RISE_OF_HOVER
        return rise

    def _look(self, widget: CardWidget) -> CardLook:
        ring = None
        if widget is self._refused:
            ring = self._theme.refused
        elif widget.hasFocus():
            ring = self._theme.focus
        veiled = self._playable is not None and widget.card not in self._playable
        lift = Lift.HOVER if widget is self._hovered else Lift.REST
        return CardLook(veiled=veiled, ring=ring, lift=lift)

    def _name(self, widget: CardWidget) -> None:
        """Let a card say what it is, and one of the hand whether it may be played."""
        hint = ""
        if widget.card is not None:
            asked = self._playable is not None and widget in self._stage.places.own_hand
            playable = widget.card in (self._playable or ()) if asked else None
            hint = self.words.card_hint(widget.card, playable=playable)
        if hint != widget.accessibleName():
            widget.setAccessibleName(hint)
            widget.setToolTip(hint)

    # --------------------------------------------------------------- keys
    def focused(self) -> CardWidget | None:
        """The card of the hand that the keys are at."""
        return next((widget for widget in self._stage.places.own_hand if widget.hasFocus()), None)

    def focused_place(self) -> int | None:
        """The place in the hand of the card that the keys are at."""
        at = self.focused()
        return None if at is None else self._stage.places.own_hand.index(at)

    def focus_next(self, step: int) -> None:
        """Move the keys to the next card on the right (1) or on the left (-1)."""
        hand = self._stage.places.own_hand
        at = self.focused()
        if not hand:
            return
        if at is None:
            self._focus(self._first_choice(hand))
        else:
            self._focus(hand[(hand.index(at) + step) % len(hand)])

    def focus_end(self, *, last: bool) -> None:
        """Move the keys to the first or the last card."""
        if self._stage.places.own_hand:
            self._focus(self._stage.places.own_hand[-1 if last else 0])

    def choose_focused(self) -> bool:
        """Choose the card that the keys are at; False if they are at none."""
        widget = self.focused()
        if widget is None:
            return False
        self._choose(widget)
        return True

    def keep_focus_near(self, place: int) -> None:
        """The hand is another: let the keys be where they were, at the table if it is empty."""
        hand = self._stage.places.own_hand
        self._focus(hand[min(place, len(hand) - 1)] if hand else self._table)

    def _first_choice(self, hand: list[CardWidget]) -> CardWidget:
        """The first card that may be played; without any, the first."""
        playable = self._playable or frozenset()
        return next((widget for widget in hand if widget.card in playable), hand[0])

    @staticmethod
    def _focus(widget: QWidget) -> None:
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    # --------------------------------------------------------------- mouse
    def _on_pointer_hovered(self, widget: CardWidget | None) -> None:
        self._hovered = widget
        self.refresh()

    def _choose(self, widget: CardWidget) -> None:
        if widget.card is not None:
            self.card_chosen.emit(widget.card)

    def _on_card_clicked(self) -> None:
        """Assistive technology has pressed a card."""
        widget = self.sender()
        if isinstance(widget, CardWidget) and widget in self._stage.places.own_hand:
            self._choose(widget)

    def _on_drag_began(self, widget: CardWidget) -> None:
        self._stage.held = widget
        self._animator.forget(widget)
        widget.raise_()
        widget.set_look(CardLook(ring=self._theme.focus, lift=Lift.DRAG))
        self.refresh()
        self.drag_changed.emit()

    def _on_dragged(self, widget: CardWidget, centre: QPointF) -> None:
        home = self._stage.home_of(widget)
        width = _DRAG_SCALE * (self._stage.geometry.south_width if home is None else home.width)
        widget.place(Pose(centre.x(), centre.y(), width, _DRAG_TURN))

    def _on_dropped(self, widget: CardWidget, centre: QPointF) -> None:
        self.drag_changed.emit()
        if self._is_over_the_middle(centre):
            self._choose(widget)
        if self._stage.held is widget:  # nobody has taken it
            self.send_home(widget)

    def _is_over_the_middle(self, centre: QPointF) -> bool:
        left, top, width, height = self._stage.geometry.inlay
        spot = self._stage.geometry.trick(self._stage.places.near(self._stage.places.viewer))
        near = SNAP_OF_WIDTH * self._stage.geometry.south_width
        inside = left <= centre.x() <= left + width and top <= centre.y() <= top + height
        return inside or (abs(centre.x() - spot.x) < near and abs(centre.y() - spot.y) < near)

    def send_home(self, widget: CardWidget) -> None:
        """Let a card in the air glide back to its place in the fan."""
        if self._stage.held is widget:
            self._stage.held = None
        self.refresh()
        home = self._stage.home_of(widget)
        if home is not None:
            self._animator.fly([Flight(widget, home, self._pace.home_ms)])
            self._stage.stack()

    def put_back(self) -> None:
        """Whatever is in the air goes home: the drag was given up."""
        self._pointer.cancel()
        self.drag_changed.emit()
        if self._stage.held is not None:
            self.send_home(self._stage.held)

    def refuse(self, card: Card | None) -> CardWidget | None:
        """Ring a refused card; return it, so that a bubble can point at it."""
        widget = None if card is None else self._stage.places.find(card)
        self._refused = widget
        self.refresh()
        return widget

    def forgive(self) -> None:
        """Take the ring off again: there is new input."""
        if self._refused is not None:
            self._refused = None
            self.refresh()
