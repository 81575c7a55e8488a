"""What the rules of a match are called (rules §2 to §11)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import Form, MatchForm, Preset, RuleOptions, preset_of
from quinto_desktop.window.card_words import fill

translate = QCoreApplication.translate


def variant_name(rules: RuleOptions) -> str:
    """What a match is called in a line: “Hoffmann 1907 · rubber”, “Three-handed · Parlett”."""
    name = short_variant_name(rules)
    if rules.match is MatchForm.GAME:
        return name
    text = translate("Variant", "{name} · {match}")
    return fill(text, name=name, match=_match_name(rules.match))


def short_variant_name(rules: RuleOptions) -> str:
    """The same without what is played for: “Hoffmann 1907”, “Three-handed · Parlett”."""
    name = preset_name(preset_of(rules))
    if rules.form is Form.FOUR:
        return name
    text = translate("Variant", "{form} · {name}")
    return fill(text, form=form_name(rules.form), name=name)


def preset_name(preset: Preset | None) -> str:
    """Whose rules are played: “Hoffmann 1907”; None stands for rules that no source has."""
    return {
        None: translate("Variant", "Own rules"),
        Preset.PARLETT: translate("Variant", "Parlett"),
        Preset.HOFFMANN: translate("Variant", "Hoffmann 1907"),
        Preset.HANDBOOK: translate("Variant", "Handbook"),
    }[preset]


def form_name(form: Form) -> str:
    """How many play: “Three-handed”."""
    return {
        Form.FOUR: translate("Variant", "Four-handed"),
        Form.DUMMY: translate("Variant", "Three-handed"),
        Form.TWO: translate("Variant", "Two-handed"),
    }[form]


def _match_name(match: MatchForm) -> str:
    """What is played for: “rubber”."""
    return {
        MatchForm.GAME: translate("Variant", "one game"),
        MatchForm.RUBBER: translate("Variant", "rubber"),
        MatchForm.RUBBER_POINTS: translate("Variant", "rubber points"),
        MatchForm.ROUND: translate("Variant", "round"),
    }[match]
