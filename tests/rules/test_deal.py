"""The cards dealt out, and the numbered deals (rules §3)."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest
from examples import each, examples
from hypothesis import given
from hypothesis import strategies as st

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import cards_text, parse_cards

# Numbered deals never change: the same number gives the same cards years later.
SEED_0_DEAL_1 = (
    "S4 D3 CJ HJ D6 D2 SQ C7 H7 S2 C2 C3 S6 H4 H8 DQ SJ DT SA HQ DJ CT S9 C4 H9 S5 DK "
    "S3 DA HK C5 ST C6 H5 CQ CK C8 S7 H3 HT D8 SK H6 QR D9 S8 D4 H2 D7 HA CA C9 D5"
)
SEED_1907_DEAL_3 = (
    "S5 ST C4 HQ C9 H7 H8 SA S9 CA HK HJ DJ DA SK DT S6 H6 D8 C5 S4 D4 H2 C3 HT QR H9 "
    "SQ CJ D7 CT D6 C6 S8 DQ S2 C8 H3 D3 H5 H4 C2 DK D9 S3 D2 CK SJ S7 HA CQ C7 D5"
)


@each("dealer", Seat)
@each("cachette_from", CachetteFrom)
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


# -------- The pack, its single order and its quints (rules §1, §6)
def test_a_card_is_its_suit_and_rank() -> None:
    assert all(
        card_of(suit, rank) is parse_card(suit.letter + rank.letter)
        for suit in Suit
        for rank in Rank
    )
    assert (QUINT_ROYAL.suit, QUINT_ROYAL.rank, QUINT_ROYAL.strength) == (None, None, 0)


@each("card", PACK)
def test_there_is_one_object_for_each_card(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError):
        QUINT_ROYAL.strength = 99


def test_thirteen_quints_come_to_175_points() -> None:
    assert len(QUINTS) == 13
    assert sum(quint.points for quint in QUINTS) == 175
    single = [quint for quint in QUINTS if len(quint.cards) == 1]
    assert sum(quint.points for quint in single) == 75


@each(
    "suit, points",
    [(Suit.HEARTS, 20), (Suit.DIAMONDS, 15), (Suit.CLUBS, 10), (Suit.SPADES, 5)],
    ids=["hearts", "diamonds", "clubs", "spades"],
)
@each(
    "ranks, kind",
    [("5", QuintKind.FIVE), ("A4", QuintKind.ACE_FOUR), ("23", QuintKind.TWO_THREE)],
    ids=["five", "ace and four", "two and three"],
)
def test_the_quints_of_a_suit(suit: Suit, points: int, ranks: str, kind: QuintKind) -> None:
    cards = parse_cards(" ".join(suit.letter + rank for rank in ranks))
    assert quints_in(cards) == quints_in(cards[::-1]) == (Quint(kind, suit, points, cards),)
    assert {quint_of(card) for card in cards} == set(quints_in(cards))


# -------- The draw for partners and the deal (rules §2)
LOW, HIGH, AS_PLAYED = DrawRule.ACE_LOW, DrawRule.ACE_HIGH, DrawRule.PACK
RULES = (LOW, HIGH, AS_PLAYED)
DRAWING_RULES = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.value)


drawing_rules = st.sampled_from(RULES)


def undrawn(rule: DrawRule, form: Form = Form.FOUR) -> MatchState:
    return new_match(RuleOptions(form=form, draw=rule))


def drawn(cards: str, rule: DrawRule, form: Form = Form.FOUR) -> Step:
    return apply(undrawn(rule, form), Draw(parse_cards(cards)))


# --------------------------------------------------------------- four


@each(
    "cards, rule, dealer, seating",
    [
        pytest.param("S2 SK S3 SQ", LOW, "N", "0123", id="the two lowest sit opposite already"),
        pytest.param("S2 S3 SK SQ", LOW, "N", "0213", id="partner was on the left"),
        pytest.param("S2 SK SQ S3", LOW, "N", "0132", id="partner was on the right"),
        pytest.param("SK S3 S2 SQ", LOW, "S", "1023", id="the dealer keeps their seat, the South"),
        pytest.param("S9 S8 S7 S6", LOW, "W", "0213", id="the dealer keeps their seat, the West"),
        pytest.param("S9 S2 S7 S8", LOW, "E", "0132", id="the dealer keeps their seat, the East"),
        pytest.param("SA S2 S3 S4", LOW, "N", "0213", id="the ace low is the lowest"),
        pytest.param("SA S2 S3 S4", HIGH, "E", "0132", id="the ace high is the highest"),
        pytest.param("SK SA S3 S4", LOW, "E", "0132", id="the ace low deals"),
        pytest.param("SK SA S3 S4", HIGH, "S", "3120", id="king and ace high play together"),
        pytest.param("H2 D2 C2 S2", LOW, "W", "0213", id="suits break ties: spades, clubs below"),
        pytest.param("S2 H2 D2 C2", LOW, "N", "0132", id="suits break ties: hearts are the top"),
        pytest.param("HA SA DA CA", LOW, "E", "0123", id="suits break ties between low aces"),
        pytest.param("HA SA DA CA", HIGH, "E", "0123", id="suits break ties between high aces"),
        pytest.param("H3 SA C5 D6", AS_PLAYED, "E", "0132", id="as in play the suit counts first"),
        pytest.param("C2 SK SA S3", AS_PLAYED, "W", "0123", id="as in play, within a suit"),
        pytest.param("SA QR S2 HK", AS_PLAYED, "E", "0132", id="as in play, the Quint Royal"),
        pytest.param("H3 S4 C5 D6", LOW, "N", "0213", id="a low heart is below a high spade"),
        pytest.param("SA QR S2 HK", LOW, "E", "3120", id="Quint Royal, below the low ace"),
        pytest.param("SA QR S2 HK", HIGH, "E", "0132", id="Quint Royal, below the two"),
        pytest.param("HK HA HQ QR", HIGH, "W", "0213", id="Quint Royal, then the queen"),
    ],
)
def test_who_deals_and_who_sits_where(
    cards: str, rule: DrawRule, dealer: str, seating: str
) -> None:
    """The seating gives the player numbers at N, E, S and W."""
    after = drawn(cards, rule).after
    assert after.turn is Seat[dealer]
    assert "".join(map(str, after.seating)) == seating
    assert all(type(player) is int for player in after.seating)


RANKS = {LOW: "A23456789TJQK", HIGH: "23456789TJQKA", AS_PLAYED: "23456789TJQKA"}


def from_lowest(rule: DrawRule) -> list[str]:
    """Return all cards from the lowest in the draw to the highest, worked out independently."""
    if rule is AS_PLAYED:
        return ["QR", *(suit + rank for suit in "SCDH" for rank in RANKS[rule])]
    return ["QR", *(suit + rank for rank in RANKS[rule] for suit in "SCDH")]


@examples(100)
@given(st.lists(st.sampled_from(PACK), min_size=4, max_size=4, unique=True), drawing_rules)
def test_the_two_lowest_play_against_the_two_highest(cards: list[Card], rule: DrawRule) -> None:
    after = apply(undrawn(rule), Draw(tuple(cards))).after
    order = from_lowest(rule)
    players = sorted(range(4), key=lambda player: order.index(str(cards[player])))
    dealer = Seat(players[0])
    assert after.turn is dealer  # the lowest keeps their seat, and deals
    assert after.seating[dealer] == players[0]
    assert after.seating[dealer.partner] == players[1]
    assert {after.seating[dealer.next], after.seating[dealer.next.partner]} == {*players[2:]}
    moved = [seat for seat in Seat if after.seating[seat] != seat]
    assert len(moved) in (0, 2)  # at most two players change seats


# --------------------------------------------------------------- fewer players


@each(
    "cards, rule, dealer, dummy, seating, scores",
    [
        ("S2 S3 S4", LOW, "S", "N", "0201", (0, 25)),
        ("S3 S2 S4", LOW, "W", "E", "2101", (25, 0)),
        ("S4 S3 S2", LOW, "E", "W", "1202", (25, 0)),
        ("S2 SA S4", LOW, "W", "E", "2101", (25, 0)),
        ("S2 SA S4", HIGH, "S", "N", "0201", (0, 25)),
        ("SA C2 QR", LOW, "E", "W", "1202", (25, 0)),
    ],
)
def test_the_lowest_of_three_has_dummy_first_and_deals(
    cards: str, rule: DrawRule, dealer: str, dummy: str, seating: str, scores: tuple[int, int]
) -> None:
    after = drawn(cards, rule, Form.DUMMY).after
    assert (after.turn, after.dummy) == (Seat[dealer], Seat[dummy])
    assert "".join(map(str, after.seating)) == seating
    assert after.scores == scores


@pytest.mark.parametrize(
    ("cards", "rule", "dealer"),
    [("S2 S3", LOW, "S"), ("S3 S2", LOW, "W"), ("S2 SA", LOW, "W"), ("S2 SA", HIGH, "S")],
)
def test_the_lowest_of_two_deals(cards: str, rule: DrawRule, dealer: str) -> None:
    after = drawn(cards, rule, Form.TWO).after
    assert (after.turn, after.dummy, after.seating) == (Seat[dealer], None, (0, 1, 0, 1))


# --------------------------------------------------------------- the draw as part of the match


@pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
@DRAWING_RULES
def test_before_the_draw(form: Form, rule: DrawRule) -> None:
    state = undrawn(rule, form)
    assert (state.phase, state.turn, state.player_on_turn) == (Phase.DRAWING, None, None)
    assert (state.dummy, state.drawn, state.scores, state.deal) == (None, (), (0, 0), None)
    for seat in Seat:
        seen = observe(state, seat)
        assert (seen.phase, seen.turn, seen.dealer, seen.drawn) == (Phase.DRAWING, None, None, ())
        assert (seen.hands, seen.actions) == (((), (), (), ()), ())


def test_without_the_rule_nothing_is_drawn() -> None:
    state = new_match(RuleOptions(draw=DrawRule.OFF), Seat.E)
    assert (state.phase, state.turn, state.seating) == (Phase.DEALING, Seat.E, (0, 1, 2, 3))


@each("dealer", Seat)
@each("form", Form)
def test_the_draw_alone_tells_the_dealer(form: Form, dealer: Seat) -> None:
    rules = RuleOptions(form=form, draw=LOW)
    assert new_match(rules, dealer) == new_match(rules)


def test_what_the_draw_tells() -> None:
    step = drawn("S2 S3 SK SQ", LOW)
    cards = parse_cards("S2 S3 SK SQ")
    assert step.events == (CardsDrawn(cards, (0, 2, 1, 3), Seat.N, None),)
    assert (step.after.phase, step.after.drawn) == (Phase.DEALING, cards)
    for seat in Seat:
        seen = observe(step.after, seat)
        assert (seen.drawn, seen.seating, seen.dealer) == (cards, (0, 2, 1, 3), Seat.N)
    of_three = drawn("S3 S2 S4", LOW, Form.DUMMY).events
    assert of_three == (CardsDrawn(parse_cards("S3 S2 S4"), (2, 1, 0, 1), Seat.W, Seat.E),)
