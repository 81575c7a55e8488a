"""The compiled part: the double-dummy solver, and playouts.

`_search` finds exact values of positions with all cards known. `_suits` tells it what follows from
single suits, `_bounds` which positions need no search, `_transpositions` what is known already, in
the form of `_entries`, and `_ordering` which cards to try first. `_playout` plays deals to their
end with a policy, which sees through `_features` and `_accumulator` and judges with `_network`, and
searches who wins the game in the last tricks with `_ending`.
Both keep the rules of `_rules`. `_division` draws hidden cards.

All of these are compiled if a C compiler was available when the program was installed; otherwise
they run interpreted, about a hundred times slower.
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
    model_faults,
)
from quinto_desktop.players.kernel.solver import SearchStopped, Solution, Solver, is_compiled
from quinto_desktop.players.stop import StopFlag
