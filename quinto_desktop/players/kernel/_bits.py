"""Replacements for the processor's bit operations that the compiled kernel uses."""

from __future__ import annotations

from array import array


def top_bit(bits: int) -> int:
    """The number of the highest set bit; there must be one."""
    return bits.bit_length() - 1


def low_bit(bits: int) -> int:
    """The number of the lowest set bit; there must be one."""
    return (bits & -bits).bit_length() - 1


def top_within(bits: int, mask: int) -> int:
    """The number of the highest bit set within a mask; if none is, of the highest bit set at all.

    There must be one.
    """
    return top_bit(bits & mask or bits)


def count_bits(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def add_row(to: array[float], at: int, rows: array[float], row: int, length: int) -> None:
    """Add `length` numbers of a row to those starting at `at`."""
    for i in range(length):
        to[at + i] += rows[row + i]


def add_rows(
    to: array[float], rows: array[float], which: list[int], count: int, length: int
) -> None:
    """Add the named rows to the first numbers."""
    for row in which[:count]:
        add_row(to, 0, rows, row * length, length)


def add_scaled_rows(
    to: list[float], rows: array[float], which: list[int], by: list[float], count: int, length: int
) -> None:
    """Add the named rows to the first numbers, each times its factor."""
    for row, factor in zip(which[:count], by[:count], strict=True):
        for i in range(length):
            to[i] += factor * rows[row * length + i]


def product(one: array[float], other: array[float], at: int, length: int) -> float:
    """The inner product of the first numbers with those starting at a place."""
    return sum([a * b for a, b in zip(one, other[at : at + length], strict=False)])


def fetch(_cells: object, _at: int) -> None:
    """Prefetch a number into the processor's cache; here this does nothing."""
