"""The log of what was practised: the rating, what comes back, and that nothing gets lost."""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from quinto_desktop.records.faults import NewerVersion, RecordError
from quinto_desktop.records.practice.glicko import Game, Rating, after
from quinto_desktop.records.practice.log import NAME, Answered, PracticeLog
from quinto_desktop.records.practice.returns import Recall, first_return, next_return

NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)
STRENGTH = (1500.0, 80.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / NAME


def said(
    puzzle: str = "a", outcome: str = "wrong", at: datetime = NOW, motif: str | None = None
) -> Answered:
    return Answered(at, puzzle, "feed", "H5", outcome, None, motif)


# --------------------------------------------------------------- Glicko-2
def test_the_example_of_the_paper() -> None:
    """Glickman's own, with his tau: a player of 1500/200 meets 1400/30, 1550/100 and 1700/300."""
    games = [Game(1400, 30, 1), Game(1550, 100, 0), Game(1700, 300, 0)]
    found = after(Rating(1500, 200, 0.06), games, tau=0.5)

    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_uncertainty_grows() -> None:
    found = after(Rating(1600, 100, 0.06), [])

    assert found.rating == pytest.approx(1600)
    # Step 6 of the paper, reckoned by hand on its own scale.
    assert found.deviation == pytest.approx(173.7178 * ((100 / 173.7178) ** 2 + 0.06**2) ** 0.5)
    assert after(Rating(), []).deviation == 500


def test_a_surprise_moves_the_volatility() -> None:
    steady = Rating(1500, 40, 0.09)
    surprised = after(steady, [Game(2600, 30, 1)] * 3)

    assert surprised.volatility > steady.volatility
    assert surprised.rating > 1500 > after(steady, [Game(1500, 30, 0)]).rating


# --------------------------------------------------------------- what comes back
def test_a_mistake_comes_back_later_each_time() -> None:
    plan = first_return("a", "feed", NOW)
    days = []
    for _ in range(5):
        days.append((plan.due - plan.last).days)
        plan = next_return(plan, Recall.RIGHT, plan.due)

    assert days[0] == 1
    assert days == sorted(days)
    assert days[-1] >= 7
    assert plan.times == 5


def test_got_wrong_again_it_begins_again() -> None:
    plan = first_return("a", "feed", NOW)
    for _ in range(4):
        plan = next_return(plan, Recall.RIGHT, plan.due)
    again = next_return(plan, Recall.WRONG, plan.due)

    assert again.due - again.last < plan.due - plan.last
    near = next_return(plan, Recall.NEAR, plan.due)
    right = next_return(plan, Recall.RIGHT, plan.due)
    assert again.due < near.due < right.due


def test_a_clock_that_was_put_back_is_borne() -> None:
    plan = next_return(first_return("a", "feed", NOW), Recall.RIGHT, NOW - timedelta(days=3))

    assert plan.last == NOW


def test_the_plan_depends_on_nothing_but_its_arguments() -> None:
    assert first_return("a", "feed", NOW) == first_return("a", "feed", NOW)


# --------------------------------------------------------------- the log
def test_only_first_answers_to_rated_puzzles_count(path: Path) -> None:
    log = PracticeLog(path)

    lost = log.answer(said(), STRENGTH)
    assert lost == after(Rating(), [Game(*STRENGTH, 0)])
    assert log.answer(said(outcome="accepted"), STRENGTH) == lost
    assert log.answer(said("b"), None) == lost
    won = log.answer(said("c", "accepted"), STRENGTH)
    assert won == after(lost, [Game(*STRENGTH, 1)])
    assert [one.rating for one in log.answered] == [lost, None, None, won]


def test_everything_is_there_at_the_next_start(path: Path) -> None:
    log = PracticeLog(path)
    log.answer(said(), STRENGTH)
    log.answer(said("b", "accepted"), STRENGTH)
    log.make("own", {"theme": "royal", "deal": "…"}, NOW, returns=True)
    log.close(5)

    again = PracticeLog(path)
    assert again.rating == log.rating
    assert again.answered == log.answered
    assert again.made == {"own": {"theme": "royal", "deal": "…"}}
    assert again.returns() == log.returns()
    assert [plan.motif for plan in again.returns()] == ["a", "own"]
    assert again.has_seen("b")
    assert not again.has_seen("own")
    assert again.mended is None


def test_what_is_due_moves_when_it_has_come_back(path: Path) -> None:
    log = PracticeLog(path)
    log.answer(said(), STRENGTH)
    assert log.due(NOW) == []
    tomorrow = NOW + timedelta(days=1)
    assert [plan.motif for plan in log.due(tomorrow)] == ["a"]

    log.answer(said("like-it", "accepted", tomorrow, motif="a"), STRENGTH)

    assert log.due(tomorrow) == []
    (plan,) = log.returns()
    assert (plan.motif, plan.times) == ("a", 1)
    assert plan.due > tomorrow + timedelta(days=1)


def test_right_answers_are_not_planned() -> None:
    log = PracticeLog()
    log.answer(said(outcome="accepted"), STRENGTH)

    assert log.returns() == []


def test_a_made_puzzle_is_kept_once(path: Path) -> None:
    log = PracticeLog(path)
    for _ in range(2):
        log.make("own", {"theme": "royal"}, NOW, returns=True)

    assert path.read_text(encoding="utf-8").count("made") == 1
    assert len(log.returns()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_it_is_for_the_user_alone(path: Path) -> None:
    PracticeLog(path).answer(said(), STRENGTH)

    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_a_power_cut_has_left_swallows_no_line(path: Path) -> None:
    log = PracticeLog(path)
    log.answer(said(), STRENGTH)
    with open(path, "a", encoding="utf-8") as file:
        file.write('{"at":"2026-11-')
    log.answer(said("b"), STRENGTH)

    again = PracticeLog(path)
    assert [one.puzzle for one in again.answered] == ["a", "b"]


BAD: list[Callable[[bytes], bytes]] = [
    lambda line: line[:-4],
    lambda line: b"\xff\xfe" + line,
    lambda line: line.replace(b'"at"', b'"when"'),
    lambda line: line.replace(b"2026-11-22T", b"yesterday"),
    lambda line: b"[" * 100_000,
    lambda line: b"7",
    lambda line: b"{}",
]


@pytest.mark.parametrize("spoil", BAD)
def test_a_damaged_file_is_set_aside(path: Path, spoil: Callable[[bytes], bytes]) -> None:
    log = PracticeLog(path)
    for name in "abc":
        log.answer(said(name), STRENGTH)
    log.close(5)
    head, first, second, third = path.read_bytes().splitlines()
    damaged = b"\n".join([head, first, spoil(second), third, b""])
    path.write_bytes(damaged)

    again = PracticeLog(path)

    assert [one.puzzle for one in again.answered] == ["a", "c"]
    assert again.rating == log.rating
    assert again.mended is not None
    assert (again.mended.kept, again.mended.unread) == (3, 1)
    assert path.with_name(again.mended.aside).read_bytes() == damaged
    assert PracticeLog(path).mended is None


def test_a_newer_file_is_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    text = json.dumps({"format": "quinto-practice", "version": 2}) + "\n{}\n"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(NewerVersion):
        PracticeLog(path)
    assert path.read_text(encoding="utf-8") == text


def test_what_cannot_be_written_counts_and_is_written_later(path: Path) -> None:
    log = PracticeLog(path)
    path.parent.write_text("in the way", encoding="utf-8")
    with pytest.raises(RecordError):
        log.answer(said(), STRENGTH)
    assert len(log.answered) == 1

    os.remove(path.parent)
    log.answer(said("b"), STRENGTH)
    assert [one.puzzle for one in PracticeLog(path).answered] == ["a", "b"]


def test_answers_carry_their_time(path: Path) -> None:
    PracticeLog(path).answer(replace(said(), at=NOW.astimezone()), STRENGTH)

    assert PracticeLog(path).answered[0].at == NOW
