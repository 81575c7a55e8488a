"""The worth of points for the game: quints that win it at once, tricks that decide it.

Far from the target a point is a point. Near it (rules §7) a quint may end the game on the spot, and
the last tricks of a deal may decide which side is ahead when tricks are counted. Only the current
game matters, with dummy's handicap in its scores; not the rubber or the round. The constants were
set by hand.
"""

from __future__ import annotations

from quinto_desktop.rules import TRICKS_IN_A_DEAL, Observation, Pair, Side, tricks_won

GAME = 300.0
"""The worth of winning the game, in points: more than any trick could bring."""

COUNTING_TRICKS = 3
"""How many tricks before the end a player begins to work out who will win."""


class PointWorth:
    """The worth of tricks and quints to either side, at one moment of a deal."""

    def __init__(self, observation: Observation) -> None:
        self._scores = observation.scores
        self._target = observation.rules.target
        self._tricks_left = TRICKS_IN_A_DEAL - len(observation.tricks)
        self.trick = self._worth_of_trick(observation)

    def marked(self, points: int, side: Side) -> float:
        """The worth of quint points to the side that scores them: they may win the game."""
        if points and self._scores[side] + points >= self._target:
            return points + GAME
        return points

    def _worth_of_trick(self, observation: Observation) -> float:
        # More than its points if the tricks still to be played decide the game.
        value = observation.trick_value
        if self._tricks_left > COUNTING_TRICKS:
            return value
        tricks = self._tricks_left + 1  # the cachette comes with the last
        won = tricks_won(observation.tricks)
        side = observation.seat.side
        best, worst = (
            self._outcome(self._counted(won, value, taker, tricks), side)
            for taker in (side, side.other)
        )
        return value + GAME * (best - worst) / tricks

    def _counted(self, won: Pair, value: int, taker: Side, tricks: int) -> Pair:
        # If one side takes all the remaining tricks.
        ns, ew = (
            self._scores[side] + value * (won[side] + (tricks if side is taker else 0))
            for side in Side
        )
        return ns, ew

    def _outcome(self, scores: Pair, side: Side) -> int:
        # 1 if the side has won with these scores, -1 if the other has, 0 if the game goes on.
        ahead = scores[side] - scores[side.other]
        if max(scores) < self._target or not ahead:
            return 0
        return 1 if ahead > 0 else -1
