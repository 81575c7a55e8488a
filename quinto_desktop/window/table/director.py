"""Turns the events of a step into what is seen, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    TRICKS_IN_A_DEAL,
    CachetteRevealed,
    Called,
    CardPlayed,
    CardsDealt,
    DealEnded,
    Event,
    GameWon,
    Observation,
    Phase,
    QuintScored,
    Seat,
    Step,
    Trick,
    TrickWon,
)
from quinto_desktop.window.table.animator import Animator
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.results import as_marked, result_of
from quinto_desktop.window.table.scenes import Scene, Scenes
from quinto_desktop.window.table.stage import Stage

translate = QCoreApplication.translate


class Director(QObject):
    """Shows steps. The game never waits for it: a new step cuts the showing short.

    Signals:
        shown(object): The `Observation` that the table shows now, score and all.
        told(str): A sentence about what has just happened, for all ears.

    Args:
        stage: The cards.
        overlays: Everything else on the table.
        hand: The viewer's own cards.
        animator: What moves.
        parent: The table.
    """

    shown = Signal(object)
    told = Signal(str)

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
        self._rest_is_due = False
        self.scenes = Scenes(self)
        self.scenes.over.connect(self._on_scenes_over)

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.scenes.playing or self._animator.busy

    def show_state(self, observation: Observation) -> None:
        """Show a moment of a game without the way that led there."""
        self.scenes.clear()
        self._rest_is_due = False
        self._animator.finish()
        self._observation = observation
        place = self._hand.focused_place()
        self._stage.show(observation)
        if place is not None:
            self._hand.keep_focus_near(place)
        self._on_scenes_over()

    def show_step(self, step: Step, observation: Observation, pace: Pace) -> None:
        """Show what a step caused, from now on."""
        self.cut_short()
        self._pace = pace
        self._observation = observation
        self._overlays.put_panels_away()
        self._overlays.prompt.say("")
        self._rest_is_due = False
        self.scenes.play(list(self._scenes_of(step.events, observation)))
        if self.scenes.playing and observation.phase is Phase.PLAY:
            # Whoever is on turn may play at once, whatever still moves.
            self._mark_turn(observation)

    def cut_short(self) -> None:
        """Be done with all that is still being shown."""
        self.scenes.skip()
        self._animator.finish()

    def go_on(self) -> bool:
        """End what is being waited for; what moves arrives at once.

        Returns:
            Whether the next action may be shown; not while a complete trick has still to rest.
        """
        self._animator.finish()
        self.scenes.go_on()
        return not self._rest_is_due

    # --------------------------------------------------------------- scenes
    def _scenes_of(self, events: Iterable[Event], observation: Observation) -> Iterator[Scene]:
        """The scenes in the order of the eye: a trick's quints before it is taken away."""
        winner: Seat | None = None
        for event in events:
            takes_away = isinstance(event, CachetteRevealed | DealEnded | GameWon)
            if takes_away and winner is not None:
                yield from self._trick_taken(winner)
                winner = None
            if isinstance(event, TrickWon):
                winner = event.seat
            yield partial(self._show_event, event, observation)
        if winner is not None:
            yield from self._trick_taken(winner)

    def _trick_taken(self, winner: Seat) -> Iterator[Scene]:
        self._rest_is_due = self._pace.rest_ms != 0
        yield self._rest
        yield partial(self._gather, winner)

    def _rest(self) -> int | None:
        observation = self._observation
        if self._pace.rest_ms is None and observation is not None and not observation.actions:
            self._overlays.prompt.say(translate("Table", "Click, or press Space, to go on"))
        return self._pace.rest_ms

    def _show_event(self, event: Event, observation: Observation) -> int | None:
        words = self._overlays.words.event(event, observation)
        if words:
            self.told.emit(words)
        match event:
            case CardsDealt():
                return self._deal(observation)
            case Called():
                self._overlays.show(observation)
                return self._pace.call_ms
            case CardPlayed():
                return self._card_played(event, observation)
            case QuintScored():
                return self._quint_scored(event, observation)
            case CachetteRevealed():
                return self._open_cachette(event, observation)
            case _:
                return 0

    def _deal(self, observation: Observation) -> int:
        self._overlays.mark_trick(None, observation)
        self._stage.deal(observation, self._pace)
        self._overlays.show(observation)
        self._overlays.cachette.hide()
        self.shown.emit(observation)
        self._hand.show(observation, self._pace)
        self.scenes.play([self._sort])
        return self._pace.deal_ms - self._pace.sort_ms

    def _sort(self) -> int:
        self._stage.sort_hand(self._pace)
        return self._pace.sort_ms

    def _card_played(self, event: CardPlayed, observation: Observation) -> int:
        place = self._hand.focused_place()
        mark = partial(self._overlays.mark_trick, self._trick_on_table(observation), observation)
        self._stage.play(event.seat, event.card, self._pace, mark)
        if event.seat is self._stage.places.viewer and place is not None:
            self._hand.keep_focus_near(place)
        self._overlays.show(observation)
        return self._pace.play_ms if not observation_goes_on(observation) else 0

    def _trick_on_table(self, observation: Observation) -> Trick | None:
        trick = observation.trick
        if trick is not None and trick.cards:
            return trick
        return observation.tricks[-1] if observation.tricks else None

    def _quint_scored(self, event: QuintScored, observation: Observation) -> int:
        ends = len(observation.tricks) == TRICKS_IN_A_DEAL
        self.shown.emit(as_marked(event, observation) if ends else observation)
        if event.scored.trick != CACHETTE_TRICK:
            words = self._overlays.words.event(event, observation)
            self._overlays.prompt.say(words or "", crowned=True)
        return self._pace.quint_ms

    def _gather(self, winner: Seat) -> int:
        assert self._observation is not None  # a step is being shown
        self._rest_is_due = False
        observation = self._observation
        self._overlays.mark_trick(None, observation)
        self._stage.gather(winner, self._pace)
        self._overlays.show(observation)
        return self._pace.gather_ms

    def _open_cachette(self, event: CachetteRevealed, observation: Observation) -> int:
        self._stage.open_cachette(event.cards, self._pace)
        self._overlays.show(observation)
        return 5 * self._pace.turn_interval_ms

    # --------------------------------------------------------------- at rest
    def _on_scenes_over(self) -> None:
        """Nothing more to show: let the table say how things stand."""
        observation = self._observation
        if observation is None:
            return
        trick = observation.trick
        on_table = trick if trick is not None and trick.cards else None
        self._overlays.mark_trick(on_table, observation)
        self._overlays.show(observation)
        self._mark_turn(observation)
        self._overlays.offer_calls(observation)
        self._tell_result(observation)
        self.shown.emit(observation)

    def _mark_turn(self, observation: Observation) -> None:
        self._hand.show(observation, self._pace)
        is_play = observation.phase is Phase.PLAY and bool(observation.actions)
        self._overlays.prompt.say(self._overlays.words.turn_prompt(observation) if is_play else "")

    def _tell_result(self, observation: Observation) -> None:
        own = self._stage.places.viewer.side
        result = result_of(observation, self._overlays.words, own)
        if result is None:
            self._overlays.put_away(self._overlays.result)
        else:
            self._overlays.tell(result)


def observation_goes_on(observation: Observation) -> bool:
    """Whether the trick is still short of a card, so that nothing waits for the last one."""
    return observation.trick is not None and bool(observation.trick.cards)
