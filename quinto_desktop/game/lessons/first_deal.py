"""The topics of the guided first deal, each taught once: what matters soon, before it does.

The deal is played like any other. The lesson looks only at what the player sees, so it always fits
what has been played.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from quinto_desktop.game.lessons.lesson import LAST_TRICKS
from quinto_desktop.rules import (
    PACK,
    QUINT_ROYAL,
    SEATS,
    Card,
    Observation,
    Phase,
    Play,
    Rank,
    Seat,
    Trick,
    quint_of,
    quints_in,
    winning_seat,
)


class Topic(Enum):
    """The topics to be taught."""

    WELCOME = "welcome"
    ORDER = "order"
    CROWNS = "crowns"
    ROYAL = "royal"
    CACHETTE = "cachette"
    DOUBLING = "doubling"
    TAG = "tag"
    FOLLOW = "follow"
    KEEP_BACK = "keep back"
    ROYAL_NOW = "royal now"
    ROYAL_LATER = "royal later"
    FEED = "feed"
    TRUMP = "trump"
    LEAD = "lead"
    QUINT = "quint"
    RACE = "race"
    PILES = "piles"
    LAST_TRICKS = "last tricks"
    COUNT = "count"
    END = "end"


OPENING = (Topic.WELCOME, Topic.ORDER, Topic.CROWNS, Topic.ROYAL, Topic.CACHETTE)
_READ = frozenset(
    {*OPENING, Topic.TAG, Topic.QUINT, Topic.RACE, Topic.PILES, Topic.COUNT, Topic.END}
)


class Lesson:
    """Keeps track of what was taught in one deal; what the player saw `before` counts as taught."""

    def __init__(self, before: Iterable[Observation] = (), known: Iterable[Topic] = ()) -> None:
        self._told: list[Topic] = [*known]
        for observation in before:
            while self.next_topics(observation):
                pass

    @property
    def told(self) -> tuple[Topic, ...]:
        """What has been taught, in order."""
        return tuple(self._told)

    @property
    def is_over(self) -> bool:
        """Whether the last topic has been taught."""
        return Topic.END in self._told

    def next_topics(self, observation: Observation) -> tuple[Topic, ...]:
        """Return what to teach now, which then counts as taught; empty if there is nothing.

        What is to be read comes one by one. What belongs to a decision comes together, the rule
        before the advice.
        """
        due = [topic for topic in topics_of(observation) if topic not in self._told]
        if not due:
            return ()
        found = tuple(due[:1] if is_read(due[0]) else due[:2])
        self._told += found
        return found

    def rewound(self, before: Iterable[Observation]) -> Lesson:
        """Return the lesson after undo: what was read in the deal need not be read again."""
        ends = (Topic.COUNT, Topic.END)
        return Lesson(before, [one for one in self._told if is_read(one) and one not in ends])

    def repeat(self, topics: Iterable[Topic]) -> None:
        """Let topics be taught again."""
        self._told = [topic for topic in self._told if topic not in topics]


def is_read(topic: Topic) -> bool:
    """Return whether the game should pause until this has been read."""
    return topic in _READ


def topics_of(observation: Observation) -> list[Topic]:
    """Return everything that a moment has to teach, the most urgent first."""
    if observation.winner is not None or len(observation.results) + 1 < observation.deal_number:
        return [Topic.COUNT]
    if observation.results:
        is_next_deal = observation.phase is not Phase.DEALING
        return [Topic.END] if is_next_deal else [Topic.COUNT]
    opening = [
        topic
        for topic in OPENING
        if topic is not Topic.ROYAL or QUINT_ROYAL in observation.hand or observation.tricks
    ]
    if observation.trick is not None and not observation.trick.cards:
        own, winners = observation.seat, [done.winner for done in observation.tricks]
        opening += [Topic.QUINT, Topic.RACE] if observation.quints else []
        opening += [Topic.PILES] if own in winners or own.partner in winners else []
    return opening + (_topics_of_turn(observation) if observation.actions else [])


def _topics_of_turn(observation: Observation) -> list[Topic]:
    if observation.phase is Phase.DOUBLING:
        return [Topic.DOUBLING]
    trick = observation.trick
    assert trick is not None  # cards are being played
    last = [Topic.LAST_TRICKS] if len(observation.hand) <= LAST_TRICKS else []
    if not trick.cards:
        return [*last, Topic.LEAD]
    legal = [action.card for action in observation.actions if isinstance(action, Play)]
    can_follow = any(card.suit is trick.cards[0].suit for card in legal)
    rule = Topic.FOLLOW if can_follow else Topic.TRUMP
    tag = [Topic.TAG] if quints_in(trick.cards) else []
    return [*tag, rule, *_advice(observation, trick, legal), *last]


def _advice(observation: Observation, trick: Trick, legal: list[Card]) -> list[Topic]:
    winner = winning_seat(trick, observation.rules.joker_lead)
    if winner is None:
        return []
    is_ours = winner.side is observation.seat.side
    is_sure = is_settled(observation)
    if QUINT_ROYAL in legal and is_ours:
        return [Topic.ROYAL_NOW if is_sure else Topic.ROYAL_LATER]
    crowned = [card for card in legal if card is not QUINT_ROYAL and card.rank is Rank.FIVE]
    if not crowned or len(crowned) == len(legal) or not is_sure:
        return []
    if is_ours:
        return [Topic.FEED]
    best = winning_card(trick, winner)
    return [] if any(card.strength > best.strength for card in legal) else [Topic.KEEP_BACK]


def winning_card(trick: Trick, winner: Seat) -> Card:
    """Return the card that a seat has played to a trick."""
    return next(card for card in trick.cards if trick.seat_of(card) is winner)


def is_settled(observation: Observation) -> bool:
    """Return whether a player knows that nobody after them can beat the card that is winning."""
    trick = observation.trick
    if trick is None or not trick.cards:
        return False
    if len(trick.cards) == len(SEATS) - 1:
        return True
    winner = winning_seat(trick, observation.rules.joker_lead)
    if winner is None:
        return False
    best = winning_card(trick, winner)
    seen = {*observation.hand, *trick.cards}
    seen.update(card for done in observation.tricks for card in done.cards)
    return all(card in seen or card.strength < best.strength for card in PACK)


def crown_in(observation: Observation) -> Card | None:
    """Return the most valuable card with a whole crown in the player's hand, if any."""
    fives = [card for card in observation.hand if card.rank is Rank.FIVE]
    return max(fives, key=_points, default=None)


def _points(card: Card) -> int:
    quint = quint_of(card)
    return 0 if quint is None else quint.points
