"""A power cut at any moment leaves a game that goes on, and everything that was said to be saved.

How late the game may be is a matter of the machine: `power_cuts.py` alone holds it to a second.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from disk import Arrival, Disk, Record
from examples import share
from fault_shim import why_not
from power_cuts import cut_everywhere, played

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))

LONG_S = float("inf")


def test_a_power_cut_costs_nothing_that_was_forced_to_the_disk(tmp_path: Path) -> None:
    journal = played(tmp_path, share(200), seed=5)
    root = tmp_path / "watched"

    losses = cut_everywhere(journal, root, share(40), LONG_S)

    assert losses.faults == []
    assert losses.stepped_back > 0  # else no cut has found a file without its content

    deaf = cut_everywhere(journal, root, share(25), LONG_S, is_deaf=True)
    assert deaf.faults != []


def record(kind: str, first: bytes = b"", second: bytes = b"", file: int = 3) -> Record:
    return Record(kind, 0.0, 1, 1, file, 0, kind == "o", first, second)


@pytest.mark.parametrize(
    ("names", "content", "found"),
    [
        (0, 0, {"old": b"old"}),
        (1, 0, {"old": b""}),
        (0, 1, {"old": b"old"}),
        (1, 1, {"old": b"new"}),
    ],
)
def test_a_rename_may_come_before_the_content(
    tmp_path: Path, names: float, content: float, found: dict[str, bytes]
) -> None:
    disk = Disk(Path("/r"))
    steps = [
        record("o", b"/r/old"),
        record("w", b"old"),
        record("s"),
        record("e"),
        record("o", b"/r", file=4),
        record("s", file=4),
        record("e", file=4),
        record("o", b"/r/new", file=5),
        record("w", b"new", file=5),
        record("r", b"/r/new", b"/r/old"),
    ]
    for step in steps:
        disk.take(step)

    disk.write_to(tmp_path, Arrival(names, content))

    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == found
