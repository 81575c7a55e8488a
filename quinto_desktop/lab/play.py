"""``quinto-lab play``: whole games without a window, one to read or many to measure."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.headless import Timed, play_game
from quinto_desktop.players import Level, player_of
from quinto_desktop.records import SavedGame, SeatRecord, save_game
from quinto_desktop.rules import (
    GREATEST_SEED,
    SEATS,
    DealResult,
    QuintoError,
    RuleOptions,
    Side,
    Step,
    marked_points,
    options_text,
)

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers

MOST_GAMES = 1_000_000


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "play",
        help="play whole games by computer players",
        description="Play a whole game by four computer players and print how it went. "
        "The same seed gives the same game.",
        epilog="With --games, “tricks per counted deal” is the mean over the deals that were "
        "played to the end, each with its thirteen tricks: a deal in which a quint wins the game "
        "counts no tricks and is left out. “Quint points per deal” is the mean over all deals.",
    )
    parser.add_argument("--seed", type=read.seed, default=1, metavar="N", help="the game's number")
    parser.add_argument(
        "--players",
        type=read.levels,
        default=(Level.CASUAL,) * 4,
        metavar="L,L,L,L",
        help="the levels of N,E,S,W: " + ", ".join(level.value for level in Level),
    )
    parser.add_argument(
        "--rules",
        type=read.rules,
        default=RuleOptions(),
        metavar="KEY=VALUE,...",
        help="joker_lead, cachette_from and target; what is left out keeps its default",
    )
    parser.add_argument(
        "--dealer",
        type=read.seat,
        metavar="SEAT",
        help="who deals first; left out, it follows from the seed",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game to a file")
    parser.add_argument(
        "--games",
        type=read.whole_number(1, MOST_GAMES),
        metavar="N",
        help="play N games, with the seeds from --seed on, and print means",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play one game and tell it, or many and count."""
    if arguments.games is None:
        _play_one(arguments)
        return 0
    if arguments.record is not None:
        raise QuintoError("Only a single game is saved; leave out --games or --record.")
    if arguments.seed + arguments.games - 1 > GREATEST_SEED:
        raise QuintoError(f"The seeds would go beyond {GREATEST_SEED}; start lower.")
    _play_many(arguments)
    return 0


def _play_one(arguments: argparse.Namespace) -> None:
    players = [player_of(level) for level in arguments.players]
    steps = play_game(arguments.rules, arguments.seed, players, arguments.dealer)
    if arguments.record is not None:
        save_game(arguments.record, _saved(arguments, steps))
    for line in _story(arguments, steps):
        print(line)


def _saved(arguments: argparse.Namespace, steps: tuple[Step, ...]) -> SavedGame:
    dealer = steps[0].before.turn
    assert dealer is not None  # the first step is the dealer's
    north, east, south, west = (
        SeatRecord(f"{level.value.capitalize()} {seat.name}", level.value)
        for seat, level in zip(SEATS, arguments.players, strict=True)
    )
    return SavedGame(
        rules=arguments.rules,
        seed=arguments.seed,
        first_dealer=dealer,
        seats=(north, east, south, west),
        actions=tuple(step.action for step in steps),
    )


def _story(arguments: argparse.Namespace, steps: tuple[Step, ...]) -> Iterable[str]:
    final = steps[-1].after
    seats = zip(SEATS, arguments.players, strict=True)
    yield f"Game {arguments.seed}, {options_text(arguments.rules)}"
    yield ", ".join(f"{seat.name} {level.value}" for seat, level in seats)
    yield "deal  dealer  trick at  tricks NS:EW  quints NS:EW  scores NS:EW"
    for result in final.results:
        yield _deal_line(result)
    assert final.winner is not None  # a whole game has one
    how = "by a quint" if final.results[-1].tricks_won is None else "when the tricks were counted"
    deals = len(final.results)
    yield (
        f"{final.winner.name} won {how}, {final.scores[final.winner]} to "
        f"{final.scores[final.winner.other]}, in {deals} {'deal' if deals == 1 else 'deals'}."
    )


def _deal_line(result: DealResult) -> str:
    tricks = "not counted" if result.tricks_won is None else _pair(result.tricks_won)
    return (
        f"{result.number:>4}  {result.dealer.name:>6}  {result.trick_value:>8}  {tricks:>12}  "
        f"{_pair(_quint_points(result)):>12}  {_pair(result.scores):>12}"
    )


def _pair(pair: tuple[int, int]) -> str:
    return f"{pair[0]}:{pair[1]}"


def _quint_points(result: DealResult) -> tuple[int, int]:
    ns, ew = (
        marked_points(scored for scored in result.quints if scored.side is side) for side in Side
    )
    return ns, ew


@dataclass(slots=True)
class _Tally:
    """What many games add up to; pairs are by side."""

    games: int = 0
    deals: int = 0
    counted: int = 0
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    quints: list[int] = field(default_factory=lambda: [0, 0])
    wins: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, results: tuple[DealResult, ...], winner: Side) -> None:
        self.games += 1
        self.deals += len(results)
        self.wins[winner] += 1
        for result in results:
            points = _quint_points(result)
            for side in Side:
                self.quints[side] += points[side]
                if result.tricks_won is not None:
                    self.tricks[side] += result.tricks_won[side]
            self.counted += result.tricks_won is not None


def _play_many(arguments: argparse.Namespace) -> None:
    players = [Timed(player_of(level)) for level in arguments.players]
    tally, begun = _Tally(), time.perf_counter()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        final = play_game(arguments.rules, seed, players, arguments.dealer)[-1].after
        assert final.winner is not None  # a whole game has one
        tally.add(final.results, final.winner)
    spent_s = time.perf_counter() - begun
    print(f"{tally.games} games in {spent_s:.1f} s: {tally.games / spent_s:.1f} games per second")
    print(f"{tally.deals / tally.games:.2f} deals per game")
    # A deal that a quint ended early counts no tricks (rules §7).
    counted = max(tally.counted, 1)
    print(f"tricks per counted deal   {_means(tally.tricks, counted)}")
    print(f"quint points per deal     {_means(tally.quints, tally.deals)}")
    print(f"games won                 NS {tally.wins[0]}    EW {tally.wins[1]}")
    slowest_ms = max(max(player.cards_ms, default=0.0) for player in players)
    print(f"slowest card {slowest_ms:.1f} ms")


def _means(sums: list[int], number: int) -> str:
    return f"NS {sums[0] / number:.2f}    EW {sums[1] / number:.2f}"
