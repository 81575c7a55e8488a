"""How cards get from place to place, how they lie when nothing moves, and when they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from time import perf_counter

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    Card,
    CardsDealt,
    DummyExposed,
    Event,
    Observation,
    Rank,
    Seat,
)
from quinto_desktop.window.look.card_art import PLAIN, CardArt
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.animator import Animator, Flight, Landing
from quinto_desktop.window.table.arrangement import (
    Arrangement,
    far_top,
    far_width,
    inwards,
    side_width,
)
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import Edge, Geometry, Pose, under_ladder
from quinto_desktop.window.table.places import Places

QUIET_MS = 160
_SLICE_S = 0.008
_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_SLOW = [str(card) for card in PACK if card is QUINT_ROYAL or card.rank in _COURTS]
"""The cards whose drawings take long to read; the others take a millisecond."""


class Sharpener(QObject):
    """Draws the cards anew once a window's edge is let go, a few at a time.

    To draw all of them for a size takes longer than a frame, and while an edge is being dragged
    every frame has another size: none of those is ever drawn.

    Signals:
        rested(): The table keeps its size for now.
    """

    rested = Signal()

    def __init__(self, cards: Sequence[CardWidget], table: QWidget) -> None:
        super().__init__(table)
        self._cards = cards
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self._on_quiet_timeout)
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._on_next_timeout)

    @property
    def busy(self) -> bool:
        """Whether some cards are still drawn for another size."""
        return self._quiet.isActive() or self._next.isActive()

    def resized(self) -> None:
        """The table has another size; perhaps not for long."""
        self._next.stop()
        self._quiet.start()

    def _on_quiet_timeout(self) -> None:
        self.rested.emit()
        self._next.start()

    def _on_next_timeout(self) -> None:
        """Draw cards for as long as nobody waits for."""
        end = perf_counter() + _SLICE_S
        for card in self._cards:
            if card.is_stretched:
                card.sharpen()
                if perf_counter() >= end:
                    return
        self._next.stop()


class Stage:
    """Lays the cards and moves them.

    Attributes:
        cards: All 53 widgets.
        sharpener: Draws them anew for another size of the table.
        places: Which of them lies where.
        held: The card that follows the pointer, if any.
        pace: How fast cards move that nobody has played.
        is_curtained: Whether a curtain is up: then no card reacts to anything.
    """

    def __init__(
        self, table: QWidget, art: CardArt, look: CurrentTheme, animator: Animator, viewer: Seat
    ) -> None:
        self._look = look
        self._animator = animator
        self.cards = [CardWidget(art, table) for _ in PACK]
        for card in self.cards:
            card.hide()
            card.setUpdatesEnabled(False)  # until `unveil`
        self.sharpener = Sharpener(self.cards, table)
        self.places = Places(self.cards, viewer)
        self._size = float(table.width()), float(table.height())
        self.pace = Pace()
        self.held: CardWidget | None = None
        self.is_curtained = False

    @property
    def geometry(self) -> Geometry:
        """The places on the table at its present size, with room for what is laid out."""
        laid_out = frozenset(self.places.edge(seat) for seat in self.places.laid_out)
        table = Geometry(*self._size, laid_out, self._look.theme.pack.least_step)
        return _with_ladder(table) if self.places.has_ladder else table

    def unveil(self) -> None:
        """From now on the cards are painted: the felt is there already.

        To draw the cards of a game that goes on takes as long as all the rest of the window, which
        need not wait for them.
        """
        for card in self.cards:
            card.setUpdatesEnabled(True)

    def resize(self, width: float, height: float) -> None:
        """The table has another size: everything lies at its new place at once."""
        self._size = width, height
        self._animator.finish()
        self.lay(stretched=True)
        self.sharpener.resized()

    def show(self, observation: Observation) -> None:
        """Lay the cards as a seat may see them, without moving any."""
        self.fill(observation)
        self.lay()

    def fill(self, observation: Observation) -> None:
        """Give every card its place, though it does not lie there yet."""
        self._animator.finish()
        self.held = None
        self.places.fill(observation)

    def cover(self, observation: Observation, played: Card | None) -> bool:
        """Turn down what may not be seen any more, but for a card being played; was there any?"""
        if not self.places.cover(observation, played):
            return False
        if self.held is not None and self.held.card is None:
            self.held = None
        self.settle(self.pace.sort_ms)
        return True

    def lay(self, *, stretched: bool = False) -> None:
        """Put every card where it belongs, at once; stretched pictures may be of another size."""
        poses = self.places.poses(self.geometry)
        for widget in self.cards:
            pose = poses.get(widget)
            if pose is not None and widget is not self.held:
                (widget.stretch if stretched else widget.place)(pose)
            widget.setVisible(pose is not None)
        self.stack()

    def stack(self) -> None:
        """Let the cards overlap the right way."""
        for widget in self.places.in_order:
            widget.raise_()
        if self.held is not None:
            self.held.raise_()

    def home_of(self, widget: CardWidget) -> Pose | None:
        """Where a card belongs; None if it does not show."""
        return self.places.poses(self.geometry).get(widget)

    def risen(self, widget: CardWidget) -> QPointF:
        """How far a card stands proud of its hand, and which way."""
        rise, holder = self.places.rises.get(widget, 0.0), self.places.holder(widget)
        if not rise or holder is None:
            return QPointF()
        return QPointF(*inwards(self.places.edge(holder))) * rise * self.geometry.unit

    def raise_cards(self, rises: dict[CardWidget, float], duration_ms: int) -> None:
        """Let cards of the hands that are seen stand proud of them.

        Args:
            rises: How far each stands out, in design units; the others lie in their hand.
            duration_ms: How long they take to rise and sink.
        """
        if rises != self.places.rises:
            self.places.rises = rises
            self.settle(duration_ms)

    def settle(
        self, duration_ms: int, easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    ) -> None:
        """Send every card there where it belongs; one on its way elsewhere goes there instead."""
        flights = []
        for widget, pose in self.places.poses(self.geometry).items():
            if widget is self.held:
                continue
            goal = self._animator.goal(widget)
            if goal is None and widget.pose != pose:
                flights.append(Flight(widget, pose, duration_ms, easing=easing))
            elif goal is not None and goal != pose:
                self._animator.divert(widget, pose, duration_ms)
        self._animator.fly(flights)

    def arrange(self, arrangement: Arrangement) -> None:
        """Let the hands that are seen lie as one likes, from now on."""
        self.places.arrangement = arrangement
        if self.places.arrange():
            self.stack()
            self.settle(self.pace.sort_ms, QEasingCurve.Type.InOutQuad)

    def play(self, seat: Seat, card: Card, pace: Pace, on_landing: Landing | None = None) -> None:
        """Move a card from a hand to the trick, and close the hand up."""
        widget = self.places.play(seat, card)
        if widget is self.held:
            self.held = None
        if self.places.arrange():  # a suit has run out between two of one colour
            self.stack()
        widget.show_face(card)
        widget.raise_()
        pose = self.geometry.trick(self.places.edge(seat))
        takes_ms = pace.play_ms + pace.fade_ms
        self._animator.fly(
            [Flight(widget, pose, takes_ms, fades=pace.is_still, on_landing=on_landing)]
        )
        self.settle(pace.sort_ms)
        if self.held is not None:
            self.held.raise_()

    def gather(self, winner: Seat, pace: Pace) -> None:
        """Move the complete trick to its winner's pile."""
        cards = self.places.gather(winner)
        pose = self.places.poses(self.geometry)[cards[0]]
        self._animator.fly(
            Flight(
                widget,
                pose,
                pace.gather_ms,
                easing=QEasingCurve.Type.InCubic,
                on_landing=partial(_put_down, widget, is_on_top=place == 0),
            )
            for place, widget in enumerate(cards)
        )
        self.settle(pace.gather_ms)

    def open_cachette(self, cards: tuple[Card, ...], pace: Pace) -> None:
        """Turn the cachette up, card by card, in the middle of the table."""
        self.places.cachette_is_open = True
        spots = self.places.cachette_poses(self.geometry)
        self._animator.fly(
            Flight(
                widget,
                pose,
                pace.turn_ms,
                delay_ms=place * pace.turn_interval_ms,
                easing=QEasingCurve.Type.InOutSine,
                turns_up=card,
                on_start=widget.raise_,
            )
            for place, (widget, card, pose) in enumerate(
                zip(self.places.cachette, cards, spots, strict=True)
            )
        )


