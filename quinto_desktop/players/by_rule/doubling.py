"""When to double: an estimate of the tricks that a hand, or a side's two hands, may take.

The thirteen tricks of a deal are shared about evenly; each card in the hand shifts the share.
`TRICKS` was fitted to deals that four casual players played out, and smoothed by hand, as `STRETCH`
and `CAUTION` were (`python -m quinto_desktop.lab.training.tricks`). A hand's sum predicts its
side's tricks as well as playing out hundreds of imagined deals does (correlation 0.47; 0.76 for two
hands).

The thresholds are an equilibrium: against three others who call by them, none gains by another
(`quinto-lab calls`, 300,000 deals for points and 100,000 for games won, from 0 to 0). A double
needs more than a bare half, as long as the partner may have more to double on, and an opponent may
redouble; a redouble needs more still, because the opponent's double is itself bad news. A player
who calls for both hands loses nothing by waiting for their second turn. By the score thresholds
hardly matter, but for a side that is nearly home: it will win at five points a trick anyhow.
"""

from __future__ import annotations

from quinto_desktop.rules import Call, Card, Hand, Observation, Pair, Rank, Side, Suit

DOUBLE_FROM = (0.55, 0.557, 0.533, 0.477)
"""The share of the tricks to double from, by how many have passed before."""

DOUBLE_FROM_FOR_BOTH = (0.51, 0.455)
"""The same at the second turn of a player who calls for both hands, in third and in fourth hand."""

REDOUBLE_FROM = 0.59
"""The share of the tricks to redouble from, judged by the visible hands."""

REDOUBLE_LATE_FROM = 0.575
"""The same after a double in third hand, which takes less."""

REDOUBLE_FROM_FOR_BOTH = 0.55
"""The same for a player who sees both hands: the double is no news of the partner's."""

CAUTION = 0.0002
"""The extra share of the tricks required for each point that our side is ahead."""

MOST_CAUTION = 0.03

NEARLY_HOME = 50
"""A side that needs no more points than this, and is ahead by as many, is nearly home."""

CAUTION_NEARLY_HOME = 0.06
"""The extra share of the tricks that it requires, besides what it requires for its lead."""

ALL_TRICKS = 13
BASE = 1.0
EVEN_SUM = 10.85
"""The average sum of the cards in a side's two hands."""

STRETCH = 1.36
"""The factor by which a card says more when both hands of its side are visible."""

QUINT_ROYAL_TRICKS = 0.34

# What one card adds to its side's tricks: 2 to 5, 6 to 8, 9 and ten, jack and queen, king, ace.
TRICKS = {
    Suit.HEARTS: (0.64, 0.80, 0.86, 1.09, 1.40, 1.45),
    Suit.DIAMONDS: (0.35, 0.38, 0.42, 0.55, 0.80, 1.07),
    Suit.CLUBS: (0.15, 0.15, 0.15, 0.25, 0.45, 0.82),
    Suit.SPADES: (0.10, 0.10, 0.10, 0.20, 0.42, 0.72),
}
_LAST_OF_BAND = (Rank.FIVE, Rank.EIGHT, Rank.TEN, Rank.QUEEN, Rank.KING, Rank.ACE)
BANDS = len(_LAST_OF_BAND)


def choose_call(observation: Observation, margin: float = 0.0) -> Call:
    """Double or redouble if `margin` more than the usual share of the tricks can be expected."""
    raised = next((call for call in observation.actions if call is not Call.PASS), None)
    for_both = observation.plays(observation.seat.partner)
    waits = for_both and raised is Call.DOUBLE and len(observation.calls) < 2
    if waits or raised not in (Call.DOUBLE, Call.REDOUBLE):
        return Call.PASS
    asked = asked_at(observation) + margin
    return raised if side_share(observation) >= asked else Call.PASS


def asked_at(observation: Observation) -> float:
    """The share of the tricks to double or redouble from, at the scores as they are."""
    scores, side = observation.scores, observation.seat.side
    for_both = observation.plays(observation.seat.partner)
    asked = asked_share(observation.calls, for_both=for_both) + caution(scores, side)
    needs = observation.rules.target - scores[side]
    is_nearly_home = needs <= NEARLY_HOME <= scores[side] - scores[side.other]
    return asked + CAUTION_NEARLY_HOME if is_nearly_home else asked


def asked_share(calls: tuple[Call, ...], *, for_both: bool) -> float:
    """The share of the tricks to double or redouble from after these calls, at even scores."""
    if Call.DOUBLE not in calls:
        return DOUBLE_FROM_FOR_BOTH[len(calls) % 2] if for_both else DOUBLE_FROM[len(calls)]
    if for_both:
        return REDOUBLE_FROM_FOR_BOTH
    return REDOUBLE_LATE_FROM if calls[2:] == (Call.DOUBLE,) else REDOUBLE_FROM


def side_share(observation: Observation) -> float:
    """The share of the thirteen tricks that a side may expect, judged by the visible hands.

    A Dummy-player who may look only at the hand that is to lead (rules §9) judges by that one.
    """
    hands = [observation.hands[seat] for seat in (observation.seat, observation.seat.partner)]
    return expected_share(*[hand for hand in hands if hand is not None])


def expected_share(hand: Hand, other: Hand | None = None) -> float:
    """The share of the thirteen tricks that the side of a whole hand may expect."""
    if other is None:
        return (BASE + _tricks_of(hand)) / ALL_TRICKS
    return 0.5 + STRETCH * (_tricks_of(hand) + _tricks_of(other) - EVEN_SUM) / ALL_TRICKS


def _tricks_of(hand: Hand) -> float:
    return sum(_tricks(card) for card in hand)


def _tricks(card: Card) -> float:
    if card.suit is None or card.rank is None:
        return QUINT_ROYAL_TRICKS
    return TRICKS[card.suit][band_of(card.rank)]


def band_of(rank: Rank) -> int:
    """Which band of `TRICKS` a rank belongs to, 0 for the lowest."""
    return next(place for place, last in enumerate(_LAST_OF_BAND) if rank <= last)


def caution(scores: Pair, side: Side) -> float:
    """The extra share of the tricks that a side requires if ahead; negative if behind.

    Doubling makes the outcome of a deal more variable, which suits the side that is behind.
    """
    lead = scores[side] - scores[side.other]
    return max(-MOST_CAUTION, min(MOST_CAUTION, CAUTION * lead))
