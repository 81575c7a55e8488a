"""``quinto-lab bench deals``: how evenly cards are dealt, compared with a perfect shuffle.

Cards are numbered by their strength, 0 to 52. Every deal is North's, with the cachette left over,
so that a seat is a row of places in the pack. Cards of one pack take each other's places, so they
are not independent; every sum of squares below is scaled to be distributed as chi-square all the
same. For whole rows of places that is the factor 52/53, for pairs see `_pairs_finding`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import combinations

from msgspec import Struct
from msgspec.structs import asdict

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import JSON, SEED, Command, Option, how_many_deals
from quinto_desktop.lab.estimates import chi_square_tails
from quinto_desktop.rules import (
    CACHETTE_SIZE,
    SEATS,
    TRICKS_IN_A_DEAL,
    Card,
    FairDeals,
    shuffled_pack,
)

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


class Finding(Struct, frozen=True):
    """One comparison with a perfect shuffle.

    Attributes:
        value: The sum of squares, distributed as chi-square if the shuffle is perfect.
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
        """Count one more pack: the strengths of all 53 cards, from the top down."""
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
            group = "the cachette" if name == "cachette" else name
            rows.append(_finding(f"cards of {group}", alone, CARDS - 1, expected))
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


UNEVEN = 0.001
"""So unlikely a smallest p is called uneven: a perfect shuffle is, once in a thousand runs."""


class Source(Enum):
    """Where the packs come from."""

    FAIR = "fair"
    NUMBERED = "numbered"


def run(arguments: argparse.Namespace) -> int:
    """Deal, count, and print every comparison; return 1 if the packs are uneven."""
    counts = DealCounts()
    for pack in _packs(arguments.source, arguments.seed, arguments.deals):
        counts.add([card.strength for card in pack])
    findings = counts.findings()
    least, likelihood = smallest_of(findings)
    if arguments.json:
        print(_as_json(arguments, counts, findings))
    else:
        print(f"{counts.deals} {arguments.source.value} deals, seed {arguments.seed}")
        print("\n".join(_lines(findings)))
        print(f"correlation of neighbouring packs: {counts.correlation:+.6f}")
        print(
            f"{len(findings)} comparisons, the smallest p {least:.2g}: so small or smaller in "
            f"{likelihood:.2g} of all runs of a perfect shuffle"
        )
        print("uneven" if likelihood < UNEVEN else "nothing uneven found")
    return 1 if likelihood < UNEVEN else 0


def _packs(source: Source, seed: int, deals: int) -> Iterator[Sequence[Card]]:
    if source is Source.NUMBERED:
        # Seeds beyond the greatest will do, as no game is saved.
        return (shuffled_pack(number, 1) for number in range(seed, seed + deals))
    secret = hashlib.sha256(f"quinto-lab bench deals {seed}".encode()).digest()
    return map(FairDeals(secret).pack, range(1, deals + 1))


def _lines(findings: Sequence[Finding]) -> Iterator[str]:
    yield f"{'':<31}{'chi-square':>11}{'degrees of freedom':>21}{'p':>9}"
    for finding in findings:
        yield f"{finding.name:<31}{finding.value:>11.1f}{finding.freedom:>21}{finding.p:>9.2g}"


def _as_json(arguments: argparse.Namespace, counts: DealCounts, found: Sequence[Finding]) -> str:
    least, likelihood = smallest_of(found)
    told = {
        "source": arguments.source.value,
        "seed": arguments.seed,
        "deals": counts.deals,
        "comparisons": [asdict(finding) for finding in found],
        "correlation_of_neighbours": counts.correlation,
        "smallest_p": least,
        "likelihood_of_so_small_a_smallest": likelihood,
        "is_uneven": likelihood < UNEVEN,
    }
    return json.dumps(told)


COMMAND = Command(
    "deals",
    "many packs, compared with a perfect shuffle's",
    "Deal many packs and compare them with a perfect shuffle: who has which card, its place in the "
    "pack, the first two cards, pairs in a hand and in the cachette, and whether a pack says "
    "anything about the next one. The packs are those of deals 1, 2, … of one secret, or of the "
    "games numbered N, N + 1, …. Exits 1 if they are uneven; that also happens to a perfect "
    "shuffle for one seed in a thousand.",
    (
        how_many_deals(20_000, 1000, 100_000_000),
        Option(
            "--source",
            "where the packs come from: fair (default) or numbered",
            "SOURCE",
            read.Choice(Source, "source"),
            default=Source.FAIR,
        ),
        SEED,
        JSON,
    ),
    run,
)
