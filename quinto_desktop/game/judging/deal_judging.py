"""One finished deal being reviewed piece by piece, in the engine."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.thinking.thinker import Answer, Thinker
from quinto_desktop.players import Question, StopFlag
from quinto_desktop.players.judging.asking import LookingBack, PlayingElsewhere, Reviewing
from quinto_desktop.players.judging.deal_review import (
    NOT_SEEN,
    DealReview,
    Effort,
    PlayedDeal,
    Seen,
    Tables,
    with_hindsight,
)
from quinto_desktop.players.judging.figures import FairValues, KeptFigures
from quinto_desktop.players.judging.verdicts import Decision, Verdict
from quinto_desktop.rules import Play, Seat, legal_actions, observe


class _FairPiece:
    """The fair values of a decision; `values` is None as long as not all are found."""

    def __init__(self, decision: Decision, seed: int, batches: int) -> None:
        self.decision = decision
        self.values: KeptFigures | None = None
        self._so_far: FairValues | None = None
        self.is_forced = len(legal_actions(decision.state)) == 1
        self._seed = seed
        self._batches = batches

    @property
    def is_done(self) -> bool:
        return self.values is not None

    def question(self) -> Question:
        observation = observe(self.decision.state, self.decision.seat)
        action = self.decision.action
        return Reviewing(observation, self._seed, self._batches, self._so_far, action)

    def take(self, answer: object) -> bool:
        if isinstance(answer, KeptFigures):
            self.values, self._so_far = answer, None
        elif isinstance(answer, FairValues):
            self._so_far = answer
        return self.values is not None


class _HindsightPiece:
    """What every card was worth with all cards known, by the decisions' numbers."""

    def __init__(self, deal: PlayedDeal) -> None:
        self.values: dict[int, Seen] = {}
        self._left = [one for one in deal.decisions if isinstance(one.action, Play)]

    @property
    def is_done(self) -> bool:
        return not self._left

    def question(self) -> Question:
        return LookingBack(tuple([one.state for one in self._left]))

    def take(self, answer: object) -> bool:
        if not isinstance(answer, tuple):
            return False
        for values in reversed(answer):
            self.values[self._left.pop().number] = values
        return bool(answer)


class _TablesPiece:
    """How the deal ends at other tables: the points of North and South less the others'."""

    def __init__(self, deal: PlayedDeal, tables: Tables, seed: int) -> None:
        self.results: list[int] = []
        self._deal = deal
        self._tables = tables
        self._seed = seed

    @property
    def is_done(self) -> bool:
        return len(self.results) == self._tables.count

    def question(self) -> Question:
        one = Tables(1, self._tables.skill)
        return PlayingElsewhere(self._deal.start, one, self._seed, len(self.results))

    def take(self, answer: object) -> bool:
        if not isinstance(answer, list):
            return False
        self.results += answer
        return bool(answer)


_Piece: TypeAlias = _FairPiece | _HindsightPiece | _TablesPiece


