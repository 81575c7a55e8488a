"""The user's own errors in reviewed deals, the gravest first."""

from __future__ import annotations

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


def own_mistakes(folder: Path, seed: int, most: int) -> list[Verdict]:
    """Return the verdicts of the user's gravest errors, lessons and branches left out.

    Args:
        folder: Where the history is kept.
        seed: The seed of all reviews.
        most: How many to return at most, 1 or more.

    Returns:
        The verdicts, the gravest first; none if there is no history, or it cannot be read.
    """
    counted = ALL_MARKS & ~(Marks.LESSON | Marks.BRANCH)
    try:
        with (
            closing(open_to_read(folder / NAME)) as connection,
            reading(connection, folder / NAME),
        ):
            lines = own_errors(connection, Choice(marks=counted), limit=most)
    except HistoryError:
        return []
    games = PastGames(folder)
    if games.open() is not None:
        return []
    archive = ReviewArchive(folder, lambda _: None, seed)
    try:
        return [*filter(None, [_verdict_of(line, games, archive) for line in lines])]
    finally:
        games.close()


def _verdict_of(line: ErrorLine, games: PastGames, archive: ReviewArchive) -> Verdict | None:
    """The verdict of an error; None if its game or its review cannot be read any more."""
    try:
        game = games.record(line.match)
        steps = Session.resumed(game).steps
    except (HistoryError, RecordError):
        return None
    archive.know(game, steps)
    deals = played_deals(steps)
    if not 0 < line.place <= len(deals):
        return None
    found = archive.find(deals[line.place - 1], Effort(line.effort))
    return None if found is None else found.review.verdicts[line.number]
