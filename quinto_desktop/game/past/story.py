"""The story of a deal that is over: how the quints raised both sides' points, and what decided it.

Only quints raise the lines while the cards are played: tricks count once all are over, and not at
all if a quint has ended the game (rules §6, §7). They are the step at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from msgspec import Struct

from quinto_desktop.rules import (
    CACHETTE_TRICK,
    QUINT_ROYAL,
    Call,
    Card,
    DealResult,
    Pair,
    RuleOptions,
    ScoredQuint,
    Seat,
    Side,
    Trick,
    decisive_quint,
    marked_points,
)

RICH_CACHETTE = 20
"""More points than these in quints make the cachette what a deal is known by."""

RICH_TRICK = 30
"""So many points in quints, or more, make a trick what a deal is known by."""

_LEAST_TRICK_VALUE = 5


class HeadlineKind(Enum):
    """What a deal is known by."""

    GAME = "game"
    CACHETTE = "cachette"
    ROYAL = "royal"
    TRICK = "trick"
    DOUBLE = "double"
    TURN = "turn"
    QUINTS = "quints"
    TRICKS = "tricks"


class Headline(Struct, frozen=True):
    """The one fact that a deal is known by.

    Attributes:
        side: The side that gained by it.
        quint: The quint that ended the game, or the Quint Royal; None otherwise.
        trick: The trick in which it happened, 13 for the cachette; None if it was no single one.
        points: Of the quints of that trick or the cachette; of a double, by how much the side is
            ahead, in the game if it has decided that; of the quints or tricks what it won.
    """

    kind: HeadlineKind
    side: Side
    quint: ScoredQuint | None = None
    trick: int | None = None
    points: int = 0


class Closing(Struct, frozen=True):
    """What the tricks of a deal added once it was over."""

    won: Pair
    value: int

    @property
    def points(self) -> Pair:
        """Both sides' points for tricks."""
        return self.won[0] * self.value, self.won[1] * self.value


class DealStory(Struct, frozen=True):
    """A finished deal as it was played.

    Attributes:
        tricks: The tricks played, in order; fewer than twelve if a quint ended the game.
        cachette: Its cards if it was turned up; None if it was not reached.
        steps: Both sides' quint points before the first trick and after each, the cachette last.
        quints: The quints in the order in which they were scored.
        closing: What the tricks added; None if a quint ended the game.
        goals: What each side had needed for the game when the deal began, 0 or less if nothing.
        doubler: Who doubled, and after a redouble who redoubled; None if nobody did.
        winner: The side that won the game with this deal; None if neither has.
    """

    result: DealResult
    tricks: tuple[Trick, ...]
    cachette: tuple[Card, ...] | None
    steps: tuple[Pair, ...]
    quints: tuple[ScoredQuint, ...]
    closing: Closing | None
    goals: Pair
    doubler: Seat | None
    winner: Side | None
    headline: Headline

    @property
    def last(self) -> int:
        """The number of the last trick that was played; 13 if the cachette was turned up."""
        return len(self.steps) - 1

    @property
    def points(self) -> Pair:
        """Both sides' points in the deal."""
        return self.result.points

    def taker(self, trick: int) -> Seat:
        """Who took a trick, from 1; the cachette goes to who took the last one."""
        winner = self.tricks[min(trick, len(self.tricks)) - 1].winner
        assert winner is not None  # a story has whole tricks only
        return winner

    def cards(self, trick: int) -> tuple[Card, ...]:
        """The cards of a trick in the order of play; 13 is the cachette."""
        if trick == CACHETTE_TRICK:
            return self.cachette or ()
        return self.tricks[trick - 1].cards

    def quints_of(self, trick: int) -> tuple[ScoredQuint, ...]:
        """The quints scored in a trick, the most valuable first."""
        return tuple([scored for scored in self.quints if scored.trick == trick])


def deal_story(
    result: DealResult,
    tricks: Sequence[Trick],
    calls: Sequence[Call],
    cachette: Sequence[Card] | None,
    rules: RuleOptions,
) -> DealStory:
    """Tell a deal that is over, with its cachette if it was turned up.

    A trick that nobody took is left out.
    """
    whole = tuple([trick for trick in tricks if trick.winner is not None])
    facts = Facts(result, whole, tuple(calls), rules.target)
    last = len(whole) + (cachette is not None)
    found = (rule(facts) for rule in HEADLINES)
    closing = None
    if result.tricks_won is not None:
        closing = Closing(result.tricks_won, result.trick_value)
    before = result.before
    return DealStory(
        result,
        whole,
        None if cachette is None else tuple(cachette),
        steps_of(result, last),
        result.quints,
        closing,
        (rules.target - before[0], rules.target - before[1]),
        facts.doubler,
        facts.winner,
        next(headline for headline in found if headline is not None),
    )


def steps_of(result: DealResult, last: int) -> tuple[Pair, ...]:
    """Both sides' quint points before the first trick of a deal and after each up to the last."""
    steps = [(0, 0)]
    for trick in range(1, last + 1):
        ns, ew = steps[-1]
        for scored in result.quints:
            if scored.trick == trick:
                gain = scored.quint.points
                ns, ew = (ns + gain, ew) if scored.side is Side.NS else (ns, ew + gain)
        steps.append((ns, ew))
    return tuple(steps)


