"""Choosing a card by imagined deals: each candidate is played out in each of them.

An estimate of what a card is worth comes from two sides. The policy's network has seen millions of
cards played and says what one gains *on the whole*; the imagined deals, each as likely as what was
seen makes it, say what it gains *here*, but they are few. The network counts as so many deals
(`Skill.doubt`). Playouts are played by a policy that sees no more than each seat may, so a card is
never preferred for what only somebody who sees all cards could make of it (*strategy fusion*). The
last tricks are searched exactly instead.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from quinto_desktop.players.by_rule.casual import Valuation
from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagine
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import Playout, load_network
from quinto_desktop.players.thinking.clock import Clock
from quinto_desktop.players.thinking.equals import distinct_cards
from quinto_desktop.players.thinking.prospects import WIDTH, Prospects
from quinto_desktop.players.thinking.race import POINTS_STEP
from quinto_desktop.players.thinking.skills import Skill
from quinto_desktop.rules import (
    TRICKS_IN_A_DEAL,
    Card,
    Observation,
    Side,
    cards_of_set,
    quint_points,
)

POINTS_OF_SCORE = 10.0
"""The network's scores are tens of points."""

FIRST_LOOK = 30
"""How many deals are played out before a card may be given up."""

OUT_OF_QUESTION = 7.0
"""How many points behind the best the policy puts a card that is not thought about. In deals where
all were tried, the search never chose one that was more than 8 behind, in 33 choices."""

GIVEN_UP = 8.0
"""How many points behind the best a card is given up."""

TIME_TO_IMAGINE = 0.5
"""The share of the time that may go to imagining deals."""

LEAST_DIFFERENCE = 0.25
"""Differences below so many points are none: the lower card is played."""

MEAN_TRICKS = 6.5
MEAN_QUINTS = 45
"""What a side takes on average: tricks, and points of quints."""

DOUBT_AT_THE_END = 3.0
"""By how much the policy's judgement counts for less where the search is exact."""

BLUNDER = 12.0
"""How many points behind the best a card is a blunder, as the rule player reckons."""

RULES_SAY = 0.3
"""How much a point counts by which the rule player prefers a card."""

USUAL_GAIN = 60
"""From how many points before the target on the policy's judgement counts for nothing."""


def choose_card(observation: Observation, skill: Skill, seed: int, clock: Clock) -> Card:
    """The best card that a player of some skill finds in time.

    Args:
        observation: A seat's on turn to play.
        skill: How much is thought about.
        seed: Where chance comes from.
        clock: How long there is.
    """
    information = information_of(observation)
    cards = distinct_cards(observation, information)
    if len(cards) == 1:
        return cards[0]
    playout = playout_of(observation, information, load_network("policy"))
    judgement = _judgement(observation, playout, cards)
    deal_worth = DealWorth.of(observation)
    is_exact = TRICKS_IN_A_DEAL - len(observation.tricks) <= skill.exact_tricks
    if not is_exact and not deal_worth.may_end_the_game:
        top = max(judgement.values())
        judgement = {
            card: points for card, points in judgement.items() if points > top - OUT_OF_QUESTION
        }
    if len(judgement) == 1:
        return next(iter(judgement))
    deal_worth.put_on(playout)
    search = _Search(
        playout, {card: points * deal_worth.point for card, points in judgement.items()}
    )
    search.doubt = skill.doubt * deal_worth.point
    if skill.deals and not clock.is_up():
        imagination = imagine(
            observation,
            skill.deals,
            seed,
            lambda: clock.is_up(TIME_TO_IMAGINE),
            skill.breadth,
        )
        playout.mark(clock.stop.cell)
        search.is_exact = is_exact
        if is_exact:
            search.doubt *= DOUBT_AT_THE_END
        if imagination.is_complete or deal_worth.may_end_the_game:
            search.doubt = 0.0
        search.run(imagination.deals, clock, GIVEN_UP * deal_worth.point)
    return search.best(LEAST_DIFFERENCE * deal_worth.point)


def _judgement(observation: Observation, playout: Playout, cards: list[Card]) -> dict[Card, float]:
    """What the policy thinks of each card, in points, with the rule player's say.

    A card of which the rule player would say that it is a blunder is left out: few deals may hide
    what one trick ahead shows plainly, a quint that wins the game now or one that is given away.
    """
    values = Valuation(observation)
    worth = {card: values.of(card) for card in cards}
    best = max(worth.values())
    return {
        card: playout.score(card.strength) * POINTS_OF_SCORE + RULES_SAY * worth[card]
        for card in cards
        if worth[card] > best - BLUNDER
    }


