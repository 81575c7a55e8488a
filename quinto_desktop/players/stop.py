"""The flag that cancels a computer player's search. The window loads it, so it imports nothing."""

from __future__ import annotations

from array import array


class StopFlag:
    """Cancels the searches it was given to, from any thread; once set it stays set.

    The `cell` is one byte, not zero once the flag is set; the compiled search reads it directly.
    """

    def __init__(self) -> None:
        self.cell = array("B", [0])

    def set(self) -> None:
        """Stop every search that this flag was given to, within 50 milliseconds."""
        self.cell[0] = 1

    def is_set(self) -> bool:
        """Whether it has been set."""
        return bool(self.cell[0])
