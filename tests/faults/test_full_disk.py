"""On a full disk every save is refused with a sentence, nothing is lost, and the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from fault_shim import why_not
from full_disk import NO_WRITES, played_on, refused
from kills import check
from saves import CASES

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))


def test_on_a_full_disk_a_save_is_refused_and_nothing_is_lost() -> None:
    for save, words in refused(case.name for case in CASES).items():
        assert save in NO_WRITES or all("full" in sentence for sentence in words), (save, words)


def test_when_the_disk_gets_full_the_game_goes_on_and_is_kept_once_there_is_room(
    tmp_path: Path,
) -> None:
    known, told = played_on(tmp_path)
    assert any("full" in sentence for sentence in told), told
    check(tmp_path, known)
