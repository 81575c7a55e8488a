"""How the lines of a game compare: where each leaves another, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from quinto_desktop.game.past.replay import Replay, ReplayedDeal
from quinto_desktop.game.session import Session
from quinto_desktop.records import Line, fork_of
from quinto_desktop.rules import MatchState, Pair, Phase, Side, Step


@dataclass(frozen=True, slots=True)
class LineResult:
    """What became of a line of a game; 0 is the first play, whose places are those of its end.

    Attributes:
        depth: How many lines lead from the first play to it, itself included; 0 for the first play.
        game: The number of the game in which it leaves, from 1.
        deal: The number of the deal in that game, from 1.
        trick: The number of the trick in which it leaves, from 1; 0 for the calls.
        points: What both sides scored in that deal here; None while it is not over.
        first_points: What they scored in the same deal of the first play; None if it was not over.
    """

    number: int
    name: str
    of: int
    depth: int
    is_played: bool
    game: int
    deal: int
    trick: int
    points: Pair | None
    first_points: Pair | None
    fork: MatchState
    end: MatchState

    def gain(self, side: Side) -> int | None:
        """How many points better a side did than in the first play; None if nobody can tell."""
        if not self.number or self.points is None or self.first_points is None:
            return None
        own, first = self.points, self.first_points
        return (own[side] - own[side.other]) - (first[side] - first[side.other])


def results_of(session: Session) -> tuple[LineResult, ...]:
    """The result of every line of a game, each before the lines that leave it."""
    lines = session.lines.all
    replays = [_replay(session, session.steps_of(number)) for number in range(len(lines))]
    return tuple(
        [
            _result(session, replays, lines, number, depth)
            for number, depth in _in_order(lines, 0, 0)
        ]
    )


def _replay(session: Session, steps: Sequence[Step]) -> Replay:
    return Replay(steps[0].before if steps else session.state, steps)


def _in_order(lines: Sequence[Line], number: int, depth: int) -> Iterator[tuple[int, int]]:
    yield number, depth
    for other in range(number + 1, len(lines)):
        if lines[other].of == number:
            yield from _in_order(lines, other, depth + 1)


def _result(
    session: Session, replays: Sequence[Replay], lines: Sequence[Line], number: int, depth: int
) -> LineResult:
    line, replay, first = lines[number], replays[number], replays[0]
    replay.go(fork_of(line, lines[line.of]) if number else replay.length)
    place = 0 if replay.deal is None else replay.deals.index(replay.deal)
    deal, fork = _deal_at(replay, place), replay.state
    replay.go(replay.length)
    return LineResult(
        number,
        line.name,
        line.of,
        depth,
        number == session.lines.playing,
        1 if deal is None else deal.game,
        1 if deal is None else deal.number,
        _next_trick(fork),
        None if deal is None else deal.points,
        None if _deal_at(first, place) is None else first.deals[place].points,
        fork,
        replay.state,
    )


def _next_trick(state: MatchState) -> int:
    return len(state.deal.tricks) + 1 if state.deal and state.phase is Phase.PLAY else 0


def _deal_at(replay: Replay, place: int) -> ReplayedDeal | None:
    return replay.deals[place] if place < len(replay.deals) else None
