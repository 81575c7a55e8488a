"""How to play, for a newcomer, and the keys: the text of the help, as HTML.

Each section's anchor is the number of the rules section it tells of: “s5” for the play. Suit
signs are pictures at the address “sign:” and their name, with the name in words beside them.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from quinto_desktop.window.card_words import fill
from quinto_desktop.window.theme import SERIFS

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the help.

    Attributes:
        anchor: What links lead to.
        title: Its heading.
        body: Its text, as HTML.
    """

    anchor: str
    title: str
    body: str


def sections() -> tuple[Section, ...]:
    """The whole help, in order."""
    return (
        Section("s2", translate("Help", "Players and aim"), _aim()),
        Section("s1", translate("Help", "The cards"), _cards()),
        Section("s3", translate("Help", "The deal"), _deal()),
        Section("s4", translate("Help", "Doubling"), _doubling()),
        Section("s5", translate("Help", "The play"), _play()),
        Section("s6", translate("Help", "Quints"), _quints()),
        Section("s7", translate("Help", "End of the game"), _ending()),
        Section("s13", translate("Help", "Good advice"), _advice()),
        Section("keys", translate("Help", "Keys"), _keys()),
    )


def page(secondary: str, rule: str) -> str:
    """All sections as one page.

    Args:
        secondary: The colour of headings of tables.
        rule: The colour of the lines of tables.
    """
    serifs = ", ".join(f"'{family}'" for family in SERIFS)
    style = (
        f"h2 {{ font-family: {serifs}; margin-top: 22px; margin-bottom: 4px; }}"
        "table { margin-top: 4px; margin-bottom: 14px; }"
        "p, li { line-height: 135%; margin-top: 4px; margin-bottom: 6px; }"
        f"th {{ color: {secondary}; font-weight: normal; text-align: left; }}"
        f"td {{ border-top: 1px solid {rule}; }}"
    )
    parts = [
        f'<h2><a name="{section.anchor}"></a>{section.title}</h2>{section.body}'
        for section in sections()
    ]
    return f"<html><head><style>{style}</style></head><body>{''.join(parts)}</body></html>"


def _paragraphs(*texts: str) -> str:
    return "".join(f"<p>{text}</p>" for text in texts)


def _aim() -> str:
    return _paragraphs(
        translate(
            "Help",
            "Quinto is a game for four, two against two; partners sit opposite each other. You "
            "sit at South, and North is your partner. A game is 250 points, unless another "
            "number is chosen for it.",
        ),
        translate(
            "Help",
            "Points come from two things: from <b>tricks</b>, and from certain cards in them, "
            "the <b>quints</b>. It matters less how many tricks you take than what lies in them.",
        ),
    )


def _cards() -> str:
    signs = {suit: _sign(suit) for suit in ("heart", "diamond", "club", "spade")}
    order = translate("Help", "{heart} hearts, {diamond} diamonds, {club} clubs, {spade} spades")
    return _paragraphs(
        translate(
            "Help",
            "The pack has 53 cards: the usual 52 and one more, the <b>Quint Royal</b>. They all "
            "stand in one order. Suits go before ranks, and the suits run from the highest:",
        ),
        "&nbsp;&nbsp;" + fill(order, **signs),
        translate(
            "Help",
            "In each suit the ace is high and the two is low. So the ace of hearts beats every "
            "card, the two of hearts beats the ace of diamonds, and the two of spades beats only "
            "the Quint Royal, which beats nothing at all.",
        ),
    )


def _deal() -> str:
    return _paragraphs(
        translate(
            "Help",
            "Everybody gets twelve cards. The five that remain lie face down and unseen: they "
            "are the <b>cachette</b>, and go to whoever wins the last trick.",
        ),
        translate(
            "Help",
            "The deal passes to the left. The player at the dealer’s left, called the eldest "
            "hand, calls first and leads to the first trick.",
        ),
    )


def _doubling() -> str:
    return _paragraphs(
        translate(
            "Help",
            "Before the play each player is asked once, in turn: pass or double. A double makes "
            "every trick of the deal worth 10 points instead of 5. If an opponent has doubled, "
            "you may redouble, and every trick is worth 20.",
        ),
        translate(
            "Help",
            "There is one double and one redouble in a deal at most, and partners do not both "
            "double. Quints are worth the same whatever is called.",
        ),
    )


def _play() -> str:
    items = (
        translate(
            "Help",
            "<b>Follow suit</b>: whoever has a card of the suit that was led plays one.",
        ),
        translate(
            "Help",
            "Whoever has none plays any card: one of a higher suit, which <b>trumps</b>, or one "
            "of a lower suit, which loses. Every suit but spades is a trump over the suits below.",
        ),
        translate(
            "Help",
            "The <b>Quint Royal</b> may be played at any time, even if you could follow suit. It "
            "never wins a trick: give it to a trick that your partner is sure to win.",
        ),
    )
    listed = "".join(f"<li>{item}</li>" for item in items)
    return (
        _paragraphs(
            translate(
                "Help",
                "One player leads a card, and the others follow, clockwise. The highest of the "
                "four cards takes the trick, and its player leads to the next.",
            )
        )
        + f"<ul>{listed}</ul>"
        + _paragraphs(
            translate(
                "Help",
                "Example: the king of clubs is led. The second player has clubs and plays the "
                "four; the third has none and trumps with the two of diamonds; the fourth has "
                "none either and plays the three of hearts. The three of hearts wins.",
            ),
            translate(
                "Help",
                "If the Quint Royal is led, the other three may play any card and the highest "
                "takes the trick. The sources differ here; a new game offers the other rules.",
            ),
        )
    )


