"""A finished match, or as much of it as is finished, to be looked at step by step.

A replay knows neither Qt nor time, and changes nothing in what it replays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from msgspec import Struct

from quinto_desktop.game.session import Session
from quinto_desktop.records import Line, fork_of
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    Card,
    Deal,
    MatchState,
    Observation,
    Pair,
    Phase,
    Play,
    Seat,
    Side,
    Step,
    home_seat,
    legal_actions,
    observe,
)


class ReplayedTrick(Struct, frozen=True):
    """A trick of a replay, by positions; `winner` is None if the match ended in it."""

    number: int
    start: int
    end: int
    winner: Seat | None


class ReplayedDeal(Struct, frozen=True):
    """A deal of a replay; numbers begin at 1.

    Attributes:
        start: The position just after its cards were dealt.
        end: The position after its last action.
        cachette_winner: Who took the cachette; None if it was not turned up.
        points: What both sides scored in it; None if it is not finished.
    """

    game: int
    number: int
    start: int
    end: int
    tricks: tuple[ReplayedTrick, ...]
    cachette: tuple[Card, ...]
    cachette_winner: Seat | None
    points: Pair | None
    scores: Pair


class Replay:
    """Steps of a match, and a position among them.

    At position 0 nothing has happened; at position `length`, everything has. Every way to move
    stays within these bounds, and says whether the position has changed.
    """

    def __init__(
        self, start: MatchState, steps: Sequence[Step], people: frozenset[int] = frozenset()
    ) -> None:
        self._start = start
        self.steps = tuple(steps)
        self._people = people
        self._position = 0
        self.deals = tuple(_deals(self.steps))

    # --------------------------------------------------------------- what there is
    @property
    def length(self) -> int:
        """The number of steps."""
        return len(self.steps)

    @property
    def position(self) -> int:
        """How many steps have been shown, 0 to `length`."""
        return self._position

    @property
    def state(self) -> MatchState:
        """The match at this position, hidden cards included."""
        return self.steps[self._position - 1].after if self._position else self._start

    @property
    def latest(self) -> Step | None:
        """The step that led to this position; None at the very beginning."""
        return self.steps[self._position - 1] if self._position else None

    @property
    def deal(self) -> ReplayedDeal | None:
        """The deal at this position; None before the first."""
        return next((deal for deal in reversed(self.deals) if deal.start <= self._position), None)

    @property
    def trick(self) -> ReplayedTrick | None:
        """The trick that the next card belongs to, or the last one; None up to the calls."""
        deal = self.deal
        if deal is None:
            return None
        begun = [trick for trick in deal.tricks if trick.start <= self._position]
        return begun[-1] if begun else None

    @property
    def latest_trick(self) -> ReplayedTrick | None:
        """The trick that the latest step belongs to; None if that was no card."""
        step, deal = self.latest, self.deal
        if step is None or deal is None or not isinstance(step.action, Play):
            return None
        return [trick for trick in deal.tricks if trick.start < self._position][-1]

    # --------------------------------------------------------------- what is seen
    def seat_of(self, player: int) -> Seat:
        """A player's own seat at this position; in a round it changes from game to game."""
        return home_seat(self.state, player)

    def shown(
        self, player: int, *, is_open: bool, beside: frozenset[Seat] = frozenset()
    ) -> Observation:
        """What a spectator sees from a player's seat: all, or what the player knew and `beside`."""
        known, deal = observe(self.state, self.seat_of(player)).watched(), self.state.deal
        if deal is None:
            return known
        if is_open:
            return replace(known, hands=deal.hands)
        if not beside:
            return known
        hands = zip(Seat, known.hands, deal.hands, strict=True)
        north, east, south, west = (whole if seat in beside else own for seat, own, whole in hands)
        return replace(known, hands=(north, east, south, west))

    # --------------------------------------------------------------- moving
    def go(self, position: int) -> bool:
        """Go to a position; the nearest there is, if it is out of bounds."""
        before, self._position = self._position, max(0, min(position, self.length))
        return self._position != before

    def forward(self) -> bool:
        """Go to the next step."""
        return self.go(self._position + 1)

    def back(self) -> bool:
        """Go back a step."""
        return self.go(self._position - 1)

    def go_to_deal(self, place: int) -> bool:
        """Go to the beginning of a deal by its place in the match, from 0, if there is one."""
        return 0 <= place < len(self.deals) and self.go(self.deals[place].start)

    def next_deal(self) -> bool:
        """Go to the beginning of the next deal."""
        deal = self.deal
        return self.go_to_deal(0 if deal is None else self.deals.index(deal) + 1)

    def previous_deal(self) -> bool:
        """Go to the beginning of this deal, or from there to that of the one before."""
        deal = self.deal
        if deal is None:
            return self.go(0)
        if self._position > deal.start:
            return self.go(deal.start)
        return self.go_to_deal(self.deals.index(deal) - 1)

    def go_to_trick(self, number: int) -> bool:
        """Go to the lead of a trick of this deal, or the first, from 1; 13 is the cachette."""
        deal = self.deal or (self.deals[0] if self.deals else None)
        if deal is None:
            return False
        if number == CACHETTE_TRICK:
            return deal.cachette_winner is not None and self.go(deal.end)
        return 1 <= number <= len(deal.tricks) and self.go(deal.tricks[number - 1].start)

    def next_trick(self) -> bool:
        """Go to the lead of the next trick, or to the end of the deal."""
        deal = self.deal
        if deal is None:
            return self.go_to_deal(0)
        leads = [trick.start for trick in deal.tricks if trick.start > self._position]
        return self.go(min([*leads, deal.end])) if self._position < deal.end else self.next_deal()

    def previous_trick(self) -> bool:
        """Go to the lead of this trick, or of the one before, or to the calls."""
        deal = self.deal
        if deal is None:
            return self.go(0)
        leads = [trick.start for trick in deal.tricks if trick.start < self._position]
        return self.go(max([*leads, deal.start])) if self._position > deal.start else self.back()

    def first(self) -> bool:
        """Go to the beginning of this deal."""
        deal = self.deal
        return self.go(0 if deal is None else deal.start)

    def last(self) -> bool:
        """Go to the end of this deal."""
        deal = self.deal
        return self.go(self.length if deal is None else deal.end)

    def next_decision(self) -> bool:
        """Go to the next call or play in which a person had a choice, if there is one."""
        return self._go_to_first(range(self._position + 1, self.length))

    def previous_decision(self) -> bool:
        """Go back to such a call or play, if there is one."""
        return self._go_to_first(range(min(self._position, self.length) - 1, -1, -1))

    def _go_to_first(self, places: Sequence[int]) -> bool:
        for place in places:
            if _is_decision(self.steps[place].before, self._people):
                return self.go(place)
        return False


