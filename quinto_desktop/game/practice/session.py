"""One exercise after another: asked, answered, shown why, and tried again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.practice.practice import DueMotif, Practice
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, Thinker
from quinto_desktop.players import Question
from quinto_desktop.players.judging.asking import Explaining
from quinto_desktop.players.judging.reasons.kinds import Explained, Reason
from quinto_desktop.players.judging.verdicts import Verdict
from quinto_desktop.players.puzzles.asking import LayingOut, Refuting
from quinto_desktop.players.puzzles.puzzle import (
    Outcome,
    Puzzle,
    Refutation,
    Theme,
    seen_from_south,
)
from quinto_desktop.records.faults import RecordError
from quinto_desktop.rules import Action, Form


class Stage(Enum):
    """Where an exercise stands.

    WAITING: It is being laid out, or there is none.
    ASKED: An action is to be found.
    ANSWERED: One was chosen, and more can be tried.
    """

    WAITING = "waiting"
    ASKED = "asked"
    ANSWERED = "answered"


class Exercise(Struct, frozen=True):
    """Something to be tried.

    Attributes:
        motif: The key of what comes back with it; None if nothing does.
        layout: Which other layout of the hidden cards it is asked with; 0 for its own.
    """

    puzzle: Puzzle
    motif: str | None = None
    layout: int = 0


class PuzzleCourse:
    """Puzzles of a theme and a form, None for any, once each: the easiest new ones first."""

    def __init__(
        self, practice: Practice, theme: Theme | None = None, form: Form | None = None
    ) -> None:
        self._practice, self._theme, self._form = practice, theme, form

    def __iter__(self) -> Iterator[Exercise]:
        """Choose the next one when it is wanted: more may have been solved."""
        passed: set[str] = set()
        while puzzle := self._practice.next_puzzle(self._theme, self._form, passed):
            passed.add(puzzle.key)
            yield Exercise(puzzle)


def returning(due: Sequence[DueMotif]) -> Iterator[Exercise]:
    """What has come back, as exercises: with another puzzle, or with other hidden cards."""
    for one in due:
        if one.other is not None:
            yield Exercise(one.other, one.plan.motif)
        else:
            yield Exercise(one.puzzle, one.plan.motif, layout=one.plan.times + 1)


def new_mistakes(practice: Practice, verdicts: Iterable[Verdict]) -> Iterator[Exercise]:
    """The user's errors that have not been practised yet, each kept when its turn comes."""
    known = {one.key for one in practice.own}
    for verdict in verdicts:
        puzzle = practice.mistake(verdict.decision.state, verdict.fair)
        if puzzle.key not in known:
            known.add(puzzle.key)
            with suppress(RecordError):  # it is there until the program ends; the answer tells
                practice.keep(puzzle, returns=True)
            yield Exercise(puzzle)


