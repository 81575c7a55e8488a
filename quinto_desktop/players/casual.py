"""The rule player: one trick ahead, with a partner's manners.

Every card that may be played is given a value in points, and the highest value is played::

    value =   chance to win the trick   x  what our side gets if it does
            - chance to lose the trick  x  what they get if it does not
            - what the card would be worth in a later trick

What a side gets is the trick, the quints that lie whole on the table with the card, and what
the seats still to come may add to please their partner. So the manners of a good partner
follow from one sum. A five, a completing half or the Quint Royal goes on the partner's sure
trick, where its points are certain and its later worth is less; it stays away from the
opponents' tricks, where its points are lost. Overtaking the partner gains nothing and costs
the higher card's later worth. Of cards that do the same, the lowest has the least to lose.

The parts: `knowledge` counts the cards and knows the chances, `stakes` says what points mean
near the end of the game, `doubling` makes the calls, and the opening lead is the books' (§13).
"""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.players.doubling import choose_call
from quinto_desktop.players.knowledge import knowledge_of
from quinto_desktop.players.stakes import Stakes
from quinto_desktop.rules import (
    QUINT_ROYAL,
    QUINTS,
    TRICKS_IN_A_DEAL,
    Action,
    Card,
    Observation,
    Phase,
    Play,
    Rank,
    Seat,
    Side,
    Suit,
    Trick,
    card_of,
    quint_of,
    quints_in,
)

OPENING_LEADS = (card_of(Suit.SPADES, Rank.ACE), card_of(Suit.CLUBS, Rank.ACE))

CACHETTE_QUINTS = 8
"""The quint points that the cachette holds on average."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The tuned numbers of the evaluation, found by duels over thousands of deals.

    Attributes:
        royal: What holding the Quint Royal back is worth early in the deal, in points.
        five: The share of a five's points that holding it back is worth.
        half: The share of a pair's points that holding one half back is worth while the
            other may still fall.
        winner: What a sure later trick is worth beside the trick itself, in points: the
            quints on it and the lead.
        lead_share: How much of a card's chance in later tricks comes from being led; the
            rest comes from its height among all cards.
        steepness: How quickly a card's chance falls with the number of cards above it.
        partner_gift: How readily the partner is taken to throw quints on our tricks.
        their_gift: How readily the opponents are taken to do so on theirs.
    """

    royal: float = 18.0
    five: float = 0.3
    half: float = 0.06
    winner: float = 15.0
    lead_share: float = 0.1
    steepness: float = 5.0
    partner_gift: float = 0.8
    their_gift: float = 0.3


@dataclass(frozen=True, slots=True)
class Casual:
    """A good rule player: no search, no chance, no look at hidden cards.

    Attributes:
        weights: The numbers of its evaluation.
    """

    weights: Weights = Weights()

    def choose(self, observation: Observation, seed: int) -> Action:
        """Choose a call or a card; nothing is left to the seed."""
        if observation.phase is Phase.DOUBLING:
            return choose_call(observation)
        if len(observation.actions) == 1:
            return observation.actions[0]
        cards = [action.card for action in observation.actions if isinstance(action, Play)]
        return Play(opening_lead(observation) or self._best(observation, cards))

    def _best(self, observation: Observation, cards: list[Card]) -> Card:
        values = Valuation(observation, self.weights)
        # Cards come from high to low: of equal values the last, and so the lowest, is played.
        return max(reversed(cards), key=values.of)


def opening_lead(observation: Observation) -> Card | None:
    """The black ace that gives the partner a chance to make the Quint Royal (rules §13)."""
    trick = observation.trick
    if observation.tricks or trick is None or trick.cards or QUINT_ROYAL in observation.hand:
        return None
    return next((ace for ace in OPENING_LEADS if ace in observation.hand), None)


