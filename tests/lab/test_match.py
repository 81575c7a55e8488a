"""`quinto-lab match` is fair, reproducible and resumable, and explains every failure."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from lab_command import Lab

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.match import workers
from quinto_desktop.lab.match.duplicate import Contest, Outcome, Unit, play_unit
from quinto_desktop.rules import Form

Told: TypeAlias = dict[str, Any]

SMALL = ["match", "--a", "novice", "--b", "casual", "--deals", "8", "--games", "2", "--seed", "3"]
HERE = ["--workers", "1"]


def _told(lab: Lab, *arguments: object) -> Told:
    """The command's JSON output, without what differs from run to run."""
    told = lab.json(*arguments)
    assert told.pop("seconds") >= 0
    for times in told.pop("thinking_ms").values():
        told.setdefault("cards", []).append(times and times["cards"])
    return told


def test_what_it_tells_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, *HERE, "--json"]) == 0
    out = capsys.readouterr()
    assert out.err == ""
    told = json.loads(out.out)
    assert [*told] == [
        *("a", "b", "rules", "calls", "seed", "deals", "games", "points_per_deal"),
        *("games_won_percent", "thinking_ms", "seconds", "complete"),
    ]
    assert (told["a"], told["b"], told["seed"], told["calls"]) == ("novice", "casual", 3, True)
    assert told["deals"] == {"asked": 8, "played": 8}
    assert told["games"] == {"asked": 2, "played": 2}
    for name in ("points_per_deal", "games_won_percent"):
        assert told[name]["low"] < told[name]["mean"] < told[name]["high"]
    for times in (told["thinking_ms"]["a"], told["thinking_ms"]["b"]):
        assert times["cards"] > 100
        assert 0 <= times["median"] <= times["p95"] <= times["max"]
    assert told["complete"] is True


def test_the_same_seed_is_the_same_match_whatever_the_workers(lab: Lab) -> None:
    alone = _told(lab, *SMALL, *HERE)
    assert _told(lab, *SMALL, "--workers", "2") == alone
    other = _told(lab, *SMALL, *HERE, "--seed", "4")
    assert other["points_per_deal"] != alone["points_per_deal"]


@pytest.mark.parametrize("form", [Form.DUMMY, Form.FOUR, Form.TWO])
def test_the_other_way_round_is_the_opposite(form: Form, lab: Lab) -> None:
    common = ["--deals", "5", "--games", "1", "--form", form.value, *HERE]
    one = _told(lab, "match", "--a", "random", "--b", "casual", *common)
    other = _told(lab, "match", "--a", "casual", "--b", "random", *common)
    assert one["points_per_deal"]["mean"] == -other["points_per_deal"]["mean"] != 0
    assert one["points_per_deal"]["low"] == pytest.approx(-other["points_per_deal"]["high"])
    won = [told["games_won_percent"]["mean"] for told in (one, other)]
    assert sum(won) == 100
    assert one["cards"] == [*reversed(other["cards"])]


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("player", ["random", "novice"])
def test_against_itself_nobody_wins(player: str, form: Form, lab: Lab) -> None:
    common = ["--deals", "6", "--games", "2", "--form", form.value, *HERE]
    told = _told(lab, "match", "--a", player, "--b", player, *common)
    assert told["points_per_deal"] == {"mean": 0, "low": 0, "high": 0}
    assert told["games_won_percent"]["mean"] == 50
    assert told["cards"][0] == told["cards"][1]


def test_so_many_games_as_a_tenth_of_the_deals(lab: Lab) -> None:
    told = _told(lab, "match", "--a", "random", "--b", "random", "--deals", "19", *HERE)
    assert told["games"] == {"asked": 1, "played": 1}
    told = _told(lab, "match", "--a", "random", "--b", "random", "--deals", "9", *HERE)
    assert told["games_won_percent"] is None
    told = _told(
        lab, "match", "--a", "random", "--b", "random", "--deals", "0", "--games", "2", *HERE
    )
    assert told["points_per_deal"] is None


