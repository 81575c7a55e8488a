"""What of a game is replayed or told again, and what moves in it and shows where that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from quinto_desktop.game import Pace, Preferences, Session, Speed, TrickPause, usual_players
from quinto_desktop.game.judging.values import Puzzle
from quinto_desktop.game.lessons.lesson import place_of
from quinto_desktop.game.past.replay import Replay, ReplayedDeal, ReplayedTrick, finished
from quinto_desktop.game.sharing.days_deal import has_one_deal
from quinto_desktop.rules import SEATS, Observation, Phase, RealCards, Seat, Step, home_seat
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import ENTER, is_held, meant_key
from quinto_desktop.window.stepper import replay_words
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import ResultPanels
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.ledge_button import Act, LedgeButton
from quinto_desktop.window.table.table import InPlace, Table
from quinto_desktop.window.text.seat_text import Speaker, colours_of, shown_name, shown_names


class ReplayedGame(NamedTuple):
    """What is replayed, and how it is told; `player` sits at the near edge at first."""

    replay: Replay
    speaker: Speaker
    player: int
    can_take_over: bool


def replayed_game(
    session: Session, steps: tuple[Step, ...], preferences: Preferences, today: date
) -> ReplayedGame | None:
    """What is finished of a game, as its first person or South saw it; None if no deal is."""
    steps = finished(steps)
    if not steps or isinstance(session.setup.source, RealCards):
        return None  # people held the cards
    start, setup = steps[0].before, session.setup
    speaker = Speaker(
        shown_names(setup.players),
        None,
        start.seating,
        start.dummy,
        setup.people,
        preferences.by_compass,
        tuple([player.level for player in setup.players]),
        colours=colours_of(setup.rules.form, setup.players, preferences.settings.persons),
        has_one_deal=has_one_deal(session, today),
    )
    player = min(setup.people, default=start.seating[Seat.S])
    replay = Replay(start, steps, setup.people)
    is_lesson = session.is_exercise or place_of(setup) is not None
    return ReplayedGame(replay, speaker, player, bool(setup.people) and not is_lesson)


def speaker_of(puzzle: Puzzle, *, by_compass: bool) -> Speaker:
    """Names those who play an exercise as usual, but whoever is to act is “you”."""
    state, player = puzzle.state, puzzle.state.seating[puzzle.seat]
    usual = usual_players(state.rules.form)
    you = next(one.name for one in usual if one.level is None)
    others = [one.name for one in usual if one.level is not None]
    names = [*others[:player], you, *others[player:]]
    return Speaker(
        tuple([shown_name(name) for name in names]),
        home_seat(state, player),
        state.seating,
        state.dummy,
        frozenset({player}),
        by_compass,
    )


def keyed(words: str, act: Act, key: Qt.Key | None = None) -> LedgeButton:
    """A button that a key presses, too."""
    native = QKeySequence.SequenceFormat.NativeText
    return LedgeButton(words, act, key="" if key is None else QKeySequence(key).toString(native))


def offer_deals(
    menu: QMenu, shown: ReplayPlayer, now: ReplayedDeal | None, choose: Callable[[int], object]
) -> None:
    """Offer all deals of a replay in a menu; what is chosen is the place of one."""
    for place, deal in enumerate(shown.replay.deals):
        text = replay_words.deal_entry(deal, shown.replay, shown.speaker)
        action = menu.addAction(text.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(deal is now)
        action.triggered.connect(lambda _=False, place=place: choose(place))


class ReplayingView(InPlace):
    """Shows on its table where its projector is."""

    projector: ReplayPlayer

    @property
    def speaker(self) -> Speaker:
        return self.projector.speaker

    def shown(self) -> Observation:
        return self.projector.shown()

    @property
    def replay(self) -> Replay:
        return self.projector.replay

    def apply_settings(self, preferences: TablePreferences) -> None:
        self.projector.pace = preferences.pace
        super().apply_settings(preferences)


class WatchedView(ReplayingView):
    """A replay on a table without input: one can go on playing from it, if it can be taken over.

    Signals:
        take_over_wanted(int): The user wants to go on playing from this position.
    """

    take_over_wanted = Signal(int)

    def __init__(
        self, game: ReplayedGame, art: CardArt, preferences: TablePreferences, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.can_take_over = game.can_take_over
        self.projector = ReplayPlayer(game, preferences.pace, self)
        self.table = Table(art, self.speaker, self.projector.seat, ResultPanels)
        self.table.setParent(self)
        self.table.set_preferences(preferences)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.glass = QWidget(self)  # over the felt, so that nothing there reacts
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def row(self) -> LedgeRow:
        """What the ledge offers."""
        raise NotImplementedError

    @property
    def ways(self) -> Mapping[int, Callable[[], object]]:
        """What keys do, once for each press."""
        raise NotImplementedError

    def offer(self) -> None:
        """Offer what can be done now."""
        self.table.ledge.show(self.row)

    @property
    def may_take_over(self) -> bool:
        """Whether one can go on playing from here."""
        return self.can_take_over and self.replay.state.phase is not Phase.MATCH_OVER

    @Slot()
    def take_over(self) -> None:
        """Ask to go on playing from here."""
        if self.may_take_over:
            self.projector.pause()
            self.take_over_wanted.emit(self.replay.position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers, key = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier, meant_key(event)
        way = None if modifiers else self.ways.get(key)
        if modifiers == Qt.KeyboardModifier.ControlModifier and key in ENTER:
            way = self.take_over
        if way is None:
            super().keyPressEvent(event)
        elif not is_held(event):
            way()


_LEAST_WAIT_MS = 450


class ReplayPlayer(QObject):
    """Shows a replay on a table: step by step, playing, or at any place at once.

    Signals:
        moved(): It is at another position now, or shows another side of it.
        playing_changed(bool): It plays by itself now, or no longer does.
        answered(str): A sentence about where it is, which the user has asked for.
    """

    moved = Signal()
    playing_changed = Signal(bool)
    answered = Signal(str)

    def __init__(self, game: ReplayedGame, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        self.pace = pace
        self.player, self.is_open = game.player, False
        self.beside: frozenset[Seat] = frozenset()
        self.table: Table | None = None
        self._step_is_seen = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_on)

    def show_on(self, table: Table) -> None:
        """Show the present position on a table, and from now on every other."""
        self.table = table
        self.show_position(is_told=False)

    # --------------------------------------------------------------- what is shown
    @property
    def replay(self) -> Replay:
        return self._game.replay

    @property
    def speaker(self) -> Speaker:
        """Names the players as they sit at this position; the only person is “you”."""
        state, speaker = self.replay.state, self._game.speaker
        people = speaker.people
        return replace(
            speaker,
            viewer=home_seat(state, min(people)) if len(people) == 1 else None,
            seating=state.seating,
            dummy=state.dummy,
            is_elsewhere=self.player not in people,
        )

    @property
    def seat(self) -> Seat:
        return self.replay.seat_of(self.player)

    def shown(self) -> Observation:
        return self.replay.shown(self.player, is_open=self.is_open, beside=self.beside)

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def show_at(self, position: int, player: int, *, is_open: bool) -> None:
        """Show a position as another view of it did."""
        self.replay.go(position)
        self.player, self.is_open = player, is_open
        self.show_position(is_told=False)

    def tell_where(self) -> None:
        told = replay_words.position_told(self.replay, self.place, self.speaker, self.player)
        keys = self.tr("Replay. Left and Right step through it, Space plays it, Escape closes it.")
        self.answered.emit(f"{keys} {told}")

    def show_position(self, *, is_told: bool = True, pace: Pace | None = None) -> None:
        """Show the table at the present position, without the step that led there."""
        self._step_is_seen = False
        self._set_table().show_state(self.shown(), pace)
        self.moved.emit()
        if is_told:
            told = replay_words.position_told(self.replay, self.place, self.speaker, self.player)
            self.answered.emit(told)

    def _set_table(self) -> Table:
        table = self.table
        assert table is not None  # it is shown on one
        table.set_speaker(self.speaker, self.seat)
        table.lay_open(frozenset(SEATS) if self.is_open else self.beside)
        return table

    @property
    def trick(self) -> ReplayedTrick | None:
        """The trick on the table: after a step, the one that was played to."""
        replay = self.replay
        latest = replay.latest_trick if self._step_is_seen else None
        return latest or replay.trick

    @property
    def place(self) -> int:
        """The place in the row of tricks: see `TrickMark.place`."""
        return replay_words.place_of(self.replay, self.trick)

    # --------------------------------------------------------------- moving
    @Slot()
    def step_forward(self) -> None:
        """Show the next step, and go on playing if it plays."""
        self.pause()
        self._advance(TrickPause.CLICK)

    def _advance(self, rests: TrickPause) -> Step | None:
        """Show the next step; a trick then rests so long, or until the next one."""
        if not self.replay.forward():
            return None
        step = self.replay.latest
        assert step is not None  # it has gone forward
        ends = step.after.deals_finished > step.before.deals_finished
        if ends and rests is TrickPause.CLICK:  # then the cachette is to be seen as well
            rests = TrickPause.SHORT
        self._step_is_seen = True
        self._set_table().show_step(step, self.shown(), replace(self.pace, trick_pause=rests))
        self.moved.emit()
        return step

    @Slot()
    def step_back(self) -> None:
        self.pause()
        if self.replay.back():
            self.show_position(pace=self.pace)

    def move(self, go: Callable[[], bool]) -> None:
        """Move by a way of the replay's, and show where that is."""
        self.pause()
        if go():
            self.show_position(pace=self.pace)

    @Slot(int)
    def go_to_place(self, place: int) -> None:
        """Go to the calls (0), a trick (1 to 12) or the cachette (13) of this deal."""
        if place == replay_words.CALLS:
            self.move(self.replay.first)
        else:
            self.move(lambda: self.replay.go_to_trick(place))

    @Slot(int, int, int)
    def go_to_deal(self, game: int, deal: int) -> None:
        """Go to the beginning of a deal, by the numbers of the game and of the deal in it."""
        replay = self.replay
        for place, one in enumerate(replay.deals):
            if (one.game, one.number) == (game, deal):
                self.pause()
                replay.go_to_deal(place)
                self.show_position(pace=self.pace)

    def go(self, position: int) -> None:
        self.move(lambda: self.replay.go(position))

    @Slot()
    def play_or_pause(self) -> None:
        """Play from here to the end of the deal, or pause."""
        if self.is_playing:
            self.pause()
        elif self.replay.position < self.replay.length:
            self.playing_changed.emit(True)  # noqa: FBT003
            self._play_on()

    @Slot()
    def pause(self) -> None:
        self._timer.stop()
        self.playing_changed.emit(False)  # noqa: FBT003

    @Slot()
    def _play_on(self) -> None:
        rests = self.pace.trick_pause
        if rests in (TrickPause.CLICK, TrickPause.NONE):
            rests = TrickPause.SHORT
        step = self._advance(rests)
        ends = step is None or step.after.deals_finished > step.before.deals_finished
        if step is None or ends or self.replay.position == self.replay.length:
            self.pause()
            return
        pace = replace(self.pace, trick_pause=rests)
        if pace.speed is Speed.NONE:
            pace = replace(pace, speed=Speed.NORMAL, is_still=True)
        self._timer.start(max(_LEAST_WAIT_MS, pace.after_ms(step.events) or 0))

    def show_hands(self, *, is_open: bool) -> None:
        """Show all hands, or only what one player knew."""
        if is_open is not self.is_open:
            self.is_open = is_open
            self.show_position(is_told=False)
            told = replay_words.openness_told(self.speaker, self.player, is_open=is_open)
            self.answered.emit(told)
        else:
            self.moved.emit()  # the button that was pressed stays pressed

    def look_from(self, player: int) -> None:
        """Put another player at the near edge, and show only what they knew."""
        self.player, self.is_open = player, False
        self.show_position(is_told=False)
        self.answered.emit(replay_words.openness_told(self.speaker, player, is_open=False))
