"""What follows from the rest of a match is made anew where it is missing, or is no text any more.

A match's setup, deals and records tell what it shows in lists, who played it, and which games its
deals have ended. Its players stand in the setup and beside it, its form in each of its deals.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import reduce
from operator import or_
from typing import Any, TypeAlias

from quinto_desktop.records.faults import RecordError
from quinto_desktop.records.history.entries import MatchEntry, entry_of, origin_of, record_of
from quinto_desktop.records.history.match_inserter import values_of
from quinto_desktop.records.history.sqlite_errors import FOUND_IN_DAMAGE
from quinto_desktop.records.history.tables import Marks, insert
from quinto_desktop.records.saves.saved_game import PlayerRecord, SavedGame, is_name
from quinto_desktop.rules import DUMMY_HANDICAP, Form, MatchForm, Side, options_text

_Row: TypeAlias = Mapping[str, Any]

Links: TypeAlias = Mapping[int, tuple[int, int | None]]
"""The match of each deal, and the deal before it, by the deals' rows."""

NO_TEXT = "\ufffd"
"""What stands for bytes that were no text."""


_IN_VAIN = (sqlite3.DatabaseError, RecordError, *FOUND_IN_DAMAGE)


def heal(connection: sqlite3.Connection, links: Links) -> None:
    """Make anew what can be of all matches of a history, in a transaction.

    `links` are what is known of its deals besides.
    """
    there = {deal for (deal,) in connection.execute("SELECT id FROM deals")}
    for match in sorted({match for deal, (match, _) in links.items() if deal not in there}):
        with contextlib.suppress(*_IN_VAIN):
            _heal_line(connection, match, links)
    for match in sorted({*_ill(connection), *strangers(connection)}):
        with contextlib.suppress(*_IN_VAIN):
            _heal(connection, match)
    _name_forms(connection)


def insert_if_fit(connection: sqlite3.Connection, table: str, values: Mapping[str, object]) -> None:
    """Add a row, unless it is there or is none of this table."""
    with contextlib.suppress(sqlite3.DatabaseError, OverflowError):
        insert(connection, table, values)


_TEXTS = {
    "matches": ("form", "kind", "rules", "commitment", "people", "level", "partner"),
    "deals": ("form", "level", "partner"),
    "games": ("form", "level", "partner"),
    "players": ("name", "level"),
    "setups": ("document",),
}


def is_no_text(*columns: str) -> str:
    """The condition that a row has bytes that were no text."""
    return " OR ".join([f"instr({column}, '{NO_TEXT}')" for column in columns])


def is_unknown() -> str:
    """The condition that a match is of no form that there is."""
    return f"form NOT IN ({_values(Form)}) OR kind NOT IN ({_values(MatchForm)})"


def _ill(connection: sqlite3.Connection) -> list[int]:
    # Something is missing or no text, and the setup is there.
    needed = " ".join([f"WHEN '{form.value}' THEN {form.players}" for form in Form])
    ids = {"matches": "id"}
    parts = [
        *(
            f"SELECT {ids.get(table, 'match_id')} FROM {table} WHERE {is_no_text(*columns)}"
            for table, columns in _TEXTS.items()
        ),
        "SELECT match_id FROM setups WHERE match_id NOT IN (SELECT id FROM matches)",
        f"SELECT id FROM matches WHERE {is_unknown()}",
        "SELECT id FROM matches WHERE CASE form"
        f" {needed} END > (SELECT count(*) FROM players WHERE match_id = id)",
        "SELECT id FROM matches WHERE branch_of IS NULL AND ns_games + ew_games"
        " > (SELECT count(*) FROM games WHERE match_id = matches.id)",
    ]
    query = f"SELECT match_id FROM setups WHERE match_id IN ({' UNION '.join(parts)})"
    return [match for (match,) in connection.execute(query)]


def _heal(connection: sqlite3.Connection, match: int) -> None:
    _heal_players(connection, match)
    (setup,) = connection.execute(_SETUP, (match,)).fetchone()
    game = _agreed(setup)
    if game is None:
        return
    _heal_deals(connection, match, game)
    line = _rows(connection, _LINE, match)
    if not line or line[-1]["match_id"] != match:
        return
    entry = _entry(setup, line)
    if entry is not None:
        _heal_games(connection, entry, line)
    _heal_match(connection, match, game, line)


def _heal_line(connection: sqlite3.Connection, match: int, links: Links) -> None:
    # Of these deals only the records are left. What has set them apart, and when they were
    # played, is known of the match as a whole only.
    query = "SELECT * FROM matches JOIN setups ON match_id = id WHERE id = ?"
    row = _rows(connection, query, match)
    last = max(deal for deal, (its_match, _) in links.items() if its_match == match)
    line = [*_line_to(last, links)][::-1]
    found = [connection.execute(_RECORD, (deal,)).fetchone() for deal in line]
    try:
        scores = row[0]["ns_score"], row[0]["ew_score"]
        record = record_of(row[0]["document"], [document for (document,) in found], scores)
    except (RecordError, LookupError, TypeError):
        return  # not all of it is left
    for number, entry in zip(line, entry_of(record).deals, strict=True):
        its_match, before = links[number]
        columns = values_of(entry) | {"id": number, "match_id": its_match, "before": before}
        columns |= {name: row[0][name] for name in ("form", "marks", "at", "month", "deleted")}
        columns |= {"undone": 0, "hinted": 0}
        insert_if_fit(connection, "deals", columns)  # unless it is there


