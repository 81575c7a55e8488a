"""The desktop's own file dialogs and colours, by a portal of the tests' own."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from processes import LONGEST_RUN_S, environment, said

from quinto_desktop import portal
from quinto_desktop.portal import THEME, VARIABLE

HERE = Path(__file__).parent
PYTHON = "/usr/bin/python3"  # the one that the system's bindings belong to
KINDS = [["*.quinto", "*.quinto~"]]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="there are portals on Linux only")


def ask(home: Path, answers: list[str], *kinds: str) -> list[dict[str, Any]]:
    """What is reported when a portal is asked for files; without answers there is no portal."""
    if shutil.which("dbus-run-session") is None:
        pytest.skip("there is no dbus-run-session; the package dbus-daemon brings it")
    if subprocess.run([PYTHON, "-c", "import gi"], capture_output=True, check=False).returncode:
        pytest.skip("no bindings; the package python3-gi brings them")
    command = [sys.executable, str(HERE / "asking_portal.py"), *kinds]
    if answers:
        command = [PYTHON, "-W", "ignore", str(HERE / "fake_portal.py"), *answers, "--", *command]
    done = subprocess.run(
        ["dbus-run-session", "--", *command],
        env=environment(home, {VARIABLE: None, "DBUS_SESSION_BUS_ADDRESS": None}),
        cwd=home,
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST_RUN_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    noise = ("dbus-daemon", "qt.qpa.theme")
    lines = said(done.stderr).splitlines()
    assert [line for line in lines if not line.startswith(noise)] == []
    return [json.loads(line) for line in done.stdout.splitlines()]


def part(facts: list[dict[str, Any]], name: str) -> list[Any]:
    return [line[name] for line in facts if name in line]


def test_open_and_save_ask_the_portal_and_believe_it(tmp_path: Path) -> None:
    uri = "file:///games/a%20b%20%23%C3%A4%2520.quinto"

    facts = ask(tmp_path, [uri, uri], "open", "save")

    assert part(facts, "theme") == [THEME]
    assert part(facts, "chosen") == ["/games/a b #ä%20.quinto"] * 2
    assert part(facts, "asked") == ["OpenFile", "SaveFile"]
    assert part(facts, "title") == ["open", "save"]
    assert part(facts, "filters") == [KINDS, KINDS]
    assert part(facts, "name") == [None, "evening.quinto"]
    assert part(facts, "folder") == ["/tmp", "/tmp"]
    assert part(facts, "own") == []


def test_a_cancel_is_a_cancel(tmp_path: Path) -> None:
    facts = ask(tmp_path, ["cancel", "cancel"], "open", "save")

    assert part(facts, "chosen") == ["", ""]
    assert part(facts, "own") == []


def test_when_the_portal_ends_qt_s_own_dialog_comes(tmp_path: Path) -> None:
    facts = ask(tmp_path, ["cancel", "end"], "open", "open")

    assert part(facts, "asked") == ["OpenFile", "OpenFile"]
    assert part(facts, "own") == [True]
    assert part(facts, "chosen") == ["", ""]


def test_without_a_portal_qt_is_left_as_it_is(tmp_path: Path) -> None:
    facts = ask(tmp_path, [], "open")

    assert part(facts, "theme") == [None]
    assert part(facts, "own") == [True]


def test_dark_and_light_are_the_desktop_s_at_once_and_while_running(tmp_path: Path) -> None:
    facts = ask(tmp_path, ["light,cancel", "dark,cancel"], "open", "open")

    assert part(facts, "dark") == [True, False, True]


def test_text_is_as_large_as_the_desktop_s_at_once_and_while_running(tmp_path: Path) -> None:
    facts = ask(tmp_path, ["1.5,cancel", "99,cancel", "1.0,cancel"], "open", "open", "open")

    assert part(facts, "text") == [1.25, 1.5, 1.5, 1.0]


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({"DBUS_SESSION_BUS_ADDRESS": "x", VARIABLE: "kde"}, id="chosen by the user"),
        pytest.param(
            {"DBUS_SESSION_BUS_ADDRESS": "x", "QT_QPA_PLATFORM": "offscreen"}, id="unseen"
        ),
        pytest.param({}, id="no bus"),
        pytest.param({"XDG_RUNTIME_DIR": "/nowhere"}, id="no bus in the usual place"),
    ],
)
def test_where_it_is_not_wanted_nobody_is_asked(
    settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(portal, "can_choose_files", lambda: pytest.fail("a portal was asked"))
    before = dict(settings)

    portal.prefer_portal(settings)

    assert settings == before
