"""Matches for the tests: whole random ones, and some whose games have given results."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from hypothesis import strategies as st
from layouts import PLAIN_CACHETTE, do, position
from msgspec import Struct

from quinto_desktop.rules import *
from quinto_desktop.rules.seating import DUMMY_PLAYERS_SEATS

_Kind = TypeVar("_Kind")

ALL_MATCHES = tuple((form, match) for form in Form for match in matches_of(form))
"""Every form with every match that it may be played as."""


class Playout(Struct, frozen=True):
    """A match played out at random; the Quint Royal may be held back, and tricks be doubled."""

    start: MatchState
    seed: int
    keeps_quint_royal: bool

    def steps(self) -> Iterator[Step]:
        rng = random.Random(self.seed)
        state = self.start
        while state.phase is not Phase.MATCH_OVER:
            step = apply(state, self._choice(state, rng))
            yield step
            state = step.after

    def states(self) -> Iterator[MatchState]:
        yield self.start
        for step in self.steps():
            yield step.after

    def _choice(self, state: MatchState, rng: random.Random) -> Action:
        if state.phase is Phase.DRAWING:
            return Draw(drawn_cards(self.seed, state.rules.form))
        if state.phase is Phase.DEALING:
            return Deal(shuffled_pack(self.seed, state.deals_finished + 1))
        actions = list(legal_actions(state))
        if self.keeps_quint_royal:
            if state.phase is Phase.DOUBLING:
                return actions[-1]
            if len(actions) > 1 and Play(QUINT_ROYAL) in actions:
                actions.remove(Play(QUINT_ROYAL))
        return rng.choice(actions)


def random_playout(seed: int, forms: Sequence[Form] = tuple(Form)) -> Playout:
    """Play out the match of a seed: one of these forms, with any options, in any way."""
    rng = random.Random(f"playout {seed}")
    form, match = rng.choice([pair for pair in ALL_MATCHES if pair[0] in forms])
    rules = RuleOptions(
        rng.choice([*JokerLead]),
        rng.choice([*CachetteFrom]),
        rng.choice([250, rng.randint(26, 400)]),
        form,
        match,
        rng.choice([*DrawRule]),
        rng.randint(0, 20),
    )
    dealers = DUMMY_PLAYERS_SEATS if form is Form.DUMMY else SEATS
    return Playout(new_match(rules, rng.choice(dealers)), seed, rng.random() < 0.5)


def playouts(forms: Sequence[Form] = tuple(Form)) -> st.SearchStrategy[Playout]:
    """Return a strategy for matches of these forms, with all options, each from one number."""
    return st.integers(0, 2**32).map(lambda seed: random_playout(seed, forms))


def deal_of(state: MatchState) -> DealState:
    """Return the deal of a state that has one."""
    return state.dealt


def dealt(state: MatchState) -> MatchState:
    """Return the state after dealing some pack."""
    return apply(state, Deal(PACK)).after


def end_deal(state: MatchState, scores: Pair) -> Step:
    """Return the last step of a deal with these scores: 13 tricks for who is ahead, no quint."""
    side = Side.NS if scores[Side.NS] >= scores[Side.EW] else Side.EW
    leader = Seat.N if side is Side.NS else Seat.E
    trick = position(
        f"{leader.name}:A... 6... ..9. ..7. / {PLAIN_CACHETTE}",
        leader=leader,
        ns_tricks=11 if side is Side.NS else 0,
    )
    before = list(scores)
    before[side] -= 5 * CACHETTE_TRICK
    begun = dealt(state)
    deal = replace(deal_of(trick), number=deal_of(begun).number, dealer=deal_of(begun).dealer)
    begun = replace(begun, phase=Phase.PLAY, turn=leader, scores=(before[0], before[1]), deal=deal)
    return do(begun, "HA H6 C9 C7")


def end_deals(state: MatchState, scores: Sequence[Pair]) -> list[Step]:
    """Return the last steps of successive deals that end with these scores."""
    steps: list[Step] = []
    for pair in scores:
        steps.append(end_deal(steps[-1].after if steps else state, pair))
    return steps


def events_of(steps: Iterable[Step], kind: type[_Kind]) -> list[_Kind]:
    """Return the events of a kind, in order."""
    return [event for step in steps for event in step.events if isinstance(event, kind)]
