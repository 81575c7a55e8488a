"""The window hears that something the players have learnt is lacking, and only then."""

from __future__ import annotations

import pytest
from playing import ManualExecutor
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from quinto_desktop.game import Thinker
from quinto_desktop.game.thinking.model_check import ModelCheck


@pytest.mark.parametrize("answer", [True, False])
def test_what_is_lacking_is_told_once(qtbot: QtBot, answer: bool) -> None:
    executor, owner, told = ManualExecutor(), QObject(), []
    thinker = Thinker(lambda: executor)
    check = ModelCheck(thinker, owner)
    check.lacking.connect(lambda: told.append("lacking"))
    check.ask()
    with qtbot.waitSignal(thinker.answered):
        executor.questions[0][0].set_result(answer)
    assert told == ([] if answer else ["lacking"])
