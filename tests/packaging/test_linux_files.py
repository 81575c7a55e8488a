"""The files that describe Quinto to a Linux desktop are valid and agree with one another."""

from __future__ import annotations

import configparser
import os
import re
import select
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

import quinto_desktop
from quinto_desktop.__main__ import command_line
from quinto_desktop.desktop_files import (
    desktop_file_names,
    exec_line,
    releases,
    write_desktop_files,
)
from quinto_desktop.identity import IDENTITY, packaging_path
from quinto_desktop.resources import resource_path
from steps.share.pictures import pictures
from steps.share.texts import texts

Entry: TypeAlias = configparser.SectionProxy
Element: TypeAlias = ElementTree.Element
MIME_NAMESPACE = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    write_desktop_files(folder, IDENTITY.command)
    return folder


@pytest.fixture
def entry_file(share: Path) -> Path:
    return share / "applications" / f"{IDENTITY.id}.desktop"


@pytest.fixture
def metainfo(share: Path) -> Path:
    return share / "metainfo" / f"{IDENTITY.id}.metainfo.xml"


@pytest.fixture
def root(metainfo: Path) -> Element:
    return ElementTree.parse(metainfo).getroot()


@pytest.fixture
def entry(entry_file: Path) -> Entry:
    return entry_in(entry_file)


