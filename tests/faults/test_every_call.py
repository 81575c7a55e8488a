"""A save that is killed at any of its calls to the system leaves the old state or the new one."""

from __future__ import annotations

from pathlib import Path

import pytest
from disk import Arrival, Disk, Record
from every_call import killed_everywhere
from examples import share
from fault_shim import why_not
from full_disk import NO_WRITES, played_on, refused
from kills import check
from power_cuts import cut_everywhere, played
from saves import CARELESS, CASES

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))

MANY = {"first-history": 97, "history-migration": 97, "history-mending": 60, "history": 17}
USUAL = 5
"""A save is killed at one in so many of its calls, of which these make hundreds; `every_call.py`
omits none."""


def test_killed_at_any_call_a_save_leaves_the_old_state_or_the_new() -> None:
    found = killed_everywhere({case.name: MANY.get(case.name, USUAL) for case in CASES})
    for save, outcome in found.items():
        assert outcome.killed == outcome.old + outcome.new, save
        assert min(outcome.old, outcome.new) > 0, save


@pytest.mark.quick
def test_a_careless_save_is_found_out() -> None:
    with pytest.raises(AssertionError, match="careless at call"):
        killed_everywhere({CARELESS.name: 1})


# -------- On a full disk every save is refused with a sentence, and nothing is lost
def test_on_a_full_disk_a_save_is_refused_and_nothing_is_lost() -> None:
    for save, words in refused(case.name for case in CASES).items():
        assert save in NO_WRITES or all("full" in sentence for sentence in words), (save, words)


def test_when_the_disk_gets_full_the_game_goes_on_and_is_kept_once_there_is_room(
    tmp_path: Path,
) -> None:
    known, told = played_on(tmp_path)
    assert any("full" in sentence for sentence in told), told
    check(tmp_path, known)


# -------- A power cut leaves a game that goes on, and everything that was said to be saved
# How late it may be is a matter of the machine: `power_cuts.py` alone holds it to a second.
LONG_S = float("inf")


def test_a_power_cut_costs_nothing_that_was_forced_to_the_disk(tmp_path: Path) -> None:
    journal = played(tmp_path, share(125), seed=5)
    root = tmp_path / "watched"

    losses = cut_everywhere(journal, root, share(25), LONG_S)

    assert losses.faults == []
    assert losses.stepped_back > 0  # else no cut has found a file without its content

    deaf = cut_everywhere(journal, root, share(15), LONG_S, is_deaf=True)
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
