"""A save that is killed at any of its calls to the system leaves the old state or the new one."""

from __future__ import annotations

import pytest
from every_call import killed_everywhere
from fault_shim import why_not
from saves import CARELESS, CASES

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))

EVERY = {
    "first-history": 12,
    "history-migration": 12,
    "history-mending": 12,
    "history": 3,
    "save-as": 2,
}
"""These make hundreds of calls and are killed at one in so many; `every_call.py` omits none."""


@pytest.mark.parametrize("save", [case.name for case in CASES])
def test_killed_at_any_call_a_save_leaves_the_old_state_or_the_new(save: str) -> None:
    outcome = killed_everywhere(save, EVERY.get(save, 1))
    assert outcome.killed == outcome.old + outcome.new
    assert min(outcome.old, outcome.new) > 0


@pytest.mark.quick
def test_a_careless_save_is_found_out() -> None:
    with pytest.raises(AssertionError, match="careless at call"):
        killed_everywhere(CARELESS.name)
