# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The network that scores a card from its features: one hidden layer of rectified linear units.

It is a multilayer perceptron. Most of its inputs describe the moment and are the same for all cards
of a choice, so their part of the hidden layer is computed once (`look_at_moment`) and the card's
part is added to it (`score`). Inputs that are zero cost nothing.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from quinto_desktop.players.kernel import _cython_shim as cython

if not cython.compiled:
    from quinto_desktop.players.kernel._bits import add_scaled_rows
    from quinto_desktop.players.kernel._features import CardFeatures


# Where the inputs of a card begin, after those of the moment, and where they end (`_features`).
_CARD_AT = cython.declare(cython.int, 96)
_END = cython.declare(cython.int, 152)

MOST_HIDDEN = 64
"""The greatest number of a network's hidden units."""


@cython.final
@cython.cclass
class CardNetwork:
    """Scores cards by the layers of a `networks.Network`.

    Raises:
        ValueError: The three do not match in size.
    """

    def __init__(self, first: array[float], biases: array[float], second: array[float]) -> None:
        if not cython.compiled:
            self.base = [0.0] * MOST_HIDDEN
            self.units = [0.0] * MOST_HIDDEN
            self.which = [0] * _END
            self.by = [0.0] * _END
        if len(biases) > MOST_HIDDEN or len(second) != len(biases):
            raise ValueError(f"a network has the same weights twice, up to {MOST_HIDDEN}")
        if len(first) != _END * len(biases):
            raise ValueError(f"a network's first layer has {_END} weights for each hidden unit")
        self.hidden = len(biases)
        self.first = first
        self.biases = biases
        self.second = second

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look_at_moment(self, features: CardFeatures) -> cython.void:
        """Compute what the moment alone contributes to the hidden units."""
        j: cython.int
        for j in range(self.hidden):
            self.base[j] = self.biases[j]
        self._feed(features, 0, _CARD_AT, self.base)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def score(self, features: CardFeatures) -> cython.float:
        """The score of the described card; call `look_at_moment` first."""
        j: cython.int
        total: cython.float = 0.0
        for j in range(self.hidden):
            self.units[j] = self.base[j]
        self._feed(features, _CARD_AT, _END, self.units)
        for j in range(self.hidden):
            total += max(self.units[j], 0) * self.second[j]
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _feed(
        self, features: CardFeatures, begin: cython.int, end: cython.int, units: cython.p_float
    ) -> cython.void:
        # Add to hidden units what some of the inputs contribute.
        i: cython.int
        count: cython.int = 0
        for i in range(begin, end):
            # Without a branch: no processor could foretell which of them are zero.
            self.which[count] = i
            self.by[count] = features.inputs[i]
            count += features.inputs[i] != 0
        if self.hidden == 0:
            return
        if cython.compiled:
            add_scaled_rows(
                units,
                cython.address(self.first[0]),
                cython.address(self.which[0]),
                cython.address(self.by[0]),
                count,
                self.hidden,
            )
        else:
            add_scaled_rows(units, self.first, self.which, self.by, count, self.hidden)
