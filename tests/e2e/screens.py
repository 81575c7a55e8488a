"""X servers of the tests' own."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def x_server(_folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], dict[str, str | None]]]:
    """An X server without a window manager, and what a program must know to find it."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"]
    with subprocess.Popen(
        [*command, "-nolisten", "tcp", "-noreset"], pass_fds=[write], stderr=subprocess.DEVNULL
    ) as server:
        os.close(write)
        with os.fdopen(read) as answer:
            name = f":{answer.readline().strip()}"
        try:
            yield server, {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": None}
        finally:
            server.kill()
