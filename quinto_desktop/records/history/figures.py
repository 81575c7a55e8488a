"""The statistics: every figure with its number of cases and a 95 % interval.

*Points a deal* are ours less theirs. Its interval is Student's, over deals; a share's is Wilson's.
From fewer than `FEWEST` cases nothing can be told, and `tells` says so.

*A quint made* is one that our side scored, *a quint lost* one that the others scored. Those that
nobody scored, as the two halves fell apart or the game ended before, are neither.

*A double is right* if the side that doubled took more of the thirteen tricks than the others, and
*wrong* if it took fewer: it multiplies the worth of all tricks, the cachette's among them, so just
then it has gained points, or cost them. If a quint ended the game, the tricks never counted, and
the double stays *open*. The same holds for redoubles. It is judged by how the deal went; whether
the cards promised as much is another question.

What was reviewed is told by `judged`: results without luck, and errors.

*A streak* is the number of games in a row that were won, or lost, in the order of play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.records.history.counts import Choice, Judged, Points, Row, Share, where
from quinto_desktop.records.history.judged import LuckGroup, judged_cells, luck_groups
from quinto_desktop.records.history.tables import ALL_MARKS, MEASURES, Marks
from quinto_desktop.rules import QUINTS, MatchForm, Quint, QuintKind, Suit

if TYPE_CHECKING:
    import sqlite3


class Verdicts(Struct, frozen=True):
    """One side's doubles or redoubles: how many gained points, cost points, or were never tried."""

    right: int
    wrong: int
    open: int

    @property
    def share(self) -> Share:
        """How many of those that were tried were right."""
        return Share(self.right, self.right + self.wrong)


class Streaks(Struct, frozen=True):
    """Games in a row, as played: the longest, and the one that goes on, negative if lost."""

    won: int
    lost: int
    current: int


class BestDeal(Struct, frozen=True):
    """The deal with our greatest lead: its match, its numbers there, and both sides' points."""

    match: int
    game: int
    number: int
    own: int
    others: int


class Apart(Struct, frozen=True):
    """How many deals and games have a mark, and so are in the figures only if asked for.

    Those of branches count as branches, not as replayed.
    """

    deals: int
    games: int


class Figures(Struct, frozen=True):
    """All statistics of a choice.

    Attributes:
        levels: By the opponents' level; an empty one are people.
        partners: By partner; an empty one is nobody.
        months: By month, as the tables count months, in order.
        games: The games in the order of play, 1 for each won and 0 for each lost.
        quints: Each quint, made against made or lost, by its place in `QUINTS`.
        apart: For each mark, what it sets apart; within form, level, partner and months.
    """

    whole: Row
    forms: Mapping[str, Row]
    levels: Mapping[str, Row]
    partners: Mapping[str, Row]
    months: Mapping[int, Row]
    rubbers: Share
    rounds: Share
    quints: tuple[Share, ...]
    doubles: Verdicts
    redoubles: Verdicts
    their_doubles: Verdicts
    their_redoubles: Verdicts
    streaks: Streaks
    apart: Mapping[Marks, Apart]
    luck: tuple[LuckGroup, ...] = ()
    games: str = ""

    def quints_of(self, is_one: Callable[[Quint], bool]) -> Share:
        """Return how many of some quints were made, of those that either side made."""
        quints = zip(QUINTS, self.quints, strict=True)
        return sum((share for quint, share in quints if is_one(quint)), Share(0, 0))

    @property
    def quint_royal(self) -> Share:
        """The Quint Royal, made against made or lost."""
        return self.quints_of(lambda quint: quint.kind is QuintKind.ROYAL)

    def quints_of_suit(self, suit: Suit) -> Share:
        """Return one suit's quints, made against made or lost."""
        return self.quints_of(lambda quint: quint.suit is suit)


