"""The movements of a whole deal's cards: dealing them, and going to another moment of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import Struct, field
from PySide6.QtCore import QEasingCurve

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import SEATS, CachetteFrom, Card, Observation, Seat
from quinto_desktop.window.table.animator import Animator, Flight
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import SHOWN_OF_THE_PACK, Pose
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.places import Places
from quinto_desktop.window.table.table_layout import TableLayout

# Cards arrive unsorted: the step between the places in the hand that successive rounds fill.
_ROUND_STRIDE = 5
_SMOOTH = QEasingCurve.Type.InOutQuad
_CUT_SHARE = 1 / 6  # of the duration of the deal
_UNDER = (SHOWN_OF_THE_PACK + 1) // 2  # of the cards that show: the size of the lower packet
_CUT_APART = 0.62


class Dealing:
    """Draws, cuts and deals cards, and lays hands face up."""

    def __init__(self, stage: TableLayout, animator: Animator) -> None:
        self._stage = stage
        self._animator = animator

    # --------------------------------------------------------------- the draw
    def draw(self, cards: Sequence[Card], edges: Sequence[Edge], pace: Pace) -> int:
        """Let every player draw a card and turn it up at their edge; return the milliseconds."""
        widgets = [self._stage.places.draw(edge) for edge in edges]
        flights = []
        # The card that one has taken answers the click.
        order = sorted(zip(edges, cards, widgets, strict=True), key=lambda one: one[0] != Edge.NEAR)
        for number, (edge, card, widget) in enumerate(order):
            flights.append(
                Flight(
                    widget,
                    self._stage.geometry.drawn(edge),
                    2 * pace.flight_ms,
                    delay_ms=number * pace.turn_interval_ms,
                    turns_up=card,
                    on_start=widget.raise_,
                )
            )
        self._animator.fly(flights)
        return (len(flights) - 1) * pace.turn_interval_ms + 2 * pace.flight_ms

    def take_seats(self, edges: Sequence[Edge], observation: Observation, pace: Pace) -> None:
        """Seat the players at these edges, and give the rest of the pack to the dealer."""
        stage, places = self._stage, self._stage.places
        self._animator.finish()
        places.take_seats(edges, observation)
        assert observation.dealer is not None  # the draw has decided it
        edge = places.edge(observation.dealer)
        spots = stage.geometry.pack(edge, len(places.pack))
        self._animator.fly(
            Flight(
                widget,
                pose,
                pace.gather_ms,
                easing=_SMOOTH,
                on_landing=partial(widget.setVisible, depth < SHOWN_OF_THE_PACK),
            )
            for depth, (widget, pose) in enumerate(zip(places.pack, spots, strict=True))
        )
        stage.settle(pace.gather_ms, _SMOOTH)

    # --------------------------------------------------------------- the deal
    def deal(self, observation: Observation, pace: Pace) -> None:
        """Cut the pack and deal it card by card from the dealer's place; show what may be seen."""
        stage = self._stage
        stage.fill(observation)
        places = stage.places
        if pace.deal_fade_ms:
            self._appear(pace.deal_fade_ms)
            return
        poses = places.poses(stage.geometry)
        order = _dealing_order(places, observation)
        pack = [widget for widget, _ in reversed(order)]
        self._stack(pack)
        # The cut takes its time from the deal's own.
        cut_ms = round(_CUT_SHARE * len(pack) * pace.deal_interval_ms)
        interval = pace.deal_interval_ms * (1 - _CUT_SHARE)
        flights = [
            Flight(
                widget,
                poses[slot],
                pace.flight_ms,
                delay_ms=cut_ms + round(place * interval),
                on_start=partial(_take_off, widget),
                on_landing=partial(widget.show_face, places.faces.get(widget)),
            )
            for place, (widget, slot) in enumerate(order)
        ]
        self._animator.fly(flights)
        if cut_ms:
            self._cut(pack, flights[::-1], cut_ms // 2)

    def _appear(self, fade_ms: int) -> None:
        stage = self._stage
        for widget, card in stage.places.faces.items():
            widget.show_face(card)
        stage.lay()
        poses = stage.places.poses(stage.geometry)
        self._animator.fly(
            [Flight(widget, pose, fade_ms, fades=True) for widget, pose in poses.items()]
        )

    def land(self) -> None:
        self._animator.finish()

    def sort_hands(self, pace: Pace) -> None:
        self.land()  # the last card may be late
        self._stage.stack()
        self._stage.settle(pace.sort_ms, _SMOOTH)

    def expose(self, observation: Observation, pace: Pace) -> int:
        """Turn up the hands that may be seen from now on; return the milliseconds."""
        places = self._stage.places
        seen = places.see(observation)
        poses = places.poses(self._stage.geometry)
        flights = [
            Flight(
                widget,
                poses[widget],
                pace.gather_ms,
                delay_ms=number * pace.deal_interval_ms // 2,
                easing=QEasingCurve.Type.InOutSine,
                turns_up=places.faces[widget],
                on_start=widget.raise_,
            )
            for seat in seen
            for number, widget in enumerate(places.hands[seat])
        ]
        self._animator.fly(flights)
        return max((flight.delay_ms + flight.duration_ms for flight in flights), default=0)

    def hold_up(self, observation: Observation) -> None:
        self._stage.places.see(observation)
        for widget, card in self._stage.places.faces.items():
            widget.show_face(card)
        self._stage.settle(self._stage.pace.sort_ms)

    def _stack(self, pack: Sequence[CardWidget]) -> None:
        stage = self._stage
        assert stage.places.dealer is not None  # someone is about to deal
        edge = stage.places.edge(stage.places.dealer)
        for depth, pose in enumerate(stage.geometry.pack(edge, len(pack))):
            widget = pack[depth]
            widget.show_face(None)
            widget.place(pose)
            widget.setVisible(depth < SHOWN_OF_THE_PACK)
            widget.raise_()

    def _cut(self, pack: Sequence[CardWidget], flights: Sequence[Flight], half_ms: int) -> None:
        # Two packets change places; the pack has its bottom card first, as have the flights.
        spots = [widget.pose for widget in pack[:SHOWN_OF_THE_PACK]]
        changed = spots[_UNDER:] + spots[:_UNDER]
        for depth, (here, there) in enumerate(zip(spots, changed, strict=True)):
            is_upper = depth >= _UNDER
            widget, dealt = pack[depth], flights[depth]
            dealt.delay_ms -= 2 * half_ms
            together = Flight(
                widget,
                there,
                half_ms,
                easing=_SMOOTH,
                on_start=None if is_upper else widget.raise_,
                then=dealt,
            )
            aside = _CUT_APART * here.width
            apart = here._replace(x=here.x + (aside if is_upper else -aside))
            self._animator.fly([Flight(widget, apart, half_ms, easing=_SMOOTH, then=together)])


def _take_off(widget: CardWidget) -> None:
    widget.show()
    widget.raise_()


def _dealing_order(places: Places, observation: Observation) -> list[tuple[CardWidget, CardWidget]]:
    assert observation.eldest_hand is not None  # someone deals
    dealt: list[tuple[CardWidget, CardWidget]] = []
    for number in range(max(observation.hand_sizes)):  # none of real cards
        for seat in observation.eldest_hand.clockwise:
            hand = places.hands[seat]
            comes = (
                hand[number * _ROUND_STRIDE % len(hand)] if places.is_seen(seat) else hand[number]
            )
            dealt.append((comes, hand[number]))
    aside = [(card, card) for card in places.cachette]
    first = observation.rules.cachette_from is CachetteFrom.TOP
    return aside + dealt if first else dealt + aside


# --------------------------------------------------------------- undo
_GENTLE = QEasingCurve.Type.InOutCubic
_RISE = 0.6
_NEAR = 0.6  # of a card's width: a card that goes less far only closes or opens a gap


class _Spot(NamedTuple):
    """Where a card lies, and whether its face shows there."""

    pose: Pose
    is_up: bool


class _Lying(Struct):
    """Where everything lies at a moment.

    Attributes:
        cards: The cards of which the viewer knows where they are.
        backs: The cards of each hand that the viewer does not see, left to right.
        widgets: What shows each card, as far as it is on the table by itself.
    """

    cards: dict[Card, _Spot] = field(default_factory=dict)
    backs: dict[Seat, list[Pose]] = field(default_factory=dict)
    widgets: dict[Card, CardWidget] = field(default_factory=dict)

    @classmethod
    def on(cls, stage: TableLayout, now: Observation) -> _Lying:
        """Where the cards lie; the last trick may still be waiting to be gathered."""
        lying, places = cls(), stage.places
        poses = places.poses(stage.geometry)
        shown = [*places.faces.items()]
        if now.trick is not None:
            shown += [(places.trick[now.trick.seat_of(card)], card) for card in now.trick.cards]
        if now.cachette is not None:
            shown += zip(places.cachette, now.cachette, strict=True)
        for widget, card in shown:
            lying.cards[card] = _Spot(poses[widget], is_up=True)
            lying.widgets[card] = widget
        for seat in SEATS:
            if not places.is_seen(seat):
                lying.backs[seat] = [poses[widget] for widget in places.hands[seat]]
        piles = {side: iter(pile) for side, pile in places.piles.items()}
        for trick in now.tricks:
            if trick.winner is None:
                continue
            # The last trick rests on the table until everybody has seen it.
            stack = next(piles[trick.winner.side], None)
            widgets = stack or [places.trick[trick.seat_of(card)] for card in trick.cards]
            for card, widget in zip(trick.cards, widgets, strict=True):
                pose = poses.get(widget, poses[widgets[0]])  # of a pile only the top has its own
                lying.cards[card] = _Spot(pose, is_up=stack is None)
                lying.widgets[card] = widget
        return lying

    def take_back(self, seat: Seat) -> _Spot | None:
        """Where a card of a hidden hand came from: the middle of the hand."""
        hand = self.backs.get(seat)
        return _Spot(hand.pop(len(hand) // 2), is_up=False) if hand else None


class UndoAnimation:
    """Shows another moment of the same deal by moving the cards there."""

    def __init__(self, stage: TableLayout, animator: Animator) -> None:
        self._stage = stage
        self._animator = animator

    def show(self, before: Observation, now: Observation, pace: Pace) -> None:
        """Show a moment, as `TableLayout.show` does; the cards move there from where they are."""
        self._animator.finish()
        if not _is_same_deal(before, now) or not (pace.undo_ms or pace.fade_ms):
            self._stage.show(now)
            return
        old = _Lying.on(self._stage, before)
        self._stage.show(now)
        flights = list(self._flights(old, before, now))
        for flight, spot, face in flights:
            self._begin(flight, spot, face, pace)
        self._animator.fly(flight for flight, _, _ in flights)

    def _flights(
        self, old: _Lying, before: Observation, now: Observation
    ) -> Iterator[tuple[Flight, _Spot, Card | None]]:
        new = _Lying.on(self._stage, now)
        played, to_play = _played(before), _played(now)
        for card, spot in new.cards.items():
            came = old.cards.get(card)
            if came is None and card in to_play:
                came = old.take_back(to_play[card])
            if came is not None and came != spot:
                yield self._way(new.widgets[card], card, came, spot)
        returned = {card: seat for card, seat in played.items() if card not in new.cards}
        for seat, poses in new.backs.items():
            hand = [*zip(self._stage.places.hands[seat], poses, strict=True)]
            for card in [card for card, whose in returned.items() if whose is seat]:
                widget, pose = hand.pop(len(hand) // 2)
                yield self._way(widget, card, old.cards[card], _Spot(pose, is_up=False))
            for (widget, pose), came_from in zip(hand, old.backs.get(seat, ()), strict=False):
                if came_from != pose:
                    yield Flight(widget, pose, 0), _Spot(came_from, is_up=False), None
        if before.cachette is not None and now.cachette is None:
            yield from self._cachette_away(old, before.cachette)

    def _cachette_away(
        self, old: _Lying, cards: tuple[Card, ...]
    ) -> Iterator[tuple[Flight, _Spot, Card | None]]:
        places = self._stage.places
        poses = places.cachette_poses(self._stage.geometry)
        for widget, card, pose in zip(places.cachette, cards, poses, strict=True):
            yield self._way(widget, card, old.cards[card], _Spot(pose, is_up=False))

    def _way(
        self, widget: CardWidget, card: Card, came: _Spot, goes: _Spot
    ) -> tuple[Flight, _Spot, Card | None]:
        flight = Flight(
            widget,
            goes.pose,
            0,
            turns_up=card if goes.is_up and not came.is_up else None,
            turns_down=came.is_up and not goes.is_up,
            on_landing=partial(widget.setVisible, widget.isVisible()),
        )
        return flight, came, card if came.is_up else None

    @staticmethod
    def _begin(flight: Flight, spot: _Spot, face: Card | None, pace: Pace) -> None:
        widget, pose = flight.card, flight.end
        way = abs(spot.pose.x - pose.x) + abs(spot.pose.y - pose.y)
        is_far = way > _NEAR * pose.width or flight.turns_down or flight.turns_up is not None
        flight.easing = _GENTLE
        if pace.fade_ms:
            flight.fades, flight.duration_ms = is_far, pace.fade_ms * is_far
            flight.turns_up, flight.turns_down = None, False
            return
        flight.duration_ms = pace.undo_ms
        flight.rises = _RISE * is_far
        widget.show_face(face)
        widget.place(spot.pose)
        widget.show()


def _is_same_deal(before: Observation, now: Observation) -> bool:
    def which(moment: Observation) -> tuple[object, ...]:
        deal = moment.game_number, moment.deal_number, moment.dealer, moment.seating
        return (*deal, moment.seat)

    hands = zip(before.hands, now.hands, strict=True)
    is_covered = any((one is None and other) or (other is None and one) for one, other in hands)
    return bool(before.deal_number) and which(before) == which(now) and not is_covered


def _played(moment: Observation) -> dict[Card, Seat]:
    tricks = moment.tricks if moment.trick is None else (*moment.tricks, moment.trick)
    return {card: trick.seat_of(card) for trick in tricks for card in trick.cards}
