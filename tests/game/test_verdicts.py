"""Reviews come back from the history as they were kept, and fit no other deal."""

from __future__ import annotations

import copy
import json
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from examples import each
from judged import light_reviews, played_deal, played_steps
from playing import done
from present import present
from pytestqt.qtbot import QtBot
from replaced import replace
from reviewing import (
    SHORT,
    Patient,
    inline_thinker,
    made_up_review,
    quick_review,
    short_deal,
    thinker_with,
)

from quinto_desktop.game.judging.deal_judging import DealJudging
from quinto_desktop.game.judging.hint_engine import weigh
from quinto_desktop.game.judging.values import Effort
from quinto_desktop.game.past.verdicts import *
from quinto_desktop.players.judging.accuracy import accuracy
from quinto_desktop.players.judging.deal_review import DealReview
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.verdicts import Label
from quinto_desktop.players.judging.version import JUDGE
from quinto_desktop.records import PlayerRecord, SavedGame
from quinto_desktop.records.history.reviews import KeptReview, ReviewEntry
from quinto_desktop.rules import Form, NumberedDeals, Play, RuleOptions, Seat, new_match, observe


@pytest.fixture(scope="module", autouse=True)
def in_no_time() -> Iterator[None]:
    """What other tables make of a deal would cost most of its review."""
    with light_reviews(batches=2):
        yield


NAMES = ("Ada", "Clara", "You", "Bertram")
KEY = b"0123456789abcdef"
TABLES = (15, -20, 5, 40)


def game(*people: int) -> SavedGame:
    players = [
        PlayerRecord(name, None if number in people else "club")
        for number, name in enumerate(NAMES)
    ]
    actions = tuple(step.action for step in played_steps(SHORT, (245, 245)))
    return SavedGame(RuleOptions(), NumberedDeals(1), Seat.S, tuple(players), actions)


SEED = 5


def review() -> DealReview:
    return replace(made_up_review(), cards=sum(TABLES) / len(TABLES))


def entry(*people: int) -> ReviewEntry:
    return entry_of_review(KEY, game(*people), review(), TABLES, judge_of(Effort.QUICK, SEED))


def kept(document: object | None = None) -> KeptReview:
    """What the history has, after a journey through JSON."""
    written = entry(2).document if document is None else document
    return KeptReview(entry(2).result, TABLES, json.loads(json.dumps(written)))


def test_a_review_comes_back_exactly_as_it_was() -> None:
    found = present(found_review(short_deal(), kept()))
    assert found.review == review()
    assert found.tables == TABLES
    for before, after in zip(review().verdicts, found.review.verdicts, strict=True):
        assert (before.label, before.error, before.size) == (after.label, after.error, after.size)
        assert before.hindsight_loss == after.hindsight_loss
        for action in before.fair.actions:
            assert before.fair.is_tied(action) == after.fair.is_tied(action)
            assert before.fair.match_chance(action) == after.fair.match_chance(action)
    for seat in Seat:
        assert found.review.sum_for(seat) == review().sum_for(seat)
        assert found.review.accuracy(seat) == review().accuracy(seat)


def test_a_review_with_all_there_is_to_keep_comes_back() -> None:
    verdicts = tuple(
        replace(one, fair=replace(one.fair, match_ends=(0.125, 0.875), natural=shares))
        for one in review().verdicts
        for shares in [tuple(0.0625 for _ in one.fair.actions)]
    )
    whole = replace(review(), verdicts=verdicts)
    written = entry_of_review(KEY, game(2), whole, TABLES, judge_of(Effort.QUICK, SEED))
    found = found_review(short_deal(), kept(written.document))
    assert found is not None and found.review == whole


def test_a_review_that_was_kept_before_luck_was_has_none() -> None:
    old = [one[:7] for one in json.loads(json.dumps(entry(2).document))]
    found = present(found_review(short_deal(), kept(old)))
    before, now = found.review.sum_for(Seat.S), review().sum_for(Seat.S)
    assert before.luck is None and now.luck is not None
    assert before == replace(now, luck=None, rest=now.rest + now.luck)


