"""The user's own errors in reviewed deals, the gravest first."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from quinto_desktop.game.past.past_games import PastGames
from quinto_desktop.game.past.review_archive import ReviewArchive
from quinto_desktop.game.session import Session
from quinto_desktop.players.judging.deal_review import Effort, played_deals
from quinto_desktop.players.judging.verdicts import Verdict
from quinto_desktop.records.errors import RecordError
from quinto_desktop.records.history.choice import ALL_MARKS, Choice
from quinto_desktop.records.history.database import NAME, open_to_read, reading
from quinto_desktop.records.history.errors import HistoryError
from quinto_desktop.records.history.reviews import ErrorLine, own_errors
from quinto_desktop.records.history.tables import Marks

PAGE = 20
MOST_PAGES = 10
"""How many errors are looked at together, and how often, to find enough that are wanted."""


def own_mistakes(
    folder: Path, seed: int, most: int, is_wanted: Callable[[Verdict], bool] = lambda _: True
) -> list[Verdict]:
    """Return the verdicts of the user's gravest errors, lessons and branches left out.

    Args:
        folder: Where the history is kept.
        seed: The seed of all reviews.
        most: How many to return at most, 1 or more.
        is_wanted: Whether one is to be among them.

    Returns:
        The verdicts, the gravest first; none if there is no history, or it cannot be read.
    """
    games = PastGames(folder)
    if games.open() is not None:
        return []
    archive = ReviewArchive(folder, lambda _: None, seed)
    found: list[Verdict] = []
    try:
        for page in range(MOST_PAGES):
            lines = _page(folder, page)
            for line in lines:
                verdict = _verdict_of(line, games, archive)
                if verdict is not None and is_wanted(verdict):
                    found.append(verdict)
                if len(found) == most:
                    return found
            if len(lines) < PAGE:
                break
    finally:
        games.close()
    return found


def _page(folder: Path, page: int) -> list[ErrorLine]:
    counted = ALL_MARKS & ~(Marks.LESSON | Marks.BRANCH)
    path = folder / NAME
    try:
        with closing(open_to_read(path)) as connection, reading(connection, path):
            return own_errors(connection, Choice(marks=counted), page * PAGE, PAGE)
    except HistoryError:
        return []


def _verdict_of(line: ErrorLine, games: PastGames, archive: ReviewArchive) -> Verdict | None:
    """The verdict of an error; None if its game or its review cannot be read any more."""
    try:
        game = games.record(line.match)
        steps = Session.resumed(game).steps
    except (HistoryError, RecordError):
        return None
    archive.know(game, steps)
    deals = played_deals(steps)
    efforts = {one.value for one in Effort}
    if not 0 < line.place <= len(deals) or line.effort not in efforts:
        return None
    found = archive.find(deals[line.place - 1], Effort(line.effort))
    return None if found is None else found.review.verdicts[line.number]
