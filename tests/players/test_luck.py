"""The luck of a deal: what is usual, and results without it."""

from __future__ import annotations

import pytest

from quinto_desktop.players.judging import luck
from quinto_desktop.players.judging.luck import BETA, MEANS, Kind, adjusted, kind_of, mean_for
from quinto_desktop.rules import Form, Side


def test_every_kind_of_deal_has_a_mean() -> None:
    for form in Form:
        dummies = (Side.NS, Side.EW) if form is Form.DUMMY else (None,)
        for dummy in dummies:
            for dealer in Side:
                for scores in ((0, 0), (190, 0), (0, 245), (190, 190)):
                    mean = mean_for(form, dealer, scores, 250, dummy)
                    other = None if dummy is None else dummy.other
                    # Both sides are alike: whatever holds for one holds for the other.
                    turned = mean_for(form, dealer.other, scores[::-1], 250, other)
                    assert mean == -turned


@pytest.mark.parametrize(
    ("scores", "target", "is_near", "others_near"),
    [
        ((185, 189), 250, False, False),
        ((190, 0), 250, False, True),
        ((0, 190), 250, True, False),
        ((440, 440), 500, True, True),
        ((190, 190), 500, False, False),
    ],
)
def test_a_side_is_near_where_a_quint_may_well_win(
    scores: tuple[int, int], target: int, *, is_near: bool, others_near: bool
) -> None:
    kind = Kind(Form.FOUR, has_dummy=False, is_near=is_near, others_near=others_near)
    assert kind_of(Form.FOUR, Side.EW, scores, target) == kind


def test_a_dummy_players_deal_is_of_another_kind() -> None:
    assert kind_of(Form.DUMMY, Side.NS, (0, 25), 250, Side.NS).has_dummy
    assert not kind_of(Form.DUMMY, Side.EW, (0, 25), 250, Side.NS).has_dummy


def test_what_is_unusual_is_taken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert adjusted(40, 20, 20) == 40
    assert adjusted(40, 30, 20) == 40 - BETA * 10
    kind = Kind(Form.TWO, has_dummy=False, is_near=False, others_near=False)
    monkeypatch.setattr(luck, "MEANS", {**MEANS, kind: 3.0})
    assert mean_for(Form.TWO, Side.NS, (0, 0), 250, None) == 3
    assert mean_for(Form.TWO, Side.EW, (0, 0), 250, None) == -3
