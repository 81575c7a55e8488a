"""The shim between a program and the system's files: see ``shim.c``, which says what it can do."""

from __future__ import annotations

import atexit
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_SOURCE = Path(__file__).with_name("shim.c")


@cache
def why_not() -> str | None:
    """Why there can be no shim here; None if there can be."""
    if sys.platform != "linux":
        return "the shim is for Linux"
    if shutil.which("cc") is None:
        return "the shim needs a C compiler"
    return None


@cache
def built() -> Path:
    """The compiled shim, until this process ends."""
    folder = Path(tempfile.mkdtemp(prefix="quinto-faults-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = folder / "shim.so"
    command = ["cc", "-shared", "-fPIC", "-O1", "-o", str(path), str(_SOURCE), "-ldl", "-lpthread"]
    subprocess.run(command, check=True)
    return path


def shimmed(
    folder: Path, *, journal: Path | None = None, full: Path | None = None, sync_ms: int = 0
) -> dict[str, str]:
    """What the environment of a program has in addition, so that its files are watched."""
    variables = {
        "LD_PRELOAD": str(built()),
        "QUINTO_FAULTS_FOLDER": str(folder.resolve()),
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))),
        "QT_QPA_PLATFORM": "offscreen",
    }
    if journal is not None:
        variables["QUINTO_FAULTS_JOURNAL"] = str(journal)
    if full is not None:
        variables["QUINTO_FAULTS_FULL"] = str(full)
    if sync_ms:
        variables["QUINTO_FAULTS_SYNC_MS"] = str(sync_ms)
    return variables


class Shim:
    """The shim of this very process, which has been started with it."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(None)

    def kill_at(self, call: int, *, half: bool) -> None:
        """Have this process killed at a watched call from now; 0 for none, to count only."""
        self._library.faults_arm(ctypes.c_long(call), int(half))

    @property
    def calls(self) -> int:
        """How many watched calls there have been since."""
        return int(self._library.faults_calls())

    def note(self, text: str) -> None:
        """Put a line into the journal."""
        self._library.faults_note(text.encode())
