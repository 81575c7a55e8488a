"""What the statistics window asks of the history: figures, and what to choose from."""

# The names of what it is answered with are here as well, as the window knows nothing of records.

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.game.past.past_games import PastGames, resumed
from quinto_desktop.game.past.verdicts import weighed
from quinto_desktop.players import Level
from quinto_desktop.players.judging.accuracy import accuracy_after
from quinto_desktop.players.judging.luck import BETA
from quinto_desktop.records.faults import HistoryError, HistoryFault
from quinto_desktop.records.history.counts import Choice, Judged, Points, Rate, Row, Share
from quinto_desktop.records.history.figures import (
    Apart,
    BestDeal,
    Figures,
    Offer,
    Streaks,
    Verdicts,
    best_of,
    figures_of,
    games_in_order,
    offer_of,
)
from quinto_desktop.records.history.games import Settled, companies_in, see_as, settled_of
from quinto_desktop.records.history.judged import LuckGroup
from quinto_desktop.records.history.tables import ALL_MARKS, NO_GAMES, NO_MARKS, Marks

if TYPE_CHECKING:
    import sqlite3

    from quinto_desktop.game.session import Session

_Found = TypeVar("_Found")


EVERY_GAME = Choice(marks=ALL_MARKS & ~NO_GAMES)
"""Every game that was finished, with help or without."""

_LATEST, _ENOUGH = 10, 8


class Answer(Struct, frozen=True):
    """What is known at one moment."""

    figures: Figures
    offer: Offer
    best: BestDeal | None
    persons: tuple[str, ...] = ()
    has_company: bool = False


class Statistics:
    """Reads the figures each time, as they may have changed; `mend` has damage repaired."""

    def __init__(self, folder: Path, mend: Callable[[], HistoryError | None] | None = None) -> None:
        self._folder = folder
        self._mend = mend

    def ask(self, choice: Choice) -> Answer:
        """Count everything in a choice; `HistoryError` if the history cannot be read."""

        def counted(connection: sqlite3.Connection) -> Answer:
            companies = companies_in(connection)
            persons = tuple(sorted({*chain.from_iterable(companies)}))
            if choice.person is not None:
                see_as(connection, choice.person, weigh=weighed)
            figures, best = figures_of(connection, choice, BETA), best_of(connection, choice)
            are_several = any(len(company) > 1 for company in companies)
            return Answer(figures, offer_of(connection), best, persons, are_several)

        return self._ask(counted)

    def level_won(self, level: Level) -> int:
        """How many of the last ten games against a level were won, if that is enough to try more.

        0 if it is not, as after a game that was lost, or if a higher level has been played against;
        `HistoryError` as `ask`.
        """
        levels = [*Level][[*Level].index(level) :]
        choices = [replace(EVERY_GAME, level=one.value) for one in levels]
        games, *higher = self._ask(lambda it: [games_in_order(it, one) for one in choices])
        won = games[-_LATEST:].count("1")
        is_due = len(games) >= _LATEST and games.endswith("1") and won >= _ENOUGH
        return won if is_due and not any(higher) else 0

    def together(self, people: Sequence[str]) -> list[Settled]:
        """What the matches of just these people have brought, latest last; else as `ask`."""
        return self._ask(lambda connection: settled_of(connection, people))

    def game_of(self, best: BestDeal) -> Session:
        """Read the game of a deal; `HistoryError` or `RecordError` if that cannot be."""
        games = PastGames(self._folder, self._mend)
        games.open()
        try:
            return resumed(games.record(best.match))
        finally:
            games.close()

    def _ask(self, question: Callable[[sqlite3.Connection], _Found]) -> _Found:
        try:
            from quinto_desktop.records.history.database import NAME, ask
        except ImportError as error:
            raise HistoryError(HistoryFault.NO_SQLITE) from error
        return ask(self._folder / NAME, question, self._mend)


def accuracy_of(rate: Rate) -> float | None:
    """How well decisions were made, 0 to 100, as in a review; None if there were too few."""
    loss = rate.trick_loss
    return None if loss is None or not rate.tells else accuracy_after(loss)
