"""Networks learn from what they are shown, and their files hold what they have learnt."""

from __future__ import annotations

import random
import sys
from array import array
from pathlib import Path

import numpy as np
import pytest

from quinto_desktop.lab import lessons, memories, selfplay
from quinto_desktop.lab.__main__ import main
from quinto_desktop.players.kernel._playout import INPUTS, MANNERS, Playout
from quinto_desktop.players.kernel.networks import PLACES, network_from, recollection_from
from quinto_desktop.players.knowledge import card_set

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


def test_a_recollection_learns_customs_and_another_beliefs() -> None:
    network = lessons.network_of(lessons.ignorant(HIDDEN, seed=2))
    lesson = memories.memories(network, 2, random.Random(2))
    assert sum(lesson.chosen) == len(lesson.sizes) == len(lesson.lengths) > 0
    for told in (1, PLACES):
        learner = memories.Rememberer(memories.ignorant(HIDDEN, told, seed=1), seed=1)
        learn = learner.learn_customs if told == 1 else learner.learn_beliefs
        losses = [learn(lesson, 1e-2) for _ in range(40)]
        assert losses[-1] < losses[0] - 0.2


def test_beliefs_that_know_nothing_are_no_surprise() -> None:
    """Told alike of all places, hidden cards lie where sizes and voids let them."""
    network = lessons.network_of(lessons.ignorant(HIDDEN, seed=2))
    lesson = memories.memories(network, 2, random.Random(4))
    weights = memories.ignorant(HIDDEN, PLACES, seed=1)
    weights[2][:] = 0
    assert memories.Rememberer(weights, 1).learn_beliefs(lesson, 0) == pytest.approx(0, abs=1e-4)


def test_what_is_remembered_is_what_a_memory_adds_up() -> None:
    """The lesson's inputs, through the network by numpy, give the playout's own score."""
    weights = memories.ignorant(HIDDEN, 1, seed=3)
    chance = np.random.default_rng(3)
    weights[3][:] = chance.normal(size=weights[3].shape)
    memory = memories.recollection_of(weights).memory()
    nothing = array("f"), array("f"), array("f")
    network = lessons.network_of(lessons.ignorant(HIDDEN, seed=3))
    seen = 0
    for moment in selfplay.moments(network, 3, random.Random(3)):
        deal = moment.state.deal
        assert deal is not None
        table = Playout(*nothing, memory)
        hands = [card_set(hand) for hand in deal.hands]
        table.deal(hands, [1, 2, 4, 8], deal.trick_value, 0, 0)
        table.begin(deal.eldest_hand)
        for trick in (*deal.tricks, deal.trick):
            for card in trick.cards:
                table.play(card.strength)
        units = weights[1] + weights[0][table.remembered()].sum(axis=0)
        for strength in selfplay.cards_of(table.legal()):
            score = weights[2][strength] @ np.maximum(units, 0)
            score += weights[3][MANNERS * strength + table.manner(strength)]
            assert table.score(strength) == pytest.approx(float(score), abs=1e-4)
            seen += 1
    assert seen > 100


def test_a_file_holds_the_recollection() -> None:
    for told in (1, PLACES):
        weights = memories.ignorant(HIDDEN, told, seed=5)
        whole = memories.recollection_of([part.astype("<f2") for part in weights])
        assert recollection_from(memories.content_of(weights), told) == whole


def test_the_same_chance_gives_the_same_sample() -> None:
    network = lessons.network_of(lessons.ignorant(HIDDEN, seed=3))
    for collect in (selfplay.gains, selfplay.choices, memories.memories):
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
    command += ["--remembering", str(HIDDEN)]
    assert main([*command, "--out", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "points gained by a choice" in told
    assert "points a deal" in told
    assert sorted(path.name for path in folder.iterdir()) == [
        "beliefs.bin",
        "customs.bin",
        "habits.bin",
        "policy.bin",
    ]
    policy, habits = [
        network_from((folder / name).read_bytes()) for name in ("policy.bin", "habits.bin")
    ]
    assert len(policy.biases) == len(habits.biases) == HIDDEN
    assert policy != habits
    for file, number in (("customs.bin", 1), ("beliefs.bin", PLACES)):
        recollection = recollection_from((folder / file).read_bytes(), number)
        assert len(recollection.biases) == HIDDEN
        recollection.memory()  # all its layers fit


def test_without_numpy_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["train", "--out", str(tmp_path / "new")]) == 2
    complaint = capsys.readouterr().err
    assert "numpy" in complaint
    assert complaint.count("\n") == 1
    assert not (tmp_path / "new").exists()
