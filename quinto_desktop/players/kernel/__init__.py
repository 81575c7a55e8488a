"""What is compiled: the double-dummy solver, and playouts.

`_search` finds exact values of positions with all cards known; `_playout` plays deals to their end
by a policy, which sees by `_features` and `_accumulator` and judges by `_network`. Both go by the
rules as `_rules` has them in bits. `_division` draws hidden cards. All these are compiled where a
C compiler was at hand when the program was installed; all run as they stand, too, only some hundred
times slower.
"""

try:
    from quinto_desktop.players.kernel._accumulator import Accumulator
    from quinto_desktop.players.kernel._division import divide
    from quinto_desktop.players.kernel._playout import Playout
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
