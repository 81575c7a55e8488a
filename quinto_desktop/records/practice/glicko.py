"""Glicko-2: a rating with its uncertainty (Glickman, "Example of the Glicko-2 system", 2022).

Every attempt is a rating period of its own with one game. The puzzle is the opponent; its rating is
frozen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt

from msgspec import Struct

TAU = 0.75
"""How far the volatility moves."""

_SCALE = 173.7178
_MIDDLE = 1500.0
_CLOSE = 1e-6
_GREATEST_DEVIATION = 500.0


class Rating(Struct, frozen=True):
    """A player's rating, 1500 to begin with.

    Attributes:
        deviation: How far it may be off: in 19 of 20 cases less than twice that.
        volatility: How far the player's strength is expected to move.
    """

    rating: float = _MIDDLE
    deviation: float = _GREATEST_DEVIATION
    volatility: float = 0.09


class Game(Struct, frozen=True):
    """A game against an opponent; the score is 1 for a win, 0 for a loss, a half for a draw."""

    rating: float
    deviation: float
    score: float


def after(player: Rating, games: Sequence[Game], tau: float = TAU) -> Rating:
    """The rating after a period with these games; without any, only the deviation grows."""
    mu, phi = (player.rating - _MIDDLE) / _SCALE, player.deviation / _SCALE
    if not games:
        return _rating(mu, sqrt(phi**2 + player.volatility**2), player.volatility)
    information, surprise = 0.0, 0.0
    for game in games:
        weight = _weight(game.deviation / _SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (game.rating - _MIDDLE) / _SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (game.score - expected)
    variance = 1 / information
    volatility = _volatility(player.volatility, phi, variance, variance * surprise, tau)
    begun = phi**2 + volatility**2
    deviation = 1 / sqrt(1 / begun + information)
    return _rating(mu + deviation**2 * surprise, deviation, volatility)


def _rating(mu: float, phi: float, volatility: float) -> Rating:
    deviation = min(phi * _SCALE, _GREATEST_DEVIATION)
    return Rating(mu * _SCALE + _MIDDLE, deviation, volatility)


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, variance: float, change: float, tau: float) -> float:
    # By the paper's search (step 5).
    start = log(sigma**2)

    def slope(x: float) -> float:
        e = exp(x)
        above = e * (change**2 - phi**2 - variance - e)
        return above / (2 * (phi**2 + variance + e) ** 2) - (x - start) / tau**2

    low = start
    if change**2 > phi**2 + variance:
        high = log(change**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    return exp(_root(slope, low, high) / 2)


def _root(slope: Callable[[float], float], low: float, high: float) -> float:
    # By the Illinois method.
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return low
