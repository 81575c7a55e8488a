"""Networks learn from what they are shown, and their files hold what they have learnt."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from array import array
from pathlib import Path
from unittest.mock import Mock

import numpy as np
import pytest
from lab_command import Lab, main
from msgspec.structs import replace

from quinto_desktop.lab.match.workers import processes
from quinto_desktop.lab.training import accumulators, adopt, card_networks, layers, selfplay
from quinto_desktop.lab.training.layers import Layers
from quinto_desktop.players import kernel
from quinto_desktop.players.kernel import AccumulatorNetwork, Network
from quinto_desktop.players.kernel._accumulator import MANNERS
from quinto_desktop.players.kernel._features import INPUTS
from quinto_desktop.players.kernel._playout import Playout
from quinto_desktop.players.kernel.model_file import Making, model_from
from quinto_desktop.players.kernel.networks import (
    CARD_FEATURES,
    PLACES,
    AccumulatorName,
    accumulator_network_from,
    network_from,
)
from quinto_desktop.rules import QuintoError, card_set

HIDDEN = 4
ACCUMULATORS: tuple[tuple[AccumulatorName, int], ...] = (
    ("accumulator_play_model", 1),
    ("beliefs", PLACES),
)


def accumulator_network_of(weights: Layers) -> AccumulatorNetwork:
    """The network as it is with these weights, without a file."""
    return AccumulatorNetwork(
        *(array("f", np.ascontiguousarray(part, np.float32).tobytes()) for part in weights)
    )


def test_a_policy_learns_gains() -> None:
    weights = card_networks.init_weights(HIDDEN, seed=1)
    sample = selfplay.gains(card_networks.network_of(weights), 6, random.Random(1))
    samples = card_networks.dataset_of(sample)
    assert samples.inputs.shape == (sum(sample.sizes), INPUTS)
    assert len(sample.values) == sum(sample.sizes) >= 2 * len(sample.sizes) > 0
    learner = card_networks.CardLearner(weights, seed=1)
    losses = [learner.learn_gains(samples, 1e-2) for _ in range(40)]
    assert losses[-1] < 0.9 * losses[0]


def test_a_play_model_learns_choices() -> None:
    weights = card_networks.init_weights(HIDDEN, seed=2)
    sample = selfplay.chosen_cards(card_networks.network_of(weights), 2, random.Random(2))
    assert sum(sample.values) == len(sample.sizes) > 0
    samples = card_networks.dataset_of(sample)
    learner = card_networks.CardLearner(weights, seed=2)
    losses = [learner.learn_choices(samples, 1e-2) for _ in range(40)]
    assert losses[-1] < 0.9 * losses[0]


def test_an_accumulator_learns_plays_and_another_beliefs() -> None:
    network = card_networks.network_of(card_networks.init_weights(HIDDEN, seed=2))
    samples = accumulators.accumulator_dataset(network, 2, random.Random(2))
    assert sum(samples.chosen) == len(samples.sizes) == len(samples.lengths) > 0
    for told in (1, PLACES):
        learner = accumulators.AccumulatorLearner(
            accumulators.init_weights(HIDDEN, told, seed=1), seed=1
        )
        learn = learner.learn_plays if told == 1 else learner.learn_beliefs
        losses = [learn(samples, 1e-2) for _ in range(40)]
        assert losses[-1] < losses[0] - 0.2


def test_beliefs_that_know_nothing_are_no_surprise() -> None:
    """Told alike of all places, hidden cards lie where sizes and voids let them."""
    network = card_networks.network_of(card_networks.init_weights(HIDDEN, seed=2))
    samples = accumulators.accumulator_dataset(network, 2, random.Random(4))
    weights = accumulators.init_weights(HIDDEN, PLACES, seed=1)
    weights[2][:] = 0
    assert accumulators.AccumulatorLearner(weights, 1).learn_beliefs(samples, 0) == pytest.approx(
        0, abs=1e-4
    )


def test_what_is_active_is_what_an_accumulator_adds_up() -> None:
    """The dataset's inputs, through the network by numpy, give the playout's own score."""
    weights = accumulators.init_weights(HIDDEN, 1, seed=3)
    chance = np.random.default_rng(3)
    weights[3][:] = chance.normal(size=weights[3].shape)
    accumulator = accumulator_network_of(weights).accumulator()
    nothing = array("f"), array("f"), array("f")
    network = card_networks.network_of(card_networks.init_weights(HIDDEN, seed=3))
    seen = 0
    for moment in selfplay.choices(network, 3, random.Random(3)):
        deal = moment.state.dealt
        table = Playout(*nothing, accumulator)
        hands = [card_set(hand) for hand in deal.hands]
        table.deal(hands, [1, 2, 4, 8], deal.trick_value, 0, 0)
        table.begin(deal.eldest_hand)
        for trick in (*deal.tricks, deal.trick):
            for card in trick.cards:
                table.play(card.strength)
        units = weights[1] + weights[0][table.active_inputs()].sum(axis=0)
        for strength in selfplay.cards_of(table.legal()):
            score = weights[2][strength] @ np.maximum(units, 0)
            score += weights[3][MANNERS * strength + table.manner(strength)]
            assert table.score(strength) == pytest.approx(float(score), abs=1e-4)
            seen += 1
    assert seen > 100


def test_a_file_holds_the_accumulators_network() -> None:
    for name, told in ACCUMULATORS:
        weights = accumulators.init_weights(HIDDEN, told, seed=5)
        whole = accumulator_network_of([part.astype("<f2") for part in weights])
        content = layers.content_of(name, weights, Making())
        assert accumulator_network_from(content, name) == whole


def test_the_same_chance_gives_the_same_sample() -> None:
    network = card_networks.network_of(card_networks.init_weights(HIDDEN, seed=3))
    for collect in (selfplay.gains, selfplay.chosen_cards, accumulators.accumulator_dataset):
        one, same, other = [collect(network, 1, random.Random(seed)) for seed in (5, 5, 6)]
        assert one == same != other


def test_a_duel_with_itself_is_a_draw() -> None:
    network = card_networks.network_of(card_networks.init_weights(HIDDEN, seed=4))
    assert selfplay.duel(network, network, 3, random.Random(1)) == (0, 0)


def test_a_file_holds_the_network() -> None:
    weights = card_networks.init_weights(HIDDEN, seed=5)
    content = layers.content_of("policy", weights, Making())
    assert network_from(content, "policy") == card_networks.network_of(weights)


def trained(folder: Path, making: Making) -> Path:
    """A policy, as if the command had made it."""
    weights = card_networks.init_weights(HIDDEN, seed=6)
    path = folder / "policy.bin"
    path.write_bytes(layers.content_of("policy", weights, making))
    return path


def test_a_model_is_adopted_with_its_hours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    making = Making("quinto-lab train --seed 9", 9, "0123456789ab", 1000)
    path, program = trained(tmp_path, making), tmp_path / "program"
    program.mkdir()
    assert adopt.main(["--hours", "1.234", str(path)], program) == 0
    before = model_from(path.read_bytes(), "policy", CARD_FEATURES)
    after = model_from((program / "policy.bin").read_bytes(), "policy", CARD_FEATURES)
    assert after == replace(before, making=replace(making, hours=1.23))
    assert "NETWORKS" in capsys.readouterr().out


def test_what_cannot_be_adopted_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "program"
    program.mkdir()
    unknown, damaged = trained(tmp_path, Making(seed=9)), tmp_path / "beliefs.bin"
    damaged.write_bytes(b"QuintoNN")
    other = tmp_path / "other.bin"
    told = {unknown: "how it was made", damaged: "damaged", other: "is none of policy"}
    for path, sentence in told.items():
        assert adopt.main(["--hours", "1", str(path)], program) == 2
        complaint = capsys.readouterr().err
        assert sentence in complaint and complaint.count("\n") == 1
    with pytest.raises(SystemExit) as stop:
        adopt.main(["--hours", "many", str(unknown)], program)
    assert stop.value.code == 2
    assert not [*program.iterdir()]


def test_what_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = trained(tmp_path, Making("quinto-lab train --seed 9", 9, "0123456789ab", 1000))
    assert adopt.main(["--hours", "1", str(path)], tmp_path / "nowhere") == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("adopt: ") and complaint.count("\n") == 1


def _die(_network: Network, _deals: int, _chance: random.Random) -> None:
    os._exit(1)


def test_a_worker_that_is_killed_is_told_of() -> None:
    network = card_networks.network_of(card_networks.init_weights(HIDDEN, seed=1))
    with pytest.raises(QuintoError, match="use fewer --workers"), processes(2) as crew:
        selfplay.collected(crew, _die, network, 2, "name")


def test_a_policy_that_is_damaged_is_to_be_learnt_again(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "policy.bin"
    path.write_bytes(b"QuintoNN")
    assert lab.refused(*COMMAND, "rule-model", "--rounds", "1", "--out", tmp_path).splitlines()[
        0
    ] == (f"quinto-lab: This program cannot use the policy in “{path}”; train that stage again.")


def test_the_policy_that_others_learnt_from_is_known_by_what_train_writes(tmp_path: Path) -> None:
    """The hours come into its header later, and change no checksum in the others' headers."""
    shipped = Path(kernel.__file__).parent
    (tmp_path / "policy.bin").write_bytes((shipped / "policy.bin").read_bytes())
    assert main([*COMMAND, "rule-model", "--rounds", "1", "--out", str(tmp_path)]) == 0
    made, theirs = [
        model_from((folder / "rule_model.bin").read_bytes(), "rule_model", CARD_FEATURES).making
        for folder in (tmp_path, shipped)
    ]
    assert made.command is not None and theirs.command is not None
    assert made.command.rpartition("; ")[2] == theirs.command.rpartition("; ")[2]


