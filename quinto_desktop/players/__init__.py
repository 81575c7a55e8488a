"""Computer players: they turn an `Observation` into an action.

Start at `player` for what every player does, `casual` for one that thinks by rules alone, `levels`
for the available strengths, and `fairness` for the proof that none sees hidden cards.
"""

from quinto_desktop.players.levels import USUAL_LEVEL, Level, is_search_compiled, player_of
from quinto_desktop.players.player import ComputerPlayer, decision_seed
from quinto_desktop.players.stop import StopFlag

__all__ = [
    "USUAL_LEVEL",
    "ComputerPlayer",
    "Level",
    "StopFlag",
    "decision_seed",
    "is_search_compiled",
    "player_of",
]
