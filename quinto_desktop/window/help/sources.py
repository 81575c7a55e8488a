"""The differences between the five sources, side by side, and the house rules."""

from __future__ import annotations

from quinto_desktop.rules import CachetteFrom, DrawRule, Form, JokerLead, MatchForm
from quinto_desktop.window.help.markup import Section, bullets, paragraphs, subheading, table
from quinto_desktop.window.text.rule_text import (
    Option,
    cachette_words,
    draw_words,
    form_words,
    joker_lead_words,
    match_words,
    option_name,
)
from quinto_desktop.window.text.translation import fill, translate

# Prose, formatted by hand.
# fmt: off

LETTERS = ("P", "P0", "B", "H", "K")
"""The five sources, in the order of the tables' columns."""

YES, NO, SILENT, PARTLY = "+", "-", ".", "~"
_WIDTHS = (50, 10, 10, 10, 10, 10)


def section() -> Section:
    """The differences between the sources."""
    told = (
        _legend()
        + _compared(translate("Help", "Before the play"), _before_the_play())
        + _notes_before()
        + _compared(translate("Help", "If the Quint Royal is led"), _royal_led())
        + _notes_royal()
        + _compared(translate("Help", "How a game is won"), _how_won())
        + _notes_won()
        + _compared(translate("Help", "Matches, and fewer players"), _matches())
        + _notes_matches()
        + subheading(translate("Help", "House rules"))
        + _house()
    )
    return Section("sources", translate("Help", "The sources"), told)


def _legend() -> str:
    head = ("", translate("Help", "Source"))
    rows = (
        ("<b>P</b>", translate("Help", "David Parlett, Historic Card Games, the current page")),
        ("<b>P0</b>", translate("Help", "the same page, earlier wording")),
        (
            "<b>B</b>",
            translate("Help",
                "Hoffmann’s own booklet, “Quinto: a New and Original Card Game” (Goodall & Son, "
                "1907), as described in an article"),
        ),
        ("<b>H</b>", translate("Help", "Hoyle’s Games Modernized, the chapter on Quinto")),
        ("<b>K</b>", translate("Help", "a card-games handbook, in a copy with some gaps")),
    )
    return (
        paragraphs(translate("Help",
            "All five agree on the cards and their order, the values of tricks, the kinds of "
            "quint, following suit, the cachette as a thirteenth trick, and 250 as game. For the "
            "rest, each line below is one way to play, with what each source says about it. Below "
            "that is what to choose for it in a new game."))
        + table(head, rows, widths=(10, 90))
        + paragraphs(translate("Help",
            "The columns of each table are P, P0, B, H and K, in that order. <b>yes</b>: the "
            "source says so. <b>no</b>: it says otherwise. <b>partly</b>: see the note below the "
            "table. A dash: it does not mention it."))
    )


def _compared(title: str, rows: tuple[tuple[str, str, str], ...]) -> str:
    """A table of ways to play: each with how to choose it, and what the sources say."""
    words = {
        YES: translate("Help", "<b>yes</b>"),
        NO: translate("Help", "no"),
        PARTLY: translate("Help", "partly"),
        SILENT: "–",
    }
    lines = [
        (
            f'{way}<br><span class="small">{option}</span>',
            *(f'<span class="{_tone(mark)}">{words[mark]}</span>' for mark in said.split()),
        )
        for way, option, said in rows
    ]
    return subheading(title) + table(("", *LETTERS), lines, widths=_WIDTHS)


def _tone(mark: str) -> str:
    return "plain" if mark == YES else "quiet"


def _before_the_play() -> tuple[tuple[str, str, str], ...]:
    return (
        (
            translate("Help", "Cards are drawn, ranking as in play"),
            _choice(DrawRule.PACK),
            ". . - . +",
        ),
        (translate("Help", "Cards are drawn, ace low"), _choice(DrawRule.ACE_LOW), ". . ~ . -"),
        (
            translate("Help", "Cards are drawn, ace high"),
            _choice(DrawRule.ACE_HIGH),
            ". . - . -",
        ),
        (
            translate("Help", "The two lowest play together; the lowest deals"),
            translate("Help", "always, if there is a draw"),
            ". . . . +",
        ),
        (
            translate("Help", "The opponent on the dealer’s right cuts"),
            translate("Help", "always"),
            ". . . ~ +",
        ),
        (
            translate("Help", "The first five cards are the cachette"),
            _choice(CachetteFrom.TOP),
            "- - + + +",
        ),
        (
            translate("Help", "The last five cards are the cachette"),
            _choice(CachetteFrom.BOTTOM),
            "+ + - - -",
        ),
    )


def _notes_before() -> str:
    return paragraphs(translate("Help",
        "B mentions drawing only for the order of dealing. H settles partners and deal “in the "
        "usual way”, and has the cards cut without saying by whom. K ranks the cards drawn as in "
        "play, “so there cannot be any ties”."))


