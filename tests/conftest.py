"""What every test needs: Qt without a screen, and nothing of the person's own files.

Qt is imported inside the fixtures that need it, so that the tests of the rules, the players, the
records and the laboratory run without it.
"""

from __future__ import annotations

import builtins
import ctypes
import gc
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
import sleepers
from cpu_budget import Costs

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot
    from seating import Seated

    from quinto_desktop.game import Thinker, UserFolders
    from quinto_desktop.window.table.table import Table

pytest_plugins = ["approval", "lab_command"]

TESTS_BETWEEN_COLLECTIONS = 10
"""How many tests with Qt may leave their windows lying about as cycles of references."""

MIB_BETWEEN_COLLECTIONS = 10
"""How much larger they may make the process: a large window has large pictures."""

MIB_WITH_DRAWINGS = 335
"""A process that is larger draws the pictures anew: at 400 MiB it would be too large."""

tests_with_qt = pytest.StashKey[int]()
mib_after_collection = pytest.StashKey[float]()
peaks = pytest.StashKey[dict[str, float]]()
own_import = builtins.__import__

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The window speaks the system's language if it can; the tests read English.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="")


@pytest.fixture
def folders(tmp_path: Path) -> UserFolders:
    """A new user's folders, none of which exists yet."""
    from quinto_desktop.game import user_folders

    return user_folders(tmp_path / "user")


@pytest.fixture
def inline_thinker() -> Iterator[Thinker]:
    """Computer players think on the test's own thread; answers still come by the event loop."""
    from inline import InlineExecutor

    from quinto_desktop.game import Thinker

    thinker = Thinker(InlineExecutor)
    yield thinker
    thinker.close()


# --------------------------------------------------------------- how thorough, and how large


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--memory", action="store_true", help="say how much memory each test process has needed"
    )
    parser.addoption(
        "--sleepers",
        type=int,
        default=0,
        metavar="N",
        help="with -n: so many more workers, for the tests that wait for programs (sleepers.py)",
    )
    parser.addoption(
        "--record-costs", action="store_true", help="list anew which cases are costly: cpu_budget"
    )
    parser.addoption(
        "--enforce-costs", action="store_true", help="fail costly cases that are not listed"
    )


def pytest_configure(config: pytest.Config) -> None:
    keep_compiled(config)  # Hypothesis, too, which pytest rewrites: import it only now
    import examples  # noqa: F401 - the profiles

    config.pluginmanager.register(Costs(config), "costs")
    if not config.getoption("--hypothesis-profile"):
        is_quick = "not slow" in config.getoption("markexpr")
        is_quick = is_quick or config.getoption("--record-costs")  # what the quick run would cost
        config.option.hypothesis_profile = "quick" if is_quick else "whole"
    sleepers.begin(config)


def pytest_sessionstart(session: pytest.Session) -> None:
    if session.config.getoption("tx", None) and not Path(".hypothesis").exists():
        # Hypothesis's tables of all characters: to make them would take each worker 180 MiB.
        made = "from hypothesis.internal.charmap import *; intervals_from_codec('utf-8')"
        subprocess.run([sys.executable, "-c", made], check=True)
    builtins.__import__ = own_import  # PySide6's keeps 38 MiB of sources: see `startup.py`
    gc.disable()  # until all is collected: nothing of it goes away, and that takes seconds to see


def keep_compiled(config: pytest.Config) -> None:
    """Where nothing compiled may be left beside the sources, keep it with what pytest keeps."""
    # Else each run, and each of the hundreds of programs that it starts, compiles all of it anew.
    if sys.dont_write_bytecode:
        if hasattr(config, "cache"):
            sys.pycache_prefix = str(config.cache.mkdir("compiled"))
        else:  # by `-p no:cacheprovider`
            folder = TemporaryDirectory(ignore_cleanup_errors=True)
            config.add_cleanup(folder.cleanup)
            sys.pycache_prefix = folder.name
        sys.dont_write_bytecode = False
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.fixture(autouse=True, scope="module")
def what_stays_is_left_out() -> None:
    """Go only once through what lasts as long as the run: thousands of cases, and caches."""
    gc.collect()  # not as a file ends: its last test is still known then, with its windows
    gc.freeze()
    gc.enable()


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's bot, which goes on as soon as what it waits for has happened."""
    from waiting import PromptBot

    return PromptBot(request)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """An empty table."""
    from tabling import make_table

    return make_table(qtbot)


