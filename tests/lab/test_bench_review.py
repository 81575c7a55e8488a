"""`quinto-lab bench review` measures hindsight and whole reviews."""

from __future__ import annotations

import ctypes.util
from collections.abc import Iterator, Sequence

import pytest
from judged import light_reviews, short_deal
from lab_command import Lab

from quinto_desktop.lab.judging import bench_review
from quinto_desktop.lab.solving.bench_solver import dds_play_times
from quinto_desktop.players import Level
from quinto_desktop.players.judging.reviewing import PlayedDeal


@pytest.fixture(autouse=True)
def short_deals(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only the ends of deals, as whole ones take seconds."""

    def short(seed: int, levels: Sequence[Level]) -> PlayedDeal:
        return short_deal(seed, levels[0])

    monkeypatch.setattr(bench_review, "deal_of", short)
    with light_reviews():
        yield


def test_every_trick_and_the_whole(lab: Lab) -> None:
    head, whole, *tricks, review = lab(
        "bench review --deals 2 --reviews 1 --effort quick"
    ).splitlines()
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
