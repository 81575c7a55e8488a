"""Names that people and files give stay in their place, and reorder no sentence."""

from __future__ import annotations

import unicodedata

import pytest
from kit import *

from quinto_desktop.window.setup.new_game_fields import PlayerBox
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.translation import fill, isolated, join_and, join_or, tidy_name

TOWER = "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319a"
DAVID, MOSHE = "דוד", "محمد"


def kept_apart(name: str) -> str:
    return f"\u2068{name}\u2069"


@pytest.mark.parametrize(
    "name", ["Ada", "Jürgen", "Nguyễn Thị Ổn", "Ёлка", "東京", "שָׁלוֹם", "👩‍🚀", "You 2", ""]
)
def test_an_honest_name_stays_as_it_is(name: str) -> None:
    assert tidy_name(name) == unicodedata.normalize("NFC", name)


def test_a_letter_and_its_accent_become_one() -> None:
    assert tidy_name("Ju\u0308rgen") == "Jürgen"


def test_no_tower_of_accents_rises_over_the_table() -> None:
    marks = [char for char in tidy_name(TOWER * 5) if unicodedata.category(char) == "Mn"]
    assert len(marks) == 3 * 5
    assert tidy_name(TOWER).endswith("a")


@pytest.mark.parametrize("turn", ["\u202e", "\u2067", "\u200f", "\u061c"])
def test_nothing_in_a_name_turns_the_text_after_it(turn: str) -> None:
    assert tidy_name(f"A{turn}da") == "Ada"
    assert seat_text.shown_name(turn) == "?"


def test_a_name_written_from_the_right_is_kept_apart_from_the_sentence() -> None:
    assert fill("{who} has {points}.", who=DAVID, points=85) == f"{kept_apart(DAVID)} has 85."
    assert fill("{who} has {points}.", who="Ada", points=85) == "Ada has 85."
    assert isolated("Zoë") == "Zoë"


def test_names_in_a_list_are_kept_apart_from_each_other() -> None:
    for join in (join_and, join_or):
        joined = join([DAVID, MOSHE, "Ada"])
        assert joined.count(kept_apart(DAVID)) == joined.count(kept_apart(MOSHE)) == 1
        assert joined.count("\u2068") == joined.count("\u2069")


def test_a_name_is_tidied_before_it_is_kept(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = PlayerBox(parent)
    box.use("Ada")
    box.name.setText(f"\u202e{TOWER[:9]}")
    assert box.record().name == tidy_name(TOWER[:9])
    box.name.setText("\u202e")
    assert box.record().name == "Ada"