# --------------------------------------------------------------- what decided it
class Facts(Struct, frozen=True):
    """What the rules of the headline go by: the target and the deal itself."""

    result: DealResult
    tricks: tuple[Trick, ...]
    calls: tuple[Call, ...]
    target: int

    @property
    def winner(self) -> Side | None:
        """The side that won the game with this deal; None if neither has."""
        if self.result.tricks_won is None:
            return self.result.quints[-1].side
        return self._game_winner(self.result.scores)

    @property
    def ahead(self) -> Side | None:
        """The side with more points in the deal; None if they are level."""
        return _ahead(self.result.points)

    @property
    def doubler(self) -> Seat | None:
        """Who doubled, or redoubled; None if nobody did."""
        for call in (Call.REDOUBLE, Call.DOUBLE):
            if call in self.calls:
                return self.result.dealer.next.clockwise[self.calls.index(call)]
        return None

    def quint_points_of(self, trick: int) -> int:
        """The points of all quints of a trick."""
        return marked_points(one for one in self.result.quints if one.trick == trick)

    def double_decided(self) -> tuple[Side, int] | None:
        """Who has the game, or else the deal, only because tricks counted more, and by how much."""
        won, value = self.result.tricks_won, self.result.trick_value
        if won is None or value == _LEAST_TRICK_VALUE:
            return None
        less = won[0] * (value - _LEAST_TRICK_VALUE), won[1] * (value - _LEAST_TRICK_VALUE)
        result = self.result
        for pair, winner_of in ((result.scores, self._game_winner), (result.points, _ahead)):
            now, without = winner_of(pair), winner_of((pair[0] - less[0], pair[1] - less[1]))
            if now is not None and without is now.other:
                return now, pair[now] - pair[now.other]
        return None

    def _game_winner(self, scores: Pair) -> Side | None:
        ahead = _ahead(scores)
        return ahead if ahead is not None and scores[ahead] >= self.target else None


def _ahead(pair: Pair) -> Side | None:
    if pair[Side.NS] == pair[Side.EW]:
        return None
    return Side.NS if pair[Side.NS] > pair[Side.EW] else Side.EW


def _won_by_quint(facts: Facts) -> Headline | None:
    if facts.result.tricks_won is not None:
        return None
    winner = facts.result.quints[-1].side
    scored = decisive_quint(facts.result, facts.result.scores[winner], facts.target)
    return Headline(HeadlineKind.GAME, winner, scored, scored.trick, scored.quint.points)


def _rich_cachette(facts: Facts) -> Headline | None:
    points = facts.quint_points_of(CACHETTE_TRICK)
    if points <= RICH_CACHETTE:
        return None
    scored = next(one for one in facts.result.quints if one.trick == CACHETTE_TRICK)
    return Headline(HeadlineKind.CACHETTE, scored.side, None, CACHETTE_TRICK, points)


def _royal(facts: Facts) -> Headline | None:
    # Somebody has it at the end of every deal: it is told where the side that held it lost it.
    for scored in facts.result.quints:
        if scored.quint.suit is None and scored.trick < CACHETTE_TRICK:
            holder = facts.tricks[scored.trick - 1].seat_of(QUINT_ROYAL).side
            if holder is scored.side:
                return None
            points = scored.quint.points
            return Headline(HeadlineKind.ROYAL, scored.side, scored, scored.trick, points)
    return None


def _rich_trick(facts: Facts) -> Headline | None:
    numbers = range(1, len(facts.tricks) + 1)
    best = max(numbers, key=facts.quint_points_of, default=0)
    points = facts.quint_points_of(best)
    if points < RICH_TRICK:
        return None
    side = next(one.side for one in facts.result.quints if one.trick == best)
    return Headline(HeadlineKind.TRICK, side, None, best, points)


def _double(facts: Facts) -> Headline | None:
    decided = facts.double_decided()
    if decided is None:
        return None
    side, points = decided
    return Headline(HeadlineKind.DOUBLE, side, points=points)


def _turn(facts: Facts) -> Headline | None:
    # A turn is told only of a lead that has been the other side's, and that the tricks confirmed.
    leads = [_ahead(pair) for pair in steps_of(facts.result, CACHETTE_TRICK)]
    side = leads[-1]
    if side is None or side is not facts.ahead:
        return None
    trick = max(place for place, lead in enumerate(leads) if lead is not side) + 1
    if side.other not in leads[:trick]:
        return None
    return Headline(HeadlineKind.TURN, side, None, trick, facts.quint_points_of(trick))


def _quints(facts: Facts) -> Headline | None:
    # Told where they made more of the difference than the tricks.
    side, quints, tricks = facts.ahead, facts.result.quint_points, facts.result.trick_points
    if side is None or quints[side] - quints[side.other] <= tricks[side] - tricks[side.other]:
        return None
    return Headline(HeadlineKind.QUINTS, side, points=quints[side])


def _tricks(facts: Facts) -> Headline:
    won = facts.result.tricks_won or (0, 0)
    side = Side.NS if won[Side.NS] >= won[Side.EW] else Side.EW
    return Headline(HeadlineKind.TRICKS, side, points=won[side])


HEADLINES: tuple[Callable[[Facts], Headline | None], ...] = (
    _won_by_quint,
    _rich_cachette,
    _royal,
    _rich_trick,
    _double,
    _turn,
    _quints,
    _tricks,
)
"""The rules of the headline: the first that holds is told, and the last always does."""
