"""`quinto-lab play`: a game is played by the rules that were chosen, and comes back whole."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path

import pytest
from examples import share
from lab_command import Lab, main
from quick import quick_player

from quinto_desktop.lab.checking.saved_games import ENGLISH
from quinto_desktop.lab.playing.headless import match_steps, play_match
from quinto_desktop.lab.playing.play import NO_RUBBERS
from quinto_desktop.lab.playing.tally import Tally
from quinto_desktop.players import Level, player_of
from quinto_desktop.records import PlayerRecord, SavedGame, decode, encode, load_game, replay
from quinto_desktop.rules import *

CASUALS = (player_of(Level.CASUAL),) * 4


def test_a_recorded_game_comes_back_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.quinto"
    rules = "joker_lead=opponents,cachette_from=top,target=100"
    assert main(["play", "--seed", "3", "--rules", rules, "--record", str(path)]) == 0
    game = load_game(path)
    expected = play_match(game.rules, 3, CASUALS)
    assert game.rules.joker_lead is JokerLead.OPPONENTS
    assert game.actions == tuple(step.action for step in expected)
    assert replay(game)[-1].after == expected[-1].after
    assert game.players == tuple(PlayerRecord(f"Casual {n}", "casual") for n in (1, 2, 3, 4))


@pytest.mark.parametrize("match", ["rubber", "rubber_points"])
@pytest.mark.parametrize("how", ["--match", "--rules"])
def test_with_dummy_a_round_takes_the_place_of_a_rubber(
    match: str, how: str, tmp_path: Path, lab: Lab
) -> None:
    given = [how, match if how == "--match" else f"match={match}"]
    path = tmp_path / "game.quinto"
    told = lab("play --seed 7 --form dummy", *given, "--record", path)
    assert load_game(path).rules.match is MatchForm.ROUND
    assert told.startswith(f"{NO_RUBBERS}\nQuinto\n")
    assert told.count(NO_RUBBERS) == 1
    assert lab("play --form dummy", *given, "--games", "1").startswith(f"{NO_RUBBERS}\n")


CHOSEN = {
    "nothing": ([], RuleOptions()),
    "a preset": (["--preset", "hoffmann"], Preset.HOFFMANN.rules()),
    "a preset of two": (["--preset", "hoffmann", "--form", "two"], Preset.HOFFMANN.rules(Form.TWO)),
    "a preset with dummy": (
        ["--preset", "handbook", "--rules", "form=dummy"],
        Preset.HANDBOOK.rules(Form.DUMMY),
    ),
    "options before the preset": (
        ["--match", "game", "--draw", "off", "--stakes", "5", "--preset", "handbook"],
        parse_options("match=game,draw=off,stakes=5", Preset.HANDBOOK.rules()),
    ),
    "rules before the preset": (
        ["--preset", "hoffmann", "--rules", "joker_lead=opponents,match=game,draw=ace_high"],
        parse_options("joker_lead=opponents,match=game,draw=ace_high,cachette_from=top"),
    ),
    "the same twice": (
        ["--match", "game", "--rules", "match=game,stakes=05,", "--stakes", "5"],
        RuleOptions(stakes=5),
    ),
    "an option twice": (["--form", "two", "--form", "two"], RuleOptions(form=Form.TWO)),
}


@pytest.mark.parametrize(("arguments", "rules"), CHOSEN.values(), ids=CHOSEN)
def test_the_rules_that_arguments_choose(
    arguments: list[str], rules: RuleOptions, lab: Lab
) -> None:
    assert f"\n{ENGLISH.rules(rules)}\n" in lab("play --players novice", *arguments)


@pytest.mark.parametrize("form", Form)
def test_one_level_is_for_all_players_and_several_are_by_number(form: Form, lab: Lab) -> None:
    several = ["casual", *["novice"] * (form.players - 1)]
    for given, levels in (("novice", ["novice"] * form.players), (",".join(several), several)):
        told = lab("play --form", form.value, "--players", given)
        for number, level in enumerate(levels, start=1):
            assert f" {number} ({level.capitalize()})\n" in told


@pytest.mark.parametrize(("dealer", "player"), [("S", 1), ("W", 2), ("E", 3)])
def test_of_three_the_dealer_is_the_first_dummy_player(dealer: str, player: int, lab: Lab) -> None:
    told = lab("play --form dummy --dealer", dealer)
    names, seat = ENGLISH.seats, Seat[dealer]
    assert f"  {names[seat]:<5}  Casual {player} (Casual)\n" in told
    assert f"  {names[seat.partner]:<5}  Dummy, played by Casual {player}\n" in told


def _numbered(what: str, figures: Sequence[object]) -> str:
    named = (re.escape(f"{number}: {figure}") for number, figure in enumerate(figures, start=1))
    return rf"^{what} +" + " +".join(named) + "$"


def test_dummys_side_is_counted_wherever_dummy_lies() -> None:
    rules = RuleOptions(form=Form.DUMMY)
    tally = Tally(rules)
    for dealer in DUMMY_PLAYERS_SEATS:
        start, is_ns = new_match(rules, dealer), dealer.side is Side.NS
        scores, tricks = ((250, 100), (8, 5)) if is_ns else ((100, 250), (5, 8))
        deal = DealResult(1, dealer, 5, (), tricks, scores)
        game = GameResult(1, start.seating, start.dummy, (deal,), scores, dealer.side)
        tally.add(replace(start, games=(game,)))
    told = "\n".join(tally.lines(1.0))
    assert re.search(r"^games won +dummy's side 3 +opponents 0$", told, re.M)
    assert re.search(r"^tricks per counted deal +dummy's side 8.00 +opponents 5.00$", told, re.M)
    assert re.search(_numbered("games won by player", [1, 1, 1]), told, re.M)


COMBINATIONS = [
    *product(
        [None, *Form],
        [None, *MatchForm],
        [None, *Preset],
        [None, DrawRule.OFF, DrawRule.ACE_LOW],
        [None, "N", "W"],
    )
]


@pytest.mark.parametrize("part", range(4))
def test_any_combination_is_played_or_refused_in_one_line(part: int, lab: Lab) -> None:
    for form, match, preset, draw, dealer in random.Random(part).sample(COMBINATIONS, 25):
        given = {"--form": form, "--match": match, "--preset": preset, "--draw": draw}
        arguments = ["--players", "novice", "--rules", "target=30"]
        for name, chosen in given.items():
            arguments += [] if chosen is None else [name, chosen.value]
        arguments += [] if dealer is None else ["--dealer", dealer]
        has_draw = draw is DrawRule.ACE_LOW or (
            draw is None and preset in (Preset.HOFFMANN, Preset.HANDBOOK)
        )
        is_refused = (
            (match is MatchForm.ROUND and form is not Form.DUMMY)
            or (dealer is not None and has_draw)
            or (dealer == "N" and form is Form.DUMMY)
        )
        if is_refused:
            lab.refused("play", *arguments)
        else:
            assert lab("play", *arguments) and lab.err == ""


# -------- Whole matches of every form: every state is sound and every match ends
# For thousands more, run ``quinto-lab play --games 2000 --form dummy --match round``, and so on.
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
    deal = state.dealt
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
