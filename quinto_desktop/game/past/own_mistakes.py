"""The user's own errors in reviewed deals, the gravest first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from quinto_desktop.game.past.past_games import PAGE, Mend, PastGames
from quinto_desktop.game.past.review_archive import ReviewArchive
from quinto_desktop.game.session import Session
from quinto_desktop.players.judging.deal_review import Effort, played_deals
from quinto_desktop.players.judging.verdicts import Verdict
from quinto_desktop.records.faults import HistoryError, RecordError
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.reviews import ErrorLine
from quinto_desktop.records.history.tables import ALL_MARKS, Marks

MOST_PAGES = 2
"""How many pages of errors are looked at, to find enough that are wanted."""


def own_mistakes(
    folder: Path,
    seed: int,
    most: int,
    is_wanted: Callable[[Verdict], bool] = lambda _: True,
    mend: Mend | None = None,
) -> list[Verdict]:
    """Return the verdicts of the user's gravest errors, lessons and branches left out.

    There are `most` at most. If the history is damaged, `mend` mends it; without, it is done here.
    """
    games = PastGames(folder, mend)
    if not games.is_to_be_read():
        return []
    archive = ReviewArchive(folder, lambda _: None, seed)  # `games`, which is open, has it mended
    counted = Choice(marks=ALL_MARKS & ~(Marks.LESSON | Marks.BRANCH))
    found: list[Verdict] = []
    try:
        for page in range(MOST_PAGES):
            lines = games.errors(counted, page)
            for line in lines:
                verdict = _verdict_of(line, games, archive)
                if verdict is not None and is_wanted(verdict):
                    found.append(verdict)
                if len(found) == most:
                    return found
            if len(lines) < PAGE:
                break
    except HistoryError:
        return found
    finally:
        games.close()
    return found


def _verdict_of(line: ErrorLine, games: PastGames, archive: ReviewArchive) -> Verdict | None:
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
    verdicts = () if found is None else found.review.verdicts
    return verdicts[line.number] if 0 <= line.number < len(verdicts) else None
