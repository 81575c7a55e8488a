"""The race to the target: where both sides' pegs stand, as everyone at the table may see."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.rules import MatchForm, Observation, Pair, Side, marked_points

_HOLES, _MOST_HOLES, _FIVE = 50, 60, 5
_RUBBERS = (MatchForm.RUBBER, MatchForm.RUBBER_POINTS)


@dataclass(frozen=True, slots=True)
class RaceTrack:
    """A race of two sides, each with two pegs. All pairs are ours and theirs.

    Attributes:
        target: The points that win the game.
        step: The points from hole to hole, a multiple of five.
        start: The scores before this deal.
        now: The scores now: tricks count only when the deal is over.
        studs: The games of the rubber that have been won; none outside a rubber.
    """

    target: int
    step: int
    start: Pair
    now: Pair
    studs: Pair = (0, 0)

    @property
    def gained(self) -> Pair:
        """What this deal has brought so far."""
        return self.now[0] - self.start[0], self.now[1] - self.start[1]

    @property
    def holes(self) -> range:
        """The points of every hole; the crown at the end is none."""
        return range(self.step, self.target, self.step)


def race_track(observation: Observation, own: Side) -> RaceTrack:
    """The race as it stands, with `own` as our side."""
    target, scores, results = observation.rules.target, observation.scores, observation.results
    ns = marked_points(scored for scored in observation.quints if scored.side is Side.NS)
    ew = marked_points(observation.quints) - ns
    start = scores[Side.NS] - ns, scores[Side.EW] - ew
    if results and results[-1].number == observation.deal_number:  # the deal is over
        start = results[-1].before
    won = [game.winner for game in observation.games if observation.rules.match in _RUBBERS]
    return RaceTrack(
        target,
        step_of(target),
        _own_first(start, own),
        _own_first(scores, own),
        (won.count(own), won.count(own.other)),
    )


def step_of(target: int) -> int:
    """The points from hole to hole: a fiftieth of the target, rounded to fives."""
    step = max(_FIVE, _FIVE * round(target / _HOLES / _FIVE))
    return step if target <= _MOST_HOLES * step else step + _FIVE


def _own_first(pair: Pair, own: Side) -> Pair:
    return pair[own], pair[own.other]
