"""The arrows between the packages point one way, and no module or class grows unnoticed."""

from __future__ import annotations

import ast
import gc
import subprocess
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest
from examples import each
from msgspec import Struct

import quinto_desktop

ROOT = Path(quinto_desktop.__file__).parent
MODULES = sorted(
    path
    for path in ROOT.rglob("*.py")
    # An installed Quinto has these, from elsewhere in the checkout.
    if path.relative_to(ROOT).parts[0] not in {"_packaging", "_resources"}
)
TESTS = Path(__file__).parent

OURS = "quinto_desktop"
QT = frozenset({"PySide6", "shiboken6"})

MAY_IMPORT = {
    "rules": frozenset({"rules"}),
    "players": frozenset({"players", "rules"}),
    "records": frozenset({"records", "rules", "resources"}),
    "game": frozenset({"game", "rules", "players", "records"}),
    "sound": frozenset({"sound", "game", "rules", "resources"}),
    "window": frozenset(
        {"window", "game", "sound", "rules", "resources"} | {"identity", "portal", "report"}
    ),
    "lab": frozenset({"lab", "players", "records", "rules"}),
    # The top-level modules put the packages together or serve them all.
    "__init__": frozenset[str](),
    "resources": frozenset[str](),
    "identity": frozenset[str](),
    "desktop_files": frozenset({"identity", "resources"}),
    "desktop_install": frozenset({"identity", "desktop_files"}),
    "portal": frozenset[str](),
    "startup": frozenset({"portal"}),
    "report": frozenset[str](),
    "__main__": frozenset(
        {"game", "window", "players", "records", "rules", "resources", "identity", "startup"}
        | {"desktop_install"}
    ),
}
"""What of ours each package, and each module at the top, may import. `quinto_desktop` itself, which
holds the version, is open to all."""

MAY_IMPORT_FROM_OUTSIDE: dict[str, frozenset[str]] = {
    "rules": frozenset({"_sha2", "_sha256"}),  # Python's own, without OpenSSL
    "desktop_files": frozenset(),  # `packaging/build` imports it where nothing is installed
    "records": frozenset({"msgspec", "fsrs"}),
    "game": QT | {"msgspec"},
    "sound": QT | {"_miniaudio"},
    "window": QT | {"msgspec"},
    "portal": QT,
    "startup": QT,
    "__main__": QT,
}
"""What each may import besides the standard library; packages not named here may import anything
but Qt."""

FLOORS = (
    ("look", "text"),
    ("controls",),
    ("paper",),
    ("table",),
    ("sheet",),
    ("stepper", "learn", "history", "setup", "help"),
    ("app",),
)
"""The rooms of the window, from the ground up."""

MAY_IMPORT_IN_WINDOW = {
    room: frozenset(chain.from_iterable(FLOORS[:floor]))
    for floor, rooms in enumerate(FLOORS)
    for room in rooms
}
"""Which other rooms each room of the window may import: those of all lower floors."""

