"""Stand-ins for the two bit operations that the compiled search takes from the processor."""


def top_bit(bits: int) -> int:
    """The number of the highest bit that is set; there must be one."""
    return bits.bit_length() - 1


def low_bit(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return (bits & -bits).bit_length() - 1
