"""The moments of a game that are pictured, reached without any player's help.

Whoever is on turn does something legal, chosen by a seed: so a better computer player changes no
picture.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import Enum

from msgspec.structs import replace

from quinto_desktop.game import Session, numbered_game, usual_players
from quinto_desktop.rules import *


class Stage(Enum):
    """The moments, in the order in which a game has them."""

    DRAW = "draw"
    DOUBLING = "doubling"
    MID_TRICK = "mid-trick"
    QUINT = "quint scored"
    CACHETTE = "cachette"
    GAME_WON = "game won"
    DUMMY = "dummy"
    TWO_HANDS = "two hands"
    REAL_CARDS = "real cards"


_FORMS = {Stage.DUMMY: Form.DUMMY, Stage.TWO_HANDS: Form.TWO}
_MOST_SEEDS = 200


def _calls(seen: Observation) -> bool:
    return seen.phase is Phase.DOUBLING and bool(seen.actions)


def _plays(seen: Observation, *, tricks: int, cards: int) -> bool:
    if seen.phase is not Phase.PLAY or seen.trick is None or not seen.actions:
        return False
    return len(seen.tricks) == tricks and len(seen.trick.cards) == cards


def _is_mid_trick(seen: Observation) -> bool:
    if not _plays(seen, tricks=3, cards=2) or seen.trick is None:
        return False
    can_follow = len(seen.actions) not in (1, len(seen.hand))
    return can_follow and bool(quints_in(seen.trick.cards))


def _has_scored(seen: Observation) -> bool:
    return _plays(seen, tricks=4, cards=0) and any(quint.trick == 4 for quint in seen.quints)


def _shows_cachette(seen: Observation) -> bool:
    return seen.phase is Phase.DEALING and bool(seen.results) and seen.winner is None


def _has_dummy(seen: Observation) -> bool:
    plays_dummy = seen.turn is not None and seen.turn is seen.dummy
    return plays_dummy and _plays(seen, tricks=1, cards=2)


_MOMENTS: dict[Stage, Callable[[Observation], bool]] = {
    Stage.DRAW: lambda seen: seen.phase is Phase.DRAWING,
    Stage.DOUBLING: _calls,
    Stage.MID_TRICK: _is_mid_trick,
    Stage.QUINT: _has_scored,
    Stage.CACHETTE: _shows_cachette,
    Stage.GAME_WON: lambda seen: seen.phase is Phase.MATCH_OVER,
    Stage.DUMMY: _has_dummy,
    Stage.TWO_HANDS: lambda seen: _plays(seen, tricks=1, cards=1),
    Stage.REAL_CARDS: lambda seen: len(seen.tricks) > 1 and bool(seen.split),
}


def session_at(stage: Stage) -> Session:
    """A game that stands at a moment."""
    for seed in range(_MOST_SEEDS):
        session = _session_of(stage, seed)
        if session is not None:
            return session
    raise AssertionError(f"no game comes to: {stage.value}")


def _session_of(stage: Stage, seed: int) -> Session | None:
    """The game of a number at a moment; None if it does not come to it in the first deals."""
    form = _FORMS.get(stage, Form.FOUR)
    preset = Preset.HANDBOOK if stage is Stage.DRAW else Preset.PARLETT
    players = usual_players(form)
    setup = numbered_game(players, preset.rules(form), seed=seed)
    if stage is Stage.REAL_CARDS:
        people = tuple([replace(player, level=None) for player in players])
        setup = replace(setup, players=people, source=RealCards(seed))
    session = Session(setup)
    choice = random.Random(seed)
    is_there = _MOMENTS[stage]
    while not is_there(observe(session.state, Seat.S)):
        phase = session.state.phase
        if phase is Phase.MATCH_OVER or (session.state.results and stage in _FORMS):
            return None
        if phase is Phase.DRAWING:
            session.apply(session.draw())
        elif phase is Phase.DEALING:
            session.apply(session.next_deal())
        else:
            session.apply(choice.choice(legal_actions(session.state)))
    return session
