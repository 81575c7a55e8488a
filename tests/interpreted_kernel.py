"""What is compiled, as its source stands: the twins that compiled modules are compared with."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

from quinto_desktop.lab import pool
from quinto_desktop.players import kernel


def interpreted(name: str, package: ModuleType = kernel) -> ModuleType:
    """A compiled module, such as ``_playout``, interpreted with all such that it imports."""
    # Not the .pxd files beside them: an installed Quinto has none, and would be found compiled.
    sources = {**_sources_of(kernel), **_sources_of(pool)}
    kept = {key: sys.modules.pop(key) for key in [*sys.modules] if _is_compiled(key)}
    finder = _SourceFinder(sources)
    sys.meta_path.insert(0, finder)
    try:
        return importlib.import_module(f"{package.__name__}.{name}")
    finally:
        sys.meta_path.remove(finder)
        for key in [*sys.modules]:
            if _is_compiled(key):
                del sys.modules[key]
        sys.modules.update(kept)
        for key, module in kept.items():
            parent, _, own = key.rpartition(".")
            setattr(sys.modules[parent], own, module)


def _sources_of(package: ModuleType) -> dict[str, Path]:
    assert package.__file__ is not None  # they are no namespaces
    folder = Path(package.__file__).parent
    return {f"{package.__name__}.{path.stem}": path for path in sorted(folder.glob("_[a-z]*.py"))}


def _is_compiled(key: str) -> bool:
    return any(key.startswith(f"{package.__name__}._") for package in (kernel, pool))


class _SourceFinder:
    """Finds sources where compiled modules lie beside them."""

    def __init__(self, sources: dict[str, Path]) -> None:
        self._sources = sources

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        if name not in self._sources:
            return None
        loader = SourceFileLoader(name, str(self._sources[name]))
        return importlib.util.spec_from_loader(name, loader)
