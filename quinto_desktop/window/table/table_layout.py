"""The cards on the table: how they move, where they rest, and when they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import product
from math import ceil, inf

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, QTimer, Signal, Slot
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
from quinto_desktop.window.controls.panels import InputGuard
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH, PLAIN, CardArt
from quinto_desktop.window.look.motion import Ahead, clear_away, is_moving
from quinto_desktop.window.look.theme import text_zoom
from quinto_desktop.window.table.animator import Animator, Flight, Landing
from quinto_desktop.window.table.arrangement import Arrangement, far_width, inwards, side_width
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.pill import pill_height
from quinto_desktop.window.table.places import RISE_OF_WINNER, Places, unseen

QUIET_MS = 160
_PAPER, _FREE = 276, 12  # the width of a paper at the side; from it to the line of brass
_LEAST_HIGH = 300  # pixels, of a paper: it must not be lower for the sake of the trick
_LEAST_BESIDE = 720  # units of width without which nothing moves aside: it lies over the table
_RISE_OF_A_TRICK = 0.4  # when it is gathered, as a share of how high a card that is played rises
_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_SLOW = [card for card in PACK if card is QUINT_ROYAL or card.rank in _COURTS]
_ORDER = [str(card) for card in (*_SLOW, *(card for card in PACK if card not in _SLOW))]
"""The cards whose drawings are slow to load come first; the others take a millisecond."""


class Sharpener(QObject):
    """Redraws the cards once the resizing of a window pauses, one at a time.

    Drawing all of them takes longer than a frame, and while an edge is dragged every frame has
    another size, so none of those sizes is ever drawn.

    Signals:
        rested(): The table has kept its size for a while.
    """

    rested = Signal()

    def __init__(self, cards: Sequence[CardWidget], table: QWidget) -> None:
        super().__init__(table)
        self._cards = cards
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self._on_quiet_timeout)
        self._next = Ahead(self)

    @property
    def busy(self) -> bool:
        """Whether some cards may still be drawn for another size."""
        return self._quiet.isActive() or self._next.isActive()

    def resized(self) -> None:
        """Take note of another size, which may not last."""
        self._next.stop()
        self._quiet.start()

    def _on_quiet_timeout(self) -> None:
        self.rested.emit()
        self._next.begin(map(CardWidget.sharpen, (it for it in self._cards if it.is_stretched)), 0)


class TableLayout:
    """Places and moves the cards: none reacts if `is_curtained`; `guard` keeps unseen ones."""

    def __init__(self, table: QWidget, art: CardArt, animator: Animator, viewer: Seat) -> None:
        self.look = art.look
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
        self.papers = dict[QWidget, float]()
        self.guard = InputGuard(table)

    @property
    def geometry(self) -> Geometry:
        """The geometry of the table at its present size, with room for face-up hands."""
        laid_out = frozenset(self.places.edge(seat) for seat in self.places.laid_out)
        whole = Geometry(*self._size, laid_out, self.look.theme.pack.least_step)
        aside = max(self.papers.values(), default=0.0)
        has_room = whole.width - aside >= _LEAST_BESIDE * whole.unit
        if has_room:
            return whole._replace(aside=aside)
        return whole._replace(is_lowered=bool(self.papers))

    def unveil(self) -> None:
        """Start painting the cards, now that the felt is visible: that takes a while."""
        for card in self.cards:
            card.setUpdatesEnabled(True)

    def resize(self, width: float, height: float) -> None:
        """Set the table's size, and place everything for it at once."""
        self._size = width, height
        self._animator.finish()
        self.lay(stretched=True)
        self.sharpener.resized()

    def show(self, observation: Observation) -> None:
        """Place the cards as a seat may see them, without moving any."""
        self.fill(observation)
        self.lay()

    def fill(self, observation: Observation) -> None:
        """Assign every card to its place, without moving it there yet."""
        self._animator.finish()
        self.held = None
        self.places.fill(observation)

    def cover(self, observation: Observation, played: Card | None) -> bool:
        """Turn down what is now hidden, except a card being played; return whether any was."""
        if not self.places.cover(observation, played):
            return False
        if self.held is not None and self.held.card is None:
            self.held = None
        self.settle(self.pace.sort_ms)
        return True

    def lay(self, *, stretched: bool = False) -> None:
        """Place every card at once; with `stretched`, scale the pictures of another size."""
        geometry = self.geometry
        poses, hidden = self.places.poses(geometry), unseen(self.places, geometry)
        for widget in self.cards:
            pose = poses.get(widget)
            if pose is not None and widget is not self.held:
                (widget.stretch if stretched else widget.place)(pose)
            widget.setVisible(pose is not None and widget not in hidden)
        self.stack()

    def stack(self) -> None:
        """Stack the cards in the right order."""
        for widget in self.places.in_order:
            widget.raise_()
        if self.held is not None:
            self.held.raise_()

    def home_of(self, widget: CardWidget) -> Pose | None:
        """The pose where a card belongs; None if it is hidden."""
        return self.places.poses(self.geometry).get(widget)

    def risen(self, widget: CardWidget, most: float = inf) -> QPointF:
        rise, holder = self.places.rises.get(widget, 0.0), self.places.holder(widget)
        rise = min(rise, most)
        if not rise or holder is None:
            return QPointF()
        return QPointF(*inwards(self.places.edge(holder))) * rise * self.geometry.unit

    def raise_cards(self, rises: dict[CardWidget, float], duration_ms: int) -> None:
        """Raise cards of the visible hands, in design units; all others rest in their hand."""
        if rises != self.places.rises:
            self.places.rises = rises
            self.settle(duration_ms)

    def settle(
        self, duration_ms: int, easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    ) -> None:
        """Send every card to its place; redirect those on their way elsewhere."""
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
        self.places.arrangement = arrangement
        if self.places.arrange():
            self.stack()
            self.settle(self.pace.sort_ms, QEasingCurve.Type.InOutQuad)

    def play(self, seat: Seat, card: Card, pace: Pace, on_landing: Landing | None = None) -> None:
        """Move a card from a hand to the trick, and close the gap in the hand."""
        widget = self.places.play(seat, card)
        if widget is self.held:
            self.held = None
        if self.places.arrange():  # a suit has run out between two of one colour
            self.stack()
        if pace.is_still:
            widget.show_face(card)
        widget.set_look(PLAIN)  # in the air it has a shadow of its own
        widget.raise_()
        flight = Flight(
            widget,
            self.geometry.trick(self.places.edge(seat)),
            pace.play_ms + pace.fade_ms,
            turns_up=card,
            rises=0.0 if pace.is_still else 1.0,
            fades=pace.is_still,
            on_landing=on_landing,
        )
        self._animator.fly([flight])
        self.settle(pace.sort_ms)
        if self.held is not None:
            self.held.raise_()

    def gather(self, winner: Seat, pace: Pace) -> None:
        """Move the complete trick to its winner's pile."""
        cards = self.places.gather(winner)
        pose, is_seen = self.places.poses(self.geometry)[cards[0]], not self.geometry.is_crowded
        self._animator.fly(
            Flight(
                widget,
                pose,
                pace.gather_ms,
                easing=QEasingCurve.Type.InCubic,
                turns_down=True,
                rises=_RISE_OF_A_TRICK,
                on_landing=partial(_put_down, widget, is_on_top=place == 0 and is_seen),
            )
            for place, widget in enumerate(cards)
        )
        self.settle(pace.gather_ms)

    def turn_cachette(self, place: int, card: Card, pace: Pace) -> None:
        """Turn up one card of the row."""
        widget = self.places.cachette[place]
        pose = self.places.cachette_poses(self.geometry)[place]
        easing = QEasingCurve.Type.InOutSine
        self._animator.fly([Flight(widget, pose, pace.turn_ms, easing=easing, turns_up=card)])


