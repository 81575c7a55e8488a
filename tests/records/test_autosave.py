"""The game goes on where it was, however the program ended."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from saved_games import assert_told, cut_at, played

from quinto_desktop.records import Autosave, RecordError, SavedGame, backup_of, encode, load_game
from quinto_desktop.rules import Deal

WHOLE = played(seed=7)
SECOND_DEAL = [n for n, action in enumerate(WHOLE.actions) if isinstance(action, Deal)][1]


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    kept = Autosave(tmp_path / "state" / "quinto")
    yield kept
    kept.release()


def at(length: int) -> SavedGame:
    return cut_at(WHOLE, length)


def names(autosave: Autosave) -> set[str]:
    return {entry.name for entry in autosave.folder.iterdir()}


def test_nothing_is_kept_at_first(autosave: Autosave) -> None:
    assert autosave.read() is None


def test_every_action_of_a_game_is_kept(autosave: Autosave) -> None:
    for length in range(len(WHOLE.actions) + 1):
        autosave.write(at(length))
        assert load_game(autosave.path) == at(length)
    assert autosave.read() == WHOLE
    assert names(autosave) == {"autosave.quinto", "autosave.quinto~", "autosave.lock"}


def test_undo_another_game_and_other_people_are_kept_too(autosave: Autosave) -> None:
    other = played(seed=4, length=50)
    for game in (at(60), at(40), at(70), other, at(60), played(seed=7, length=0), WHOLE):
        autosave.write(game)
        assert autosave.read() == game
    assert encode(WHOLE) == autosave.path.read_bytes()


def test_the_backup_is_the_game_when_its_deal_began(autosave: Autosave) -> None:
    for length in range(SECOND_DEAL + 10):
        autosave.write(at(length))
    assert load_game(backup_of(autosave.path)) == at(SECOND_DEAL + 1)


def test_only_the_beginning_of_a_deal_waits_for_the_disk(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    waited = []
    for length in range(1, SECOND_DEAL + 10):
        synced.clear()
        autosave.write(at(length))
        if synced:
            waited.append(length)
    assert waited == [1, SECOND_DEAL + 1]


def test_an_illegal_game_is_refused_and_the_kept_one_stays(autosave: Autosave) -> None:
    autosave.write(at(60))
    wrong = SavedGame(
        WHOLE.rules,
        WHOLE.seed,
        WHOLE.first_dealer,
        WHOLE.seats,
        (*WHOLE.actions[:60], WHOLE.actions[50]),
    )
    with pytest.raises(RecordError, match="Deal 2, play"):
        autosave.write(wrong)
    assert autosave.read() == at(60)


def test_a_discarded_game_does_not_come_back(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.discard()
    assert autosave.read() is None
    autosave.discard()
    autosave.write(at(61))
    assert autosave.read() == at(61)


def test_a_crash_in_the_middle_of_discarding_does_not_bring_an_older_state_back(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.write(at(55))
    autosave.write(at(60))
    remove = Path.unlink

    def crash_later(path: Path, missing_ok: bool = False) -> None:
        monkeypatch.setattr(Path, "unlink", crash)
        remove(path, missing_ok)

    def crash(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "unlink", crash_later)
    with pytest.raises(KeyboardInterrupt):
        autosave.discard()
    assert autosave.read() == at(60)


@pytest.mark.parametrize("data", [b"", b"\0" * 4096, encode(at(60))[:-9]])
def test_a_damaged_autosave_gives_its_backup_and_is_not_lost(
    autosave: Autosave, data: bytes
) -> None:
    autosave.write(at(55))
    autosave.write(at(60))
    autosave.path.write_bytes(data)
    assert autosave.read() == at(55)
    aside = autosave.folder / "autosave.damaged-1.quinto"
    assert list(autosave.set_aside) == [aside]
    assert aside.read_bytes() == data
    autosave.write(at(56))
    assert autosave.read() == at(56)
    assert not autosave.set_aside


def test_if_both_are_damaged_both_are_set_aside_and_it_is_told(autosave: Autosave) -> None:
    for number in (0, 2):
        autosave.write(at(60))
        autosave.path.write_bytes(b"first")
        backup_of(autosave.path).write_bytes(b"second")
        with pytest.raises(RecordError) as caught:
            autosave.read()
        assert_told(caught.value)
        for place, data in ((1, b"first"), (2, b"second")):
            aside = f"autosave.damaged-{number + place}.quinto"
            assert aside in str(caught.value)
            assert (autosave.folder / aside).read_bytes() == data
        assert autosave.read() is None


def test_the_autosave_of_a_newer_quinto_is_set_aside_and_told(autosave: Autosave) -> None:
    autosave.write(at(60))
    document = {**json.loads(encode(at(60))), "version": 2}
    for path in (autosave.path, backup_of(autosave.path)):
        path.write_text(json.dumps(document))
    with pytest.raises(RecordError, match="newer Quinto"):
        autosave.read()
    autosave.write(at(1))
    assert json.loads(autosave.set_aside[0].read_text()) == document


def test_a_backup_alone_is_enough(autosave: Autosave) -> None:
    """As after a power cut on a file system that has lost the newest file."""
    autosave.write(at(60))
    autosave.path.unlink()
    assert autosave.read() == at(60)


def test_what_a_killed_program_left_half_written_is_removed(autosave: Autosave) -> None:
    autosave.write(at(60))
    autosave.release()
    leavings = [autosave.folder / f".autosave.quinto{end}" for end in ("-12.new", "~-34.new")]
    others = [autosave.folder / ".settings.json-56.new", autosave.folder / "autosave.quinto.txt"]
    for path in leavings + others:
        path.write_bytes(b"half")
    assert autosave.acquire()
    assert not any(path.exists() for path in leavings)
    assert all(path.exists() for path in others)


def test_a_second_program_is_told_and_changes_nothing(autosave: Autosave) -> None:
    assert autosave.acquire()
    assert autosave.acquire()
    autosave.write(at(60))
    second = Autosave(autosave.folder)
    assert not second.acquire()
    for action in (lambda: second.write(at(1)), second.read, second.discard):
        with pytest.raises(RecordError, match="Another Quinto is running") as caught:
            action()
        assert_told(caught.value)
    assert autosave.read() == at(60)
    autosave.release()
    assert second.acquire()
    assert not autosave.acquire()
    assert second.read() == at(60)
    second.release()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper"):
        with pytest.raises(RecordError) as caught:
            Autosave(folder).acquire()
        assert_told(caught.value)


WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from quinto_desktop.records import Autosave, decode
autosave = Autosave(Path(sys.argv[1]))
whole = decode(sys.stdin.buffer.read())
for length in range(len(whole.actions) + 1):
    autosave.write(replace(whole, actions=whole.actions[:length]))
    print(length, flush=True)
"""


@pytest.mark.parametrize("seed", range(6))
def test_a_program_killed_at_any_moment_goes_on_where_it_was(tmp_path: Path, seed: int) -> None:
    """The writer is killed while it writes; nothing that it has reported may be missing."""
    reported = random.Random(seed).randrange(len(WHOLE.actions) - 20)
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as writer:
        assert writer.stdin is not None
        assert writer.stdout is not None
        writer.stdin.write(encode(WHOLE))
        writer.stdin.close()
        for _ in range(reported + 1):
            last = int(writer.stdout.readline())
        assert not Autosave(tmp_path).acquire()
        writer.kill()
    assert last == reported
    autosave = Autosave(tmp_path)
    game = autosave.read()
    assert game is not None
    assert not autosave.set_aside
    assert len(game.actions) >= reported
    assert game.actions == WHOLE.actions[: len(game.actions)]
    assert names(autosave) == {"autosave.quinto", "autosave.quinto~", "autosave.lock"}
    autosave.release()
