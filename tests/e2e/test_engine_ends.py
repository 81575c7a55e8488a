"""However the program ends, the process in which its computer players think ends with it."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from processes import Child

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@pytest.mark.parametrize(
    "how", [signal.SIGINT, pytest.param(signal.SIGKILL, marks=pytest.mark.quick), signal.SIGTERM]
)
def test_no_engine_stays_behind(tmp_path: Path, how: signal.Signals) -> None:
    with Child(tmp_path, ["-m", "quinto_desktop", "--seed", "5"]) as child:
        child.wait(lambda: child.engine is not None)
        if how is signal.SIGINT:  # Ctrl-C reaches both
            os.kill(child.engine or 0, how)
        child.kill(how)

        child.wait_for_the_last()
