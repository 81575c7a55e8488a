"""Beliefs about where each hidden card is, and deals drawn from them.

From what a seat remembers of a deal, a network estimates how likely each hidden card is to be in
each hidden place (`quinto-lab train`). Deals drawn in proportion to the product of these chances,
as far as the sizes of the hands allow, are much likelier than uniform ones. They are the
*proposals* of importance sampling: the chance with which each is drawn is known up to a factor, and
`imagination` divides by it. So a wrong belief wastes deals, but favours none of them. The
constants were set by hand.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from math import exp

from quinto_desktop.players.imagining.information import CACHETTE, Information
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.imagining.sampling import Division, Sampler
from quinto_desktop.players.kernel import Network, divide, load_accumulator_network
from quinto_desktop.players.kernel.networks import PLACES
from quinto_desktop.rules import PACK, Observation, Phase, cards_of_set

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
    """Draws deals by where a seat on turn believes the cards to be; `tells` must be true for it."""

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
