"""A cancelled search ends within 50 milliseconds, for every level.

They are milliseconds of processor time: whatever else the machine runs does not count.
"""

from __future__ import annotations

import time
from threading import Timer

import pytest
from hidden import playout

from quinto_desktop.players import Level, StopFlag, player_of
from quinto_desktop.rules import Form, JokerLead, MatchState, Phase, legal_actions, observe

THINKING_FACTOR = 30.0
LIMIT_S = 0.05
UNDER_WAY_S = 0.1


def moment(phase: Phase) -> MatchState:
    """The first choice of a deal, of a call or of a card."""
    states = playout(Form.FOUR, JokerLead.HIGHEST, 4).states
    return next(state for state in states if state.phase is phase and len(legal_actions(state)) > 1)


def overtime(level: Level, state: MatchState, delay_s: float) -> float:
    """How many seconds of computing a player goes on after it has been stopped."""
    stop, stopped_at = StopFlag(), [0.0]

    def call_off() -> None:
        stopped_at[0] = time.process_time()
        stop.set()

    assert state.turn is not None
    player, seen = player_of(level, THINKING_FACTOR), observe(state, state.turn)
    timer = Timer(delay_s, call_off)
    if delay_s:
        timer.start()
    else:
        call_off()
    player.choose(seen, 1, stop)
    done = time.process_time()
    timer.cancel()
    return done - stopped_at[0] if stop.is_set() else 0.0


@pytest.mark.parametrize("delay_s", [0.0, UNDER_WAY_S], ids=["before it begins", "under way"])
@pytest.mark.parametrize("phase", [Phase.DOUBLING, Phase.PLAY], ids=["a call", "a card"])
@pytest.mark.parametrize("level", Level, ids=lambda level: level.value)
def test_every_level_stops(level: Level, phase: Phase, delay_s: float) -> None:
    state = moment(phase)

    assert overtime(level, state, delay_s) < LIMIT_S


def test_a_flag_stays_set() -> None:
    stop = StopFlag()
    assert (stop.is_set(), list(stop.cell)) == (False, [0])

    stop.set()
    stop.set()

    assert stop.is_set()
    assert stop.cell[0]
