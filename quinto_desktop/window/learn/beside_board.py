"""Beside the board of the deal editor: the fields of its match, and what is found out of a deal."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRectF, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from quinto_desktop.game import Thinker
from quinto_desktop.game.judging.hint_engine import weigh
from quinto_desktop.game.judging.inquiry import Solution, find_puzzle, solve
from quinto_desktop.game.judging.values import FairValues, Puzzle
from quinto_desktop.game.sharing.deal_draft import DealDraft, DraftFault, rounds_of_calls
from quinto_desktop.game.thinking.job import Job, Work
from quinto_desktop.rules import SEATS, Action, Call, MatchState, Play, Seat, Side, observe
from quinto_desktop.window.controls.drop_down import DropDown, Stepper
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, Hint, column
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.controls.panels import EventWatcher, Plate
from quinto_desktop.window.learn import draft_words
from quinto_desktop.window.learn.board import Board
from quinto_desktop.window.learn.draft_words import FORMS
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, text_zoom, ui_font
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.seat_text import title
from quinto_desktop.window.text.translation import fill, join_and, signed, title_case
from quinto_desktop.window.text.verdict_text import between, plain

_SEED, _BATCHES = 1, 8
_MARGIN = 20
_BODY = 14
_WIDEST, _BESIDE = 560, 8
_MOST_OTHERS = 2


class Findings(QObject):
    """Has a deal solved or weighed, one at a time, and words what comes of it.

    Signals:
        told(str, str): A headline and sentences; more certain ones may follow.
        ended(): Nothing more will be found.
        puzzle_found(object): A `Puzzle` was found in the deal.
    """

    told = Signal(str, str)
    ended = Signal()
    puzzle_found = Signal(object)

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._job: Job | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being found out."""
        return self._job is not None

    def solve(self, state: MatchState) -> None:
        """Find out what a deal is worth with all cards seen."""
        job = self._job_for(solve(state))
        job.progressed.connect(self._on_valued)
        job.finished.connect(lambda solution: self._on_solved(state, solution))
        text = self.tr(
            "Working through every way to play these cards. This may take a few seconds."
        )
        self.told.emit(self.tr("Solving…"), text)
        job.start()

    def weigh(self, state: MatchState) -> None:
        """Find out what the hand on turn should do, by what it knows."""
        job = self._job_for(weigh(observe(state, state.mover), _SEED, _BATCHES))
        for signal in (job.progressed, job.finished):
            signal.connect(lambda values: self.told.emit(*self._weighed(state, values)))
        job.finished.connect(self._end)
        self.told.emit(self.tr("Thinking…"), draft_words.who_is_told(state))
        job.start()

    def search(self, state: MatchState, known: Collection[str] = ()) -> None:
        """Look for a puzzle in a deal."""
        job = self._job_for(find_puzzle(state, known))
        job.finished.connect(self._on_searched)
        text = self.tr(
            "Four Master players play these cards, and every choice is looked at. This may take a "
            "few seconds."
        )
        self.told.emit(self.tr("Looking for a puzzle…"), text)
        job.start()

    def stop(self) -> None:
        """Find out no more; what has been told stays."""
        if self._job is not None:
            self._job.cancel()
            self._end()

    def _job_for(self, work: Work) -> Job:
        self.stop()
        self._job = job = Job(self._thinker, work, self)
        job.failed.connect(self._on_failed)
        return job

    @Slot(object)
    def _on_valued(self, value: int) -> None:
        text = self.tr("{basis} Trying every lead now.")
        told = fill(text, basis=draft_words.solved_basis())
        self.told.emit(draft_words.solved_title(value), told)

    def _on_solved(self, state: MatchState, solution: Solution) -> None:
        told = draft_words.solved_text(state, solution.cards)
        self.told.emit(draft_words.solved_title(solution.value), told)
        self._end()

    @Slot(object)
    def _on_searched(self, puzzle: Puzzle | None) -> None:
        self.told.emit(draft_words.puzzle_title(puzzle), draft_words.puzzle_text(puzzle))
        if puzzle is not None:
            self.puzzle_found.emit(puzzle)
        self._end()

    @Slot(str)
    def _on_failed(self, fault: str) -> None:
        text = self.tr("That did not work ({fault}). Try again.")
        self.told.emit(self.tr("No answer"), fill(text, fault=fault))
        self._end()

    @Slot()
    def _end(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.deleteLater()
            self.ended.emit()

    # --------------------------------------------------------------- words
    def _weighed(self, state: MatchState, values: FairValues) -> tuple[str, str]:
        best = values.best
        ranked = sorted(values.actions, key=lambda action: -values.points(action).mean)
        title = fill(
            self.tr("{action} {points}"),
            action=title_case(_name(best)),
            points=signed(round(values.points(best).mean)),
        )
        told = [draft_words.who_is_told(state)]
        tied = [one for one in ranked if one != best and values.is_tied(one)]
        worse = [one for one in ranked if one != best and not values.is_tied(one)]
        if tied:
            text = self.tr("Perhaps just as good: {actions}.")
            names = join_and([_name(one) for one in tied[:_MOST_OTHERS]])
            if len(tied) > _MOST_OTHERS:
                text = self.tr("Perhaps just as good: {count} others, such as {actions}.")
            told.append(fill(text, actions=names, count=len(tied)))
        if worse:
            loss = values.loss(worse[0])
            text = self.tr("{action} loses {points} ({between}).")
            told.append(
                fill(
                    text,
                    action=title_case(_name(worse[0])),
                    points=plain(loss.mean),
                    between=between(loss, is_exact=not loss.error),
                )
            )
        told.append(fill(self.tr("Possible deals: {count}."), count=values.deals))
        return title, " ".join(told)


def _name(action: Action) -> str:
    if isinstance(action, Play):
        return card_name(action.card)
    assert isinstance(action, Call)  # nothing else is weighed
    return draft_words.call_name(action)


class FindingsSlip(Plate):
    """A plate with what was found; hidden until there is anything, and by a click."""

    heard_as = QAccessible.Role.StaticText

    def __init__(self, look: CurrentTheme, board: Board, scale: float) -> None:
        super().__init__(look, board)
        self._board, self.scale = board, scale
        self.title, self.words = self.add_label(), self.add_label()
        self.title.setFont(serif_font(19 * scale, bold=True))
        self.words.setFont(ui_font(_BODY * scale))
        side = round(_MARGIN * scale)
        self.column.setContentsMargins(side + 4, side - 2, side + 4, side + 4)
        self.column.setSpacing(2)
        for label in (self.title, self.words):
            self.column.addWidget(label)
        EventWatcher([board], [QEvent.Type.Resize], self).noticed.connect(self._stand)
        self.hide()

    @Slot(str, str)
    def tell(self, title: str, words: str) -> None:
        """Show something that was found."""
        is_new = title != self.title.text()
        self.title.setText(title)
        self.words.setText(words)
        self.setAccessibleName(f"{title}. {words}")
        self._stand()
        self.show()
        self.raise_()
        if is_new:
            announce(self._board, self.accessibleName())

    @Slot()
    def _stand(self) -> None:
        room = self._board.places.pack
        self.fit(min(round(_WIDEST * self.scale * text_zoom()), round(room.width() - 2 * _BESIDE)))
        place = QRectF(self.rect())
        place.moveCenter(room.center())
        self.move(round(place.left()), round(max(room.top() + 4, place.top())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.hide()


_GREATEST_SCORE = 10_000
_LEAST_TARGET = 5
_POINTS = 5
_LOW_FIELD = 36
_LETTERS = 13
_ABOUT_SCORES = (DraftFault.SCORE_WINS, DraftFault.SCORE_UNEVEN, DraftFault.TARGET_TOO_LOW)


class MatchFields(QWidget):
    """Asks at what point of which game the deal is.

    Signals:
        edited(): The user has changed something; `draft` has it.

    Attributes:
        scores: What each side has, by `Side`.
    """

    edited = Signal()

    def __init__(self, parent: QWidget, *, is_low: bool) -> None:
        super().__init__(parent)
        self.draft = DealDraft()
        self._height = _LOW_FIELD if is_low else FIELD_HEIGHT
        self._rounds = ((), *rounds_of_calls())
        self.form, self.dealer, self.calls = DropDown(self), DropDown(self), DropDown(self)
        self.scores = (self._stepper(0), self._stepper(0))
        self.target = self._stepper(_LEAST_TARGET)
        self.hint = Hint(self, 2 if is_low else 3)
        self.form.addItems([draft_words.form_title(form, dummy) for form, dummy in FORMS])
        self.dealer.addItems([title(seat) for seat in SEATS])
        self._offer_calls()
        self._lay_out(is_low=is_low)
        for box in (self.form, self.dealer, self.calls):
            box.currentIndexChanged.connect(self._on_edited)
        for stepper in (*self.scores, self.target):
            stepper.valueChanged.connect(self._on_edited)

    def show_draft(self, draft: DealDraft) -> None:
        self.draft = draft
        fields = (self.form, self.dealer, self.calls, *self.scores, self.target)
        blockers = [QSignalBlocker(field) for field in fields]
        self.form.setCurrentIndex(FORMS.index((draft.form, draft.dummy)))
        self.dealer.setCurrentIndex(draft.dealer)
        self._offer_calls()
        self.calls.setCurrentIndex(self._rounds.index(draft.calls))
        for side in Side:
            if self.scores[side].value() != draft.scores[side]:
                self.scores[side].setValue(draft.scores[side])
        if self.target.value() != draft.target:
            self.target.setValue(draft.target)
        del blockers
        found = [one for one in draft.problems if one.fault in _ABOUT_SCORES]
        fault = draft_words.problem_text(draft, found[0]) if found else ""
        self.hint.say(fault, is_fault=True)
        for stepper in (*self.scores, self.target):
            stepper.setAccessibleDescription(fault)

    @Slot()
    def _on_edited(self) -> None:
        form, dummy = FORMS[self.form.currentIndex()]
        draft = self.draft
        if (form, dummy) != (draft.form, draft.dummy):
            draft = draft.in_form(form, dummy)
        else:
            north_south, east_west = (stepper.value() for stepper in self.scores)
            draft = replace(draft, scores=(north_south, east_west))
        self.draft = replace(
            draft,
            dealer=Seat(self.dealer.currentIndex()),
            calls=self._rounds[self.calls.currentIndex()],
            target=self.target.value(),
        )
        self.edited.emit()

    def show_fault(self) -> None:
        """Focus the score that is impossible."""
        problem = next(one for one in self.draft.problems if one.fault in _ABOUT_SCORES)
        stepper = self.target if problem.side is None else self.scores[problem.side]
        stepper.setFocus()
        stepper.selectAll()

    # --------------------------------------------------------------- construction
    def _offer_calls(self) -> None:
        texts = [draft_words.calls_title(calls, self.draft.dealer) for calls in self._rounds]
        with QSignalBlocker(self.calls):
            at = self.calls.currentIndex()
            if self.calls.count() == 0:
                self.calls.addItems(texts)
            for place, text in enumerate(texts):
                self.calls.setItemText(place, text)
            self.calls.setCurrentIndex(max(0, at))

    def _stepper(self, least: int) -> Stepper:
        stepper = Stepper(self)
        stepper.setRange(least, _GREATEST_SCORE)
        stepper.setSingleStep(_POINTS)
        return stepper

    def _lay_out(self, *, is_low: bool) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6 if is_low else 10)
        sides = [(side_text.compass_short if is_low else side_text.compass)(side) for side in Side]
        rows: list[tuple[str, DropDown | Stepper, str]] = [
            (self.tr("Playe&rs"), self.form, self.tr("Number of players")),
            (self.tr("&Dealer"), self.dealer, self.tr("Dealer")),
            (self.tr("&Calls"), self.calls, self.tr("Calls made")),
            (sides[0], self.scores[0], self._score_name(Side.NS)),
            (sides[1], self.scores[1], self._score_name(Side.EW)),
            (self.tr("&Game to"), self.target, self.tr("Points that win the game")),
        ]
        for row, (text, field, name) in enumerate(rows):
            label = QLabel(text, self)
            label.setBuddy(field)
            field.setAccessibleName(name)
            field.setMinimumHeight(self._height)
            if isinstance(field, QComboBox):
                policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
                field.setSizeAdjustPolicy(policy)
                field.setMinimumContentsLength(_LETTERS)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        self.setLayout(column(grid, self.hint, gap=0, edges=(0, 0, 0, 0)))

    def _score_name(self, side: Side) -> str:
        return fill(self.tr("{side}, points before the deal"), side=side_text.compass(side))
