"""How long the history takes: a database of 100,000 deals, every query of its windows, an entry.

    python tests/benchmarks/history.py                    100,000 deals
    python tests/benchmarks/history.py --window           its window as well, offscreen
    python tests/benchmarks/history.py --deals 20000 --keep history.db

The rows are drawn at random, but such as matches leave: games of one to four deals, three in a
rubber, five years of months, four levels, six partners, some replayed and some with hints. All have
been reviewed, with thirty decisions that were a choice.
"""

from __future__ import annotations

import argparse
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median

from virtual_screen import say

from quinto_desktop.lab.playing.headless import play_match
from quinto_desktop.players import Level, player_of
from quinto_desktop.records import PlayerRecord, SavedGame
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.database import is_sound, transaction
from quinto_desktop.records.history.entries import entry_of
from quinto_desktop.records.history.figures import figures_of
from quinto_desktop.records.history.games import (
    Order,
    Outcome,
    Search,
    found_counts,
    page_of,
    partners,
)
from quinto_desktop.records.history.history import History
from quinto_desktop.records.history.judged import luck_groups
from quinto_desktop.records.history.match_inserter import month_of
from quinto_desktop.records.history.reviews import own_errors
from quinto_desktop.records.history.tables import ALL_MARKS, Marks, sums_are_right
from quinto_desktop.rules import *

START_MS = 1_640_995_200_000  # the beginning of 2022
YEARS_MS = 5 * 365 * 86_400_000
PARTNERS = ("Ada", "Bertram", "Clara", "Dora", "Emil", "Frieda")
LIMIT_MS = 50

FORMS = [(Form.FOUR, MatchForm.GAME)] * 6 + [(Form.TWO, MatchForm.GAME)] * 2
FORMS += [(Form.FOUR, MatchForm.RUBBER), (Form.DUMMY, MatchForm.ROUND)]


