"""What everybody sees of the score: the thirteen quints of a deal, and the race to the target."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from msgspec import Struct

from quinto_desktop.rules import (
    CACHETTE_SIZE,
    QUINTS,
    TRICKS_IN_A_DEAL,
    Card,
    MatchForm,
    Observation,
    Pair,
    Quint,
    ScoredQuint,
    Side,
    Trick,
    quint_of,
    winning_seat,
)


class QuintStand(Enum):
    """How a quint stands.

    Attributes:
        OPEN: It may still fall; or the game was over before it did.
        HALF: One of its two cards lies in the trick.
        TABLE: It lies there whole, for the side that is winning the trick or has just won it.
        TAKEN: A side has scored it.
        GONE: Its two cards have come apart. A quint of one card is never gone.
    """

    OPEN = "open"
    HALF = "half"
    TABLE = "table"
    TAKEN = "taken"
    GONE = "gone"


class QuintPlace(Struct, frozen=True):
    """A quint on the board.

    Attributes:
        lying: Its cards that lie face up now, in the trick or the cachette.
        side: Who has scored it, or would as things stand; None if nobody, as yet.
    """

    quint: Quint
    state: QuintStand = QuintStand.OPEN
    lying: tuple[Card, ...] = ()
    side: Side | None = None


def quint_board(observation: Observation) -> tuple[QuintPlace, ...]:
    """The thirteen quints in the order of `QUINTS`, by what is face up for everyone."""
    scored = {found.quint: found for found in observation.quints}
    return tuple([_place(quint, scored.get(quint), observation) for quint in QUINTS])


def added_by(card: Card, observation: Observation) -> QuintPlace | None:
    """How the quint of a card would stand if that were played now; None if it has none to make."""
    trick = observation.trick
    if trick is None or trick.winner is not None or card in trick.cards:
        return None
    cards = (*trick.cards, card)
    for place in quint_board(observation):
        if card in place.quint.cards and place.state in (QuintStand.OPEN, QuintStand.HALF):
            lying = _of(place.quint, cards)
            if len(lying) < len(place.quint.cards):
                return QuintPlace(place.quint, QuintStand.HALF, lying)
            after = Trick(trick.leader, cards)
            return QuintPlace(place.quint, QuintStand.TABLE, lying, _winning(after, observation))
    return None


def is_parted(card: Card, observation: Observation) -> bool:
    """Return whether the other card of a card's quint has gone to an earlier trick without it."""
    quint = quint_of(card)
    others = () if quint is None else [other for other in quint.cards if other is not card]
    return any(
        other in trick.cards and card not in trick.cards
        for other in others
        for trick in observation.tricks
    )


def _place(quint: Quint, scored: ScoredQuint | None, observation: Observation) -> QuintPlace:
    if scored is not None:
        return QuintPlace(quint, QuintStand.TAKEN, side=scored.side)
    if observation.has_real_cards:
        return QuintPlace(quint, QuintStand.GONE if quint in observation.split else QuintStand.OPEN)
    for trick in observation.tricks:
        lying = _of(quint, trick.cards)
        if len(lying) == len(quint.cards):  # won, and not yet counted
            return QuintPlace(quint, QuintStand.TABLE, lying, _winning(trick, observation))
        if lying:
            return QuintPlace(quint, QuintStand.GONE)
    if observation.cachette is not None and len(observation.tricks) == TRICKS_IN_A_DEAL:
        return _in_cachette(quint, observation.cachette, observation)
    trick_now = observation.trick
    lying = () if trick_now is None else _of(quint, trick_now.cards)
    if trick_now is None or not lying:
        return QuintPlace(quint)
    if len(lying) < len(quint.cards):
        return QuintPlace(quint, QuintStand.HALF, lying)
    return QuintPlace(quint, QuintStand.TABLE, lying, _winning(trick_now, observation))


def _in_cachette(quint: Quint, cachette: tuple[Card, ...], observation: Observation) -> QuintPlace:
    lying = _of(quint, cachette)
    if not lying:
        return QuintPlace(quint)
    if len(lying) == len(quint.cards):
        side = _winning(observation.tricks[-1], observation)
        return QuintPlace(quint, QuintStand.TABLE, lying, side)
    if len(cachette) < CACHETTE_SIZE:  # the others are still being turned up
        return QuintPlace(quint, QuintStand.HALF, lying)
    return QuintPlace(quint, QuintStand.GONE)


def _of(quint: Quint, cards: Collection[Card]) -> tuple[Card, ...]:
    return tuple([card for card in quint.cards if card in cards])


def _winning(trick: Trick, observation: Observation) -> Side | None:
    seat = winning_seat(trick, observation.rules.joker_lead)
    return None if seat is None else seat.side


_HOLES, _MOST_HOLES, _FIVE = 50, 60, 5
_RUBBERS = (MatchForm.RUBBER, MatchForm.RUBBER_POINTS)


class RaceTrack(Struct, frozen=True):
    """A race of two sides, each with two pegs. All pairs are ours and theirs.

    Attributes:
        target: The points that win the game.
        step: The points from hole to hole, a multiple of five.
        start: The scores before this deal.
        now: The scores now: tricks count only when the deal is over.
        studs: The games of the rubber that have been won; none outside a rubber.
    """

    target: int
    step: int
    start: Pair
    now: Pair
    studs: Pair = (0, 0)

    @property
    def gained(self) -> Pair:
        """What this deal has brought so far."""
        return self.now[0] - self.start[0], self.now[1] - self.start[1]

    @property
    def holes(self) -> range:
        """The points of every hole; the crown at the end is none."""
        return range(self.step, self.target, self.step)


def race_track(observation: Observation, own: Side) -> RaceTrack:
    """The race as it stands, with `own` as our side."""
    target, scores, results = observation.rules.target, observation.scores, observation.results
    start = observation.scores_before
    if results and results[-1].number == observation.deal_number:  # the deal is over
        start = results[-1].before
    won = [game.winner for game in observation.games if observation.rules.match in _RUBBERS]
    return RaceTrack(
        target,
        step_of(target),
        _own_first(start, own),
        _own_first(scores, own),
        (won.count(own), won.count(own.other)),
    )


def step_of(target: int) -> int:
    """The points from hole to hole: a fiftieth of the target, rounded to fives."""
    step = max(_FIVE, _FIVE * round(target / _HOLES / _FIVE))
    return step if target <= _MOST_HOLES * step else step + _FIVE


def _own_first(pair: Pair, own: Side) -> Pair:
    return pair[own], pair[own.other]
