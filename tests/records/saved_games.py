"""Saved games for the tests: real ones, of any length, played at random from a seed."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st

from quinto_desktop.records import RecordError, SavedGame, SeatRecord
from quinto_desktop.rules import (
    SEATS,
    Action,
    CachetteFrom,
    Deal,
    JokerLead,
    MatchState,
    Phase,
    RuleOptions,
    Seat,
    apply,
    legal_actions,
    new_match,
    shuffled_pack,
)

SEATED = (
    SeatRecord("Ada", "casual"),
    SeatRecord("Grüße, 東京 ♥", "novice"),
    SeatRecord("You", None),
    SeatRecord('O\'Neil \\ "Bob"', "casual"),
)

MOST_ACTIONS = 400


def played(
    seed: int = 1,
    rules: RuleOptions | None = None,
    dealer: Seat = Seat.N,
    length: int = MOST_ACTIONS,
    undone: int = 0,
) -> SavedGame:
    """The first actions of a game, of which the last few are undone again."""
    rules = rules or RuleOptions()
    choice = random.Random(seed)
    state = new_match(rules, dealer)
    actions: list[Action] = []
    while len(actions) < length and state.phase is not Phase.GAME_OVER:
        actions.append(_next_action(state, seed, choice))
        state = apply(state, actions[-1]).after
    done = max(0, len(actions) - undone)
    return SavedGame(rules, seed, dealer, SEATED, tuple(actions[:done]), tuple(actions[done:]))


def _next_action(state: MatchState, seed: int, choice: random.Random) -> Action:
    if state.phase is Phase.DEALING:
        return Deal(shuffled_pack(seed, len(state.results) + 1))
    return choice.choice(legal_actions(state))


def cut_at(game: SavedGame, length: int) -> SavedGame:
    """The game with everything after its first actions undone."""
    return replace(game, actions=game.actions[:length], undone=game.actions[length:])


@st.composite
def games(draw: st.DrawFn) -> SavedGame:
    """Any game by any rules, at any point, with any number of actions to redo."""
    rules = RuleOptions(
        draw(st.sampled_from(JokerLead)),
        draw(st.sampled_from(CachetteFrom)),
        draw(st.sampled_from([5, 100, 250, 600])),
    )
    return played(
        draw(st.integers(0, 2**63 - 1)),
        rules,
        draw(st.sampled_from(SEATS)),
        draw(st.integers(0, MOST_ACTIONS)),
        draw(st.integers(0, 60)),
    )


def assert_told(error: RecordError) -> None:
    """The message is for a person: one line, of sentences, not too long, all of it visible."""
    told = str(error)
    assert told.isprintable()
    assert told.endswith(".")
    assert told[0].isupper() or told[0] == "“"
    assert len(told) < 500
