"""The program is killed, and goes on where it was; and it starts whatever it is given."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from positions import at
from processes import USER, Driven, actions_in, autosave, environment, run, said

from quinto_desktop import __version__
from quinto_desktop.game import GameSetup, Session, numbered_game, usual_players
from quinto_desktop.records import PlayerRecord, save_game
from quinto_desktop.rules import DrawRule, Form, RealCards, RuleOptions, Seat

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")

KILLED_AT = 7
NEWER = '{"format": "quinto-game", "version": 99}'


def play_and_kill(home: Path, actions: int, *arguments: str) -> list[str]:
    """Let the program play so far and kill it there; return what has been played."""
    with Driven(home, str(actions), "--user-dir", USER, *arguments) as program:
        program.hear_until(lambda: len(program.actions) == actions)
        program.kill()
        return program.actions


@pytest.fixture(scope="module")
def killed_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the program was killed in mid-trick."""
    home = tmp_path_factory.mktemp("killed")
    play_and_kill(home, KILLED_AT, "--seed", "5")
    return home


@pytest.fixture
def killed(killed_home: Path, tmp_path: Path) -> list[str]:
    """The test's home is one where the program was killed in mid-trick: what has been played."""
    ignored = shutil.ignore_patterns("window.socket")  # which cannot be copied
    shutil.copytree(killed_home, tmp_path, dirs_exist_ok=True, ignore=ignored)
    return actions_in(autosave(tmp_path))


@pytest.mark.quick
def test_a_killed_game_goes_on_exactly_there(tmp_path: Path, killed: list[str]) -> None:
    assert len(killed) == KILLED_AT
    with Driven(tmp_path, f"{KILLED_AT + 5}+", "--user-dir", USER) as program:
        program.hear()
        assert program.found == killed
        program.hear_turn()
        assert program.actions[:KILLED_AT] == killed
        assert len(program.actions) >= KILLED_AT + 5
        assert program.told == []
        program.close()
    assert actions_in(autosave(tmp_path)) == program.actions


def begun(form: Form = Form.FOUR, **rules: Any) -> Session:
    two = PlayerRecord("Ida", None), PlayerRecord("Otto", None)
    players = two if form is Form.TWO else usual_players(form)
    return Session(numbered_game(players, RuleOptions(form=form, **rules), seed=5))


SCENES: dict[str, Callable[[], Session]] = {
    "draw,curtain": lambda: begun(Form.TWO, draw=DrawRule.ACE_LOW),
    "quint,end": lambda: begun(target=5),
    "peg,cachette,story": lambda: at("last-trick"),
    "slip,skyline": lambda: at("second-trick"),
    "review": lambda: at("deal-over"),
}


@pytest.mark.parametrize("scenes", SCENES)
def test_a_game_killed_in_any_scene_goes_on_exactly_there(tmp_path: Path, scenes: str) -> None:
    file = tmp_path / "begun.quinto"
    save_game(file, SCENES[scenes]().saved())
    with Driven(tmp_path, scenes, "--user-dir", USER, str(file)) as program:
        for scene in scenes.split(","):
            while program.hear().get("scene") != scene:
                pass
            assert program.found_if_killed(tmp_path) == program.actions, scene
            program.go_on()


def test_real_cards_killed_in_mid_deal_go_on_exactly_there(tmp_path: Path) -> None:
    players = tuple([PlayerRecord(name, None) for name in ("Ida", "Otto", "Rosa")])
    rules = RuleOptions(form=Form.DUMMY)
    file = tmp_path / "begun.quinto"
    save_game(file, Session(GameSetup(players, RealCards(7), rules, Seat.S)).saved())
    entered = play_and_kill(tmp_path, 12, str(file))
    with Driven(tmp_path, "15", "--user-dir", USER) as program:
        program.hear_until(lambda: len(program.actions) == 15)
        assert program.found == entered == program.actions[:12]


def test_without_a_game_nothing_is_dealt_before_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / USER).mkdir()
    (tmp_path / USER / "settings.json").write_text("{}")
    for until, dealt in (("0+", 0), ("1+", 1)):
        with Driven(tmp_path, until, "--user-dir", USER) as program:
            program.hear_turn()
            assert len(program.actions) >= dealt and (dealt or not program.actions)
            program.close()


def test_a_saved_file_is_gone_on_with_and_the_kept_game_is_not_lost(
    tmp_path: Path, killed: list[str]
) -> None:
    first = killed
    file = tmp_path / "my game.quinto"
    shutil.copy(autosave(tmp_path), file)
    second = play_and_kill(tmp_path, 6, "--seed", "9")

    with Driven(tmp_path, "0+", "--user-dir", USER, str(file)) as program:
        program.hear_until(lambda: program.actions == first)
        assert program.found == second
        program.close()

    shelved = [actions_in(path) for path in sorted((tmp_path / USER / "games").iterdir())]
    assert shelved == [first, second]
    assert actions_in(file) == first


def test_a_file_that_cannot_be_opened_leaves_the_kept_game_on(
    tmp_path: Path, killed: list[str]
) -> None:
    (tmp_path / "given.quinto").write_text(NEWER)

    with Driven(tmp_path, "10+", "--user-dir", USER, "given.quinto") as program:
        program.hear_telling("could not be opened")
        (sentence,) = program.told
        assert "newer" in sentence
        program.hear_turn()
        assert program.actions[:KILLED_AT] == killed
        program.close()


