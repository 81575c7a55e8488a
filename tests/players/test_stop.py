"""A cancelled search ends soon; in how many milliseconds, `benchmarks/stopping.py` measures."""

from __future__ import annotations

import pytest
from hidden import playout

from quinto_desktop.players import Level, StopFlag, player_of
from quinto_desktop.rules import Form, JokerLead, MatchState, Phase, legal_actions, observe

THINKING_FACTOR = 30.0
FEW_LOOKS = 5
"""How often a player may look at the flag once it is set, on its way out."""


class Watched(StopFlag):
    """Sets itself when it is looked at for so many times, and counts on."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.looks, self._at = 0, at

    def is_set(self) -> bool:
        self.looks += 1
        if self.looks == self._at:
            self.set()
        return super().is_set()


def moment(phase: Phase) -> MatchState:
    """A choice of a deal that is worth a thought, of a call or of a card."""
    states = playout(Form.FOUR, JokerLead.HIGHEST, 4).states
    least = 2 if phase is Phase.DOUBLING else 4
    choices = [
        state for state in states if state.phase is phase and len(legal_actions(state)) >= least
    ]
    return choices[0 if phase is Phase.DOUBLING else 4]


@pytest.mark.parametrize("at", [1, 20, 100], ids="at look {}".format)
@pytest.mark.parametrize("phase", [Phase.DOUBLING, Phase.PLAY], ids=["a call", "a card"])
@pytest.mark.parametrize("level", [Level.CLUB, Level.MASTER], ids=lambda level: level.value)
def test_who_thinks_stops(level: Level, phase: Phase, at: int) -> None:
    state, stop = moment(phase), Watched(at)
    assert state.turn is not None
    seen = observe(state, state.turn)

    choice = player_of(level, THINKING_FACTOR, unhurried=True).choose(seen, 1, stop)

    assert choice in seen.actions
    assert at <= stop.looks <= at + FEW_LOOKS


def test_a_flag_stays_set() -> None:
    stop = StopFlag()
    assert (stop.is_set(), list(stop.cell)) == (False, [0])

    stop.set()
    stop.set()

    assert stop.is_set()
    assert stop.cell[0]
