"""The deals that a player imagines, each as likely as what it has seen makes it.

A player that knows its own cards alone thinks about *determinizations*: whole deals of the
information set. They are drawn, by `beliefs` where there are any and else uniformly, weighted by
the likelihood of what the others have called and played, and the likely ones are kept
(*sampling-importance-resampling*). When there are few, all are enumerated instead, and the weights
are exact for the model.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from math import exp

from quinto_desktop.players.imagining.beliefs import Beliefs, tells
from quinto_desktop.players.imagining.information import (
    CACHETTE,
    Information,
    hands_of,
    information_of,
)
from quinto_desktop.players.imagining.likelihood import TRUST, Likelihood
from quinto_desktop.players.imagining.sampling import Division, Sampler
from quinto_desktop.players.kernel import load_accumulator_network, load_network
from quinto_desktop.rules import CardSet, Observation

BREADTH = 8
"""How many deals are drawn and weighed for each that is kept, as a rule."""


@dataclass(frozen=True, slots=True)
class ImaginedDeal:
    """A deal as it may be: where all cards lie that have not been played.

    Attributes:
        hands: The cards still held, by seat.
        cachette: Its five cards.
        weight: How likely the deal is; the weights of all deals imagined together make 1.
    """

    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    cachette: CardSet
    weight: float


@dataclass(frozen=True, slots=True)
class Imagination:
    """What a player imagines.

    Attributes:
        deals: Different deals, the likeliest first.
        is_complete: Whether no other deal is possible, so that chance has no part in them.
    """

    deals: list[ImaginedDeal]
    is_complete: bool


def never() -> bool:
    """Time is not up."""
    return False


def imagined_deals(
    observation: Observation,
    count: int,
    seed: int,
    is_time_up: Callable[[], bool] = never,
    breadth: int = BREADTH,
) -> list[ImaginedDeal]:
    """The deals of `imagine`, to which the arguments go."""
    return imagine(observation, count, seed, is_time_up, breadth).deals


def imagine(
    observation: Observation,
    count: int,
    seed: int,
    is_time_up: Callable[[], bool] = never,
    breadth: int = BREADTH,
) -> Imagination:
    """Different deals that agree with an observation, the likeliest first.

    The same observation, count and seed give the same deals on every machine, unless time is up.
    Each deal allows the whole history of the deal legally.

    Args:
        observation: What a seat knows, from the first call to the last card of a deal.
        count: How many deals to give at most, 1 or more. If no more are possible, all are given.
        seed: Where chance comes from.
        is_time_up: Asked after each deal that is weighed; then the deals so far must do.
        breadth: How many deals are drawn and weighed for each that is kept, 1 or more.

    Returns:
        One deal at least.

    Raises:
        ValueError: `count` is less than 1.
        ImpossibleInformation: No deal agrees with the observation: it is of no real game.
    """
    if count < 1:
        raise ValueError(f"{count} deals cannot be imagined; ask for one at least")
    information = information_of(observation)
    sampler = Sampler(information)
    likelihood = Likelihood(
        observation,
        information,
        load_network("play_model"),
        load_accumulator_network("accumulator_play_model"),
    )
    chance = random.Random(f"imagined deals {seed}")
    divisions: list[Division] = []
    logs: list[float] = []
    believed = None
    if breadth > 1 and tells(observation, information):
        believed = Beliefs(observation, information)
    for division, drawn in _candidates(sampler, believed, count * breadth, chance):
        divisions.append(division)
        # Passes tell little and cost much: only the deals that are kept are weighed by them.
        told = likelihood.log_of if likelihood.has_raise else likelihood.log_of_plays
        logs.append(TRUST * told(division) - drawn)
        if is_time_up():
            break
    top = max(logs)
    weights = [exp(logarithm - top) for logarithm in logs]
    is_complete = len(divisions) == sampler.count
    if len(divisions) > count:
        weights = _resampled(weights, count, chance)
        is_complete = False
    if not likelihood.has_raise:
        weights = [
            weight and weight * exp(TRUST * likelihood.log_of_calls(division))
            for weight, division in zip(weights, divisions, strict=True)
        ]
    return Imagination(_deals(information, divisions, weights), is_complete)


def _candidates(
    sampler: Sampler, believed: Beliefs | None, most: int, chance: random.Random
) -> Iterator[tuple[Division, float]]:
    """All deals in any order, if they are not too many; else draws, by beliefs if there are any.

    With each the logarithm of how readily it is drawn beside the others.
    """
    if sampler.count > most:
        if believed is not None:
            return believed.draw(sampler, most, chance)
        return ((sampler.draw(chance), 0.0) for _ in range(most))
    divisions = [*sampler.all_deals()]
    # Time may be up before all are weighed; those that are then are no worse than any.
    keys = [chance.random() for _ in divisions]
    return ((divisions[place], 0.0) for place in sorted(range(len(keys)), key=keys.__getitem__))


def _resampled(weights: list[float], count: int, chance: random.Random) -> list[float]:
    """How often each deal is chosen in so many draws in proportion to the weights.

    The draws are *systematic*: evenly spaced with one random start, so that chance moves each
    number by less than one.
    """
    bounds = [*accumulate(weights)]
    step, start = bounds[-1] / count, chance.random()
    chosen = [0.0] * len(weights)
    for number in range(count):
        place = bisect_right(bounds, (number + start) * step)
        chosen[min(place, len(bounds) - 1)] += 1  # rounding may reach beyond the last
    return chosen


def _deals(
    information: Information, divisions: list[Division], weights: list[float]
) -> list[ImaginedDeal]:
    """The deals that have a weight, each once, the likeliest first."""
    total = sum(weights)
    merged: dict[tuple[tuple[CardSet, CardSet, CardSet, CardSet], CardSet], float] = {}
    for division, weight in zip(divisions, weights, strict=True):
        if weight:
            key = (hands_of(information, division), division[CACHETTE])
            merged[key] = merged.get(key, 0.0) + weight / total
    deals = [ImaginedDeal(hands, cachette, weight) for (hands, cachette), weight in merged.items()]
    return sorted(deals, key=lambda deal: -deal.weight)
