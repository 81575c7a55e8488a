"""Damaged saved games are refused in a sentence, quickly; `mutations.py` tries thousands."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest
from examples import share
from mutating import GREATEST, Mutator, largest_game, sound_games
from mutations import Failed, Figures, check_all, must_be_sentence, must_replay, open_all

from quinto_desktop.records import decode

linux = pytest.mark.skipif(sys.platform != "linux", reason="memory is measured as Linux tells it")


@linux
def test_damaged_files_are_refused_by_check_and_valid_ones_replayed(tmp_path: Path) -> None:
    figures = Figures()
    check_all(share(150), 15, tmp_path, figures)
    assert figures.failures == []
    assert figures.refused > figures.valid > 0
    assert len(figures.sentences) > figures.refused // 20


@linux
def test_damaged_files_are_refused_in_the_window_and_valid_ones_opened(tmp_path: Path) -> None:
    figures = Figures()
    open_all(share(60), 16, tmp_path, figures)
    assert figures.failures == []
    assert figures.refused > 0


def test_the_same_seed_makes_the_same_files() -> None:
    one, same, other = Mutator(1), Mutator(1), Mutator(2)
    files = [one.file() for _ in range(30)]
    assert [same.file() for _ in range(30)] == files
    assert [other.file() for _ in range(30)] != files


def test_the_largest_file_is_valid() -> None:
    data = largest_game()
    assert GREATEST * 0.9 < len(data) <= GREATEST
    game = decode(data)
    assert len(game.branches) > 5
    assert {branch.actions for branch in game.branches} == {game.actions}


# ------------------------------------------------------------------- it would be noticed
@pytest.mark.parametrize(
    "told",
    ["", "Traceback (most recent call last):", "no capital.", "Two\nlines.", f"A{'x' * 500}."],
)
def test_what_is_no_sentence_is_noticed(told: str) -> None:
    with pytest.raises(Failed):
        must_be_sentence(told)


def test_a_game_that_the_rules_refuse_is_noticed() -> None:
    for data in sound_games(random.Random(1)):
        must_replay(data)
    document = json.loads(data)
    document["scores"][0] += 1
    with pytest.raises(Failed):
        must_replay(json.dumps(document).encode())
    document["scores"][0] -= 1
    document["deals"] = [{"pack": "HA", "calls": [], "plays": []}]
    with pytest.raises(Failed):
        must_replay(json.dumps(document).encode())
