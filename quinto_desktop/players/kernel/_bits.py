"""Stand-ins for the bit operations that the compiled kernel takes from the processor."""


def top_bit(bits: int) -> int:
    """The number of the highest bit that is set; there must be one."""
    return bits.bit_length() - 1


def low_bit(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return (bits & -bits).bit_length() - 1


def count_bits(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def fetch(_cells: object, _at: int) -> None:
    """Let the processor's cache know that a number will soon be asked for; here, nothing."""
