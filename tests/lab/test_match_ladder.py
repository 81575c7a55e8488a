"""`quinto-lab ladder` makes the table of matches that have been kept."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from lab_command import Lab

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.match.duplicate import Kind
from quinto_desktop.lab.match.kept import read_kept, table_of

CHECKOUT = Path(__file__).parents[2]
MATCHES = CHECKOUT / "tests" / "data" / "matches"


def match(*arguments: str) -> int:
    return main(["match", *arguments, "--games", "1", "--workers", "1"])


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("kept")
    off, on = folder / "off", folder / "on"
    assert match("--a=casual", "--b=random", "--deals=3", "--calls=off", f"--keep={off}") == 0
    assert match("--a=novice", "--b=random", "--deals=1", f"--keep={on}") == 0
    return off, on


def test_each_match_is_a_line(kept: tuple[Path, Path], lab: Lab) -> None:
    head, rule, off, on = lab("ladder", *kept).splitlines()
    assert (head, rule) == ("| | deals | points |", "| --- | --- | --- |")
    assert off.startswith("| casual v random | 3 | +")
    assert " to " in off
    assert on.startswith("| novice v random, with calls | 1 | ")
    assert "(" not in on  # one deal says nothing about the spread


def test_without_times_a_match_says_the_same_and_goes_on(
    kept: tuple[Path, Path], tmp_path: Path, lab: Lab
) -> None:
    off, _ = kept
    told = lab("ladder", off)
    folder = tmp_path / "matches"
    assert lab("ladder", off, "--save", folder) == told
    (saved,) = folder.iterdir()
    assert saved.name == "casual_random_1.jsonl"
    assert saved.stat().st_size < off.stat().st_size / 3

    told = lab("match --a=casual --b=random --deals=4 --games=1 --calls=off --keep", saved)
    assert told.splitlines()[2].startswith("4 of 4 deals and 1 of 1 game,")
    _, outcomes = read_kept(saved)
    assert [one.unit.number for one in outcomes if one.unit.kind is Kind.DEAL] == [1, 2, 3, 4]


def test_two_of_one_name_do_not_overwrite_each_other(
    kept: tuple[Path, Path], tmp_path: Path, lab: Lab
) -> None:
    off, _ = kept
    folder = tmp_path / "matches"
    assert "“casual_random_1.jsonl”; save them one at a time" in lab.refused(
        "ladder", off, off, "--save", folder
    )
    assert not folder.exists()


def test_a_file_that_is_there_is_not_overwritten(
    kept: tuple[Path, Path], tmp_path: Path, lab: Lab
) -> None:
    off, _ = kept
    path = tmp_path / "casual_random_1.jsonl"
    path.write_bytes(off.read_bytes())
    assert lab.refused("ladder", path, "--save", tmp_path).endswith(
        "1.jsonl” already exists; delete it, or save to another folder.\n"
    )
    assert path.read_bytes() == off.read_bytes()


HEAD = (
    '{"format":"quinto-lab match","version":"0","a":"novice","b":"random","calls":false,"seed":1,'
    '"rules":"joker_lead=highest,cachette_from=bottom,target=250,form=two,match=game,draw=off,'
    'stakes=0"}'
)
DEAL = '{"kind":"deal","number":1,"results":[5,-10],"ms":[[],[]]}'


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Dear Ada,\n", "is not a file of quinto-lab match."),
        (HEAD.replace("novice", "../../novice") + "\n", "is not a file of quinto-lab match."),
        (HEAD.replace("novice", "a | b") + "\n", "is not a file of quinto-lab match."),
        (HEAD.replace("novice", "a\\u0000") + "\n", "is not a file of quinto-lab match."),
        (f"{HEAD}\n{DEAL.replace('5', '9' * 400)}\n", "is damaged in line 2."),
        (f"{HEAD}\n{DEAL.replace('1,', '0,')}\n", "is damaged in line 2."),
        (f"{HEAD}\n{DEAL.replace('deal', 'game')}\n", "is damaged in line 2."),
        (f"{HEAD}\n{DEAL}\n{DEAL}\n", "is damaged: it has the same deal or game twice."),
    ],
)
def test_other_files_are_refused(text: str, fault: str, tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "letter"
    path.write_text(text, encoding="utf-8")
    assert lab.refused("ladder", path) == f"quinto-lab: “{path}” {fault}\n"


def test_what_cannot_be_read_is_one_sentence(tmp_path: Path, lab: Lab) -> None:
    for path in (tmp_path / "none", tmp_path):
        complaint = lab.refused("ladder", path)
    assert complaint.endswith("name one written by quinto-lab match --keep.\n")
    complaint = lab.refused("match --a=novice --b=random --keep", os.devnull)
    assert complaint.endswith("outcomes cannot be kept there.\n")


def test_other_rules_are_named_and_no_deal_is_no_result(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "two"
    path.write_text(f"{HEAD}\n{DEAL}\n", encoding="utf-8")
    assert lab("ladder", path).splitlines()[2] == "| novice v random, form=two | 1 | −2.5 |"
    saved = tmp_path / "saved"
    lab("ladder", path, "--save", saved)
    assert [one.name for one in saved.iterdir()] == ["novice_random_form=two_1.jsonl"]
    path.write_text(f"{HEAD}\n", encoding="utf-8")
    assert lab("ladder", path).splitlines()[2] == "| novice v random, form=two | 0 | – |"


def test_the_readme_tells_what_the_kept_matches_came_to() -> None:
    matches = [read_kept(path) for path in sorted(MATCHES.glob("*.jsonl"))]
    path = CHECKOUT / "quinto_desktop" / "lab" / "README.md"
    if not path.parent.is_dir():
        pytest.skip("the tests are away from the package, whose wheel has no README")
    readme = path.read_text(encoding="utf-8")
    told = re.findall(r"^\| [a-z:-]+ v [a-z:-]+ \| .*\|$", readme, re.MULTILINE)
    assert len(told) > 3
    assert sorted(told) == sorted([*table_of(matches)][2:])
