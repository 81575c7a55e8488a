"""A person at the real window: what their hand does, and what their eye checks.

Everything goes in through the native window, as from a mouse and a keyboard: Qt itself finds the
widget under the pointer, moves the focus, and tells a shortcut from a key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from at_the_table import *
from examples import WHOLE
from hypothesis import settings
from inline import InlineExecutor
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from quinto_desktop.game import pacing
from quinto_desktop.game.public import *
from quinto_desktop.rules import Action, Call, Card, Observation, Phase, Play, Refusal
from quinto_desktop.window.app.assistive import Urgency
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.main_window import MainWindow
from quinto_desktop.window.app.program import set_up_game
from quinto_desktop.window.learn.lesson_panel import LessonPanel
from quinto_desktop.window.look.theme import BAIZE
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.text.seat_text import Speaker

_LEFT = Qt.MouseButton.LeftButton
_STEPS_OF_A_DRAG = 6
_MOST_TABS = 12
_LONG_MS = 60_000
_ASKING = (Phase.DRAWING, Phase.DEALING, Phase.MATCH_OVER)


class Sitting:
    """The window with a person before it."""

    def __init__(
        self, qtbot: QtBot, room: GameRoom, folder: Path, heard: list[tuple[str, Urgency]]
    ) -> None:
        self._qtbot = qtbot
        self.folder = folder
        self.room, self.window = room, room.window
        self.controller = room.controller
        self.refusals: list[Refusal] = []
        self.heard = heard
        self.controller.rejected.connect(self.refusals.append)

    @property
    def table(self) -> Table:
        return self.room.table

    # --------------------------------------------------------------- what there is to see
    @property
    def seen(self) -> Observation:
        return self.room.view.shown()

    @property
    def speaker(self) -> Speaker:
        return self.room.view.speaker

    @property
    def sheet_heading(self) -> str:
        content = self.room.sheet.content
        return "" if content is None else content.heading

    @property
    def native(self) -> QWindow:
        return self.window.windowHandle()

    def card(self, card: Card) -> CardWidget:
        return widget_of(self.table, card)

    @property
    def own_hand(self) -> list[CardWidget]:
        """The cards at the near edge, left to right, seen or not."""
        return own_hand(self.table)

    @property
    def playable(self) -> list[Card]:
        return [action.card for action in self.seen.actions if isinstance(action, Play)]

    @property
    def forbidden(self) -> list[Card]:
        """The cards of the hand on turn that may not be played now, if it is the person's."""
        seen = self.seen
        if seen.turn is None or not seen.actions:
            return []
        return [card for card in seen.hands[seen.turn] or () if card not in self.playable]

    @property
    def calls(self) -> list[Call]:
        return [action for action in self.seen.actions if isinstance(action, Call)]

    @property
    def done(self) -> list[Action]:
        people = self.controller.session.setup.people
        return [
            step.action
            for step in self.controller.session.steps
            if step.before.player_on_turn in people and isinstance(step.action, Call | Play)
        ]

    @property
    def focus(self) -> QWidget | None:
        return self.window.focusWidget()

    @property
    def hand_is_moving(self) -> bool:
        return any(goal_of(self.table, card) is not None for card in self.own_hand)

    @property
    def bubble(self) -> str | None:
        bubble = bubble_on(self.table)
        return bubble.accessibleName() if bubble.isVisible() else None

    @property
    def is_curtained(self) -> bool:
        return self.room.view.awaited_name is not None

    def is_over(self) -> bool:
        return self.controller.state.phase is Phase.MATCH_OVER

    def awaits_person(self) -> bool:
        """Whether the game waits for the person, visibly."""
        state = self.controller.state
        if self.is_curtained:
            return not self.table.busy
        waits = bool(self.seen.actions) or state.phase in _ASKING
        if state.phase is Phase.DOUBLING and not offers_calls(self.table):
            return False
        return waits and not self.table.busy

    @property
    def is_taught(self) -> bool:
        return any(panel.isVisible() for panel in self.table.findChildren(LessonPanel))

    # --------------------------------------------------------------- waiting and checking
    def wait(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition)

    def wait_for_turn(self) -> None:
        self.wait(self.awaits_person)
        self.check()

    def do(self, action: Action) -> None:
        """Have the table take an action, and let the others go on."""
        self.table.action_chosen.emit(action)
        self.wait_for_turn()

    def pass_at_first(self) -> None:
        """Let the game come to the person's call, and pass."""
        self.wait_for_turn()
        self.do(Call.PASS)

    def check(self, *, abandoned: bool = False) -> None:
        """Check that the table shows the game, every card at rest in its place and none extra."""
        table, seen = self.table, self.seen
        if table.busy:
            return
        assert fault_on(table, seen) is None
        poses = poses_due(table)
        for widget in cards_on(table):
            is_due = widget in poses
            assert widget.isVisible() is is_due or is_felt_covered(table), (
                f"{widget.card or 'a card face down'} {'is missing' if is_due else 'is too many'} "
                f"at {widget.pose}"
            )
            if widget in poses and widget is not held_card(table):
                assert widget.pose == poses[widget], f"{widget.card} is not where it belongs"
        assert offers_calls(table) is (
            bool(seen.actions) and seen.phase is Phase.DOUBLING and not abandoned
        )
        is_told = seen.phase in _ASKING or self.is_curtained
        if asks(table) or not self.is_taught:  # a lesson's answer stands instead of the story
            assert asks(table) is (is_told or abandoned)
        self._check_order(self.own_hand)

    def _check_order(self, hand: list[CardWidget]) -> None:
        """Check that every card of the fan overlaps its left neighbour."""
        order = [child for child in self.table.children() if isinstance(child, CardWidget)]
        places = [order.index(widget) for widget in hand]
        assert places == sorted(places), "the fan overlaps the wrong way"

    # --------------------------------------------------------------- the mouse
    def spot(self, widget: QWidget, point: QPointF | None = None) -> QPoint:
        """A point of a widget, its middle if none is given, as the native window counts."""
        inside = widget.rect().center() if point is None else point.toPoint()
        return widget.mapTo(self.window, inside)

    def spot_of(self, card: Card) -> QPoint:
        """A point where a card of the person's hands can be seen and hit."""
        widget = self.card(card)
        hand = next(hand for hand in hands_on(self.table).values() if widget in hand)
        above = hand[hand.index(widget) + 1 :]
        left_top, right_top, right_foot, left_foot = list(widget.polygon().toList())[:4]
        for across in (0.5, 0.3, 0.2, 0.12, 0.06):
            for down in (0.5, 0.35, 0.2, 0.65):
                top = left_top + (right_top - left_top) * across
                foot = left_foot + (right_foot - left_foot) * across
                point = top + (foot - top) * down
                hidden = any(
                    other.polygon().containsPoint(point, Qt.FillRule.OddEvenFill) for other in above
                )
                is_covered = self.table.childAt(point.toPoint()) is not None  # cards do not count
                if not hidden and not is_covered:
                    return self.table.mapTo(self.window, point.toPoint())
        raise AssertionError(f"{card} cannot be hit by the mouse")

    @property
    def middle(self) -> QPoint:
        return self.table.mapTo(self.window, QPointF(*geometry_on(self.table).centre).toPoint())

    def point_at(self, spot: QPoint) -> None:
        QTest.mouseMove(self.native, spot)

    def press(self, spot: QPoint) -> None:
        QTest.mousePress(self.native, _LEFT, pos=spot)

    def release(self, spot: QPoint) -> None:
        QTest.mouseRelease(self.native, _LEFT, pos=spot)

    def click(self, spot: QPoint) -> None:
        self.point_at(spot)
        self.press(spot)
        self.release(spot)

    def double_click(self, spot: QPoint) -> None:
        self.point_at(spot)
        QTest.mouseDClick(self.native, _LEFT, pos=spot)

    def take(self, spot: QPoint, way: Iterable[QPoint]) -> None:
        self.point_at(spot)
        self.press(spot)
        for point in way:
            self.point_at(point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        steps = range(1, _STEPS_OF_A_DRAG + 1)
        way = [start + (end - start) * step / _STEPS_OF_A_DRAG for step in steps]
        self.take(start, way)
        self.release(end)

    def push(self, button: QAbstractButton) -> None:
        self.wait(lambda: listens(self.table))
        assert button.isVisible() and button.isEnabled(), f"{button.text()} cannot be clicked"
        self.click(self.spot(button))

    # --------------------------------------------------------------- the keys
    def key(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(self.native, key, modifiers)

    def tab_to(self, widget: QWidget) -> int:
        for taps in range(_MOST_TABS + 1):
            if self.focus is widget:
                return taps
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {widget.accessibleName() or widget}")

    def arrow_to(self, card: Card, key: Qt.Key = Qt.Key.Key_Right) -> None:
        """Hit an arrow key until a card has the focus, with Shift if it may not be played."""
        held = Qt.KeyboardModifier.NoModifier
        if card in self.forbidden:
            held = Qt.KeyboardModifier.ShiftModifier
        for _ in range(len(self.seen.hand) + 1):
            if self.focus is self.card(card):
                return
            self.key(key, held)
        raise AssertionError(f"the arrow keys do not reach {card}")

    def check_reachable(self) -> None:
        focus = self.focus
        assert focus is not None, "nothing has the focus"
        assert not focus.visibleRegion().isEmpty(), f"{focus} has the focus and cannot be seen"
        assert focus is self.table or self.table.isAncestorOf(focus)

    def check_focus(self) -> None:
        """See that the keys are at the table, and that one can see where."""
        focus = self.focus
        assert focus is not None, "nothing has the focus"
        assert focus.isVisible(), f"{focus} has the focus and cannot be seen"
        buttons = [*calls_on(self.table).values(), *answers_on(self.table)]
        hand = self.own_hand
        assert focus is self.table or focus in buttons or focus in hand, (
            f"the focus has left the table for {focus.accessibleName() or focus}"
        )
        if isinstance(focus, CardWidget):
            assert focus.look.ring == BAIZE.focus, "nothing shows which card the keys are at"
        for card in hand:
            assert card is focus or card.look.ring is None


@contextmanager
def sitting(
    qtbot: QtBot,
    folder: Path,
    *,
    seed: int = 5,
    setup: GameSetup | None = None,
    session: Session | None = None,
    speed: Speed = Speed.NONE,
    trick_pause: TrickPause = TrickPause.NONE,
    size: tuple[int, int] = (1280, 800),
    theme: str = "baize",
    plays_only_card: bool = False,
    is_painted: bool = False,
) -> Iterator[Sitting]:
    """Sit down at a new game's window; by day it is painted once, unless its pictures matter."""
    folders = user_folders(folder)
    preferences = Preferences(folders.settings)
    preferences.change(
        speed=speed.value,
        trick_pause=trick_pause.value,
        theme=theme,
        play_only_card=plays_only_card,
    )
    found = find_kept_game(folders)
    session = session or found.session
    session = session or Session(setup or numbered_game(usual_players(), seed=seed))
    controller = GameController(session, Thinker(InlineExecutor), found.keeper, preferences.pace)
    heard: list[tuple[str, Urgency]] = []
    window = MainWindow(preferences.settings.look)
    room = set_up_game(
        window,
        preferences,
        controller,
        folders,
        speak=lambda _window, sentence, urgency: heard.append((sentence, urgency)),
    )
    window.resize(*size)
    with qtbot.waitSignal(room.table.appeared), qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    room.table.setUpdatesEnabled(is_painted or settings().max_examples > WHOLE)
    controller.start()
    try:
        yield Sitting(qtbot, room, folder, heard)
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def cards_in_the_air(what: str) -> Iterator[None]:
    """On a machine that is slow, too, cards are still under way at what happens next, and soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(vars(pacing.Pace)[what], "_ms", _LONG_MS)
        patch.setattr(pacing.Pace, "_event_ms", lambda _pace, _event: 1)
        yield


def application() -> QApplication:
    """The running application."""
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    return found
