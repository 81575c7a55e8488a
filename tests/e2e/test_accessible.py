"""A game as assistive technology sees and plays it, with no look at the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting

from quinto_desktop.game import numbered_game, usual_players
from quinto_desktop.game.aids.quint_board import is_parted, quint_board
from quinto_desktop.rules import SEATS, Call, Card, Form, MatchForm, Phase, Play, RuleOptions
from quinto_desktop.window.text import board_text, seat_text
from quinto_desktop.window.text.card_text import card_name, cards_count, quint_hint
from quinto_desktop.window.text.questions import unseen_cards
from quinto_desktop.window.text.translation import title_case

BUTTON = QAccessible.Role.Button
PRESS = "Press"


def seen_of(widget: QWidget) -> QAccessibleInterface:
    """What assistive technology is told of a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None and found.isValid()
    return found


def tree(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Everything that can be seen under a part of the tree."""
    for place in range(top.childCount()):
        child = top.child(place)
        if child is not None and child.isValid() and not child.state().invisible:
            yield child
            yield from tree(child)


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


def buttons(person: Sitting) -> dict[str, QAccessibleInterface]:
    """Every button in the window that has a name."""
    parts = tree(seen_of(person.window))
    return {name(part): part for part in parts if part.role() is BUTTON and name(part)}


def press(person: Sitting, label: str) -> None:
    """Press a button by its name; Qt clicks it when it has been seen to go down and up."""
    part = buttons(person)[label]
    button = part.object()
    assert isinstance(button, QAbstractButton)
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    action = part.actionInterface()
    assert action is not None, f"{label} has no actions"
    assert PRESS in action.actionNames(), f"{label} cannot be pressed"
    action.doAction(PRESS)
    person.wait(lambda: bool(clicks))


def spoken(person: Sitting, card: Card, *, playable: bool) -> str:
    may = "playable" if playable else "not playable now"
    hint = quint_hint(card, is_parted=is_parted(card, person.seen))
    return ", ".join(filter(None, [title_case(card_name(card)), hint, may]))


def to_the_first_card(person: Sitting) -> None:
    person.wait_for_turn()
    if person.calls:
        press(person, "Pass")
    person.wait(lambda: person.seen.phase is Phase.PLAY)
    person.wait_for_turn()


@pytest.mark.quick
def test_every_card_of_the_hand_is_a_button_that_says_what_it_is(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        to_the_first_card(person)
        found = buttons(person)
        assert [text for text in found if "playable" in text] == [
            "Ace of hearts, quint with the four, worth 20, not playable now",
            "Eight of hearts, not playable now",
            "Seven of hearts, not playable now",
            "Six of hearts, not playable now",
            "Five of hearts, quint worth 20, not playable now",
            "Jack of diamonds, not playable now",
            "Seven of diamonds, not playable now",
            "Four of diamonds, quint with the ace, worth 15, not playable now",
            "Six of clubs, not playable now",
            "Four of clubs, quint with the ace, worth 10, not playable now",
            "Ace of spades, quint with the four, worth 5, playable",
            "Nine of spades, playable",
        ]
        for card in person.seen.hand:
            part = found[spoken(person, card, playable=card in person.playable)]
            assert part.rect().center() == seen_of(person.card(card)).rect().center()
            assert PRESS in part.actionInterface().actionNames()


def test_a_deal_is_played_through_the_accessible_tree(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        to_the_first_card(person)
        while not person.seen.results:
            card = person.playable[-1]
            before = len(person.done)
            press(person, spoken(person, card, playable=True))
            assert person.done[before:][:1] == [Play(card)]
            person.wait_for_turn()
        press(person, "Next deal")
        person.wait_for_turn()
        assert person.seen.deal_number == 2


def test_a_card_that_may_not_be_played_says_so_and_why(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        to_the_first_card(person)
        while not person.forbidden:
            press(person, spoken(person, person.playable[0], playable=True))
            person.wait_for_turn()
        before, card = person.seen, person.forbidden[0]
        press(person, spoken(person, card, playable=False))
        assert person.seen == before
        reasons = [name(part) for part in tree(seen_of(person.window)) if ": play a" in name(part)]
        assert reasons == [person.bubble]


def test_the_calls_the_plates_and_the_score_are_in_the_tree(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=5) as person:
        person.wait_for_turn()
        assert person.calls == [Call.PASS, Call.DOUBLE]
        found = buttons(person)
        assert {"Pass", "Double", "Undo", "Hint", "Last trick"} <= found.keys()
        assert {"We: 0, 250 to go", "They: 0, 250 to go"} <= found.keys()
        assert "10" in found["Double"].text(QAccessible.Text.Description)
        names = [name(part) for part in tree(seen_of(person.window))]
        for player in ("Ada", "Bertram", "Clara"):
            assert any(text.partition(",")[0] == player for text in names), names
        assert any("to act" in text and text.startswith("You") for text in names)
        press(person, "Double")
        assert person.done == [Call.DOUBLE]


INTERACTIVE = {
    BUTTON,
    QAccessible.Role.CheckBox,
    QAccessible.Role.ComboBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.PageTab,
}


def assert_sound(person: Sitting) -> None:
    """See that the tree is whole, everything in it named, and no hidden card told."""
    top = seen_of(person.table)
    told: list[str] = []
    for part in tree(top):
        parent = part.parent()
        assert parent is not None
        assert parent.child(parent.indexOfChild(part)).object() is part.object(), name(part)
        told += [name(part), part.text(QAccessible.Text.Description)]
        if part.role() in INTERACTIVE:
            assert name(part), f"{part.object()} has no name"
            state = part.state()
            assert state.focusable or state.readOnly or state.disabled, f"{name(part)}: no focus"
            assert PRESS in part.actionInterface().actionNames() or not state.focusable
        elif part.role() is not QAccessible.Role.Client:
            assert name(part), f"{part.object()} has no name"
    named = [name(part) for part in tree(top) if part.role() in INTERACTIVE]
    assert len(named) == len({*named}), "two have one name"
    hidden = unseen_cards(person.seen)
    board = board_words(person)  # it names all quints, whoever has them
    told = [text for text in told if text not in board]
    text = " ".join(told).lower()
    assert [card for card in hidden if card_name(card).lower() in text] == []


def board_words(person: Sitting) -> list[str]:
    """What the quint board tells, which is no more than the viewer has seen."""
    parts = tree(seen_of(person.table))
    (board,) = [part for part in parts if name(part) == board_text.title()]
    rows = [board.child(at) for at in range(board.childCount())]
    words = [name(row.child(at)) for row in rows for at in range(row.childCount())]
    places = quint_board(person.seen)
    assert {*words} == {board_text.place_words(place, person.speaker) for place in places}
    return [*words, *map(name, rows)]


@pytest.mark.parametrize("form", [Form.DUMMY, Form.FOUR, Form.TWO])
def test_the_tree_is_true_through_a_whole_deal(qtbot: QtBot, tmp_path: Path, form: Form) -> None:
    rules = RuleOptions(form=form, match=MatchForm.ROUND if form is Form.DUMMY else MatchForm.GAME)
    setup = numbered_game(usual_players(form), rules, seed=7)
    with sitting(qtbot, tmp_path, setup=setup) as person:
        while not person.seen.results:
            person.wait_for_turn()
            assert_sound(person)
            assert_hands(person)
            if person.calls:
                press(person, "Pass")
            elif person.playable:
                person.table.action_chosen.emit(Play(person.playable[-1]))
        person.wait_for_turn()
        assert_sound(person)


def assert_hands(person: Sitting) -> None:
    """See that the groups are the hands and the trick that lie on the table."""
    speaker, seen = person.speaker, person.seen
    parts = list(tree(seen_of(person.table)))
    groups = {name(part): part for part in parts if part.role() is QAccessible.Role.Grouping}
    for seat, count in zip(SEATS, seen.hand_sizes, strict=True):
        whose = (
            f"{seat_text.whose_hand(speaker, seat)}, {cards_count(count) if count else 'no cards'}"
        )
        cards = [name(groups[whose].child(i)) for i in range(groups[whose].childCount())]
        known = seen.hands[seat] or ()
        assert [card.partition(",")[0] for card in cards] == [
            title_case(card_name(card)) for card in known
        ]
    lists = [part for part in parts if part.role() is QAccessible.Role.List]
    (trick,) = [part for part in lists if name(part).startswith("Trick, ")]
    lying = seen.trick.cards if seen.trick is not None else ()
    listed = [name(trick.child(i)) for i in range(trick.childCount())]
    assert [card_name(card) in text for card, text in zip(lying, listed, strict=True)] == [
        True for _ in lying
    ]
    assert sum(text.endswith(", winning") for text in listed) == bool(lying)


def test_cards_take_the_focus_when_they_are_told_to(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        to_the_first_card(person)
        widget = person.card(person.playable[0])
        part = seen_of(widget)
        part.actionInterface().doAction("SetFocus")
        assert person.focus is widget
        assert part.state().focused
