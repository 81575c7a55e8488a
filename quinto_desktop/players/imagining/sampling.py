"""Deals consistent with what a seat knows, drawn uniformly.

Dividing the unseen cards among the hidden places one by one would favour some deals. So the ways
are counted. Cards that may be in the same places form a class, places that may hold the same
classes a pool; then it only matters how many cards of each class every pool gets. The number of
ways for each division is a product of multinomials; the classes are divided in turn with the right
chances, and equivalent cards are shuffled. Counting usually takes less than a millisecond.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from math import comb
from typing import TypeAlias

from msgspec import Struct

from quinto_desktop.players.imagining.information import Hidden, Information, Place
from quinto_desktop.rules import CardSet

Division: TypeAlias = dict[Place, CardSet]
"""The cards in every hidden place: one way to divide the unseen cards."""

_Sizes: TypeAlias = tuple[int, ...]


class ImpossibleInformation(ValueError):
    """No deal is consistent with what is known: the observation is not of a real game."""


class _Pool(Struct, frozen=True):
    """Places that may hold the same cards, and how many together."""

    places: tuple[Hidden, ...]
    size: int
    allowed: CardSet


class Sampler:
    """Draws uniformly from the deals of an information set, of which `count` are different.

    Raises:
        ImpossibleInformation: There is no such deal.
    """

    def __init__(self, information: Information) -> None:
        self._pools = _pools_of(information.hidden)
        self._classes = _classes_of(information.unseen, self._pools)
        self._allowed = [
            tuple([bool(cards[0] & pool.allowed) for pool in self._pools])
            for cards in self._classes
        ]
        # Not a `functools.cache`: on methods it would make a reference cycle, and the memory would
        # be freed by a garbage collection in an arbitrary thread.
        self._known_splits: dict[tuple[int, _Sizes], list[tuple[_Sizes, int]]] = {}
        self.count = self._ways(0, tuple([pool.size for pool in self._pools]))
        for pool in self._pools:
            self.count *= _multinomial(tuple([place.size for place in pool.places]))
        if not self.count:
            raise ImpossibleInformation("no deal agrees with what has been played")

    def draw(self, chance: random.Random) -> Division:
        """Draw one of the deals, all with equal chance."""
        piles: list[list[CardSet]] = [[] for _ in self._pools]
        sizes = tuple([pool.size for pool in self._pools])
        for number, cards in enumerate(self._classes):
            split = self._choose(number, sizes, chance) if len(piles) > 1 else (len(cards),)
            shuffled = _shuffled(cards, chance)
            start = 0
            for pile, share in zip(piles, split, strict=True):
                pile.extend(shuffled[start : start + share])
                start += share
            sizes = tuple([size - share for size, share in zip(sizes, split, strict=True)])
        division: Division = {}
        for pool, pile in zip(self._pools, piles, strict=True):
            _share_out(pool, pile, chance, division)
        return division

    def all_deals(self) -> Iterator[Division]:
        """Every deal of the information set once, always in the same order."""
        cards = [card for cards in self._classes for card in cards]
        places = [place for pool in self._pools for place in pool.places]
        yield from _filled(cards, places, [place.size for place in places], {})

    def _choose(self, number: int, sizes: _Sizes, chance: random.Random) -> _Sizes:
        splits = self._splits(number, sizes)
        left = chance.random() * self._ways(number, sizes)
        for split, ways in splits:
            left -= ways
            if left < 0:
                return split
        return splits[-1][0]  # only after rounding errors

    def _ways(self, number: int, sizes: _Sizes) -> int:
        # For the classes from `number` on, among the pools.
        if number == len(self._classes):
            return 0 if any(sizes) else 1
        return sum([ways for _, ways in self._splits(number, sizes)])

    def _splits(self, number: int, sizes: _Sizes) -> list[tuple[_Sizes, int]]:
        # Each way to divide a class by numbers, with the number of divisions it leads to.
        found = self._known_splits.get((number, sizes))
        if found is None:
            found = self._known_splits[number, sizes] = []
            count = len(self._classes[number])
            for split in _shares(count, sizes, self._allowed[number]):
                rest = tuple([size - share for size, share in zip(sizes, split, strict=True)])
                ways = self._ways(number + 1, rest)
                if ways:
                    found.append((split, _multinomial(split) * ways))
        return found


def _pools_of(hidden: Sequence[Hidden]) -> list[_Pool]:
    by_allowed: dict[CardSet, list[Hidden]] = defaultdict(list)
    for place in hidden:
        by_allowed[place.allowed].append(place)
    return [
        _Pool(tuple(places), sum(place.size for place in places), allowed)
        for allowed, places in by_allowed.items()
    ]


def _classes_of(unseen: CardSet, pools: Sequence[_Pool]) -> list[list[CardSet]]:
    # As one-card sets, by the pools that may hold them; tightest first.
    by_pools: dict[tuple[bool, ...], list[CardSet]] = defaultdict(list)
    while unseen:
        card = unseen & -unseen
        unseen ^= card
        by_pools[tuple([bool(card & pool.allowed) for pool in pools])].append(card)
    return [by_pools[key] for key in sorted(by_pools, key=lambda key: (sum(key), key))]


def _shares(count: int, sizes: _Sizes, allowed: tuple[bool, ...]) -> Iterator[_Sizes]:
    room = min(sizes[0], count) if allowed[0] else 0
    if len(sizes) == 1:
        if count <= room:
            yield (count,)
        return
    for share in range(room + 1):
        for rest in _shares(count - share, sizes[1:], allowed[1:]):
            yield (share, *rest)


@cache
def _multinomial(split: _Sizes) -> int:
    ways, left = 1, sum(split)
    for share in split:
        ways *= comb(left, share)
        left -= share
    return ways


def _shuffled(cards: list[CardSet], chance: random.Random) -> list[CardSet]:
    # By the only random sequence that Python guarantees to keep.
    cards = cards.copy()
    draw = chance.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(draw() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _share_out(pool: _Pool, pile: list[CardSet], chance: random.Random, division: Division) -> None:
    if len(pool.places) > 1:
        pile = _shuffled(pile, chance)
    start = 0
    for place in pool.places:
        # The sum of distinct bits is their union, and `sum` runs at the speed of C.
        division[place.place] = sum(pile[start : start + place.size])
        start += place.size


def _filled(
    cards: list[CardSet], places: list[Hidden], room: list[int], division: Division
) -> Iterator[Division]:
    if not cards:
        yield {place.place: division.get(place.place, 0) for place in places}
        return
    card, rest = cards[0], cards[1:]
    for number, place in enumerate(places):
        if room[number] and card & place.allowed:
            room[number] -= 1
            division[place.place] = division.get(place.place, 0) | card
            yield from _filled(rest, places, room, division)
            division[place.place] ^= card
            room[number] += 1