class DealJudging(QObject):
    """Reviews one deal, decision by decision; whatever has been found so far can be shown.

    It finds exactly what `Reviewer` finds, one question at a time: what `put_first` wants first,
    then the other tables, the others' choices, hindsight, and what was no choice.

    Signals:
        judged(int): There is a verdict on the decision of this number; again when hindsight comes.
        tables_changed(): Another table has played the deal.
        finished(): All is there.
        failed(str): It went wrong, and how, as for an exception; `resume` tries again.
    """

    judged = Signal(int)
    tables_changed = Signal()
    finished = Signal()
    failed = Signal(str)

    def __init__(
        self,
        thinker: Thinker,
        deal: PlayedDeal,
        effort: Effort = Effort.USUAL,
        seed: int = 1,
        parent: QObject | None = None,
        *,
        is_begun: bool = True,
    ) -> None:
        super().__init__(parent)
        self.deal, self.effort = deal, effort
        self.fault: str | None = None
        self._thinker = thinker
        thorough = effort.thoroughness
        self._verdicts: dict[int, Verdict] = {}
        self._hindsight = _HindsightPiece(deal)
        self._tables = _TablesPiece(deal, thorough.tables, seed)
        fair = [_FairPiece(decision, seed, thorough.batches) for decision in deal.decisions]
        choices = [one for one in fair if not one.is_forced]
        forced = [one for one in fair if one.is_forced]
        self._pieces: list[_Piece] = [self._tables, *choices, self._hindsight, *forced]
        self._asked: _Piece = self._tables
        self._question: StopFlag | None = None
        self.is_running = False
        self.review: DealReview | None = None
        thinker.answered.connect(self._on_thinker_answered)
        if is_begun:
            self.resume()

    @property
    def verdicts(self) -> Mapping[int, Verdict]:
        """The verdicts so far, by the decisions' numbers; hindsight may still be left open."""
        return MappingProxyType(self._verdicts)

    @property
    def tables(self) -> list[int]:
        """For each other table so far, the points of North and South less the others'."""
        return [*self._tables.results]

    @property
    def cards(self) -> float | None:
        """The mean result of all other tables, for North and South; None as long as some play."""
        if not self._tables.is_done:
            return None
        return sum(self._tables.results) / len(self._tables.results)

    def recall(self, review: DealReview, tables: Sequence[int]) -> None:
        """Take a review of this deal that was kept, before anything is found; no signal follows."""
        self.review = replace(review, deal=self.deal)
        self._verdicts = {one.decision.number: one for one in review.verdicts}
        self._tables.results[:] = tables
        self._pieces.clear()

    def put_first(self, seats: Collection[Seat]) -> None:
        """Judge the choices of some seats before all else; it changes no verdict."""
        self._pieces.sort(
            key=lambda one: (
                not isinstance(one, _FairPiece) or one.is_forced or one.decision.seat not in seats
            )
        )

    def resume(self) -> None:
        """Go on after `stop`, or after a failure."""
        if not self.is_running and self.review is None:
            self.is_running = True
            self.fault = self._question = None
            self._go_on()

    def stop(self) -> None:
        """Think no more about it until `resume`; what was found stays, and no signal follows."""
        if self.is_running:
            self.is_running = False
            if self._question is not None:
                self._thinker.stop(self._question)

    # --------------------------------------------------------------- asking
    def _go_on(self) -> None:
        while self._pieces and self._pieces[0].is_done:
            self._settle(self._pieces.pop(0))
            if not self.is_running or self._question is not None:
                return  # whoever has heard of it has stopped this, or even resumed it
        if self._pieces:
            self._asked = self._pieces[0]
            self._question = self._thinker.ask(self._asked.question())
        else:
            self._finish()

    @Slot(object, object)
    def _on_thinker_answered(self, question: StopFlag, answer: Answer) -> None:
        if question is not self._question:
            return
        self._question = None
        piece = self._asked
        has_found = answer.fault is None and piece.take(answer.value)
        if not self.is_running:
            return  # it was stopped, and goes on from what was found until then
        if not has_found:
            self.is_running = False
            self.fault = answer.fault or "the judge has found nothing"
            self.failed.emit(self.fault)
            return
        if piece is self._tables:
            self.tables_changed.emit()
        if self.is_running and self._question is None:
            self._go_on()

    def _settle(self, piece: _Piece) -> None:
        if isinstance(piece, _FairPiece) and piece.values is not None:
            number = piece.decision.number
            seen = self._hindsight.values.get(number, NOT_SEEN)
            verdict = Verdict(piece.decision, piece.values, seen.best, seen.played_on)
            self._verdicts[number] = verdict
            self.judged.emit(number)
        elif piece is self._hindsight:
            for number in sorted(self._hindsight.values.keys() & self._verdicts.keys()):
                found = with_hindsight([self._verdicts[number]], self._hindsight.values)
                (self._verdicts[number],) = found
                self.judged.emit(number)

    def _finish(self) -> None:
        self.is_running = False
        verdicts = [self._verdicts[one.number] for one in self.deal.decisions]
        cards = self.cards
        assert cards is not None  # all tables have played
        self.review = DealReview(self.deal, tuple(verdicts), cards)
        self.finished.emit()