def _line_to(deal: int | None, links: Links) -> Iterator[int]:
    # The last one first.
    while deal is not None and deal in links:
        yield deal
        before = links[deal][1]
        deal = before if before is not None and before < deal else None


def _agreed(setup: str) -> SavedGame | None:
    # None if its setup cannot be read.
    for scores in ((0, 0), (0, DUMMY_HANDICAP), (DUMMY_HANDICAP, 0)):
        with contextlib.suppress(RecordError):
            return record_of(setup, (), scores)
    return None


def strangers(connection: sqlite3.Connection) -> set[int]:
    """The matches with a player of a name or level that no file may have."""
    rows = connection.execute("SELECT match_id, name, level FROM players")
    return {match for match, *player in rows if not _is_known(*player)}


def _is_known(name: object, level: object) -> bool:
    try:
        PlayerRecord(name, level)  # type: ignore[arg-type]  # whatever a document says
    except (RecordError, TypeError):
        return False
    return True


def _is_sure(name: object, level: object) -> bool:
    return _is_known(name, level) and NO_TEXT not in str(name)


def _heal_players(connection: sqlite3.Connection, match: int) -> None:
    (setup,) = connection.execute(_SETUP, (match,)).fetchone()
    try:
        document = json.loads(setup)
        told = [(player["name"], player["level"]) for player in document["players"]]
    except (ValueError, LookupError, TypeError):
        document, told = {}, []
    rows = connection.execute(
        "SELECT number, name, level FROM players WHERE match_id = ?", (match,)
    )
    listed = {number: (name, level) for number, *(name, level) in rows}
    for number in sorted({*listed, *range(len(told))}):
        both = [*told[number : number + 1], *([listed[number]] if number in listed else [])]
        known = [player for player in both if _is_known(*player)]
        known.sort(key=lambda player: NO_TEXT in player[0])  # any other knows better
        player = known[0] if known else (_cleaned(both[0][0]), _level(both))
        if number < len(told) and not _is_sure(*told[number]):
            name, level = player
            document["players"][number] |= {"name": name, "level": level}
        if number not in listed or not _is_sure(*listed[number]):
            values = (match, number, *player)
            connection.execute("INSERT OR REPLACE INTO players VALUES (?, ?, ?, ?)", values)
    if document and not all(_is_sure(*player) for player in told):
        text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
        connection.execute("UPDATE setups SET document = ? WHERE match_id = ?", (text, match))


def _cleaned(name: object) -> str:
    return "".join([char if is_name(char) else "?" for char in str(name)])[:40] or "?"


def _level(both: Sequence[tuple[Any, Any]]) -> str | None:
    known = [level for _, level in both if _is_known("?", level)]
    return known[0] if known else "casual"


def _name_forms(connection: sqlite3.Connection) -> None:
    forms, kinds = _values(Form), _values(MatchForm)
    by_players = " ".join([f"WHEN {form.players} THEN '{form.value}'" for form in Form])
    connection.execute(
        f"UPDATE matches SET form = coalesce((SELECT form FROM deals WHERE match_id = matches.id"
        f" AND form IN ({forms}) LIMIT 1), CASE (SELECT count(*) FROM players"
        f" WHERE match_id = matches.id) {by_players} ELSE 'four' END) WHERE form NOT IN ({forms})"
    )
    connection.execute(
        "UPDATE matches SET kind = CASE WHEN ns_games + ew_games < 2 THEN 'game'"
        " WHEN form = 'dummy' THEN 'round' ELSE 'rubber' END"
        f" WHERE kind NOT IN ({kinds})"
    )
    for table in ("deals", "games"):
        connection.execute(
            f"UPDATE {table} SET form = (SELECT form FROM matches WHERE id = match_id)"
            f" WHERE form NOT IN ({forms}) AND match_id IN (SELECT id FROM matches)"
        )


def _values(kind: type[Enum]) -> str:
    return ", ".join([f"'{one.value}'" for one in kind])


def _heal_deals(connection: sqlite3.Connection, match: int, game: SavedGame) -> None:
    known = {"form": game.rules.form.value}
    for column in ("level", "partner"):
        row = connection.execute(
            f"SELECT {column} FROM (SELECT id, {column} FROM matches WHERE id = ?1"
            f" UNION ALL SELECT match_id, {column} FROM deals WHERE match_id = ?1"
            f" UNION ALL SELECT match_id, {column} FROM games WHERE match_id = ?1)"
            f" WHERE NOT ({is_no_text(column)})"
            f" GROUP BY {column} ORDER BY count(*) DESC LIMIT 1",
            (match,),
        ).fetchone()
        known[column] = _nearest(column, game.players) if row is None else row[0]
    for table in ("deals", "games"):
        for column, text in known.items():
            connection.execute(
                f"UPDATE {table} SET {column} = ? WHERE match_id = ? AND {is_no_text(column)}",
                (text, match),
            )


