"""How evenly cards are dealt: counts over many packs, compared with those of a perfect shuffle.

Cards are numbered by their strength, 0 to 52. Every deal is North's, with the cachette left over,
so that a seat is a row of places in the pack. Cards of one pack take each other's places, so they
are not independent; every sum of squares below is scaled to be distributed as chi-square all the
same. For whole rows of places that is the factor 52/53, for pairs see `_pairs_finding`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from quinto_desktop.lab.estimates import chi_square_tails
from quinto_desktop.rules import CACHETTE_SIZE, SEATS, TRICKS_IN_A_DEAL

CARDS = 53
LEAST_EXPECTED = 5.0
"""The least count that a cell must be expected to have; with less, chi-square misleads."""

_DEALT = len(SEATS) * TRICKS_IN_A_DEAL
_GROUPS = (*(seat.name for seat in SEATS), "cachette")
_SIZES = (*[TRICKS_IN_A_DEAL] * len(SEATS), CACHETTE_SIZE)
# Dealt one at a time from the left of North; what is left over is the cachette.
_GROUP_OF_PLACE = [(place + 1) % 4 if place < _DEALT else 4 for place in range(CARDS)]
_MIDDLE = (CARDS - 1) / 2
_SPREAD = sum((place - _MIDDLE) ** 2 for place in range(CARDS))
_DEPENDENCE = (CARDS - 1) / CARDS


@dataclass(frozen=True, slots=True)
class Finding:
    """One comparison with a perfect shuffle.

    Attributes:
        name: What was compared.
        value: The sum of squares, distributed as chi-square if the shuffle is perfect.
        freedom: Its degrees of freedom, which are also its expected value.
        p: The chance of a value at least as far out under a perfect shuffle: too uneven, or too
            even to be chance.
    """

    name: str
    value: float
    freedom: int
    p: float


class DealCounts:
    """Counts over packs that come one after the other."""

    def __init__(self) -> None:
        self.deals = 0
        self._by_place = [[0] * CARDS for _ in range(CARDS)]
        self._first_two = [0] * (CARDS * CARDS)
        self._in_a_hand = [[0] * CARDS for _ in range(CARDS)]
        self._in_the_cachette = [[0] * CARDS for _ in range(CARDS)]
        self._from_group_to_group = [[0] * len(_GROUPS) for _ in _GROUPS]
        self._places_together = 0.0
        self._last: Sequence[int] | None = None

    def add(self, pack: Sequence[int]) -> None:
        """Count one more pack.

        Args:
            pack: The strengths of all 53 cards, from the top down.
        """
        self.deals += 1
        for row, card in zip(self._by_place, pack, strict=True):
            row[card] += 1
        self._first_two[CARDS * pack[0] + pack[1]] += 1
        for seat in range(len(SEATS)):
            _count_pairs(self._in_a_hand, pack[seat : _DEALT : len(SEATS)])
        _count_pairs(self._in_the_cachette, pack[_DEALT:])
        self._compare_with_last(pack)

    def _compare_with_last(self, pack: Sequence[int]) -> None:
        place_of = [0] * CARDS
        for place, card in enumerate(pack):
            place_of[card] = place
        if self._last is not None:
            for before, now in zip(self._last, place_of, strict=True):
                self._from_group_to_group[_GROUP_OF_PLACE[before]][_GROUP_OF_PLACE[now]] += 1
                self._places_together += (before - _MIDDLE) * (now - _MIDDLE)
        self._last = place_of

    def findings(self) -> list[Finding]:
        """Return all comparisons for which there have been deals enough."""
        found = [
            *self._group_findings(),
            self._place_finding(),
            self._first_two_finding(),
            _pairs_finding(
                "pairs of cards in a hand",
                *(self._in_a_hand, len(SEATS), TRICKS_IN_A_DEAL, self.deals),
            ),
            _pairs_finding(
                "pairs of cards in the cachette",
                *(self._in_the_cachette, 1, CACHETTE_SIZE, self.deals),
            ),
            self._neighbours_hand_finding(),
            self._neighbours_place_finding(),
        ]
        return [finding for finding in found if finding is not None]

    @property
    def correlation(self) -> float:
        """The correlation of a card's places in neighbouring packs, -1 to 1."""
        return self._places_together / (_SPREAD * max(self.deals - 1, 1))

    def _by_group(self) -> list[list[int]]:
        """How often each of the five groups, the hands and the cachette, has had each card."""
        counts = [[0] * CARDS for _ in _GROUPS]
        for place, row in enumerate(self._by_place):
            into = counts[_GROUP_OF_PLACE[place]]
            for card, count in enumerate(row):
                into[card] += count
        return counts

    def _group_findings(self) -> list[Finding | None]:
        counts, total, rows = self._by_group(), 0.0, list[Finding | None]()
        for name, size, row in zip(_GROUPS, _SIZES, counts, strict=True):
            expected = self.deals * size / CARDS
            squares = _DEPENDENCE * _squares(row, expected)
            total += squares
            alone = squares / (1 - size / CARDS)
            rows.append(_finding(f"cards of {_named(name)}", alone, CARDS - 1, expected))
        least = self.deals * CACHETTE_SIZE / CARDS
        freedom = (CARDS - 1) * (len(_GROUPS) - 1)
        return [_finding("cards by seat and cachette", total, freedom, least), *rows]

    def _place_finding(self) -> Finding | None:
        expected = self.deals / CARDS
        value = _DEPENDENCE * sum(_squares(row, expected) for row in self._by_place)
        return _finding("cards by place in the pack", value, (CARDS - 1) ** 2, expected)

    def _first_two_finding(self) -> Finding | None:
        cells = CARDS * (CARDS - 1)
        expected = self.deals / cells
        counts = [count for at, count in enumerate(self._first_two) if at % (CARDS + 1)]
        value = _squares(counts, expected)
        return _finding("first two cards in order", value, cells - 1, expected)

    def _neighbours_hand_finding(self) -> Finding | None:
        pairs = max(self.deals - 1, 0)
        value, least = 0.0, math.inf
        for size, row in zip(_SIZES, self._from_group_to_group, strict=True):
            for other, count in zip(_SIZES, row, strict=True):
                expected = pairs * size * other / CARDS
                value += _squares([count], expected)
                least = min(least, expected)
        freedom = (len(_GROUPS) - 1) ** 2
        return _finding("hands in neighbouring packs", _DEPENDENCE * value, freedom, least)

    def _neighbours_place_finding(self) -> Finding | None:
        pairs = max(self.deals - 1, 0)
        if pairs < LEAST_EXPECTED:
            return None
        value = pairs * (CARDS - 1) * self.correlation**2
        # As the square of a normal variable it has both sides in its upper tail.
        tail = chi_square_tails(value, 1)[1]
        return Finding("places in neighbouring packs", value, 1, tail)


