"""Networks learn from what they are shown, and their files hold what they have learnt."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from quinto_desktop.lab import lessons, selfplay
from quinto_desktop.lab.__main__ import main
from quinto_desktop.players.kernel._playout import INPUTS
from quinto_desktop.players.kernel.networks import network_from

HIDDEN = 4


def test_a_policy_learns_gains() -> None:
    weights = lessons.ignorant(HIDDEN, seed=1)
    sample = selfplay.gains(lessons.network_of(weights), 6, random.Random(1))
    lesson = lessons.lesson_of(sample)
    assert lesson.inputs.shape == (sum(sample.sizes), INPUTS)
    assert len(sample.values) == sum(sample.sizes) >= 2 * len(sample.sizes) > 0
    learner = lessons.Learner(weights, seed=1)
    losses = [learner.learn_gains(lesson, 1e-2) for _ in range(40)]
    assert losses[-1] < 0.9 * losses[0]


def test_habits_learn_choices() -> None:
    weights = lessons.ignorant(HIDDEN, seed=2)
    sample = selfplay.choices(lessons.network_of(weights), 2, random.Random(2))
    assert sum(sample.values) == len(sample.sizes) > 0
    lesson = lessons.lesson_of(sample)
    learner = lessons.Learner(weights, seed=2)
    losses = [learner.learn_choices(lesson, 1e-2) for _ in range(40)]
    assert losses[-1] < 0.9 * losses[0]


def test_the_same_chance_gives_the_same_sample() -> None:
    network = lessons.network_of(lessons.ignorant(HIDDEN, seed=3))
    for collect in (selfplay.gains, selfplay.choices):
        one, same, other = [collect(network, 1, random.Random(seed)) for seed in (5, 5, 6)]
        assert one == same != other


def test_a_duel_with_itself_is_a_draw() -> None:
    network = lessons.network_of(lessons.ignorant(HIDDEN, seed=4))
    assert selfplay.duel(network, network, 3, random.Random(1)) == (0, 0)


def test_a_file_holds_the_network() -> None:
    weights = lessons.ignorant(HIDDEN, seed=5)
    content = lessons.content_of(weights)
    assert len(content) == 4 * HIDDEN * (INPUTS + 2)
    assert network_from(content) == lessons.network_of(weights)


def test_the_command_writes_both_networks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new"
    command = ["train", "--minutes", "0", "--deals", "2", "--hidden", str(HIDDEN)]
    assert main([*command, "--out", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "points gained by a choice" in told
    assert "points a deal" in told
    assert sorted(path.name for path in folder.iterdir()) == ["habits.bin", "policy.bin"]
    policy, habits = [
        network_from((folder / name).read_bytes()) for name in ("policy.bin", "habits.bin")
    ]
    assert len(policy.biases) == len(habits.biases) == HIDDEN
    assert policy != habits


def test_without_numpy_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["train", "--out", str(tmp_path / "new")]) == 2
    complaint = capsys.readouterr().err
    assert "numpy" in complaint
    assert complaint.count("\n") == 1
    assert not (tmp_path / "new").exists()
