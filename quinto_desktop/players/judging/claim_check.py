"""Checking a claim: by a proof, or else in imagined deals, with all cards seen.

There one lost trick refutes it, and if there is none it is very likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagine
from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Hidden,
    Information,
    bar_what_is_shown,
    hands_of,
    information_of,
)
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.judging.claim import (
    DEALS,
    MOST_POSITIONS,
    Certainty,
    Claim,
    Line,
    Refutation,
)
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.rules import (
    SEATS,
    TRICKS_IN_A_DEAL,
    Card,
    CardSet,
    JokerLead,
    Observation,
    Phase,
    Seat,
    Trick,
    playable,
    sorted_hand,
)
from quinto_desktop.rules.holdings import cards_of_set
from quinto_desktop.rules.transition import trick_winner

LEAST_POSITIONS = 100
"""How many positions are looked at in an imagined deal, at least."""

_BREADTH = 4


def check_claim(
    observation: Observation,
    seed: int,
    most_positions: int = MOST_POSITIONS,
    deals: int = DEALS,
    stop: StopFlag | None = None,
) -> Claim | None:
    """Check the claim that the present trick and all others belong to the side of the seat on turn.

    A proof is given up after so many positions, 1 or more; the claim is then tried in so many
    imagined deals, 0 or more. None if it was stopped.
    """
    assert observation.phase is Phase.PLAY and observation.actions  # a card is due from this player
    stop = stop or StopFlag()
    information = information_of(observation)
    table = table_of(observation, information)
    try:
        return _judged(Proof(observation, most_positions, stop), information, table)
    except TooLongError:
        return _tried(observation, seed, most_positions, deals, stop)


def _judged(proof: Proof, information: Information, table: Table) -> Claim | None:
    line = proof.losing_line(table)
    if proof.is_stopped:
        return None
    if line is None:
        return Claim(Certainty.PROVED, proof.winning_card(table))
    return Claim(Certainty.REFUTED, refutation=proof.refutation(information, table, line))


def _tried(
    observation: Observation, seed: int, most_positions: int, deals: int, stop: StopFlag
) -> Claim | None:
    # All cards are seen.
    card: Card | None = None
    imagined: Sequence[ImaginedDeal] = ()
    if deals:
        imagined = imagine(observation, deals, seed, stop.is_set, _BREADTH).deals
    tried = 0
    share = max(LEAST_POSITIONS, most_positions // max(1, deals))
    for deal in imagined:
        information = _seen(observation, deal)
        proof = Proof(observation, share, stop)
        try:
            found = _judged(proof, information, table_of(observation, information))
        except TooLongError:
            continue
        if found is None:
            break
        if found.certainty is Certainty.REFUTED:
            return replace(found, deals=tried + 1)
        tried += 1
        card = card or found.card
    return None if stop.is_set() else Claim(Certainty.LIKELY, card, tried)


def _seen(observation: Observation, deal: ImaginedDeal) -> Information:
    # What would be known if all cards of an imagined deal were seen, except by the adversary:
    # hidden hands stay hidden, but each may hold nothing else than it does.
    places = [
        Hidden(seat, deal.hands[seat].bit_count(), deal.hands[seat])
        for seat in SEATS
        if observation.hands[seat] is None and deal.hands[seat]
    ]
    known = information_of(observation).known
    unseen = deal.cachette
    for place in places:
        unseen |= place.allowed
    places.append(Hidden(CACHETTE, deal.cachette.bit_count(), deal.cachette))
    return Information(known, unseen, tuple(places))


# The proof that a claimant takes all tricks, whatever the others hold and play

_FOUR = 4


class TooLongError(Exception):
    """The proof was given up: it looked at as many positions as it was allowed to."""


class Table(Struct, frozen=True):
    """A moment of the play, as far as the claimant can see; a hidden hand is known to be empty."""

    leader: Seat
    cards: tuple[Card, ...]
    done: int
    known: tuple[CardSet, ...]
    hidden: tuple[Hidden, ...]
    unseen: CardSet

    @property
    def turn(self) -> Seat:
        """Who is to play."""
        return self.leader.clockwise[len(self.cards)]

    @property
    def trick(self) -> Trick:
        """The trick in progress."""
        return Trick(self.leader, self.cards)

    @property
    def is_possible(self) -> bool:
        """Whether any deal agrees with it.

        By Hall's theorem one does if every group of places can be filled. The places hold all
        unseen cards together, so no card is then left over.
        """
        for count in range(1, len(self.hidden) + 1):
            for group in combinations(self.hidden, count):
                fitting = 0
                for place in group:
                    fitting |= place.allowed
                if (fitting & self.unseen).bit_count() < sum([place.size for place in group]):
                    return False
        return True


def table_of(observation: Observation, information: Information) -> Table:
    """The present moment of an observation of the play."""
    trick = observation.trick
    assert trick is not None  # cards have been dealt
    done = len(observation.tricks)
    return Table(
        trick.leader, trick.cards, done, information.known, information.hidden, information.unseen
    )


class Proof:
    """Searches the claimant's game against the adversary, until it is given up or stopped.

    The claimant plays by what is seen, so what is proved holds in every deal of the information
    set, against one adversary who knows everything and need not decide what a hidden hand holds
    before a card of it is played. So no deals need be listed, and a proof is exact.
    """

    def __init__(self, observation: Observation, most_positions: int, stop: StopFlag) -> None:
        self._side = observation.mover.side
        self._own = frozenset(seat for seat in SEATS if observation.plays(seat))
        self._joker_lead: JokerLead = observation.rules.joker_lead
        self._left = most_positions
        self._stop = stop
        self._known: dict[Table, Line | None] = {}

    @property
    def is_stopped(self) -> bool:
        """Whether it was told to stop."""
        return self._stop.is_set()

    def losing_line(self, table: Table) -> Line | None:
        """How a trick is lost from here; None if none can be.

        Raises:
            TooLongError: It takes too long.
        """
        if table.done == TRICKS_IN_A_DEAL or self._stop.is_set() or self._is_plain(table):
            return None
        if table not in self._known:
            self._left -= 1
            if self._left < 0:
                raise TooLongError
            self._known[table] = self._searched(table)
        return self._known[table]

    def winning_card(self, table: Table) -> Card | None:
        """A card with which the claimant, who is on turn, loses no trick; None if there is none."""
        for card, after in self._nexts(table):
            if self._lost_after(after) is None:
                return card
        return None

    def refutation(self, information: Information, table: Table, line: Line) -> Refutation:
        """A deal in which a line is played from the moment of the claim."""
        played: dict[int, CardSet] = dict.fromkeys(SEATS, 0)
        for card in line:
            played[table.turn] |= 1 << card.strength
            after = self._after(table, card)
            lost = after.trick
            table = self._collected(after) if len(after.cards) == _FOUR else after
        left = Information(information.known, table.unseen, table.hidden)
        division = next(Sampler(left).all_deals())
        for seat in SEATS:
            division[seat] = division.get(seat, 0) | played[seat]
        hands = hands_of(information, division)
        return Refutation(hands, division[CACHETTE], line, lost)

    def _is_plain(self, table: Table) -> bool:
        # The claimant leads from a hand of which every card beats all others in play.
        mine = table.known[table.leader]
        for card in table.cards[:1]:
            mine |= 1 << card.strength
        return table.leader in self._own and mine & -mine > self._in_play(table) & ~mine

    def _searched(self, table: Table) -> Line | None:
        is_own = table.turn in self._own
        first: Line | None = None
        for card, after in self._nexts(table):
            line = self._lost_after(after)
            if (line is None) is is_own:
                return None if line is None else (card, *line)
            if line is not None and first is None:
                first = (card, *line)
        return first

    def _lost_after(self, table: Table) -> Line | None:
        # Like `losing_line`, of a table that may have four cards on it.
        if len(table.cards) < _FOUR:
            return self.losing_line(table)
        after = self._collected(table)
        return () if after.leader.side is not self._side else self.losing_line(after)

    def _collected(self, table: Table) -> Table:
        winner = trick_winner(table.trick, self._joker_lead)
        return replace(table, leader=winner, cards=(), done=table.done + 1)

    def _nexts(self, table: Table) -> Iterator[tuple[Card, Table]]:
        for card in self._cards(table):
            after = self._after(table, card)
            if after.is_possible:
                yield card, after

    def _cards(self, table: Table) -> Iterator[Card]:
        seat, hand = table.turn, table.known[table.turn]
        if hand:
            cards = sorted_hand(cards_of_set(hand))
            legal = playable(cards, table.trick, table.done, self._joker_lead)
            others = self._in_play(table) & ~hand
            yield from _one_of_equals(legal, others) if seat in self._own else legal
            return
        (place,) = [place for place in table.hidden if place.place == seat]
        pool = place.allowed & table.unseen
        cards = sorted_hand(cards_of_set(pool))
        # An opponent wants to be above the others, the partner below them.
        is_partner = seat.side is self._side
        cards = cards[::-1] if is_partner else cards
        may_not_lead = self._joker_lead.forbids and not table.cards and place.size > 1
        for card in _one_of_equals(cards, self._in_play(table) & ~pool):
            if not (may_not_lead and card.suit is None):
                yield card

    @staticmethod
    def _in_play(table: Table) -> CardSet:
        # All cards that may still beat, or be beaten by, another one.
        cards = table.unseen
        for hand in table.known:
            cards |= hand
        for card in table.cards:
            cards |= 1 << card.strength
        return cards

    def _after(self, table: Table, card: Card) -> Table:
        seat, bit = table.turn, 1 << card.strength
        cards = (*table.cards, card)
        if table.known[seat]:
            known = tuple(
                [hand & ~bit if one == seat else hand for one, hand in enumerate(table.known)]
            )
            return replace(table, cards=cards, known=known)
        barred = [0, 0, 0, 0]
        bar_what_is_shown(Trick(table.leader, cards), table.done, self._joker_lead, barred)
        hidden = [
            Hidden(place.place, place.size - 1, place.allowed & ~bit & ~barred[seat])
            if place.place == seat
            else Hidden(place.place, place.size, place.allowed & ~bit)
            for place in table.hidden
        ]
        return replace(table, cards=cards, hidden=tuple(hidden), unseen=table.unseen & ~bit)


def _one_of_equals(cards: Sequence[Card], between: CardSet) -> Iterator[Card]:
    # The first of each run of cards of one suit with none of the others between them.
    last: Card | None = None
    for card in cards:
        if last is None or last.suit is not card.suit or _between(last, card) & between:
            yield card
        last = card


def _between(one: Card, other: Card) -> CardSet:
    low, high = sorted((one.strength, other.strength))
    return (1 << high) - (1 << (low + 1))
