"""``quinto-lab play``: play whole matches, one to read or many to measure."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.estimates import times_of
from quinto_desktop.lab.playing.chosen import add_arguments, check_dealer, players_of, rules_of
from quinto_desktop.lab.playing.headless import Timed, play_match
from quinto_desktop.lab.playing.story import story_of
from quinto_desktop.lab.playing.tally import Tally
from quinto_desktop.players import Level, player_of
from quinto_desktop.records import PlayerRecord, SavedGame, save_game
from quinto_desktop.rules import GREATEST_SEED, NumberedDeals, QuintoError, RuleOptions, Step

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers

MOST_GAMES = 1_000_000


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "play",
        help="let computer players play whole games",
        description="Let computer players play a whole game, rubber or round, and print how it "
        "went. The same seed gives the same game.",
        epilog="With --games, “tricks per counted deal” is the mean over the deals that were "
        "played to the end, each with its thirteen tricks: a deal in which a quint wins the game "
        "counts no tricks and is left out. “Quint points per deal” is the mean over all deals. "
        "Times cover all players’ cards except forced ones; “max” is the slowest.",
    )
    parser.add_argument("--seed", type=read.seed, default=1, metavar="N", help="the game's number")
    add_arguments(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game to a file")
    parser.add_argument(
        "--games",
        type=read.whole_number(1, MOST_GAMES),
        metavar="N",
        help="play N games, rubbers or rounds, with the seeds from --seed on, and print means",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play one match and print its story, or many and print means."""
    rules, told = rules_of(arguments)
    levels = players_of(arguments, rules.form)
    check_dealer(arguments, rules)
    if arguments.games is None:
        steps = play_match(
            rules, arguments.seed, [player_of(level) for level in levels], arguments.dealer
        )
        if arguments.record is not None:
            save_game(arguments.record, _saved(arguments.seed, levels, steps))
        told += story_of(arguments.seed, levels, steps)
    else:
        _check_games(arguments)
        told += _many(arguments, rules, [Timed(player_of(level)) for level in levels])
    for line in told:
        print(line)
    return 0


def _check_games(arguments: argparse.Namespace) -> None:
    if arguments.record is not None:
        raise QuintoError("--record saves a single game; leave out --games or --record.")
    if arguments.seed + arguments.games - 1 > GREATEST_SEED:
        raise QuintoError(f"The seeds would go beyond {GREATEST_SEED}; give a lower --seed.")


def _saved(seed: int, levels: Sequence[Level], steps: Sequence[Step]) -> SavedGame:
    start = steps[0].before
    return SavedGame(
        rules=start.rules,
        source=NumberedDeals(seed),
        first_dealer=start.turn,
        players=tuple(
            PlayerRecord(f"{level.value.capitalize()} {number}", level.value)
            for number, level in enumerate(levels, start=1)
        ),
        actions=tuple(step.action for step in steps),
    )


def _many(arguments: argparse.Namespace, rules: RuleOptions, players: Sequence[Timed]) -> list[str]:
    tally, begun = Tally(rules), time.perf_counter()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        tally.add(play_match(rules, seed, players, arguments.dealer)[-1].after)
    spent_s = time.perf_counter() - begun
    times = times_of([ms for player in players for ms in player.cards_ms])
    assert times is not None  # no game ends without a card
    return [*tally.lines(spent_s), str(times)]
