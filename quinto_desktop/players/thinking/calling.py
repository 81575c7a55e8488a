"""Deciding a call by imagined deals: each is played out at the single and at the raised value.

A double raises what a trick is worth and leaves the quints as they are (rules §4). It is made if
the deal, played out by the policy, is then worth more to one's side by a reserve. The reserve
stands for what a bare advantage overlooks: an opponent may redouble, a partner who waits may have
more to double on, and who has doubled has told.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence

from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagined_deals
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import load_network
from quinto_desktop.players.thinking.clock import Clock
from quinto_desktop.players.thinking.searching import DealWorth, worlds_of
from quinto_desktop.players.thinking.skills import Skill
from quinto_desktop.rules import Call, Observation, Side

RESERVE = 6.0
"""What a double must gain, in points."""

RESERVE_OF_SECOND_TURN = 1.0
"""The same at the second turn of one who calls for both hands: nobody is left to wait for."""

RESERVE_TO_REDOUBLE = 10.0
"""What a redouble must gain; the opponents' double is taken into account in the imagined deals."""

POLICYS_CHOICE = -1
"""What `Playout.weigh` takes for the card that the policy would lead."""


def choose_call(observation: Observation, skill: Skill, seed: int, clock: Clock) -> Call:
    """Pass, double or redouble, as promises the better chance.

    Args:
        observation: A seat's on turn in the doubling round.
        skill: How much is thought about.
        seed: Where chance comes from.
        clock: How long there is.
    """
    raised = next((call for call in observation.actions if call is not Call.PASS), None)
    if raised not in (Call.DOUBLE, Call.REDOUBLE):
        return Call.PASS
    reserve = _reserve(observation, raised)
    if math.isinf(reserve):
        return Call.PASS
    deals = imagined_deals(observation, skill.call_deals, seed, clock.is_up, skill.breadth)
    value = observation.trick_value
    deal_worth = DealWorth.of(observation, value)
    as_it_is = _worth_of_deals(observation, deals, deal_worth, value, clock)
    if_raised = _worth_of_deals(observation, deals, deal_worth, 2 * value, clock)
    if clock.stop.is_set():
        return Call.PASS
    return raised if if_raised - as_it_is > reserve * deal_worth.point else Call.PASS


def _reserve(observation: Observation, raised: Call) -> float:
    """What a call must gain, in points; never to be made if that is infinite."""
    if raised is Call.REDOUBLE:
        return RESERVE_TO_REDOUBLE
    if not observation.plays(observation.seat.partner):
        return RESERVE
    # Who calls for both hands sees as much at his second turn, and fewer are left to redouble.
    return RESERVE_OF_SECOND_TURN if len(observation.calls) >= 2 else math.inf


def _worth_of_deals(
    observation: Observation,
    deals: Sequence[ImaginedDeal],
    deal_worth: DealWorth,
    trick_value: int,
    clock: Clock,
) -> float:
    """What the deals are worth to the seat's side, if a trick is worth so much."""
    information = information_of(observation)
    playout = playout_of(observation, information, load_network("policy"), trick_value)
    deal_worth.put_on(playout)
    playout.mark(clock.stop.cell)
    worlds, total, weight = worlds_of(deals), 0.0, 0.0
    for number, deal in enumerate(deals):
        found = array("d", [0.0])
        if playout.weigh(worlds, number, number + 1, [POLICYS_CHOICE], exact=False, into=found):
            total += deal.weight * found[0]
            weight += deal.weight
        if clock.is_up():
            break
    worth = total / weight if weight else 0.0
    return worth if observation.seat.side is Side.NS else -worth
