"""The review of a deal: the words for decisions, and the sum that adds up to the result."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from examples import each, share
from judged import light_reviews, played_deal, short_deal
from replaced import replace

from quinto_desktop.players import Level
from quinto_desktop.players.judging.deal_review import DealReview, Effort
from quinto_desktop.players.judging.estimates import Sample
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.players.judging.reviewing import Reviewer
from quinto_desktop.players.judging.verdicts import Decision, Label, Size, Verdict
from quinto_desktop.players.kernel import SearchStopped, Solver, StopFlag
from quinto_desktop.rules import *


@pytest.fixture(scope="module", autouse=True)
def light() -> Iterator[None]:
    """A review here is for what it counts."""
    with light_reviews():
        yield


DECISION = next(one for one in played_deal(1).decisions if isinstance(one.action, Play))


def card_played() -> Card:
    assert isinstance(DECISION.action, Play)
    return DECISION.action.card


def verdict(
    lost: float, noise: float = 0.0, seen: int | None = 0, *, decides_game: bool = False
) -> Verdict:
    """A verdict on a choice of two cards, one of which loses so much, give or take."""
    other = (
        next(
            Play(card)
            for card in DECISION.state.deal.hands[DECISION.seat]
            if card is not card_played()
        )
        if DECISION.state.deal
        else DECISION.action
    )
    assert isinstance(other, Play)
    batches = tuple(
        tuple(
            Sample(0.1, (0.0, lost + way * noise), (0.5, 0.5 + (lost + way * noise) / 100))
            for way in (-1, 1) * 5
        )
        for _ in range(4)
    )
    fair = FairValues((DECISION.action, other), (0, 1), batches, decides_game=decides_game)
    hindsight = {} if seen is None else {card_played(): 10, other.card: 10 + seen}
    return Verdict(DECISION, fair, hindsight)


@each(
    "found, label",
    [
        (verdict(10), Label.LUCKY_ERROR),
        (verdict(10, seen=5), Label.ERROR),
        (verdict(10, seen=None), Label.ERROR),
        (verdict(-10), Label.SOUND),
        (verdict(-10, seen=5), Label.UNLUCKY),
        (verdict(1), Label.SOUND),
        (verdict(1.5, noise=3), Label.SOUND),  # certain, but too small to matter
        (verdict(1, noise=30), Label.TOO_CLOSE),
        (verdict(10, noise=60), Label.TOO_CLOSE),
        (verdict(10, noise=10), Label.LUCKY_ERROR),
        (verdict(1, decides_game=True), Label.SOUND),
        (verdict(3, decides_game=True), Label.ERROR),  # points do not tell
    ],
)
def test_the_word_for_a_decision(found: Verdict, label: Label) -> None:
    assert found.label is label
    assert bool(found.error) is label.is_error


@each(
    "lost, decides_game, size",
    [
        (1.9, False, None),
        (2.1, False, Size.SMALL),
        (5.1, False, Size.MIDDLING),
        (14, False, Size.MIDDLING),
        (15.1, False, Size.LARGE),
        (14, True, Size.MIDDLING),
        (15.1, True, Size.LARGE),
    ],
)
def test_the_size_of_an_error(lost: float, *, decides_game: bool, size: Size | None) -> None:
    assert verdict(lost, decides_game=decides_game).size is size


@pytest.mark.parametrize(
    ("lost", "worse_by", "luck"),
    [
        (10, 10, 0),  # it turned out as expected
        (10, 0, 10),
        (10, 30, -20),
        (-10, 30, 0),  # the best card is what the other tables play, too
    ],
)
def test_luck_is_what_a_loss_turned_out_to_be_other_than_expected(
    lost: float, worse_by: float, luck: float
) -> None:
    found = verdict(lost)
    card, other = found.hindsight
    assert replace(found, played_on={card: 5.0, other: 5.0 + worse_by}).luck == pytest.approx(luck)
    assert found.luck == 0  # nobody asked


def test_what_was_no_choice_is_not_counted() -> None:
    fair = verdict(10).fair
    assert isinstance(fair, FairValues)
    alone = replace(fair, actions=fair.actions[:1], tried=(0,))
    assert Verdict(DECISION, alone, {}).label is Label.FORCED
    equal = replace(fair, tried=(0, 0))
    assert Verdict(DECISION, equal, {}).label is Label.NOT_COUNTED
    assert Verdict(DECISION, equal, {}).error == 0
    assert not Label.FORCED.is_counted and not Label.NOT_COUNTED.is_counted


def reviewer(seed: int, level: Level = Level.NOVICE, stop: StopFlag | None = None) -> Reviewer:
    stop = stop or StopFlag()
    return Reviewer(short_deal(seed, level, tricks=3), Effort.QUICK, 1, Solver(64, stop), stop)


@cache
def quick_review(seed: int, level: Level = Level.NOVICE) -> DealReview:
    return reviewer(seed, level).review()


@pytest.mark.parametrize("seed", (2, 4)[: share(2)])
def test_the_sum_adds_up_for_every_seat(seed: int) -> None:
    review = quick_review(seed)
    assert [one.decision for one in review.verdicts] == [*review.deal.decisions]
    for seat in Seat:
        found = review.sum_for(seat)
        parts = (found.cards, found.luck, found.own, found.partner, found.opponents, found.rest)
        assert review.luck is not None and None not in parts
        assert sum(one or 0 for one in parts) == found.result
        assert found.luck == round((1 if seat.side is Side.NS else -1) * review.luck)
        assert found.own <= 0 and found.partner <= 0 <= found.opponents
        assert found.result == review.deal.result * (1 if seat.side is Side.NS else -1)
        own = sum(one.error for one in review.verdicts if one.decision.seat is seat)
        assert found.own == -round(own)
        counted = [
            one for one in review.verdicts if one.decision.seat is seat and one.label.is_counted
        ]
        in_ten = pytest.approx(10 * own / len(counted)) if counted else None
        assert review.points_in_ten(seat) == in_ten
    north, east = review.sum_for(Seat.N), review.sum_for(Seat.E)
    assert north.cards == -east.cards
    assert abs(north.own + north.partner + east.opponents) <= 1  # each rounded by itself
    assert north.own and north.opponents  # there is something to add up


def test_the_same_deal_and_seed_give_the_same_review_told_as_it_is_found() -> None:
    told: list[Verdict] = []
    review = reviewer(1).review(told.append)
    assert review == quick_review(1)
    assert [one.fair for one in told] == [one.fair for one in review.verdicts]


def test_a_review_can_be_stopped() -> None:
    stop = StopFlag()
    told: list[Decision] = []

    def note(found: Verdict) -> None:
        told.append(found.decision)
        stop.set()

    with pytest.raises(SearchStopped):
        reviewer(1, stop=stop).review(note)
    assert len(told) == 1


def test_a_player_with_two_hands_answers_for_both() -> None:
    deal = short_deal(1, Level.NOVICE, RuleOptions(form=Form.TWO), tricks=3)
    stop = StopFlag()
    review = Reviewer(deal, Effort.QUICK, 1, Solver(64, stop), stop).review()
    found = review.sum_for(Seat.S)
    assert found.partner == 0
    side = sum(one.error for one in review.verdicts if one.decision.seat.side is Side.NS)
    assert found.own == -round(side)
    for seat in (Seat.N, Seat.S):
        assert any(one.error for one in review.verdicts if one.decision.seat is seat)


def test_a_call_that_is_not_the_last_word_is_not_judged() -> None:
    """Whoever calls for both hands may still double when the second one is asked."""
    state = apply(new_match(RuleOptions(form=Form.TWO), Seat.W), Deal(shuffled_pack(7, 1))).after
    answers = []
    for _ in range(3):
        fair = fair_values(observe_turn(state), 1, 1)
        answers.append(Verdict(Decision(0, state, Call.PASS), fair, {}).label)
        state = apply(state, Call.PASS).after
    assert answers[:2] == [Label.NOT_COUNTED] * 2
    assert answers[2] is not Label.NOT_COUNTED


def observe_turn(state: MatchState) -> Observation:
    return observe(state, state.mover)
