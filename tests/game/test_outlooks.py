"""Which quints can still be made, and who can still win: checked against all that can happen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from quinto_desktop.game.aids.outlooks import (
    EITHER_SIDE,
    NOBODY,
    Loss,
    QuintOutlook,
    QuintState,
    RaceOutlook,
    open_points,
    quint_outlooks,
    race_outlook,
)
from quinto_desktop.rules import *

NS, EW = frozenset({Side.NS}), frozenset({Side.EW})
World = tuple[tuple[Hand, ...], tuple[Card, ...]]
Falls = set[tuple[Quint, Side]]


def quint(text: str) -> Quint:
    [found] = quints_in([parse_card(card) for card in text.split()])
    return found


def outlook(observation: Observation, text: str) -> QuintOutlook:
    return quint_outlooks(observation)[QUINTS.index(quint(text))]


# ------------------------------------------------------------------- single deals
def dealt(hands: str, rules: RuleOptions | None = None, dealer: Seat = Seat.W) -> MatchState:
    """A deal in which N, E, S, W and the cachette have these cards, then the lowest ones."""
    parts = [[parse_card(card) for card in part.split()] for part in hands.split("/")]
    named = [card for part in parts for card in part]
    rest = [card for card in PACK if card not in named]
    for part, size in zip(parts, (12, 12, 12, 12, CACHETTE_SIZE), strict=True):
        part += [rest.pop(0) for _ in range(size - len(part))]
    order = [parts[dealer.next.clockwise[place % 4]][place // 4] for place in range(48)]
    state = new_match(rules or RuleOptions(), dealer)
    state = apply(state, Deal((*order, *parts[4]))).after
    while state.phase is Phase.DOUBLING:
        state = apply(state, Call.PASS).after
    return state


def played(state: MatchState, cards: str) -> MatchState:
    for card in cards.split():
        state = apply(state, Play(parse_card(card))).after
    return state


def test_before_the_first_deal_all_is_open() -> None:
    outlooks = quint_outlooks(observe(new_match(RuleOptions(), Seat.N), Seat.S))

    assert [found.quint for found in outlooks] == list(QUINTS)
    assert {found.sides for found in outlooks} == {EITHER_SIDE}
    assert open_points(outlooks) == 175


def test_a_pair_in_one_hand_can_never_fall_to_one_trick() -> None:
    state = dealt("HA / D2 / H4 C2 C3 / S2 /")
    souths, wests = (observe(state, seat) for seat in (Seat.S, Seat.W))

    lost = outlook(souths, "C2 C3")
    assert (lost.sides, lost.loss, lost.seat) == (NOBODY, Loss.ONE_HAND, Seat.S)
    assert outlook(wests, "C2 C3").sides == EITHER_SIDE
    assert open_points(quint_outlooks(souths)) == 165


def test_nobody_beats_the_ace_of_hearts() -> None:
    state = dealt("H2 / D2 / HA H7 / S2 /")

    assert outlook(observe(state, Seat.S), "HA H4").sides == NS
    assert outlook(observe(state, Seat.W), "HA H4").sides == EITHER_SIDE
    assert outlook(observe(state, Seat.N), "HA H4").sides == EITHER_SIDE  # West may have it


def test_a_pair_whose_ace_is_dummys_goes_to_dummys_side() -> None:
    state = dealt("HA / D2 / H2 / S2 /", RuleOptions(form=Form.DUMMY), dealer=Seat.S)
    assert state.dummy is Seat.N

    for seat in SEATS:
        assert outlook(observe(state, seat), "HA H4").sides == NS


def test_under_the_option_opponents_a_led_quint_royal_may_lose_the_ace() -> None:
    state = dealt("H2 / D2 / HA H7 / S2 /", RuleOptions(joker_lead=JokerLead.OPPONENTS))

    assert outlook(observe(state, Seat.S), "HA H4").sides == EITHER_SIDE


def test_a_pair_that_lies_whole_on_the_table_goes_to_whoever_may_win() -> None:
    spades = "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK"
    state = played(dealt(f"CA / C4 C2 / {spades} / HA H2 C9 /"), "CA C4")
    assert outlook(observe(state, Seat.S), "CA C4").state is QuintState.ON_TABLE
    assert outlook(observe(state, Seat.S), "CA C4").sides == EITHER_SIDE  # West might trump
    assert outlook(observe(state, Seat.W), "CA C4").sides == NS  # West has to follow
    state = played(state, "S2")
    assert outlook(observe(state, Seat.W), "CA C4").sides == NS
    assert outlook(observe(state, Seat.S), "CA C4").sides == EITHER_SIDE


def test_a_card_whose_partner_cannot_come_is_parted() -> None:
    state = played(dealt("CA / C9 / C8 / C7 C4 /"), "CA C9 C8")

    assert outlook(observe(state, Seat.W), "CA C4").sides == NS
    state = played(dealt("CA / C9 / C8 C4 / C7 /"), "CA C9 C8")
    lost = outlook(observe(state, Seat.S), "CA C4")
    assert (lost.state, lost.sides, lost.loss) == (QuintState.OPEN, NOBODY, Loss.PARTED)
    assert outlook(observe(state, Seat.N), "CA C4").sides == NS  # West may have the four
    state = played(state, "C7")
    assert outlook(observe(state, Seat.N), "CA C4").loss is Loss.SPLIT


def test_a_trick_that_still_lies_on_the_table_goes_to_its_winner() -> None:
    state = played(dealt("C5 / C9 / C8 / C7 /"), "C5 C9 C8 C7")
    after = observe(state, Seat.S)
    before = replace(after, tricks=(), trick=after.tricks[-1], quints=(), scores=(0, 0))

    assert outlook(before, "C5").state is QuintState.ON_TABLE
    assert outlook(before, "C5").sides == EW
    assert (outlook(after, "C5").state, outlook(after, "C5").sides) == (QuintState.EW, NOBODY)


# ------------------------------------------------------------------- against all that can happen
RULES = [
    RuleOptions(form=form, joker_lead=lead, target=10_000)
    for form in Form
    for lead in (JokerLead.HIGHEST, JokerLead.OPPONENTS, JokerLead.FORBIDDEN_ALWAYS)
]


@cache
def deal(rules: RuleOptions, seed: int) -> tuple[Step, ...]:
    choice = random.Random(seed)
    state = new_match(rules, Seat.W)
    steps = [apply(state, Deal(shuffled_pack(seed, 1)))]
    while (state := steps[-1].after).phase is not Phase.DEALING:
        steps.append(apply(state, choice.choice(legal_actions(state))))
    return tuple(steps)


def worlds(now: Observation) -> Iterator[World]:
    """Every distribution of the cards that the player cannot rule out."""
    assert now.trick is not None
    lying = [card for trick in (*now.tricks, now.trick) for card in trick.cards]
    known = [card for hand in now.hands for card in hand or ()]
    unseen = [card for card in PACK if card not in lying and card not in known]
    hidden = [seat for seat in SEATS if now.hands[seat] is None]
    for shares in divided(unseen, [now.hand_sizes[seat] for seat in hidden]):
        hands = [now.hands[seat] or () for seat in SEATS]
        for seat, share in zip(hidden, shares, strict=False):
            hands[seat] = sorted_hand(share)
        if is_possible(now, hands):
            yield tuple(hands), tuple(shares[-1])


def divided(cards: list[Card], sizes: list[int]) -> Iterator[list[list[Card]]]:
    if not sizes:
        yield [cards]
        return
    for share in combinations(cards, sizes[0]):
        for others in divided([card for card in cards if card not in share], sizes[1:]):
            yield [list(share), *others]


def is_possible(now: Observation, hands: list[Hand]) -> bool:
    """Whether every card of the deal so far might have been played from these hands."""
    assert now.trick is not None
    held = [list(hand) for hand in hands]
    for number, trick in reversed(list(enumerate((*now.tricks, now.trick)))):
        for place in reversed(range(len(trick.cards))):
            seat, card = trick.leader.clockwise[place], trick.cards[place]
            held[seat].append(card)
            before = Trick(trick.leader, trick.cards[:place])
            lead = now.rules.joker_lead
            if card not in playable(sorted_hand(held[seat]), before, number, lead):
                return False
    return True


def falls(now: Observation, world: World) -> Falls:
    """Every quint that can still fall in a world, with every side that it can fall to."""
    assert now.trick is not None
    hands, cachette = world
    found: Falls = set()
    play_on(now, hands, cachette, now.trick, len(now.tricks), found)
    return found


def play_on(
    now: Observation,
    hands: tuple[Hand, ...],
    cachette: tuple[Card, ...],
    trick: Trick,
    done: int,
    found: Falls,
) -> None:
    lead = now.rules.joker_lead
    if len(trick.cards) == 4:
        winner = trick_winner(trick, lead)
        found.update((each, winner.side) for each in quints_in(trick.cards))
        if done == 11:
            found.update((each, winner.side) for each in quints_in(cachette))
        else:
            play_on(now, hands, cachette, Trick(winner), done + 1, found)
        return
    seat = trick.leader.clockwise[len(trick.cards)]
    for card in playable(hands[seat], trick, done, lead):
        after = list(hands)
        after[seat] = tuple([other for other in hands[seat] if other is not card])
        play_on(now, tuple(after), cachette, Trick(trick.leader, (*trick.cards, card)), done, found)


def endings(rules: RuleOptions, seeds: range) -> Iterator[Observation]:
    """What each player knows near the end of some deals, when all deals can still be tried."""
    most = 4 if rules.form is Form.FOUR else 7
    for seed in seeds:
        for step in deal(rules, seed):
            state = step.after
            if state.phase is Phase.PLAY and state.deal and sum(map(len, state.deal.hands)) <= most:
                for player in range(rules.form.players):
                    yield observe(state, home_seat(state, player))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.form.value}-{rules.joker_lead}")
def test_nothing_that_can_happen_is_ruled_out(rules: RuleOptions) -> None:
    """And almost nothing else is left open: at the end of a deal players know much."""
    possible = allowed = 0
    for now in endings(rules, range(1, 3)):
        truth: Falls = set()
        for world in worlds(now):
            truth |= falls(now, world)
        told = {(found.quint, side) for found in quint_outlooks(now) for side in found.sides}
        assert truth <= told, (now, truth - told)
        possible += len(truth)
        allowed += len(told)

    assert possible > 0
    assert allowed - possible <= 0.1 * allowed


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.form.value}-{rules.joker_lead}")
def test_what_falls_was_open_all_the_time_before(rules: RuleOptions) -> None:
    for seed in range(1, 5):
        steps = deal(rules, seed)
        scored = steps[-1].after.results[-1].quints
        for step in steps[1:]:
            state = step.after
            if state.phase is not Phase.PLAY:
                continue
            assert state.deal is not None
            marked = {each.quint for each in state.deal.quints}
            for seat in SEATS:
                outlooks = {found.quint: found for found in quint_outlooks(observe(state, seat))}
                for each in scored:
                    assert (each.quint in marked) or each.side in outlooks[each.quint].sides
                    if each.quint in marked:
                        assert not outlooks[each.quint].sides


def test_after_the_deal_nothing_is_open() -> None:
    state = deal(RULES[0], 1)[-1].after

    for found in quint_outlooks(observe(state, Seat.S)):
        assert not found.sides
        assert found.state in (QuintState.NS, QuintState.EW) or found.loss is Loss.SPLIT


def race(state: MatchState, seat: Seat = Seat.S) -> RaceOutlook:
    now = observe(state, seat)
    return race_outlook(now, quint_outlooks(now))


def game(seed: int, target: int = 100, form: Form = Form.FOUR) -> list[Step]:
    choice = random.Random(seed)
    state = new_match(RuleOptions(target=target, form=form), Seat.W)
    steps: list[Step] = []
    while state.phase is not Phase.MATCH_OVER and state.winner is None:
        if state.phase is Phase.DEALING:
            step = apply(state, Deal(shuffled_pack(seed, len(state.results) + 1)))
        else:
            step = apply(state, choice.choice(legal_actions(state)))
        steps.append(step)
        state = step.after
    return steps


def test_before_the_first_deal_nothing_is_in_play() -> None:
    found = race(new_match(RuleOptions(), Seat.W))

    assert not found.is_on
    assert found.points_in_play == 0
    assert [runner.need for runner in found.runners] == [250, 250]


def test_thirteen_tricks_and_all_quints_are_in_play_at_first() -> None:
    state = apply(new_match(RuleOptions(), Seat.W), Deal(shuffled_pack(1, 1))).after
    found = race(state)

    assert found.is_on
    assert (found.tricks_left, found.trick_points) == (13, 65)
    assert 100 <= found.quint_points <= 175


@pytest.mark.parametrize("seed", range(1, 9))
def test_what_is_said_comes_true(seed: int) -> None:
    """No side gets more than was predicted as possible; a predicted win is one."""
    for step in game(seed):
        before, after = race(step.before), step.after
        if step.before.phase is not Phase.PLAY:
            continue
        for side in Side:
            assert after.scores[side] <= before.runners[side].most
        won = after.results[-1].tricks_won if after.results else None
        last = len(step.before.results) < len(after.results)
        if not last:
            continue
        assert before.tricks_left == 2 or won is None
        for side in Side:
            runner = before.runners[side]
            took = after.deal is not None and after.deal.tricks[-1].winner
            if runner.wins_with_last_trick and isinstance(took, Seat) and took.side is side:
                assert after.winner is side
        if after.winner is not None and won is None:
            assert after.deal is not None
            quint = after.deal.quints[-1]
            fell = [each for each in after.deal.quints if each.trick == quint.trick]
            if len(fell) == 1:  # one alone won, as predicted
                assert quint.quint in before.runners[after.winner].winning_quints


@pytest.mark.parametrize("seed", range(1, 4))
def test_taken_tricks_count_at_the_end(seed: int) -> None:
    for step in game(seed, target=10_000)[:400]:
        state = step.after
        if state.phase is not Phase.PLAY or state.deal is None:
            continue
        found = race(state)
        taken = sum(runner.taken for runner in found.runners)
        assert taken + found.trick_points == 13 * found.trick_value
        assert found.tricks_left == 13 - len(state.deal.tricks)


def test_a_quint_that_wins_is_one_that_is_worth_enough() -> None:
    state = apply(new_match(RuleOptions(), Seat.W), Deal(shuffled_pack(1, 1))).after
    now = replace(observe(state, Seat.S), scores=(230, 236))
    found = race_outlook(now, quint_outlooks(now))
    ours, theirs = found.runners

    assert {quint.points for quint in ours.winning_quints} == {20, 25}
    assert {quint.points for quint in theirs.winning_quints} == {15, 20, 25}
    assert (ours.need, theirs.need) == (20, 14)


def test_a_game_that_is_won_is_over() -> None:
    state = game(1)[-1].after
    found = race(state)

    assert found.winner is state.winner is not None
    assert not found.is_on
    assert not any(runner.winning_quints for runner in found.runners)


def test_the_winner_needs_nothing_more() -> None:
    state = game(2)[-1].after
    assert state.winner is not None

    assert race(state).runners[state.winner].need == 0
