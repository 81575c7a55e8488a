"""Layouts of the hidden cards, all that agree with an observation with equal chance."""

from __future__ import annotations

import random
from array import array
from collections.abc import Mapping

from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Information,
    Place,
    hands_of,
    information_of,
)
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.kernel import divide
from quinto_desktop.players.kernel._rules import quint_fives
from quinto_desktop.players.kernel.networks import PLACES
from quinto_desktop.rules import CardSet, Observation

FIELDS = 6
"""How many numbers a layout has: four hands, the points of the cachette's quints, and 1."""

TURNS = 4
"""How many changes of place are proposed for each card, on average, between two layouts."""


def uniform_layouts(observation: Observation, count: int, seed: int) -> array[int]:
    """Layouts that agree with an observation, each with the same chance.

    If there are no more than asked for, each is there once.

    Args:
        observation: What a seat knows, from the first call to the last card of a deal.
        count: The greatest number of layouts, 1 or more.
        seed: The random seed.

    Returns:
        `FIELDS` numbers for each layout, as `RulePlay` takes them.
    """
    information = information_of(observation)
    sampler = Sampler(information)
    worlds = array("Q")
    if sampler.count <= count:
        for division in sampler.all_deals():
            add_layout(worlds, information, division)
        return worlds
    chance = random.Random(f"layouts {seed}")
    # Changes of place that keep the chances equal (a Markov chain), from a start that is drawn with
    # equal chances: so every later layout has them, too.
    for division in _wandered(information, sampler.draw(chance), count, chance):
        add_layout(worlds, information, division)
    return worlds


def _wandered(
    information: Information, start: Mapping[Place, CardSet], count: int, chance: random.Random
) -> list[dict[Place, CardSet]]:
    cards, at, odds = array("Q"), array("i"), array("f")
    unseen = information.unseen
    while unseen:
        card = unseen & -unseen
        unseen ^= card
        cards.append(card)
        for number, place in enumerate(information.hidden):
            odds.append(1.0 if card & place.allowed else 0.0)
            if start[place.place] & card:
                at.append(number)
        odds.extend([0.0] * (PLACES - len(information.hidden)))
    into, logs = array("Q", bytes(8 * PLACES * count)), array("d", bytes(8 * count))
    divide(cards, at, odds, chance.getrandbits(62) + 1, TURNS, into, logs)
    return [
        {
            place.place: into[PLACES * layout + number]
            for number, place in enumerate(information.hidden)
        }
        for layout in range(count)
    ]


def add_layout(
    worlds: array[int], information: Information, division: Mapping[Place, CardSet]
) -> None:
    """Add a layout to others.

    Args:
        worlds: The layouts so far.
        information: What is known.
        division: The cards in the hidden places.
    """
    points = 5 * quint_fives(division[CACHETTE])
    worlds.extend([*hands_of(information, division), points, 1])
