"""Exercises in the window: their table, what is asked, and what becomes of the answers."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from quinto_desktop.game import Pace
from quinto_desktop.game.judging.values import Line, Outcome, Puzzle, record_of
from quinto_desktop.game.past.replay import Replay
from quinto_desktop.game.practice.session import PracticeSession, Stage
from quinto_desktop.rules import (
    Action,
    Card,
    Deal,
    Observation,
    Phase,
    Play,
    Seat,
    Step,
    apply,
    observe,
    why_illegal,
)
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.stepper.replay_player import (
    ReplayedGame,
    ReplayPlayer,
    keyed,
    speaker_of,
)
from quinto_desktop.window.stepper.trick_line import PlayedBeside
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.choices import ResultPanels
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text import verdict_text as words
from quinto_desktop.window.text.card_text import drawn
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.seat_text import Speaker

_UNREAD = 5  # times as long as other rows a puzzle’s is deaf: nobody has read it so soon


class PracticeScene(QObject):
    """Shows exercises on a table, takes a legal action, and plays lines out or stops them."""

    chosen = Signal(object)
    played_out = Signal()

    def __init__(
        self,
        art: CardArt,
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
        self.table = Table(art, self.speaker, Seat.S, ResultPanels)
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
        self.speaker = speaker_of(puzzle, by_compass=self._by_compass)
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

    def show_answer(self, action: Action, better: Action | None) -> None:
        """Show the moment after an action, or in the hand a card that is better than that."""
        if not self._is_asking:  # the table has gone on, perhaps to the end of a line
            self._show_moment()
        self._is_asking = False
        puzzle, viewer = self._asked
        self.table.hand.point_out(None)
        if isinstance(action, Play) and isinstance(better, Play):
            self.table.show_state(observe(puzzle.state, viewer).watched())
            self.table.hand.point_out(better.card, action.card)
            return
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
        self.table.hand.point_out(None)
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


def _steps_of(line: Line) -> list[Step]:
    deal, before = record_of(line.start)
    steps = [apply(deal.start, Deal(deal.pack))]
    for action in (*before, *line.actions):
        steps.append(apply(steps[-1].after, action))
    return steps


class PracticeView(PlayedBeside):
    """Shows exercises one after another, and what becomes of the answers."""

    def __init__(
        self,
        trying: PracticeSession,
        title: str,
        art: CardArt,
        preferences: TablePreferences,
        parent: QWidget,
        *,
        by_compass: bool = False,
    ) -> None:
        scene = PracticeScene(art, preferences, parent, by_compass=by_compass)
        super().__init__(scene.table, art, parent)
        self._has_shown_best = False
        self.scene, self.trying = scene, trying
        for part in (scene, trying):
            part.setParent(self)
        self.headline = self.line = ""
        self.setAccessibleName(title)
        self._connect()

    def _connect(self) -> None:
        trying, scene = self.trying, self.scene
        trying.asked.connect(self._on_trying_asked)
        trying.answered.connect(self._on_trying_answered)
        trying.reasoned.connect(self._on_trying_reasoned)
        trying.explained.connect(self._on_trying_explained)
        trying.failed.connect(self._on_trying_failed)
        trying.ended.connect(self._on_trying_ended)
        scene.chosen.connect(trying.answer)
        scene.played_out.connect(self._offer)

    @property
    def speaker(self) -> Speaker:
        return self.scene.speaker

    def shown(self) -> Observation | None:
        return self.table.observation

    def begin(self) -> None:
        self.trying.next()

    def apply_settings(self, preferences: TablePreferences) -> None:
        self.scene.apply_settings(preferences)

    def arrange(self) -> None:
        super().arrange()
        self._offer()

    def stop(self) -> None:
        self.trying.stop()
        self.scene.leave_line()

    @Slot()
    def _on_trying_asked(self) -> None:
        puzzle = self.trying.puzzle
        own = self.tr("From your own games. Any card as good as the best counts as right.")
        own = "" if puzzle.difficulty is not None else own
        self._say(words.task(puzzle), own, words.standing(puzzle))
        self.scene.ask(puzzle)
        self.show_played(puzzle.observation)
        deaf_ms = self.table.overlays.pace.deaf_ms  # where the answer is offered, Start or Next was
        self.table.ledge.guard.wait(deaf_ms, _UNREAD * deaf_ms)

    @Slot()
    def _on_trying_answered(self) -> None:
        trying = self.trying
        assert trying.said is not None  # something was answered
        self._has_shown_best = False
        told = words.verdict(trying.puzzle, trying.said, trying.outcome)
        if trying.fault is not None:
            told = f"{told} {file_text(trying.fault.message)}"
        better = trying.puzzle.best.action if self._is_wrong else None
        best = "" if better is None else words.verdict(trying.puzzle, better, None)
        self.scene.show_answer(trying.said, better)
        self._say(told, best)
        self._offer()

    @property
    def _is_wrong(self) -> bool:
        return self.trying.outcome in (Outcome.WRONG, Outcome.NEAR)

    @Slot()
    def _on_trying_reasoned(self) -> None:
        # It speaks of what is best, so that need not be said by itself any more.
        why = words.why(self.trying.reasons, self.speaker)
        if why:
            self._show(self.headline, why)
            self.answered.emit(CardText(why).spoken())

    @Slot()
    def _on_trying_explained(self) -> None:
        # Whoever has given up sees the best line at once, anybody else on request.
        if self.trying.outcome is None:
            self.show_why()
        else:
            self._offer()

    @Slot(str)
    def _on_trying_failed(self, fault: str) -> None:
        text = self.tr("The rest of the play could not be worked out: {fault}.")
        self._say(self.headline, text.replace("{fault}", fault))
        self._offer()

    @Slot()
    def _on_trying_ended(self) -> None:
        self._say(
            self.tr("That is all for now."), self.tr("Your mistakes come back in a day or two.")
        )
        self.table.ledge.show(LedgeRow.onward(self.tr("Close"), self.closed.emit))

    @property
    def _clue(self) -> tuple[str, Card | None]:
        """What a hint says now, and which card it crosses: a wrong one, if there are others."""
        trying, puzzle = self.trying, self.trying.puzzle
        if trying.has_tried or trying.is_helped or puzzle.state.phase is not Phase.PLAY:
            return "", None
        told = words.theme_line(puzzle.theme)
        wrong = [one.action for one in puzzle.values if one.action not in puzzle.accepted]
        if len(wrong) < 2 or not isinstance(worst := max(wrong, key=puzzle.loss), Play):
            return told, None
        crossed = self.tr("Not {card}.").replace("{card}", drawn(worst.card))
        return f"{told} {crossed}".strip(), worst.card

    def give_hint(self) -> None:
        """Say what the exercise is about, which counts as help."""
        told, card = self._clue
        if told:
            self.trying.is_helped = True
            self.table.hand.point_out(None, card)
            self._say(words.task(self.trying.puzzle), told)
            self._offer()

    # --------------------------------------------------------------- lines
    def show_why(self) -> None:
        """Play out the best line, or after that what was answered; ask for both at first."""
        trying, found = self.trying, self.trying.refutation
        if found is None:
            trying.show_solution()
            return
        is_own = self._has_shown_best and found.wrong is not None
        line = found.right if not is_own or found.wrong is None else found.wrong
        told = words.line_text(line)
        if not is_own:
            told = words.why(trying.reasons, self.speaker) or told
        self._has_shown_best = not is_own
        headline = words.verdict(trying.puzzle, line.actions[0], trying.outcome if is_own else None)
        self._say(headline, told)
        self.scene.play(line)
        self.show_played(None)  # open hands need the room

    def _say(self, headline: str, line: str, standing: str = "") -> None:
        # Where the game stands is only spoken: the plaques show it.
        self._show(headline, line)
        if standing:
            standing = self.tr("{standing}.").replace("{standing}", standing)
        self.answered.emit(" ".join(filter(None, (standing, self.told))))

    def _show(self, headline: str, line: str) -> None:
        self.headline, self.line = headline, line
        self.table.director.caption(f"{headline} {line}".strip())
        if self.trying.stage is Stage.ANSWERED:
            self.table.overlays.prompt.raise_()  # large letters need more room than is free

    @property
    def told(self) -> str:
        """All that is said of the exercise."""
        return CardText(f"{self.headline} {self.line}".strip()).spoken()

    # --------------------------------------------------------------- the ledge
    @Slot()
    def _offer(self) -> None:
        if self.trying.stage in (Stage.ASKED, Stage.ANSWERED):
            self.table.ledge.show(self.row)

    @property
    def row(self) -> LedgeRow:
        """What the ledge offers."""
        trying = self.trying
        buttons = [keyed(self.tr("Stop"), self.closed.emit, Qt.Key.Key_Escape)]
        if trying.stage is Stage.ASKED:
            if self.can_unfold:
                unfold, short = self.played.accessibleName(), self.tr("Played")
                buttons.append(LedgeButton(unfold, Command.SHEET, short=short))
            if self._clue[0]:
                key = Command.HINT.spec.shown_key
                buttons.append(LedgeButton(self.tr("Hint"), self.give_hint, key=key))
            show = LedgeButton(self.tr("Show the answer"), self.show_why, short=self.tr("Answer"))
            return LedgeRow((*buttons, show))
        if self._is_wrong:
            buttons.append(LedgeButton(self.tr("Try again"), self.trying.again))
        # All hands stay closed until one wants to see more.
        if (found := trying.refutation) is not None:
            shows_own = self._has_shown_best and found.wrong is not None
            watch = self.tr("And my answer?") if shows_own else self.tr("Watch it played out")
            buttons.append(LedgeButton(watch, self.show_why, short=self.tr("Watch")))
        return LedgeRow.onward(self.tr("Next"), self.trying.next, *buttons)

    # --------------------------------------------------------------- keys and size
    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = QKeySequence(event.keyCombination())
        if event.key() == Qt.Key.Key_Escape:
            (self.toggle_sheet if self.is_unfolded else self.closed.emit)()
        elif keys in Command.HINT.spec.keys and self.trying.is_asked:
            self.give_hint()
        elif event.key() == Qt.Key.Key_Space and self.scene.is_playing:
            self.scene.skip()
        else:
            super().keyPressEvent(event)