def _quints() -> str:
    suits = (
        ("heart", translate("Help", "Hearts"), 20),
        ("diamond", translate("Help", "Diamonds"), 15),
        ("club", translate("Help", "Clubs"), 10),
        ("spade", translate("Help", "Spades"), 5),
        ("crown", translate("Help", "The Quint Royal"), 25),
    )
    head = (translate("Help", "Suit"), translate("Help", "Points for each quint"))
    rows = [(f"{_sign(sign)}&nbsp; {name}", str(points)) for sign, name, points in suits]
    return (
        _paragraphs(
            translate(
                "Help",
                "A quint is five in one suit: the <b>five</b> itself, or the <b>ace and four</b>, "
                "or the <b>two and three</b>, if both fall to the same trick. The Quint Royal is "
                "a quint by itself. A small crown marks the cards.",
            )
        )
        + _table(head, rows)
        + _paragraphs(
            translate(
                "Help",
                "The side that wins the trick scores its quints at once, whoever held the cards. "
                "A trick may hold several.",
            ),
            translate(
                "Help",
                "The winner of the twelfth trick takes the cachette too: it counts as a "
                "thirteenth trick, and quints that lie whole inside it score. A pair split "
                "between the cachette and a trick is no quint.",
            ),
        )
    )


def _ending() -> str:
    return _paragraphs(
        translate(
            "Help",
            "A side that a quint brings to 250, or to the number that was chosen instead, wins at "
            "once, in the middle of the deal; the tricks are then not counted.",
        ),
        translate(
            "Help",
            "Otherwise both sides count their tricks after the deal, together. If one side has "
            "that number, it wins. If both have, the larger total wins, whoever got there first. "
            "If neither has, or both are equal, there is another deal.",
        ),
    )


def _advice() -> str:
    items = (
        translate(
            "Help",
            "As long as the Quint Royal is out, give your partner the chance to play it: without "
            "it in hand, lead the ace of spades first, or else the ace of clubs.",
        ),
        translate("Help", "Keep the ace of hearts, and mostly the ace of diamonds, for later."),
        translate(
            "Help",
            "Black suits are hard to make good: both red suits stand over them. A long suit of "
            "diamonds can be worth drawing the hearts for.",
        ),
        translate(
            "Help",
            "Double on high cards, not on quints: after a double, tricks weigh more beside them.",
        ),
    )
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def _keys() -> str:
    head = (translate("Help", "Key"), translate("Help", "What it does"))
    rows = [(f"<b>{keys}</b>", text) for keys, text in (*_table_keys(), *_window_keys())]
    return _table(head, rows)


def _table_keys() -> tuple[tuple[str, str], ...]:
    arrows = translate("Help", "Left, Right")
    ends = translate("Help", "Home, End")
    return (
        (arrows, translate("Help", "Go along your hand")),
        (ends, translate("Help", "Go to its first or last card")),
        (translate("Help", "Enter"), translate("Help", "Play the card, or press the button")),
        (_key("Space"), translate("Help", "Go on at once, without waiting")),
        ("P, D, R", translate("Help", "Pass, double, redouble in the doubling round")),
        (_key("Esc"), translate("Help", "Put a card back, or close what is open")),
        ("L", translate("Help", "Look at the last trick again; Left and Right show the others")),
    )


def _window_keys() -> tuple[tuple[str, str], ...]:
    return (
        (_key("Ctrl+Z"), translate("Help", "Take back your last call or card")),
        (_key("Ctrl+Shift+Z"), translate("Help", "Play it again")),
        (_key("Ctrl+N"), translate("Help", "New game")),
        (_key("F5"), translate("Help", "New cards, same players and rules")),
        (_key("Ctrl+O"), translate("Help", "Open a saved game")),
        (_key("Ctrl+S"), translate("Help", "Save the game")),
        (_key("Ctrl+Shift+S"), translate("Help", "Save it under another name")),
        (_key("F9"), translate("Help", "Show or hide the score sheet")),
        (_key("F11"), translate("Help", "Full screen, and back")),
        (_key("F1"), translate("Help", "This help")),
        (_key("Ctrl+Q"), translate("Help", "Quit; the game is kept")),
    )


def _key(name: str) -> str:
    """A key as it is written on this desktop's keyboards."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)


def _table(head: tuple[str, str], rows: list[tuple[str, str]]) -> str:
    lines = "".join(f"<tr><td>{left}</td><td>{right}</td></tr>" for left, right in rows)
    titles = "".join(f"<th>{title}</th>" for title in head)
    return f'<table cellspacing="0" cellpadding="5"><tr>{titles}</tr>{lines}</table>'


def _sign(name: str) -> str:
    return f'<img src="sign:{name}" width="15" height="15" style="vertical-align: middle">'
