"""What is worth doing now: the decision of the person on turn, weighed for hints and the tutor."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from quinto_desktop.game.controller import GameController
from quinto_desktop.game.thinking.job import Job, Progress, Work
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest
from quinto_desktop.players.judging.asking import Explaining, Weighing
from quinto_desktop.players.judging.deal_review import Effort
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.players.judging.reasons.kinds import Explained, proof_of
from quinto_desktop.players.judging.verdicts import calls_again, least_of
from quinto_desktop.rules import Action, Observation, Play, Seat, observe

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
    if controller.is_over or state.turn is None or controller.is_sure(state):
        return None
    return observe(state, state.turn) if controller.session.awaits_person() else None


def is_slip(values: FairValues, action: Action, threshold: int) -> bool:
    """Whether an action is an error of more than a threshold in points, one of `CHANCES`."""
    if values.decides_game:
        lost = values.chance_lost(action)
        return lost.least > 0 and lost.mean > CHANCES[threshold]
    loss = values.loss(action)
    return loss.least > 0 and loss.mean > threshold


def risks_game(due: Observation, best: Action, action: Action) -> bool:
    """Whether the others may win the game in the trick by a card, and cannot by the best one."""
    # Who is far behind loses hardly any chance by it, but wants to know.
    if not isinstance(action, Play) or not isinstance(best, Play):
        return False
    needed = due.rules.target - due.scores[due.mover.side.other]
    proof = proof_of(due, action.card)
    return not proof.wins and proof.points >= needed > proof_of(due, best.card).risk


def weigh(observation: Observation, seed: int, batches: int) -> Work:
    """Weigh the actions of a decision by twice as many deals each time, up to some batches.

    So the first `FairValues` come soon. The same seed gives the same ones, on every machine.
    """
    values: FairValues = yield Weighing(observation, seed, 1, None)
    while len(values.batches) < batches and values.is_choice and not values.is_complete:
        yield Progress(values)
        count = min(2 * len(values.batches), batches)
        values = yield Weighing(observation, seed, count, values)
    return values


class HintEngine(QObject):
    """Weighs one decision at a time, by what its seat may know and nothing else.

    Once the best action has been told, with reasons, nothing more is found: what is said of it and
    the table of all actions are about the same figures.

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
        self._weighed: Job | None = None
        self._wants_reasons = self._is_told = False
        self._asker = EngineRequest(self._thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._patience = QTimer(self, singleShot=True)
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
        is_due = self.is_done or self._is_out_of_patience
        return self.values.best if self.values is not None and is_due else None

    def tied(self) -> list[Action]:
        """What cannot be told from the best, of equal cards one; once something is known."""
        values = self.values
        assert values is not None
        tied: dict[int, Action] = {}
        for action, place in zip(values.actions, values.tried, strict=True):
            if values.is_tied(action) and not values.are_equal(values.best, action):
                tied[place] = action  # the lowest, as of the best
        return [*tied.values()]

    def weigh(self, observation: Observation) -> None:
        """Weigh a decision, unless that has been begun; `changed` follows."""
        if observation == self.observation:
            return
        self.drop()
        self.observation = observation
        self._weighed = weighed = Job(self._thinker, weigh(observation, SEED, BATCHES), self)
        weighed.progressed.connect(self._on_weighed_changed)
        weighed.finished.connect(self._on_weighed_changed)
        weighed.failed.connect(self.failed)
        weighed.start()

    def hurry(self) -> None:
        """Somebody waits for the best action, and for why it is: it need not be certain."""
        if self.best is None:
            self._patience.start(PATIENCE_MS)
        self.explain()

    def explain(self) -> None:
        """Find out why the best action is the best, too, as soon as it is known."""
        self._wants_reasons = True
        self._explain()

    @Slot()
    def drop(self) -> None:
        """Forget the decision, and think about it no more."""
        self._patience.stop()
        if self._weighed is not None:
            self._weighed.cancel()
            self._weighed.deleteLater()
        self._asker.drop()
        self._weighed = self.observation = self.explained = self.values = None
        self._is_out_of_patience = self._wants_reasons = self._is_told = False

    def _explain(self) -> None:
        best = self.best
        is_asked = self._wants_reasons and not self._is_told
        if is_asked and best is not None and self.observation and self._weighed is not None:
            self._is_told = True
            self._weighed.cancel()
            self._asker.ask(Explaining(self.observation, best, None, SEED))

    @Slot()
    def _on_weighed_changed(self) -> None:
        self.values = None if self._weighed is None else self._weighed.value
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


def matters(values: FairValues) -> bool:
    """Whether it matters what is done: something would lose more than hardly anything."""
    return max(values.lost(action).mean for action in values.actions) >= least_of(values)


LONGEST_WAIT_MS = 700
"""How long an action waits at most until it is known what it costs; then it is done."""


class Tutor(QObject):
    """Looks at what a person is about to do, and holds it back if it is an error.

    Nobody is asked twice about one decision, and what is not known soon is let go.

    Signals:
        doubted(object): The `Action` held back is an error; `go_ahead` or `take_back` follows.
        settled(): Nothing is held back any more.

    Args:
        threshold: How many points an error must cost to be asked about; None for no tutor.
    """

    doubted = Signal(object)
    settled = Signal()

    def __init__(
        self,
        controller: GameController,
        hinting: HintEngine,
        threshold: Callable[[], int | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._hinting = hinting
        self._threshold = threshold
        self.held: tuple[Seat, Action] | None = None
        self._asked: set[tuple[Action, ...]] = set()
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self.go_ahead)
        hinting.changed.connect(self._on_hinting_changed)
        hinting.failed.connect(self._on_hinting_failed)
        controller.turn_started.connect(self.prepare)
        controller.stepped.connect(self.take_back)
        controller.restored.connect(self.take_back)
        controller.abandoned.connect(self.take_back)
        self.prepare()

    @Slot()
    def prepare(self) -> None:
        """Begin to weigh what is due now, if there is anything to choose."""
        due = observation_due(self._controller)
        if due is not None and len(due.actions) > 1 and self._is_wanted:
            self._hinting.weigh(due)
            self._hinting.explain()

    def holds(self, seat: Seat, action: Action) -> bool:
        """Whether an action is held back, for a moment or until an answer.

        Whatever is done while the question is there is an answer to it, and is let go.
        """
        is_weighed = self._wait.isActive()
        if is_weighed and self.held == (seat, action):
            return True  # clicked twice
        due = observation_due(self._controller)
        is_answer = self.held is not None and not is_weighed
        self.take_back()
        if is_answer or due is None or due.turn is not seat or action not in due.actions:
            return False
        if calls_again(due):
            return False
        if len(due.actions) == 1 or not self._is_wanted or self._here in self._asked:
            return False
        self._hinting.weigh(due)
        if self._hinting.is_known and not self._is_slip(action):
            return False
        self.held = seat, action
        if self._hinting.is_known:
            self._doubt()
        else:
            self._wait.start(LONGEST_WAIT_MS)
        return True

    @Slot()
    def go_ahead(self) -> None:
        """Do what was held back."""
        held = self.held
        self.take_back()
        if held is not None:
            self._controller.submit(*held)

    @Slot()
    def take_back(self) -> None:
        """Forget what was held back."""
        self._wait.stop()
        if self.held is not None:
            self.held = None
            self.settled.emit()

    @property
    def _is_wanted(self) -> bool:
        return self._threshold() is not None

    @property
    def _here(self) -> tuple[Action, ...]:
        # What tells this decision from all others.
        return tuple([step.action for step in self._controller.session.steps])

    def _is_slip(self, action: Action) -> bool:
        due, values, threshold = self._hinting.observation, self._hinting.values, self._threshold()
        if due is None or values is None or threshold is None:
            return False
        return is_slip(values, action, threshold) or risks_game(due, values.best, action)

    def _doubt(self) -> None:
        self._wait.stop()
        assert self.held is not None  # it is doubted
        self._asked.add(self._here)
        self.doubted.emit(self.held[1])

    @Slot()
    def _on_hinting_changed(self) -> None:
        if self.held is None or not self._wait.isActive() or not self._hinting.is_known:
            return
        if self._is_slip(self.held[1]):
            self._doubt()
        else:
            self.go_ahead()

    @Slot()
    def _on_hinting_failed(self) -> None:
        if self._wait.isActive():
            self.go_ahead()
