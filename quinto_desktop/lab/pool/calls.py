"""How the pool calls: by the tricks that its side takes where layouts are played out."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.lab.pool.layouts import FIELDS, uniform_layouts
from quinto_desktop.lab.pool.rule_play import Weights, rule_play_of
from quinto_desktop.rules import Call, Observation, Side

LAYOUTS = 200
"""How many layouts are played out for a call."""


@dataclass(frozen=True, slots=True)
class Calls:
    """When to double and to redouble. The numbers were set by hand.

    Attributes:
        double_from: The share of the thirteen tricks to double from.
        redouble_from: The same for a redouble.
    """

    double_from: float = 0.55
    redouble_from: float = 0.58

    def choose(self, observation: Observation, weights: Weights, seed: int) -> Call:
        """Choose a call.

        Args:
            observation: A seat's on turn in the doubling round.
            weights: Of the rule player that plays the layouts out.
            seed: The random seed.
        """
        if observation.actions == (Call.PASS,):
            return Call.PASS
        share = share_of_tricks(observation, weights, seed)
        if Call.DOUBLE in observation.actions and share >= self.double_from:
            return Call.DOUBLE
        if Call.REDOUBLE in observation.actions and share >= self.redouble_from:
            return Call.REDOUBLE
        return Call.PASS


USUAL_CALLS = Calls()


def share_of_tricks(observation: Observation, weights: Weights, seed: int) -> float:
    """The share of the thirteen tricks that the side of the seat on turn may expect."""
    assert observation.turn is not None  # a call is due
    worlds = uniform_layouts(observation, LAYOUTS, seed)
    share = rule_play_of(observation, weights).tricks(worlds, 0, len(worlds) // FIELDS)
    return share if observation.turn.side is Side.NS else 1 - share
