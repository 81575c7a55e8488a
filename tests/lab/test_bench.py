"""`quinto-lab bench`: players, exact values and reviews are timed, and verdicts tried."""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from examples import each
from judged import IN_NO_TIME, light_reviews, short_deal
from lab_command import Lab
from msgspec.structs import replace

from quinto_desktop.lab.checking import bench_deals
from quinto_desktop.lab.checking.bench_deals import DealCounts, Finding, smallest_of
from quinto_desktop.lab.judging import bench_luck, bench_review
from quinto_desktop.lab.judging.bench_lie import (
    DealLies,
    Held,
    Lie,
    Surprise,
    lies_of,
    mean_lie,
    mean_surprise,
    reliability,
    surprise_at,
)
from quinto_desktop.lab.judging.bench_luck import Luck, exchanged, luck_of, mean_of_both, start_of
from quinto_desktop.lab.judging.bench_luck import as_json as luck_as_json
from quinto_desktop.lab.judging.bench_review import DealFigures, as_json, figures_of, kappa
from quinto_desktop.lab.playing.headless import deal_of
from quinto_desktop.lab.solving.bench_solver import told_columns, told_ms
from quinto_desktop.players import Level
from quinto_desktop.players.imagining.imagination import imagined_deals
from quinto_desktop.players.judging.deal_review import Effort, Tables
from quinto_desktop.players.judging.hindsight import truth_of
from quinto_desktop.players.judging.luck import BETA, MEANS, Kind
from quinto_desktop.rules import *


def test_levels_and_members_are_timed(lab: Lab) -> None:
    lines = lab("bench players --games 1 --players novice,random-ish").splitlines()
    assert [line.split()[0] for line in lines] == ["novice", "random-ish"]
    assert all(" cards: median " in line for line in lines)


def test_the_rules_are_timed(lab: Lab) -> None:
    told = lab("bench rules --deals 3 --repeats 2")
    assert re.match(r"\d+ random deals a second \(median of 2 times 3, ", told)


def test_times_are_told_by_their_quantiles() -> None:
    spent_ms = [float(ms) for ms in reversed(range(1000))]

    told = dict(zip(told_columns().split(), told_ms(spent_ms).split(), strict=False))

    assert told == {
        "median": "499.50",
        "p90": "900.00",
        "p95": "950.00",
        "p99": "990.00",
        "max": "999.00",
    }


def test_every_size_has_its_lines(lab: Lab) -> None:
    lines = lab("bench solver --cards 2 3 --deals 3 --table-mb 1").splitlines()
    values = [line for line in lines if "value" in line]
    assert [line.split()[0] for line in values] == ["2", "3"]
    assert all(line.rstrip().endswith("nodes") for line in values)


def test_every_trick_and_the_whole(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_review, "deal_of", lambda seed, _: short_deal(seed, tricks=3))
    with light_reviews():
        told = lab("bench review --deals 1 --reviews 1 --effort quick")
    head, whole, *tricks, review = told.splitlines()
    assert head.split() == ["median", "p90", "p95", "p99", "max", "ms"]
    assert whole.startswith("every card, 48 plays ")
    assert len(tricks) == 12
    longest = float(whole.split()[-1])
    spent = [float(line.split()[-1]) for line in tricks]
    assert longest >= max(spent) == max(spent[-3:]) > max(spent[:-3]) == 0
    assert review.startswith("review, quick: first verdict ")


YES, NO, FIRST, SECOND = (True, True), (False, False), (True, False), (False, True)


@each(
    "pairs, found",
    [
        ([YES, NO, NO], 1.0),
        ([YES, NO, FIRST, SECOND], 0.0),
        ([FIRST, SECOND], -1.0),
        ([YES] * 20 + [FIRST] * 5 + [SECOND] * 10 + [NO] * 15, 0.4),  # Cohen's textbook case
        ([NO, NO], None),
    ],
)
def test_agreement_beyond_chance(pairs: list[tuple[bool, bool]], found: float | None) -> None:
    assert kappa(pairs) == (None if found is None else pytest.approx(found))


