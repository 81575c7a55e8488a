"""When to double: an estimate of the tricks that a hand stands for.

The thirteen tricks of a deal are shared about evenly; each card in the hand moves the share.
`TRICKS` was fitted to six thousand deals that four casual players played out: a hand's sum
foretells its side's tricks as well as playing out hundreds of imagined deals does (correlation
0.47), and it is calibrated: sides with a share of 0.55 in the hand take 0.54 of the tricks.

Doubling at a bare half of the tricks loses to waiting: the partner may have more to double on,
and an opponent may redouble. A redouble needs more still, because the opponent's double is
itself bad news.
"""

from __future__ import annotations

from quinto_desktop.rules import Call, Card, Hand, Observation, Rank, Suit

DOUBLE_FROM = 0.55
"""The share of the tricks to double from."""

REDOUBLE_FROM = 0.59
"""The share of the tricks to redouble from, by one's own hand."""

CAUTION = 0.0002
"""How much more of the tricks it takes for each point that our side is ahead."""

MOST_CAUTION = 0.03

ALL_TRICKS = 13
BASE = 1.0
QUINT_ROYAL_TRICKS = 0.34

# What one card adds to its side's tricks: 2 to 5, 6 to 8, 9 and ten, jack and queen, king, ace.
TRICKS = {
    Suit.HEARTS: (0.64, 0.80, 0.86, 1.09, 1.40, 1.45),
    Suit.DIAMONDS: (0.35, 0.38, 0.42, 0.55, 0.80, 1.07),
    Suit.CLUBS: (0.15, 0.15, 0.15, 0.25, 0.45, 0.82),
    Suit.SPADES: (0.10, 0.10, 0.10, 0.20, 0.42, 0.72),
}
_LAST_OF_BAND = (Rank.FIVE, Rank.EIGHT, Rank.TEN, Rank.QUEEN, Rank.KING, Rank.ACE)


def choose_call(observation: Observation, margin: float = 0.0) -> Call:
    """Double or redouble on a strong hand, else pass.

    Args:
        observation: A seat's on turn in the doubling round.
        margin: The share of the tricks to ask for beyond the usual.
    """
    share = expected_share(observation.hand) - margin - _caution(observation)
    if Call.DOUBLE in observation.actions and share >= DOUBLE_FROM:
        return Call.DOUBLE
    if Call.REDOUBLE in observation.actions and share >= REDOUBLE_FROM:
        return Call.REDOUBLE
    return Call.PASS


def expected_share(hand: Hand) -> float:
    """The share of the thirteen tricks that the side of a whole hand may expect."""
    return (BASE + sum(_tricks(card) for card in hand)) / ALL_TRICKS


def _tricks(card: Card) -> float:
    if card.suit is None or card.rank is None:
        return QUINT_ROYAL_TRICKS
    band = next(place for place, last in enumerate(_LAST_OF_BAND) if card.rank <= last)
    return TRICKS[card.suit][band]


def _caution(observation: Observation) -> float:
    """Doubling makes a deal's outcome wilder, which suits the side that is behind."""
    us = observation.seat.side
    lead = observation.scores[us] - observation.scores[us.other]
    return max(-MOST_CAUTION, min(MOST_CAUTION, CAUTION * lead))