def damage(path: Path) -> bytes:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    return data[: len(data) // 2]


@pytest.mark.quick
def test_a_damaged_kept_game_goes_on_from_its_backup(tmp_path: Path, killed: list[str]) -> None:
    damaged = damage(autosave(tmp_path))

    with Driven(tmp_path, "7+", "--user-dir", USER) as program:
        program.hear_telling("resumes from an earlier point")
        assert program.found == killed[: len(program.found)]
        assert program.found
        program.close()
    assert damaged in [path.read_bytes() for path in (tmp_path / USER).glob("*damaged*")]


@pytest.mark.usefixtures("killed")
def test_a_kept_game_damaged_beyond_repair_is_set_aside_and_another_begins(tmp_path: Path) -> None:
    damaged = [damage(path) for path in (tmp_path / USER).glob("autosave.quinto*")]
    assert len(damaged) == 2

    with Driven(tmp_path, "3+", "--user-dir", USER) as program:
        program.hear_telling("set aside")
        assert program.found == []
        program.hear_until(lambda: len(program.actions) >= 3)
        program.close()
    aside = [path.read_bytes() for path in (tmp_path / USER).glob("*damaged*")]
    assert sorted(aside) == sorted(damaged)


# ------------------------------------------------------------------- the command line
def test_the_version_and_the_help_are_told(tmp_path: Path) -> None:
    version = run(tmp_path, "--version")
    assert (version.returncode, version.stdout, version.stderr) == (
        0,
        f"Quinto {__version__}\n",
        "",
    )
    told = run(tmp_path, "--help", changes={"PYTHONIOENCODING": "ascii", "LANG": None})
    assert (told.returncode, told.stderr) == (0, "")
    for option in ("--version", "--seed N", "--user-dir DIR", "--selftest", "file"):
        assert option in told.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["--nonsense"], ["--seed", "٣"]], ids=" ".join)
def test_a_wrong_argument_is_answered_in_one_line(tmp_path: Path, arguments: list[str]) -> None:
    answer = run(tmp_path, *arguments)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith("quinto: ")
    assert answer.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------------- odd surroundings
def test_no_home_and_no_language_are_needed(tmp_path: Path) -> None:
    names = ("CONFIG", "STATE", "DATA", "CACHE")
    changes: dict[str, str | None] = {
        f"XDG_{name}_HOME": str(tmp_path / name.lower()) for name in names
    }
    changes |= {"HOME": None, "LANG": None, "LC_ALL": "xx_YY.nonsense", "USER": None}
    with Driven(tmp_path, "7+", "--seed", "5", changes=changes) as program:
        program.hear_turn()
        program.close()
    assert (tmp_path / "state/quinto/autosave.quinto").exists()
    assert json.loads((tmp_path / "config/quinto/settings.json").read_text())


def test_without_home_the_list_of_users_is_asked(tmp_path: Path) -> None:
    home, known = "not/absolute", tmp_path / "known"
    known.mkdir()
    changes = {"HOME": home, "LANG": home, "XDG_RUNTIME_DIR": home, "TERM": home}
    with Driven(
        tmp_path, "7", "--seed", "5", changes={**changes, **users(tmp_path, known)}
    ) as program:
        program.hear_until(lambda: len(program.actions) == 7)
        program.kill()
    assert actions_in(known / ".local/state/quinto/autosave.quinto") == program.actions


@pytest.mark.quick
def test_a_home_that_nobody_knows_is_told_in_a_sentence(tmp_path: Path) -> None:
    answer = run(tmp_path, changes={"HOME": None, **users(tmp_path, None)})
    assert answer.returncode == 2
    assert said(answer.stderr).startswith("quinto: your home folder is not known; set the variable")
    assert "--user-dir" in answer.stderr


def users(folder: Path, home: Path | None) -> dict[str, str]:
    """Have a program's Python find this home in the system's list of users, or nobody at all."""
    entry = f'pwd.struct_passwd(("ada", "x", number, number, "", {str(home)!r}, "/bin/sh"))'
    found = "{}[number]" if home is None else entry
    patch = f"import pwd\ndef getpwuid(number): return {found}\npwd.getpwuid = getpwuid\n"
    (folder / "sitecustomize.py").write_text(patch)
    return {"PYTHONPATH": os.pathsep.join([str(folder), environment(folder)["PYTHONPATH"]])}


def test_nonsense_in_the_system_s_folders_is_told_of(tmp_path: Path) -> None:
    changes = {
        "HOME": "/dev/null",
        "XDG_CONFIG_HOME": "/dev/null/config",
        "XDG_STATE_HOME": "/dev/null/state",
        "XDG_DATA_HOME": "not/absolute",
        "XDG_RUNTIME_DIR": "",
    }
    with Driven(tmp_path, "7+", "--seed", "5", changes=changes) as program:
        program.hear_telling("Quinto cannot autosave the game in")
        program.hear_until(lambda: len(program.actions) >= 7)
        program.close()
