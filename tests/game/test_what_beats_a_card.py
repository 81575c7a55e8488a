"""What may still beat a card: held against all that really falls."""

from __future__ import annotations

import random

import pytest
from examples import share
from made_deals import dealt, played

from quinto_desktop.game.aids.skyline import Skyline, skyline
from quinto_desktop.rules import *

SPADES = "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK"


def found(state: MatchState, seat: Seat, card: str) -> Skyline:
    told = skyline(observe(state, seat), parse_card(card))
    assert told is not None
    return told


def beating(state: MatchState, seat: Seat, card: str) -> set[str]:
    return {str(each) for each in found(state, seat, card).beating}


def new_deal(rules: RuleOptions, seed: int) -> MatchState:
    state = apply(new_match(rules, Seat.W), Deal(shuffled_pack(seed, 1))).after
    while state.phase is Phase.DOUBLING:
        state = apply(state, Call.PASS).after
    return state


# ------------------------------------------------------------------- whole deals
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("lead", [JokerLead.HIGHEST, JokerLead.OPPONENTS])
def test_whatever_falls_and_beats_was_foretold(form: Form, lead: JokerLead) -> None:
    choice = random.Random(1)
    for seed in range(1, 1 + share(20)):
        state = new_deal(RuleOptions(form=form, joker_lead=lead), seed)
        told: dict[Seat, Skyline] = {}
        while state.phase is Phase.PLAY:
            seat, play = state.turn, choice.choice(legal_actions(state))
            assert seat is not None and isinstance(play, Play)
            told[seat] = found(state, seat, str(play.card))
            assert told[seat].is_for_trick
            before = state.deal
            for other, earlier in told.items():
                if other is not seat:
                    falls = [tower.card for tower in earlier.towers]
                    assert play.card in falls
                    is_higher = play.card.strength > earlier.card.strength
                    is_others = state.seating[other] != state.seating[seat]
                    may_beat = is_others and _may_beat(before, other, seat, lead)
                    assert (play.card in earlier.beating) is (is_higher and may_beat)
            state = apply(state, play).after
            if len(told) == 4:
                _check_end(state, told, seat)
                told = {}


def _may_beat(deal: DealState | None, one: Seat, other: Seat, lead: JokerLead) -> bool:
    assert deal is not None
    cards, leader = deal.trick.cards, deal.trick.leader
    if lead is not JokerLead.OPPONENTS or not cards or cards[0] is not QUINT_ROYAL:
        return True
    return leader.side not in (one.side, other.side)


def _check_end(state: MatchState, told: dict[Seat, Skyline], last: Seat) -> None:
    assert state.deal is not None
    winner = state.deal.tricks[-1].winner if state.deal.tricks else None
    assert [seat for seat, each in told.items() if each.taker is not None] == [last]
    assert told[last].taker is winner
    assert not told[last].towers
    if winner is not None:
        assert told[winner].ahead is None
        assert not told[winner].is_out


@pytest.mark.parametrize("form", Form)
def test_a_skyline_is_for_one_s_own_cards_at_every_moment(form: Form) -> None:
    """And it shows nothing that lies on the table, has gone, or is in one's own hand on turn."""
    choice = random.Random(2)
    state = new_deal(RuleOptions(form=form), 5)
    while state.phase is Phase.PLAY:
        for seat in SEATS:
            now = observe(state, seat)
            mine = {card for s in SEATS if now.plays(s) for card in now.hands[s] or ()}
            gone = {card for trick in now.tricks for card in trick.cards}
            for card in PACK:
                told = skyline(now, card)
                assert (told is not None) is (card in mine)
                if told is not None:
                    towers = [tower.card for tower in told.towers]
                    assert towers == sorted(towers, key=lambda one: -one.strength)
                    assert not {*towers} & gone
                    assert card not in towers
                    hidden = {tower.card for tower in told.towers if tower.is_unseen}
                    assert not hidden & mine
        state = apply(state, choice.choice(legal_actions(state))).after


def test_before_a_deal_there_is_none() -> None:
    now = observe(new_match(RuleOptions(), Seat.N), Seat.S)
    assert skyline(now, parse_card("HA")) is None


# ------------------------------------------------------------------- single moments
def test_while_calls_are_made_all_unseen_cards_count() -> None:
    state = apply(new_match(RuleOptions(), Seat.W), Deal(shuffled_pack(1, 1))).after
    now = observe(state, Seat.S)
    for card in now.hand:
        told = skyline(now, card)
        assert told is not None
        assert not told.is_for_trick
        higher = {one for one in PACK if one.strength > card.strength}
        assert {*told.beating} == higher - {*now.hand}


def test_the_last_card_has_a_taker_and_nothing_above_it() -> None:
    state = played(dealt(f"CA / C4 C2 / {SPADES} / HA H2 C9 /"), "CA C4 S2")
    told = found(state, Seat.W, "C9")
    assert (told.taker, told.towers, told.ahead) == (Seat.N, (), parse_card("CA"))


def test_a_suit_counts_only_with_whoever_may_hold_it() -> None:
    """South and West have shown that they have no clubs: no more can fall after East's."""
    state = played(dealt(f"CA C3 / C4 C2 / {SPADES} / HA SA /"), "CA C4 S2 SA C3")
    told = found(state, Seat.E, "C2")
    assert told.ahead is parse_card("C3")
    assert all(tower.card.suit is not Suit.CLUBS for tower in told.towers)
    assert parse_card("HA") in told.beating


def test_a_face_up_hand_beats_with_what_it_may_really_play() -> None:
    rules = RuleOptions(form=Form.DUMMY)
    state = dealt("HA D2 S9 / / / S5 H3 /", rules, dealer=Seat.S)
    assert (state.dummy, state.turn) == (Seat.N, Seat.W)
    dummys = {*(observe(state, Seat.W).hands[Seat.N] or ())}
    told = found(state, Seat.W, "S5")
    seen = {tower.card for tower in told.towers if not tower.is_unseen}
    assert seen == {card for card in dummys if card.suit in (Suit.SPADES, None)}
    assert parse_card("S9") in told.beating
    assert parse_card("HA") not in told.beating
    assert not told.are_all_unseen


def test_a_card_that_may_not_be_played_is_compared_with_all_unseen_cards() -> None:
    state = played(dealt("CA C3 / C4 H2 / C9 / C2 HA /"), "CA")
    told = found(state, Seat.E, "H2")
    assert not told.is_for_trick
    assert (told.taker, told.ahead) == (None, None)


def test_the_quint_royal_is_beaten_by_all_that_may_fall() -> None:
    state = dealt("QR / HA / C9 / S2 /")
    told = found(state, Seat.N, "QR")
    assert told.is_for_trick
    assert told.beating == tuple([tower.card for tower in told.towers])
    assert len(told.beating) == 53 - 12


def test_a_side_that_has_led_the_quint_royal_may_be_out() -> None:
    rules = RuleOptions(joker_lead=JokerLead.OPPONENTS)
    state = dealt("QR / HA / C9 / S2 /", rules)
    assert found(state, Seat.N, "QR").is_out
    assert not found(state, Seat.N, "QR").beating
    state = played(state, "QR HA")
    assert found(state, Seat.S, "C9").is_out
    west = found(state, Seat.W, "S2")
    assert west.ahead is parse_card("HA")
    assert not west.beating  # the leader's partner takes no part
