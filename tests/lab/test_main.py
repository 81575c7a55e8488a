"""`quinto-lab` itself: every failure gives one line and an exit code."""

from __future__ import annotations

import argparse
import errno
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import approval
import pytest
from examples import each
from lab_command import Lab, main

from quinto_desktop import __version__
from quinto_desktop.__main__ import command_line as window_command_line
from quinto_desktop.lab import __main__ as lab_main
from quinto_desktop.lab.__main__ import command_line
from quinto_desktop.lab.arguments import Command
from quinto_desktop.players.kernel.model_file import ModelError, ModelFault
from quinto_desktop.rules import QuintoError

SAVED = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"
COMMAND = [sys.executable, "-m", "quinto_desktop.lab"]


def test_the_version(lab: Lab) -> None:
    assert lab("--version") == f"quinto-lab {__version__}\n"


def test_help_names_every_command(lab: Lab) -> None:
    told = lab("--help")
    assert all(f"    {command} " in told for command in COMMANDS)


COMMANDS = ("play", "match", "solve", "conform", "bench", "check", "stats")


@each("command", COMMANDS)
def test_every_command_has_help(command: str, lab: Lab) -> None:
    assert lab(command, "--help").startswith(f"usage: quinto-lab {command}")


TOLD = (
    "check v1-second-deal.quinto v2-two-handed.quinto v3-fair-round-over.quinto no.quinto",
    "score v3-fair-round-over.quinto",
    "review v3-fair-round-over.quinto --deal 99",
    "hint v3-fair-round-over.quinto --deal 99",
    "solve A...2/K...3/Q...4/J...5 --leader N",
    "ask lead AKJT7.84.762.AT --deals 0",
    "stats --since 2026",
    "play --rules target=0",
)


def test_what_is_printed_was_read(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    approved: Callable[[str, str], None],
) -> None:
    monkeypatch.chdir(SAVED.parent)
    told = []
    for command in TOLD:
        code = main(command.split())
        out, err = capsys.readouterr()
        told.append(f"$ quinto-lab {command}\n{out}{err}[{code}]\n")
    approved("lab/told", "\n".join(told))


