"""Stand-ins for the bit operations that the compiled kernel takes from the processor."""

from __future__ import annotations

from array import array


def top_bit(bits: int) -> int:
    """The number of the highest bit that is set; there must be one."""
    return bits.bit_length() - 1


def low_bit(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return (bits & -bits).bit_length() - 1


def count_bits(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def add_row(to: array[float], at: int, rows: array[float], row: int, length: int) -> None:
    """Add so many numbers from one place on to those from another place on."""
    for i in range(length):
        to[at + i] += rows[row + i]


def add_rows(
    to: array[float], rows: array[float], which: list[int], count: int, length: int
) -> None:
    """Add to the first numbers the rows of so many that are named."""
    for row in which[:count]:
        add_row(to, 0, rows, row * length, length)


def add_scaled_rows(
    to: list[float],
    rows: array[float],
    which: list[int],
    by: list[float],
    count: int,
    length: int,
) -> None:
    """Add to the first numbers the rows of so many that are named, each by its factor."""
    for row, factor in zip(which[:count], by[:count], strict=True):
        for i in range(length):
            to[i] += factor * rows[row * length + i]


def product(one: array[float], other: array[float], at: int, length: int) -> float:
    """The inner product of the first numbers and of those from a place on."""
    return sum([a * b for a, b in zip(one, other[at : at + length], strict=False)])


def fetch(_cells: object, _at: int) -> None:
    """Let the processor's cache know that a number will soon be asked for; here, nothing."""
