"""The last tricks, solved in every layout by the double-dummy solver."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from quinto_desktop.lab.pool.layouts import FIELDS
from quinto_desktop.players.imagining.information import card_set_of_trick
from quinto_desktop.players.kernel import Solver
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

TABLE_MB = 4


class Endings:
    """Solves layouts; a solver is made when the first is asked for."""

    def __init__(self) -> None:
        self._solver: Solver | None = None

    def values(self, observation: Observation, worlds: array[int]) -> dict[Card, int]:
        """What each playable card comes to for NS less EW, summed over layouts.

        Args:
            observation: A seat's on turn to play.
            worlds: The layouts, as `uniform_layouts` has them.
        """
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
