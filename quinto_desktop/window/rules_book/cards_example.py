"""Cards beside one another as examples: the one order, the kinds of quint, and the cachette."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import Card, Quint, quint_of, quints_in
from quinto_desktop.window.card_names import quint_name, the_card, the_quint
from quinto_desktop.window.card_words import fill, join_and, title_case
from quinto_desktop.window.rules_book.figure import Face, Figure, Group, Row, faces_of

translate = QCoreApplication.translate

_PAIR_STEP = 0.55


@dataclass(frozen=True, slots=True)
class OrderExample:
    """Samples of the one order: the first and the last cards of each suit, and the Quint Royal.

    Attributes:
        groups: The cards, from the highest to the lowest.
    """

    groups: tuple[tuple[Card, ...], ...]

    def figure(self) -> Figure:
        """The samples from left to right."""
        groups = tuple(Group(faces_of(cards), step=0.36) for cards in self.groups)
        return Figure((Row(groups, gap=0.22),), card=58)

    def told(self) -> str:
        """All that the figure shows, in a sentence."""
        cards = [the_card(card) for group in self.groups for card in group]
        text = translate("Help", "From the highest to the lowest, with gaps: {cards}.")
        return fill(text, cards=", ".join(cards))


@dataclass(frozen=True, slots=True)
class QuintsExample:
    """Quints side by side, each with what it is worth.

    Attributes:
        quints: Which ones.
    """

    quints: tuple[Quint, ...]

    def figure(self) -> Figure:
        """The cards of each quint, with its points."""
        text = translate("Help", "{points} points")
        groups = tuple(
            Group(
                faces_of(quint.cards),
                step=_PAIR_STEP,
                under=fill(text, points=quint.points),
            )
            for quint in self.quints
        )
        return Figure((Row(groups, gap=0.62),))

    def told(self) -> str:
        """All that the figure shows, in a sentence each."""
        text = translate("Help", "{quint}: {points} points.")
        return " ".join(
            fill(text, quint=title_case(quint_name(quint)), points=quint.points)
            for quint in self.quints
        )


@dataclass(frozen=True, slots=True)
class CachetteExample:
    """A cachette turned up: the quints that lie whole in it, and those that are split.

    Attributes:
        cards: Its five cards.
    """

    cards: tuple[Card, ...]

    @property
    def quints(self) -> tuple[Quint, ...]:
        """What lies whole in it, by the rules."""
        return quints_in(self.cards)

    @property
    def split(self) -> tuple[Card, ...]:
        """Cards of pairs that lie in it without the other card."""
        return tuple(
            card
            for card in self.cards
            if (quint := quint_of(card)) is not None and quint not in self.quints
        )

    @property
    def points(self) -> int:
        """What it brings, besides its trick."""
        return sum(quint.points for quint in self.quints)

    def figure(self) -> Figure:
        """The five cards, those of a whole quint ringed and named."""
        groups = tuple(
            Group(
                (Face(card, is_ringed=self._is_whole(card)),),
                under=self._word(card),
            )
            for card in self.cards
        )
        points = fill(translate("Help", "{points} points"), points=self.points)
        also = translate("Help", "and one trick more, for whoever took the twelfth")
        return Figure((Row(groups, note=(points, also), gap=0.1),), card=66)

    def told(self) -> str:
        """All that the figure shows, in sentences."""
        listed = translate("Help", "The cachette holds {cards}.")
        whole = translate("Help", "Whole in it: {quints}, {points} points.")
        split = translate("Help", "Split, and worth nothing: {cards}.")
        cards, odd = ([the_card(card) for card in some] for some in (self.cards, self.split))
        quints = [the_quint(quint) for quint in self.quints]
        return " ".join(
            (
                fill(listed, cards=join_and(cards)),
                fill(whole, quints=join_and(quints), points=self.points),
                fill(split, cards=join_and(odd)),
            )
        )

    def _is_whole(self, card: Card) -> bool:
        return any(card in quint.cards for quint in self.quints)

    def _word(self, card: Card) -> str:
        if self._is_whole(card):
            return translate("Help", "whole")
        return translate("Help", "split") if card in self.split else ""
