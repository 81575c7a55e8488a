"""Whole games by the mouse alone, in the real window."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from pathlib import Path
from random import Random

import pytest
from acting import act
from at_the_table import answer, answers_on, calls_on, held_card, home_of, panel_on
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot
from sitting import Sitting, cards_in_the_air, sitting

from quinto_desktop.game import GameSetup, Hold, PlayerRecord, Session, Speed, TrickPause
from quinto_desktop.rules import *
from quinto_desktop.window.table.card_widget import CardWidget

FILL = Qt.FillRule.OddEvenFill


def by_click(person: Sitting, card: Card) -> None:
    person.click(person.spot_of(card))


def by_double_click(person: Sitting, card: Card) -> None:
    person.double_click(person.spot_of(card))


def by_drag(person: Sitting, card: Card) -> None:
    person.drag(person.spot_of(card), person.middle)


PLAYING = {"click": by_click, "double click": by_double_click, "drag": by_drag}


def call_one(person: Sitting, call: Call) -> None:
    person.push(calls_on(person.table)[call])


def play_one(person: Sitting, card: Card, play: Callable[[Sitting, Card], None]) -> None:
    """Play a card, and check that exactly this happens."""
    before, refusals = len(person.done), len(person.refusals)
    play(person, card)
    assert person.done[before:][:1] == [Play(card)]
    assert len(person.refusals) == refusals, "something else was tried, too, and refused"
    person.check()


def refuse_one(person: Sitting, card: Card, play: Callable[[Sitting, Card], None]) -> None:
    """Try a card that may not be played, and see it refused and back home."""
    before = person.seen
    widget = person.card(card)
    play(person, card)
    assert person.seen == before
    assert person.bubble, "a refused card needs a sentence that says why"
    assert held_card(person.table) is None
    person.wait(lambda: not person.table.busy)
    assert person.card(card) is widget
    assert widget.pose == home_of(person.table, widget)
    person.check()


def next_deal(person: Sitting) -> None:
    button = answers_on(person.table)[0]
    assert button.text() == "Next deal"
    person.push(button)


def click_through(person: Sitting, condition: Callable[[], bool]) -> int:
    """Click on the felt until a condition holds; return how often."""
    clicks = 0
    while not condition():
        person.click(person.middle)
        person.check()
        clicks += 1
        assert clicks < 1000, "clicking does not get one any further"
    return clicks


def test_a_whole_game_is_played_by_clicks_double_clicks_and_drags(
    qtbot: QtBot, tmp_path: Path
) -> None:
    ways = cycle(PLAYING.values())
    refusals = cycle(PLAYING.values())
    refused = doubled = deals = 0
    with sitting(qtbot, tmp_path, seed=7, is_painted=True) as person:
        person.wait_for_turn()
        while not person.is_over():
            if person.calls:
                call = person.calls[-1] if deals % 2 else Call.PASS
                doubled += call is not Call.PASS
                call_one(person, call)
            elif person.seen.phase is Phase.DEALING:
                deals += 1
                next_deal(person)
            else:
                for card in person.forbidden[:1]:
                    refuse_one(person, card, next(refusals))
                    refused += 1
                play_one(person, person.playable[-1], next(ways))
            person.wait_for_turn()
        assert max(person.seen.scores) >= 250
        assert answers_on(person.table)[0].text() == "See the result"
        person.push(answers_on(person.table)[0])
        texts = [button.text() for button in answers_on(person.table)]
        assert texts == ["Again", "All hands", "Review", "New game…"]
        person.push(answers_on(person.table)[0])
        person.wait_for_turn()
        assert person.seen.scores == (0, 0)
    assert deals and doubled and refused >= 3


def test_a_deal_at_the_usual_speed_is_clicked_through(qtbot: QtBot, tmp_path: Path) -> None:
    """There is no waiting: every pause ends with a click on the felt."""
    clicks = 0
    with sitting(
        qtbot, tmp_path, seed=7, speed=Speed.NORMAL, trick_pause=TrickPause.CLICK
    ) as person:
        while not person.seen.results:
            clicks += click_through(person, person.awaits_person)
            person.check()
            if person.calls:
                call_one(person, Call.PASS)
            elif person.playable:
                play_one(person, person.playable[0], by_click)
        assert panel_on(person.table).accessibleDescription().startswith("Deal 1. ")
    assert clicks > 12, "the deal went on without a click"


def test_a_card_may_be_played_while_others_still_fly(qtbot: QtBot, tmp_path: Path) -> None:
    """The table never holds a person up: on their turn they may play at once."""
    hurried = 0
    with (
        cards_in_the_air("play_ms"),
        sitting(qtbot, tmp_path, seed=7, speed=Speed.FAST, trick_pause=TrickPause.NONE) as person,
    ):
        click_through(person, person.awaits_person)
        call_one(person, Call.PASS)
        for way in (by_click, by_drag, by_double_click, by_click, by_drag):
            click_through(person, lambda: bool(person.playable))
            hurried += person.table.busy
            play_one(person, person.playable[0], way)
        click_through(person, person.awaits_person)
    assert hurried


def test_a_card_taken_up_before_its_turn_is_played_when_the_turn_has_come(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with sitting(qtbot, tmp_path, seed=7, speed=Speed.FAST, trick_pause=TrickPause.NONE) as person:
        click_through(person, person.awaits_person)
        call_one(person, Call.PASS)
        click_through(person, lambda: bool(person.playable) and not person.table.busy)
        play_one(person, person.playable[0], by_click)
        end_hold = person.controller.holds.hold(Hold.LESSON)  # until a card is in the person's hand
        person.wait(lambda: not person.hand_is_moving)
        assert not person.seen.actions
        card = person.seen.hand[0]
        person.take(person.spot_of(card), [person.middle])
        held = held_card(person.table)
        assert held is not None and held.card is card
        end_hold()
        person.controller.skip_ahead()
        person.wait(lambda: bool(person.playable) and not person.table.busy)
        assert held_card(person.table) is held, "a card was taken from the person's hand"
        legal = card in person.playable
        person.release(person.middle)
        assert held_card(person.table) is None
        assert (card in person.seen.hand) is not legal


@pytest.mark.parametrize("way", PLAYING)
def test_a_card_tried_before_its_turn_goes_home_with_a_sentence(
    qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    with sitting(qtbot, tmp_path, seed=6, speed=Speed.NORMAL) as person:
        # With seed 6 South deals, so West calls first and thinks about it for a while.
        person.wait(lambda: person.seen.phase is Phase.DOUBLING)
        person.click(person.middle)  # lets the deal arrive at once
        person.controller.holds.hold(Hold.LESSON)  # however long the person takes
        assert not person.seen.actions
        refuse_one(person, person.seen.hand[0], PLAYING[way])


def test_no_card_can_be_taken_from_the_pack(qtbot: QtBot, tmp_path: Path) -> None:
    with (
        cards_in_the_air("deal_interval_ms"),
        sitting(qtbot, tmp_path, seed=5, speed=Speed.NORMAL) as person,
    ):
        person.wait(lambda: bool(person.seen.hand))
        last = person.own_hand[-1]
        pack = QPoint(round(last.pose.x), round(last.pose.y))
        assert last.card is None, "the deal is over before it can be disturbed"
        person.drag(person.table.mapTo(person.window, pack), person.middle)
        click_through(person, person.awaits_person)
        person.check()
        assert last.isVisible()


def let_go_at_its_hand(person: Sitting, card: Card) -> None:
    """Take up a card, put it down where none is played, and see that nothing is."""
    table, start = person.table, person.spot_of(card)
    at = table.mapFrom(person.window, start)
    for outside in (
        at + QPoint(-60, -20),  # over the hand
        QPoint(30, table.height() - 90),  # beside it
        QPoint(-50, -50),
    ):
        before = person.seen
        person.drag(start, table.mapTo(person.window, outside))
        assert person.seen == before
        assert person.bubble is None, "nothing was refused: the person changed their mind"
        person.check()


def test_a_card_in_the_air_comes_down_though_another_under_the_button_is_put_away(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Where a card was taken up, the box of its neighbour lay as well, which is gathered since."""
    with sitting(qtbot, tmp_path, seed=7) as person:
        person.wait_for_turn()
        call_one(person, Call.PASS)
        person.wait_for_turn()
        let_go_at_its_hand(person, person.playable[0])
        neighbour = person.card(person.playable[0])
        start = person.table.mapTo(person.window, beside_in_its_box(person, neighbour))
        person.take(start, [start - QPoint(0, 30)])
        assert held_card(person.table) not in (None, neighbour)
        assert neighbour.card is not None
        person.table.action_chosen.emit(Play(neighbour.card))
        person.wait(neighbour.isHidden)
        person.point_at(person.middle)
        person.release(QPoint(-50, -50))
        assert held_card(person.table) is None
        person.wait_for_turn()


