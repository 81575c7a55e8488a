"""Clicks and keys that were meant for something else do nothing."""

from __future__ import annotations

import random

import pytest
from at_the_table import *
from at_the_table import still_on
from kit import *
from legible_scene import speaking
from matches import first_state
from PySide6.QtGui import QCursor, QHoverEvent
from PySide6.QtTest import QSignalSpy
from tabling import *

from quinto_desktop.window.controls.panels import InputGuard, TableButton
from quinto_desktop.window.look.layout_direction import SteadyButton

EVERY_MS = 350
ENDED = first(lambda step: caused(step, DealEnded) and step.after.phase is Phase.DEALING)
DEALT = game()[0]
WON = first(lambda step: caused(step, GameWon))


def hurry(table: Table, clock: Clock, spot: QPoint, times: int) -> None:
    """Click at one place every so often, whatever comes up there."""
    for _ in range(times):
        clock.now += EVERY_MS
        hit: QWidget = table.childAt(spot) or table
        QTest.mouseClick(hit, LEFT, pos=hit.mapFrom(table, spot))


def spots_on(table: Table) -> Iterator[QPoint]:
    """Places all over the table, and the one at which the first such double was made."""
    yield QPoint(615, 485)
    for across in range(1, 5, 2):
        for down in range(1, 4, 2):
            yield QPoint(across * table.width() // 5, down * table.height() // 4)


def show_what_happened(table: Table, step: Step) -> None:
    table.show_state(seen(step.before))
    table.show_step(step, seen(step.after), Pace())
    rest(table)


def spots_to_press(table: Table) -> list[QPoint]:
    """The middle of whatever can be pressed after one step or another."""
    spots = []
    for step in (ENDED, DEALT, WON):
        show_what_happened(table, step)
        buttons = [*calls_on(table).values()] if step is DEALT else answers_on(table)
        assert buttons
        spots += [place_in(button, table).center() for button in buttons]
    return spots


@pytest.mark.parametrize("size", at_night([SIZES[0], SIZES[-1]], SIZES[1:-1]))
def test_clicks_all_over_the_table_double_nothing(qtbot: QtBot, size: tuple[int, int]) -> None:
    table, clock = make_table(qtbot, *size), Clock()
    spots = spots_to_press(table)
    if size == SIZES[0]:  # where what comes next lies nearest; where nothing is to press, too
        spots += spots_on(table)
    sent = Sent.by(table)
    bar_on(table).guard.clock = clock
    ledge_on(table).guard.clock = clock
    for spot in spots:
        for step in (ENDED, DEALT, WON):
            clock.now += EVERY_MS
            show_what_happened(table, step)
            assert asks(table) or offers_calls(table)
            hurry(table, clock, spot, times=5)
    calls = [action for action in sent.of_kind("action_chosen") if isinstance(action, Call)]
    assert calls == sent.of_kind("intent_chosen") == []


RESULTS = {
    "drawn": (
        Preset.HANDBOOK.rules(),
        lambda state: state.phase is Phase.DEALING and bool(state.drawn),
    ),
    "deal": (RuleOptions(), lambda state: state.phase is Phase.DEALING and bool(state.results)),
    "game": (RuleOptions(), lambda state: state.phase is Phase.MATCH_OVER),
    "rubber": (Preset.HANDBOOK.rules(), lambda state: state.phase is Phase.MATCH_OVER),
    "round": (RuleOptions(form=Form.DUMMY), lambda state: state.phase is Phase.MATCH_OVER),
}


@at_all_sizes
def test_what_goes_on_after_a_result_is_never_where_one_doubles(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = make_table(qtbot, *size)
    for language in at_night(["en", "pseudo"], ["de", "fr"]):  # the shortest and the longest words
        for result, (rules, is_there) in RESULTS.items():
            over = first_state(rules, is_there)
            called = first_state(
                rules, lambda s: s.phase is Phase.DOUBLING and s.player_on_turn == 0
            )
            with speaking(language):
                show_to(table, called, 0)
                offered = calls_on(table).items()
                costly = [place_in(it, table) for call, it in offered if call is not Call.PASS]
                assert costly, f"nothing costly is offered before a {result} in {language}"
                show_to(table, over, 0)
                assert asks(table)
                place = place_in(answers_on(table)[0], table)
            assert not any(place.intersects(other) for other in costly), (result, language)


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


@each(
    "after_ms, away, plays",
    [
        (500, [(0, 0)], False),
        (990, [(0, 0)], False),
        (990, [(1, 2)], False),  # a hand trembles
        (1010, [(0, 0)], True),
        (100, [(9, 0)], True),  # the pointer has moved
        (0, [(40, 0), (0, 0)], True),  # and come back
    ],
)
def test_a_click_at_the_same_place_chooses_nothing_for_a_second(
    qtbot: QtBot, after_ms: int, away: list[tuple[int, int]], plays: bool
) -> None:
    player = Player(qtbot, INSTANT)
    spot = player.first_playable()
    player.mouse.click(spot)
    player.clock.now += after_ms
    for place in away[:-1]:
        player.mouse.move(spot + QPointF(*place))
    if len(away) > 1:
        player.mouse.move(spot)
    player.mouse.click(spot + QPointF(*away[-1]))
    assert len(player.played) == 1 + plays

    # A card may be dragged from there at once.
    spot = player.first_playable()
    player.mouse.press(spot)
    player.mouse.move(spot - QPointF(0, 200))
    player.mouse.move(spot - QPointF(0, 300))
    player.mouse.release()
    assert len(player.played) == 2 + plays


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


# --------------------------------------------------------------- input guard
class Panel:
    """A button behind a guard, at a time that stands still."""

    def __init__(self, qtbot: QtBot) -> None:
        self.button = QPushButton("Double")
        qtbot.addWidget(self.button)
        self.clock = Clock()
        self.guard = InputGuard(self.button, self.clock)
        self.guard.watch(self.button)
        self.answers = 0
        self.button.clicked.connect(self._on_button_clicked)
        with qtbot.waitActive(self.button):
            self.button.show()
        self.button.setFocus()

    def _on_button_clicked(self) -> None:
        self.answers += 1

    def click(self, kind: QEvent.Type = QEvent.Type.MouseButtonPress) -> None:
        here = QPointF(self.button.rect().center())
        for what, held in ((kind, LEFT), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
            event = QMouseEvent(what, here, self.button.mapToGlobal(here), LEFT, held, NO_KEYS)
            QApplication.sendEvent(self.button, event)

    def press(self, key: Qt.Key, *, repeats: bool = False) -> None:
        for what in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self.button, QKeyEvent(what, key, NO_KEYS, "", repeats))


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    return Panel(qtbot)


def test_it_is_deaf_at_first_to_clicks_and_answering_keys(panel: Panel) -> None:
    panel.guard.wait(400)
    panel.clock.now += 399
    panel.click()
    panel.clock.now += 399
    panel.press(Qt.Key.Key_Space)
    assert panel.answers == 0

    panel.clock.now += 400
    panel.click()
    assert panel.answers == 1


def test_a_press_or_a_double_click_that_began_before_never_counts(panel: Panel) -> None:
    panel.guard.wait(400)
    QTest.mousePress(panel.button, LEFT)
    panel.clock.now += 1000
    QTest.mouseRelease(panel.button, LEFT)
    assert panel.answers == 0
    panel.guard.wait(400)
    panel.clock.now += 450  # people may let a double click take half a second
    panel.click(QEvent.Type.MouseButtonDblClick)
    assert panel.answers == 0
    panel.click()
    assert panel.answers == 1


def test_both_halves_of_a_double_click_count_until_the_panel_appears_again(panel: Panel) -> None:
    panel.guard.wait(0)
    panel.click()
    panel.click(QEvent.Type.MouseButtonDblClick)
    assert panel.answers == 2
    panel.guard.wait(400)
    panel.click()
    panel.clock.now += 400
    panel.click(QEvent.Type.MouseButtonDblClick)
    assert panel.answers == 2

    # A key that has been held down since before never counts.
    for _ in range(50):
        panel.clock.now += 401
        panel.press(Qt.Key.Key_Space, repeats=True)
    assert panel.answers == 2
    panel.press(Qt.Key.Key_Space)
    assert panel.answers == 3