def makes_room(stage: TableLayout, paper: QWidget) -> bool:
    """Reckon with a paper at the right if it is there now; return whether cards must move."""
    before = stage.geometry
    stage.papers.pop(paper, None)
    if not paper.isHidden():
        wide = before.width - before.rim - paper_room(before).left()
        # What has moved by whole pixels looks the same.
        stage.papers[paper] = inf if paper.isRightToLeft() else 2 * ceil(wide / 2)
    return before != stage.geometry


def paper_room(geometry: Geometry) -> QRect:
    """Where a paper may lie at the right, as wide as one is, over the pile, trick or hand."""
    free, wide = _FREE * geometry.unit, _PAPER * max(1.0, geometry.unit) * text_zoom()
    felt = QRectF(*geometry.felt).adjusted(free, free, -free, -free)
    if not geometry.is_tall:
        felt.setBottom(geometry.pile_y - geometry.pile_width - free)
    if geometry.is_lowered:
        prompt = (text_zoom() - 0.5) * pill_height(geometry.unit)
        felt.setBottom(min(felt.bottom(), geometry.prompt[1] - prompt))
        trick = geometry.trick(Edge.RIGHT).raised(RISE_OF_WINNER * geometry.unit)
        over = trick.y - HEIGHT_OF_WIDTH * trick.width / 2 - free
        if over - felt.top() > _LEAST_HIGH * text_zoom():
            felt.setBottom(over)
    return felt.adjusted(max(0.0, felt.width() - wide), 0, 0, 0).toAlignedRect()


def _put_down(widget: CardWidget, *, is_on_top: bool) -> None:
    widget.show_face(None)
    widget.set_look(PLAIN)
    widget.setVisible(is_on_top)


class CardPreloader(Ahead):
    """Prepares cards, the court first, while nothing moves, and then clears garbage away."""

    def __init__(self, art: CardArt, stage: TableLayout, table: QWidget) -> None:
        super().__init__(table)
        self._art, self._stage, self._table = art, stage, table

    @Slot()
    def look_ahead(self) -> None:
        """Prepare what is missing, as soon as nothing moves."""
        self.begin(self._unprepared(), 0)

    def _unprepared(self) -> Iterator[None]:
        for widget, card in [*self._stage.places.faces.items()]:
            self._prepare(str(card), widget.pose.width)  # as it was used last, it is dropped last
            yield
        geometry = self._stage.geometry
        widths = [geometry.trick_width, *(self._width(edge) for edge in geometry.laid_out)]
        for width, name in product(reversed(widths), _ORDER):
            # None in use goes for one that may never come: a hand closes up as a card leaves it.
            if is_moving(self._table) or not self._art.proofs.has_room:
                break
            self._prepare(name, width)
            yield
        clear_away(self._table)

    def prepare(self, events: Iterable[Event], observation: Observation) -> None:
        """Prepare the faces shown by a deal, or by turning up dummy, at once."""
        if not any(isinstance(event, CardsDealt | DummyExposed) for event in events):
            return
        geometry = self._stage.geometry
        for width in (geometry.south_width, geometry.back_width, geometry.pile_width):
            self._prepare("back", width)
        for seat, hand in zip(Seat, observation.hands, strict=True):
            for card in hand or ():
                self._prepare(str(card), self._width(self._stage.places.edge(seat)))

    def _width(self, edge: Edge) -> float:
        geometry = self._stage.geometry
        if edge is Edge.NEAR:
            return geometry.south_width
        return far_width(geometry) if edge is Edge.FAR else side_width(geometry, edge)

    def _prepare(self, name: str, width: float) -> None:
        self._art.prepare(name, width, self._table.devicePixelRatioF())
