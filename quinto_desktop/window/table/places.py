"""Which card lies where: the hands, the trick, the piles and the cachette.

The places show one seat's `Observation` and know no more than that: cards nobody may see are
widgets without a face.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quinto_desktop.rules import SEATS, Card, Observation, Seat, Side, Trick
from quinto_desktop.window.card_art import PLAIN
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import Geometry, Pose


class Places:
    """Sorts the 53 card widgets into places.

    Args:
        cards: The widgets.
        viewer: The seat at the near side of the table, whose hand is seen.

    Attributes:
        viewer: As above; other players may sit down.
        dealer: Who dealt.
        hands: The cards of each hand, left to right as its holder sees them.
        trick: The card of each seat in the middle.
        piles: The tricks won by each side.
        cachette: The five cards set aside.
        cachette_is_open: Whether they lie turned up in the middle.
        rises: How far cards of the viewer's hand stand proud of the fan, in design units.
    """

    def __init__(self, cards: Sequence[CardWidget], viewer: Seat) -> None:
        self._cards = cards
        self.viewer = viewer
        self.dealer = Seat.N
        self._clear()

    def _clear(self) -> None:
        self.hands: dict[Seat, list[CardWidget]] = {seat: [] for seat in SEATS}
        self.trick: dict[Seat, CardWidget] = {}
        self.piles: dict[Side, list[list[CardWidget]]] = {side: [] for side in Side}
        self.cachette: list[CardWidget] = []
        self.cachette_is_open = False
        self.rises: dict[CardWidget, float] = {}

    def near(self, seat: Seat) -> Seat:
        """The side of the table where a seat is shown; the viewer is always at South's."""
        return Seat((seat - self.viewer + Seat.S) % 4)

    def near_side(self, side: Side) -> Side:
        """Where a side's tricks lie: at the left, as North–South's, if they are the viewer's."""
        return Side.NS if side is self.viewer.side else Side.EW

    @property
    def own_hand(self) -> list[CardWidget]:
        """The viewer's cards, left to right."""
        return self.hands[self.viewer]

    @property
    def dealt_hand(self) -> list[CardWidget]:
        """Those of them that the dealer has dealt already."""
        return [widget for widget in self.own_hand if widget.card is not None]

    def find(self, card: Card) -> CardWidget | None:
        """The widget of one of the viewer's cards."""
        return next((widget for widget in self.own_hand if widget.card is card), None)

    def fill(self, observation: Observation) -> None:
        """Put every widget in its place of the observation, face up or down."""
        self._clear()
        if observation.deal_number == 0:
            return
        self.dealer = observation.dealer
        spare = iter(self._cards)
        for seat in SEATS:
            self.hands[seat] = _take(spare, observation.hand_sizes[seat])
        for widget, card in zip(self.own_hand, observation.hand, strict=True):
            widget.show_face(card)
        if observation.trick is not None:
            cards = observation.trick.cards
            for widget, card in zip(_take(spare, len(cards)), cards, strict=True):
                widget.show_face(card)
                self.trick[observation.trick.seat_of(card)] = widget
        for trick in observation.tricks:
            if trick.winner is not None:
                self.piles[trick.winner.side].append(_take(spare, len(trick.cards)))
        self.cachette = _take(spare, 5)
        if observation.cachette is not None:
            self.cachette_is_open = True
            for widget, card in zip(self.cachette, observation.cachette, strict=True):
                widget.show_face(card)

    def empty_piles(self) -> list[Side]:
        """The sides of the table, as the viewer sees them, where no trick lies yet."""
        return [self.near_side(side) for side in Side if not self.piles[side]]

    def in_order(self) -> list[CardWidget]:
        """The cards that show, the undermost first."""
        piled = [trick[0] for side in Side for trick in self.piles[side]]
        fans = [widget for seat in SEATS for widget in self.hands[seat]]
        return [*piled, *self.cachette, *fans, *self.trick.values()]

    def poses(self, geometry: Geometry) -> dict[CardWidget, Pose]:
        """The pose of every card that shows, on a table of some size."""
        poses: dict[CardWidget, Pose] = {}
        for seat, hand in self.hands.items():
            poses.update(zip(hand, geometry.hand(self.near(seat), len(hand)), strict=True))
        for widget, rise in self.rises.items():
            if widget in poses:
                poses[widget] = poses[widget].raised(rise * geometry.unit)
        for seat, widget in self.trick.items():
            poses[widget] = geometry.trick(self.near(seat))
        for side, tricks in self.piles.items():
            for place, trick in enumerate(tricks):
                poses[trick[0]] = geometry.pile(self.near_side(side), place, len(tricks))
        if self.cachette:
            poses.update(zip(self.cachette, self.cachette_poses(geometry), strict=True))
        return poses

    def cachette_poses(self, geometry: Geometry) -> list[Pose]:
        """Where the five cards set aside lie."""
        if self.cachette_is_open:
            return geometry.open_cachette()
        return geometry.cachette(self.near(self.dealer))

    def difference(self, observation: Observation) -> str | None:
        """How the places differ from what a seat may see; None if they do not."""
        lying = observation.trick or Trick(observation.dealer)
        pairs = {
            "hand": (tuple([widget.card for widget in self.own_hand]), observation.hand),
            "number of cards in the hands": (
                tuple([len(self.hands[seat]) for seat in SEATS]),
                observation.hand_sizes,
            ),
            "trick": (
                {seat: widget.card for seat, widget in self.trick.items()},
                {lying.seat_of(card): card for card in lying.cards},
            ),
            "number of tricks in the piles": (
                sum(len(self.piles[side]) for side in Side),
                len(observation.tricks),
            ),
            "number of open cards in hidden hands": (
                sum(
                    widget.card is not None
                    for seat in SEATS
                    if seat is not self.viewer
                    for widget in self.hands[seat]
                ),
                0,
            ),
        }
        for what, (shown, known) in pairs.items():
            if shown != known:
                return f"the {what} is {shown} and should be {known}"
        return None


def _take(spare: Iterator[CardWidget], count: int) -> list[CardWidget]:
    """The next widgets, lying face down as if nobody had touched them."""
    taken = [next(spare) for _ in range(count)]
    for widget in taken:
        widget.show_face(None)
        widget.set_look(PLAIN)
    return taken
