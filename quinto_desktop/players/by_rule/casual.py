"""The rule player: one trick ahead, with a partner's manners.

Every playable card is given a value in points, and the card of the highest value is played::

    value =   chance to win the trick   x  what our side gets if it does             - chance to
lose the trick  x  what they get if it does not             - what the card would be worth in a
later trick

What a side gets is the trick, the quints that are whole on the table with the card, and what the
seats still to come may add to please their partner. So the manners of a good partner follow from
one sum. A visible hand still to come, dummy's or the player's own second one (rules §9, §10), is
assumed to play the card of the best value for its side. The opening lead follows the books (§13).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quinto_desktop.players.by_rule.doubling import choose_call
from quinto_desktop.players.by_rule.knowledge import Pile, knowledge_of, pile_of
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import (
    QUINT_ROYAL,
    QUINTS,
    TRICKS_IN_A_DEAL,
    Action,
    Card,
    Hand,
    Observation,
    Pair,
    Phase,
    Play,
    Rank,
    Seat,
    Side,
    Suit,
    Trick,
    card_of,
    playable,
    quint_of,
    quints_in,
    tricks_won,
)

OPENING_LEADS = (card_of(Suit.SPADES, Rank.ACE), card_of(Suit.CLUBS, Rank.ACE))

CACHETTE_QUINTS = 8
"""The quint points that the cachette holds on average."""


class Weights(Struct, frozen=True):
    """The tuned numbers of the evaluation, set by hand and measured by `quinto-lab match`.

    Attributes:
        royal: The worth of holding back the Quint Royal early in the deal, in points.
        sure_royal: The same as long as the partner is seen to hold the highest card not yet played.
        five: The worth of holding back a five, as a share of its points.
        half: The worth of holding back half of a pair while the other half may still be played, as
            a share of its points.
        winner: The worth of a sure later trick besides the trick itself, in points.
        lead_share: How much of a card's chance in later tricks comes from being led; the
            rest comes from its height among all cards.
        steepness: How quickly a card's chance falls with the number of cards above it.
        cash: The extra worth of leading a sure winner, in points, if all cards but one are sure.
    """

    royal: float = 18.0
    sure_royal: float = 24.0
    five: float = 0.3
    half: float = 0.06
    winner: float = 15.0
    lead_share: float = 0.1
    steepness: float = 5.0
    cash: float = 12.0
    partner_gift: float = 0.8
    their_gift: float = 0.3


USUAL = Weights()


class Casual(Struct, frozen=True):
    """A good rule player: no search, no chance, no look at hidden cards."""

    weights: Weights = USUAL

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call or a card at once; the seed and the flag make no difference."""
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
    """The black ace, if any, that lets the partner score the Quint Royal (rules §13)."""
    trick = observation.trick
    if observation.tricks or trick is None or trick.cards:
        return None
    known, leader = knowledge_of(observation), observation.seat
    if not 0 < known.chance_of_card(leader.partner, QUINT_ROYAL) < 1:
        return None
    for ace in OPENING_LEADS:
        if ace in observation.hand and not any(
            known.chance_to_beat(opponent, ace.suit, ace.strength) == 1
            for opponent in (leader.next, leader.partner.next)
        ):
            return ace
    return None