def finished(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The steps up to the end of the last finished deal: those that hide nothing any more."""
    ends = (place for place in range(len(steps), 0, -1) if _ends_a_deal(steps[place - 1]))
    return tuple(steps[: next(ends, 0)])


def _ends_a_deal(step: Step) -> bool:
    return step.after.deals_finished > step.before.deals_finished


def _is_decision(state: MatchState, people: frozenset[int]) -> bool:
    if state.phase not in (Phase.DOUBLING, Phase.PLAY) or state.player_on_turn not in people:
        return False
    return state.phase is Phase.DOUBLING or len(legal_actions(state)) > 1


# ------------------------------------------------------------------- the deals
def _deals(steps: Sequence[Step]) -> Iterator[ReplayedDeal]:
    dealt = [place for place, step in enumerate(steps) if isinstance(step.action, Deal)]
    for start, end in zip(dealt, [*dealt[1:], len(steps)], strict=False):
        yield _deal(steps, start, end)


def _deal(steps: Sequence[Step], start: int, end: int) -> ReplayedDeal:
    state = steps[end - 1].after
    deal = state.dealt
    is_over = state.phase in (Phase.DEALING, Phase.MATCH_OVER)
    last, scores = deal.tricks[-1] if deal.tricks else None, state.scores
    seen = observe(state, Seat.S)
    return ReplayedDeal(
        seen.game_number,
        deal.number,
        start + 1,
        end,
        tuple(_tricks(steps, start, end)),
        deal.cachette,
        None if seen.cachette is None or last is None else last.winner,
        state.results[-1].points if is_over else None,
        scores,
    )


def _tricks(steps: Sequence[Step], start: int, end: int) -> Iterator[ReplayedTrick]:
    plays = [place for place in range(start, end) if isinstance(steps[place].action, Play)]
    leads = [place for place in plays if not steps[place].before.dealt.trick.cards]
    for number, (lead, stop) in enumerate(zip(leads, [*leads[1:], end], strict=False), start=1):
        after = steps[stop - 1].after.dealt
        winner = after.tricks[number - 1].winner if number <= len(after.tricks) else None
        yield ReplayedTrick(number, lead, stop, winner)


# --------------------------------------------------------------- how lines compare
class LineResult(Struct, frozen=True):
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
