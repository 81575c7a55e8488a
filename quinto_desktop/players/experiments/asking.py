"""Questions to the lab as questions for the engine process.

Whoever asks need not load what finds the answer.
"""

from __future__ import annotations

from msgspec import Struct

from quinto_desktop.players.experiments.experiment import Asked, Finding
from quinto_desktop.players.stop import StopFlag


class Experimenting(Struct, frozen=True):
    """One piece more of deals for a question, from 0; pieces may be added up in any order."""

    asked: Asked
    seed: int
    piece: int

    limit_s = 30.0  # many times what it takes

    def answer(self, stop: StopFlag) -> Finding | None:
        """Play them; None if it was stopped."""
        from quinto_desktop.players.experiments.trials import played

        return played(self.asked, self.seed, self.piece, stop)
