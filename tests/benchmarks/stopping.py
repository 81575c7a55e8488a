"""How soon a search ends once it has been called off: 50 milliseconds are promised.

Players of every level, whole searches and playouts are stopped before they begin and under way:

    python tests/benchmarks/stopping.py

They are milliseconds of the processor, for whatever else the machine runs does not count; “nan” is
said of what was over before it could be stopped. The exit code is 1 if any is above the promise.
"""

from __future__ import annotations

import random
import sys
import time
from array import array
from collections.abc import Callable
from contextlib import suppress
from math import isnan
from threading import Timer

from virtual_screen import say

from quinto_desktop.lab.solving.bench_solver import random_position
from quinto_desktop.players import Level, StopFlag, player_of
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import SearchStopped, Solver, load_network
from quinto_desktop.rules import *

PROMISED_MS = 50
UNDER_WAY_S = 0.1
THINKING_FACTOR = 30.0
DEALS = 200_000


def overtime_ms(think: Callable[[StopFlag], object], delay_s: float) -> float:
    """How many milliseconds of computing something goes on after it has been stopped."""
    stop, stopped_at = StopFlag(), [0.0]

    def call_off() -> None:
        stopped_at[0] = time.process_time()
        stop.set()

    timer = Timer(delay_s, call_off)
    if delay_s:
        timer.start()
    else:
        call_off()
    think(stop)
    done = time.process_time()
    timer.cancel()
    return 1000 * (done - stopped_at[0]) if stop.is_set() else float("nan")


def moments() -> dict[str, MatchState]:
    """A call, and a card in the middle of a deal."""
    state, chance = apply(new_match(), Deal(shuffled_pack(4, 1))).after, random.Random(4)
    found = {"a call": state}
    while state.phase is Phase.DOUBLING or state.deal is None or len(state.deal.tricks) < 5:
        state = apply(state, chance.choice(legal_actions(state))).after
    return {**found, "a card": state}


def choosing(level: Level, state: MatchState) -> Callable[[StopFlag], object]:
    """Let a level choose, with far too much to think about."""
    seen = observe(state, state.mover)
    player = player_of(level, THINKING_FACTOR, unhurried=True)
    return lambda stop: player.choose(seen, 1, stop)


def solving(stop: StopFlag) -> None:
    """Solve whole deals."""
    with suppress(SearchStopped):
        solver = Solver(table_mb=16, stop=stop)
        for seed in range(1000):
            solver.solve(random_position(random.Random(seed), 12, 5))


def playing_out(state: MatchState, exact: int) -> Callable[[StopFlag], object]:
    """Play a deal out over and over, or search it to its end."""
    assert state.turn is not None and state.deal is not None
    seen = observe(state, state.turn)
    table = playout_of(seen, information_of(seen), load_network("policy"))
    worlds = array("Q", [*map(card_set, state.deal.hands), 0, 1] * DEALS)

    def weigh(stop: StopFlag) -> None:
        table.mark(stop.cell)
        table.weigh(worlds, 0, DEALS, [-1], exact, array("d", [0.0]))

    return weigh


def main() -> int:
    at = moments()
    thoughts = {
        f"{level.value}, {name}": choosing(level, state)
        for level in Level
        for name, state in at.items()
    }
    thoughts["solving"] = solving
    thoughts["playing out"] = playing_out(at["a card"], exact=0)
    thoughts["searching a whole deal"] = playing_out(at["a card"], exact=TRICKS_IN_A_DEAL)
    for think in thoughts.values():
        overtime_ms(think, 0.0)  # loads what it needs
    worst = 0.0
    for name, think in thoughts.items():
        found = [overtime_ms(think, delay_s) for delay_s in (0.0, UNDER_WAY_S)]
        worst = max(worst, *[one for one in found if not isnan(one)])
        say(f"{name:<24}{found[0]:>8.1f} ms before it begins{found[1]:>8.1f} ms under way")
    return 1 if worst > PROMISED_MS else 0


if __name__ == "__main__":
    sys.exit(main())
