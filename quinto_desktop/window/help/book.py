"""The whole rule book: its first and last sections, the order of all, and the page they form.

The keys are listed from the same definitions that the table and the menus use.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from quinto_desktop.rules import PACK, Reason
from quinto_desktop.window.help import (
    fair_deals,
    matches,
    playing,
    replaying,
    scores,
    sharing,
    sources,
)
from quinto_desktop.window.help.markup import (
    Inks,
    Section,
    bullets,
    figure,
    ours,
    paragraphs,
    see,
    sign,
    style,
    subheading,
    table,
)
from quinto_desktop.window.table.input import DEED_KEYS, RANK_KEYS, Deed
from quinto_desktop.window.text.commands import QUESTIONS, Command
from quinto_desktop.window.text.translation import fill, translate

# Prose, formatted by hand.
# fmt: off

_ANCHORS = {
    Reason.GAME_IS_OVER: "s7-over",
    Reason.DRAW_FIRST: "s2-draw-first",
    Reason.DRAW_IS_OVER: "s2-draw-once",
    Reason.NOT_A_DRAW: "s2-draw-cards",
    Reason.DEAL_FIRST: "s3-deal",
    Reason.DEAL_IS_RUNNING: "s3-next",
    Reason.NOT_A_PACK: "s3-shuffle",
    Reason.NOT_YOUR_TURN: "s5-turn",
    Reason.DOUBLING_FIRST: "s4-before-play",
    Reason.DOUBLING_IS_OVER: "s4-over",
    Reason.PARTNER_HAS_DOUBLED: "s4-partners",
    Reason.ALREADY_DOUBLED: "s4-one-each",
    Reason.NOTHING_TO_REDOUBLE: "s4-redouble",
    Reason.OWN_DOUBLE: "s4-redouble",
    Reason.ALREADY_REDOUBLED: "s4-one-each",
    Reason.NOT_IN_HAND: "s5-hand",
    Reason.MUST_FOLLOW_SUIT: "s5-follow",
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED: "s5-quint-royal-led",
    Reason.QUINT_ROYAL_MUST_BE_PLAYED: "s5-quint-royal-due",
}


def anchor_of(reason: Reason) -> str:
    """The anchor of the paragraph in the book that a refusal is based on, e.g. "s5-follow".

    It begins with “s” and the section of the rules, as in `Reason.section`.
    """
    return _ANCHORS[reason]


def sections() -> tuple[Section, ...]:
    """The whole book, in order."""
    return (
        *_beginning(),
        *playing.sections(),
        matches.rubber(),
        scores.section(),
        *matches.forms(),
        sources.section(),
        fair_deals.section(),
        sharing.section(),
        playing.advice(),
        replaying.section(),
        keys_section(),
    )


def page(parts: tuple[Section, ...], inks: Inks, title: str = "") -> str:
    """Sections as one page of HTML, below a title if there is one."""
    head = f"<h1>{title}</h1>" if title else ""
    told = "".join(
        f'<h2><a name="{part.anchor}"></a>{part.title}</h2>{part.body}' for part in parts
    )
    return f"<html><head><style>{style(inks)}</style></head><body>{head}{told}</body></html>"


# --------------------------------------------------------------- before the play
def _beginning() -> tuple[Section, ...]:
    """Everything before the play."""
    return (
        Section("s2", translate("Help", "Players and aim"), _aim()),
        Section("s1", translate("Help", "The cards"), _cards()),
        Section("s2-draw", translate("Help", "The draw"), _draw()),
        Section("s3", translate("Help", "The deal and the cut"), _deal()),
        Section("s4", translate("Help", "Doubling"), _doubling()),
    )


def _aim() -> str:
    others = translate("Help",
        "{three} can play too, with the fourth hand face up, and so can {two}, with two hands "
        "each. What follows describes the game for four.")
    links = {
        "three": see("s9", translate("Help", "Three")),
        "two": see("s10", translate("Help", "two")),
    }
    sources = translate("Help",
        "Professor Hoffmann, a conjuror and writer on games, invented it around 1900. Five texts "
        "describe it, and {differ}. Where they do, this book says so, and you can choose when you "
        "start a new game.")
    return paragraphs(
        translate("Help",
            "Quinto is a card game for four, two against two. Partners sit opposite each other: "
            "North and South play against East and West. If you play alone, you usually sit South, "
            "with North as your partner."),
        fill(others, **links),
        translate("Help",
            "You play for points. They come from two things: from <b>tricks</b>, and from certain "
            "cards in them, the <b>quints</b>. Game is 250 points, unless you choose another "
            "target. In most deals, what is in your tricks matters more than how many you take."),
        fill(sources, differ=see("sources", translate("Help", "they differ in places"))),
    )


def _cards() -> str:
    signs = {suit: sign(suit) for suit in ("heart", "diamond", "club", "spade")}
    order = translate("Help", "{heart} hearts, {diamond} diamonds, {club} clubs, {spade} spades")
    pack = translate("Help",
        "The pack has {count} cards: the usual 52 plus one more, the <b>Quint Royal</b>. In packs "
        "made for the game it showed five crowns; a joker does just as well. All the cards rank in "
        "a single order. Suit comes before rank, and the suits run, from the highest:")
    return (
        paragraphs(
            fill(pack, count=len(PACK)),
            "&nbsp;&nbsp;" + fill(order, **signs),
            translate("Help",
                "In each suit the ace is high and the two is low. So the ace of hearts beats every "
                "card, the two of hearts beats the ace of diamonds, and the two of spades beats "
                "only the Quint Royal, which beats nothing at all."),
        )
        + figure("order", translate("Help", "The single order."))
        + paragraphs(translate("Help",
            "A small crown marks a quint, or half of one: the fives have a whole crown, the aces, "
            "fours, threes and twos half a crown."))
    )


def _draw() -> str:
    return (
        paragraphs(
            s2_draw_first=translate("Help",
                "If the rules of the match call for it, the players <b>draw</b> for partners and "
                "for the first deal. The pack is spread face down. The draw comes before anything "
                "else: nobody deals until it is done."),
            s2_draw_cards=translate("Help",
                "Everyone draws one card, and no two are the same. The two lowest play together "
                "against the two highest, and the lowest of all deals."),
        )
        + paragraphs(translate("Help",
            "In the handbook the cards rank as in play: suit first, so there are no ties. In "
            "Hoffmann’s booklet the rank counts and the ace is low; the suit decides between two "
            "cards of the same rank."))
        + figure("draw", translate("Help", "One draw, read in each way."))
        + paragraphs(
            s2_draw_once=translate("Help",
                "One draw serves for the whole match: partners stay partners, and nobody draws "
                "again.")
        )
        + ours(translate("Help",
            "A drawn Quint Royal is the lowest of all, since it always loses. Whoever drew lowest "
            "stays put; their partner changes places with the player opposite. With two players, "
            "the lower card deals; with three, the lowest has dummy first."))
    )


def _deal() -> str:
    cachette = translate("Help",
        "Five cards belong to nobody yet. They lie face down and unseen: the <b>cachette</b>. "
        "Either the first five are set aside before the deal, or the last five are left over; you "
        "choose when you start a new game. Nobody sees them until the twelfth trick is over. Then "
        "they go to {winner}.")
    winner = see("s6-cachette", translate("Help", "whoever won it"))
    return paragraphs(
        s3_shuffle=translate("Help",
            "The dealer shuffles the full pack, 53 different cards. The opponent on the dealer’s "
            "right cuts."),
        s3_deal=translate("Help",
            "Before anyone calls or plays, each player is dealt twelve cards, one at a time, "
            "clockwise from the dealer’s left. No card is turned up."),
        s3_cachette=fill(cachette, winner=winner),
        s3_next=translate("Help",
            "A deal is played out before the next one begins. Then the deal passes to the left."),
    ) + paragraphs(translate("Help",
        "The player on the dealer’s left is <b>eldest hand</b>, who calls first and leads to the "
        "first trick."))


def _doubling() -> str:
    return (
        paragraphs(
            s4_before_play=translate("Help",
                "Between the deal and the play comes one round of calls; no card is played until "
                "it is over. Eldest hand begins, and each player is asked once, in turn:")
        )
        + bullets(
            translate("Help", "<b>Pass</b>: nothing changes."),
            translate("Help", "<b>Double</b>: every trick of the deal is worth 10 instead of 5."),
            s4_redouble=translate("Help",
                "<b>Redouble</b>: every trick is worth 20. You can redouble only an opponent’s "
                "double, not your partner’s."),
        )
        + paragraphs(
            s4_one_each=translate("Help",
                "There is at most one double and one redouble in a deal."),
            s4_partners=translate("Help",
                "Partners may not both double: one speaks for both."),
            s4_over=translate("Help",
                "The calls go once round the table. When all four players have called, play begins "
                "and nobody can double any more."),
        )
        + figure("calls", translate("Help", "Three rounds of calls; South deals."))
        + paragraphs(
            s4_quints=translate("Help",
                "Doubling changes the value of <b>tricks</b>, never of quints. After a double, "
                "quints matter less compared with tricks.")
        )
    )


# --------------------------------------------------------------- the keys
Rows = Iterable[tuple[str, str]]


def keys_section() -> Section:
    """The keys of the table, the window and this book."""
    return Section("keys", translate("Help", "Keys"), _keys())


def _keys() -> str:
    return (
        _listed(_table_keys())
        + subheading(translate("Help", "Asking about the game"))
        + _listed(_command_keys(QUESTIONS))
        + subheading(translate("Help", "In the window"))
        + _listed(_command_keys(command for command in Command if command not in QUESTIONS))
        + subheading(translate("Help", "In this book"))
        + _listed(_book_keys())
    )


def _listed(keys: Rows) -> str:
    head = (translate("Help", "Key"), translate("Help", "What it does"))
    return table(head, [(f"<b>{key}</b>", text) for key, text in keys], widths=(30, 70))


def _table_keys() -> Rows:
    rows: dict[tuple[Deed, ...], str] = {
        (Deed.LEFT, Deed.RIGHT): translate("Help",
            "Move along your hand; with Shift, also to cards that may not be played"),
        (Deed.FIRST, Deed.LAST): translate("Help", "Jump to first or last card"),
        (Deed.FAR_HAND, Deed.NEAR_HAND): translate("Help",
            "Switch between your two hands, such as your own and dummy’s"),
        (Deed.ENTER,): translate("Help", "Play the card, or press the button"),
        (Deed.GO_ON,): translate("Help", "Continue at once"),
        (Deed.PASS, Deed.DOUBLE, Deed.REDOUBLE): translate("Help",
            "Pass, double or redouble when doubling"),
        (Deed.LET_BE,): translate("Help", "Put a card back, or close a panel"),
        (Deed.ALL_HANDS,): translate("Help",
            "After a deal, show all hands as they were dealt, or hide them"),
    }
    for deeds, text in rows.items():
        yield _keys_in_words([DEED_KEYS[deed][0] for deed in deeds]), text
    ranks = translate("Help",
        "Move to the next card of that rank, also by the letter on your court cards; 0 is the "
        "ten, 1 the Quint Royal")
    yield _keys_in_words(RANK_KEYS), ranks
    menu = translate("Help", "Open the menu about the card, or the table; also Shift+F10")
    yield _keys_in_words([Qt.Key.Key_Menu]), menu
    yield _native("F10"), translate("Help", "Open the menus above the table")


def _command_keys(commands: Iterable[Command]) -> Rows:
    for command in commands:
        keys = _keys_in_words(command.spec.keys)
        if keys:
            yield keys, command.spec.purpose


def _book_keys() -> Rows:
    return (
        (_native("Ctrl+F"), translate("Help", "Find a word; Enter finds the next")),
        (_native("Ctrl+P"), translate("Help", "Print the book")),
    )


def _keys_in_words(keys: Iterable[QKeySequence | Qt.Key]) -> str:
    return translate("Help", ", ").join(map(_native, keys))


def _native(key: QKeySequence | Qt.Key | str) -> str:
    """A key as labelled on this desktop's keyboards."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
