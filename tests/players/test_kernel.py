"""The solver's values are those of the plain search; `prove_kernel.py` has the longer proof."""

from __future__ import annotations

import random
import threading
import time
from array import array

import pytest
from interpreted_kernel import interpreted
from prove_kernel import check, ending

from quinto_desktop.lab.solving.bench_solver import random_position
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag, is_compiled

POSITIONS = [(1, 60), (2, 150), (3, 40)]
"""Cards a hand, and how many endings."""


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(table_mb=16)


@pytest.mark.parametrize(("cards", "number"), POSITIONS)
def test_values_and_lines_are_the_plain_search_s(solver: Solver, cards: int, number: int) -> None:
    chance = random.Random(20_260_000 + cards)
    for _ in range(number):
        check(solver, ending(chance, cards))


def test_the_smallest_table_gives_the_same_values() -> None:
    cards = 9 if is_compiled() else 4
    small, large = Solver(table_mb=1), Solver(table_mb=64)
    for seed in range(4):
        position = random_position(random.Random(seed), cards, 5)
        first = small.solve(position, line=False)
        assert first.cards == large.solve(position, line=False).cards


def test_a_grid_is_kept_to(solver: Solver) -> None:
    chance = random.Random(5)
    for _ in range(30):
        position = ending(chance, 4)
        (near,) = solver.evaluate([position], within=10)
        assert near is not None
        for card, value in solver.solve(position, line=False).cards.items():
            assert abs(near[card] - value) <= 10


def test_a_node_limit_gives_up_one_position_and_goes_on(solver: Solver) -> None:
    hard, easy = (random_position(random.Random(3), cards, 5) for cards in (8, 1))
    first, second = solver.evaluate([hard, easy], node_limit=1000)
    assert first is None
    assert second is not None


@pytest.mark.parametrize(("is_interpreted", "most"), [(False, 50_000_000), (True, 2_000_000)])
def test_a_search_stops_under_way(
    is_interpreted: bool, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In how many milliseconds is measured by `tests/benchmarks/stopping.py`."""
    stop, position = StopFlag(), random_position(random.Random(1), 12, 5)
    solver = Solver(table_mb=16, stop=stop)
    if is_interpreted:
        monkeypatch.setattr(solver, "_search", interpreted("_search").Search(12, stop.cell))
    search, is_over = solver._search, threading.Event()

    def stop_it() -> None:
        while not search.node_count() and not is_over.is_set():
            time.sleep(0)
        stop.set()

    stopper = threading.Thread(target=stop_it)
    stopper.start()
    assert [*solver.evaluate([position], node_limit=most)] == []
    is_over.set()
    stopper.join()
    assert 0 < search.node_count() < most
    with pytest.raises(SearchStopped):
        solver.value(position)


def test_a_table_has_a_size() -> None:
    with pytest.raises(ValueError, match="table"):
        Solver(table_mb=0)


def test_the_interpreted_search_is_the_twin_of_the_compiled_one(
    solver: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = Solver(table_mb=1)
    search = interpreted("_search").Search(12, array("B", [0]))
    monkeypatch.setattr(twin, "_search", search)
    chance = random.Random(8)
    for cards in (1, 2, 2, 3, 3, 3, 4, 4, 5):
        position = ending(chance, cards)
        assert twin.solve(position).cards == solver.solve(position).cards