# Resuming


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file that the small match keeps, once it has been played."""
    keep = tmp_path_factory.mktemp("match") / "match.jsonl"
    assert main([*SMALL, *HERE, "--json", "--keep", str(keep)]) == 0
    return keep.read_bytes()


def test_a_match_goes_on_where_it_was_left(tmp_path: Path, lab: Lab) -> None:
    whole = _told(lab, *SMALL, *HERE)
    keep = tmp_path / "match.jsonl"
    kept = ["--keep", str(keep), *HERE]
    short = _told(lab, *SMALL, "--deals", "3", "--games", "1", *kept)
    assert short["deals"] == {"asked": 3, "played": 3}
    assert len(keep.read_bytes().splitlines()) == 1 + 4
    assert _told(lab, *SMALL, *kept) == whole
    assert len(keep.read_bytes().splitlines()) == 1 + 10
    held = keep.read_bytes()
    assert _told(lab, *SMALL, *kept) == whole
    assert _told(lab, *SMALL, "--deals", "3", "--games", "1", *kept) == short
    assert keep.read_bytes() == held


@pytest.mark.parametrize("length", [-40, 0, 1, 60, -1])
def test_a_line_that_was_not_finished_is_played_again(
    length: int, kept: bytes, tmp_path: Path, lab: Lab
) -> None:
    keep = tmp_path / "match.jsonl"
    keep.write_bytes(kept)
    whole = _told(lab, *SMALL, *HERE, "--keep", keep)
    assert keep.read_bytes() == kept
    keep.write_bytes(kept[:length])
    assert _told(lab, *SMALL, *HERE, "--keep", keep) == whole
    assert len(keep.read_bytes().splitlines()) == len(kept.splitlines())


OTHERS = {
    "a": ["--a", "random"],
    "b": ["--b", "random"],
    "rules": ["--rules", "target=200"],
    "form": ["--form", "two"],
    "calls": ["--calls", "off"],
    "seed": ["--seed", "4"],
}


@pytest.mark.parametrize("changed", OTHERS.values(), ids=OTHERS)
def test_another_matchs_file_is_refused(changed: list[str], tmp_path: Path, lab: Lab) -> None:
    keep = tmp_path / "match.jsonl"
    lab(*SMALL, "--deals", "1", "--games", "0", *HERE, "--keep", keep)
    held = keep.read_bytes()
    assert "holds a different match" in lab.refused(*SMALL, *changed, *HERE, "--keep", keep)
    assert keep.read_bytes() == held


def test_calls_are_told_as_the_option_has_them(tmp_path: Path, lab: Lab) -> None:
    keep = ["--keep", str(tmp_path / "match.jsonl")]
    assert "\n1 of 1 deal and 0 of 0 games, " in lab(
        *SMALL, "--deals", "1", "--games", "0", *HERE, *keep
    )
    assert "calls is on there, not off." in lab.refused(*SMALL, "--calls", "off", *HERE, *keep)


NO_MATCHES = {
    "a text": b"Dear diary,\n",
    "a text without an end": b"Dear diary",
    "no text": b"\xff\xfe\n\n",
    "a saved game": b'{"format": "quinto"}\n',
    "another format": b'{"format":"x","version":"","a":"","b":"","rules":"","calls":true,"seed":1}'
    b"\n",
}


@pytest.mark.parametrize("content", NO_MATCHES.values(), ids=NO_MATCHES)
def test_a_file_that_is_no_match_is_refused(content: bytes, tmp_path: Path, lab: Lab) -> None:
    keep = tmp_path / "diary"
    keep.write_bytes(content)
    assert "is not a file of quinto-lab match" in lab.refused(*SMALL, "--keep", keep)
    assert keep.read_bytes() == content


@pytest.mark.parametrize("line", [b"", b"{}", b'{"kind":"deal"}', b"\xff", b"[" * 5000])
def test_a_damaged_line_is_named(line: bytes, kept: bytes, tmp_path: Path, lab: Lab) -> None:
    keep = tmp_path / "match.jsonl"
    lines = kept.split(b"\n")
    lines[3] = line
    keep.write_bytes(b"\n".join(lines))
    assert "is damaged in line 4" in lab.refused(*SMALL, "--keep", keep)


# Stopping


def test_ctrl_c_tells_what_there_is_and_the_match_goes_on_later(
    tmp_path: Path, lab: Lab, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = _told(lab, *SMALL, *HERE)
    keep = ["--keep", str(tmp_path / "match.jsonl")]
    played: list[Unit] = []

    def interrupted(contest: Contest, unit: Unit) -> Outcome:
        if len(played) == 6:
            raise KeyboardInterrupt
        played.append(unit)
        return play_unit(contest, unit)

    with monkeypatch.context() as patch:
        patch.setattr(workers, "play_unit", interrupted)
        assert main([*SMALL, *HERE, *keep, "--json"]) == 130
    out = capsys.readouterr()
    assert out.err == "quinto-lab: stopped\n"
    told = json.loads(out.out)
    assert told["complete"] is False
    assert told["deals"] == {"asked": 8, "played": 5}
    assert told["games"] == {"asked": 2, "played": 1}
    assert _told(lab, *SMALL, *HERE, *keep) == whole


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals and signals")
@pytest.mark.parametrize("stop", ["SIGINT", "SIGKILL"])
def test_whatever_ends_the_match_ends_the_workers_too(stop: str) -> None:
    terminal, side = os.openpty()
    command = [
        sys.executable,
        "-m",
        "quinto_desktop.lab",
        "match",
        "--a",
        "random",
        "--b",
        "random",
    ]
    ran = subprocess.Popen(
        [*command, "--deals", "1000000", "--games", "0", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=side,
        start_new_session=True,
        # Tests started in the background ignore Ctrl-C, and so do the processes they start.
        preexec_fn=_take_ctrl_c,
    )
    os.close(side)
    try:
        drawn = b""
        while b"left" not in drawn:  # the bar shows the remaining time once a deal is done
            drawn += os.read(terminal, 1000)
        if stop == "SIGINT":
            os.killpg(ran.pid, signal.SIGINT)  # as the terminal does
        else:
            ran.kill()
        drawn += _rest(terminal)
        out, _ = ran.communicate()
    finally:
        ran.kill()
        os.close(terminal)
    assert b"\r\x1b[K[........................] 0 of 1000000" in drawn
    assert b"Traceback" not in drawn
    if stop == "SIGINT":
        assert ran.returncode == 130
        assert drawn.endswith(b"\r\x1b[Kquinto-lab: stopped\r\n")
        assert b" of 1000000 deals and 0 of 0 games, each played twice, in " in out


def _take_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _rest(terminal: int) -> bytes:
    """Return the remaining output, once every process that might write has ended."""
    found = b""
    while True:
        try:
            more = os.read(terminal, 1000)
        except OSError:  # how Linux signals the end
            return found
        if not more:
            return found
        found += more
