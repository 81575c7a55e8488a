"""The book's middle: the play, the Quint Royal, quints, the cachette, and how a game ends."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import QUINTS, QuintKind, Suit, trick_value
from quinto_desktop.window.help.markup import (
    Section,
    bullets,
    figure,
    numbered,
    ours,
    paragraphs,
    see,
    sign,
    subheading,
    table,
)
from quinto_desktop.window.text.card_text import fill

translate = QCoreApplication.translate

# Prose, set by hand.
# fmt: off

_TRICKS = 13  # the cachette included


def sections() -> tuple[Section, ...]:
    """The play, and what it is worth."""
    return (
        Section("s5", translate("Help", "The play"), _play()),
        Section("s5-quint-royal", translate("Help", "The Quint Royal"), _quint_royal()),
        Section("s6", translate("Help", "Quints"), _quints()),
        Section("s6-cachette", translate("Help", "The cachette"), _cachette()),
        Section("s7", translate("Help", "The end of a game"), _ending()),
    )


def _play() -> str:
    return (
        paragraphs(
            s5_turn=translate("Help",
                "Eldest hand leads a card to the first trick. The others follow, clockwise, each "
                "in turn: nobody plays before the turn has come round. Four cards make a trick, "
                "and whoever takes it leads to the next."),
            s5_hand=translate("Help",
                "A card comes from the hand whose turn it is. That is your own hand; who plays two "
                "hands plays from each at its turn."),
            s5_follow=translate("Help",
                "<b>Follow suit.</b> Whoever holds a card of the suit that was led plays one of "
                "that suit. One card is exempt: the Quint Royal may always be played instead."),
        )
        + figure("follow", translate("Help", "Following suit."))
        + paragraphs(
            s5_trump=translate("Help",
                "<b>Or play what you like.</b> Whoever holds no card of that suit may play any. "
                "One of a higher suit is a <b>trump</b>; one of a lower suit is a <b>discard</b>, "
                "and loses. There is not one trump suit: every suit but spades is a trump over the "
                "suits below it."),
            s5_win=translate("Help",
                "<b>The highest card takes the trick</b>, in the one order of the whole pack: that "
                "is the highest card of the highest suit that was played, whatever was led."),
        )
        + figure("trump", translate("Help", "Trumping up the suits."))
        + figure("discard", translate("Help", "High cards of lower suits, thrown away."))
    )


def _quint_royal() -> str:
    return (
        paragraphs(
            translate("Help",
                "The Quint Royal is worth 25 points, more than any other quint. It beats nothing, "
                "so it never takes a trick. The points go to the side that takes the trick in "
                "which it falls."),
            translate("Help",
                "It may be played at any time, even by a player who could follow suit. So its "
                "holder keeps it for a trick that the partner is sure to win, and throws it there."
            ),
        )
        + figure("royal-thrown", translate("Help", "Thrown on partner’s trick."))
        + subheading(translate("Help", "If it is led"))
        + paragraphs(translate("Help",
            "Here the sources differ most. A new game lets you choose among four rules; the "
            "first is the usual one. Each of them has its source in brackets, and the table "
            "further down has them all."))
        + _when_led()
        + figure("royal-due", translate("Help", "The eleventh trick, under both of these forms."))
        + ours(translate("Help",
            "Where it may not be led, whoever has to lead to the eleventh trick with it leads "
            "the other card. If that card wins, the Quint Royal is alone in the hand; it is "
            "then led to the twelfth trick after all, and the highest card takes it."))
    )


def _when_led() -> str:
    return (
        bullets(
            s5_lead_highest=translate("Help",
                "<b>The highest card.</b> It may be led. The other three then play any card, "
                "and the highest takes the trick. (Parlett, and the handbook)"),
            s5_lead_opponents=translate("Help",
                "<b>The opponents.</b> It may be led. The other three then play any card, and "
                "the higher of the two opponents’ cards takes the trick: the partner’s card "
                "does not count. (Parlett, for those who fear that leading it would be a "
                "signal)"),
        )
        + figure("royal-led", translate("Help", "Led, and the highest card wins."))
        + figure(
            "royal-led-opponents", translate("Help", "The same cards; only the opponents’ count.")
        )
        + bullets(
            s5_quint_royal_led=translate("Help",
                "<b>It may not be led</b>, as long as its holder has another card. There are "
                "two forms of this rule, a strict one and a milder one."),
            s5_quint_royal_due=translate("Help",
                "<b>It may not be kept</b> for the last trick, to which it could not be led. "
                "In the <b>strict form</b>, whoever follows to the eleventh trick with the "
                "Quint Royal and one other card plays the Quint Royal now. (Parlett, of "
                "Hoffmann) In the <b>milder form</b> only if the other card would be the "
                "highest on the table so far. (Parlett, in an earlier wording)"),
        )
    )


def _quints() -> str:
    head = (translate("Help", "Suit"), translate("Help", "Points for each quint"))
    return (
        paragraphs(translate("Help",
            "A quint is five in one suit: the <b>five</b> itself, or the <b>ace and four</b>, "
            "or the <b>two and three</b>. For this the ace counts one, high as it is in play. "
            "The Quint Royal is a quint by itself."))
        + figure("quints", translate("Help", "The kinds of quint."))
        + table(head, _quint_rows(), widths=(36, 30), figures=(1,))
        + paragraphs(
            s6_same_trick=translate("Help",
                "The two cards of a pair have to fall in <b>the same trick</b>. The ace of clubs "
                "in one trick and the four of clubs in another are worth nothing."),
            s6_who_scores=translate("Help",
                "The side that <b>wins the trick</b> scores its quints at once, whoever held the "
                "cards and whoever played them. One trick may hold several."),
        )
        + figure("two-quints", translate("Help", "Two quints in one trick."))
    )


def _quint_rows() -> list[tuple[str, str]]:
    signs = (
        ("heart", translate("Help", "Hearts"), Suit.HEARTS),
        ("diamond", translate("Help", "Diamonds"), Suit.DIAMONDS),
        ("club", translate("Help", "Clubs"), Suit.CLUBS),
        ("spade", translate("Help", "Spades"), Suit.SPADES),
        ("crown", translate("Help", "The Quint Royal"), None),
    )
    points = {quint.suit: quint.points for quint in QUINTS}
    return [(f"{sign(kind)}&nbsp; {name}", str(points[suit])) for kind, name, suit in signs]


def _cachette() -> str:
    text = translate("Help",
        "Twelve tricks and the cachette make thirteen. At {one} points each they come to {tricks} "
        "in a deal, doubled to {doubled}, redoubled to {redoubled}. The quints of a deal come to "
        "between {least} and {most}: {most} if every pair falls together, {least} if every pair is "
        "split.")
    singles = (QuintKind.ROYAL, QuintKind.FIVE)
    value = trick_value(())
    return (
        paragraphs(
            s6_last_trick=translate("Help",
                "Whoever wins the twelfth trick takes the cachette too. Its five cards are turned "
                "up, and count as a <b>thirteenth trick</b>. So the last trick is worth two."),
            s6_split=translate("Help",
                "Quints that lie <b>whole</b> inside the cachette score like any other, the Quint "
                "Royal included. A pair split between the cachette and a trick is no quint."),
        )
        + figure(
            "cachette",
            translate("Help", "A cachette turned up, with one quint whole in it and others split."),
        )
        + paragraphs(
            fill(
                text,
                one=value,
                tricks=_TRICKS * value,
                doubled=_TRICKS * 2 * value,
                redoubled=_TRICKS * 4 * value,
                most=sum(quint.points for quint in QUINTS),
                least=sum(quint.points for quint in QUINTS if quint.kind in singles),
            )
        )
    )


def _ending() -> str:
    sheet = translate("Help", "{sheet} shows how it looks on paper.")
    return (
        paragraphs(translate("Help",
            "A game is won with 250 points, or with the number that was chosen instead. Quints "
            "and tricks are not counted at the same time, and that decides who wins:"))
        + numbered(
            s7_quint=translate("Help",
                "Quints are marked as each trick falls. A side that a quint brings to 250 "
                "or more <b>wins the game at once</b>. The rest of the deal is abandoned, and "
                "no tricks are counted, for either side."),
            s7_last=translate("Help",
                "After the twelfth trick its own quints are marked, then those of the "
                "cachette. Either may win the game in the same way."),
            s7_tricks=translate("Help",
                "Otherwise both sides count their tricks, the cachette included, together. If "
                "one side then has 250 or more, it wins. If both have, the larger total wins, "
                "whoever got there first."),
            s7_again=translate("Help",
                "If neither side has 250, or both have and are equal, there is another deal."),
        )
        + paragraphs(
            s7_over=translate("Help",
                "When a game is won it is over: nothing more is called or played in it. The next "
                "game of the match begins with a deal, and after the last one a new match may.")
        )
        + paragraphs(fill(sheet, sheet=see("sheet", translate("Help", "The worked score sheet"))))
    )


def advice() -> Section:
    """Good advice."""
    return Section("s13", translate("Help", "Good advice"), _advice())


def _advice() -> str:
    return (
        paragraphs(translate("Help", "This is what the sources say of playing well."))
        + bullets(
            translate("Help",
                "As long as the Quint Royal is out, a player who does not hold it should look for "
                "chances to let the partner make it. (Hoyle’s Games Modernized)"),
            translate("Help",
                "So whoever leads to the first trick without it starts with the ace of spades, or "
                "else with the ace of clubs. The ace of hearts is too valuable for that, and the "
                "ace of diamonds probably too. (Hoyle’s Games Modernized)"),
            translate("Help",
                "Whoever holds the Quint Royal tries to play it to a trick that the partner will "
                "win. (Hoffmann’s booklet, and Hoyle’s Games Modernized)"),
            translate("Help",
                "A black suit can hardly be made good: both red suits stand over it and cannot "
                "both be drawn. (Hoyle’s Games Modernized)"),
            translate("Help",
                "Hearts can sometimes be drawn, for the sake of a good long suit of diamonds. "
                "(Hoyle’s Games Modernized)"),
            translate("Help",
                "After a double, quints are worth less beside tricks. (Parlett, and Hoffmann’s "
                "booklet)"),
        )
        + subheading(translate("Help", "What we make of it"))
        + bullets(
            translate("Help",
                "Double on high cards, and on the last trick, rather than on quints. This is ours, "
                "and no source’s."),
            translate("Help",
                "Before you lead a two, three, four or ace, look who may hold its other half. "
                "This is ours too."),
        )
    )
