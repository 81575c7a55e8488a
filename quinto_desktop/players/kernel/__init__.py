"""What is compiled: the double-dummy solver, and playouts.

`_search` finds exact values of positions with all cards known, `_playout` plays deals to their end
by a policy. Both are compiled where a C compiler was at hand when the program was installed; both
also run as they stand, only some hundred times slower.
"""

from quinto_desktop.players.kernel._playout import Playout
from quinto_desktop.players.kernel.networks import Network, load_network
from quinto_desktop.players.kernel.solver import (
    SearchStopped,
    Solution,
    Solver,
    is_compiled,
)
from quinto_desktop.players.stop import StopFlag

__all__ = [
    "Network",
    "Playout",
    "SearchStopped",
    "Solution",
    "Solver",
    "StopFlag",
    "is_compiled",
    "load_network",
]