class Valuation:
    """What each card is worth to the seat on turn, played to the trick on the table."""

    def __init__(self, observation: Observation, weights: Weights = USUAL) -> None:
        assert observation.trick is not None  # a seat on turn to play has a trick to play to
        self._weights = weights
        self._known = knowledge_of(observation)
        self._worth = PointWorth(observation)
        self._rules = observation.rules
        self._trick = observation.trick
        self._seat = observation.seat
        self._us = observation.seat.side
        self._hands = observation.hands
        to_come = observation.seat.clockwise[1 : 4 - len(observation.trick.cards)]
        self._seen = [seat for seat in to_come if self._hands[seat] is not None]
        self._hidden = [seat for seat in to_come if self._hands[seat] is None]
        self._tricks_done = len(observation.tricks)
        self._tricks_left = TRICKS_IN_A_DEAL - len(observation.tricks)
        self._later_worths: dict[tuple[Seat, Card], float] = {}
        self._to_cash = self._winners_to_cash()

    def of(self, card: Card) -> float:
        """The worth of playing a card to our side, in points."""
        trick = Trick(self._trick.leader, (*self._trick.cards, card))
        pile = pile_of(trick, self._rules.joker_lead)
        value = self._foreseen(pile, self._seen) - self._later_worth(self._seat, card)
        return value + self._weights.cash if card in self._to_cash else value

    def _winners_to_cash(self) -> tuple[Card, ...]:
        # The leader's sure winners, if they are two or more and all of the hand but one card.
        if self._trick.cards:
            return ()
        opponents = (self._seat.next, self._seat.partner.next)
        hand = [card for card in self._hands[self._seat] or () if card is not QUINT_ROYAL]
        beats = self._known.chance_to_beat
        sure = tuple(
            card
            for card in hand
            if not any(beats(seat, card.suit, card.strength) for seat in opponents)
        )
        return sure if len(sure) >= max(2, self._tricks_left - 1) else ()

    def _foreseen(self, pile: Pile, seen: Sequence[Seat]) -> float:
        # The seats whose cards we see add their best.
        if not seen:
            return self._expected(pile)
        seat, *others = seen
        values = []
        for card in self._playable(seat, pile):
            later = self._later_worth(seat, card)
            value = self._foreseen(pile.with_card(seat.side, card), others)
            values.append(value - later if seat.side is self._us else value + later)
        return max(values) if seat.side is self._us else min(values)

    def _playable(self, seat: Seat, pile: Pile) -> Hand:
        # Seats with hidden hands are left out of the pile: who played what does not matter here.
        trick = Trick(self._trick.leader, pile.cards)
        return playable(self._hands[seat] or (), trick, self._tricks_done, self._rules.joker_lead)

    def _expected(self, pile: Pile) -> float:
        # Only hidden hands have still to play.
        win = self._known.chance_of_side(self._us, pile, self._hidden)
        gain = win * self._takings(pile, self._us)
        return gain - (1 - win) * self._takings(pile, self._us.other)

    def _takings(self, pile: Pile, side: Side) -> float:
        # The trick, its quints, and gifts to come.
        points = sum(quint.points for quint in quints_in(pile.cards))
        readiness = self._weights.partner_gift if side is self._us else self._weights.their_gift
        gifts = sum(self._gift(pile, seat, points) for seat in self._hidden if seat.side is side)
        return self._worth.trick + self._worth.marked(points, side) + readiness * gifts

    def _gift(self, pile: Pile, seat: Seat, points: int) -> float:
        # The quints that a seat still to come may be able to add.
        void = self._known.chance_of_void(seat, pile.led)
        before = self._worth.marked(points, seat.side)
        total = 0.0
        for card, added in _completing(pile.cards):
            held = self._known.chance_of_card(seat, card)
            if held:
                # Rules §5: the Quint Royal is exempt from following suit.
                allowed = 1.0 if card is QUINT_ROYAL or card.suit is pile.led else void
                more = self._worth.marked(points + added, seat.side) - before
                total += held * allowed * more
        return total

    def _later_worth(self, seat: Seat, card: Card) -> float:
        key = seat, card
        if key not in self._later_worths:
            self._later_worths[key] = self._worth_if_kept(seat, card)
        return self._later_worths[key]

    def _worth_if_kept(self, seat: Seat, card: Card) -> float:
        if card is QUINT_ROYAL:
            return self._royal_worth(seat)
        if self._tricks_left == 2:
            return self._last_trick_worth(seat, card)
        return self._trick_worth(seat, card) + self._quint_worth(seat, card)

    def _royal_worth(self, seat: Seat) -> float:
        best = self._partners_best(seat)
        if best is not None and self._known.is_master(seat.side, best):
            return self._weights.sure_royal
        # The fewer tricks are left, the fewer of them may be the partner's. Of two, either will do.
        return self._weights.royal * (1 - 2 / self._tricks_left)

    def _partners_best(self, seat: Seat) -> Card | None:
        hand = self._hands[seat.partner]
        return hand[0] if hand else None

    def _trick_worth(self, seat: Seat, card: Card) -> float:
        # By being led, or by its height when no one has to follow.
        weights, known = self._weights, self._known
        led = 1.0
        for opponent in (seat.next, seat.partner.next):
            led *= 1 - known.chance_to_beat(opponent, card.suit, card.strength)
        height: float = known.share_below(seat.side, card) ** weights.steepness
        chance = weights.lead_share * led + (1 - weights.lead_share) * height
        return chance * (self._worth.trick + weights.winner)

    def _last_trick_worth(self, seat: Seat, card: Card) -> float:
        # The cachette comes with it (rules §6): another trick, and its quints.
        chance = self._chance_of_last(seat, card)
        best = self._partners_best(seat)
        if best is not None:
            chance = max(0.0, chance - self._chance_of_last(seat, best))
        return chance * 2 * (2 * self._worth.trick + CACHETTE_QUINTS)

    def _chance_of_last(self, seat: Seat, card: Card) -> float:
        # With one card each the highest wins.
        chance = 1.0
        for opponent in (seat.next, seat.partner.next):
            chance *= 1 - self._known.chance_to_beat(opponent, None, card.strength)
        return chance

    def _quint_worth(self, seat: Seat, card: Card) -> float:
        # What it may score when the moment can be chosen.
        quint = quint_of(card)
        if quint is None:
            return 0.0
        if len(quint.cards) == 1:
            return self._weights.five * quint.points
        if any(self._known.is_elsewhere(other, seat) for other in quint.cards if other is not card):
            return self._weights.half * quint.points
        return 0.0


