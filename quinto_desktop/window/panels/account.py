"""What makes a figure of the score sheet up, as values: `reckoner` works it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    Card,
    DealResult,
    Pair,
    Quint,
    ScoredQuint,
    Side,
    marked_points,
)
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.panels.figures import Figure
from quinto_desktop.window.words import Words

translate = QCoreApplication.translate


class AccountLine(NamedTuple):
    """A line of an account.

    Attributes:
        text: What it is.
        points: What it comes to; empty if that is no matter.
        quint: The quint whose sign stands before it, if it is one.
        figure: What it leads on to, if one may ask further.
    """

    text: str
    points: str = ""
    quint: Quint | None = None
    figure: Figure | None = None


class ShownTrick(NamedTuple):
    """Cards that are shown with an account.

    Attributes:
        cards: The cards, in order.
        captions: Whose each is, or whose the trick; empty for the cachette's.
        strong: Which of them make the figure up.
        winner: Which of them took the trick; None for the cachette.
    """

    cards: tuple[Card, ...]
    captions: tuple[str, ...]
    strong: tuple[Card, ...]
    winner: int | None


class Account(NamedTuple):
    """What makes a figure up.

    Attributes:
        title: The figure.
        lines: What it is the sum of.
        total: The sum; empty if nothing is added up.
        notes: What else there is to say, sentence by sentence.
        trick: The cards to be shown; None if there is nothing to see.
    """

    title: str
    lines: tuple[AccountLine, ...] = ()
    total: str = ""
    notes: tuple[str, ...] = ()
    trick: ShownTrick | None = None

    def spoken(self) -> str:
        """The whole of it in words."""
        text = translate("Account", "{what}: {points}")
        lines = [
            fill(text, what=line.text, points=line.points) if line.points else line.text
            for line in self.lines
        ]
        if self.total:
            lines.append(fill(text, what=translate("Account", "Together"), points=self.total))
        return " ".join([*(f"{line}." for line in lines), *self.notes])


class Game(NamedTuple):
    """One game of the match, finished or not.

    Attributes:
        number: Which, from 1.
        deals: Its deals, the one on the table included.
        scores: How it stands, or ended.
        words: The names, in its seating.
    """

    number: int
    deals: tuple[DealResult, ...]
    scores: Pair
    words: Words

    def marked(self, number: int, side: Side) -> Sequence[ScoredQuint]:
        """The quints that a side has marked in a deal."""
        return [scored for scored in self.deals[number - 1].quints if scored.side is side]

    def quint_points(self, number: int, side: Side) -> int:
        """What they come to."""
        return marked_points(self.marked(number, side))

    def trick_points(self, number: int, side: Side) -> int:
        """What a side's tricks in a deal have counted."""
        deal = self.deals[number - 1]
        return 0 if deal.tricks_won is None else deal.tricks_won[side] * deal.trick_value

    def start(self, side: Side) -> int:
        """What a side had before the first deal."""
        numbers = range(1, len(self.deals) + 1)
        return self.scores[side] - sum(
            self.quint_points(number, side) + self.trick_points(number, side) for number in numbers
        )
