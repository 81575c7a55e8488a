"""How cards get from place to place, and how they lie when nothing moves."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import PACK, CachetteFrom, Card, Observation, Seat
from quinto_desktop.window.card_art import PLAIN, CardArt, CardLook
from quinto_desktop.window.table.animator import Animator, Flight, Landing
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.table.places import Places

# Cards arrive unsorted: the place in the fan that each round of the deal goes to.
_ROUND_STRIDE = 5
_SHOWN_OF_THE_PACK = 5


class Stage:
    """Lays the cards and moves them.

    Args:
        table: The widget that the cards lie on.
        art: Draws the pictures.
        animator: Moves the cards.
        viewer: The seat at the near side of the table.

    Attributes:
        cards: All 53 widgets.
        places: Which of them lies where.
        held: The card that follows the pointer, if any.
        geometry: The places on the table at its present size.
    """

    def __init__(self, table: QWidget, art: CardArt, animator: Animator, viewer: Seat) -> None:
        self._animator = animator
        self.geometry = Geometry(table.width(), table.height())
        self.cards = [CardWidget(art, table) for _ in PACK]
        for card in self.cards:
            card.hide()
            card.setUpdatesEnabled(False)  # until `unveil`
        self.places = Places(self.cards, viewer)
        self.held: CardWidget | None = None

    def unveil(self) -> None:
        """From now on the cards are painted: the felt is there already.

        To draw the cards of a game that goes on takes as long as all the rest of the window, which
        need not wait for them.
        """
        for card in self.cards:
            card.setUpdatesEnabled(True)

    def resize(self, width: float, height: float) -> None:
        """The table has another size: everything lies at its new place at once."""
        self.geometry = Geometry(width, height)
        self._animator.finish()
        self.lay()

    def show(self, observation: Observation) -> None:
        """Lay the cards as a seat may see them, without moving any."""
        self._animator.finish()
        self.held = None
        self.places.fill(observation)
        self.lay()

    def lay(self) -> None:
        """Put every card where it belongs, at once."""
        poses = self.places.poses(self.geometry)
        for widget in self.cards:
            pose = poses.get(widget)
            if pose is not None and widget is not self.held:
                widget.place(pose)
            widget.setVisible(pose is not None)
        self.stack()

    def stack(self) -> None:
        """Let the cards overlap the right way."""
        for widget in self.places.in_order():
            widget.raise_()
        if self.held is not None:
            self.held.raise_()

    def home_of(self, widget: CardWidget) -> Pose | None:
        """Where a card belongs; None if it does not show."""
        return self.places.poses(self.geometry).get(widget)

    def raise_cards(self, rises: dict[CardWidget, float], duration_ms: int) -> None:
        """Let cards of the viewer's hand stand proud of the fan.

        Args:
            rises: How far each stands out, in design units; the others lie in the fan.
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

    def deal(self, observation: Observation, pace: Pace) -> None:
        """Deal the cards one by one from the dealer's place, faces up in the viewer's hand."""
        self._animator.finish()
        self.held = None
        self.places.fill(observation)
        poses = self.places.poses(self.geometry)
        faces = {widget: widget.card for widget in self.places.own_hand}
        flights = []
        order = self._dealing_order(observation)
        self._stack_pack([widget for widget, _ in order], observation.dealer)
        for place, (widget, slot) in enumerate(order):
            pose = poses[slot]
            flights.append(
                Flight(
                    widget,
                    pose,
                    pace.flight_ms,
                    delay_ms=place * pace.deal_interval_ms,
                    on_start=partial(_take_off, widget),
                    on_landing=partial(widget.show_face, faces.get(widget)),
                )
            )
        self._animator.fly(flights)

    def _stack_pack(self, cards: list[CardWidget], dealer: Seat) -> None:
        """Lay the pack before the dealer; of so many cards only the lowest few show."""
        x, y = self.geometry.pack(self.places.near(dealer))
        for depth, widget in enumerate(reversed(cards)):
            rise = min(depth, _SHOWN_OF_THE_PACK - 1)
            widget.show_face(None)
            widget.place(Pose(x - rise, y - rise, self.geometry.back_width))
            widget.setVisible(depth < _SHOWN_OF_THE_PACK)
            widget.raise_()

    def _dealing_order(self, observation: Observation) -> list[tuple[CardWidget, CardWidget]]:
        """Each card in the order of the deal, and the card in whose place it lands first."""
        places = self.places
        dealt: list[tuple[CardWidget, CardWidget]] = []
        size = len(places.own_hand)
        for number in range(size):
            for seat in observation.dealer.next.clockwise:
                hand = places.hands[seat]
                is_own = seat is places.viewer
                dealt.append(
                    (hand[number * _ROUND_STRIDE % size if is_own else number], hand[number])
                )
        aside = [(card, card) for card in places.cachette]
        first = observation.rules.cachette_from is CachetteFrom.TOP
        return aside + dealt if first else dealt + aside

    def sort_hand(self, pace: Pace) -> None:
        """Bring the freshly dealt hand in order."""
        self._animator.finish()  # the last card may be late
        self.stack()
        self.settle(pace.sort_ms, QEasingCurve.Type.InOutQuad)

    def play(self, seat: Seat, card: Card, pace: Pace, on_landing: Landing | None = None) -> None:
        """Move a card from a hand to the trick, and close the hand up.

        Args:
            seat: Whose card it is.
            card: Which.
            pace: How long that takes.
            on_landing: Called when the card lies in the trick.
        """
        places = self.places
        hand = places.hands[seat]
        widget = places.find(card) if seat is places.viewer else hand[len(hand) // 2]
        assert widget is not None  # the rules have let this card be played
        hand.remove(widget)
        places.rises.pop(widget, None)
        if widget is self.held:
            self.held = None
        widget.show_face(card)
        places.trick[seat] = widget
        widget.raise_()
        pose = self.geometry.trick(places.near(seat))
        self._animator.fly([Flight(widget, pose, pace.play_ms, on_landing=on_landing)])
        self.settle(pace.sort_ms)
        if self.held is not None:
            self.held.raise_()

    def ring_winner(self, winner: Seat | None, colour: str) -> None:
        """Ring the card of the trick that is winning, and no other."""
        for seat, widget in self.places.trick.items():
            widget.set_look(CardLook(ring=colour if seat is winner else None))

    def gather(self, winner: Seat, pace: Pace) -> None:
        """Move the complete trick to its winner's pile."""
        places = self.places
        cards = list(places.trick.values())
        places.trick = {}
        pile = places.piles[winner.side]
        pile.append(cards)
        pose = self.geometry.pile(places.near_side(winner.side), len(pile) - 1, len(pile))
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


def _take_off(widget: CardWidget) -> None:
    widget.show()
    widget.raise_()


def _put_down(widget: CardWidget, *, is_on_top: bool) -> None:
    widget.show_face(None)
    widget.set_look(PLAIN)
    widget.setVisible(is_on_top)