class Valuation:
    """What each card is worth to the seat on turn, played to the trick on the table."""

    def __init__(self, observation: Observation, weights: Weights = Weights()) -> None:
        assert observation.trick is not None  # a seat that is to play has a trick to play to
        self._weights = weights
        self._known = knowledge_of(observation)
        self._stakes = Stakes(observation)
        self._joker_lead = observation.rules.joker_lead
        self._trick = observation.trick
        self._us = observation.seat.side
        self._to_come = observation.seat.clockwise[1 : 4 - len(observation.trick.cards)]
        self._opponents = (observation.seat.next, observation.seat.partner.next)
        self._tricks_left = TRICKS_IN_A_DEAL - len(observation.tricks)

    def of(self, card: Card) -> float:
        """What playing a card is worth to our side, in points."""
        trick = Trick(self._trick.leader, (*self._trick.cards, card))
        win = self._known.chance_of_side(self._us, trick, self._to_come, self._joker_lead)
        gain = win * self._takings(trick, self._us)
        loss = (1 - win) * self._takings(trick, self._us.other)
        return gain - loss - self._later_worth(card)

    def _takings(self, trick: Trick, side: Side) -> float:
        """What a side gets if it wins the trick: the trick, its quints, and gifts to come."""
        points = sum(quint.points for quint in quints_in(trick.cards))
        readiness = self._weights.partner_gift if side is self._us else self._weights.their_gift
        gifts = sum(self._gift(trick, seat, points) for seat in self._to_come if seat.side is side)
        return self._stakes.trick + self._stakes.marked(points, side) + readiness * gifts

    def _gift(self, trick: Trick, seat: Seat, points: int) -> float:
        """The worth of the quints that a seat still to come may be able to add."""
        led = trick.cards[0].suit
        void = self._known.chance_of_void(seat, led)
        before = self._stakes.marked(points, seat.side)
        total = 0.0
        for card, added in _completing(trick.cards):
            held = self._known.chance_of_card(seat, card)
            if held:
                # Rules §5: the Quint Royal is exempt from following suit.
                allowed = 1.0 if card is QUINT_ROYAL or card.suit is led else void
                more = self._stakes.marked(points + added, seat.side) - before
                total += held * allowed * more
        return total

    def _later_worth(self, card: Card) -> float:
        """What a card held back may be worth in a later trick, in points."""
        if card is QUINT_ROYAL:
            # The fewer tricks are left, the fewer of them may be the partner's. Of two, one
            # is as good as the other.
            return self._weights.royal * (1 - 2 / self._tricks_left)
        if self._tricks_left == 2:
            return self._last_trick_worth(card)
        return self._trick_worth(card) + self._quint_worth(card)

    def _trick_worth(self, card: Card) -> float:
        """What a card may win later by being led, or by its height when there is no following."""
        weights, known = self._weights, self._known
        led = 1.0
        for seat in self._opponents:
            led *= 1 - known.chance_to_beat(seat, card.suit, card.strength)
        height: float = known.share_below(card) ** weights.steepness
        chance = weights.lead_share * led + (1 - weights.lead_share) * height
        return chance * (self._stakes.trick + weights.winner)

    def _last_trick_worth(self, card: Card) -> float:
        """What the last card wins: at one card each the highest wins, whatever is led.

        The cachette comes with it (rules §6): another trick, and its quints.
        """
        chance = 1.0
        for seat in self._opponents:
            chance *= 1 - self._known.chance_to_beat(seat, None, card.strength)
        return chance * 2 * (2 * self._stakes.trick + CACHETTE_QUINTS)

    def _quint_worth(self, card: Card) -> float:
        """What the quint of a card may bring later, when the moment can be chosen."""
        quint = quint_of(card)
        if quint is None:
            return 0.0
        if len(quint.cards) == 1:
            return self._weights.five * quint.points
        if any(self._known.is_unseen(other) for other in quint.cards if other is not card):
            return self._weights.half * quint.points
        return 0.0


def _completing(cards: tuple[Card, ...]) -> list[tuple[Card, int]]:
    """The cards that would make a quint on a trick, each with the quint's points."""
    found = list(_SINGLES)
    for card in cards:
        quint = quint_of(card)
        if quint is not None:
            found.extend((other, quint.points) for other in quint.cards if other not in cards)
    return found


_SINGLES = [(quint.cards[0], quint.points) for quint in QUINTS if len(quint.cards) == 1]
