"""Moving cards to the players: the draw, the cut, the deal, and turning up dummy's hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import SEATS, TRICKS_IN_A_DEAL, CachetteFrom, Card, Observation
from quinto_desktop.window.table.animator import Animator, Flight
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import SHOWN_OF_THE_PACK, Edge, Pose
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
        places = self._stage.places
        flights = []
        for number, (card, edge) in enumerate(zip(cards, edges, strict=True)):
            widget = places.draw(edge)
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
        """Cut the pack, and deal the cards one by one from the dealer's place.

        Hands that the viewer may see are turned up as their cards arrive.
        """
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

    def sort_hands(self, pace: Pace) -> None:
        """Sort the freshly dealt hands."""
        self._animator.finish()  # the last card may be late
        self._stage.stack()
        self._stage.settle(pace.sort_ms, _SMOOTH)

    def expose(self, observation: Observation, pace: Pace) -> int:
        """Turn up the hands that may be seen from now on; return the milliseconds."""
        places = self._stage.places
        seen = [seat for seat in SEATS if observation.hands[seat] and not places.is_seen(seat)]
        for seat in seen:
            places.see(seat, observation.hands[seat] or ())
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
            apart = _cut_apart(here, is_upper=is_upper)
            self._animator.fly([Flight(widget, apart, half_ms, easing=_SMOOTH, then=together)])


def _cut_apart(pose: Pose, *, is_upper: bool) -> Pose:
    aside = _CUT_APART * pose.width
    return pose._replace(x=pose.x + (aside if is_upper else -aside))


def _take_off(widget: CardWidget) -> None:
    widget.show()
    widget.raise_()


def _dealing_order(places: Places, observation: Observation) -> list[tuple[CardWidget, CardWidget]]:
    assert observation.eldest_hand is not None  # someone deals
    dealt: list[tuple[CardWidget, CardWidget]] = []
    for number in range(TRICKS_IN_A_DEAL):
        for seat in observation.eldest_hand.clockwise:
            hand = places.hands[seat]
            comes = (
                hand[number * _ROUND_STRIDE % len(hand)] if places.is_seen(seat) else hand[number]
            )
            dealt.append((comes, hand[number]))
    aside = [(card, card) for card in places.cachette]
    first = observation.rules.cachette_from is CachetteFrom.TOP
    return aside + dealt if first else dealt + aside
