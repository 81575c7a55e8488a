"""The beginner: sees the trick on the table and nothing beyond it.

It wins a trick with its highest card, does not count cards, ignores the seats still to play, and
now and then plays a random card. It keeps quints off tricks it does not expect to win, and gives
them to its partner when no one can take the trick away any more.
"""

from __future__ import annotations

import random

from quinto_desktop.players.by_rule.doubling import choose_call
from quinto_desktop.players.by_rule.knowledge import pile_of
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.rules import (
    Action,
    Card,
    Observation,
    Phase,
    Play,
    Trick,
    playable,
    quint_of,
    quints_in,
    winning_seat,
)

SLIPS = 6
"""One card in this many is played without thinking; set by hand."""

DOUBLING_MARGIN = 0.07
"""The share of the tricks it asks for beyond what a better player would, set by hand."""


class Novice:
    """A beginner who means well."""

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call or a card at once; the seed decides on slips and leads."""
        if observation.phase is Phase.DOUBLING:
            return choose_call(observation, margin=DOUBLING_MARGIN)
        if len(observation.actions) == 1:
            return observation.actions[0]
        cards = [action.card for action in observation.actions if isinstance(action, Play)]
        chance = random.Random(seed)
        if chance.randrange(SLIPS) == 0:
            return Play(chance.choice(_plain(cards)))
        trick = observation.trick
        assert trick is not None  # a seat on turn to play has a trick to play to
        if not trick.cards:
            return Play(_lead(cards, chance))
        return Play(_follow(observation, trick, cards))


def _lead(cards: list[Card], chance: random.Random) -> Card:
    plain = _plain(cards)
    suit = chance.choice(plain).suit
    return next(card for card in plain if card.suit is suit)


def _follow(observation: Observation, trick: Trick, cards: list[Card]) -> Card:
    winning = winning_seat(trick, observation.rules.joker_lead)
    if winning is observation.seat.partner:
        return _please_partner(observation, trick, cards)
    if _wins(Trick(trick.leader, (*trick.cards, cards[0])), observation):
        return cards[0]
    return _plain(cards)[-1]


def _wins(trick: Trick, observation: Observation) -> bool:
    return winning_seat(trick, observation.rules.joker_lead) is observation.seat


def _please_partner(observation: Observation, trick: Trick, cards: list[Card]) -> Card:
    # The most valuable quint for the partner's trick, if no one can take it away.
    if not _may_be_taken(observation, trick):
        before = _points(trick.cards)
        dearest = max(cards, key=lambda card: _points((*trick.cards, card)))
        if _points((*trick.cards, dearest)) > before:
            return dearest
    return _plain(cards)[-1]


def _may_be_taken(observation: Observation, trick: Trick) -> bool:
    joker_lead = observation.rules.joker_lead
    strength = pile_of(trick, joker_lead).strength
    for seat in observation.seat.clockwise[1 : 4 - len(trick.cards)]:
        hand = observation.hands[seat]
        if hand is None:
            return True
        to_play = playable(hand, trick, len(observation.tricks), joker_lead)
        if any(card.strength > strength for card in to_play):
            return True
    return False


def _points(cards: tuple[Card, ...]) -> int:
    return sum(quint.points for quint in quints_in(cards))


def _plain(cards: list[Card]) -> list[Card]:
    # The cards that are not quints by themselves; all cards if there are none.
    plain = []
    for card in cards:
        quint = quint_of(card)
        if quint is None or len(quint.cards) == 2:
            plain.append(card)
    return plain or cards
