"""The program with a player in it, who plays at full speed until it is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from fault_shim import ROOT

_PLAYER = Path(__file__).with_name("playing_on.py")
USER = "user"
"""The folder of the program's own files."""


@contextmanager
def playing(
    home: Path, seed: int, *arguments: str, shim: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """Start the program, and kill it at the end of the ``with`` block."""
    names = {name: text for name, text in os.environ.items() if not name.startswith("XDG_")}
    path = os.pathsep.join(filter(None, (str(ROOT), names.get("PYTHONPATH"))))
    names |= {"HOME": str(home), "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        [sys.executable, _PLAYER, str(seed), "--user-dir", USER, *arguments],
        env={**names, **(shim or {})},
        cwd=home,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as program:
        try:
            yield program
        finally:
            program.kill()
