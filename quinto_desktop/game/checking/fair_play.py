"""The proof of fair play for the current deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.controller import GameController
from quinto_desktop.game.session import Session
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, fault_of
from quinto_desktop.players import Level
from quinto_desktop.players.fairness import Decision, Examination, Finding
from quinto_desktop.rules import Call, Deal, Play, legal_actions

__all__ = ["FairPlay", "Finding", "Proof", "decisions_of"]

THINKING_FACTOR = 10.0
"""Factor for the players' thinking time: a search cut short would be judged wrongly."""

FEWEST_QUESTIONS = 12
"""The fewest checks in a proof: if there are fewer decisions, each is checked more than once."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The progress or the result of a proof. It contains numbers, but no cards.

    Attributes:
        decisions: The number of decisions to check; 0 if nothing has been decided yet.
        exchanges: How many times the hidden cards are swapped for each decision.
    """

    decisions: int
    findings: Mapping[Finding, int] = field(default_factory=Counter)
    exchanges: int = 1

    @property
    def asked(self) -> int:
        """The number of decisions checked so far."""
        return sum(self.findings.values())

    @property
    def is_fair(self) -> bool:
        """Whether no decision has changed with the hidden cards."""
        return not self.count(Finding.CHANGED)

    def count(self, finding: Finding) -> int:
        """Return how many decisions led to this finding."""
        return self.findings.get(finding, 0)


class FairPlay(QObject):
    """Asks the computer players again about every choice of the deal (see `players.fairness`).

    The game may go on meanwhile; its own questions are answered in between.

    Signals:
        progressed(object): The `Proof`, one decision further.
        finished(object): The complete `Proof`.
        failed(str): A computer player raised an exception; the text is that of the exception.
    """

    progressed = Signal(object)
    finished = Signal(object)
    failed = Signal(str)

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._asker = EngineRequest(controller.thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._left: list[tuple[Decision, Level]] = []
        self._proof = Proof(0)

    @property
    def is_running(self) -> bool:
        """Whether a proof is under way."""
        return self._asker.is_asking

    def prove(self) -> None:
        """Begin a proof; `progressed` follows for every decision, then `finished`; or `failed`."""
        self.stop()
        self._left = decisions_of(self._controller.session)
        count = len(self._left)
        exchanges = -(-FEWEST_QUESTIONS // count) if count else 1
        self._proof = Proof(count, Counter(), exchanges)
        if self._left:
            self._ask_next()
        else:
            self.finished.emit(self._proof)

    def stop(self) -> None:
        """Cancel the proof, if one is running; no further signals follow."""
        self._asker.drop()

    def _ask_next(self) -> None:
        decision, level = self._left.pop(0)
        player = self._controller.make_player(level, THINKING_FACTOR)
        self._asker.ask(Examination(decision, player, self._proof.exchanges))

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        finding = answer.value
        if not isinstance(finding, Finding):
            self.failed.emit(answer.fault or fault_of(TypeError(f"{finding!r} is no finding")))
            return
        findings = Counter(self._proof.findings) + Counter([finding])
        self._proof = proof = Proof(self._proof.decisions, findings, self._proof.exchanges)
        is_last = not self._left
        if not is_last:
            self._ask_next()  # before the signal, as its receiver may stop the proof
        self.progressed.emit(proof)
        if is_last:
            self.finished.emit(proof)


def decisions_of(session: Session) -> list[tuple[Decision, Level]]:
    """Return the computer players' choices in the latest deal with any, and their levels."""
    earlier: list[tuple[Decision, Level]] = []
    found: list[tuple[Decision, Level]] = []
    for number, step in enumerate(session.steps):
        if isinstance(step.action, Deal):
            earlier, found = found or earlier, []
        elif isinstance(step.action, Call | Play) and len(legal_actions(step.before)) > 1:
            player = step.before.player_on_turn
            assert player is not None  # a player has called or played
            level = session.setup.players[player].level
            if level is not None:
                seed = session.setup.source.decision_seed(number)
                found.append((Decision(step.before, seed, step.action), Level(level)))
    return found or earlier
