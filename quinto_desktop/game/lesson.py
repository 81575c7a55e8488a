"""What the guided first deal teaches, and when: each thing once, when it comes up in play.

The deal is played like any other. The lesson only looks at what the player sees, so whatever is
played, what is told fits it.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from quinto_desktop.game.session import GameSetup, numbered_game, usual_players
from quinto_desktop.rules import (
    QUINT_ROYAL,
    SEATS,
    Form,
    Observation,
    Phase,
    Play,
    QuintKind,
    RuleOptions,
    winning_seat,
)

LESSON_GAME = 38_941
"""A game in whose first deal South leads, follows suit, holds the Quint Royal for a trick that
North wins, and has to trump soon; and a quint lies in the cachette."""


class Topic(Enum):
    """Things to be taught."""

    WELCOME = "welcome"
    DOUBLING = "doubling"
    LEAD = "lead"
    FOLLOW = "follow"
    TRUMP = "trump"
    QUINT = "quint"
    ROYAL_SCORED = "royal_scored"
    ROYAL_HELD = "royal_held"
    ROYAL_NOW = "royal_now"
    LAST_TRICK = "last_trick"
    COUNT = "count"


_NEWS = {Topic.WELCOME, Topic.QUINT, Topic.ROYAL_SCORED}
"""What is told of something that has happened, and not of something that is to be done."""


def lesson_game() -> GameSetup:
    """The game that the guided first deal begins."""
    return numbered_game(usual_players(Form.FOUR), RuleOptions(), LESSON_GAME)


class Lesson:
    """Remembers what has been told in one deal.

    Args:
        before: What the player has seen whenever he has called or played so far, of which nothing
            is told any more: a lesson goes on, as the game does, though the program has ended.
    """

    def __init__(self, before: Iterable[Observation] = ()) -> None:
        self._told: list[Topic] = []
        for observation in before:
            while self.next_topic(observation) is not None:
                pass

    @property
    def is_over(self) -> bool:
        """Whether the deal is over and has been counted, the last thing to be told."""
        return Topic.COUNT in self._told

    def next_topic(self, observation: Observation) -> Topic | None:
        """What is to be told now, and from now on counts as told; None for nothing.

        Args:
            observation: What the player sees now.
        """
        for topic in _topics_of(observation):
            if topic not in self._told:
                self._told.append(topic)
                return topic
        return None

    def repeat(self) -> None:
        """Let the last topic be told once more."""
        del self._told[-1:]


def is_news(topic: Topic) -> bool:
    """Whether the game should rest until this has been read."""
    return topic in _NEWS


def _topics_of(observation: Observation) -> list[Topic]:
    """All that a moment has to teach, the most pressing first."""
    if observation.results or observation.winner is not None:
        return [Topic.COUNT]
    topics = [Topic.WELCOME]
    kinds = {scored.quint.kind for scored in observation.quints}
    if kinds - {QuintKind.ROYAL}:
        topics.append(Topic.QUINT)
    if QuintKind.ROYAL in kinds:
        topics.append(Topic.ROYAL_SCORED)
    if observation.actions:
        topics += _topics_of_turn(observation)
    return topics


def _topics_of_turn(observation: Observation) -> list[Topic]:
    if observation.phase is Phase.DOUBLING:
        return [Topic.DOUBLING]
    trick = observation.trick
    assert trick is not None  # cards are being played
    if len(observation.hand) == 1:
        return [Topic.LAST_TRICK]
    if not trick.cards:
        return [Topic.LEAD]
    legal = [action.card for action in observation.actions if isinstance(action, Play)]
    can_follow = any(card.suit is trick.cards[0].suit for card in legal)
    following = Topic.FOLLOW if can_follow else Topic.TRUMP
    if QUINT_ROYAL not in legal:
        return [following]
    is_partners = winning_seat(trick, observation.rules.joker_lead) is observation.seat.partner
    if is_partners and len(trick.cards) == len(SEATS) - 1:
        return [Topic.ROYAL_NOW, following]
    return [following, Topic.ROYAL_HELD]
