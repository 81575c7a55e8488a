"""``quinto-lab score``: a saved game as a text to read."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from quinto_desktop.players import Level
from quinto_desktop.records import check_levels, load_game
from quinto_desktop.records.saves.score_text import ScoreWords, score_text
from quinto_desktop.rules import Call, QuintKind, RuleOptions, options_text

if TYPE_CHECKING:
    from quinto_desktop.lab import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "score",
        help="print a readable record of a saved game: cards, calls, tricks, points",
        description="Print a saved game as readable text: who played, every finished deal with "
        "its cards, calls and tricks, and the points.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the score."""
    game = load_game(arguments.file)
    check_levels(game, [level.value for level in Level])
    print(score_text(game, ENGLISH), end="")
    return 0


def _fill(text: str, **values: object) -> str:
    return text.format_map(values)


def _rules(rules: RuleOptions) -> str:
    return "Rules: " + options_text(rules).replace(",", ", ")


ENGLISH = ScoreWords(
    fill=_fill,
    rules=_rules,
    levels={level.value: level.value.title() for level in Level},
    quints_of={
        QuintKind.ROYAL: "Royal",
        QuintKind.FIVE: "5",
        QuintKind.ACE_FOUR: "A·4",
        QuintKind.TWO_THREE: "2·3",
    },
    seats=("North", "East", "South", "West"),
    sides=("NS", "EW"),
    side_names=("North–South", "East–West"),
    numbered="Game number {number}",
    committed="Fair deals; seal {commitment}",
    no_take_backs="No take-backs",
    computer="{name} ({level})",
    dummy="Dummy, played by {name}",
    drawn="The draw: {cards}",
    drew="{name} {card}",
    game="Game {number}",
    deal="Deal {number}, dealt by {dealer}",
    cachette="Cachette",
    calls={
        Call.PASS: "{seat} passes",
        Call.DOUBLE: "{seat} doubles",
        Call.REDOUBLE: "{seat} redoubles",
    },
    value="A trick is worth {value}.",
    columns=("", "Lead", "Cards", "Winner", "Quints"),
    before="Before",
    quints="Quints",
    tricks="Tricks: {ns} and {ew}, at {value}",
    uncounted="Won by a quint: no tricks counted",
    after="Score",
    code="Deal code: {code}",
    unfinished="The deal is not over yet.",
    undealt="No cards have been dealt yet.",
    won="{side} won, {ours} to {theirs}.",
    bonus="For the rubber",
    total="Total",
    paid="Counters",
)
"""The words of the command line."""
