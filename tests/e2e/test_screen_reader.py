"""A deal played over the accessibility bus, by a program that knows only what is said there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from desktop_bus import what_a_reader_tells

from quinto_desktop.rules import PACK, QUINT_ROYAL
from quinto_desktop.window.text.card_text import card_name
from quinto_desktop.window.text.translation import title_case

READER = Path(__file__).with_name("reader.py")
PLAYED = re.compile(r"\w+: ([^.]*)\.")


@pytest.fixture(scope="module")
def facts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a screen reader has met in a deal."""
    found: dict[str, Any] = what_a_reader_tells(tmp_path_factory.mktemp("home"), READER)
    return found


def test_a_deal_is_played_by_pressing_what_may_be_pressed(facts: dict[str, Any]) -> None:
    call, *cards = facts["pressed"]
    assert call == "Pass"
    assert len(cards) == 11  # the last card plays itself
    assert all(card.endswith(", playable") for card in cards)


def test_every_card_is_announced_once_and_the_tricks_in_order(facts: dict[str, Any]) -> None:
    found = [PLAYED.fullmatch(text) for text in facts["heard"]]
    names = [card_name(card) for card in PACK]
    played = [play[1] for play in found if play is not None and play[1] in names]
    assert len(played) == len({*played}) == 48
    tricks = [text for text in facts["heard"] if re.match(r"Trick \d+: \w+, with the", text)]
    numbers = [int(re.findall(r"Trick (\d+)", text)[0]) for text in tricks]
    assert numbers == list(range(1, 13))


def test_each_turn_is_asked_for(facts: dict[str, Any]) -> None:
    asked = [text for text in facts["heard"] if re.search(r"Your (turn|lead): [^.]*\.$", text)]
    assert len(asked) == 11
    assert any(text.endswith("Next deal: Enter.") for text in facts["heard"])


def test_the_table_is_in_the_tree(facts: dict[str, Any]) -> None:
    names = {name for _, name in facts["roles"]}
    for player in ("Ada", "Bertram", "Clara"):
        assert any(name.startswith(f"{player}, ") for name in names)
        assert f"Hand, {player}, 12 cards" in names
        assert {f"Hand, {player}, {count} cards" for count in range(2, 12)} & names
    assert "Your hand, 12 cards" in names
    assert any(re.match(r"Trick, (1 card|[2-4] cards); \w+ led", name) for name in names)
    listed = [name for role, name in facts["roles"] if role == "list item"]
    assert "Ada: queen of spades" in listed
    assert {"Card table", "Game", "Move"} <= names


def test_no_button_is_without_a_name_and_no_hidden_card_is_told(facts: dict[str, Any]) -> None:
    buttons = [name for role, name in facts["roles"] if role == "push button"]
    assert all(buttons)
    suited = {title_case(card_name(card)) for card in PACK if card is not QUINT_ROYAL}
    told = {name.partition(",")[0] for name in buttons} & suited
    hand = cards_in(facts["heard"][0].partition("Your hand: ")[2])
    assert hand
    assert hand == told


def cards_in(told: str) -> set[str]:
    """The suited cards of a hand that is told suit by suit."""
    found = set()
    for part in told.rstrip(".").split("; "):
        ranks, _, suit = part.rpartition(" of ")
        found |= {f"{title_case(rank)} of {suit}" for rank in re.split(", | and ", ranks) if rank}
    return found
