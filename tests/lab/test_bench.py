"""`quinto-lab bench`: players, exact values and reviews are timed, and verdicts tried."""

from __future__ import annotations

import ctypes.util
import json
import re
from typing import Any

import pytest
from judged import light_reviews, short_deal
from lab_command import Lab

from quinto_desktop.lab.judging import bench_review
from quinto_desktop.lab.judging.bench_review import DealFigures, as_json, figures_of, kappa
from quinto_desktop.lab.solving.bench_solver import dds_play_times, told_columns, told_ms
from quinto_desktop.players.judging.deal_review import Effort


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


@pytest.mark.parametrize("subject", ["solver --cards 1 --deals 1", "review --deals 1 --reviews 0"])
def test_without_bridges_solver_a_comparison_says_so(
    subject: str, monkeypatch: pytest.MonkeyPatch, lab: Lab
) -> None:
    monkeypatch.setattr(ctypes.util, "find_library", lambda _name: None)
    lab(f"bench {subject} --dds", code=2)
    assert "libdds is not installed" in lab.err


def test_every_trick_and_the_whole(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_review, "deal_of", lambda seed, levels: short_deal(seed, levels[0]))
    with light_reviews():
        told = lab("bench review --deals 2 --reviews 1 --effort quick")
    head, whole, *tricks, review = told.splitlines()
    assert head.split() == ["median", "p90", "p95", "p99", "max", "ms"]
    assert whole.startswith("every card, 48 plays ")
    assert len(tricks) == 12
    longest = float(whole.split()[-1])
    spent = [float(line.split()[-1]) for line in tricks]
    assert longest >= max(spent) == max(spent[-4:]) > max(spent[:-4]) == 0
    assert review.startswith("review, quick: first verdict ")


@pytest.mark.skipif(ctypes.util.find_library("dds") is None, reason="libdds is not installed")
def test_dds_analyses_deals_of_twelve_cards() -> None:
    assert len(dds_play_times(12, 3, 1)) == 3


YES, NO, FIRST, SECOND = (True, True), (False, False), (True, False), (False, True)


@pytest.mark.parametrize(
    ("pairs", "found"),
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
    command = ["bench", "judge", "--deals", "1", "--players", "novice,casual", "--runs", "1"]
    lines = [json.loads(line) for line in lab(*command, "--json").splitlines()]
    assert [line["level"] for line in lines] == ["novice", "casual"]
    assert all(line["deals"] == 1 and line["decisions"] > 3 for line in lines)
    head, *figures = lab(*command).splitlines()[:7]
    assert head.startswith("novice: 1 deals, ")
    assert len(figures) == 6
