"""A decision that has been judged, as a puzzle."""

from __future__ import annotations

from quinto_desktop.players.judging.figures import Figures
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.players.puzzles.puzzle import Puzzle, Theme, Value, record_of
from quinto_desktop.rules import Action, MatchState


def puzzle_of(state: MatchState, fair: Figures, theme: Theme) -> Puzzle:
    """A decision with its values, as a puzzle; whether it is unique is not asked."""
    deal, before = record_of(state)
    return Puzzle(
        deal,
        before,
        theme,
        tuple([_value(fair, action) for action in fair.actions]),
        accepted_in(fair),
        fair.decides_game,
        JUDGE,
    )


def accepted_in(fair: Figures) -> tuple[Action, ...]:
    """The right answers: the best, what equals it, and what cannot be told from it."""
    places = dict(zip(fair.actions, fair.tried, strict=True))
    top = places[fair.best]
    return tuple([one for one in fair.actions if places[one] == top or fair.is_tied(one)])


def _value(fair: Figures, action: Action) -> Value:
    points, lost = fair.points(action), fair.chance_lost(action)
    return Value(
        action,
        round(points.mean, 2),
        round(points.error, 2),
        round(fair.chance(action), 4),
        round(lost.error, 4),
    )
