"""Choosing a card by imagined deals, playing out each candidate in each of them.

A card's estimated worth comes from two sources. The policy's network has seen millions of cards
played and knows what one gains *on the whole*; the imagined deals, each weighted by what was seen,
show what it gains *here*, but they are few. The two are averaged by their precision, as a prior and
a sample (`Skill.doubt`). Playouts use a policy that sees no more than each seat may, so a card is
never preferred for what only a player who sees all cards could make of it (*strategy fusion*; Frank
and Basin 1998). The last tricks are searched exactly instead, in each deal by itself: there little
is hidden, and exactness is worth more than fusion costs (Long and others, AAAI 2010). The constants
were set by hand; `quinto-lab match` measures them.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from msgspec import Struct

from quinto_desktop.players.by_rule.casual import Valuation
from quinto_desktop.players.imagining.imagination import ImaginedDeal, imagine, worlds_of
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.playouts import playout_of
from quinto_desktop.players.kernel import Playout, load_network
from quinto_desktop.players.thinking.equals import distinct_cards
from quinto_desktop.players.thinking.open_cards import OpenCards, open_tricks
from quinto_desktop.players.thinking.prospects import WIDTH, Prospects
from quinto_desktop.players.thinking.race import POINTS_STEP
from quinto_desktop.players.thinking.skills import Clock, Skill
from quinto_desktop.rules import TRICKS_IN_A_DEAL, Card, Observation, Side

POINTS_OF_SCORE = 10.0
"""The points per unit of the network's scores."""

FIRST_LOOK = 30
"""How many deals are played out before a card may be dropped."""

OUT_OF_QUESTION = 7.0
"""How many points behind the best the policy must put a card for it to be left out."""

GIVEN_UP = 8.0
"""How many points behind the best a card is dropped."""

TIME_TO_IMAGINE = 0.5
"""The share of the time that may be spent on imagining deals."""

LEAST_DIFFERENCE = 0.25
"""Differences below this many points do not count: such cards are equally good."""

LEAST_PREFERENCE = 3.0
"""How many points behind the best of equals the policy must put a card to rule it out."""

MEAN_TRICKS = 6.5
MEAN_QUINTS = 45
"""What a side takes on average: tricks, and quint points."""

SPREAD = 60.0
"""The standard deviation of the difference between the two sides' points in a deal."""

DOUBT_AT_THE_END = 3.0
"""The factor by which the policy's judgement counts for less where the search is exact."""

BLUNDER = 12.0
"""How many points behind the best a card is a blunder, in the rule player's judgement."""

RULES_SAY = 0.3
"""The weight of a point in the rule player's judgement."""

USUAL_GAIN = 60
"""How many points before the target the policy's judgement stops counting, except between equally
good cards.
"""


def choose_card(observation: Observation, skill: Skill, seed: int, clock: Clock) -> Card:
    """Find the best card, as far as skill and time allow."""
    information = information_of(observation)
    cards = distinct_cards(observation, information)
    if len(cards) == 1:
        return cards[0]
    playout = playout_of(observation, information, load_network("policy"))
    judgement = _judgement(observation, playout, cards)
    deal_worth = DealWorth.of(observation)
    both_hands = skill.both_hands_tricks
    if deal_worth.may_end_the_game:
        both_hands = min(both_hands, skill.exact_tricks + 1)  # it takes longer to find who wins
    tricks = open_tricks(observation, skill.exact_tricks, (both_hands, 0))
    is_exact = TRICKS_IN_A_DEAL - len(observation.tricks) <= tricks
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
            observation, skill.deals, seed, lambda: clock.is_up(TIME_TO_IMAGINE), skill.breadth
        )
        playout.mark(clock.stop.cell)
        if is_exact:
            search.doubt *= DOUBT_AT_THE_END
            search.open_tricks = tricks
            if tricks > skill.exact_tricks and not deal_worth.may_end_the_game:
                search.open_cards = OpenCards(observation, information, tricks, clock.stop)
                search.point = deal_worth.point
        if imagination.is_complete or deal_worth.may_end_the_game:
            search.doubt = 0.0
        search.run(imagination.deals, clock, GIVEN_UP * deal_worth.point)
    return search.best(LEAST_DIFFERENCE * deal_worth.point, LEAST_PREFERENCE * deal_worth.point)


def _judgement(observation: Observation, playout: Playout, cards: list[Card]) -> dict[Card, float]:
    # The policy's, in points, adjusted by the rule player's. A card that the rule player judges to
    # be a blunder is left out: few deals may hide what looking one trick ahead shows plainly.
    values = Valuation(observation)
    worth = {card: values.of(card) for card in cards}
    best = max(worth.values())
    return {
        card: playout.score(card.strength) * POINTS_OF_SCORE + RULES_SAY * worth[card]
        for card in cards
        if worth[card] > best - BLUNDER
    }


