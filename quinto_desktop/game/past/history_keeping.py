"""What is entered in the history: every finished deal, and what reviews of them found."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.controller import GameController
from quinto_desktop.game.lessons.lesson import place_of
from quinto_desktop.game.past.past_games import PAGE, Mend, PastGames
from quinto_desktop.game.past.verdicts import Found, entry_of_review, found_review, judge_of
from quinto_desktop.game.session import Session
from quinto_desktop.players.judging.deal_review import DealReview, Effort, PlayedDeal, played_deals
from quinto_desktop.players.judging.verdicts import Verdict
from quinto_desktop.records import SavedGame
from quinto_desktop.records.faults import HistoryError, RecordError
from quinto_desktop.records.history.counts import Choice
from quinto_desktop.records.history.database import NAME, ask
from quinto_desktop.records.history.entries import deal_keys
from quinto_desktop.records.history.history import Note
from quinto_desktop.records.history.history_writer import Entry, HistoryWriter, Reviewed, StoredDeal
from quinto_desktop.records.history.reviews import ErrorLine, ReviewEntry, find_review
from quinto_desktop.records.history.tables import ALL_MARKS, NO_GAMES, NO_MARKS, Marks
from quinto_desktop.rules import Action, Deal, DealState, Pair, RealCards, Step

LONGEST_MEND_S = 10.0
"""How long whoever came upon damage waits for it to be mended; usually it takes a second."""

LONGEST_LEAVE_S = 1.0
"""How long leaving a game waits for its deals to be entered; usually it takes milliseconds."""


class HistoryKeeping(QObject):
    """Follows a controller's games; a thread enters what is finished in the history.

    The clock tells the seconds since 1970.

    Signals:
        failed(object): The history could not be written, or had to be mended; carries a
            `HistoryError`. What could not be entered is entered at the next start.
        entered(): Finished deals have been entered; whoever shows the history can look again.
    """

    failed = Signal(object)
    entered = Signal()

    def __init__(
        self,
        controller: GameController,
        folder: Path,
        parent: QObject | None = None,
        clock_s: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._clock_s = clock_s
        self._session = controller.session
        self._length = self._session.length
        self._seen = WeakSet([self._session])
        self._writer: HistoryWriter | None = HistoryWriter(
            folder, self.failed.emit, self.entered.emit
        )
        controller.keeper.before_leaving = self._settle
        controller.stepped.connect(self._on_controller_stepped)
        controller.restored.connect(self._on_controller_restored)
        controller.hinted.connect(self._on_controller_hinted)
        self._enter(_marks_of(self._session))

    def close(self) -> None:
        """Write what is left; nothing is entered any more."""
        scribe, self._writer = self._writer, None
        if scribe is not None:
            scribe.close()

    def keep_review(self, review: ReviewEntry) -> None:
        """Have written what was said of a deal; it waits until the deal itself is entered."""
        if self._writer is not None:
            self._writer.put(Reviewed(review, self._now_ms()))

    def mend(self) -> HistoryError | None:
        """Mend the history, which the caller has closed; say what was done, None for nothing."""
        return None if self._writer is None else self._writer.mend(LONGEST_MEND_S)

    def _settle(self) -> None:
        if self._writer is not None:
            self._writer.settle(LONGEST_LEAVE_S)

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        self._length = self._session.length
        if isinstance(step.action, Deal):
            self._note(Note(marks=_lesson_marks(self._session), begins=True))
        if step.after.deals_finished > step.before.deals_finished:
            self._enter(_marks_of(self._session))

    @Slot()
    def _on_controller_restored(self) -> None:
        session, before = self._controller.session, self._length
        old, self._session, self._length = self._session, session, session.length
        if session is old:
            is_correction = isinstance(session.setup.source, RealCards)
            if session.length < before and not session.lines.playing and not is_correction:
                self._note(Note(undone=1))
            return
        if _is_same_game(session, old):
            self._go_on_in(session)
            return
        # What Quinto itself had put by, for a lesson say, is neither played again nor opened.
        is_own, is_put_by = session in self._seen, self._controller.keeper.is_put_by
        self._seen.add(session)
        if not is_own and (marks := _marks_of_begun(session)) is not None:
            self._enter(marks)
            self._note(Note(marks=marks, is_own=is_put_by))  # a file's name alone says nothing

    @Slot()
    def _on_controller_hinted(self) -> None:
        self._note(Note(hinted=1))

    def _go_on_in(self, session: Session) -> None:
        self._enter(_marks_of(session))
        if _is_seen_in_branches(session):
            self._note(Note(marks=Marks.REPLAYED))

    def _note(self, note: Note) -> None:
        if self._writer is not None:
            session = self._session
            self._writer.put(StoredDeal(session.played(), self._now_ms(), note, session.steps))

    def _enter(self, marks: Marks) -> None:
        if self._writer is not None and self._session.state.deals_finished:
            session = self._session
            self._writer.put(Entry(session.played(), self._now_ms(), marks, session.steps))

    def _now_ms(self) -> int:
        return int(self._clock_s() * 1000)


def _lesson_marks(session: Session) -> Marks:
    # The guided deal is the first of a game that may go on; the others of that game count.
    is_later = sum(isinstance(step.action, Deal) for step in session.steps) > 1
    is_lesson = session.is_exercise or (not is_later and place_of(session.setup) is not None)
    return Marks.LESSON if is_lesson else NO_MARKS


def _marks_of(session: Session) -> Marks:
    in_branch = Marks.BRANCH | Marks.REPLAYED
    marks = _lesson_marks(session) | (in_branch if session.lines.playing else NO_MARKS)
    if isinstance(session.setup.source, RealCards):
        marks |= Marks.REAL_CARDS
    return marks | (Marks.OPEN_TABLE if session.setup.is_open else NO_MARKS)


def _is_same_game(session: Session, old: Session) -> bool:
    # Another of its lines is played now, or a branch has gone or another name.
    return session.setup == old.setup and session.lines.all[0] == old.lines.all[0]


def _is_seen_in_branches(session: Session) -> bool:
    if session.lines.playing:
        return False
    first, *branches = (
        [isinstance(action, Deal) for action in line.actions] for line in session.lines.all
    )
    return any(sum(branch) >= sum(first) for branch in branches)


def _marks_of_begun(session: Session) -> Marks | None:
    marks = _marks_of(session)
    if not session.length:
        return None
    if marks & ~(Marks.REAL_CARDS | Marks.OPEN_TABLE):
        return marks
    is_dealt_again = isinstance(session.steps[-1].action, Deal)
    return marks | (Marks.REPLAYED if is_dealt_again else Marks.LOADED)


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
    """Return the verdicts of the user's gravest errors, in what counts as games.

    There are `most` at most. If the history is damaged, `mend` mends it; without, it is done here.
    """
    games = PastGames(folder, mend)
    if not games.is_to_be_read():
        return []
    archive = ReviewArchive(folder, lambda _: None, seed)  # `games`, which is open, has it mended
    counted = Choice(marks=ALL_MARKS & ~NO_GAMES)
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
