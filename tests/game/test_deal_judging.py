"""A deal is reviewed piece by piece, and comes out as it does all at once."""

from __future__ import annotations

from judged import played_deal
from playing import done
from pytestqt.qtbot import QtBot
from reviewing import Patient, inline_thinker, quick_review, short_deal, thinker_with

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.hint_engine import weigh
from quinto_desktop.game.judging.values import Effort
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.rules import Play, Seat, observe


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


def test_a_decision_is_weighed_by_more_and_more_deals() -> None:
    decision = played_deal(6).decisions[9]
    observation = observe(decision.state, decision.seat)
    shown, values = done(weigh(observation, 1, 3))
    assert [len(one.batches) for one in shown] == [1, 2]
    assert values == fair_values(observation, 1, 3)
