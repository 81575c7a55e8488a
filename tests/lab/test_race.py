"""The race to the target, solved as a Markov chain and simulated."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from lab_command import Lab
from present import present

from quinto_desktop.lab.calling.calls import best_policy, best_threshold, duel, gains_at, raised_by
from quinto_desktop.lab.calling.doubling_round import (
    DEALER,
    FIRST,
    MOMENTS,
    JudgedDeal,
    asked_of,
    judge_of,
    judged_deals,
    points_of_share,
    raises_of,
    reached_by,
)
from quinto_desktop.lab.training import race as maker
from quinto_desktop.lab.training import tricks
from quinto_desktop.lab.training.race import DealStory, chances_of, dealt_story, levelled, packed
from quinto_desktop.players import Level
from quinto_desktop.players.by_rule.doubling import BANDS, BASE, DOUBLE_FROM, TRICKS, band_of
from quinto_desktop.players.thinking import race
from quinto_desktop.rules import PACK, QUINT_ROYAL, Call, Side, Suit, legal_calls


@cache
def stories() -> tuple[DealStory, ...]:
    return tuple([dealt_story(seed) for seed in range(40)])


def run(chance: random.Random, ours: int, theirs: int) -> bool:
    """Return whether eldest hand's side wins a race of deals drawn from `stories` (rules §7)."""
    needs, eldest = [ours, theirs], 0
    while True:
        story = chance.choice(stories())
        for quint in story.quints:
            side = eldest if quint > 0 else 1 - eldest
            needs[side] -= abs(quint)
            if needs[side] <= 0:
                return side == 0
        needs[eldest] -= story.tricks[0]
        needs[1 - eldest] -= story.tricks[1]
        if min(needs) <= 0 and needs[0] != needs[1]:
            return needs[0] < needs[1]
        eldest = 1 - eldest


@pytest.mark.parametrize(("ours", "theirs"), [(50, 50), (30, 36), (20, 12), (5, 3), (1, 8)])
def test_the_chain_agrees_with_races_that_are_run(ours: int, theirs: int) -> None:
    chance, races = random.Random(f"{ours} {theirs}"), 4000
    won = sum(run(chance, ours, theirs) for _ in range(races))
    expected = chances_of(stories(), catching_up=0)[ours][theirs]
    assert won / races == pytest.approx(expected, abs=3 * (0.25 / races) ** 0.5)


def test_a_quint_wins_before_tricks_are_counted() -> None:
    # Our side takes a quint, theirs all the tricks; then the other way round.
    ours, theirs = DealStory((2,), (0, 26)), DealStory((-2,), (26, 0))
    assert chances_of([ours], 4)[2][1] == 1
    assert chances_of([theirs], 4)[1][2] == 0
    assert chances_of([ours], 4)[3][1] == 0


def test_the_larger_total_wins_where_both_have_the_target() -> None:
    chances = chances_of([DealStory((), (10, 12))], 4)
    assert chances[2][3] == 0
    assert chances[1][4] == 1


def test_the_side_behind_catches_up_near_the_target() -> None:
    told, seen = chances_of(stories(), catching_up=0), chances_of(stories())
    assert 0.5 < seen[2][6] < told[2][6]
    assert told[6][2] < seen[6][2] < 0.5
    assert seen[45][50] == pytest.approx(told[45][50], abs=0.03)


def test_levelling_leaves_no_dents() -> None:
    dented = [[0.0] * 4, [0.0, 0.5, 0.7, 0.6], [0.0, 0.4, 0.5, 0.8], [0.0, 0.1, 0.6, 0.4]]
    assert levelled(dented)[1:] == [
        [0.0, 0.5, 0.7, 0.7],
        [0.0, 0.4, 0.5, 0.7],
        [0.0, 0.1, 0.5, 0.6],
    ]


def test_the_table_is_read_as_it_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    chances = chances_of(stories())
    monkeypatch.setattr(race, "_table", lambda: packed(chances))
    read = race.race_of.__wrapped__(Side.NS)
    for ours, theirs in product(range(1, race.NEAR + 1), repeat=2):
        assert read.chance(ours, theirs) == pytest.approx(chances[ours][theirs], abs=5e-5)


def test_the_maker_writes_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / "race.bin"
    monkeypatch.setattr("sys.argv", ["race", str(made), "--deals", "5"])
    maker.main()
    assert len(made.read_bytes()) == 2 * race.NEAR**2


# -------- ``quinto-lab calls``: the doubling round as a game tree, and the best thresholds in it
ALWAYS, NEVER = [-1e9] * len(MOMENTS), [1e9] * len(MOMENTS)
NOTHING = (0.0,) * len(MOMENTS)


def test_the_moments_are_those_at_which_the_rules_allow_a_raise() -> None:
    allowed = {
        calls
        for length in range(4)
        for calls in product(Call, repeat=length)
        if _is_legal(calls) and len(legal_calls(calls, DEALER)) > 1
    }
    assert {moment.calls for moment in MOMENTS} == allowed
    assert len(MOMENTS) == len(allowed) == 8


