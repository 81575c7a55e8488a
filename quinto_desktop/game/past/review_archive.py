"""The reviews that the history keeps, for whoever is about to review a deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from quinto_desktop.game.past.verdicts import Found, entry_of_review, found_review, judge_of
from quinto_desktop.players.judging.deal_review import (
    DealReview,
    Effort,
    PlayedDeal,
    played_deals,
)
from quinto_desktop.records import SavedGame
from quinto_desktop.records.faults import HistoryError, RecordError
from quinto_desktop.records.history.database import NAME, ask
from quinto_desktop.records.history.entries import deal_keys
from quinto_desktop.records.history.reviews import ReviewEntry, find_review
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
