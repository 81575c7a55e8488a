"""Computer players in every form of the game: whole matches, and nothing but what they may see."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from examples import part
from quick import LEVELS, quick_player

from quinto_desktop.players import Level, decision_seed
from quinto_desktop.rules import *

DRAWS = (DrawRule.ACE_LOW, DrawRule.ACE_HIGH, DrawRule.OFF)
OTHER_LEADS = [option for option in JokerLead if option is not JokerLead.OPPONENTS]
MATCHES = [(form, match) for form in Form for match in matches_of(form)]


def _chosen(state: MatchState, level: Level, seed: int) -> Action:
    assert state.turn is not None
    seen = observe(state, state.turn)
    action = quick_player(level).choose(seen, seed)
    assert action in seen.actions
    return action


def _next_action(state: MatchState, seed: int, done: int) -> Action:
    """Packs and draws by their numbers; of the players the odd ones are novices."""
    if state.phase is Phase.DRAWING:
        return Draw(drawn_cards(seed, state.rules.form))
    if state.phase is Phase.DEALING:
        return Deal(shuffled_pack(seed, state.deals_finished + 1))
    assert state.player_on_turn is not None
    level = Level.NOVICE if state.player_on_turn % 2 else Level.CASUAL
    return _chosen(state, level, decision_seed(seed, done))


@pytest.mark.parametrize("joker_lead", [JokerLead.OPPONENTS, *OTHER_LEADS])
@pytest.mark.parametrize(("form", "match"), MATCHES)
def test_whole_matches_end(form: Form, match: MatchForm, joker_lead: JokerLead) -> None:
    for seed, draw in enumerate(part(DRAWS)):
        rules = RuleOptions(joker_lead, form=form, match=match, draw=draw, target=120)
        state, done = new_match(rules), 0
        while state.phase is not Phase.MATCH_OVER:
            # `apply` refuses an illegal action.
            state, done = apply(state, _next_action(state, seed, done)).after, done + 1
        games = {MatchForm.GAME: {1}, MatchForm.ROUND: {3}}.get(match, {2, 3})
        assert len(state.games) in games


def _positions(form: Form, dealer: Seat, seed: int) -> list[MatchState]:
    """Every position of a deal that is called and played at random."""
    chance = random.Random(f"{form} {seed}")
    match = replace(new_match(RuleOptions(form=form, target=10_000)), turn=dealer)
    state = apply(match, Deal(shuffled_pack(seed, 1))).after
    found = []
    while state.phase is not Phase.DEALING:
        found.append(state)
        state = apply(state, chance.choice(legal_actions(state))).after
    return found


def _dealt_again(state: MatchState, chance: random.Random) -> MatchState:
    """The state with all cards that the player on turn does not see in other places."""
    assert state.turn is not None
    assert state.deal is not None
    deal, seen = state.deal, observe(state, state.turn)
    hidden = [seat for seat in SEATS if seen.hands[seat] is None]
    cards: list[Card] = [*deal.cachette, *(card for seat in hidden for card in deal.hands[seat])]
    chance.shuffle(cards)
    hands = list(deal.hands)
    for seat in hidden:
        size = seen.hand_sizes[seat]
        hands[seat], cards = sorted_hand(cards[:size]), cards[size:]
    north, east, south, west = hands
    return replace(
        state, deal=replace(deal, hands=(north, east, south, west), cachette=tuple(cards))
    )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("dealer", [Seat.W, Seat.N, Seat.E, Seat.S])
@pytest.mark.parametrize("form", Form)
def test_hidden_cards_make_no_difference(form: Form, dealer: Seat, level: Level) -> None:
    chance = random.Random(f"{form} {dealer}")
    moved = 0
    for state in _positions(form, dealer, 0):
        other = _dealt_again(state, chance)
        assert _chosen(other, level, 0) == _chosen(state, level, 0)
        moved += other.deal != state.deal
    assert moved > 30  # some hidden cards did change places


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("form", Form)
def test_the_same_observation_and_seed_give_the_same_action(form: Form, level: Level) -> None:
    for state in part(_positions(form, Seat.E, 1)):
        assert len({_chosen(state, level, 5) for _ in range(3)}) == 1
