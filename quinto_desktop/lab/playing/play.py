"""``quinto-lab play``: play whole matches, one to read or many to measure."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import fields
from enum import Enum
from pathlib import Path

from quinto_desktop.lab import arguments as read
from quinto_desktop.lab.arguments import Command, Option, number_option
from quinto_desktop.lab.checking.saved_games import ENGLISH
from quinto_desktop.lab.estimates import times_of
from quinto_desktop.lab.playing.headless import Timed, play_match
from quinto_desktop.lab.playing.tally import Tally
from quinto_desktop.players import Level, player_of
from quinto_desktop.records import PlayerRecord, SavedGame, save_game
from quinto_desktop.records.saves.score_text import score_text
from quinto_desktop.rules import (
    GREATEST_SEED,
    DrawRule,
    Form,
    MatchForm,
    NumberedDeals,
    Preset,
    QuintoError,
    RuleOptions,
    Step,
    new_match,
    parse_options,
)
from quinto_desktop.rules.options import GREATEST_STAKES

NO_RUBBERS = "With dummy there are no rubbers (rules §9): a round of three games is played."

_OPTIONS = ("form", "match", "draw", "stakes")
"""The rules with arguments of their own."""

_RUBBERS = ("match=rubber", "match=rubber_points")


def _once(
    name: str, help_text: str, metavar: str, reader: Callable[[str], object] | None = None
) -> Option:
    return Option(name, help_text, metavar, reader, action=read.Once)


def _values(kind: type[Enum]) -> str:
    return ", ".join(str(member.value) for member in kind)


def rules_of(arguments: argparse.Namespace) -> tuple[RuleOptions, list[str]]:
    """The chosen rules, and notes on them for the user.

    The preset supplies the rules not given; with dummy a round replaces a rubber.

    Raises:
        QuintoError: Two arguments contradict each other, or a rule is unknown or impossible.
    """
    parts = [part.strip() for part in (arguments.rules or "").split(",") if part.strip()]
    for name in _OPTIONS:
        given = getattr(arguments, name)
        if given is not None:
            _add(parts, name, str(given.value if isinstance(given, Enum) else given))
    form = parse_options(next((part for part in parts if part.startswith("form=")), "")).form
    told = []
    if form is Form.DUMMY and any(part in _RUBBERS for part in parts):
        parts = ["match=round" if part in _RUBBERS else part for part in parts]
        told.append(NO_RUBBERS)
    base = (arguments.preset or Preset.PARLETT).rules(form)
    return parse_options(",".join(parts), base), told


def _add(parts: list[str], name: str, value: str) -> None:
    others = [part.partition("=")[2] for part in parts if part.partition("=")[0] == name]
    for other in others:
        if other != value and not (other.isdigit() and other.lstrip("0") == value.lstrip("0")):
            raise QuintoError(
                f"--{name} says {value}, but --rules says {name}={other[:40]}; give one of them."
            )
    if not others:
        parts.append(f"{name}={value}")


def players_of(arguments: argparse.Namespace, form: Form) -> tuple[Level, ...]:
    """The level of every player, by number.

    Raises:
        QuintoError: There are too many levels for the form, or too few.
    """
    levels: tuple[Level, ...] = arguments.players or (Level.CASUAL,)
    if len(levels) == 1:
        return levels * form.players
    if len(levels) != form.players:
        raise QuintoError(
            f"--players names {len(levels)} players; name {form.players} for form={form.value}, "
            "or one level for all of them."
        )
    return levels


def check_dealer(arguments: argparse.Namespace, rules: RuleOptions) -> None:
    """Check that a first dealer may be named, if one is.

    Raises:
        QuintoError: Cards are drawn for the deal, or the seat is dummy's.
    """
    if arguments.dealer is not None and rules.draw is not DrawRule.OFF:
        raise QuintoError(
            "Under these rules cards are drawn for the deal, so --dealer has no effect; "
            "leave it out, or add --draw off."
        )
    new_match(rules, arguments.dealer)


MOST_GAMES = 1_000_000


def run(arguments: argparse.Namespace) -> int:
    """Play one match and print its score, or many and print means."""
    rules, told = rules_of(arguments)
    levels = players_of(arguments, rules.form)
    check_dealer(arguments, rules)
    if arguments.games is None:
        players = [player_of(level) for level in levels]
        steps = play_match(rules, arguments.seed, players, arguments.dealer)
        game = _saved(arguments.seed, levels, steps)
        if arguments.record is not None:
            save_game(arguments.record, game)
        told += score_text(game, ENGLISH).splitlines()
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


COMMAND = Command(
    "play",
    "let computer players play whole games",
    "Let computer players play a whole game, rubber or round, and print the score with all "
    "cards. The same seed gives the same game.",
    (
        Option("--seed", "the game's number", "N", read.seed, default=1),
        _once(
            "--form",
            f"how many play: {_values(Form)} (default four)",
            "FORM",
            read.Choice(Form, "form"),
        ),
        _once(
            "--match",
            f"what is played: {_values(MatchForm)}; with dummy a round replaces a rubber",
            "MATCH",
            read.Choice(MatchForm, "match"),
        ),
        _once(
            "--preset",
            f"whose rules: {_values(Preset)} (default parlett); rules given separately override "
            "the preset's",
            "PRESET",
            read.Choice(Preset, "preset"),
        ),
        _once(
            "--draw",
            f"whether cards are drawn for partners and deal: {_values(DrawRule)}",
            "DRAW",
            read.Choice(DrawRule, "draw"),
        ),
        _once(
            "--stakes",
            "counters for every ten points, or for every point of rubber_points; 0 is off",
            "N",
            read.whole_number(0, GREATEST_STAKES),
        ),
        _once(
            "--rules",
            "rules by name: " + ", ".join(field.name for field in fields(RuleOptions)),
            "KEY=VALUE,...",
        ),
        _once(
            "--players",
            f"the players' levels, {_values(Level)}: one for all of them, or N,E,S,W of four, "
            "S,W,E of three, NS,EW of two (default casual)",
            "L,...",
            read.levels,
        ),
        _once(
            "--dealer",
            "who deals first, with three players the first Dummy-player (S, W or E); by default it "
            "follows from the seed; not with a draw",
            "SEAT",
            read.seat,
        ),
        Option("--record", "save the game to a file", "FILE", Path),
        number_option(
            "--games",
            "play N games, rubbers or rounds, with the seeds from --seed on, and print means",
            *(1, MOST_GAMES),
        ),
    ),
    run,
    "With --games, “tricks per counted deal” is the mean over the deals that were played to the "
    "end, each with its thirteen tricks: a deal in which a quint wins the game counts no tricks "
    "and is left out. “Quint points per deal” is the mean over all deals. Times cover all players’ "
    "cards except forced ones; “max” is the slowest.",
)
