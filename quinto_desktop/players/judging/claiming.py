"""Whether a claim holds, as a question for the engine process; see `claim`.

Whoever asks need not load what finds the answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.players.judging.claim import DEALS, MOST_POSITIONS, Claim
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import Observation


@dataclass(frozen=True, slots=True)
class Claiming:
    """Are all tricks that are left ours? A question for the engine process; see `check_claim`."""

    observation: Observation
    seed: int
    most_positions: int = MOST_POSITIONS
    deals: int = DEALS

    @property
    def limit_s(self) -> float:
        """Many times what it takes."""
        return 10.0 + 0.002 * self.most_positions

    def answer(self, stop: StopFlag) -> Claim | None:
        """Check it; None if it was stopped."""
        from quinto_desktop.players.judging.claim_check import check_claim

        return check_claim(self.observation, self.seed, self.most_positions, self.deals, stop)
