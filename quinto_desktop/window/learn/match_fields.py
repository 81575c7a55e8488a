"""The fields beside the board: form, dealer, calls and scores."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from quinto_desktop.game.sharing.deal_draft import DealDraft, DraftFault, rounds_of_calls
from quinto_desktop.rules import SEATS, Seat, Side
from quinto_desktop.window.controls.drop_down import DropDown, Stepper
from quinto_desktop.window.controls.fields import FIELD_HEIGHT, Hint
from quinto_desktop.window.learn.draft_words import FORMS, calls_title, form_title, problem_text
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.seat_text import title
from quinto_desktop.window.text.translation import fill

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
        self.form.addItems([form_title(form, dummy) for form, dummy in FORMS])
        self.dealer.addItems([title(seat) for seat in SEATS])
        self._offer_calls()
        self._lay_out(is_low=is_low)
        for box in (self.form, self.dealer, self.calls):
            box.currentIndexChanged.connect(self._on_edited)
        for stepper in (*self.scores, self.target):
            stepper.valueChanged.connect(self._on_edited)

    def show_draft(self, draft: DealDraft) -> None:
        """Show another draft."""
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
        fault = problem_text(draft, found[0]) if found else ""
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
        texts = [calls_title(calls, self.draft.dealer) for calls in self._rounds]
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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
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
        layout.addLayout(grid)
        layout.addWidget(self.hint)

    def _score_name(self, side: Side) -> str:
        return fill(self.tr("{side}, points before the deal"), side=side_text.compass(side))