COMMAND = ["train", "--deals", "2", "--hidden", str(HIDDEN), "--remembering", str(HIDDEN)]


def test_the_command_writes_the_models(tmp_path: Path, lab: Lab) -> None:
    folder = tmp_path / "new"
    told = lab(*COMMAND, "--rounds", "1", "--out", folder)
    assert "points gained by a choice" in told
    assert "points a deal" in told
    assert float(told.splitlines()[-1].removesuffix(" hours of processor time")) > 0
    assert sorted(path.name for path in folder.iterdir()) == [
        "accumulator_play_model.bin",
        "beliefs.bin",
        "play_model.bin",
        "policy.bin",
        "rule_model.bin",
    ]
    policy = network_from((folder / "policy.bin").read_bytes(), "policy")
    play_model = network_from((folder / "play_model.bin").read_bytes(), "play_model")
    assert len(policy.biases) == len(play_model.biases) == HIDDEN
    assert policy != play_model
    for name, _ in ACCUMULATORS:
        network = accumulator_network_from((folder / f"{name}.bin").read_bytes(), name)
        assert len(network.biases) == HIDDEN
        network.accumulator()  # all its layers fit


def test_a_model_says_how_it_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(layers, "commit_of_the_source", lambda: "0123456789ab")
    assert main([*COMMAND, "--rounds", "2", "--seed", "9", "--out", str(tmp_path)]) == 0
    content = (tmp_path / "policy.bin").read_bytes()
    # Three passes estimate, two choose; each is over the choices that the round was told to have.
    rounds = [line for line in capsys.readouterr().out.splitlines() if line.startswith("policy")]
    choices = [int(line.split()[3]) for line in rounds]
    assert model_from(content, "policy", CARD_FEATURES).making == Making(
        command="quinto-lab train --rounds 2 --deals 2 --hidden 4 --remembering 4 --seed 9",
        seed=9,
        commit="0123456789ab",
        samples=3 * choices[0] + 2 * choices[1],
    )


def test_the_same_seed_gives_the_same_files(tmp_path: Path) -> None:
    """Whatever the clock says: rounds and rates are counted."""
    for name, seed in (("one", "3"), ("same", "3"), ("other", "4")):
        main([*COMMAND, "--rounds", "2", "--seed", seed, "--out", str(tmp_path / name)])
    for path in (tmp_path / "one").iterdir():
        content = path.read_bytes()
        assert content == (tmp_path / "same" / path.name).read_bytes()
        assert content != (tmp_path / "other" / path.name).read_bytes()


def test_commits_are_told_as_far_as_they_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = subprocess.CompletedProcess([], 0, "0123456789ab+\n")
    monkeypatch.setattr(subprocess, "run", Mock(side_effect=[answer, FileNotFoundError("git")]))
    assert layers.commit_of_the_source() == "0123456789ab+"
    assert layers.commit_of_the_source() is None


def test_without_numpy_it_says_so(
    monkeypatch: pytest.MonkeyPatch, lab: Lab, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    complaint = lab.refused(*COMMAND, "--rounds", "1", "--out", tmp_path / "new")
    assert "numpy" in complaint
    assert not (tmp_path / "new").exists()
