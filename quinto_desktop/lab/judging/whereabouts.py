"""Where imagined deals put the unseen cards, and how surprising it is where they lie."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from quinto_desktop.players.imagining.imagination import ImaginedDeal
from quinto_desktop.players.imagining.information import CACHETTE, information_of
from quinto_desktop.rules import CardSet, Observation, cards_of_set


@dataclass(frozen=True, slots=True)
class Surprise:
    """How surprising it is where the unseen cards lie, at one decision; nats a card, 0 or more.

    Attributes:
        imagined: To one who believes the imagined deals.
        by_sizes: To one who knows only how many cards are in each place.
    """

    imagined: float
    by_sizes: float


def surprise_at(
    observation: Observation, deals: Sequence[ImaginedDeal], truth: ImaginedDeal
) -> Surprise:
    """How surprising the truth is.

    A share from a few deals is never certain, so one more deal is counted in each, shared out
    by the sizes of the places alone.

    Args:
        observation: What the seat knows; at least one card is unseen.
        deals: Imagined by it; their weights need not sum to 1.
        truth: Where the cards are.
    """
    information = information_of(observation)
    sizes = {one.place: one.size for one in information.hidden}
    shares = shares_of([*sizes], deals)
    weights = [deal.weight for deal in deals]
    total, count = sum(weights), sum(weights) ** 2 / sum([weight**2 for weight in weights])
    imagined, by_sizes = [], []
    for place, size in sizes.items():
        chance = size / sum(sizes.values())
        for card in cards_of_set(cards_at(truth, place)):
            share = shares[place][card.strength] / total
            by_sizes.append(-math.log(chance))
            imagined.append(-math.log((count * share + chance) / (count + 1)))
    return Surprise(fmean(imagined), fmean(by_sizes))


def shares_of(
    places: Sequence[int], deals: Sequence[ImaginedDeal]
) -> dict[int, defaultdict[int, float]]:
    """In what share of the deals each place holds each card.

    Args:
        places: The hidden places.
        deals: Imagined ones.

    Returns:
        Sums of the deals' weights, by place and strength.
    """
    found: dict[int, defaultdict[int, float]] = {place: defaultdict(float) for place in places}
    for deal in deals:
        for place in places:
            for card in cards_of_set(cards_at(deal, place)):
                found[place][card.strength] += deal.weight
    return found


def cards_at(deal: ImaginedDeal, place: int) -> CardSet:
    """The cards in a hidden place of a deal."""
    return deal.cachette if place == CACHETTE else deal.hands[place]
