"""`quinto-lab play`: the same seed gives the same game; nonsense is refused in one line."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.playing.headless import play_match
from quinto_desktop.lab.playing.play import NO_RUBBERS
from quinto_desktop.lab.playing.story import Tally
from quinto_desktop.players import Level, player_of
from quinto_desktop.records import load_game, replay
from quinto_desktop.rules import (
    DUMMY_PLAYERS_SEATS,
    DealResult,
    DrawRule,
    Form,
    GameResult,
    JokerLead,
    MatchForm,
    MatchState,
    Preset,
    RuleOptions,
    Seat,
    Side,
    new_match,
    options_text,
    parse_options,
    round_totals,
    settlement,
    standing_of,
)

CASUALS = (player_of(Level.CASUAL),) * 4


def test_the_same_seed_is_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("8", "8", "9"):
        assert main(["play", "--seed", seed, "--players", "novice,casual,novice,novice"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert told[0].splitlines()[3:] != told[2].splitlines()[3:]


def test_a_recorded_game_comes_back_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.quinto"
    rules = "joker_lead=opponents,cachette_from=top,target=100"
    assert main(["play", "--seed", "3", "--rules", rules, "--record", str(path)]) == 0
    game = load_game(path)
    expected = play_match(game.rules, 3, CASUALS)
    assert game.rules.joker_lead is JokerLead.OPPONENTS
    assert game.actions == tuple(step.action for step in expected)
    assert replay(game)[-1].after == expected[-1].after
    assert [player.level for player in game.players] == ["casual"] * 4
    assert [player.name for player in game.players] == [f"Casual {n}" for n in (1, 2, 3, 4)]


def _played(path: Path, *arguments: str) -> MatchState:
    """Return the final state of a match that the command played and saved."""
    assert main(["play", "--seed", "7", *arguments, "--record", str(path)]) == 0
    return replay(load_game(path))[-1].after


def test_a_rubber_is_told_with_its_draw_its_totals_and_its_settlement(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--preset", "handbook", "--stakes", "2"]
    final = _played(tmp_path / "rubber.quinto", *arguments)
    told = capsys.readouterr().out
    assert final.rules == parse_options("stakes=2", Preset.HANDBOOK.rules())
    cards = ", ".join(f"{number} {card}" for number, card in enumerate(final.drawn, start=1))
    assert f"the draw: {cards} (as in play)\n" in told
    first = final.games[0].deals[0].dealer
    lowest, partner = final.seating[first] + 1, final.seating[first.partner] + 1
    assert (
        f"player {lowest} has the lowest card and deals first; player {partner} is the partner\n"
    ) in told
    seats = ", ".join(f"{seat.name} {final.seating[seat] + 1}" for seat in Seat)
    assert [f"game {number}: {seats}" for number in range(1, len(final.games) + 1)] == (
        re.findall(r"^game \d: .*$", told, re.M)
    )
    for game in final.games:
        assert f"{game.winner.name} won game {game.number} " in told
    standing = standing_of(final.rules, final.games)
    assert standing.winner is not None
    assert f"{standing.winner.name} won the rubber by 2 games to " in told
    sums = re.search(r"^totals: NS ([\d +]+) = (\d+), EW ([\d +]+) = (\d+), with 100", told, re.M)
    assert sums is not None
    added = [sum(map(int, sums[group].split(" + "))) for group in (1, 3)]
    assert [*standing.totals] == added == [int(sums[2]), int(sums[4])]
    _assert_settled(told, final, "2 counters for ten points")


def test_a_rubber_that_counts_games_is_labelled_as_a_reconstruction(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--form", "two", "--match", "rubber_points", "--stakes", "1"]
    final = _played(tmp_path / "two.quinto", *arguments)
    told = capsys.readouterr().out
    assert "games count 1, 2 or 3: a reconstruction after Short Whist (rules §8)\n" in told
    totals = standing_of(final.rules, final.games).totals
    assert re.search(rf"totals: NS .* = {totals[0]}, EW .* = {totals[1]}, with 2 for the", told)
    assert "seats: N 1, E 2, S 1, W 2" in told.replace("game 1:", "seats:")
    _assert_settled(told, final, "1 counter for each of the total")


def _assert_settled(told: str, final: MatchState, rate: str) -> None:
    (line,) = re.findall(r"^settlement at (.*)$", told, re.M)
    assert line.startswith(f"{rate}: player 1 ")
    paid = [
        (1 if verb == "receives" else -1) * int(counters)
        for verb, counters in re.findall(r"player \d (receives|pays) (\d+)", line)
    ]
    assert tuple(paid) == settlement(final.rules, final.games)


def test_a_round_is_told_with_its_dummies_its_handicap_and_its_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    final = _played(tmp_path / "round.quinto", "--form", "dummy", "--match", "round")
    told = capsys.readouterr().out
    assert len(final.games) == 3
    for game in final.games:
        assert game.dummy is not None
        player = game.seating[game.dummy] + 1
        assert (
            f"player {player} has dummy, at {game.dummy.name}; {game.dummy.side.other.name} "
            "start with 25\n"
        ) in told
        gained = round_totals([game])
        assert re.search(_row(f"game {game.number}", gained), told, re.M)
    assert re.search(_row("total", round_totals(final.games)), told, re.M)
    assert "settlement" not in told
    assert NO_RUBBERS not in told


def _row(name: str, gained: tuple[int, ...]) -> str:
    return rf"^{name} +" + " +".join(re.escape(f"{points:+}") for points in gained) + "$"


@pytest.mark.parametrize("match", ["rubber", "rubber_points"])
@pytest.mark.parametrize("how", ["--match", "--rules"])
def test_with_dummy_a_round_takes_the_place_of_a_rubber(
    match: str, how: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [how, match if how == "--match" else f"match={match}"]
    final = _played(tmp_path / "round.quinto", "--form", "dummy", *given)
    told = capsys.readouterr().out
    assert final.rules.match is MatchForm.ROUND
    assert told.startswith(f"{NO_RUBBERS}\nMatch 7, ")
    assert told.count(NO_RUBBERS) == 1
    assert main(["play", "--form", "dummy", *given, "--games", "1"]) == 0
    assert capsys.readouterr().out.startswith(f"{NO_RUBBERS}\n")


CHOSEN = {
    "nothing": ([], RuleOptions()),
    "a preset": (["--preset", "hoffmann"], Preset.HOFFMANN.rules()),
    "a preset of two": (
        ["--preset", "hoffmann", "--form", "two"],
        Preset.HOFFMANN.rules(Form.TWO),
    ),
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
    arguments: list[str], rules: RuleOptions, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--players", "novice", *arguments]) == 0
    assert f" 1, {options_text(rules)}\n" in capsys.readouterr().out


@pytest.mark.parametrize("form", Form)
def test_one_level_is_for_all_players_and_several_are_by_number(
    form: Form, capsys: pytest.CaptureFixture[str]
) -> None:
    several = ["casual", *["novice"] * (form.players - 1)]
    for given, levels in (("novice", ["novice"] * form.players), (",".join(several), several)):
        assert main(["play", "--form", form.value, "--players", given]) == 0
        told = ", ".join(f"{number} {level}" for number, level in enumerate(levels, start=1))
        assert f"\nplayers: {told}\n" in capsys.readouterr().out


@pytest.mark.parametrize(("dealer", "player"), [("S", 1), ("W", 2), ("E", 3)])
def test_of_three_the_dealer_is_the_first_dummy_player(
    dealer: str, player: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--form", "dummy", "--dealer", dealer]) == 0
    told = capsys.readouterr().out
    assert f"{dealer} {player}" in told.splitlines()[2]
    assert f"; player {player} has dummy, at {Seat[dealer].partner.name}; " in told


def test_many_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    players = ["--players", "casual,novice,casual,novice"]
    assert main(["play", "--seed", "20", "--games", "12", *players]) == 0
    told = capsys.readouterr().out
    seats = [player_of(Level.CASUAL), player_of(Level.NOVICE)] * 2
    finals = [play_match(RuleOptions(), seed, seats)[-1].after for seed in range(20, 32)]
    wins = sum(final.winner is Side.NS for final in finals)
    deals = sum(len(final.results) for final in finals) / 12
    assert re.search(r"^12 games in .* games per second$", told, re.M)
    assert f"{deals:.2f} deals per game" in told
    assert re.search(rf"games won +NS {wins} +EW {12 - wins}$", told, re.M)
    tricks = re.search(r"tricks per counted deal +NS ([\d.]+) +EW ([\d.]+)", told)
    assert tricks is not None
    assert float(tricks[1]) + float(tricks[2]) == pytest.approx(13, abs=0.02)
    times = re.search(r"^(\d+) cards: median [\d.]+ ms, p95 [\d.]+ ms, max [\d.]+ ms$", told, re.M)
    assert times is not None
    # Of up to 48 cards a deal, at least a seventh are forced: those of the last trick, and more.
    assert 24 * 12 * deals < int(times[1]) < 42 * 12 * deals


def _ends(rules: RuleOptions, games: int) -> list[MatchState]:
    players = [player_of(Level.CASUAL)] * rules.form.players
    return [play_match(rules, seed, players)[-1].after for seed in range(1, games + 1)]


def test_many_rubbers_and_their_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    rules = parse_options("stakes=2", Preset.HANDBOOK.rules())
    assert main(["play", "--games", "5", "--preset", "handbook", "--stakes", "2"]) == 0
    told = capsys.readouterr().out
    finals = _ends(rules, 5)
    games = [game for final in finals for game in final.games]
    assert re.search(r"^5 rubbers in .* rubbers per second$", told, re.M)
    assert f"{len(games) / 5:.2f} games per rubber\n" in told
    won = sum(game.winner is Side.NS for game in games)
    assert re.search(rf"^games won +NS {won} +EW {len(games) - won}$", told, re.M)
    rubbers = [standing_of(rules, final.games).winner for final in finals].count(Side.NS)
    assert re.search(rf"^rubbers won +NS {rubbers} +EW {5 - rubbers}$", told, re.M)
    by_player = [
        sum(game.winner.name in _sides(game.seating, player) for game in games)
        for player in range(4)
    ]
    assert re.search(_numbered("games won by player", by_player), told, re.M)
    counters = [settlement(rules, final.games) or () for final in finals]
    means = [f"{sum(paid) / 5:+.2f}" for paid in zip(*counters, strict=True)]
    assert re.search(_numbered("counters per rubber", means), told, re.M)


def _sides(seating: tuple[int, ...], player: int) -> set[str]:
    return {seat.side.name for seat in Seat if seating[seat] == player}


def _numbered(what: str, figures: Sequence[object]) -> str:
    named = (re.escape(f"{number}: {figure}") for number, figure in enumerate(figures, start=1))
    return rf"^{what} +" + " +".join(named) + "$"


def test_many_rounds_are_counted_for_dummys_side_and_for_its_opponents(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, draw=DrawRule.ACE_LOW)
    arguments = ["--form", "dummy", "--match", "round", "--draw", "ace_low"]
    assert main(["play", "--games", "4", *arguments]) == 0
    told = capsys.readouterr().out
    finals = _ends(rules, 4)
    games = [game for final in finals for game in final.games]
    won = sum(game.dummy is not None and game.winner is game.dummy.side for game in games)
    assert re.search(rf"^games won +dummy's side {won} +opponents {12 - won}$", told, re.M)
    assert "3.00 games per round\n" in told
    totals = zip(*(round_totals(final.games) for final in finals), strict=True)
    means = [f"{sum(gained) / 4:+.2f}" for gained in totals]
    assert re.search(_numbered("points per round", means), told, re.M)
    assert "rubbers won" not in told
    assert "counters" not in told


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


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "casual,casual"], "names 2 players; name 4 for form=four"),
        (["--players", "novice,novice,novice,novice", "--form", "two"], "name 2 for form=two"),
        (["--players", "novice,novice", "--form", "dummy"], "name 3 for form=dummy"),
        (["--players", ""], "no level “”"),
        (["--form", "three"], "“three” is not a valid form; choose one of four, dummy, two."),
        (
            ["--match", "long"],
            "not a valid match; choose one of game, rubber, rubber_points, round",
        ),
        (["--preset", "hoyle"], "not a valid preset; choose one of parlett, hoffmann, handbook"),
        (["--draw", "yes"], "not a valid draw; choose one of off, pack, ace_low, ace_high"),
        (["--stakes", "1001"], "out of range"),
        (["--stakes", "x"], "not a whole number"),
        (["--match", "round"], "form=four is not played as match=round"),
        (["--match", "round", "--form", "two"], "form=two is not played as match=round"),
        (["--form", "two", "--form", "four"], "argument --form: This option was given twice"),
        (
            ["--rules", "target=5", "--rules", "target=6"],
            "argument --rules: This option was given twice",
        ),
        (
            ["--players", "novice", "--players", "casual"],
            "argument --players: This option was given twice",
        ),
        (["--form", "two", "--rules", "form=four"], "--form says two, but --rules says form=four"),
        (["--match", "game", "--rules", "match=rubber"], "--rules says match=rubber"),
        (["--draw", "off", "--rules", "draw=ace_low"], "--rules says draw=ace_low"),
        (["--stakes", "5", "--rules", "stakes=50"], "--rules says stakes=50"),
        (["--stakes", "5", "--rules", "stakes=²"], "--rules says stakes=²"),
        (
            ["--form", "dummy", "--match", "rubber", "--rules", "match=round"],
            "--match says rubber, but --rules says match=round",
        ),
        (["--rules", "match=game,match=rubber"], "each name once"),
        (["--rules", "form=dummy,match=rubber,match=rubber_points"], "each name once"),
        (["--rules", "form=five"], "not a valid value for form"),
        (["--rules", "form"], "write NAME=VALUE"),
        (["--rules", "kitty=1"], "no rule “kitty”"),
        (["--rules", "stakes=-1"], "not a valid value for stakes"),
        (["--form", "dummy", "--rules", "target=25"], "choose a higher target"),
        (["--form", "dummy", "--dealer", "N"], "let S, W or E deal first"),
        (["--draw", "ace_low", "--dealer", "N"], "add --draw off"),
        (["--preset", "hoffmann", "--dealer", "N", "--games", "2"], "add --draw off"),
        (["--players", "casual,casual,casual,wizard"], "no level “wizard”"),
        (["--seed", "-1"], "out of range"),
        (["--seed", "9" * 5000], "out of range"),
        (["--seed", "two"], "not a whole number"),
        (["--games", "0"], "out of range"),
        (["--games", "99999999999"], "out of range"),
        (["--games", "2", "--seed", str(2**63 - 1)], "give a lower --seed"),
        (["--games", "2", "--record", "x.quinto"], "single game"),
        (["--rules", "joker_lead=sometimes"], "not a valid value for joker_lead"),
        (["--rules", "target=0"], "target"),
        (["--dealer", "X"], "not a seat"),
        (["--record", "/nowhere/at/all/x.quinto"], "nowhere"),
        (["--record", "/"], "is a folder. Choose another name."),
        (["--record", "a\0b"], "no file can have that name"),
    ],
)
def test_nonsense_is_one_line_and_exit_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in printed.err
    assert printed.err.count("\n") == 1


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
def test_any_combination_is_played_or_refused_in_one_line(
    part: int, capsys: pytest.CaptureFixture[str]
) -> None:
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
        assert main(["play", *arguments]) == (2 if is_refused else 0), arguments
        printed = capsys.readouterr()
        assert printed.err.count("\n") == is_refused
        assert (printed.out == "") == is_refused


def test_help_says_what_the_means_are_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "“tricks per counted deal” is the mean over the deals that were played to" in told
    assert "counts no tricks and is left out" in told


@pytest.mark.parametrize("subject", ["rules", "players"])
def test_bench_prints_figures(subject: str, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--deals", "3", "--repeats", "2"]
    if subject == "players":
        few = ["--games", "1", "--players", "novice,casual"]
    assert main(["bench", subject, *few]) == 0
    told = capsys.readouterr().out
    expected = r"^\d+ random deals a second" if subject == "rules" else r"^casual .*max [\d.]+ ms$"
    assert re.search(expected, told, re.M)
