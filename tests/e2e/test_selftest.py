"""``quinto --selftest``: it plays a whole game, leaves nothing behind, and can fail."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest
from positions import at
from processes import USER, Child, autosave, run, said

from quinto_desktop.records import Autosave

BROKEN_ENGINE = """
from quinto_desktop.players import Level, player_of
from quinto_desktop.players.engine import run_engine
from quinto_desktop.rules import QUINT_ROYAL, Call, Play

def die(*_): os._exit(3)
def fail(*_): raise ZeroDivisionError("nobody is at home")
def cheat(self, observation, seed, stop):
    return Call.PASS if Call.PASS in observation.actions else Play(QUINT_ROYAL)
player = type(player_of(Level.CASUAL))
{fault}
run_engine()
"""
BROKEN = """
import os, sys
if "--engine" in sys.argv:
{engine}
else:
    from quinto_desktop.__main__ import main
    from quinto_desktop.game.thinking import engine_process
    from quinto_desktop.window.app import selftest
    engine_process.engine_command = lambda: [sys.executable, __file__, "--engine"]
    {window}
    sys.exit(main(["--selftest"]))
"""


@pytest.mark.quick
def test_a_whole_game_is_played_and_nothing_is_left_or_said(tmp_path: Path) -> None:
    """Even in the folder that it is told to use it touches no kept game."""
    keeper, scratch = Autosave(tmp_path / USER), tmp_path / "scratch"
    keeper.write(at("last-trick").saved())
    scratch.mkdir()
    kept = autosave(tmp_path).read_bytes()
    answer = run(
        tmp_path, "--selftest", "--user-dir", USER, "--seed", "31", changes={"TMPDIR": str(scratch)}
    )
    assert (answer.returncode, answer.stdout, said(answer.stderr)) == (0, "", "")
    assert autosave(tmp_path).read_bytes() == kept
    assert list(scratch.iterdir()) == []
    keeper.release()


@pytest.mark.parametrize(
    ("in_engine", "in_window", "sentence"),
    [
        pytest.param(
            "player.choose = fail",
            "",
            "failed: ZeroDivisionError: nobody is at home",
            id="a player that raises",
        ),
        pytest.param(
            "player.choose = cheat", "", "failed: IllegalAction", id="a player that cheats"
        ),
        pytest.param(
            "player.choose = die",
            "",
            "players had to think in the window: the engine has ended (3)",
            id="an engine that dies at every question",
        ),
        pytest.param(
            "die()",
            "",
            "players had to think in the window: the engine has ended (3)",
            id="an engine that does not start",
        ),
        pytest.param(
            "",
            "selftest.difference = lambda *_: 'a card too many'",
            "the table shows something else than the game: a card too many",
            id="a table that is wrong",
        ),
    ],
)
def test_something_wrong_is_told_in_a_line_with_status_1(
    tmp_path: Path, in_engine: str, in_window: str, sentence: str
) -> None:
    program = tmp_path / "broken.py"
    engine = indent(BROKEN_ENGINE.format(fault=in_engine), " " * 4)
    program.write_text(BROKEN.format(engine=engine, window=in_window))
    with Child(tmp_path, [str(program)]) as started:
        answer = started.completed()
    assert answer.returncode == 1
    line = said(answer.stderr)
    assert line.startswith("quinto: self-test: ")
    assert sentence in line
    assert line.count("\n") == 1
    assert [*tmp_path.iterdir()] == [program]
