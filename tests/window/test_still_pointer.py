"""A click from a pointer that has not moved chooses nothing that has just come under it."""

from __future__ import annotations

import random

import pytest
from at_the_table import still_on
from kit import *
from PySide6.QtGui import QCursor, QHoverEvent
from PySide6.QtTest import QSignalSpy
from tabling import Clock, Mouse, Sent, game, make_table, playable, seen, show, strip

from quinto_desktop.window.controls.panels import TableButton
from quinto_desktop.window.look.layout_direction import SteadyButton

LEFT = Qt.MouseButton.LeftButton


# --------------------------------------------------------------- cards
class Player:
    """Somebody who plays South's cards by clicks, against others who answer at once."""

    def __init__(self, qtbot: QtBot, pace: Pace) -> None:
        self.table, self.clock, self._pace = make_table(qtbot), Clock(), pace
        self.clock.now = 5000.0
        still_on(self.table).clock = self.clock
        self.mouse, self.sent = Mouse(self.table), Sent.by(self.table)
        self.state: MatchState = next(
            step.before
            for step in game()
            if isinstance(step.action, Play) and step.before.turn is Seat.S
        )
        show(self.table, self.state)
        self.table.action_chosen.connect(self._play)

    def _play(self, action: Play) -> None:
        if self.state.turn is not Seat.S or action not in legal_actions(self.state):
            return
        self._show(action)
        while self.state.phase is Phase.PLAY and self.state.turn is not Seat.S:
            self._show(random.Random(1).choice(legal_actions(self.state)))

    def _show(self, action: object) -> None:
        step = apply(self.state, action)  # type: ignore[arg-type]
        self.state = step.after
        self.table.show_step(step, seen(step.after), self._pace)

    def first_playable(self) -> QPointF:
        return strip(self.table, playable(seen(self.state))[0])

    @property
    def played(self) -> list[Card]:
        return [action.card for action in self.sent.of_kind("action_chosen")]


PACES = {"instant": INSTANT, "fast": Pace(speed=Speed.FAST), "normal": Pace()}


@pytest.mark.parametrize("pace", PACES.values(), ids=PACES)
def test_a_triple_click_plays_one_card(qtbot: QtBot, pace: Pace) -> None:
    player = Player(qtbot, pace)
    spot = player.first_playable()
    player.mouse.double_click(spot)
    player.clock.now += 200
    player.mouse.click(spot)

    assert len(player.played) == 1


@pytest.mark.parametrize(
    ("after_ms", "away", "plays"),
    [
        (500, (0, 0), False),
        (990, (0, 0), False),
        (990, (1, 2), False),  # a hand trembles
        (1010, (0, 0), True),
        (100, (9, 0), True),  # the pointer has moved
    ],
)
def test_a_click_at_the_same_place_chooses_nothing_for_a_second(
    qtbot: QtBot, after_ms: int, away: tuple[int, int], *, plays: bool
) -> None:
    player = Player(qtbot, INSTANT)
    spot = player.first_playable()
    player.mouse.click(spot)
    player.clock.now += after_ms
    player.mouse.click(spot + QPointF(*away))

    assert len(player.played) == 1 + plays


def test_a_pointer_that_has_moved_and_come_back_chooses(qtbot: QtBot) -> None:
    player = Player(qtbot, INSTANT)
    spot = player.first_playable()
    player.mouse.click(spot)
    player.mouse.move(spot + QPointF(40, 0))
    player.mouse.move(spot)
    player.mouse.click(spot)

    assert len(player.played) == 2


def test_a_card_may_be_dragged_from_there_at_once(qtbot: QtBot) -> None:
    player = Player(qtbot, INSTANT)
    spot = player.first_playable()
    player.mouse.click(spot)
    player.mouse.press(spot)
    player.mouse.move(spot - QPointF(0, 200))
    player.mouse.move(spot - QPointF(0, 300))
    player.mouse.release()

    assert len(player.played) == 2


def test_a_deal_that_is_shown_under_a_resting_pointer_is_not_played_from(qtbot: QtBot) -> None:
    """Such as the next exercise, or the moment that Undo has led back to."""
    player = Player(qtbot, INSTANT)
    before, spot = player.state, player.first_playable()
    player.mouse.click(spot)
    player.clock.now += 5000
    player.mouse.click(spot + QPointF(2, 0))
    player.clock.now += 5000
    count = len(player.played)
    show(player.table, before)
    player.mouse.click(spot)

    assert len(player.played) == count


# --------------------------------------------------------------- buttons
PLACE = QPoint(60, 60)
"""Where the pointer rests."""


def is_shown(button: SteadyButton) -> None:
    button.setGeometry(20, 40, 100, 50)
    button.show()


def is_moved(button: SteadyButton) -> None:
    button.setGeometry(220, 40, 100, 50)
    button.show()
    button.move(20, 40)


def is_widened(button: SteadyButton) -> None:
    button.setGeometry(20, 40, 20, 50)
    button.show()
    button.resize(100, 50)


@pytest.mark.parametrize("comes", [is_shown, is_moved, is_widened])
@pytest.mark.parametrize("then", ["at once", "a second later", "moved", "elsewhere"])
def test_a_button_that_has_come_under_a_resting_pointer(
    qtbot: QtBot, comes: object, then: str
) -> None:
    room, clock = QWidget(), Clock()
    qtbot.addWidget(room)
    room.resize(400, 200)
    with qtbot.waitExposed(room):
        room.show()
    clock.now = 5000.0
    button = TableButton("Next", CurrentTheme(BAIZE), room)
    button.still.clock = clock
    pressed = QSignalSpy(button.clicked)
    QCursor.setPos(room.mapToGlobal(PLACE))
    comes(button)  # type: ignore[operator]
    if then == "a second later":
        clock.now += 1001
    if then == "moved":
        far, here = QPointF(90, 10), QPointF(room.mapToGlobal(PLACE + QPoint(50, 0)))
        button.event(QHoverEvent(QEvent.Type.HoverMove, far, here, far))
    where = button.mapFrom(room, PLACE + (QPoint(12, 0) if then == "elsewhere" else QPoint()))
    QTest.mouseClick(button, LEFT, pos=where)

    assert pressed.count() == (0 if then == "at once" else 1)
