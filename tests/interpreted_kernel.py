"""The kernel's source as it stands, also where it is compiled: the twin it is compared with."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

from quinto_desktop.players import kernel

_FOLDER = Path(kernel.__file__).parent


def interpreted(name: str) -> ModuleType:
    """A module of the kernel, interpreted together with all of the kernel that it imports.

    Args:
        name: Such as ``_playout``.
    """
    ours = f"{kernel.__name__}."
    # Not the .pxd files beside them: an installed Quinto has none, and would be found compiled.
    sources = sorted(path.stem for path in _FOLDER.glob("_[a-z]*.py"))
    kept = {key: sys.modules.pop(key) for key in [*sys.modules] if key.startswith(f"{ours}_")}
    finder = _SourceFinder({ours + source for source in sources})
    sys.meta_path.insert(0, finder)
    try:
        return importlib.import_module(ours + name)
    finally:
        sys.meta_path.remove(finder)
        for key in [key for key in sys.modules if key.startswith(f"{ours}_")]:
            del sys.modules[key]
        sys.modules.update(kept)
        for key, module in kept.items():
            setattr(kernel, key.removeprefix(ours), module)


class _SourceFinder:
    """Finds sources where compiled modules lie beside them."""

    def __init__(self, names: set[str]) -> None:
        self._names = names

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        if name not in self._names:
            return None
        path = _FOLDER / f"{name.rpartition('.')[2]}.py"
        return importlib.util.spec_from_loader(name, SourceFileLoader(name, str(path)))