class PracticeSession(QObject):
    """Goes through exercises; only the first answer to each is recorded.

    Signals:
        asked(): Another exercise stands, or the same one again.
        answered(): An action was tried: `said`, `outcome` and `loss` tell.
        reasoned(): `reasons` have been found.
        explained(): `refutation` has been found.
        failed(str): It could not be found, and why, as for an exception.
        ended(): There are no more exercises.

    Attributes:
        exercise: The exercise that stands, as it was laid out; None before the first.
        has_tried: Whether there was an answer; the first is recorded.
        fault: Why that could not be written down; None if it was.
        is_helped: Whether a hint was given, so that the answer moves no rating.
        reasons: Why the best action is better than what was tried; empty if not known yet.
    """

    asked = Signal()
    answered = Signal()
    reasoned = Signal()
    explained = Signal()
    failed = Signal(str)
    ended = Signal()

    def __init__(
        self,
        practice: Practice,
        thinker: Thinker,
        exercises: Iterator[Exercise],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.practice = practice
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._reasoning = EngineRequest(thinker, self)
        self._reasoning.answered.connect(self._on_reasoning_answered)
        self._exercises = exercises
        self._wanted: Exercise | None = None
        self.exercise: Exercise | None = None
        self.stage = Stage.WAITING
        self.said: Action | None = None
        self.outcome: Outcome | None = None
        self.has_tried = self.is_helped = False
        self.fault: RecordError | None = None
        self.reasons: tuple[Reason, ...] = ()
        self.refutation: Refutation | None = None

    @property
    def puzzle(self) -> Puzzle:
        """The decision that stands; there must be one."""
        assert self.exercise is not None  # asked for while one stands
        return self.exercise.puzzle

    @property
    def is_asked(self) -> bool:
        """Whether an action is to be found now."""
        return self.stage is Stage.ASKED

    @property
    def is_solved(self) -> bool:
        """Whether what was tried last is right."""
        return self.outcome is Outcome.ACCEPTED

    @property
    def _seed(self) -> int:
        # Another layout shows another deal that is played out.
        return 1 + (0 if self.exercise is None else self.exercise.layout)

    @Slot()
    def next(self) -> None:
        """Go on to the next exercise; `asked` or `ended` follows."""
        self.stop()
        self.stage = Stage.WAITING
        wanted = next(self._exercises, None)
        if wanted is None:
            self.exercise = None
            self.ended.emit()
            return
        wanted = replace(wanted, puzzle=seen_from_south(wanted.puzzle))
        if wanted.layout:
            self._wanted = wanted
            self._ask(LayingOut(wanted.puzzle, wanted.layout))
        else:
            self._begin(wanted)

    @Slot()
    def again(self) -> None:
        """Ask the same once more; the answer is not recorded."""
        self.stop()
        self.stage, self.said, self.outcome = Stage.ASKED, None, None
        self.refutation, self.reasons = None, ()
        self.asked.emit()

    def answer(self, action: Action) -> None:
        """Try a legal action; `answered` follows, and later `explained`."""
        if self.stage is not Stage.ASKED or self.exercise is None:
            return
        self.said, self.outcome = action, self.puzzle.outcome(action)
        self._note(action)
        self._explain(action)

    def _note(self, action: Action | None) -> None:
        if self.has_tried or self.exercise is None:
            return
        puzzle, motif = self.exercise.puzzle, self.exercise.motif
        self.has_tried = True
        self.fault = self.practice.attempt(puzzle, action, motif, is_helped=self.is_helped)

    @Slot()
    def show_solution(self) -> None:
        """Be shown what is best; before anything has been tried, that gives it up."""
        if self.exercise is None:
            return
        self._note(None)
        self.said, self.outcome = self.puzzle.best.action, None
        self._explain(self.said)

    def _explain(self, action: Action) -> None:
        puzzle, best = self.puzzle, self.puzzle.best.action
        self.stage, self.reasons = Stage.ANSWERED, ()
        other = action if puzzle.outcome(action) is not Outcome.ACCEPTED else None
        self._reasoning.ask(Explaining(puzzle.observation, best, other, self._seed))
        self._ask(Refuting(puzzle, action, self._seed))
        self.answered.emit()

    @Slot()
    def stop(self) -> None:
        """Look for nothing any more."""
        self._asker.drop()
        self._reasoning.drop()

    def _begin(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.stage, self.fault = Stage.ASKED, None
        self.said, self.outcome, self.refutation, self.reasons = None, None, None, ()
        self.has_tried = self.is_helped = False
        self.asked.emit()

    def _ask(self, question: Question) -> None:
        self.refutation = None
        self._asker.ask(question)

    @Slot(object)
    def _on_reasoning_answered(self, answer: Answer) -> None:
        if isinstance(answer.value, Explained) and answer.value.best:
            self.reasons = answer.value.best
            self.reasoned.emit()

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            laid = answer.value if isinstance(answer.value, Puzzle) else wanted.puzzle
            self._begin(Exercise(laid, wanted.motif, wanted.layout))
        elif isinstance(answer.value, Refutation):
            self.refutation = answer.value
            self.explained.emit()
        else:
            self.failed.emit(answer.fault or "nothing was found")