def complaints_of(*command: str | Path) -> str:
    """Run a validation tool; skip the test if it is not installed."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    process = subprocess.run(command, capture_output=True, check=False)
    said = (process.stdout + process.stderr).decode(errors="replace")
    assert process.returncode == 0, said
    return said


def entry_in(path: Path) -> Entry:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(path, encoding="utf-8")
    return parser["Desktop Entry"]


def text_of(root: Element, path: str) -> str:
    found = root.find(path)
    assert found is not None, f"there is no {path}"
    return (found.text or "").strip()


# --------------------------------------------------------------- valid
def test_the_metainfo_is_valid(metainfo: Path) -> None:
    said = complaints_of("appstreamcli", "validate", "--pedantic", "--no-net", metainfo)

    assert said.split("\n") == ["✔ Validation was successful.", ""]


@pytest.mark.parametrize("command", [IDENTITY.command, IDENTITY.lab_command])
def test_the_manual_pages_are_valid(share: Path, command: str) -> None:
    page = share / "man" / "man6" / f"{command}.6"
    if shutil.which("man") is None:
        pytest.skip("man is not installed")
    process = subprocess.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page],
        capture_output=True,
        check=True,
    )

    assert process.stderr.decode() == ""


def test_no_placeholder_stays(share: Path) -> None:
    for path in share.rglob("*"):
        assert "@" not in path.name
        if path.is_file() and path.suffix != ".png":
            assert re.findall(r"@[A-Za-z-]+@", path.read_text(encoding="utf-8")) == [], path


# --------------------------------------------------------------- complete
def test_the_files_written_are_those_announced(tmp_path: Path) -> None:
    written = write_desktop_files(tmp_path, IDENTITY.command)

    assert written == tuple(sorted(path for path in tmp_path.rglob("*") if path.is_file()))
    assert {path.relative_to(tmp_path).as_posix() for path in written} == {
        name.as_posix() for name in desktop_file_names()
    }


def test_every_part_is_there(share: Path) -> None:
    icons = share / "icons" / "hicolor"
    kind = IDENTITY.mime_type.replace("/", "-")
    wanted = [
        share / "mime" / "packages" / f"{IDENTITY.id}.xml",
        icons / "scalable" / "apps" / f"{IDENTITY.id}.svg",
        icons / "scalable" / "mimetypes" / f"{kind}.svg",
        icons / "symbolic" / "apps" / f"{IDENTITY.id}-symbolic.svg",
    ]
    for command in (IDENTITY.command, IDENTITY.lab_command):
        wanted += [
            share / "man" / "man6" / f"{command}.6",
            share / "bash-completion" / "completions" / command,
            share / "zsh" / "site-functions" / f"_{command}",
            share / "fish" / "vendor_completions.d" / f"{command}.fish",
        ]

    assert [path for path in wanted if not path.is_file()] == []
    for size in SIZES:
        for name in (f"apps/{IDENTITY.id}.png", f"mimetypes/{kind}.png"):
            picture = QImage(str(icons / f"{size}x{size}" / name))
            assert (picture.width(), picture.height()) == (size, size)
    drawn = icons / "scalable" / "apps" / f"{IDENTITY.id}.svg"
    assert drawn.read_bytes() == resource_path("icon.svg").read_bytes()


def test_zsh_completions_go_where_they_are_wanted(tmp_path: Path) -> None:
    written = write_desktop_files(tmp_path, "quinto", zsh_folder="zsh/vendor-completions")

    assert tmp_path / "zsh" / "vendor-completions" / f"_{IDENTITY.lab_command}" in written
    assert not (tmp_path / "zsh" / "site-functions").exists()


def test_another_identity_goes_everywhere(tmp_path: Path) -> None:
    other = replace(
        IDENTITY,
        id="net.cards.fifty-three",
        name="Fünf & Drei",
        command="funf",
        lab_command="funf-werk",
        homepage="https://cards.net/53?a=1&b=2",
        licence="MIT",
        developer="Ann & Bob",
        developer_id="net.cards",
        mime_type="application/x-funf",
        suffix=".funf",
    )
    written = write_desktop_files(tmp_path, other.command, identity=other)
    before = (IDENTITY.id, IDENTITY.homepage, IDENTITY.mime_type, IDENTITY.licence, "*.quinto")

    for path in written:
        assert IDENTITY.id not in path.as_posix()
        if path.suffix in {".xml", ".svg"}:
            ElementTree.parse(path)
        if path.suffix not in {".png", ".svg"}:
            text = path.read_text(encoding="utf-8")
            assert [word for word in before if word in text] == [], path
            assert "quinto-lab" not in text
    entry = entry_in(tmp_path / "applications" / "net.cards.fifty-three.desktop")
    assert entry["Name"] == "Fünf & Drei"


# --------------------------------------------------------------- the menu entry
def test_the_desktop_file_starts_the_program_with_a_saved_game(entry: Entry) -> None:
    assert entry["Exec"] == f"{IDENTITY.command} %f"
    assert entry["TryExec"] == IDENTITY.command
    assert entry["MimeType"] == f"{IDENTITY.mime_type};"
    assert entry["Icon"] == IDENTITY.id
    assert entry["Terminal"] == "false"


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_desktop_file_is_translated(entry: Entry, key: str, language: str) -> None:
    assert entry[f"{key}[{language}]"]
    assert entry[f"{key}[{language}]"] != entry[key]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["quinto"], "quinto"),
        (["/opt/quinto/bin/quinto"], "/opt/quinto/bin/quinto"),
        (["/home/Ann Lee/quinto"], '"/home/Ann Lee/quinto"'),
        (["/home/100%/quinto"], "/home/100%%/quinto"),
        (["/home/a$b/quinto"], '"/home/a\\\\$b/quinto"'),
        (['/home/a"b`/quinto'], '"/home/a\\\\"b\\\\`/quinto"'),
        (["/home/a\\b/quinto"], '"/home/a\\\\\\\\b/quinto"'),
        (["/home/Zoë/quinto"], '"/home/Zoë/quinto"'),
        (["/usr/bin/python3", "-m", "quinto_desktop"], "/usr/bin/python3 -m quinto_desktop"),
    ],
)
def test_the_command_is_quoted(words: list[str], line: str, tmp_path: Path) -> None:
    assert exec_line(words[0], words[1:]) == line
    write_desktop_files(tmp_path, words[0], words[1:])
    entry_file = tmp_path / "applications" / f"{IDENTITY.id}.desktop"
    assert entry_in(entry_file)["Exec"] == f"{line} %f"
    if shutil.which("desktop-file-validate"):
        assert complaints_of("desktop-file-validate", entry_file) == ""


# --------------------------------------------------------------- the software catalogue
def test_the_metainfo_names_the_desktop_file(entry_file: Path, root: Element) -> None:
    assert text_of(root, "id") == IDENTITY.id
    assert text_of(root, "launchable") == entry_file.name
    assert text_of(root, "provides/mediatype") == IDENTITY.mime_type
    assert text_of(root, "project_license") == IDENTITY.licence


def test_the_metainfo_tells_the_changelog(root: Element) -> None:
    known = releases(packaging_path("CHANGELOG.md").read_text(encoding="utf-8"))
    told = [(it.get("version"), it.get("date")) for it in root.findall("releases/release")]

    assert told == [(release.version, release.date) for release in known]
    assert ("0.1.0", "2026-11-21") in told
    oldest = root.findall("releases/release")[-1]
    assert len(oldest.findall("description/ul/li")) == len(known[-1].notes) == 8
    assert text_of(oldest, "description/ul/li").endswith("or your own choice of every option.")


def test_releases_are_read_newest_first() -> None:
    changelog = (
        "# New\n\n## Unreleased\n\n- a\n\n## 1.10.0 – 2 March 2027\n\nAt the table:\n\n- b\n  c.\n"
        "- d\n\n"
        "## 0.9 – 31 December 2026\n"
    )

    found = releases(changelog)

    assert [(it.version, it.date) for it in found] == [
        ("1.10.0", "2027-03-02"),
        ("0.9", "2026-12-31"),
    ]
    assert found[0].notes == ("b c.", "d")
    assert found[1].notes == ()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_metainfo_is_translated_whole(root: Element, language: str) -> None:
    for path in ("summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"):
        found = root.findall(path)
        assert found, path
        own = [it for it in found if it.get(XML_LANGUAGE) is None]
        assert len([it for it in found if it.get(XML_LANGUAGE) == language]) == len(own), path


def test_the_screenshots_are_those_of_the_readme(root: Element) -> None:
    images = root.findall("screenshots/screenshot/image")

    assert len(images) == 2
    for image in images:
        address, _, name = (image.text or "").strip().rpartition("/")
        picture = QImage(str(Path(__file__).parents[2] / "resources" / "pictures" / name))
        assert address == f"{IDENTITY.homepage}/screenshots"
        assert (str(picture.width()), str(picture.height())) == (
            image.get("width"),
            image.get("height"),
        )


def test_the_metainfo_says_who_wins_as_the_rules_do(root: Element) -> None:
    description = " ".join(text_of(root, "description/p").split())

    assert "first has 250" not in description
    assert "first to" not in description
    assert "played to 250 points, unless you choose another target" in description


# --------------------------------------------------------------- the file type, the manual
def test_the_mime_type_belongs_to_saved_games(share: Path) -> None:
    root = ElementTree.parse(share / "mime" / "packages" / f"{IDENTITY.id}.xml").getroot()
    kind = root.find("mime:mime-type", MIME_NAMESPACE)
    assert kind is not None
    glob = kind.find("mime:glob", MIME_NAMESPACE)

    assert kind.get("type") == IDENTITY.mime_type
    assert glob is not None
    assert glob.get("pattern") == f"*{IDENTITY.suffix}"


@pytest.mark.parametrize("command", [IDENTITY.command, IDENTITY.lab_command])
def test_the_manual_pages_name_this_version(share: Path, command: str) -> None:
    page = (share / "man" / "man6" / f"{command}.6").read_text(encoding="utf-8")
    (title,) = [line for line in page.splitlines() if line.startswith(".TH")]

    assert f'"{IDENTITY.name} {quinto_desktop.__version__}"'.replace("-", "\\-") in title


def test_the_manual_page_has_every_option(share: Path) -> None:
    page = (share / "man" / "man6" / f"{IDENTITY.command}.6").read_text(encoding="utf-8")
    told = set(re.findall(r"--?[a-z][a-z-]*", page.replace("\\-", "-").partition(".SH OPTIONS")[2]))
    known = {flag for action in command_line()._actions for flag in action.option_strings}

    assert {flag for flag in told if flag.startswith("--")} >= {
        flag for flag in known if flag.startswith("--")
    }
    assert {flag for flag in told if flag.startswith("--")} <= known


# -------- What is generated for a Linux desktop is current, and shells really complete by it
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


# --------------------------------------------------------------- shells


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
