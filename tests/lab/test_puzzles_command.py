"""`quinto-lab puzzles` makes puzzles, and sees what is wrong with others."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from lab_command import Lab, main
from msgspec.structs import replace

from quinto_desktop.lab.puzzles import puzzles as command
from quinto_desktop.lab.puzzles.mining import Collection, mine, moments_of
from quinto_desktop.lab.puzzles.puzzles import fault_of, renewed
from quinto_desktop.players import StopFlag
from quinto_desktop.players.puzzles.puzzle import Grade, Puzzle, Theme, record_of
from quinto_desktop.players.puzzles.puzzle_file import parse_puzzles, puzzles_text
from quinto_desktop.players.puzzles.themes import themes_of
from quinto_desktop.rules import Form


@pytest.fixture(scope="module", autouse=True)
def judged_once() -> Iterator[None]:
    """What has been found out about a puzzle need not be found out again for the next test."""

    def once(find: Callable[..., Any]) -> Callable[..., Any]:
        found = cache(lambda *about: find(*about, StopFlag()))
        return lambda *about_and_stop: found(*about_and_stop[:-1])

    with pytest.MonkeyPatch.context() as patch:
        for name in ("puzzle_at", "themes_of", "difficulty_of", "refutation"):
            patch.setattr(command, name, once(getattr(command, name)))
        yield


@pytest.fixture(scope="module")
def puzzle(tmp_path_factory: pytest.TempPathFactory) -> Puzzle:
    """The first ending that the command makes."""
    path = tmp_path_factory.mktemp("made") / "puzzles.json"
    assert main(["puzzles", "make", str(path), "--theme", "ending", "--count", "1"]) == 0
    (made,) = parse_puzzles(path.read_text(encoding="utf-8"))
    return made


def test_it_makes_what_was_asked_for(puzzle: Puzzle) -> None:
    assert puzzle.theme is Theme.ENDING
    assert puzzle.is_unique
    assert puzzle.difficulty is not None


def test_it_finds_what_it_has_made_to_be_right(puzzle: Puzzle, tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(puzzles_text([puzzle]), encoding="utf-8")

    assert lab("puzzles check", path).startswith("1: ending ")


def test_renewing_mends_figures_and_replaces_what_is_no_puzzle(
    puzzle: Puzzle, tmp_path: Path
) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(puzzles_text([spoilt_values(puzzle)]), encoding="utf-8")
    assert main(["puzzles", "renew", str(path)]) == 0
    assert parse_puzzles(path.read_text(encoding="utf-8")) == (puzzle,)

    no_puzzle = replace(puzzle, theme=Theme.FEED)
    assert renewed(no_puzzle) is None or puzzle.theme in themes_of(no_puzzle, StopFlag())


def test_no_two_puzzles_are_of_one_deal(puzzle: Puzzle) -> None:
    collection = Collection({Theme.ENDING: 1}, [puzzle])
    for number in mine(collection, seed=1):
        deal, _ = record_of(moments_of(1, number)[0])
        if deal == puzzle.deal:
            break
    assert collection.puzzles == [puzzle]


def spoilt_values(puzzle: Puzzle) -> Puzzle:
    first, *others = puzzle.values
    return replace(puzzle, values=(replace(first, points=first.points + 0.1), *others))


def spoilt_grade(puzzle: Puzzle) -> Puzzle:
    assert puzzle.difficulty is not None
    return replace(puzzle, difficulty=replace(puzzle.difficulty, grade=Grade.BEYOND, rating=9))


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda one: replace(one, before=one.before[:-1]), "other actions"),
        (lambda one: replace(one, theme=Theme.DOUBLE), "something else"),
        (lambda one: replace(one, accepted=(one.second.action,)), "the right answer is"),
        (spoilt_values, "is worth"),
        (spoilt_grade, "solve it"),
    ],
)
def test_it_sees_what_is_wrong(
    puzzle: Puzzle, spoil: Callable[[Puzzle], Puzzle], fault: str
) -> None:
    found = fault_of(spoil(puzzle))
    assert found is not None
    assert fault in found


def test_a_spoilt_file_is_told_by_the_exit_code(puzzle: Puzzle, tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(puzzles_text([replace(puzzle, theme=Theme.DOUBLE)]), encoding="utf-8")
    assert ": it is about something else\n" in lab("puzzles check", path, code=1)
    path.write_text("[]", encoding="utf-8")
    assert "no file of puzzles" in lab.refused("puzzles check", path)


@pytest.mark.parametrize("task", ["check", "renew"])
def test_another_text_is_told_from_puzzles(task: str, tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "letter"
    path.write_bytes("Größe".encode("latin-1"))
    assert lab.refused("puzzles", task, path) == (
        f"quinto-lab: “{path}” is not a file of puzzles: it is not UTF-8 text.\n"
    )


def test_a_file_that_cannot_be_replaced_is_left_whole(
    puzzle: Puzzle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lab: Lab
) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(puzzles_text([puzzle]), encoding="utf-8")
    before = path.read_bytes()
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    monkeypatch.setattr(os, "fsync", Mock(side_effect=full))
    lab("puzzles renew", path, code=2)
    assert lab.err.count("\n") == 1
    assert path.read_bytes() == before


def test_deals_are_of_every_form_and_the_same_each_time() -> None:
    found = [moments_of(5, number) for number in range(1, 5)]
    assert found[0] == moments_of(5, 1)
    forms = [moments[0].rules.form for moments in found]
    assert {form: forms.count(form) for form in Form} == {Form.FOUR: 2, Form.DUMMY: 1, Form.TWO: 1}
    assert any(max(moments[0].scores) >= 190 for moments in found)


def test_a_collection_has_something_for_everybody(puzzle: Puzzle) -> None:
    collection = Collection({Theme.ENDING: 10})
    assert puzzle.difficulty is not None
    for grade, most in ((Grade.NOVICE, 3), (Grade.CASUAL, 7)):
        count = 0
        while collection.may_be(Theme.ENDING, grade):
            difficulty = replace(puzzle.difficulty, grade=grade)
            collection.add(replace(puzzle, difficulty=difficulty))
            count += 1
        assert count == most
    assert collection.may_be(Theme.ENDING, Grade.BEYOND)
    assert not collection.lacks(Theme.ENDING)
    assert not collection.may_have(Theme.ENDING, puzzle.state, puzzle.best.action)
    assert collection.is_complete
