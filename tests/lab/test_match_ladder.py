"""`quinto-lab ladder` makes the table of matches that have been kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.match.duplicate import Kind
from quinto_desktop.lab.match.kept import read_kept
from quinto_desktop.lab.match.ladder import table_of

CHECKOUT = Path(__file__).parents[2]
MATCHES = CHECKOUT / "resources" / "matches"


def match(*arguments: str) -> int:
    return main(["match", *arguments, "--games", "1", "--workers", "1"])


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("kept")
    off, on = folder / "off", folder / "on"
    assert match("--a=casual", "--b=random", "--deals=3", "--calls=off", f"--keep={off}") == 0
    assert match("--a=novice", "--b=random", "--deals=1", f"--keep={on}") == 0
    return off, on


def test_each_match_is_a_line(kept: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *map(str, kept)]) == 0
    head, rule, off, on = capsys.readouterr().out.splitlines()
    assert (head, rule) == ("| | deals | points |", "| --- | --- | --- |")
    assert off.startswith("| casual v random | 3 | +")
    assert " to " in off
    assert on.startswith("| novice v random, with calls | 1 | ")
    assert "(" not in on  # one deal says nothing about the spread


def test_without_times_a_match_says_the_same_and_goes_on(
    kept: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    off, _ = kept
    assert main(["ladder", str(off)]) == 0
    told = capsys.readouterr().out
    folder = tmp_path / "matches"
    assert main(["ladder", str(off), "--save", str(folder)]) == 0
    assert capsys.readouterr().out == told
    (saved,) = folder.iterdir()
    assert saved.name == "casual_random.jsonl"
    assert saved.stat().st_size < off.stat().st_size / 3

    assert match("--a=casual", "--b=random", "--deals=4", "--calls=off", f"--keep={saved}") == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("4 of 4 deals and 1 of 1 games")
    _, outcomes = read_kept(saved)
    assert [one.unit.number for one in outcomes if one.unit.kind is Kind.DEAL] == [1, 2, 3, 4]


def test_two_of_one_name_do_not_overwrite_each_other(
    kept: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    off, _ = kept
    folder = tmp_path / "matches"
    assert main(["ladder", str(off), str(off), "--save", str(folder)]) == 2
    assert "“casual_random.jsonl”; save them one by one" in capsys.readouterr().err
    assert not folder.exists()


def test_other_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear Ada,\n", encoding="utf-8")
    assert main(["ladder", str(path)]) == 2
    assert "letter” is not a file of quinto-lab match." in capsys.readouterr().err
    assert main(["ladder", str(tmp_path / "none")]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_the_readme_tells_what_the_kept_matches_came_to() -> None:
    matches = [read_kept(path) for path in sorted(MATCHES.glob("*.jsonl"))]
    assert matches
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in table_of(matches) if line not in readme] == []
