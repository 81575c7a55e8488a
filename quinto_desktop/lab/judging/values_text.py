"""Fair values for the command line, as a table and for JSON."""

from __future__ import annotations

from collections.abc import Iterator

from quinto_desktop.players.judging.figures import Figures
from quinto_desktop.rules.notation import action_text


def fair_json(values: Figures) -> dict[str, dict[str, float]]:
    """The values of every action.

    Points, the standard error of their difference from the best, and the chances to win the game
    and the match.
    """
    return {
        action_text(action): {
            "points": round(values.points(action).mean, 2),
            "se": round(values.points(action).error, 2),
            "win": round(values.chance(action), 4),
            "match": round(values.match_chance(action), 4),
        }
        for action in values.actions
    }


def fair_lines(values: Figures) -> Iterator[str]:
    """A line for every action, the best first; ± is a standard error, of the points behind."""
    best, is_single = values.best, values.match_ends == (0.0, 1.0)
    yield f"{'':<9}{'points':>7}{'behind':>9}{'±':>6}{'wins':>7}{'' if is_single else '  match'}"
    for action in sorted(values.actions, key=lambda one: (one != best, -values.points(one).mean)):
        points, behind = values.points(action), values.points(best).mean
        word = "best" if action == best else "too close to call" if values.is_tied(action) else ""
        figures = f"{points.mean:>+7.1f}{behind - points.mean:>9.1f}{points.error:>6.1f}"
        chances = f"{values.chance(action):>7.1%}"
        chances += "" if is_single else f"{values.match_chance(action):>7.1%}"
        yield f"{action_text(action):<9}{figures}{chances}  {word}".rstrip()
