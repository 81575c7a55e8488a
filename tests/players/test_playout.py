"""A playout keeps the rules, acts on nothing that a seat cannot see, and counts as it says."""

from __future__ import annotations

import math
import random
import threading
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from types import ModuleType

import hidden
import pytest
from hidden import FORMS_AND_OPTIONS, deal_of
from interpreted_kernel import interpreted
from prove_kernel import _plain_values, ending

from quinto_desktop.players import StopFlag
from quinto_desktop.players.kernel import _playout
from quinto_desktop.players.kernel._accumulator import (
    ACCUMULATOR_INPUTS,
    MANNERS,
    MOST_ACCUMULATED,
    Accumulator,
)
from quinto_desktop.players.kernel._ending import WORTH_SIDE
from quinto_desktop.players.kernel._features import INPUTS
from quinto_desktop.players.kernel._network import MOST_HIDDEN
from quinto_desktop.players.kernel._playout import Playout, is_compiled
from quinto_desktop.players.kernel.position import Position
from quinto_desktop.rules import *

OWN = [1, 2, 4, 8]
SEES = {
    "four": OWN,
    "two": [5, 10, 5, 10],
    **{
        f"dummy {Seat(seat).name}": [
            1 << seat | 1 << (seat ^ 2 if other == seat else other) for other in range(4)
        ]
        for seat in range(4)
    },
}
"""Whose hands the player of each seat sees, in every form."""

OPTIONS = [*JokerLead]
ALL = TRICKS_IN_A_DEAL
"""Exact search from the first trick on."""

MANY_DEALS = 200_000
"""More than are played out before another thread has had its turn."""
NEVER = StopFlag().cell


def network(hidden_units: int, seed: int = 1) -> tuple[array[float], array[float], array[float]]:
    """An untrained network: its preferences are random, and clear."""
    chance = random.Random(seed)

    def weights(count: int) -> array[float]:
        return array("f", [chance.gauss(0, 0.3) for _ in range(count)])

    return weights(INPUTS * hidden_units), weights(hidden_units), weights(hidden_units)


NETWORK = network(5)


class Dealt:
    """A deal of sets of cards, and how it was played so far."""

    def __init__(self, seed: int, sees: Sequence[int] = OWN, joker_lead: int = 0) -> None:
        self.chance = random.Random(f"playout {seed}")
        cards = [1 << card for card in range(len(PACK))]
        self.chance.shuffle(cards)
        self.hands = [sum(cards[12 * seat : 12 * seat + 12]) for seat in range(4)]
        self.cachette = sum(cards[48:])
        self.sees = [*sees]
        self.joker_lead = joker_lead
        self.trick_value = self.chance.choice((5, 10, 20))
        self.leader = self.chance.randrange(4)
        self.played: list[tuple[int, int]] = []

    def playout(
        self,
        hands: Sequence[CardSet] | None = None,
        cachette_points: int = 0,
        kind: type[Playout] = Playout,
        net: tuple[array[float], array[float], array[float]] = NETWORK,
    ) -> Playout:
        """The deal at this moment, or with other hands."""
        table = kind(*net)
        before = [*(self.left() if hands is None else hands)]
        for seat, card in self.played:
            before[seat] |= 1 << card
        table.deal(before, self.sees, self.trick_value, cachette_points, self.joker_lead)
        table.begin(self.leader)
        for _, card in self.played:
            table.play(card)
        return table

    def play_on(self, count: int) -> Playout:
        """Play so many cards at random."""
        table = self.playout()
        for _ in range(count):
            if not table.legal():
                break
            card = self.chance.choice(bits_of(table.legal()))
            self.played.append((table.turn(), card))
            table.play(card)
        return table

    def left(self) -> list[CardSet]:
        """What each seat still holds."""
        out = sum(1 << card for _, card in self.played)
        return [hand & ~out for hand in self.hands]

    def imagined(self, seat: int) -> tuple[list[CardSet], CardSet]:
        """Other hands and another cachette that are the same to a seat's player."""
        left = self.left()
        hidden = [other for other in range(4) if not self.sees[seat] >> other & 1]
        cards = [1 << card for card in bits_of(self.cachette + sum(left[o] for o in hidden))]
        self.chance.shuffle(cards)
        for other in hidden:
            size = left[other].bit_count()
            left[other] = sum(cards[:size])
            del cards[:size]
        return left, sum(cards)


