"""What there is to practise, and what becomes of an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from datetime import UTC, date, datetime
from functools import cached_property
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.players.judging.deal_review import PlayedDeal
from quinto_desktop.players.judging.figures import Figures
from quinto_desktop.players.puzzles.puzzle import Outcome, Puzzle, Theme, puzzle_of, record_of
from quinto_desktop.players.puzzles.puzzle_file import (
    PuzzleError,
    checked,
    parse_puzzle,
    parse_puzzles,
    puzzle_json,
)
from quinto_desktop.records.faults import RecordError
from quinto_desktop.records.practice import shipped_puzzles
from quinto_desktop.records.practice.glicko import Rating
from quinto_desktop.records.practice.log import NAME, RIGHT, Answered, PracticeLog, RepairReport
from quinto_desktop.records.practice.returns import Return
from quinto_desktop.rules import Action, Form, MatchState, deal_code, number_of_the_day
from quinto_desktop.rules.hashing import sha256
from quinto_desktop.rules.notation import action_text

PUZZLE_DEVIATION = 80.0
"""How far a puzzle's rating may be off: the levels whose tries it is made from are few."""


class DueMotif(Struct, frozen=True):
    """Something that was got wrong, and comes back; without `other`, with other hidden cards."""

    plan: Return
    puzzle: Puzzle
    other: Puzzle | None


