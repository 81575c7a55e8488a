"""``quinto-lab train``: train the computer players' five networks from scratch.

The *policy* is trained by policy iteration: it plays deals against itself, at some moments every
card is tried and the deal played out, and it learns which cards gain by it; then it plays the next
deals with what it has learnt. In the first half of its rounds it learns how much each card gains,
in the second to choose the best. The *play model* learns how players of many kinds choose: the
policy, Casual, Novice, and some of the pool's training half (`selfplay.STRANGERS`). So does the
*accumulator play model*, but from all that a seat has seen, and from that the *beliefs* learn where
the hidden cards are. The *rule model* learns Casual alone, which it foretells far better than they
do. Everything depends on numbers of deals and choices, never on a clock.
"""

from __future__ import annotations

import argparse
import random
import zlib
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from enum import Enum
from itertools import repeat
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop import is_frozen
from quinto_desktop.lab.arguments import SEED, Choice, Command, Option, number_option
from quinto_desktop.lab.match.workers import processes
from quinto_desktop.lab.training import selfplay
from quinto_desktop.lab.training.selfplay import Collect, Sample, collected, telling_hours
from quinto_desktop.players.kernel._accumulator import MOST_ACCUMULATED
from quinto_desktop.players.kernel._network import MOST_HIDDEN
from quinto_desktop.players.kernel.model_file import Making, ModelError, file_of_model, model_from
from quinto_desktop.players.kernel.networks import CARD_FEATURES, PLACES, network_from
from quinto_desktop.rules import QuintoError

if TYPE_CHECKING:
    from quinto_desktop.lab.training.card_networks import CardLearner, Dataset
    from quinto_desktop.lab.training.layers import Layers
    from quinto_desktop.players.kernel import Network
    from quinto_desktop.players.kernel.networks import ModelName

ROUNDS = 72
DEALS = 20_000
HIDDEN = 32
REMEMBERING = 128
"""The number of hidden units in the networks that use all a seat has seen."""

_ROUNDS_FOR_THE_PLAY_MODEL, _ROUNDS_FOR_THE_RULE_MODEL, _ROUNDS_FOR_THE_ACCUMULATORS = 24, 36, 18
"""The rounds of the policy per round of these, which have more choices."""


class Stage(Enum):
    """What is learnt, in this order; all others learn from the policy."""

    POLICY = "policy"
    PLAY_MODEL = "play-model"
    RULE_MODEL = "rule-model"
    ACCUMULATORS = "accumulators"


_PASSES = 3
_PASSES_OF_THE_RULE_MODEL = 12
"""Casual hardly ever chooses otherwise in the same place, so there is little chance to learn by
heart."""

_REMEMBERED = 6
"""How many of the latest rounds the policy learns from, once it no longer changes fast."""

_FAST_ROUNDS = 6
_TO_ESTIMATE = 0.5
"""The share of the policy's rounds spent learning how much cards gain, before choosing."""

_RATE, _FINE_RATE = 2e-3, 6e-4
_PLAY_MODEL_RATE = 3e-3
_RULE_MODEL_RATE = 4e-3
_ACCUMULATOR_RATE = 2e-3
_ACCUMULATOR_PASSES = 3
_DUEL_SHARE = 0.05


@telling_hours
def run(arguments: argparse.Namespace) -> int:
    """Train the networks, and report their progress.

    Raises:
        QuintoError: numpy is not installed here.
    """
    try:
        import numpy  # noqa: F401
    except ImportError as error:
        where = (
            "this installation leaves out; in a checkout of Quinto's source,"
            if is_frozen()
            else "is not installed here:"
        )
        raise QuintoError(
            f"quinto-lab train needs numpy, which {where} pip install '.[train]'."
        ) from error
    from quinto_desktop.lab.training.layers import commit_of_the_source

    arguments.out.mkdir(parents=True, exist_ok=True)
    stages = [stage for stage in Stage if stage in arguments.stages] or [*Stage]
    with processes(arguments.workers) if arguments.workers > 1 else nullcontext() as workers:
        training = _Training(
            arguments.rounds,
            arguments.deals,
            arguments.hidden,
            arguments.remembering,
            arguments.seed,
            arguments.out,
            commit_of_the_source(),
            workers,
            stages,
        )
        policy = training.learn_policy() if Stage.POLICY in stages else training.learnt_policy()
        if Stage.PLAY_MODEL in stages:
            training.learn_play_model(policy)
        if Stage.RULE_MODEL in stages:
            training.learn_rule_model(policy)
        if Stage.ACCUMULATORS in stages:
            training.learn_accumulators(policy)
    return 0


