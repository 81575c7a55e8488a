"""The table of an exercise: a moment at which to act, or a line that is played out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game import Pace, usual_players
from quinto_desktop.game.past.replay import Replay
from quinto_desktop.game.practice.values import Line, Puzzle, record_of
from quinto_desktop.rules import (
    Action,
    Deal,
    MatchState,
    Seat,
    Step,
    apply,
    home_seat,
    observe,
    why_illegal,
)
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.stepper.replay_player import ReplayPlayer
from quinto_desktop.window.stepper.replayed import ReplayedGame
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import QuietEnds
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.seat_text import shown_name
from quinto_desktop.window.text.speaker import Speaker


class PracticeScene(QObject):
    """Shows exercises on a table, takes the user's action, and plays lines out.

    Signals:
        chosen(object): The user has chosen a legal `Action`.
        played_out(): The line that was being played has come to its end, or was stopped.
    """

    chosen = Signal(object)
    played_out = Signal()

    def __init__(
        self,
        art: CardArt,
        look: CurrentTheme,
        preferences: TablePreferences,
        parent: QObject,
        *,
        by_compass: bool = False,
    ) -> None:
        super().__init__(parent)
        self._pace: Pace = preferences.pace
        self._by_compass = by_compass
        self._puzzle: Puzzle | None = None
        self._projector: ReplayPlayer | None = None
        self._is_asking = False
        self.speaker = Speaker(("", "", "", ""), Seat.S)
        self.table = Table(art, Marks(), look, self.speaker, Seat.S, QuietEnds(look).on)
        self.table.set_preferences(preferences)
        self.table.action_chosen.connect(self._on_table_action_chosen)

    def apply_settings(self, preferences: TablePreferences) -> None:
        """Follow the user's preferences from now on."""
        self._pace = preferences.pace
        self.table.set_preferences(preferences)

    @property
    def is_playing(self) -> bool:
        """Whether a line is being played."""
        return self._projector is not None and self._projector.is_playing

    def ask(self, puzzle: Puzzle) -> None:
        """Show the moment of an exercise, at which the user is to act."""
        self._puzzle = puzzle
        self.speaker = _speaker_of(puzzle, by_compass=self._by_compass)
        self._show_moment()
        self.table.take_focus()

    def _show_moment(self) -> None:
        """Show the moment of the exercise, whatever is on the table."""
        self.leave_line()
        puzzle, viewer = self._puzzle, self.speaker.viewer
        assert puzzle is not None and viewer is not None  # the user is one of the players
        self.table.set_speaker(self.speaker, viewer)
        self.table.lay_open(frozenset())
        self.table.show_state(observe(puzzle.state, viewer))
        self._is_asking = True

    def show_answer(self, action: Action) -> None:
        """Show the moment after an action, at which nobody is asked anything."""
        if not self._is_asking:  # the table has gone on, perhaps to the end of a line
            self._show_moment()
        self._is_asking = False
        puzzle, viewer = self._puzzle, self.speaker.viewer
        assert puzzle is not None and viewer is not None  # it was asked
        step = apply(puzzle.state, action)
        self.table.show_step(step, observe(step.after, viewer).watched(), self._pace)

    def play(self, line: Line) -> None:
        """Play a line out, all hands open; `played_out` follows."""
        puzzle = self._puzzle
        assert puzzle is not None  # it belongs to one
        self.leave_line()
        self._is_asking = False
        steps = _steps_of(line)
        player = puzzle.state.seating[puzzle.seat]
        replay = Replay(steps[0].before, steps, frozenset({player}))
        replay.go(1 + len(puzzle.before))
        game = ReplayedGame(replay, self.speaker, player, can_take_over=False)
        self._projector = projector = ReplayPlayer(game, self._pace, self)
        projector.is_open = True
        projector.playing_changed.connect(self._on_projector_playing_changed)
        projector.show_on(self.table)
        projector.play_or_pause()

    def skip(self) -> None:
        """Show how the line that is being played ends."""
        if self._projector is not None:
            self._projector.move(self._projector.replay.last)

    def leave_line(self) -> None:
        """Play no line any more."""
        projector, self._projector = self._projector, None
        if projector is not None:
            projector.playing_changed.disconnect(self._on_projector_playing_changed)
            projector.pause()
            projector.deleteLater()

    @Slot(bool)
    def _on_projector_playing_changed(self, is_playing: bool) -> None:  # noqa: FBT001
        if not is_playing:
            self.played_out.emit()

    @Slot(object)
    def _on_table_action_chosen(self, action: Action) -> None:
        puzzle, viewer = self._puzzle, self.speaker.viewer
        if puzzle is None or viewer is None or not self._is_asking:
            return
        refusal = why_illegal(puzzle.state, action, puzzle.seat)
        if refusal is not None:
            self.table.refuse(refusal, observe(puzzle.state, viewer), getattr(action, "card", None))
        else:
            self.chosen.emit(action)


def _speaker_of(puzzle: Puzzle, *, by_compass: bool) -> Speaker:
    """Names the players as usual, but whoever is to act is “you”."""
    state: MatchState = puzzle.state
    player = state.seating[puzzle.seat]
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


def _steps_of(line: Line) -> list[Step]:
    """The whole deal in which a line is played, from the first card dealt."""
    deal, before = record_of(line.start)
    steps = [apply(deal.start, Deal(deal.pack))]
    for action in (*before, *line.actions):
        steps.append(apply(steps[-1].after, action))
    return steps
