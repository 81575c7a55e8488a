"""Training deals: the policy against itself, how others choose their cards; the processes."""

from __future__ import annotations

import argparse
import os
import random
import statistics
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import wraps
from typing import TypeAlias, TypeVar

from msgspec import Struct, field

from quinto_desktop.lab.pool.members import member_of
from quinto_desktop.players import ComputerPlayer
from quinto_desktop.players.by_rule.casual import Casual
from quinto_desktop.players.by_rule.novice import Novice
from quinto_desktop.players.kernel import Network, Playout
from quinto_desktop.players.kernel._features import INPUTS
from quinto_desktop.rules import (
    PACK,
    Call,
    Deal,
    JokerLead,
    MatchState,
    Phase,
    Play,
    RuleOptions,
    Seat,
    apply,
    new_match,
    observe,
    quint_points,
)

_OWN = (1, 2, 4, 8)
_BOTH = (5, 10, 5, 10)
_CARDS = 48
_ASKED = 4
"""The number of moments in a deal at which all cards are tried."""

_STRAYS = 0.12
"""How often a random card is played instead, so the policy learns what follows from it."""

STRANGERS = ("plain:60:20:3", "plain:60:20:3", "plain:15:10:3", "bold", "erring")
"""The members of the pool's training half that take a seat. Plain sampling has fewer layouts than
the member has, as a deal takes a twentieth of the time then."""


class Sample(Struct, frozen=True):
    """Choices among cards, in a network's terms.

    Attributes:
        inputs: `INPUTS` numbers for each card that could be played, one choice after the other.
        values: For each card the points its side got from the deal, or 1 if it was chosen and 0 if
            not.
    """

    inputs: array[float] = field(default_factory=lambda: array("f"))
    sizes: list[int] = field(default_factory=list)
    values: array[float] = field(default_factory=lambda: array("f"))

    def add(self, table: Playout, cards: Sequence[int], values: Sequence[float]) -> None:
        """Add the current choice at a table."""
        numbers = array("f", bytes(4 * INPUTS))
        for card in cards:
            table.describe(card, numbers)
            self.inputs.extend(numbers)
        self.sizes.append(len(cards))
        self.values.extend(values)


def gains(network: Network, deals: int, chance: random.Random) -> Sample:
    """What cards gain at some moments of random deals if the policy then plays on."""
    table, sample = _table(network), Sample()
    for _ in range(deals):
        deal_any_form(table, chance)
        asked = chance.sample(range(_CARDS), _ASKED)
        for number in range(_CARDS):
            cards = cards_of(table.legal())
            if len(cards) > 1 and number in asked:
                sign = 1 if table.turn() % 2 == 0 else -1
                sample.add(table, cards, [sign * table.finish(card) for card in cards])
            strays = len(cards) > 1 and chance.random() < _STRAYS
            table.play(chance.choice(cards) if strays else table.choose())
    return sample


class Choice(Struct, frozen=True):
    """A choice of a card at a moment of a deal, at a table and as a state of the rules."""

    table: Playout
    state: MatchState
    card: int
    is_by_rule: bool


def chosen_cards(network: Network, deals: int, chance: random.Random) -> Sample:
    """Sample which card is chosen at every other of the `choices`."""
    sample = Sample()
    for choice in choices(network, deals, chance):
        if chance.random() < 0.5:
            cards = cards_of(choice.table.legal())
            sample.add(choice.table, cards, [float(card == choice.card) for card in cards])
    return sample


def rule_players_cards(network: Network, deals: int, chance: random.Random) -> Sample:
    """Sample which card Casual chooses, at a table where two in three are Casual.

    The others are the policy, so that Casual is not only met in deals as it would play them itself.
    """
    sample = Sample()
    for choice in _choices_of((None, Casual(), Casual()), network, deals, chance):
        if choice.is_by_rule:
            cards = cards_of(choice.table.legal())
            sample.add(choice.table, cards, [float(card == choice.card) for card in cards])
    return sample


def choices(network: Network, deals: int, chance: random.Random) -> Iterator[Choice]:
    """All choices of players of many kinds in random deals, with random seating.

    They are the policy, Casual and Novice, and some of the pool's training half; never its other
    half. What learns from them is to read strangers, so every seat may be of another kind.
    """
    many = (None, None, Casual(), Novice(), *[member_of(name) for name in STRANGERS])
    return _choices_of(many, network, deals, chance)


def _choices_of(
    others: Sequence[ComputerPlayer | None], network: Network, deals: int, chance: random.Random
) -> Iterator[Choice]:
    """All choices in random deals of players drawn from some; None is the policy."""
    for number in range(deals):
        state = _doubled(_dealt(Seat(number % 4), chance), chance)
        table = _table_of(state, network)
        players = [chance.choice(others) for _ in Seat]
        while state.phase is Phase.PLAY:
            card = table.choose()
            player = players[state.mover]
            if player is not None:
                action = player.choose(observe(state, state.mover), chance.getrandbits(53))
                assert isinstance(action, Play)
                card = action.card.strength
            if len(cards_of(table.legal())) > 1:
                yield Choice(table, state, card, isinstance(player, Casual))
            table.play(card)
            state = apply(state, Play(PACK[card])).after


