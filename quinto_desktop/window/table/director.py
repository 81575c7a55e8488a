"""Shows steps and states of a game, and asks for an answer when nothing moves."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.aids.quint_board import added_by
from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Card, Observation, Phase, Play, Step
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.dealing import Dealing, UndoAnimation
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.messages import OnlyCard, TurnPrompt
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.table.table_updates import Scenes, TableUpdates
from quinto_desktop.window.text import turn_text


class Director(QObject):
    """Shows steps. The game never waits for it: a new step cuts the previous one short.

    Signals:
        covered(): Cards that were visible have been turned down, as they may not be seen now.
        skipped_ahead(): Everything that still moves must finish at once.
    """

    covered = Signal()
    skipped_ahead = Signal()

    def __init__(
        self,
        stage: TableLayout,
        overlays: Overlays,
        hand: HandInput,
        animator: Animator,
        table: TableSignals,
    ) -> None:
        super().__init__(table)
        self.table, self.stage = table, stage
        self.overlays, self.hand = overlays, hand
        self._animator = animator
        self.observation: Observation | None = None
        self.only_card = OnlyCard(stage, hand, overlays, table)
        self.prompter = TurnPrompt(overlays, self.only_card, lambda: self.busy, table)
        self._dealing = Dealing(stage, animator)
        self._rewinding = UndoAnimation(stage, animator)
        self._staging = TableUpdates(
            stage, self._dealing, overlays, hand, self.prompter.ask_meanwhile, table
        )
        self._staging.prompt = self._prompt_turn
        self.scenes = Scenes(self)
        self.scenes.over.connect(self._on_scenes_over)
        for panel in overlays.results:
            self.skipped_ahead.connect(panel.finish)
        self.skipped_ahead.connect(overlays.board.finish)
        self.skipped_ahead.connect(self._staging.quints.hurry)
        for plate in overlays.plates.values():
            self.skipped_ahead.connect(plate.growth.finish)
        self._mark_is_due = False
        self._caption = ""
        animator.idle.connect(self._on_animator_idle)
        animator.idle.connect(hand.refresh)  # cards may have turned up, also on their way back
        animator.idle.connect(self.prompter.rest)
        hand.card_lifted.connect(self._on_hand_card_lifted)
        hand.pointed.connect(self._on_hand_pointed)

    @property
    def busy(self) -> bool:
        return self.scenes.playing or self._animator.busy

    def show_state(self, observation: Observation, pace: Pace | None = None) -> None:
        """Show a game as it is; in the same deal cards move there at the pace, if there is one."""
        self.prompter.drop()
        self.overlays.prompt.let_go()
        self.scenes.clear()
        self.skipped_ahead.emit()
        self._staging.forget()
        self._animator.finish()
        before, self.observation = self.observation, observation
        seat, place = self.hand.focus.seat, self.hand.focus.place
        self.overlays.put_panels_away()
        self.overlays.follows_play = False
        if before is not None and pace is not None and not self.overlays.is_curtained:
            self._rewinding.show(before, observation, pace)
        else:
            self.stage.show(observation)
        self._mark_is_due = self._animator.busy and not _lay_there(before, observation)
        ms = 0 if pace is None else pace.home_ms
        if self._mark_is_due:
            self.overlays.tags.mark(None, observation, ms)
        else:
            self._mark_trick(observation, ms)
        if seat is not None and place is not None:
            self.hand.focus.keep_near(seat, place)
        self.prompter.expect(observation, is_step=False)
        self._on_scenes_over()

    def show_step(self, step: Step, observation: Observation, pace: Pace) -> None:
        """Start showing the events of a step."""
        self.cut_short()
        self._mark_is_due = False
        self.stage.pace = pace
        self.overlays.pace = pace
        self.observation = observation
        self.overlays.put_panels_away()
        self.overlays.follows_play = True
        self.overlays.expect_result(observation)
        self.overlays.prompt.say("")
        self._staging.forget()
        self._cover(step, observation)
        self.prompter.expect(observation, is_step=True)
        self.scenes.play(list(self._staging.scenes_of(step, observation, pace)))
        if self.scenes.playing and observation.phase is Phase.PLAY:
            # The player on turn may play at once, whatever still moves.
            self._mark_turn(observation)

    def _cover(self, step: Step, observation: Observation) -> None:
        played = step.action.card if isinstance(step.action, Play) else None
        if self.stage.cover(observation, played):
            self.hand.cover()
            self.covered.emit()

    def see(self, observation: Observation) -> None:
        # What has been played moves on.
        is_led = bool(observation.tricks or (observation.trick and observation.trick.cards))
        if not (is_led and self.scenes.playing):
            self.skip_ahead()  # cards may be on their way to a hand, to be turned up there
        self.observation = observation
        if self._staging.due is not None:
            self._staging.due = observation
        if self.stage.cover(observation, None):
            self.hand.cover()
            self.covered.emit()
        self._dealing.hold_up(observation)
        self._mark_turn(observation)
        if not self.scenes.playing:
            self.overlays.offer_calls(observation)
            self.table.shown.emit(observation)

    def cut_short(self) -> None:
        """Finish the present showing at once, and drop its prompt."""
        self.prompter.drop()
        self.skip_ahead()

    def skip_ahead(self) -> None:
        """Finish the present showing at once."""
        self.scenes.skip()
        self.skipped_ahead.emit()
        self._animator.finish()

    def go_on(self) -> bool:
        """Stop waiting, let cards arrive, and tell whether the next action may be shown already."""
        self.overlays.prompt.let_go()
        if self.only_card.skip_ahead():
            return False
        self._animator.finish()
        self.skipped_ahead.emit()
        self.scenes.go_on()
        return not self._staging.rest_is_due

    # --------------------------------------------------------------- at rest
    def _on_scenes_over(self) -> None:
        observation = self.observation
        if observation is None:
            return
        if not self._animator.busy:  # else the card is marked when it has landed
            self._mark_trick(observation)
        if not self._staging.is_in_the_air:
            self._staging.quints.show(observation)
        self.overlays.show(self._staging.so_far(observation))
        self._mark_turn(observation)
        self.overlays.offer_calls(observation)
        self.overlays.tell_result(observation)
        if self._staging.is_in_the_air:  # nobody has seen it yet, and the click is to be answered
            self._staging.due = observation
        else:
            self.table.shown.emit(observation)
        self.prompter.rest()

    @Slot()
    def _on_animator_idle(self) -> None:
        if self._mark_is_due and self.observation is not None:
            self._mark_is_due = False
            self._mark_trick(self.observation)

    def _mark_trick(self, observation: Observation, ms: int = 0) -> None:
        trick = observation.trick
        on_table = trick if trick is not None and trick.cards else None
        self.overlays.tags.mark(on_table, observation, ms)

    def _mark_turn(self, observation: Observation) -> None:
        self.hand.show(observation)
        self._lead_words(observation)
        self._prompt_turn()

    def caption(self, text: str) -> None:
        """Say this where else whoever is on turn is prompted; empty for that again."""
        if text != self._caption:
            self._caption = text
            self._prompt_turn()

    def _lead_words(self, observation: Observation) -> None:
        # To the hand that this person plays from now.
        turn, overlays = observation.turn if observation.actions else None, self.overlays
        overlays.plays_far = turn is not None and self.stage.places.edge(turn) is Edge.FAR
        overlays.prompt.stand(overlays.words_place)

    @Slot(object)
    def _on_hand_card_lifted(self, card: Card | None) -> None:
        self._prompt_turn()
        if card is not None and not self.only_card.is_due:
            self.table.told.emit(turn_text.lifted(card, is_held_up=self.hand.is_held_up))

    @Slot(object)
    def _on_hand_pointed(self, card: Card | None) -> None:
        now = self.observation
        added = None if card is None or now is None else added_by(card, now)
        self.overlays.board.preview(added)

    def _prompt_turn(self) -> None:
        # They may play while a card is still in the air, but are only asked once it lies there.
        observation, lifted = self.observation, self.hand.lifted
        text = ""
        if lifted is not None:
            self.overlays.prompt.let_go()
            text = turn_text.lifted(lifted, is_held_up=self.hand.is_held_up)
        elif observation is None or self._staging.is_in_the_air or self.overlays.is_curtained:
            text = ""
        elif self._caption:
            text = self._caption
        elif observation.phase is Phase.PLAY and observation.actions:
            text = turn_text.prompt(self.overlays.speaker, observation)
        self.overlays.prompt.say(text)


def _lay_there(before: Observation | None, now: Observation) -> bool:
    lay = () if before is None or before.trick is None else before.trick.cards
    return now.trick is None or set(now.trick.cards) <= set(lay)
