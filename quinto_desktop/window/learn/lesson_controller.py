"""Gives the lessons, one after the other, and brings the game back that was interrupted."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game import GameController, Preferences, Session
from quinto_desktop.game.lessons.lesson import (
    PUPIL,
    LessonName,
    Place,
    lessons_due,
    next_lesson,
    place_of,
)
from quinto_desktop.rules import Card, Observation, Phase, observe
from quinto_desktop.window.sheet.sheet import ScoreSheet
from quinto_desktop.window.table.ledge import Asker, LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.card_text import the_card
from quinto_desktop.window.text.translation import fill, title_case

if TYPE_CHECKING:
    from quinto_desktop.window.learn.lesson_panel import Choice
    from quinto_desktop.window.learn.lesson_scripts import Script
    from quinto_desktop.window.learn.lesson_view import LessonView


_DECIDING = (Phase.DOUBLING, Phase.PLAY)
_EXPLAINED = 2  # only cards that have played themselves


class Games(Protocol):
    """How games are begun for lessons."""

    def begin(self, game: Session, *, is_kept: bool) -> bool:
        """Begin the game of a lesson; return whether that succeeded."""

    def return_to(self, path: Path | None, session: Session | None) -> None:
        """Continue a kept game, else a session, else a new game; a lesson's game is dropped."""