LATE_IMPORTS = {
    "__main__.py": ((OURS,), "the bare table is painted before the rest is loaded"),
    "game/__init__.py": ((f"{OURS}.game.public",), "the first picture needs one name of it"),
    "records/__init__.py": ((f"{OURS}.records.public",), "the first picture needs one name of it"),
    "players/questions.py": (
        (f"{OURS}.players.judging.claim_check",),
        "whoever asks need not load what finds the answer, in another process",
    ),
    "players/experiments/asking.py": (
        (f"{OURS}.players.experiments.trials",),
        "whoever asks need not load what finds the answer, in another process",
    ),
    "players/judging/asking.py": (
        (f"{OURS}.players.judging", f"{OURS}.players.kernel"),
        "whoever asks need not load what finds the answer, in another process",
    ),
    "players/puzzles/asking.py": (
        (f"{OURS}.players.puzzles", f"{OURS}.players.kernel"),
        "whoever asks need not load what finds the answer, in another process",
    ),
    "players/levels.py": ((f"{OURS}.players",), "a level is loaded when somebody plays it"),
    "game/instance/wishes.py": (
        (f"{OURS}.rules",),
        "the window appears sooner without the rules, which only a game's number needs",
    ),
    "game/past/statistics.py": (
        (f"{OURS}.records.history.database",),
        "some systems package sqlite3 apart from Python",
    ),
    "lab/stats.py": (
        (f"{OURS}.records.history.database",),
        "some systems package sqlite3 apart from Python",
    ),
    "lab/training/train.py": (
        (f"{OURS}.lab.training",),
        "only where networks are trained, numpy is there",
    ),
    "window/app/program.py": (
        (
            f"{OURS}.window.app.desktop_settings",
            f"{OURS}.game.checking.deal_check",
            f"{OURS}.game.thinking.engine_process",
            f"{OURS}.game.judging.review_queue",
            f"{OURS}.game.past.history_keeping",
            f"{OURS}.window.controls.messages",
            f"{OURS}.window.app.forwarded_starts",
            f"{OURS}.window.text.fault_text",
        ),
        "some systems part QtDBus from the rest of PySide6; the engine, the history, and what "
        "hears later starts, come after the picture",
    ),
    "window/app/commands.py": (
        (
            f"{OURS}.window.setup",
            f"{OURS}.window.controls",
            f"{OURS}.window.sheet",
            f"{OURS}.window.history",
            f"{OURS}.game.past.statistics",
            f"{OURS}.window.learn",
            f"{OURS}.game.judging.inquiry",
        ),
        "the dialogs, messages, and what prints, are loaded when they are asked for",
    ),
    "window/app/game_room.py": (
        (f"{OURS}.game.judging",),
        "nothing is judged before a deal is over",
    ),
    "window/app/hint_controller.py": (
        (f"{OURS}.window.learn", f"{OURS}.game.judging", f"{OURS}.window.controls.messages"),
        "hints, the tutor, and a message box, are loaded when they are wanted",
    ),
    "window/app/exchange.py": (
        (
            f"{OURS}.game.sharing.exchange",
            f"{OURS}.game.sharing.pasted",
            f"{OURS}.window.setup",
            f"{OURS}.window.controls",
            f"{OURS}.window.text",
        ),
        "what reads and writes texts is loaded when one is pasted, copied or saved",
    ),
    "window/app/practice_controller.py": (
        (
            f"{OURS}.game",
            f"{OURS}.window.stepper",
            f"{OURS}.window.learn",
            f"{OURS}.window.text.verdict_text",
            f"{OURS}.window.controls.file_dialogs",
        ),
        "exercises and the deal editor are loaded when they are asked for",
    ),
    "window/app/crash_handling.py": (
        (f"{OURS}.report", f"{OURS}.window.controls.messages"),
        "a message box is loaded when there is a message",
    ),
    "window/app/main_window.py": (
        (f"{OURS}.window.controls.messages",),
        "a message box is loaded when there is a message",
    ),
    "window/app/game_files.py": (
        (f"{OURS}.window.controls.messages", f"{OURS}.window.controls.file_dialogs"),
        "a message box is loaded when there is a message, a dialog when it is asked for",
    ),
    "window/app/replay_controller.py": (
        (f"{OURS}.window.stepper", f"{OURS}.window.sheet.story_paper", f"{OURS}.game.judging"),
        "replays, reviews and the paper under these are loaded when they are asked for",
    ),
    "window/look/pop_ups.py": (
        (f"{OURS}.window.look.styling",),
        "the dress of menus and dialogs is loaded when one is opened",
    ),
    "window/history/statistics_dialog.py": (
        (f"{OURS}.window.history.statistics_export", f"{OURS}.window.controls.messages"),
        "what writes files is loaded when something is exported",
    ),
    "window/learn/lesson_controller.py": (
        (f"{OURS}.window.learn",),
        "the lessons are loaded when one is given",
    ),
    "window/app/beside_windows.py": (
        (f"{OURS}.window.help", f"{OURS}.window.history", f"{OURS}.game.past.past_games"),
        "the rule book and the history are loaded when they are asked for",
    ),
    "game/past/past_games.py": (
        (f"{OURS}.records.history.database", f"{OURS}.records.history.history"),
        "some systems package sqlite3 apart from Python",
    ),
    "window/sheet/sheet.py": (
        (f"{OURS}.window.sheet.slip",),
        "the slip is loaded when it is opened",
    ),
}
"""Modules whose functions may import what of ours, and why: the window is there sooner for it.
Anywhere else such an import would hide something. Those for the type checker alone are not late,
but arrows as well."""

