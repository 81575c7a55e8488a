"""The words of a game's score as a text to read, in the language of the window."""

from __future__ import annotations

from quinto_desktop.game import Level
from quinto_desktop.game.sharing.exchange import ScoreWords
from quinto_desktop.rules import Call, QuintKind, RuleOptions, Seat, Side
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.questions import level_name
from quinto_desktop.window.text.rule_text import form_name, summary, variant_name
from quinto_desktop.window.text.seat_text import title
from quinto_desktop.window.text.translation import fill, translate


def score_words() -> ScoreWords:
    """The words in the present language."""
    north, east, south, west = (title(seat) for seat in Seat)
    ns, ew = (side_text.compass_short(side) for side in Side)
    ns_name, ew_name = (side_text.compass(side) for side in Side)
    return ScoreWords(
        fill=fill,
        rules=_rules,
        levels={level.value: level_name(level) for level in Level},
        quints_of={
            QuintKind.ROYAL: translate("Words", "Royal"),
            QuintKind.FIVE: translate("Words", "5"),
            QuintKind.ACE_FOUR: translate("Words", "A·4"),
            QuintKind.TWO_THREE: translate("Words", "2·3"),
        },
        seats=(north, east, south, west),
        sides=(ns, ew),
        side_names=(ns_name, ew_name),
        numbered=translate("ScoreText", "Game number {number}"),
        committed=translate("ScoreText", "Fair deals; seal {commitment}"),
        no_take_backs=translate("ScoreText", "No take-backs"),
        computer=translate("ScoreText", "{name} ({level})"),
        dummy=translate("ScoreText", "Dummy, played by {name}"),
        drawn=translate("ScoreText", "The draw: {cards}"),
        drew=translate("ScoreText", "{name} {card}"),
        game=translate("ScoreText", "Game {number}"),
        deal=translate("ScoreText", "Deal {number}, dealt by {dealer}"),
        cachette=translate("ScoreText", "Cachette"),
        calls={
            Call.PASS: translate("ScoreText", "{seat} passes"),
            Call.DOUBLE: translate("ScoreText", "{seat} doubles"),
            Call.REDOUBLE: translate("ScoreText", "{seat} redoubles"),
        },
        value=translate("ScoreText", "A trick is worth {value}."),
        columns=(
            "",
            translate("ScoreText", "Lead"),
            translate("ScoreText", "Cards"),
            translate("ScoreText", "Winner"),
            translate("ScoreText", "Quints"),
        ),
        before=translate("ScoreText", "Before"),
        quints=translate("ScoreText", "Quints"),
        tricks=translate("ScoreText", "Tricks: {ns} and {ew}, at {value}"),
        uncounted=translate("ScoreText", "Won by a quint: no tricks counted"),
        after=translate("ScoreText", "Score"),
        code=translate("ScoreText", "Deal code: {code}"),
        unfinished=translate("ScoreText", "The deal is not over yet."),
        undealt=translate("ScoreText", "No cards have been dealt yet."),
        won=translate("ScoreText", "{side} won, {ours} to {theirs}."),
        bonus=translate("ScoreText", "For the rubber"),
        total=translate("ScoreText", "Total"),
        paid=translate("ScoreText", "Counters"),
    )


def _rules(rules: RuleOptions) -> str:
    name = variant_name(rules)
    if name.startswith(form_name(rules.form)):
        return f"{name}\n{summary(rules)}"
    text = translate("ScoreText", "{form} · {rules}")
    return f"{fill(text, form=form_name(rules.form), rules=name)}\n{summary(rules)}"