class DealWorth(Struct, frozen=True):
    """The worth of the outcome of a deal, in the form that playouts use.

    Attributes:
        table: The same for every possible result of the deal, in steps of five points.
        point: The worth of a point of difference between the sides: the slope of the line that fits
            the worth of the deal's likely results best. So it is neither nothing where only a bad
            deal loses the game, nor boundless where the side that is ahead wins it.
    """

    prospects: Prospects
    table: array[float]
    point: float

    @classmethod
    def of(cls, observation: Observation, trick_value: int | None = None) -> DealWorth:
        """The worth of a deal in progress, at the value of a trick set by the calls or assumed."""
        value = observation.trick_value if trick_value is None else trick_value
        return deal_worth_of(Prospects.of(observation), value)

    @property
    def may_end_the_game(self) -> bool:
        """Whether a side may reach the target in this deal; the policy does not know the target."""
        return max(self.prospects.start) + USUAL_GAIN >= self.prospects.rules.target

    def put_on(self, playout: Playout) -> None:
        """Make a playout use these worths from now on."""
        start, target = self.prospects.start, self.prospects.rules.target
        playout.stake(list(start), target, self.table, list(self.prospects.win_worth))


@lru_cache(maxsize=8)
def deal_worth_of(prospects: Prospects, trick_value: int) -> DealWorth:
    """The worth of a deal, cached: it stays the same, and takes milliseconds to compute."""
    table = prospects.table()
    usual = round((trick_value * MEAN_TRICKS + MEAN_QUINTS) / POINTS_STEP)
    rise = square = 0.0
    for steps in range(1, usual + 1):
        difference = 2 * steps * POINTS_STEP
        chance = exp(-((difference / SPREAD) ** 2) / 2)
        better, worse = usual + steps, usual - steps
        gained = table[better * WIDTH + worse] - table[worse * WIDTH + better]
        rise += chance * difference * gained
        square += chance * difference * difference
    return DealWorth(prospects, table, rise / (2 * square))


class _Search:
    """The search's findings about each candidate, by the policy and in the imagined deals.

    With no `doubt`, a worth, the policy only tells equally good cards apart. The search is exact
    `open_tricks` before the end, 0 for never, or by `open_cards` where only points count.
    """

    def __init__(self, playout: Playout, policy: Mapping[Card, float]) -> None:
        self._playout = playout
        self._cards = list(policy)
        self._policy = policy
        self._weights: list[float] = []
        self._results: list[dict[Card, float]] = []
        self.doubt = 0.0
        self._sign = 1 if playout.turn() % 2 == Side.NS else -1
        self.open_tricks = 0
        self.open_cards: OpenCards | None = None
        self.point = 1.0

    def run(self, deals: Sequence[ImaginedDeal], clock: Clock, given_up: float) -> None:
        # As long as there is time; a candidate so far behind the best is dropped.
        worlds = worlds_of(deals)
        for number, deal in enumerate(deals):
            found = self._worths(worlds, number, deal)
            if found is None:
                return
            self._results.append(
                {card: self._sign * worth for card, worth in zip(self._cards, found, strict=True)}
            )
            self._weights.append(deal.weight)
            if clock.is_up():
                return
            if number % FIRST_LOOK == FIRST_LOOK - 1:
                self._give_up(given_up)

    def _worths(
        self, worlds: array[int], number: int, deal: ImaginedDeal
    ) -> Sequence[float] | None:
        # What each candidate is worth to NS in one of the deals; None if it was stopped.
        strengths = [card.strength for card in self._cards]
        if self.open_cards is not None:
            points = self.open_cards.points(deal, strengths)
            return None if points is None else [self.point * one for one in points]
        found = array("d", bytes(8 * len(strengths)))
        tricks = self.open_tricks
        done = self._playout.weigh(worlds, number, number + 1, strengths, tricks, found)
        return found if done else None

    def best(self, least: float, preference: float) -> Card:
        # Of equally good ones the lowest that the policy does not rule out.
        estimates = self._estimates()
        top = max(estimates.values())
        equals = [card for card in self._cards if estimates[card] >= top - least]
        advised = max([self._policy[card] for card in equals]) - preference
        return next(card for card in equals if self._policy[card] >= advised)

    def _give_up(self, behind: float) -> None:
        estimates = self._estimates()
        top = max(estimates.values())
        self._cards = [card for card in self._cards if estimates[card] > top - behind]

    def _estimates(self) -> dict[Card, float]:
        # Relative to their mean. The policy's judgement and the mean of the deals are weighted by
        # their uncertainty: `doubt` for the former, the spread and number of the deals for the
        # latter.
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
