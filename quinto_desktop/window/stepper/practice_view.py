"""Practising in the window: the bar, the table with an exercise, and the foot."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.practice.session import PracticeSession, Stage
from quinto_desktop.game.practice.values import Outcome
from quinto_desktop.rules import Observation
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.stepper.practice_bar import PracticeBar
from quinto_desktop.window.stepper.practice_footer import PracticeFoot
from quinto_desktop.window.stepper.practice_scene import PracticeScene
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.table import InPlace
from quinto_desktop.window.text import practice_text as words
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.speaker import Speaker

_DESIGN, _MOST_SCALE = QSize(998, 776), 1.7
_LOW = 600


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
        """Names everybody at the table."""
        return self.scene.speaker

    def shown(self) -> Observation | None:
        """What the table shows; None before the first exercise."""
        return self.table.observation

    def begin(self) -> None:
        """Ask the first exercise."""
        self.trying.next()

    def apply_settings(self, preferences: TablePreferences) -> None:
        """Follow the user's preferences from now on."""
        self.scene.apply_settings(preferences)

    def stop(self) -> None:
        """Look for nothing any more, and play no line."""
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
        """Say why, before what else there is to say."""
        why = words.why(self.trying.reasons, self.speaker, self.trying.outcome)
        if why:
            line = " ".join(filter(None, (why, self.foot.line.text())))
            self.foot.say(self.foot.headline.text(), line)
            self.answered.emit(why)

    @Slot()
    def _on_trying_explained(self) -> None:
        """Play out what is best for whoever has given up; anything else on request."""
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
        """Where the exercise comes from, if that matters."""
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
        """Show what is best and why, and after that what follows one's own answer."""
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
        """Write what is to be said; where the game stands is only spoken, as the bar has it."""
        self.foot.say(headline, line)
        if standing:
            standing = self.tr("{standing}.").replace("{standing}", standing)
        self.answered.emit(" ".join(filter(None, (standing, self.foot.text))))

    @Slot()
    def _offer(self) -> None:
        """Offer what makes sense now, and let Enter do the most likely of it."""
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
        """Skip to the end of a line, or leave."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_Space and self.scene.is_playing:
            self.scene.skip()
        else:
            super().keyPressEvent(event)

    def arrange(self) -> None:
        """Place the parts."""
        wide, high = self.width(), self.height()
        scale = max(1.0, min(wide / _DESIGN.width(), high / _DESIGN.height(), _MOST_SCALE))
        is_low = high < _LOW  # then the table needs the height more
        top = self.bar.needed_height(wide, scale, is_low=is_low)
        foot = self.foot.needed_height(wide, scale, is_low=is_low)
        places = (
            (self.bar, QRect(0, 0, wide, top)),
            (self.table, QRect(0, top, wide, high - top - foot)),
            (self.foot, QRect(0, high - foot, wide, foot)),
        )
        for part, place in places:
            part.setGeometry(read_from_side(self, place))
