"""Questions and jobs: what was dropped is never heard of again."""

from __future__ import annotations

import pytest
from playing import ManualExecutor, done
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from quinto_desktop.game import Thinker
from quinto_desktop.game.thinking.job import Job, Progress, Work, models_are_there
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest
from quinto_desktop.players import StopFlag


class Riddle:
    """A question that a test answers."""

    limit_s = 10.0

    def answer(self, stop: StopFlag) -> object:
        raise AssertionError("nobody thinks here")


class Table:
    def __init__(self) -> None:
        self.executor = ManualExecutor()
        self.owner = QObject()
        self.thinker = Thinker(lambda: self.executor)
        self.asker = EngineRequest(self.thinker, self.owner)
        self.heard: list[object] = []
        self.asker.answered.connect(self._hear)

    def _hear(self, answer: Answer) -> None:
        self.heard.append(answer.value)

    def answer(self, qtbot: QtBot, number: int, value: object) -> None:
        with qtbot.waitSignal(self.thinker.answered):
            self.executor.questions[number][0].set_result(value)


@pytest.fixture
def table(qapp: object) -> Table:
    return Table()


def test_an_answer_is_heard_once(qtbot: QtBot, table: Table) -> None:
    table.asker.ask(Riddle())
    assert table.asker.is_asking
    table.answer(qtbot, 0, "yes")
    assert table.heard == ["yes"] and not table.asker.is_asking


def test_a_new_question_takes_the_place_of_the_old(qtbot: QtBot, table: Table) -> None:
    table.asker.ask(Riddle())
    table.asker.ask(Riddle())
    table.answer(qtbot, 0, "old")
    assert table.heard == []
    table.answer(qtbot, 1, "new")
    assert table.heard == ["new"]


def test_what_was_dropped_or_asked_by_others_is_not_heard(qtbot: QtBot, table: Table) -> None:
    other = EngineRequest(table.thinker, table.owner)
    table.asker.ask(Riddle())
    other.ask(Riddle())
    table.asker.drop()
    for number in (0, 1):
        table.answer(qtbot, number, number)
    assert table.heard == []


def test_after_the_end_nothing_is_heard(qtbot: QtBot, table: Table) -> None:
    table.asker.ask(Riddle())
    table.thinker.close()
    table.answer(qtbot, 0, "too late")
    assert table.heard == [] and not table.asker.is_asking


def double(first: int) -> Work:
    """Asks for a number, shows it, asks for another, and returns both."""
    values = [first]
    for _ in range(2):
        values.append((yield Riddle()))
        yield Progress(values[-1])
        if values[-1] < 0:
            raise ValueError("too small")
    return values


class Listening:
    def __init__(self, table: Table) -> None:
        self.told: list[tuple[str, object]] = []
        self.job = Job(table.thinker, double(0), table.owner)
        for name in ("progressed", "finished", "failed"):
            getattr(self.job, name).connect(
                lambda value, name=name: self.told.append((name, value))
            )
        self.job.start()


def test_a_job_tells_what_its_work_shows_and_returns(qtbot: QtBot, table: Table) -> None:
    listening = Listening(table)
    table.answer(qtbot, 0, 3)
    assert listening.job.value == 3 and not listening.job.is_done
    table.answer(qtbot, 1, 4)
    assert listening.told == [("progressed", 3), ("progressed", 4), ("finished", [0, 3, 4])]
    assert listening.job.value == [0, 3, 4] and listening.job.is_done


@pytest.mark.parametrize("heard", [0, 1, 2])
def test_a_job_that_is_cancelled_tells_nothing_more(qtbot: QtBot, table: Table, heard: int) -> None:
    listening = Listening(table)
    job = listening.job
    job.progressed.connect(lambda _: job.cancel() if len(listening.told) == heard else None)
    if not heard:
        job.cancel()
    for number in range(max(heard, 1)):
        table.answer(qtbot, number, number)
    assert len(listening.told) == heard and job.is_done
    assert len(table.executor.questions) == min(heard, 1) + 1 and not job._request.is_asking


@pytest.mark.parametrize("by_engine", [False, True])
def test_a_job_that_fails_says_how(qtbot: QtBot, table: Table, by_engine: bool) -> None:
    listening = Listening(table)
    with qtbot.waitSignal(listening.job.failed):
        question, _ = table.executor.questions[0]
        question.set_exception(RuntimeError("no idea")) if by_engine else question.set_result(-1)
    fault = "RuntimeError: no idea" if by_engine else "ValueError: too small"
    assert listening.told[-1] == ("failed", fault) and listening.job.is_done


@pytest.mark.parametrize("answer", [True, False])
def test_what_the_players_have_learnt_is_asked_for_once(answer: bool) -> None:
    assert done(models_are_there(), lambda _: answer) == ([], answer)
