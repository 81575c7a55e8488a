"""A puzzle: one decision of a deal, what its actions were worth, and which of them are right.

It is an exact record: the whole deal with its rules and scores, and all that was called and played
before. So the match can be put together again by the rules alone, and is checked by them.
"""

from __future__ import annotations

import dataclasses
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from quinto_desktop.players.judging.estimates import CERTAIN
from quinto_desktop.rules import (
    SEATS,
    Action,
    Card,
    CodedDeal,
    Deal,
    Form,
    MatchState,
    Observation,
    Phase,
    Play,
    Seat,
    Side,
    apply,
    cards_of_set,
    observe,
    sorted_hand,
)
from quinto_desktop.rules.hashing import sha256
from quinto_desktop.rules.notation import Layout, action_text, hand_text

if TYPE_CHECKING:
    from quinto_desktop.players.imagining.imagination import ImaginedDeal
from quinto_desktop.players.judging.figures import Figures
from quinto_desktop.players.judging.version import JUDGE

LEAST_POINTS = 15.0
"""By how many points the best action of a puzzle leads all others, at least."""

LEAST_CHANCE = 0.15
"""The same in chances to win the game, where the deal may decide it."""

NEAR_POINTS = 5.0
NEAR_CHANCE = 0.05
"""What an answer that is not right may lose to be called near."""

_KEY_DIGITS = 16


class Theme(Enum):
    """What a puzzle is about; the value is its name in files and commands."""

    ROYAL = "royal"
    GAME = "game"
    FEED = "feed"
    REFUSE = "refuse"
    ENDING = "ending"
    DOUBLE = "double"
    OTHER = "other"


THEMES = (Theme.ROYAL, Theme.GAME, Theme.FEED, Theme.REFUSE, Theme.ENDING, Theme.DOUBLE)
"""The themes that puzzles are collected by; decisions of one's own may be about other things."""


class Grade(Enum):
    """How hard a puzzle is: the lowest level that solves it three times in four.

    The members are in order; the value is the name in files. BEYOND: not even Master does.
    """

    NOVICE = "novice"
    CASUAL = "casual"
    CLUB = "club"
    MASTER = "master"
    BEYOND = "beyond"


class Outcome(Enum):
    """What becomes of an answer: right, or losing less than matters much, or more."""

    ACCEPTED = "accepted"
    NEAR = "near"
    WRONG = "wrong"


class Value(Struct, frozen=True):
    """What an action was worth, as far as its seat could know.

    The points are the own side's less the other's, from the decision to the end of the deal; `win`
    is the chance, 0 to 1, to win the game. Errors are those of the difference from the best.
    """

    action: Action
    points: float
    se: float
    win: float
    win_se: float


class Difficulty(Struct, frozen=True):
    """How hard a puzzle is: in a word, as a rating, and by how often each level solves it."""

    grade: Grade
    rating: int
    solved: tuple[float, float, float, float]


class Puzzle(Struct, frozen=True, dict=True):
    """A decision, with the whole deal and all calls and plays before it.

    Attributes:
        values: What every legal action is worth, in the rules' order.
        by_chance: Whether the deal may decide the game, so that actions are compared by the chance
            to win it.
        difficulty: How hard it is; None if that has not been found out.
    """

    deal: CodedDeal
    before: tuple[Action, ...]
    theme: Theme
    values: tuple[Value, ...]
    accepted: tuple[Action, ...]
    by_chance: bool
    judge: str
    difficulty: Difficulty | None = None

    @cached_property
    def key(self) -> str:
        """What identifies the decision, whoever judges it: digits of a hash.

        It depends on what the seat knows, not on how the hidden cards lie.
        """
        return self.reckoned_key()

    def reckoned_key(self) -> str:
        """The key, found out anew."""
        seen = self.observation
        rules = self.deal.rules
        told = " ".join(
            [
                *(rules.form.value, rules.joker_lead.value, rules.cachette_from.value),
                *map(str, (rules.target, *self.deal.scores)),
                *(self.deal.dealer.name, "" if self.deal.dummy is None else self.deal.dummy.name),
                *["?" if hand is None else hand_text(hand) for hand in seen.hands],
                *map(action_text, self.before),
            ]
        )
        return sha256(told.encode()).hex()[:_KEY_DIGITS]

    @cached_property
    def state(self) -> MatchState:
        """The match at the decision.

        Raises:
            IllegalAction: Something before it is against the rules.
        """
        state = apply(self.deal.start, Deal(self.deal.pack)).after
        for action in self.before:
            state = apply(state, action).after
        return state

    @property
    def seat(self) -> Seat:
        """Whose decision it is."""
        return self.state.mover

    @property
    def observation(self) -> Observation:
        """What the seat knows."""
        return observe(self.state, self.seat)

    @cached_property
    def best(self) -> Value:
        """The best action; of right answers that are equal, the lowest card."""
        right = [one for one in self.values if one.action in self.accepted]
        return max(reversed(right), key=self._worth)

    @cached_property
    def second(self) -> Value | None:
        """The best of the wrong answers; None if all are right."""
        wrong = [one for one in self.values if one.action not in self.accepted]
        return max(wrong, key=self._worth, default=None)

    def value(self, action: Action) -> Value:
        """What an action is worth.

        Raises:
            KeyError: It is not legal here.
        """
        for one in self.values:
            if one.action == action:
                return one
        raise KeyError(action_text(action))

    def loss(self, action: Action) -> float:
        """What an action loses, in points, or in chances to win the game if it goes `by_chance`.

        Never less than 0.
        """
        return max(0.0, self._worth(self.best) - self._worth(self.value(action)))

    def outcome(self, action: Action) -> Outcome:
        """What becomes of an answer."""
        if action in self.accepted:
            return Outcome.ACCEPTED
        least = NEAR_CHANCE if self.by_chance else NEAR_POINTS
        return Outcome.NEAR if self.loss(action) < least else Outcome.WRONG

    @property
    def is_unique(self) -> bool:
        """Whether it has one right answer, equal cards taken as one, by a clear lead."""
        second = self.second
        if second is None:
            return False
        least = LEAST_CHANCE if self.by_chance else LEAST_POINTS
        error = second.win_se if self.by_chance else second.se
        lead = self.loss(second.action)
        return lead >= least and lead >= CERTAIN * error

    def _worth(self, value: Value) -> float:
        return value.win if self.by_chance else value.points


