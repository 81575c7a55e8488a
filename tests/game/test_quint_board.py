"""The quint board shows what everybody has seen: checked over whole matches of every form."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle

import pytest
from examples import share
from made_deals import dealt, played, quint
from playing import match

from quinto_desktop.game.aids.quint_board import (
    QuintPlace,
    QuintStand,
    added_by,
    is_parted,
    quint_board,
)
from quinto_desktop.game.screen import as_seen
from quinto_desktop.rules import *

OPEN, HALF, TABLE, TAKEN, GONE = QuintStand


def place(observation: Observation, text: str) -> QuintPlace:
    return quint_board(observation)[QUINTS.index(quint(text))]


def souths(state: MatchState) -> Observation:
    return observe(state, Seat.S)


def test_before_the_first_deal_all_is_open() -> None:
    board = quint_board(souths(new_match(RuleOptions(), Seat.N)))
    assert board == tuple([QuintPlace(one) for one in QUINTS])


def test_a_quint_goes_from_open_to_half_to_the_table_to_its_side() -> None:
    start = dealt("H4 D2 / H6 / HA / H7 /", dealer=Seat.W)

    led = played(start, "H4")
    assert place(souths(start), "HA H4").state is OPEN
    assert place(souths(led), "HA H4") == QuintPlace(
        quint("HA H4"), HALF, (parse_card("H4"),), None
    )
    whole = played(led, "H6 HA")
    assert place(souths(whole), "HA H4").state is TABLE
    assert place(souths(whole), "HA H4").side is Side.NS
    won = played(whole, "H7")
    assert place(souths(won), "HA H4") == QuintPlace(quint("HA H4"), TAKEN, (), Side.NS)


def test_it_goes_to_whoever_is_winning_as_things_stand() -> None:
    state = played(dealt("H5 / H6 / H7 / H8 /"), "H5 H6")
    assert place(souths(state), "H5").side is Side.EW
    assert place(souths(played(state, "H7")), "H5").side is Side.NS


def test_a_pair_that_comes_apart_is_gone() -> None:
    state = played(dealt("H4 / H6 / H7 / H8 HA /"), "H4 H6 H7 H8")
    assert place(souths(state), "HA H4").state is GONE


def test_a_card_whose_fellow_has_gone_is_parted_from_it() -> None:
    state = dealt("H4 / H6 / H7 HA / H8 H5 /")
    assert not is_parted(parse_card("HA"), souths(state))
    gone = played(state, "H4 H6 H7 H8")
    assert is_parted(parse_card("HA"), souths(gone))
    assert not is_parted(parse_card("H5"), souths(gone))


def test_a_card_of_ones_own_shows_what_it_would_add() -> None:
    led = played(dealt("H4 / H6 / HA H2 HK / H8 /"), "H4 H6")
    now = souths(led)
    added = added_by(parse_card("HA"), now)
    assert added == QuintPlace(quint("HA H4"), TABLE, quint("HA H4").cards, Side.NS)
    half = added_by(parse_card("H2"), now)
    assert half is not None
    assert (half.state, half.lying) == (HALF, (parse_card("H2"),))
    assert added_by(parse_card("HK"), now) is None
    gone = replace(now, trick=Trick(Seat.S), tricks=(Trick(Seat.S, (parse_card("H4"),), Seat.S),))
    assert added_by(parse_card("HA"), gone) is None


# ------------------------------------------------------------------- whole matches
def check(now: Observation) -> None:
    board = quint_board(now)
    assert [one.quint for one in board] == list(QUINTS)
    assert all(len(one.quint.cards) == 2 for one in board if one.state in (GONE, HALF))
    for side in Side:
        taken = sum(one.quint.points for one in board if one.state is TAKEN and one.side is side)
        assert taken == sum(one.quint.points for one in now.quints if one.side is side)
    for one in board:
        assert (one.side is None) is (one.state in (OPEN, HALF, GONE)) or one.state is TABLE
        assert len(one.lying) == {OPEN: 0, HALF: 1, TABLE: len(one.quint.cards)}.get(one.state, 0)
    lying = [card for one in board for card in one.lying if one.state is HALF]
    trick = () if now.trick is None else now.trick.cards
    assert set(lying) <= {*trick, *(now.cachette or ())}


@pytest.mark.parametrize("form", Form)
def test_it_agrees_with_the_score_at_every_moment(form: Form) -> None:
    for seed, lead in zip(range(1, 1 + share(40)), cycle(JokerLead)):
        for step in match(RuleOptions(form=form, joker_lead=lead), seed):
            for seat in SEATS:
                now = observe(step.after, seat)
                check(now)
                assert quint_board(now.covered()) == quint_board(now)  # no hand is told
            for told in range(1, len(step.events) + 1):
                check(as_seen(step, told, souths(step.after)))


@pytest.mark.parametrize("form", Form)
def test_as_a_deal_ends_nothing_is_open_and_the_quints_make_the_score(form: Form) -> None:
    for seed in range(1, 1 + share(20)):
        for step in match(RuleOptions(form=form), seed):
            now = souths(step.after)
            if not any(isinstance(event, DealEnded) for event in step.events):
                continue
            board, result = quint_board(now), now.results[-1]
            assert {one.state for one in board} <= {TAKEN, GONE}
            for side in Side:
                points = sum(one.quint.points for one in board if one.side is side)
                assert points == result.quint_points[side]


def test_a_cachette_that_is_being_turned_up_is_told_card_by_card() -> None:
    for step in match(RuleOptions(), 3):
        shown = [one for one in step.events if isinstance(one, CachetteRevealed)]
        for event in shown:
            told = step.events.index(event) + 1
            seen = as_seen(step, told, souths(step.after))
            for count in range(len(event.cards) + 1):
                now = replace(seen, cachette=event.cards[:count])
                turned = set(event.cards[:count])
                for one in quint_board(now):
                    at = turned & set(one.quint.cards)
                    assert (one.state is TABLE) is (at == set(one.quint.cards))
                    if one.state is HALF:
                        assert at and count < len(event.cards)
