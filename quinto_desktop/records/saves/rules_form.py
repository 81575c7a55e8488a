"""The rules of a saved game, each checked against the others."""

from __future__ import annotations

from quinto_desktop.records.errors import damaged
from quinto_desktop.records.faults import Fault, Message
from quinto_desktop.records.saves.wire import RulesForm
from quinto_desktop.rules import DUMMY_HANDICAP, NotationError, RuleOptions, matches_of


def rules_of(form: RulesForm) -> RuleOptions:
    """Return the rules that a file names.

    Raises:
        RecordError: They contradict each other.
    """
    try:
        return RuleOptions(
            form.joker_lead,
            form.cachette_from,
            form.target,
            form.form,
            form.match,
            form.draw,
            form.stakes,
        )
    except NotationError as error:
        raise damaged(Fault.RULES_CLASH, details=_clash(form)) from error


def _clash(rules: RulesForm) -> Message:
    """Which of the rules, each possible by itself, contradict each other."""
    matches = tuple([match.value for match in matches_of(rules.form)])
    form, match = rules.form.value, rules.match.value
    if match not in matches:
        return Message(Fault.MATCH_OF_OTHER_FORM, form=form, match=match, matches=matches)
    return Message(Fault.TARGET_TOO_LOW, target=rules.target, handicap=DUMMY_HANDICAP)