def parsers_of(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A command, and all commands within it."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for within in action.choices.values():
                yield from parsers_of(within)


LONG = "9" * 4_000
WITH_LONG = (
    *([LONG], ["play", LONG], ["play", "--seed", LONG], ["play", "--rules", f"target={LONG}"]),
    *(["match", "--a", LONG], ["match", "--a", f"ismcts:{LONG}", "--b", "casual"]),
    *(["ladder", LONG], ["puzzles", LONG], ["puzzles", "check", LONG], ["bench", LONG]),
    *(["conform", LONG], ["check", LONG], ["verify", LONG], ["stats", "--user-dir", LONG]),
    *(["solve", LONG, "--leader", "N"], ["calls", "--scores", f"{LONG}:{LONG}"]),
)


@each("arguments", WITH_LONG)
def test_a_number_of_4000_figures_is_cut(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    told = captured.out + captured.err
    assert told.count("\n") == 1
    assert len(told) < 600
    assert "9" * 300 not in told


def test_no_help_has_a_sign_for_another() -> None:
    parsers = [*parsers_of(command_line()), window_command_line()]
    faults = {
        parser.prog: found
        for parser in parsers
        if (found := re.findall(r"%%|%\(|&\w+;|\{\w*\}|\b(\w+ \w+) \1\b", parser.format_help()))
    }
    assert len(parsers) > len(COMMANDS)
    assert faults == {}


def test_every_option_says_what_it_is() -> None:
    silent = {
        f"{parser.prog} {action.option_strings[0]}"
        for parser in parsers_of(command_line())
        for action in parser._actions
        if action.option_strings and not action.help
    }
    assert silent == set()


@each(
    "arguments",
    [[], ["frobnicate"], ["check"], ["check", "--more"], ["--more"], ["check", "--x\ny", "f"]],
)
def test_a_wrong_command_is_told_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.startswith("quinto-lab")


FAILURES = {
    "ours": (QuintoError("It is wrong.\nVery."), 2, "It is wrong. Very."),
    "missing file": (
        FileNotFoundError(errno.ENOENT, "No such file", "x.jsonl"),
        2,
        "“x.jsonl”: No such file; name another.",
    ),
    "system": (OSError("strange"), 2, "strange"),
    "Ctrl-C": (KeyboardInterrupt(), 130, "stopped"),
}


@pytest.mark.parametrize(("failure", "code", "line"), FAILURES.values(), ids=FAILURES)
def test_a_failure_is_told_in_one_line(
    failure: BaseException,
    code: int,
    line: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_: argparse.Namespace) -> NoReturn:
        sys.stdout.write("so far\n")
        raise failure

    monkeypatch.setattr(lab_main, "_COMMANDS", (Command("fail", "", run=fail),))
    assert main(["fail"]) == code
    told = capsys.readouterr()
    assert told.out == "so far\n"
    assert told.err == f"quinto-lab: {line}\n"


def test_what_a_command_returns_is_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_main, "_COMMANDS", (Command("seven", "", run=lambda _: 7),))
    assert main(["seven"]) == 7


def test_a_mistake_of_the_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    command = Command("fail", "", run=lambda _: 1 // 0)
    monkeypatch.setattr(lab_main, "_COMMANDS", (command,))
    with pytest.raises(ZeroDivisionError):
        main(["fail"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells of a closed pipe otherwise")
def test_a_reader_that_has_gone_is_not_worth_a_word() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ran = subprocess.run(
            [*COMMAND, "check", SAVED], stdout=writer, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writer)
    assert ran.stderr == b""
    assert ran.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(
            [*COMMAND, "check", SAVED], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ran.stderr.decode() == f"quinto-lab: {os.strerror(errno.ENOSPC)}\n"
    assert ran.returncode == 2


@pytest.mark.skipif(sys.platform != "linux", reason="file names are text elsewhere")
def test_a_file_name_that_is_not_text_and_an_output_that_is_plain() -> None:
    ran = subprocess.run(
        [*COMMAND, "check", b"\xff\xe4.quinto"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert ran.stderr == b""
    assert ran.returncode == 2
    assert ran.stdout.count(b"\n") == 1
    assert b"does not exist" in ran.stdout


@pytest.mark.parametrize("encoding", ["ascii", "utf-8", "latin-1"])
def test_half_a_character_can_be_told_on_any_terminal(
    tmp_path: Path, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    vectors = tmp_path / "vectors.jsonl"
    vectors.write_text('{"deal": "\\ud800", "value": 5}')
    game = tmp_path / "game.quinto"
    game.write_bytes(SAVED.read_bytes().replace(b'"format"', b'"\\ud800": 1, "format"'))
    for arguments in (["conform", vectors], ["check", game], ["play", "--players", "\udcff"]):
        told = io.BytesIO()
        terminal = io.TextIOWrapper(told, encoding, errors="strict", write_through=True)
        monkeypatch.setattr(sys, "stdout", terminal)
        monkeypatch.setattr(sys, "stderr", terminal)
        assert main([*map(str, arguments)]) == 2
        monkeypatch.undo()
        assert told.getvalue().count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="made with a shell")
def test_without_any_output_it_works_all_the_same() -> None:
    ran = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *COMMAND, "check", str(SAVED)],
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_the_players_go_without_a_model_and_say_so(
    lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = {"beliefs": ModelError(ModelFault.DAMAGED)}
    monkeypatch.setattr(lab_main, "model_faults", lambda: faults)
    assert lab("play --seed 3 --players novice --rules target=50")
    assert "without beliefs.bin" in lab.err and "install the program again" in lab.err
    assert lab.err.count("\n") == 1


# -------- What is wrong in a command is told in one line, and nothing is done
def test_what_is_wrong_is_said_in_one_line(
    lab: Lab, monkeypatch: pytest.MonkeyPatch, approved: Callable[[str, str], None]
) -> None:
    """The commands stand in the approved text, each after a dollar."""
    monkeypatch.chdir(SAVED.parent)
    lines = approval.path_of(approval.FOLDER, "lab/refused").read_text("utf-8").splitlines()
    commands = [line for line in lines if line.startswith("$ ")]
    assert commands
    told = [f"{command}\n{lab.refused(*shlex.split(command[2:]))}" for command in commands]
    approved("lab/refused", "".join(told))


SMALL = ["match", "--a", "novice", "--b", "casual", "--deals", "8"]
DEAL = "N:..7.J Q..4. .5.J. ...75 / .A.A8.K4"
LEADER = ["solve", DEAL, "--leader", "N"]


@each(
    "arguments, said",
    [
        (["ask"], "QUESTION"),
        (["hint", __file__], "This is not a Quinto game"),
        (["match", "--deals", "2"], "are required: --a"),
        ([*SMALL, "--calls", "maybe"], "invalid choice"),
        ([*SMALL, "--scheduler", "127.0.0.1:1"], "No answer from 127.0.0.1:1"),
        (["play", "--seed", "9" * 5000], "out of range"),
        (["play", "--record", "/nowhere/at/all/x.quinto"], "nowhere"),
        (["play", "--record", "a\0b"], "no file can have that name"),
        (["review", __file__], "This is not a Quinto game"),
        (["solve", DEAL], "--leader"),
        ([*LEADER, "--trick-value", "7"], "7"),
        ([*LEADER, "--joker-lead", "maybe"], "maybe"),
    ],
)
def test_what_the_system_or_python_says_is_one_line_too(
    arguments: list[str], said: str, lab: Lab
) -> None:
    assert said in lab.refused(*arguments)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no list of users")
def test_a_home_that_nobody_knows_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, lab: Lab
) -> None:
    monkeypatch.setattr("pwd.getpwuid", {}.__getitem__)
    for variable in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    assert lab.refused("stats").startswith("quinto-lab: your home folder is not known; set")