def duel(one: Network, other: Network, deals: int, chance: random.Random) -> tuple[float, float]:
    """Measure how many points per deal one policy is ahead of another, playing each deal twice.

    Returns:
        The mean, and half the width of its 95 % confidence interval.
    """
    tables = [_table(one), _table(other)]
    ahead = []
    for _ in range(deals):
        hands, cachette_points = _shuffled(chance)
        leader = chance.randrange(4)
        difference = 0
        for side in range(2):
            for table in tables:
                table.deal(hands, [*_OWN], 5, cachette_points, 0)
                table.begin(leader)
            while tables[0].legal():
                card = tables[(tables[0].turn() + side) % 2].choose()
                for table in tables:
                    table.play(card)
            difference += -tables[0].difference() if side else tables[0].difference()
        ahead.append(difference / 2)
    return statistics.fmean(ahead), 1.96 * statistics.pstdev(ahead) / len(ahead) ** 0.5


def _table(network: Network) -> Playout:
    return Playout(network.first, network.biases, network.second)


def cards_of(members: int) -> list[int]:
    """The cards of a set, as their strengths."""
    return [card for card in range(len(PACK)) if members >> card & 1]


def _shuffled(chance: random.Random) -> tuple[list[int], int]:
    pack = [*PACK]
    chance.shuffle(pack)
    hands = [sum(1 << card.strength for card in pack[at : at + 12]) for at in (0, 12, 24, 36)]
    return hands, quint_points(pack[_CARDS:])


def deal_any_form(table: Playout, chance: random.Random) -> None:
    """Deal at random; most deals are four-handed at 5 points a trick, with the default options."""
    hands, cachette_points = _shuffled(chance)
    dummy = chance.randrange(4)
    exposed = [1 << (seat ^ 2 if seat == dummy else seat) | 1 << dummy for seat in range(4)]
    (sees,) = chance.choices((_OWN, _BOTH, exposed), (75, 12, 13))
    (trick_value,) = chance.choices((5, 10, 20), (70, 22, 8))
    (joker_lead,) = chance.choices(range(4), (76, 8, 8, 8))
    table.deal(hands, [*sees], trick_value, cachette_points, joker_lead)
    table.begin(chance.randrange(4))


def _dealt(dealer: Seat, chance: random.Random) -> MatchState:
    pack = [*PACK]
    chance.shuffle(pack)
    return apply(new_match(RuleOptions(target=10_000), dealer), Deal(tuple(pack))).after


def _doubled(state: MatchState, chance: random.Random) -> MatchState:
    """The deal with its calls: a double now and then, so that both kinds occur."""
    doubles = chance.random() < 0.2
    while state.phase is Phase.DOUBLING:
        state = apply(state, Call.DOUBLE if doubles else Call.PASS).after
        doubles = False
    return state


def _table_of(state: MatchState, network: Network) -> Playout:
    deal, table = state.dealt, _table(network)
    hands = [sum(1 << card.strength for card in hand) for hand in deal.hands]
    option = [*JokerLead].index(state.rules.joker_lead)
    table.deal(hands, [*_OWN], deal.trick_value, quint_points(deal.cachette), option)
    table.begin(deal.eldest_hand)
    return table


Found = TypeVar("Found")
Collect: TypeAlias = Callable[[Network, int, random.Random], Found]
"""What makes a sample: from a policy, a number of deals, and chance."""

_PORTION = 500
"""The number of deals that a process is given at a time."""


def collected(
    workers: Executor | None, collect: Collect[Found], network: Network, deals: int, name: str
) -> list[Found]:
    """The samples of some deals, in portions, always in the same order.

    They are played here, or by workers; each portion has its own chance, so who plays it does not
    matter. `collect` is a function of a module; other names make other deals.
    """
    sizes = [min(_PORTION, deals - first) for first in range(0, deals, _PORTION)]
    chances = [random.Random(f"{name} {number}") for number in range(len(sizes))]
    run = map if workers is None else workers.map
    return [*run(collect, [network] * len(sizes), sizes, chances)]


Run: TypeAlias = Callable[[argparse.Namespace], int]

_SECONDS = 3600
_LEAST = 0.01


def telling_hours(run: Run) -> Run:
    """Have a command print at its end how many hours of processor time it has used.

    Other processes that it has started count once they have ended, and not on Windows. It prints
    0.01 at least.
    """

    @wraps(run)
    def told(arguments: argparse.Namespace) -> int:
        begun = _used()
        code = run(arguments)
        hours = max(_LEAST, (_used() - begun) / _SECONDS)
        print(f"{hours:.2f} hours of processor time", flush=True)
        return code

    return told


def _used() -> float:
    """The seconds of processor time that this process has used, and those it has started."""
    return sum(os.times()[:4])
