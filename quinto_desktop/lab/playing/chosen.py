"""The match chosen by a command's arguments: its rules, players and first dealer."""

from __future__ import annotations

import argparse
from dataclasses import fields
from enum import Enum

from quinto_desktop.lab import arguments as read
from quinto_desktop.players import Level
from quinto_desktop.rules import (
    DrawRule,
    Form,
    MatchForm,
    Preset,
    QuintoError,
    RuleOptions,
    new_match,
    parse_options,
)
from quinto_desktop.rules.options import GREATEST_STAKES

NO_RUBBERS = "With dummy there are no rubbers (rules §9): a round of three games is played."

_OPTIONS = ("form", "match", "draw", "stakes")
"""The rules with arguments of their own."""

_RUBBERS = ("match=rubber", "match=rubber_points")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for what is played, and by whom."""
    parser.add_argument(
        "--form",
        action=read.Once,
        type=read.Choice(Form, "form"),
        metavar="FORM",
        help=f"how many play: {_values(Form)} (default four)",
    )
    parser.add_argument(
        "--match",
        action=read.Once,
        type=read.Choice(MatchForm, "match"),
        metavar="MATCH",
        help=f"what is played: {_values(MatchForm)}; with dummy a round replaces a rubber",
    )
    parser.add_argument(
        "--preset",
        action=read.Once,
        type=read.Choice(Preset, "preset"),
        metavar="PRESET",
        help=f"whose rules: {_values(Preset)} (default parlett); rules given separately override "
        "the preset's",
    )
    parser.add_argument(
        "--draw",
        action=read.Once,
        type=read.Choice(DrawRule, "draw"),
        metavar="DRAW",
        help=f"whether cards are drawn for partners and deal: {_values(DrawRule)}",
    )
    parser.add_argument(
        "--stakes",
        action=read.Once,
        type=read.whole_number(0, GREATEST_STAKES),
        metavar="N",
        help="counters for every ten points, or for every point of rubber_points; 0 is off",
    )
    parser.add_argument(
        "--rules",
        action=read.Once,
        metavar="KEY=VALUE,...",
        help="rules by name: " + ", ".join(field.name for field in fields(RuleOptions)),
    )
    parser.add_argument(
        "--players",
        action=read.Once,
        type=read.levels,
        metavar="L,...",
        help=f"the players' levels, {_values(Level)}: one for all of them, or N,E,S,W of four, "
        "S,W,E of three, NS,EW of two (default casual)",
    )
    parser.add_argument(
        "--dealer",
        action=read.Once,
        type=read.seat,
        metavar="SEAT",
        help="who deals first, with three players the first Dummy-player (S, W or E); by default "
        "it follows from the seed; not with a draw",
    )


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
    """Add a rule to those of ``--rules``, which may contain it already."""
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
