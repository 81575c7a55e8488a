"""The cards dealt out, and the numbered deals (rules §3)."""

import dataclasses

import pytest
from layouts import pack_of

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import cards_text, parse_layout

EXAMPLE = "N:654.75.QJT93.K2 92.JT92.8.J875+ Q8.Q3.AK54.Q943 AKJT7.84.762.AT / 3.AK6..6"

# Numbered deals never change: the same number gives the same cards years later.
SEED_0_DEAL_1 = (
    "S4 D3 CJ HJ D6 D2 SQ C7 H7 S2 C2 C3 S6 H4 H8 DQ SJ DT SA HQ DJ CT S9 C4 H9 S5 DK "
    "S3 DA HK C5 ST C6 H5 CQ CK C8 S7 H3 HT D8 SK H6 QR D9 S8 D4 H2 D7 HA CA C9 D5"
)
SEED_1907_DEAL_3 = (
    "S5 ST C4 HQ C9 H7 H8 SA S9 CA HK HJ DJ DA SK DT S6 H6 D8 C5 S4 D4 H2 C3 HT QR H9 "
    "SQ CJ D7 CT D6 C6 S8 DQ S2 C8 H3 D3 H5 H4 C2 DK D9 S3 D2 CK SJ S7 HA CQ C7 D5"
)


@pytest.mark.parametrize("dealer", Seat, ids=lambda seat: f"{seat.name} deals")
@pytest.mark.parametrize("cachette_from", CachetteFrom, ids=lambda option: option.value)
def test_cards_go_round_one_at_a_time_from_the_dealers_left(
    dealer: Seat, cachette_from: CachetteFrom
) -> None:
    hands, cachette = deal_out(PACK, dealer, cachette_from)
    if cachette_from is CachetteFrom.TOP:
        assert cachette == PACK[:5]
        rest = list(PACK[5:])
    else:
        assert cachette == PACK[48:]
        rest = list(PACK[:48])
    expected: dict[Seat, list[object]] = {seat: [] for seat in Seat}
    seat = dealer
    for card in rest:
        seat = seat.next
        expected[seat].append(card)
    for seat in Seat:
        assert len(hands[seat]) == 12
        assert set(hands[seat]) == set(expected[seat])
        assert hands[seat] == sorted_hand(hands[seat])


def test_the_first_cards_of_a_deal_by_name() -> None:
    """PACK runs upwards from the Quint Royal: the first round is QR S2 S3 S4."""
    (north, east, south, west), _ = deal_out(PACK, Seat.N, CachetteFrom.BOTTOM)
    assert [str(hand[-1]) for hand in (east, south, west, north)] == ["QR", "S2", "S3", "S4"]
    (north, east, south, west), left = deal_out(PACK, Seat.N, CachetteFrom.TOP)
    assert cards_text(left) == "QR S2 S3 S4 S5"
    assert [str(hand[-1]) for hand in (east, south, west, north)] == ["S6", "S7", "S8", "S9"]


@pytest.mark.parametrize("cachette_from", CachetteFrom, ids=lambda option: option.value)
@pytest.mark.parametrize("dealer", Seat, ids=lambda seat: f"{seat.name} deals")
def test_a_deal_opens_the_doubling_round(dealer: Seat, cachette_from: CachetteFrom) -> None:
    match = new_match(RuleOptions(cachette_from=cachette_from), dealer, (30, 45))
    step = apply(match, Deal(pack_of(EXAMPLE, dealer, cachette_from)))
    after, deal = step.after, step.after.deal
    assert deal is not None
    assert (after.phase, after.turn, after.scores) == (Phase.DOUBLING, dealer.next, (30, 45))
    assert (deal.number, deal.dealer, deal.eldest_hand) == (1, dealer, dealer.next)
    assert deal.hands == parse_layout(EXAMPLE).hands
    assert sorted_hand(deal.cachette) == parse_layout(EXAMPLE).cachette
    assert (deal.calls, deal.tricks, deal.trick.cards, deal.quints) == ((), (), (), ())
    assert deal.trick_value == 5
    began = GameBegan(1, (0, 1, 2, 3), None, (30, 45))
    assert step.events == (began, CardsDealt(1, dealer))


@pytest.mark.parametrize(
    ("dealer", "cutter"), [("N", "W"), ("E", "N"), ("S", "E"), ("W", "S")], ids=lambda seat: seat
)
def test_the_opponent_on_the_dealers_right_cuts(dealer: str, cutter: str) -> None:
    dealt = apply(new_match(dealer=Seat[dealer]), Deal(PACK)).events[-1]
    assert isinstance(dealt, CardsDealt)
    assert dealt.cutter is Seat[cutter]
    assert dealt.cutter.next is Seat[dealer]


def test_states_cannot_be_changed() -> None:
    state = apply(new_match(), Deal(PACK)).after
    for value, name in ((state, "scores"), (state.deal, "hands"), (state.rules, "target")):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, name, None)


@pytest.mark.parametrize(
    ("seed", "number", "cards"),
    [
        pytest.param(0, 1, SEED_0_DEAL_1, id="game 0 deal 1"),
        pytest.param(1907, 3, SEED_1907_DEAL_3, id="game 1907 deal 3"),
    ],
)
def test_numbered_deals_never_change(seed: int, number: int, cards: str) -> None:
    assert cards_text(shuffled_pack(seed, number)) == cards


def test_the_first_dealer_of_a_numbered_game_never_changes() -> None:
    assert [first_dealer(seed).name for seed in (0, 1, 2, 3, 4, 1907)] == list("NESWNW")


def test_the_first_dealer_of_three_is_the_first_dummy_player() -> None:
    assert [first_dealer(seed, Form.DUMMY).name for seed in (0, 1, 2, 3, 1907)] == list("SWESE")


@pytest.mark.parametrize(
    ("form", "cards"),
    [(Form.FOUR, "HK H2 HA H7"), (Form.DUMMY, "HK H2 HA"), (Form.TWO, "HK H2")],
    ids=lambda value: value.value if isinstance(value, Form) else None,
)
def test_numbered_draws_never_change(form: Form, cards: str) -> None:
    assert cards_text(drawn_cards(1907, form)) == cards


def test_every_numbered_deal_is_another_whole_pack() -> None:
    packs = {shuffled_pack(seed, number) for seed in range(8) for number in range(1, 9)}
    assert len(packs) == 64
    assert all(set(pack) == set(PACK) and len(pack) == 53 for pack in packs)
