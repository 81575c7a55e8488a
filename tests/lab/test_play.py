"""`quinto-lab play`: the same seed is the same game, and nonsense is refused in one line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quinto_desktop.lab.__main__ import main
from quinto_desktop.lab.headless import play_game
from quinto_desktop.players import Level, player_of
from quinto_desktop.records import load_game, replay
from quinto_desktop.rules import JokerLead, RuleOptions, Seat, Side

CASUALS = (player_of(Level.CASUAL),) * 4


def test_a_game_is_told_deal_by_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seed", "4", "--dealer", "E"]) == 0
    lines = capsys.readouterr().out.splitlines()
    final = play_game(RuleOptions(), 4, CASUALS, Seat.E)[-1].after
    assert final.winner is not None
    assert lines[1] == "N casual, E casual, S casual, W casual"
    assert len(lines) == 4 + len(final.results)
    assert lines[3].split()[:2] == ["1", "E"]
    assert lines[-1].startswith(f"{final.winner.name} won ")
    assert f"{final.scores[final.winner]} to {final.scores[final.winner.other]}" in lines[-1]


def test_the_same_seed_is_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("8", "8", "9"):
        assert main(["play", "--seed", seed, "--players", "novice,casual,novice,novice"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert told[0].splitlines()[2:] != told[2].splitlines()[2:]


def test_a_recorded_game_comes_back_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.quinto"
    rules = "joker_lead=opponents,cachette_from=top,target=100"
    assert main(["play", "--seed", "3", "--rules", rules, "--record", str(path)]) == 0
    game = load_game(path)
    expected = play_game(game.rules, 3, CASUALS)
    assert game.rules.joker_lead is JokerLead.OPPONENTS
    assert game.actions == tuple(step.action for step in expected)
    assert replay(game)[-1].after == expected[-1].after
    assert [seat.level for seat in game.seats] == ["casual"] * 4


def test_many_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    players = ["--players", "casual,novice,casual,novice"]
    assert main(["play", "--seed", "20", "--games", "12", *players]) == 0
    told = capsys.readouterr().out
    seats = [player_of(Level.CASUAL), player_of(Level.NOVICE)] * 2
    finals = [play_game(RuleOptions(), seed, seats)[-1].after for seed in range(20, 32)]
    wins = sum(final.winner is Side.NS for final in finals)
    deals = sum(len(final.results) for final in finals) / 12
    assert re.search(r"^12 games in .* games per second$", told, re.M)
    assert f"{deals:.2f} deals per game" in told
    assert re.search(rf"games won +NS {wins} +EW {12 - wins}$", told, re.M)
    tricks = re.search(r"tricks per counted deal +NS ([\d.]+) +EW ([\d.]+)", told)
    assert tricks is not None
    assert float(tricks[1]) + float(tricks[2]) == pytest.approx(13, abs=0.02)
    assert re.search(r"^slowest card [\d.]+ ms$", told, re.M)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "casual,casual"], "names 2 players"),
        (["--players", "casual,casual,casual,master"], "no level “master”"),
        (["--seed", "-1"], "out of range"),
        (["--seed", "9" * 5000], "out of range"),
        (["--seed", "two"], "not a whole number"),
        (["--games", "0"], "out of range"),
        (["--games", "99999999999"], "out of range"),
        (["--games", "2", "--seed", str(2**63 - 1)], "start lower"),
        (["--games", "2", "--record", "x.quinto"], "single game"),
        (["--rules", "joker_lead=sometimes"], "no joker_lead"),
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


def test_help_says_what_the_means_are_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "“tricks per counted deal” is the mean over the deals that were played to" in told
    assert "counts no tricks and is left out" in told


@pytest.mark.parametrize("subject", ["rules", "players"])
def test_bench_prints_figures(subject: str, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--deals", "3", "--repeats", "2"] if subject == "rules" else ["--games", "1"]
    assert main(["bench", subject, *few]) == 0
    told = capsys.readouterr().out
    expected = r"^\d+ random deals a second" if subject == "rules" else r"^casual .*max [\d.]+ ms$"
    assert re.search(expected, told, re.M)
