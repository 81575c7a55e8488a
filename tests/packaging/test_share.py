"""What is generated for a Linux desktop is current, and shells really complete by it."""

from __future__ import annotations

import argparse
import os
import select
import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from quinto_desktop.desktop_files import write_desktop_files
from quinto_desktop.identity import IDENTITY, packaging_path
from steps.share.commands import Kind, commands_of
from steps.share.pictures import pictures
from steps.share.texts import texts

SHARE = packaging_path("linux", "share")
BASH_COMPLETION = Path("/usr/share/bash-completion/bash_completion")
MOST_QUIET_S = 300
AGAIN = "run: .venv/bin/python packaging/build share"


# --------------------------------------------------------------- current
def test_the_texts_are_current() -> None:
    stale = [name for name, text in texts().items() if (SHARE / name).read_bytes() != text]

    assert stale == [], AGAIN


def test_the_pictures_are_current(qapp: object) -> None:
    found = pictures()
    assert {path.relative_to(SHARE).as_posix() for path in SHARE.rglob("*.png")} == found.keys()
    kind = QImage.Format.Format_RGBA8888
    for name, content in found.items():
        drawn = QImage.fromData(content).convertedTo(kind)
        kept = QImage(str(SHARE / name)).convertedTo(kind)
        assert drawn.size() == kept.size(), name
        # Qt's versions differ in the last bit of an edge.
        pairs = zip(bytes(drawn.constBits()), bytes(kept.constBits()), strict=True)
        far = [abs(one - other) > 24 for one, other in pairs]
        assert sum(far) <= len(far) // 100, f"{name}: {AGAIN}"


def test_a_parser_is_read_whole() -> None:
    parser = argparse.ArgumentParser(description="Does it.", epilog="More.")
    parser.add_argument("--level", choices=("a", "b"), help="which")
    inner = parser.add_subparsers().add_parser("go", help="goes")
    inner.add_argument("record", type=Path, nargs="+")

    command = commands_of(parser, "it")

    assert [part.path for part in command.walk()] == [("it",), ("it", "go")]
    assert (command.description, command.epilog) == ("Does it.", "More.")
    assert command.options[-1].words == ("a", "b")
    (go,) = command.commands
    assert go.help == "goes"
    assert [(it.kind, it.is_repeated) for it in go.places] == [(Kind.GAME, True)]


def test_the_manual_page_tells_every_option_of_every_command() -> None:
    page = (SHARE / "man" / "man6" / "@lab-command@.6").read_text(encoding="utf-8")
    plain = page.replace("\\-", "-").replace("\\fB", "").replace("\\fP", "")

    for words in ("play", "match", "solve", "conform", "bench", "train", "check"):
        assert f".SS {words}\n" in plain
    for flag in ("--record", "--scheduler", "--table-mb", "--remembering", "--dds", "--version"):
        assert f"\n{flag}" in plain


# --------------------------------------------------------------- shells
@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    write_desktop_files(folder, IDENTITY.command)
    return folder


@pytest.fixture
def games(tmp_path: Path) -> Path:
    for name in ("evening.quinto", "two words.quinto", "evil.txt", "deals.jsonl", "data.bin"):
        (tmp_path / name).touch()
    (tmp_path / "folder").mkdir()
    return tmp_path