def _is_legal(calls: tuple[Call, ...]) -> bool:
    return all(call in legal_calls(calls[:at], DEALER) for at, call in enumerate(calls))


def test_calls_follow_from_thresholds() -> None:
    assert raises_of(FIRST, NOTHING, NEVER, NEVER) == 0
    assert raises_of(FIRST, NOTHING, ALWAYS, NEVER) == 1
    assert raises_of(FIRST, NOTHING, ALWAYS, ALWAYS) == 2
    names = [moment.name for moment in reached_by(NOTHING, NEVER, ALWAYS)]
    assert names == ["first to call", "pass", "pass double"]


def test_a_threshold_is_where_raises_begin_to_pay() -> None:
    chance = random.Random(1)
    gains = [
        (estimate, 2 * (estimate - 3) + chance.gauss(0, 10))
        for estimate in (chance.gauss(0, 8) for _ in range(4000))
    ]
    found = present(best_threshold(gains))
    assert found == pytest.approx(3, abs=0.7)
    assert best_threshold(gains[:5]) is None


def test_where_the_last_seat_knows_everything_it_doubles_on_any_advantage() -> None:
    """Nobody else knows anything, so nobody else calls; the last seat's estimate is the truth."""
    chance = random.Random(2)
    last = next(moment for moment in MOMENTS if moment.turn == 3 and not moment.is_redouble)
    deals = []
    for _ in range(600):
        truth = chance.gauss(0, 20)
        seen = tuple(truth if moment is last else -1.0 for moment in MOMENTS)
        deals.append(JudgedDeal(seen, seen, (-truth, -2 * truth, -4 * truth)))
    start = [5.0 if moment is last else 0.0 for moment in MOMENTS]
    asked = best_policy(deals, start, rounds=1)[last.number]
    assert asked == pytest.approx(0, abs=0.5)
    alone = [asked if moment is last else 0.0 for moment in MOMENTS]
    gained = present(duel(deals, alone, NEVER))
    assert present(gained.low) > 0
    raised = raised_by(deals, alone)
    assert raised.doubled == raised.by_moment[last.number] == pytest.approx(0.5, abs=0.06)
    assert raised.redoubled == 0


def test_casual_judges_and_asks_as_at_the_table() -> None:
    deals = [*judged_deals(judge_of(Level.CASUAL), 60, 3)]
    assert [deal.shares for deal in deals] == [deal.estimates for deal in deals]
    asked = asked_of(Level.CASUAL, (0, 0))
    for moment in MOMENTS:
        if not moment.is_redouble:
            assert asked[moment.number] == points_of_share(DOUBLE_FROM[moment.turn])
    ahead = asked_of(Level.CASUAL, (100, 0))
    assert all(
        (ahead[moment.number] - asked[moment.number]) * moment.sign > 0 for moment in MOMENTS
    )
    # A double that pays is one with the better cards.
    pairs = gains_at(deals, FIRST, NEVER)
    assert len(pairs) == len(deals)
    strong = [gain for estimate, gain in pairs if estimate > 0]
    weak = [gain for estimate, gain in pairs if estimate <= 0]
    assert sum(strong) / len(strong) > sum(weak) / len(weak)


def test_the_same_seed_gives_the_same_report(lab: Lab) -> None:
    told = []
    for _ in range(2):
        told.append(lab("calls --deals 200 --seed 4 --scores 100:45"))
    assert told[0] == told[1]
    assert told[0].startswith("casual, 200 deals, match 4; 100:45, per cent of games\n")
    assert "v who always pass" in told[0]


# -------- The table of tricks is fitted to deals that casual players play out
SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


def test_a_deal_is_played_out() -> None:
    deal = tricks.played_hands(7)
    assert [len(hand) for hand in deal.hands] == [12] * 4
    assert sum(deal.tricks) == 13
    assert deal == tricks.played_hands(7) != tricks.played_hands(8)


def test_the_fit_finds_the_table_that_the_tricks_come_from() -> None:
    """Hands of few cards, so that each side's tricks can follow from either of its hands."""
    chance = np.random.default_rng(1)
    deals = []
    for _ in range(120):
        picked = [PACK[at] for at in chance.permutation(53)[:5]]
        worth = BASE + sum(
            0.34 if card is QUINT_ROYAL else TRICKS[card.suit][band_of(card.rank)]
            for card in picked
            if card is QUINT_ROYAL or (card.suit is not None and card.rank is not None)
        )
        hand = tuple(picked)
        deals.append(tricks.PlayedHands((hand, hand, hand, hand), (worth, worth)))
    table = tricks.fitted(deals)
    expected = [*(one for suit in SUITS for one in TRICKS[suit]), 0.34]
    assert len(table) == 4 * BANDS + 1
    assert table == pytest.approx(expected, abs=1e-6)


def test_the_command_prints_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert tricks.main(["--deals", "20", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert told.count("fitted") == 5 and told.count("expected") == tricks.GROUPS
    with pytest.raises(SystemExit) as stop:
        tricks.main(["--deals", "few"])
    assert stop.value.code == 2
