"""The pieces of a deal's review: what is to be asked, one question at a time, and what was found.

A piece that was stopped keeps what it has, and goes on from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from quinto_desktop.players import Question
from quinto_desktop.players.judging.asking import LookingBack, PlayingElsewhere, Reviewing
from quinto_desktop.players.judging.deal_review import PlayedDeal, Tables
from quinto_desktop.players.judging.figures import FairValues, KeptFigures
from quinto_desktop.players.judging.verdicts import Decision
from quinto_desktop.rules import Card, Play, legal_actions, observe


class Piece(Protocol):
    """A part of a review."""

    @property
    def is_done(self) -> bool:
        """Whether all is found."""
        ...

    def question(self) -> Question:
        """What is to be asked next; not once all is found."""
        ...

    def take(self, answer: object) -> bool:
        """Take an answer, complete or stopped half-way; return whether it adds anything."""
        ...


class FairPiece:
    """The fair values of a decision; `values` is None as long as not all are found."""

    def __init__(self, decision: Decision, seed: int, batches: int) -> None:
        self.decision = decision
        self.values: KeptFigures | None = None
        self._so_far: FairValues | None = None
        self.is_forced = len(legal_actions(decision.state)) == 1
        self._seed = seed
        self._batches = batches

    @property
    def is_done(self) -> bool:
        """Whether all is found."""
        return self.values is not None

    def question(self) -> Question:
        """What is to be asked next."""
        observation = observe(self.decision.state, self.decision.seat)
        action = self.decision.action
        return Reviewing(observation, self._seed, self._batches, self._so_far, action)

    def take(self, answer: object) -> bool:
        """Take what was found so far."""
        if isinstance(answer, KeptFigures):
            self.values, self._so_far = answer, None
        elif isinstance(answer, FairValues):
            self._so_far = answer
        return self.values is not None


class HindsightPiece:
    """What every card was worth with all cards known, by the decisions' numbers."""

    def __init__(self, deal: PlayedDeal) -> None:
        self.values: dict[int, Mapping[Card, int]] = {}
        self._left = [one for one in deal.decisions if isinstance(one.action, Play)]

    @property
    def is_done(self) -> bool:
        """Whether all is found."""
        return not self._left

    def question(self) -> Question:
        """All plays that are not yet known."""
        return LookingBack(tuple([one.state for one in self._left]))

    def take(self, answer: object) -> bool:
        """Take the values of the latest plays: of all, unless it was stopped."""
        if not isinstance(answer, tuple):
            return False
        for values in reversed(answer):
            self.values[self._left.pop().number] = values
        return bool(answer)


class TablesPiece:
    """How the deal ends at other tables: the points of North and South less the others'."""

    def __init__(self, deal: PlayedDeal, tables: Tables, seed: int) -> None:
        self.results: list[int] = []
        self._deal = deal
        self._tables = tables
        self._seed = seed

    @property
    def is_done(self) -> bool:
        """Whether all is found."""
        return len(self.results) == self._tables.count

    def question(self) -> Question:
        """The next table."""
        one = Tables(1, self._tables.skill)
        return PlayingElsewhere(self._deal.start, one, self._seed, len(self.results))

    def take(self, answer: object) -> bool:
        """Take the result of a table that was played to the end."""
        if not isinstance(answer, list):
            return False
        self.results += answer
        return bool(answer)
