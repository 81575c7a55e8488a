"""Where a deal stands, for where the kernel is interpreted; compiled, it is a struct of C's."""

from __future__ import annotations


class State:
    """What changes as a deal is played.

    Attributes:
        hand: What each seat holds.
        could: What each seat may hold as far as the suits that it has shown void go.
        fallen: The cards of complete tricks.
        trick: The cards on the table.
        led: The suit that was led; 0 if nothing was, or the Quint Royal.
        leader: Who leads to the trick.
        count: How many cards lie on the table.
        best: The card that is winning; -1 for none.
        best_seat: Whose it is.
        tricks_done: How many tricks are complete.
        winner: The side that a quint has won the game for; -1 for none.
        points: What each side has marked.
        tricks: How many tricks each side has; one more for the cachette.
        lying: The cards on the table in their order.
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
        """Another one that stands the same."""
        other = State()
        for name, value in vars(self).items():
            setattr(other, name, [*value] if isinstance(value, list) else value)
        return other
