"""How natural every action is: how often players choose it who do not think long.

The networks that model how cards are chosen tell it for cards (see `imagining.likelihood`). How
calls are chosen is not modelled closely enough: each of them counts alike.
"""

from __future__ import annotations

from math import exp

from quinto_desktop.players.imagining.information import Information
from quinto_desktop.players.imagining.kinds import LAPSE
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import load_accumulator_network, load_network
from quinto_desktop.rules import Observation, Play


def natural_shares(observation: Observation, information: Information) -> tuple[float, ...]:
    """How often each action is chosen, in the observation's order: above 0, together 1."""
    cards = [action.card for action in observation.actions if isinstance(action, Play)]
    count = len(observation.actions)
    if len(cards) < count or count == 1:
        return (1 / count,) * count
    model = load_network("play_model")
    accumulator = load_accumulator_network("accumulator_play_model")
    playout = playout_of(observation, information, model, None, accumulator)
    scores = [playout.score(card.strength) for card in cards]
    top = max(scores)
    odds = [exp(score - top) for score in scores]
    total = sum(odds)
    return tuple([(1 - LAPSE) * one / total + LAPSE / count for one in odds])