@pytest.fixture
def seated(qtbot: QtBot, folders: UserFolders) -> Seated:
    """A window whose game has just begun."""
    from seating import Seated

    return Seated(qtbot, folders)


@pytest.fixture(scope="session")
def shared_drawings(qapp: object) -> Iterator[Callable[[], None]]:
    """Every window takes what all would draw alike from one store."""
    from drawings import keep_drawings
    from PySide6.QtGui import QGuiApplication

    forget = keep_drawings()
    yield forget
    forget()
    # What was copied would outlive Python here, and end the process by a signal.
    QGuiApplication.clipboard().clear()


@pytest.fixture(scope="session")
def home_of_tests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Whose folder every dialog for files watches: of one that is much used that takes long."""
    return tmp_path_factory.mktemp("home")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Leave unpainted what a test has shown and not looked at: pytest-qt is about to close it."""
    result = yield
    if item.config.getoption("--hypothesis-profile") != "many":
        for window, _ in getattr(item, "qt_widgets", ()):
            if (widget := window()) is not None:
                widget.setUpdatesEnabled(False)
    return result


@pytest.fixture(autouse=True)
def windows_go(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test has closed is deleted before the next one begins."""
    if "qapp" not in request.fixturenames:
        yield
        return
    forget = request.getfixturevalue("shared_drawings")
    patch = request.getfixturevalue("monkeypatch")
    patch.setenv("HOME", str(request.getfixturevalue("home_of_tests")))
    patch.setattr("os.fsync", lambda _file: None)  # no power cut comes here: see `tests/faults`
    # Nobody here clicks without looking, but where that is what is tried.
    patch.setattr("quinto_desktop.game.pacing.UNSEEN_MS", 0)
    gc.disable()  # Shiboken has crashed once when it came in the middle of an event of Qt's
    yield
    gc.enable()
    from PySide6.QtCore import QCoreApplication, QEvent

    # Outside an event loop Qt keeps whatever is to be deleted later, with all its pictures.
    deferred = QEvent.Type.DeferredDelete.value
    QCoreApplication.sendPostedEvents(None, deferred)
    config = request.config
    config.stash[tests_with_qt] = tests = config.stash.get(tests_with_qt, 0) + 1
    grown_mib = mib_in_use() - config.stash.get(mib_after_collection, 0.0)
    if tests % TESTS_BETWEEN_COLLECTIONS == 0 or grown_mib > MIB_BETWEEN_COLLECTIONS:
        gc.collect()
        QCoreApplication.sendPostedEvents(None, deferred)
        if mib_in_use() > MIB_WITH_DRAWINGS:
            forget()
        give_memory_back()
        config.stash[mib_after_collection] = mib_in_use()


@pytest.fixture(autouse=True)
def dates_in_english() -> None:
    """No test inherits the dates and numbers of a window that was in another language."""
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QLocale

        QLocale.setDefault(QLocale(QLocale.Language.English))


def give_memory_back() -> None:
    """Return to the system what is free: between small things that stay, large pictures lay."""
    if sys.platform == "linux" and platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).malloc_trim(0)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker process hands its figure to the process that reports."""
    gc.unfreeze()
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["peak_mib"] = peak_mib()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    if hasattr(node, "workeroutput"):  # which a process that has crashed does not hand over
        measured = node.config.stash.setdefault(peaks, {})
        measured[node.gateway.id] = node.workeroutput["peak_mib"]


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if config.getoption("--memory"):
        measured = config.stash.get(peaks, {}) or {"this process": peak_mib()}
        for name, mib in sorted(measured.items()):
            terminalreporter.write_line(f"{name}: at most {mib:.0f} MiB")


def mib_in_use() -> float:
    """How much memory this process has in use, in MiB; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0.0
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def peak_mib() -> float:
    """The most memory that this process has ever had in use, in MiB; NaN on Windows."""
    if sys.platform == "win32":
        return float("nan")
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 2**10


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is asked to read out."""
    from PySide6.QtGui import QAccessible

    told: list[str] = []

    def hear(event: object) -> None:
        if hasattr(event, "message"):
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return told