def test_figures_of_deals_are_put_together() -> None:
    one = DealFigures((YES, NO), (4.0, 0.0), (2, 3), 4.0, 5.0, 80.0)
    other = DealFigures((NO, NO), (1.0, 1.0), (3, 3), 0.0, -1.0, 100.0)
    found: dict[str, Any] = as_json([one, other])
    assert (found["deals"], found["decisions"], found["kappa"]) == (2, 4, 1.0)
    assert found["points_in_ten"][0] == 10.0
    assert found["lost_in_ten"][0] == 10.0
    assert found["accuracy"][0] == 90.0
    assert found["losses"] == [4.0, 4.0, 4.0]
    assert found["below"] == [75.0, 100.0, 100.0]


def test_without_decisions_there_is_nothing_to_tell() -> None:
    found = as_json([DealFigures((), (), (), 0.0, 0.0, None)])
    assert found["kappa"] is found["losses"] is found["points_in_ten"] is None


def test_a_deal_is_judged_by_other_imagined_deals_each_time() -> None:
    deal = short_deal(2, tricks=2)
    once, twice = (figures_of(deal, Effort.QUICK, runs) for runs in (1, 2))
    assert once.losses == twice.losses
    assert [pair[0] for pair in twice.errors] == [one for (one,) in once.errors]
    assert all(len(pair) == 2 for pair in twice.errors)


def test_every_level_has_its_figures(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bench_review, "deal_of", lambda seed, levels, *_: short_deal(seed, levels[0], tricks=3)
    )
    monkeypatch.setattr(bench_review, "figures_of", cache(figures_of))
    command = ["bench", "judge", "--deals", "1", "--players", "novice,casual", "--runs", "1"]
    lines = [json.loads(line) for line in lab(*command, "--json").splitlines()]
    assert [line["level"] for line in lines] == ["novice", "casual"]
    assert all(line["deals"] == 1 and line["decisions"] > 3 for line in lines)
    head, *figures = lab(*command).splitlines()[:7]
    assert head.startswith("novice: 1 deals, ")
    assert len(figures) == 6


# -------- `quinto-lab bench deals` finds what is uneven, and nothing in an even shuffle
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


# -------- `quinto-lab bench guesses` says whether hidden cards lie as they are imagined
NOVICES = [Level.NOVICE]


def test_every_form_has_its_figures() -> None:
    for form, places in ((Form.FOUR, 4), (Form.DUMMY, 3), (Form.TWO, 3)):
        deal = deal_of(3, NOVICES, form)
        (found,) = [lies_of(deal, 1, 3)]
        assert len(found.lies) == 1
        # Every unseen card is in one place: so it is imagined, and so it is.
        total = sum(found.held.values(), Held())
        assert total.predicted == pytest.approx(total.found)
        assert total.cards >= total.found * (places - 1)


def test_lies_are_averaged_over_deals() -> None:
    call, early = "calls", "tricks 1 to 4"
    found = [
        DealLies((Lie(call, 6.0), Lie(early, -2.0), Lie(early, -4.0)), {}),
        DealLies((Lie(call, 4.0),), {}),
    ]
    every, calls = mean_lie(found), mean_lie(found, call)
    assert every is not None and every.mean == 2.0
    assert calls is not None and calls.mean == 5.0
    assert mean_lie(found, "tricks 9 to 12") is None


def test_cards_are_counted_by_how_likely_they_were() -> None:
    found = [
        DealLies((), {0: Held(10, 0.5, 1), 9: Held(2, 1.9, 2)}),
        DealLies((), {0: Held(10, 0.5, 0)}),
    ]
    low, high = reliability(found)
    assert low == pytest.approx((20, 0.05, 0.05, (0.5**2 * 2) ** 0.5 / 20))
    assert high == pytest.approx((2, 0.95, 1.0, 0.0))


def test_sure_knowledge_surprises_less_than_the_sizes_of_the_places() -> None:
    decision = deal_of(3, NOVICES).decisions[20]
    observation = observe(decision.state, decision.seat)
    truth = truth_of(decision.state)
    known = surprise_at(observation, [replace(truth, weight=0.01) for _ in range(100)], truth)
    wrong = surprise_at(observation, imagined_deals(observation, 1, 1), truth)
    assert 0 < known.imagined < 0.02
    assert wrong.by_sizes == known.by_sizes == pytest.approx(1.35, abs=0.04)
    assert known.imagined < wrong.imagined


