"""A save that is killed at any of its calls to the system leaves the old state or the new one."""

from __future__ import annotations

import pytest
from every_call import killed_everywhere
from fault_shim import why_not
from saves import CARELESS, CASES

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))

EVERY = {
    "first-history": 25,
    "history-migration": 25,
    "history-mending": 25,
    "history": 5,
    "save-as": 3,
    "new-game": 3,
}
"""These make hundreds of calls and are killed at one in so many; `every_call.py` omits none."""


def test_killed_at_any_call_a_save_leaves_the_old_state_or_the_new() -> None:
    found = killed_everywhere({case.name: EVERY.get(case.name, 1) for case in CASES})
    for save, outcome in found.items():
        assert outcome.killed == outcome.old + outcome.new, save
        assert min(outcome.old, outcome.new) > 0, save


@pytest.mark.quick
def test_a_careless_save_is_found_out() -> None:
    with pytest.raises(AssertionError, match="careless at call"):
        killed_everywhere({CARELESS.name: 1})
