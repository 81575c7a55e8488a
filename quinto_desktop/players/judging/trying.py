"""Trying actions out in an imagined deal: the points and the chance to win after each."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from quinto_desktop.players.imagining.imagination import ImaginedDeal, worlds_of
from quinto_desktop.players.imagining.information import Information
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import Playout, StopFlag, is_compiled, load_network
from quinto_desktop.players.thinking.calling import POLICYS_CHOICE, RESERVES_FOR_BOTH, reserve_of
from quinto_desktop.players.thinking.open_cards import OpenCards, open_tricks, plays_both_hands
from quinto_desktop.players.thinking.prospects import WIDTH, Prospects, rubber_chance
from quinto_desktop.players.thinking.race import POINTS_STEP
from quinto_desktop.players.thinking.searching import DealWorth, deal_worth_of
from quinto_desktop.players.thinking.skills import MASTER
from quinto_desktop.rules import (
    TRICKS_IN_A_DEAL,
    Action,
    Call,
    MatchForm,
    Observation,
    Play,
    RuleOptions,
    Side,
    marked_by_side,
    standing_of,
    tricks_won,
)

Tried: TypeAlias = tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]
"""The points, the chances and whether the game goes on, for the seat's side, after each action."""

_Found: TypeAlias = tuple[list[float], list[float]]
"""The points still to come and the worths, for NS, after each card."""

_SECOND_TURN = 2
"""How many have called before the second turn of eldest hand's side."""

USUAL_QUINTS = 90
"""What the quints of a deal come to on average, in points."""

OPEN_TRICKS = 5
"""How many tricks before the end the judge takes all cards as seen, where each has one hand."""

GAME_TRICKS = 7
"""How many tricks before the end at most it is searched who wins the game: milliseconds a deal."""

_NEVER = 1_000_000


def game_worth_of(observation: Observation, trick_value: int) -> DealWorth:
    """The worth of a deal if nothing counted but who wins the current game."""
    prospects = Prospects.of(observation)
    game = Prospects(
        RuleOptions(target=observation.rules.target),
        prospects.start,
        prospects.eldest,
        counts_points=False,
    )
    return deal_worth_of(game, trick_value)


def cost_of(observation: Observation, call: Call) -> float:
    """What a call costs beyond what follows from it, in points; see `calling`."""
    if call is Call.PASS:
        return 0.0
    reserve = reserve_of(observation, call)
    # Whoever calls for both hands may wait for the second turn; that is all it costs.
    return RESERVES_FOR_BOTH[_SECOND_TURN] if math.isinf(reserve) else reserve


def match_ends(observation: Observation) -> tuple[float, float]:
    """The chance to win the match if the side on turn loses the game, and if it wins it."""
    rules = observation.rules
    if rules.match in (MatchForm.GAME, MatchForm.ROUND):
        return 0.0, 1.0
    side = observation.mover.side
    won = standing_of(rules, observation.games).games_won
    own, other = won[side], won[side.other]
    return rubber_chance((own, other + 1)), rubber_chance((own + 1, other))


class CardTrials:
    """Plays cards in imagined deals; `decides_game` says whether the deal may decide it."""

    def __init__(self, observation: Observation, information: Information, stop: StopFlag) -> None:
        worth = game_worth_of(observation, observation.trick_value)
        self.decides_game = worth.may_end_the_game
        self._ends = _Ends(observation, information, worth, stop)
        self._open: _OpenEnds | None = None
        tricks = judges_open_tricks(observation)
        if tricks:
            self._open = _OpenEnds(observation, information, worth, stop, tricks)
        self._sign = 1 if observation.mover.side is Side.NS else -1

    def of(self, deal: ImaginedDeal, actions: Sequence[Action]) -> Tried | None:
        """Play each of some cards in a deal, and the rest of it; None if it was stopped."""
        cards = [action.card.strength for action in actions if isinstance(action, Play)]
        ends = self._ends.of(deal, cards) if self._open is None else self._open.of(deal, cards)
        if ends is None:
            return None
        sign = self._sign
        points = tuple([sign * end for end in ends[0]])
        lasting = () if self._open is None else self._open.lasting(deal, cards, sign)
        return points, tuple([chance_of(sign * worth) for worth in ends[1]]), lasting


class CallTrials:
    """Makes calls in imagined deals; `decides_game` says whether the deal may decide it."""

    def __init__(self, observation: Observation, information: Information, stop: StopFlag) -> None:
        value = observation.trick_value
        self._ends: dict[bool, _Ends] = {}
        self._reserves: dict[bool, tuple[float, float]] = {False: (0.0, 0.0)}
        for call in observation.actions:
            assert isinstance(call, Call)  # a call is due
            is_raise = call is not Call.PASS
            worth = game_worth_of(observation, 2 * value if is_raise else value)
            trick_value = 2 * value if is_raise else value
            self._ends[is_raise] = _Ends(observation, information, worth, stop, trick_value)
            if is_raise:
                cost = cost_of(observation, call)
                self._reserves[True] = (cost, cost * worth.point)
        self.decides_game = game_worth_of(observation, value).may_end_the_game
        self._sign = 1 if observation.mover.side is Side.NS else -1

    def of(self, deal: ImaginedDeal, actions: Sequence[Action]) -> Tried | None:
        """Make each of some calls in a deal, and play it; None if it was stopped."""
        points, chances = [], []
        for call in actions:
            is_raise = call is not Call.PASS
            ends = self._ends[is_raise].of(deal, [POLICYS_CHOICE])
            if ends is None:
                return None
            reserve, worth = self._reserves[is_raise]
            points.append(self._sign * ends[0][0] - reserve)
            chances.append(chance_of(self._sign * ends[1][0] - worth))
        return tuple(points), tuple(chances), ()


