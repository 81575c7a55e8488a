"""A person's claim that all the tricks that are left are theirs: offered, checked, played out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.controller import GameController
from quinto_desktop.game.thinking.thinker import Answer, EngineRequest
from quinto_desktop.players.judging.claim import Certainty, Claim
from quinto_desktop.players.questions import Claiming
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Card, Observation, Phase, Play, Step, observe

POSITIONS_TO_OFFER = 500
"""How many positions are looked at before a claim is offered: some 20 ms."""

_SEED = 1


class Claims(QObject):
    """Follows a game, and checks and plays out claims in it.

    A claim is offered only while it is proved. Nobody's cards are played for them: where several
    people play, a claim is only checked.

    Signals:
        offered(bool): All tricks that are left are certain to be those of the person on turn, or
            no longer.
        judged(object): The `Claim` that was asked for.
        playing_changed(bool): Whether a claim is being played out.
        lost(): A claim that was not proved has failed; the person plays on.
    """

    offered = Signal(bool)
    judged = Signal(object)
    playing_changed = Signal(bool)
    lost = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._asker = EngineRequest(controller.thinker, self)
        self._asker.answered.connect(self._on_asker_answered)
        self._is_asked = False
        self.is_offered = False
        self.is_playing = False
        controller.turn_started.connect(self._on_controller_turn_started)
        controller.stepped.connect(self._on_controller_stepped)
        controller.restored.connect(self.stop)
        controller.abandoned.connect(self.stop)

    @property
    def observation(self) -> Observation | None:
        """What the person knows who has to play a card now; None if none has to."""
        state, session = self._controller.state, self._controller.session
        if self._controller.is_over or state.phase is not Phase.PLAY or state.turn is None:
            return None
        return observe(state, state.turn) if session.awaits_person() else None

    @property
    def plays_out(self) -> bool:
        """Whether a claim can be played out: nobody else's cards would be played for them."""
        return len(self._controller.session.people) == 1

    def check(self) -> None:
        """Check the claim of the person on turn; `judged` follows."""
        observation = self.observation
        if observation is not None and not self.is_playing:
            self._ask(Claiming(observation, _SEED), is_asked=True)

    def play_out(self) -> None:
        """Play all cards that are left."""
        if self.plays_out and self.observation is not None and not self.is_playing:
            self._set_playing(is_playing=True)
            self._go_on()

    @Slot()
    def stop(self) -> None:
        """Check nothing, and play nothing out, any more."""
        self._asker.drop()
        self._offer(offered=False)
        self._set_playing(is_playing=False)

    def _offer(self, *, offered: bool) -> None:
        if offered is not self.is_offered:
            self.is_offered = offered
            self.offered.emit(offered)

    def _set_playing(self, *, is_playing: bool) -> None:
        if is_playing is not self.is_playing:
            self.is_playing = is_playing
            self.playing_changed.emit(is_playing)

    def _ask(self, question: Claiming, *, is_asked: bool) -> None:
        self._is_asked = is_asked
        self._asker.ask(question)

    def _go_on(self) -> None:
        observation = self.observation
        if observation is not None:
            self._ask(Claiming(observation, _SEED), is_asked=False)

    @Slot()
    def _on_controller_turn_started(self) -> None:
        observation = self.observation
        if observation is None:
            return
        if self.is_playing:
            self._go_on()
        elif self.plays_out and TRICKS_IN_A_DEAL - len(observation.tricks) > 1:
            self._ask(Claiming(observation, _SEED, POSITIONS_TO_OFFER, deals=0), is_asked=False)
        else:
            self._offer(offered=False)

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        self._asker.drop()
        if step.after.phase is not Phase.PLAY:
            self._offer(offered=False)
            self._set_playing(is_playing=False)

    @Slot(object)
    def _on_asker_answered(self, answer: Answer) -> None:
        claim = answer.value if isinstance(answer.value, Claim) else None
        if self.is_playing:
            self._play(None if claim is None else claim.card)
        elif self._is_asked:
            self.judged.emit(claim or Claim(Certainty.LIKELY))
        else:
            self._offer(offered=claim is not None and claim.certainty is Certainty.PROVED)

    def _play(self, card: Card | None) -> None:
        observation = self.observation
        if observation is None:
            return
        if card is None:
            self._set_playing(is_playing=False)
            self.lost.emit()
            return
        self._controller.submit(observation.mover, Play(card))
