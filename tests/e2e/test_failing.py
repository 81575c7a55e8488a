"""Whatever fails in the running program is told in its window, and the game goes on afterwards."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from processes import LONGEST_RUN_S, environment

from quinto_desktop.records import load_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX limits")

KINDS = {
    "slot": "RuntimeError: a slot has failed",
    "python_thread": "RuntimeError: a slot has failed",
    "qt_thread": "a thread has failed",
    "painting": "nothing to paint with",
    "files": "OSError: [Errno 24]",
    "memory": "MemoryError",
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_failure_is_told_and_the_game_is_safe(tmp_path: Path, kind: str) -> None:
    outcome = subprocess.run(
        [
            *(sys.executable, str(Path(__file__).with_name("failing.py")), kind),
            *("--user-dir", "user", "--seed", "7"),
        ],
        env=environment(tmp_path, {"LANGUAGE": "en"}),
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST_RUN_S,
        check=False,
    )

    (line,) = outcome.stdout.splitlines()
    facts = json.loads(line)
    assert "Your game is safe" in facts["told"]
    assert KINDS[kind] in facts["report"]
    assert str(tmp_path) not in facts["report"]
    assert outcome.returncode == 0
    assert KINDS[kind] in outcome.stderr  # as before
    assert len(load_game(tmp_path / "user" / "autosave.quinto").actions) == facts["length"]