class Practice:
    """The puzzles, the player's answers, and the plan of what comes back.

    Args:
        folder: The user's folder in which answers are kept; None to keep none.

    Attributes:
        mended: What was done because the log was damaged; None if it was sound.

    Raises:
        RecordError: The log cannot be read; from what writes, it cannot be written.
    """

    def __init__(
        self, folder: Path | None = None, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._log = PracticeLog(None if folder is None else folder / NAME)
        self._clock = clock
        self.mended: RepairReport | None = self._log.mended
        self._own: dict[str, Puzzle] = {}
        for key, text in self._log.made.items():
            try:
                self._own[key] = checked(parse_puzzle(text))
            except PuzzleError:
                continue  # of another version, perhaps: it stays in the log

    @cached_property
    def shipped(self) -> tuple[Puzzle, ...]:
        """The puzzles that come with Quinto.

        Raises:
            MissingResourceError, PuzzleError: They are not there, or damaged.
        """
        return parse_puzzles(shipped_puzzles())

    @property
    def own(self) -> tuple[Puzzle, ...]:
        """The puzzles that were made from the user's own games, the oldest first."""
        return tuple(self._own.values())

    @property
    def rating(self) -> Rating:
        """The player's rating."""
        return self._log.rating

    @property
    def answered(self) -> Sequence[Answered]:
        """All answers, in order."""
        return self._log.answered

    def has_seen(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle has been answered before."""
        return self._log.has_seen(puzzle.key)

    @property
    def solved(self) -> Set[str]:
        """The keys of the puzzles that have been answered rightly."""
        return {said.puzzle for said in self.answered if said.outcome == RIGHT}

    def puzzles(self, theme: Theme | None = None, form: Form | None = None) -> list[Puzzle]:
        """The puzzles of a theme and a form, None for any; shipped and own, the easiest first."""
        found = [
            one
            for one in (*self.shipped, *self.own)
            if one.difficulty is not None
            and theme in (None, one.theme)
            and form in (None, one.deal.rules.form)
        ]
        return sorted(found, key=lambda one: (_strength(one), one.key))

    def next_puzzle(
        self, theme: Theme | None = None, form: Form | None = None, passed: Set[str] = frozenset()
    ) -> Puzzle | None:
        """The easiest new puzzle, else what is not solved, else the one longest ago.

        None if there is none but those of some keys, which are passed over.
        """
        solved, last = self.solved, {said.puzzle: at for at, said in enumerate(self.answered)}
        found = [one for one in self.puzzles(theme, form) if one.key not in passed]
        return min(found, key=lambda one: (one.key in solved, last.get(one.key, -1)), default=None)

    def of_the_day(self, day: date) -> Puzzle:
        """The puzzle that everybody has on a day: of four players, and one that is shipped."""
        found = [one for one in self.shipped if one.deal.rules.form is Form.FOUR]
        return found[number_of_the_day(day) % len(found)]

    def attempt(
        self,
        puzzle: Puzzle,
        action: Action | None,
        motif: str | None = None,
        *,
        is_helped: bool = False,
    ) -> RecordError | None:
        """Answer a puzzle by a legal action, or give it up, which is wrong, by None.

        `motif` is the key of what came back with it. A first answer without help moves the rating,
        if the puzzle has one. Returned is why it could not be written down; it counts all the same
        until the program ends.
        """
        outcome = Outcome.WRONG if action is None else puzzle.outcome(action)
        told = "" if action is None else action_text(action)
        theme, at = puzzle.theme.value, self._clock()
        said = Answered(at, puzzle.key, theme, told, outcome.value, None, motif)
        is_rated = puzzle.difficulty is not None and not is_helped
        strength = (float(_strength(puzzle)), PUZZLE_DEVIATION) if is_rated else None
        try:
            self._log.answer(said, strength)
        except RecordError as error:
            return error
        return None

    # --------------------------------------------------------------- own games
    def mistake(self, state: MatchState, fair: Figures, theme: Theme = Theme.OTHER) -> Puzzle:
        """Make an own mistake something to find a better action for: any that may be the best."""
        puzzle = puzzle_of(state, fair, theme)
        return self._own.get(puzzle.key, puzzle)

    def knows(self, state: MatchState, fair: Figures) -> bool:
        """Whether a decision is kept already."""
        return puzzle_of(state, fair, Theme.OTHER).key in self._own

    def keep(self, puzzle: Puzzle, *, returns: bool) -> None:
        """Keep a puzzle of the user's own games; a mistake returns tomorrow."""
        self._own.setdefault(puzzle.key, puzzle)
        self._log.make(puzzle.key, puzzle_json(puzzle), self._clock(), returns=returns)

    def name_theme(self, puzzle: Puzzle, theme: Theme) -> None:
        """Say what an own puzzle is about, so that others about the same may come back for it."""
        if puzzle.key in self._own:
            self._own[puzzle.key] = replace(self._own[puzzle.key], theme=theme)
            self._log.name_theme(puzzle.key, theme.value, self._clock())

    def has_searched(self, deal: PlayedDeal) -> bool:
        """Whether a deal of the user's has been searched for puzzles."""
        return self._log.has_searched(_name_of(deal))

    def note_searched(self, deal: PlayedDeal) -> None:
        """Note that a deal has been searched for puzzles, whatever came of it."""
        self._log.note_searched(_name_of(deal), self._clock())

    # --------------------------------------------------------------- what comes back
    def due(self) -> list[DueMotif]:
        """What is due to come back now, the longest overdue first."""
        return [*filter(None, map(self._returning, self._log.due(self._clock())))]

    def planned(self) -> list[Return]:
        """All that is to come back, what is due first coming first."""
        return self._log.returns()

    def close(self, limit_s: float = 2.0) -> None:
        """Wait until all is safe from a power cut, at most so many seconds."""
        self._log.close(limit_s)

    def _returning(self, plan: Return) -> DueMotif | None:
        puzzle = self._by_key.get(plan.motif) or self._own.get(plan.motif)
        if puzzle is None:
            return None
        is_elsewhere = plan.times % 2 == 1 and puzzle.theme is not Theme.OTHER
        return DueMotif(plan, puzzle, self._like(puzzle) if is_elsewhere else None)

    def _like(self, puzzle: Puzzle) -> Puzzle | None:
        fresh = [
            one
            for one in self.puzzles(puzzle.theme)
            if one.key != puzzle.key and not self.has_seen(one)
        ]
        return min(fresh, key=lambda one: abs(_strength(one) - _strength(puzzle)), default=None)

    @cached_property
    def _by_key(self) -> dict[str, Puzzle]:
        return {one.key: one for one in self.shipped}


def _name_of(deal: PlayedDeal) -> str:
    last = deal.decisions[-1]
    coded, before = record_of(last.state)
    told = " ".join([deal_code(coded), *map(action_text, (*before, last.action))])
    return sha256(told.encode()).hex()[:16]


def _strength(puzzle: Puzzle) -> int:
    return 1500 if puzzle.difficulty is None else puzzle.difficulty.rating
