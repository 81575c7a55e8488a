"""What can still be made in a deal, and by which side, as far as one player can tell.

Whatever is ruled out here is certainly impossible. Something not ruled out may be impossible too,
for a reason that only someone who sees all the cards could know or that takes looking more than
one trick ahead.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import permutations

from quinto_desktop.rules import (
    QUINT_ROYAL,
    QUINTS,
    SEATS,
    TRICKS_IN_A_DEAL,
    Card,
    CardSet,
    JokerLead,
    Observation,
    Phase,
    Quint,
    Seat,
    Side,
    Trick,
    card_set,
    holdings_of,
    quint_of,
    tricks_won,
)

NOBODY: frozenset[Side] = frozenset()
EITHER_SIDE: frozenset[Side] = frozenset(Side)


class QuintState(Enum):
    """The state of a quint in the current deal."""

    OPEN = "open"
    ON_TABLE = "on_table"
    NS = "ns"
    EW = "ew"
    SPLIT = "split"


class Loss(Enum):
    """Why a quint that nobody has scored can no longer be scored.

    Attributes:
        SPLIT: One of its cards has gone to a trick, or was in the cachette, without the other.
        PARTED: One of its cards is on the table, and the other cannot be played to that trick.
        APART: Its cards cannot meet for another reason, such as one being in the cachette.
    """

    SPLIT = "split"
    ONE_HAND = "one hand"
    PARTED = "parted"
    APART = "apart"
    DEAL_OVER = "deal over"


@dataclass(frozen=True, slots=True)
class QuintOutlook:
    """A quint's state and its chances.

    Attributes:
        sides: The sides that may still score it; empty if it is scored or lost.
        loss: Why it is lost; None if it is not.
        seat: The seat that holds both cards; None unless the quint is lost for that reason.
    """

    quint: Quint
    state: QuintState
    sides: frozenset[Side]
    loss: Loss | None = None
    seat: Seat | None = None


def quint_state(quint: Quint, observation: Observation) -> QuintState:
    """Return the state of a quint, as far as every player can see."""
    for scored in observation.quints:
        if scored.quint is quint:
            return QuintState.NS if scored.side is Side.NS else QuintState.EW
    if any(_parts(quint, trick.cards) for trick in observation.tricks):
        return QuintState.SPLIT
    if observation.cachette is not None and _parts(quint, observation.cachette):
        return QuintState.SPLIT
    on_table = () if observation.trick is None else observation.trick.cards
    whole = all(card in on_table for card in quint.cards)
    return QuintState.ON_TABLE if whole else QuintState.OPEN


def is_parted(card: Card, observation: Observation) -> bool:
    """Return whether the other card of a card's quint has gone to an earlier trick without it."""
    quint = quint_of(card)
    others = () if quint is None else [other for other in quint.cards if other is not card]
    return any(
        other in trick.cards and card not in trick.cards
        for other in others
        for trick in observation.tricks
    )


def quint_outlooks(observation: Observation) -> tuple[QuintOutlook, ...]:
    """Return the state and chances of each of the thirteen quints, in the order of `QUINTS`."""
    if observation.trick is None:  # before the first deal
        return tuple([QuintOutlook(quint, QuintState.OPEN, EITHER_SIDE) for quint in QUINTS])
    prospects = _Prospects(observation, observation.trick)
    return tuple([prospects.outlook(quint) for quint in QUINTS])


def open_points(outlooks: Iterable[QuintOutlook], side: Side | None = None) -> int:
    """Return what the quints that a side, or any side, can still make are worth, in points."""
    return sum(
        outlook.quint.points
        for outlook in outlooks
        if outlook.sides and (side is None or side in outlook.sides)
    )


