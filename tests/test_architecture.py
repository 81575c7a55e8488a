"""The arrows between the packages point one way, and no module or class grows unnoticed."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import quinto_desktop

ROOT = Path(quinto_desktop.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))

OURS = "quinto_desktop"
QT = frozenset({"PySide6", "shiboken6"})

MAY_IMPORT = {
    "rules": frozenset({"rules"}),
    "players": frozenset({"players", "rules"}),
    "records": frozenset({"records", "rules", "resources"}),
    "game": frozenset({"game", "rules", "players", "records"}),
    "window": frozenset({"window", "game", "rules", "resources"}),
    "lab": frozenset({"lab", "players", "records", "rules"}),
    # The top-level modules put the packages together or serve them all.
    "__init__": frozenset[str](),
    "resources": frozenset[str](),
    "startup": frozenset[str](),
    "__main__": frozenset(
        {"game", "window", "players", "records", "rules", "resources", "startup"}
    ),
}
"""What of ours each package, and each module at the top, may import. `quinto_desktop` itself, which
holds the version, is open to all."""

MAY_IMPORT_FROM_OUTSIDE: dict[str, frozenset[str]] = {
    "rules": frozenset(),
    "records": frozenset({"msgspec"}),
    "game": QT,
    "window": QT | {"_miniaudio"},
    "startup": QT,
    "__main__": QT,
}
"""What each may import besides the standard library; packages not named here may import anything
but Qt."""

LATE_IMPORTS = {
    "__main__.py": OURS,
    "game/__init__.py": f"{OURS}.game",
    "lab/training/train.py": f"{OURS}.lab.training",
    "players/levels.py": f"{OURS}.players",
    "records/__init__.py": f"{OURS}.records",
    "window/aid_desk.py": f"{OURS}.window",
    "window/commands.py": f"{OURS}.window",
    "window/help_desk.py": f"{OURS}.window",
    "window/lesson/teacher.py": f"{OURS}.window.lesson",
    "window/main_window.py": f"{OURS}.window",
    "window/menu_marks.py": f"{OURS}.window",
    "window/sheet_desk.py": f"{OURS}.window",
    "window/program.py": f"{OURS}.window",
    "window/panels/inquiry.py": f"{OURS}.window.panels",
}
"""Modules whose functions may import what of ours: the window is there sooner for it, or numpy is
asked for only where networks are trained. Anywhere else such an import would dodge a cycle."""

MODULE_LIMIT = 400
CLASS_LIMIT = 200
PUBLIC_METHOD_LIMIT = 15

LONG_MODULES: dict[str, int] = {
    # One compiled unit: a call into another module would cost more than what it does.
    "players/kernel/_search.py": 1740,
    "players/kernel/_playout.py": 600,
    "players/kernel/_features.py": 510,  # 152 numbers, and what each is
}
"""Modules longer than `MODULE_LIMIT`, each with the length that was agreed to."""

LARGE_CLASSES: dict[str, int] = {
    "game/controller.py:GameController": 245,  # every road to the one state, in one place
    "players/kernel/_features.py:CardFeatures": 430,
    "players/kernel/_playout.py:Playout": 535,  # a third of it says what its face means
    "players/kernel/_search.py:Search": 1550,  # one search's memory, without globals
    "window/main_window.py:MainWindow": 245,  # wiring
    "window/panels/ladder.py:Ladder": 205,  # 53 cells, painted and told
    "window/panels/score_sheet.py:ScoreSheet": 220,
    "window/table/card_widget.py:CardWidget": 210,  # every way a card can lie and look
    "window/table/director.py:Director": 235,  # one scene for each event
    "window/table/hand.py:HandInput": 225,
    "window/table/overlays.py:Overlays": 220,
    "window/table/stage.py:Stage": 220,
    "window/table/places.py:Places": 205,
    "window/table/table.py:Table": 280,  # wiring, and Qt's own events
}
"""Classes longer than `CLASS_LIMIT`, as "module.py:Class", each with the length agreed to."""

WIDE_CLASSES: dict[str, int] = {
    "players/kernel/_playout.py:Playout": 18,  # some for `train` only
}
"""Classes with more public methods than `PUBLIC_METHOD_LIMIT`, each with the number agreed to."""


NOT_PAINTED = (
    *("rules", "players", "records.settings", "game.public", "game.preferences"),
    *("window.program", "window.words", "window.menus", "window.table.table"),
)
"""What the first picture, a bare table, must not wait for."""


@dataclass(frozen=True, slots=True)
class Import:
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
    def where(self) -> str:
        return f"{self.path.relative_to(ROOT.parent).as_posix()}:{self.line}"


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def part_of(path: Path) -> str:
    """The package of ours, or the module at the top, that `path` belongs to."""
    return path.relative_to(ROOT).with_suffix("").parts[0]


def imports_of(path: Path, source: str | None = None) -> Iterator[Import]:
    """Every import of a module, those for the type checker included: they are arrows as well."""
    tree = ast.parse(path.read_text(encoding="utf-8") if source is None else source)
    package = [OURS, *path.relative_to(ROOT).parent.parts]

    def walk(node: ast.AST, *, is_late: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                for alias in child.names:
                    yield Import(path, child.lineno, alias.name, is_late)
            elif isinstance(child, ast.ImportFrom):
                for target in targets_of(child, package):
                    yield Import(path, child.lineno, target, is_late)
            else:
                late = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
                yield from walk(child, is_late=is_late or late)

    return walk(tree, is_late=False)


def targets_of(node: ast.ImportFrom, package: list[str]) -> list[str]:
    """What `from ... import a, b` names: `from quinto_desktop import rules` names the package."""
    base = package[: len(package) - node.level + 1] if node.level else []
    module = ".".join([*base, *([node.module] if node.module else [])])
    if module != OURS:
        return [module]
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
    if found.is_late and found.part and not may_be_late(found):
        return f"{found.where}: {found.target} is imported inside a function; import it on top."
    return None


def may_be_late(found: Import) -> bool:
    allowed = LATE_IMPORTS.get(name_of(found.path))
    return allowed is not None and f"{found.target}.".startswith(f"{allowed}.")


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_the_arrows_point_one_way(path: Path) -> None:
    faults = [fault for found in imports_of(path) if (fault := fault_of(found)) is not None]

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("module", "source", "fault"),
    [
        ("rules/deal.py", "import PySide6.QtCore", "rules imports PySide6.QtCore"),
        ("rules/deal.py", "import msgspec", "rules imports msgspec"),
        ("rules/deal.py", "from ..players import novice", "rules imports quinto_desktop.players"),
        ("rules/deal.py", "from .. import game", "rules imports quinto_desktop.game"),
        ("players/novice.py", "from quinto_desktop import records", "players imports"),
        ("players/novice.py", "from PySide6 import QtCore", "players imports PySide6"),
        ("records/save.py", "import quinto_desktop.players.by_rule.novice", "records imports"),
        ("game/controller.py", "from quinto_desktop.window import words", "game imports"),
        ("window/table/table.py", "from ...players import novice", "window imports"),
        ("lab/play.py", "import quinto_desktop.game", "lab imports quinto_desktop.game"),
        ("lab/play.py", "import shiboken6", "lab imports shiboken6"),
        ("rules/deal.py", "if TYPE_CHECKING:\n    import numpy", "deal.py:2: rules imports numpy"),
        ("game/session.py", "def f():\n    from ..rules import cards", "inside a function"),
        ("window/menus.py", "def f():\n    from .table import table", "inside a function"),
        ("extras/new.py", "import os", "extras is a new package"),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, source: str, fault: str) -> None:
    (found,) = imports_of(ROOT / module, source)

    assert fault in str(fault_of(found))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules/deal.py", "from .cards import Card"),
        ("rules/deal.py", "import collections.abc"),
        ("players/novice.py", "from quinto_desktop.rules import Observation"),
        ("records/save.py", "from quinto_desktop import __version__"),
        ("window/table/table.py", "from ...rules.cards import Card"),
        ("window/table/table.py", "def f():\n    from PySide6.QtSvg import QSvgRenderer"),
        ("__main__.py", "def main():\n    from quinto_desktop.window import main_window"),
        ("window/main_window.py", "def f():\n    from .dialogs.help import HelpDialog"),
        ("lab/play.py", "import tqdm"),
    ],
)
def test_a_right_arrow_passes(module: str, source: str) -> None:
    (found,) = imports_of(ROOT / module, source)

    assert fault_of(found) is None


@pytest.mark.parametrize(
    ("package", "unwanted"),
    [
        ("rules", [*QT, "msgspec"]),
        ("players", [*QT, "numpy"]),
        ("players.kernel", ["numpy"]),
        ("records", [*QT]),
        ("lab", [*QT]),
        ("lab.__main__", [*QT, "numpy"]),
        # The table is painted before any of these is loaded.
        ("window.first_picture", ["msgspec", *(f"{OURS}.{late}" for late in NOT_PAINTED)]),
        (
            "window.program",
            [f"{OURS}.players.{late}" for late in ("kernel", "imagining", "by_rule")],
        ),
    ],
)
def test_importing_leaves_out(package: str, unwanted: list[str]) -> None:
    if not is_module(package.replace(".", "/")):
        pytest.skip(f"there is no {package} yet")
    look = f"import sys, {OURS}.{package}; print(*sorted(set({unwanted!r}) & set(sys.modules)))"
    process = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, text=True, check=True
    )

    assert process.stdout.strip() == "", f"importing {package} imports {process.stdout.strip()}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_modules_stay_short(path: Path) -> None:
    length = len(path.read_text(encoding="utf-8").splitlines())
    limit = LONG_MODULES.get(name_of(path), MODULE_LIMIT)

    assert length <= limit, (
        f"{name_of(path)} has {length} lines, more than {limit}: "
        "split it by reason to change, or name it in LONG_MODULES."
    )


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_classes_stay_small(path: Path) -> None:
    faults = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            faults += list(faults_of_class(node, f"{name_of(path)}:{node.name}"))

    assert not faults, "\n".join(faults)


def faults_of_class(node: ast.ClassDef, name: str) -> Iterator[str]:
    length = (node.end_lineno or node.lineno) - node.lineno + 1
    if length > (limit := LARGE_CLASSES.get(name, CLASS_LIMIT)):
        yield f"{name} (line {node.lineno}) has {length} lines, more than {limit}."
    methods = [child for child in node.body if is_public_method(child)]
    if len(methods) > (limit := WIDE_CLASSES.get(name, PUBLIC_METHOD_LIMIT)):
        yield f"{name} (line {node.lineno}) has {len(methods)} public methods, more than {limit}."


def is_public_method(node: ast.stmt) -> bool:
    """Whether a caller has one thing more to learn.

    Properties are data, and only what overrides a method of Qt's has a capital in its name.
    """
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
        assert len((ROOT / name).read_text(encoding="utf-8").splitlines()) > MODULE_LIMIT
