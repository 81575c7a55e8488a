"""The book's middle: the play, the Quint Royal, quints, the cachette, and how a game ends."""

from __future__ import annotations

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
from quinto_desktop.window.text.translation import fill, translate

# Prose, formatted by hand.
# fmt: off

_TRICKS = 13  # the cachette included


def sections() -> tuple[Section, ...]:
    """The play, and its points."""
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
                "Eldest hand leads to the first trick. The others follow clockwise, each in turn. "
                "Four cards make a trick, and its winner leads to the next."),
            s5_hand=translate("Help",
                "Each card comes from the hand whose turn it is. If you play two hands, you play "
                "from each in its turn."),
            s5_follow=translate("Help",
                "<b>Follow suit.</b> If you hold a card of the suit that was led, you must play "
                "one. There is one exception: the Quint Royal may always be played instead."),
        )
        + figure("follow", translate("Help", "Following suit."))
        + paragraphs(
            s5_trump=translate("Help",
                "<b>Or play what you like.</b> If you hold no card of that suit, you may play any "
                "card. One of a higher suit is a <b>trump</b>; one of a lower suit is a "
                "<b>discard</b>, and loses. There is no single trump suit: every suit except "
                "spades trumps the suits below it."),
            s5_win=translate("Help",
                "<b>The highest card takes the trick</b>, in the single order of the pack: that "
                "is, the highest card of the highest suit played, whatever was led."),
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
                "It may be played at any time, even by a player who could follow suit. So keep it "
                "for a trick your partner is sure to win, and throw it on that."
            ),
        )
        + figure("royal-thrown", translate("Help", "Thrown on partner’s trick."))
        + subheading(translate("Help", "If it is led"))
        + paragraphs(translate("Help",
            "This is where the sources differ most. A new game lets you choose from four rules; "
            "the first is the default. Each has its source in brackets, and the table further down "
            "lists them all."))
        + _when_led()
        + figure("royal-due", translate("Help", "The eleventh trick under each form."))
        + ours(translate("Help",
            "Where it may not be led, a player who holds it and has to lead to the eleventh trick "
            "leads the other card. If that card wins, only the Quint Royal is left; it is then led "
            "to the twelfth trick after all, and the highest card takes it."))
    )


def _when_led() -> str:
    return (
        bullets(
            s5_lead_highest=translate("Help",
                "<b>The highest card.</b> It may be led. The other three may then play any card, "
                "and the highest takes the trick. (Parlett, and the handbook)"),
            s5_lead_opponents=translate("Help",
                "<b>The opponents.</b> It may be led. The other three may then play any card, and "
                "the higher of the two opponents’ cards takes the trick: partner’s card does not "
                "count. (Parlett, for those who fear that leading it would be a signal)"),
        )
        + figure("royal-led", translate("Help", "Led, and the highest card wins."))
        + figure(
            "royal-led-opponents", translate("Help", "The same cards; only the opponents’ count.")
        )
        + bullets(
            s5_quint_royal_led=translate("Help",
                "<b>It may not be led</b> while its holder has another card. This rule has two "
                "forms, strict and milder."),
            s5_quint_royal_due=translate("Help",
                "<b>It may not be kept</b> for the last trick, to which it could not be led. In "
                "the <b>strict form</b>, a player who follows to the eleventh trick with the Quint "
                "Royal and one other card must play the Quint Royal. (Parlett, on Hoffmann) In the "
                "<b>milder form</b>, only if the other card would be the highest on the table so "
                "far. (Parlett, in an earlier wording)"),
        )
    )


