"""The worth of points for the game and of the game for the match, as one number to maximise.

The number is the *worth* for North and South, from -1 to 1; for East and West it is the opposite.
With p the chance to win the current game (see `race`), it is the weighted mean of two parts:

- The match. A single game: 2p - 1. A rubber (rules §8): 2R - 1, where R is the chance to win the
rubber if every later game is even. Where single, double and treble games are counted: the expected
number counted for the current game and for the rubber, out of the five possible at most. A double
game is a race too: to win before the others have half of the target; a treble one, anything. - The
expected difference in points at the game's end, the rubber's 100 included, out of the   greatest
possible. Both sides are equally good, so it is expected to stay as it is.

The weight of the points depends on the settlement. A round (rules §9) has no winner, so only the
points matter. With stakes their weight is `STAKED`; otherwise `UNSTAKED`: a tie-break, so that a
point always has some worth, however far the target. Both were set by hand.
"""

from __future__ import annotations

from array import array
from functools import cached_property

from msgspec import Struct

from quinto_desktop.players.thinking.race import POINTS_STEP, Race, race_of
from quinto_desktop.rules import (
    RUBBER_BONUS,
    MatchForm,
    Observation,
    Pair,
    RuleOptions,
    Side,
    standing_of,
)
from quinto_desktop.rules.settlement import GAMES_OF_A_RUBBER, RUBBER_BONUS_IN_GAMES

WIDTH = 88
"""The number of possible gains of a side in a deal: 0 to 435 points in steps of five."""

MOST_GAIN = (WIDTH - 1) * POINTS_STEP

STAKED = 0.1
UNSTAKED = 0.005

_EXTRA = 1 / (3 + RUBBER_BONUS_IN_GAMES)
"""The weight of one game, out of a treble game and the rubber."""


def rubber_chance(won: Pair) -> float:
    """The chance that North and South win a rubber after games won by both sides (rules §8)."""
    if max(won) >= GAMES_OF_A_RUBBER:
        return float(won[Side.NS] > won[Side.EW])
    ns, ew = won
    return (rubber_chance((ns + 1, ew)) + rubber_chance((ns, ew + 1))) / 2


