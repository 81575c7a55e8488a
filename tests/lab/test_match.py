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

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.match import workers
from quinto_desktop.lab.match.duplicate import Contest, Outcome, Unit, play_unit
from quinto_desktop.rules import Form

Told: TypeAlias = dict[str, Any]

SMALL = ["--a", "novice", "--b", "casual", "--deals", "8", "--games", "2", "--seed", "3"]
HERE = ["--workers", "1"]


def _told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> Told:
    """Return the command's JSON output, without what differs from run to run."""
    assert main(["match", *arguments, "--json"]) == code
    told: Told = json.loads(capsys.readouterr().out)
    assert told.pop("seconds") >= 0
    for times in told.pop("thinking_ms").values():
        told.setdefault("cards", []).append(times and times["cards"])
    return told


def test_what_it_tells_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", *SMALL, *HERE, "--json"]) == 0
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


def test_what_it_tells_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", *SMALL, *HERE, "--calls", "off"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "novice (A) v casual (B), match 3"
    assert lines[1].endswith(",form=four,match=game,draw=off,stakes=0, all pass")
    assert lines[2].startswith("8 of 8 deals and 2 of 2 games, each played twice, in ")
    assert lines[3].startswith("points per deal, A minus B  -")
    assert lines[4].startswith("games won by A, per cent    ")
    assert [line.split()[0] for line in lines[5:]] == ["novice", "casual"]


def test_the_same_seed_is_the_same_match_whatever_the_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = _told(capsys, *SMALL, *HERE)
    assert _told(capsys, *SMALL, "--workers", "2") == alone
    other = _told(capsys, *SMALL, *HERE, "--seed", "4")
    assert other["points_per_deal"] != alone["points_per_deal"]


@pytest.mark.parametrize("form", [Form.DUMMY, Form.FOUR, Form.TWO])
def test_the_other_way_round_is_the_opposite(
    form: Form, capsys: pytest.CaptureFixture[str]
) -> None:
    common = ["--deals", "5", "--games", "1", "--form", form.value, *HERE]
    one = _told(capsys, "--a", "random", "--b", "casual", *common)
    other = _told(capsys, "--a", "casual", "--b", "random", *common)
    assert one["points_per_deal"]["mean"] == -other["points_per_deal"]["mean"] != 0
    assert one["points_per_deal"]["low"] == pytest.approx(-other["points_per_deal"]["high"])
    won = [told["games_won_percent"]["mean"] for told in (one, other)]
    assert sum(won) == 100
    assert one["cards"] == [*reversed(other["cards"])]


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("player", ["random", "novice"])
def test_against_itself_nobody_wins(
    player: str, form: Form, capsys: pytest.CaptureFixture[str]
) -> None:
    common = ["--deals", "6", "--games", "2", "--form", form.value, *HERE]
    told = _told(capsys, "--a", player, "--b", player, *common)
    assert told["points_per_deal"] == {"mean": 0, "low": 0, "high": 0}
    assert told["games_won_percent"]["mean"] == 50
    assert told["cards"][0] == told["cards"][1]


def test_so_many_games_as_a_tenth_of_the_deals(capsys: pytest.CaptureFixture[str]) -> None:
    told = _told(capsys, "--a", "random", "--b", "random", "--deals", "19", *HERE)
    assert told["games"] == {"asked": 1, "played": 1}
    told = _told(capsys, "--a", "random", "--b", "random", "--deals", "9", *HERE)
    assert told["games_won_percent"] is None
    told = _told(capsys, "--a", "random", "--b", "random", "--deals", "0", "--games", "2", *HERE)
    assert told["points_per_deal"] is None


