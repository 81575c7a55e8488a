"""The number of ways to play endings, compared with an independent version of rules §5.

The independent version below knows cards only as text and shares nothing with the package. On a
mismatch, the counts for each first card show where the two differ.
"""

import json
from pathlib import Path

import pytest
from examples import part
from layouts import position

from quinto_desktop.rules import *

OPTIONS = [option.value for option in JokerLead]
ENDINGS = Path(__file__).parents[1] / "data" / "endings.jsonl"


# ---------------------------------------------------------------------------------------------
# An independent version of rules §5

ORDER = ["QR", *(suit + rank for suit in "SCDH" for rank in "23456789TJQKA")]
PLACE = {card: place for place, card in enumerate(ORDER)}
PLACE = {card: place for place, card in enumerate(ORDER)}

Hands = tuple[tuple[str, ...], ...]


def may_play(hand: tuple[str, ...], table: tuple[str, ...], option: str) -> list[str]:
    """Return the cards of a hand that may be played, in any order."""
    forbidden = option.startswith("forbidden")
    if not table:
        others = [card for card in hand if card != "QR"]
        return others if forbidden and others else list(hand)
    if forbidden and "QR" in hand and len(hand) == 2:  # the eleventh trick
        (other,) = (card for card in hand if card != "QR")
        highest = all(PLACE[other] > PLACE[card] for card in table)
        if option == "forbidden_always" or highest:
            return ["QR"]
    suit = table[0][0]
    following = [card for card in hand if card[0] == suit and card != "QR"]
    if table[0] == "QR" or not following:
        return list(hand)
    return following + [card for card in hand if card == "QR"]


def who_wins(table: tuple[str, ...], option: str) -> int:
    """Return how many seats after the leader the winner sits."""
    takers = [1, 3] if table[0] == "QR" and option == "opponents" else [0, 1, 2, 3]
    return max(takers, key=lambda place: PLACE[table[place]])


def count_again(hands: Hands, leader: int, table: tuple[str, ...], option: str) -> int:
    if len(table) == 4:
        leader, table = (leader + who_wins(table, option)) % 4, ()
    turn = (leader + len(table)) % 4
    if not hands[turn]:
        return 1
    return sum(
        count_again(without(hands, turn, card), leader, (*table, card), option)
        for card in may_play(hands[turn], table, option)
    )


def without(hands: Hands, turn: int, card: str) -> Hands:
    left = tuple(held for held in hands[turn] if held != card)
    return (*hands[:turn], left, *hands[turn + 1 :])


# ---------------------------------------------------------------------------------------------
# The package


def count(state: MatchState) -> int:
    if state.phase is not Phase.PLAY:
        return 1
    return sum(count(apply(state, action).after) for action in legal_actions(state))


def counts_by_first_card(state: MatchState) -> dict[str, int]:
    return {
        str(action.card): count(apply(state, action).after)
        for action in legal_actions(state)
        if isinstance(action, Play)
    }


def counts_again_by_first_card(state: MatchState, option: str) -> dict[str, int]:
    assert state.deal is not None
    assert state.turn is not None
    hands: Hands = tuple(tuple(str(card) for card in hand) for hand in state.deal.hands)
    turn = int(state.turn)
    return {
        card: count_again(without(hands, turn, card), turn, (card,), option)
        for card in may_play(hands[turn], (), option)
    }


def ending(layout: str, leader: str, option: str) -> MatchState:
    rules = RuleOptions(JokerLead(option), target=10_000)
    return position(layout, leader=Seat[leader], rules=rules)


SMALL_ENDINGS = [
    line
    for line in map(json.loads, ENDINGS.read_text().splitlines())
    if len(line["deal"].split()[0].removeprefix("N:").replace(".", "")) <= 3
]


@pytest.mark.parametrize("option", OPTIONS)
def test_small_endings_count_the_same_both_ways(option: str) -> None:
    assert len(SMALL_ENDINGS) > 30
    for line in part(SMALL_ENDINGS):
        state = ending(line["deal"], line["leader"], option)
        assert counts_by_first_card(state) == counts_again_by_first_card(state, option), line


@pytest.mark.parametrize(
    ("layout", "leader", "counts"),
    [
        # Ways to play, in the order highest, opponents, forbidden_always, forbidden_if_winning.
        pytest.param("N:A... K... Q... J... / .98.KT8.", "N", "1 1 1 1", id="a card each"),
        pytest.param(
            "N:...+ K... Q... J... / .98.KT8.", "N", "1 1 1 1", id="only the Quint Royal led"
        ),
        pytest.param(
            "N:AT... K9... Q8... J7... / .98.KT8.", "N", "16 16 16 16", id="two each, one suit"
        ),
        pytest.param("N:A.K.. .A.K. ..A.K K...A / .98.T98.", "N", "8 8 8 8", id="two, all suits"),
        pytest.param(
            "N:A...+ K..Q. .Q..7 ..J.5 / .98.KT8.", "N", "12 12 4 4", id="two, the leader has QR"
        ),
        pytest.param(
            "N:A..6. K...+ .Q..7 ..J.5 / .98.KT8.", "N", "12 12 6 10", id="two, the second has QR"
        ),
        pytest.param(
            "W:6...3 7.3.. 9...+ 5..A. / .98.KT8.", "W", "10 10 5 5", id="two, the third has QR"
        ),
        pytest.param(
            "S:Q9..7. A...A2 KT...+ .K.54. / .98.T98.",
            "S",
            "512 512 320 320",
            id="three, the third has QR",
        ),
        pytest.param(
            "E:Q9...+ A..J.2 KT..7. .K.54. / .98.T98.",
            "E",
            "400 424 64 82",
            id="three, the leader has QR",
        ),
    ],
)
@pytest.mark.parametrize("option", OPTIONS)
def test_endings_counted_out(layout: str, leader: str, counts: str, option: str) -> None:
    state = ending(layout, leader, option)
    by_first_card = counts_by_first_card(state)
    assert by_first_card == counts_again_by_first_card(state, option)
    assert sum(by_first_card.values()) == int(counts.split()[OPTIONS.index(option)])