def _completing(cards: tuple[Card, ...]) -> list[tuple[Card, int]]:
    # The cards that would make a quint on a trick, each with the quint's points.
    found = list(_SINGLES)
    for card in cards:
        quint = quint_of(card)
        if quint is not None:
            found.extend((other, quint.points) for other in quint.cards if other not in cards)
    return found


_SINGLES = [(quint.cards[0], quint.points) for quint in QUINTS if len(quint.cards) == 1]


GAME = 300.0
"""The worth of winning the game, in points: more than any trick could bring."""

COUNTING_TRICKS = 3
"""How many tricks before the end a player begins to work out who will win."""


class PointWorth:
    """The worth of tricks and quints to either side, at one moment of a deal.

    Near the target (rules §7) a quint may end the game on the spot, and the last tricks of a deal
    may decide which side is ahead when tricks are counted. Only the current game matters.
    """

    def __init__(self, observation: Observation) -> None:
        self._scores = observation.scores
        self._target = observation.rules.target
        self._tricks_left = TRICKS_IN_A_DEAL - len(observation.tricks)
        self.trick = self._worth_of_trick(observation)

    def marked(self, points: int, side: Side) -> float:
        """The worth of quint points to the side that scores them: they may win the game."""
        if points and self._scores[side] + points >= self._target:
            return points + GAME
        return points

    def _worth_of_trick(self, observation: Observation) -> float:
        # More than its points if the tricks still to be played decide the game.
        value = observation.trick_value
        if self._tricks_left > COUNTING_TRICKS:
            return value
        tricks = self._tricks_left + 1  # the cachette comes with the last
        won = tricks_won(observation.tricks)
        side = observation.seat.side
        best, worst = (
            self._outcome(self._counted(won, value, taker, tricks), side)
            for taker in (side, side.other)
        )
        return value + GAME * (best - worst) / tricks

    def _counted(self, won: Pair, value: int, taker: Side, tricks: int) -> Pair:
        # If one side takes all the remaining tricks.
        ns, ew = (
            self._scores[side] + value * (won[side] + (tricks if side is taker else 0))
            for side in Side
        )
        return ns, ew

    def _outcome(self, scores: Pair, side: Side) -> int:
        # 1 if the side has won with these scores, -1 if the other has, 0 if the game goes on.
        ahead = scores[side] - scores[side.other]
        if max(scores) < self._target or not ahead:
            return 0
        return 1 if ahead > 0 else -1
