"""One table of keys makes the keys and the page that lists them; the README names some of them."""

from __future__ import annotations

import re

import pytest
from at_the_table import focused_card
from kit import *
from PySide6.QtGui import QKeySequence
from tabling import first, is_choice, make_table, press_key, seen, show

from quinto_desktop.window.help.book import sections
from quinto_desktop.window.table.input import DEED_KEYS, RANK_KEYS, Deed

README = Path(__file__).parents[2] / "README.md"

AFTER_A_DEAL = {"A": 2}
"""The key that goes to the aces shows all hands once nobody holds a card any more."""


def test_no_key_means_two_things(qapp: QApplication) -> None:
    keys = [QKeySequence(key) for keys in DEED_KEYS.values() for key in keys]
    keys += [QKeySequence(key) for key in RANK_KEYS]
    keys += [key for command in Command for key in command.spec.keys]
    counted = Counter(key.toString() for key in keys)
    assert {key: count for key, count in counted.items() if count > 1} == AFTER_A_DEAL


@pytest.mark.parametrize("deed", Deed)
def test_every_deed_is_on_the_page(qapp: QApplication, deed: Deed) -> None:
    native = QKeySequence(DEED_KEYS[deed][0]).toString(QKeySequence.SequenceFormat.NativeText)
    assert any(native in row for row in rows())


def test_every_key_of_the_menus_is_on_the_page(qapp: QApplication) -> None:
    listed = rows()
    for command in Command:
        keys = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in command.spec.keys]
        assert (keys in listed) is bool(keys), command  # the book has some of its own


def rows() -> list[list[str]]:
    """The keys of each row of the page."""
    (body,) = [part.body for part in sections() if part.anchor == "keys"]
    return [part.partition("</b>")[0].split(", ") for part in body.split("<b>")[1:]]


def test_every_rank_is_on_the_page(qapp: QApplication) -> None:
    ranks = {QKeySequence(key).toString() for key in RANK_KEYS}
    assert any(ranks <= {*row} for row in rows())


def test_the_readme_names_no_other_keys(qapp: QApplication) -> None:
    told = re.findall(r"\((Ctrl\+[\w+]+|F\d+|[A-Z])\b", README.read_text(encoding="utf-8"))
    keys = {key.toString() for command in Command for key in command.spec.keys}
    assert len(told) > 3
    assert [key for key in told if key not in keys] == []


def choice() -> MatchState:
    """A moment when South may play some cards and not others, and holds two of a rank."""
    return first(
        lambda step: is_choice(step.after) and commonest_rank(seen(step.after))[1] > 1
    ).after


def commonest_rank(now: Observation) -> tuple[Rank, int]:
    return Counter(card.rank for card in now.hand if card.rank is not None).most_common(1)[0]


def press(table: Table, rank: Rank | None) -> None:
    press_key(table, next(key for key, of in RANK_KEYS.items() if of is rank))


def test_a_rank_goes_round_the_cards_of_that_rank(qtbot: QtBot) -> None:
    table = make_table(qtbot)
    now = show(table, choice())
    rank, count = commonest_rank(now)
    found = []
    for _ in range(count + 1):
        press(table, rank)
        widget = focused_card(table)
        assert widget is not None
        found.append(widget.card)
    assert found[:-1] == [card for card in now.hand if card.rank is rank]
    assert found[-1] is found[0]


def test_a_rank_that_is_not_held_leaves_the_keys_where_they_are(qtbot: QtBot) -> None:
    table = make_table(qtbot)
    now = show(table, choice())
    press_key(table, Qt.Key.Key_Home)
    at = focused_card(table)
    assert at is not None
    held = {card.rank for card in now.hand}
    for rank in RANK_KEYS.values():
        if rank not in held:
            press(table, rank)
            assert focused_card(table) is at


def test_one_leads_to_the_quint_royal(qtbot: QtBot) -> None:
    table = make_table(qtbot)
    show(table, first(lambda step: QUINT_ROYAL in seen(step.after).hand).after)
    press(table, None)
    widget = focused_card(table)
    assert widget is not None
    assert widget.card is QUINT_ROYAL
