"""`quinto-lab bench judge` says how far verdicts can be trusted."""

from __future__ import annotations

import json

import pytest
from judged import played_deal

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.judging.bench_judge import DealFigures, as_json, kappa, lie_of
from quinto_desktop.players.judging.fair_values import values_in
from quinto_desktop.players.judging.hindsight import truth_of
from quinto_desktop.players.judging.verdicts import Verdict
from quinto_desktop.rules import observe

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


def test_the_truth_lies_as_it_is_imagined_where_only_the_truth_is_imagined() -> None:
    for decision in played_deal(1).decisions[::7]:
        observation = observe(decision.state, decision.seat)
        fair = values_in(observation, [truth_of(decision.state)])
        assert lie_of(Verdict(decision, fair, {})) == 0


def test_figures_of_deals_are_put_together() -> None:
    one = DealFigures((YES, NO), (4.0, 0.0), (3.0, -1.0, 4.0), 4.0, 30, 20.0)
    other = DealFigures((NO, NO), (1.0, 1.0), (-2.0,), 0.0, -30, -20.0)
    found = as_json([one, other])
    assert (found["deals"], found["decisions"], found["kappa"]) == (2, 4, 1.0)
    assert found["lie"][0] == 0.0  # type: ignore[index]
    assert found["points_in_ten"][0] == 10.0  # type: ignore[index]
    assert found["losses"] == [4.0, 4.0, 4.0]
    assert (found["spread"], found["spread_without_cards"]) == (30.0, 10.0)


@pytest.mark.slow
def test_every_level_has_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "judge", "--deals", "1", "--players", "novice,casual", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["level"] for line in lines] == ["novice", "casual"]
    for line in lines:
        assert line["deals"] == 1 and line["decisions"] > 20


def test_a_text_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "judge", "--deals", "1", "--players", "casual"]) == 0
    head, *figures = capsys.readouterr().out.splitlines()
    assert head.startswith("casual: 1 deals, ")
    assert len(figures) == 6
