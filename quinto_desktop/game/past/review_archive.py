"""The reviews that the history keeps, and the user's own errors in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from quinto_desktop.game.past.past_games import PAGE, Mend, PastGames
from quinto_desktop.game.past.verdicts import Found, entry_of_review, found_review, judge_of
from quinto_desktop.game.session import Session
from quinto_desktop.players.judging.deal_review import (
    DealReview,
    Effort,
    PlayedDeal,
    played_deals,
)
from quinto_desktop.players.judging.verdicts import Verdict
from quinto_desktop.records import SavedGame
from quinto_desktop.records.faults import HistoryError, RecordError
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.database import NAME, ask
from quinto_desktop.records.history.entries import deal_keys
from quinto_desktop.records.history.reviews import ErrorLine, ReviewEntry, find_review
from quinto_desktop.records.history.tables import ALL_MARKS, Marks
from quinto_desktop.rules import Action, DealState, Pair, Step

MOST_KNOWN = 512
"""How many deals are known at once; one that was forgotten is judged, but not kept."""

_Content: TypeAlias = tuple[Pair, DealState | None, tuple[Action, ...]]


class ReviewArchive:
    """Finds reviews in the history, and has new ones written there.

    A deal is known by the match in which it was played: see `know`. Whatever cannot be read, or is
    of another judge, counts as not found.

    Args:
        mend: Has the history mended if it turns out to be damaged; None to leave it as it is.
    """

    def __init__(
        self,
        folder: Path,
        write: Callable[[ReviewEntry], None],
        seed: int,
        mend: Callable[[], object] | None = None,
    ) -> None:
        self._path = folder / NAME
        self._write = write
        self._seed = seed
        self._mend = mend
        self._keys: dict[_Content, tuple[bytes, SavedGame]] = {}

    def know(self, game: SavedGame, steps: Sequence[Step]) -> None:
        """Learn to which match its finished deals belong."""
        try:
            keys = deal_keys(game, steps)
        except RecordError:
            return
        deals = played_deals(steps)
        for key, deal in zip(keys, deals, strict=len(keys) == len(deals)):
            self._keys.pop(_content(deal), None)
            self._keys[_content(deal)] = key, game
        for content in [*self._keys][:-MOST_KNOWN]:
            del self._keys[content]

    def find(self, deal: PlayedDeal, effort: Effort) -> Found | None:
        """Return the review of a deal, if today's judge has been as thorough before."""
        known = self._keys.get(_content(deal))
        if known is None:
            return None
        judge = judge_of(effort, self._seed)
        try:
            kept = ask(
                self._path,
                lambda connection: find_review(connection, known[0], judge.name, judge.effort),
                self._mend,
            )
        except HistoryError:
            return None
        return None if kept is None else found_review(deal, kept)

    def keep(self, review: DealReview, tables: Sequence[int], effort: Effort) -> None:
        """Have a review written, with the result of each other table for North and South."""
        known = self._keys.get(_content(review.deal))
        if known is not None:
            key, game = known
            judge = judge_of(effort, self._seed)
            self._write(entry_of_review(key, game, review, tables, judge))


def _content(deal: PlayedDeal) -> _Content:
    return deal.start.scores, deal.start.deal, tuple([one.action for one in deal.decisions])


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
