"""The guided first deal in the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from at_the_table import bar_on, bubble_on, cards_on, choose, geometry_on
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from sitting import Sitting, sitting

from quinto_desktop.game import Speed
from quinto_desktop.game.lesson import Topic, lesson_game
from quinto_desktop.players import Level, decision_seed, player_of
from quinto_desktop.rules import Phase, Play
from quinto_desktop.window.lesson.guide import Guide
from quinto_desktop.window.lesson.panel import LessonPanel, lesson_text
from quinto_desktop.window.table.geometry import Edge
from quinto_desktop.window.text.commands import Command


@pytest.fixture
def person(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    with sitting(qtbot, tmp_path, setup=lesson_game()) as person:
        person.room.teach()
        yield person


def guide_of(person: Sitting) -> Guide | None:
    return person.table.findChild(Guide)


def panel_of(person: Sitting) -> LessonPanel:
    guide = guide_of(person)
    assert guide is not None, "there is no lesson"
    return guide.panel


def title_of(person: Sitting) -> str | None:
    panel = panel_of(person)
    return panel.accessibleName() if panel.isVisible() else None


def title(topic: Topic) -> str:
    return lesson_text(topic).title


def act(person: Sitting) -> None:
    """Let the person do what Casual would."""
    controller = person.controller
    turn = controller.state.turn
    assert turn is not None
    seed = decision_seed(1, controller.session.length)
    action = player_of(Level.CASUAL).choose(controller.observation(turn), seed)
    controller.submit(turn, action)


def test_the_lesson_is_given_by_playing_the_deal(person: Sitting, qtbot: QtBot) -> None:
    heard: list[str] = []
    told: list[str | None] = []
    guide = guide_of(person)
    assert guide is not None
    guide.told.connect(heard.append)
    while person.controller.state.phase is not Phase.DEALING:
        if title_of(person) is not None:
            told.append(title_of(person))
            person.push(panel_of(person).go_on)
        elif person.controller.session.awaits_person():
            act(person)
        else:
            with qtbot.waitSignal(person.controller.stepped):
                pass
    told.append(title_of(person))
    person.push(panel_of(person).go_on)

    spoken = (Topic.DOUBLING, Topic.LEAD, Topic.FOLLOW, Topic.TRUMP, Topic.QUINT, Topic.COUNT)
    assert {*map(title, spoken)} <= {*told}
    assert told[0] == title(Topic.WELCOME)
    assert told[-1] == title(Topic.COUNT)
    assert len(heard) == len(told) - 1  # the welcome was told before anybody listened
    qtbot.waitUntil(lambda: guide_of(person) is None)
    assert person.controller.state.phase is Phase.DEALING


def test_the_game_rests_while_a_quint_is_explained(person: Sitting, qtbot: QtBot) -> None:
    while title_of(person) != title(Topic.QUINT):
        if title_of(person) is not None:
            person.push(panel_of(person).go_on)
        elif person.controller.session.awaits_person():
            act(person)
        else:
            with qtbot.waitSignal(person.controller.stepped):
                pass
    assert not person.controller.session.awaits_person()  # someone else leads
    length = person.controller.session.length
    with qtbot.assertNotEmitted(person.controller.stepped, wait=50):
        pass
    assert person.controller.session.length == length

    with qtbot.waitSignal(person.controller.stepped):
        person.key(Qt.Key.Key_Return)  # the button has the focus


def test_it_can_be_left_at_once_and_the_game_goes_on(person: Sitting, qtbot: QtBot) -> None:
    guide = guide_of(person)
    assert guide is not None
    with qtbot.waitSignals([guide.finished, guide.destroyed]):
        person.push(guide.panel.leave)

    assert guide_of(person) is None
    act(person)
    qtbot.waitUntil(person.controller.session.awaits_person)
    assert person.controller.session.length > 2


def test_escape_goes_on(person: Sitting) -> None:
    assert panel_of(person).go_on.hasFocus()
    person.key(Qt.Key.Key_Escape)
    assert title_of(person) == title(Topic.DOUBLING)


def test_a_call_goes_on_as_if_nothing_were_told(person: Sitting, qtbot: QtBot) -> None:
    act(person)
    qtbot.waitUntil(person.controller.session.awaits_person)
    assert title_of(person) in (None, title(Topic.LEAD))


def test_the_lesson_makes_way_for_whatever_comes_up_beside_it(qtbot: QtBot, tmp_path: Path) -> None:
    with sitting(qtbot, tmp_path, setup=lesson_game(), speed=Speed.FAST) as person:
        person.room.teach()
        person.table.say("News.")
        panel, bar, bubble = panel_of(person), bar_on(person.table), bubble_on(person.table)
        person.wait(bar.isVisible)
        assert panel.isVisible()
        assert not panel.geometry().intersects(bar.geometry())
        assert bubble.isVisible()
        assert not bubble.geometry().intersects(bar.geometry())
        person.push(panel.go_on)
        person.push(panel.go_on)
        assert not panel.isVisible()


def play_until_told(person: Sitting, qtbot: QtBot, topic: Topic) -> None:
    while title_of(person) != title(topic):
        if title_of(person) is not None:
            person.push(panel_of(person).go_on)
        elif person.controller.session.awaits_person():
            act(person)
        else:
            with qtbot.waitSignal(person.controller.stepped):
                pass


def test_the_lesson_stays_while_something_is_refused(person: Sitting, qtbot: QtBot) -> None:
    play_until_told(person, qtbot, Topic.FOLLOW)
    person.table.action_chosen.emit(Play(person.forbidden[0]))
    assert person.refusals
    assert title_of(person) == title(Topic.FOLLOW)


def test_a_lesson_that_was_broken_off_goes_on_at_the_next_start(
    person: Sitting, qtbot: QtBot
) -> None:
    preferences = person.room.preferences
    assert preferences.settings.lesson_runs
    play_until_told(person, qtbot, Topic.FOLLOW)
    first = guide_of(person)
    assert first is not None
    with qtbot.waitSignal(first.destroyed):
        first.finish()
    assert not preferences.settings.lesson_runs

    person.room.teach()  # as a start does

    assert preferences.settings.lesson_runs
    # What has happened since the player's last card is told once more.
    assert title_of(person) == title(Topic.QUINT)
    person.push(panel_of(person).go_on)
    assert title_of(person) == title(Topic.FOLLOW)


def test_another_game_ends_the_lesson_and_help_begins_it_anew(
    person: Sitting, qtbot: QtBot
) -> None:
    first = guide_of(person)
    assert first is not None
    with qtbot.waitSignal(first.destroyed):
        person.room.files.begin_again(7)
    assert guide_of(person) is None

    choose(person.room, Command.LESSON)

    assert person.controller.session.setup == lesson_game()
    assert title_of(person) == title(Topic.WELCOME)


def test_it_goes_on_in_another_language(person: Sitting) -> None:
    person.push(panel_of(person).go_on)
    actions = person.window.menuBar().findChildren(QAction)
    next(action for action in actions if "Deutsch" in action.text()).trigger()

    (guide,) = person.table.findChildren(Guide)
    assert guide.panel.isVisible()
    guide.panel.leave.click()
    assert not guide.panel.isVisible()


def test_undo_does_not_end_the_lesson(person: Sitting, qtbot: QtBot) -> None:
    act(person)
    qtbot.waitUntil(person.controller.session.awaits_person)
    person.controller.undo()
    assert guide_of(person) is not None
    act(person)
    qtbot.waitUntil(person.controller.session.awaits_person)


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080)])
def test_every_topic_fits(person: Sitting, size: tuple[int, int]) -> None:
    person.window.resize(*size)
    for topic in Topic:
        check_that_it_fits(person, topic)


def check_that_it_fits(person: Sitting, topic: Topic) -> None:
    panel, geometry = panel_of(person), geometry_on(person.table)
    panel.tell(lesson_text(topic, "East–West score the ace and four of diamonds: 15."), "Next")
    panel.stand(geometry)

    assert person.table.rect().contains(panel.geometry())
    for label in panel.findChildren(QLabel):
        needed = QFontMetrics(label.font()).boundingRect(
            label.rect(), Qt.TextFlag.TextWordWrap, label.text()
        )
        assert needed.height() <= label.height() + 1
        assert needed.width() <= label.width() + 1
    hand = geometry.hand(Edge.NEAR, 12)
    assert panel.geometry().bottom() < min(pose.y - 0.7 * pose.width for pose in hand) + 12
    for button in (panel.go_on, panel.leave):
        assert button.height() >= 44


def test_it_makes_way_for_the_calls_at_every_size(person: Sitting, qtbot: QtBot) -> None:
    person.push(panel_of(person).go_on)
    assert title_of(person) == title(Topic.DOUBLING)
    for size in ((820, 560), (1280, 800), (1000, 640)):
        with qtbot.waitSignal(person.table.laid):
            person.window.resize(*size)
        bar = bar_on(person.table).geometry()
        overlap = panel_of(person).geometry().intersected(bar)
        assert overlap.height() <= 12  # the soft shadows


def test_no_card_rises_over_it(person: Sitting) -> None:
    panel = panel_of(person)
    for card in cards_on(person.table):
        card.raise_()
    order = person.table.children()
    assert all(order.index(card) < order.index(panel) for card in cards_on(person.table))
