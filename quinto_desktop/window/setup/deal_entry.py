"""The dialog that takes a deal as a text: its code, its cards in a line, or a number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date

from msgspec import Struct
from PySide6.QtCore import QDate, QEvent, QLocale, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QSizePolicy, QSpacerItem, QWidget

from quinto_desktop.game import Players, RecordError
from quinto_desktop.game.sharing.pasted import (
    Pasted,
    PastedDay,
    PastedDeal,
    PastedFile,
    PastedGame,
    PastedNumber,
    read_pasted,
    under_rules,
)
from quinto_desktop.rules import CodedDeal, CodedError, Form, RuleOptions, Seat, Side
from quinto_desktop.window.controls.fields import ChoiceField, FieldValue, Hint, Pane, column, row
from quinto_desktop.window.controls.messages import announce
from quinto_desktop.window.look.keyboard import ENTER
from quinto_desktop.window.look.styling import PlateDialog, make_primary
from quinto_desktop.window.look.theme import fixed_font, text_zoom
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.paste_text import paste_text
from quinto_desktop.window.text.rule_text import form_name, summary, variant_name
from quinto_desktop.window.text.seat_text import shown_names, title
from quinto_desktop.window.text.translation import fill, join_and

_WIDTH = 560
_MARGIN = 28
_SCROLL_BAR = 16
_LINES = 3
_FACT_LINES = 6


class Company(Struct, frozen=True):
    """Who would play a deal, and how."""

    rules: RuleOptions
    players: Mapping[Form, Players]


class DealEntryDialog(PlateDialog):
    """Takes a text, says what it is or what is wrong with it as it is typed, and begins with it."""

    def __init__(self, company: Company, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(Command.ENTER_DEAL.spec.name)
        self._company = company
        self._pasted: Pasted | None = None
        self._kind: object = None
        self.edit = QPlainTextEdit(self)
        self.edit.setFont(fixed_font(14 * self.scale))
        self.edit.setTabChangesFocus(True)
        self.edit.setAccessibleName(self.tr("Deal code, deal in one line, or game number"))
        self.edit.setPlaceholderText("1J4W-9D2M-…")
        self.edit.installEventFilter(self)
        self.hint = Hint(self, 2)
        self.facts = QLabel(self)
        self.facts.setTextFormat(Qt.TextFormat.PlainText)  # it names players
        self.facts.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.facts.setSizePolicy(policy)
        self.facts.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.dealer = ChoiceField(self.tr("&Dealer"), self)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.start = QPushButton(self.tr("S&tart game"), self)
        self._lay_out()
        self._offer_dealers(Seat.N)
        self._connect()
        self.edit.setPlainText(text)
        self.edit.selectAll()
        self._show()
        self.edit.setFocus()

    @property
    def chosen(self) -> CodedDeal | PastedNumber | PastedDay | PastedGame | PastedFile | None:
        """What the text is, a deal with its rules and dealer; None if it is nothing."""
        if isinstance(self._pasted, PastedDeal):
            return under_rules(self._pasted, self._company.rules, Seat[str(self.dealer.value)])
        return self._pasted

    def accept(self) -> None:
        if self._pasted is None:
            self.edit.setFocus()
            announce(self.edit, self.hint.text())
        else:
            super().accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_enter = isinstance(event, QKeyEvent) and event.key() in ENTER
        if is_enter and event.type() is QEvent.Type.KeyPress and watched is self.edit:
            self.accept()
            return True
        return super().eventFilter(watched, event)

    # --------------------------------------------------------------- what the text is
    def _connect(self) -> None:
        self.edit.textChanged.connect(self._on_edit_text_changed)
        self.dealer.chosen.connect(self._show_facts)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    @Slot()
    def _on_edit_text_changed(self) -> None:
        before = self._kind
        self._show()
        if self._kind != before:  # not with every character
            told = self.hint if self._pasted is None else self.facts
            announce(self.edit, told.text())

    def _show(self) -> None:
        text, fault, before = self.edit.toPlainText(), "", self._pasted
        self._pasted = self._kind = None
        try:
            self._pasted = read_pasted(text) if text.strip() else None
        except RecordError as error:
            fault, self._kind = file_text(error.message), error.message.code
        except CodedError as error:
            fault, self._kind = paste_text(error), error.fault
        else:
            self._kind = type(self._pasted)
        self.hint.say(fault or self._usual_hint(), is_fault=bool(fault))
        self.edit.setAccessibleDescription(self.hint.text())
        line = self._pasted if isinstance(self._pasted, PastedDeal) else None
        if line is not None and line.has_rules:
            line = None
        if line is not None and line != before:
            self._offer_dealers(line.deal.dealer)
        self.dealer.setVisible(line is not None)
        self._show_facts()

    def _usual_hint(self) -> str:
        return self.tr(
            "A deal code, a deal written out in one line, or the number of a game. A friend can "
            "copy one for you with Game > Other deals > Copy this deal."
        )

    def _offer_dealers(self, chosen: Seat) -> None:
        meaning = self.tr("The text does not say who deals. The player on the dealer’s left leads.")
        choices: dict[FieldValue, tuple[str, str]] = {
            seat.name: (title(seat), meaning) for seat in Seat
        }
        self.dealer.offer(choices, chosen.name)

    @Slot()
    def _show_facts(self) -> None:
        self.facts.setText("\n".join(self._facts_of(self.chosen)))
        self.start.setAccessibleDescription(self.facts.text())

    def _facts_of(
        self, chosen: CodedDeal | PastedNumber | PastedDay | PastedGame | PastedFile | None
    ) -> Iterator[str]:
        match chosen:
            case CodedDeal():
                yield from self._deal(chosen)
            case PastedNumber(number):
                text = self.tr("Game number {number}, by the rules of your last game.")
                yield fill(text, number=str(number))
                yield from self._rules(self._company.rules)
            case PastedDay(day):
                yield fill(self.tr("The deal of {date}."), date=_date(day))
            case PastedGame():
                yield self.tr("A saved game. It continues where you left it.")
            case PastedFile(path):
                yield fill(self.tr("The file “{file}”."), file=path.name)

    def _deal(self, deal: CodedDeal) -> Iterator[str]:
        yield from self._rules(deal.rules)
        if deal.dummy is None:
            yield fill(self.tr("{seat} deals."), seat=title(deal.dealer))
        else:
            text = self.tr("{seat} deals; {dummy} is dummy.")
            yield fill(text, seat=title(deal.dealer), dummy=title(deal.dummy))
        sides = [
            fill(self.tr("{side} has {score}"), side=side_text.compass(side), score=score)
            for side, score in zip(Side, deal.scores, strict=True)
        ]
        yield fill(self.tr("{sides}."), sides=join_and(sides))

    def _rules(self, rules: RuleOptions) -> Iterator[str]:
        name = variant_name(rules)
        if rules.form is Form.FOUR:
            name = fill(self.tr("{form} · {rules}"), form=form_name(rules.form), rules=name)
        yield name
        yield summary(rules)
        names = shown_names(self._company.players[rules.form])
        yield fill(self.tr("Players: {names}."), names=join_and(names))

    # --------------------------------------------------------------- construction
    def _lay_out(self) -> None:
        make_primary(self.start)
        line = self.edit.fontMetrics().lineSpacing()
        frame = 2 * (8 + self.edit.frameWidth()) + round(self.edit.document().documentMargin() * 2)
        self.edit.setFixedHeight(_LINES * line + frame)
        self.facts.setMinimumHeight(_FACT_LINES * self.facts.fontMetrics().lineSpacing())
        margin = round(_MARGIN * self.scale)
        foot = row(None, self.cancel, self.start, gap=12)
        pane, gap = Pane(self._findings(), self), round(10 * self.scale)
        edges = (margin, margin - 6, margin, margin - 6)
        self.setLayout(column(self.edit, (pane, 1), foot, gap=gap, edges=edges))
        self.setMinimumWidth(self._width)

    @property
    def _width(self) -> int:
        return min(round(_WIDTH * self.scale * text_zoom()), self.room().width())

    def _findings(self) -> QWidget:
        findings = QWidget(self)
        gap = round(10 * self.scale)
        layout = column(self.hint, self.facts, self.dealer, None, gap=gap, edges=(0, 0, 0, 0))
        beside = 2 * round(_MARGIN * self.scale) + round(_SCROLL_BAR * self.scale)
        layout.addItem(QSpacerItem(self._width - beside, 0))
        findings.setLayout(layout)
        return findings

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.resize(self.sizeHint().expandedTo(self.size()).boundedTo(self.room()))
        return done


def _date(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
