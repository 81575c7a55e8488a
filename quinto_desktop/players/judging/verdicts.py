"""In a word, how a decision was: by what could be known, and how it turned out.

A decision is an error if it loses more than chance explains (`CERTAIN` standard errors), and enough
to matter. Whether the cards then lay badly for a sound decision, or well for an error, is told by
hindsight; it changes the word, never the charge.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cached_property

from msgspec import Struct, field

from quinto_desktop.players.judging.estimates import Estimate
from quinto_desktop.players.judging.figures import Figures
from quinto_desktop.rules import Action, Card, MatchState, Observation, Phase, Play, Seat


class Label(Enum):
    """What is said of a decision.

    SOUND: Nothing else was better, as far as could be known; or by so little that it hardly counts.
    UNLUCKY: The same, but as the cards lay another card was better.
    ERROR: Another action was better.
    LUCKY_ERROR: The same, but as the cards lay no other card was.
    TOO_CLOSE: The imagined deals do not tell which was better, and it may matter.
    FORCED: There was only one legal action.
    NOT_COUNTED: All the cards that could be played were equal, or the call was not the last word.
    """

    SOUND = "sound"
    UNLUCKY = "sound but unlucky"
    ERROR = "error"
    LUCKY_ERROR = "lucky error"
    TOO_CLOSE = "too close to call"
    FORCED = "forced"
    NOT_COUNTED = "not counted"

    @property
    def is_error(self) -> bool:
        """Whether it is charged."""
        return self in (Label.ERROR, Label.LUCKY_ERROR)

    @property
    def is_counted(self) -> bool:
        """Whether the decision was a real choice."""
        return self not in (Label.FORCED, Label.NOT_COUNTED)


class Size(Enum):
    """How large an error is; the value is the least loss in points, and of the game in hundredths.

    Calibrated to Casual, who stays below them in 82, 89 and 97 decisions of a hundred, and, where
    the deal may decide the game, in 80, 88 and 97 (`quinto-lab bench judge --players casual
    --runs 1`, and the same with `--score 215 --effort usual`). To stay below in 90, 97 and 99.5
    they would have to be 5, 13 and 26 points; but then who certainly throws four points away,
    nearly a trick, would be told that it was sound. Points are points whether or not somebody has
    doubled.
    """

    SMALL = (2.0, 2.0)
    MIDDLING = (5.0, 5.0)
    LARGE = (15.0, 15.0)


class Decision(Struct, frozen=True):
    """One call or play of a deal, by its number in it, from 0, and the match before it."""

    number: int
    state: MatchState
    action: Action

    @property
    def seat(self) -> Seat:
        """Whose hand it was."""
        return self.state.mover


class Verdict(Struct, frozen=True, dict=True):
    """What is said of one decision; for a call, or if it is not known yet, hindsight is empty.

    So is what its cards came to when they were played on, which older reviews do not know.
    """

    decision: Decision
    fair: Figures
    hindsight: Mapping[Card, int]
    played_on: Mapping[Card, float] = field(default_factory=dict)

    @cached_property
    def label(self) -> Label:
        """The word for it."""
        if len(self.fair.actions) == 1:
            return Label.FORCED
        if not self.fair.is_choice or calls_again(self.decision.state):
            return Label.NOT_COUNTED
        loss, least = self.fair.lost(self.decision.action), least_of(self.fair)
        is_best = self.is_best
        if not is_best and loss.least > 0 and loss.mean >= least:
            return Label.LUCKY_ERROR if self._turned_out(well=True) else Label.ERROR
        if is_best or loss.least > 0 or loss.most < least:
            return Label.UNLUCKY if self._turned_out(well=False) else Label.SOUND
        return Label.TOO_CLOSE

    def _turned_out(self, *, well: bool) -> bool:
        # Hindsight counts points; where the game is at stake they do not tell.
        lost = self.hindsight_loss
        return lost is not None and not self.fair.decides_game and (lost == 0) is well

    @cached_property
    def loss(self) -> Estimate:
        """What it lost in points, charged or not; by chance it may be negative."""
        return self.fair.loss(self.decision.action)

    @property
    def luck(self) -> float:
        """What the lie of the cards added to the choice, in points for the seat's side.

        Of the card that was played it added what that came to in the true deal, less its fair
        value; of the best card, likewise, which is what the other tables play. The difference is
        the luck: 0 on average if beliefs are right, and 0 where the best card was played.
        """
        best, action = self.fair.best, self.decision.action
        if not self.played_on or self.is_best:
            return 0.0
        assert isinstance(best, Play) and isinstance(action, Play)  # no call is played on
        return self.played_on[action.card] - self.played_on[best.card] + self.loss.mean

    @property
    def error(self) -> float:
        """The points that are charged, 0 or more, in tenths.

        Where the deal may decide the game, an error by the chance to win it may have cost no
        points; `chance_error` then says what it did cost.
        """
        return max(0.0, round(self.loss.mean, 1)) if self.label.is_error else 0.0

    @property
    def chance_error(self) -> float:
        """What is charged of the chance, 0 to 1, to win the game."""
        lost = self.fair.chance_lost(self.decision.action)
        return max(0.0, lost.mean) if self.label.is_error else 0.0

    @property
    def size(self) -> Size | None:
        """How large the error is; None if it is none."""
        if not self.label.is_error:
            return None
        loss = self.fair.lost(self.decision.action)
        return max(
            (size for size in Size if loss.mean >= size.value[self.fair.decides_game]),
            key=lambda size: size.value,
        )

    @property
    def is_best(self) -> bool:
        """Whether it came out best, alone or with equal cards."""
        return self.fair.are_equal(self.fair.best, self.decision.action)

    @property
    def hindsight_loss(self) -> int | None:
        """What it lost as the cards lay, in points; None for a call, or if not known yet."""
        action = self.decision.action
        if not self.hindsight or not isinstance(action, Play):
            return None
        return max(self.hindsight.values()) - self.hindsight[action.card]


def is_settled(fair: Figures, action: Action) -> bool:
    """Whether more deals would hardly change what is said of a sound action.

    Nothing else came out better, and whatever is not certain to be worse makes no difference that
    matters. An error is never settled: what it is charged should be as certain as it can be.
    """
    if not fair.are_equal(fair.best, action):
        return False
    losses = [fair.lost(one) for one in fair.actions if not fair.are_equal(one, action)]
    return all(loss.least > 0 or loss.most < least_of(fair) for loss in losses)


def least_of(fair: Figures) -> float:
    """The least loss that matters, in the figure that actions are compared by."""
    return Size.SMALL.value[fair.decides_game]


_TURNS_OF_A_SIDE = 2


def calls_again(moment: MatchState | Observation) -> bool:
    """Return whether the player on turn to call has another turn, for the other hand (rules §9).

    The judge takes a pass for the last word, which it then is not: so such calls are not judged.
    """
    turn = moment.turn
    if moment.phase is not Phase.DOUBLING or turn is None:
        return False
    calls = moment.calls if isinstance(moment, Observation) else moment.dealt.calls
    return len(calls) < _TURNS_OF_A_SIDE and moment.seating[turn] == moment.seating[turn.partner]
