"""What is worth doing now: the decision of the person on turn, weighed for hints and the tutor."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from quinto_desktop.game.controller import GameController
from quinto_desktop.game.judging.decision_analysis import DecisionAnalysis
from quinto_desktop.game.session import Session
from quinto_desktop.game.thinking.engine_request import EngineRequest
from quinto_desktop.game.thinking.thinker import Answer
from quinto_desktop.players.judging.deal_review import Effort
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.players.judging.reasons.asking import Explaining
from quinto_desktop.players.judging.reasons.explained import Explained
from quinto_desktop.rules import Action, Deal, Observation, observe

SEED = 1
"""The seed of every hint, so that `quinto-lab hint` prints the same figures."""

BATCHES = Effort.USUAL.thoroughness.batches

ENOUGH_DEALS = 240
"""From how many imagined deals on an action may be called the best, or an error."""

PATIENCE_MS = 1200
"""How long a hint waits at most for the best action to stand out; then it shows what leads."""

CHANCES = {2: 0.02, 5: 0.05, 15: 0.15}
"""The threshold of the tutor as a chance of the game, where the deal may decide that."""


def observation_due(controller: GameController) -> Observation | None:
    """What the person knows who is to call or play; None if nobody at this screen is."""
    state = controller.state
    if controller.is_over or state.turn is None:
        return None
    is_persons = controller.session.awaits_person() and controller.session.last_card is None
    return observe(state, state.turn) if is_persons else None


def is_slip(values: FairValues, action: Action, threshold: int) -> bool:
    """Whether an action is an error of more than a threshold in points, one of `CHANCES`."""
    if values.decides_game:
        lost = values.chance_lost(action)
        return lost.least > 0 and lost.mean > CHANCES[threshold]
    loss = values.loss(action)
    return loss.least > 0 and loss.mean > threshold


class HintEngine(QObject):
    """Weighs one decision at a time, by what its seat may know and nothing else.

    The game's own thinker does it, which is idle meanwhile. The best action that somebody was
    waiting for stays the best, unless in the end another one is certainly better.

    Signals:
        changed(): `values` or `explained` is there, or more certain than before.
        failed(str): It went wrong, and how, as for an exception.

    Attributes:
        observation: What the seat on turn knows; None if nothing is weighed.
        explained: Why the best action is the best; None if that is not known yet, or not wanted.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = controller.thinker
        self.observation: Observation | None = None
        self.explained: Explained | None = None
        self.values: FairValues | None = None
        self._named: Action | None = None
        self._weighed: DecisionAnalysis | None = None
        self._wants_reasons = False
        self._asker = EngineRequest(self._thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._explains: Action | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._on_patience_timeout)
        self._is_out_of_patience = False
        controller.stepped.connect(self.drop)
        controller.restored.connect(self.drop)
        controller.abandoned.connect(self.drop)

    @property
    def is_done(self) -> bool:
        """Whether nothing more will be found."""
        return self._weighed is not None and self._weighed.is_done

    @property
    def is_known(self) -> bool:
        """Whether enough was found to call an action an error."""
        return self.values is not None and (self.is_done or self.values.deals >= ENOUGH_DEALS)

    @property
    def best(self) -> Action | None:
        """The best action, as soon as it can be told; None before."""
        values = self.values
        if values is None or (self._named is not None and not self.is_done):
            return self._named
        stands_out = self.is_known and not any(
            values.is_tied(action) and not is_equal(values, action) for action in values.actions
        )
        return values.best if stands_out or self.is_done or self._is_out_of_patience else None

    def tied(self) -> list[Action]:
        """What cannot be told from the best, of equal cards one; once something is known."""
        values = self.values
        assert values is not None
        tied: dict[int, Action] = {}
        for action, place in zip(values.actions, values.tried, strict=True):
            if values.is_tied(action) and not is_equal(values, action):
                tied.setdefault(place, action)
        return [*tied.values()]

    def weigh(self, observation: Observation) -> None:
        """Weigh a decision, unless that has been begun; `changed` follows."""
        if observation == self.observation:
            return
        self.drop()
        self.observation = observation
        self._weighed = weighed = DecisionAnalysis(self._thinker, observation, SEED, BATCHES, self)
        weighed.changed.connect(self._on_weighed_changed)
        weighed.failed.connect(self.failed)

    def hurry(self) -> None:
        """Somebody waits for the best action, and for why it is: it need not be certain."""
        self._wants_reasons = True
        if self.best is None:
            self._patience.start(PATIENCE_MS)
        self._explain()

    @Slot()
    def drop(self) -> None:
        """Forget the decision, and think about it no more."""
        self._patience.stop()
        if self._weighed is not None:
            self._weighed.stop()
            self._weighed.deleteLater()
        self._asker.drop()
        self._weighed = self._explains = self.observation = self.explained = None
        self.values = self._named = None
        self._is_out_of_patience = self._wants_reasons = False

    def _explain(self) -> None:
        best = self.best
        if not self._wants_reasons or best is None or self.observation is None:
            return
        self._named = best
        self._weigh_in()
        if self._explains != best:
            self._explains, self.explained = best, None
            self._asker.ask(Explaining(self.observation, best, None, SEED))

    def _weigh_in(self) -> None:
        # Of what cannot be told apart, the action named is the best.
        self.values = None if self._weighed is None else self._weighed.values
        if self.values is not None and self._named is not None:
            self.values = replace(self.values, advised=(self._named,))

    @Slot()
    def _on_weighed_changed(self) -> None:
        self._weigh_in()
        self._explain()
        self.changed.emit()

    @Slot()
    def _on_patience_timeout(self) -> None:
        self._is_out_of_patience = True
        if self.values is None:
            return  # the first answer is on its way
        self._explain()
        self.changed.emit()

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        # Without reasons, figures are enough.
        told = answer.value
        self.explained = told if isinstance(told, Explained) else Explained((), (), {})
        self.changed.emit()


def hints_of_deal(session: Session) -> int:
    """How many hints are noted since the latest deal of cards."""
    steps = enumerate(session.steps)
    dealt = max((place for place, step in steps if isinstance(step.action, Deal)), default=0)
    return sum(place > dealt for place in session.hints.places)


def is_equal(values: FairValues, action: Action) -> bool:
    """Whether an action is the best one, or equal to it, such as its neighbour in the same hand."""
    places = dict(zip(values.actions, values.tried, strict=True))
    return places[action] == places[values.best]
