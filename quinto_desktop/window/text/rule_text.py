"""The names and meanings of the rules and their options."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from quinto_desktop.rules import (
    CachetteFrom,
    DrawRule,
    Form,
    JokerLead,
    MatchForm,
    Preset,
    RuleOptions,
    preset_of,
)
from quinto_desktop.window.text.card_text import counters_count
from quinto_desktop.window.text.translation import fill, translate

# Prose, formatted by hand.
# fmt: off


def variant_name(rules: RuleOptions) -> str:
    """The name of a match in a line: “Your own rules · rubber”, “Two-handed · As first played”."""
    name = preset_name(preset_of(rules))
    if rules.form is not Form.FOUR:
        text = translate("Variant", "{form} · {name}")
        name = fill(text, form=form_name(rules.form), name=name)
    if rules.match is MatchForm.GAME:
        return name
    matches = {
        MatchForm.GAME: translate("Variant", "one game"),
        MatchForm.RUBBER: translate("Variant", "rubber"),
        MatchForm.RUBBER_POINTS: translate("Variant", "rubber points"),
        MatchForm.ROUND: translate("Variant", "round"),
    }
    text = translate("Variant", "{name} · {match}")
    return fill(text, name=name, match=matches[rules.match])


def preset_name(preset: Preset | None) -> str:
    """The name of a set of rules, for those who know none of its books."""
    return {
        None: translate("Variant", "Your own rules"),
        Preset.PARLETT: translate("Variant", "As usually played"),
        Preset.HOFFMANN: translate("Variant", "As first played"),
        Preset.HANDBOOK: translate("Variant", "As in a handbook"),
    }[preset]


def form_name(form: Form) -> str:
    """The number of players: “Three-handed”."""
    return {
        Form.FOUR: translate("Variant", "Four-handed"),
        Form.DUMMY: translate("Variant", "Three-handed"),
        Form.TWO: translate("Variant", "Two-handed"),
    }[form]


ValueWords: TypeAlias = tuple[str, str]
"""The name of a rule's value in a list, and its meaning; the book tells its sources."""


class Option(Enum):
    """The options of the rules, in the order shown."""

    FORM = "form"
    MATCH = "match"
    TARGET = "target"
    JOKER_LEAD = "joker_lead"
    CACHETTE = "cachette"
    DRAW = "draw"
    STAKES = "stakes"


def option_lines(rules: RuleOptions) -> tuple[str, ...]:
    """Every option in a line, as “field: value — what it means”."""
    text = translate("Rules", "{field}: {name} — {meaning}")
    return tuple(
        fill(text, field=option_name(option), name=name, meaning=meaning)
        for option, (name, meaning) in _words_of(rules).items()
    )


def summary(rules: RuleOptions, usual: RuleOptions | None = None) -> str:
    """The options not shown beside the preset, or those unlike the usual ones: “Target: 200”."""
    told = [
        fill(translate("Rules", "{field}: {name}"), field=option_name(option), name=words[0])
        for option, words in _words_of(rules).items()
        if option not in (Option.FORM, Option.MATCH)
        if usual is None or words != _words_of(usual)[option]
    ]
    return translate("Rules", "; ").join(told)


def _words_of(rules: RuleOptions) -> dict[Option, ValueWords]:
    return {
        Option.FORM: form_words(rules.form),
        Option.MATCH: match_words(rules.match),
        Option.TARGET: (
            fill(translate("Rules", "{target} points"), target=rules.target),
            target_meaning(rules.form),
        ),
        Option.JOKER_LEAD: joker_lead_words(rules.joker_lead),
        Option.CACHETTE: cachette_words(rules.cachette_from),
        Option.DRAW: draw_words(rules.draw, rules.form),
        Option.STAKES: _stakes_words(rules),
    }


def option_name(option: Option) -> str:
    """The name of an option: “Quint Royal led”."""
    return _without_key(option_label(option))


def option_label(option: Option) -> str:
    """The same as a field label, with its mnemonic if it has one: “Quint Royal &led”."""
    return {
        Option.FORM: translate("Rules", "How many play"),
        Option.MATCH: translate("Rules", "How &many games"),
        Option.TARGET: translate("Rules", "&Play to"),
        Option.JOKER_LEAD: translate("Rules", "Quint Royal &led"),
        Option.CACHETTE: translate("Rules", "C&achette"),
        Option.DRAW: translate("Rules", "D&raw for seats"),
        Option.STAKES: translate("Rules", "Sta&kes"),
    }[option]


def form_words(form: Form) -> ValueWords:
    """How many play (rules §2, §9, §10)."""
    return _without_key(form_label(form)), form_meaning(form)


def form_meaning(form: Form) -> str:
    """What that means, in a sentence."""
    return {
        Form.FOUR: translate("Rules", "Two against two, as partners."),
        Form.DUMMY: translate("Rules",
            "One player has two hands against two others, who start with 25."),
        Form.TWO: translate("Rules", "Each plays two opposite hands."),
    }[form]


def form_label(form: Form) -> str:
    """The label of a form to choose, with its mnemonic: “&Four players”."""
    return {
        Form.FOUR: translate("Rules", "&Four players"),
        Form.DUMMY: translate("Rules", "T&hree with dummy"),
        Form.TWO: translate("Rules", "Tw&o players"),
    }[form]