def bits_of(cards: CardSet) -> list[int]:
    return [card for card in range(len(PACK)) if cards >> card & 1]


def described(table: Playout, card: int) -> list[float]:
    into = array("f", bytes(4 * INPUTS))
    table.describe(card, into)
    return [*into]


def points_of(cards: CardSet) -> int:
    return quint_points([PACK[card] for card in bits_of(cards)])


def moments(seed: int, sees: Sequence[int] = OWN, joker_lead: int = 0) -> Iterator[Dealt]:
    """A deal at its beginning and at some moments later on where there is a choice."""
    dealt = Dealt(seed, sees, joker_lead)
    yield dealt
    for _ in range(3):
        table = dealt.play_on(dealt.chance.randrange(1, 14))
        while table.legal() and len(bits_of(table.legal())) == 1:
            table = dealt.play_on(1)
        if not table.legal():
            return
        yield dealt


# The rules


@pytest.mark.parametrize(("form", "option"), FORMS_AND_OPTIONS)
def test_it_keeps_the_rules(form: Form, option: JokerLead) -> None:
    for seed in range(12):
        states = hidden.playout(form, option, seed).states
        deals = [state for state in states if state.phase is Phase.PLAY]
        table = table_of(deals[0])
        before = deals[0].scores
        for state, after in zip(deals, [*deals[1:], states[-1]], strict=True):
            assert table.turn() == state.turn
            legal = [action.card for action in legal_actions(state) if isinstance(action, Play)]
            assert table.legal() == card_set(legal)
            assert table.legal()
            table.play(played_between(state, after))
        assert not table.legal()
        gained = [states[-1].scores[side] - before[side] for side in Side]
        assert table.difference() == gained[Side.NS] - gained[Side.EW]


def table_of(state: MatchState) -> Playout:
    """A playout at a deal's first lead."""
    deal = deal_of(state)
    table = Playout(*NETWORK)
    option = OPTIONS.index(state.rules.joker_lead)
    hands = [card_set(hand) for hand in deal.hands]
    table.deal(hands, OWN, deal.trick_value, quint_points(deal.cachette), option)
    table.begin(deal.eldest_hand)
    return table


def played_between(state: MatchState, after: MatchState) -> int:
    hands = [card_set(deal_of(moment).hands[state.mover]) for moment in (state, after)]
    return (hands[0] ^ hands[1]).bit_length() - 1


