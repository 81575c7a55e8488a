"""The book on how a game is set up: before the play, over several games, and in other forms."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import DUMMY_HANDICAP, PACK, RUBBER_BONUS, Form, Preset
from quinto_desktop.window.help.markup import (
    Section,
    bullets,
    figure,
    ours,
    paragraph,
    paragraphs,
    see,
    sign,
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


def beginning() -> tuple[Section, ...]:
    """All that comes before the play."""
    return (
        Section("s2", translate("Help", "Players and aim"), _aim()),
        Section("s1", translate("Help", "The cards"), _cards()),
        Section("s2-draw", translate("Help", "The draw"), _draw()),
        Section("s3", translate("Help", "The deal and the cut"), _deal()),
        Section("s4", translate("Help", "Doubling"), _doubling()),
    )


def _aim() -> str:
    others = translate("Help",
        "{three} can play it too, with a fourth hand that lies open, and {two}, with two hands "
        "each. What follows is told for four.")
    links = {
        "three": see("s9", translate("Help", "Three")),
        "two": see("s10", translate("Help", "two")),
    }
    sources = translate("Help",
        "Professor Hoffmann, a conjuror and a writer on games, invented it about 1900. Five texts "
        "tell how it goes, and {differ}. Where they do, this book says so, and a new game lets you "
        "choose.")
    return paragraphs(
        translate("Help",
            "Quinto is a card game for four, two against two. Partners sit opposite each other: "
            "North and South play together against East and West. If you play alone, you usually "
            "sit at South, and North is your partner."),
        fill(others, **links),
        translate("Help",
            "You play for points. They come from two things: from <b>tricks</b>, and from certain "
            "cards in them, the <b>quints</b>. A game is 250 points, unless another number is "
            "chosen for it. In most deals it matters more what lies in your tricks than how many "
            "you take."),
        fill(sources, differ=see("sources", translate("Help", "they differ in places"))),
    )


def _cards() -> str:
    signs = {suit: sign(suit) for suit in ("heart", "diamond", "club", "spade")}
    order = translate("Help", "{heart} hearts, {diamond} diamonds, {club} clubs, {spade} spades")
    pack = translate("Help",
        "The pack has {count} cards: the usual 52 and one more, the <b>Quint Royal</b>. In the "
        "packs that were made for the game it showed five crowns; a joker does as well. All the "
        "cards stand in one order. Suits go before ranks, and the suits run from the highest:")
    return (
        paragraphs(
            fill(pack, count=len(PACK)),
            "&nbsp;&nbsp;" + fill(order, **signs),
            translate("Help",
                "In each suit the ace is high and the two is low. So the ace of hearts beats every "
                "card, the two of hearts beats the ace of diamonds, and the two of spades beats "
                "only the Quint Royal, which beats nothing at all."),
        )
        + figure("order", translate("Help", "The one order."))
        + paragraphs(
            translate("Help",
                "A small crown on a card says that it is a quint, or half of one: the fives carry "
                "a whole crown, the aces, fours, threes and twos a half.")
        )
    )


def _draw() -> str:
    return (
        paragraph(translate("Help",
            "Where the rules of the match ask for it, the players <b>draw</b> for partners and "
            "for the first deal. The pack is spread face down. Drawing comes before anything "
            "else: nobody deals until it is done."), "s2-draw-first")
        + paragraph(translate("Help",
            "Everybody draws one card, so no two of them are the same. The two lowest play "
            "together against the two highest, and the lowest of all deals."), "s2-draw-cards")
        + paragraphs(
            translate("Help",
                "The rank counts, and between two cards of one rank the suit, so there are no "
                "ties. In Hoffmann’s booklet the ace is low for the draw; in the handbook it is "
                "high, as in play.")
        )
        + figure("draw", translate("Help", "One draw, read in both ways."))
        + paragraph(translate("Help",
            "One draw serves for the whole match. After it partners stay partners, and nobody "
            "draws again."), "s2-draw-once")
        + ours(
            translate("Help",
                "A drawn Quint Royal is the lowest of all, since it always loses. Whoever drew "
                "lowest stays in place; the partner comes opposite, and changes places with "
                "whoever sat there. Of two players the lowest deals; of three the lowest is the "
                "first to have dummy.")
        )
    )


def _deal() -> str:
    cachette = translate("Help",
        "Five cards belong to nobody yet. They lie face down and unseen: they are the "
        "<b>cachette</b>. Either the first five are set aside before the deal, or the last five "
        "are left over; a new game offers both. Nobody sees them before the twelfth trick is over. "
        "Then they go to {winner}.")
    winner = see("s6-cachette", translate("Help", "whoever won it"))
    return (
        paragraph(translate("Help",
            "The dealer shuffles the whole pack, all 53 cards, each of them once. The opponent "
            "on the dealer’s right cuts."), "s3-shuffle")
        + paragraph(translate("Help",
            "The cards come first: before anybody calls or plays, everybody is dealt twelve, "
            "one at a time, clockwise, beginning at the dealer’s left. No card is turned up."),
            "s3-deal")
        + paragraph(fill(cachette, winner=winner), "s3-cachette")
        + paragraph(translate("Help",
            "A deal is played to its end before the next one begins. Then the deal passes to "
            "the left."), "s3-next")
        + paragraphs(
            translate("Help",
                "The player at the dealer’s left is called the <b>eldest hand</b>: the first to "
                "call, and the one who leads to the first trick.")
        )
    )


def _doubling() -> str:
    return (
        paragraph(translate("Help",
            "Between the deal and the play there is one round of calls. No card is played "
            "before it is over. Eldest hand begins, and each player in turn is asked once:"),
            "s4-before-play")
        + bullets(
            translate("Help", "<b>Pass</b>: nothing changes."),
            translate("Help", "<b>Double</b>: every trick of the deal is worth 10 instead of 5."),
            (
                "s4-redouble",
                translate("Help",
                    "<b>Redouble</b>: every trick is worth 20. There has to be a double to answer, "
                    "and it has to be an opponent’s, not your partner’s."),
            ),
        )
        + paragraph(
            translate("Help", "There is one double and one redouble in a deal, and no more."),
            "s4-one-each",
        )
        + paragraph(
            translate("Help", "Partners do not both double: one of them speaks for both."),
            "s4-partners",
        )
        + paragraph(translate("Help",
            "The round goes about the table once. When all four have called it is over, the "
            "play begins, and nobody can double any more."), "s4-over")
        + figure("calls", translate("Help", "Three rounds of calls; South deals."))
        + paragraph(translate("Help",
            "Doubling changes what <b>tricks</b> are worth, never quints. After a double the "
            "quints weigh less beside the tricks."), "s4-quints")
    )


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
        paragraph(fill(bonus, bonus=RUBBER_BONUS), "s8-rubber")
        + paragraph(translate("Help",
            "Each game starts from nought. For the rubber the scores of its games are added up "
            "for each side, the 100 included. (Handbook) The deal goes on passing to the left "
            "from game to game."), "s8-added")
        + paragraph(translate("Help",
            "<b>Stakes</b>, if you like them: the losers pay the winners by the difference of "
            "the two totals, so many counters for every ten points. An odd five is dropped. "
            "(Handbook) The program keeps the account and no money."), "s8-stakes")
        + ours(
            translate("Help",
                "Each loser pays one winner. Whoever has the smaller total pays, even a side that "
                "has won the rubber, should it ever come to that.")
        )
        + subheading(translate("Help", "Single, double and treble games"))
        + paragraph(translate("Help",
            "Hoyle’s Games Modernized speaks of another way of scoring, by “single”, “double” "
            "and “treble” games, and does not say how it goes. The program offers a "
            "<b>reconstruction after Short Whist</b>. It is ours, and no source’s:"),
            "s8-reconstruction")
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
        paragraph(translate("Help",
            "One of the three is the <b>Dummy-player</b>, and plays two opposite hands, a hand "
            "of their own and dummy’s. The other two are partners against both."), "s9-hands")
        + paragraph(translate("Help",
            "The three take dummy in turn, game by game. Three games make a round. There are "
            "no rubbers: each game is settled by itself. (Hoyle’s Games Modernized)"), "s9-round")
        + paragraph(fill(handicap, points=DUMMY_HANDICAP), "s9-handicap")
        + paragraph(translate("Help",
            "The partner of dummy, that is the Dummy-player, deals first in every game. "
            "(Hoyle’s Games Modernized, and Hoffmann’s booklet) After that the deal passes to "
            "the left, dummy’s seat included: there the Dummy-player deals for dummy."), "s9-deal")
        + subheading(translate("Help", "Doubling with dummy"))
        + _dummy_calls()
        + subheading(translate("Help", "The play with dummy"))
        + paragraph(translate("Help",
            "When the doubling is over, and before the first card is led, dummy’s hand is "
            "turned face up. (Hoffmann’s booklet) From then on all three see it. The "
            "Dummy-player plays its cards at its turn, by the same rules as any hand."),
            "s9-exposed")
        + figure("dummy", translate("Help", "Dummy laid out."))
        + ours(
            translate("Help",
                "After each game each opponent settles with the Dummy-player for the difference of "
                "the two scores. The table keeps every player’s running total over the round; "
                "stakes, if there are any, are paid on it game by game.")
        )
    )


def _dummy_calls() -> str:
    return (
        paragraph(translate("Help",
            "The Dummy-player calls for both hands, each at its turn. They count as partners: "
            "if one has doubled, the other does not."), "s9-calls")
        + paragraph(translate("Help",
            "<b>If an opponent deals</b>, one of the Dummy-player’s two hands is to lead. The "
            "Dummy-player looks first at that hand, and calls at both turns from that hand "
            "alone. The other hand stays face down until the doubling is over. (Hoyle’s Games "
            "Modernized) The program sees to it, for people and for computer players alike."),
            "s9-look")
        + paragraph(translate("Help",
            "<b>If the Dummy-player deals</b>, at either hand, an opponent is to lead. Then "
            "the Dummy-player sees both hands before calling."), "s9-own-deal")
    )


def _two() -> str:
    return paragraph(translate("Help",
        "Each player plays two opposite hands: one North and South, the other East and West. "
        "You see both of your own, and none of the other’s. Hoffmann’s booklet advises a rack "
        "for the second hand; here it stands opposite you."), "s10-hands") + paragraphs(
        translate("Help",
            "Everything else is as with four. Your two hands count as partners: they do not both "
            "double, and their tricks are counted together.")
    )


def _one_screen() -> str:
    return (
        paragraph(translate("Help",
            "Any number of the players may be people, all at this screen. Between two people’s "
            "turns a <b>curtain</b> hides the hands. It stays until the next person is ready, "
            "so that nobody sees somebody else’s cards."), "s12-curtain")
        + paragraphs(
            translate("Help", "A person who plays against computers alone never sees a curtain.")
        )
        + paragraph(translate("Help",
            "Everybody may know these things, and no more: the own hand or hands, dummy once "
            "it lies open, the calls, every card played, the scores, and who deals. A computer "
            "player gets exactly that. Nobody sees the cachette before the twelfth trick is "
            "over."), "s12-knowledge")
        + paragraphs(
            translate("Help",
                "“Fair play” in the Help menu tells how that is made sure of, and proves it for "
                "the deal on the table.")
        )
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
        + paragraphs(
            translate("Help",
                "“Hoffmann 1907” takes the cachette and the low ace from the booklet, the rubber "
                "from Hoyle’s Games Modernized, and the rule of the led Quint Royal from what "
                "Parlett tells of Hoffmann.")
        )
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
