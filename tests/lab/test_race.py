"""The race to the target, solved as a Markov chain and simulated."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import pytest

from quinto_desktop.lab.training import race as maker
from quinto_desktop.lab.training.race import DealStory, chances_of, dealt_story, levelled, packed
from quinto_desktop.players.thinking import race, race_table
from quinto_desktop.rules import Side

STORIES = tuple([dealt_story(seed) for seed in range(40)])


def run(chance: random.Random, ours: int, theirs: int) -> bool:
    """Return whether eldest hand's side wins a race of deals drawn from `STORIES` (rules §7)."""
    needs, eldest = [ours, theirs], 0
    while True:
        story = chance.choice(STORIES)
        for quint in story.quints:
            side = eldest if quint > 0 else 1 - eldest
            needs[side] -= abs(quint)
            if needs[side] <= 0:
                return side == 0
        needs[eldest] -= story.tricks[0]
        needs[1 - eldest] -= story.tricks[1]
        if min(needs) <= 0 and needs[0] != needs[1]:
            return needs[0] < needs[1]
        eldest = 1 - eldest


@pytest.mark.parametrize(("ours", "theirs"), [(50, 50), (30, 36), (20, 12), (5, 3), (1, 8)])
def test_the_chain_agrees_with_races_that_are_run(ours: int, theirs: int) -> None:
    chance, races = random.Random(f"{ours} {theirs}"), 4000
    won = sum(run(chance, ours, theirs) for _ in range(races))
    expected = chances_of(STORIES, catching_up=0)[ours][theirs]
    assert won / races == pytest.approx(expected, abs=3 * (0.25 / races) ** 0.5)


def test_a_quint_wins_before_tricks_are_counted() -> None:
    # Our side takes a quint, theirs all the tricks; then the other way round.
    ours, theirs = DealStory((2,), (0, 26)), DealStory((-2,), (26, 0))
    assert chances_of([ours], 4)[2][1] == 1
    assert chances_of([theirs], 4)[1][2] == 0
    assert chances_of([ours], 4)[3][1] == 0


def test_the_larger_total_wins_where_both_have_the_target() -> None:
    chances = chances_of([DealStory((), (10, 12))], 4)
    assert chances[2][3] == 0
    assert chances[1][4] == 1


def test_the_side_behind_catches_up_near_the_target() -> None:
    told, seen = chances_of(STORIES, catching_up=0), chances_of(STORIES)
    assert 0.5 < seen[2][6] < told[2][6]
    assert told[6][2] < seen[6][2] < 0.5
    assert seen[45][50] == pytest.approx(told[45][50], abs=0.03)


def test_levelling_leaves_no_dents() -> None:
    dented = [[0.0] * 4, [0.0, 0.5, 0.7, 0.6], [0.0, 0.4, 0.5, 0.8], [0.0, 0.1, 0.6, 0.4]]
    assert levelled(dented)[1:] == [
        [0.0, 0.5, 0.7, 0.7],
        [0.0, 0.4, 0.5, 0.7],
        [0.0, 0.1, 0.5, 0.6],
    ]


def test_the_table_is_read_as_it_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    chances = chances_of(STORIES)
    monkeypatch.setattr(race, "RACE", packed(chances))
    read = race.race_of.__wrapped__(Side.NS)
    for ours, theirs in product(range(1, race.NEAR + 1), repeat=2):
        assert read.chance(ours, theirs) == pytest.approx(chances[ours][theirs], abs=5e-5)


def test_the_maker_writes_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / "race_table.py"
    monkeypatch.setattr("sys.argv", ["race", str(made), "--deals", "5"])
    maker.main()
    written: dict[str, str] = {}
    exec(made.read_text(encoding="utf-8"), written)
    assert len(written["RACE"]) == len(race_table.RACE)
