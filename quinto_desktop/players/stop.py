"""The flag by which a thought is called off. Loaded with the window, so it loads nothing itself."""

from __future__ import annotations

from array import array


class StopFlag:
    """Calls off whatever it was given to, from any thread; once set it stays set.

    Attributes:
        cell: One byte, not 0 once the flag is set: the compiled search reads it as it stands.
    """

    def __init__(self) -> None:
        self.cell = array("B", [0])

    def set(self) -> None:
        """Stop every thought that this flag was given to, within 50 milliseconds."""
        self.cell[0] = 1

    def is_set(self) -> bool:
        """Whether it has been set."""
        return bool(self.cell[0])
