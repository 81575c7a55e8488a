"""The pool's members by name, in two halves.

What is tuned may be tuned against `TRAINING`. `HELD_OUT` is only looked at for a note, so that what
a level is worth against strangers can still be told: it is never played unless asked for by name.
A name may carry numbers, as in ``plain:400:40:5``; they make another player than the member.
"""

from __future__ import annotations

import argparse
import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from types import MappingProxyType

from msgspec.structs import replace

from quinto_desktop.lab.pool.layouts import add_layout
from quinto_desktop.lab.pool.rule_play import (
    USUAL_CALLS,
    USUAL_WEIGHTS,
    Calls,
    Member,
    bold,
    careful,
    sign_of,
)
from quinto_desktop.lab.pool.sampling import Knowing, Plain, TreeSearch, plain_wide, played_out
from quinto_desktop.players import ComputerPlayer
from quinto_desktop.players.by_rule.casual import Casual, Valuation
from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Hidden,
    Information,
    bar_what_is_shown,
    information_of,
    tricks_of,
)
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.kernel import load_network
from quinto_desktop.players.thinking.equals import distinct_cards
from quinto_desktop.rules import (
    PACK,
    TRICKS_IN_A_DEAL,
    Action,
    Card,
    CardSet,
    Observation,
    Play,
    Rank,
    card_set,
    quint_of,
)


@dataclass(frozen=True, slots=True)
class Policy(Member):
    """Plays the card that Club and Master look at first, without looking any further."""

    calls: Calls = USUAL_CALLS

    def _play(self, observation: Observation, seed: int) -> Action:
        playout = playout_of(observation, information_of(observation), load_network("policy"))
        return Play(PACK[playout.choose()])


@dataclass(frozen=True, slots=True)
class Slipping(Member):
    """Casual, who with some chance plays the card it likes second best, or any."""

    second: float
    any_card: float
    calls: Calls = USUAL_CALLS

    def _play(self, observation: Observation, seed: int) -> Action:
        chance = random.Random(f"slips {seed}")
        drawn = chance.random()
        if drawn < self.any_card:
            return chance.choice(observation.actions)
        chosen = Casual().choose(observation, seed)
        if drawn < self.any_card + self.second:
            return Play(next_best(observation, chosen))
        return chosen


def next_best(observation: Observation, chosen: Action) -> Card:
    """The card that Casual likes best besides the chosen one; there must be another."""
    values = Valuation(observation)
    others = [
        action.card
        for action in reversed(observation.actions)
        if isinstance(action, Play) and action != chosen
    ]
    return max(others, key=values.of)


# All of these were set by hand.
LAYOUTS = 30
SPAN = 3
"""How many of the latest tricks are remembered whole."""

FORGOTTEN = 5
"""The number of the place of cards that have fallen and been forgotten, after the cachette's."""

LEAST_ERRORS = 0.03
ERRORS_A_CARD = 0.02
"""The chance of an error, and what each card more to choose from adds to it."""

BY_EYE, BY_RULE = 0.3, 0.3
"""How often a card is chosen by eye, and how often by rule; all others are thought through."""

HASTY_CALLS = Calls(double_from=0.53, redouble_from=0.60)


@dataclass(frozen=True, slots=True)
class HumanLike(Member):
    """Plays well on the whole, forgets, and errs where it is hard.

    The last few tricks are remembered as they were. Of what fell before them, quint cards, kings
    and queens are remembered for certain, other cards half of the time, and who was out of a suit
    not at all. A card is then chosen by thinking a few layouts through that agree with what is
    remembered, by eye (the policy) or by rule (Casual). The more cards there are to choose from,
    the likelier it is that the second best is played.
    """

    calls: Calls = HASTY_CALLS

    def _play(self, observation: Observation, seed: int) -> Action:
        chance = random.Random(f"human-like {seed}")
        chosen = _considered(observation, seed, chance)
        cards = distinct_cards(observation, information_of(observation))
        if chance.random() < LEAST_ERRORS + ERRORS_A_CARD * (len(cards) - 1):
            return Play(next_best(observation, chosen))
        return chosen


def _considered(observation: Observation, seed: int, chance: random.Random) -> Action:
    way = chance.random()
    if way < BY_EYE:
        return Policy().choose(observation, seed)
    if way < BY_EYE + BY_RULE:
        return Casual().choose(observation, seed)
    cards = distinct_cards(observation, information_of(observation))
    worlds = remembered_layouts(observation, LAYOUTS, chance)
    values = played_out(observation, cards, worlds, USUAL_WEIGHTS)
    sign = sign_of(observation.mover)
    return Play(max(cards, key=lambda card: sign * values[card]))


