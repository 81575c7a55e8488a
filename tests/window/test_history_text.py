"""What is wrong with the history is told in a sentence; what no approved text of figures holds."""

from __future__ import annotations

import re
import sqlite3
from threading import current_thread, main_thread

import pytest
from all_counted import figures
from at_the_table import choose
from history_games import NOON_MS
from history_games import match as past_match
from kit import *
from legible_scene import game_of
from present import present
from seating import Scene

from quinto_desktop.game.past.statistics import HistoryError, HistoryFault, Settled
from quinto_desktop.window.app.program import _keep_history
from quinto_desktop.window.history.statistics_content import Measure, evening_words
from quinto_desktop.window.text.fault_text import history_text

VALUES: dict[str, str | int | Path] = {
    "path": Path("h.db"),
    **dict.fromkeys(("aside", "backup"), "old.db"),
    "matches": 12,
    "version": "3.36",
    "least": "3.37",
    "reason": "KeyError",
}


@pytest.mark.parametrize("fault", HistoryFault, ids=lambda fault: fault.name)
def test_every_fault_is_told_with_all_its_values(fault: HistoryFault) -> None:
    told = history_text(HistoryError(fault, **{name: VALUES[name] for name in fault.names}))
    assert re.fullmatch(r"[A-Z].*\.", told)
    assert "{" not in told


def have_been_played(deals: int, state: MatchState) -> bool:
    return state.deals_finished >= deals or state.phase is Phase.MATCH_OVER


def test_a_history_that_cannot_be_written_is_told_once_and_play_goes_on(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders.history.mkdir(parents=True)
    with closing(sqlite3.connect(folders.history / "history.db")) as newer:
        newer.execute("CREATE TABLE deals (id INTEGER)")
        newer.execute("PRAGMA user_version = 99")
        newer.execute(f"PRAGMA application_id = {0x51756E74}")
    told: list[str] = []
    scene = Scene(qtbot, folders, game_of(Form.FOUR))
    monkeypatch.setattr(
        scene.room, "tell", lambda text: told.append(f"{current_thread().name}: {text}")
    )
    _keep_history(scene.room, folders)
    keeping = present(scene.room.findChild(HistoryKeeping))
    failures: list[object] = []
    keeping.failed.connect(failures.append)
    scene.window.show()
    scene.controller.start()
    for deals in (1, 2):
        scene.play_last_step_to(partial(have_been_played, deals))
    qtbot.waitUntil(lambda: len(failures) > 1)
    (sentence,) = told
    assert sentence.startswith(f"{main_thread().name}: The history “")
    assert sentence.endswith("was written by a newer Quinto and stays as it is; update Quinto.")
    scene.window.close()
    keeping.close()


@pytest.mark.parametrize("command", [Command.HISTORY, Command.STATISTICS], ids=lambda one: one.name)
def test_what_is_found_damaged_in_a_window_is_mended_by_the_thread_and_told(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    path = folders.history / "history.db"
    with closing(History(path)) as history:
        for seed in range(3):
            history.enter(past_match(seed), NOON_MS)
    told: list[str] = []
    scene = Scene(qtbot, folders, game_of(Form.FOUR))
    monkeypatch.setattr(scene.room, "tell", told.append)
    _keep_history(scene.room, folders)
    keeping = present(scene.room.findChild(HistoryKeeping))
    scene.window.show()
    keeping._settle()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE players")
        connection.execute("DROP TABLE sums")
    choose(scene.room, command)
    qtbot.waitUntil(lambda: bool(told))
    (sentence,) = told
    assert "Games recovered: 3." in sentence
    dialog: HistoryDialog | StatisticsDialog | None = scene.window.findChild(
        HistoryDialog
    ) or scene.window.findChild(StatisticsDialog)
    if isinstance(dialog, HistoryDialog):
        assert dialog.model.rowCount() == 3
        assert "Games recovered: 3." in dialog.notice.words.text()
    else:
        assert dialog is not None and dialog.report is not None
    dialog.close()
    scene.window.close()
    keeping.close()
    assert len([*folders.history.glob("history.damaged-*.db")]) == 1


# --------------------------------------------------------------- figures
def test_each_quint_is_in_the_table_and_its_suit_in_the_chart() -> None:
    [quints] = [one for one in report_of(figures(), Measure.GAMES).charts if one.key == "quints"]
    assert len(quints.more) == len(QUINTS) - 1
    assert [line.suit is None for line in quints.lines] == [True, *[False] * 4]


def test_an_evening_is_what_no_night_has_ended() -> None:
    hour = 3_600_000
    won = [Settled(hour * at, False, {"Ada": due, "You": -due}) for at, due in ((1, 5), (30, 10))]
    earlier = "Over the years: Ada +15 points, Player 2 −15 points. Player 2 pays Ada 15 points."
    people = {"Ada": "Ada", "You": "Player 2"}
    tonight = "Ada +10 points, Player 2 −10 points. Player 2 pays Ada 10 points."
    whole = f"This evening in all: {tonight}\n\n{earlier}"
    assert evening_words(won, people, 31 * hour) == whole
    assert evening_words(won, people, 60 * hour) == earlier
    assert evening_words([], people, hour) == "Nothing has been finished yet."
