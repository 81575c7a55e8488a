"""The workers that play a match's units: processes on this machine, or a Dask cluster."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from multiprocessing import active_children
from typing import Any

import pytest
from lab_command import Lab

from quinto_desktop.lab.match.duplicate import Contest, Kind, Unit
from quinto_desktop.lab.match.workers import WorkersLost, played_by_processes
from quinto_desktop.rules import RuleOptions

MATCH = ["match", "--a", "novice", "--b", "casual", "--deals", "6", "--games", "1"]
CONTEST = Contest("random", "random", RuleOptions(), has_calls=True, seed=1)


def _for_ever() -> Iterator[Unit]:
    return (Unit(Kind.DEAL, number) for number in count(1))


def _cluster(workers: int) -> Any:
    from distributed import LocalCluster  # large: not in every process that collects this case

    options = {"processes": False, "protocol": "tcp", "dashboard_address": None}
    return LocalCluster(n_workers=workers, threads_per_worker=2, **options)  # type: ignore[no-untyped-call]


def test_a_dask_cluster_plays_the_same_match(lab: Lab) -> None:
    with _cluster(1) as cluster:
        there = lab.json(*MATCH, "--scheduler", cluster.scheduler_address)
    here = lab.json(*MATCH, "--workers", "1")
    for name in ("deals", "games", "points_per_deal", "games_won_percent", "complete"):
        assert there[name] == here[name]


def test_a_cluster_without_workers_is_told(lab: Lab) -> None:
    with _cluster(0) as cluster:
        told = lab.refused(*MATCH, "--scheduler", cluster.scheduler_address)
    assert told.endswith(" has no workers.\n")


def test_without_dask_it_says_what_to_install(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "needs Dask" in lab.refused(*MATCH, "--scheduler", "127.0.0.1:8786")


def test_whoever_stops_listening_stops_the_processes() -> None:
    before = active_children()
    outcomes = played_by_processes(CONTEST, _for_ever(), 2)
    first = next(outcomes)
    assert len(active_children()) == len(before) + 2
    outcomes.close()
    assert active_children() == before
    assert sum(first.results) % 5 == 0


def test_a_process_that_is_ended_from_outside_is_told() -> None:
    before = active_children()
    outcomes = played_by_processes(CONTEST, _for_ever(), 2)
    next(outcomes)
    for child in active_children():
        if child not in before:
            child.kill()
    with pytest.raises(WorkersLost, match="A worker process has ended"):
        for _ in outcomes:
            pass
    assert active_children() == before
