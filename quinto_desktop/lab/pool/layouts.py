"""Layouts of the hidden cards, all with equal chance, and what they come to at the end."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator, Mapping

from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Information,
    Place,
    card_set_of_trick,
    hands_of,
    information_of,
)
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.kernel import Solver, divide
from quinto_desktop.players.kernel._rules import quint_fives
from quinto_desktop.players.kernel.networks import PLACES
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import (
    WHOLE_PACK,
    Card,
    CardSet,
    Hand,
    Observation,
    card_set,
    cards_of_set,
)

FIELDS = 6
"""How many numbers a layout has: four hands, the points of the cachette's quints, and 1."""

TURNS = 4
"""How many changes of place are proposed for each card, on average, between two layouts."""


def uniform_layouts(observation: Observation, count: int, seed: int) -> array[int]:
    """Layouts that agree with an observation, each with the same chance.

    If there are no more than asked for, each is there once.

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
    """Add a layout to others: what is known, and a division of the hidden cards."""
    points = 5 * quint_fives(division[CACHETTE])
    worlds.extend([*hands_of(information, division), points, 1])


TABLE_MB = 4


class Endings:
    """Solves layouts; a solver is made when the first is asked for."""

    def __init__(self) -> None:
        self._solver: Solver | None = None

    def values(self, observation: Observation, worlds: array[int]) -> dict[Card, int]:
        """What each playable card comes to for NS less EW, summed over layouts."""
        if self._solver is None:
            self._solver = Solver(TABLE_MB)
        sums: dict[Card, int] = {}
        for values in self._solver.evaluate(_positions(observation, worlds)):
            assert values is not None  # there is no limit
            for card, value in values.items():
                sums[card] = sums.get(card, 0) + value
        return sums


def _positions(observation: Observation, worlds: array[int]) -> Iterator[Position]:
    trick = observation.trick
    assert trick is not None  # a play is due
    seen = card_set_of_trick(trick)
    for finished in observation.tricks:
        seen |= card_set(finished.cards)
    value, joker_lead = observation.trick_value, observation.rules.joker_lead
    for at in range(0, len(worlds), FIELDS):
        north, east, south, west = worlds[at : at + 4]
        cachette = WHOLE_PACK & ~(seen | north | east | south | west)
        hands = (_hand(north), _hand(east), _hand(south), _hand(west))
        yield Position(hands, _hand(cachette), trick, value, joker_lead)


def _hand(cards: CardSet) -> Hand:
    return tuple(reversed(cards_of_set(cards)))