def test_what_no_imagined_deal_holds_is_not_impossible() -> None:
    decision = deal_of(3, NOVICES).decisions[20]
    observation = observe(decision.state, decision.seat)
    (deal,) = imagined_deals(observation, 1, 1)
    assert math.isfinite(surprise_at(observation, [deal], truth_of(decision.state)).imagined)


def test_surprises_are_averaged_over_deals() -> None:
    found = [
        DealLies((), {}, (Surprise(1.0, 1.5), Surprise(2.0, 1.5))),
        DealLies((), {}, (Surprise(0.5, 0.5),)),
        DealLies((), {}),
    ]
    imagined, by_sizes = mean_surprise(found), mean_surprise(found, by_sizes=True)
    assert imagined is not None and imagined.mean == 1.0
    assert by_sizes is not None and by_sizes.mean == 1.0
    assert mean_surprise(found[2:]) is None


def test_the_same_seed_prints_the_same(lab: Lab) -> None:
    command = ["bench", "guesses", "--deals", "2", "--decisions", "2", "--players", "novice"]
    told = json.loads(lab(*command, "--json"))
    assert (told["deals"], told["decisions"], told["form"]) == (2, 4, "four")
    head, every, *_ = lab(*command).splitlines()
    assert head == "2 deals, 4 decisions"
    assert f"{told['lie'][0]:+.2f}  ({told['lie'][1]:+.2f} to" in every


# -------- `quinto-lab bench luck` and `means`: what is left of a result without luck
def test_luck_is_told_by_other_tables() -> None:
    found = [Luck(BETA * luck + left, luck, 0) for luck, left in ((10, 1), (-20, -1), (40, 0))]
    told = luck_as_json(found)
    assert told["adjusted"][0] == pytest.approx(0)  # type: ignore[index]
    assert told["result"][0] == pytest.approx(BETA * 10)  # type: ignore[index]
    assert told["best beta"] == pytest.approx(BETA, abs=0.05)
    assert told["narrower"] < 0.05  # type: ignore[operator]
    assert told["luck"] == 10


def test_what_is_usual_is_taken_off_the_result() -> None:
    assert Luck(30, 8, 8).adjusted == 30
    assert luck_as_json([Luck(8, 8, 8)] * 2 + [Luck(9, 9, 8)])["result"][0] == pytest.approx(1 / 3)  # type: ignore[index]


def test_north_and_east_deal_in_turn(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bench_luck._SKILLS, Level.CLUB, IN_NO_TIME)
    tables = Tables(1, IN_NO_TIME)
    assert luck_of(1, Level.NOVICE, tables).mean == -luck_of(2, Level.NOVICE, tables).mean
    command = ["bench", "luck", "--deals", "3", "--level", "novice", "--tables", "1"]
    told = json.loads(lab(*command, "--json"))
    text = lab(*command)
    assert f"{told['adjusted'][0]:>9.3f}" in text


def test_the_hands_of_both_sides_are_exchanged() -> None:
    pack = shuffled_pack(5, 1)
    dealt = [apply(new_match(), Deal(one)).after.deal for one in (pack, exchanged(pack))]
    first, second = dealt
    assert first is not None and second is not None
    assert first.cachette == second.cachette
    for seat in Seat:
        assert second.hands[seat.next] == first.hands[seat]


def test_starts_are_of_their_kind() -> None:
    for kind in MEANS:
        for seed in range(1, 4):
            start_of(kind, seed)  # it looks for itself


def test_means_of_every_kind(lab: Lab) -> None:
    kind = Kind(Form.TWO, has_dummy=False, is_near=True, others_near=False)
    assert mean_of_both(kind, 1, Level.NOVICE) == mean_of_both(kind, 1, Level.NOVICE)
    lines = lab("bench means --deals 2 --level novice").splitlines()
    assert len(lines) == len(MEANS)
