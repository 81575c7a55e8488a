"""A deal as heard: every event in order, and at once what needs an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from at_the_table import is_playing, menu_action, plays_by_itself
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from sitting import Sitting, cards_in_the_air, sitting

from quinto_desktop.game import Session, Speed, TrickPause
from quinto_desktop.rules import *
from quinto_desktop.window.app.assistive import Urgency
from quinto_desktop.window.text import turn_text
from quinto_desktop.window.text.card_text import card_name, the_quint
from quinto_desktop.window.text.commands import QUESTIONS

BEGINNING = [
    "Deal 1. Dealer: Bertram. Cut: you. First call: Ada. Your hand: ace, eight, seven, six and "
    "five of hearts; jack, seven and four of diamonds; six and four of clubs; ace and nine of "
    "spades.",
    "Ada: pass.",
    "Clara: pass.",
    "Your call. A trick is worth 5. Pass or Double?",
    "You: pass.",
    "Bertram: double. A trick is worth 10.",
    "Ada: queen of spades.",
    "Clara: king of spades.",
    "Your turn: a spade.",
    "You: ace of spades.",
    "Bertram: two of spades.",
    "Trick 1: you, with the ace of spades.",
    "Your lead: any card.",
]


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


def test_the_beginning_of_a_deal_is_heard_word_for_word(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        person.wait_for_turn()
        assert at_once(person) == []
        person.do(Call.PASS)
        person.do(Play(person.playable[0]))
    assert polite(person) == BEGINNING
    assert at_once(person) == []


@pytest.mark.parametrize("speed", [Speed.NONE, Speed.FAST])
def test_a_whole_deal_is_heard_in_order(qtbot: QtBot, tmp_path: Path, speed: Speed) -> None:
    with sitting(qtbot, tmp_path, seed=7, speed=speed, trick_pause=TrickPause.NONE) as person:
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
        assert person.controller.state.deal is not None
        turned = person.controller.state.deal.cachette
        (cachette,) = [line for line in polite(person) if ", the cachette: " in line]
        places = [cachette.index(card_name(card)) for card in turned]
        assert places == sorted(places)
        assert polite(person)[-2].startswith("Deal 1 is over. You and Ada: ")
        assert polite(person)[-1] == "Next deal: Enter."


def test_each_turn_is_asked_for_once_with_what_may_be_played(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        person.wait_for_turn()
        while not person.seen.results:
            speaker, seen = person.speaker, person.seen
            if seen.phase is Phase.DOUBLING:
                assert polite(person)[-1].endswith("Pass or Double?")
                person.do(Call.PASS)
            else:
                prompt = f"{turn_text.prompt(speaker, seen)}."
                assert polite(person)[-1] == prompt
                assert prompt not in polite(person)[-2]
                person.do(Play(person.playable[0]))


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


def test_nothing_of_a_deal_is_said_twice(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        play_a_deal(person)
        repeated = [one for one, number in Counter(polite(person)).items() if number > 1]
    assert all(one.startswith(("Your turn", "Your lead")) for one in repeated)
    assert at_once(person) == []


def test_the_focus_passes_over_nothing_that_was_not_meant(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        met: list[str] = []
        program = QApplication.instance()
        assert isinstance(program, QApplication)

        def keep(_before: QWidget | None, now: QWidget | None) -> None:
            met.append("" if now is None else now.accessibleName() or type(now).__name__)

        program.focusChanged.connect(keep)
        person.wait_for_turn()
        while not person.seen.results:
            if person.playable:
                person.key(Qt.Key.Key_Right)
            person.key(Qt.Key.Key_Return)
            person.wait_for_turn()
        person.key(Qt.Key.Key_Return)
        person.wait(lambda: not person.seen.results or person.awaits_person())
        program.focusChanged.disconnect(keep)
    passed = [name for name in met if not name.endswith(", playable")]
    assert {*passed} == {"CallButton", "Card table", "Next deal"}


def test_a_refusal_is_said_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        person.pass_at_first()
        while not person.forbidden:
            person.do(Play(person.playable[0]))
        person.table.action_chosen.emit(Play(person.forbidden[0]))
        assert person.heard[-1] == (person.bubble, Urgency.AT_ONCE)


def test_a_game_that_goes_on_asks_for_what_it_waits_for(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        person.pass_at_first()
        kept = person.controller.session.saved()
    with sitting(qtbot, tmp_path / "later", session=Session.resumed(kept)) as person:
        person.wait_for_turn()
        assert person.heard == [("Your turn: a spade.", Urgency.POLITE)]


def test_taking_back_asks_again(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, seed=7) as person:
        person.pass_at_first()
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
