"""What the result of a deal tells beyond its figures: which quint won the game, and who led."""

from __future__ import annotations

from quinto_desktop.rules.seats import Side
from quinto_desktop.rules.state import CACHETTE_TRICK, DealResult, ScoredQuint, marked_points


def decisive_quint(result: DealResult, score: int, target: int) -> ScoredQuint:
    """The quint that won the game; its trick may have scored more after it.

    Args:
        result: A deal ended by a quint (rules §7); the winners took its last trick.
        score: The winners' score now. They may have reached the target before that trick,
            if both sides began the deal level above it; then its first quint won.
        target: The points that win the game.
    """
    final = [scored for scored in result.quints if scored.trick == result.quints[-1].trick]
    score -= marked_points(final)
    for scored in final:
        score += scored.quint.points
        if score >= target:
            break
    return scored


def last_lead(result: DealResult, side: Side) -> int | None:
    """Return the last trick after which a side led in the game; 0 is the beginning of the deal.

    Args:
        result: A finished deal.
        side: A side that lost the game with it.

    Returns:
        The number of the trick, 13 for the cachette; None if the side never led.
    """
    now = [*result.before]
    last = CACHETTE_TRICK if result.tricks_won is not None else result.quints[-1].trick - 1
    led = 0 if now[side] > now[side.other] else None
    for trick in range(1, last + 1):
        for scored in result.quints:
            if scored.trick == trick:
                now[scored.side] += scored.quint.points
        if now[side] > now[side.other]:
            led = trick
    return led
