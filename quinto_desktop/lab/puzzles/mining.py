"""Mining puzzles from games of mixed levels: one from a deal, until every theme has enough.

So that a collection has something for everybody, and no two puzzles alike, only so many of a theme
may be of one grade, or fall in one trick. All the constants here were set by hand.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from quinto_desktop.players import ComputerPlayer, Level, StopFlag, decision_seed, player_of
from quinto_desktop.players.imagining.imagination import imagined_deals
from quinto_desktop.players.judging.fair_values import values_in
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.players.judging.verdicts import calls_again
from quinto_desktop.players.puzzles.grading import SOLVES, TRIES, difficulty_of, share_solved
from quinto_desktop.players.puzzles.making import leads, puzzle_at
from quinto_desktop.players.puzzles.puzzle import (
    Grade,
    Puzzle,
    Theme,
    is_decision,
    puzzle_of,
    record_of,
)
from quinto_desktop.players.puzzles.themes import LAST_TRICKS, themes_of
from quinto_desktop.rules import (
    SEATS,
    TRICKS_IN_A_DEAL,
    Call,
    CodedDeal,
    Deal,
    Form,
    MatchForm,
    MatchState,
    Phase,
    Preset,
    RuleOptions,
    Seat,
    Side,
    apply,
    new_match,
    observe,
    shuffled_pack,
)

SHARES = {Grade.NOVICE: 0.26, Grade.CASUAL: 0.62, Grade.CLUB: 0.6, Grade.MASTER: 0.6}
OF_DOUBLES = {Grade.NOVICE: 0.8, Grade.CASUAL: 0.6, Grade.CLUB: 0.6, Grade.MASTER: 0.6}
"""Which part of a theme's puzzles may be of a grade, at most; those beyond are never too many.

Whether to double is seldom hard where it makes a difference of 15 points.
"""

IN_ONE_TRICK = {Theme.ENDING: 0.3, Theme.DOUBLE: 1.0}
USUALLY_IN_ONE_TRICK = 0.2
"""Which part of a theme's puzzles may fall in one trick, at most."""

OF_ONE_CALL = 0.55
"""Which part of the puzzles about doubling may have the same answer, at most."""

_FORMS = (Form.FOUR, Form.DUMMY, Form.FOUR, Form.TWO)
_PRESETS = (Preset.PARLETT, Preset.HANDBOOK, Preset.PARLETT, Preset.HOFFMANN)
_LEVELS = (Level.NOVICE, Level.CASUAL, Level.CASUAL, Level.CLUB)
"""What is played in turn, and by whom: Master's four levels of thought would take the whole time
of mining, and its slips are rare."""

_LEAST_TO_DECIDE = 38
_FAR_FROM_DECIDING = 36
"""The scores before a deal, in steps of five points: with 190 it may decide the game."""

_GLANCE_DEALS = 12
_GLANCE_SEED = 1
_GLANCE_LEAD = 0.6
"""A glance costs a fifth of a first look, and passes over one puzzle in six."""

_QUICK = {Grade.NOVICE: Level.NOVICE, Grade.CASUAL: Level.CASUAL}
_QUICK_TRIES = 8
"""The levels that answer at once are asked first."""


class Collection(Struct):
    """The puzzles found so far, and how many of each theme are wanted."""

    wanted: Mapping[Theme, int]
    puzzles: list[Puzzle] = field(default_factory=list)
    _counts: Counter[tuple[object, ...]] = field(default_factory=Counter)

    @property
    def is_complete(self) -> bool:
        """Whether every theme has enough."""
        return not any(map(self.lacks, self.wanted))

    def holds(self, deal: CodedDeal) -> bool:
        """Whether one of the puzzles is of a deal."""
        return any(puzzle.deal == deal for puzzle in self.puzzles)

    def lacks(self, theme: Theme) -> int:
        """How many puzzles a theme still lacks."""
        return max(0, self.wanted.get(theme, 0) - self._counts[theme,])

    def may_have(self, theme: Theme, state: MatchState, answer: object) -> bool:
        """Whether a puzzle of a theme is wanted at such a moment."""
        if not self.lacks(theme):
            return False
        most = IN_ONE_TRICK.get(theme, USUALLY_IN_ONE_TRICK) * self.wanted[theme]
        if self._counts[theme, "trick", len(state.dealt.tricks)] >= max(1, most):
            return False
        if theme is not Theme.DOUBLE:
            return True
        same = self._counts[theme, "call", answer is Call.PASS]
        return same < max(1, OF_ONE_CALL * self.wanted[theme])

    def may_be(self, theme: Theme, grade: Grade) -> bool:
        """Whether a theme has room for another puzzle of a grade."""
        share = (OF_DOUBLES if theme is Theme.DOUBLE else SHARES).get(grade)
        if share is None:
            return True
        return self._counts[theme, "grade", grade] < max(1, share * self.wanted[theme])

    def add(self, puzzle: Puzzle) -> None:
        """Add a puzzle, graded."""
        assert puzzle.difficulty is not None
        theme = puzzle.theme
        self.puzzles.append(puzzle)
        self._counts[theme,] += 1
        self._counts[theme, "trick", len(puzzle.state.dealt.tricks)] += 1
        self._counts[theme, "grade", puzzle.difficulty.grade] += 1
        self._counts[theme, "call", puzzle.best.action is Call.PASS] += 1


