"""The deals that a player imagines, weighted by what it has seen.

A player that knows only its own cards thinks about *determinizations*: whole deals of the
information set, in each of which the play of every card can be tried (Ginsberg, "GIB: Imperfect
information in a computationally challenging game", JAIR 14, 2001). They are drawn, from
beliefs if there are any and otherwise uniformly, and weighted by the likelihood of what the
others have called and played; the likely ones are kept (*sampling-importance-resampling*; Rubin
1987). When there are few, all are enumerated instead, and the weights are exact for the model.
"""

from __future__ import annotations

import random
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from math import exp

from msgspec import Struct

from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Information,
    hands_of,
    information_of,
)
from quinto_desktop.players.imagining.likelihood import Likelihood, kinds_of_players
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.imagining.sampling import Division, Sampler
from quinto_desktop.players.kernel import Network, divide, load_accumulator_network
from quinto_desktop.players.kernel.networks import PLACES
from quinto_desktop.rules import PACK, CardSet, Observation, Phase, cards_of_set, quint_points

BREADTH = 8
"""The number of deals drawn and weighed for each one kept, where a caller names none."""

UNGUIDED = 2
"""How many times as many are drawn where no beliefs guide the drawing; set by hand."""

FEWEST = 16.0
"""The least number of draws that must count, as an effective sample size; set by hand."""

_HALVINGS = 6
"""How often the range of powers is halved: the power found is less than 1/64 off."""


class ImaginedDeal(Struct, frozen=True):
    """A possible deal: the places of all cards not yet played, and its probability as its weight.

    The weights of all deals imagined together sum to 1.
    """

    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    cachette: CardSet
    weight: float


class Imagination(Struct, frozen=True):
    """Different deals that a player imagines, the likeliest first; complete if they are all."""

    deals: list[ImaginedDeal]
    is_complete: bool


def worlds_of(deals: Sequence[ImaginedDeal]) -> array[int]:
    """The deals in the form that `Playout.weigh` takes, each counted once."""
    worlds = array("Q")
    for deal in deals:
        points = quint_points(cards_of_set(deal.cachette))
        worlds.extend([*deal.hands, points, 1])
    return worlds


def never() -> bool:
    """A clock that never runs out."""
    return False


def imagined_deals(
    observation: Observation,
    count: int,
    seed: int,
    is_time_up: Callable[[], bool] = never,
    breadth: int = BREADTH,
) -> list[ImaginedDeal]:
    """The deals of `imagine`, which takes the same arguments."""
    return imagine(observation, count, seed, is_time_up, breadth).deals


def imagine(
    observation: Observation,
    count: int,
    seed: int,
    is_time_up: Callable[[], bool] = never,
    breadth: int = BREADTH,
) -> Imagination:
    """Imagine different deals consistent with an observation, the likeliest first.

    The same observation, count and seed give the same deals on every machine, unless time runs out.
    There is at least one, and in each of them the whole history of the deal is legal. `count` is
    the greatest number; if no more are possible, all are returned. Once `is_time_up`, asked after
    each deal weighed, is true, the deals so far must do. For each one kept, `breadth` deals are
    drawn and weighed, or `UNGUIDED` times as many where there are no beliefs to draw from.

    Raises:
        ValueError: `count` is less than 1.
        ImpossibleInformation: No deal is consistent with the observation: it is not of a real game.
    """
    if count < 1:
        raise ValueError(f"{count} deals cannot be imagined; ask for one at least")
    information = information_of(observation)
    sampler = Sampler(information)
    likelihood = Likelihood(observation, information, kinds_of_players())
    chance = random.Random(f"imagined deals {seed}")
    divisions: list[Division] = []
    logs: list[float] = []
    believed, most = _source(observation, information, count, breadth)
    for division, drawn in _candidates(sampler, believed, most, chance):
        divisions.append(division)
        # Passes say little and are expensive, so only the deals kept are weighed by them.
        told = likelihood.log_of if likelihood.has_raise else likelihood.log_of_plays
        logs.append(told(division) - drawn)
        if is_time_up():
            break
    is_complete = len(divisions) == sampler.count
    weights = _weights_of(logs, 0.0 if is_complete else FEWEST)
    if len(divisions) > count:
        weights = _resampled(weights, count, chance)
        is_complete = False
    if not likelihood.has_raise:
        weights = [
            weight and weight * exp(likelihood.log_of_calls(division))
            for weight, division in zip(weights, divisions, strict=True)
        ]
    return Imagination(_deals(information, divisions, weights), is_complete)


def _source(
    observation: Observation, information: Information, count: int, breadth: int
) -> tuple[Beliefs | None, int]:
    # What deals are drawn from, None for all alike, and how many at most.
    if breadth > 1 and tells(observation, information):
        return Beliefs(observation, information), count * breadth
    return None, count * breadth * (UNGUIDED if breadth > 1 else 1)


def _weights_of(logs: Sequence[float], fewest: float) -> list[float]:
    # Where a few draws of many explain everything, others as good have been missed, and one of them
    # alone would decide. So the weights are raised to the greatest power up to 1 that leaves the
    # effective sample size (Kong, Liu and Wong 1994) above a least one.
    fewest = min(fewest, len(logs) / 2)
    top = max(logs)
    weights = [exp(logarithm - top) for logarithm in logs]
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS if _effective(weights) < fewest else 0):
        power = (low + high) / 2
        weights = [exp(power * (logarithm - top)) for logarithm in logs]
        low, high = (power, high) if _effective(weights) >= fewest else (low, power)
    return weights


