"""A deal as heard: every event in order, and at once what needs an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from at_the_table import is_playing, menu_action, plays_by_itself
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from sitting import Sitting, cards_in_the_air, sitting

from quinto_desktop.game import Session, Speed, TrickPause, numbered_game, usual_players
from quinto_desktop.game.aids.quint_board import is_parted, quint_board
from quinto_desktop.rules import *
from quinto_desktop.window.app.assistive import Urgency
from quinto_desktop.window.text import board_text, seat_text, turn_text
from quinto_desktop.window.text.card_text import card_name, cards_count, quint_hint, the_quint
from quinto_desktop.window.text.commands import QUESTIONS
from quinto_desktop.window.text.questions import unseen_cards
from quinto_desktop.window.text.translation import title_case


def play_a_deal(person: Sitting) -> None:
    """Play by the rules until the deal is over."""
    while not person.seen.results:
        person.wait_for_turn()
        if person.calls:
            person.table.action_chosen.emit(Call.PASS)
        elif person.playable:
            person.table.action_chosen.emit(Play(person.playable[-1]))
    person.wait_for_turn()


def polite(person: Sitting) -> list[str]:
    return [sentence for sentence, urgency in person.heard if urgency is Urgency.POLITE]


def at_once(person: Sitting) -> list[str]:
    return [sentence for sentence, urgency in person.heard if urgency is Urgency.AT_ONCE]


def events(person: Sitting) -> Iterator[Event]:
    for step in person.controller.session.steps:
        yield from step.events


def test_a_whole_deal_is_heard_in_order(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7, speed=Speed.FAST) as person:
        play_a_deal(person)
        told = "\n".join(polite(person))
        place = 0
        for event in events(person):
            match event:
                case CardPlayed():
                    sign = f": {card_name(event.card)}."
                case TrickWon():
                    sign = f"Trick {event.number}: "
                case QuintScored():
                    sign = the_quint(event.scored.quint)
                case _:
                    continue
            place = told.index(sign, place)
        cards = [card_name(card) for card in PACK]
        played = [line for line in polite(person) if line[:-1].partition(": ")[2] in cards]
        assert len(played) == 48
        turned = person.controller.state.dealt.cachette
        (cachette,) = [line for line in polite(person) if ", the cachette: " in line]
        places = [cachette.index(card_name(card)) for card in turned]
        assert places == sorted(places)
        assert polite(person)[-2].startswith("Deal 1 is over. You and Ada: ")
        assert polite(person)[-1] == "Next deal: Enter."
        repeated = [one for one, number in Counter(polite(person)).items() if number > 1]
        assert all(one.startswith(("Your turn", "Your lead")) for one in repeated)
        assert at_once(person) == []


def test_forced_cards_play_themselves_and_are_heard(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7, plays_only_card=True) as person:
        chosen: list[Card] = []
        while not person.seen.results:
            person.wait(lambda: person.awaits_person() and not plays_by_itself(person.table))
            if person.calls:
                person.table.action_chosen.emit(Call.PASS)
            elif person.playable:
                chosen.append(person.playable[-1])
                person.table.action_chosen.emit(Play(chosen[-1]))
        forced = [
            action
            for action in person.done
            if isinstance(action, Play) and action.card not in chosen
        ]
        told = polite(person)
        for action in forced[:-1]:
            assert turn_text.only_card(action.card) in told
        assert f"You: {card_name(forced[-1].card)}." in told
        assert len(forced) > 1
        assert len(forced) + len(chosen) == 12

        person.controller.undo()
        assert len(person.seen.actions) > 1
        assert person.playable


def test_each_turn_is_asked_for_once_and_the_focus_passes_over_nothing_else(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        met: list[str] = []
        program = QApplication.instance()
        assert isinstance(program, QApplication)

        def keep(_before: QWidget | None, now: QWidget | None) -> None:
            met.append("" if now is None else now.accessibleName() or type(now).__name__)

        program.focusChanged.connect(keep)
        person.wait_for_turn()
        while not person.seen.results:
            if person.calls:
                assert polite(person)[-1].endswith("Pass or Double?")
            else:
                prompt = f"{turn_text.prompt(person.speaker, person.seen)}."
                assert polite(person)[-1] == prompt
                assert prompt not in polite(person)[-2]
                person.key(Qt.Key.Key_Right)
            person.key(Qt.Key.Key_Return)
            person.wait_for_turn()
        person.key(Qt.Key.Key_Return)
        person.wait(lambda: not person.seen.results or person.awaits_person())
        program.focusChanged.disconnect(keep)
    passed = [name for name in met if not name.endswith(", playable")]
    assert {*passed} == {"CallButton", "Card table", "Next deal"}


def test_a_game_that_goes_on_asks_for_what_it_waits_for(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        person.pass_at_first()
        kept = person.controller.session.saved()
    with sitting(qtbot, tmp_path / "later", session=Session.resumed(kept)) as person:
        person.wait_for_turn()
        assert person.heard == [("Your turn: a spade.", Urgency.POLITE)]
        person.heard.clear()
        person.controller.undo()
        person.wait_for_turn()
        assert polite(person)[-1].endswith("Pass or Double?")


def test_every_question_is_answered_on_its_key_in_words_and_on_the_table(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        person.wait_for_turn()
        for question in QUESTIONS:
            person.heard.clear()
            letter = menu_action(person.room, question).shortcut().toString()
            shift = Qt.KeyboardModifier.ShiftModifier
            person.key(
                Qt.Key[f"Key_{letter[-1]}"],
                shift if "+" in letter else Qt.KeyboardModifier.NoModifier,
            )
            ((answer, urgency),) = person.heard
            assert urgency is Urgency.AT_ONCE
            assert person.bubble == answer


def test_whoever_looks_at_the_last_trick_is_asked_afterwards(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(
        qtbot, tmp_path, seed=7, speed=Speed.NORMAL, trick_pause=TrickPause.CLICK
    ) as person:
        while not person.seen.tricks:
            person.wait(lambda: bool(person.seen.actions) or bool(person.seen.tricks))
            if person.calls:
                person.table.action_chosen.emit(Call.PASS)
            elif person.playable:
                person.table.action_chosen.emit(Play(person.playable[-1]))
        with cards_in_the_air("play_ms"):
            person.controller.skip_ahead()
            person.wait(lambda: bool(person.seen.actions))
        assert person.table.busy, "the turn has been shown already"
        question = f"{turn_text.prompt(person.speaker, person.seen)}."
        person.room.view.show_last_trick()  # its key counts only once the trick has been shown
        assert person.table.last_trick.isVisible()
        assert not any(sentence.endswith(question) for sentence in polite(person))
        person.key(Qt.Key.Key_Escape)
        assert polite(person)[-1].endswith(question)


def test_a_trick_that_lies_until_a_click_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7, trick_pause=TrickPause.CLICK) as person:
        asked: set[str] = set()
        while not person.seen.results:
            person.wait(lambda: bool(person.seen.actions) or bool(is_playing(person.table)))
            if is_playing(person.table):
                last = polite(person)[-1]
                prompt = turn_text.prompt(person.speaker, person.seen)
                expected = (
                    f"{prompt}." if person.seen.actions else "Click or press Space to continue"
                )
                assert last.endswith(expected)
                asked.add(expected)
                person.key(Qt.Key.Key_Space)
            elif person.calls:
                person.table.action_chosen.emit(Call.PASS)
            elif person.playable:
                person.table.action_chosen.emit(Play(person.playable[-1]))
        assert len(asked) > 1


# -------- A game as assistive technology sees and plays it, with no look at the screen
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
        widget = person.card(person.playable[0])
        part = seen_of(widget)
        part.actionInterface().doAction("SetFocus")
        assert person.focus is widget
        assert part.state().focused


def test_a_deal_is_played_through_the_accessible_tree(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        to_the_first_card(person)
        while not person.seen.results:
            if len(person.done) % 3 == 1:  # those after other cards are looked at below
                assert_sound(person)
                assert_hands(person)
            card = person.playable[-1]
            before = len(person.done)
            press(person, spoken(person, card, playable=True))
            assert person.done[before:][:1] == [Play(card)]
            person.wait_for_turn()
        assert_sound(person)
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
        assert person.heard[-1] == (person.bubble, Urgency.AT_ONCE)


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


@pytest.mark.parametrize("form", [Form.DUMMY, Form.TWO])  # that of four is played by it
def test_the_tree_is_true_through_a_whole_deal(qtbot: QtBot, tmp_path: Path, form: Form) -> None:
    rules = RuleOptions(form=form, match=MatchForm.ROUND if form is Form.DUMMY else MatchForm.GAME)
    setup = numbered_game(usual_players(form), rules, seed=7)
    with sitting(qtbot, tmp_path, setup=setup) as person:
        while not person.seen.results:
            person.wait_for_turn()
            if len(person.done) % 3 == 0:
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