class _Prospects:
    """Where quints may still fall: in the trick on the table, in a later one, or in the cachette.

    Whether a side may win a trick is judged from the highest card that it may play to it and the
    lowest ones that the other side may play: necessary, and nearly always sufficient.
    """

    def __init__(self, observation: Observation, trick: Trick) -> None:
        self._observation = observation
        self._trick = trick
        self._holdings = holdings_of(observation)
        self._is_for_opponents = observation.rules.joker_lead is JokerLead.OPPONENTS
        begun = 1 if trick.cards else 0
        self._later_tricks = TRICKS_IN_A_DEAL - len(observation.tricks) - begun
        self._is_over = observation.winner is not None or (
            observation.phase not in (Phase.DOUBLING, Phase.PLAY)
        )

    def outlook(self, quint: Quint) -> QuintOutlook:
        state = quint_state(quint, self._observation)
        if state in (QuintState.NS, QuintState.EW):
            return QuintOutlook(quint, state, NOBODY)
        if state is QuintState.SPLIT:
            return QuintOutlook(quint, state, NOBODY, Loss.SPLIT)
        if self._is_over:
            return QuintOutlook(quint, state, NOBODY, Loss.DEAL_OVER)
        sides = set[Side]()
        for side in self._sides(quint):
            sides.add(side)
            if len(sides) == len(Side):
                break  # there is nothing left to find out
        if sides:
            return QuintOutlook(quint, state, frozenset(sides))
        holder = self._holder(quint)
        if any(card in self._trick.cards for card in quint.cards):
            return QuintOutlook(quint, state, NOBODY, Loss.PARTED)
        loss = Loss.APART if holder is None else Loss.ONE_HAND
        return QuintOutlook(quint, state, NOBODY, loss, holder)

    def _holder(self, quint: Quint) -> Seat | None:
        for seat, hand in zip(SEATS, self._observation.hands, strict=True):
            if hand is not None and all(card in hand for card in quint.cards):
                return seat
        return None

    def _sides(self, quint: Quint) -> Iterator[Side]:
        cards = quint.cards
        missing = [card for card in cards if card not in self._trick.cards]
        if self._trick.cards:
            yield from self._sides_of_this_trick(missing)
        if len(missing) == len(cards):
            if self._later_tricks > 0:
                yield from self._sides_of_later_trick(cards)
            if self._observation.cachette is None and self._are_unseen(cards):
                yield from self._sides_of_last_trick()

    def _are_unseen(self, cards: Sequence[Card]) -> bool:
        wanted = card_set(cards)
        return self._holdings.unseen & wanted == wanted

    # --------------------------------------------------------------- where a quint may fall
    def _sides_of_this_trick(self, missing: Sequence[Card]) -> Iterator[Side]:
        trick, led = self._trick, self._trick.cards[0].suit
        lying = {trick.seat_of(card): card for card in trick.cards}
        to_come = trick.leader.clockwise[len(trick.cards) :]
        pools = {seat: self._holdings.could_play(seat, led) for seat in to_come}
        for seats in permutations(to_come, len(missing)):
            coming = dict(zip(seats, missing, strict=True))
            if _may_be(coming, pools):
                if led is None and self._is_for_opponents:
                    yield trick.leader.side.other
                else:
                    yield from _winners(lying | coming, pools)

    def _sides_of_later_trick(self, cards: Sequence[Card]) -> Iterator[Side]:
        pools = dict(zip(SEATS, self._holdings.could_hold, strict=True))
        for seats in permutations(SEATS, len(cards)):
            falling = dict(zip(seats, cards, strict=True))
            if _may_be(falling, pools):
                yield from _winners(falling, pools)
                if self._is_for_opponents:
                    yield from self._winners_over_royal(falling)

    def _sides_of_last_trick(self) -> Iterator[Side]:
        if self._later_tricks > 0:
            yield from self._sides_of_later_trick(())
        elif self._trick.cards:
            yield from self._sides_of_this_trick(())
        else:
            winner = self._observation.tricks[-1].winner
            assert winner is not None  # the twelfth trick is complete
            yield winner.side

    def _winners_over_royal(self, falling: dict[Seat, Card]) -> Iterator[Side]:
        # The Quint Royal may be led, and its leader's side then takes no part.
        for seat in SEATS:
            leads = falling.get(seat, QUINT_ROYAL) is QUINT_ROYAL
            if leads and self._holdings.may_hold(seat, QUINT_ROYAL):
                yield seat.side.other


def _may_be(cards: dict[Seat, Card], pools: dict[Seat, CardSet]) -> bool:
    return all(pools[seat] >> card.strength & 1 for seat, card in cards.items())


def _winners(fixed: dict[Seat, Card], pools: dict[Seat, CardSet]) -> Iterator[Side]:
    settled = card_set(fixed.values())
    lowest, highest = [0, 0], [0, 0]
    for seat in SEATS:
        pool = pools[seat] & ~settled if seat not in fixed else 1 << fixed[seat].strength
        if not pool:
            return  # the seat would have no card to play
        side = seat.side
        lowest[side] = max(lowest[side], (pool & -pool).bit_length() - 1)
        highest[side] = max(highest[side], pool.bit_length() - 1)
    for side in Side:
        if highest[side] > lowest[side.other]:
            yield side


