"""What a `Job` finds out by many deals: for a question to the lab, and for a deal in the editor."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.thinking.job import Progress, Work
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest, Thinker
from quinto_desktop.players.experiments.asking import Experimenting
from quinto_desktop.players.experiments.experiment import (
    HAND_SIZE,
    SUIT_NAMES,
    Asked,
    CachettesWorth,
    Finding,
    Mean,
    WhetherToDouble,
    WhichLead,
)
from quinto_desktop.players.judging.hindsight import SolvingCards, SolvingValue
from quinto_desktop.players.kernel import Solution
from quinto_desktop.players.puzzles.asking import PuzzleInDeal
from quinto_desktop.rules import Hand, MatchState, Observation, Phase, sorted_hand


class Inquiry(QObject):
    """Has deals played for one question after another, a piece at a time.

    Signals:
        changed(): More deals have been played; see `finding`.
        finished(): As many as were wanted.
        failed(str): It went wrong, and how, as for an exception; `finding` is what was found.
    """

    changed = Signal()
    finished = Signal()
    failed = Signal(str)

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asker = EngineRequest(thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._asked: Asked | None = None
        self._seed = self._pieces = 0
        self.finding: Finding | None = None
        self.wanted = 0
        self.is_running = False

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return 0 if self.finding is None else self.finding.tally.deals

    def ask(self, asked: Asked, deals: int, seed: int) -> None:
        """Ask another question, or for more deals of the same one, which then go on."""
        self.stop()
        if (asked, seed) != (self._asked, self._seed):
            self._asked, self._seed, self._pieces = asked, seed, 0
            self.finding = None
        self.wanted, self.is_running = deals, True
        self._go_on()

    def stop(self) -> None:
        """Play no more deals; what was found stays."""
        self.is_running = False
        self._asker.drop()

    def _go_on(self) -> None:
        if self.deals >= self.wanted:
            self.is_running = False
            self.finished.emit()
        elif self._asked is not None:
            self._asker.ask(Experimenting(self._asked, self._seed, self._pieces))

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        found = answer.value
        if not isinstance(found, Finding):
            self.is_running = False
            self.failed.emit(answer.fault or "no deals were played")
            return
        self._pieces += 1
        before = self.finding
        self.finding = found if before is None else Finding(found.names, before.tally + found.tally)
        self.changed.emit()
        if self.is_running:
            self._go_on()


def dealt_hand(observation: Observation) -> Hand | None:
    """The twelve cards that a seat was dealt, if its player sees them and a deal is in progress."""
    if observation.phase not in (Phase.DOUBLING, Phase.PLAY) or observation.trick is None:
        return None
    hand = observation.hands[observation.seat]
    if hand is None:
        return None
    played = [trick.card_of(observation.seat) for trick in (*observation.tricks, observation.trick)]
    return sorted_hand([*hand, *(card for card in played if card is not None)])


def solve(state: MatchState) -> Work:
    """Solve a moment with a card due: its value for NS less EW comes first, then a `Solution`."""
    value: int = yield SolvingValue(state)
    yield Progress(value)
    return (yield SolvingCards(state))


def find_puzzle(start: MatchState, known: Collection[str] = ()) -> Work:
    """Search a deal from a call or play on for a `Puzzle` whose key is new; None if it has none."""
    return (yield PuzzleInDeal(start, frozenset(known)))
