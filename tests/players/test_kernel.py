"""The solver's values are those of the plain search; `prove_kernel.py` has the longer proof."""

from __future__ import annotations

import json
import random
import threading
import time
from array import array
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import pytest
from examples import each, part
from hidden import playout
from interpreted_kernel import interpreted
from plain_search import value_of
from prove_kernel import check, ending

from quinto_desktop.lab.solving.bench_solver import random_position
from quinto_desktop.players import Level, StopFlag, player_of
from quinto_desktop.players.kernel import SearchStopped, Solver, _rules, is_compiled
from quinto_desktop.players.kernel.position import Position, PositionError, PositionFault
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_cards, parse_layout

POSITIONS = [(1, 60), (2, 150), (3, 40)]
"""Cards a hand, and how many endings."""


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(table_mb=16)


@pytest.mark.parametrize(("cards", "number"), POSITIONS)
def test_values_and_lines_are_the_plain_search_s(solver: Solver, cards: int, number: int) -> None:
    chance = random.Random(20_260_000 + cards)
    for _ in range(number):
        check(solver, ending(chance, cards))


def test_the_smallest_table_gives_the_same_values() -> None:
    cards = 9 if is_compiled() else 4
    small, large = Solver(table_mb=1), Solver(table_mb=64)
    for seed in range(4):
        position = random_position(random.Random(seed), cards, 5)
        first = small.solve(position, line=False)
        assert first.cards == large.solve(position, line=False).cards


def test_a_grid_is_kept_to(solver: Solver) -> None:
    chance = random.Random(5)
    for _ in range(30):
        position = ending(chance, 4)
        (near,) = solver.evaluate([position], within=10)
        assert near is not None
        for card, value in solver.solve(position, line=False).cards.items():
            assert abs(near[card] - value) <= 10


def test_a_node_limit_gives_up_one_position_and_goes_on(solver: Solver) -> None:
    hard, easy = (random_position(random.Random(3), cards, 5) for cards in (8, 1))
    first, second = solver.evaluate([hard, easy], node_limit=1000)
    assert first is None
    assert second is not None


