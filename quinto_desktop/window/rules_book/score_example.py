"""Worked examples of scoring: a deal as it was played, a rubber and a round, by the rules."""

from __future__ import annotations

from functools import lru_cache

from quinto_desktop.rules import (
    DUMMY_PLAYERS_SEATS,
    Deal,
    Form,
    GameResult,
    MatchForm,
    MatchState,
    Pair,
    RuleOptions,
    Side,
    apply,
    first_dealer,
    new_match,
    shuffled_pack,
)
from quinto_desktop.rules.notation import parse_action

GAME_NUMBER = 2094
"""The numbered game whose first deal is the example; Parlett's rules."""

_ACTIONS = (
    "pass pass pass double "
    "SK SA S7 S9 C6 CQ CK C7 CA C8 C4 H5 SJ D2 S6 QR D3 D5 D6 D7 D4 D8 D9 H4 "
    "ST S2 C2 C3 CJ C9 S8 DQ H6 H8 HQ HT CT S5 H7 C5 H9 DT HK SQ S4 DK HA DJ"
)

RUBBER = RuleOptions(match=MatchForm.RUBBER, stakes=2)
RUBBER_IN_GAMES = RuleOptions(match=MatchForm.RUBBER_POINTS, stakes=2)
ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, stakes=2)

_SCORES_OF_THE_RUBBER = ((260, 95), (205, 250), (280, 225))
# What the Dummy-player's side and the other side have at the end of each game of the round.
_SCORES_OF_THE_ROUND = ((265, 190), (205, 270), (255, 120))


@lru_cache(maxsize=1)
def played_deal() -> MatchState:
    """The example's first deal, played to its end: its result is the first of `results`."""
    state = new_match(RuleOptions(), first_dealer(GAME_NUMBER))
    state = apply(state, Deal(shuffled_pack(GAME_NUMBER, 1))).after
    for word in _ACTIONS.split():
        state = apply(state, parse_action(word)).after
    return state


def rubber_games() -> tuple[GameResult, ...]:
    """The three games of the example's rubber."""
    seating = new_match(RUBBER).seating
    return tuple(
        GameResult(number, seating, None, (), scores, _ahead(scores))
        for number, scores in enumerate(_SCORES_OF_THE_RUBBER, start=1)
    )


def round_games() -> tuple[GameResult, ...]:
    """The three games of the example's round, in which each player has dummy once."""
    games = []
    for number, (dealer, points) in enumerate(
        zip(DUMMY_PLAYERS_SEATS, _SCORES_OF_THE_ROUND, strict=True), start=1
    ):
        start = new_match(ROUND, dealer)
        scores = points if dealer.side is Side.NS else (points[1], points[0])
        games.append(GameResult(number, start.seating, start.dummy, (), scores, _ahead(scores)))
    return tuple(games)


def dummy_player(game: GameResult) -> int:
    """The number of the player who has dummy in a game of the round."""
    assert game.dummy is not None  # every game of a round has one
    return game.seating[game.dummy]


def dummy_side(game: GameResult) -> Side:
    """The side that dummy is on."""
    assert game.dummy is not None  # every game of a round has one
    return game.dummy.side


def _ahead(scores: Pair) -> Side:
    return Side.NS if scores[Side.NS] > scores[Side.EW] else Side.EW
