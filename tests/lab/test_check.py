"""`quinto-lab check` says of every file whether it is valid, or what is wrong."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from quinto_desktop.lab.__main__ import main
from quinto_desktop.records import SavedGame, SeatRecord, load_game, save_game, start_of
from quinto_desktop.rules import (
    Action,
    Deal,
    MatchState,
    Phase,
    RuleOptions,
    Seat,
    apply,
    legal_actions,
    shuffled_pack,
)

SAVED = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"


def _game(level: str, *, finished: bool) -> SavedGame:
    person = SeatRecord("You", None)
    seats = (SeatRecord("Ada", level), person, person, person)
    game = SavedGame(RuleOptions(target=5), 1, Seat.N, seats, ())
    state = start_of(game)
    actions: list[Action] = []
    while finished and state.phase is not Phase.GAME_OVER:
        actions.append(_first_action(state))
        state = apply(state, actions[-1]).after
    return SavedGame(game.rules, 1, Seat.N, seats, tuple(actions))


def _first_action(state: MatchState) -> Action:
    if state.phase is Phase.DEALING:
        return Deal(shuffled_pack(1, len(state.results) + 1))
    return legal_actions(state)[0]


def test_a_valid_game_is_told_with_its_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(SAVED)]) == 0
    told = capsys.readouterr()
    assert told.out == f"{SAVED}: valid (deal 2, 155 : 115)\n"
    assert told.err == ""


def test_a_game_at_its_beginning_and_one_at_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun, over = tmp_path / "begun.quinto", tmp_path / "over.quinto"
    save_game(begun, _game("casual", finished=False))
    save_game(over, _game("novice", finished=True))
    assert main(["check", str(begun), str(over)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"{begun}: valid (before the first deal)"
    assert second.startswith(f"{over}: valid (won by ")


def test_every_file_is_checked_also_after_a_faulty_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = SAVED.read_text(encoding="utf-8")
    faulty = {
        "cut.quinto": (text[:500], "cut off: line"),
        "scores.quinto": (text.replace("155", "160"), "The scores in the file are 160 : 115"),
        "other.json": ('{"a": 1}', "This is not a saved game of Quinto."),
        "newer.quinto": (text.replace('"version": 1', '"version": 2'), "newer Quinto"),
    }
    for name, (data, _) in faulty.items():
        (tmp_path / name).write_text(data, encoding="utf-8")
    paths = [str(tmp_path / name) for name in faulty]
    assert main(["check", *paths, str(tmp_path), "missing", str(SAVED)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    for line, path, (_, told) in zip(lines, paths, faulty.values(), strict=False):
        assert line.startswith(f"{path}: ")
        assert told in line
    assert "is a folder" in lines[4]
    assert "There is no file" in lines[5]
    assert lines[6].endswith("valid (deal 2, 155 : 115)")


def test_a_level_that_this_quinto_does_not_have_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "strong.quinto"
    save_game(path, _game("grandmaster", finished=False))
    assert load_game(path).seats[Seat.N].level == "grandmaster"
    assert main(["check", str(path)]) == 2
    assert "no computer player of the level “grandmaster”" in capsys.readouterr().out


def test_the_root_of_the_disk_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(SAVED.anchor)
    assert main(["check", str(root)]) == 2
    assert capsys.readouterr().out == f"{root}: “{root}” is a folder. Choose a saved game.\n"


def test_a_wrong_form_is_told_in_plain_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "form.quinto"
    text = SAVED.read_text(encoding="utf-8")
    path.write_text(re.sub(r'"app": "[^"]*"', '"app": "one two"', text), encoding="utf-8")
    assert main(["check", str(path)]) == 2
    assert "at “app”, expected a version such as 1.0." in capsys.readouterr().out


def test_a_large_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "large.quinto"
    path.write_bytes(b"")
    os.truncate(path, 100 * 2**20)
    assert main(["check", str(path)]) == 2
    assert "too large" in capsys.readouterr().out
