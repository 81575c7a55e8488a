"""The user's errors in the history, to be learnt from."""

from __future__ import annotations

import random
from contextlib import closing
from pathlib import Path

from acting import act
from history_games import NOON_MS
from pytestqt.qtbot import QtBot
from reviewing import as_made_up, inline_thinker

from quinto_desktop.game import Session, numbered_game, usual_players
from quinto_desktop.game.judging.judge_desk import SEED, JudgeDesk
from quinto_desktop.game.judging.values import Effort, played_deals
from quinto_desktop.game.past.own_mistakes import own_mistakes
from quinto_desktop.game.past.review_archive import ReviewArchive
from quinto_desktop.game.practice.practice import Practice
from quinto_desktop.game.practice.trying import new_mistakes
from quinto_desktop.records.history.choice import ALL_MARKS, Choice
from quinto_desktop.records.history.database import NAME
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.reviews import ReviewEntry, own_errors
from quinto_desktop.records.history.scribe import Entry, Reviewed, Scribe
from quinto_desktop.rules import RuleOptions

TARGET = 25
"""A game that the first quints win: little is to be judged."""


def played_game() -> Session:
    session = Session(numbered_game(usual_players(), RuleOptions(target=TARGET), seed=5))
    choice = random.Random(2)
    while not session.state.deals_finished:
        act(session, choice)
    return session


def review(session: Session, folder: Path, qtbot: QtBot) -> None:
    """Review the game's deal, and keep game and review in the history."""
    scribe = Scribe(folder, print)

    def write(entry: ReviewEntry) -> None:
        scribe.put(Reviewed(entry, NOON_MS))

    scribe.put(Entry(session.played(), NOON_MS, steps=session.steps))
    desk = JudgeDesk(inline_thinker(as_made_up), inline_thinker(), 8, effort=Effort.QUICK)
    desk.archive = archive = ReviewArchive(folder, write, SEED)
    archive.know(session.played(), session.steps)
    (deal,) = played_deals(session.steps)
    judging = desk.review(deal)
    qtbot.waitUntil(lambda: judging.review is not None, timeout=60_000)
    desk.close()
    assert scribe.close()


def test_own_errors_are_practised_once_the_gravest_first(qtbot: QtBot, tmp_path: Path) -> None:
    review(played_game(), tmp_path, qtbot)
    with closing(History(tmp_path / NAME)) as history:
        lines = own_errors(history.connection, Choice(marks=ALL_MARKS))
    assert lines

    found = own_mistakes(tmp_path, SEED, 50)

    assert [one.decision.number for one in found] == [line.number for line in lines]
    assert all(one.label.is_error for one in found)
    assert own_mistakes(tmp_path, SEED, 1) == found[:1]
    practice = Practice(tmp_path)
    exercises = [*new_mistakes(practice, found)]
    assert [one.puzzle.seat for one in exercises] == [one.decision.seat for one in found]
    assert not [*new_mistakes(practice, found)]
    assert {one.motif for one in practice.planned()} == {one.puzzle.key for one in exercises}
    practice.close()


def test_without_a_history_there_are_none(tmp_path: Path) -> None:
    assert own_mistakes(tmp_path / "nowhere", SEED, 5) == []
