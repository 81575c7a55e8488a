"""The rule player with open cards, set up at the moment of an observation."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from quinto_desktop.lab.pool._rule_play import RulePlay
from quinto_desktop.players.imagining.information import Information, information_of, tricks_of
from quinto_desktop.rules import Card, CardSet, JokerLead, Observation, Play, Seat, Side, card_set

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


def rule_play_of(observation: Observation, weights: Weights) -> RulePlay:
    """The deal at the moment of an observation; hidden hands hold what layouts put there.

    Args:
        observation: What a seat knows, in the doubling round or during the play.
        weights: The rule player's numbers.
    """
    play = RulePlay([*astuple(weights)])
    hands = _dealt(observation, information_of(observation))
    leader = observation.eldest_hand
    assert leader is not None  # cards have been dealt
    joker_lead = _OPTIONS.index(observation.rules.joker_lead)
    play.deal(hands, observation.trick_value, joker_lead, leader)
    for trick in tricks_of(observation):
        for card in trick.cards:
            play.play(card.strength)
    return play


def _dealt(observation: Observation, information: Information) -> list[CardSet]:
    """What each seat is known to have been dealt."""
    hands = [*information.known]
    for trick in tricks_of(observation):
        for seat, card in zip(trick.leader.clockwise, trick.cards, strict=False):
            hands[seat] |= card_set([card])
    return hands


def playable_cards(observation: Observation) -> list[Card]:
    """The cards that may be played, low to high."""
    return [action.card for action in reversed(observation.actions) if isinstance(action, Play)]


def sign_of(seat: Seat | None) -> int:
    """What turns NS less EW into a seat's side less the other."""
    assert seat is not None  # a call or a play is due
    return 1 if seat.side is Side.NS else -1