def test_rows_say_what_the_verdicts_say() -> None:
    written = entry(2)
    counted = [one for one in review().verdicts if one.label.is_counted]
    assert [row.number for row in written.verdicts] == [one.decision.number for one in counted]
    assert any(one.label.is_error for one in counted)
    for row, verdict in zip(written.verdicts, counted, strict=True):
        assert Label(row.label) is verdict.label
        assert row.error == pytest.approx(10 * verdict.error)
        assert row.chance_error == pytest.approx(10_000 * verdict.chance_error)
        assert row.loss / 100 == verdict.loss.mean and row.loss_se / 100 == verdict.loss.error
        assert bool(row.worth) is verdict.label.is_error
        assert row.role == {Seat.S: 0, Seat.N: 1}.get(verdict.decision.seat, 2)
    assert (written.judge.name, written.judge.effort) == (JUDGE, "quick")


def test_the_sums_of_each_role_are_those_of_its_verdicts() -> None:
    roles = entry(2).roles
    sides = ([Seat.S], [Seat.N], [Seat.E, Seat.W])
    for sums, seats in zip(roles, sides, strict=True):
        own = [one for one in review().verdicts if one.decision.seat in seats]
        counted = [one for one in own if one.label.is_counted]
        assert sums.counted == len(counted)
        assert sums.errors / 10 == pytest.approx(sum(one.error for one in own))
        assert sums.losses / 100 == pytest.approx(sum(one.loss.mean for one in counted))
        if counted:
            mean = sums.weighted / sums.weight
            assert 100 * 0.75**mean == pytest.approx(accuracy(own), abs=0.05)


@each(
    "people, expected",
    [
        ([2], {Seat.S: 0, Seat.N: 1, Seat.E: 2, Seat.W: 2}),
        ([1], {Seat.E: 0, Seat.W: 1, Seat.N: 2, Seat.S: 2}),
        ([0, 2], {Seat.N: 0, Seat.S: 1, Seat.E: 2, Seat.W: 2}),
        ([1, 2], {}),
        ([], {}),
    ],
)
def test_whose_decisions_they_were(people: list[int], expected: dict[Seat, int]) -> None:
    assert roles_of(game(*people), short_deal().start) == expected
    if not expected:
        assert all(not sums.counted for sums in entry(*people).roles)
        assert all(row.role is None for row in entry(*people).verdicts)


@each("what", ["weight", "weighted"])
def test_each_decision_weighs_by_what_was_said_of_it_what_its_review_adds_up(what: str) -> None:
    """As where people sat on both sides: nobody's sums are kept then."""
    one = entry(2)
    packed = zlib.compress(json.dumps(one.document).encode())
    for role, sums in enumerate(one.roles):
        rows = [row for row in one.verdicts if row.role == role]
        said = [(row.number, row.label, row.loss, row.chance_error, what) for row in rows]
        found = sum(weighed(packed, *one) for one in said)
        assert found == pytest.approx(getattr(sums, what), abs=len(rows))
    assert weighed(zlib.compress(b"{}"), 0, "error", 0, 0, what) == 0


def test_a_player_with_two_hands_answers_for_both() -> None:
    rules = RuleOptions(form=Form.TWO)
    players = (PlayerRecord("You", None), PlayerRecord("Ada", "club"))
    two = SavedGame(rules, NumberedDeals(1), Seat.S, players, ())
    roles = roles_of(two, new_match(rules))
    assert sorted(roles.values()) == [0, 0, 2, 2]
    assert roles[Seat.N] == roles[Seat.S]


def broken() -> list[Any]:
    whole: Any = json.loads(json.dumps(entry(2).document))
    found: list[Any] = [{}, [], whole[:-1], 7, "text"]
    for place, value in ((0, "many"), (2, [0]), (2, [99] * 13), (3, [[1]]), (4, [1]), (5, [1])):
        changed = copy.deepcopy(whole)
        changed[5][place] = value
        found.append(changed)
    return found


@each("number", range(len(broken())))
def test_what_is_not_as_it_was_written_is_found_anew(number: int) -> None:
    assert found_review(short_deal(), kept(broken()[number])) is None


def test_another_deals_review_does_not_fit() -> None:
    assert found_review(short_deal(27), kept()) is None


# -------- A deal is reviewed piece by piece, and comes out as it does all at once
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
    assert judging.cards == quick_review().cards and len(judging.tables) == 2
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
