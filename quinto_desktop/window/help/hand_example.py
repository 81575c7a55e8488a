"""Examples in the rule book that show cards and hands."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    TRICKS_IN_A_DEAL,
    Card,
    JokerLead,
    Quint,
    Seat,
    Suit,
    playable,
    quint_of,
    quints_in,
)
from quinto_desktop.rules.state import Hand
from quinto_desktop.window.help.trick_example import (
    Face,
    Figure,
    Group,
    Row,
    TrickExample,
    faces_of,
    seat_name,
)
from quinto_desktop.window.text.card_text import (
    fill,
    join_and,
    quint_name,
    suit_name,
    the_card,
    the_quint,
    title_case,
)

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


_FAN_STEP = 0.5
_DUMMY_STEP = 0.36


@dataclass(frozen=True, slots=True)
class HandExample:
    """A hand on its turn, with the trick so far: which cards may be played.

    Attributes:
        before: The trick so far.
        hand: The hand of the seat on turn, high to low.
        joker_lead: The option for a led Quint Royal.
    """

    before: TrickExample
    hand: Hand
    joker_lead: JokerLead = JokerLead.HIGHEST

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.before.leader.clockwise[len(self.before.cards)]

    @property
    def allowed(self) -> Hand:
        """What may be played, by the rules."""
        done = TRICKS_IN_A_DEAL - len(self.hand)
        return playable(self.hand, self.before.trick, done, self.joker_lead)

    def faces(self) -> tuple[Face, ...]:
        """The hand, with the cards that may be played standing out."""
        allowed = self.allowed
        return tuple(
            Face(card, is_raised=card in allowed, is_veiled=card not in allowed)
            for card in self.hand
        )

    def figure(self) -> Figure:
        """The trick so far, and the hand below it."""
        text = translate("Help", "{who}’s hand: what may be played stands out")
        title = fill(text, who=seat_name(self.seat))
        hand = Group(self.faces(), step=_FAN_STEP)
        return Figure((Row(self.before.groups(), gap=0.42), Row((hand,), title=title)))

    def told(self) -> str:
        """All that the figure shows, in sentences."""
        who = seat_name(self.seat)
        held = translate("Help", "{who} holds {cards}.")
        allowed = translate("Help", "{who} may play {cards}.")
        return " ".join(
            [
                *self.before.plays(),
                fill(held, who=who, cards=_by_suit(self.hand)),
                fill(allowed, who=who, cards=_by_suit(self.allowed)),
            ]
        )


@dataclass(frozen=True, slots=True)
class TwoFormsExample:
    """One hand at the eleventh trick under both rules that forbid to lead the Quint Royal.

    Attributes:
        before: The trick so far.
        hand: The two cards left, the Quint Royal last.
    """

    before: TrickExample
    hand: Hand

    def under(self, joker_lead: JokerLead) -> HandExample:
        """The same hand under one of the rules."""
        return HandExample(self.before, self.hand, joker_lead)

    def figure(self) -> Figure:
        """The trick so far, and the hand twice."""
        strict, mild = (
            Group(self.under(rule).faces(), step=_FAN_STEP, over=name) for rule, name in _forms()
        )
        return Figure((Row((*self.before.groups(), strict, mild), gap=0.9),))

    def told(self) -> str:
        """All that the figure shows, in sentences."""
        text = translate("Help", "{who} has two cards left, {other} and {royal}.")
        who = seat_name(self.under(JokerLead.FORBIDDEN_ALWAYS).seat)
        other, royal = map(the_card, self.hand)
        told = [*self.before.plays(), fill(text, who=who, other=other, royal=royal)]
        for rule, name in _forms():
            allowed = self.under(rule).allowed
            text = translate("Help", "{rule}: either card may be played.")
            if len(allowed) == 1:
                text = translate("Help", "{rule}: {card} has to be played.")
            told.append(fill(text, rule=name, card=the_card(allowed[0])))
        return " ".join(told)


@dataclass(frozen=True, slots=True)
class DummyExample:
    """Dummy's hand and that of its player, as they lie when the doubling is over.

    Attributes:
        dummy: Dummy's hand, high to low.
        own: The Dummy-player's own.
    """

    dummy: Hand
    own: Hand

    def figure(self) -> Figure:
        """Dummy face up in its suits, the Dummy-player's fan below."""
        suits = tuple(
            Group(faces_of(cards), step=_DUMMY_STEP) for cards in in_suits(self.dummy) if cards
        )
        own = Group(faces_of(self.own), step=_FAN_STEP)
        return Figure(
            (
                Row(suits, title=translate("Help", "Dummy, face up for all to see"), gap=0.24),
                Row((own,), title=translate("Help", "The Dummy-player’s own hand")),
            ),
            card=66,
        )

    def told(self) -> str:
        """All that the figure shows, in sentences."""
        text = translate("Help", "Dummy lies face up in its suits: {cards}.")
        own = translate("Help", "The Dummy-player holds {cards}.")
        return " ".join(
            (fill(text, cards=_by_suit(self.dummy)), fill(own, cards=_by_suit(self.own)))
        )


def in_suits(hand: Hand) -> list[Hand]:
    """A hand's cards by suit, hearts first; the Quint Royal comes last, by itself."""
    suits = [tuple(card for card in hand if card.suit is suit) for suit in reversed(Suit)]
    return [*suits, tuple(card for card in hand if card.suit is None)]


def _forms() -> tuple[tuple[JokerLead, str], ...]:
    return (
        (JokerLead.FORBIDDEN_ALWAYS, translate("Help", "Strict form")),
        (JokerLead.FORBIDDEN_IF_WINNING, translate("Help", "Milder form")),
    )


def _by_suit(hand: Hand) -> str:
    """A hand in words, its ranks as they stand on the cards: “hearts K 9 4; spades 10 5”."""
    text = translate("Help", "{suit} {ranks}")
    told = []
    for cards in in_suits(hand):
        if cards and (suit := cards[0].suit) is not None:
            ranks = " ".join(_index(card) for card in cards)
            told.append(fill(text, suit=suit_name(suit), ranks=ranks))
        elif cards:
            told.append(translate("Help", "the Quint Royal"))
    return translate("Help", "; ").join(told)


def _index(card: Card) -> str:
    """The rank as it is printed on the card: “A”, “10”."""
    assert card.rank is not None  # the Quint Royal is told by its name
    return "10" if card.rank.letter == "T" else card.rank.letter
