"""The guided first deal in the window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from at_the_table import (
    answers_on,
    bar_on,
    bubble_on,
    cachette_caption,
    cards_on,
    choose,
    ledge_button,
    ledge_on,
)
from at_the_table import panel_on as story_on
from judged import played_deal
from present import present
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting
from teaching import buttons_of, covered, gold_of, guide_of, panel_of, title_of, wait_for_title

from quinto_desktop.game import Speed
from quinto_desktop.game.lessons.first_deal import Topic
from quinto_desktop.game.lessons.lesson import lesson_game
from quinto_desktop.players import Level, player_of
from quinto_desktop.rules import Call, Phase, Play, Seat, Side, observe
from quinto_desktop.window.learn.hint_view import HintView
from quinto_desktop.window.learn.lesson_panel import Choice, LessonPanel
from quinto_desktop.window.learn.lesson_texts import count_text, lesson_text
from quinto_desktop.window.learn.lesson_view import LessonView
from quinto_desktop.window.text.commands import Command

OPENING = (Topic.WELCOME, Topic.ORDER, Topic.CROWNS, Topic.ROYAL, Topic.CACHETTE)
SIZES = [(800, 560), (1920, 1080)]  # the lessons are tried in a tall one


@pytest.fixture
def person(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    with sitting(qtbot, tmp_path, setup=lesson_game()) as person:
        person.room.preferences.change(play_only_card=False)
        person.room.teacher.teach()
        yield person


def title(topic: Topic) -> str:
    return lesson_text(topic).title


def is_reading(person: Sitting) -> bool:
    """Whether the game rests while the panel is being read."""
    return title_of(person) is not None and gold_of(panel_of(person)) is not None


def read_on(person: Sitting) -> None:
    """Press the gold button."""
    guide, panel = guide_of(person), panel_of(person)
    person.wait(lambda: not present(guide)._settling.isActive())
    primary = present(gold_of(panel))
    panel.guard.wait(0)
    person.push(primary)


def act(person: Sitting) -> None:
    """Let the person do what Casual would."""
    controller = person.controller
    turn = controller.state.mover
    seed = controller.session.setup.source.decision_seed(controller.session.length)
    action = player_of(Level.CASUAL).choose(observe(controller.state, turn), seed)
    controller.submit(turn, action)


def go_on(person: Sitting) -> None:
    """Do the next thing: read, call, play, deal, or let the others play."""
    if is_reading(person):
        read_on(person)
    elif person.controller.session.awaits_person():
        act(person)
    elif person.controller.state.phase is Phase.DEALING:
        person.controller.deal()
    else:
        length = person.controller.session.length
        person.wait(lambda: person.controller.session.length > length or is_reading(person))


def play_until_told(person: Sitting, topic: Topic) -> None:
    while title_of(person) != title(topic):
        go_on(person)


def test_the_guided_deal_ends_with_two_offers(person: Sitting) -> None:
    settings = person.room.preferences
    play_until_told(person, Topic.DOUBLING)
    person.controller.submit(Seat.S, Call.DOUBLE)
    play_until_told(person, Topic.COUNT)
    assert "their tricks, 10 points each" in panel_of(person).words
    settings.change(speed="normal")
    read_on(person)
    person.wait(lambda: any(one.text() == "Next deal" for one in answers_on(person.table)))
    person.push(answers_on(person.table)[0])
    play_until_told(person, Topic.END)
    panel = panel_of(person)
    assert "Warn me before a mistake, Faster cards, " in person.heard[-1][0]
    for choice, told in ((Choice.WARN, "warned"), (Choice.FASTER, "faster")):
        panel.guard.wait(0)
        places = [button.geometry() for button in buttons_of(panel).values()]
        person.push(buttons_of(panel)[choice])
        assert [button.geometry() for button in buttons_of(panel).values()] == places
        assert not buttons_of(panel)[choice].isEnabled() and title_of(person) == title(Topic.END)
        assert told in person.heard[-1][0] and told in bubble_on(person.table).accessibleName()
    assert (settings.settings.tutor, settings.settings.speed) == (True, "brisk")
    played = person.controller.session.saved().actions
    panel.guard.wait(0)
    person.key(Qt.Key.Key_Escape)
    assert title_of(person) == title(Topic.END)  # nor does a lesson begin
    person.push(buttons_of(panel)[Choice.NEXT_LESSON])
    assert person.controller.session.is_exercise
    panel_of(person).guard.wait(0)
    person.push(buttons_of(panel_of(person))[Choice.LEAVE])
    assert person.controller.session.saved().actions[: len(played)] == played


def test_the_cachette_is_named_when_it_is_explained(person: Sitting) -> None:
    for topic in OPENING:
        play_until_told(person, topic)
        assert cachette_caption(person.table).isVisible() is (topic is Topic.CACHETTE)


def said_on(bar: QWidget) -> list[str]:
    return [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]


def test_what_a_call_means_is_said_once(person: Sitting) -> None:
    """By the lesson; by the bar again once it has been left."""
    play_until_told(person, Topic.DOUBLING)
    bar = bar_on(person.table)
    assert said_on(bar) == [bar.accessibleName()]
    buttons_of(panel_of(person))[Choice.LEAVE].click()
    assert bar.isVisible()
    assert len(said_on(bar)) > 1


def test_another_deal_is_told_only_where_there_is_one() -> None:
    deal = played_deal(3, (0, 0))
    now = observe(deal.decisions[-1].state, Seat.S)
    [told] = count_text(now).paragraphs
    assert "another deal" in told
    [told] = count_text(replace(now, winner=Side.NS)).paragraphs
    assert "another deal" not in told


def test_what_was_read_can_be_read_again(person: Sitting) -> None:
    assert not buttons_of(panel_of(person))[Choice.BACK].isEnabled()
    ledge = person.table.ledge
    assert ledge.gold is not None and ledge.gold.text() == "Go on"
    place = ledge.geometry(), ledge.gold.geometry()
    assert ledge.gold.hasFocus()
    panel_of(person).guard.wait(0)
    person.key(Qt.Key.Key_Escape)  # which goes on as well
    assert title_of(person) == title(Topic.ORDER)
    assert (ledge.geometry(), ledge.gold.geometry()) == place
    panel_of(person).guard.wait(0)
    person.push(buttons_of(panel_of(person))[Choice.BACK])
    assert title_of(person) == title(Topic.WELCOME)
    assert not ledge.gold.hasFocus()  # Enter presses it all the same
    panel_of(person).guard.wait(0)
    person.key(Qt.Key.Key_Return)
    assert title_of(person) == title(Topic.ORDER)


def test_the_game_rests_while_a_quint_is_explained(person: Sitting, qtbot: QtBot) -> None:
    play_until_told(person, Topic.RACE)
    assert not person.controller.session.awaits_person()  # someone else leads
    with qtbot.assertNotEmitted(person.controller.stepped, wait=50):
        pass

    panel_of(person).guard.wait(0)
    with qtbot.waitSignal(person.controller.stepped):
        person.key(Qt.Key.Key_Return)  # the button has the focus


def test_every_page_is_deaf_at_first(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, setup=lesson_game(), speed=Speed.FAST) as person:
        person.room.teacher.teach()
        person.wait(lambda: is_reading(person))
        panel, now = panel_of(person), 0.0
        panel.guard.clock = lambda: now
        read_on(person)
        assert title_of(person) == title(Topic.ORDER)
        person.key(Qt.Key.Key_Space)
        now = 399.0
        person.key(Qt.Key.Key_Return)
        assert title_of(person) == title(Topic.ORDER)
        now += 400
        person.key(Qt.Key.Key_Return)
        assert title_of(person) == title(Topic.CROWNS)


def test_it_can_be_left_at_once_and_the_game_goes_on(person: Sitting) -> None:
    panel_of(person).guard.wait(0)
    person.push(buttons_of(panel_of(person))[Choice.LEAVE])

    assert guide_of(person) is None
    assert "in the menu Learn" in bubble_on(person.table).accessibleName()
    person.wait(person.controller.session.awaits_person)
    assert bar_on(person.table).isVisible()
    act(person)
    person.wait(person.controller.session.awaits_person)
    assert person.controller.session.setup == lesson_game()


def test_the_lesson_makes_way_for_a_message_and_for_no_card(person: Sitting) -> None:
    person.table.say("News.")
    panel, bubble = panel_of(person), bubble_on(person.table)
    assert bubble.isVisible()
    person.wait(lambda: not panel.geometry().intersects(bubble.geometry()))
    assert panel.isVisible()
    for card in cards_on(person.table):
        card.raise_()
    order = person.table.children()
    assert all(order.index(card) < order.index(panel) for card in cards_on(person.table))


def test_it_makes_way_for_the_words_of_the_first_hint(person: Sitting) -> None:
    play_until_told(person, Topic.LAST_TRICKS)
    assert Command.HINT in ledge_on(person.table).row.acts  # where one has to decide
    choose(person.room, Command.HINT)
    [hint] = person.table.findChildren(HintView)
    person.wait(hint.bubble.isVisible)
    person.wait(lambda: not panel_of(person).geometry().intersects(hint.bubble.geometry()))


def test_while_something_is_read_nobody_is_waited_for_but_the_reader(person: Sitting) -> None:
    play_until_told(person, Topic.QUINT)
    assert not person.controller.session.awaits_person()
    widget = next(widget for widget in person.own_hand if widget.card is not None)
    person.table.action_chosen.emit(Play(present(widget.card)))
    assert person.refusals
    bubble = bubble_on(person.table)
    assert bubble.isVisible()
    assert person.heard[-1][0].endswith(bubble.accessibleName())
    assert "waiting for you" in bubble.accessibleName()
    assert not widget.look.crossed
    read_on(person)
    assert not bubble.isVisible()


def test_a_lesson_that_was_broken_off_goes_on_at_the_next_start(
    person: Sitting, qtbot: QtBot
) -> None:
    preferences = person.room.preferences
    assert preferences.settings.lesson_runs
    play_until_told(person, Topic.FOLLOW)
    first = present(guide_of(person))
    with qtbot.waitSignal(first.destroyed):
        first.finish()
    assert not preferences.settings.lesson_runs

    person.room.teacher.teach()  # as a start does

    assert preferences.settings.lesson_runs
    assert title_of(person) == title(Topic.TAG)


def test_another_game_ends_the_lesson_and_help_begins_it_again(
    person: Sitting, qtbot: QtBot
) -> None:
    first = present(guide_of(person))
    with qtbot.waitSignal(first.destroyed):
        person.room.files.begin_again(7)
    assert guide_of(person) is None

    choose(person.room, Command.LESSON)

    assert person.controller.session.setup == lesson_game()
    assert title_of(person) == title(Topic.WELCOME)


def test_it_goes_on_in_another_language(person: Sitting) -> None:
    read_on(person)
    table, actions = person.table, person.window.menuBar().findChildren(QAction)
    next(action for action in actions if "Deutsch" in action.text()).trigger()
    person.wait(lambda: person.table is not table and guide_of(person) is not None)

    panel = panel_of(person)
    person.wait(panel.isVisible)
    buttons_of(panel)[Choice.LEAVE].click()
    assert guide_of(person) is None
    assert not person.controller.holds.reasons


def test_neither_a_refusal_nor_undo_ends_the_lesson(person: Sitting) -> None:
    play_until_told(person, Topic.FOLLOW)
    person.table.action_chosen.emit(Play(person.forbidden[0]))
    assert person.refusals
    assert title_of(person) == title(Topic.FOLLOW)
    act(person)
    person.controller.undo()
    assert guide_of(person) is not None
    act(person)
    person.wait(lambda: is_reading(person))


def is_placed(person: Sitting) -> bool:
    """Whether the panel has settled, or was put away meanwhile."""
    return title_of(person) is None or not covered(person)


def is_settled(guide: LessonView, person: Sitting) -> bool:
    """Whether its panel stays where it is, free or not."""
    return not guide._settling.isActive() and not person.table.busy


def check_text(panel: LessonPanel) -> None:
    for label in filter(QLabel.isVisible, panel.findChildren(QLabel)):
        flags = Qt.TextFlag.TextWordWrap
        needed = QFontMetrics(label.font()).boundingRect(label.rect(), flags, label.text())
        assert needed.height() <= label.height() + 1
        assert needed.width() <= label.width() + 1
    for button in buttons_of(panel).values():
        ledge = button.parentWidget()
        assert button.height() >= 44
        assert ledge is not None and ledge.rect().contains(button.geometry())


@pytest.mark.parametrize("size", SIZES)
def test_it_is_given_by_playing_the_deal_and_covers_nothing(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    with sitting(qtbot, tmp_path, setup=lesson_game(), size=size) as person:
        person.room.preferences.change(play_only_card=False)
        person.room.teacher.teach()
        told: list[str] = []
        seen: set[str] = set()
        while guide_of(person) is not None:
            heading = title_of(person)
            if heading is not None:
                told += [heading] if heading not in told[-1:] else []
                panel, guide = panel_of(person), present(guide_of(person))
                person.wait(lambda: is_placed(person) or is_settled(guide, person))  # noqa: B023
                assert is_placed(person), f"what “{heading}” says fits nowhere"
                assert person.table.rect().contains(panel.geometry())
                assert not (bar_on(person.table).isVisible() and gold_of(panel) is not None)
                if panel.isVisible():
                    check_text(panel)
                    seen.add(heading)
                if heading == title(Topic.COUNT):
                    assert "their tricks, 5 points each" in panel.words  # nobody has doubled
                    foot = story_on(person.table).geometry().bottom()
                    assert panel.geometry().bottom() < foot - 45  # the figures are in view
            go_on(person)
        assert told[: len(OPENING)] == [title(topic) for topic in OPENING]
        assert told[-1] == title(Topic.END)
        needed = [Topic.DOUBLING, Topic.FOLLOW, Topic.ROYAL_NOW, Topic.TRUMP, *OPENING]
        needed += [Topic.TAG, Topic.RACE, Topic.PILES, Topic.COUNT, Topic.END, Topic.QUINT]
        assert {title(topic) for topic in needed} <= seen
        for heading in told:
            assert any(sentence.startswith(f"{heading}. ") for sentence, _ in person.heard), heading
        assert "first" in person.room.preferences.settings.lessons_done
        assert not person.room.preferences.settings.lesson_runs


def test_it_points_at_what_it_speaks_of(person: Sitting) -> None:
    guide = present(guide_of(person))
    bar = bar_on(person.table)
    for _ in OPENING:
        person.wait(lambda: is_reading(person))
        assert not bar.isVisible()
        assert guide.pointing.isVisible(), title_of(person)
        ring = guide.pointing.ring
        assert QRectF(person.room.table.rect()).contains(ring)
        assert not ring.intersects(QRectF(panel_of(person).geometry()))
        read_on(person)
    wait_for_title(person, title(Topic.DOUBLING))
    assert bar.isVisible()
    assert gold_of(panel_of(person)) is None  # the call is the answer
    assert guide.pointing.isVisible()
    # No line strikes out the question: there is nothing but the ring and its glow.
    beyond = guide.pointing.geometry().adjusted(32, 32, -32, -32)
    assert guide.pointing.ring.toRect().contains(beyond)


def test_the_keyboard_reaches_every_button(person: Sitting) -> None:
    panel = panel_of(person)
    gold = present(gold_of(panel))
    person.tab_to(gold)
    person.key(Qt.Key.Key_Left)
    assert person.focus is buttons_of(panel)[Choice.LEAVE]
    play_until_told(person, Topic.FOLLOW)
    person.tab_to(ledge_button(person.table, Command.UNDO))
    while person.focus is not buttons_of(panel)[Choice.LEAVE]:
        person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Return)
    person.wait(lambda: guide_of(person) is None)