@dataclass(frozen=True, slots=True)
class DealWorth:
    """What the outcome of a deal is worth, as playouts count it.

    Attributes:
        prospects: What scores are worth.
        table: The same for all that the deal may bring, in fives of points.
        point: What a point more for one side and less for the other is worth, about the middle of
            what the deal will bring.
    """

    prospects: Prospects
    table: array[float]
    point: float

    @classmethod
    def of(cls, observation: Observation, trick_value: int | None = None) -> DealWorth:
        """The worth of the deal that an observation shows.

        Args:
            observation: Any of a running deal.
            trick_value: What a trick is taken to be worth; as the calls have it if left out.
        """
        value = observation.trick_value if trick_value is None else trick_value
        return _deal_worth_of(Prospects.of(observation), value)

    @property
    def may_end_the_game(self) -> bool:
        """Whether a side may reach the target in this deal: the policy knows of no target."""
        return max(self.prospects.start) + USUAL_GAIN >= self.prospects.rules.target

    def put_on(self, playout: Playout) -> None:
        """Let a playout count by these worths from now on."""
        start, target = self.prospects.start, self.prospects.rules.target
        playout.stake(list(start), target, self.table, list(self.prospects.win_worth))


@lru_cache(maxsize=8)
def _deal_worth_of(prospects: Prospects, trick_value: int) -> DealWorth:
    """It is the same all through a deal, and takes milliseconds to find."""
    table = prospects.table()
    usual = round((trick_value * MEAN_TRICKS + MEAN_QUINTS) / POINTS_STEP)
    better, worse = (usual + 2) * WIDTH + usual, usual * WIDTH + usual + 2
    return DealWorth(prospects, table, (table[better] - table[worse]) / (4 * POINTS_STEP))


class _Search:
    """What has been found out about each candidate.

    Args:
        playout: The deal at the moment of the choice.
        policy: The candidates, low to high, and what the policy says of each, as a worth to the
            seat's side.

    Attributes:
        doubt: How far the policy may be off, as a worth; 0 leaves it out of account.
        is_exact: Whether the rest of the deal is searched exactly.
    """

    def __init__(self, playout: Playout, policy: Mapping[Card, float]) -> None:
        self._playout = playout
        self._cards = list(policy)
        self._policy = policy
        self._weights: list[float] = []
        self._results: list[dict[Card, float]] = []
        self.doubt = 0.0
        self._sign = 1 if playout.turn() % 2 == Side.NS else -1
        self.is_exact = False

    def run(self, deals: Sequence[ImaginedDeal], clock: Clock, given_up: float) -> None:
        """Play the candidates out in each of the deals, as long as there is time.

        Args:
            deals: The deals; their weights make 1.
            clock: How long there is.
            given_up: How far behind the best a candidate is given up, as a worth.
        """
        worlds = worlds_of(deals)
        for number, deal in enumerate(deals):
            found = array("d", bytes(8 * len(self._cards)))
            strengths = [card.strength for card in self._cards]
            if not self._playout.weigh(worlds, number, number + 1, strengths, self.is_exact, found):
                return
            self._results.append(
                {card: self._sign * worth for card, worth in zip(self._cards, found, strict=True)}
            )
            self._weights.append(deal.weight)
            if clock.is_up():
                return
            if number % FIRST_LOOK == FIRST_LOOK - 1:
                self._give_up(given_up)

    def best(self, least: float) -> Card:
        """The best candidate; the lowest of those that are as good.

        Args:
            least: The least difference that counts, as a worth.
        """
        estimates = self._estimates()
        top = max(estimates.values())
        return next(card for card in self._cards if estimates[card] >= top - least)

    def _give_up(self, behind: float) -> None:
        estimates = self._estimates()
        top = max(estimates.values())
        self._cards = [card for card in self._cards if estimates[card] > top - behind]

    def _estimates(self) -> dict[Card, float]:
        """What the candidates that are left are worth beside their mean.

        The policy's judgement and the mean of the deals are weighed by how uncertain each is: the
        one by `doubt`, the other by how much the deals differ and how many there are.
        """
        policy = _beside_mean([self._policy[card] for card in self._cards])
        if not self._results or len(self._cards) == 1:
            return dict(zip(self._cards, policy, strict=True))
        rows = [_beside_mean([result[card] for card in self._cards]) for result in self._results]
        total = sum(self._weights)
        played = [
            sum([weight * row[at] for weight, row in zip(self._weights, rows, strict=True)]) / total
            for at in range(len(self._cards))
        ]
        share = 1.0
        if self.doubt:
            spread = sum(
                [
                    weight * weight * (worth - mean) ** 2
                    for weight, row in zip(self._weights, rows, strict=True)
                    for worth, mean in zip(row, played, strict=True)
                ]
            )
            error = spread / (total * total * len(self._cards))
            share = self.doubt**2 / (self.doubt**2 + error)
        return {
            card: share * here + (1 - share) * whole
            for card, here, whole in zip(self._cards, played, policy, strict=True)
        }


def _beside_mean(values: list[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def worlds_of(deals: Sequence[ImaginedDeal]) -> array[int]:
    """The deals as `Playout.weigh` takes them, each counted once."""
    worlds = array("Q")
    for deal in deals:
        points = quint_points(cards_of_set(deal.cachette))
        worlds.extend([*deal.hands, points, 1])
    return worlds
