"""The plain search against known values and against a minimax that shares nothing with it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from examples import part, share
from plain_search import value_of

from quinto_desktop.players.kernel.position import Position, PositionError, PositionFault
from quinto_desktop.rules import PACK, JokerLead, Seat, Trick, sorted_hand
from quinto_desktop.rules.notation import parse_cards, parse_layout

ENDINGS = Path(__file__).parents[1] / "data" / "endings.jsonl"
SUIT_POINTS = {"H": 20, "D": 15, "C": 10, "S": 5}
ORDER = [s + r for s in "HDCS" for r in "AKQJT98765432"] + ["QR"]


def _position(layout: str, leader: str, trick_value: int = 5, **options: JokerLead) -> Position:
    cards = parse_layout(layout)
    return Position(cards.hands, cards.cachette, Trick(Seat[leader]), trick_value, **options)


def _known(most_cards: int) -> list[dict[str, object]]:
    endings = [json.loads(line) for line in ENDINGS.read_text().splitlines()]
    return [
        ending for ending in endings if len(parse_layout(ending["deal"]).hands[0]) <= most_cards
    ]


def test_it_finds_the_known_values_of_endings() -> None:
    endings = _known(most_cards=4)
    assert len(endings) > 50
    for ending in part(endings[::3]):
        position = _position(
            str(ending["deal"]), str(ending["leader"]), int(str(ending["trick_value"]))
        )
        assert value_of(position) == ending["value"], ending


def _points(cards: list[str]) -> int:
    total = 25 if "QR" in cards else 0
    for suit, points in SUIT_POINTS.items():
        for quint in (("5",), ("A", "4"), ("2", "3")):
            if all(suit + rank in cards for rank in quint):
                total += points
    return total


def _legal(hand: list[str], trick: list[str], rule: str) -> list[str]:
    last_but_one = len(hand) == 2 and "QR" in hand
    if not trick:
        plain = [card for card in hand if card != "QR"]
        return plain if rule.startswith("forbidden") and plain else hand
    if last_but_one and rule.startswith("forbidden"):
        other = next(card for card in hand if card != "QR")
        highest = all(ORDER.index(other) < ORDER.index(card) for card in trick)
        if rule == "forbidden_always" or highest:
            return ["QR"]
    if trick[0] == "QR":
        return hand
    same = [card for card in hand if card[0] == trick[0][0]]
    return same + [card for card in hand if card == "QR"] if same else hand


def _minimax(
    hands: list[list[str]], rest: list[str], turn: int, trick: list[str], value: int, rule: str
) -> int:
    """NS less EW, the straight way, written again from the rules."""
    if len(trick) == 4:
        leader = turn
        places = (1, 3) if trick[0] == "QR" and rule == "opponents" else (0, 1, 2, 3)
        winner = (leader + min(places, key=lambda place: ORDER.index(trick[place]))) % 4
        points = value + _points(trick)
        over = not any(hands)
        if over:
            points += value + _points(rest)
        gained = points if winner % 2 == 0 else -points
        return gained if over else gained + _minimax(hands, rest, winner, [], value, rule)
    seat = (turn + len(trick)) % 4
    results = []
    for card in _legal(hands[seat], trick, rule):
        after = [[c for c in hand if c != card] for hand in hands]
        results.append(_minimax(after, rest, turn, [*trick, card], value, rule))
    return max(results) if seat % 2 == 0 else min(results)


@pytest.mark.parametrize("joker_lead", JokerLead)
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_it_agrees_with_a_minimax_written_apart(joker_lead: JokerLead, cards: int) -> None:
    chance = random.Random(f"{joker_lead.value} {cards}")
    # The cards that make quints come often, the Quint Royal every time.
    quint_cards = [card for card in PACK[1:] if str(card)[1] in "A5432"]
    for _ in range(share(60) if cards < 3 else share(12)):
        pool = chance.sample(quint_cards, 12)
        pool += chance.sample([card for card in PACK[1:] if card not in pool], 4 * cards + 4)
        used = [PACK[0], *pool][: 4 * cards + 5]
        chance.shuffle(used)
        if PACK[0] in used[-5:]:
            used.reverse()
        hands = tuple(sorted_hand(used[cards * n : cards * (n + 1)]) for n in range(4))
        leader, value = Seat(chance.randrange(4)), chance.choice([5, 10, 20])
        cachette = tuple(used[4 * cards :])
        position = Position(hands, cachette, Trick(leader), value, joker_lead)
        plain = [[str(card) for card in hand] for hand in hands]
        rest = [str(card) for card in cachette]
        assert value_of(position) == _minimax(plain, rest, leader, [], value, joker_lead.value)


def test_a_trick_on_the_table_is_played_to_its_end() -> None:
    cards = parse_layout("N:...+ Q... J...  ... / .8.7.T96".replace("J...  ...", "J... ..."))
    position = Position(cards.hands, cards.cachette, Trick(Seat.W, parse_cards("HA")), 5)
    assert value_of(position) == -(5 + 25 + 5)


@pytest.mark.parametrize(
    ("layout", "table", "value", "fault", "values"),
    [
        ("N:A...2 K...3 Q...4 J... / .8.7.T96", "", 5, PositionFault.HANDS_UNEQUAL, {}),
        ("N:... ... ... ... / .8.7.T96", "", 5, PositionFault.HANDS_EMPTY_OR_TOO_LONG, {}),
        ("N:A... K... Q... J... / .8.7.T9", "", 5, PositionFault.CACHETTE_MISCOUNTED, {"count": 4}),
        ("N:A... K... Q... J... / .8.7.T96", "", 15, PositionFault.BAD_TRICK_VALUE, {"value": 15}),
        ("N:... ... ... ... / .8.7.T96", "HA HK HQ HJ", 5, PositionFault.TRICK_COMPLETE, {}),
        ("N:... K... Q... J... / .8.7.T96", "HK", 5, PositionFault.CARD_TWICE, {}),
    ],
)
def test_a_malformed_position_is_refused(
    layout: str, table: str, value: int, fault: PositionFault, values: dict[str, int]
) -> None:
    cards = parse_layout(layout)
    with pytest.raises(PositionError) as refused:
        Position(cards.hands, cards.cachette, Trick(Seat.N, parse_cards(table)), value)
    assert (refused.value.fault, refused.value.values) == (fault, values)


def test_a_position_has_four_hands() -> None:
    cards = parse_layout("N:A... K... Q... J... / .8.7.T96")
    with pytest.raises(PositionError) as refused:
        Position(cards.hands[:3], cards.cachette, Trick(Seat.N))
    assert refused.value.fault is PositionFault.HANDS_MISCOUNTED
    assert refused.value.values == {"count": 3}