def judges_open_tricks(observation: Observation) -> int:
    """How many tricks before the end the judge takes all cards as seen; 0 for not yet."""
    tricks = open_tricks(observation, OPEN_TRICKS if is_compiled() else MASTER.exact_tricks)
    is_late = TRICKS_IN_A_DEAL - len(observation.tricks) <= tricks
    return tricks if is_late or plays_both_hands(observation) else 0


def chance_of(worth: float) -> float:
    """The chance to win, 0 to 1, that belongs to a worth from -1 to 1."""
    return min(1.0, max(0.0, (1 + worth) / 2))


class _Ends:
    """How imagined deals end after some cards, if the policy plays on, for NS."""

    def __init__(
        self,
        observation: Observation,
        information: Information,
        worth: DealWorth,
        stop: StopFlag,
        trick_value: int | None = None,
    ) -> None:
        value = observation.trick_value if trick_value is None else trick_value
        self._so_far = _scored(observation, value)
        self._worth = worth
        policy = load_network("policy")
        self._gains = playout_of(observation, information, policy, value)
        self._gains.stake([0, 0], _NEVER, _numbered_gains(), [0.0, 0.0])
        self._game = playout_of(observation, information, policy, value)
        worth.put_on(self._game)
        for playout in (self._gains, self._game):
            playout.mark(stop.cell)

    def of(self, deal: ImaginedDeal, cards: list[int]) -> _Found | None:
        world = worlds_of([deal])
        numbers = _weighed(self._gains, world, cards)
        if numbers is None:
            return None
        gains = [divmod(round(number), WIDTH) for number in numbers]
        points = [float(POINTS_STEP * (ns - ew) - self._so_far) for ns, ew in gains]
        if not any(map(self._may_win, gains)):
            return points, [self._worth.table[ns * WIDTH + ew] for ns, ew in gains]
        worths = _weighed(self._game, world, cards)
        return None if worths is None else (points, worths)

    def _may_win(self, gains: tuple[int, int]) -> bool:
        prospects = self._worth.prospects
        return any(
            start + POINTS_STEP * gain >= prospects.rules.target
            for start, gain in zip(prospects.start, gains, strict=True)
        )


class _OpenEnds:
    """The same, if the last tricks are played with all cards seen."""

    def __init__(
        self,
        observation: Observation,
        information: Information,
        worth: DealWorth,
        stop: StopFlag,
        tricks: int,
    ) -> None:
        self._so_far = _scored(observation, observation.trick_value)
        self._worth = worth
        self._usual_sum = round((13 * observation.trick_value + USUAL_QUINTS) / POINTS_STEP)
        self._cards = OpenCards(observation, information, tricks, stop)
        self._game: Playout | None = None
        self._tricks = min(tricks, GAME_TRICKS)
        if worth.may_end_the_game or tricks <= OPEN_TRICKS:
            self._game = playout_of(observation, information, load_network("policy"))
            worth.put_on(self._game)
            self._game.mark(stop.cell)
        self._lasts: Playout | None = None
        if worth.may_end_the_game and tricks <= OPEN_TRICKS:
            start, target = [*worth.prospects.start], worth.prospects.rules.target
            self._lasts = playout_of(observation, information, load_network("policy"))
            self._lasts.stake(start, target, array("f", bytes(4 * WIDTH * WIDTH)), [1.0, -1.0])
            self._lasts.mark(stop.cell)

    def of(self, deal: ImaginedDeal, cards: list[int]) -> _Found | None:
        points = self._cards.points(deal, cards)
        if points is None:
            return None
        worths: list[float] | None = [*map(self._worth_of, points)]
        if self._game is not None:
            worths = _weighed(self._game, worlds_of([deal]), cards, self._tricks)
        return None if worths is None else ([one - self._so_far for one in points], worths)

    def lasting(self, deal: ImaginedDeal, cards: list[int], sign: int) -> tuple[float, ...]:
        # Whether a side avoids that a quint of the others' wins the game; empty if not asked.
        if self._lasts is None:
            return ()
        found = _weighed(self._lasts, worlds_of([deal]), cards, self._tricks) or []
        return tuple([float(sign * worth >= 0) for worth in found])

    def _worth_of(self, points: float) -> float:
        # Of a difference in the whole deal, where nobody comes near the target.
        steps = round(points / POINTS_STEP)
        total = max(self._usual_sum, abs(steps))
        total += (total + steps) % 2
        return self._worth.table[(total + steps) // 2 * WIDTH + (total - steps) // 2]


def _scored(observation: Observation, trick_value: int) -> int:
    # What NS has scored in the deal so far, less EW, the tricks included.
    ns, ew = tricks_won(observation.tricks)
    ns_marked, ew_marked = marked_by_side(observation.quints)
    return ns_marked - ew_marked + trick_value * (ns - ew)


def _weighed(
    playout: Playout, world: array[int], cards: list[int], exact: int = 0
) -> list[float] | None:
    found = array("d", bytes(8 * len(cards)))
    return [*found] if playout.weigh(world, 0, 1, cards, exact, found) else None


@lru_cache(maxsize=1)
def _numbered_gains() -> array[float]:
    # A table of worths in which each result of a deal has its own number, its index.
    return array("f", range(WIDTH * WIDTH))