def _nearest(column: str, players: Sequence[PlayerRecord]) -> str:
    levels = [player.level for player in players if player.level is not None]
    return levels[0] if column == "level" and levels else ""


def _entry(setup: str, line: Sequence[_Row]) -> MatchEntry | None:
    # None if this Quinto cannot replay it.
    last = line[-1]
    scores = last["ns_before"] + last["ns_points"], last["ew_before"] + last["ew_points"]
    try:
        entry = entry_of(record_of(setup, [deal["document"] for deal in line], scores))
    except RecordError:
        return None
    return entry if len(entry.deals) == len(line) else None


def _heal_games(connection: sqlite3.Connection, entry: MatchEntry, line: Sequence[_Row]) -> None:
    marks = 0
    for deal, row in zip(entry.deals, line, strict=True):
        marks = row["marks"] | (marks & ~Marks.LESSON if row["number"] > 1 else 0)
        won = deal.won
        if won is None or row["match_id"] != line[-1]["match_id"]:
            continue
        (number,) = connection.execute(
            "SELECT coalesce(max(id), 0) + 1 FROM games WHERE last_deal < ?", (row["id"],)
        ).fetchone()
        copied = ("match_id", "us", "form", "level", "partner", "month", "deleted")
        columns = {name: row[name] for name in copied} | {
            "id": number,  # the order of play
            "last_deal": row["id"],
            "number": won.number,
            "deals": won.deals,
            "ns_score": won.scores[0],
            "ew_score": won.scores[1],
            "winner": int(won.winner),
            "won": None if row["us"] is None else int(won.winner == row["us"]),
            "marks": marks,
        }
        insert_if_fit(connection, "games", columns)  # unless it is there


def _heal_match(
    connection: sqlite3.Connection, match: int, game: SavedGame, line: Sequence[_Row]
) -> None:
    # As far as it can be told without its records.
    own = [deal for deal in line if deal["match_id"] == match]
    before = [deal for deal in line if deal["id"] == own[0]["before"]]
    last = own[-1]
    seed, commitment = origin_of(game)
    names = connection.execute(
        "SELECT name FROM players WHERE match_id = ? ORDER BY number", (match,)
    )
    texts = {
        "form": game.rules.form.value,
        "kind": game.rules.match.value,
        "target": game.rules.target,
        "rules": options_text(game.rules),
        "seed": seed,
        "commitment": commitment,
        "people": ", ".join([name for (name,) in names]),
        "level": last["level"],
        "partner": last["partner"],
    }
    columns = texts | {
        "id": match,
        "branch_of": own[0]["before"],
        **{name: last[name] for name in ("at", "month", "us", "deleted")},
        "begun_at": own[0]["begun_at"],
        "marks": reduce(or_, [deal["marks"] for deal in [*before, *own]]),
        "deals": len(line),
        "ns_score": last["ns_before"] + last["ns_points"],
        "ew_score": last["ew_before"] + last["ew_points"],
        **_outcome(connection, match, game, line),
    }
    insert_if_fit(connection, "matches", columns)  # unless it is there
    changes = ", ".join([f"{name} = ?" for name in texts])
    is_ill = f"{is_no_text(*_TEXTS['matches'])} OR {is_unknown()}"
    query = f"UPDATE matches SET {changes} WHERE id = ? AND ({is_ill})"
    connection.execute(query, [*texts.values(), match])


def _outcome(
    connection: sqlite3.Connection, match: int, game: SavedGame, line: Sequence[_Row]
) -> dict[str, object]:
    # In a round only if nobody has to reckon.
    won: list[Side] = []
    for deal in line:
        query = "SELECT winner FROM games WHERE last_deal = ?"
        won += [Side(winner) for (winner,) in connection.execute(query, (deal["id"],))]
    ns_games, ew_games = (won.count(side) for side in Side)
    needed = {MatchForm.GAME: 1, MatchForm.ROUND: 3}.get(game.rules.match)
    is_over = len(won) >= needed if needed else max(ns_games, ew_games) >= 2
    us, result = line[-1]["us"], None
    if is_over and us is not None:
        ours = ns_games - ew_games if us == Side.NS else ew_games - ns_games
        result = (ours > 0) - (ours < 0)
    return {"ns_games": ns_games, "ew_games": ew_games, "is_over": int(is_over), "result": result}


_SETUP = "SELECT document FROM setups WHERE match_id = ?"

_RECORD = "SELECT document FROM records WHERE deal_id = ?"

_LINE = """
WITH RECURSIVE line (number_in_line, id) AS (
    SELECT 0, max(id) FROM deals WHERE match_id = ?
    UNION ALL
    SELECT number_in_line - 1, deals.before FROM line JOIN deals ON deals.id = line.id
    WHERE deals.before < deals.id
)
SELECT deals.*, records.document FROM line JOIN deals ON deals.id = line.id
JOIN records ON deal_id = line.id ORDER BY number_in_line
"""


def _rows(connection: sqlite3.Connection, query: str, match: int) -> list[_Row]:
    cursor = connection.execute(query, (match,))
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]
