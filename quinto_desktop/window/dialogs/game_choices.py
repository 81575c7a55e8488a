"""By which rules, how long, and with which cards: the choices beside the table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from quinto_desktop.rules import (
    DUMMY_HANDICAP,
    Form,
    MatchForm,
    Preset,
    RuleOptions,
    matches_of,
    preset_of,
)
from quinto_desktop.window.dialogs.fields import FIELD_HEIGHT, ChoiceField, Value, align_labels
from quinto_desktop.window.dialogs.game_fields import POINTS, NumberField
from quinto_desktop.window.rule_words import Option, match_words, option_label, summary
from quinto_desktop.window.topics import tie
from quinto_desktop.window.variant_words import preset_name


class GameChoices(QWidget):
    """Asks for the rules as a whole, the match and the game’s number.

    Signals:
        changed(): There are other rules.

    Args:
        rules: The rules to begin with.
        parent: Where it lies.

    Attributes:
        rules: The rules as they are now.
        preset: Whose rules.
        match: How many games.
        number: Which game, or any.
        details: To be pressed for the options.
    """

    changed = Signal()

    def __init__(self, rules: RuleOptions, parent: QWidget) -> None:
        super().__init__(parent)
        self.rules = rules
        self._own: RuleOptions | None = None
        self._without_dummy: MatchForm | None = None
        self.preset = ChoiceField(self.tr("&Rules"), self, lines=3)
        self.match = ChoiceField(option_label(Option.MATCH), self, lines=4)
        self.number = NumberField(self)
        self.details = QPushButton(self.tr("&Details…"), self)
        self.details.setMinimumHeight(FIELD_HEIGHT)
        self.details.setAccessibleDescription(self.tr("Every rule by itself"))
        self.preset.add_beside(self.details)
        tie(self.preset, "s11")
        tie(self.match, "s8-rubber")
        fields = (self.preset, self.match, self.number)
        align_labels(fields)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        for field in fields:
            layout.addWidget(field)
        layout.addStretch(1)
        self.preset.chosen.connect(self._on_preset_chosen)
        self.match.chosen.connect(self._on_match_chosen)
        self.take(rules)

    def take(self, rules: RuleOptions) -> None:
        """Play by these rules."""
        self.rules = rules
        preset = preset_of(rules)
        if preset is None:
            self._own = rules
        if rules.form is not Form.DUMMY:
            self._without_dummy = rules.match
        sets = {one: self._rules_of(one) for one in Preset}
        presets: dict[Value, tuple[str, str]] = {
            one: (preset_name(one), summary(whole)) for one, whole in sets.items()
        }
        if self._own is not None:
            own = self._adapted(self._own, rules.form)
            presets[None] = preset_name(None), summary(own)
        self.preset.offer(presets, preset)
        matches: dict[Value, tuple[str, str]] = {
            match: match_words(match, rules.form) for match in matches_of(rules.form)
        }
        self.match.offer(matches, rules.match)
        self.changed.emit()

    def take_form(self, form: Form) -> None:
        """Play another form, by the same rules as far as it has them."""
        preset = preset_of(self.rules)
        rules = self._adapted(self.rules, form)
        if self.rules.form is Form.DUMMY and self._without_dummy is not None:
            rules = replace(rules, match=self._without_dummy)
        elif preset is not None and self.rules.match is preset.rules(self.rules.form).match:
            rules = replace(rules, match=preset.rules(form).match)
        self.take(rules)

    @Slot(object)
    def _on_preset_chosen(self, preset: Preset | None) -> None:
        if preset is None:
            assert self._own is not None  # or it would not be offered
            self.take(self._adapted(self._own, self.rules.form))
        else:
            self._without_dummy = None  # the source says how many games
            self.take(self._rules_of(preset))

    @Slot(object)
    def _on_match_chosen(self, match: MatchForm) -> None:
        self.take(replace(self.rules, match=match))

    def _rules_of(self, preset: Preset) -> RuleOptions:
        """The rules of a source; the stakes are the players’ own agreement, and stay."""
        return replace(preset.rules(self.rules.form), stakes=self.rules.stakes)

    def _adapted(self, rules: RuleOptions, form: Form) -> RuleOptions:
        """Rules for another form: a round for a rubber and back, and no less than dummy asks."""
        match, target = rules.match, rules.target
        if match not in matches_of(form):
            usual = self._without_dummy or MatchForm.RUBBER
            match = MatchForm.ROUND if form is Form.DUMMY else usual
        if form is Form.DUMMY:
            target = max(target, DUMMY_HANDICAP + POINTS)
        return replace(rules, form=form, match=match, target=target)
