"""The rule player with open cards, set up at the moment of an observation."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Protocol

from quinto_desktop.lab.pool._rule_play import RulePlay
from quinto_desktop.players.imagining.information import Information, information_of, tricks_of
from quinto_desktop.rules import CardSet, JokerLead, Observation, Seat, Side, card_set

_OPTIONS = tuple(JokerLead)


@dataclass(frozen=True, slots=True)
class Weights:
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
    """What can be set up at a moment of a deal."""

    def deal(self, hands: list[int], trick_value: int, joker_lead: int, leader: int) -> None: ...

    def play(self, card: int) -> None: ...


def rule_play_of(observation: Observation, weights: Weights) -> RulePlay:
    """The rule player at the moment of an observation.

    Args:
        observation: What a seat knows, in the doubling round or during the play.
        weights: The rule player's numbers.
    """
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


def sign_of(seat: Seat | None) -> int:
    """What turns NS less EW into a seat's side less the other."""
    assert seat is not None  # a call or a play is due
    return 1 if seat.side is Side.NS else -1
