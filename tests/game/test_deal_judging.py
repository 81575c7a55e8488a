"""A deal is reviewed piece by piece, and comes out as it does all at once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from judged import played_deal
from made_up_figures import made_up
from playing import done
from pytestqt.qtbot import QtBot
from reviewing import (
    Patient,
    as_judged,
    as_made_up,
    inline_thinker,
    quick_review,
    short_deal,
    thinker_with,
)

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.hint_engine import weigh
from quinto_desktop.game.judging.values import Effort
from quinto_desktop.players import StopFlag
from quinto_desktop.players.judging.asking import PlayingElsewhere
from quinto_desktop.players.judging.estimates import points_of
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.rules import Play, Seat, Side, observe, tricks_won


def judging_of(executor: Patient, first: tuple[Seat, ...] = ()) -> DealJudging:
    judging = DealJudging(thinker_with(executor), short_deal(), Effort.QUICK, 1)
    judging.put_first(first)
    return judging


def go_through(qtbot: QtBot, judging: DealJudging, executor: Patient, most: int = 1000) -> None:
    for _ in range(most):
        if judging.review is not None:
            return
        before = len(executor.questions)
        executor.answer_next()
        qtbot.waitUntil(
            lambda before=before: len(executor.questions) > before or not judging.is_running  # type: ignore[misc]
        )


def test_piece_by_piece_is_all_at_once(qtbot: QtBot) -> None:
    thinker = inline_thinker()
    judging = DealJudging(thinker, short_deal(), Effort.QUICK, 1, is_begun=False)
    judging.put_first((Seat.W,))
    judging.resume()
    assert judging.cards is None and judging.review is None and not judging.verdicts
    told: list[int] = []
    judging.judged.connect(told.append)
    with qtbot.waitSignal(judging.finished):
        pass
    assert judging.review == quick_review()
    assert judging.cards == quick_review().cards and len(judging.tables) == 4
    assert judging.verdicts == dict(enumerate(quick_review().verdicts))
    assert not judging.is_running
    choices = [one for one in quick_review().verdicts if len(one.fair.actions) > 1]
    own = [one.decision.number for one in choices if one.decision.seat is Seat.W]
    assert told[: len(own)] == own
    plays = [one.decision.number for one in choices if isinstance(one.decision.action, Play)]
    assert all(told.count(number) == 2 for number in plays)  # again with hindsight


def test_stopping_keeps_what_was_found_and_resuming_goes_on(qtbot: QtBot) -> None:
    executor = Patient()
    judging = judging_of(executor)
    go_through(qtbot, judging, executor, 7)
    found = dict(judging.verdicts)
    assert found
    judging.stop()
    judging.stop()
    assert not judging.is_running and executor.open == 1
    executor.answer_next()  # with whatever it had when it was stopped
    assert judging.verdicts == found
    judging.resume()
    go_through(qtbot, judging, executor)
    assert judging.review == quick_review()


def test_an_answer_that_comes_after_resuming_counts_no_more(qtbot: QtBot) -> None:
    executor = Patient()
    judging = judging_of(executor)
    judging.stop()
    judging.resume()
    assert executor.open == 2
    executor.answer_next()
    go_through(qtbot, judging, executor)
    assert judging.review == quick_review()


def test_whoever_hears_of_a_verdict_may_stop_it(qtbot: QtBot) -> None:
    executor = Patient()
    judging = judging_of(executor)
    judging.judged.connect(judging.stop)
    while not judging.verdicts:
        executor.answer_next()
        qtbot.waitUntil(lambda: executor.open == 1 or not judging.is_running)
    assert executor.open == 0 and not judging.is_running
    judging.resume()
    assert executor.open == 1 and judging.is_running


def test_a_failure_is_told_and_can_be_tried_again(qtbot: QtBot) -> None:
    executor = Patient()
    judging = judging_of(executor)
    with qtbot.waitSignal(judging.failed) as failed:
        executor.fail_next()
    assert failed.args == ["RuntimeError: out of ideas"]
    assert judging.fault == "RuntimeError: out of ideas" and not judging.is_running
    judging.resume()
    assert judging.fault is None
    go_through(qtbot, judging, executor)
    assert judging.review == quick_review()


def test_the_expected_result_is_what_is_scored_and_what_is_still_to_come(qtbot: QtBot) -> None:
    deal = replace(played_deal(6), decisions=played_deal(6).decisions[-15:])
    judging = DealJudging(inline_thinker(as_made_up), deal, Effort.QUICK, 1)
    end = deal.decisions[-1].number
    assert judging.expected(end) is None
    with qtbot.waitSignal(judging.finished):
        pass
    for number, verdict in judging.verdicts.items():
        state = verdict.decision.state
        found, theirs = judging.expected(number), judging.expected(number, Side.EW)
        assert found is not None and theirs is not None and state.deal is not None
        sign = 1 if verdict.decision.seat.side is Side.NS else -1
        action = verdict.decision.action
        fair = made_up(observe(state, verdict.decision.seat))
        assert fair.kept == verdict.fair
        samples = [one for batch in fair.batches for one in batch]
        place = verdict.fair.tried[verdict.fair.actions.index(action)]
        still = sum(one.weight * points_of(one)[place] for one in samples)
        won, lost = tricks_won(state.deal.tricks)
        quints = sum(
            one.quint.points * (1 if one.side is Side.NS else -1) for one in state.deal.quints
        )
        so_far = (won - lost) * state.deal.trick_value + quints
        mean = sign * still / len(fair.batches) + so_far
        assert found.mean == pytest.approx(mean, abs=0.005) and found.mean == -theirs.mean
        assert found.error == theirs.error >= 0


def test_after_the_last_trick_the_expected_result_is_the_result(qtbot: QtBot) -> None:
    def at_made_up_tables(question: object, stop: StopFlag) -> object:
        is_tables = isinstance(question, PlayingElsewhere)
        return (as_made_up if is_tables else as_judged)(question, stop)

    deal = replace(played_deal(6), decisions=played_deal(6).decisions[-4:])
    judging = DealJudging(inline_thinker(at_made_up_tables), deal, Effort.QUICK, 1)
    with qtbot.waitSignal(judging.finished):
        pass
    last = judging.expected(deal.decisions[-1].number)
    assert last is not None and (last.mean, last.error) == (deal.result, 0)


def test_a_decision_is_weighed_by_more_and_more_deals() -> None:
    decision = played_deal(6).decisions[9]
    observation = observe(decision.state, decision.seat)
    shown, values = done(weigh(observation, 1, 3))
    assert [len(one.batches) for one in shown] == [1, 2]
    assert values == fair_values(observation, 1, 3)