SLOW = frozenset({"QStyle"})
DIALOGS = frozenset({"setup", "help", "history", "stepper"})
"""Classes of Qt's that take milliseconds to load, and the rooms that nothing waits for."""

MODULE_LIMIT = 400
FUNCTION_LIMIT = 50
CLASS_LIMIT = 300
PUBLIC_METHOD_LIMIT = 15

LONG_MODULES: dict[str, int] = {
    # One compiled unit: a call into another module would cost more than what it does.
    "players/kernel/_search.py": 720,
    "players/kernel/_playout.py": 600,
    "players/kernel/_features.py": 510,  # 152 numbers, and what each is
}
"""Modules longer than `MODULE_LIMIT`, each with the length that was agreed to."""

LARGE_CLASSES: dict[str, int] = {
    "players/kernel/_features.py:CardFeatures": 430,
    "players/kernel/_playout.py:Playout": 535,  # a third of it says what its face means
    "players/kernel/_search.py:Search": 660,
}
"""Classes longer than `CLASS_LIMIT`, as "module.py:Class", each with the length agreed to."""

WIDE_CLASSES: dict[str, int] = {
    "players/kernel/_playout.py:Playout": 18  # some for `train` only
}
"""Classes with more public methods than `PUBLIC_METHOD_LIMIT`, each with the number agreed to."""


INSIDES = (
    *(("stage",), ("animator",), ("director",), ("overlays",)),
    *(("hand", "focus"), ("hand", "drag"), ("refusals", "bubble"), ("room", "menus")),
)
"""What a table and its window are made of, which tests of theirs need not know."""

KNOW_THE_INSIDES = frozenset(
    {
        "at_the_table.py",  # which tells the tests
        # Programs of their own, which cannot import it.
        "benchmarks/clicks.py",
        "benchmarks/frames.py",
        "pictures/picturing.py",
    }
)

NOT_PAINTED = (
    *("rules", "players", "records.settings", "game.public", "game.preferences"),
    *("window.app.program", "window.text.turn_text", "window.app.game_room", "window.table.table"),
    *("window.sheet.story_paper", "window.help.book"),
)
"""What the first picture, a bare table, must not wait for."""


class Import(Struct, frozen=True):
    """One import statement's target, as it stands in the source."""

    path: Path
    line: int
    target: str
    is_late: bool

    @property
    def is_ours(self) -> bool:
        return self.target.partition(".")[0] == OURS

    @property
    def part(self) -> str:
        """The package or top-level module of ours that is imported, "" for the root itself."""
        return ([*self.target.split("."), ""])[1]

    @property
    def room(self) -> str:
        """The room of the window that is imported, "" if it is none."""
        return ([*self.target.split("."), "", ""])[2] if self.part == "window" else ""

    @property
    def where(self) -> str:
        return f"{self.path.relative_to(ROOT.parent).as_posix()}:{self.line}"


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def part_of(path: Path) -> str:
    """The package of ours, or the module at the top, that `path` belongs to."""
    return path.relative_to(ROOT).with_suffix("").parts[0]


def room_of(path: Path) -> str:
    """The room of the window that `path` belongs to, "" if it is elsewhere."""
    parts = path.relative_to(ROOT).parts
    return parts[1] if parts[0] == "window" and len(parts) > 2 else ""


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = frozenset(map(module_name, MODULES))


