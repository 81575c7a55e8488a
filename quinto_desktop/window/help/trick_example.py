"""The parts of a figure in the rule book, and the examples of tricks and of hands on turn."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from quinto_desktop.rules import (
    SEATS,
    TRICKS_IN_A_DEAL,
    Card,
    JokerLead,
    Quint,
    Seat,
    Side,
    Suit,
    Trick,
    playable,
    quints_in,
    winning_seat,
)
from quinto_desktop.rules.state import Hand
from quinto_desktop.window.text.card_text import cards_by_suit, quint_name, the_card, the_quint
from quinto_desktop.window.text.translation import fill, join_and, translate

FAN_STEP = 0.5  # the distance between the cards of a hand, in card widths


class Face(Struct, frozen=True):
    """A card in a figure, None face down: it may be ringed, dimmed, or raised out of the hand."""

    card: Card | None
    is_ringed: bool = False
    is_veiled: bool = False
    is_raised: bool = False


class Group(Struct, frozen=True):
    """Cards that belong together, so many card widths apart: under 1 they overlap."""

    faces: tuple[Face, ...] = ()
    step: float = 1.08
    over: str = ""
    under: str = ""
    tag: str = ""
    plate: str = ""


class Row(Struct, frozen=True):
    """Groups side by side.

    Attributes:
        title: What the row shows; empty if that is obvious.
        note: The result, in lines at the right, the first one in bold.
        gap: The space between groups, in card widths.
    """

    groups: tuple[Group, ...]
    title: str = ""
    note: tuple[str, ...] = ()
    gap: float = 0.32


class Figure(Struct, frozen=True):
    """A drawn example; its cards are so many pixels of the design wide."""

    rows: tuple[Row, ...]
    card: int = 70


def faces_of(cards: Iterable[Card]) -> tuple[Face, ...]:
    """Plain cards, with no marks on them."""
    return tuple(Face(card) for card in cards)


class Role(Enum):
    """What a card does in a trick."""

    LEADS = "leads"
    FOLLOWS = "follows"
    TRUMPS = "trumps"
    OVERTRUMPS = "overtrumps"
    DISCARDS = "discards"
    PLAYS = "plays"


class TrickExample(Struct, frozen=True):
    """A trick, complete or in progress, to draw and describe in the order of play."""

    leader: Seat
    cards: tuple[Card, ...]
    joker_lead: JokerLead = JokerLead.HIGHEST

    @property
    def trick(self) -> Trick:
        return Trick(self.leader, self.cards)

    @property
    def winner(self) -> Seat:
        winner = winning_seat(self.trick, self.joker_lead)
        assert winner is not None  # an example has cards from both sides
        return winner

    @property
    def quints(self) -> tuple[Quint, ...]:
        return quints_in(self.cards)

    @property
    def points(self) -> int:
        return sum(quint.points for quint in self.quints)

    def role(self, place: int) -> Role:
        """The role of the card at an index, from 0, derived from the suit order alone."""
        card, led = self.cards[place], self.cards[0].suit
        if place == 0:
            return Role.LEADS
        if card.suit is None or led is None:
            return Role.PLAYS
        if card.suit is led:
            return Role.FOLLOWS
        if card.suit < led:
            return Role.DISCARDS
        best = max(self.cards[:place], key=lambda before: before.strength)
        if card.strength < best.strength:
            return Role.PLAYS
        return Role.TRUMPS if best.suit is led else Role.OVERTRUMPS

    def figure(self) -> Figure:
        return Figure((Row(self.groups(), note=self._note(), gap=0.42),))

    def groups(self) -> tuple[Group, ...]:
        """A group per card, with who played it and what it does."""
        return tuple(
            Group(
                faces=(Face(card, is_ringed=self._wins(card)),),
                over=name_at(self.trick.seat_of(card)),
                under=_short(self.role(place)),
                tag=translate("Help", "wins") if self._wins(card) else "",
            )
            for place, card in enumerate(self.cards)
        )

    def description(self) -> str:
        return " ".join([*self.plays(), self._outcome()])

    def plays(self) -> list[str]:
        """Who plays what, one sentence per card."""
        return [self._told_card(place) for place in range(len(self.cards))]

    def _wins(self, card: Card) -> bool:
        return len(self.cards) == 4 and self.trick.seat_of(card) is self.winner

    def _told_card(self, place: int) -> str:
        text = {
            Role.LEADS: translate("Help", "{who} leads {card}."),
            Role.FOLLOWS: translate("Help", "{who} follows with {card}."),
            Role.TRUMPS: translate("Help", "{who} trumps with {card}."),
            Role.OVERTRUMPS: translate("Help", "{who} overtrumps with {card}."),
            Role.DISCARDS: translate("Help", "{who} discards {card}."),
            Role.PLAYS: translate("Help", "{who} plays {card}."),
        }[self.role(place)]
        card = self.cards[place]
        return fill(text, who=name_at(self.trick.seat_of(card)), card=the_card(card))

    def _outcome(self) -> str:
        who = name_at(self.winner)
        if not self.quints:
            return fill(translate("Help", "{who} takes the trick."), who=who)
        text = translate("Help", "{who} takes the trick; {side} score {quints}.")
        if len(self.quints) > 1:
            text = translate(
                "Help", "{who} takes the trick; {side} score {quints}, {points} in all."
            )
        one = translate("Help", "{points} for {quint}")
        quints = [fill(one, points=q.points, quint=the_quint(q)) for q in self.quints]
        side = side_name(self.winner.side)
        return fill(text, who=who, side=side, points=self.points, quints=join_and(quints))

    def _note(self) -> tuple[str, ...]:
        if not self.quints:
            text = translate("Help", "{who} takes it")
            return fill(text, who=name_at(self.winner)), translate("Help", "no quints")
        is_one = len(self.quints) == 1
        line = "{quint}" if is_one else translate("Help", "{points}: {quint}")
        return (
            fill(translate("Help", "{points} points"), points=self.points),
            fill(translate("Help", "for {side}"), side=side_name(self.winner.side)),
            *(fill(line, quint=quint_name(q), points=q.points) for q in self.quints),
        )


class HandExample(Struct, frozen=True):
    """A hand on turn, high to low, with the trick so far: which cards may be played."""

    before: TrickExample
    hand: Hand
    joker_lead: JokerLead = JokerLead.HIGHEST

    @property
    def seat(self) -> Seat:
        return self.before.leader.clockwise[len(self.before.cards)]

    @property
    def allowed(self) -> Hand:
        done = TRICKS_IN_A_DEAL - len(self.hand)
        return playable(self.hand, self.before.trick, done, self.joker_lead)

    def faces(self) -> tuple[Face, ...]:
        """The hand, with the playable cards raised."""
        allowed = self.allowed
        return tuple(
            Face(card, is_raised=card in allowed, is_veiled=card not in allowed)
            for card in self.hand
        )

    def figure(self) -> Figure:
        text = translate("Help", "{who}’s hand: playable cards are raised")
        title = fill(text, who=name_at(self.seat))
        hand = Group(self.faces(), step=FAN_STEP)
        return Figure((Row(self.before.groups(), gap=0.42), Row((hand,), title=title)))

    def description(self) -> str:
        who = name_at(self.seat)
        held = translate("Help", "{who} holds {cards}.")
        allowed = translate("Help", "{who} can play {cards}.")
        cards = fill(held, who=who, cards=cards_by_suit(self.hand, voids=False))
        free = fill(allowed, who=who, cards=cards_by_suit(self.allowed, voids=False))
        return " ".join([*self.before.plays(), cards, free])


class TwoFormsExample(Struct, frozen=True):
    """One hand at the eleventh trick under both rules that forbid leading the Quint Royal."""

    before: TrickExample
    hand: Hand

    def under(self, joker_lead: JokerLead) -> HandExample:
        return HandExample(self.before, self.hand, joker_lead)

    def figure(self) -> Figure:
        strict, mild = (
            Group(self.under(rule).faces(), step=FAN_STEP, over=name) for rule, name in _forms()
        )
        return Figure((Row((*self.before.groups(), strict, mild), gap=0.9),))

    def description(self) -> str:
        text = translate("Help", "{who} has two cards left, {other} and {royal}.")
        who = name_at(self.under(JokerLead.FORBIDDEN_ALWAYS).seat)
        other, royal = map(the_card, self.hand)
        told = [*self.before.plays(), fill(text, who=who, other=other, royal=royal)]
        for rule, name in _forms():
            allowed = self.under(rule).allowed
            text = translate("Help", "{rule}: either card may be played.")
            if len(allowed) == 1:
                text = translate("Help", "{rule}: {card} must be played.")
            told.append(fill(text, rule=name, card=the_card(allowed[0])))
        return " ".join(told)


def in_suits(hand: Hand) -> list[Hand]:
    """A hand's cards by suit, hearts first; the Quint Royal comes last, by itself."""
    suits = [tuple(card for card in hand if card.suit is suit) for suit in reversed(Suit)]
    return [*suits, tuple(card for card in hand if card.suit is None)]


def _forms() -> tuple[tuple[JokerLead, str], ...]:
    return (
        (JokerLead.FORBIDDEN_ALWAYS, translate("Help", "Strict form")),
        (JokerLead.FORBIDDEN_IF_WINNING, translate("Help", "Milder form")),
    )


def name_at(seat: Seat) -> str:
    """Who sits at a seat in the examples: a name is more to a beginner than a compass point."""
    return {Seat.N: "Ada", Seat.E: "Clara", Seat.S: "Dora", Seat.W: "Bertram"}[seat]


def side_name(side: Side) -> str:
    """A side in a sentence: “Ada and Dora”."""
    return join_and(sorted(name_at(seat) for seat in SEATS if seat.side is side))


def _short(role: Role) -> str:
    return {
        Role.LEADS: translate("Help", "leads"),
        Role.FOLLOWS: translate("Help", "follows"),
        Role.TRUMPS: translate("Help", "trumps"),
        Role.OVERTRUMPS: translate("Help", "overtrumps"),
        Role.DISCARDS: translate("Help", "discards"),
        Role.PLAYS: translate("Help", "plays"),
    }[role]
