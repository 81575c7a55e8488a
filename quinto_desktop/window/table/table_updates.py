"""The scenes that show each event of a step."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from quinto_desktop.game.pacing import INSTANT, Pace
from quinto_desktop.game.screen import as_seen
from quinto_desktop.rules import (
    CachetteRevealed,
    Called,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    DealEnded,
    DummyExposed,
    Event,
    GameWon,
    Observation,
    QuintScored,
    Seat,
    Seating,
    Step,
    Trick,
    TrickWon,
    seats_of,
)
from quinto_desktop.sound.sounds import SoundCue, cue_of_call, cue_of_end
from quinto_desktop.window.table.dealing import Dealing
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.messages import question_of
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.places import drawers, edge_of
from quinto_desktop.window.table.scoring import QuintScenes, Scene
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.text.event_text import narrate
from quinto_desktop.window.text.translation import translate


class Scenes(QObject):
    """Plays scenes in order. None of them holds up the game: all can be skipped.

    Signals:
        over(): The last scene is over; not emitted for scenes that are dropped.
    """

    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: deque[Scene] = deque()
        self._timer = QTimer(self, singleShot=True)
        # A coarse timer may fire a twentieth early, while cards are still moving.
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._play_on)
        self.playing = False

    def play(self, scenes: Iterable[Scene]) -> None:
        """Add scenes; they start at once if none is in progress."""
        self._queue.extend(scenes)
        if not self.playing and self._queue:
            self.playing = True
            self._play_on()

    @property
    def is_held(self) -> bool:
        """Whether the present scene lasts until `go_on`."""
        return self.playing and not self._timer.isActive()

    def go_on(self) -> None:
        """End the present scene now."""
        if self.playing:
            self._timer.stop()
            self._play_on()

    def skip(self) -> None:
        """Start all remaining scenes, one after the other, without waiting."""
        self._timer.stop()
        while self._queue:
            self._queue.popleft()()
        self._end()

    def clear(self) -> None:
        """Drop the remaining scenes: the table shows another game."""
        self._timer.stop()
        self._queue.clear()
        self.playing = False

    def _play_on(self) -> None:
        while self._queue:
            wait = self._queue.popleft()()
            if wait is None:
                return
            if wait > 0:
                self._timer.start(wait)
                return
        self._end()

    def _end(self) -> None:
        if self.playing:
            self.playing = False
            self.over.emit()


_BREATH_MS = 6
"""How soon after a landing, within the frame that shows it, the rest is updated."""


class TableUpdates:
    """Creates scenes from events, of one step at a time; what is `due` is told upon a landing."""

    def __init__(
        self,
        stage: TableLayout,
        dealing: Dealing,
        overlays: Overlays,
        hand: HandInput,
        ask: Callable[[str], None],
        table: TableSignals,
    ) -> None:
        self._table = table
        self._ask = ask
        self.prompt: Callable[[], None] = lambda: None
        self._stage = stage
        self._dealing = dealing
        self._overlays = overlays
        self._hand = hand
        self.quints = QuintScenes(stage, overlays, table)
        self._pace = Pace()
        self.due: Observation | None = None
        self._after_landing = QTimer(table, singleShot=True, interval=_BREATH_MS)
        self._after_landing.timeout.connect(self._tell_shown)
        self._in_the_air: Seat | None = None
        self.rest_is_due = False

    def forget(self) -> None:
        """Expect nothing more: another moment is shown."""
        self._in_the_air = self.due = None
        self.rest_is_due = False

    @property
    def is_in_the_air(self) -> bool:
        """Whether the card that was played has not landed yet."""
        return self._in_the_air is not None

    def so_far(self, observation: Observation) -> Observation:
        """A state as it looks now: until a card has landed, it is the turn of who plays it."""
        if self._in_the_air is None or observation.turn is None:
            return observation
        return replace(observation, turn=self._in_the_air)

    def scenes_of(self, step: Step, observation: Observation, pace: Pace) -> Iterator[Scene]:
        """The scenes in the order they should be seen: a trick's quints before it is gathered."""
        self._pace = pace
        winner: Seat | None = None
        tale = narrate(self._overlays.speaker, step.events, observation)
        for told, (event, sentence) in enumerate(zip(step.events, tale, strict=True), 1):
            takes_away = isinstance(event, CachetteRevealed | DealEnded | GameWon)
            if takes_away and winner is not None:
                wins = isinstance(event, GameWon)
                yield from self._trick_taken(winner, observation, stays=wins)
                winner = None
            if isinstance(event, TrickWon) and not observation.has_real_cards:
                winner = event.seat
            if sentence:
                yield partial(self._tell, sentence)
            if isinstance(event, QuintScored):
                seen = as_seen(step, told, observation)
                yield from self.quints.scored(event, seen, pace)
            else:
                seen = as_seen(step, told, observation)
                yield from self._scenes_of_event(event, step.before.seating, observation, seen)
        if winner is not None:
            yield from self._trick_taken(winner, observation)

    def _scenes_of_event(
        self, event: Event, seating: Seating, observation: Observation, seen: Observation
    ) -> Iterator[Scene]:
        match event:
            case CardsDrawn():
                yield partial(self._draw, event, seating, observation)
                yield lambda: self._pace.thinking_ms if self._pace.flight_ms else 0
                yield partial(self._take_seats, observation)
            case CardsDealt():
                yield partial(self._deal, observation)
                yield self._sort
            case Called():
                yield partial(self._call, event, observation)
            case DummyExposed():
                yield partial(self._expose, observation)
            case CardPlayed():
                yield partial(self._card_played, event, observation, seen)
            case CachetteRevealed():
                yield from self.quints.cachette_revealed(event, observation, seen, self._pace)
            case GameWon():
                yield partial(self._game_won, event)

    def _tell(self, sentence: str) -> int:
        self._table.told.emit(sentence)
        return 0

    # --------------------------------------------------------------- before the play
    def _draw(self, event: CardsDrawn, seating: Seating, observation: Observation) -> int:
        return self._dealing.draw(event.cards, _old_edges(seating, observation), self._pace)

    def _take_seats(self, observation: Observation) -> int:
        edges = [self._stage.places.edge(seat) for seat in drawers(observation)]
        self._dealing.take_seats(edges, observation, self._pace)
        self._overlays.show(observation)
        self._table.shown.emit(observation)
        return self._pace.gather_ms

    def _deal(self, observation: Observation) -> int:
        self._overlays.tags.mark(None, observation)
        self._dealing.deal(observation, self._pace)
        self._overlays.show(observation)
        self._overlays.cachette.hide()
        self._table.shown.emit(observation)
        self._hand.show(observation)
        self._table.cued.emit(SoundCue.DEAL)
        return self._pace.deal_ms - self._pace.sort_ms + self._pace.deal_fade_ms

    def _sort(self) -> int:
        self._dealing.sort_hands(self._pace)
        return self._pace.sort_ms

    def _call(self, event: Called, observation: Observation) -> int:
        self._overlays.show(observation)
        edge = self._stage.places.edge(event.seat)
        self._overlays.plates[edge].growth.grow(self._pace.call_ms)
        cue = cue_of_call(event)
        if cue is not None:
            self._table.cued.emit(cue)
        return self._pace.call_ms

    def _expose(self, observation: Observation) -> int:
        length_ms = self._dealing.expose(observation, self._pace)
        self._overlays.show(observation)
        return length_ms

    # --------------------------------------------------------------- the play
    def _card_played(self, event: CardPlayed, observation: Observation, seen: Observation) -> int:
        focus = self._hand.focus
        at, place = focus.card, focus.place
        trick = _trick_on_table(observation)
        self._in_the_air = event.seat
        self._stage.play(
            event.seat, event.card, self._pace, partial(self._card_lies, trick, observation, seen)
        )
        if at is not None and place is not None and at.card is event.card:
            focus.leave_played(event.seat, place)
        self._overlays.show(self.so_far(observation))
        is_open = observation.trick is not None and bool(observation.trick.cards)
        return 0 if is_open else self._pace.play_ms + self._pace.fade_ms

    def _card_lies(self, trick: Trick | None, observation: Observation, seen: Observation) -> None:
        is_seen, self._in_the_air = self.is_in_the_air, None
        self._overlays.tags.mark(trick, observation, self._pace.home_ms)
        self.quints.show(seen)
        if is_seen:
            self._overlays.words.show_plates(self._overlays.speaker, observation)
            self.prompt()
        self._table.cued.emit(SoundCue.PLAY)
        if self.due is not None:
            self._after_landing.start()

    def _tell_shown(self) -> None:
        # The card's last frame is on the screen now.
        if self.due is not None:
            seen, self.due = self.due, None
            self._table.shown.emit(seen)

    def _trick_taken(
        self, winner: Seat, observation: Observation, *, stays: bool = False
    ) -> Iterator[Scene]:
        # A trick that wins the game stays, and the end shows it.
        self.rest_is_due = self._pace.rest_ms != 0
        yield partial(self._rest, observation)
        yield partial(self._gather, winner, observation, INSTANT if stays else self._pace)

    def _rest(self, observation: Observation) -> int | None:
        self._dealing.land()  # or whoever has played a late card would seem to be on turn
        # A curtain waits for a key anyway.
        if self._pace.rest_ms is None and not self._overlays.is_curtained:
            question = question_of(observation, self._overlays.speaker)
            if not question:
                question = translate("Table", "Click or press Space to continue")
                self._overlays.prompt.say(question)
            self._ask(question)
        return self._pace.rest_ms

    def _gather(self, winner: Seat, observation: Observation, pace: Pace) -> int:
        self.rest_is_due = False
        if not observation.actions:
            self._overlays.prompt.say("")
        self._overlays.tags.mark(None, observation)
        self._stage.gather(winner, pace)
        self._table.cued.emit(SoundCue.TRICK)
        self._overlays.show(observation)
        # A game that ends with a trick that stays is told of after a frame: both take too long.
        return pace.gather_ms or _BREATH_MS * bool(self._pace.gather_ms)

    def _game_won(self, event: GameWon) -> int:
        self._table.cued.emit(cue_of_end(event, self._overlays.speaker.own_side))
        self._overlays.is_won_now = True
        return 0


def _old_edges(seating: Seating, observation: Observation) -> list[Edge]:
    # Players change seats after the draw, but the viewer sits at the near edge throughout.
    seats = [seats_of(seating, player)[-1] for player in range(observation.rules.form.players)]
    looks = observation.seating[observation.seat]
    return [edge_of(seat, seats[looks]) for seat in seats]


def _trick_on_table(observation: Observation) -> Trick | None:
    trick = observation.trick
    if trick is not None and trick.cards:
        return trick
    return observation.tricks[-1] if observation.tricks else None
