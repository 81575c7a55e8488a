"""The memory runs out in the middle of play: whatever the program does then, no action is lost."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from processes import Driven

from quinto_desktop.records import load_game
from quinto_desktop.rules.notation import action_text

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux's limits")

USER = "user"
KIB = 1024


@pytest.mark.parametrize("room", [256 * KIB, 0, 4096 * KIB])
def test_no_action_is_lost_when_the_memory_runs_out(tmp_path: Path, room: int) -> None:
    """It may play on, tell of it, or be ended by Qt, which cannot go on without a picture."""
    with Driven(tmp_path, "60+", "--user-dir", USER, "--seed", "5") as program:
        program.hear_until(lambda: len(program.actions) >= 20)
        program.limit_memory(room)
        with suppress(AssertionError, json.JSONDecodeError):  # it has ended, even in mid-word
            program.hear_turn()
        heard = program.actions
        program.kill()
    kept = [
        action_text(action) for action in load_game(tmp_path / USER / "autosave.quinto").actions
    ]
    assert kept[: len(heard)] == heard

    with Driven(tmp_path, f"{len(kept)}+", "--user-dir", USER) as again:
        again.hear()
        assert again.found == kept
        again.hear_turn()
        again.close()