class _Training(Struct, frozen=True):
    rounds: int
    deals: int
    hidden: int
    remembering: int
    seed: int
    out: Path
    commit: str | None
    workers: Executor | None
    stages: Sequence[Stage]

    def learnt_policy(self) -> Network:
        """The policy in the folder.

        Raises:
            QuintoError: There is none, or it is damaged.
        """
        path = self.out / "policy.bin"
        if not path.is_file():
            raise QuintoError(f"There is no policy in {self.out}; learn that stage first.")
        try:
            return network_from(path.read_bytes(), "policy")
        except ModelError as error:
            raise QuintoError(
                f"This program cannot use the policy in “{path}”; train that stage again."
            ) from error

    def learn_policy(self) -> Network:
        """Train the policy by self-play."""
        from quinto_desktop.lab.training import card_networks

        learner = self._learner()
        network = card_networks.network_of(learner.weights)
        latest: list[Dataset] = []
        samples = 0
        for number in range(self.rounds):
            name = f"policy {self.seed} {number}"
            found = self._dataset(selfplay.gains, network, self.deals, name)
            latest = [*(latest if number > _FAST_ROUNDS else []), found][-_REMEMBERED:]
            everything = card_networks.joined(*latest)
            passes, told = _learn_from_gains(learner, everything, _share(number, self.rounds))
            samples += passes * len(everything.sizes)
            before, network = network, card_networks.network_of(learner.weights)
            self._write("policy", learner.weights, samples)
            deals = max(2, round(_DUEL_SHARE * self.deals))
            ahead, within = selfplay.duel(network, before, deals, random.Random(f"{name} duel"))
            print(
                f"policy, round {number + 1}: {len(everything.sizes)} choices, "
                f"{told}, {ahead:+.2f} ± {within:.2f} points a deal v the one "
                "before",
                flush=True,
            )
        return network

    def learn_play_model(self, policy: Network) -> None:
        """Train the play model on how cards are chosen."""
        rounds = self._rounds_for(_ROUNDS_FOR_THE_PLAY_MODEL)
        names = [f"play model {self.seed} {number}" for number in range(rounds)]
        datasets = (
            self._dataset(selfplay.chosen_cards, policy, self.deals, name) for name in names
        )
        rates = [_PLAY_MODEL_RATE * (1 - 0.7 * _share(number, rounds)) for number in range(rounds)]
        self._learn_choices("play_model", "round", rates, datasets, _PASSES)

    def learn_rule_model(self, policy: Network) -> None:
        """Train the rule model on how Casual chooses its cards."""
        deals = self.deals * self._rounds_for(_ROUNDS_FOR_THE_RULE_MODEL)
        name, passes = f"rule model {self.seed}", _PASSES_OF_THE_RULE_MODEL
        found = self._dataset(selfplay.rule_players_cards, policy, deals, name)
        rates = [_RULE_MODEL_RATE * (1 - 0.9 * _share(number, passes)) for number in range(passes)]
        self._learn_choices("rule_model", "pass", rates, repeat(found), 1)

    def _learn_choices(
        self,
        model: ModelName,
        unit: str,
        rates: Sequence[float],
        datasets: Iterable[Dataset],
        passes: int,
    ) -> None:
        learner, samples = self._learner(), 0
        for number, (rate, found) in enumerate(zip(rates, datasets, strict=False), start=1):
            for _ in range(passes):
                surprise = learner.learn_choices(found, rate)
            samples += passes * len(found.sizes)
            self._write(model, learner.weights, samples)
            print(
                f"{model.replace('_', ' ')}, {unit} {number}: {len(found.sizes)} choices, "
                f"surprise {surprise:.4f}",
                flush=True,
            )

    def _learner(self) -> CardLearner:
        from quinto_desktop.lab.training.card_networks import CardLearner, init_weights

        return CardLearner(init_weights(self.hidden, self.seed), self.seed)

    def _dataset(self, collect: Collect[Sample], policy: Network, deals: int, name: str) -> Dataset:
        from quinto_desktop.lab.training.card_networks import dataset_of

        return dataset_of(*collected(self.workers, collect, policy, deals, name))

    def learn_accumulators(self, policy: Network) -> None:
        """Train the networks that use all a seat has seen."""
        from quinto_desktop.lab.training import accumulators

        plays, beliefs = [
            accumulators.AccumulatorLearner(
                accumulators.init_weights(self.remembering, told, self.seed), self.seed
            )
            for told in (1, PLACES)
        ]
        deals = self.deals * self._rounds_for(_ROUNDS_FOR_THE_ACCUMULATORS)
        name = f"accumulators {self.seed}"
        portions = collected(self.workers, accumulators.accumulator_dataset, policy, deals, name)
        choices, chance, done = sum(len(found.sizes) for found in portions), random.Random(name), 0
        for turn in range(_ACCUMULATOR_PASSES):
            chance.shuffle(portions)
            surprises = [0.0, 0.0]
            for found in portions:
                share = done / (_ACCUMULATOR_PASSES * len(portions))
                rate = _ACCUMULATOR_RATE * min(1.0, 0.03 + 1.2 * (1 - share))
                surprises[0] += plays.learn_plays(found, rate) * len(found.sizes)
                surprises[1] += beliefs.learn_beliefs(found, rate) * len(found.sizes)
                done += 1
            samples = (turn + 1) * choices
            self._write("accumulator_play_model", plays.weights, samples)
            self._write("beliefs", beliefs.weights, samples)
            print(
                f"accumulator play model and beliefs, pass {turn + 1}: {choices} choices, "
                f"surprise {surprises[0] / choices:.4f} and {surprises[1] / choices:.4f}",
                flush=True,
            )

    def _policys_checksum(self) -> int:
        """That of the policy's file as this command writes it: without the hours."""
        policy = model_from((self.out / "policy.bin").read_bytes(), "policy", CARD_FEATURES)
        return zlib.crc32(file_of_model(replace(policy, making=replace(policy.making, hours=None))))

    def _rounds_for(self, policy_rounds: int) -> int:
        return -(-self.rounds // policy_rounds)

    def _write(self, name: ModelName, layers: Layers, samples: int) -> None:
        from quinto_desktop.lab.training.layers import content_of, write_whole

        stages = (
            ""
            if len(self.stages) == len(Stage)
            else f" {' '.join(stage.value for stage in self.stages)}"
        )
        command = (
            f"quinto-lab train{stages} --rounds {self.rounds} --deals {self.deals} "
            f"--hidden {self.hidden} --remembering {self.remembering} --seed {self.seed}"
        )
        if Stage.POLICY not in self.stages:
            command += f"; from a policy with the CRC {self._policys_checksum():08x}"
        making = Making(command, self.seed, self.commit, samples)
        write_whole(self.out / f"{name}.bin", content_of(name, layers, making))


def _share(number: int, rounds: int) -> float:
    """The progress of the rounds: 0 at the first, 1 at the last."""
    return number / (rounds - 1) if rounds > 1 else 1.0


def _learn_from_gains(learner: CardLearner, dataset: Dataset, share: float) -> tuple[int, str]:
    if share < _TO_ESTIMATE:
        for _ in range(_PASSES):
            unexplained = learner.learn_gains(dataset, _RATE if share < 0.4 else _RATE / 2)
        return _PASSES, f"{unexplained:.4f} unexplained"
    for _ in range(_PASSES - 1):
        gained = learner.learn_to_play(dataset, _FINE_RATE if share < 0.9 else _FINE_RATE / 3)
    return _PASSES - 1, f"{gained:.3f} points gained by a choice"


COMMAND = Command(
    "train",
    "train the computer players' networks",
    "Train the computer players' networks from scratch and write them to policy.bin, "
    "play_model.bin, rule_model.bin, accumulator_play_model.bin and beliefs.bin. On one machine "
    "the same arguments give the same files; each file says how it was made. Ctrl-C keeps the "
    "networks of the latest round or pass. Needs numpy.",
    (
        Option(
            "stages",
            f"what to learn: {', '.join(stage.value for stage in Stage)} (default all); without "
            "the policy, the others learn from the one that DIR holds already",
            "STAGE",
            Choice(Stage, "stage"),
            nargs="*",
        ),
        number_option(
            "--rounds",
            f"how many rounds the policy learns (default {ROUNDS}); divided by "
            f"{_ROUNDS_FOR_THE_PLAY_MODEL} for the play model, by {_ROUNDS_FOR_THE_RULE_MODEL} for "
            f"the rule model, and by {_ROUNDS_FOR_THE_ACCUMULATORS} for the others",
            *(1, 10_000, ROUNDS),
        ),
        SEED,
        Option("--out", "where to write", "DIR", Path, default=Path()),
        number_option(
            "--hidden",
            f"hidden units of the networks (default {HIDDEN})",
            *(1, MOST_HIDDEN, HIDDEN),
        ),
        number_option(
            "--remembering",
            f"hidden units of the networks that remember the deal (default {REMEMBERING})",
            *(1, MOST_ACCUMULATED, REMEMBERING),
        ),
        number_option(
            "--deals", f"how many deals a round has (default {DEALS})", 1, 1_000_000, DEALS
        ),
        number_option(
            "--workers",
            "processes that play the deals (default 1); the networks are the same",
            *(1, 1024, 1),
        ),
    ),
    run,
)
