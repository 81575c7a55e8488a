"""`quinto-lab check` says whether each file is valid and, if not, what is wrong."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from lab_command import Lab

from quinto_desktop.records import PlayerRecord, SavedGame, load_game, save_game, start_of
from quinto_desktop.rules import *

SAVED = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"


def _game(level: str, length: int = 0, rules: RuleOptions | None = None) -> SavedGame:
    """Return the first actions of a match, choosing the first legal one each time."""
    rules = rules or RuleOptions(target=5)
    person = PlayerRecord("You", None)
    players = (PlayerRecord("Ada", level), *[person] * (rules.form.players - 1))
    game = SavedGame(rules, NumberedDeals(1), new_match(rules).turn, players, ())
    state = start_of(game)
    actions: list[Action] = []
    while len(actions) < length and state.phase is not Phase.MATCH_OVER:
        actions.append(_first_action(state))
        state = apply(state, actions[-1]).after
    return replace(game, actions=tuple(actions))


def _first_action(state: MatchState) -> Action:
    if state.phase is Phase.DRAWING:
        return Draw(drawn_cards(1, state.rules.form))
    if state.phase is Phase.DEALING:
        return Deal(shuffled_pack(1, state.deals_finished + 1))
    return legal_actions(state)[0]


def test_a_game_at_its_beginning_and_one_at_its_end(tmp_path: Path, lab: Lab) -> None:
    begun, over = tmp_path / "begun.quinto", tmp_path / "over.quinto"
    save_game(begun, _game("casual"))
    save_game(over, _game("novice", 10_000))
    first, second = lab("check", begun, over).splitlines()
    assert first == f"{begun}: valid (four, game: before the first deal)"
    assert second.startswith(f"{over}: valid (four, game: won by ")


RUBBER = parse_options("match=rubber,target=30,draw=ace_low")
ROUND = parse_options("form=dummy,match=round,target=30")
TWO = parse_options("form=two,match=rubber_points,target=30")


STAGES: list[tuple[RuleOptions, int, str]] = [
    (RUBBER, 0, "four, rubber: before the draw"),
    (RUBBER, 1, "four, rubber: before the first deal"),
    (RUBBER, 2, "four, rubber: game 1, deal 1, 0 : 0"),
    (RUBBER, 42, "four, rubber: game 1 won by EW, 15 : 30"),
    (RUBBER, 43, "four, rubber: game 2, deal 1, 0 : 0"),
    (RUBBER, 63, "four, rubber: won by EW in 2 games, 15 : 165"),
    (ROUND, 0, "dummy, round: before the first deal"),
    (ROUND, 1, "dummy, round: game 1, deal 1, 0 : 25"),
    (ROUND, 25, "dummy, round: game 1 won by EW, 20 : 40"),
    (ROUND, 38, "dummy, round: game 2 won by NS, 45 : 0"),
    (ROUND, 63, "dummy, round: over, +0 : -75 : +75"),
    (TWO, 41, "two, rubber_points: game 1 won by NS, 30 : 15"),
    (TWO, 62, "two, rubber_points: won by NS in 2 games, 6 : 0"),
]


@pytest.mark.parametrize(("rules", "length", "told"), STAGES, ids=[told for _, _, told in STAGES])
def test_the_form_the_match_and_its_games_are_told_at_every_stage(
    rules: RuleOptions, length: int, told: str, tmp_path: Path, lab: Lab
) -> None:
    path = tmp_path / "game.quinto"
    game = _game("casual", length, rules)
    assert len(game.actions) == length
    save_game(path, game)
    assert lab("check", path) == f"{path}: valid ({told})\n"


def test_every_file_is_checked_also_after_a_faulty_one(tmp_path: Path, lab: Lab) -> None:
    text = SAVED.read_text(encoding="utf-8")
    faulty = {
        "cut.quinto": (text[:500], "incomplete: line"),
        "scores.quinto": (text.replace("155", "160"), "The file gives the scores as 160 : 115"),
        "other.json": ('{"a": 1}', "This is not a Quinto game."),
        "newer.quinto": (text.replace('"version": 1', '"version": 99'), "newer Quinto"),
    }
    for name, (data, _) in faulty.items():
        (tmp_path / name).write_text(data, encoding="utf-8")
    paths = [str(tmp_path / name) for name in faulty]
    lines = lab("check", *paths, tmp_path, "missing", SAVED, code=2).splitlines()
    assert len(lines) == 7
    for line, path, (_, told) in zip(lines, paths, faulty.values(), strict=False):
        assert line.startswith(f"{path}: ")
        assert told in line
    assert "is a folder" in lines[4]
    assert "does not exist" in lines[5]
    assert lines[6].endswith("valid (four, game: deal 2, 155 : 115)")


def test_a_level_that_this_quinto_does_not_have_is_a_fault(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "strong.quinto"
    save_game(path, _game("grandmaster"))
    assert load_game(path).players[0].level == "grandmaster"
    assert "this version of Quinto has no level “grandmaster”" in lab("check", path, code=2)


def test_the_root_of_the_disk_is_named(lab: Lab) -> None:
    root = Path(SAVED.anchor)
    assert lab("check", root, code=2) == f"{root}: “{root}” is a folder. Choose a saved game.\n"


def test_a_wrong_form_is_told_in_plain_words(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "form.quinto"
    text = SAVED.read_text(encoding="utf-8")
    path.write_text(re.sub(r'"app": "[^"]*"', '"app": "one two"', text), encoding="utf-8")
    assert "at “app”, expected a version such as 1.0." in lab("check", path, code=2)


def test_a_large_file_is_refused(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "large.quinto"
    path.write_bytes(b"")
    os.truncate(path, 100 * 2**20)
    assert "too large" in lab("check", path, code=2)
