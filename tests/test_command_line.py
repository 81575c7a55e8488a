"""The command line answers in sentences, and runs nobody else's code."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from quinto_desktop import __version__, startup
from quinto_desktop.__main__ import main

HERE = Path(__file__).parent.parent


def ran(
    arguments: list[str], folder: Path, *, before: str = "", to: str = "/dev/stdout"
) -> subprocess.CompletedProcess[str]:
    """Run the program in a folder, by a shell that may set limits before."""
    environment = {**os.environ, "PYTHONPATH": str(HERE), "QT_QPA_PLATFORM": "offscreen"}
    script = f'{before} exec "$0" -m "$@" > {to}'
    return subprocess.run(
        ["sh", "-c", script, sys.executable, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


POSIX = pytest.mark.skipif(sys.platform == "win32", reason="a shell and its limits")


def test_an_empty_folder_for_the_users_files_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["--user-dir", ""])
    assert ended.value.code == startup.EXIT_CODE
    told = capsys.readouterr().err
    assert told == "quinto: argument --user-dir: give the name of a folder; see “quinto --help”.\n"
    assert not [*tmp_path.iterdir()]


CTRL_C = """
import os, signal, sys
class CtrlC:
    def find_spec(self, name, path=None, target=None):
        if name == "quinto_desktop.rules":
            os.kill(os.getpid(), signal.SIGINT)
signal.signal(signal.SIGINT, signal.default_int_handler)  # the tests may be deaf to it
sys.meta_path.insert(0, CtrlC())
"""


@POSIX
@pytest.mark.parametrize("arguments", [["--engine"], ["--seed", "1"]])
def test_ctrl_c_while_it_loads_ends_it_without_a_traceback(
    tmp_path: Path, arguments: list[str]
) -> None:
    (tmp_path / "sitecustomize.py").write_text(CTRL_C)
    before = f'PYTHONPATH="{tmp_path}:$PYTHONPATH"; export PYTHONPATH;'
    process = ran(["quinto_desktop", *arguments], tmp_path, before=before)
    assert (process.returncode, process.stderr) == (-signal.SIGINT, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.parametrize("option", ["--version", "--help"])
def test_an_answer_that_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, option: str
) -> None:
    process = ran(["quinto_desktop", option], tmp_path, to="/dev/full")
    assert process.returncode == startup.EXIT_CODE
    assert process.stderr == (
        f"quinto: the output could not be written: {os.strerror(errno.ENOSPC)}; "
        "send it elsewhere.\n"
    )


@POSIX
def test_without_a_place_for_the_answer_there_is_no_complaint(tmp_path: Path) -> None:
    process = ran(["quinto_desktop", "--help"], tmp_path, to="&-")
    assert "Traceback" not in process.stderr
    assert "Exception ignored" not in process.stderr


@POSIX
@pytest.mark.parametrize("module", ["quinto_desktop", "quinto_desktop.lab"])
def test_modules_in_the_working_folder_are_not_run(tmp_path: Path, module: str) -> None:
    for name in ("argparse", "gc", "json", "signal", "PySide6", "msgspec"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('foreign code')", encoding="utf-8")
    process = ran([module, "--help"], tmp_path)
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout.startswith("usage: quinto")


@POSIX
def test_from_its_source_the_program_still_runs(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quinto_desktop", "--version"]
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    process = subprocess.run(
        command, cwd=HERE, env=bare, capture_output=True, text=True, check=False
    )
    assert (process.stdout, process.stderr) == (f"Quinto {__version__}\n", "")


@POSIX
@pytest.mark.parametrize(
    ("before", "told"),
    [
        ("ulimit -n 20;", "a program may have only 20 files open here, and Quinto needs 64"),
        ("ulimit -v 160000;", "a program may have only 156 MB of memory here"),
    ],
    ids=["files", "memory"],
)
def test_what_the_system_does_not_grant_is_told_in_a_sentence(
    tmp_path: Path, before: str, told: str
) -> None:
    process = ran(["quinto_desktop", "--user-dir", str(tmp_path)], tmp_path, before=before)
    assert process.returncode == startup.EXIT_CODE
    assert process.stderr.startswith(f"quinto: {told}")
    assert process.stderr.count("\n") == 1


@POSIX
def test_a_low_limit_that_may_be_raised_is_raised() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (40, before[1]))
        startup.check_limits()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(before[1], 256)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (MemoryError(), "not enough memory"),
        (OSError(errno.EMFILE, "EMFILE"), "too many files are open"),
        (OSError(errno.EIO, "EIO"), None),
    ],
    ids=["memory", "files", "another"],
)
def test_what_runs_out_at_the_start_is_told(error: OSError | MemoryError, told: str | None) -> None:
    sentence = startup.explain_shortage(error)
    assert (sentence is None) if told is None else (sentence is not None and told in sentence)