def joker_lead_words(value: JokerLead) -> ValueWords:
    """What happens to a led Quint Royal (rules §5)."""
    return {
        JokerLead.HIGHEST: (
            translate("Rules", "the highest card wins"),
            translate("Rules",
                "The other three may then play any card; the highest takes the trick."),
        ),
        JokerLead.OPPONENTS: (
            translate("Rules", "the opponents win"),
            translate("Rules",
                "The other three may then play any card; the higher of the two opponents’ cards "
                "takes the trick."),
        ),
        JokerLead.FORBIDDEN_ALWAYS: (
            translate("Rules", "not allowed"),
            translate("Rules",
                "Not while its holder has another card; a player who follows to the eleventh trick "
                "with it must play it."),
        ),
        JokerLead.FORBIDDEN_IF_WINNING: (
            translate("Rules", "not allowed, milder form"),
            translate("Rules",
                "Not while its holder has another card; a player who follows to the eleventh trick "
                "must play it if the other card would be the highest so far."),
        ),
    }[value]


def cachette_words(value: CachetteFrom) -> ValueWords:
    """Which five cards are the cachette (rules §3)."""
    return {
        CachetteFrom.TOP: (
            translate("Rules", "the first five cards"),
            translate("Rules", "Set aside from the top before the deal."),
        ),
        CachetteFrom.BOTTOM: (
            translate("Rules", "the last five cards"),
            translate("Rules", "Left over when everyone has twelve cards."),
        ),
    }[value]


def draw_words(value: DrawRule, form: Form) -> ValueWords:
    """Whether cards are drawn before the first deal (rules §2)."""
    meaning = " ".join((_drawn(form), _draw_order(value)))
    return {
        DrawRule.OFF: (translate("Rules", "none"), _undrawn(form)),
        DrawRule.PACK: (translate("Rules", "yes, as in play"), meaning),
        DrawRule.ACE_LOW: (translate("Rules", "yes, ace low"), meaning),
        DrawRule.ACE_HIGH: (translate("Rules", "yes, ace high"), meaning),
    }[value]


def _undrawn(form: Form) -> str:
    return {
        Form.FOUR: translate("Rules",
            "The players sit as chosen, and chance picks the first dealer."),
        Form.DUMMY: translate("Rules", "Chance picks who has dummy first."),
        Form.TWO: translate("Rules", "Chance picks the first dealer."),
    }[form]


def _drawn(form: Form) -> str:
    return {
        Form.FOUR: translate("Rules",
            "The two lowest cards play against the two highest, and the lowest deals."),
        Form.DUMMY: translate("Rules", "Whoever draws the lowest card has dummy first."),
        Form.TWO: translate("Rules", "Whoever draws the lower card deals first."),
    }[form]


def _draw_order(value: DrawRule) -> str:
    return {
        DrawRule.PACK: translate("Rules",
            "The suit counts first, as in play, so there are no ties."),
        DrawRule.ACE_LOW: translate("Rules", "The rank counts, and the ace is lowest."),
    }.get(value, translate("Rules", "The rank counts, and the ace is highest."))


def match_words(value: MatchForm) -> ValueWords:
    """How many games are played (rules §8, §9)."""
    return {
        MatchForm.GAME: (
            translate("Rules", "One game"),
            translate("Rules", "Whoever wins one game has won."),
        ),
        MatchForm.RUBBER: (
            translate("Rules", "A rubber: best of three"),
            translate("Rules",
                "Two games win it and add 100 points; the points of all games are added up."),
        ),
        MatchForm.RUBBER_POINTS: (
            translate("Rules", "Single, double, treble (ours)"),
            translate("Rules",
                "A game counts 3 if the losers have nothing, 2 if under half the target, else 1; "
                "a rubber adds 2."),
        ),
        MatchForm.ROUND: (
            translate("Rules", "A round of three games"),
            translate("Rules",
                "Each player has dummy for one game, which is settled separately."),
        ),
    }[value]


def target_meaning(form: Form) -> str:
    """The usual target, and its limits (rules §7, §9)."""
    if form is Form.DUMMY:
        return translate("Rules",
            "Usually 250. Dummy’s opponents start with 25, so the least is 30.")
    return translate("Rules", "Usually 250, which takes one to four deals.")


def _stakes_words(rules: RuleOptions) -> ValueWords:
    if not rules.stakes:
        return translate("Rules", "off"), translate("Rules", "Nothing is paid.")
    return counters_count(rules.stakes), stakes_meaning(rules.form, rules.match)


def stakes_meaning(form: Form, match: MatchForm) -> str:
    """Who pays what (rules §8, §9)."""
    if form is Form.DUMMY:
        return translate("Rules",
            "After each game dummy’s opponents settle with the Dummy-player: an agreed number of "
            "counters per ten points, an odd five dropped.")
    if match is MatchForm.RUBBER_POINTS:
        return translate("Rules",
            "The losers pay an agreed number of counters for each game point they are behind.")
    return translate("Rules",
        "The losers pay an agreed number of counters for every ten points they are behind, an odd "
        "five dropped.")


def _without_key(label: str) -> str:
    return label.replace("&", "")
