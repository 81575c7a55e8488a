"""Choosing a call by imagined deals, each played out at the single and the raised value.

A double raises the value of a trick and leaves the quints as they are (rules §4). It is made if the
deal, played out by the policy, is then worth more to one's side by at least a reserve: what a pass
would still be worth, as an opponent may redouble, and a partner may have a stronger hand. In the
equilibrium of `quinto-lab calls` a double from a hand just good enough gains so many points if
nobody calls after it: 7 in first hand, 11 in second (9 counted in games won), 2 in third, and none
after three passes; a redouble gains none. The reserves are somewhat more where few raises pay, as
of gains that few deals overestimate more are taken.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagined_deals, worlds_of
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import load_network
from quinto_desktop.players.thinking.searching import DealWorth
from quinto_desktop.players.thinking.skills import Clock, Skill
from quinto_desktop.rules import Call, Observation, Side

RESERVES = (8.0, 10.0, 3.0, 0.0)
"""The least gain for a double, in points, by how many have passed before: `quinto-lab calls`."""

RESERVES_FOR_BOTH = (math.inf, math.inf, 1.0, 0.0)
"""The same for a player who calls for both hands: they see as much at the second turn, with fewer
left to redouble, and have no partner to come.
"""

RESERVE_TO_REDOUBLE = 6.0
"""The least gain for a redouble; the imagined deals already take the opponents' double into
account. Of few imagined deals more must be asked: in 500 deals Club gained 0.7 ± 0.5 points a deal
more from 8 points than from 5; Master, in 400, did as well from 2, 5 and 8 (± 0.5).
"""

POLICYS_CHOICE = -1
"""The value that `Playout.weigh` takes to mean the card that the policy would lead."""


def choose_call(observation: Observation, skill: Skill, seed: int, clock: Clock) -> Call:
    """Pass, double or redouble, whichever promises more."""
    raised = next((call for call in observation.actions if call is not Call.PASS), None)
    if raised not in (Call.DOUBLE, Call.REDOUBLE):
        return Call.PASS
    reserve = reserve_of(observation, raised)
    if math.isinf(reserve):
        return Call.PASS
    gain = gain_of(observation, skill, seed, clock)
    return raised if not clock.stop.is_set() and gain > reserve else Call.PASS


def gain_of(observation: Observation, skill: Skill, seed: int, clock: Clock) -> float:
    """What a double or a redouble would gain if nobody called after it, in points.

    Stopped early, the gain means nothing.
    """
    deals = imagined_deals(observation, skill.call_deals, seed, clock.is_up, skill.breadth)
    value = observation.trick_value
    deal_worth = DealWorth.of(observation, value)
    as_it_is = _worth_of_deals(observation, deals, deal_worth, value, clock)
    if_raised = _worth_of_deals(observation, deals, deal_worth, 2 * value, clock)
    return (if_raised - as_it_is) / deal_worth.point


def reserve_of(observation: Observation, raised: Call) -> float:
    """The least gain for a call, in points; infinite if it must never be made."""
    if raised is Call.REDOUBLE:
        return RESERVE_TO_REDOUBLE
    for_both = observation.plays(observation.seat.partner)
    return (RESERVES_FOR_BOTH if for_both else RESERVES)[len(observation.calls)]


def _worth_of_deals(
    observation: Observation,
    deals: Sequence[ImaginedDeal],
    deal_worth: DealWorth,
    trick_value: int,
    clock: Clock,
) -> float:
    information = information_of(observation)
    playout = playout_of(observation, information, load_network("policy"), trick_value)
    deal_worth.put_on(playout)
    playout.mark(clock.stop.cell)
    worlds, total, weight = worlds_of(deals), 0.0, 0.0
    for number, deal in enumerate(deals):
        found = array("d", [0.0])
        if playout.weigh(worlds, number, number + 1, [POLICYS_CHOICE], exact=0, into=found):
            total += deal.weight * found[0]
            weight += deal.weight
        if clock.is_up():
            break
    worth = total / weight if weight else 0.0
    return worth if observation.seat.side is Side.NS else -worth
