"""The pack, its single order and its quints (rules §1, §6)."""

import copy
import pickle

import pytest

from quinto_desktop.rules import *
from quinto_desktop.rules.notation import cards_text, parse_cards

HIGH_TO_LOW = (
    "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2 DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2 "
    "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2 SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2 QR"
)


def test_one_order_runs_through_the_pack() -> None:
    assert cards_text(sorted_hand(PACK)) == HIGH_TO_LOW
    assert [card.strength for card in PACK] == list(range(53))


def test_a_card_is_its_suit_and_rank() -> None:
    assert all(
        card_of(suit, rank) is parse_card(suit.letter + rank.letter)
        for suit in Suit
        for rank in Rank
    )
    assert (QUINT_ROYAL.suit, QUINT_ROYAL.rank, QUINT_ROYAL.strength) == (None, None, 0)


@pytest.mark.parametrize("card", PACK, ids=str)
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


@pytest.mark.parametrize(
    ("suit", "points"),
    [(Suit.HEARTS, 20), (Suit.DIAMONDS, 15), (Suit.CLUBS, 10), (Suit.SPADES, 5)],
    ids=["hearts", "diamonds", "clubs", "spades"],
)
@pytest.mark.parametrize(
    ("ranks", "kind"),
    [("5", QuintKind.FIVE), ("A4", QuintKind.ACE_FOUR), ("23", QuintKind.TWO_THREE)],
    ids=["five", "ace and four", "two and three"],
)
def test_the_quints_of_a_suit(suit: Suit, points: int, ranks: str, kind: QuintKind) -> None:
    cards = parse_cards(" ".join(suit.letter + rank for rank in ranks))
    assert quints_in(cards) == quints_in(cards[::-1]) == (Quint(kind, suit, points, cards),)
    assert {quint_of(card) for card in cards} == set(quints_in(cards))


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param("", id="nothing"),
        pytest.param("HA", id="half a pair"),
        pytest.param("HA D4 CA S4", id="aces and fours of four suits"),
        pytest.param("H2 D3 C2 S3", id="twos and threes of four suits"),
        pytest.param("HA H2 DA D2", id="ace and two are three"),
        pytest.param("H4 H3 H6 H7", id="four and three are seven"),
        pytest.param("HT HJ HQ HK", id="high cards"),
    ],
)
def test_what_is_no_quint(cards: str) -> None:
    assert quints_in(parse_cards(cards)) == ()


def test_the_whole_pack_holds_every_quint_the_most_valuable_first() -> None:
    found = quints_in(PACK)
    assert found == QUINTS
    assert [quint.points for quint in found] == sorted((q.points for q in found), reverse=True)
    assert {quint_of(card) for card in PACK} == {*QUINTS, None}


@pytest.mark.parametrize(
    ("cards", "points"), [("", 0), ("HA HK", 0), ("QR", 25), ("S5 HA H4", 25), ("D2 C3 D3 C2", 25)]
)
def test_what_the_quints_among_cards_are_worth(cards: str, points: int) -> None:
    assert quint_points(parse_cards(cards)) == points


def test_all_cards_together_have_all_points() -> None:
    assert quint_points(PACK) == 175