def figures_of(
    connection: sqlite3.Connection, choice: Choice | None = None, beta: float = 1.0
) -> Figures:
    """Count everything, by default every first play without help.

    Beta is how much of the luck is taken off as long as earlier deals do not tell; see `judged`.
    """
    choice = choice or Choice()
    sums = _sums(connection, choice)
    longer = _longer_matches(connection, choice)
    cells = _grouped(connection, choice, _CELLS, longer, beta)
    months = _grouped(connection, choice, ("month",), longer, beta)
    share = {kind: _matches_won(connection, choice, kind) for kind in ("rubber", "round")}
    games = games_in_order(connection, choice)
    return Figures(
        whole=sum(months.values(), Row()),
        forms=_by(cells, 0),
        levels=_by(cells, 1),
        partners=_by(cells, 2),
        months=_by(months, 0),
        rubbers=share["rubber"],
        rounds=share["round"],
        quints=tuple([_quint(sums, number) for number in range(len(QUINTS))]),
        doubles=_verdicts(sums, "us_double"),
        redoubles=_verdicts(sums, "us_redouble"),
        their_doubles=_verdicts(sums, "them_double"),
        their_redoubles=_verdicts(sums, "them_redouble"),
        streaks=streaks_in(games),
        apart=_apart(connection, choice),
        luck=luck_groups(connection, choice),
        games=games,
    )


def best_of(connection: sqlite3.Connection, choice: Choice) -> BestDeal | None:
    """Return the deal with the greatest lead of ours, the first of several; None without any."""
    texts, values = choice.conditions()
    found = where([*texts, "deleted = 0", "us IS NOT NULL"])
    query = (
        f"SELECT match_id, game, number, ns_points, ew_points, us FROM deals{found}"
        " ORDER BY (ns_points - ew_points) * (1 - 2 * us) DESC, id LIMIT 1"
    )
    for match, game, number, north, east, us in connection.execute(query, values):
        return BestDeal(match, game, number, *((east, north) if us else (north, east)))
    return None


class Offer(Struct, frozen=True):
    """What there is in the history to choose from; an empty level are people, or nobody as partner.

    `is_nobodys` says that deals have been played, but none that counts for one side.
    """

    forms: frozenset[str]
    levels: frozenset[str]
    partners: tuple[str, ...]
    months: tuple[int, ...]
    is_nobodys: bool


def offer_of(connection: sqlite3.Connection) -> Offer:
    """Return what there is to choose from, whatever sets it apart."""
    query = "SELECT DISTINCT form, level, partner, month FROM sums WHERE deals > 0"
    found = connection.execute(query).fetchall()
    forms, levels, partners, months = ({row[place] for row in found} for place in range(4))
    played = "SELECT EXISTS (SELECT 1 FROM deals WHERE deleted = 0)"
    return Offer(
        frozenset(forms),
        frozenset(levels),
        tuple(sorted(partners)),
        tuple(sorted(months)),
        is_nobodys=not found and bool(connection.execute(played).fetchone()[0]),
    )


_CELLS = ("form", "level", "partner")
_INDEXED = (*_CELLS, "month")
_ROYAL = next(number for number, quint in enumerate(QUINTS) if quint.kind is QuintKind.ROYAL)
_OF_SUITS = [number for number in range(len(QUINTS)) if number != _ROYAL]
_SUMMED = (
    *("deals", "difference", "squares"),
    *(" + ".join([f"{side}_quint_{number}" for number in _OF_SUITS]) for side in ("us", "them")),
    *(f"{side}_quint_{_ROYAL}" for side in ("us", "them")),
    *("us_double_right", "us_double_wrong"),
)
_LONGER = f"kind <> '{MatchForm.GAME.value}' AND deleted = 0 AND is_over = 1 AND us IS NOT NULL"
_KINDS = {
    "rubber": f"kind IN ('{MatchForm.RUBBER.value}', '{MatchForm.RUBBER_POINTS.value}')",
    "round": f"kind = '{MatchForm.ROUND.value}'",
}


def _sums(connection: sqlite3.Connection, choice: Choice) -> dict[str, int]:
    texts, values = choice.conditions()
    columns = ", ".join([f"coalesce(sum({name}), 0)" for name in MEASURES])
    row = connection.execute(f"SELECT {columns} FROM sums{where(texts)}", values).fetchone()
    return dict(zip(MEASURES, row, strict=True))


