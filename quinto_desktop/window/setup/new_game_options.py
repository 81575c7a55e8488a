"""The New game dialog's choices for the game: its form, a tile for each, and its rules."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from quinto_desktop.rules import (
    DUMMY_HANDICAP,
    CachetteFrom,
    DrawRule,
    Form,
    JokerLead,
    MatchForm,
    Preset,
    RuleOptions,
    matches_of,
    preset_of,
)
from quinto_desktop.rules.options import GREATEST_STAKES, GREATEST_TARGET, LEAST_TARGET
from quinto_desktop.window.controls.drop_down import Stepper
from quinto_desktop.window.controls.fields import (
    GAP,
    ChoiceField,
    Field,
    FieldValue,
    align_labels,
    caption,
    column,
    row,
)
from quinto_desktop.window.look.keyboard import tie
from quinto_desktop.window.look.theme import text_zoom
from quinto_desktop.window.setup.fair_deal import NumberField
from quinto_desktop.window.setup.new_game_fields import TILE_GAP, Tile
from quinto_desktop.window.text import rule_text
from quinto_desktop.window.text.rule_text import Option, option_label
from quinto_desktop.window.text.translation import translate

_MEANING_LINES = 3
POINTS = 5  # the unit of all scores
_WIDEST_LABEL = 132


class TargetBox(Stepper):
    """The points that win a game, in steps of five like all scores."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(LEAST_TARGET, GREATEST_TARGET)
        self.setSingleStep(POINTS)
        self.setSuffix(self.tr(" points"))
        self.setAccessibleName(self.tr("Points to play to"))
        self.setKeyboardTracking(False)
        self._shown = LEAST_TARGET

    def show_target(self, target: int, form: Form) -> None:
        """Show the target; with dummy, it exceeds the starting score of dummy's opponents."""
        self._shown = target
        self.setMinimum(DUMMY_HANDICAP + 1 if form is Form.DUMMY else LEAST_TARGET)
        self.setValue(target)

    def target(self) -> int:
        """The points shown; if edited, rounded up to a multiple of five, which wins as soon."""
        value = self.value()
        return value if value == self._shown else -(-value // POINTS) * POINTS


class StakesBox(Stepper):
    """What the losers pay, in counters; none by default."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(0, GREATEST_STAKES)
        self.setSpecialValueText(self.tr("off"))
        self.setAccessibleName(self.tr("Stakes, in counters"))
        self.setKeyboardTracking(False)


class RuleChoices(QWidget):
    """Asks for the rules on which sources disagree, and for those players agree among themselves.

    Signals:
        changed(): The user has changed a choice.
    """

    changed = Signal()

    def __init__(
        self,
        rules: RuleOptions,
        parent: QWidget,
        *,
        is_roomy: bool = False,
        has_take_backs: bool = True,
    ) -> None:
        super().__init__(parent)
        self._rules = rules
        self.joker_lead = ChoiceField(option_label(Option.JOKER_LEAD), self, _MEANING_LINES)
        self.cachette = ChoiceField(option_label(Option.CACHETTE), self, _MEANING_LINES)
        self.draw = ChoiceField(option_label(Option.DRAW), self, _MEANING_LINES)
        self.target, self.stakes = TargetBox(self), StakesBox(self)
        self._target = Field(option_label(Option.TARGET), self.target, self, _MEANING_LINES)
        self._stakes = Field(option_label(Option.STAKES), self.stakes, self, _MEANING_LINES)
        self.take_backs = ChoiceField(self.tr("Tak&e-backs"), self, _MEANING_LINES)
        self.allow_take_backs(allowed=has_take_backs)
        self.take_backs.chosen.connect(lambda allowed: self.allow_take_backs(allowed=allowed))
        self._lay_out(is_roomy=is_roomy)
        for field in (self.joker_lead, self.cachette, self.draw):
            field.chosen.connect(self._on_field_changed)
        for box in (self.target, self.stakes):
            box.valueChanged.connect(self._on_field_changed)
        for asked, anchor in self._anchors().items():
            tie(asked, anchor)
        self.show_rules(rules)

    def _anchors(self) -> dict[QWidget, str]:
        return {
            self.joker_lead: "s5-lead-highest",
            self.cachette: "s3-cachette",
            self.draw: "s2-draw",
            self._target: "s7",
            self._stakes: "s8-stakes",
            self.take_backs: "take-backs",
        }

    @property
    def editors(self) -> tuple[QWidget, ...]:
        choices = (self.joker_lead.box, self.cachette.box, self.draw.box)
        return *choices, self.target, self.stakes, self.take_backs.box

    @property
    def has_take_backs(self) -> bool:
        return bool(self.take_backs.value)

    def allow_take_backs(self, *, allowed: bool) -> None:
        free = self.tr("Undo as often as you like.")
        none = self.tr("No undo. The saved game says so.")
        choices: dict[FieldValue, tuple[str, str]]
        choices = {True: (self.tr("allowed"), free), False: (self.tr("none"), none)}
        self.take_backs.offer(choices, allowed)

    def show_rules(self, rules: RuleOptions) -> None:
        """Show rules; their explanations depend on the form and the match as well."""
        self._rules = rules
        form = rules.form
        self.joker_lead.offer(
            {lead: rule_text.joker_lead_words(lead) for lead in JokerLead}, rules.joker_lead
        )
        self.cachette.offer(
            {place: rule_text.cachette_words(place) for place in CachetteFrom}, rules.cachette_from
        )
        self.draw.offer({draw: rule_text.draw_words(draw, form) for draw in DrawRule}, rules.draw)
        with QSignalBlocker(self.target), QSignalBlocker(self.stakes):
            self.target.show_target(rules.target, form)
            self.stakes.setValue(rules.stakes)
        self._target.explain(rule_text.target_meaning(form))
        self._stakes.explain(rule_text.stakes_meaning(form, rules.match))

    def rules(self) -> RuleOptions:
        """The rules as chosen, with the form and the match last shown."""
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

    def _lay_out(self, *, is_roomy: bool) -> None:
        left = (self.joker_lead, self.cachette, self.draw)
        right = (self._target, self._stakes, self.take_backs)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(28)
        layout.setVerticalSpacing(GAP)
        for across, fields in enumerate((left, right)):
            align_labels(fields, round(_WIDEST_LABEL * text_zoom()))
            layout.setColumnStretch(across, 3 - across)
            for down, field in enumerate(fields):
                if is_roomy:
                    field.set_hint_apart()
                layout.addWidget(field, down, across)
        layout.setRowStretch(len(left), 1)


class GameChoices(QWidget):
    """Asks for a preset of rules, the match and the game’s number.

    Signals:
        changed(): The rules have changed.
    """

    changed = Signal()

    def __init__(self, rules: RuleOptions, parent: QWidget, *, is_roomy: bool = False) -> None:
        super().__init__(parent)
        self.rules = rules
        self._own: RuleOptions | None = None
        self._without_dummy: MatchForm | None = None
        self.preset = ChoiceField(self.tr("&Rules"), self, lines=3, is_stacked=True)
        self.match = ChoiceField(option_label(Option.MATCH), self, lines=3)
        self.match.hint.setVisible(is_roomy)
        self.number = NumberField(self)
        self.details = QPushButton(self.tr("&Details…"), self)
        self.details.setAccessibleDescription(self.tr("Each rule separately"))
        self.preset.add_beside(self.details)
        self.fair = QPushButton(self.tr("Fair de&al…"), self)
        self.fair.setToolTip(self.tr("The number that seals the cards, and words of your own"))
        self.number.add_beside(self.fair)
        self.preset.box.setMinimumContentsLength(8)
        tie(self.preset, "s11")
        tie(self.match, "s8-rubber")
        fields = (self.preset, self.match, self.number)
        align_labels(fields)
        head = caption(self.tr("The game"), self)
        self.setLayout(column(head, *fields, None, gap=GAP, edges=(0, 0, 0, 0)))
        self.preset.chosen.connect(self._on_preset_chosen)
        self.match.chosen.connect(lambda match: self.take(replace(self.rules, match=match)))
        self.take(rules)

    def leave_out(self) -> None:
        """Ask neither for single rules nor for where the cards come from."""
        self.details.hide()
        self.number.hide()

    def take(self, rules: RuleOptions) -> None:
        self.rules = rules
        preset = preset_of(rules)
        if preset is None:
            self._own = rules
        if rules.form is not Form.DUMMY:
            self._without_dummy = rules.match
        sets = {one: one.rules(rules.form) for one in Preset}
        if preset is not None:
            sets[preset] = rules
        presets: dict[FieldValue, tuple[str, str]] = {
            one: _told(one, whole) for one, whole in sets.items()
        }
        if self._own is not None:
            presets[None] = _told(None, self._adapted(self._own, rules.form))
        self.preset.offer(presets, preset)
        matches: dict[FieldValue, tuple[str, str]] = {
            match: rule_text.match_words(match) for match in matches_of(rules.form)
        }
        self.match.offer(matches, rules.match)
        self.changed.emit()

    def take_form(self, form: Form) -> None:
        """Switch to another form, keeping the rules as far as they apply to it."""
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
            assert self._own is not None  # otherwise it would not be offered
            self.take(self._adapted(self._own, self.rules.form))
        else:
            self._without_dummy = None  # the source sets the number of games
            self.take(preset.rules(self.rules.form))

    def _adapted(self, rules: RuleOptions, form: Form) -> RuleOptions:
        match, target = rules.match, rules.target
        if match not in matches_of(form):
            usual = self._without_dummy or MatchForm.RUBBER
            match = MatchForm.ROUND if form is Form.DUMMY else usual
        if form is Form.DUMMY:
            target = max(target, DUMMY_HANDICAP + POINTS)
        return replace(rules, form=form, match=match, target=target)


def _told(preset: Preset | None, rules: RuleOptions) -> tuple[str, str]:
    usual = translate("NewGame", "If in doubt, choose these.")
    unusual = rule_text.summary(rules, Preset.PARLETT.rules(rules.form))
    return rule_text.preset_name(preset), unusual or usual


_ANCHORS = {Form.FOUR: "s2", Form.DUMMY: "s9", Form.TWO: "s10"}


class FormChoice(QWidget):
    """Lets the user choose the form of the game.

    Signals:
        chosen(object): The user has chosen another `Form`.
    """

    heard_as = QAccessible.Role.Grouping

    chosen = Signal(object)

    def __init__(self, form: Form, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(rule_text.option_name(Option.FORM))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.tiles = {kind: Tile(rule_text.form_label(kind), self) for kind in Form}
        self.setLayout(
            row(*[(tile, 1) for tile in self.tiles.values()], gap=TILE_GAP, edges=(0, 0, 0, 0))
        )
        for kind, tile in self.tiles.items():
            tie(tile, _ANCHORS[kind])
            tile.setToolTip(rule_text.form_meaning(kind))
            tile.setChecked(kind is form)
            tile.toggled.connect(lambda on, kind=kind: self._on_tile_toggled(kind, on=on))

    def _on_tile_toggled(self, form: Form, *, on: bool) -> None:
        if on:
            self.chosen.emit(form)
