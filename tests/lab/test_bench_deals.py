"""`quinto-lab bench deals` finds what is uneven, and nothing in an even shuffle."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import fmean

import pytest
from examples import share
from lab_command import Lab

from quinto_desktop.lab.checking import bench_deals
from quinto_desktop.lab.checking.bench_deals import DealCounts, Finding, smallest_of
from quinto_desktop.rules import CACHETTE_SIZE, PACK, CachetteFrom, Card, Seat, deal_out

Packs = Callable[[random.Random], Iterator[list[int]]]

UNEVEN = bench_deals.UNEVEN


def even(chance: random.Random) -> Iterator[list[int]]:
    while True:
        yield chance.sample(range(53), 53)


def naive(chance: random.Random) -> Iterator[list[int]]:
    """Exchange every card with any other: the mistake that everybody makes once."""
    while True:
        pack = list(range(53))
        for place in range(53):
            other = chance.randrange(53)
            pack[place], pack[other] = pack[other], pack[place]
        yield pack


def never_last(chance: random.Random) -> Iterator[list[int]]:
    """Exchange each card with one before it, never with itself."""
    while True:
        pack = list(range(53))
        for last in range(52, 0, -1):
            other = chance.randrange(last)
            pack[last], pack[other] = pack[other], pack[last]
        yield pack


def modulo(chance: random.Random) -> Iterator[list[int]]:
    """Take a number of six bits modulo what is needed, without leaving any out."""
    while True:
        pack = list(range(53))
        for last in range(52, 0, -1):
            other = chance.randrange(64) % (last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        yield pack


def in_lumps(chance: random.Random) -> Iterator[list[int]]:
    """Lay two cards side by side in places as the pack had them, so that partners hold pairs."""
    while True:
        pairs = chance.sample(range(26), 26)
        pack = [2 * pair + half for pair in pairs[:24] for half in (0, 1)]
        one = [2 * pair + half for pair in pairs[24:] for half in (0, 1)]
        # In fours: the first cards of two pairs to two hands, then the second ones to the same.
        for at in range(0, 48, 8):
            first, second = pack[at : at + 8 : 2], pack[at + 1 : at + 8 : 2]
            pack[at : at + 8] = [*first, *second]
        yield [*pack, *one, 52]


def from_the_last(chance: random.Random) -> Iterator[list[int]]:
    """Shuffle a third of the pack only, beginning with the last deal's."""
    pack = chance.sample(range(53), 53)
    while True:
        places = chance.sample(range(53), 18)
        for place, card in zip(places, chance.sample([pack[at] for at in places], 18), strict=True):
            pack[place] = card
        yield list(pack)


def too_even(chance: random.Random) -> Iterator[list[int]]:
    """Let every card pass through every place in turn."""
    while True:
        pack = chance.sample(range(53), 53)
        for turn in range(53):
            yield pack[turn:] + pack[:turn]


def findings_of(packs: Packs, deals: int, seed: int = 1) -> dict[str, Finding]:
    counts = DealCounts()
    for pack in islice(packs(random.Random(f"packs {seed}")), deals):
        counts.add(pack)
    return {finding.name: finding for finding in counts.findings()}


BIASED: dict[str, tuple[Packs, str]] = {
    "every card with any other": (naive, "cards by place in the pack"),
    "never with itself": (never_last, "cards by place in the pack"),
    "six bits modulo": (modulo, "cards by place in the pack"),
    "lumps": (in_lumps, "pairs of cards in a hand"),
    "the last pack again": (from_the_last, "places in neighbouring packs"),
    "too even": (too_even, "cards by place in the pack"),
}


@pytest.mark.parametrize(("packs", "where"), BIASED.values(), ids=BIASED)
def test_a_biased_shuffle_is_found(packs: Packs, where: str) -> None:
    findings = findings_of(packs, 2014)
    assert findings[where].p < 1e-6
    assert smallest_of(findings.values())[1] < UNEVEN


def test_an_even_shuffle_is_called_even() -> None:
    findings = findings_of(even, 2000)
    assert smallest_of(findings.values())[1] > UNEVEN


def test_all_sums_are_as_large_as_they_should_be() -> None:
    """On average they have their degrees of freedom: nothing was forgotten that hangs together."""
    runs = share(20)
    values, freedom = defaultdict(list), dict[str, int]()
    for seed in range(runs):
        for name, finding in findings_of(even, 700, seed).items():
            values[name].append(finding.value)
            freedom[name] = finding.freedom
    assert len(values) == 11  # for the first two cards in order there are too few
    for name, found in values.items():
        standard_error = (2 * freedom[name] / runs) ** 0.5
        assert abs(fmean(found) - freedom[name]) < 5 * standard_error, name


def test_what_there_are_too_few_deals_for_is_left_out() -> None:
    assert findings_of(even, 0) == {}
    assert "cards by place in the pack" not in findings_of(even, 264)
    assert "cards by place in the pack" in findings_of(even, 265)
    assert "first two cards in order" not in findings_of(even, 1000)


def test_seats_are_those_that_the_rules_deal_to() -> None:
    """All deals alike: each hand's cards are found in it, and in no other."""
    counts = DealCounts()
    pack = tuple(random.Random("one pack").sample(PACK, 53))
    for _ in range(60):
        counts.add([card.strength for card in pack])
    hands, cachette = deal_out(pack, Seat.N, CachetteFrom.BOTTOM)
    held = [[60 * (card in hand) for card in PACK] for hand in (*hands, cachette)]
    assert counts._by_group() == held
    together = sum(map(sum, counts._in_a_hand)), sum(map(sum, counts._in_the_cachette))
    assert together == (60 * 4 * 66, 60 * CACHETTE_SIZE * (CACHETTE_SIZE - 1) // 2)
    assert counts.correlation == pytest.approx(1)


def test_the_smallest_of_many_is_judged_as_such() -> None:
    one = [Finding("", 0.0, 1, p) for p in (0.05, 0.5, 0.9)]
    assert smallest_of(one) == pytest.approx((0.05, 1 - 0.95**3))
    assert smallest_of([]) == (1.0, 1.0)
    assert smallest_of([Finding("", 0.0, 1, 1e-12)] * 12) == pytest.approx((1e-12, 1.2e-11))


@pytest.mark.parametrize("source", ["fair", "numbered"])
def test_our_deals_are_even(source: str, lab: Lab) -> None:
    lines = lab("bench deals --deals 2000 --source", source).splitlines()
    assert lines[0] == f"2000 {source} deals, seed 1"
    assert lines[-1] == "nothing uneven found"
    assert lines[-2].startswith("11 comparisons, the smallest p ")


def test_as_json_and_the_same_again(lab: Lab) -> None:
    told = []
    for seed in ("5", "5", "6"):
        told.append(json.loads(lab("bench deals --deals 1000 --seed", seed, "--json")))
    assert told[0] == told[1] != told[2]
    assert told[0]["deals"] == 1000
    assert told[0]["is_uneven"] is False
    assert told[0]["smallest_p"] == min(each["p"] for each in told[0]["comparisons"])
    assert {"name", "value", "freedom", "p"} == set(told[0]["comparisons"][0])


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "JSON"])
def test_an_uneven_source_is_exit_1(
    form: list[str], lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    def biased(*_: object) -> Iterator[list[Card]]:
        packs = islice(naive(random.Random(1)), 2000)
        return ([PACK[card] for card in pack] for pack in packs)

    monkeypatch.setattr(bench_deals, "_packs", biased)
    told = lab("bench deals", *form, code=1)
    assert '"is_uneven": true' in told if form else told.endswith("\nuneven\n")
