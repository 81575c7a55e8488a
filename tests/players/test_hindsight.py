"""What could have been had with all cards known, from a deal's last card back to its first."""

from __future__ import annotations

import pytest
from judged import endings, played_deal

from quinto_desktop.players.judging.hindsight import hindsight, looked_back, position_of
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag
from quinto_desktop.rules import Phase, Play, Side


def test_known_endings_have_their_value() -> None:
    solver = Solver(16)
    found = endings(8)
    assert len(found) > 50
    for state, value in found:
        assert state.turn is not None
        (values,) = hindsight(solver, [state])
        assert max(values.values()) == (value if state.turn.side is Side.NS else -value)


def test_looking_back_gives_what_each_position_gives_by_itself() -> None:
    plays = [one.state for one in played_deal(3).decisions if one.state.phase is Phase.PLAY]
    late, alone = plays[-30:], Solver(16)
    found = [*hindsight(Solver(16), late)][::-1]
    for state, values in zip(late, found, strict=True):
        assert state.turn is not None
        sign = 1 if state.turn.side is Side.NS else -1
        by_itself = alone.solve(position_of(state), line=False).cards
        assert values == {card: sign * value for card, value in by_itself.items()}


def test_nobody_can_do_better_than_the_card_played_after_what_was_lost() -> None:
    decisions = [one for one in played_deal(4).decisions if one.state.phase is Phase.PLAY]
    found = [*hindsight(Solver(64), [one.state for one in decisions])][::-1]
    signs = [1 if one.seat.side is Side.NS else -1 for one in decisions]
    best = [sign * max(values.values()) for sign, values in zip(signs, found, strict=True)]
    lost = 0
    for sign, decision, values in zip(signs, decisions, found, strict=True):
        assert isinstance(decision.action, Play)
        lost += sign * (max(values.values()) - values[decision.action.card])
    assert best[0] - lost == played_deal(4).result


def test_what_nobody_can_choose_any_more_comes_to_the_same_both_ways() -> None:
    plays = [one.state for one in played_deal(3).decisions if one.state.phase is Phase.PLAY][-4:]
    found = [*looked_back(Solver(16), plays, StopFlag())]
    assert len(found) == 4
    for seen in found:
        assert seen.best == seen.played_on


def test_it_can_be_stopped() -> None:
    stop = StopFlag()
    stop.set()
    plays = [one.state for one in played_deal(3).decisions if one.state.phase is Phase.PLAY]
    with pytest.raises(SearchStopped):
        next(hindsight(Solver(16, stop), plays))
