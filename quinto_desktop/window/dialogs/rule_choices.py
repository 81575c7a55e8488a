"""The options of the rules, each to be chosen by itself (rules §2 to §8)."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from quinto_desktop.rules import CachetteFrom, DrawRule, JokerLead, RuleOptions
from quinto_desktop.window.dialogs.fields import ChoiceField, Field, align_labels
from quinto_desktop.window.dialogs.game_fields import StakesBox, TargetBox
from quinto_desktop.window.rule_words import (
    Option,
    cachette_words,
    draw_words,
    joker_lead_words,
    option_label,
    stakes_meaning,
    target_meaning,
)
from quinto_desktop.window.topics import tie

_MEANING_LINES = 3


class RuleChoices(QWidget):
    """Asks for the rules that the sources disagree about, and for what players agree on.

    Signals:
        changed(): A person has chosen something else.

    Args:
        rules: The options to begin with.
        parent: Where it lies.

    Attributes:
        joker_lead: The first choice; likewise the others, in the order of the keys.
    """

    changed = Signal()

    def __init__(self, rules: RuleOptions, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = rules
        self.joker_lead = ChoiceField(option_label(Option.JOKER_LEAD), self, _MEANING_LINES)
        self.cachette = ChoiceField(option_label(Option.CACHETTE), self, _MEANING_LINES)
        self.draw = ChoiceField(option_label(Option.DRAW), self, _MEANING_LINES)
        self.target, self.stakes = TargetBox(self), StakesBox(self)
        self._target = Field(option_label(Option.TARGET), self.target, self, _MEANING_LINES)
        self._stakes = Field(option_label(Option.STAKES), self.stakes, self, _MEANING_LINES)
        self._lay_out()
        for field in (self.joker_lead, self.cachette, self.draw):
            field.chosen.connect(self._on_field_changed)
        for box in (self.target, self.stakes):
            box.valueChanged.connect(self._on_field_changed)
        for asked, anchor in self._anchors().items():
            tie(asked, anchor)
        self.show_rules(rules)

    def _anchors(self) -> dict[QWidget, str]:
        """Where the rules book tells of each rule."""
        return {
            self.joker_lead: "s5-lead-highest",
            self.cachette: "s3-cachette",
            self.draw: "s2-draw",
            self._target: "s7",
            self._stakes: "s8-stakes",
        }

    @property
    def editors(self) -> tuple[QWidget, ...]:
        """What is asked for, in the order of the keys."""
        choices = (self.joker_lead.box, self.cachette.box, self.draw.box)
        return *choices, self.target, self.stakes

    def show_rules(self, rules: RuleOptions) -> None:
        """Show other rules; what they mean depends on the form and the match as well."""
        self._rules = rules
        form = rules.form
        self.joker_lead.offer(
            {lead: joker_lead_words(lead) for lead in JokerLead}, rules.joker_lead
        )
        self.cachette.offer(
            {place: cachette_words(place) for place in CachetteFrom}, rules.cachette_from
        )
        self.draw.offer({draw: draw_words(draw, form) for draw in DrawRule}, rules.draw)
        with QSignalBlocker(self.target), QSignalBlocker(self.stakes):
            self.target.show_target(rules.target, form)
            self.stakes.setValue(rules.stakes)
        self._target.explain(target_meaning(form))
        self._stakes.explain(stakes_meaning(form, rules.match))

    def rules(self) -> RuleOptions:
        """The rules as they are chosen; the form and the match are those that were shown."""
        for box in (self.target, self.stakes):
            box.interpretText()
        return replace(
            self._rules,
            joker_lead=JokerLead(self.joker_lead.value),
            cachette_from=CachetteFrom(self.cachette.value),
            draw=DrawRule(self.draw.value),
            target=self.target.target(),
            stakes=self.stakes.value(),
        )

    @Slot()
    def _on_field_changed(self) -> None:
        self.changed.emit()

    def _lay_out(self) -> None:
        left = (self.joker_lead, self.cachette, self.draw)
        right = (self._target, self._stakes)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(28)
        layout.setVerticalSpacing(14)
        for column, fields in enumerate((left, right)):
            align_labels(fields)
            layout.setColumnStretch(column, 1)
            for row, field in enumerate(fields):
                layout.addWidget(field, row, column)
        layout.setRowStretch(len(left), 1)
