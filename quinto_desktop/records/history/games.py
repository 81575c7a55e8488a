"""The list of matches: searched, sorted, and read page by page."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from functools import cache
from string import hexdigits
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from quinto_desktop.records.history import review_tables
from quinto_desktop.records.history.counts import Choice, where
from quinto_desktop.records.history.tables import ALL_MARKS, NO_GAMES, Marks, count_anew
from quinto_desktop.records.saves.saved_game import PlayerRecord
from quinto_desktop.rules import (
    Form,
    GameResult,
    MatchForm,
    NotationError,
    Pair,
    RuleOptions,
    Seat,
    Seating,
    Side,
    dues,
    parse_card,
    parse_options,
    round_totals,
    seats_of,
)
from quinto_desktop.rules.seating import start_after_draw, start_of

if TYPE_CHECKING:
    import sqlite3

PAGE = 100

LEAST_DIGITS = 4
"""So many digits of a commitment are looked for; fewer, and many a name would be found as one."""

_COMMITMENT_DIGITS = 64


class Order(Enum):
    """By what the list is sorted, as a column; what is equal in it, in the order of play."""

    # The date is the order of play itself, which a clock that goes backwards does not change.

    DATE = "id"
    FORM = "form"
    PEOPLE = "people"
    LEVEL = "level"
    PARTNER = "partner"
    RESULT = "result"
    NUMBER = "seed"
    DEALS = "deals"


class Outcome(Enum):
    """How a match ended for us; the value is a condition."""

    WON = "result = 1"
    LOST = "result = -1"
    DRAWN = "result = 0"
    UNFINISHED = "is_over = 0"


class Search(Struct, frozen=True):
    """What the list shows.

    Attributes:
        text: Part of anybody's name, a game's whole number, or at least `LEAST_DIGITS` first
            digits of a commitment, in groups or not; empty for all.
        outcome: The result; None for all.
        people: Just these people played; one is whom a connection has been told to `see_as`.
        is_rising: Whether the smallest, or earliest, comes first.
    """

    choice: Choice = field(default_factory=lambda: Choice(marks=ALL_MARKS))
    text: str = ""
    outcome: Outcome | None = None
    order: Order = Order.DATE
    is_rising: bool = False
    people: tuple[str, ...] = ()


class MatchLine(Struct, frozen=True):
    """A match in the list.

    Attributes:
        id: Its row, for `History.record` and `History.delete`.
        at_ms: When its last deal ended, in milliseconds since 1970, UTC.
        seed: The game's number; None if it was not dealt from one.
        commitment: The commitment to the secret from which it was dealt, as hex; None without one.
        code: The code of the deal that it began with; None if it did not begin with one.
        level: The opponents' level in its latest game; empty if people, or nobody's game.
        us: The side of the person; None if it is nobody's game.
        scores: The scores in its latest game, ours first; north-south's if it is nobody's.
        deals: How many deals it has, with those before it branched off.
        result: 1 if we won it, 0 if nobody did, -1 if we lost; None if unfinished or nobody's.
        errors: What the person was charged in ten decisions of these, in points; None without any.
        person: As whom it is seen, by name; empty for its first person.
    """

    id: int
    at_ms: int
    begun_at_ms: int | None
    form: Form
    kind: MatchForm
    seed: int | None
    commitment: str | None
    code: str | None
    players: tuple[PlayerRecord, ...]
    level: str
    partner: str
    us: Side | None
    scores: Pair
    games: Pair
    deals: int
    is_over: bool
    result: int | None
    marks: Marks
    is_branch: bool
    reviewed: int = 0
    errors: float | None = None
    person: str = ""


class Counts(Struct, frozen=True):
    """How many matches a search finds, and how many deals they have."""

    matches: int
    deals: int


def found_counts(connection: sqlite3.Connection, search: Search) -> Counts:
    """Return how many matches a search finds, and their deals."""
    texts, values = _conditions(connection, search)
    query = f"SELECT count(*), coalesce(sum(deals), 0) FROM matches{where(texts)}"
    return Counts(*connection.execute(query, values).fetchone())


def page_of(
    connection: sqlite3.Connection, search: Search, offset: int = 0, limit: int = PAGE
) -> list[MatchLine]:
    """Return part of the list."""
    texts, values = _conditions(connection, search)
    order = _ordered(search)
    ids = f"SELECT id FROM matches{where(texts)} ORDER BY {order} LIMIT ? OFFSET ?"
    query = f"SELECT {', '.join(_COLUMNS)} FROM matches WHERE id IN ({ids}) ORDER BY {order}"
    rows = connection.execute(query, [*values, limit, offset]).fetchall()
    players = _players(connection, [row[0] for row in rows])
    codes = {row[0]: _code(connection, row[0]) for row in rows if row[5:7] == (None, None)}
    judged = _judged(connection, [*players])
    seen: dict[str, Any] = {"person": search.people[0]} if len(search.people) == 1 else {}
    return [
        replace(_line(row, players[row[0]], codes.get(row[0])), **seen, **judged.get(row[0], {}))
        for row in rows
    ]


def _judged(connection: sqlite3.Connection, matches: Sequence[int]) -> dict[int, dict[str, Any]]:
    # Only of those whose deals have been reviewed.
    places = ", ".join("?" * len(matches))
    query = (
        "SELECT match_id, count(*), sum(own_errors), sum(own_counted) FROM deals"
        f" JOIN reviews ON deal_id = deals.id WHERE match_id IN ({places}) AND is_used = 1"
        " GROUP BY match_id"
    )
    return {
        match: {"reviewed": count, "errors": tenths / counted if counted else None}
        for match, count, tenths, counted in connection.execute(query, matches)
    }


def _code(connection: sqlite3.Connection, match: int) -> str | None:
    # Of a match that has neither a number nor a commitment.
    query = "SELECT document FROM setups WHERE match_id = ?"
    row = connection.execute(query, (match,)).fetchone()
    try:
        code = json.loads(row[0]).get("code")
    except (TypeError, ValueError, AttributeError):
        return None  # whoever looks at it hears what is wrong
    return code if isinstance(code, str) else None


def _players(
    connection: sqlite3.Connection, matches: Sequence[int]
) -> dict[int, tuple[PlayerRecord, ...]]:
    found: dict[int, list[PlayerRecord]] = {match: [] for match in matches}
    places = ", ".join("?" * len(matches))
    query = (
        f"SELECT match_id, name, level FROM players WHERE match_id IN ({places}) ORDER BY 1, number"
    )
    for match, name, level in connection.execute(query, matches):
        found[match].append(PlayerRecord(name, level))
    return {match: tuple(players) for match, players in found.items()}


def ids_found(connection: sqlite3.Connection, search: Search) -> list[int]:
    """Return the rows of all matches that a search finds, in its order."""
    texts, values = _conditions(connection, search)
    query = f"SELECT id FROM matches{where(texts)} ORDER BY {_ordered(search)}"
    return [match for (match,) in connection.execute(query, values)]


def _ordered(search: Search) -> str:
    direction = "ASC" if search.is_rising else "DESC"
    return f"{search.order.value} {direction}, id {direction}"


def partners(connection: sqlite3.Connection) -> list[str]:
    """Return all partners that there have been, by name, to choose from."""
    query = "SELECT DISTINCT partner FROM matches WHERE deleted = 0 AND partner <> '' ORDER BY 1"
    return [name for (name,) in connection.execute(query)]


class Settled(NamedTuple):
    """What a match has brought each of its players, by name."""

    at_ms: int
    in_counters: bool
    due: Mapping[str, int]


def settled_of(connection: sqlite3.Connection, people: Sequence[str]) -> list[Settled]:
    """Return what those matches have brought in which just these people played, latest last."""
    found = []
    rows = connection.execute(_TOGETHER, (int(NO_GAMES), "\n".join(sorted(people)))).fetchall()
    for match, at_ms, text, document in rows:
        players = _players(connection, [match])[match]
        with suppress(NotationError, ValueError, TypeError, AttributeError):  # it is damaged
            rules, drawn = parse_options(text), json.loads(document).get("drawn")
            games = _games(connection, match, rules, drawn)
            due = zip([player.name for player in players], dues(rules, games), strict=True)
            found.append(Settled(at_ms, bool(rules.stakes), dict(due)))
    return found


def companies_in(connection: sqlite3.Connection) -> tuple[tuple[str, ...], ...]:
    """Return which people have played together, or one alone, each by name."""
    query = f"SELECT DISTINCT {_PEOPLE} FROM main.matches WHERE deleted = 0"
    found = [tuple(names.split("\n")) for (names,) in connection.execute(query) if names]
    return tuple(sorted(found))


def see_as(
    connection: sqlite3.Connection, person: str, *, weigh: Callable[..., int] = lambda *_said: 0
) -> None:
    """Let this connection count what a person played, as their side saw it; see `of_person`."""
    connection.create_function("weigh", 6, weigh, deterministic=True)
    mine, rules_of = [], cache(parse_options)
    for match, text, document in connection.execute(_OF_PERSON, (person,)).fetchall():
        players = _players(connection, [match])[match]
        number = players.index(PlayerRecord(person, None))
        with suppress(NotationError, ValueError, TypeError, AttributeError):  # it is damaged
            rules, drawn = rules_of(text), json.loads(document).get("drawn")
            total = None
            if rules.match is MatchForm.ROUND:
                total = round_totals(_games(connection, match, rules, drawn))[number]
            for game, dealer in connection.execute(_FIRST_DEALERS, (match,)):
                seating = _seating(rules, dealer, drawn)
                seat = Seat(seating.index(number))
                other = seating[seat.partner]
                partner = "" if other == number else players[other].name
                is_second = other < number and players[other].level is None
                own = sum(1 << one for one in seats_of(seating, number))
                mine.append((match, game, int(seat.side), own, partner, is_second, total))
    connection.execute("CREATE TEMP TABLE mine (match, game, side, own, name, is_second, total)")
    connection.executemany("INSERT INTO mine VALUES (?, ?, ?, ?, ?, ?, ?)", mine)
    for table, game in (("deals", "game"), ("games", "number")):
        connection.execute(
            f"CREATE TEMP TABLE {table} AS SELECT {table}.*, side, own, name, is_second"
            f" FROM main.{table} JOIN mine ON match = match_id AND mine.game = {table}.{game}"
        )
    for statement in (*review_tables.of_person(), *_AS_PERSON):
        connection.execute(statement)
    count_anew(connection)


def _games(
    connection: sqlite3.Connection, match: int, rules: RuleOptions, drawn: Sequence[str] | None
) -> list[GameResult]:
    return [
        GameResult(at, _seating(rules, dealer, drawn), None, (), (ns, ew), Side(winner))
        for at, ns, ew, winner, dealer in connection.execute(_RESULTS, (match,))
    ]


def _seating(rules: RuleOptions, dealer: int, drawn: Sequence[str] | None) -> Seating:
    # Whoever has dummy deals first; partners have been drawn for before.
    if drawn and rules.form is Form.FOUR:
        return start_after_draw(rules.form, [*map(parse_card, drawn)], rules.draw).seating
    return start_of(rules.form, Seat(dealer)).seating


_PEOPLE = """(
    SELECT group_concat(name, char(10)) FROM (
        SELECT name FROM players WHERE match_id = matches.id AND level IS NULL ORDER BY name
    )
)"""

_TOGETHER = f"""
SELECT id, at, rules, document FROM matches JOIN setups ON match_id = id
WHERE deleted = 0 AND marks & ? = 0 AND NOT (marks & {int(Marks.REAL_CARDS)} AND EXISTS (
    SELECT 1 FROM deals JOIN deals AS later USING (pack)  -- once it was entered twice if corrected
    WHERE deals.match_id = matches.id AND later.match_id > matches.id AND later.deleted = 0
))
AND (is_over = 1 OR form = 'dummy' AND id IN (SELECT match_id FROM games)) AND {_PEOPLE} = ?
ORDER BY id
"""

_OF_PERSON = """
SELECT id, rules, document FROM matches JOIN setups ON match_id = id
WHERE deleted = 0 AND id IN (SELECT match_id FROM players WHERE name = ? AND level IS NULL)
"""

# What a branch has left began in another match.
_LINE = """
WITH RECURSIVE line (id, before, game, dealer) AS (
    SELECT id, before, game, dealer FROM deals
    WHERE id = (SELECT max(id) FROM deals WHERE match_id = ?)
    UNION ALL SELECT deals.id, deals.before, deals.game, deals.dealer
    FROM deals JOIN line ON deals.id = line.before AND deals.id < line.id
)
"""
_FIRST_DEALERS = f"{_LINE} SELECT game, dealer FROM line GROUP BY game HAVING min(id)"
_RESULTS = f"""{_LINE}
SELECT number, ns_score, ew_score, winner, (
    SELECT dealer FROM line WHERE game = games.number ORDER BY id LIMIT 1
) FROM games WHERE last_deal IN (SELECT id FROM line) ORDER BY number
"""

_AS_PERSON = (
    "UPDATE temp.deals SET us = side, partner = name",
    "UPDATE temp.games SET us = side, partner = name, won = (winner = side)",
    "CREATE TEMP TABLE matches AS SELECT matches.*, side, name, total"
    " FROM main.matches JOIN mine ON match = id GROUP BY id HAVING max(game)",
    "UPDATE temp.matches SET us = side, partner = name, result = iif(is_over,"
    " coalesce(sign(total), iif((ew_games > ns_games) = side, 1, -1)), NULL)",
    "UPDATE temp.matches SET (ns_games, ew_games) = (SELECT sum(won <> matches.side),"
    " sum(won = matches.side) FROM temp.games WHERE match_id = matches.id)"
    " WHERE total IS NOT NULL AND ns_games + ew_games ="  # in a round, where partners change
    " (SELECT nullif(count(*), 0) FROM temp.games WHERE match_id = matches.id)",
)

_COLUMNS = (
    *("id", "at AS at_ms", "begun_at AS begun_at_ms", "form", "kind", "seed", "commitment"),
    *("level", "partner", "us", "ns_score", "ew_score", "ns_games", "ew_games", "deals"),
    *("is_over", "result", "marks", "branch_of IS NOT NULL AS is_branch"),
)
_NAMES = [column.rpartition(" ")[2] for column in _COLUMNS]


def _conditions(connection: sqlite3.Connection, search: Search) -> tuple[list[str], list[object]]:
    # SQLite knows capitals in English only.
    connection.create_function("casefold", 1, str.casefold, deterministic=True)
    texts, values = search.choice.conditions()
    texts.append("deleted = 0")
    if search.outcome is not None:
        texts.append(search.outcome.value)
    if len(search.people) > 1:
        texts.append(f"{_PEOPLE} = ?")
        values.append("\n".join(sorted(search.people)))
    if text := search.text.strip():
        ways = ["instr(casefold(people), ?)", "CAST(seed AS TEXT) = ?"]
        values += [text.casefold(), text]
        digits = "".join(text.split()).lower()
        if {*digits} <= {*hexdigits} and LEAST_DIGITS <= len(digits) <= _COMMITMENT_DIGITS:
            ways.append("id IN (SELECT id FROM matches WHERE commitment BETWEEN ? AND ?)")
            values += [digits, digits.ljust(_COMMITMENT_DIGITS, "f")]
        texts.append(f"({' OR '.join(ways)})")
    return texts, values


def _line(values: Sequence[Any], players: tuple[PlayerRecord, ...], code: str | None) -> MatchLine:
    row = dict(zip(_NAMES, values, strict=True))
    us = None if row["us"] is None else Side(row["us"])
    scores, games = ((row.pop(f"ns_{what}"), row.pop(f"ew_{what}")) for what in ("score", "games"))
    if us is Side.EW:
        scores, games = scores[::-1], games[::-1]
    row |= {
        "form": Form(row["form"]),
        "kind": MatchForm(row["kind"]),
        "us": us,
        "is_over": bool(row["is_over"]),
        "marks": Marks(row["marks"]),
        "is_branch": bool(row["is_branch"]),
    }
    return MatchLine(**row, code=code, players=players, scores=scores, games=games)