class Prospects(Struct, frozen=True, dict=True):
    """The worth of the scores after a deal, from both sides' scores and games won before it.

    The next deal's eldest hand is of the side `eldest`. Unless it `counts_points`, the worth of a
    game is its chance and nothing else.
    """

    rules: RuleOptions
    start: Pair = (0, 0)
    eldest: Side = Side.NS
    won: Pair = (0, 0)
    counts_points: bool = True

    @classmethod
    def of(cls, observation: Observation) -> Prospects:
        """The prospects of a deal in progress, or of one that is over.

        In the next deal the dealer's partner is eldest hand.
        """
        assert observation.dealer is not None  # cards have been dealt
        games_won = standing_of(observation.rules, observation.games).games_won
        start = observation.scores_before
        return cls(observation.rules, start, observation.dealer.side, games_won)

    def worth_of_win(self, side: Side, ns_points: int, ew_points: int) -> float:
        """The worth for North and South when a side has won the game with these scores."""
        match = self._match_won(side, ew_points if side is Side.NS else ns_points)
        return self._match_weight * match + self._points_weight * (ns_points - ew_points)

    @property
    def win_worth(self) -> tuple[float, float]:
        """The worth for North and South when a quint wins for them, and for East and West.

        The winners are taken to have exactly the target, the losers what they had before the deal.
        """
        (ns, ew), target = self.start, self.rules.target
        return self.worth_of_win(Side.NS, target, ew), self.worth_of_win(Side.EW, ns, target)

    def table(self) -> array[float]:
        """The worth of every possible result of the deal, as C floats: 88 rows of 88.

        Row and column are the gains of North and South, and of East and West, from the deal's start
        in steps of five points. A quint that has won at once is included: at the gains without the
        tricks.
        """
        step = self._points_weight * POINTS_STEP
        worths = array("f")
        for gain in range(WIDTH):
            ns = self.start[Side.NS] + POINTS_STEP * gain
            points = self._points_weight * (ns - self.start[Side.EW])
            row = self._match_row(ns)
            worths.extend([match + points - step * at for at, match in enumerate(row)])
        return worths

    def _match_row(self, ns: int) -> list[float]:
        # The match's weighted worth for a score of North and South, by the others' gains.
        ew, target = self.start[Side.EW], self.rules.target
        if ns < target:
            row = self._going_on_row(ns, min(WIDTH, steps_to(target, ew)))
        else:
            behind = max(0, min(WIDTH, steps_to(ns, ew)))
            row = self._won_row(behind)
            if behind < WIDTH and ew + POINTS_STEP * behind == ns:
                row.append(self._match_going_on(ns, ns))  # level at the target: another deal
        row += [self._match_won(Side.EW, ns)] * (WIDTH - len(row))
        return [self._match_weight * match for match in row]

    def _going_on_row(self, ns: int, count: int) -> list[float]:
        # While neither side has the target, for `count` gains of the others.
        ew, target = self.start[Side.EW], self.rules.target
        if ew >= target:
            return []
        ns_needs, ew_needs = steps_to(target, ns), steps_to(target, ew)
        lost, won = self._ends
        row = [lost + (won - lost) * p for p in self._race.row(ns_needs, ew_needs, count)]
        if not self._counts_doubles:
            return row
        half = _steps_to_half(target, ew)
        for at, p in enumerate(
            self._race.row(ns_needs, half, min(count, half)) if half > 0 else ()
        ):
            row[at] += p * _EXTRA
        half = _steps_to_half(target, ns)
        fears = self._race.row(half, ew_needs, count) if half > 0 else ()
        for at, p in enumerate(fears):
            row[at] -= (1 - p) * _EXTRA
        if not ew:
            row[0] += self._race.chance(ns_needs, 1) * _EXTRA
        if not ns:
            row = [
                match - (1 - p) * _EXTRA
                for match, p in zip(row, self._race.row(1, ew_needs, count), strict=True)
            ]
        return row

    def _won_row(self, count: int) -> list[float]:
        # When North and South win, for `count` gains of the others.
        if not self._counts_doubles:
            return [self._ends[1]] * count
        return self._won_by_gain[:count]

    @cached_property
    def _won_by_gain(self) -> list[float]:
        scores = range(self.start[Side.EW], self.start[Side.EW] + MOST_GAIN + 1, POINTS_STEP)
        return [self._match_won(Side.NS, score) for score in scores]

    def _match_going_on(self, ns: int, ew: int) -> float:
        race, target = self._race, self.rules.target
        ns_needs, ew_needs = _needs((ns, ew), target)
        lost, won = self._ends
        match = lost + (won - lost) * race.chance(ns_needs, ew_needs)
        if not self._counts_doubles:
            return match
        for theirs in _posts(ew, target):
            match += race.chance(ns_needs, theirs) * _EXTRA
        for ours in _posts(ns, target):
            match -= (1 - race.chance(ours, ew_needs)) * _EXTRA
        return match

    def _match_won(self, side: Side, losers_score: int) -> float:
        match = self._ends[side is Side.NS]
        if not self._counts_doubles:
            return match
        extra = len(_posts(losers_score, self.rules.target)) * _EXTRA
        return match + extra if side is Side.NS else match - extra

    @cached_property
    def _race(self) -> Race:
        return race_of(self.eldest)

    @property
    def _counts_doubles(self) -> bool:
        return self.rules.match is MatchForm.RUBBER_POINTS

    @cached_property
    def _ends(self) -> tuple[float, float]:
        # The match's worth when North and South have lost or won the game, as a single game.
        if self.rules.match in (MatchForm.GAME, MatchForm.ROUND):
            return -1.0, 1.0
        ns, ew = self.won
        lost = 2 * rubber_chance((ns, ew + 1)) - 1
        won = 2 * rubber_chance((ns + 1, ew)) - 1
        if not self._counts_doubles:
            return lost, won
        bonus = RUBBER_BONUS_IN_GAMES
        return _EXTRA * (bonus * lost - 1), _EXTRA * (bonus * won + 1)

    @cached_property
    def _points_weight(self) -> float:
        return self._points_share / (self.rules.target + MOST_GAIN + self._bonus)

    @cached_property
    def _match_weight(self) -> float:
        return 1 - self._points_share + self._points_weight * self._bonus

    @property
    def _points_share(self) -> float:
        # The weight of all points together, from 0 to 1.
        if not self.counts_points:
            return 0.0
        if self.rules.match is MatchForm.ROUND:
            return 1.0
        is_paid = self.rules.stakes and not self._counts_doubles
        return STAKED if is_paid else UNSTAKED

    @property
    def _bonus(self) -> int:
        return RUBBER_BONUS if self.rules.match is MatchForm.RUBBER else 0


def steps_to(target: int, score: int) -> int:
    """The steps of five points from a score to a target; zero or negative from the target on."""
    return -((score - target) // POINTS_STEP)


def _needs(scores: Pair, target: int) -> Pair:
    # One step if they are level at the target, as any quint then wins.
    ns, ew = scores
    return max(1, steps_to(target, ns)), max(1, steps_to(target, ew))


def _steps_to_half(target: int, score: int) -> int:
    return -((2 * score - target) // (2 * POINTS_STEP))


def _posts(score: int, target: int) -> tuple[int, ...]:
    # What a side still needs to avoid losing a treble or a double game.
    half = _steps_to_half(target, score)
    if half <= 0:
        return ()
    return (half,) if score else (half, 1)
