"""`quinto-lab review` judges the finished deals of a saved game."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from judged import light_reviews
from lab_command import Lab, main

from quinto_desktop.lab.judging import review
from quinto_desktop.players.judging.deal_review import PlayedDeal, played_deals
from quinto_desktop.rules import Step

SAVES = Path(__file__).parent.parent / "data" / "saves"
ONE_DEAL = str(SAVES / "v1-second-deal.quinto")
QUICK = ["--effort", "quick"]
LABELS = {
    "sound",
    "sound but unlucky",
    "error",
    "lucky error",
    "too close to call",
    "forced",
    "not counted",
}
PARTS = ("cards", "luck", "own", "partner", "opponents", "rest")


JUDGED = [3, *range(44, 52)]
"""Which decisions of the deal are judged here: the last call, and the last two tricks."""


def shortened(steps: Iterable[Step]) -> list[PlayedDeal]:
    deals = played_deals(steps)
    for deal in deals:
        assert [one.number for one in deal.decisions] == [*range(52)]
    return [
        replace(one, decisions=tuple([one.decisions[number] for number in JUDGED])) for one in deals
    ]


@pytest.fixture(scope="module", autouse=True)
def in_no_time() -> Iterator[None]:
    """A whole deal takes many seconds, and shows no more."""
    with light_reviews(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "played_deals", shortened)
        yield


@pytest.fixture(scope="module")
def deal(in_no_time: None) -> dict[str, Any]:
    """The review of the deal, as South, the person, sees it."""
    out = io.StringIO()
    with redirect_stdout(out):
        assert main(["review", ONE_DEAL, *QUICK, "--json"]) == 0
    (found,) = json.loads(out.getvalue())["deals"]
    assert isinstance(found, dict)
    return found


def test_every_decision_and_the_sum(deal: dict[str, Any]) -> None:
    assert deal["number"] == 1
    assert [one["n"] for one in deal["decisions"]] == JUDGED
    for decision in deal["decisions"]:
        check(decision)
    assert sum(deal["sum"][part] for part in PARTS) == deal["sum"]["result"]


def check(decision: dict[str, Any]) -> None:
    """A decision is whole, and agrees with itself."""
    assert decision["seat"] in "NESW"
    fair, played = decision["fair"], decision["played"]
    assert played in fair
    assert all(sorted(values) == ["match", "points", "se", "win"] for values in fair.values())
    label = decision["label"]
    assert label in LABELS
    assert (decision["error"] > 0) == ("error" in label)
    assert (label == "forced") == (len(fair) == 1)
    if decision["n"] < 4:
        assert decision["hindsight"] == {}
        return
    assert decision["hindsight"].keys() == fair.keys()
    lost = max(decision["hindsight"].values()) - decision["hindsight"][played]
    assert label not in ("sound", "lucky error") or lost == 0
    assert label != "sound but unlucky" or lost > 0


def test_a_seat_sees_the_sum_from_its_side(deal: dict[str, Any], lab: Lab) -> None:
    first, *_, last = lab("review", ONE_DEAL, *QUICK, "--seat", "w").splitlines()
    south = deal["sum"]
    assert deal["seat"] == "S"
    assert first == "deal 1"
    # What one side loses by its errors is the other's gain.
    others, own = last.partition("opponents ")[2], south["own"] + south["partner"]
    assert last.startswith(f"W: cards {-south['cards']:+}, luck ")
    assert int(others.partition(", rest ")[0]) == pytest.approx(-own, abs=1)
    assert int(others.partition(" = ")[2]) == -south["result"] != 0