@pytest.fixture(scope="module", autouse=True)
def trees_have_no_circles() -> Iterator[None]:
    """To look for some while a tree grows takes twice as long as to read it."""
    gc.disable()
    yield
    gc.enable()


class Facts(NamedTuple):
    """What the tests ask about a module."""

    imports: tuple[Import, ...]
    targets: frozenset[str]
    names: frozenset[str]
    class_faults: tuple[str, ...]
    relays: tuple[str, ...]
    docstrings: int
    long_functions: tuple[str, ...]


@cache
def facts_of(path: Path) -> Facts:
    """The facts of a module. It is read once, and its syntax not kept: all take 150 MB."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [*ast.walk(tree)]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    taken = (node.names for node in nodes if isinstance(node, ast.ImportFrom))
    faults = (faults_of_class(node, f"{name_of(path)}:{node.name}") for node in classes)
    return Facts(
        (*imports_in(tree, path),),
        frozenset(targets_in(nodes, NAMES)),
        frozenset(alias.name for names in taken for alias in names),
        (*chain.from_iterable(faults),),
        (*chain.from_iterable(relays_in(node, path) for node in classes),),
        sum(map(lines_of, docstrings_in(nodes))),
        tuple(
            f"{name_of(path)}:{node.name}"
            for node in nodes
            if isinstance(node, ast.FunctionDef) and lines_of(node) > FUNCTION_LIMIT
        ),
    )


def lines_of(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def docstrings_in(nodes: Sequence[ast.AST]) -> Iterator[ast.stmt]:
    """All docstrings, and the strings that describe constants."""
    for node in nodes:
        body = getattr(node, "body", ())
        for line in body if isinstance(body, list) else ():
            if isinstance(line, ast.Expr) and isinstance(getattr(line.value, "value", None), str):
                yield line


def imports_in(tree: ast.Module, path: Path) -> Iterator[Import]:
    """Every import of a module, those for the type checker included."""

    def walk(node: ast.AST, *, is_late: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                for alias in child.names:
                    yield Import(path, child.lineno, alias.name, is_late)
            elif isinstance(child, ast.ImportFrom):
                for target in targets_of(child):
                    yield Import(path, child.lineno, target, is_late)
            elif not isinstance(child, ast.expr):
                late = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
                yield from walk(child, is_late=is_late or late)

    return walk(tree, is_late=False)


def targets_of(node: ast.ImportFrom) -> list[str]:
    """What `from ... import a, b` names: `from quinto_desktop import rules` names the package."""
    if node.module != OURS:
        return [node.module or ""]
    return [f"{OURS}.{alias.name}" for alias in node.names if is_module(alias.name)] or [OURS]


def is_module(name: str) -> bool:
    return (ROOT / name).is_dir() or (ROOT / f"{name}.py").is_file()


def fault_of(found: Import) -> str | None:
    """Say what is wrong with an import, in a sentence; None if nothing is."""
    part = part_of(found.path)
    if part not in MAY_IMPORT:
        return f"{found.where}: {part} is a new package; say in MAY_IMPORT what it may import."
    if found.is_ours:
        return fault_of_ours(found, part)
    top = found.target.partition(".")[0]
    if top in sys.stdlib_module_names:
        return None
    allowed = MAY_IMPORT_FROM_OUTSIDE.get(part)
    if top in QT if allowed is None else top not in allowed:
        return f"{found.where}: {part} imports {found.target}, which it must do without."
    return None


def fault_of_ours(found: Import, part: str) -> str | None:
    if found.part and found.part not in MAY_IMPORT[part]:
        return f"{found.where}: {part} imports {found.target}; the arrows point the other way."
    room = room_of(found.path)
    if room and found.room not in ("", room, *MAY_IMPORT_IN_WINDOW.get(room, ())):
        return f"{found.where}: {room} imports {found.target}, which is on no lower floor."
    if found.is_late and found.part and not may_be_late(found):
        return f"{found.where}: {found.target} is imported inside a function; import it on top."
    return None


def may_be_late(found: Import) -> bool:
    allowed, _ = LATE_IMPORTS.get(name_of(found.path), ((), ""))
    return any(f"{found.target}.".startswith(f"{start}.") for start in allowed)


def test_the_arrows_point_one_way() -> None:
    found = chain.from_iterable(facts_of(path).imports for path in MODULES)
    faults = list(filter(None, map(fault_of, found)))

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("module", "source", "fault"),
    [
        ("rules/deal.py", "import PySide6.QtCore", "rules imports PySide6.QtCore"),
        ("rules/deal.py", "import msgspec", "rules imports msgspec"),
        ("players/novice.py", "from quinto_desktop import records", "players imports"),
        ("records/save.py", "import quinto_desktop.players.by_rule.novice", "records imports"),
        ("sound/sounds.py", "from quinto_desktop.window.app import program", "sound imports"),
        ("window/table/table.py", "import _miniaudio", "window imports _miniaudio"),
        ("lab/play.py", "import shiboken6", "lab imports shiboken6"),
        ("rules/deal.py", "if TYPE_CHECKING:\n    import numpy", "deal.py:2: rules imports numpy"),
        ("game/session.py", f"def f():\n    from {OURS}.rules import cards", "inside a function"),
        ("extras/new.py", "import os", "extras is a new package"),
        ("window/text/questions.py", f"from {OURS}.window.app import menus", "text imports"),
        (
            "window/look/theme.py",
            "if TYPE_CHECKING:\n    from quinto_desktop.window.controls import tips",
            "look imports quinto_desktop.window.controls",
        ),
        (
            "window/table/felt.py",
            "def f():\n    from quinto_desktop.window.sheet.sheet import ScoreSheet",
            "table imports quinto_desktop.window.sheet",
        ),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, source: str, fault: str) -> None:
    (found,) = imports_in(ast.parse(source), ROOT / module)

    assert fault in str(fault_of(found))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules/deal.py", "import collections.abc"),
        ("players/novice.py", "from quinto_desktop.rules import Observation"),
        ("records/save.py", "from quinto_desktop import __version__"),
        ("window/table/table.py", "from quinto_desktop.rules.cards import Card"),
        ("window/table/table.py", "def f():\n    from PySide6.QtSvg import QSvgRenderer"),
        ("__main__.py", "def main():\n    from quinto_desktop.window import main_window"),
        ("window/app/commands.py", f"def f():\n    from {OURS}.window.setup import deal_entry"),
        ("window/app/main_window.py", "from quinto_desktop.window.look.theme import Theme"),
        ("window/table/felt.py", "from quinto_desktop.window.table.rows import rows"),
        ("lab/play.py", "import tqdm"),
    ],
)
def test_a_right_arrow_passes(module: str, source: str) -> None:
    (found,) = imports_in(ast.parse(source), ROOT / module)

    assert fault_of(found) is None


THINKING = [f"{OURS}.players.{late}" for late in ("kernel", "imagining", "by_rule")]
"""What the engine process has to load, and the window's need not."""

