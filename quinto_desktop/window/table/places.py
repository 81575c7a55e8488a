"""Which card widget is in which place, without any timing or animation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from quinto_desktop.rules import (
    CACHETTE_SIZE,
    PACK,
    QUINT_ROYAL,
    SEATS,
    Card,
    Observation,
    Seat,
    Side,
    Trick,
    seats_of,
)
from quinto_desktop.window.look.card_art import PLAIN
from quinto_desktop.window.table.arrangement import (
    Arrangement,
    Void,
    laid_out,
    risen,
    side_tray,
    voids_of,
)
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.felt import Tray
from quinto_desktop.window.table.geometry import SHOWN_OF_THE_PACK, Geometry, Pose
from quinto_desktop.window.table.measures import Edge

_Where = TypeVar("_Where")
_REACH = {Edge.LEFT: 0.2, Edge.FAR: 0.43, Edge.NEAR: 0.5, Edge.RIGHT: 0.8}
"""For each edge, the position along the spread pack, 0 to 1, of the card drawn there."""

RISE_OF_WINNER = 8
_WAY_OF_ROYAL, _ROYAL_GROWS = 0.3, 1.06  # to the winner of its trick, and how much larger there


class Places:
    """Assigns the 53 card widgets to places.

    Attributes:
        viewer: The seat at the near edge; its player may change.
        dealer: Who dealt; None before the first deal.
        laid_out: The seats whose hands lie face up once they are seen: dummy's and a second one.
        opened: The seats whose hands lie so as well, in a replay or held up by a key.
        hands: The cards of each hand, left to right as its holder sees them.
        faces: The faces of the hands that the viewer sees, including cards still moving.
        winning: The seat whose card is winning the trick, which is lifted a little.
        royal_to: The seat to which the Quint Royal has been moved, out of its place in the trick.
        rises: How far each raised card is out of its hand, in design units.
        spread: The pack spread for the draw, left to right.
        fan: The same, while the viewer is to take a card of it.
        reached: The card of it that the viewer takes; None for the middle one.
        pack: The pack before the first deal, bottom card first.
    """

    def __init__(self, cards: Sequence[CardWidget], viewer: Seat) -> None:
        self._cards = cards
        self.viewer = viewer
        self.arrangement = Arrangement()
        self.dealer: Seat | None = None
        self.mine: frozenset[Seat] = frozenset()
        self.laid_out: frozenset[Seat] = frozenset()
        self.opened: frozenset[Seat] = frozenset()
        self._clear()

    def _clear(self) -> None:
        self.hands: dict[Seat, list[CardWidget]] = {seat: [] for seat in SEATS}
        self.faces: dict[CardWidget, Card] = {}
        self.trick: dict[Seat, CardWidget] = {}
        self.winning: Seat | None = None
        self.royal_to: Seat | None = None
        self.piles: dict[Side, list[list[CardWidget]]] = {side: [] for side in Side}
        self.cachette: list[CardWidget] = []
        self.cachette_is_open = False
        self.rises: dict[CardWidget, float] = {}
        self.spread: list[CardWidget] = []
        self.fan: list[CardWidget] = []
        self.reached: CardWidget | None = None
        self.drawn: dict[Edge, CardWidget] = {}
        self.pack: list[CardWidget] = []

    def edge(self, seat: Seat) -> Edge:
        """The edge of the table for a seat; the viewer's is always the near one."""
        return edge_of(seat, self.viewer)

    def pile_edge(self, side: Side) -> Edge:
        """The edge of a side's pile: the left one for the viewer's side."""
        return Edge.LEFT if side is self.viewer.side else Edge.RIGHT

    def is_seen(self, seat: Seat) -> bool:
        """Whether the viewer sees a hand, even if its cards are still moving."""
        return all(widget in self.faces for widget in self.hands[seat])

    @property
    def open_hands(self) -> dict[Seat, list[CardWidget]]:
        """The face-up cards of each hand that has any, left to right; at the draw, the fan."""
        hands = {
            seat: [widget for widget in hand if widget.card is not None]
            for seat, hand in self.hands.items()
        }
        hands[self.viewer] = hands[self.viewer] or self.fan
        return {seat: hand for seat, hand in hands.items() if hand}

    @property
    def touchable(self) -> list[CardWidget]:
        """The cards that the viewer may pick up: the visible ones of their own hands."""
        hands = self.open_hands
        return [widget for seat in SEATS if seat in self.mine for widget in hands.get(seat, [])]

    def holder(self, widget: CardWidget) -> Seat | None:
        """The seat whose hand a card is in; None if it is in no hand."""
        if widget in self.fan:
            return self.viewer
        return next((seat for seat, hand in self.hands.items() if widget in hand), None)

    def find(self, card: Card) -> CardWidget | None:
        """The widget of a card of the viewer's hands."""
        return next((widget for widget in self.touchable if widget.card is card), None)

    # --------------------------------------------------------------- visible cards
    def fill(self, observation: Observation) -> None:
        """Assign every widget to its place in the observation, face up or down."""
        self._clear()
        for widget in self._cards:
            _turn_down(widget)
        self._seat(observation)
        spare = iter(self._cards)
        if observation.deal_number:
            self._fill_deal(observation, spare)
        elif observation.dealer is None:
            self.spread = [*spare]
        elif observation.drawn:
            for edge, card in _drawn(self, observation).items():
                self.drawn[edge] = next(spare)
                self.drawn[edge].show_face(card)
            self.pack = [*spare]

    def _fill_deal(self, observation: Observation, spare: Iterator[CardWidget]) -> None:
        for seat in SEATS:
            self.hands[seat] = [*islice(spare, observation.hand_sizes[seat])]
        self.see(observation)
        for widget, card in self.faces.items():
            widget.show_face(card)
        for seat, card in _lying(observation.trick).items():
            self.trick[seat] = next(spare)
            self.trick[seat].show_face(card)
        for trick in observation.tricks:
            if trick.winner is not None and trick.cards:  # else they are real ones
                self.piles[trick.winner.side].append([*islice(spare, len(trick.cards))])
        self.cachette = [*islice(spare, CACHETTE_SIZE)]
        if observation.cachette:
            self.cachette_is_open = True
            for widget, card in zip(self.cachette, observation.cachette, strict=True):
                widget.show_face(card)

    def _seat(self, observation: Observation) -> None:
        self.dealer, self.mine = observation.dealer, _own(observation)
        laid_out = [seat for seat in SEATS if seat in self.mine or seat is observation.dummy]
        self.laid_out = (self.opened | {*laid_out}) - {self.viewer}

    def see(self, observation: Observation) -> list[Seat]:
        """Note which hands the viewer sees; return those whose cards are still to be turned up."""
        self._seat(observation)
        new = [seat for seat in SEATS if observation.hands[seat] and not self.is_seen(seat)]
        for seat in new:
            hand = self._arranged(seat, observation.hands[seat] or ())
            self.faces.update(zip(self.hands[seat], hand, strict=False))
        return new

    def cover(self, observation: Observation, played: Card | None) -> bool:
        """Turn down what is now hidden, except a card being played; return whether any was."""
        self.mine = _own(observation)  # at an open table another person's from turn to turn
        hidden = [
            widget
            for seat, hand in self.hands.items()
            if observation.hands[seat] is None
            for widget in hand
            if widget in self.faces and self.faces[widget] is not played
        ]
        for widget in hidden:
            del self.faces[widget]
            self.rises.pop(widget, None)
            _turn_down(widget)
        return bool(hidden)

    # --------------------------------------------------------------- moves between places
    def arrange(self) -> bool:
        """Sort the visible hands as preferred; return whether any card moved."""
        is_moved = False
        for seat in SEATS:
            if self.is_seen(seat):
                widgets = {self.faces[widget]: widget for widget in self.hands[seat]}
                hand = [widgets[card] for card in self._arranged(seat, widgets)]
                is_moved |= hand != self.hands[seat]
                self.hands[seat] = hand
        return is_moved

    def _arranged(self, seat: Seat, cards: Iterable[Card]) -> tuple[Card, ...]:
        return self.arrangement.arranged(cards, self.edge(seat))

    def play(self, seat: Seat, card: Card) -> CardWidget:
        """Move a card from a hand to the trick; from a hidden hand, the middle one."""
        hand = self.hands[seat]
        widget = next((widget for widget in hand if widget.card is card), hand[len(hand) // 2])
        hand.remove(widget)
        self.faces.pop(widget, None)
        self.rises.pop(widget, None)
        self.trick[seat] = widget
        return widget

    def gather(self, winner: Seat) -> list[CardWidget]:
        """Move the trick to its winner's pile, with its first card on top; return its cards."""
        cards = [*self.trick.values()]
        self.trick = {}
        self.winning = self.royal_to = None
        self.piles[winner.side].append(cards)
        return cards

    def draw(self, edge: Edge) -> CardWidget:
        """Let the player at an edge draw a card near them; the viewer, the one reached for."""
        place = round(_REACH[edge] * (len(self.spread) - 1))
        gone = {self.reached, *self.drawn.values()}
        own = self.reached if edge is Edge.NEAR else None
        widget = own or next(card for card in self.spread[place:] if card not in gone)
        widget.set_look(PLAIN)
        self.drawn[edge] = widget
        return widget

    def take_seats(self, edges: Sequence[Edge], observation: Observation) -> None:
        """Finish the draw: seat the players at these edges, and give the dealer the pack."""
        self.drawn = dict(zip(edges, self.drawn.values(), strict=True))
        self.pack = [card for card in self.spread if card not in self.drawn.values()]
        self.spread = []
        self._seat(observation)

    @property
    def empty_piles(self) -> list[Edge]:
        """The edges of piles that are still empty in this deal."""
        if not self.cachette:
            return []
        return [self.pile_edge(side) for side in Side if not self.piles[side]]

    @property
    def in_order(self) -> list[CardWidget]:
        """The visible cards, the undermost first."""
        piled = [trick[0] for side in Side for trick in self.piles[side]]
        fans = [widget for seat in SEATS for widget in self.hands[seat]]
        before_the_deal = [*self.spread, *self.pack, *self.drawn.values()]
        return [*before_the_deal, *piled, *self.cachette, *fans, *self.trick.values()]

    # --------------------------------------------------------------- poses
    def poses(self, geometry: Geometry) -> dict[CardWidget, Pose]:
        """The pose of every visible card, on a table of a given size."""
        poses = self._poses_before_the_deal(geometry)
        for seat, hand in self.hands.items():
            edge = self.edge(seat)
            for widget, pose in zip(hand, self._hand_poses(seat, geometry), strict=True):
                rise = self.rises.get(widget, 0.0)
                poses[widget] = risen(edge, pose, rise * geometry.unit) if rise else pose
        for seat, widget in self.trick.items():
            poses[widget] = self._trick_pose(seat, widget, geometry)
        for side, tricks in self.piles.items():
            for place, trick in enumerate(tricks):
                poses[trick[0]] = geometry.pile(self.pile_edge(side), place, len(tricks))
        if self.cachette:
            poses.update(zip(self.cachette, self.cachette_poses(geometry), strict=True))
        return poses

    def _trick_pose(self, seat: Seat, widget: CardWidget, geometry: Geometry) -> Pose:
        pose = geometry.trick(self.edge(seat))
        if self.royal_to is not None and widget.card is QUINT_ROYAL:
            goal = geometry.trick(self.edge(self.royal_to))
            return pose.towards(goal, _WAY_OF_ROYAL)._replace(width=_ROYAL_GROWS * pose.width)
        if seat is self.winning:
            return pose.raised(RISE_OF_WINNER * geometry.unit)
        return pose

    def _poses_before_the_deal(self, geometry: Geometry) -> dict[CardWidget, Pose]:
        poses: dict[CardWidget, Pose] = {}
        if self.spread:
            arc = geometry.spread_pack(len(self.spread))
            for widget, pose in zip(self.spread, arc, strict=True):
                poses[widget] = pose.raised(self.rises.get(widget, 0.0) * geometry.unit)
        if self.pack and self.dealer is not None:
            shown = self.pack[:SHOWN_OF_THE_PACK]
            edge = self.edge(self.dealer)
            poses.update(zip(shown, geometry.pack(edge, len(shown)), strict=True))
        for edge, widget in self.drawn.items():
            poses[widget] = geometry.drawn(edge)
        return poses

    def _hand_poses(self, seat: Seat, geometry: Geometry) -> list[Pose]:
        hand = self.hands[seat]
        edge = self.edge(seat)
        if seat in self.laid_out and self.is_seen(seat):
            return laid_out(geometry, edge, [self.faces[widget] for widget in hand])
        return geometry.hand(edge, len(hand))

    def cachette_poses(self, geometry: Geometry) -> list[Pose]:
        """The poses of the five cards set aside."""
        if self.cachette_is_open:
            return geometry.open_cachette()
        dealer = self.viewer if self.dealer is None else self.dealer
        return geometry.cachette(self.edge(dealer))


def _own(observation: Observation) -> frozenset[Seat]:
    return frozenset([seat for seat in SEATS if observation.plays(seat)])


def edge_of(seat: Seat, viewer: Seat) -> Edge:
    """The edge of the table for a seat, as seen by a viewer at the near one."""
    return tuple(Edge)[(seat - viewer + 2) % 4]


def trays(places: Places, geometry: Geometry) -> list[Tray]:
    """What face-up hands at the left and right lie on."""
    at_sides = [(edge, hand) for edge, hand in _laid(places) if edge is not Edge.FAR]
    return [side_tray(geometry, edge, hand) for edge, hand in at_sides]


def voids(places: Places, geometry: Geometry) -> list[Void]:
    """Where face-up hands say which suits they lack."""
    return [void for edge, hand in _laid(places) for void in voids_of(geometry, edge, hand)]


def _laid(places: Places) -> Iterator[tuple[Edge, list[Card]]]:
    for seat in places.laid_out:
        hand = places.hands[seat]
        if hand and places.is_seen(seat):
            yield places.edge(seat), [places.faces[widget] for widget in hand]


def unseen(places: Places, geometry: Geometry) -> frozenset[CardWidget]:
    """The cards that have a pose, but for which there is no room."""
    piles = places.piles.values() if geometry.is_crowded else ()
    return frozenset([widget for pile in piles for trick in pile for widget in trick])


def _turn_down(widget: CardWidget) -> None:
    widget.show_face(None)
    widget.set_look(PLAIN)


def drawers(observation: Observation) -> list[Seat]:
    """The seats where the players themselves sit, in the order of their numbers."""
    players = range(observation.rules.form.players)
    seats = [seats_of(observation.seating, player) for player in players]
    return [[seat for seat in own if seat is not observation.dummy][-1] for own in seats]


def difference(places: Places, observation: Observation) -> str | None:
    """A description of how places differ from what a seat may see; None if they do not."""
    pairs: dict[str, tuple[object, object]] = {
        "number of cards in the hands": (
            tuple([len(places.hands[seat]) for seat in SEATS]),
            observation.hand_sizes,
        ),
        "trick": (_faces(places.trick), _lying(observation.trick)),
        "number of tricks in the piles": (
            sum(len(places.piles[side]) for side in Side),
            len(observation.tricks),
        ),
        "number of cards spread for the draw": (
            len(places.spread),
            len(PACK) if observation.dealer is None else 0,
        ),
        "cards drawn": (_faces(places.drawn), _drawn(places, observation)),
    }
    for seat in SEATS:
        shown = tuple([widget.card for widget in places.hands[seat]])
        hidden = (None,) * observation.hand_sizes[seat]
        known = observation.hands[seat]
        should = hidden if known is None else places.arrangement.arranged(known, places.edge(seat))
        pairs[f"hand of {seat.name}"] = (shown, should)
    for what, (shows, expected) in pairs.items():
        if shows != expected:
            return f"the {what} is {shows} and should be {expected}"
    return None


def _faces(widgets: dict[_Where, CardWidget]) -> dict[_Where, Card | None]:
    return {seat: widget.card for seat, widget in widgets.items()}


def _lying(trick: Trick | None) -> dict[Seat, Card]:
    return {} if trick is None else {trick.seat_of(card): card for card in trick.cards}


def _drawn(places: Places, observation: Observation) -> dict[Edge, Card]:
    if observation.deal_number or not observation.drawn:
        return {}
    edges = [places.edge(seat) for seat in drawers(observation)]
    return dict(zip(edges, observation.drawn, strict=True))
