"""What should be known of the table that was chosen, in a few plain lines (rules §2, §9, §12)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game import Level, Players
from quinto_desktop.rules import (
    DUMMY_PLAYERS_SEATS,
    DrawRule,
    Form,
    MatchForm,
    RuleOptions,
    first_dealer,
)
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.dialogs.player_box import level_help
from quinto_desktop.window.seat_words import is_unnamed, shown_name

translate = QCoreApplication.translate


def table_notes(players: Players, rules: RuleOptions, seed: int | None) -> str:
    """Everything that these players, rules and number come to, a line for each.

    Args:
        players: Who plays.
        rules: The options.
        seed: The game's number; None if it is not known yet.
    """
    people = sum(player.level is None for player in players)
    if rules.form is Form.TWO:
        seating = ""
    elif rules.form is Form.DUMMY:
        seating = _dummy(players, rules, seed)
    else:
        seating = _partners(players, rules)
    lines = [seating, _people(people), *_levels(players)]
    return "\n".join(filter(None, lines))


def _partners(players: Players, rules: RuleOptions) -> str:
    if rules.draw is DrawRule.OFF:
        north, east, south, west = (shown_name(player.name) for player in players)
        text = translate("NewGame", "{south} and {north} play against {west} and {east}.")
        return fill(text, north=north, east=east, south=south, west=west)
    return translate("NewGame", "Partners are drawn, so that the seats may still change.")


def _dummy(players: Players, rules: RuleOptions, seed: int | None) -> str:
    goes_round = rules.match is MatchForm.ROUND
    if rules.draw is not DrawRule.OFF:
        if goes_round:
            return translate("NewGame", "Dummy goes round; whoever draws the lowest card begins.")
        return translate("NewGame", "Whoever draws the lowest card has dummy.")
    if seed is None:
        if goes_round:
            return translate("NewGame", "Dummy goes round, game by game; chance says who begins.")
        return translate("NewGame", "Chance says who has dummy.")
    first = players[DUMMY_PLAYERS_SEATS.index(first_dealer(seed, Form.DUMMY))]
    if is_unnamed(first.name):
        if goes_round:
            return translate("NewGame", "Dummy goes round; you begin.")
        return translate("NewGame", "You have dummy.")
    text = translate("NewGame", "{name} has dummy.")
    if goes_round:
        text = translate("NewGame", "Dummy goes round; {name} begins.")
    return fill(text, name=first.name)


def _levels(players: Players) -> list[str]:
    """How the computer players play."""
    named = {player.level for player in players}
    levels = [level for level in Level if level.value in named]
    if len(levels) == len(Level):  # one line, where four would not fit a small screen
        return [translate("NewGame", "Every level plays, from the novice to the master.")]
    return [level_help(level) for level in levels]


def _people(count: int) -> str:
    if count == 0:
        return translate("NewGame", "Only computer players: you look on.")
    if count == 1:
        return ""
    return translate("NewGame", "A curtain hides the hands between two people’s turns.")
