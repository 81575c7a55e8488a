"""Who plays, and what the table will be like with them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from quinto_desktop.game import Level, Players
from quinto_desktop.rules import (
    DUMMY_PLAYERS_SEATS,
    DrawRule,
    Form,
    MatchForm,
    RuleOptions,
    first_dealer,
)
from quinto_desktop.window.forms.fields import Hint
from quinto_desktop.window.forms.topics import tie
from quinto_desktop.window.new_game.player_box import level_help
from quinto_desktop.window.new_game.seat_plan import SeatPlan
from quinto_desktop.window.text.card_text import fill
from quinto_desktop.window.text.seat_text import is_unnamed, shown_name

translate = QCoreApplication.translate


def table_notes(players: Players, rules: RuleOptions, seed: int | None) -> str:
    """Everything that these players, rules and number come to, a line for each.

    Args:
        players: Who plays.
        rules: The options.
        seed: The game's number; None if it is not known yet.
    """
    people = sum(player.level is None for player in players)
    if rules.form is Form.TWO:
        seating = ""
    elif rules.form is Form.DUMMY:
        seating = _dummy(players, rules, seed)
    else:
        seating = _partners(players, rules)
    lines = [seating, _people(people), *_levels(players)]
    return "\n".join(filter(None, lines))


def _partners(players: Players, rules: RuleOptions) -> str:
    if rules.draw is DrawRule.OFF:
        north, east, south, west = (shown_name(player.name) for player in players)
        text = translate("NewGame", "{south} and {north} play against {west} and {east}.")
        return fill(text, north=north, east=east, south=south, west=west)
    return translate("NewGame", "Partners are drawn, so that the seats may still change.")


def _dummy(players: Players, rules: RuleOptions, seed: int | None) -> str:
    goes_round = rules.match is MatchForm.ROUND
    if rules.draw is not DrawRule.OFF:
        if goes_round:
            return translate("NewGame", "Dummy goes round; whoever draws the lowest card begins.")
        return translate("NewGame", "Whoever draws the lowest card has dummy.")
    if seed is None:
        if goes_round:
            return translate("NewGame", "Dummy goes round, game by game; chance says who begins.")
        return translate("NewGame", "Chance says who has dummy.")
    first = players[DUMMY_PLAYERS_SEATS.index(first_dealer(seed, Form.DUMMY))]
    if is_unnamed(first.name):
        if goes_round:
            return translate("NewGame", "Dummy goes round; you begin.")
        return translate("NewGame", "You have dummy.")
    text = translate("NewGame", "{name} has dummy.")
    if goes_round:
        text = translate("NewGame", "Dummy goes round; {name} begins.")
    return fill(text, name=first.name)


def _levels(players: Players) -> list[str]:
    """How the computer players play."""
    named = {player.level for player in players}
    levels = [level for level in Level if level.value in named]
    if len(levels) == len(Level):  # one line, where four would not fit a small screen
        return [translate("NewGame", "Every level plays, from the novice to the master.")]
    return [level_help(level) for level in levels]


def _people(count: int) -> str:
    if count == 0:
        return translate("NewGame", "Only computer players: you look on.")
    if count == 1:
        return ""
    return translate("NewGame", "A curtain hides the hands between two people’s turns.")


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