# Resuming


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file that the small match keeps, once it has been played."""
    keep = tmp_path_factory.mktemp("match") / "match.jsonl"
    assert main(["match", *SMALL, *HERE, "--json", "--keep", str(keep)]) == 0
    return keep.read_bytes()


def test_a_match_goes_on_where_it_was_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = _told(capsys, *SMALL, *HERE)
    keep = tmp_path / "match.jsonl"
    kept = ["--keep", str(keep), *HERE]
    short = _told(capsys, *SMALL, "--deals", "3", "--games", "1", *kept)
    assert short["deals"] == {"asked": 3, "played": 3}
    assert len(keep.read_bytes().splitlines()) == 1 + 4
    assert _told(capsys, *SMALL, *kept) == whole
    assert len(keep.read_bytes().splitlines()) == 1 + 10
    held = keep.read_bytes()
    assert _told(capsys, *SMALL, *kept) == whole
    assert _told(capsys, *SMALL, "--deals", "3", "--games", "1", *kept) == short
    assert keep.read_bytes() == held


@pytest.mark.parametrize("length", [-40, 0, 1, 60, -1])
def test_a_line_that_was_not_finished_is_played_again(
    length: int, kept: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "match.jsonl"
    keep.write_bytes(kept)
    whole = _told(capsys, *SMALL, *HERE, "--keep", str(keep))
    assert keep.read_bytes() == kept
    keep.write_bytes(kept[:length])
    assert _told(capsys, *SMALL, *HERE, "--keep", str(keep)) == whole
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
def test_another_matchs_file_is_refused(
    changed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "match.jsonl"
    assert main(["match", *SMALL, "--deals", "1", "--games", "0", *HERE, "--keep", str(keep)]) == 0
    capsys.readouterr()
    held = keep.read_bytes()
    _assert_refused(
        capsys, [*SMALL, *changed, *HERE, "--keep", str(keep)], "holds a different match"
    )
    assert keep.read_bytes() == held


def test_calls_are_told_as_the_option_has_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = ["--keep", str(tmp_path / "match.jsonl")]
    assert main(["match", *SMALL, "--deals", "1", "--games", "0", *HERE, *keep]) == 0
    assert "\n1 of 1 deal and 0 of 0 games, " in capsys.readouterr().out
    _assert_refused(capsys, [*SMALL, "--calls", "off", *HERE, *keep], "calls is on there, not off.")


NO_MATCHES = {
    "a text": b"Dear diary,\n",
    "a text without an end": b"Dear diary",
    "no text": b"\xff\xfe\n\n",
    "a saved game": b'{"format": "quinto"}\n',
    "another format": b'{"format":"x","version":"","a":"","b":"","rules":"","calls":true,"seed":1}'
    b"\n",
}


@pytest.mark.parametrize("content", NO_MATCHES.values(), ids=NO_MATCHES)
def test_a_file_that_is_no_match_is_refused(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "diary"
    keep.write_bytes(content)
    _assert_refused(capsys, [*SMALL, "--keep", str(keep)], "is not a file of quinto-lab match")
    assert keep.read_bytes() == content


@pytest.mark.parametrize("line", [b"", b"{}", b'{"kind":"deal"}', b"\xff", b"[" * 5000])
def test_a_damaged_line_is_named(
    line: bytes, kept: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "match.jsonl"
    lines = kept.split(b"\n")
    lines[3] = line
    keep.write_bytes(b"\n".join(lines))
    _assert_refused(capsys, [*SMALL, "--keep", str(keep)], "is damaged in line 4")


# Stopping


def test_ctrl_c_tells_what_there_is_and_the_match_goes_on_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = _told(capsys, *SMALL, *HERE)
    keep = ["--keep", str(tmp_path / "match.jsonl")]
    played: list[Unit] = []

    def interrupted(contest: Contest, unit: Unit) -> Outcome:
        if len(played) == 6:
            raise KeyboardInterrupt
        played.append(unit)
        return play_unit(contest, unit)

    with monkeypatch.context() as patch:
        patch.setattr(workers, "play_unit", interrupted)
        assert main(["match", *SMALL, *HERE, *keep, "--json"]) == 130
    out = capsys.readouterr()
    assert out.err == "quinto-lab: stopped\n"
    told = json.loads(out.out)
    assert told["complete"] is False
    assert told["deals"] == {"asked": 8, "played": 5}
    assert told["games"] == {"asked": 2, "played": 1}
    assert _told(capsys, *SMALL, *HERE, *keep) == whole


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
        preexec_fn=_heed_ctrl_c,
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


def _heed_ctrl_c() -> None:
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


# Wrong commands

WRONG = {
    "no players": (["--deals", "2"], "are required: --a"),
    "no opponent": (["--a", "novice"], "A needs an opponent"),
    "too many opponents": ([*SMALL, "--pool"], "exclude each other"),
    "nobody in the pool": (["--a", "novice", "--pool", "bogus"], "There is no “bogus” in the pool"),
    "no two partners": (["--a", "novice", "--with-partner", "--form", "two"], "needs four players"),
    "an unknown player": (["--a", "bogus"], "There is no player “bogus”"),
    "too many cards": (["--a", "seer:13"], "from 1 to 12"),
    "no number": ([*SMALL, "--deals", "many"], "is not a whole number"),
    "a negative number": ([*SMALL, "--deals", "-1"], "out of range"),
    "too many workers": ([*SMALL, "--workers", "0"], "out of range"),
    "nothing to play": ([*SMALL, "--deals", "0", "--games", "0"], "nothing to play"),
    "an unknown form": ([*SMALL, "--form", "five"], "is not a valid form"),
    "two forms": ([*SMALL, "--form", "two", "--rules", "form=dummy"], "--rules says dummy"),
    "a draw": ([*SMALL, "--rules", "draw=ace_low"], "without a draw"),
    "a rubber": ([*SMALL, "--rules", "match=rubber"], "single games"),
    "an unknown rule": ([*SMALL, "--rules", "trumps=1"], "There is no rule"),
    "unknown calls": ([*SMALL, "--calls", "maybe"], "invalid choice"),
    "a folder": ([*SMALL, "--keep", os.curdir], "“.”: "),
    "no folder": ([*SMALL, "--keep", "no-such-folder/match"], "“no-such-folder/match”: "),
    "no address": ([*SMALL, "--scheduler", "nowhere"], "is not a scheduler's address"),
    "a strange address": ([*SMALL, "--scheduler", "foo://a:1"], "is not a scheduler's address"),
    "a strange port": ([*SMALL, "--scheduler", "tcp://a:99999"], "is not a scheduler's address"),
    "nobody there": ([*SMALL, "--scheduler", "127.0.0.1:1"], "No answer from 127.0.0.1:1"),
}


@pytest.mark.parametrize(("arguments", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_command_is_told_in_one_line(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _assert_refused(capsys, arguments, sentence)


def _assert_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["match", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("quinto-lab")
    assert sentence in told.err
    assert told.err.count("\n") == 1
