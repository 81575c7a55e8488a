"""`quinto-lab bench guesses` says whether hidden cards lie as they are imagined."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import pytest
from lab_command import Lab

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
from quinto_desktop.lab.playing.headless import deal_of
from quinto_desktop.players import Level
from quinto_desktop.players.imagining.imagination import imagined_deals
from quinto_desktop.players.judging.hindsight import truth_of
from quinto_desktop.rules import Form, observe

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
