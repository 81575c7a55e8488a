"""Why a call is better than another: the tricks to be expected, and what a raise risks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quinto_desktop.players.judging.reasons.accounts import Account, Predicate, is_enough
from quinto_desktop.players.judging.reasons.games import game_reasons
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason
from quinto_desktop.players.judging.reasons.stating import statement
from quinto_desktop.players.judging.trying import cost_of
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Call, Observation

ALL_TRICKS = TRICKS_IN_A_DEAL + 1
"""The tricks of a deal, the cachette's included."""

HALF = ALL_TRICKS / 2

USUALLY = 0.6
"""How often a side must take less than half of the tricks for this to be told."""


def call_reasons(observation: Observation, account: Account) -> Iterator[Reason]:
    """The reasons for a call on the only other one, in no order.

    A raise adds the value of every trick once more, for either side; so it is right if the side
    takes more than half of the tricks on average, and by so much that it makes up for its cost.
    """
    action, other = account.action, account.others[0]
    assert isinstance(action, Call) and isinstance(other, Call)  # calls are compared with calls
    if account.lot.decides_game:
        yield from game_reasons(observation, account)
    raised = other if action is Call.PASS else action
    tricks = account.lot.mean((raised,), lambda one: one.tricks)
    needed = needed_tricks(observation, raised)
    gain = account.gain
    if action is not Call.PASS:
        most = _tricks(account, Kind.MOST_TRICKS, raised, lambda one: one.tricks > HALF)
        if tricks > HALF and is_enough(account, gain):
            yield replace(most, mean=tricks, needed=needed, explained=gain.mean)
        return
    few = _tricks(account, Kind.FEW_TRICKS, raised, lambda one: one.tricks < HALF)
    if few.share.share >= USUALLY and tricks < HALF and is_enough(account, gain):
        yield replace(few, mean=tricks, needed=needed, explained=gain.mean)
    elif tricks < needed and is_enough(account, gain):
        costs = _tricks(account, Kind.RAISE_COSTS, raised, lambda _: True)
        yield replace(costs, mean=tricks, needed=needed, explained=gain.mean)


def needed_tricks(observation: Observation, raised: Call) -> float:
    """How many of the tricks a raise needs on average to be right.

    It adds the value of a trick for every one taken and takes it off for every one lost; what is
    left must make up for its cost.
    """
    return (ALL_TRICKS + cost_of(observation, raised) / observation.trick_value) / 2


def _tricks(account: Account, kind: Kind, raised: Call, holds: Predicate) -> Reason:
    others = (Call.PASS,)
    return replace(statement(account.lot, kind, raised, others, holds), compared_share=None)
