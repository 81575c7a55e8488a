"""A machine that lacks something is told what to install."""

from __future__ import annotations

import errno
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import approval
import PySide6
import pytest
import shiboken6
from examples import each

from quinto_desktop import __version__, startup
from quinto_desktop.__main__ import main
from quinto_desktop.records import load_game
from quinto_desktop.records.saves.document import decode
from quinto_desktop.report import place_of, report_of

NOT_FOUND = "cannot open shared object file: No such file or directory"
XCB_BROKEN = f"libxcb-cursor.so.0: {NOT_FOUND}"
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@each(
    "library",
    [
        "libGL.so.1",
        "libEGL.so.1",
        "libglib-2.0.so.0",
        "libfontconfig.so.1",
        "libdbus-1.so.3",
        "libxkbcommon.so.0",
    ],
)
def test_a_missing_system_library_is_named_with_the_packages_to_install(library: str) -> None:
    sentence = startup.explain_import_error(ImportError(f"{library}: {NOT_FOUND}"))

    assert sentence is not None
    assert f"the system library {library}" in sentence
    assert f'"sudo apt install {" ".join(startup.PACKAGES)}"' in sentence


OLD_SYSTEM = "version `GLIBC_2.35' not found\n(required by it)"
IMPORTS = {
    "no PySide6": ModuleNotFoundError("No module named 'PySide6'", name="PySide6"),
    "part of it": ModuleNotFoundError("No module named 'PySide6.QtSvg'", name="PySide6.QtSvg"),
    "no msgspec": ModuleNotFoundError("No module named 'msgspec'", name="msgspec"),
    "old system": ImportError(OLD_SYSTEM, name="PySide6.QtCore"),
}


def test_a_package_that_cannot_be_imported_is_named(approved: Callable[[str, str], None]) -> None:
    told = {name: startup.explain_import_error(error) for name, error in IMPORTS.items()}
    approved("startup/imports", "".join(f"{name}: {said}\n" for name, said in told.items()))


def test_a_frozen_program_says_nothing_of_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    error = ModuleNotFoundError("No module named 'msgspec'", name="msgspec")

    assert startup.explain_import_error(error) == (
        "the part msgspec of this installation is missing or damaged; reinstall Quinto. "
        "The error was: No module named 'msgspec'"
    )


@each(
    "error",
    [
        ModuleNotFoundError("No module named 'quinto_desktop.windw'", name="quinto_desktop.windw"),
        ImportError("cannot import name 'Dek' from 'quinto_desktop.rules'", name="quinto_desktop"),
        ImportError("raised by hand"),
    ],
    ids=["module", "name", "nameless"],
)
def test_a_mistake_of_our_own_is_not_blamed_on_the_machine(error: ImportError) -> None:
    assert startup.explain_import_error(error) is None
    with pytest.raises(ImportError), startup.imports_explained():
        raise error


def test_a_failed_import_becomes_a_start_error() -> None:
    missing = pytest.raises(startup.StartError, match=re.escape("libGL.so.1"))
    with missing, startup.imports_explained():
        raise ImportError(f"libGL.so.1: {NOT_FOUND}")


QPA = "QT_QPA_PLATFORM"
DISPLAYS: dict[str, tuple[dict[str, str], dict[str, str | None]]] = {
    "no display": ({}, {}),
    "empty display": ({"DISPLAY": ""}, {}),
    "xcb": ({"DISPLAY": ":0"}, {"xcb": XCB_BROKEN}),
    "xcb, where Wayland refuses": (
        {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"},
        {"wayland": None, "xcb": XCB_BROKEN},
    ),
    "wayland": ({"WAYLAND_DISPLAY": "wayland-0"}, {"wayland": f"libwayland.so.0: {NOT_FOUND}"}),
    "dead display": ({"DISPLAY": ":7"}, {"xcb": None}),
    "platform with arguments": (
        {QPA: "xcb:nograb;wayland", "DISPLAY": ":7"},
        {"xcb": None, "wayland": None},
    ),
    "unknown platform": ({QPA: "cocoa"}, {"cocoa": ""}),
    "broken plugin": ({QPA: "eglfs"}, {"eglfs": "undefined symbol:\n_Z3foo"}),
}
"""What the environment says, and what each of Qt's plugins complains of."""


def test_a_display_that_cannot_be_opened_is_explained(approved: Callable[[str, str], None]) -> None:
    told = []
    for name, (environment, errors) in DISPLAYS.items():
        explained = startup.explain_platform_failure(environment, errors.__getitem__)
        assert "\n" not in explained
        told.append(f"{name}: {explained}\n")
    approved("startup/displays", "".join(told))
    assert approval.unused(approval.FOLDER / "startup", ("imports", "displays")) == []


START = r"""
import sys
from quinto_desktop import startup
try:
    sys.stdout.write(startup.start_application(["quinto"]).platformName())
except startup.StartError as error:
    sys.stderr.write(f"quinto: {error}\n")
    sys.exit(startup.EXIT_CODE)
"""


def start(code: str = START, /, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start Qt in a separate process, on the display that `environment` alone describes."""
    inherited = {key: value for key, value in os.environ.items() if key not in DISPLAY_VARIABLES}
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_qt_starts_where_nothing_is_missing() -> None:
    process = start(QT_QPA_PLATFORM="offscreen")

    assert (process.returncode, process.stdout, process.stderr) == (0, "offscreen", "")


IMPORT = """
import builtins, linecache, sys
own = builtins.__import__
from quinto_desktop import startup
application = startup.start_application(["quinto"])
assert builtins.__import__ is own
linecache.clearcache()
import quinto_desktop.rules
from PySide6.QtCore import *
assert QTimeZone.utc().isValid()
assert not any("quinto" in name for name in linecache.cache)
assert not hasattr(sys.modules["shibokensupport.signature.parser"], "__builtins__")
try:
    QTimeZone("wide", 2, 3)
except TypeError as error:
    assert "QTimeZone.__init__(ianaId: " in str(error), error
"""


def test_with_qt_python_imports_as_it_does_without() -> None:
    """Qt's bindings would otherwise read all sources again, and cache them; errors are told."""
    process = start(IMPORT, QT_QPA_PLATFORM="offscreen")

    assert (process.returncode, process.stderr) == (0, "")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({}, "quinto: no display was found"),
        ({"QT_QPA_PLATFORM": "cocoa"}, "quinto: Qt's platform plugin cocoa"),
        ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":no"}, "quinto: the "),
    ],
    ids=["no display", "unknown platform", "dead display"],
)
def test_where_qt_would_abort_one_line_is_printed(
    environment: dict[str, str], sentence: str
) -> None:
    process = start(**environment)

    assert process.returncode == startup.EXIT_CODE
    assert process.stderr.startswith(sentence)
    assert process.stderr.count("\n") == 1
    assert process.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere fonts do not come from fontconfig")
