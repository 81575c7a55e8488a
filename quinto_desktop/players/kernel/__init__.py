"""The double-dummy solver: exact values of positions with all cards known.

The search itself is in `_search`, which is compiled where a C compiler was at hand when the
program was installed; it also runs as it stands, only some hundred times slower.
"""

from quinto_desktop.players.kernel.solver import (
    SearchStopped,
    Solution,
    Solver,
    StopFlag,
    is_compiled,
)

__all__ = ["SearchStopped", "Solution", "Solver", "StopFlag", "is_compiled"]