NOT_AT_FIRST = [
    "statistics",
    *(f"{OURS}.{late}" for late in ("players.judging.deal_review", "records.history.counts")),
    *(f"{OURS}.{late}" for late in ("game.sharing.pasted", "window.look.styling")),
]
"""What a game that begins, or goes on, need not wait for."""


@pytest.mark.parametrize(
    "in_turn",
    [
        {
            "rules": [*QT, "msgspec"],
            "players.kernel": ["numpy"],
            "players": [*QT, "numpy"],
            "records": QT,
            "lab.__main__": [*QT, "numpy", "sqlite3"],
        },
        {
            # The table is painted before any of these is loaded.
            "window.app.main_window": [*("sqlite3", *(f"{OURS}.{late}" for late in NOT_PAINTED))],
            "game.paths": ["msgspec"],
            "window.app.program": [*THINKING, *NOT_AT_FIRST, "_hashlib"],
            # Nor is any before a first hint, or a first exercise.
            "window.learn.hint_view": THINKING,
            "window.stepper.practice_view": [*THINKING, "_hashlib"],
            "window.help.dialog": ["PySide6.QtPrintSupport"],
        },
    ],
    ids=["below", "window"],
)
def test_importing_leaves_out(in_turn: dict[str, Collection[str]]) -> None:
    look = "import sys\n" + "".join(
        f"import {OURS}.{package}\nprint(*[f'{package} {{one}}' for one in {[*unwanted]}"
        " if one in sys.modules])\n"
        for package, unwanted in in_turn.items()
    )
    process = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, text=True, check=True
    )

    assert process.stdout.strip() == ""


