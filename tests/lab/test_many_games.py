"""Whole matches of every form by computer players: every state is sound and every match ends.

For thousands more, run ``quinto-lab play --games 2000 --form dummy --match round``, and so on.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle

import pytest
from examples import share
from quick import quick_player

from quinto_desktop.lab.playing.headless import match_steps
from quinto_desktop.players import Level, player_of
from quinto_desktop.records import PlayerRecord, SavedGame, decode, encode, replay
from quinto_desktop.rules import *

EVERY_MATCH = [(form, match) for form in Form for match in matches_of(form)]
MATCHES = max(len(EVERY_MATCH), share(30))


def _rules(chance: random.Random, form: Form, match: MatchForm) -> RuleOptions:
    least = DUMMY_HANDICAP + 5 if form is Form.DUMMY else 5
    return RuleOptions(
        chance.choice(list(JokerLead)),
        chance.choice(list(CachetteFrom)),
        chance.randrange(least, 400, 5),
        form,
        match,
        chance.choice(list(DrawRule)),
        chance.choice([0, 1, 20]),
    )


def _dealer(chance: random.Random, rules: RuleOptions) -> Seat | None:
    if rules.draw is not DrawRule.OFF:
        return None
    return chance.choice(DUMMY_PLAYERS_SEATS if rules.form is Form.DUMMY else SEATS)


def test_matches_of_every_form_are_sound_end_and_come_back_from_their_records() -> None:
    winners = set()
    kinds = set()
    for seed, (form, match) in zip(range(MATCHES), cycle(EVERY_MATCH), strict=False):
        chance = random.Random(f"matches {seed}")
        rules = _rules(chance, form, match)
        levels = [chance.choice(list(Level)) for _ in range(rules.form.players)]
        players = [quick_player(level) for level in levels]
        steps = _checked(match_steps(rules, seed, players, _dealer(chance, rules)))
        final = steps[-1].after
        _check_end(steps[-1])
        _check_record(seed, levels, steps)
        winners |= {game.winner for game in final.games}
        kinds.add((rules.form, rules.match))
    assert winners == {*Side}
    assert kinds == {*EVERY_MATCH}


def _checked(steps: Iterator[Step]) -> list[Step]:
    """Return all the steps, after checking that each was legal and left a sound state."""
    done: list[Step] = []
    for step in steps:
        assert not done or step.before is done[-1].after
        assert len(done) < 5000
        if isinstance(step.action, Draw):
            assert not done
        elif isinstance(step.action, Deal):
            assert step.before.phase is Phase.DEALING
        else:
            assert step.action in legal_actions(step.before)
        if not isinstance(step.action, Draw):
            _check(step.after)
        done.append(step)
    return done


def _check(state: MatchState) -> None:
    deal = state.deal
    assert deal is not None
    cards = [card for hand in deal.hands for card in hand]
    cards += [card for trick in (*deal.tricks, deal.trick) for card in trick.cards]
    cards += deal.cachette
    assert len(cards) == len(PACK)
    assert set(cards) == set(PACK)
    assert all(score >= 0 and score % 5 == 0 for score in state.scores)
    if state.results and state.results[-1].tricks_won is not None:
        assert sum(state.results[-1].tricks_won) == 13
    is_finished = bool(state.games) and state.games[-1].deals == state.results
    assert (state.winner is not None) == is_finished
    assert (state.phase is Phase.MATCH_OVER) == is_match_over(state.rules, state.games)
    assert {*state.seating} == {*range(state.rules.form.players)}
    assert (state.dummy is None) == (state.rules.form is not Form.DUMMY)


def _check_end(last: Step) -> None:
    rules, final = last.after.rules, last.after
    assert final.phase is Phase.MATCH_OVER
    for number, game in enumerate(final.games, start=1):
        assert game.number == number
        assert game.scores[game.winner] >= rules.target
    ends = {MatchForm.GAME: GameWon, MatchForm.ROUND: RoundOver}
    assert isinstance(last.events[-1], ends.get(rules.match, RubberWon))


def _check_record(seed: int, levels: list[Level], steps: list[Step]) -> None:
    start, final = steps[0].before, steps[-1].after
    players = tuple([PlayerRecord(level.value, level.value) for level in levels])
    actions = tuple([step.action for step in steps])
    game = SavedGame(start.rules, NumberedDeals(seed), start.turn, players, actions)
    read = decode(encode(game))
    assert read == game
    assert replay(read)[-1].after == final


@pytest.mark.parametrize("form", Form)
def test_no_pack_comes_twice_in_a_match_of_several_games(form: Form) -> None:
    players = [player_of(Level.CASUAL)] * form.players
    steps = match_steps(RuleOptions(form=form, match=matches_of(form)[1]), 5, players)
    packs = [step.action.pack for step in steps if isinstance(step.action, Deal)]
    assert len(packs) > 3
    assert len({*packs}) == len(packs)


@pytest.mark.parametrize("form", [Form.TWO, Form.FOUR, Form.DUMMY])
def test_the_same_seed_is_the_same_match_and_another_one_another(form: Form) -> None:
    rules = RuleOptions(form=form, match=matches_of(form)[1], draw=DrawRule.ACE_LOW)
    players = [player_of(Level.CASUAL)] * form.players
    first, second, other = ([*match_steps(rules, seed, players)] for seed in (3, 3, 4))
    assert first == second
    assert [step.action for step in first] != [step.action for step in other]
