"""What there is to practise, and what becomes of an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from quinto_desktop.players.judging.deal_review import PlayedDeal
from quinto_desktop.players.judging.figures import Figures
from quinto_desktop.players.puzzles.puzzle import (
    Grade,
    Outcome,
    Puzzle,
    Theme,
    puzzle_of,
    record_of,
)
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
from quinto_desktop.records.practice.log import NAME, Answered, PracticeLog, RepairReport
from quinto_desktop.records.practice.returns import Return
from quinto_desktop.rules import Action, MatchState, deal_code
from quinto_desktop.rules.notation import action_text

PUZZLE_DEVIATION = 80.0
"""How far a puzzle's rating may be off: the levels whose tries it is made from are few."""


def usual_clock() -> datetime:
    """The time now, UTC."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Attempt:
    """What became of an answer.

    Attributes:
        loss: What it loses, in points, or in chances (0 to 1) to win the game; see
            `Puzzle.by_chance`.
        counted: Whether it moved the rating: a first answer to a puzzle that has one.
        fault: Why it could not be written down; None if it was. It counts until the program ends.
    """

    outcome: Outcome
    loss: float
    counted: bool
    before: Rating
    rating: Rating
    fault: RecordError | None = None


@dataclass(frozen=True, slots=True)
class DueMotif:
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
        self, folder: Path | None = None, clock: Callable[[], datetime] = usual_clock
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

    def puzzles(self, theme: Theme | None = None, grade: Grade | None = None) -> list[Puzzle]:
        """The puzzles of a theme and a grade, None for any; shipped and own, the easiest first."""
        found = [
            one
            for one in (*self.shipped, *self.own)
            if one.difficulty is not None
            and theme in (None, one.theme)
            and grade in (None, one.difficulty.grade)
        ]
        return sorted(found, key=lambda one: (_strength(one), one.key))

    def next_puzzle(self, theme: Theme | None = None, grade: Grade | None = None) -> Puzzle | None:
        """The new puzzle nearest to the player's rating, else the one longest ago; None if none."""
        found = self.puzzles(theme, grade)
        fresh = [one for one in found if not self.has_seen(one)]
        if fresh:
            mine = self.rating.rating
            return min(fresh, key=lambda one: abs(_strength(one) - mine))
        last = {said.puzzle: at for at, said in enumerate(self.answered)}
        return min(found, key=lambda one: last[one.key], default=None)

    def attempt(self, puzzle: Puzzle, action: Action, motif: str | None = None) -> Attempt:
        """Answer a puzzle by a legal action; `motif` is the key of what came back with it."""
        outcome, loss, before = puzzle.outcome(action), puzzle.loss(action), self.rating
        is_rated = puzzle.difficulty is not None
        counted = is_rated and not self.has_seen(puzzle)
        said = Answered(
            self._clock(),
            puzzle.key,
            puzzle.theme.value,
            action_text(action),
            outcome.value,
            None,
            motif,
        )
        strength = (float(_strength(puzzle)), PUZZLE_DEVIATION) if is_rated else None
        fault = None
        try:
            self._log.answer(said, strength)
        except RecordError as error:
            fault = error
        return Attempt(outcome, loss, counted, before, self.rating, fault)

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

    def forget(self, motif: str) -> None:
        """Have a motif come back no more."""
        self._log.forget(motif, self._clock())

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
    return sha256(told.encode()).hexdigest()[:16]


def _strength(puzzle: Puzzle) -> int:
    return 1500 if puzzle.difficulty is None else puzzle.difficulty.rating