class LessonController(QObject):
    """Gives the lessons about the deals on the table.

    Signals:
        changed(): Another lesson has begun, or none is being given any more.
    """

    changed = Signal()

    def __init__(
        self,
        controller: GameController,
        preferences: Preferences,
        games: Games,
        announce: Callable[[str], None],
        stage: Callable[[], tuple[Table, ScoreSheet, Observation]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        self._games = games
        self._announce = announce
        self._stage = stage
        self._guide: LessonView | None = None
        self._kept: Path | None = None
        self._unplayed: Session | None = None
        self._place: Place | None = None
        self._offered: LessonName | None = None
        controller.history_changed.connect(self._end_offer)
        controller.restored.connect(self._end_offer)
        controller.shelved.connect(self._on_controller_shelved)

    @property
    def is_beginning(self) -> bool:
        """Whether a lesson is about to replace the current game."""
        return self._place is not None and self._guide is None

    @property
    def place(self) -> Place | None:
        """The place in the lessons, while one is being given."""
        return None if self._guide is None else self._place

    def teach(self) -> None:
        """Give the lesson that the game on the table belongs to, from where it is."""
        place = place_of(self._controller.session.setup)
        if place is None:
            return
        if place.exercise is not None:
            self._go_to(place)
        else:
            self._lead(place)

    def give(self, name: LessonName) -> None:
        """Begin a lesson. The game in progress is kept, and comes back afterwards."""
        if self._guide is None:
            self._preferences.change(game_before_lesson="")
            self._unplayed = None
        self._go_to(Place(name))

    @Slot(object)
    def offer(self, seen: Observation) -> None:
        """Offer a lesson in one line, once, to who has had the first, when it begins to matter."""
        settings, is_exercise = self._preferences.settings, self._controller.session.is_exercise
        known = (*settings.lessons_done, *settings.lessons_offered)
        due = [name for name in lessons_due(seen) if name.value not in known]
        is_learner = LessonName.FIRST.value in settings.lessons_done
        if not due or self._guide is not None or is_exercise or not is_learner:
            return
        from quinto_desktop.window.learn.lesson_texts import about

        table, self._offered = self._stage()[0], due[0]
        self._preferences.change(lessons_offered=(*settings.lessons_offered, due[0].value))
        shorts = {LessonName.QUINTS: self.tr("Quints"), LessonName.CACHETTE: self.tr("Cachette")}
        lesson = about(due[0])
        title, sentence = shorts.get(due[0], lesson.title), lesson.slip
        words = fill(self.tr("Lesson: {title}"), title=title)
        button = LedgeButton(words, self.take_offer, tip=sentence)
        table.ledge.show(LedgeRow((button,)), Asker.OFFER)
        table.say(sentence, for_now=True)
        self._announce(sentence)

    @Slot(object)
    def explain_only_card(self, card: Card) -> None:
        """Tell, the first two times, why a card has played itself."""
        told = self._preferences.settings.only_cards_told
        if told < _EXPLAINED:
            self._preferences.change(only_cards_told=told + 1)
            text = self.tr("{card} was your only choice, so it was played for you.")
            self._stage()[0].say(fill(text, card=title_case(the_card(card))))

    @Slot()
    def _end_offer(self) -> None:
        if self._offered is not None:
            self._offered = None
            self._stage()[0].ledge.put_away(Asker.OFFER)

    def take_offer(self) -> None:
        """Give the lesson that is offered."""
        name = self._offered
        if name is not None:
            self._end_offer()
            self._stage()[0].refusals.clear_message()
            self.give(name)

    def move(self) -> None:
        """Continue any lesson at another table, because the widgets of the game were rebuilt."""
        guide = self._guide
        if guide is not None:
            if guide.is_telling:
                guide.script.forget()
            self._lead_by(guide.script)
            guide.rest(rests=False)  # it goes with its table

    def _go_to(self, place: Place) -> None:
        left, file = self._controller.session, self._controller.file
        here = place_of(left.setup)
        # The guided deal's game is one's own, unless it only begins again or another waits.
        is_own = here is None or (here.exercise is None and place != here)
        is_kept = is_own and not self._has_game() and not self._controller.is_over
        guide, self._guide, self._kept = self._guide, None, None
        if guide is not None:
            guide.finish()
        self._place = place
        if not self._games.begin(Session(place.setup, place.prelude), is_kept=is_kept):
            self._place = None
            return
        if is_kept and self._kept is None and file is not None:
            self._kept = file.path  # which holds all of it
        if self._kept is not None:
            self._preferences.change(game_before_lesson=str(self._kept))
        elif is_kept and left.length and not left.is_played:
            self._unplayed = left
        self._lead(place)

    @Slot(object)
    def _on_controller_shelved(self, path: Path) -> None:
        self._kept = path

    def _lead(self, place: Place) -> None:
        self._place = place
        self._preferences.change(lesson_runs=True)
        self._lead_by(self._script(place))
        self.changed.emit()

    def _script(self, place: Place) -> Script:
        from quinto_desktop.window.learn.lesson_scripts import DealScript, ExerciseScript

        if place.exercise is not None:
            return ExerciseScript(place, self._has_game)
        return DealScript(self._past, self._has_game, self._preferences)

    def _past(self) -> list[Observation]:
        past = [step.before for step in self._controller.session.steps]
        mine = [state for state in past if state.turn is PUPIL and state.phase in _DECIDING]
        return [observe(state, PUPIL) for state in mine]

    def _has_game(self) -> bool:
        return self._waiting() is not None or self._unplayed is not None

    def _waiting(self) -> Path | None:
        name = self._preferences.settings.game_before_lesson
        return Path(name) if name and os.path.exists(name) else None

    def _lead_by(self, script: Script) -> None:
        from quinto_desktop.window.learn.lesson_texts import about
        from quinto_desktop.window.learn.lesson_view import LessonView

        table, sheet, seen = self._stage()
        guide = self._guide = LessonView(self._controller, table, script)
        sheet.show_lesson("" if self._place is None else about(self._place.name).title)
        guide.told.connect(self._announce)
        guide.chosen.connect(self._on_guide_chosen)
        guide.reached_end.connect(self._note_done)
        guide.finished.connect(self._on_guide_finished)
        guide.begin(seen)

    @Slot()
    def _note_done(self) -> None:
        done = self._preferences.settings.lessons_done
        if self._place is not None and self._place.name.value not in done:
            self._preferences.change(lessons_done=(*done, self._place.name.value))

    @Slot(object)
    def _on_guide_chosen(self, choice: Choice) -> None:
        from quinto_desktop.window.learn.lesson_panel import Choice
        from quinto_desktop.window.learn.lesson_scripts import ExerciseScript

        place, guide = self._place, self._guide
        if place is None or guide is None:
            return
        following = next_lesson(place.name)
        if choice is Choice.NEXT and place.following is not None:
            self._go_to(place.following)
        elif choice is Choice.AGAIN:
            self._go_to(place)
        elif choice is Choice.NEXT_LESSON and following is not None:
            self._go_to(Place(following))
        elif choice is Choice.PLAY_OUT:
            assert isinstance(guide.script, ExerciseScript)
            guide.script.is_played_out = True
            guide.go_on()
        elif choice is Choice.WARN:
            self._preferences.change(tutor=True)
            guide.confirm(self.tr("From now on you are warned before a mistake."))
        elif choice is Choice.FASTER:
            self._preferences.change(speed="brisk")
            guide.confirm(self.tr("From now on cards move faster."))
        else:
            self._leave(place, guide)

    def _leave(self, place: Place, guide: LessonView) -> None:
        waiting, unplayed = self._waiting(), self._unplayed
        guide.finish()
        if waiting is not None or unplayed is not None or place.exercise is not None:
            self._games.return_to(waiting, unplayed)
        elif place.name.value not in self._preferences.settings.lessons_done:
            text = self.tr("You play on without the lesson. It is in the menu Learn.")
            self._stage()[0].say(text)
        self._preferences.change(game_before_lesson="")

    @Slot()
    def _on_guide_finished(self) -> None:
        if self.sender() is self._guide:
            self._guide = self._place = None
            self._stage()[1].show_lesson("")
            self._preferences.change(lesson_runs=False)
            self.changed.emit()