def record_of(state: MatchState) -> tuple[CodedDeal, tuple[Action, ...]]:
    """The record of a moment: the deal, and all that has been called and played in it."""
    deal = state.dealt
    hands = [[*hand] for hand in deal.hands]
    played: list[Action] = []
    for trick in (*deal.tricks, deal.trick):
        for seat, card in zip(trick.leader.clockwise, trick.cards, strict=False):
            hands[seat].append(card)
            played.append(Play(card))
    ns, ew = state.scores
    for scored in deal.quints:
        ns -= scored.quint.points * (scored.side is Side.NS)
        ew -= scored.quint.points * (scored.side is Side.EW)
    north, east, south, west = map(sorted_hand, hands)
    layout = Layout((north, east, south, west), sorted_hand(deal.cachette))
    coded = CodedDeal(layout, deal.dealer, state.rules, state.dummy, (ns, ew))
    return coded, (*deal.calls, *played)


def with_hidden_cards(puzzle: Puzzle, imagined: ImaginedDeal) -> Puzzle:
    """The same decision if the cards nobody sees lay otherwise: the seat could not tell."""
    deal = puzzle.state.dealt
    hands: list[tuple[Card, ...]] = []
    for seat, held in zip(SEATS, imagined.hands, strict=True):
        played = [trick.card_of(seat) for trick in (*deal.tricks, deal.trick)]
        hands.append(sorted_hand([*cards_of_set(held), *[one for one in played if one]]))
    north, east, south, west = hands
    cachette = sorted_hand(cards_of_set(imagined.cachette))
    layout = Layout((north, east, south, west), cachette)
    return _with_deal(puzzle, dataclasses.replace(puzzle.deal, layout=layout))


def seen_from_south(puzzle: Puzzle) -> Puzzle:
    """The same decision with the table turned so that South is to act, if four play."""
    deal, turns = puzzle.deal, (Seat.S - puzzle.seat) % len(SEATS)
    if deal.rules.form is not Form.FOUR or not turns:
        return puzzle
    north, east, south, west = (deal.layout.hands[seat - turns] for seat in SEATS)
    layout = Layout((north, east, south, west), deal.layout.cachette)
    scores = deal.scores[::-1] if turns % 2 else deal.scores
    dealer = SEATS[deal.dealer + turns - len(SEATS)]
    return _with_deal(
        puzzle, dataclasses.replace(deal, layout=layout, dealer=dealer, scores=scores)
    )


def _with_deal(puzzle: Puzzle, deal: CodedDeal) -> Puzzle:
    # To its seat it is the same: whoever knows it by its key still does.
    found = replace(puzzle, deal=deal)
    vars(found)["key"] = puzzle.key
    return found


def is_decision(state: MatchState) -> bool:
    """Whether a call or a play is due."""
    return state.phase in (Phase.DOUBLING, Phase.PLAY)


# What shows why an answer is right or wrong; `lines` finds it


class Line(Struct, frozen=True):
    """An action and what was called and played after it to the end of the deal.

    The points are the own side's less the other's; `wins` is None if nobody has won the game by
    then.
    """

    start: MatchState
    actions: tuple[Action, ...]
    end: MatchState
    points: int
    wins: bool | None


class Refutation(Struct, frozen=True):
    """What follows the best action, and the answer in the same deal if it is wrong."""

    right: Line
    wrong: Line | None


# A decision that has been judged, as a puzzle


def puzzle_of(state: MatchState, fair: Figures, theme: Theme) -> Puzzle:
    """A decision with its values, as a puzzle; whether it is unique is not asked."""
    deal, before = record_of(state)
    return Puzzle(
        deal,
        before,
        theme,
        tuple([_value(fair, action) for action in fair.actions]),
        accepted_in(fair),
        fair.decides_game,
        JUDGE,
    )


def accepted_in(fair: Figures) -> tuple[Action, ...]:
    """The right answers: the best, what equals it, and what cannot be told from it."""
    places = dict(zip(fair.actions, fair.tried, strict=True))
    top = places[fair.best]
    return tuple([one for one in fair.actions if places[one] == top or fair.is_tied(one)])


def _value(fair: Figures, action: Action) -> Value:
    points, lost = fair.points(action), fair.chance_lost(action)
    return Value(
        action,
        round(points.mean, 2),
        round(points.error, 2),
        round(fair.chance(action), 4),
        round(lost.error, 4),
    )
