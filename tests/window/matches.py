"""Whole matches of every form, played at random, for the tests of texts."""

from __future__ import annotations

from kit import *

NAMES = {4: ("Ada", "Clara", "Eva", "Bertram"), 3: ("Eva", "Bertram", "Clara"), 2: ("Eva", "Clara")}


def first_state(
    rules: RuleOptions, wanted: Callable[[MatchState], bool], seed: int = 1
) -> MatchState:
    """The first state of that kind in a match, or in the next ones."""
    for number in range(seed, seed + 60):
        for step in match(rules, number):
            if wanted(step.after):
                return step.after
    raise AssertionError("no match comes to such a state")


def speaker_of(state: MatchState, player: int | None = 0, *, person: bool = True) -> Speaker:
    """The words for one player, or with None for a spectator, in the seating of a moment."""
    viewer = None if player is None else home_seat(state, player)
    people = frozenset({player}) if person and player is not None else frozenset[int]()
    names = NAMES[state.rules.form.players]
    return Speaker(names, viewer, state.seating, state.dummy, people)


def seen(state: MatchState, player: int | None = 0) -> Observation:
    """What one player sees; for a spectator what is face up for all."""
    if player is None:
        return observe(state, home_seat(state, 0)).covered()
    return observe(state, home_seat(state, player))