def run(*command: str | Path, cwd: Path, typed: str = "") -> list[str]:
    process = subprocess.run(
        command, cwd=cwd, input=typed, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout.splitlines()


def in_bash(share: Path, line: str, cwd: Path) -> set[str]:
    """What bash offers at the end of a line."""
    if not BASH_COMPLETION.is_file():
        pytest.skip("bash-completion is not installed")
    words = line.split(" ")
    command = words[0]
    script = f"""
        . {BASH_COMPLETION}
        . {share}/bash-completion/completions/{command}
        compopt() {{ :; }}  # there is no line being edited
        COMP_WORDS=({" ".join(f"'{word}'" for word in words)})
        COMP_CWORD={len(words) - 1} COMP_LINE='{line}' COMP_POINT={len(line)}
        $(complete -p {command} | sed 's/.*-F \\([^ ]*\\) .*/\\1/') {command} '{words[-1]}' \
            '{words[-2]}'
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    return {found for found in run("bash", "--norc", "-c", script, cwd=cwd) if found}


def in_fish(share: Path, line: str, cwd: Path) -> set[str]:
    """What fish offers at the end of a line."""
    if shutil.which("fish") is None:
        pytest.skip("fish is not installed")
    file = share / "fish" / "vendor_completions.d" / f"{line.split()[0]}.fish"
    script = f"source {file}; complete -C '{line}'"
    home = cwd / ".home"
    process = subprocess.run(
        ["fish", "--no-config", "-c", script],
        cwd=cwd,
        env={**os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    shutil.rmtree(home, ignore_errors=True)
    return {found.split("\t")[0] for found in process.stdout.splitlines()}


ZSH = """
PS1= RPS1=
unsetopt prompt_sp
fpath=({share}/zsh/site-functions $fpath)
autoload -U compinit
compinit -u -d {share}/zcompdump  # the first to start looks through all functions
compadd() {{
    local -a matches
    builtin compadd -O matches "$@"
    print -r -- "$matches" >> {told}
    builtin compadd "$@"
}}
report() {{
    zle complete-word
    print done >> {told}
    print -n . > /dev/tty
}}
zle -N report
bindkey '^T' report
print ready > {told}
"""
"""Tells what is offered, and when all of it has been, by a sign on the terminal, too."""


def in_zsh(share: Path, line: str, cwd: Path) -> set[str]:
    """What zsh offers at the end of a line; it completes only at a terminal."""
    if shutil.which("zsh") is None:
        pytest.skip("zsh is not installed")
    import pty  # there is none on Windows

    told = cwd / ".told"
    (cwd / ".zshrc").write_text(ZSH.format(share=share, told=told), encoding="utf-8")
    terminal, end = pty.openpty()
    process = subprocess.Popen(
        ["zsh", "-i"],
        cwd=cwd,
        env={**os.environ, "ZDOTDIR": str(cwd), "TERM": "dumb"},
        stdin=end,
        stdout=end,
        stderr=end,
        start_new_session=True,
    )
    os.close(end)
    try:
        read_until(terminal, told, "ready\n")
        os.write(terminal, line.encode() + b"\x14")
        read_until(terminal, told, "done\n")
    finally:
        process.kill()
        process.wait()
        os.close(terminal)
    return {*told.read_text(encoding="utf-8").split()} - {"ready", "done"}


def read_until(terminal: int, told: Path, last: str) -> None:
    """Take what the shell writes to its terminal, until it has told something."""
    shown = b""
    while not (told.is_file() and told.read_text(encoding="utf-8").endswith(last)):
        if select.select([terminal], [], [], MOST_QUIET_S)[0]:
            shown += os.read(terminal, 4096)
        else:
            raise AssertionError(f"zsh is silent after {shown.decode(errors='replace')}")


SHELLS = pytest.mark.parametrize("offered", [in_bash, in_zsh, in_fish])


@SHELLS
@pytest.mark.parametrize(
    ("line", "some", "none"),
    [
        ("quinto-lab ", {"play", "match", "check", "bench"}, {"rules", "evening.quinto"}),
        ("quinto-lab pl", {"play"}, {"match"}),
        ("quinto-lab bench ", {"rules", "players", "solver"}, {"play"}),
        ("quinto-lab play --pre", {"--preset"}, {"--keep"}),
        ("quinto-lab bench players --", {"--games", "--players"}, {"--repeats", "--record"}),
        ("quinto-lab play --form ", {"four", "dummy", "two"}, {"play", "evening.quinto"}),
        ("quinto-lab play --form two --dealer ", {"N", "E", "S", "W"}, {"two"}),
        ("quinto-lab match --a ", {"novice", "master", "seer", "random"}, {"N"}),
        ("quinto-lab solve --trick-value ", {"5", "10", "20"}, {"evening.quinto"}),
        ("quinto-lab check ev", {"evening.quinto"}, {"evil.txt"}),
        ("quinto-lab check one.quinto ev", {"evening.quinto"}, {"evil.txt"}),
        ("quinto-lab play --record ev", {"evening.quinto"}, {"evil.txt"}),
        ("quinto-lab conform de", {"deals.jsonl"}, {"data.bin"}),
        ("quinto-lab match --keep da", {"data.bin"}, {"evening.quinto"}),
        ("quinto ev", {"evening.quinto"}, {"evil.txt"}),
        ("quinto --se", {"--seed", "--selftest"}, {"--user-dir"}),
    ],
)
def test_the_shell_completes(
    share: Path, games: Path, offered: object, line: str, some: set[str], none: set[str]
) -> None:
    found = {word.rstrip("/= ") for word in offered(share, line, games)}  # type: ignore[operator]

    assert found >= some
    assert not found & none


@SHELLS
@pytest.mark.parametrize("line", ["quinto --user-dir fo", "quinto-lab train --out fo"])
def test_folders_are_offered_for_a_folder(
    share: Path, games: Path, offered: object, line: str
) -> None:
    found = {word.rstrip("/ ") for word in offered(share, line, games)}  # type: ignore[operator]

    assert found == {"folder"}
