"""The sentences of reasons, one row for each kind; see `reason_text`, which fills them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from quinto_desktop.game.judging.reasons import Kind


class Wording(NamedTuple):
    """How a kind is worded.

    Attributes:
        yours: The sentence if it is your side that decides, without its full stop.
        theirs: The same for the other side; None if it is the same.
        briefly: In a few words about one of the two actions, before how often it holds.
    """

    yours: Any
    theirs: Any
    briefly: Any


OF_PARTNER: Mapping[Kind, Wording] = {
    Kind.PARTNER_TAKES: Wording(
        QT_TRANSLATE_NOOP("Reasons", "After {subject}, you win the trick {how_often}"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Trick won by you"),
    ),
    Kind.PARTNER_TRUMPS: Wording(
        QT_TRANSLATE_NOOP("Reasons", "You trump {subject} {how_often}"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Trumped by you"),
    ),
    Kind.PARTNER_WINS: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "You are winning the trick and the other side cannot beat that, so {card} is not "
            "needed",
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Leaves the trick to you"),
    ),
}
"""What is said of a partner who is “you”."""

BRIEF_OF_OTHER: Mapping[Kind, Any] = {
    Kind.UNBEATABLE: QT_TRANSLATE_NOOP("Reasons", "Wins the trick"),
    Kind.UNLESS_TRUMPED: QT_TRANSLATE_NOOP("Reasons", "Wins the trick"),
    Kind.UNLESS_HIGHER: QT_TRANSLATE_NOOP("Reasons", "Wins the trick"),
    Kind.UNLESS_OVERTRUMPED: QT_TRANSLATE_NOOP("Reasons", "Wins the trick"),
    Kind.PARTNER_TAKES: QT_TRANSLATE_NOOP("Reasons", "Trick won"),
    Kind.PARTNER_TRUMPS: QT_TRANSLATE_NOOP("Reasons", "Trick won"),
    Kind.REFUSES_QUINT: QT_TRANSLATE_NOOP("Reasons", "Gives away {quint}"),
    Kind.PARTNER_WINS: QT_TRANSLATE_NOOP("Reasons", "Not needed, as {partner} wins the trick"),
    Kind.KEEPS_WINNER: QT_TRANSLATE_NOOP("Reasons", "Wins a later trick if kept"),
    Kind.WINS_AS_WELL: QT_TRANSLATE_NOOP("Reasons", "Wins a later trick if kept"),
    Kind.SAVES_QUINT: QT_TRANSLATE_NOOP("Reasons", "Your side scores it later if kept"),
    Kind.KEEPS_HALF: QT_TRANSLATE_NOOP("Reasons", "Makes {quint} later if kept"),
}
"""What is said briefly of the other action, where it is about the card that it spends."""

BRIEF_OF_OTHER_BY_YOU: Mapping[Kind, Any] = {
    **BRIEF_OF_OTHER,
    Kind.PARTNER_WINS: QT_TRANSLATE_NOOP("Reasons", "Not needed, as you win the trick"),
}
"""The same for a partner who is “you”."""

OWN_QUINT = Wording(
    QT_TRANSLATE_NOOP(
        "Reasons", "{subject}, worth {points}, goes to your side in this trick {how_often}"
    ),
    QT_TRANSLATE_NOOP(
        "Reasons", "{subject}, worth {points}, goes to them in this trick {how_often}"
    ),
    "",
)
"""What is said of a card that is a quint by itself and is made in the trick."""

THAN_OTHERS: Mapping[Kind, Wording] = {
    Kind.MORE_TRICKS: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "With {subject} your side gains {more} points more by tricks than with worse cards",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} they gain {more} points more by tricks than with worse cards"
        ),
        "",
    ),
    Kind.MORE_QUINTS: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "With {subject} your side gains {more} points more by quints than with worse cards",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} they gain {more} points more by quints than with worse cards"
        ),
        "",
    ),
}

WORDS: Mapping[Kind, Wording] = {
    Kind.UNBEATABLE: Wording(
        QT_TRANSLATE_NOOP("Reasons", "The other side cannot beat {subject} in this trick"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Cannot be beaten"),
    ),
    Kind.WINS_TRICK: Wording(
        QT_TRANSLATE_NOOP("Reasons", "{subject} wins the trick {how_often}"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Wins the trick"),
    ),
    Kind.UNLESS_TRUMPED: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons", "{subject} wins the trick unless {who} trumps it, {how_often}"
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Wins unless trumped"),
    ),
    Kind.UNLESS_HIGHER: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "{subject} wins the trick unless {who} has a higher card of the suit, {how_often}",
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Wins unless there is a higher card"),
    ),
    Kind.UNLESS_OVERTRUMPED: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons", "{subject} wins the trick unless {who} overtrumps, {how_often}"
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Wins unless overtrumped"),
    ),
    Kind.PARTNER_WINS: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "{partner} is winning the trick and the other side cannot beat that, so {card} is not "
            "needed",
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Leaves the trick to {partner}"),
    ),
    Kind.PARTNER_TAKES: Wording(
        QT_TRANSLATE_NOOP("Reasons", "After {subject}, {partner} wins the trick {how_often}"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Trick won by {partner}"),
    ),
    Kind.PARTNER_TRUMPS: Wording(
        QT_TRANSLATE_NOOP("Reasons", "{partner} trumps {subject} {how_often}"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Trumped by {partner}"),
    ),
    Kind.SIDE_WINS: Wording(
        QT_TRANSLATE_NOOP("Reasons", "With {subject} your side wins the trick {how_often}"),
        QT_TRANSLATE_NOOP("Reasons", "With {subject} they win the trick {how_often}"),
        QT_TRANSLATE_NOOP("Reasons", "Trick won"),
    ),
    Kind.LOSES_TRICK: Wording(
        QT_TRANSLATE_NOOP("Reasons", "{subject} loses the trick {how_often}"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Trick lost"),
    ),
    Kind.TRUMPED: Wording(
        QT_TRANSLATE_NOOP("Reasons", "After {subject}, the other side trumps {how_often}"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Trumped by the other side"),
    ),
    Kind.TAKES_QUINT: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "With {subject} your side scores {quint}, worth {points}, in this trick {how_often}",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons",
            "With {subject} they score {quint}, worth {points}, in this trick {how_often}",
        ),
        QT_TRANSLATE_NOOP("Reasons", "Scores {quint}"),
    ),
    Kind.GIVES_QUINT: Wording(
        QT_TRANSLATE_NOOP("Reasons", "{subject} gives away {quint}, worth {points}, {how_often}"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Gives away {quint}"),
    ),
    Kind.REFUSES_QUINT: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "{card} would give the other side {quint}, worth {points}, {how_often}",
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Keeps {card} back, which gives away {quint}"),
    ),
    Kind.MAKES_QUINT: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} your side scores {quint}, worth {points}, {how_often}"
        ),
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} they score {quint}, worth {points}, {how_often}"
        ),
        QT_TRANSLATE_NOOP("Reasons", "{quint} scored"),
    ),
    Kind.LOSES_QUINT: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} the other side scores {quint}, worth {points}, {how_often}"
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "{quint} lost"),
    ),
    Kind.SAVES_QUINT: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons", "Kept for later, {card}, worth {points}, goes to your side {how_often}"
        ),
        QT_TRANSLATE_NOOP(
            "Reasons", "Kept for later, {card}, worth {points}, goes to them {how_often}"
        ),
        QT_TRANSLATE_NOOP("Reasons", "Keeps {card}, scored later"),
    ),
    Kind.KEEPS_HALF: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "Kept for later, {card} makes {quint}, worth {points}, for your side {how_often}",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons", "Kept for later, {card} makes {quint}, worth {points}, for them {how_often}"
        ),
        QT_TRANSLATE_NOOP("Reasons", "Keeps {card}, and {quint} is scored later"),
    ),
    Kind.KEEPS_WINNER: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons", "{subject} keeps {card}, which wins a later trick {how_often}"
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Keeps {card}, which wins a later trick"),
    ),
    Kind.WINS_AS_WELL: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "With {subject} your side wins this trick too, and {card} wins a later one {how_often}",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons",
            "With {subject} they win this trick too, and {card} wins a later one {how_often}",
        ),
        QT_TRANSLATE_NOOP("Reasons", "Wins as well, and {card} wins a later trick"),
    ),
    Kind.LAST_TRICK: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "With {subject} your side takes the last trick, and so the cachette, {how_often}",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} they take the last trick, and so the cachette, {how_often}"
        ),
        QT_TRANSLATE_NOOP("Reasons", "Last trick and cachette"),
    ),
    Kind.WINS_GAME_NOW: Wording(
        QT_TRANSLATE_NOOP("Reasons", "{subject} wins the game in this trick {how_often}"),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Wins the game in this trick"),
    ),
    Kind.WINS_GAME: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} your side wins the game in this deal {how_often}"
        ),
        QT_TRANSLATE_NOOP("Reasons", "With {subject} they win the game in this deal {how_often}"),
        QT_TRANSLATE_NOOP("Reasons", "Game won in this deal"),
    ),
    Kind.LOSES_GAME_NOW: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons", "{subject} lets the other side win the game in this trick {how_often}"
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Game lost in this trick"),
    ),
    Kind.LOSES_GAME: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} the other side wins the game in this deal {how_often}"
        ),
        None,
        QT_TRANSLATE_NOOP("Reasons", "Game lost in this deal"),
    ),
    Kind.MOST_TRICKS: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "Your side takes most of the tricks {how_often}, {mean} of 13 on average; {subject} "
            "pays from {needed}",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons",
            "They take most of the tricks {how_often}, {mean} of 13 on average; {subject} pays "
            "from {needed}",
        ),
        "",
    ),
    Kind.FEW_TRICKS: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "Your side takes less than half of the tricks {how_often}, {mean} of 13 on average; "
            "{subject} pays from {needed}",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons",
            "They take less than half of the tricks {how_often}, {mean} of 13 on average; "
            "{subject} pays from {needed}",
        ),
        "",
    ),
    Kind.MORE_TRICKS: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "With {subject} your side gains {more} points more by tricks than with {compared}",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} they gain {more} points more by tricks than with {compared}"
        ),
        "",
    ),
    Kind.MORE_QUINTS: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "With {subject} your side gains {more} points more by quints than with {compared}",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons", "With {subject} they gain {more} points more by quints than with {compared}"
        ),
        "",
    ),
    Kind.RAISE_COSTS: Wording(
        QT_TRANSLATE_NOOP(
            "Reasons",
            "Your side takes {mean} of 13 tricks on average, but {subject} pays only from {needed}",
        ),
        QT_TRANSLATE_NOOP(
            "Reasons",
            "They take {mean} of 13 tricks on average, but {subject} pays only from {needed}",
        ),
        "",
    ),
}