def smallest_of(findings: Iterable[Finding]) -> tuple[float, float]:
    """Return the smallest p, and how likely so small a smallest is under a perfect shuffle.

    The likelihood is that of independent comparisons, 1 - (1 - p)^n. Those of the five groups hang
    together with that of all of them, so it is somewhat too large.
    """
    every = [finding.p for finding in findings]
    least = min(every, default=1.0)
    return least, -math.expm1(len(every) * math.log1p(-least)) if least < 1 else 1.0


def _named(group: str) -> str:
    return "the cachette" if group == "cachette" else group


def _finding(name: str, value: float, freedom: int, least_expected: float) -> Finding | None:
    if least_expected < LEAST_EXPECTED:
        return None
    return Finding(name, value, freedom, min(1.0, 2 * min(chi_square_tails(value, freedom))))


def _squares(counts: Iterable[int], expected: float) -> float:
    if not expected:
        return 0.0
    return sum((count - expected) ** 2 for count in counts) / expected


def _count_pairs(counts: list[list[int]], cards: Sequence[int]) -> None:
    for one, other in combinations(sorted(cards), 2):
        counts[one][other] += 1


def _pairs_finding(
    name: str, counts: list[list[int]], groups: int, size: int, deals: int
) -> Finding | None:
    """Compare how often each pair of cards has been in one of some groups of one size.

    What a card has in pairs with all others only tells how often it was in such a group. That part
    is taken out of each pair's count, half of it for each card. What remains moves freely in
    53 · 50 / 2 directions, with the same variance in each: that of a pair's count, less twice the
    covariance of two pairs with a card in common, plus that of two without.
    """
    in_all = [math.perm(CARDS, number) for number in range(5)]
    together = groups * math.perm(size, 2) / in_all[2]
    with_third = groups * math.perm(size, 3) / in_all[3]
    two_pairs = (
        groups * math.perm(size, 4) + groups * (groups - 1) * math.perm(size, 2) ** 2
    ) / in_all[4]
    variance = together - 2 * with_third + two_pairs  # the squares of the mean cancel
    expected = deals * together
    if not expected:
        return None
    rows = [0.0] * CARDS
    for one, other in combinations(range(CARDS), 2):
        surplus = counts[one][other] - expected
        rows[one] += surplus
        rows[other] += surplus
    squares = 0.0
    for one, other in combinations(range(CARDS), 2):
        surplus = counts[one][other] - expected
        squares += (surplus - (rows[one] + rows[other]) / (CARDS - 2)) ** 2
    return _finding(name, squares / (deals * variance), CARDS * (CARDS - 3) // 2, expected)