def test_what_takes_long_to_load_is_left_to_the_dialogs() -> None:
    found = {
        f"{name_of(path)}: {name}"
        for path in MODULES
        if room_of(path) not in DIALOGS
        for name in facts_of(path).names & SLOW
    }

    assert not found, "fitting.read_from_side does what QStyle.visualRect does"


def test_modules_stay_short() -> None:
    faults = []
    for path in MODULES:
        length = length_of(path)
        if length > (limit := LONG_MODULES.get(name_of(path), MODULE_LIMIT)):
            faults.append(
                f"{name_of(path)} has {length} lines, more than {limit}: "
                "split it by reason to change, or name it in LONG_MODULES."
            )

    assert not faults, "\n".join(faults)


@cache
def length_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_classes_stay_small() -> None:
    faults = [fault for path in MODULES for fault in facts_of(path).class_faults]

    assert not faults, "\n".join(faults)


def faults_of_class(node: ast.ClassDef, name: str) -> Iterator[str]:
    length = (node.end_lineno or node.lineno) - node.lineno + 1
    if length > (limit := LARGE_CLASSES.get(name, CLASS_LIMIT)):
        yield f"{name} (line {node.lineno}) has {length} lines, more than {limit}."
    methods = [child for child in node.body if is_public_method(child)]
    if len(methods) > (limit := WIDE_CLASSES.get(name, PUBLIC_METHOD_LIMIT)):
        yield f"{name} (line {node.lineno}) has {len(methods)} public methods, more than {limit}."


def is_public_method(node: ast.stmt) -> bool:
    """Whether a caller has one thing more to learn."""
    if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
        return False
    decorators = {ast.unparse(decorator).rpartition(".")[2] for decorator in node.decorator_list}
    return node.name.islower() and decorators.isdisjoint({"property", "setter"})


def test_exceptions_are_still_needed() -> None:
    """An exception goes as soon as the module is short again."""
    known = {name_of(path) for path in MODULES}
    named = {name.partition(":")[0] for name in (*LONG_MODULES, *LARGE_CLASSES, *WIDE_CLASSES)}

    assert named <= known
    for name in LONG_MODULES:
        assert length_of(ROOT / name) > MODULE_LIMIT


# --------------------------------------------------------------- circles
Graph = dict[str, set[str]]
"""What each module imports, or each room."""


@cache
def module_graph() -> Graph:
    """All imports between our modules, late ones and those for the type checker included."""
    return {(name := module_name(path)): {*facts_of(path).targets} - {name} for path in MODULES}


def targets_in(nodes: Iterable[ast.AST], modules: frozenset[str]) -> set[str]:
    """The modules of ours that a module imports, wherever in it."""
    targets: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            targets.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                targets.add(whole if whole in modules else str(node.module))
    return targets & modules


def circles_in(graph: Graph) -> list[list[str]]:
    """All circles of a graph: the sets of nodes from each of which all others can be reached."""
    reached = {node: reached_from(node, graph) for node in graph}
    circles = {
        frozenset(other for other in reached[node] if node in reached[other])
        for node in graph
        if node in reached[node]
    }
    return sorted(map(sorted, circles))


def reached_from(start: str, graph: Graph) -> set[str]:
    """All nodes that can be reached from one; itself only by a circle."""
    reached: set[str] = set()
    to_go = [*graph[start]]
    while to_go:
        if (node := to_go.pop()) not in reached:
            reached.add(node)
            to_go += graph[node]
    return reached


