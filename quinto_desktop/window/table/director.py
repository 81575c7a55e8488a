"""Shows steps and moments of a game, and what waits for an answer when nothing moves."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Card, Observation, Phase, Play, Step
from quinto_desktop.window import hand_words
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.asking import question_of, question_of_panel
from quinto_desktop.window.table.dealing import Dealing
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.moments import Moment
from quinto_desktop.window.table.only_card import OnlyCard
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
        asked(str): A sentence about what needs an answer now.
        moment(object): The `Moment` that is seen now.
        covered(): Cards that were seen may not be seen any more, and have been turned down.
        quint_marked(object): A `QuintScored` that is being announced.
        hastened(): Whatever still moves is to be done at once.

    Args:
        stage: The cards.
        overlays: Everything else on the table.
        hand: The viewer's own cards.
        animator: What moves.
        parent: The table.

    Attributes:
        pace: How fast things move.
        scenes: What is still to be shown.
        only_card: Plays the only card that may be played.
    """

    shown = Signal(object)
    told = Signal(str)
    asked = Signal(str)
    moment = Signal(object)
    covered = Signal()
    quint_marked = Signal(object)
    hastened = Signal()

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
        self.pace = Pace()
        self._observation: Observation | None = None
        self._staging = Staging(stage, Dealing(stage, animator), overlays, hand, self)
        self._staging.shown.connect(self.shown)
        self._staging.told.connect(self.told)
        self._staging.asked.connect(self._on_staging_asked)
        self._staging.moment.connect(self.moment)
        self._staging.quint_marked.connect(self.quint_marked)
        self.hastened.connect(overlays.light.finish)
        for plate in overlays.plates.values():
            self.hastened.connect(plate.growth.finish)
        self._turn_is_new = False
        self._must_ask = False
        self._is_paused = False
        animator.idle.connect(self._on_rest)
        self.only_card = OnlyCard(stage, hand, overlays, self)
        self.only_card.told.connect(self.told)
        hand.card_lifted.connect(self._on_hand_card_lifted)
        self.scenes = Scenes(self)
        self.scenes.over.connect(self._on_scenes_over)

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.scenes.playing or self._animator.busy

    @property
    def observation(self) -> Observation | None:
        """What is shown, though it may still be on its way."""
        return self._observation

    def set_pace(self, pace: Pace) -> None:
        """Let things move so fast from now on."""
        self.pace = pace
        self._hand.set_pace(pace)

    def show_state(self, observation: Observation) -> None:
        """Show a moment of a game without the way that led there."""
        self._turn_is_new = False
        self.only_card.drop()
        self.scenes.clear()
        self.hastened.emit()
        self._overlays.light.put_out()
        self._staging.rest_is_due = False
        self._animator.finish()
        self._observation = observation
        seat, place = self._hand.focus.seat, self._hand.focus.place
        self._overlays.put_panels_away()
        self._stage.show(observation)
        if seat is not None and place is not None:
            self._hand.focus.keep_near(seat, place)
        self._must_ask = True
        self._on_scenes_over()

    def show_step(self, step: Step, observation: Observation, pace: Pace) -> None:
        """Show what a step caused, from now on."""
        self.cut_short()
        self._overlays.light.put_out()
        self.set_pace(pace)
        self._overlays.pace = pace
        self._observation = observation
        self._overlays.put_panels_away()
        self._overlays.prompt.say("")
        self._staging.rest_is_due = False
        self._cover(step, observation)
        self._turn_is_new = bool(observation.actions)
        self._must_ask = True
        self.scenes.play(list(self._staging.scenes_of(step, observation, pace)))
        if self.scenes.playing and observation.phase is Phase.PLAY:
            # Whoever is on turn may play at once, whatever still moves.
            self._mark_turn(observation)

    def _cover(self, step: Step, observation: Observation) -> None:
        """Turn down what the next person may not see, before anything else is shown."""
        played = step.action.card if isinstance(step.action, Play) else None
        if self._stage.cover(observation, played, self.pace):
            self._hand.cover()
            self.covered.emit()

    def cut_short(self) -> None:
        """Be done with all that is still being shown."""
        self._turn_is_new = self._must_ask = False
        self.only_card.drop()
        self.scenes.skip()
        self.hastened.emit()
        if self._animator.busy:
            self._animator.finish()
            self._hand.refresh()  # what has been turned up has a name now

    def pause(self) -> None:
        """Be done with what is being shown; what it would have asked is asked by `resume`."""
        held = self._turn_is_new, self._must_ask or self.only_card.is_due
        self.cut_short()
        self._turn_is_new, self._must_ask = held
        self._is_paused = True

    @Slot()
    def resume(self) -> None:
        """Ask what is still to be asked."""
        self._is_paused = False
        self._on_rest()

    def go_on(self) -> bool:
        """End what is being waited for; what moves arrives at once.

        Returns:
            Whether the next action may be shown; not while a complete trick has still to rest, nor
            when the viewer's only card has just been played.
        """
        if self.only_card.hasten():
            return False
        self._animator.finish()
        self.hastened.emit()
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
        if not self._animator.busy:  # else the card is marked when it has landed
            self._overlays.tags.mark(on_table, observation)
        self._overlays.show(observation)
        self._mark_turn(observation)
        self._overlays.offer_calls(observation)
        self._tell_result(observation)
        self.shown.emit(observation)
        self._on_rest()

    @Slot()
    def _on_rest(self) -> None:
        """The viewer is asked for something, once nothing moves any more."""
        if self.busy or self._is_paused:
            return
        if self._turn_is_new:
            self._turn_is_new = False
            self.moment.emit(Moment.TURN)
            if self._observation is not None:
                self.only_card.offer(self._observation)
        if self._must_ask:
            self._must_ask = False
            if not self.only_card.is_due:
                self.ask()

    @Slot(str)
    def _on_staging_asked(self, question: str) -> None:
        """A trick lies until the viewer goes on, who may have to be asked for nothing more then."""
        if self._observation is not None and self._observation.actions:
            self._must_ask = False
        self.asked.emit(question)

    @Slot()
    def ask(self) -> None:
        """Say what the table waits for, if it is the viewer's to do; a curtain has said it."""
        observation, panel = self._observation, self._overlays.result
        if observation is None or self._overlays.is_curtained:
            return
        if panel.isVisible():
            # What ends a deal has been told event by event.
            ends_deal = bool(observation.results) and observation.winner is None
            question = question_of_panel(panel, in_full=not ends_deal)
        else:
            question = question_of(observation, self._overlays.words)
        if question:
            self.asked.emit(question)

    def _mark_turn(self, observation: Observation) -> None:
        self._hand.show(observation)
        self._prompt_turn()

    @Slot(object)
    def _on_hand_card_lifted(self, card: Card | None) -> None:
        self._prompt_turn()
        if card is not None and not self.only_card.is_due:
            self.told.emit(hand_words.lifted(card))

    def _prompt_turn(self) -> None:
        """Say what the viewer may play, or how he plays what he has lifted."""
        observation, lifted = self._observation, self._hand.lifted
        text = ""
        if lifted is not None:
            text = hand_words.lifted(lifted)
        elif observation is not None and observation.phase is Phase.PLAY and observation.actions:
            text = self._overlays.words.turn_prompt(observation)
        self._overlays.prompt.say(text)

    def _tell_result(self, observation: Observation) -> None:
        own = self._stage.places.viewer.side
        result = result_of(observation, self._overlays.words, own)
        if result is not None:
            self._overlays.tell(result)
        elif not self._overlays.is_curtained:
            self._overlays.put_away(self._overlays.result)
