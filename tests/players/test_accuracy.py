"""How well a player decided: complexity by what comes naturally, and losses made a number."""

from __future__ import annotations

import pytest
from judged import played_deal

from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.judging.accuracy import (
    BASE,
    LEAST_WEIGHT,
    TRICK,
    accuracy,
    complexity,
    loss_and_weight,
)
from quinto_desktop.players.judging.estimates import Estimate
from quinto_desktop.players.judging.fair_values import fair_values, natural_shares
from quinto_desktop.players.judging.figures import Figure, KeptFigures
from quinto_desktop.players.judging.verdicts import Decision, Verdict, is_settled
from quinto_desktop.rules import Play, observe

PLAYS = [one for one in played_deal(1).decisions if isinstance(one.action, Play)]


def figures(
    *losses: float, error: float = 0.0, natural: tuple[float, ...] = (), decides_game: bool = False
) -> tuple[Decision, KeptFigures]:
    """A decision among as many cards as there are losses, the first of which was played."""
    decision = next(
        one for one in PLAYS if len(observe(one.state, one.seat).actions) >= len(losses)
    )
    others = [one for one in observe(decision.state, decision.seat).actions]
    others.remove(decision.action)
    found = [
        Figure(Estimate(-loss), 0.5 - loss / 100, Estimate(loss, error), Estimate(loss / 100))
        for loss in losses
    ]
    count = len(losses)
    return decision, KeptFigures(
        (decision.action, *others[: count - 1]),
        tuple(range(count)),
        tuple(found),
        60,
        decides_game=decides_game,
        natural=natural or (1 / count,) * count,
    )


def verdict(*losses: float, natural: tuple[float, ...] = ()) -> Verdict:
    decision, found = figures(*losses, natural=natural)
    return Verdict(decision, found, {})


def test_what_is_natural_is_what_is_often_played() -> None:
    shares = []
    for decision in PLAYS:
        seen = observe(decision.state, decision.seat)
        found = natural_shares(seen, information_of(seen))
        assert len(found) == len(seen.actions)
        assert sum(found) == pytest.approx(1)
        assert all(one > 0 for one in found)
        if len(found) > 1:
            shares.append(found[seen.actions.index(decision.action)] * len(found))
    # The cards played are much likelier than any others.
    assert sum(shares) / len(shares) > 2


def test_every_call_counts_alike() -> None:
    first = played_deal(1).decisions[0]
    seen = observe(first.state, first.seat)
    assert natural_shares(seen, information_of(seen)) == (0.5, 0.5)


def test_complexity_is_what_is_lost_without_much_thought() -> None:
    _, found = figures(0, 10, 30, natural=(0.5, 0.3, 0.2))
    assert complexity(found) == pytest.approx(0.3 * 10 + 0.2 * 30)
    _, unsure = figures(0, 10, 30, error=10, natural=(0.5, 0.3, 0.2))
    assert complexity(unsure) == pytest.approx(0.2 * 30)  # 10 is too close to call
    _, late = figures(0, 10, 30, natural=(0.5, 0.3, 0.2), decides_game=True)
    assert complexity(late) == pytest.approx(9)  # the same, in hundredths of the game


def test_accuracy_is_a_weighted_mean() -> None:
    easy, hard = verdict(0, 20, natural=(0.999, 0.001)), verdict(2 * TRICK, 0, natural=(0.5, 0.5))
    assert loss_and_weight(easy) == (0, LEAST_WEIGHT)
    assert loss_and_weight(hard) == (2, 1)
    mean = 2 / (1 + LEAST_WEIGHT)
    assert accuracy([easy, hard]) == pytest.approx(100 * BASE**mean)
    assert accuracy([easy]) == 100
    assert accuracy([]) is None
    _, weight = loss_and_weight(verdict(2 * TRICK, 0, natural=(0.001, 0.999)))
    assert weight == pytest.approx(0.5)  # by the loss, where hardly anybody would err


def test_a_sound_choice_is_settled_once_nothing_else_can_matter() -> None:
    for losses, error, is_plain in (
        ((0, 10, 20), 2, True),
        ((0, 10, 20), 6, False),  # whether another is as good is open, and it would matter
        ((0, 0.1, 20), 0.2, True),
        ((10, 0, 20), 0.1, False),  # an error is charged, so it is weighed to the end
    ):
        decision, found = figures(*losses, error=error)
        assert is_settled(found, decision.action) is is_plain


def test_natural_shares_and_the_match_stay_with_the_figures() -> None:
    decision = PLAYS[20]
    found = fair_values(observe(decision.state, decision.seat), 1, 1)
    assert found.natural != ()
    assert found.kept.natural == tuple([round(share, 4) for share in found.natural])
    assert found.kept.match_ends == (0.0, 1.0)
