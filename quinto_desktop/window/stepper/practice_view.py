"""Exercises in the window: their table, what is asked, and what becomes of the answers."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.game import Pace, usual_players
from quinto_desktop.game.judging.values import Line, Outcome, Puzzle, record_of
from quinto_desktop.game.past.replay import Replay
from quinto_desktop.game.practice.session import PracticeSession, Stage
from quinto_desktop.rules import (
    Action,
    Deal,
    MatchState,
    Observation,
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
from quinto_desktop.window.stepper.bars import PracticeBar, PracticeFoot, stack
from quinto_desktop.window.stepper.replay_player import ReplayedGame, ReplayPlayer
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import QuietEnds
from quinto_desktop.window.table.table import InPlace, Table
from quinto_desktop.window.text import verdict_text as words
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.seat_text import Speaker, shown_name


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
        self._pace = preferences.pace
        self.table.set_preferences(preferences)

    @property
    def is_playing(self) -> bool:
        return self._projector is not None and self._projector.is_playing

    def ask(self, puzzle: Puzzle) -> None:
        """Show the moment of an exercise, at which the user is to act."""
        self._puzzle = puzzle
        self.speaker = _speaker_of(puzzle, by_compass=self._by_compass)
        self._show_moment()
        self.table.take_focus()

    @property
    def _asked(self) -> tuple[Puzzle, Seat]:
        puzzle, viewer = self._puzzle, self.speaker.viewer
        assert puzzle is not None and viewer is not None  # the user is one of the players
        return puzzle, viewer

    def _show_moment(self) -> None:
        self.leave_line()
        puzzle, viewer = self._asked
        self.table.set_speaker(self.speaker, viewer)
        self.table.lay_open(frozenset())
        self.table.show_state(observe(puzzle.state, viewer))
        self._is_asking = True

    def show_answer(self, action: Action) -> None:
        """Show the moment after an action, at which nobody is asked anything."""
        if not self._is_asking:  # the table has gone on, perhaps to the end of a line
            self._show_moment()
        self._is_asking = False
        puzzle, viewer = self._asked
        step = apply(puzzle.state, action)
        self.table.show_step(step, observe(step.after, viewer).watched(), self._pace)

    def play(self, line: Line) -> None:
        """Play a line out, all hands open; `played_out` follows."""
        puzzle, _ = self._asked
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
        if self._projector is not None:
            self._projector.move(self._projector.replay.last)

    def leave_line(self) -> None:
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
        if not self._is_asking:
            return
        puzzle, viewer = self._asked
        refusal = why_illegal(puzzle.state, action, puzzle.seat)
        if refusal is not None:
            self.table.refuse(refusal, observe(puzzle.state, viewer), getattr(action, "card", None))
        else:
            self.chosen.emit(action)


def _speaker_of(puzzle: Puzzle, *, by_compass: bool) -> Speaker:
    # The usual names, but whoever is to act is “you”.
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
    deal, before = record_of(line.start)
    steps = [apply(deal.start, Deal(deal.pack))]
    for action in (*before, *line.actions):
        steps.append(apply(steps[-1].after, action))
    return steps


class PracticeView(InPlace):
    """Shows exercises one after another, and what becomes of the answers."""

    def __init__(  # noqa: PLR0913  (what is practised, and how it looks)
        self,
        trying: PracticeSession,
        title: str,
        art: CardArt,
        look: CurrentTheme,
        preferences: TablePreferences,
        parent: QWidget,
        *,
        by_compass: bool = False,
    ) -> None:
        super().__init__(parent)
        self._has_shown_best = False
        self.trying, self._title = trying, title
        trying.setParent(self)
        self.bar, self.foot = PracticeBar(look, self), PracticeFoot(look, self)
        self.scene = PracticeScene(art, look, preferences, self, by_compass=by_compass)
        self.table = self.scene.table
        self.table.setParent(self)
        self.setAccessibleName(title)
        self._connect()

    def _connect(self) -> None:
        trying, scene, foot = self.trying, self.scene, self.foot
        trying.asked.connect(self._on_trying_asked)
        trying.answered.connect(self._on_trying_answered)
        trying.reasoned.connect(self._on_trying_reasoned)
        trying.explained.connect(self._on_trying_explained)
        trying.failed.connect(self._on_trying_failed)
        trying.ended.connect(self._on_trying_ended)
        scene.chosen.connect(trying.answer)
        scene.played_out.connect(self._offer)
        foot.why.clicked.connect(self._show_why)
        foot.again.clicked.connect(trying.again)
        for button in (foot.skip, foot.next):
            button.clicked.connect(trying.next)
        self.bar.close_button.clicked.connect(self.closed)

    @property
    def speaker(self) -> Speaker:
        return self.scene.speaker

    def shown(self) -> Observation | None:
        return self.table.observation

    def begin(self) -> None:
        self.trying.next()

    def apply_settings(self, preferences: TablePreferences) -> None:
        self.scene.apply_settings(preferences)

    def stop(self) -> None:
        self.trying.stop()
        self.scene.leave_line()

    # --------------------------------------------------------------- exercises
    @Slot()
    def _on_trying_asked(self) -> None:
        puzzle = self.trying.puzzle
        rating = words.rating_text(self.trying.practice.rating)
        standing = words.standing(puzzle)
        self.bar.tell(self._title, standing, rating)
        self._say(words.task(puzzle), self._source(), standing)
        self.scene.ask(puzzle)
        self._offer()

    @Slot()
    def _on_trying_answered(self) -> None:
        trying = self.trying
        assert trying.said is not None  # something was answered
        self._has_shown_best = False
        headline = words.verdict(trying.puzzle, trying.said, trying.outcome)
        line = ""
        if trying.attempt is not None and trying.outcome is not None:
            line = words.change_text(trying.attempt)
            if trying.attempt.fault is not None:
                line = file_text(trying.attempt.fault.message)
        rating = words.rating_text(trying.practice.rating)
        self.bar.tell(self._title, words.standing(trying.puzzle), rating)
        self._say(headline, line)
        self.scene.show_answer(trying.said)
        self._offer()

    @Slot()
    def _on_trying_reasoned(self) -> None:
        why = words.why(self.trying.reasons, self.speaker, self.trying.outcome)
        if why:
            line = " ".join(filter(None, (why, self.foot.line.text())))
            self.foot.say(self.foot.headline.text(), line)
            self.answered.emit(why)

    @Slot()
    def _on_trying_explained(self) -> None:
        # Whoever has given up sees the best line at once, anybody else on request.
        if self.trying.outcome is None:
            self._show_why()
        else:
            self._offer()

    @Slot(str)
    def _on_trying_failed(self, fault: str) -> None:
        text = self.tr("The rest of the play could not be worked out: {fault}.").replace(
            "{fault}", fault
        )
        self._say(self.foot.headline.text(), text)
        self._offer()

    @Slot()
    def _on_trying_ended(self) -> None:
        self.bar.tell(self._title, "", words.rating_text(self.trying.practice.rating))
        self._say(
            self.tr("That is all for now."),
            self.tr("Your mistakes come back in a day or two."),
        )
        self.foot.offer()
        self.bar.close_button.setFocus()

    def _source(self) -> str:
        difficulty = self.trying.puzzle.difficulty
        if difficulty is None:
            return self.tr("From your own games. Any card as good as the best counts as right.")
        text = self.tr("Difficulty: {grade}").replace(
            "{grade}", words.grade_title(difficulty.grade)
        )
        return text

    # --------------------------------------------------------------- lines
    @Slot()
    def _show_why(self) -> None:
        trying, found = self.trying, self.trying.refutation
        if found is None:
            trying.show_solution()
            return
        is_own = self._has_shown_best and found.wrong is not None
        line = found.right if not is_own or found.wrong is None else found.wrong
        told = words.line_text(line)
        if not is_own:
            told = words.why(trying.reasons, self.speaker, None) or told
        self._has_shown_best = not is_own
        headline = words.verdict(trying.puzzle, line.actions[0], trying.outcome if is_own else None)
        self._say(headline, told)
        self.scene.play(line)
        self._offer()

    def _say(self, headline: str, line: str, standing: str = "") -> None:
        # Where the game stands is only spoken: the bar shows it.
        self.foot.say(headline, line)
        if standing:
            standing = self.tr("{standing}.").replace("{standing}", standing)
        self.answered.emit(" ".join(filter(None, (standing, self.foot.text))))

    @Slot()
    def _offer(self) -> None:
        trying, foot = self.trying, self.foot
        if trying.stage is Stage.ASKED:
            is_first = trying.attempt is None
            foot.why.setText(self.tr("Show why"))
            foot.offer(*((foot.skip,) if is_first else (foot.why, foot.next)))
            return
        if trying.stage is not Stage.ANSWERED:
            return
        offered, likely = [foot.next], foot.next
        is_wrong = trying.outcome in (Outcome.WRONG, Outcome.NEAR)
        if is_wrong:
            offered.append(foot.again)
            likely = foot.again
        # All hands stay closed until one has tried again.
        if trying.refutation is not None and (trying.tries > 1 or not is_wrong):
            offered.append(foot.why)
            shows_own = self._has_shown_best and trying.refutation.wrong is not None
            foot.why.setText(self.tr("And my answer?") if shows_own else self.tr("Show why"))
        foot.offer(*offered)
        if not foot.isAncestorOf(self.window().focusWidget() or self):
            likely.setFocus(Qt.FocusReason.OtherFocusReason)

    # --------------------------------------------------------------- keys and size
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_Space and self.scene.is_playing:
            self.scene.skip()
        else:
            super().keyPressEvent(event)

    def arrange(self) -> None:
        stack(self, self.bar, self.foot, self.width())
