"""Games and reviews for the tests of the history, and its figures counted once more, plainly."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from hypothesis import strategies as st
from msgspec import Struct, field
from saved_games import ROUND, RUBBER, TWO, played

from quinto_desktop.records import PlayerRecord, SavedGame, replay
from quinto_desktop.records.faults import HistoryError
from quinto_desktop.records.history.entries import deal_keys
from quinto_desktop.records.history.reviews import Judge, ReviewEntry, RoleSums, VerdictEntry
from quinto_desktop.rules import *

NOON_MS = 1_795_348_800_000
"""Noon of 22 November 2026, UTC."""

DAY_MS = 86_400_000

NAMES = ("Ada", "Clara", "You", "Bertram")
ALL_RULES = (RuleOptions(target=60), RUBBER, ROUND, TWO)


def match(
    seed: int = 1,
    rules: RuleOptions | None = None,
    people: Sequence[int] = (0,),
    level: str = "casual",
    length: int = 3000,
) -> SavedGame:
    """A match between people and computer players of one level, played at random."""
    game = played(seed, rules or RuleOptions(target=60), length=length)
    players = [
        PlayerRecord(NAMES[number], None if number in people else level)
        for number in range(game.rules.form.players)
    ]
    return replace(game, players=tuple(players))


@st.composite
def matches(draw: st.DrawFn) -> SavedGame:
    """Return a strategy for matches of all forms, complete and not, with any people."""
    rules = draw(st.sampled_from(ALL_RULES))
    people = draw(st.sets(st.integers(0, rules.form.players - 1), max_size=2))
    level = draw(st.sampled_from(("novice", "master")))
    length = draw(st.sampled_from((40, 120, 3000)))
    return match(draw(st.integers(0, 50)), rules, sorted(people), level, length)


class Plain(Struct):
    """The figures, counted deal by deal."""

    points: list[int] = field(default_factory=list)
    months: Counter[int] = field(default_factory=Counter)
    levels: Counter[str] = field(default_factory=Counter)
    partners: Counter[str] = field(default_factory=Counter)
    games: list[bool] = field(default_factory=list)
    rubbers: list[bool] = field(default_factory=list)
    rounds: list[bool] = field(default_factory=list)
    made: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    calls: Counter[tuple[str, str, str]] = field(default_factory=Counter)

    def add(self, game: SavedGame, month: int) -> None:
        """Count a match."""
        scores = (0, 0)
        for step in replay(game):
            before, after = step.before, step.after
            if before.deal is None or after.deals_finished == before.deals_finished:
                if after.deal is not None and after.deal != before.deal and not after.deal.calls:
                    scores = after.scores
                continue
            us = side_of_people(game, after)
            if us is not None:
                self._deal(game, after, us, scores, month)
            scores = after.scores

    def _deal(
        self, game: SavedGame, state: MatchState, us: int, before: tuple[int, int], month: int
    ) -> None:
        deal = state.dealt
        gained = [state.scores[side] - before[side] for side in (0, 1)]
        self.points.append(gained[us] - gained[1 - us])
        self.months[month] += 1
        mine = next(seat for seat in seats_of_people(game, state) if seat.side == us)
        other = [game.players[state.seating[seat]].level for seat in SEATS if seat.side != us]
        self.levels[str(other[0])] += 1
        partner = state.seating[mine.partner]
        is_alone = partner == state.seating[mine] or mine.partner is state.dummy
        self.partners["" if is_alone else game.players[partner].name] += 1
        for scored in deal.quints:
            kinds = self.made if scored.side == us else self.lost
            kinds[QUINTS.index(scored.quint)] += 1
        tricks = None
        if state.results[-1].tricks_won is not None:
            takers = [trick.winner for trick in deal.tricks]
            takers.append(takers[-1])  # the cachette
            tricks = sum(taker is not None and taker.side == us for taker in takers)
        for call in (Call.DOUBLE, Call.REDOUBLE):
            if call in deal.calls:
                caller = Seat((deal.dealer + 1 + deal.calls.index(call)) % 4)
                ours = caller.side == us
                verdict = "open" if tricks is None else "right" if (tricks > 6) == ours else "wrong"
                self.calls["us" if ours else "them", call.value, verdict] += 1
        if state.winner is not None:
            self.games.append(state.winner == us)
        if state.phase.value == "match_over":
            self._match(game, state, us)

    def _match(self, game: SavedGame, state: MatchState, us: int) -> None:
        if game.rules.match is MatchForm.ROUND:
            me = next(n for n, player in enumerate(game.players) if player.level is None)
            self.rounds.append(round_totals(state.games)[me] > 0)
        elif game.rules.match is not MatchForm.GAME:
            self.rubbers.append(standing_of(game.rules, state.games).winner == us)


def seats_of_people(game: SavedGame, state: MatchState) -> list[Seat]:
    """The seats of people, dummy's left out, the first person's first."""
    seats = [
        seat
        for seat in SEATS
        if seat is not state.dummy and game.players[state.seating[seat]].level is None
    ]
    return sorted(seats, key=lambda seat: state.seating[seat])


def side_of_people(game: SavedGame, state: MatchState) -> int | None:
    """The side on which people sit; None if there are none, or on both."""
    sides = {int(seat.side) for seat in seats_of_people(game, state)}
    return sides.pop() if len(sides) == 1 else None


def fault_of(action: Callable[[], object]) -> object:
    """Why the history cannot do something."""
    with pytest.raises(HistoryError) as refused:
        action()
    return refused.value.fault


# --------------------------------------------------------------- reviews made up at random
USUAL = Judge("judge-1", 1, "usual", 1, 1)


def review(key: bytes, result: int = 15, chance: int = 1, judge: Judge = USUAL) -> ReviewEntry:
    """A review at random of a deal with a result for north-south."""
    drawn = random.Random(f"{chance} {judge}")
    verdicts = tuple([_verdict(drawn, number) for number in range(4, 40, 2)])
    roles = [[one for one in verdicts if one.role == role] for role in range(3)]
    own, partner, opponents = (_sums(each, drawn) for each in roles)
    return ReviewEntry(
        key,
        judge,
        result,
        tuple([drawn.randrange(-100, 100, 5) for _ in range(4)]),
        drawn.randrange(-300, 300),
        (own, partner, opponents),
        verdicts,
        [["anything", chance], None, 7],
    )


def reviews(game: SavedGame, judge: Judge = USUAL, first: int = 0) -> list[ReviewEntry]:
    """One for each finished deal of a game."""
    ends = [step for step in replay(game) if step.after.deals_finished > step.before.deals_finished]
    results = [step.after.results[-1].points for step in ends]
    return [
        review(key, ns - ew, first + place, judge)
        for place, (key, (ns, ew)) in enumerate(zip(deal_keys(game), results, strict=True))
    ]


def _verdict(drawn: random.Random, number: int) -> VerdictEntry:
    error = drawn.choice((0, 0, 0, 20, 35, 50, 170))
    seat = Seat(drawn.randrange(4))
    role = (1, 2, 0, 2)[seat]
    label = "error" if error else drawn.choice(("sound", "too close to call"))
    loss = drawn.randrange(-30, 60) if not error else 10 * error
    return VerdictEntry(
        number, seat, role, "play H5", label, error, loss, 40, 2 * error, 960, error
    )


def _sums(verdicts: Sequence[VerdictEntry], drawn: random.Random) -> RoleSums:
    weight = sum([drawn.randrange(500, 10_000) for _ in verdicts])
    return RoleSums(
        sum([one.error for one in verdicts]),
        len(verdicts),
        sum([one.loss for one in verdicts]),
        weight,
        weight * drawn.randrange(100) // 50,
    )