def remembered_layouts(observation: Observation, count: int, chance: random.Random) -> array[int]:
    """Layouts that agree with what is remembered; cards that have fallen may be in some hand."""
    information = remembered(observation, chance)
    sampler = Sampler(information)
    worlds = array("Q")
    for _ in range(count):
        add_layout(worlds, information, sampler.draw(chance))
    return worlds


def remembered(observation: Observation, chance: random.Random) -> Information:
    """What is left of an observation's information.

    Each plain card that fell long ago is forgotten with the chance of a half.
    """
    information = information_of(observation)
    barred = [0, 0, 0, 0]
    gone: CardSet = 0
    tricks = tricks_of(observation)
    for number, trick in enumerate(tricks):
        if number >= len(tricks) - SPAN:
            bar_what_is_shown(trick, number, observation.rules.joker_lead, barred)
            continue
        for card in trick.cards:
            is_dear = quint_of(card) is not None or card.rank in {Rank.KING, Rank.QUEEN}
            if not is_dear and chance.random() < 0.5:
                gone |= card_set([card])
    if len(observation.tricks) >= TRICKS_IN_A_DEAL - 2:
        gone = 0  # so late anybody counts
    if not gone:
        return information
    unseen = information.unseen | gone
    hidden = [
        replace(place, allowed=unseen & ~(0 if place.place == CACHETTE else barred[place.place]))
        for place in information.hidden
    ]
    hidden.append(Hidden(FORGOTTEN, gone.bit_count(), unseen))
    return replace(information, unseen=unseen, hidden=tuple(hidden))


TRAINING = ("plain", "bold", "policy", "erring", "random-ish")
HELD_OUT = ("ismcts", "careful", "plain-wide", "human-like", "knowing")

_KINDS: MappingProxyType[str, Callable[..., ComputerPlayer]] = MappingProxyType(
    {
        "plain": Plain,
        "bold": bold,
        "policy": Policy,
        "erring": partial(Slipping, second=0.15, any_card=0.03),  # in six cards, mostly a little
        "random-ish": partial(Slipping, second=0.0, any_card=0.5),  # in every other card
        "ismcts": TreeSearch,
        "careful": careful,
        "plain-wide": plain_wide,
        "human-like": HumanLike,
        "knowing": Knowing,
    }
)
_SAMPLING = ((1, 100_000), (1, 100_000), (0, 8))
_NUMBERS = MappingProxyType(
    {
        "plain": _SAMPLING,
        "plain-wide": _SAMPLING,
        "ismcts": ((1, 100_000),),
        "knowing": ((1, 100_000), (0, 8)),
    }
)
"""The least and the greatest of the numbers that a name may carry."""


class Half(Enum):
    """Which members are meant; the value is the name in commands."""

    TRAINING = "training"
    HELD_OUT = "held-out"
    ALL = "all"

    @property
    def members(self) -> tuple[str, ...]:
        """Their names."""
        if self is Half.ALL:
            return (*TRAINING, *HELD_OUT)
        return TRAINING if self is Half.TRAINING else HELD_OUT


def is_kind(name: str) -> bool:
    """Whether a name begins as a member's does."""
    return name.partition(":")[0] in _KINDS


def member_of(name: str) -> ComputerPlayer:
    """Look up a member, or one with other numbers.

    Raises:
        ArgumentTypeError: There is no such member, or its numbers are wrong.
    """
    kind, *texts = name.split(":")
    if kind not in _KINDS:
        known = ", ".join(Half.ALL.members)
        raise argparse.ArgumentTypeError(
            f"There is no “{name[:20]}” in the pool; its members are {known}."
        )
    return _KINDS[kind](*_numbers(name, texts, _NUMBERS.get(kind, ())))


def _numbers(name: str, texts: list[str], bounds: tuple[tuple[int, int], ...]) -> list[int]:
    if texts and len(texts) != len(bounds):
        wanted = f"{len(bounds)} numbers, or none" if bounds else "no numbers"
        raise argparse.ArgumentTypeError(f"“{name[:30]}” needs {wanted}.")
    numbers = []
    for text, (least, greatest) in zip(texts, bounds, strict=False):
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise argparse.ArgumentTypeError(f"“{text[:20]}” is not a whole number.")
        if not least <= int(text) <= greatest:
            raise argparse.ArgumentTypeError(
                f"{text} is out of range; give a number from {least} to {greatest}."
            )
        numbers.append(int(text))
    return numbers


def members_named(text: str) -> tuple[str, ...]:
    """Read a half's name, or some members' with commas between them, for `argparse`."""
    if text in [half.value for half in Half]:
        return Half(text).members
    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        member_of(name)  # refuses any other
    if len({*names}) < len(names):
        raise argparse.ArgumentTypeError("The same member is named twice.")
    return names
