"""Where each card of the pack is, and which can still beat the one that is winning."""

from __future__ import annotations

import random

import pytest

from quinto_desktop.game.aids.ladder import Place, Rung, ladder_of
from quinto_desktop.rules import *


def rung(observation: Observation, card: str) -> Rung:
    [found] = [rung for rung in ladder_of(observation) if str(rung.card) == card]
    return found


def dealt(rules: RuleOptions, seed: int = 1) -> MatchState:
    state = apply(new_match(rules, Seat.W), Deal(shuffled_pack(seed, 1))).after
    while state.phase is Phase.DOUBLING:
        state = apply(state, Call.PASS).after
    return state


def test_the_ladder_goes_down_from_the_ace_of_hearts() -> None:
    rungs = ladder_of(observe(new_match(RuleOptions(), Seat.N), Seat.S))

    assert [each.card for each in rungs] == list(reversed(PACK))
    assert {each.place for each in rungs} == {Place.UNSEEN}
    assert rungs[-1].card is QUINT_ROYAL


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("lead", [JokerLead.HIGHEST, JokerLead.OPPONENTS])
def test_every_card_is_where_the_player_sees_it(form: Form, lead: JokerLead) -> None:
    """And whatever beats the winning card was predicted to be able to."""
    choice = random.Random(1)
    state = dealt(RuleOptions(form=form, joker_lead=lead))
    while state.phase is Phase.PLAY:
        before = state
        play = choice.choice(legal_actions(state))
        assert isinstance(play, Play)
        for seat in SEATS:
            now = observe(state, seat)
            assert now.trick is not None
            rungs = {each.card: each for each in ladder_of(now)}
            for other, hand in zip(SEATS, now.hands, strict=True):
                for card in hand or ():
                    wanted = Place.HAND if now.plays(other) else Place.DUMMY
                    assert (rungs[card].place, rungs[card].seat) == (wanted, other)
            on_table = [card for card, each in rungs.items() if each.place is Place.TABLE]
            assert set(on_table) == {*now.trick.cards}
            gone = [card for card, each in rungs.items() if each.place is Place.GONE]
            assert len(gone) == 4 * len(now.tricks)
            winning = [each.seat for each in rungs.values() if each.is_winning]
            best = winning_seat(now.trick, lead)
            assert winning == ([] if best is None else [best])
            if _beats(before, play):
                assert rungs[play.card].can_beat
        state = apply(state, play).after


def _beats(state: MatchState, play: Play) -> bool:
    assert state.deal is not None
    lead = state.rules.joker_lead
    best = winning_seat(state.deal.trick, lead)
    after = apply(state, play).after.deal
    assert after is not None
    if best is None or len(state.deal.trick.cards) == 3:
        return False
    return winning_seat(after.trick, lead) is state.turn


def test_only_what_can_still_come_to_the_trick_can_beat() -> None:
    state = dealt(RuleOptions())
    assert state.deal is not None
    card = state.deal.hands[Seat.N][-1]
    state = apply(state, Play(card)).after
    now = observe(state, Seat.N)

    for each in ladder_of(now):
        if each.card.strength <= card.strength or each.place is Place.HAND:
            assert not each.can_beat
        elif each.card.suit is card.suit:
            assert each.can_beat  # anybody may have it


def test_a_led_quint_royal_is_beaten_by_whoever_takes_part() -> None:
    seed = next(
        seed
        for seed in range(1, 40)
        if dealt(RuleOptions(), seed).deal.hands[Seat.N][-1] is QUINT_ROYAL  # type: ignore[union-attr]
    )
    state = dealt(RuleOptions(joker_lead=JokerLead.OPPONENTS), seed)
    state = apply(state, Play(QUINT_ROYAL)).after
    assert not any(each.can_beat for each in ladder_of(observe(state, Seat.S)))  # nothing wins yet
    [first, *_] = legal_actions(state)
    state = apply(state, first).after
    souths = observe(state, Seat.S)

    for each in ladder_of(souths):
        assert not (each.place is Place.HAND and each.can_beat)  # the leader's side has no part
    assert rung(souths, str(parse_card("QR"))).place is Place.TABLE
