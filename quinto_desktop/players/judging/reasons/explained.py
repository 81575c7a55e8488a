"""What is found when an action is explained; `explaining` finds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quinto_desktop.players.judging.reasons.kinds import Reason
from quinto_desktop.rules import Action

BATCHES = 2
"""How many batches of deals a reason is found in, by default."""


@dataclass(frozen=True, slots=True)
class Explained:
    """The reasons of all actions of a decision.

    Attributes:
        best: Why the best action is better than those that are clearly worse; at most two. Where a
            reason names no action that it compares with, it means all of these.
        others: For each other action, why the best is better than it; at most two each. Of equal
            cards only the lowest is there.
    """

    best: tuple[Reason, ...]
    worse: tuple[Action, ...]
    others: Mapping[Action, tuple[Reason, ...]]
