"""What a deal is worth: the same cards, calls and all, played by strong players at other tables."""

from __future__ import annotations

from quinto_desktop.players.judging.deal_review import Tables, difference
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.levels import decision_seed
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.rules import MatchState, Phase, apply, observe

__all__ = ["Tables", "mean_result", "results"]

_TABLES = 1 << 16
"""The seeds set aside for the tables of one deal."""


def results(
    start: MatchState, tables: Tables, seed: int, stop: StopFlag, first: int = 0
) -> list[int]:
    """Play a deal at the other tables, each with a seed of its own; so many were asked before.

    For each table, return the points that North and South won in the deal, less those of the
    others. Once stopped, the tables played so far must do.
    """
    player = Expert(tables.skill.unhurried())
    found: list[int] = []
    for table in range(first, first + tables.count):
        state, done = start, 0
        while state.phase in (Phase.DOUBLING, Phase.PLAY):
            assert state.turn is not None  # a call or a play is due
            chance = decision_seed(seed * _TABLES + table, done)
            state = apply(state, player.choose(observe(state, state.turn), chance, stop)).after
            if stop.is_set():
                return found
            done += 1
        found.append(difference(state.scores) - difference(start.scores))
    return found


def mean_result(start: MatchState, tables: Tables, seed: int, stop: StopFlag) -> float:
    """The mean of `results`, which takes the same arguments; 0 if it was stopped at once."""
    found = results(start, tables, seed, stop)
    return sum(found) / len(found) if found else 0.0
