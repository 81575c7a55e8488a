"""The book's first sections: players and aim, the cards, the draw, the deal, and the doubling."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import PACK
from quinto_desktop.window.help.markup import (
    Section,
    bullets,
    figure,
    ours,
    paragraph,
    paragraphs,
    see,
    sign,
)
from quinto_desktop.window.text.card_text import fill

translate = QCoreApplication.translate

# Prose, set by hand.
# fmt: off


def sections() -> tuple[Section, ...]:
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
