"""The step from one game of a match to the next: beginning a game and ending a won one."""

from __future__ import annotations

from dataclasses import replace

from quinto_desktop.rules.events import Event, GameBegan, RoundOver, RubberWon
from quinto_desktop.rules.options import MatchForm
from quinto_desktop.rules.seating import DUMMY_PLAYERS_SEATS, Start, start_with_dummy
from quinto_desktop.rules.settlement import is_match_over, round_totals, standing_of
from quinto_desktop.rules.state import GameResult, MatchState, Phase


def begin_game(state: MatchState, events: list[Event]) -> MatchState:
    """Begin a game, if the last one is over or none has been played; return the new state.

    Each game starts at zero (rules §8), except that dummy's opponents start with 25
    (rules §9).
    """
    if state.winner is not None:
        start = _next_start(state)
        state = replace(
            state,
            seating=start.seating,
            dummy=start.dummy,
            scores=start.scores,
            results=(),
            winner=None,
        )
    if not state.results:
        number = len(state.games) + 1
        events.append(GameBegan(number, state.seating, state.dummy, state.scores))
    return state


def end_game(state: MatchState, events: list[Event]) -> MatchState:
    """Record the game that was won; return the state, with the match over or the next deal due.

    Args:
        state: A match whose current game has a winner and all its results.
        events: The events so far; the end of a rubber or a round is added.
    """
    assert state.winner is not None  # the caller has just named it
    number = len(state.games) + 1
    game = GameResult(number, state.seating, state.dummy, state.results, state.scores, state.winner)
    state = replace(state, games=(*state.games, game))
    if not is_match_over(state.rules, state.games):
        return replace(state, phase=Phase.DEALING, turn=_next_start(state).dealer)
    _tell_the_end(state, events)
    return replace(state, phase=Phase.MATCH_OVER, turn=None)


def _next_start(state: MatchState) -> Start:
    """Return how the next game of the match starts: the deal, or dummy, passes to the left."""
    dealer = state.results[-1].dealer
    if state.dummy is None:
        return Start(state.seating, dealer.next)
    player = state.seating[state.dummy]
    return start_with_dummy((player + 1) % len(DUMMY_PLAYERS_SEATS))


def _tell_the_end(state: MatchState, events: list[Event]) -> None:
    if state.rules.match is MatchForm.ROUND:
        events.append(RoundOver(round_totals(state.games)))
    elif state.rules.match is not MatchForm.GAME:
        standing = standing_of(state.rules, state.games)
        assert standing.winner is not None  # the match is over
        events.append(RubberWon(standing.winner, standing.games_won, standing.totals))
