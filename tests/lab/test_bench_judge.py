"""`quinto-lab bench judge` says how far verdicts can be trusted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from judged import short_deal
from lab_command import Lab

from quinto_desktop.lab.judging import bench_review
from quinto_desktop.lab.judging.bench_review import DealFigures, as_json, figures_of, kappa
from quinto_desktop.players import Level
from quinto_desktop.players.judging.reviewing import Effort, PlayedDeal

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
    def short(seed: int, levels: list[Level], *_: object) -> PlayedDeal:
        return short_deal(seed, levels[0], tricks=3)

    monkeypatch.setattr(bench_review, "deal_of", short)
    command = ["bench", "judge", "--deals", "1", "--players", "novice,casual", "--runs", "1"]
    lines = [json.loads(line) for line in lab(*command, "--json").splitlines()]
    assert [line["level"] for line in lines] == ["novice", "casual"]
    assert all(line["deals"] == 1 and line["decisions"] > 3 for line in lines)
    head, *figures = lab(*command).splitlines()[:7]
    assert head.startswith("novice: 1 deals, ")
    assert len(figures) == 6