def test_a_quint_that_reaches_the_target_ends_the_deal() -> None:
    """The policy's deals, once by `weigh` and once by the rules; all outcomes differ in worth."""
    worth = array("f", range(10, 10 + WORTH_SIDE * WORTH_SIDE))
    endings = {"by a quint": 0, "by the tricks": 0, "not at all": 0}
    for seed in range(60 if is_compiled() else 6):
        scores = random.Random(seed).choice([(120, 90), (215, 190), (240, 245), (249, 3)])
        state = new_match(RuleOptions(target=250), Seat(seed % 4), scores)
        state = apply(state, Deal(shuffled_pack(seed, 1))).after
        for call in (Call.PASS, Call.DOUBLE, *[Call.PASS] * 3)[seed % 2 * -5 or -4 :]:
            state = apply(state, call).after if state.phase is Phase.DOUBLING else state
        deal, table = deal_of(state), table_of(state)
        table.stake([*scores], 250, worth, [-1.0, -2.0])
        table.mark(NEVER)
        told = array("d", [0.0])
        hands = [card_set(hand) for hand in deal.hands]
        worlds = array("Q", [*hands, quint_points(deal.cachette), 1])
        assert table.weigh(worlds, 0, 1, [-1], 0, told) == 1
        while state.phase is Phase.PLAY:
            card = PACK[table.choose()]
            table.play(card.strength)
            state = apply(state, Play(card)).after
        assert not table.legal()
        result = (state.games[-1].deals if state.games else state.results)[-1]
        if result.tricks_won is None:
            assert state.winner is not None
            assert told[0] == [-1, -2][state.winner]
        else:
            ns, ew = (result.scores[side] - scores[side] for side in Side)
            assert told[0] == worth[WORTH_SIDE * (ns // 5) + ew // 5]
        by = "not at all" if state.winner is None else "by the tricks"
        endings["by a quint" if result.tricks_won is None else by] += 1
    assert all(endings.values()) or not is_compiled(), endings


# What a seat may know


@pytest.mark.parametrize(("form", "joker_lead"), [*product(SEES, range(4))])
def test_the_policy_acts_on_nothing_that_its_seat_cannot_see(form: str, joker_lead: int) -> None:
    for seed in range(5):
        for dealt in moments(seed, SEES[form], joker_lead):
            table = dealt.playout()
            hands, _ = dealt.imagined(table.turn())
            assert hands != dealt.left() or dealt.left() == [0] * 4 or len(dealt.played) > 30
            other = dealt.playout(hands)
            for card in bits_of(table.legal()):
                assert described(table, card) == described(other, card)
                assert table.score(card) == other.score(card)
            assert table.choose() == other.choose()


def test_the_policy_looks_at_hands_that_its_player_sees() -> None:
    for sees in (SEES["two"], SEES["dummy N"]):
        dealt = Dealt(8, sees)
        dealt.leader = 2
        hands = dealt.left()
        swapped = [hands[1], hands[0], *hands[2:]]
        card = bits_of(hands[2])[-1]
        seen, other = dealt.playout(), dealt.playout(swapped)
        assert described(seen, card) != described(other, card)


def accumulator(
    kind: type[Accumulator] = Accumulator, hidden_units: int = 3, told: int = 1
) -> Accumulator:
    """One whose taste in cards is random, and plain."""
    chance = random.Random(4)

    def weights(count: int) -> array[float]:
        return array("f", [chance.gauss(0, 0.3) for _ in range(count)])

    numbers = len(PACK) * told
    return kind(
        weights(ACCUMULATOR_INPUTS * hidden_units),
        weights(hidden_units),
        weights(numbers * hidden_units),
        weights(numbers if told > 1 else numbers * MANNERS),
    )


def remembering(
    dealt: Dealt, kind: ModuleType = _playout, hands: list[CardSet] | None = None
) -> Playout:
    """The deal, where the cards are scored by what the seats remember."""

    def built(*network: array[float]) -> Playout:
        table: Playout = kind.Playout(
            *network, accumulator(getattr(kind, "Accumulator", Accumulator))
        )
        return table

    return dealt.playout(hands, kind=built)  # type: ignore[arg-type]  # a class is called as well


def test_an_accumulator_acts_on_nothing_that_its_seat_cannot_see() -> None:
    for seed in range(6):
        for dealt in moments(seed, joker_lead=seed % 4):
            table = remembering(dealt)
            other = remembering(dealt, hands=dealt.imagined(table.turn())[0])
            plain = dealt.playout()
            assert table.active_inputs() == other.active_inputs() == plain.active_inputs()
            scores = [table.score(card) for card in bits_of(table.legal())]
            assert scores == [other.score(card) for card in bits_of(table.legal())]
            assert scores != [plain.score(card) for card in bits_of(table.legal())]


def test_an_accumulator_goes_back_with_the_deal() -> None:
    for seed in range(6):
        for dealt in moments(seed, joker_lead=seed % 4):
            table = remembering(dealt)
            cards = bits_of(table.legal())
            before = [table.score(card) for card in cards]
            first = [table.finish(card) for card in cards]
            assert first == [table.finish(card) for card in cards]
            table.mark(NEVER)
            told = array("d", bytes(8 * len(cards)))
            table.weigh(array("Q", [*dealt.left(), 0, 1]), 0, 1, cards, 0, told)
            assert [*told] == first
            table.log_chances(array("Q", dealt.left()), 0, 15, 1.0, 0.02, array("d", bytes(32)))
            if len(dealt.played) > 36:
                table.weigh(array("Q", [*dealt.left(), 0, 1]), 0, 1, cards, ALL, told)
            assert [table.score(card) for card in cards] == before


def test_where_hands_are_seen_there_is_no_accumulator() -> None:
    dealt = Dealt(8, SEES["two"])
    assert remembering(dealt).choose() == dealt.playout().choose()
    with pytest.raises(ValueError, match="accumulator"):
        remembering(dealt).tell(array("f", [0.0] * 53))


def test_an_accumulator_may_tell_more_than_one_number_of_a_card() -> None:
    dealt, told = Dealt(3), array("f", bytes(4 * 4 * len(PACK)))
    table = dealt.playout()
    asked = Playout(*NETWORK, accumulator(told=4))
    asked.deal(dealt.hands, OWN, dealt.trick_value, 0, 0)
    asked.begin(dealt.leader)
    asked.tell(told)
    assert len(set(told)) > 100
    with pytest.raises(ValueError, match="accumulator"):
        asked.tell(told[1:])
    with pytest.raises(ValueError, match="accumulator"):
        table.tell(told)


# What is asked of it


def test_finishing_leaves_the_deal_where_it_was() -> None:
    for seed in range(8):
        for dealt in moments(seed, joker_lead=seed % 4):
            table = dealt.playout()
            cards = bits_of(table.legal())
            before = [described(table, card) for card in cards]
            difference, turn = table.difference(), table.turn()
            first = [table.finish(card) for card in cards]
            assert first == [table.finish(card) for card in cards]
            assert bits_of(table.legal()) == cards
            assert (table.difference(), table.turn()) == (difference, turn)
            assert [described(table, card) for card in cards] == before


def test_finishing_is_to_play_and_choose() -> None:
    for seed in range(8):
        for dealt in moments(seed, joker_lead=seed % 4):
            table = dealt.playout()
            card = bits_of(table.legal())[0]
            finished = table.finish(card)
            table.play(card)
            while table.legal():
                table.play(table.choose())
            assert table.difference() == finished


def test_a_choice_is_the_highest_score() -> None:
    for seed in range(8):
        for dealt in moments(seed, joker_lead=seed % 4):
            table = dealt.playout()
            cards = bits_of(table.legal())
            if len(cards) > 1:
                assert table.choose() == max(cards, key=lambda card: (table.score(card), -card))


def test_to_weigh_is_to_finish_every_deal() -> None:
    for seed in range(6):
        for dealt in moments(seed, joker_lead=seed % 4):
            table = dealt.playout()
            cards = bits_of(table.legal())
            worlds, expected = array("Q"), [0.0] * (len(cards) + 1)
            for number in range(3):
                hands, cachette = dealt.imagined(table.turn())
                worlds.extend([*hands, points_of(cachette), number + 1])
                world = dealt.playout(hands, points_of(cachette))
                for place, card in enumerate([*cards, world.choose()]):
                    expected[place] += (number + 1) * world.finish(card) if number else 0
            table.mark(NEVER)
            told = array("d", [0.5] * len(expected))
            assert table.weigh(worlds, 1, 3, [*cards, -1], 0, told) == 2
            assert [*told] == [value + 0.5 for value in expected]
            assert (table.turn(), bits_of(table.legal())) == (dealt.playout().turn(), cards)


@pytest.mark.parametrize(("cards", "number"), [(1, 40), (2, 60), (3, 15)])
def test_exact_outcomes_are_those_of_the_plain_search(cards: int, number: int) -> None:
    chance = random.Random(f"exact {cards}")
    for _ in range(number):
        position = ending(chance, cards)
        table, before = table_at(position)
        turn = position.trick.leader.clockwise[len(position.trick.cards)]
        legal = playable(
            position.hands[turn], position.trick, position.tricks_done, position.joker_lead
        )
        assert table.turn() == turn
        assert table.legal() == card_set(legal)
        hands = [card_set(hand) for hand in position.hands]
        worlds = array("Q", [*hands, quint_points(position.cachette), 1])
        told = array("d", bytes(8 * len(legal)))
        table.mark(NEVER)
        choice = [card.strength for card in legal]
        assert table.weigh(worlds, 0, 1, choice, ALL, told) == 1
        values = _plain_values(position, legal)
        assert [value - before for value in told] == [values[card] for card in legal]


def table_at(position: Position) -> tuple[Playout, int]:
    """A playout brought to a position by random play, and NS's lead by then."""
    remaining = [card_set(hand) for hand in position.hands]
    for seat, card in zip(position.trick.leader.clockwise, position.trick.cards, strict=False):
        remaining[seat] |= 1 << card.strength
    known = sum(remaining) | card_set(position.cachette)
    earlier = [card for card in range(len(PACK)) if not known >> card & 1]
    turned = _led_through(remaining, position, 0, earlier)[0].turn()
    leader = (position.trick.leader - turned) % 4
    table, tricks = _led_through(remaining, position, leader, earlier)
    before = table.difference() + position.trick_value * tricks
    for played in position.trick.cards:
        table.play(played.strength)
    return table, before


def _led_through(
    hands: list[CardSet], position: Position, leader: int, earlier: list[int]
) -> tuple[Playout, int]:
    table, tricks = Playout(*NETWORK), 0
    points = quint_points(position.cachette)
    option = OPTIONS.index(position.joker_lead)
    table.deal(hands, OWN, position.trick_value, points, option)
    table.begin(leader)
    for number, card in enumerate(earlier, start=1):
        table.play(card)
        if number % 4 == 0:
            tricks += 1 if table.turn() % 2 == 0 else -1
    return table, tricks


# Likelihoods


@pytest.mark.parametrize(("width", "lapse"), [(1.0, 0.02), (0.25, 0.05), (0.02, 0.0), (1e-6, 0.1)])
def test_the_chances_of_all_cards_make_one(width: float, lapse: float) -> None:
    for seed in range(5):
        for dealt in moments(seed, joker_lead=seed % 4):
            table = dealt.playout()
            seat, cards = table.turn(), bits_of(table.legal())
            before = log_chance(dealt, 1 << seat, width, lapse)
            chances = []
            for card in cards:
                dealt.played.append((seat, card))
                chances.append(log_chance(dealt, 1 << seat, width, lapse) - before)
                dealt.played.pop()
            assert all(chance <= 1e-6 for chance in chances)
            assert sum(map(math.exp, chances)) == pytest.approx(1, abs=1e-4)
            likeliest = max(zip(chances, cards, strict=True))[0]
            assert chances[cards.index(table.choose())] == pytest.approx(likeliest)


def log_chance(dealt: Dealt, hidden_seats: int, width: float, lapse: float) -> float:
    table = dealt.playout()
    table.mark(NEVER)
    before = bits_of(table.legal()), table.turn(), table.difference()
    told = array("d", [1.0] * 4)
    hands = array("Q", [0, 0, *dealt.left()])
    table.log_chances(hands, 2, hidden_seats, width, lapse, told)
    assert (bits_of(table.legal()), table.turn(), table.difference()) == before
    assert max(told) <= 0
    return sum(told)


def test_the_chances_of_the_seats_add_up() -> None:
    dealt = Dealt(3)
    dealt.play_on(31)
    each = [log_chance(dealt, 1 << seat, 0.5, 0.1) for seat in range(4)]
    assert min(each) < 0
    assert log_chance(dealt, 15, 0.5, 0.1) == pytest.approx(sum(each))
    assert log_chance(dealt, 0, 0.5, 0.1) == 0


def log_chances(hands: int, sums: int) -> None:
    into = array("d", bytes(8 * sums))
    Dealt(1).playout().log_chances(array("Q", [0] * hands), 0, 15, 1.0, 0.1, into)


# Faults


@pytest.mark.parametrize(
    "fault",
    [
        lambda: Playout(array("f", [0.0] * INPUTS), array("f", [0.0] * 2), array("f", [0.0] * 2)),
        lambda: Playout(array("f", [0.0] * INPUTS), array("f", [0.0]), array("f")),
        lambda: Playout(*network(MOST_HIDDEN + 1)),
        lambda: accumulator(hidden_units=MOST_ACCUMULATED + 1),
        lambda: Accumulator(
            *[array("f", [0.0] * count) for count in (ACCUMULATOR_INPUTS, 1, 53, 54)]
        ),
        lambda: Dealt(1).playout().describe(1, array("f", [0.0])),
        lambda: Dealt(1).playout().stake([0, 0], 250, array("f", [0.0]), [1.0, -1.0]),
        lambda: log_chances(hands=3, sums=4),
        lambda: log_chances(hands=4, sums=3),
        lambda: weighed(worlds=5, cards=1, sums=1),
        lambda: weighed(worlds=6, cards=2, sums=1),
        lambda: weighed(worlds=6, cards=17, sums=17),
    ],
)
def test_what_does_not_fit_is_refused(fault: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"network|accumulator|described|outcomes|deals?"):
        fault()


def weighed(worlds: int, cards: int, sums: int) -> int:
    table = Dealt(1).playout()
    table.mark(NEVER)
    told = array("d", [0.0] * sums)
    return table.weigh(array("Q", [0] * worlds), 0, 1, [1] * cards, 0, told)


# The twin, and the flag


@pytest.fixture(scope="module")
def twins() -> ModuleType:
    """The interpreted source, even where it is compiled."""
    return interpreted("_playout")


def test_the_interpreted_playout_is_the_twin_of_the_compiled_one(twins: ModuleType) -> None:
    assert not twins.is_compiled()
    for seed, form in enumerate(("four", "two", "dummy E", "four")):
        for dealt in moments(seed, SEES[form], joker_lead=seed % 4):
            table, twin = dealt.playout(), dealt.playout(kind=twins.Playout)
            cards = bits_of(table.legal())
            assert bits_of(twin.legal()) == cards
            for card in cards:
                assert described(twin, card) == pytest.approx(described(table, card), abs=1e-6)
                assert twin.score(card) == pytest.approx(table.score(card), abs=1e-4)
            assert twin.finish(cards[0]) == table.finish(cards[0])
            assert outcomes(twin, dealt, cards[:2]) == outcomes(table, dealt, cards[:2])
            hands = array("Q", dealt.left())
            told = array("d", bytes(32)), array("d", bytes(32))
            for one, into in zip((table, twin), told, strict=True):
                one.log_chances(hands, 0, 15, 0.5, 0.1, into)
            assert told[0] == pytest.approx(told[1], abs=1e-3)


def test_the_interpreted_accumulator_is_the_twin_of_the_compiled_one(twins: ModuleType) -> None:
    for seed in range(3):
        for dealt in moments(seed, joker_lead=seed % 4):
            table, twin = remembering(dealt), remembering(dealt, twins)
            assert table.active_inputs() == twin.active_inputs()
            for card in bits_of(table.legal()):
                assert table.manner(card) == twin.manner(card)
                assert table.score(card) == pytest.approx(twin.score(card), abs=1e-4)
            for one in (table, twin):
                one.mark(NEVER)
            hands = array("Q", dealt.left())
            told = array("d", bytes(32)), array("d", bytes(32))
            for one, into in zip((table, twin), told, strict=True):
                one.log_chances(hands, 0, 15, 0.5, 0.1, into)
            assert told[0] == pytest.approx(told[1], abs=1e-3)


def outcomes(table: Playout, dealt: Dealt, cards: list[int]) -> list[float]:
    told = array("d", bytes(8 * len(cards)))
    table.mark(NEVER)
    exact = ALL if len(dealt.played) > 40 else 0
    assert table.weigh(array("Q", [*dealt.left(), 25, 2]), 0, 1, cards, exact, told) == 1
    return [*told]


def test_a_raised_flag_ends_everything(twins: ModuleType) -> None:
    stop = StopFlag()
    stop.set()
    for kind in (Playout, twins.Playout):
        dealt = Dealt(2)
        table = dealt.playout(kind=kind)
        cards = bits_of(table.legal())
        table.mark(stop.cell)
        told = array("d", bytes(8 * len(cards)))
        for exact in (0, ALL):  # the whole deal, too long to search
            assert table.weigh(array("Q", [*dealt.hands, 0, 1]), 0, 1, cards, exact, told) == 0
        assert not any(told)
        assert bits_of(table.legal()) == cards


@pytest.mark.parametrize("exact", [0, 12])
@pytest.mark.parametrize("is_interpreted", [False, True])
def test_playouts_stop_under_way(twins: ModuleType, exact: int, is_interpreted: bool) -> None:
    """In how many milliseconds is measured by `tests/benchmarks/stopping.py`."""
    stop, dealt, is_over = StopFlag(), Dealt(2), threading.Event()
    if exact:
        dealt.play_on(38)  # a whole deal is too long to search
    table = dealt.playout(kind=twins.Playout if is_interpreted else Playout)
    cards = bits_of(table.legal())
    table.mark(stop.cell)
    told = array("d", bytes(8 * len(cards)))

    def stop_it() -> None:
        while not any(told) and not is_over.is_set():
            time.sleep(0)
        stop.set()

    stopper = threading.Thread(target=stop_it)
    stopper.start()
    worlds = array("Q", [*dealt.left(), 25, 1] * MANY_DEALS)
    done = table.weigh(worlds, 0, MANY_DEALS, cards, exact, told)
    is_over.set()
    stopper.join()
    assert 0 < done < MANY_DEALS
