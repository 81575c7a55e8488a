"""One question at a time: what was dropped is never heard of again."""

from __future__ import annotations

import pytest
from playing import ManualExecutor
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from quinto_desktop.game import Thinker
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
