"""Who plays: the table of each form, and what should be known of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from quinto_desktop.game import Players
from quinto_desktop.rules import Form, RuleOptions
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.dialogs.fields import Hint
from quinto_desktop.window.dialogs.seat_plan import SeatPlan
from quinto_desktop.window.dialogs.table_notes import table_notes
from quinto_desktop.window.topics import tie

_NOTE_LINES = 4


class PlayersChoice(QWidget):
    """Asks who plays, in every form; what was chosen for one is kept while another is shown.

    Signals:
        changed(): There are other players.

    Args:
        players_of: Who is to begin with in each form.
        parent: Where it lies.

    Attributes:
        fault: Why these players cannot play, in a sentence; empty if nothing is wrong.
    """

    changed = Signal()

    def __init__(self, players_of: Callable[[Form], Players], parent: QWidget) -> None:
        super().__init__(parent)
        tie(self, "s12")
        self.fault = ""
        self._rules = RuleOptions()
        self._number: int | None = None
        self._stack = QStackedWidget(self)
        self._plans = {form: SeatPlan(form, players_of(form), self._stack) for form in Form}
        for plan in self._plans.values():
            self._stack.addWidget(plan)
            plan.changed.connect(self._on_plan_changed)
        self._note = Hint(self, _NOTE_LINES)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self._stack)
        layout.addWidget(self._note)
        layout.addStretch(1)

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """The tables of all forms."""
        return tuple(self._plans.values())

    @property
    def plan(self) -> SeatPlan:
        """The table of the form that is shown."""
        return self._plans[self._rules.form]

    def show_rules(self, rules: RuleOptions, number: int | None) -> None:
        """Show the table of the rules’ form, and what they and the game’s number come to."""
        self._rules, self._number = rules, number
        self._stack.setCurrentWidget(self.plan)
        self._on_plan_changed()

    def show_fault(self) -> None:
        """Go to where something is wrong."""
        doubled = self.plan.doubled
        if doubled is not None:
            name = doubled[0].name
            name.setFocus()
            name.selectAll()

    @Slot()
    def _on_plan_changed(self) -> None:
        doubled = self.plan.doubled
        fault = ""
        if doubled is not None:
            text = self.tr("Two players are called {name}. Give one of them another name.")
            fault = fill(text, name=doubled[1])
        if fault and fault != self.fault:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, fault))
        self.fault = fault
        notes = table_notes(self.plan.players(), self._rules, self._number)
        self._note.say(fault or notes, is_fault=bool(fault))
        self.setAccessibleDescription(self._note.text())
        self.changed.emit()
