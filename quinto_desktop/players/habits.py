"""How players choose their cards: a guess from what lies open for all.

For each moment at which a seat has played, `preferences` tells how readily each card would be
played by somebody who holds it. It is a *softmax* policy, linear in a few traits of the card: its
preference is ``exp(w · traits)``, and the chance that it is played is its share of the preferences
of all cards that may be played. The traits know the trick on the table and the cards still out,
but not the hand: so the preferences of a moment serve all deals that are imagined, and how likely
a play was in one of them takes a sum over the hand that it gives to the seat. One thing depends
on the hand after all: the lowest card of a suit is preferred to the others by a factor.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from math import exp
from operator import mul
from typing import TypeAlias

from quinto_desktop.players.knowledge import CARDS_OF_SUIT, WHOLE_PACK, CardSet, above
from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    QUINTS,
    Card,
    JokerLead,
    Seat,
    Trick,
    winning_seat,
)


class Situation(IntEnum):
    """What a card is played to.

    The opening lead, any other lead, a trick that the partner is winning, and one that he is not;
    the last two with seats still to come, or as the last to play.
    """

    OPENING = 0
    LEAD = 1
    MATE = 2
    MATE_LAST = 3
    FOE = 4
    FOE_LAST = 5


@dataclass(frozen=True, slots=True)
class Moment:
    """A card being played, as anybody at the table sees it.

    Attributes:
        seat: Who plays.
        card: What.
        trick: The trick before it.
        out: The cards that had not been played before it.
        number: How many tricks were complete.
    """

    seat: Seat
    card: Card
    trick: Trick
    out: CardSet
    number: int

    def situation(self, joker_lead: JokerLead) -> Situation:
        """What the card is played to."""
        done = len(self.trick.cards)
        if not done:
            return Situation.LEAD if self.number else Situation.OPENING
        if winning_seat(self.trick, joker_lead) is self.seat.partner:
            return Situation.MATE_LAST if done == 3 else Situation.MATE
        return Situation.FOE_LAST if done == 3 else Situation.FOE


Leaning: TypeAlias = tuple[float, ...]
"""What each trait of a card adds to the logarithm of its preference; as `TRAITS`."""

TRAITS = ("constant", "height", "height5", "above", "five", "completes", "half")
"""Of a card: always 1; the share of the cards still out that it beats; the fifth power of that,
which tells the very highest cards; the higher cards out of its suit, in tens; and, in tens of
points: a five's, those of a pair that it completes, those of a pair whose other half is still out.
"""


@dataclass(frozen=True, slots=True)
class Habit:
    """How cards are chosen in one situation.

    Attributes:
        winning: For cards that win the trick as it lies, or lead the highest of a suit.
        losing: For the others.
        royal: The logarithm of the Quint Royal's preference.
        lowest: By what factor the lowest card of a suit is preferred.
    """

    winning: Leaning
    losing: Leaning
    royal: float
    lowest: float


HABITS: dict[Situation, Habit] = {
    Situation.OPENING: Habit(
        (2.83, -0.22, -1.85, 0.0, 0.0, 0.0, -0.44),
        (0.84, -1.74, 0.16, -2.32, -0.28, 0.0, 0.09),
        royal=-3.67,
        lowest=1.07,
    ),
    Situation.LEAD: Habit(
        (0.89, 1.38, -3.44, 0.0, -1.57, 0.0, 0.55),
        (1.03, -0.72, -1.6, -1.96, -1.49, 0.0, 0.12),
        royal=-1.92,
        lowest=1.62,
    ),
    Situation.MATE: Habit(
        (1.05, -2.33, -1.17, -0.38, 0.46, 1.22, -0.26),
        (-0.86, -1.4, -1.17, 1.2, -0.91, 0.52, -0.9),
        royal=-0.19,
        lowest=3.62,
    ),
    Situation.MATE_LAST: Habit(
        (-1.36, -3.91, -1.73, -0.13, 2.92, 2.96, -0.51),
        (-1.42, -2.66, -1.66, 0.5, 2.1, 1.88, -0.81),
        royal=2.78,
        lowest=4.41,
    ),
    Situation.FOE: Habit(
        (2.36, -1.66, -0.28, -1.72, 0.84, 1.38, 0.33),
        (-0.36, -1.33, -2.57, 0.95, -2.9, -1.36, -0.68),
        royal=-2.0,
        lowest=2.83,
    ),
    Situation.FOE_LAST: Habit(
        (4.82, -2.35, 0.27, -0.11, 1.11, 1.7, -0.32),
        (0.57, -2.83, -4.83, 1.76, -6.18, -2.34, -1.21),
        royal=-5.4,
        lowest=3.37,
    ),
}
"""Fitted by maximum likelihood to 210,000 choices in 2400 games of casual and novice players."""

UNBEATABLE = len(PACK)
"""A strength that no card has."""

_FIVES = {
    quint.cards[0].strength: quint.points / 10
    for quint in QUINTS
    if len(quint.cards) == 1 and quint.cards[0] is not QUINT_ROYAL
}
_HALVES = {
    card.strength: (1 << other.strength, quint.points / 10)
    for quint in QUINTS
    if len(quint.cards) == 2
    for card, other in (quint.cards, quint.cards[::-1])
}


def moments_of(tricks: Iterable[Trick]) -> Iterator[Moment]:
    """Each play of a deal so far, in order.

    Args:
        tricks: All tricks of the deal from the first, the last complete or not.
    """
    out = WHOLE_PACK
    for number, trick in enumerate(tricks):
        for done, card in enumerate(trick.cards):
            before = Trick(trick.leader, trick.cards[:done])
            yield Moment(trick.leader.clockwise[done], card, before, out, number)
            out ^= 1 << card.strength


def habit_of(moment: Moment, joker_lead: JokerLead) -> Habit:
    """How cards are chosen at a moment; arguments as in `preferences`."""
    return HABITS[moment.situation(joker_lead)]


def preferences(moment: Moment, cards: CardSet, joker_lead: JokerLead) -> list[float]:
    """How readily cards would be played at a moment, by strength; 0 for all other cards.

    Args:
        moment: When.
        cards: The cards that are asked for.
        joker_lead: The option for a led Quint Royal.
    """
    habit = habit_of(moment, joker_lead)
    found = [0.0] * len(PACK)
    for strength, wins, traits in traits_of(moment, cards, joker_lead):
        if strength:
            found[strength] = exp(sum(map(mul, habit.winning if wins else habit.losing, traits)))
        else:
            found[strength] = exp(habit.royal)
    return found


def traits_of(
    moment: Moment, cards: CardSet, joker_lead: JokerLead
) -> Iterator[tuple[int, bool, Leaning]]:
    """The traits of cards at a moment: strength, whether it wins as things are, and `TRAITS`.

    Args:
        moment: When.
        cards: Which cards.
        joker_lead: The option for a led Quint Royal.
    """
    out, table = moment.out, moment.trick.cards
    count = out.bit_count()
    on_table = sum(1 << card.strength for card in table)
    to_beat = _to_beat(moment, joker_lead) if table else 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        strength = bit.bit_length() - 1
        suit = PACK[strength].suit
        higher = 0 if suit is None else (out & above(strength) & CARDS_OF_SUIT[suit]).bit_count()
        wins = strength > to_beat if table else not higher
        height = (out & (bit - 1)).bit_count() / count
        other, points = _HALVES.get(strength, _NO_HALF)
        yield (
            strength,
            wins,
            (
                1.0,
                height,
                height**5,
                higher / 10,
                _FIVES.get(strength, 0.0),
                points if other & on_table else 0.0,
                points if other & out else 0.0,
            ),
        )


_NO_HALF = (0, 0.0)


def _to_beat(moment: Moment, joker_lead: JokerLead) -> int:
    """The strength that a card must beat to win a trick as it lies."""
    trick = moment.trick
    cards = trick.cards
    if cards[0] is QUINT_ROYAL and joker_lead is JokerLead.OPPONENTS:
        if moment.seat.side is trick.leader.side:
            return UNBEATABLE
        cards = cards[1::2]
    return max([card.strength for card in cards], default=-1)
