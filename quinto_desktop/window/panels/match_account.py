"""What makes the figures in the table of the match up: games, the rubber, the round, the stakes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    Form,
    GameResult,
    MatchForm,
    Observation,
    RuleOptions,
    Side,
    game_worth,
    standing_of,
)
from quinto_desktop.window.card_words import fill, title_case
from quinto_desktop.window.panels.account import Account, AccountLine
from quinto_desktop.window.panels.figures import GameFigure, MatchFigure
from quinto_desktop.window.panels.match_table import (
    MatchRow,
    MatchTable,
    RowKind,
    match_table,
    settlement_lines,
)
from quinto_desktop.window.words import Words

translate = QCoreApplication.translate


def match_account(figure: MatchFigure, observation: Observation, words: Words) -> Account:
    """What makes a figure of the match's table up.

    Args:
        figure: Which.
        observation: What the screen shows; its match has a table.
        words: The names.
    """
    table = match_table(observation, words)
    assert table is not None  # somebody has asked for a figure of it
    row = table.rows[figure.row]
    title = _title(table, row, figure.column)
    match row.kind:
        case RowKind.GAME if table.of_sides:
            game = observation.games[figure.row]
            return _game_of_sides(title, game, Side(figure.column), observation.rules, words)
        case RowKind.GAME:
            return _game_of_players(title, observation.games[figure.row], figure.column, words)
        case RowKind.BONUS:
            note = translate("Account", "The winners of a rubber, of two games, add {points}.")
            points = standing_of(observation.rules, observation.games).bonus
            return Account(title, notes=(fill(note, points=points),))
        case RowKind.SUM:
            return Account(title, _summed(table, figure), row.cells[figure.column])
        case _:
            return _counters(title, table, observation, words)


def _title(table: MatchTable, row: MatchRow, column: int) -> str:
    text = translate("Account", "{who}, {what}: {points}")
    return fill(text, who=table.heads[column], what=row.label, points=row.cells[column])


def _summed(table: MatchTable, figure: MatchFigure) -> tuple[AccountLine, ...]:
    """The rows above a sum, in its column."""
    return tuple(
        AccountLine(row.label, row.cells[figure.column], figure=MatchFigure(number, figure.column))
        for number, row in enumerate(table.rows[: figure.row])
        if row.cells[figure.column]
    )


def _game_of_sides(
    title: str, game: GameResult, side: Side, rules: RuleOptions, words: Words
) -> Account:
    lines = _scores(game, words.seated(game.seating, game.dummy))
    if rules.match is not MatchForm.RUBBER_POINTS:
        return Account(title, (lines[side],))
    text = {
        1: translate("Account", "The losers had half of {target} or more: the game counts 1."),
        2: translate("Account", "The losers had less than half of {target}: the game counts 2."),
        3: translate("Account", "The losers had nothing: the game counts 3."),
    }[game_worth(game, rules.target)]
    notes = [fill(text, target=rules.target)]
    if side is not game.winner:
        notes.append(translate("Account", "It counts for its winners alone."))
    return Account(title, lines, notes=tuple(notes))


def _game_of_players(title: str, game: GameResult, player: int, words: Words) -> Account:
    then = words.seated(game.seating, game.dummy)
    dummys = game.dummy is not None and game.seating[game.dummy] == player
    note = translate(
        "Account",
        "Each opponent settles with the Dummy-player for the difference, here {points} points.",
    )
    difference = abs(game.scores[Side.NS] - game.scores[Side.EW])
    notes = [fill(note, points=difference)]
    if dummys:
        notes.append(translate("Account", "The Dummy-player settles with both."))
    return Account(title, _scores(game, then), notes=tuple(notes))


def _scores(game: GameResult, words: Words) -> tuple[AccountLine, ...]:
    """How a game ended: a line for each side, that leads on to its deals."""
    text = translate("Account", "{side}, game {number}")
    return tuple(
        AccountLine(
            fill(text, side=title_case(words.side_name(side)), number=game.number),
            str(game.scores[side]),
            figure=GameFigure(game.number, side),
        )
        for side in Side
    )


def _counters(title: str, table: MatchTable, observation: Observation, words: Words) -> Account:
    rules, notes = observation.rules, []
    if rules.match is MatchForm.RUBBER_POINTS:
        text = translate("Account", "Stakes are {stakes} for each point of the difference.")
    else:
        text = translate(
            "Account", "Stakes are {stakes} for each ten points of the difference; odd points drop."
        )
    notes.append(fill(text, stakes=rules.stakes))
    if rules.form is Form.DUMMY:
        notes.append(
            translate("Account", "Each opponent settles with the Dummy-player, game by game.")
        )
        ends: list[AccountLine] = []
        for game in observation.games:
            ends.extend(_scores(game, words.seated(game.seating, game.dummy)))
        return Account(title, tuple(ends), notes=(*notes, *settlement_lines(observation, words)))
    totals = standing_of(rules, observation.games).totals
    difference = translate("Account", "The difference is {points}.")
    notes.insert(0, fill(difference, points=abs(totals[Side.NS] - totals[Side.EW])))
    notes.extend(settlement_lines(observation, words))
    return Account(title, _totals(table, totals), notes=tuple(notes))


def _totals(table: MatchTable, totals: Sequence[int]) -> tuple[AccountLine, ...]:
    """What each side has altogether, and by how much they differ."""
    sums = [number for number, row in enumerate(table.rows) if row.kind is RowKind.SUM]
    return tuple(
        AccountLine(
            table.heads[side],
            str(totals[side]),
            figure=MatchFigure(sums[0], side) if sums else None,
        )
        for side in Side
    )
