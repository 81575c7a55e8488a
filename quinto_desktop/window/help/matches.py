"""The book on more than one game: rubber and stakes, dummy, two players, one screen, presets."""

from __future__ import annotations

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
from quinto_desktop.window.text.rule_text import (
    Option,
    cachette_words,
    draw_words,
    joker_lead_words,
    match_words,
    option_name,
    preset_name,
)
from quinto_desktop.window.text.translation import fill, translate

# Prose, formatted by hand.
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
        "A match is one game, or a <b>rubber</b>: the best of three games. The first side to win "
        "two games wins the rubber and adds {bonus} points. (Hoyle’s Games Modernized, and the "
        "handbook)")
    return (
        paragraphs(
            s8_rubber=fill(bonus, bonus=RUBBER_BONUS),
            s8_added=translate("Help",
                "Each game starts from 0. At the end of the rubber each side adds up its scores, "
                "the 100 included. (Handbook) The deal keeps passing to the left from game to "
                "game."),
            s8_stakes=translate("Help",
                "<b>Stakes</b>, if you like: the losers pay the winners an agreed number of "
                "counters for every ten points of the difference between the two totals. An odd "
                "five is dropped. (Handbook) The program only keeps the account; no money is "
                "involved."),
        )
        + ours(translate("Help",
            "Each loser pays one winner. The side with the lower total pays, even if it won the "
            "rubber."))
        + subheading(translate("Help", "Single, double and treble games"))
        + paragraphs(
            s8_reconstruction=translate("Help",
                "Hoyle’s Games Modernized mentions another way of scoring, by “single”, “double” "
                "and “treble” games, without saying how it works. The program offers a "
                "<b>reconstruction based on Short Whist</b>. It is ours, not a source’s:")
        )
        + bullets(
            translate("Help", "A game counts 3 for its winners if the losers have no points."),
            translate("Help",
                "It counts 2 if the losers have less than half the target."),
            translate("Help", "Otherwise it counts 1."),
            translate("Help",
                "The winners of the rubber add 2. At settlement, what the losers have won is "
                "deducted. Stakes are then paid for each of these points."),
        )
    )


def _dummy() -> str:
    handicap = translate("Help",
        "Playing two hands is a great advantage. As a handicap, dummy’s opponents start every "
        "<b>game</b>, but not every deal, with {points} points. (Hoyle’s Games Modernized, and "
        "Hoffmann’s booklet)")
    return (
        paragraphs(
            s9_hands=translate("Help",
                "One of the three is the <b>Dummy-player</b>, who plays two opposite hands: their "
                "own and dummy’s. The other two are partners."),
            s9_round=translate("Help",
                "The three take dummy in turn, a game each. Three games make a round. There are no "
                "rubbers: each game is settled separately. (Hoyle’s Games Modernized)"),
            s9_handicap=fill(handicap, points=DUMMY_HANDICAP),
            s9_deal=translate("Help",
                "The Dummy-player, as partner of dummy, deals first in every game. (Hoyle’s Games "
                "Modernized, and Hoffmann’s booklet) The deal then passes to the left, dummy’s "
                "seat included: there the Dummy-player deals for dummy."),
        )
        + subheading(translate("Help", "Doubling with dummy"))
        + _dummy_calls()
        + subheading(translate("Help", "Playing with dummy"))
        + paragraphs(
            s9_exposed=translate("Help",
                "Once doubling is over, and before the first lead, dummy’s hand is turned face up. "
                "(Hoffmann’s booklet) From then on all three can see it. The Dummy-player plays "
                "its cards in turn, by the same rules as any hand.")
        )
        + figure("dummy", translate("Help", "Dummy, face up."))
        + ours(translate("Help",
            "After each game, each opponent settles with the Dummy-player for the difference "
            "between the two scores. The score sheet keeps every player’s running total for the "
            "round; any stakes are paid on it game by game."))
    )


def _dummy_calls() -> str:
    return paragraphs(
        s9_calls=translate("Help",
            "The Dummy-player calls for both hands, each in turn. They count as partners: if one "
            "has doubled, the other may not."),
        s9_look=translate("Help",
            "<b>If an opponent deals</b>, one of the Dummy-player’s two hands has the lead. The "
            "Dummy-player looks at that hand first, and makes both calls from that hand alone. The "
            "other hand stays face down until doubling is over. (Hoyle’s Games Modernized) The "
            "program enforces this for people and computer players alike."),
        s9_own_deal=translate("Help",
            "<b>If the Dummy-player deals</b>, from either hand, an opponent has the lead, and the "
            "Dummy-player sees both hands before calling."),
    )


def _two() -> str:
    return paragraphs(
        s10_hands=translate("Help",
            "Each player plays two opposite hands: one has North and South, the other East and "
            "West. You see both of your own and neither of the other’s. Hoffmann’s booklet "
            "recommends a rack for the second hand; here it stands opposite you.")
    ) + paragraphs(translate("Help",
        "Everything else is as for four players. Your two hands count as partners: they may not "
        "both double, and their tricks are counted together."))


def _one_screen() -> str:
    return (
        paragraphs(
            s12_curtain=translate("Help",
                "Any of the players may be people, all sharing this screen. Between their turns a "
                "<b>curtain</b> hides the hands until the next person is ready, so nobody sees "
                "anyone else’s cards.")
        )
        + paragraphs(
            translate("Help", "If all the others are computer players, you never see a curtain."),
            s12_knowledge=translate("Help",
                "Every player may know these things and no more: their own hand or hands, dummy "
                "once it is face up, the calls, every card played, the scores, and who deals. A "
                "computer player gets exactly that. Nobody sees the cachette until the twelfth "
                "trick is over."),
        )
        + paragraphs(translate("Help",
            "“Fair play” in the Help menu explains how this is ensured, and proves it for the deal "
            "on the table."))
    )


def _presets() -> str:
    text = translate("Help",
        "A new game offers the complete rules of three sources; Parlett’s are the default. You can "
        "also choose each rule separately; {table} shows where it comes from. With any of them you "
        "choose how many games to play, and for what stakes.")
    link = see("sources", translate("Help", "the table of sources"))
    head = ("", *map(preset_name, Preset))
    return (
        paragraphs(fill(text, table=link))
        + table(head, _preset_rows(), widths=(19, 27, 27, 27))
        + paragraphs(translate("Help",
            "“Hoffmann 1907” takes the cachette and the low ace from the booklet, the rubber from "
            "Hoyle’s Games Modernized, and the rule on leading the Quint Royal from Parlett’s "
            "account of Hoffmann."))
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