class Maker:
    """Fills a history with rows at random."""

    def __init__(
        self, connection: sqlite3.Connection, deals: int, seed: int = 1, *, has_reviews: bool = True
    ) -> None:
        self._connection = connection
        self._wanted = deals
        self._has_reviews = has_reviews
        self._chance = random.Random(seed)
        self._deal_ids = count(1)
        self._game_ids = count(1)
        self._made = 0
        entry = entry_of(played(RuleOptions(), 1))
        self._setup = entry.setup
        self._document = entry.deals[0].document
        self._opinion = random.Random(seed).randbytes(2200)
        self._rules = {
            both: options_text(RuleOptions(form=both[0], match=both[1])) for both in FORMS
        }

    def make(self) -> None:
        match_ids = count(1)
        with transaction(self._connection):
            while self._made < self._wanted:
                self._match(next(match_ids))

    def _match(self, match_id: int) -> None:
        chance = self._chance
        form, kind = chance.choice(FORMS)
        level = chance.choice([*(level.value for level in Level), "mixed"])
        partner = "" if form is Form.TWO else chance.choice(PARTNERS)
        at = START_MS + YEARS_MS * self._made // self._wanted
        games = 1 if kind is MatchForm.GAME else chance.randint(2, 3)
        marks = Marks(0) if chance.random() < 0.9 else chance.choice([*Marks])
        lengths = [chance.choice((1, 2, 2, 3, 3, 4)) for _ in range(games)]
        own = (form.value, level, partner, int(marks), month_of(at))
        result = chance.choice((1, -1))
        self._insert(
            "matches",
            *(match_id, None, form.value, kind.value, 250, self._rules[form, kind]),
            *self._origin(),
            *(f"Ada, Clara, You, {partner}", at, at, month_of(at)),
            *(int(marks), sum(lengths), 0, level, partner, 255, 210, 1, 0, 1, result, 0),
        )
        self._insert("setups", match_id, self._setup)
        for number, name in enumerate(("Ada", "Clara", "You", partner or "Bertram")):
            self._insert("players", match_id, number, name, None if number == 2 else level)
        before = None
        for game, deals in enumerate(lengths, start=1):
            for number in range(1, deals + 1):
                before = self._deal(match_id, before, (game, number), own, at)
            won = chance.randint(0, 1)
            scores = (255, 210) if won else (195, 260)
            self._insert(
                "games",
                *(next(self._game_ids), match_id, before, game, deals, *scores, 1 - won, 0, won),
                *(*own, 0),
            )

    def _origin(self) -> tuple[int | None, str | None]:
        """A number, or a commitment."""
        if self._chance.random() < 0.3:
            return self._chance.getrandbits(20), None
        return None, self._chance.randbytes(32).hex()

    def _deal(
        self,
        match_id: int,
        before: int | None,
        place: tuple[int, int],
        own: tuple[str, str, str, int, int],
        at: int,
    ) -> int:
        chance = self._chance
        deal_id = next(self._deal_ids)
        doubler = chance.choice((None, None, 0, 1))
        redoubler = 1 - doubler if doubler is not None and chance.random() < 0.2 else None
        value = 5 if doubler is None else 10 if redoubler is None else 20
        tricks = chance.randint(0, 13) if chance.random() < 0.6 else None
        taken = (None, None) if tricks is None else (tricks, 13 - tricks)
        sides = [chance.choice((0, 1, 2)) for _ in QUINTS]
        quints = [
            sum(1 << place for place, one in enumerate(sides) if one == side) for side in (0, 1)
        ]
        points = [
            sum(quint.points for quint, one in zip(QUINTS, sides, strict=True) if one == side)
            + (taken[side] or 0) * value
            for side in (0, 1)
        ]
        form, level, partner, marks, month = own
        self._insert(
            "deals",
            *(deal_id, match_id, before, chance.randbytes(16), chance.randbytes(16), *place),
            *(chance.randint(0, 3), doubler, redoubler, value, 0, 0, *points, *taken, *quints),
            *(0, form, level, partner, marks, int(marks == 1), int(marks == 2), at, at, month, 0),
        )
        self._insert("records", deal_id, self._document)
        if self._has_reviews:
            self._review(deal_id, points[0] - points[1], at)
        self._made += 1
        return deal_id

    def _review(self, deal_id: int, result: int, at: int) -> None:
        """What was said of a deal: its luck is a part of its result, and errors are few."""
        chance = self._chance
        mean = result / 2 + chance.gauss(0, 20)
        tables = [round(mean + chance.gauss(0, 30)) for _ in range(4)]
        rows, roles = [], [[0] * 5 for _ in range(3)]
        for number in range(4, 34):
            seat = number % 4
            role = (1, 2, 0, 2)[seat]
            error = 10 * chance.randint(2, 30) if chance.random() < 0.05 else 0
            loss = 10 * error or chance.randint(-20, 20)
            weight = chance.randint(500, 5_000)
            for place, more in enumerate((error, 1, loss, weight, weight * error // 50)):
                roles[role][place] += more
            label = "error" if error else "sound"
            told = (error, loss, 40, 0, 960, error)
            rows.append((deal_id, number, seat, role, "play H5", label, *told))
        self._insert(
            "reviews",
            *(deal_id, deal_id, "judge-1", 1, "usual", 1, 1, at, result, str(tables)),
            *(25 * sum(tables), chance.choice((-120, 0, 120))),
            *(one for role in roles for one in role),
            *(1, 0),
        )
        self._connection.executemany(f"INSERT INTO verdicts VALUES ({', '.join('?' * 12)})", rows)
        self._insert("opinions", deal_id, self._opinion)

    def _insert(self, table: str, *values: object) -> None:
        places = ", ".join("?" * len(values))
        self._connection.execute(f"INSERT INTO {table} VALUES ({places})", values)


def played(rules: RuleOptions, seed: int) -> SavedGame:
    """A whole match between computer players, in which South is called a person."""
    steps = play_match(rules, seed, [player_of(Level.CASUAL)] * rules.form.players, Seat.S)
    people = [
        PlayerRecord(name, None if number == 2 else "casual")
        for number, name in enumerate(("Ada", "Clara", "You", "Bertram"))
    ]
    return SavedGame(
        rules, NumberedDeals(seed), Seat.S, tuple(people), tuple(step.action for step in steps)
    )


def queries(connection: sqlite3.Connection) -> dict[str, Callable[[], object]]:
    """Whatever the windows ask."""
    ours = Choice(Form.FOUR, "club", "Ada", since=2024 * 12)
    found: dict[str, Callable[[], object]] = {}
    for order in Order:
        for is_rising in (False, True):
            name = f"list by {order.name.lower()}, {'rising' if is_rising else 'falling'}"
            search = Search(order=order, is_rising=is_rising)
            found[name] = partial(page_of, connection, search)
            found[f"{name}, far down"] = partial(page_of, connection, search, 30_000)
    searches = {
        "of a form, a level and a partner": Search(ours),
        "first attempts only": Search(Choice()),
        "by a name": Search(text="dora"),
        "by a number": Search(text="123456"),
        "by a commitment": Search(text="3f8a 91c2"),
        "by a name nobody has, by people": Search(text="Nobody", order=Order.PEOPLE),
        "lost, by number": Search(outcome=Outcome.LOST, order=Order.NUMBER),
        "unfinished": Search(outcome=Outcome.UNFINISHED),
    }
    for name, search in searches.items():
        found[f"list {name}"] = partial(page_of, connection, search)
        found[f"count {name}"] = partial(found_counts, connection, search)
    found["count everything"] = partial(found_counts, connection, Search())
    found["partners to choose from"] = partial(partners, connection)
    found["all statistics, first plays"] = partial(figures_of, connection)
    found["all statistics, everything"] = partial(figures_of, connection, Choice(marks=ALL_MARKS))
    found["all statistics, filtered"] = partial(figures_of, connection, ours)
    everything = Choice(marks=ALL_MARKS)
    found["the worst 50 errors"] = partial(own_errors, connection, everything)
    found["the worst 50 errors, filtered"] = partial(own_errors, connection, ours)
    found["50 errors, far down"] = partial(own_errors, connection, everything, 5000)
    found["results by luck"] = partial(luck_groups, connection, everything)
    return found


def timed_ms(act: Callable[[], object], repeats: int = 1) -> tuple[float, float]:
    """The median time of doing something, and that of the processor alone, in milliseconds."""
    times = []
    for _ in range(repeats):
        begun, busy = time.perf_counter(), time.process_time()
        act()
        times.append((time.perf_counter() - begun, time.process_time() - busy))
    whole, busy = (median(column) * 1000 for column in zip(*times, strict=True))
    return whole, busy


def told(name: str, act: Callable[[], object], repeats: int = 1) -> float:
    """Say how long something takes, and return the processor's time."""
    whole, busy = timed_ms(act, repeats)
    say(f"{whole:7.1f} ms, {busy:6.1f} of the processor: {name}")
    return busy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--window", action="store_true", help="measure the history's window too")
    parser.add_argument("--keep", type=Path, help="where to leave the database")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = arguments.keep or Path(folder) / "history.db"
        path.unlink(missing_ok=True)
        with closing(History(path)) as history:
            measure(history, arguments.deals, arguments.repeats)
        if arguments.window:
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
            measure_window(path)


def measure(history: History, deals: int, repeats: int) -> None:
    connection = history.connection
    told("making", Maker(connection, deals).make)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("ANALYZE")
    groups, matches = (
        connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        for table in ("sums", "matches")
    )
    size_mb = history.path.stat().st_size / 1e6
    say(f"{deals} deals of {matches} matches: {size_mb:.1f} MB")
    say(f"{groups} groups of sums, {'right' if sums_are_right(connection) else 'WRONG'}")
    times = {name: told(name, ask, repeats) for name, ask in queries(connection).items()}
    slowest = max(times, key=times.__getitem__)
    say(f"slowest: {slowest}, {times[slowest]:.1f} ms of the processor, of {LIMIT_MS} allowed")
    told("integrity check", lambda: is_sound(connection))
    games = iter([played(RuleOptions(), seed) for seed in range(20)])
    told("entry of a game", lambda: history.enter(next(games), START_MS), 20)
    one, *_ = page_of(connection, Search())
    told("deletion", lambda: history.delete([one.id]))
    told("record", lambda: history.record(one.id))


def measure_window(path: Path) -> None:
    """Time what a person waits for: from the key to the painted list, and within it."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    from quinto_desktop.game import Preferences
    from quinto_desktop.window.app.beside_windows import HistoryController
    from quinto_desktop.window.history.games_table import COLUMNS
    from quinto_desktop.window.history.history_dialog import HistoryDialog

    application = QApplication([])
    window = QWidget()
    window.resize(1280, 800)
    window.show()
    folder = path.parent
    desk = HistoryController(window, Preferences(folder), folder, print, print)

    def shown() -> HistoryDialog:
        desk.open()
        application.processEvents()
        dialog = window.findChild(HistoryDialog)
        assert dialog is not None
        dialog.grab()
        return dialog

    told("window: the first time, with all that is loaded for it", shown)
    dialog = shown()
    dialog.close()
    told("window: again", shown)
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(dialog.table, key)
        told(f"window: painted after {key.name}", shown)
    for number, column in enumerate(COLUMNS):
        click = partial(dialog.table.horizontalHeader().sectionClicked.emit, number)
        told(f"window: sort by {column.name.lower()}", click)
    told("window: a game deleted", dialog.delete)
    told("window: brought back", dialog.undo)
    dialog.table.selectAll()
    told("window: all games deleted", dialog.delete)
    told("window: all brought back", dialog.undo)


if __name__ == "__main__":
    main()
