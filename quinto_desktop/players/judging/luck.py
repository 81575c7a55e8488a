"""The luck of a deal, and a result without it.

What a deal is worth is what Masters make of it at other tables. Whoever was dealt more than is
usual had luck, and the *adjusted* result takes it off:

    adjusted = result - BETA · (mean of the other tables - usual mean)

The mean of many adjusted results is that of the results, whatever `BETA` is, as long as the usual
mean is right; it only settles sooner. So both come from earlier deals, never from those that are
adjusted.

The usual mean is not 0. A side that is near the target often wins by a quint: then the deal is
over, and none of its tricks are counted, so that it wins the game but fewer points. A Dummy-player,
who sees two hands, wins some more than the others. The means were found by `quinto-lab bench means
--level casual --deals 400`, give or take 2 to 3 points, and `BETA` by `quinto-lab bench luck
--deals 250` (0.84).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from quinto_desktop.rules import Form, Pair, Side

BETA: Final = 0.85
"""How much of what the other tables say of a deal is taken off; Cov/Var of earlier results."""

NEAR: Final = 60
"""So many points before the target, or fewer, a side may well win by a quint."""


class Kind(NamedTuple):
    """A kind of deal, as the dealer's side, which may be the Dummy-player's, sees it."""

    form: Form
    has_dummy: bool
    is_near: bool
    others_near: bool


def kind_of(form: Form, dealer: Side, scores: Pair, target: int, dummy: Side | None = None) -> Kind:
    """The kind of a deal, by the scores before it and the Dummy-player's side, if there is one."""
    near = [score + NEAR >= target for score in scores]
    return Kind(form, dummy is dealer, near[dealer], near[dealer.other])


def mean_for(form: Form, dealer: Side, scores: Pair, target: int, dummy: Side | None) -> float:
    """The usual result of a deal for North and South, less that of the others, in points.

    Takes the same arguments as `kind_of`.
    """
    mean = MEANS[kind_of(form, dealer, scores, target, dummy)]
    return mean if dealer is Side.NS else -mean


def adjusted(result: float, tables: float, mean: float) -> float:
    """A result without the luck of the deal, by the mean at the other tables and the usual one."""
    return result - BETA * (tables - mean)


def _means(form: Form, values: tuple[float, ...], *, has_dummy: bool = False) -> dict[Kind, float]:
    # By whether the dealer's side, and the others, are near: neither, they, it, both.
    kinds = [
        Kind(form, has_dummy, own, others) for own in (False, True) for others in (False, True)
    ]
    return dict(zip(kinds, values, strict=True))


MEANS: Final[Mapping[Kind, float]] = {
    **_means(Form.FOUR, (1.2, 10.3, -10.9, -2.2)),
    **_means(Form.TWO, (1.3, 6.1, -9.9, -3.7)),
    **_means(Form.DUMMY, (5.9, 14.2, -4.1, 2.8), has_dummy=True),
    **_means(Form.DUMMY, (-1.9, 3.8, -17.4, -9.5)),
}
"""The usual result of a deal for the dealer's side, in points, by its kind."""
