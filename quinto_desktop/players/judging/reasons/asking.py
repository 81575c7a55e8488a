"""Why an action is better than another, as a question for the engine process; see `questions`.

Whoever asks need not load what finds the answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.players.judging.reasons.explained import BATCHES, Explained
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import Action, Observation

LIMIT_S = 10.0
"""How long an answer may take at most: fifty times what it usually takes."""


@dataclass(frozen=True, slots=True)
class Explaining:
    """Why is an action better than another, or, as a hint wants it, than all others (None)?"""

    observation: Observation
    action: Action
    other: Action | None
    seed: int
    batches: int = BATCHES

    @property
    def limit_s(self) -> float:
        """Many times what it takes."""
        return LIMIT_S * self.batches

    def answer(self, stop: StopFlag) -> Explained:
        """Explain it; if only one other was asked for, `best` has the reasons too."""
        from quinto_desktop.players.judging.reasons.explaining import explained, reasons_for

        if self.other is None:
            return explained(self.observation, self.action, self.seed, self.batches, stop)
        found = reasons_for(
            self.observation, self.action, self.other, self.seed, self.batches, stop
        )
        return Explained(found, (self.other,), {self.other: found})