def mine(collection: Collection, seed: int) -> Iterator[int]:
    """Play deals until a collection is complete; the same seed finds the same on every machine.

    A deal of which the collection has a puzzle is passed over, as when it was made with the same
    seed.

    Yields:
        After each deal, how many have been played.
    """
    number = 0
    while not collection.is_complete:
        number += 1
        moments = moments_of(seed, number)
        deal, _ = record_of(moments[0])
        if not collection.holds(deal):
            _search(collection, moments, number)
        yield number


def moments_of(seed: int, number: int) -> list[MatchState]:
    """All calls and plays of a deal between computer players of mixed levels."""
    chance = random.Random(f"puzzles {seed} {number}")
    form, preset = _FORMS[number % 4], _PRESETS[number // 4 % 4]
    rules = dataclasses.replace(preset.rules(form), match=MatchForm.GAME, draw=RuleOptions().draw)
    dealer = chance.choice((Seat.S, Seat.W, Seat.E) if form is Form.DUMMY else SEATS)
    state = new_match(rules, dealer, _scores(chance, rules))
    state = apply(state, Deal(shuffled_pack(chance.getrandbits(63), 1))).after
    players = [_player(chance) for _ in SEATS]
    moments = []
    while is_decision(state):
        moments.append(state)
        player = players[state.mover]
        action = player.choose(
            observe(state, state.mover), decision_seed(number, len(moments)), StopFlag()
        )
        state = apply(state, action).after
    return moments


def _player(chance: random.Random) -> ComputerPlayer:
    return player_of(chance.choice(_LEVELS), unhurried=True)


def _scores(chance: random.Random, rules: RuleOptions) -> tuple[int, int]:
    """Scores at which the deal may decide the game, in one deal of three."""
    steps = rules.target // 5
    most = steps - 1 if chance.random() < 1 / 3 else _FAR_FROM_DECIDING
    scores = [5 * chance.randint(0, most) for _ in Side]
    if most > _FAR_FROM_DECIDING:
        scores[chance.randrange(2)] = 5 * chance.randint(_LEAST_TO_DECIDE, most)
    return scores[0], scores[1]


def _search(collection: Collection, moments: Sequence[MatchState], number: int) -> None:
    chance = random.Random(f"moments {number}")
    stop = StopFlag()
    for state in chance.sample(moments, len(moments)):
        if not _is_worth_a_look(collection, state):
            continue
        puzzle = puzzle_at(state, stop, lambda at, fair: _is_wanted(collection, at, fair))
        if puzzle is None:
            continue
        wanted = [
            theme
            for theme in themes_of(puzzle, stop)
            if collection.may_have(theme, state, puzzle.best.action)
        ]
        for theme in sorted(wanted, key=collection.lacks, reverse=True):
            graded = _graded(collection, replace(puzzle, theme=theme), stop)
            if graded is not None:
                collection.add(graded)
                return


def _is_worth_a_look(collection: Collection, state: MatchState) -> bool:
    observation = observe(state, state.mover)
    if len(observation.actions) < 2 or calls_again(observation):
        return False
    deals = imagined_deals(observation, _GLANCE_DEALS, _GLANCE_SEED, breadth=1)
    fair = values_in(observation, deals)
    return leads(fair, share=_GLANCE_LEAD) and _is_wanted(collection, state, fair)


def _is_wanted(collection: Collection, state: MatchState, fair: FairValues) -> bool:
    themes = [
        theme
        for theme in _possible_themes(state, fair)
        if collection.may_have(theme, state, fair.best)
    ]
    if not themes:
        return False
    for grade, level in _QUICK.items():
        if not any(collection.may_be(theme, grade) for theme in themes):
            guess = puzzle_of(state, fair, Theme.OTHER)
            if share_solved(guess, level, _QUICK_TRIES, StopFlag()) >= SOLVES:
                return False
    return True


def _possible_themes(state: MatchState, fair: FairValues) -> Sequence[Theme]:
    if state.phase is Phase.DOUBLING:
        return () if fair.decides_game else (Theme.DOUBLE,)
    if fair.decides_game:
        return (Theme.GAME,)
    if TRICKS_IN_A_DEAL - len(state.dealt.tricks) <= LAST_TRICKS:
        return Theme.ROYAL, Theme.FEED, Theme.REFUSE, Theme.ENDING
    return Theme.ROYAL, Theme.FEED, Theme.REFUSE


def _graded(collection: Collection, puzzle: Puzzle, stop: StopFlag) -> Puzzle | None:
    """The puzzle with its grade; None if there are enough of that."""
    for grade, level in _QUICK.items():
        is_full = not collection.may_be(puzzle.theme, grade)
        if is_full and share_solved(puzzle, level, TRIES[level], stop) >= SOLVES:
            return None
    difficulty = difficulty_of(puzzle, stop)
    if not collection.may_be(puzzle.theme, difficulty.grade):
        return None
    return replace(puzzle, difficulty=difficulty)
