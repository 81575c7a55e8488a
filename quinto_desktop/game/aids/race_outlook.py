"""How far both sides are from game, and what can still come to them in the deal on the table.

Quints count as they fall and win at once; tricks count together when all twelve have been played,
the cachette with the last of them (rules §6, §7).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quinto_desktop.game.aids.quint_outlook import QuintOutlook, open_points
from quinto_desktop.rules import (
    TRICKS_IN_A_DEAL,
    Observation,
    Phase,
    Quint,
    Side,
    tricks_won,
)

_LAST = 2
"""So many tricks are left when the last one is to be played: it and the cachette."""


@dataclass(frozen=True, slots=True)
class Runner:
    """One side in the race.

    Attributes:
        side: Which.
        score: Its score, in points.
        need: What it needs to win the game; 0 once it has that.
        taken: What the tricks that it has won in this deal will count for, in points.
        quints: The quints that it may still score in this deal.
        winning_quints: Those of them each of which wins the game for it at once.
        wins_with_last_trick: Whether it has won the game if it takes the last trick, which is the
            next one to fall.
        most: The most that it may still come to in this deal, in points.
    """

    side: Side
    score: int
    need: int
    taken: int
    quints: tuple[Quint, ...]
    winning_quints: tuple[Quint, ...]
    wins_with_last_trick: bool
    most: int

    @property
    def has_it_in_tricks(self) -> bool:
        """Whether the tricks it has bring it home when they are counted."""
        return 0 < self.need <= self.taken

    def needs_one_trick(self, value: int) -> bool:
        """Whether one trick more of this value brings it home when they are counted."""
        return self.taken < self.need <= self.taken + value


@dataclass(frozen=True, slots=True)
class RaceOutlook:
    """The race to the target.

    Attributes:
        target: What wins the game, in points.
        runners: Both sides; index with a `Side`.
        winner: The side that has won the game.
        is_on: Whether a deal is on, in which points are still to be had or to be counted.
        quint_points: What the quints are worth that can still be made, in points.
        tricks_left: How many tricks are still to be won, the cachette included.
        trick_value: What each of them is worth, in points.
    """

    target: int
    runners: tuple[Runner, Runner]
    winner: Side | None
    is_on: bool
    quint_points: int
    tricks_left: int
    trick_value: int

    @property
    def trick_points(self) -> int:
        """What the tricks that are still to be won are worth, the cachette included."""
        return self.tricks_left * self.trick_value

    @property
    def points_in_play(self) -> int:
        """All that is still to be won in this deal."""
        return self.quint_points + self.trick_points


def race_outlook(observation: Observation, outlooks: Sequence[QuintOutlook]) -> RaceOutlook:
    """How the race stands, as far as one player can tell.

    Args:
        observation: What the player knows.
        outlooks: What may still become of the quints, to the same player.
    """
    is_on = observation.winner is None and observation.phase in (Phase.DOUBLING, Phase.PLAY)
    left = _tricks_left(observation) if is_on else 0
    north_south, east_west = (
        _runner(side, observation, outlooks if is_on else (), left) for side in Side
    )
    return RaceOutlook(
        target=observation.rules.target,
        runners=(north_south, east_west),
        winner=observation.winner,
        is_on=is_on,
        quint_points=open_points(outlooks) if is_on else 0,
        tricks_left=left,
        trick_value=observation.trick_value,
    )


def _tricks_left(observation: Observation) -> int:
    """The tricks that nobody has won; the cachette goes with the last of them."""
    trick = observation.trick
    lies_complete = trick is not None and trick.winner is not None
    left = TRICKS_IN_A_DEAL - len(observation.tricks) - lies_complete
    return left + 1 if left else 0


def _tricks_of(side: Side, observation: Observation) -> int:
    """The tricks that a side has in this deal, the one that lies complete on the table included."""
    trick = observation.trick
    tricks = observation.tricks
    if trick is not None and trick.winner is not None:
        tricks = (*tricks, trick)
    count = tricks_won(tricks)[side]
    last = tricks[-1].winner if len(tricks) == TRICKS_IN_A_DEAL else None
    return count + 1 if last is not None and last.side is side else count


def _runner(
    side: Side, observation: Observation, outlooks: Sequence[QuintOutlook], left: int
) -> Runner:
    score, value, target = (
        observation.scores[side],
        observation.trick_value,
        observation.rules.target,
    )
    need = max(0, target - score)
    taken = _tricks_of(side, observation) * value if outlooks else 0
    quints = tuple([outlook.quint for outlook in outlooks if side in outlook.sides])
    total = score + taken + left * value
    others = observation.scores[side.other] + _tricks_of(side.other, observation) * value
    return Runner(
        side=side,
        score=score,
        need=need,
        taken=taken,
        quints=quints,
        winning_quints=tuple([quint for quint in quints if 0 < need <= quint.points]),
        wins_with_last_trick=left == _LAST and total >= target and total > others,
        most=total + sum(quint.points for quint in quints),
    )
