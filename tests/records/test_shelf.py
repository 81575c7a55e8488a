"""The last twenty unfinished games are kept, under numbers."""

from __future__ import annotations

import errno
import os
from functools import partial
from pathlib import Path

import pytest
from faulty_files import names, refused
from saved_games import played

from quinto_desktop.records import Fault, load_game
from quinto_desktop.records.autosave import MOST_KEPT, Shelf

GAME = played(seed=7, length=60)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "data" / "games")


def unfinished(*numbers: int) -> set[str]:
    return {f"unfinished-{number}.quinto" for number in numbers}


def test_a_game_put_there_comes_back(shelf: Shelf) -> None:
    path = shelf.put(GAME)
    assert path == shelf.folder / "unfinished-1.quinto"
    assert load_game(path) == GAME


def test_nothing_is_made_before_the_first_game(shelf: Shelf) -> None:
    assert not shelf.folder.exists()


def test_numbers_go_on_after_the_greatest_and_fill_no_gap(shelf: Shelf) -> None:
    for _ in range(3):
        shelf.put(GAME)
    (shelf.folder / "unfinished-2.quinto").unlink()
    assert shelf.put(GAME).name == "unfinished-4.quinto"
    (shelf.folder / "unfinished-4.quinto").rename(shelf.folder / "unfinished-90.quinto")
    assert shelf.put(GAME).name == "unfinished-91.quinto"
    assert names(shelf.folder) == unfinished(1, 3, 90, 91)


def test_the_last_twenty_are_kept(shelf: Shelf) -> None:
    assert MOST_KEPT == 20
    games = [played(seed=seed, length=6) for seed in range(23)]
    for number, game in enumerate(games, start=1):
        shelf.put(game)
        assert names(shelf.folder) == unfinished(*range(max(1, number - 19), number + 1))
    for number in range(4, 24):
        assert load_game(shelf.folder / f"unfinished-{number}.quinto") == games[number - 1]


def test_files_of_other_names_do_not_count_and_stay(shelf: Shelf) -> None:
    shelf.folder.mkdir(parents=True)
    foreign = {
        "unfinished-.quinto",
        "unfinished-007.quinto",
        "unfinished-1 (copy).quinto",
        "unfinished-٣.quinto",
        "unfinished-²-.quinto",
        "unfinished--5.quinto",
        "unfinished-6.quinto~",
        "unfinished-8.txt",
        "my game.quinto",
    }
    for name in foreign:
        (shelf.folder / name).write_bytes(b"mine")
    for _ in range(MOST_KEPT + 8):
        shelf.put(GAME)
    assert names(shelf.folder) == foreign | unfinished(*range(9, MOST_KEPT + 9))
    assert all((shelf.folder / name).read_bytes() == b"mine" for name in foreign)


def test_a_game_that_cannot_be_removed_is_no_reason_not_to_keep_another(shelf: Shelf) -> None:
    (shelf.folder / "unfinished-1.quinto").mkdir(parents=True)
    for _ in range(MOST_KEPT + 1):
        path = shelf.put(GAME)
    assert load_game(path) == GAME
    assert names(shelf.folder) == unfinished(1, *range(3, MOST_KEPT + 3))


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper", tmp_path / "file" / "\n"):
        assert refused(partial(Shelf(folder).put, GAME)).code is Fault.SHELF_NOT_MADE


@pytest.mark.parametrize("has_links", [True, False], ids=["links", "no links"])
def test_two_programs_at_the_same_moment_lose_no_game(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, *, has_links: bool
) -> None:
    """The second one puts a game there while the first one, which has chosen a name, writes."""
    other = played(seed=8, length=60)
    sync = os.fsync

    def meanwhile(descriptor: int) -> None:
        monkeypatch.setattr(os, "fsync", sync)
        Shelf(shelf.folder).put(other)
        sync(descriptor)

    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no links")

    if not has_links:
        monkeypatch.setattr(os, "link", no_links)
    monkeypatch.setattr(os, "fsync", meanwhile)
    path = shelf.put(GAME)
    assert names(shelf.folder) == unfinished(1, 2)
    assert path.name == "unfinished-2.quinto"
    assert load_game(path) == GAME
    assert load_game(shelf.folder / "unfinished-1.quinto") == other
