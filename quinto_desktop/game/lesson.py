"""The topics of the guided first deal, each taught once, when it comes up in play.

The deal is played like any other. The lesson looks only at what the player sees, so it always fits
what has been played.
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
"""A game whose first deal shows everything early: South leads, follows suit, holds the Quint Royal
for a trick that North wins, and soon has to trump; and there is a quint in the cachette."""


class Topic(Enum):
    """The topics to be taught."""

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


_NEWS = {Topic.WELCOME, Topic.QUINT, Topic.ROYAL_SCORED, Topic.LAST_TRICK}
"""The topics that are not about something to be done: the game waits until they are read."""


def lesson_game() -> GameSetup:
    """Return the setup of the game that begins with the guided first deal."""
    return numbered_game(usual_players(Form.FOUR), RuleOptions(), LESSON_GAME)


class Lesson:
    """Keeps track of what has been taught in one deal.

    Args:
        before: What the player saw at each of their calls and plays so far; its topics count as
            taught. This way a lesson, like the game, continues after the program was closed.
    """

    def __init__(self, before: Iterable[Observation] = ()) -> None:
        self._told: list[Topic] = []
        for observation in before:
            while self.next_topic(observation) is not None:
                pass

    @property
    def is_over(self) -> bool:
        """Whether the count at the end of the deal, the last topic, has been taught."""
        return Topic.COUNT in self._told

    def next_topic(self, observation: Observation) -> Topic | None:
        """Return the topic to teach now, which then counts as taught; None if there is none.

        Args:
            observation: What the player sees now.
        """
        for topic in _topics_of(observation):
            if topic not in self._told:
                self._told.append(topic)
                return topic
        return None

    def repeat(self) -> None:
        """Let the last topic be taught again."""
        del self._told[-1:]


def is_news(topic: Topic) -> bool:
    """Return whether the game should pause until this has been read."""
    return topic in _NEWS


def _topics_of(observation: Observation) -> list[Topic]:
    """Return everything that a moment has to teach, the most urgent first."""
    if observation.results or observation.winner is not None:
        return [Topic.COUNT]
    topics = [Topic.WELCOME]
    kinds = {scored.quint.kind for scored in observation.quints}
    if kinds - {QuintKind.ROYAL}:
        topics.append(Topic.QUINT)
    if QuintKind.ROYAL in kinds:
        topics.append(Topic.ROYAL_SCORED)
    is_turn = observation.turn is observation.seat
    if observation.phase is Phase.PLAY and is_turn and len(observation.hand) == 1:
        topics.append(Topic.LAST_TRICK)  # the card plays itself
    elif observation.actions:
        topics += _topics_of_turn(observation)
    return topics


def _topics_of_turn(observation: Observation) -> list[Topic]:
    if observation.phase is Phase.DOUBLING:
        return [Topic.DOUBLING]
    trick = observation.trick
    assert trick is not None  # cards are being played
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
