"""The rules of each source as one choice (rules §11)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from quinto_desktop.rules.options import (
    CachetteFrom,
    DrawRule,
    Form,
    JokerLead,
    MatchForm,
    RuleOptions,
)


class Preset(Enum):
    """A source whose rules may be chosen as a whole."""

    PARLETT = "parlett"
    HOFFMANN = "hoffmann"
    HANDBOOK = "handbook"

    def rules(self, form: Form = Form.FOUR) -> RuleOptions:
        """The options by which this source plays a form.

        Three-handed there are no rubbers (rules §9): whatever four play, three play a round, so
        that each of them has dummy once.
        """
        four = _FOUR_HANDED[self]
        return replace(four, form=form, match=MatchForm.ROUND if form is Form.DUMMY else four.match)


_FOUR_HANDED = {
    Preset.PARLETT: RuleOptions(),
    Preset.HOFFMANN: RuleOptions(
        JokerLead.FORBIDDEN_ALWAYS,
        CachetteFrom.TOP,
        match=MatchForm.RUBBER,
        draw=DrawRule.ACE_LOW,
    ),
    Preset.HANDBOOK: RuleOptions(
        JokerLead.HIGHEST,
        CachetteFrom.TOP,
        match=MatchForm.RUBBER,
        draw=DrawRule.ACE_HIGH,
    ),
}


def preset_of(rules: RuleOptions) -> Preset | None:
    """Whose rules these are; None if no source plays so.

    How many games are played and for what stakes is left out of account: players agree on that
    for an evening, whatever book they play by.
    """
    for preset in Preset:
        source = preset.rules(rules.form)
        if source == replace(rules, match=source.match, stakes=source.stakes):
            return preset
    return None