def test_a_machine_without_fonts_is_told_so(tmp_path: os.PathLike[str]) -> None:
    configuration = os.path.join(tmp_path, "fonts.conf")
    with open(configuration, "w", encoding="utf-8") as file:
        file.write(f"<fontconfig><cachedir>{tmp_path}</cachedir></fontconfig>")

    process = start(QT_QPA_PLATFORM="offscreen", FONTCONFIG_FILE=configuration)

    assert process.returncode == startup.EXIT_CODE
    assert process.stderr == f"quinto: {startup.NO_FONT}\n"


# -------- The command line answers in sentences, and runs nobody else's code
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


IN_GERMAN = """
from PySide6.QtCore import QCoreApplication
from quinto_desktop.window.look.appearance import Language
Language(QCoreApplication.instance()).use("de")
sys.stdout.write(QCoreApplication.translate("QPlatformTheme", "Cancel"))
"""


@POSIX
@pytest.mark.parametrize("name", ["Games, mine", 'the "best"'])
def test_qt_starts_from_a_folder_whose_name_breaks_a_setting(tmp_path: Path, name: str) -> None:
    site = tmp_path / name
    site.mkdir()
    for package in (PySide6, shiboken6):
        (site / package.__name__).symlink_to(Path(*package.__path__))

    ways = os.pathsep.join((str(site), str(HERE)))
    process = start(START + IN_GERMAN, PYTHONPATH=ways, QT_QPA_PLATFORM="offscreen")

    assert (process.stdout, process.stderr) == ("offscreenAbbrechen", "")


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


# -------- A report of an error says where it happened, and nothing of the user's own
def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:
        return caught


def test_a_report_says_what_runs_and_where_it_failed() -> None:
    try:
        decode(5)  # type: ignore[arg-type]
    except AttributeError as error:
        text = report_of(error, {"Qt": "6.11"}).text
    assert text.startswith(f"Quinto: {__version__}")
    assert 'File "quinto_desktop/records/saves/migrations.py", line' in text.replace("\\", "/")
    assert "\nQt: 6.11\n" in text
    assert "AttributeError" in text


@each(
    "error",
    [
        OSError(errno.ENOTCONN, "not connected", "/media/ada/Ada's stick/A.quinto"),
        OSError(errno.EXDEV, "no", "/media/ada/x", None, '/home/ada/it\'s "Ada"/y'),
        FileNotFoundError(2, "gone", b"/srv/ada\xff"),
        ValueError("bad: '/net/ada/with blanks/x'"),
        RuntimeError("not saved (name=Ada.quinto~)"),
        KeyError("C:\\Users\\Ada\\x"),
    ],
)
def test_a_report_names_no_files(error: Exception) -> None:
    text = report_of(raised(error), {}).text

    told = [line for line in text.splitlines() if "Error" in line][-1]
    assert "ada" not in told.lower(), told
    assert "<file>" in told


def test_a_report_names_no_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))

    text = report_of(raised(ValueError(f"in {tmp_path}/notes")), {}).text

    assert str(tmp_path) not in text
    assert "~/notes" in text


def test_what_caused_an_error_is_told_without_its_files_too(tmp_path: Path) -> None:
    try:
        try:
            open(tmp_path / "diary")  # noqa: SIM115
        except OSError as cause:
            raise ValueError("so there") from cause
    except ValueError as error:
        text = report_of(error, {}).text
    assert "FileNotFoundError" in text
    assert "/diary" not in text


def test_the_same_fault_has_the_same_place() -> None:
    places = set()
    for name in ("a", "b"):
        try:
            load_game(Path(name))
        except Exception as error:
            places.add(place_of(error))
    assert len(places) == 1


def test_a_very_deep_error_makes_a_short_report() -> None:
    def deeper(depth: int) -> None:
        deeper(depth + 1)

    try:
        deeper(0)
    except RecursionError as error:
        report = report_of(error, {})
    assert len(report.text) < 25_000
    assert "RecursionError" in report.text