def test_there_are_no_circles_of_modules() -> None:
    assert circles_in(module_graph()) == []


@cache
def room_graph() -> Graph:
    """All imports between the rooms of the window."""
    graph: Graph = {}
    for name, targets in module_graph().items():
        if room := room_named(name):
            graph.setdefault(room, set()).update({*map(room_named, targets)} - {"", room})
    return graph


def room_named(module: str) -> str:
    parts = module.split(".")
    return parts[2] if parts[:2] == [OURS, "window"] and len(parts) > 2 else ""


def test_there_are_no_circles_of_rooms() -> None:
    assert circles_in(room_graph()) == []


@pytest.mark.parametrize(
    ("graph", "circles"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"a"}}, [["a"]]),
        ({"a": {"b"}, "b": {"a"}, "c": {"a"}}, [["a", "b"]]),
        ({"a": {"b"}, "b": {"c"}, "c": {"d"}, "d": {"b"}}, [["b", "c", "d"]]),
        ({"a": {"b"}, "b": {"a"}, "c": {"d", "a"}, "d": {"c"}}, [["a", "b"], ["c", "d"]]),
    ],
)
def test_circles_of_any_length_are_seen(graph: Graph, circles: list[list[str]]) -> None:
    assert circles_in(graph) == circles


@each(
    "source",
    [
        "from quinto_desktop.window.app.menus import Menus",
        "from quinto_desktop.window.app import menus",
        "def f():\n    from quinto_desktop.window.app.menus import Menus",
        "if TYPE_CHECKING:\n    import quinto_desktop.window.app.menus",
    ],
)
def test_every_kind_of_import_is_an_arrow(source: str) -> None:
    found = targets_in(ast.walk(ast.parse(source)), NAMES)

    assert found == {f"{OURS}.window.app.menus"}


# --------------------------------------------------------------- the house in numbers
# They only go down: who needs room makes it.
MOST_LINES_OF_ALL = 96_283
MOST_MODULES_OF_ALL = 412
MOST_DOCSTRINGS = 9_991
MOST_LINES_OF_TESTS = 75_210
MOST_ROOMS = 12
MOST_FLOORS = 6
MOST_MODULES = 185
MOST_SINGLE_IMPORTERS = 43
MOST_LINES = 49_316
MOST_RELAYS = 10

WINDOW = [path for path in MODULES if part_of(path) == "window"]


def test_the_window_has_few_rooms_and_nothing_loose() -> None:
    loose = [name_of(path) for path in WINDOW if not room_of(path) and path.stem != "__init__"]

    assert loose == []
    assert len(room_graph()) <= MOST_ROOMS


def test_the_rooms_stand_on_few_floors() -> None:
    assert max(map(floor_of, room_graph())) <= MOST_FLOORS


def floor_of(room: str) -> int:
    """How many rooms stand on each other up to this one, itself included."""
    return 1 + max(map(floor_of, room_graph()[room]), default=0)


def test_the_program_has_few_modules_and_lines() -> None:
    assert sum(path.stem != "__init__" for path in MODULES) <= MOST_MODULES_OF_ALL
    assert sum(map(length_of, MODULES)) <= MOST_LINES_OF_ALL
    assert sum(facts_of(path).docstrings for path in MODULES) <= MOST_DOCSTRINGS
    assert sum(map(length_of, TESTS.rglob("*.py"))) <= MOST_LINES_OF_TESTS


def test_functions_stay_short() -> None:
    """But where a call would cost more than what it does."""
    compiled = ("players/kernel/", "lab/pool/")
    others = [path for path in MODULES if not name_of(path).startswith(compiled)]

    assert [name for path in others for name in facts_of(path).long_functions] == []


def test_the_window_has_few_modules_and_lines() -> None:
    assert len(WINDOW) <= MOST_MODULES
    assert sum(map(length_of, WINDOW)) <= MOST_LINES


