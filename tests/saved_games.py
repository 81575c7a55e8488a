"""Saved games for the tests: real ones of any length, played at random from a seed."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache

from hypothesis import strategies as st

from quinto_desktop.records import Line, PlayerRecord, RecordError, SavedGame, replay, start_of
from quinto_desktop.records.faults import fault_text
from quinto_desktop.rules import *

PLAYERS = (
    PlayerRecord("Ada", "casual"),
    PlayerRecord("Grüße, 東京 ♥", "novice"),
    PlayerRecord("You", None),
    PlayerRecord('O\'Neil \\ "Bob"', "casual"),
)

MOST_ACTIONS = 400

RUBBER = RuleOptions(match=MatchForm.RUBBER, target=60, draw=DrawRule.ACE_LOW, stakes=2)
"""A rubber for partners that are drawn, in short games."""

ROUND = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=60)
TWO = RuleOptions(form=Form.TWO, match=MatchForm.RUBBER_POINTS, target=60, draw=DrawRule.ACE_HIGH)
DUMMY_DRAWN = RuleOptions(form=Form.DUMMY, draw=DrawRule.ACE_HIGH, stakes=5)

ALL_FORMS = {"rubber": RUBBER, "round": ROUND, "two": TWO, "dummy drawn": DUMMY_DRAWN}


@lru_cache(maxsize=200)
def played(
    seed: int = 1,
    rules: RuleOptions | None = None,
    dealer: Seat | None = None,
    length: int = MOST_ACTIONS,
    undone: int = 0,
) -> SavedGame:
    """Return a game of a match's first actions, with the last few undone."""
    rules = rules or RuleOptions()
    choice = random.Random(seed)
    start = state = new_match(rules, dealer)
    actions: list[Action] = []
    while len(actions) < length and state.phase is not Phase.MATCH_OVER:
        actions.append(next_action(state, seed, choice))
        state = apply(state, actions[-1]).after
    done = max(0, len(actions) - undone)
    players = PLAYERS[: rules.form.players]
    return SavedGame(
        rules,
        NumberedDeals(seed),
        start.turn,
        players,
        tuple(actions[:done]),
        tuple(actions[done:]),
    )


def next_action(state: MatchState, seed: int, choice: random.Random) -> Action:
    """Return the next action of a numbered game: the draw, a pack, or any legal call or card."""
    if state.phase is Phase.DRAWING:
        return Draw(drawn_cards(seed, state.rules.form))
    if state.phase is Phase.DEALING:
        return Deal(shuffled_pack(seed, state.deals_finished + 1))
    return choice.choice(legal_actions(state))


def cut_at(game: SavedGame, length: int) -> SavedGame:
    return replace(game, actions=game.actions[:length], undone=game.actions[length:])


@st.composite
def options(draw: st.DrawFn) -> RuleOptions:
    form = draw(st.sampled_from(Form))
    targets = [30, 100, 250, 600] if form is Form.DUMMY else [5, 100, 250, 600]
    return RuleOptions(
        draw(st.sampled_from(JokerLead)),
        draw(st.sampled_from(CachetteFrom)),
        draw(st.sampled_from(targets)),
        form,
        draw(st.sampled_from(matches_of(form))),
        draw(st.sampled_from(DrawRule)),
        draw(st.sampled_from([0, 1, 1000])),
    )


@st.composite
def games(draw: st.DrawFn) -> SavedGame:
    """Return a strategy for any game, at any point, with any number of actions to redo."""
    rules = draw(options())
    dealers = [seat for seat in SEATS if rules.form is not Form.DUMMY or seat is not Seat.N]
    return played(
        draw(st.integers(0, 2**63 - 1)),
        rules,
        draw(st.sampled_from(dealers)),
        draw(st.integers(0, MOST_ACTIONS)),
        draw(st.integers(0, 60)),
    )


def branched(game: SavedGame, after: int, *, of: int = 0, length: int = 30) -> SavedGame:
    """Return the game with one more branch, played at random and now the one that goes on."""
    number = len(game.branches) + 1
    choice = random.Random(f"{number} {after}")
    shared = game.lines[of].actions[:after]
    state = start_of(game)
    for action in shared:
        state = apply(state, action).after
    actions: list[Action] = []
    while len(actions) < length and state.phase is not Phase.MATCH_OVER:
        actions.append(next_action(state, 1, choice))
        state = apply(state, actions[-1]).after
    done = max(0, len(actions) - 4)
    line = Line(f"Branch {number}", of, (*shared, *actions[:done]), tuple(actions[done:]))
    return replace(game, branches=(*game.branches, line), playing=number)


@st.composite
def fair_games(draw: st.DrawFn) -> SavedGame:
    """Return a strategy for games with fair deals, not all of which follow from their secret."""
    words = draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
    secret, previous = (draw(st.binary(min_size=32, max_size=32)) for _ in range(2))
    source = FairDeals(secret, previous, words)
    game = draw(games())
    steps = replay(game)
    is_over = bool(steps) and steps[-1].after.phase is Phase.MATCH_OVER
    return replace(game, source=source, is_opened=is_over or draw(st.booleans()))


@st.composite
def coded_games(draw: st.DrawFn) -> SavedGame:
    """Return a strategy for games that begin with a deal code."""
    rules = replace(draw(options()), match=MatchForm.GAME, draw=DrawRule.OFF, stakes=0)
    dummy = Seat.N if rules.form is Form.DUMMY else None
    pack = shuffled_pack(draw(st.integers(0, 1000)), 1)
    deal = CodedDeal.of_pack(pack, draw(st.sampled_from(SEATS)), rules, dummy)
    source = CodedDeals(deal)
    dealer = source.first_dealer(rules.form)
    game = SavedGame(rules, source, dealer, PLAYERS[: rules.form.players], ())
    line = branched(game, 0, length=draw(st.integers(0, MOST_ACTIONS))).branches[0]
    return replace(game, actions=line.actions, undone=line.undone)


def assert_told(error: RecordError) -> None:
    """A person can be told of it: one line, of sentences, not too long, all of it visible."""
    told = fault_text(error.message)
    assert told.isprintable()
    assert told.endswith(".")
    assert told[0].isupper() or told[0] == "“"
    assert len(told) < 500