@pytest.mark.parametrize(("is_interpreted", "most"), [(False, 50_000_000), (True, 2_000_000)])
def test_a_search_stops_under_way(
    is_interpreted: bool, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In how many milliseconds is measured by `tests/benchmarks/stopping.py`."""
    stop, position = StopFlag(), random_position(random.Random(1), 12, 5)
    solver = Solver(table_mb=16, stop=stop)
    if is_interpreted:
        monkeypatch.setattr(solver, "_search", interpreted("_search").Search(12, stop.cell))
    search, is_over = solver._search, threading.Event()

    def stop_it() -> None:
        while not search.node_count() and not is_over.is_set():
            time.sleep(0)
        stop.set()

    stopper = threading.Thread(target=stop_it)
    stopper.start()
    assert [*solver.evaluate([position], node_limit=most)] == []
    is_over.set()
    stopper.join()
    assert 0 < search.node_count() < most
    with pytest.raises(SearchStopped):
        solver.value(position)


def test_a_table_has_a_size() -> None:
    with pytest.raises(ValueError, match="table"):
        Solver(table_mb=0)


def test_the_interpreted_search_is_the_twin_of_the_compiled_one(
    solver: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = Solver(table_mb=1)
    search = interpreted("_search").Search(12, array("B", [0]))
    monkeypatch.setattr(twin, "_search", search)
    chance = random.Random(8)
    for cards in (1, 2, 2, 3, 3, 3, 4, 4, 5):
        position = ending(chance, cards)
        assert twin.solve(position).cards == solver.solve(position).cards


# -------- The rules that the kernel repeats in bits are `rules`, function by function
@pytest.fixture(params=["as installed", "interpreted"])
def bits(request: pytest.FixtureRequest) -> ModuleType:
    """The rules in bits, interpreted and, where available, compiled."""
    return _rules if request.param == "as installed" else interpreted("_rules")


def led_in(cards: Iterable[Card]) -> int:
    """The suit of a trick as bits; 0 if the Quint Royal or nothing was led."""
    first = next(iter(cards), None)
    return 0 if first is None or first.suit is None else suit_bits(first)


def suit_bits(card: Card) -> int:
    return card_set(other for other in PACK if other.suit is card.suit)


def test_suits(bits: ModuleType) -> None:
    for card in PACK:
        assert bits.suit_of(card.strength) == (0 if card.suit is None else suit_bits(card))


def test_mates(bits: ModuleType) -> None:
    mates = {
        card: other for quint in QUINTS if len(quint.cards) == 2 for card, other in both(quint)
    }
    assert len(mates) == 16
    for card in PACK:
        mate = mates.get(card)
        assert bits.mate_of(card.strength) == (0 if mate is None else card_set([mate]))


def both(quint: Quint) -> list[tuple[Card, Card]]:
    one, other = quint.cards
    return [(one, other), (other, one)]


@pytest.mark.parametrize("joker_lead", JokerLead)
def test_who_takes_a_trick(bits: ModuleType, joker_lead: JokerLead) -> None:
    option, chance = [*JokerLead].index(joker_lead), random.Random(option_seed(joker_lead))
    for number in range(1500):
        cards = chance.sample(PACK, 4)
        if number % 3 == 0 and PACK[0] not in cards:
            cards[chance.randrange(4)] = PACK[0]
        best, winner, led = -1, 0, led_in(cards)
        for place, card in enumerate(cards):
            if bits.takes(card.strength, best, led, place, option):
                best, winner = card.strength, place
        leader = SEATS[number % 4]
        whole = Trick(leader, tuple(cards))
        assert leader.clockwise[winner] is trick_winner(whole, joker_lead), whole


@pytest.mark.parametrize("joker_lead", JokerLead)
def test_what_may_be_played(bits: ModuleType, joker_lead: JokerLead) -> None:
    option, chance = [*JokerLead].index(joker_lead), random.Random(option_seed(joker_lead))
    for number in range(2500):
        # Every other time at the eleventh trick, where the Quint Royal may be due.
        left = 2 if number % 2 else chance.randint(1, TRICKS_IN_A_DEAL)
        cards = chance.sample(PACK, left + 3)
        if number % 3 == 0 and PACK[0] not in cards:
            cards[0] = PACK[0]
        hand, lying = sorted_hand(cards[:left]), cards[left : left + chance.randrange(4)]
        if joker_lead in FORBIDDEN and lying and lying[0].suit is None:
            continue  # it cannot be led there, unless it is the last card
        trick, done = Trick(Seat.N, tuple(lying)), TRICKS_IN_A_DEAL - left
        held, best = card_set(hand), max((card.strength for card in lying), default=-1)
        found = (
            bits.may_follow(held, led_in(lying), best, left, option)
            if lying
            else bits.may_lead(held, option)
        )
        assert found == card_set(playable(hand, trick, done, joker_lead)), (hand, trick)


FORBIDDEN = (JokerLead.FORBIDDEN_ALWAYS, JokerLead.FORBIDDEN_IF_WINNING)


def option_seed(joker_lead: JokerLead) -> str:
    return f"rules in bits {joker_lead.value}"


def test_quints(bits: ModuleType) -> None:
    chance = random.Random("quints in bits")
    for _ in range(1500):
        cards = chance.sample(PACK, chance.randint(1, 12))
        pair = chance.choice(QUINTS).cards
        cards = [*{*cards, *pair}]
        assert 5 * bits.quint_fives(card_set(cards)) == quint_points(cards)
        whole = [card for quint in quints_in(cards) for card in quint.cards]
        assert bits.quint_cards(card_set(cards)) == card_set(whole)
        *lying, last = cards
        gains = quint_points(cards) > quint_points(lying)
        assert bits.makes_quint(card_set(lying), last.strength) == gains


# -------- A cancelled search ends soon; in how many milliseconds, `benchmarks/stopping.py` measures
THINKING_FACTOR = 30.0
FEW_LOOKS = 5
"""How often a player may look at the flag once it is set, on its way out."""


class Watched(StopFlag):
    """Sets itself when it is looked at for so many times, and counts on."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.looks, self._at = 0, at

    def is_set(self) -> bool:
        self.looks += 1
        if self.looks == self._at:
            self.set()
        return super().is_set()


def moment(phase: Phase) -> MatchState:
    """A choice of a deal that is worth a thought, of a call or of a card."""
    states = playout(Form.FOUR, JokerLead.HIGHEST, 4).states
    least = 2 if phase is Phase.DOUBLING else 4
    choices = [
        state for state in states if state.phase is phase and len(legal_actions(state)) >= least
    ]
    return choices[0 if phase is Phase.DOUBLING else 4]


@pytest.mark.parametrize("at", [1, 20, 100], ids="at look {}".format)
@pytest.mark.parametrize("phase", [Phase.DOUBLING, Phase.PLAY], ids=["a call", "a card"])
@pytest.mark.parametrize("level", [Level.CLUB, Level.MASTER], ids=lambda level: level.value)
def test_who_thinks_stops(level: Level, phase: Phase, at: int) -> None:
    state, stop = moment(phase), Watched(at)
    seen = observe(state, state.mover)

    choice = player_of(level, THINKING_FACTOR, unhurried=True).choose(seen, 1, stop)

    assert choice in seen.actions
    assert at <= stop.looks <= at + FEW_LOOKS


def test_a_flag_stays_set() -> None:
    stop = StopFlag()
    assert (stop.is_set(), list(stop.cell)) == (False, [0])

    stop.set()
    stop.set()

    assert stop.is_set()
    assert stop.cell[0]


# -------- The plain search against known values
ENDINGS = Path(__file__).parents[1] / "data" / "endings.jsonl"


def _position(layout: str, leader: str, trick_value: int = 5, **options: JokerLead) -> Position:
    cards = parse_layout(layout)
    return Position(cards.hands, cards.cachette, Trick(Seat[leader]), trick_value, **options)


def _known(most_cards: int) -> list[dict[str, object]]:
    endings = [json.loads(line) for line in ENDINGS.read_text().splitlines()]
    return [
        ending for ending in endings if len(parse_layout(ending["deal"]).hands[0]) <= most_cards
    ]


def test_it_finds_the_known_values_of_endings() -> None:
    endings = _known(most_cards=4)
    assert len(endings) > 50
    for known in part(endings[::3]):
        position = _position(
            str(known["deal"]), str(known["leader"]), int(str(known["trick_value"]))
        )
        assert value_of(position) == known["value"], known


def test_a_trick_on_the_table_is_played_to_its_end() -> None:
    cards = parse_layout("N:...+ Q... J...  ... / .8.7.T96".replace("J...  ...", "J... ..."))
    position = Position(cards.hands, cards.cachette, Trick(Seat.W, parse_cards("HA")), 5)
    assert value_of(position) == -(5 + 25 + 5)


@each(
    "layout, table, value, fault, values",
    [
        ("N:A...2 K...3 Q...4 J... / .8.7.T96", "", 5, PositionFault.HANDS_UNEQUAL, {}),
        ("N:... ... ... ... / .8.7.T96", "", 5, PositionFault.HANDS_EMPTY_OR_TOO_LONG, {}),
        ("N:A... K... Q... J... / .8.7.T9", "", 5, PositionFault.CACHETTE_MISCOUNTED, {"count": 4}),
        ("N:A... K... Q... J... / .8.7.T96", "", 15, PositionFault.BAD_TRICK_VALUE, {"value": 15}),
        ("N:... ... ... ... / .8.7.T96", "HA HK HQ HJ", 5, PositionFault.TRICK_COMPLETE, {}),
        ("N:... K... Q... J... / .8.7.T96", "HK", 5, PositionFault.CARD_TWICE, {}),
    ],
)
def test_a_malformed_position_is_refused(
    layout: str, table: str, value: int, fault: PositionFault, values: dict[str, int]
) -> None:
    cards = parse_layout(layout)
    with pytest.raises(PositionError) as refused:
        Position(cards.hands, cards.cachette, Trick(Seat.N, parse_cards(table)), value)
    assert (refused.value.fault, refused.value.values) == (fault, values)


def test_a_position_has_four_hands() -> None:
    cards = parse_layout("N:A... K... Q... J... / .8.7.T96")
    with pytest.raises(PositionError) as refused:
        Position(cards.hands[:3], cards.cachette, Trick(Seat.N))
    assert refused.value.fault is PositionFault.HANDS_MISCOUNTED
    assert refused.value.values == {"count": 3}