def _grouped(
    connection: sqlite3.Connection,
    choice: Choice,
    columns: tuple[str, ...],
    longer: list[tuple[Any, ...]],
    beta: float,
) -> dict[tuple[Any, ...], Row]:
    # By each combination of some neighbours' values among the indexed columns.
    texts, values = choice.conditions()
    by = ", ".join(columns)

    def grouped(what: str, table: str, condition: str) -> dict[tuple[Any, ...], list[int]]:
        clause = where([*texts, condition])
        query = f"SELECT {what}, {by} FROM {table}{clause} GROUP BY {by} ORDER BY {by}"
        width = len(what.split(", "))
        return {row[width:]: list(row[:width]) for row in connection.execute(query, values)}

    deals = grouped(", ".join([f"sum({one})" for one in _SUMMED]), "sums", "deals > 0")
    games = grouped("sum(won), sum(games)", "game_sums", "games > 0")
    matches: dict[tuple[Any, ...], list[int]] = {}
    first = _INDEXED.index(columns[0])
    for won, cases, *key in longer:
        share = matches.setdefault(tuple(key[first : first + len(columns)]), [0, 0])
        share[0] += won
        share[1] += cases
    judged = judged_cells(connection, choice, columns, beta)
    found = {}
    for group in sorted({*deals, *games, *matches}):
        points, quints, royal, doubles = _parted(deals.get(group, [0] * len(_SUMMED)))
        found[group] = Row(
            Points(*points),
            Share(*games.get(group, (0, 0))),
            Share(*matches.get(group, (0, 0))),
            Share(*quints),
            Share(*royal),
            Share(*doubles),
            judged.get(group, Judged()),
        )
    return found


def _longer_matches(connection: sqlite3.Connection, choice: Choice) -> list[tuple[Any, ...]]:
    # Won, and how many there were; by what their index is in the order of.
    texts, values = choice.conditions()
    by = ", ".join(_INDEXED)
    clause = where([*texts, _LONGER])
    query = f"SELECT sum(result = 1), count(*), {by} FROM matches{clause} GROUP BY {by}"
    return connection.execute(query, values).fetchall()


def _parted(sums: list[int]) -> tuple[list[int], ...]:
    made, lost, royal_made, royal_lost, right, wrong = sums[3:]
    return (
        sums[:3],
        [made, made + lost],
        [royal_made, royal_made + royal_lost],
        [right, right + wrong],
    )


def _by(cells: Mapping[tuple[Any, ...], Row], place: int) -> dict[Any, Row]:
    found: dict[Any, Row] = {}
    for group, row in cells.items():
        found[group[place]] = found.get(group[place], Row()) + row
    return dict(sorted(found.items()))


def _matches_won(connection: sqlite3.Connection, choice: Choice, kind: str) -> Share:
    texts, values = choice.conditions()
    clause = where([*texts, _LONGER, _KINDS[kind]])
    query = f"SELECT coalesce(sum(result = 1), 0), count(*) FROM matches{clause}"
    return Share(*connection.execute(query, values).fetchone())


def _quint(sums: Mapping[str, int], number: int) -> Share:
    made, lost = (sums[f"{side}_quint_{number}"] for side in ("us", "them"))
    return Share(made, made + lost)


def _verdicts(sums: Mapping[str, int], call: str) -> Verdicts:
    right, wrong, not_tried = (sums[f"{call}_{verdict}"] for verdict in ("right", "wrong", "open"))
    return Verdicts(right, wrong, not_tried)


def games_in_order(connection: sqlite3.Connection, choice: Choice) -> str:
    """Return the games in the order of play, 1 for each won and 0 for each lost."""
    texts, values = choice.conditions()
    clause = where([*texts, "deleted = 0", "us IS NOT NULL"])
    query = f"SELECT group_concat(won, '') FROM (SELECT won FROM games{clause} ORDER BY id)"
    return connection.execute(query, values).fetchone()[0] or ""


def streaks_in(games: str) -> Streaks:
    """Return the streaks of games in a row, given as 1 for each won and 0 for each lost."""
    won, lost = (games.split(end) for end in "01")
    current = len(won[-1]) or -len(lost[-1])
    return Streaks(len(max(won, key=len)), len(max(lost, key=len)), current)


def _apart(connection: sqlite3.Connection, choice: Choice) -> dict[Marks, Apart]:
    every = replace(choice, marks=ALL_MARKS)
    texts, values = every.conditions()

    def counted(what: str, table: str) -> dict[int, int]:
        query = f"SELECT marks, sum({what}) FROM {table}{where(texts)} GROUP BY 1"
        return dict(connection.execute(query, values))

    deals, games = counted("deals", "sums"), counted("games", "game_sums")
    return {
        mark: Apart(
            *(sum(n for marks, n in one.items() if mark & _told(marks)) for one in (deals, games))
        )
        for mark in Marks
    }


def _told(marks: int) -> int:
    # A branch plays cards again: that goes without saying.
    return marks & ~Marks.REPLAYED if marks & Marks.BRANCH else marks
