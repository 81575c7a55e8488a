"""``quinto-lab train``: the four networks of the computer players, learnt from nothing.

The *policy* comes about by policy iteration: it plays deals against itself, at some moments every
card is tried and the deal played out, and it learns which cards gain by it; with what it has learnt
it plays the next deals. For the first half of the time it learns how much each card gains, then to
choose the best. The *habits* learn how the policy, Casual and Novice choose; so do the *customs*,
but from what a seat remembers, and the *beliefs* learn from that where the hidden cards lie.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab import selfplay
from quinto_desktop.players.kernel._playout import MOST_HIDDEN, MOST_REMEMBERED
from quinto_desktop.players.kernel.networks import PLACES
from quinto_desktop.rules import QuintoError

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers, lessons

HIDDEN = 32
DEALS = 20_000
_PASSES = 3
_REMEMBERED = 6
"""From how many of the latest rounds the policy learns, once it no longer changes fast."""

_FAST_ROUNDS = 6
_FOR_THE_POLICY, _FOR_THE_HABITS = 0.6, 0.1
"""Their shares of the time; customs and beliefs learn together in the rest."""

REMEMBERING = 64
"""How many hidden units the networks have that remember."""

_MEMORY_RATE = 2e-3

_TO_ESTIMATE = 0.5
"""The share of the policy's time in which it learns how much cards gain; then to choose."""

_RATE, _FINE_RATE = 2e-3, 6e-4
_DUEL_SHARE = 0.05
_HABITS_RATE = 3e-3


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "train",
        help="make the networks of the computer players",
        description="Make the networks of the computer players from nothing and write them to "
        "policy.bin, habits.bin, customs.bin and beliefs.bin. The same seed gives the same deals; "
        "how many rounds there is time for depends on the machine. Ctrl-C leaves the networks of "
        "the latest round. Needs numpy.",
    )
    parser.add_argument(
        "--minutes",
        type=read.whole_number(0, 10_000),
        default=60,
        metavar="N",
        help="how long; 0 for one round of each (default 60)",
    )
    parser.add_argument("--seed", type=read.seed, default=1, metavar="N")
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where to write")
    parser.add_argument(
        "--hidden",
        type=read.whole_number(1, MOST_HIDDEN),
        default=HIDDEN,
        metavar="N",
        help=f"how many hidden units the networks have (default {HIDDEN})",
    )
    parser.add_argument(
        "--remembering",
        type=read.whole_number(1, MOST_REMEMBERED),
        default=REMEMBERING,
        metavar="N",
        help=f"how many those have that remember the deal (default {REMEMBERING})",
    )
    parser.add_argument(
        "--deals",
        type=read.whole_number(1, 1_000_000),
        default=DEALS,
        metavar="N",
        help=f"how many deals a round has (default {DEALS})",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train the networks, and tell how they come on.

    Raises:
        QuintoError: numpy is not installed here.
    """
    try:
        import numpy  # noqa: F401
    except ImportError as error:
        raise QuintoError(
            "quinto-lab train needs numpy, which is not installed here: pip install '.[train]'."
        ) from error
    arguments.out.mkdir(parents=True, exist_ok=True)
    policy = _learn_policy(arguments)
    _learn_habits(arguments, policy)
    _learn_to_remember(arguments, policy)
    return 0


def _learn_policy(arguments: argparse.Namespace) -> lessons.Weights:
    from quinto_desktop.lab import lessons

    clock = _Clock(60 * _FOR_THE_POLICY * arguments.minutes)
    weights = lessons.ignorant(arguments.hidden, arguments.seed)
    learner = lessons.Learner(weights, arguments.seed)
    network, remembered, number = lessons.network_of(weights), list[lessons.Lesson](), 0
    while not number or clock.share() < 1:
        chance = random.Random(f"policy {arguments.seed} {number}")
        lesson = lessons.lesson_of(selfplay.gains(network, arguments.deals, chance))
        remembered = [*(remembered if number > _FAST_ROUNDS else []), lesson][-_REMEMBERED:]
        everything = lessons.joined(*remembered)
        told = _learn(learner, everything, clock.share())
        before, network = network, lessons.network_of(learner.weights)
        _write(arguments.out / "policy.bin", lessons.content_of(learner.weights))
        deals = max(2, round(_DUEL_SHARE * arguments.deals))
        ahead, within = selfplay.duel(network, before, deals, chance)
        number += 1
        print(
            f"policy, round {number}: {len(everything.sizes)} choices, "
            f"{told}, {ahead:+.2f} ± {within:.2f} points a deal v the one "
            "before",
            flush=True,
        )
    return learner.weights


def _learn(learner: lessons.Learner, lesson: lessons.Lesson, share: float) -> str:
    """Some passes over a lesson, and how it went."""
    if share < _TO_ESTIMATE:
        for _ in range(_PASSES):
            unexplained = learner.learn_gains(lesson, _RATE if share < 0.4 else _RATE / 2)
        return f"{unexplained:.4f} unexplained"
    for _ in range(_PASSES - 1):
        gained = learner.learn_to_play(lesson, _FINE_RATE if share < 0.9 else _FINE_RATE / 3)
    return f"{gained:.3f} points gained by a choice"


def _learn_habits(arguments: argparse.Namespace, policy: lessons.Weights) -> None:
    from quinto_desktop.lab import lessons

    clock = _Clock(60 * _FOR_THE_HABITS * arguments.minutes)
    learner = lessons.Learner(lessons.ignorant(arguments.hidden, arguments.seed), arguments.seed)
    network, number = lessons.network_of(policy), 0
    while not number or clock.share() < 1:
        chance = random.Random(f"habits {arguments.seed} {number}")
        lesson = lessons.lesson_of(selfplay.choices(network, arguments.deals, chance))
        for _ in range(_PASSES):
            surprise = learner.learn_choices(lesson, _HABITS_RATE * (1 - 0.7 * clock.share()))
        _write(arguments.out / "habits.bin", lessons.content_of(learner.weights))
        number += 1
        print(
            f"habits, round {number}: {len(lesson.sizes)} choices, surprise {surprise:.4f}",
            flush=True,
        )


def _learn_to_remember(arguments: argparse.Namespace, policy: lessons.Weights) -> None:
    from quinto_desktop.lab import lessons, memories

    clock = _Clock(60 * (1 - _FOR_THE_POLICY - _FOR_THE_HABITS) * arguments.minutes)
    network, number, seed = lessons.network_of(policy), 0, arguments.seed
    customs, beliefs = [
        memories.Rememberer(memories.ignorant(arguments.remembering, told, seed), seed)
        for told in (1, PLACES)
    ]
    while not number or clock.share() < 1:
        chance = random.Random(f"memories {seed} {number}")
        lesson = memories.memories(network, arguments.deals, chance)
        rate = _MEMORY_RATE * min(1.0, 0.03 + 2 * (1 - clock.share()))
        surprises = customs.learn_customs(lesson, rate), beliefs.learn_beliefs(lesson, rate)
        for name, learner in (("customs", customs), ("beliefs", beliefs)):
            _write(arguments.out / f"{name}.bin", memories.content_of(learner.weights))
        number += 1
        print(
            f"customs and beliefs, round {number}: {len(lesson.sizes)} choices, "
            f"surprise {surprises[0]:.4f} and {surprises[1]:.4f}",
            flush=True,
        )


class _Clock:
    """How much of some seconds has passed."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._begun = time.monotonic()

    def share(self) -> float:
        """From 0 to 1."""
        if not self._seconds:
            return 1.0
        return min(1.0, (time.monotonic() - self._begun) / self._seconds)


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(content)
    unfinished.replace(path)
