"""Whether a call is the last word of its player: who calls for both hands has a second turn."""

from __future__ import annotations

from quinto_desktop.rules import MatchState, Observation, Phase

_TURNS_OF_A_SIDE = 2


def calls_again(moment: MatchState | Observation) -> bool:
    """Return whether the player on turn to call has another turn, for the other hand (rules §9).

    The judge takes a pass for the last word, which it then is not: so such calls are not judged.
    """
    turn = moment.turn
    if moment.phase is not Phase.DOUBLING or turn is None:
        return False
    if isinstance(moment, Observation):
        calls = moment.calls
    else:
        assert moment.deal is not None  # a deal is in progress
        calls = moment.deal.calls
    return len(calls) < _TURNS_OF_A_SIDE and moment.seating[turn] == moment.seating[turn.partner]