def beside_in_its_box(person: Sitting, widget: CardWidget) -> QPoint:
    """A point of the table in a tilted card's box, but on another card of its hand."""
    hand, box = person.own_hand, widget.geometry()
    columns, lines = range(box.left(), box.right()), range(box.top(), box.bottom())
    for x, y in product(columns, lines):
        hit = [card for card in hand if card.polygon().containsPoint(QPointF(x, y), FILL)]
        boxed = [card for card in hand if card.geometry().contains(x, y)]
        if hit and hit[-1] is not widget and boxed[-1] is widget:
            return QPoint(x, y)
    raise AssertionError("its box lies on no other card")


# -------- Forced cards at a screen that two people share: nobody is called to it for nothing
NAMES = ("Ida", "Otto", "Rosa", "Karl")


def setup_for(form: Form, people: set[int]) -> GameSetup:
    players = [
        PlayerRecord(NAMES[number], None if number in people else "casual")
        for number in range(form.players)
    ]
    return GameSetup(tuple(players), NumberedDeals(5), RuleOptions(form=form, target=1000), Seat.E)


def tricks_of(person: Sitting) -> int:
    deal = person.controller.state.deal
    return 0 if deal is None else len(deal.tricks)


@pytest.mark.parametrize(
    ("form", "asked"),
    [(Form.FOUR, "Otto is next"), (Form.DUMMY, "Rosa, for dummy"), (Form.TWO, "Otto, for the ")],
)
def test_only_those_who_must_choose_are_called(
    qtbot: QtBot, tmp_path: Path, form: Form, asked: str
) -> None:
    session, choice = Session(setup_for(form, {0, 1, 2})), Random(form is Form.DUMMY)
    while session.state.deal is None or len(session.state.deal.tricks) < 6:
        act(session, choice)
    with sitting(qtbot, tmp_path, session=session, plays_only_card=True) as person:
        called: list[tuple[str, str]] = []
        while not person.seen.results:
            person.wait(lambda: bool(person.seen.results) or person.awaits_person())
            if person.is_curtained:
                assert tricks_of(person) < TRICKS_IN_A_DEAL - 1, "called for the last card"
                panel = panel_on(person.table)
                called.append((panel.accessibleName(), panel.accessibleDescription()))
                answer(person.table)
            elif person.playable:
                assert len(person.playable) > 1, "a forced card was left to be played"
                person.table.action_chosen.emit(Play(person.playable[0]))
        assert len(called) > 4
        assert any(name.startswith(asked) for name, _ in called) and "Trick " in str(called)
