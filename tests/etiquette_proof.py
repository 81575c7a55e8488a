"""How a moment of the partner's etiquette is proved: by what its choices come to in sampled deals.

The deals are drawn uniformly from those that agree with what the seat has seen: no network and no
model of the players has a say in what good manners are.

- A card is judged by the exact points still to come, with all cards open. In the first tricks the
  search is coarse, and gives up on the odd deal.
- Where the score before the deal decides, the cards are judged by who wins the game, with the rules
  alone: to the end of the trick, from the eleventh trick to the end of the deal.
- A call is judged by the points of the deal, called out and played out by four rule players who see
  no more than their seats may.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from etiquette import Choice, Moment, choice_of, choices
from msgspec import Struct

from quinto_desktop.players.by_rule.casual import Casual
from quinto_desktop.players.imagining.information import CACHETTE, hands_of, information_of
from quinto_desktop.players.imagining.sampling import Division, Sampler
from quinto_desktop.players.kernel import Solver
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import *

POINTS = 3.0
"""By how many points the best good choice must be better than the best other."""

GAMES = 0.4
"""The same where the score decides: a game won counts 1, a game lost -1."""

SHARE = 0.9
"""In which share of the deals no other card may do better. A call is judged on average: what comes
of it hangs on the other three hands."""

EXACT_HAND = 10
"""Up to so many cards a hand the search is exact."""

EARLY_DEALS = 8
"""How many deals are drawn at most of a moment with more cards, each of which takes a second."""

LEAST_DEALS = 4
"""In how many deals at least the search must not have given up."""

CALLED_DEALS = 3
"""How many times as many are drawn of a call, which one deal says little about."""

Values: TypeAlias = Mapping[Choice, float]


class Verdict(Struct, frozen=True):
    """By how much the best good choice beats the best other, the worst at `least`, on average.

    In a `share` of the deals the best is not worse. Means are in points, or games.
    """

    margin: float
    least: float
    share: float
    deals: int
    means: Values

    def holds(self, moment: Moment) -> bool:
        """Whether the good choices of the moment it is about are clearly better."""
        needed = GAMES if is_about_the_game(moment) else POINTS
        is_usual = moment.is_a_call or self.share >= SHARE
        is_clear = self.margin >= needed and self.least >= 0
        return is_clear and is_usual and self.deals >= LEAST_DEALS


def is_about_the_game(moment: Moment) -> bool:
    """Whether the score decides, and not the points. A call is always about the points."""
    return not moment.is_a_call and moment.scores != new_match(moment.rules, moment.dealer).scores


def is_by_the_book(moment: Moment) -> bool:
    """Whether it is the opening lead, for partner's Quint Royal (§13), which a search would see."""
    return not moment.is_a_call and not moment.plays


def judged(solver: Solver, moment: Moment, deals: int) -> Verdict:
    """Weigh the good choices against the others; of calls more deals, of first tricks fewer."""
    state, seen = moment.state(), moment.seen()
    if moment.is_a_call:
        deals *= CALLED_DEALS
    elif len(seen.hand) > EXACT_HAND:
        deals = min(deals, EARLY_DEALS)
    states = [*_possible(state, seen, deals)]
    values = [one for one in _values(solver, moment, states) if one is not None]
    means = {one: sum(row[one] for row in values) / len(values) for one in choices(seen)}
    others = [one for one in means if one not in moment.good]
    best_other = max(means[one] for one in others)
    no_worse = sum(
        max(row[one] for one in moment.good) >= max(row[one] for one in others) for row in values
    )
    return Verdict(
        max(means[one] for one in moment.good) - best_other,
        min(means[one] for one in moment.good) - best_other,
        no_worse / len(values),
        len(values),
        means,
    )


def _values(
    solver: Solver, moment: Moment, states: Sequence[MatchState]
) -> Iterator[Values | None]:
    """What each choice is worth to the seat's side, in each of the deals; None if it is unknown."""
    if moment.is_a_call:
        yield from (_called(state, moment.seat) for state in states)
    elif is_about_the_game(moment):
        yield from (_outcomes(state, moment.seat.side) for state in states)
    else:
        yield from _points(solver, moment.seat.side, [_position(state) for state in states])


def _possible(state: MatchState, seen: Observation, count: int) -> Iterator[MatchState]:
    """The match as it may be, for all that a seat has seen: all cases, or so many at random."""
    information = information_of(seen)
    sampler, chance = Sampler(information), random.Random(1)
    divisions: Iterator[Division] = sampler.all_deals()
    if sampler.count > count:
        divisions = (sampler.draw(chance) for _ in range(count))
    for division in divisions:
        north, east, south, west = map(_cards, hands_of(information, division))
        cachette = _cards(division[CACHETTE])
        deal = replace(state.dealt, hands=(north, east, south, west), cachette=cachette)
        yield replace(state, deal=deal)


def _cards(members: CardSet) -> Hand:
    return tuple(card for card in reversed(PACK) if members >> card.strength & 1)


def _points(solver: Solver, side: Side, positions: Sequence[Position]) -> Iterator[Values | None]:
    """The points still to come after each card, with best play by all."""
    sign = 1 if side is Side.NS else -1
    cards = TRICKS_IN_A_DEAL - positions[0].tricks_done
    within, limit = (0, 0) if cards <= EXACT_HAND else (5, 2_000_000)
    for values in solver.evaluate(positions, within=within, node_limit=limit):
        yield None if values is None else {card: sign * value for card, value in values.items()}


def _position(state: MatchState) -> Position:
    deal = state.dealt
    return Position(
        deal.hands, deal.cachette, deal.trick, trick_value(deal.calls), state.rules.joker_lead
    )


def _called(state: MatchState, seat: Seat) -> Values:
    """What a side is ahead by at the end of the deal after each call, played out by the rules."""
    return {
        choice_of(action): _played_out(apply(state, action).after, seat.side)
        for action in legal_actions(state)
    }


def _played_out(state: MatchState, side: Side) -> int:
    # Far from the target, as every point of the deal is to be counted.
    state = replace(state, scores=(0, 0), rules=replace(state.rules, target=10_000))
    player = Casual()
    while state.phase in (Phase.DOUBLING, Phase.PLAY):
        state = apply(state, player.choose(observe(state, state.mover), seed=0)).after
    return state.scores[side] - state.scores[side.other]


def _outcomes(state: MatchState, side: Side) -> Values:
    """Who wins the game after each card, by the end of the trick; of the deal from the eleventh."""
    done = len(state.dealt.tricks)
    until = TRICKS_IN_A_DEAL + 1 if done >= TRICKS_IN_A_DEAL - 2 else done + 1
    return {
        choice_of(action): _outcome(apply(state, action).after, side, until)
        for action in legal_actions(state)
        if isinstance(action, Play)
    }


def _outcome(state: MatchState, side: Side, until: int) -> int:
    """1 if a side wins the game with best play by all, -1 if the other does, 0 if it is open."""
    if state.winner is not None:
        return 1 if state.winner is side else -1
    if state.phase is not Phase.PLAY or len(state.dealt.tricks) == until:
        return 0
    best = max if state.mover.side is side else min
    return best(
        _outcome(apply(state, action).after, side, until) for action in legal_actions(state)
    )