def _quints() -> str:
    head = (translate("Help", "Suit"), translate("Help", "Points for each quint"))
    return (
        paragraphs(translate("Help",
            "A quint makes five in one suit: the <b>five</b> itself, the <b>ace and four</b>, or "
            "the <b>two and three</b>. Here the ace counts as one, although it is high in play. "
            "The Quint Royal is a quint on its own."))
        + figure("quints", translate("Help", "The kinds of quint."))
        + table(head, _quint_rows(), widths=(36, 30), figures=(1,))
        + paragraphs(
            s6_same_trick=translate("Help",
                "Both cards of a pair must fall in <b>the same trick</b>. The ace of clubs in one "
                "trick and the four of clubs in another are worth nothing."),
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
        "a deal, or {doubled} doubled and {redoubled} redoubled. The quints in a deal come to "
        "between {least} and {most}: {most} if every pair falls together, {least} if every pair is "
        "split.")
    singles = (QuintKind.ROYAL, QuintKind.FIVE)
    value = trick_value(())
    return (
        paragraphs(
            s6_last_trick=translate("Help",
                "The winner of the twelfth trick takes the cachette too. Its five cards are turned "
                "up and count as a <b>thirteenth trick</b>. So the last trick is worth two."),
            s6_split=translate("Help",
                "Quints that are <b>whole</b> in the cachette score like any others, the Quint "
                "Royal included. A pair split between the cachette and a trick is not a quint."),
        )
        + figure(
            "cachette",
            translate("Help", "A cachette turned up: one quint whole, others split."),
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
            "A game is won with 250 points, or with the target you chose instead. Quints and "
            "tricks are not counted at the same time, and that decides who wins:"))
        + numbered(
            s7_quint=translate("Help",
                "Quints are scored as each trick falls. A side that a quint takes to 250 or more "
                "<b>wins the game at once</b>. The rest of the deal is abandoned, and no tricks "
                "are counted for either side."),
            s7_last=translate("Help",
                "After the twelfth trick its own quints are scored, then those in the cachette. "
                "Either can win the game in the same way."),
            s7_tricks=translate("Help",
                "Otherwise both sides count their tricks, cachette included, at the same time. If "
                "one side then has 250 or more, it wins. If both do, the higher total wins, "
                "whoever got there first."),
            s7_again=translate("Help",
                "If neither side has 250, or both do and are level, there is another deal."),
        )
        + paragraphs(
            s7_over=translate("Help",
                "Once a game is won it is over: nothing more is called or played in it. The next "
                "game of the match begins with a deal; after the last one you can start a new "
                "match.")
        )
        + paragraphs(fill(sheet, sheet=see("sheet", translate("Help", "The worked score sheet"))))
    )


def advice() -> Section:
    """Advice on good play."""
    return Section("s13", translate("Help", "Good advice"), _advice())


def _advice() -> str:
    return (
        paragraphs(translate("Help", "Here is what the sources say about playing well."))
        + bullets(
            translate("Help",
                "While the Quint Royal is out, a player who does not hold it should look for "
                "chances to let partner make it. (Hoyle’s Games Modernized)"),
            translate("Help",
                "So if you lead to the first trick without it, start with the ace of spades, or "
                "else the ace of clubs. The ace of hearts is too valuable for this, and the ace of "
                "diamonds probably is too. (Hoyle’s Games Modernized)"),
            translate("Help",
                "If you hold the Quint Royal, try to play it to a trick your partner will win. "
                "(Hoffmann’s booklet, and Hoyle’s Games Modernized)"),
            translate("Help",
                "A black suit can hardly be established: both red suits outrank it and cannot both "
                "be drawn. (Hoyle’s Games Modernized)"),
            translate("Help",
                "Hearts can sometimes be drawn to set up a good long suit of diamonds. (Hoyle’s "
                "Games Modernized)"),
            translate("Help",
                "After a double, quints matter less compared with tricks. (Parlett, and Hoffmann’s "
                "booklet)"),
        )
        + subheading(translate("Help", "Our own advice"))
        + bullets(
            translate("Help",
                "Double on high cards, and on the last trick, rather than on quints. This is our "
                "advice, not a source’s."),
            translate("Help",
                "Before leading a two, three, four or ace, consider who may hold its other half. "
                "This is ours too."),
        )
    )
