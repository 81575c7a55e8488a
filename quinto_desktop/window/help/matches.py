"""The book on more than one game: rubber and stakes, dummy, two players, one screen, presets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import DUMMY_HANDICAP, RUBBER_BONUS, Form, Preset
from quinto_desktop.window.help.markup import (
    Section,
    bullets,
    figure,
    ours,
    paragraphs,
    see,
    subheading,
    table,
)
from quinto_desktop.window.text.card_text import fill
from quinto_desktop.window.text.rule_text import (
    Option,
    cachette_words,
    draw_words,
    joker_lead_words,
    match_words,
    option_name,
    preset_name,
)

translate = QCoreApplication.translate

# Prose, set by hand.
# fmt: off


def rubber() -> Section:
    """Rubber and stakes."""
    return Section("s8", translate("Help", "Rubber and stakes"), _rubber())


def forms() -> tuple[Section, ...]:
    """The other forms of the game, and the choice of rules."""
    return (
        Section("s9", translate("Help", "Three players: dummy"), _dummy()),
        Section("s10", translate("Help", "Two players"), _two()),
        Section("s12", translate("Help", "At one screen"), _one_screen()),
        Section("s11", translate("Help", "Presets"), _presets()),
    )


def _rubber() -> str:
    bonus = translate("Help",
        "A match is one game, or a <b>rubber</b>: the best of three games. The side that first "
        "wins two games wins the rubber, and adds {bonus} points. (Hoyle’s Games Modernized, and "
        "the handbook)")
    return (
        paragraphs(
            s8_rubber=fill(bonus, bonus=RUBBER_BONUS),
            s8_added=translate("Help",
                "Each game starts from nought. For the rubber the scores of its games are added up "
                "for each side, the 100 included. (Handbook) The deal goes on passing to the left "
                "from game to game."),
            s8_stakes=translate("Help",
                "<b>Stakes</b>, if you like them: the losers pay the winners by the difference of "
                "the two totals, so many counters for every ten points. An odd five is dropped. "
                "(Handbook) The program keeps the account and no money."),
        )
        + ours(translate("Help",
            "Each loser pays one winner. Whoever has the smaller total pays, even a side that "
            "has won the rubber, should it ever come to that."))
        + subheading(translate("Help", "Single, double and treble games"))
        + paragraphs(
            s8_reconstruction=translate("Help",
                "Hoyle’s Games Modernized speaks of another way of scoring, by “single”, “double” "
                "and “treble” games, and does not say how it goes. The program offers a "
                "<b>reconstruction after Short Whist</b>. It is ours, and no source’s:")
        )
        + bullets(
            translate("Help", "A game counts 3 for its winners if the losers have nothing."),
            translate("Help",
                "It counts 2 if the losers have less than half of what wins the game."),
            translate("Help", "Otherwise it counts 1."),
            translate("Help",
                "The winners of the rubber add 2. When it is settled, what the losers have won is "
                "taken off. The stakes are then for each of these points."),
        )
    )


def _dummy() -> str:
    handicap = translate("Help",
        "To play two hands is a great advantage. As a handicap, dummy’s opponents start every "
        "<b>game</b> with {points} points; every game, not every deal. (Hoyle’s Games Modernized, "
        "and Hoffmann’s booklet)")
    return (
        paragraphs(
            s9_hands=translate("Help",
                "One of the three is the <b>Dummy-player</b>, and plays two opposite hands, a hand "
                "of their own and dummy’s. The other two are partners against both."),
            s9_round=translate("Help",
                "The three take dummy in turn, game by game. Three games make a round. There are "
                "no rubbers: each game is settled by itself. (Hoyle’s Games Modernized)"),
            s9_handicap=fill(handicap, points=DUMMY_HANDICAP),
            s9_deal=translate("Help",
                "The partner of dummy, that is the Dummy-player, deals first in every game. "
                "(Hoyle’s Games Modernized, and Hoffmann’s booklet) After that the deal passes to "
                "the left, dummy’s seat included: there the Dummy-player deals for dummy."),
        )
        + subheading(translate("Help", "Doubling with dummy"))
        + _dummy_calls()
        + subheading(translate("Help", "The play with dummy"))
        + paragraphs(
            s9_exposed=translate("Help",
                "When the doubling is over, and before the first card is led, dummy’s hand is "
                "turned face up. (Hoffmann’s booklet) From then on all three see it. The "
                "Dummy-player plays its cards at its turn, by the same rules as any hand.")
        )
        + figure("dummy", translate("Help", "Dummy laid out."))
        + ours(translate("Help",
            "After each game each opponent settles with the Dummy-player for the difference of "
            "the two scores. The table keeps every player’s running total over the round; "
            "stakes, if there are any, are paid on it game by game."))
    )


def _dummy_calls() -> str:
    return paragraphs(
        s9_calls=translate("Help",
            "The Dummy-player calls for both hands, each at its turn. They count as partners: "
            "if one has doubled, the other does not."),
        s9_look=translate("Help",
            "<b>If an opponent deals</b>, one of the Dummy-player’s two hands is to lead. The "
            "Dummy-player looks first at that hand, and calls at both turns from that hand "
            "alone. The other hand stays face down until the doubling is over. (Hoyle’s Games "
            "Modernized) The program sees to it, for people and for computer players alike."),
        s9_own_deal=translate("Help",
            "<b>If the Dummy-player deals</b>, at either hand, an opponent is to lead. Then "
            "the Dummy-player sees both hands before calling."),
    )


def _two() -> str:
    return paragraphs(
        s10_hands=translate("Help",
            "Each player plays two opposite hands: one North and South, the other East and West. "
            "You see both of your own, and none of the other’s. Hoffmann’s booklet advises a rack "
            "for the second hand; here it stands opposite you.")
    ) + paragraphs(translate("Help",
        "Everything else is as with four. Your two hands count as partners: they do not both "
        "double, and their tricks are counted together."))


def _one_screen() -> str:
    return (
        paragraphs(
            s12_curtain=translate("Help",
                "Any number of the players may be people, all at this screen. Between two people’s "
                "turns a <b>curtain</b> hides the hands. It stays until the next person is ready, "
                "so that nobody sees somebody else’s cards.")
        )
        + paragraphs(
            translate("Help", "A person who plays against computers alone never sees a curtain."),
            s12_knowledge=translate("Help",
                "Everybody may know these things, and no more: the own hand or hands, dummy once "
                "it lies open, the calls, every card played, the scores, and who deals. A computer "
                "player gets exactly that. Nobody sees the cachette before the twelfth trick is "
                "over."),
        )
        + paragraphs(translate("Help",
            "“Fair play” in the Help menu tells how that is made sure of, and proves it for "
            "the deal on the table."))
    )


def _presets() -> str:
    text = translate("Help",
        "A new game offers the rules of three sources as a whole; Parlett’s are the usual ones. "
        "Each rule may also be chosen by itself; {table} says where it comes from. With any of "
        "them you agree on how many games to play, and for what stakes.")
    link = see("sources", translate("Help", "the table of the sources"))
    head = ("", *map(preset_name, Preset))
    return (
        paragraphs(fill(text, table=link))
        + table(head, _preset_rows(), widths=(19, 27, 27, 27))
        + paragraphs(translate("Help",
            "“Hoffmann 1907” takes the cachette and the low ace from the booklet, the rubber "
            "from Hoyle’s Games Modernized, and the rule of the led Quint Royal from what "
            "Parlett tells of Hoffmann."))
    )


def _preset_rows() -> list[tuple[str, ...]]:
    four = [preset.rules() for preset in Preset]
    three = [preset.rules(Form.DUMMY) for preset in Preset]
    return [
        (
            option_name(Option.JOKER_LEAD),
            *(joker_lead_words(rules.joker_lead)[0] for rules in four),
        ),
        (option_name(Option.CACHETTE), *(cachette_words(rules.cachette_from)[0] for rules in four)),
        (option_name(Option.DRAW), *(draw_words(rules.draw, rules.form)[0] for rules in four)),
        (option_name(Option.MATCH), *(match_words(rules.match, rules.form)[0] for rules in four)),
        (
            translate("Help", "Match with dummy"),
            *(match_words(rules.match, rules.form)[0] for rules in three),
        ),
    ]
