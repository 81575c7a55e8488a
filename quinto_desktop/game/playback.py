"""How much of a step has been seen: the table shows its events one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from quinto_desktop.rules import (
    CachetteRevealed,
    DealEnded,
    Event,
    GameWon,
    Observation,
    Phase,
    QuintScored,
    Step,
)

_ENDINGS = (DealEnded, GameWon)


def as_seen(step: Step, told: int, observation: Observation) -> Observation:
    """Return what the viewer has seen when only some events of a play have been shown.

    The step scores its quints and its tricks and may end the deal, the game and the match, all
    at once; the score sheet must not be ahead of the table, which shows one after the other.
    """
    seen, to_come = step.events[:told], step.events[told:]
    unseen = [event.scored for event in to_come if isinstance(event, QuintScored)]
    now = replace(
        observation,
        scores=_scores(step, seen),
        quints=tuple([scored for scored in observation.quints if scored not in unseen]),
    )
    if any(isinstance(event, CachetteRevealed) for event in to_come):
        now = replace(now, cachette=None)
    if any(isinstance(event, _ENDINGS) for event in to_come):
        before = step.before
        now = replace(
            now, phase=Phase.PLAY, results=before.results, winner=before.winner, games=before.games
        )
    return now


def _scores(step: Step, seen: Sequence[Event]) -> tuple[int, int]:
    scores = [event.scores for event in seen if isinstance(event, QuintScored)]
    return scores[-1] if scores else step.before.scores
