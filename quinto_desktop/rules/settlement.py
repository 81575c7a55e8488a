"""The outcome of finished games: rubber, round and stakes, all computed (rules §8, §9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from quinto_desktop.rules.options import Form, MatchForm, RuleOptions
from quinto_desktop.rules.seats import SEATS, Side
from quinto_desktop.rules.state import DealResult, GameResult, Pair, ScoredQuint, marked_points

GAMES_OF_A_RUBBER = 2
"""Two of three win a rubber."""

GAMES_OF_A_ROUND = 3

RUBBER_BONUS = 100
"""The points that the winners of a rubber add."""

RUBBER_BONUS_IN_GAMES = 2
"""What the winners of a rubber add if single, double and treble games are counted."""

Payments: TypeAlias = tuple[int, ...]
"""What each player receives, by player number; negative if they pay."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How the sides stand in a match; only a finished rubber or game has a winner.

    Attributes:
        counts: For each game, each side's points or, if single, double and treble games are
            counted, 1, 2 or 3 for the winners.
        totals: Each side's total, the bonus of the rubber's winners included.
    """

    games_won: Pair
    counts: tuple[Pair, ...]
    bonus: int
    winner: Side | None
    totals: Pair


def standing_of(rules: RuleOptions, games: Sequence[GameResult]) -> Standing:
    """Return how the sides stand; the players of a round are in `round_totals`."""
    won = [sum(game.winner is side for game in games) for side in Side]
    winner = _winner(rules.match, games, won)
    counts = tuple([_counted(game, rules) for game in games])
    totals = [sum(count[side] for count in counts) for side in Side]
    bonus = 0 if winner is None else _bonus(rules.match)
    if winner is not None:
        totals[winner] += bonus
    return Standing((won[0], won[1]), counts, bonus, winner, (totals[0], totals[1]))


def is_match_over(rules: RuleOptions, games: Sequence[GameResult]) -> bool:
    """Return whether these are all the games of a match."""
    if rules.match is MatchForm.GAME:
        return bool(games)
    if rules.match is MatchForm.ROUND:
        return len(games) == GAMES_OF_A_ROUND
    return any(sum(game.winner is side for game in games) == GAMES_OF_A_RUBBER for side in Side)


def game_worth(game: GameResult, target: int) -> int:
    """Return 1, 2 or 3 for a single, double or treble game.

    This follows Short Whist: Hoffmann names the method without describing it (rules §8).
    """
    lost = game.scores[game.winner.other]
    if lost == 0:
        return 3
    return 2 if 2 * lost < target else 1


def round_totals(games: Sequence[GameResult]) -> Payments:
    """Return each player's total over the games of a round so far, in points.

    Each opponent settles the difference with the Dummy-player (rules §9, a house rule).
    """
    totals = [0] * Form.DUMMY.players
    for game in games:
        for player, points in enumerate(_settled(game, _difference(game))):
            totals[player] += points
    return tuple(totals)


def settlement(rules: RuleOptions, games: Sequence[GameResult]) -> Payments | None:
    """Return what each player receives or pays in counters; None without stakes or if not yet due.

    The losers pay the difference between the two totals, at a fixed number of counters for every
    ten points, any odd five dropped (rules §8). The side with the lower total pays, even if it has
    won the rubber. With dummy each opponent settles with the Dummy-player after every game;
    otherwise each loser pays one winner, once the match is over. If single, double and treble games
    are counted, the stakes are for each of them (a house rule, like those of §9).
    """
    is_due = bool(games) if rules.form is Form.DUMMY else is_match_over(rules, games)
    if not rules.stakes or not is_due:
        return None
    if rules.form is Form.DUMMY:
        totals = [0] * rules.form.players
        for game in games:
            counters = counters_for(_difference(game), rules)
            for player, paid in enumerate(_settled(game, counters)):
                totals[player] += paid
        return tuple(totals)
    lead, ahead = _lead(rules, games)
    return tuple(_settled(games[-1], counters_for(lead, rules), ahead))


def dues(rules: RuleOptions, games: Sequence[GameResult]) -> Payments:
    """Return what each player receives or pays: the settlement, or without stakes the points."""
    paid = settlement(rules, games)
    if paid is not None:
        return paid
    if rules.form is Form.DUMMY:
        return round_totals(games)
    return tuple(_settled(games[-1], *_lead(rules, games)))


def counters_for(difference: int, rules: RuleOptions) -> int:
    """Return the counters that a difference in points, or in games where these count, costs."""
    if rules.match is MatchForm.RUBBER_POINTS:
        return difference * rules.stakes
    return difference // 10 * rules.stakes


def _lead(rules: RuleOptions, games: Sequence[GameResult]) -> tuple[int, Side]:
    totals = standing_of(rules, games).totals
    ahead = Side.NS if totals[Side.NS] >= totals[Side.EW] else Side.EW
    return totals[ahead] - totals[ahead.other], ahead


def _winner(match: MatchForm, games: Sequence[GameResult], won: Sequence[int]) -> Side | None:
    if match is MatchForm.GAME:
        return games[-1].winner if games else None
    if match is MatchForm.ROUND:
        return None
    return next((side for side in Side if won[side] == GAMES_OF_A_RUBBER), None)


def _bonus(match: MatchForm) -> int:
    return {MatchForm.RUBBER: RUBBER_BONUS, MatchForm.RUBBER_POINTS: RUBBER_BONUS_IN_GAMES}.get(
        match, 0
    )


def _counted(game: GameResult, rules: RuleOptions) -> Pair:
    if rules.match is not MatchForm.RUBBER_POINTS:
        return game.scores
    worth = game_worth(game, rules.target)
    return (worth, 0) if game.winner is Side.NS else (0, worth)


def _difference(game: GameResult) -> int:
    return game.scores[game.winner] - game.scores[game.winner.other]


def _settled(game: GameResult, amount: int, ahead: Side | None = None) -> list[int]:
    # A player with two hands settles once with each opponent (rules §9).
    ahead = game.winner if ahead is None else ahead
    winners, losers = (
        {game.seating[seat] for seat in SEATS if seat.side is side} for side in (ahead, ahead.other)
    )
    pairs = max(len(winners), len(losers))
    received = [0] * len({*game.seating})
    for player in winners:
        received[player] += amount * pairs // len(winners)
    for player in losers:
        received[player] -= amount * pairs // len(losers)
    return received


def decisive_quint(result: DealResult, score: int, target: int) -> ScoredQuint:
    """The quint that won the game; its trick may have scored more after it.

    The winners took the last trick of the deal and have `score` points. They may have reached the
    target before that trick, if both sides began the deal level above it; then its first quint won.
    """
    final = [scored for scored in result.quints if scored.trick == result.quints[-1].trick]
    score -= marked_points(final)
    for scored in final:
        score += scored.quint.points
        if score >= target:
            break
    return scored
