# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What the search, its bounds and its table tell one another."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._between import Between


@cython.final
@cython.cclass
class Path:
    """The path from the position in question to the one that the search is at, by tricks left.

    Attributes:
        needed: Of what the latest result depends on, the lowest cards that won by their rank.
        taken: Of what it depends on, the quints.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.between = [Between() for _ in range(16)]
        self.needed = 0
        self.taken = 0