@lru_cache(maxsize=16)
def _with_ladder(table: Geometry) -> Geometry:
    return under_ladder(table, far_top if Edge.FAR in table.laid_out else None)


def _put_down(widget: CardWidget, *, is_on_top: bool) -> None:
    widget.show_face(None)
    widget.set_look(PLAIN)
    widget.setVisible(is_on_top)


class CardPreloader(QObject):
    """Prepares the court cards, one at a time, while nothing moves and as long as there is room.

    Any of them may be played next and is turned up on its way, where there is little time to read
    its drawing; still less is there for those of the hand, which closes up whenever a card leaves
    it, so that none of these may be forgotten for one that may never come.
    """

    def __init__(
        self, art: CardArt, stage: Stage, is_busy: Callable[[], bool], table: QWidget
    ) -> None:
        super().__init__(table)
        self._art = art
        self._stage = stage
        self._is_busy = is_busy
        self._table = table
        self._waiting: list[tuple[str, float]] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timer_timeout)

    @Slot()
    def look_ahead(self) -> None:
        """Prepare what is not prepared, as soon as nothing moves."""
        geometry = self._stage.geometry
        widths = [geometry.trick_width, *(self._width(edge) for edge in geometry.laid_out)]
        self._waiting = [(name, width) for width in widths for name in _SLOW]
        self._timer.start(0)

    def prepare(self, events: Iterable[Event], observation: Observation) -> None:
        """Prepare at once the faces that a deal shows, or dummy when it is turned up."""
        if not any(isinstance(event, CardsDealt | DummyExposed) for event in events):
            return
        geometry = self._stage.geometry
        for width in (geometry.south_width, geometry.back_width, geometry.pile_width):
            self._prepare("back", width)
        for seat, hand in zip(Seat, observation.hands, strict=True):
            for card in hand or ():
                self._prepare(str(card), self._width(self._stage.places.edge(seat)))

    def _width(self, edge: Edge) -> float:
        """How wide the cards of a hand are whose faces are seen."""
        geometry = self._stage.geometry
        if edge is Edge.NEAR:
            return geometry.south_width
        return far_width(geometry) if edge is Edge.FAR else side_width(geometry, edge)

    @Slot()
    def _on_timer_timeout(self) -> None:
        if self._is_busy() or not self._waiting or not self._art.has_room:
            self._timer.stop()
        else:
            self._prepare(*self._waiting.pop())

    def _prepare(self, name: str, width: float) -> None:
        self._art.prepare(name, width, self._table.devicePixelRatioF())