def _royal_led() -> tuple[tuple[str, str, str], ...]:
    return (
        (
            translate("Help", "It may be led, and the highest card takes the trick"),
            _choice(JokerLead.HIGHEST),
            "+ - . . +",
        ),
        (
            translate("Help", "It may be led, and the opponents’ side takes the trick"),
            _choice(JokerLead.OPPONENTS),
            "~ - . . -",
        ),
        (
            translate("Help", "It may not be led; at the eleventh trick it must be played"),
            _choice(JokerLead.FORBIDDEN_ALWAYS),
            "~ - . . -",
        ),
        (
            translate("Help",
                "It may not be led; at the eleventh trick it must be played if the other card "
                "would win"),
            _choice(JokerLead.FORBIDDEN_IF_WINNING),
            "- + . . -",
        ),
    )


def _notes_royal() -> str:
    return paragraphs(translate("Help",
        "P gives three of these. It reports the strict form as Hoffmann’s, prefers that the "
        "highest card wins, and adds, for those who fear a signal, that the opponents’ side may "
        "win instead. K says that the others may then play any card. H says only that its holder "
        "can score it by throwing it on partner’s trick."))


def _how_won() -> tuple[tuple[str, str, str], ...]:
    return (
        (
            translate("Help", "A quint that reaches 250 wins at once"),
            translate("Help", "always"),
            "+ + + + .",
        ),
        (
            translate("Help", "Both sides reach 250 with tricks: the higher total wins"),
            translate("Help", "always"),
            "~ ~ + + -",
        ),
        (
            translate("Help", "Both have 250 and are level: another deal"),
            translate("Help", "always"),
            "+ + . . .",
        ),
    )


def _notes_won() -> str:
    return paragraphs(translate("Help",
        "P and P0 have another deal only if both are over and tied, so the higher total must win. "
        "In K the first side to score 250 wins the game."))


def _matches() -> tuple[tuple[str, str, str], ...]:
    return (
        (
            translate("Help", "A rubber of three games, 100 to the winners"),
            _choice(MatchForm.RUBBER),
            ". . . + +",
        ),
        (
            translate("Help", "The scores of its games are added up"),
            _choice(MatchForm.RUBBER),
            ". . . . +",
        ),
        (
            translate("Help", "Stakes per ten points, an odd five dropped"),
            option_name(Option.STAKES),
            ". . . . +",
        ),
        (
            translate("Help", "Single, double and treble games"),
            _choice(MatchForm.RUBBER_POINTS),
            ". . . ~ .",
        ),
        (
            translate("Help", "Three players, with dummy and 25 for the opponents"),
            form_words(Form.DUMMY)[0],
            ". . + + ~",
        ),
        (
            translate("Help", "The partner of dummy deals first"),
            translate("Help", "always, with dummy"),
            ". . + + .",
        ),
        (
            translate("Help", "Dummy is turned up before the first lead"),
            translate("Help", "always, with dummy"),
            ". . + . .",
        ),
        (
            translate("Help", "The Dummy-player calls from the hand that is to lead"),
            translate("Help", "always, if an opponent deals"),
            ". . . + .",
        ),
        (
            translate("Help", "Players take dummy in turn; no rubbers"),
            _choice(MatchForm.ROUND, Form.DUMMY),
            ". . . + .",
        ),
        (
            translate("Help", "Two players with two hands each"),
            form_words(Form.TWO)[0],
            ". . + . .",
        ),
    )


def _notes_matches() -> str:
    return paragraphs(translate("Help",
        "H names single, double and treble games without saying what they are. K announces a game "
        "for three, which is missing from our copy."))


def _choice(value: JokerLead | CachetteFrom | DrawRule | MatchForm, form: Form = Form.FOUR) -> str:
    """The choice to make in a new game: a field of the dialog and its value."""
    match value:
        case JokerLead():
            option, words = Option.JOKER_LEAD, joker_lead_words(value)
        case CachetteFrom():
            option, words = Option.CACHETTE, cachette_words(value)
        case DrawRule():
            option, words = Option.DRAW, draw_words(value, form)
        case MatchForm():
            option, words = Option.MATCH, match_words(value, form)
    text = translate("Help", "{field}: “{value}”")
    return fill(text, field=option_name(option), value=words[0])


def _house() -> str:
    return paragraphs(
        translate("Help", "Where no source says, these house rules are ours:")
    ) + bullets(
        translate("Help", "In the draw, the Quint Royal is the lowest card."),
        translate("Help",
            "After the draw the lowest stays put, and their partner changes places with the player "
            "opposite. Of three, the lowest has dummy first."),
        translate("Help",
            "Where the Quint Royal may not be led, its holder leads the other card to the eleventh "
            "trick. If that card wins, the Quint Royal is led to the twelfth, and the highest card "
            "takes it."),
        translate("Help",
            "If the opponents win a Quint Royal that is led, the higher of their two cards wins."),
        translate("Help",
            "With dummy, each opponent settles with the Dummy-player for the difference between "
            "the two scores. The Dummy-player also deals for dummy, and sees both hands when "
            "either of them has dealt."),
        translate("Help",
            "Single, double and treble games are reconstructed, including the stakes on them."),
        translate("Help",
            "The side with the lower total pays the stakes, even if it won the rubber."),
        translate("Help", "A game may be played to a target other than 250."),
    )
