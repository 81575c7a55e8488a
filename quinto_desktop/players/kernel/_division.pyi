"""Divisions as the players see them; the source itself is typed for Cython."""

from array import array

def divide(
    cards: array[int],
    places: array[int],
    odds: array[float],
    seed: int,
    turns: int,
    into: array[int],
    logs: array[float],
) -> None: ...
