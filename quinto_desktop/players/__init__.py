"""Computer players: an `Observation` goes in, an action comes out.

Start at `player` for what every player is, `casual` for how the better one thinks, and
`levels` for the strengths to choose from.
"""

from quinto_desktop.players.levels import Level, player_of
from quinto_desktop.players.player import ComputerPlayer, decision_seed

__all__ = ["ComputerPlayer", "Level", "decision_seed", "player_of"]
