"""How far both sides are from the target, and what they can still score in the current deal.

Quints score as they fall and win at once; tricks count together when all twelve have been played,
the cachette going with the last of them (rules §6, §7).
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
"""The tricks left when the last one is to be played: that one and the cachette."""


@dataclass(frozen=True, slots=True)
class Runner:
    """One side in the race; points are in this deal but for `score`, `need` and `most`.

    Attributes:
        need: The points that it needs to reach the target; 0 once it has.
        taken: What the tricks that it has won will count, in points.
        winning_quints: Those of its quints that would each win it the game at once.
        most: The highest score that it can still reach, in points.
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
        """Whether its tricks so far take it to the target when they are counted."""
        return 0 < self.need <= self.taken

    def needs_one_trick(self, value: int) -> bool:
        """Return whether one more trick of this value takes it to the target when counted."""
        return self.taken < self.need <= self.taken + value


@dataclass(frozen=True, slots=True)
class RaceOutlook:
    """The race to the target.

    Attributes:
        runners: Both sides, indexed by `Side`.
        winner: The side that has won the game; None if neither has.
        is_on: Whether a deal is in progress, with points still to be won or counted.
        tricks_left: The number of tricks still to be won, the cachette included.
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
        """The worth of the tricks still to be won, the cachette included."""
        return self.tricks_left * self.trick_value

    @property
    def points_in_play(self) -> int:
        """All the points still to be won in this deal."""
        return self.quint_points + self.trick_points


def race_outlook(observation: Observation, outlooks: Sequence[QuintOutlook]) -> RaceOutlook:
    """Return the state of the race, as far as one player can tell."""
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
    trick = observation.trick
    lies_complete = trick is not None and trick.winner is not None
    left = TRICKS_IN_A_DEAL - len(observation.tricks) - lies_complete
    return left + 1 if left else 0


def _tricks_of(side: Side, observation: Observation) -> int:
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