def _effective(weights: Sequence[float]) -> float:
    return sum(weights) ** 2 / sum([weight * weight for weight in weights])


def _candidates(
    sampler: Sampler, believed: Beliefs | None, most: int, chance: random.Random
) -> Iterator[tuple[Division, float]]:
    # Each with the logarithm of its chance of being drawn, relative to the others.
    if sampler.count > most:
        if believed is not None:
            return believed.draw(sampler, most, chance)
        return ((sampler.draw(chance), 0.0) for _ in range(most))
    divisions = [*sampler.all_deals()]
    # Time may run out before all are weighed; in random order any part will do.
    keys = [chance.random() for _ in divisions]
    return ((divisions[place], 0.0) for place in sorted(range(len(keys)), key=keys.__getitem__))


def _resampled(weights: list[float], count: int, chance: random.Random) -> list[float]:
    # How often each deal is chosen. The draws are *systematic*: evenly spaced with one random
    # start, so chance changes each number by less than one.
    bounds = [*accumulate(weights)]
    step, start = bounds[-1] / count, chance.random()
    chosen = [0.0] * len(weights)
    for number in range(count):
        place = bisect_right(bounds, (number + start) * step)
        chosen[min(place, len(bounds) - 1)] += 1  # rounding may go past the last
    return chosen


def _deals(
    information: Information, divisions: list[Division], weights: list[float]
) -> list[ImaginedDeal]:
    # Those with a positive weight, each once, the likeliest first.
    total = sum(weights)
    merged: dict[tuple[tuple[CardSet, CardSet, CardSet, CardSet], CardSet], float] = {}
    for division, weight in zip(divisions, weights, strict=True):
        if weight:
            key = (hands_of(information, division), division[CACHETTE])
            merged[key] = merged.get(key, 0.0) + weight / total
    deals = [ImaginedDeal(hands, cachette, weight) for (hands, cachette), weight in merged.items()]
    return sorted(deals, key=lambda deal: -deal.weight)


# Beliefs about where each hidden card is, and deals drawn from them

TURNS = 4
"""How often a change of place is proposed for each card between two draws."""

LEAST_CHANCE = 1e-2
"""The least chance assumed for any place where a card may be."""

CAUTION = 0.8
"""The power to which the chances are raised before deals are drawn, so that more of them matter."""


def tells(observation: Observation, information: Information) -> bool:
    """Whether there is a network, and for this kind of situation: on turn, three hidden hands."""
    is_on_turn = observation.phase is Phase.PLAY and observation.turn == observation.seat
    return (
        is_on_turn
        and len(information.hidden_hands) == PLACES - 1
        and load_accumulator_network("beliefs") is not None
    )


class Beliefs:
    """Draws deals by where a seat on turn believes the cards to be; `tells` must be true for it.

    A network estimates how likely each hidden card is to be in each hidden place (`quinto-lab
    train`). Deals drawn in proportion to the product of these chances, as far as the sizes of the
    hands allow, are the *proposals* of importance sampling: `imagine` divides by the chance with
    which each is drawn. So a wrong belief wastes deals, but favours none of them.
    """

    def __init__(self, observation: Observation, information: Information) -> None:
        self._information = information
        self._places = [
            *[(observation.seat + turn) % PLACES for turn in range(1, PLACES)],
            CACHETTE,
        ]
        self._cards = [card.strength for card in cards_of_set(information.unseen)]
        self._odds = self._odds_of(observation)

    def _odds_of(self, observation: Observation) -> array[float]:
        nothing = Network(array("f"), array("f"), array("f"))
        beliefs = load_accumulator_network("beliefs")
        table = playout_of(observation, self._information, nothing, None, beliefs)
        told = array("f", bytes(4 * PLACES * len(PACK)))
        table.tell(told)
        hidden = {place.place: place for place in self._information.hidden}
        odds = array("f")
        for card in self._cards:
            chances = [
                hidden[place].size * exp(told[PLACES * card + number])
                if hidden[place].allowed >> card & 1
                else 0.0
                for number, place in enumerate(self._places)
            ]
            total = sum(chances)
            odds.extend(
                [
                    max(chance / total, LEAST_CHANCE) ** CAUTION if chance else 0.0
                    for chance in chances
                ]
            )
        return odds

    def draw(
        self, sampler: Sampler, count: int, chance: random.Random
    ) -> Iterator[tuple[Division, float]]:
        """Draw deals, each with the logarithm of its chance of being drawn, up to a constant."""
        first = sampler.draw(chance)
        cards = array("Q", [1 << card for card in self._cards])
        lying = [
            next(number for number, place in enumerate(self._places) if first[place] & card)
            for card in cards
        ]
        seed = int(chance.random() * (1 << 53)) | 1
        divisions, logs = array("Q", bytes(8 * PLACES * count)), array("d", bytes(8 * count))
        divide(cards, array("i", lying), self._odds, seed, TURNS, divisions, logs)
        for number in range(count):
            sets = divisions[PLACES * number : PLACES * (number + 1)]
            yield dict(zip(self._places, sets, strict=True)), logs[number]