def test_few_modules_serve_a_single_other() -> None:
    """A module with one importer is often a part of it that was split off for its length."""
    importers = Counter(chain.from_iterable(module_graph().values()))
    modules = [module_name(path) for path in WINDOW if path.stem != "__init__"]
    single = [name for name in modules if importers[name] == 1]

    assert len(single) <= MOST_SINGLE_IMPORTERS, "\n".join(single)


def test_few_signals_only_relay_another() -> None:
    relays = [relay for path in WINDOW for relay in facts_of(path).relays]

    assert len(relays) <= MOST_RELAYS, "\n".join(relays)


def relays_in(cls: ast.ClassDef, path: Path) -> Iterator[str]:
    """Where a class connects a signal to one of its own."""
    own = {f"self.{name}{end}" for name in signals_of(cls) for end in ("", ".emit")}
    for call in [node for node in ast.walk(cls) if isinstance(node, ast.Call)] if own else ():
        is_connect = isinstance(call.func, ast.Attribute) and call.func.attr == "connect"
        if is_connect and call.args and ast.unparse(call.args[0]) in own:
            yield f"{name_of(path)}:{call.lineno}: {ast.unparse(call)}"


def signals_of(cls: ast.ClassDef) -> set[str]:
    return {
        ast.unparse(node.targets[0])
        for node in cls.body
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("Signal(")
    }


# --------------------------------------------------------------- tests
def test_every_folder_of_tests_runs_alone() -> None:
    """What several folders share lies above them: pytest finds modules beside a test only."""
    folders: dict[str, set[Path]] = {}
    for path in TESTS.rglob("*.py"):
        folders.setdefault(path.stem, set()).add(path.parent)
    faults = [
        f"{path.relative_to(TESTS)} imports {name}: move that up into tests"
        for path in sorted(TESTS.rglob("test_*.py"))
        for name in facts_of_tests(path).names_imported
        if name in folders and not folders[name] & {path.parent, TESTS, TESTS / "benchmarks"}
    ]
    assert not faults, "\n".join(faults)


class FactsOfTests(NamedTuple):
    names_imported: frozenset[str]
    ways_inside: list[tuple[int, str]]


@cache
def facts_of_tests(path: Path) -> FactsOfTests:
    """The facts of a module of the tests. Its syntax is not kept: all take 70 MB."""
    nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return FactsOfTests(frozenset(names_imported(nodes)), [*ways_inside(nodes)])


def names_imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The modules that a module names in its imports, each without what follows a dot."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_tests_do_not_reach_into_the_table() -> None:
    """A table that is put together otherwise changes one module of the tests."""
    modules = {path.relative_to(TESTS).as_posix(): path for path in TESTS.rglob("*.py")}
    faults = [
        f"{name}:{line}: {way}; say it by a function of at_the_table.py."
        for name, path in sorted(modules.items())
        if name not in KNOW_THE_INSIDES
        for line, way in facts_of_tests(path).ways_inside
    ]

    assert not faults, "\n".join(faults)
    assert modules.keys() >= KNOW_THE_INSIDES


def ways_inside(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Where a module goes into what a table is made of, and how."""
    for node in nodes:
        if isinstance(node, ast.Attribute) and node.attr in {inside[-1] for inside in INSIDES}:
            way = ast.unparse(node)
            if any(f".{way}".endswith(f".{'.'.join(inside)}") for inside in INSIDES):
                yield node.lineno, way


@pytest.mark.parametrize(
    ("source", "ways"),
    [
        ("table.stage.places.trick", ["table.stage"]),
        ("overlays = seated.room.table.overlays", ["seated.room.table.overlays"]),
        ("room.menus.actions[command].trigger()", ["room.menus"]),
        ("table.hand.focus.card", ["table.hand.focus"]),
        ("now.hand.index(card), table.hand.lifted, bar.menus.recent, trick_on(table)", []),
    ],
)
def test_a_way_inside_is_seen(source: str, ways: list[str]) -> None:
    assert [way for _, way in ways_inside(ast.walk(ast.parse(source)))] == ways
