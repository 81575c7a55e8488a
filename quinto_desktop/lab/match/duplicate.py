"""One deal, or one whole game, played twice with sides exchanged, so luck is shared.

The packs, the dealers and the seeds of all decisions are the same at both tables; only the players
change places. At the first table A plays the first side and B the other, at the second table they
are exchanged. The first side is North and South, with dummy the Dummy-player's side: there A plays
the Dummy-player's two hands against two players B, and then B against two players A.

A deal is played from the start of a game, 0 to 0, or 0 to 25 with dummy (rules §9); its result is
the points that the two sides score in it. If a quint wins the game, the rest of the deal is
abandoned and its tricks are not counted, for either side (rules §7); with the default target of 250
that cannot happen in a game's first deal.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from msgspec import Struct

from quinto_desktop.lab.match.contestants import Contestant, contestant_of
from quinto_desktop.players import decision_seed
from quinto_desktop.rules import (
    DUMMY_PLAYERS_SEATS,
    SEATS,
    Action,
    Call,
    Deal,
    Form,
    MatchState,
    Phase,
    Play,
    RuleOptions,
    Seat,
    Side,
    apply,
    legal_actions,
    new_match,
    shuffled_pack,
)


class Kind(Enum):
    """What kind of thing is played twice."""

    DEAL = "deal"
    GAME = "game"


class Unit(Struct, frozen=True):
    """One thing that is played twice; its number, from 1, decides who deals."""

    kind: Kind
    number: int


class Contest(Struct, frozen=True):
    """Everything that determines the outcome of a unit.

    Attributes:
        partner: The name of A's partner; empty if A plays both hands of its side. A sits on the one
            side of the partner in half of the units and on the other in the rest.
    """

    a: str
    b: str
    rules: RuleOptions
    has_calls: bool
    seed: int
    partner: str = ""


class Outcome(Struct, frozen=True):
    """The outcome of a unit.

    Attributes:
        results: At each table: for a deal A's points minus B's, for a game 1 if A won it, else 0.
        ms: How long A's cards took, and all others, in milliseconds, in order of play; forced ones
            are left out.
    """

    unit: Unit
    results: tuple[int, int]
    ms: tuple[tuple[float, ...], tuple[float, ...]]


def play_unit(contest: Contest, unit: Unit) -> Outcome:
    """Play a deal or a game at both tables."""
    spent: tuple[list[float], list[float]] = ([], [])
    first, second = (
        _play_table(contest, unit, is_exchanged=is_exchanged, spent=spent)
        for is_exchanged in (False, True)
    )
    return Outcome(unit, (first, second), (tuple(spent[0]), tuple(spent[1])))


def unit_seed(seed: int, unit: Unit) -> int:
    """The seed of a unit's packs and decisions."""
    return random.Random(f"duplicate {seed} {unit.kind.value} {unit.number}").getrandbits(63)


def start_of_unit(rules: RuleOptions, unit: Unit) -> MatchState:
    """The match before its first deal: the deal rotates, and with dummy so does dummy."""
    dealer = SEATS[unit.number % len(SEATS)]
    if rules.form is not Form.DUMMY:
        return new_match(rules, dealer)
    if unit.kind is Kind.GAME:
        return new_match(rules, _nth_dummy_player(unit.number))
    # Any seat may deal some deal of a game, whoever deals the first (rules §9).
    return replace(new_match(rules, _nth_dummy_player(unit.number // len(SEATS))), turn=dealer)


def _nth_dummy_player(number: int) -> Seat:
    return DUMMY_PLAYERS_SEATS[number % len(DUMMY_PLAYERS_SEATS)]


def _play_table(
    contest: Contest, unit: Unit, *, is_exchanged: bool, spent: Sequence[list[float]]
) -> int:
    start = start_of_unit(contest.rules, unit)
    first = Side.NS if start.dummy is None else start.dummy.side
    side_of_a = first.other if is_exchanged else first
    seats_of_a = [seat for seat in SEATS if seat.side is side_of_a]
    if contest.partner:
        seats_of_a = [seats_of_a[unit.number // len(SEATS) % 2]]
    seed = unit_seed(contest.seed, unit)
    table = _Table(contest, seed, side_of_a, seats_of_a, spent)
    final = table.play(start, unit.kind)
    if unit.kind is Kind.GAME:
        return int(final.winner is side_of_a)
    marked = [after - before for before, after in zip(start.scores, final.scores, strict=True)]
    return marked[side_of_a] - marked[side_of_a.other]


class _Table:
    def __init__(
        self,
        contest: Contest,
        seed: int,
        side_of_a: Side,
        seats_of_a: Sequence[Seat],
        spent: Sequence[list[float]],
    ) -> None:
        a, b = contestant_of(contest.a), contestant_of(contest.b)
        partner = contestant_of(contest.partner) if contest.partner else a
        self._contestants: dict[Seat, Contestant] = {
            seat: b if seat.side is not side_of_a else a if seat in seats_of_a else partner
            for seat in SEATS
        }
        self._has_calls = contest.has_calls
        self._seed = seed
        self._seats_of_a = seats_of_a
        self._spent = spent

    def play(self, state: MatchState, kind: Kind) -> MatchState:
        done = 0
        while not _is_over(state, kind):
            state = apply(state, self._next_action(state, done)).after
            done += 1
        return state

    def _next_action(self, state: MatchState, done: int) -> Action:
        if state.phase is Phase.DEALING:
            return Deal(shuffled_pack(self._seed, state.deals_finished + 1))
        if state.phase is Phase.DOUBLING and not self._has_calls:
            return Call.PASS
        choice = legal_actions(state)
        return choice[0] if len(choice) == 1 else self._asked(state, done)

    def _asked(self, state: MatchState, done: int) -> Action:
        begun = time.perf_counter()
        action = self._contestants[state.mover].choose(state, decision_seed(self._seed, done))
        if isinstance(action, Play):
            clock = self._spent[0 if state.mover in self._seats_of_a else 1]
            clock.append(round(1000 * (time.perf_counter() - begun), 3))
        return action


def _is_over(state: MatchState, kind: Kind) -> bool:
    return state.phase is Phase.MATCH_OVER or (kind is Kind.DEAL and bool(state.results))
