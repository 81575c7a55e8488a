"""Shows steps and moments of a game, and what waits for an answer when nothing moves."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Observation, Phase, Play, Step
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.dealing import Dealing
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.moments import Moment
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.results import result_of
from quinto_desktop.window.table.scenes import Scenes
from quinto_desktop.window.table.stage import Stage
from quinto_desktop.window.table.staging import Staging


class Director(QObject):
    """Shows steps. The game never waits for it: a new step cuts the showing short.

    Signals:
        shown(object): The `Observation` that the table shows now, score and all.
        told(str): A sentence about what has just happened, for all ears.
        moment(object): The `Moment` that is seen now.

    Args:
        stage: The cards.
        overlays: Everything else on the table.
        hand: The viewer's own cards.
        animator: What moves.
        parent: The table.

    Attributes:
        scenes: What is still to be shown.
    """

    shown = Signal(object)
    told = Signal(str)
    moment = Signal(object)

    def __init__(
        self,
        stage: Stage,
        overlays: Overlays,
        hand: HandInput,
        animator: Animator,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._overlays = overlays
        self._hand = hand
        self._animator = animator
        self._pace = Pace()
        self._observation: Observation | None = None
        self._staging = Staging(stage, Dealing(stage, animator), overlays, hand, self)
        self._staging.shown.connect(self.shown)
        self._staging.told.connect(self.told)
        self._staging.moment.connect(self.moment)
        self._turn_is_new = False
        animator.idle.connect(self._tell_turn)
        self.scenes = Scenes(self)
        self.scenes.over.connect(self._on_scenes_over)

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.scenes.playing or self._animator.busy

    def show_state(self, observation: Observation) -> None:
        """Show a moment of a game without the way that led there."""
        self._turn_is_new = False
        self.scenes.clear()
        self._staging.rest_is_due = False
        self._animator.finish()
        self._observation = observation
        seat, place = self._hand.focus.seat, self._hand.focus.place
        self._overlays.put_panels_away()
        self._stage.show(observation)
        if seat is not None and place is not None:
            self._hand.focus.keep_near(seat, place)
        self._on_scenes_over()

    def show_step(self, step: Step, observation: Observation, pace: Pace) -> None:
        """Show what a step caused, from now on."""
        self.cut_short()
        self._pace = self._overlays.pace = pace
        self._observation = observation
        self._overlays.put_panels_away()
        self._overlays.prompt.say("")
        self._staging.rest_is_due = False
        self._cover(step, observation)
        self._turn_is_new = bool(observation.actions)
        self.scenes.play(list(self._staging.scenes_of(step, observation, pace)))
        if self.scenes.playing and observation.phase is Phase.PLAY:
            # Whoever is on turn may play at once, whatever still moves.
            self._mark_turn(observation)

    def _cover(self, step: Step, observation: Observation) -> None:
        """Turn down what the next person may not see, before anything else is shown."""
        played = step.action.card if isinstance(step.action, Play) else None
        if self._stage.cover(observation, played, self._pace):
            self._hand.cover()

    def cut_short(self) -> None:
        """Be done with all that is still being shown."""
        self._turn_is_new = False
        self.scenes.skip()
        if self._animator.busy:
            self._animator.finish()
            self._hand.refresh()  # what has been turned up has a name now

    def go_on(self) -> bool:
        """End what is being waited for; what moves arrives at once.

        Returns:
            Whether the next action may be shown; not while a complete trick has still to rest.
        """
        self._animator.finish()
        self.scenes.go_on()
        return not self._staging.rest_is_due

    # --------------------------------------------------------------- at rest
    def _on_scenes_over(self) -> None:
        """Nothing more to show: let the table say how things stand."""
        observation = self._observation
        if observation is None:
            return
        trick = observation.trick
        on_table = trick if trick is not None and trick.cards else None
        self._overlays.tags.mark(on_table, observation)
        self._overlays.show(observation)
        self._mark_turn(observation)
        self._overlays.offer_calls(observation)
        self._tell_result(observation)
        self.shown.emit(observation)
        self._tell_turn()

    @Slot()
    def _tell_turn(self) -> None:
        """The viewer is asked for something, once nothing moves any more."""
        if self._turn_is_new and not self.busy:
            self._turn_is_new = False
            self.moment.emit(Moment.TURN)

    def _mark_turn(self, observation: Observation) -> None:
        self._hand.show(observation, self._pace)
        is_play = observation.phase is Phase.PLAY and bool(observation.actions)
        self._overlays.prompt.say(self._overlays.words.turn_prompt(observation) if is_play else "")

    def _tell_result(self, observation: Observation) -> None:
        own = self._stage.places.viewer.side
        result = result_of(observation, self._overlays.words, own)
        if result is not None:
            self._overlays.tell(result)
        elif not self._overlays.is_curtained:
            self._overlays.put_away(self._overlays.result)