def _parts(quint: Quint, cards: Collection[Card]) -> bool:
    return 0 < sum(card in cards for card in quint.cards) < len(quint.cards)


_LAST = 2
"""The tricks left when the last one is to be played: that one and the cachette."""


@dataclass(frozen=True, slots=True)
class Runner:
    """One side in the race.

    Attributes:
        need: The points that it needs to reach the target; 0 once it has.
        taken: What the tricks that it has won in this deal will count, in points.
        winning_quints: Those of its quints that would each win it the game at once.
        most: The highest score that it can still reach in this deal, in points.
    """

    side: Side
    score: int
    need: int
    taken: int
    quints: tuple[Quint, ...]
    winning_quints: tuple[Quint, ...]
    wins_with_last_trick: bool
    most: int

    @property
    def has_it_in_tricks(self) -> bool:
        """Whether its tricks so far take it to the target when they are counted."""
        return 0 < self.need <= self.taken

    def needs_one_trick(self, value: int) -> bool:
        """Return whether one more trick of this value takes it to the target when counted."""
        return self.taken < self.need <= self.taken + value


@dataclass(frozen=True, slots=True)
class RaceOutlook:
    """The race to the target.

    Attributes:
        winner: The side that has won the game; None if neither has.
        is_on: Whether a deal is in progress, with points still to be won or counted.
        tricks_left: The number of tricks still to be won, the cachette included.
    """

    target: int
    runners: tuple[Runner, Runner]
    winner: Side | None
    is_on: bool
    quint_points: int
    tricks_left: int
    trick_value: int

    @property
    def trick_points(self) -> int:
        """The worth of the tricks still to be won, the cachette included."""
        return self.tricks_left * self.trick_value

    @property
    def points_in_play(self) -> int:
        """All the points still to be won in this deal."""
        return self.quint_points + self.trick_points


def race_outlook(observation: Observation, outlooks: Sequence[QuintOutlook]) -> RaceOutlook:
    """Return the state of the race, as far as one player can tell."""
    is_on = observation.winner is None and observation.phase in (Phase.DOUBLING, Phase.PLAY)
    left = _tricks_left(observation) if is_on else 0
    north_south, east_west = (
        _runner(side, observation, outlooks if is_on else (), left) for side in Side
    )
    return RaceOutlook(
        target=observation.rules.target,
        runners=(north_south, east_west),
        winner=observation.winner,
        is_on=is_on,
        quint_points=open_points(outlooks) if is_on else 0,
        tricks_left=left,
        trick_value=observation.trick_value,
    )


def _tricks_left(observation: Observation) -> int:
    trick = observation.trick
    lies_complete = trick is not None and trick.winner is not None
    left = TRICKS_IN_A_DEAL - len(observation.tricks) - lies_complete
    return left + 1 if left else 0


def _tricks_of(side: Side, observation: Observation) -> int:
    trick = observation.trick
    tricks = observation.tricks
    if trick is not None and trick.winner is not None:
        tricks = (*tricks, trick)
    count = tricks_won(tricks)[side]
    last = tricks[-1].winner if len(tricks) == TRICKS_IN_A_DEAL else None
    return count + 1 if last is not None and last.side is side else count


def _runner(
    side: Side, observation: Observation, outlooks: Sequence[QuintOutlook], left: int
) -> Runner:
    score, value, target = (
        observation.scores[side],
        observation.trick_value,
        observation.rules.target,
    )
    need = max(0, target - score)
    taken = _tricks_of(side, observation) * value if outlooks else 0
    quints = tuple([outlook.quint for outlook in outlooks if side in outlook.sides])
    total = score + taken + left * value
    others = observation.scores[side.other] + _tricks_of(side.other, observation) * value
    return Runner(
        side=side,
        score=score,
        need=need,
        taken=taken,
        quints=quints,
        winning_quints=tuple([quint for quint in quints if 0 < need <= quint.points]),
        wins_with_last_trick=left == _LAST and total >= target and total > others,
        most=total + sum(quint.points for quint in quints),
    )
