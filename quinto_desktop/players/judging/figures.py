"""The figures of a decision: what every action was worth, with or without the deals behind it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from itertools import chain

from msgspec import Struct

from quinto_desktop.players.judging.estimates import (
    Batch,
    Estimate,
    Row,
    best_of,
    bests_of,
    chances_of,
    lasting_of,
    level_of,
    loss_of,
    means,
    points_of,
)
from quinto_desktop.rules import Action

POINT_DIGITS, CHANCE_DIGITS = 2, 4
"""To how many digits figures are kept: none beyond what anybody is told."""


class Figure(Struct, frozen=True):
    """What one action was worth, in points and in chances, 0 to 1, to win the game.

    Its losses are compared with the best action; its level has its own error.
    """

    level: Estimate
    chance: float
    loss: Estimate
    chance_lost: Estimate

    @property
    def rounded(self) -> Figure:
        """The figures as they are kept."""
        lost = self.chance_lost
        return Figure(
            _rounded(self.level),
            round(self.chance, CHANCE_DIGITS),
            _rounded(self.loss),
            Estimate(round(lost.mean, CHANCE_DIGITS), round(lost.error, CHANCE_DIGITS)),
        )


def _rounded(points: Estimate) -> Estimate:
    return Estimate(round(points.mean, POINT_DIGITS), round(points.error, POINT_DIGITS))


@dataclass(frozen=True)
class Figures(ABC):
    """What the actions of a decision were worth, as far as its seat could know.

    Attributes:
        actions: Every legal action, in the observation's order.
        tried: For each of them, the index in `figures`; equal cards share one.
        is_complete: Whether no other deals are possible, so that chance plays no part.
        decides_game: Whether the deal may decide the game, so that actions are compared by the
            chance to win it, not by points.
        match_ends: The chance, 0 to 1, to win the match if the game is lost, and if it is won.
        natural: How often each of the actions is chosen without much thought; see `natural_shares`.
        advised: What goes before others: the best of these that cannot be told from the best of all
            is taken for the best. What wins the game on the spot, or what the sources advise; of
            figures that are kept, the best.
    """

    actions: tuple[Action, ...]
    tried: tuple[int, ...]
    _: KW_ONLY
    is_complete: bool = False
    decides_game: bool = False
    match_ends: tuple[float, float] = (0.0, 1.0)
    natural: tuple[float, ...] = ()
    advised: tuple[Action, ...] = ()

    @property
    @abstractmethod
    def figures(self) -> Sequence[Figure]:
        """The figures of all actions, equal cards taken as one."""

    @property
    @abstractmethod
    def deals(self) -> int:
        """How many deals have been played out."""

    @property
    def is_choice(self) -> bool:
        """Whether there is more than one action, equal cards taken as one."""
        return len(set(self.tried)) > 1

    @property
    def best(self) -> Action:
        """The action that comes out best; the lowest of equal cards.

        Among equal chances points decide, and then what keeps the game going. Of what cannot be
        told apart, `advised` goes first.
        """
        ranks = self._ranks()
        top = best_of(ranks)
        close = {self._place(one) for one in self.advised if self._is_close(one, top)}
        if close and top not in close:
            top = max(close, key=lambda at: [row[at] for row in ranks])
        return [action for action, at in zip(self.actions, self.tried, strict=True) if at == top][
            -1
        ]

    def points(self, action: Action) -> Estimate:
        """The mean points after an action; the error is that of its difference from the best."""
        figure = self._of(action)
        return Estimate(figure.level.mean, figure.loss.error)

    def level(self, action: Action) -> Estimate:
        """The mean points after an action, with its own error, not that of a difference."""
        return self._of(action).level

    def chance(self, action: Action) -> float:
        """The mean chance, 0 to 1, to win the game after an action."""
        return self._of(action).chance

    def match_chance(self, action: Action) -> float:
        """The mean chance, 0 to 1, to win the match after an action, later games being even.

        It is the game's where a match is one game, or where every game is settled by itself.
        """
        lost, won = self.match_ends
        return lost + (won - lost) * self.chance(action)

    def loss(self, action: Action) -> Estimate:
        """What an action loses in points, compared with the best.

        Where the deal may decide the game, the best may have fewer points.
        """
        return self._of(action).loss

    def chance_lost(self, action: Action) -> Estimate:
        """What an action loses of the chance to win the game, compared with the best."""
        return self._of(action).chance_lost

    def lost(self, action: Action) -> Estimate:
        """What an action loses by the figure that actions are compared by, over the best.

        Points; or, where the deal may decide the game, hundredths of the chance to win it.
        """
        if not self.decides_game:
            return self.loss(action)
        lost = self.chance_lost(action)
        return Estimate(100 * lost.mean, 100 * lost.error)

    def is_tied(self, action: Action) -> bool:
        """Whether an action cannot be told from the best: its loss is too close to call.

        A certain win can be told from what is none, in however few deals that fails.
        """
        return action == self.best or self._is_close(action, best_of(self._ranks()))

    def _is_close(self, action: Action, top: int) -> bool:
        best = self.figures[top].chance
        is_certain = self.decides_game and round(best, CHANCE_DIGITS) == 1
        if is_certain and round(self.chance(action), CHANCE_DIGITS) < 1:
            return False
        return self.lost(action).least <= 0

    def are_equal(self, first: Action, second: Action) -> bool:
        """Whether two actions are the same for the judge: equal cards, or one action."""
        return self._place(first) == self._place(second)

    def _ranks(self) -> list[Sequence[float]]:
        # What actions are compared by, and what decides if that is equal.
        ranks: list[Sequence[float]] = [[one.level.mean for one in self.figures]]
        if self.decides_game:
            ranks.insert(0, [one.chance for one in self.figures])
        return ranks

    def _of(self, action: Action) -> Figure:
        return self.figures[self._place(action)]

    def _place(self, action: Action) -> int:
        return self.tried[self.actions.index(action)]


@dataclass(frozen=True)
class KeptFigures(Figures):
    """The figures alone, to be kept and handed on: a thousandth of the deals behind them.

    They are rounded, so that those that come back from a file are the same.
    """

    found: tuple[Figure, ...]
    count: int

    @property
    def figures(self) -> Sequence[Figure]:
        """The figures of all actions, equal cards taken as one."""
        return self.found

    @property
    def deals(self) -> int:
        """How many deals have been played out."""
        return self.count


@dataclass(frozen=True)
class FairValues(Figures):
    """What the actions of a decision were worth, from the batches of deals imagined so far."""

    batches: tuple[Batch, ...] = ()

    @property
    def deals(self) -> int:
        """How many deals have been played out."""
        return sum(map(len, self.batches))

    @cached_property
    def figures(self) -> Sequence[Figure]:
        """The figures of all actions, equal cards taken as one."""
        chances = means(chain.from_iterable(self.batches), chances_of)
        bests = bests_of(self.batches, *self._rows())
        return tuple(
            [
                Figure(
                    self._certain(level_of(at, self.batches, points_of)),
                    chance,
                    self._certain(loss_of(at, self.batches, bests, points_of)),
                    self._certain(loss_of(at, self.batches, bests, chances_of)),
                )
                for at, chance in enumerate(chances)
            ]
        )

    def _ranks(self) -> list[Sequence[float]]:
        lasting = means(chain.from_iterable(self.batches), lasting_of)
        return [*super()._ranks(), lasting]

    def _rows(self) -> tuple[Row, ...]:
        return (chances_of, points_of, lasting_of) if self.decides_game else (points_of,)

    @property
    def kept(self) -> KeptFigures:
        """The figures without the deals."""
        lost, won = self.match_ends
        return KeptFigures(
            self.actions,
            self.tried,
            tuple([one.rounded for one in self.figures]),
            self.deals,
            is_complete=self.is_complete,
            decides_game=self.decides_game,
            match_ends=(round(lost, CHANCE_DIGITS), round(won, CHANCE_DIGITS)),
            natural=tuple([round(share, CHANCE_DIGITS) for share in self.natural]),
            advised=(self.best,),  # which rounded figures would not always tell
        )

    def _certain(self, found: Estimate) -> Estimate:
        return Estimate(found.mean) if self.is_complete else found
