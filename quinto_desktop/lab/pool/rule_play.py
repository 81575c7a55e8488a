"""The rule player with open cards, the calls that the pool makes by it, and its two members.

A member, bold or careful, looks one trick ahead, by what layouts of the hidden cards say: where
others compute the chance to win a trick, it looks how often it would be won in some dozens of
layouts. It does not search and plays nothing out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct
from msgspec.structs import astuple

from quinto_desktop.lab.pool._rule_play import RulePlay
from quinto_desktop.lab.pool.layouts import FIELDS, uniform_layouts
from quinto_desktop.players.imagining.information import Information, information_of, tricks_of
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import (
    Action,
    Call,
    Card,
    CardSet,
    JokerLead,
    Observation,
    Phase,
    Play,
    Seat,
    Side,
    card_set,
)

_OPTIONS = tuple(JokerLead)


class Weights(Struct, frozen=True):
    """What the rule player takes things to be worth. They were set by hand.

    Attributes:
        royal: Holding back the Quint Royal early in the deal, in points.
        five: Holding back a five, as a share of its points.
        half: Holding back half of a pair that may still be made, as a share of its points.
        winner: A sure later trick besides the trick itself, in points.
        led: What it adds to a card's chance later that no opponent has a higher one of its suit.
        gift: How much of what the winning side may still add counts.
        spent: What a card costs that an opponent or the partner must use to win the trick, in
            points for each step of strength.
        lead: Winning the trick oneself, and so leading to the next, in points.
    """

    royal: float = 18.0
    five: float = 0.3
    half: float = 0.06
    winner: float = 15.0
    led: float = 0.1
    gift: float = 0.8
    spent: float = 0.0
    lead: float = 0.0


USUAL_WEIGHTS = Weights()


class _Deal(Protocol):
    def deal(self, hands: list[int], trick_value: int, joker_lead: int, leader: int) -> None: ...

    def play(self, card: int) -> None: ...


def rule_play_of(observation: Observation, weights: Weights) -> RulePlay:
    """The rule player at the moment of an observation."""
    play = RulePlay([*astuple(weights)])
    set_up(play, observation)
    return play


def set_up(deal: _Deal, observation: Observation) -> None:
    """Set up a deal at the moment of an observation; hidden hands hold what layouts put there."""
    leader = observation.eldest_hand
    assert leader is not None  # cards have been dealt
    joker_lead = _OPTIONS.index(observation.rules.joker_lead)
    hands = _dealt(observation, information_of(observation))
    deal.deal(hands, observation.trick_value, joker_lead, leader)
    for trick in tricks_of(observation):
        for card in trick.cards:
            deal.play(card.strength)


def _dealt(observation: Observation, information: Information) -> list[CardSet]:
    """What each seat is known to have been dealt."""
    hands = [*information.known]
    for trick in tricks_of(observation):
        for seat, card in zip(trick.leader.clockwise, trick.cards, strict=False):
            hands[seat] |= card_set([card])
    return hands


def sign_of(seat: Seat) -> int:
    """What turns NS less EW into a seat's side less the other."""
    return 1 if seat.side is Side.NS else -1


LAYOUTS_FOR_A_CALL = 200


class Calls(Struct, frozen=True):
    """The shares of the thirteen tricks to double and to redouble from. They were set by hand."""

    double_from: float = 0.55
    redouble_from: float = 0.58

    def choose(self, observation: Observation, weights: Weights, seed: int) -> Call:
        """Choose a call, by what the rule player takes in some layouts."""
        if observation.actions == (Call.PASS,):
            return Call.PASS
        share = share_of_tricks(observation, weights, seed)
        if Call.DOUBLE in observation.actions and share >= self.double_from:
            return Call.DOUBLE
        if Call.REDOUBLE in observation.actions and share >= self.redouble_from:
            return Call.REDOUBLE
        return Call.PASS


USUAL_CALLS = Calls()


class Member(ABC):
    """A member of the pool: it calls as the rule player plays, and plays in its own way."""

    __slots__ = ()
    calls: Calls
    weights: Weights = USUAL_WEIGHTS

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call or a card; it finishes before it could be cancelled."""
        if len(observation.actions) == 1:
            return observation.actions[0]
        if observation.phase is Phase.DOUBLING:
            return self.calls.choose(observation, self.weights, seed)
        return self._play(observation, seed)

    @abstractmethod
    def _play(self, observation: Observation, seed: int) -> Action:
        """Choose one of several cards; of equally good ones the lowest."""


def share_of_tricks(observation: Observation, weights: Weights, seed: int) -> float:
    """The share of the thirteen tricks that the side of the seat on turn may expect."""
    worlds = uniform_layouts(observation, LAYOUTS_FOR_A_CALL, seed)
    share = rule_play_of(observation, weights).tricks(worlds, 0, len(worlds) // FIELDS)
    return share if observation.mover.side is Side.NS else 1 - share


LAYOUTS = 60
"""In how many layouts it looks; set by hand."""


@dataclass(frozen=True, slots=True)
class RulePlayer(Member):
    """A rule player."""

    calls: Calls
    weights: Weights

    def _play(self, observation: Observation, seed: int) -> Action:
        worlds = uniform_layouts(observation, LAYOUTS, seed)
        values = judged(observation, worlds, self.weights)
        return Play(max(values, key=values.__getitem__))


def judged(observation: Observation, worlds: array[int], weights: Weights) -> dict[Card, float]:
    """What the rule player thinks of each playable card, low to high, summed over layouts."""
    cards = [action.card for action in reversed(observation.actions) if isinstance(action, Play)]
    sums = array("d", bytes(8 * len(cards)))
    strengths = [card.strength for card in cards]
    rule_play_of(observation, weights).judge(worlds, 0, len(worlds) // FIELDS, strengths, sums)
    return dict(zip(cards, sums, strict=True))


def bold() -> RulePlayer:
    """Leads high and at once, spends the Quint Royal and fives early, doubles early."""
    weights = Weights(
        royal=9.0, five=0.15, half=0.0, winner=6.0, led=0.0, gift=1.0, spent=0.0, lead=4.0
    )
    return RulePlayer(Calls(double_from=0.50, redouble_from=0.53), weights)


def careful() -> RulePlayer:
    """Keeps winners, quints and their halves for later, and seldom doubles."""
    weights = Weights(
        royal=23.0, five=0.45, half=0.15, winner=22.0, led=0.3, gift=0.5, spent=0.05, lead=0.0
    )
    return RulePlayer(Calls(double_from=0.62, redouble_from=0.66), weights)
