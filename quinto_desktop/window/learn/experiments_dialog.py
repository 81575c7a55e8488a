"""The window in which the lab is asked: the question on the left, its answer on the right."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRandomGenerator, QSize, Signal, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from quinto_desktop.game.judging.inquiry import (
    HAND_SIZE,
    Asked,
    CachettesWorth,
    Inquiry,
    WhetherToDouble,
    WhichLead,
)
from quinto_desktop.rules import PACK, Call, Hand, NotationError, sorted_hand
from quinto_desktop.rules.as_written import cards_as_written
from quinto_desktop.rules.notation import hand_text, parse_hand
from quinto_desktop.window.controls.drop_down import Stepper
from quinto_desktop.window.controls.fields import (
    FIELD_HEIGHT,
    GAP,
    ChoiceField,
    Field,
    FieldValue,
    Pane,
    column,
    heading,
    row,
)
from quinto_desktop.window.learn.hint_paper import Plot
from quinto_desktop.window.look.styling import PlateDialog, make_primary, make_quiet
from quinto_desktop.window.look.theme import CurrentTheme, fixed_font, serif_font, text_zoom
from quinto_desktop.window.text.card_text import cards_by_suit
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.lab_text import answer_of, figures_of, note_of
from quinto_desktop.window.text.translation import fill, title_case, translate

_LINES = 3


class HandField(QWidget):
    """Takes a hand of twelve cards, and says in words which it is, or what is wrong with it.

    Signals:
        changed(): It has another hand, or none.

    Args:
        own: The hand that the user holds in the game; None if it cannot be seen.
    """

    changed = Signal()

    def __init__(self, own: Hand | None, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._own = own
        self.edit = QLineEdit(self)
        self.edit.setFont(fixed_font(14 * scale))
        self.edit.setAccessibleName(translate("Lab", "Hand"))
        self.field = Field(translate("Lab", "&Hand"), self.edit, self, _LINES, is_stacked=True)
        self.own_button = QPushButton(translate("Lab", "&My hand"), self)
        self.own_button.setEnabled(own is not None)
        self.random_button = QPushButton(translate("Lab", "An&y hand"), self)
        for button in (self.own_button, self.random_button):
            make_quiet(button)
            button.setMinimumHeight(FIELD_HEIGHT)
        buttons = row(self.own_button, self.random_button, None, gap=GAP)
        self.setLayout(column(self.field, buttons, gap=4, edges=(0, 0, 0, 0)))
        self.edit.textChanged.connect(self._on_edit_text_changed)
        self.own_button.clicked.connect(self._write_own)
        self.random_button.clicked.connect(self._write_any)
        if own is None:
            self._write_any()
        else:
            self._write_own()

    @property
    def hand(self) -> Hand | None:
        """The hand; None if the text is none."""
        return self._read()[0]

    @Slot()
    def _write_own(self) -> None:
        if self._own is not None:
            self.edit.setText(hand_text(self._own))

    @Slot()
    def _write_any(self) -> None:
        pack, chance = [*PACK], QRandomGenerator.global_()
        cards = [pack.pop(chance.bounded(len(pack))) for _ in range(HAND_SIZE)]
        self.edit.setText(hand_text(sorted_hand(cards)))

    @Slot()
    def _on_edit_text_changed(self) -> None:
        hand, fault = self._read()
        told = fault if hand is None else title_case(cards_by_suit(hand)) + "."
        self.field.explain(told, is_fault=hand is None)
        self.changed.emit()

    def _read(self) -> tuple[Hand | None, str]:
        """The hand, or what is wrong with the text."""
        try:
            hand = parse_hand(cards_as_written(self.edit.text()).strip())
        except NotationError:
            return None, translate(
                "Lab",
                "Type hearts, diamonds, clubs and spades, high to low, with dots between them and "
                "+ for the Quint Royal, such as AKJT7.84.762.AT; T is the ten.",
            )
        if len(hand) == HAND_SIZE:
            return hand, ""
        text = translate("Lab", "Cards so far: {count}; a hand has {wanted}.")
        return None, fill(text, count=len(hand), wanted=HAND_SIZE)


_SIZE = QSize(980, 640)
_MARGIN, _GAP = 24, 14
_QUESTION_WIDTH = 320
_SEED = 1
_DEALS = (300, 3_000, 12_000, 60_000)
_MOST_SCORE, _STEP = 245, 5


class Kind(Enum):
    """What is asked."""

    LEAD = "lead"
    DOUBLE = "double"
    CACHETTE = "cachette"


_CALLS: dict[str, tuple[Call, ...]] = {
    "first": (),
    "passed": (Call.PASS, Call.PASS),
    "last": (Call.PASS, Call.PASS, Call.PASS),
    "doubled": (Call.PASS, Call.DOUBLE),
}


class LabDialog(PlateDialog):
    """Asks the lab, first about the hand that the user was dealt in the game, if it can be seen."""

    def __init__(
        self, inquiry: Inquiry, own: Hand | None, look: CurrentTheme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowTitle(Command.LAB.spec.name)
        self._inquiry = inquiry
        self._asked: Asked | None = None
        self.kind = ChoiceField(self.tr("&Question"), self, 2, is_stacked=True)
        self.hand = HandField(own, self.scale, self)
        self.calls = ChoiceField(self.tr("&Calls before yours"), self, is_stacked=True)
        self.us, self.them = Stepper(self), Stepper(self)
        self._us = Field(self.tr("&We have"), self.us, self, 0, is_stacked=True)
        self._them = Field(self.tr("&They have"), self.them, self, 0, is_stacked=True)
        self.deals = ChoiceField(self.tr("&Deals"), self, 0, is_stacked=True)
        self.answer, self._note = QLabel(self), QLabel(self)
        self.progress = QLabel(self)
        self.plot = Plot(look, self.scale * text_zoom(), self)
        self.copy_button = QPushButton(self.tr("C&opy"), self)
        self.done_button = QPushButton(self.tr("Clos&e"), self)
        self.ask_button = QPushButton(self.tr("&Ask"), self)
        self._offer()
        self._lay_out()
        self._connect()
        self._show_fields()
        self._show_answer()
        self.ask_button.setFocus()

    @property
    def question(self) -> Asked | None:
        """What the fields ask; None if they ask nothing that has an answer."""
        if self.kind.value is Kind.CACHETTE:
            return CachettesWorth()
        hand, scores = self.hand.hand, (self.us.value(), self.them.value())
        if hand is None:
            return None
        if self.kind.value is Kind.LEAD:
            return WhichLead(hand, scores)
        return WhetherToDouble(hand, _CALLS[str(self.calls.value)], scores)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._inquiry.stop()
        super().closeEvent(event)

    def reject(self) -> None:
        self._inquiry.stop()
        super().reject()

    # --------------------------------------------------------------- asking
    @Slot()
    def ask_or_stop(self) -> None:
        """Ask what the fields say, or stop what is being played."""
        if self._inquiry.is_running:
            self._inquiry.stop()
            self._show_answer()
            return
        asked = self.question
        if asked is None:
            self.hand.edit.setFocus()
            return
        self._asked = asked
        deals = self.deals.value
        assert isinstance(deals, str)  # as they were offered
        self._inquiry.ask(asked, int(deals), _SEED)
        self._show_answer()

    @Slot()
    def _on_fields_changed(self) -> None:
        self._inquiry.stop()
        self._show_fields()
        if self.question != self._asked:
            self._asked = None
        self._show_answer()

    def _show_fields(self) -> None:
        kind = self.kind.value
        self.kind.explain(self._kinds()[kind][1])
        self.calls.explain(self._callers()[self.calls.value][1])
        for widget in (self.hand, self._us, self._them):
            widget.setVisible(kind is not Kind.CACHETTE)
        self.calls.setVisible(kind is Kind.DOUBLE)
        self.ask_button.setEnabled(self.question is not None)

    @Slot()
    def _show_answer(self) -> None:
        inquiry, asked = self._inquiry, self._asked
        found = inquiry.finding if asked is not None else None
        self.ask_button.setText(self.tr("&Stop") if inquiry.is_running else self.tr("&Ask"))
        self.copy_button.setEnabled(found is not None)
        if asked is None or found is None:
            self.answer.setText(self.tr("Ask, and Quinto plays thousands of deals to find out."))
            self._note.setText("")
            self.progress.setText("")
            self.plot.show_figures(())
            return
        self.answer.setText(answer_of(asked, found))
        self._note.setText(note_of(asked))
        self.plot.show_figures(figures_of(asked, found))
        text = (
            self.tr("{deals} of {wanted} deals") if inquiry.is_running else self.tr("{deals} deals")
        )
        wanted = max(inquiry.wanted, inquiry.deals)
        self.progress.setText(fill(text, deals=inquiry.deals, wanted=wanted))

    @Slot(str)
    def _on_inquiry_failed(self, fault: str) -> None:
        self._show_answer()
        text = self.tr("The deals could not be played: {fault}. Ask again.")
        self.progress.setText(fill(text, fault=fault))

    @Slot()
    def _copy(self) -> None:
        figures = [figure.sentence for figure in self.plot.figures]
        lines = [self.answer.text(), self._note.text(), *figures, self.progress.text()]
        QGuiApplication.clipboard().setText("\n".join(lines))

    # --------------------------------------------------------------- construction
    def _offer(self) -> None:
        self.kind.offer(self._kinds(), Kind.LEAD)
        self.calls.offer(self._callers(), "first")
        offered: dict[FieldValue, tuple[str, str]] = {
            str(deals): (fill(self.tr("{deals} deals"), deals=deals), "") for deals in _DEALS
        }
        self.deals.offer(offered, str(_DEALS[1]))
        for field in (self.us, self.them):
            field.setRange(0, _MOST_SCORE)
            field.setSingleStep(_STEP)

    def _kinds(self) -> dict[FieldValue, tuple[str, str]]:
        return {
            Kind.LEAD: (
                self.tr("Which lead?"),
                self.tr("You lead to the first trick, and nobody has doubled."),
            ),
            Kind.DOUBLE: (
                self.tr("Double, or not?"),
                self.tr("How often does a double pay off with this hand?"),
            ),
            Kind.CACHETTE: (
                self.tr("What is the cachette worth?"),
                self.tr("What is in it, and who takes it?"),
            ),
        }

    def _callers(self) -> dict[FieldValue, tuple[str, str]]:
        return {
            "first": (self.tr("You are first"), self.tr("On the dealer’s left.")),
            "passed": (self.tr("Two have passed"), self.tr("The dealer decides after you.")),
            "last": (self.tr("All have passed"), self.tr("You are the dealer.")),
            "doubled": (
                self.tr("An opponent has doubled"),
                self.tr("Will you redouble? A trick would count 20."),
            ),
        }

    def _connect(self) -> None:
        for field in (self.kind, self.calls):
            field.chosen.connect(self._on_fields_changed)
        self.hand.changed.connect(self._on_fields_changed)
        for score in (self.us, self.them):
            score.valueChanged.connect(self._on_score_changed)
        self.ask_button.clicked.connect(self.ask_or_stop)
        self.copy_button.clicked.connect(self._copy)
        self.done_button.clicked.connect(self.close)
        self._inquiry.changed.connect(self._show_answer)
        self._inquiry.finished.connect(self._show_answer)
        self._inquiry.failed.connect(self._on_inquiry_failed)

    @Slot(int)
    def _on_score_changed(self, score: int) -> None:
        """Keep scores multiples of five: nobody ever has another."""
        field = self.sender()
        if score % _STEP and isinstance(field, Stepper):
            field.setValue(score - score % _STEP)
            return
        self._on_fields_changed()

    def _lay_out(self) -> None:
        margin, gap = round(_MARGIN * self.scale), round(_GAP * self.scale)
        title = heading(Command.LAB.spec.name, self, 24)
        halves = row(self._questions(), (self._answers(gap), 1), gap=2 * gap)
        edges = (margin, margin - 4, margin, margin - 4)
        self.setLayout(column(title, (halves, 1), self._foot(), gap=gap, edges=edges))
        self.resize((_SIZE * self.scale).boundedTo(self.room(is_within_window=True)))

    def _questions(self) -> QWidget:
        inside = QWidget(self)
        scores = row((self._us, 1), (self._them, 1), gap=12)
        fields = (self.kind, self.hand, self.calls, scores, self.deals, None)
        inside.setLayout(column(*fields, gap=round(8 * self.scale), edges=(2, 2, 10, 2)))
        pane = Pane(inside, self)
        pane.setFixedWidth(round(_QUESTION_WIDTH * self.scale * text_zoom()))
        return pane

    def _answers(self, gap: int) -> QVBoxLayout:
        self.answer.setFont(serif_font(17 * self.scale, bold=True))
        for label in (self.answer, self._note):
            label.setWordWrap(True)
        return column(self.answer, self._note, (self.plot, 1), self.progress, gap=gap // 2)

    def _foot(self) -> QHBoxLayout:
        make_primary(self.ask_button)
        make_quiet(self.copy_button)
        for button in (self.copy_button, self.done_button, self.ask_button):
            button.setMinimumHeight(FIELD_HEIGHT)
        return row(self.copy_button, None, self.done_button, self.ask_button, gap=12)
