"""What is compiled: the double-dummy solver, and playouts.

`_search` finds exact values of positions with all cards known, `_playout` plays deals to their end
by a policy. Both are compiled where a C compiler was at hand when the program was installed; both
also run as they stand, only some hundred times slower.
"""

try:
    from quinto_desktop.players.kernel._playout import Accumulator, Playout, divide
except ImportError as error:
    raise ImportError(
        "The compiled part of the computer players is older than the rest. Install the program "
        "again, or remove the file that `path` of this error names: it also runs without.",
        path=error.path,
    ) from error
from quinto_desktop.players.kernel.networks import (
    AccumulatorNetwork,
    Network,
    load_accumulator_network,
    load_network,
)
from quinto_desktop.players.kernel.solver import (
    SearchStopped,
    Solution,
    Solver,
    is_compiled,
)
from quinto_desktop.players.stop import StopFlag

__all__ = [
    "Accumulator",
    "AccumulatorNetwork",
    "Network",
    "Playout",
    "SearchStopped",
    "Solution",
    "Solver",
    "StopFlag",
    "divide",
    "is_compiled",
    "load_accumulator_network",
    "load_network",
]
