"""The rules of each source as a single choice (rules §11)."""

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
    """A source whose rules can be chosen as a whole."""

    PARLETT = "parlett"
    HOFFMANN = "hoffmann"
    HANDBOOK = "handbook"

    def rules(self, form: Form = Form.FOUR) -> RuleOptions:
        """Return this source's options for a form.

        The three-handed game has no rubbers (rules §9): whatever match the source has for four
        players, three play a round, in which each has dummy once.
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
        draw=DrawRule.PACK,
    ),
}


def preset_of(rules: RuleOptions) -> Preset | None:
    """Return the source of these rules; None if they are no source's.

    The match and the stakes are ignored: players agree on these for an evening, whatever book
    they play by.
    """
    for preset in Preset:
        source = preset.rules(rules.form)
        if source == replace(rules, match=source.match, stakes=source.stakes):
            return preset
    return None
