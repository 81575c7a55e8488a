"""The story of a game: both totals over all its deals, what won it, and where it turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from quinto_desktop.rules import CACHETTE_TRICK, DealResult, Pair, ScoredQuint, Side, decisive_quint

TRICKS_COUNTED = CACHETTE_TRICK + 1
"""The last moment of a deal that is played to its end: its tricks have been counted."""


class GameMoment(Struct, frozen=True):
    """Both totals after a trick of a deal, 1 to 12, its cachette, 13, or its count of tricks, 14.

    Attributes:
        quints: What has been scored just then.
    """

    deal: int
    trick: int
    scores: Pair
    quints: tuple[ScoredQuint, ...] = ()


class GameStory(Struct, frozen=True):
    """What became of a game.

    Attributes:
        start: Both totals before the first deal.
        moments: Both totals at every moment in which they may rise, in order.
        decisive: The quint that won the game; None if its tricks were counted.
        tricks: Both sides' tricks in the last deal; None if a quint won.
        turn: The moment at which the losers lost their last lead; None if they never led.
    """

    target: int
    start: Pair
    moments: tuple[GameMoment, ...]
    winner: Side
    decisive: ScoredQuint | None
    tricks: Pair | None
    trick_value: int
    turn: GameMoment | None

    @property
    def scores(self) -> Pair:
        """Both totals at the end."""
        return self.moments[-1].scores

    @property
    def deals(self) -> tuple[int, ...]:
        """The numbers of its deals, in order."""
        return tuple(dict.fromkeys(moment.deal for moment in self.moments))

    @property
    def quints(self) -> tuple[ScoredQuint, ...]:
        """The quints of all its deals, of both sides, in the order in which they were won."""
        return tuple([scored for moment in self.moments for scored in moment.quints])


def game_story(results: Sequence[DealResult], target: int) -> GameStory:
    """The story of a game that is over, from the results of its deals.

    Raises:
        ValueError: There are none.
    """
    if not results:
        raise ValueError("nothing has been played")
    moments = tuple(moment for result in results for moment in _moments(result))
    start, last = results[0].before, results[-1]
    ns, ew = last.scores
    winner = Side.NS if ns > ew else Side.EW
    decisive = None
    if last.tricks_won is None:
        decisive = decisive_quint(last, last.scores[winner], target)
    return GameStory(
        target,
        start,
        moments,
        winner,
        decisive,
        last.tricks_won,
        last.trick_value,
        _turn(start, moments, winner.other),
    )


def _moments(result: DealResult) -> Iterator[GameMoment]:
    now = [*result.before]
    end = CACHETTE_TRICK if result.tricks_won is not None else result.quints[-1].trick
    for trick in range(1, max(1, end) + 1):
        quints = tuple([scored for scored in result.quints if max(1, scored.trick) == trick])
        for scored in quints:
            now[scored.side] += scored.quint.points
        yield GameMoment(result.number, trick, (now[0], now[1]), quints)
    if result.tricks_won is not None:
        yield GameMoment(result.number, TRICKS_COUNTED, result.scores)


def _turn(start: Pair, moments: Sequence[GameMoment], loser: Side) -> GameMoment | None:
    before = [start, *[moment.scores for moment in moments[:-1]]]
    led = [place for place, scores in enumerate(before) if scores[loser] > scores[loser.other]]
    return moments[led[-1]] if led else None
