"""Accumulators as the players see them; the source itself is typed for Cython."""

from array import array

ACCUMULATOR_INPUTS: int
MANNERS: int
MOST_ACCUMULATED: int

class Accumulator:
    def __init__(
        self,
        rows: array[float],
        biases: array[float],
        output_weights: array[float],
        output_biases: array[float],
    ) -> None: ...
