"""The state of a deal, for the interpreted kernel; compiled, it is a C struct."""

from __future__ import annotations


class State:
    """Everything that changes as a deal is played; -1 stands for no card and for no winner.

    Attributes:
        could: What each seat may hold, considering only the voids it has shown.
        led: The suit led; 0 if nothing was led, or the Quint Royal.
        tricks: How many tricks each side has; one more for the cachette.
    """

    def __init__(self) -> None:
        self.hand = [0] * 4
        self.could = [0] * 4
        self.fallen = self.trick = self.led = 0
        self.leader = self.count = self.best = self.best_seat = 0
        self.tricks_done = self.winner = 0
        self.points = [0] * 2
        self.tricks = [0] * 2
        self.lying = [0] * 4

    def copy(self) -> State:
        """A copy of the state."""
        other = State()
        for name, value in vars(self).items():
            setattr(other, name, [*value] if isinstance(value, list) else value)
        return other
