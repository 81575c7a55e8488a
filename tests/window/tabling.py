"""A table to look at and to touch: games for it, and hands that play."""

from __future__ import annotations

import random

import pytest
from at_the_table import *
from kit import *
from msgspec import Struct, field
from PySide6.QtCore import QAbstractAnimation, SignalInstance
from PySide6.QtGui import QBitmap

from quinto_desktop.game.past.history import DealtCards
from quinto_desktop.window.sheet.all_hands import EndPanels

NAMES = ("Ada", "Clara", "You", "Bertram")
SIZES = [(560, 500), (800, 532), (1048, 776), (2560, 1440), (664, 1276)]
at_all_sizes = pytest.mark.parametrize(
    "size", at_night([(560, 500), (800, 532), (664, 1276)], [(1048, 776), (2560, 1440)])
)
"""Whatever has room where there is least has it in a larger window, but for a night."""
FRAME_MS = 16
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
CLICK = Pace(Speed.NORMAL, TrickPause.CLICK)
STILL = Pace(is_still=True, trick_pause=TrickPause.CLICK)


@cache
def game(seed: int = 1, dealer: Seat = Seat.E) -> tuple[Step, ...]:
    """A whole game, played at random; with East dealing, South calls and leads first."""
    choice = random.Random(seed)
    state = new_match(RuleOptions(), dealer)
    steps: list[Step] = []
    while state.phase is not Phase.MATCH_OVER:
        if state.phase is Phase.DEALING:
            step = apply(state, Deal(shuffled_pack(seed, len(state.results) + 1)))
        else:
            step = apply(state, choice.choice(legal_actions(state)))
        steps.append(step)
        state = step.after
    return tuple(steps)


DUMMY = RuleOptions(form=Form.DUMMY)
TWO = RuleOptions(form=Form.TWO)


def first_of(
    rules: RuleOptions, wanted: Callable[[Step], bool], dealer: Seat | None = None
) -> Step:
    """The first step of that kind in any of many matches of a form."""
    for seed in range(1, 40):
        for step in match(rules, seed, dealer):
            if wanted(step):
                return step
    raise AssertionError("no match has such a step")


def first(wanted: Callable[[Step], bool], seeds: int = 60) -> Step:
    """The first step of that kind in any of many games."""
    for seed in range(1, seeds):
        for step in game(seed):
            if wanted(step):
                return step
    raise AssertionError("no game has such a step")


def caused(step: Step, *kinds: type) -> bool:
    """Whether a step caused events of all these kinds."""
    return all(any(isinstance(event, kind) for event in step.events) for kind in kinds)


def one_quint(step: Step) -> bool:
    quints = [event for event in step.events if isinstance(event, QuintScored)]
    if [event.scored.quint.kind is QuintKind.ROYAL for event in quints] != [False]:
        return False  # the Quint Royal has a moment of its own first
    return caused(step, TrickWon) and step.after.phase is Phase.PLAY


def seen(state: MatchState) -> Observation:
    """What South sees."""
    return observe(state, Seat.S)


def souths_play(step: Step) -> bool:
    return step.before.turn is Seat.S and isinstance(step.action, Play)


def is_choice(state: MatchState) -> bool:
    """South is to play, and may play some cards of its hand and not others."""
    if state.phase is not Phase.PLAY or state.turn is not Seat.S:
        return False
    now = seen(state)
    return 1 < len(now.actions) < len(now.hand)


def forbidden(now: Observation) -> list[Card]:
    plays = [action.card for action in now.actions if isinstance(action, Play)]
    return [card for card in now.hand if card not in plays]


def playable(now: Observation) -> list[Card]:
    return [action.card for action in now.actions if isinstance(action, Play)]


class Clock(Struct):
    """A clock that tells the milliseconds it was set to."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


class Sent(Struct):
    """What a table's signals have carried."""

    log: list[tuple[str, Any]] = field(default_factory=list)

    @classmethod
    def by(cls, table: Table) -> Sent:
        sent = cls()
        for name in (
            "action_chosen",
            "intent_chosen",
            "shown",
            "told",
            "asked",
            "answered",
            "rule_requested",
        ):
            getattr(table, name).connect(lambda value, name=name: sent.log.append((name, value)))
        table.went_on.connect(lambda: sent.log.append(("went_on", None)))
        return sent

    def of_kind(self, name: str) -> list[Any]:
        return [value for kind, value in self.log if kind == name]


def table_for(speaker: Speaker, dealt: Callable[[], DealtCards | None] = lambda: None) -> Table:
    """A table as the program makes it, with South at the near edge."""
    look = CurrentTheme(BAIZE)
    art = CardArt(look)
    ends = partial(EndPanels, art, dealt=dealt)
    return Table(art, speaker, Seat.S, ends)


def make_table(qtbot: QtBot, width: int = 998, height: int = 760) -> Table:
    """An empty table on the screen, with the keys at it."""
    table = table_for(Speaker(NAMES, Seat.S))
    qtbot.addWidget(table)
    table.resize(width, height)
    show_active(qtbot, table)
    table.setFocus()
    return table


def show(table: Table, state: MatchState) -> Observation:
    """Show a moment of a game, with everything at rest."""
    table.show_state(seen(state))
    rest(table)
    return seen(state)


def names_of(state: MatchState) -> tuple[str, ...]:
    """Names for the players of any form."""
    return NAMES[: state.rules.form.players]


def seen_by(state: MatchState, player: int) -> Observation:
    """What a player sees from their own seat."""
    return observe(state, home_seat(state, player))


def sit_down(table: Table, state: MatchState, player: int) -> None:
    """Let a player look at the table from their own seat."""
    seat = home_seat(state, player)
    table.set_speaker(Speaker(names_of(state), seat, state.seating, state.dummy), seat)


def show_to(table: Table, state: MatchState, player: int) -> Observation:
    """Show a player a moment of a match of any form, with everything at rest."""
    sit_down(table, state, player)
    now = seen_by(state, player)
    table.show_state(now)
    rest(table)
    return now


def show_step(table: Table, step: Step, pace: Pace = INSTANT) -> Observation:
    """Show what a step caused."""
    table.show_step(step, seen(step.after), pace)
    return seen(step.after)


def show_until(signal: SignalInstance, table: Table, step: Step, pace: Pace = CLICK) -> None:
    """Show a step, scene by scene, until a signal of the table is emitted."""
    heard: list[object] = []
    signal.connect(lambda *told: heard.append(told))
    show(table, step.before)
    show_step(table, step, pace)
    while not heard:
        assert is_playing(table)
        next_scene(table)
        let_land(table)


def running(table: Table) -> list[QAbstractAnimation]:
    """Every animation that is under way on a table."""
    state = QAbstractAnimation.State.Running
    return [each for each in table.findChildren(QAbstractAnimation) if each.state() == state]


def let_pass(table: Table) -> None:
    """Show all there is to see, frame by frame, as slowly as ever, and wait for no clock."""
    while table.busy:
        moving = running(table)
        for each in moving:
            each.setCurrentTime(each.currentTime() + FRAME_MS)
        if not moving:
            go_on(table)


def strip(table: Table, card: Card) -> QPointF:
    """A point of a card that no other card covers: near its left edge, half way down."""
    pose = widget_of(table, card).pose
    return QPointF(pose.x - 0.4 * pose.width, pose.y)


def ink(widget: QWidget) -> QRegion:
    """The pixels of the table that a widget really paints."""
    picture = QImage(widget.size(), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    widget.render(picture, renderFlags=QWidget.RenderFlag.DrawChildren)
    return QRegion(QBitmap.fromImage(picture.createAlphaMask())).translated(widget.pos())


def assert_nothing_covers_anything(table: Table) -> None:
    """No words lie over others, over a hand or off the table."""
    found = {f"plate {near.name}": ink(plate) for near, plate in plates_on(table).items()}
    found |= {f"pile {side.name}": ink(caption) for side, caption in captions_on(table).items()}
    found["cachette"] = ink(cachette_caption(table))
    for card in cachette_on(table):
        found["cachette"] += QRegion(card.polygon().toPolygon())

    for name, region in found.items():
        assert not region.isEmpty()
        assert table.rect().contains(region.boundingRect()), f"{name} sticks out"
    for (one, first_region), (other, second_region) in combinations(found.items(), 2):
        assert not first_region.intersects(second_region), f"{one} over {other}"
    for seat, hand in hands_on(table).items():
        cards = QRegion()
        for card in hand:
            cards += QRegion(card.polygon().toPolygon())
        for name, region in found.items():
            assert not region.intersects(cards), f"{name} over the hand of {seat.name}"


class Mouse:
    """Sends mouse events as a window does: to the widget under the pointer, or held there."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._grabber: Any = None
        self._at = QPointF()

    def _send(self, kind: QEvent.Type, button: Qt.MouseButton, buttons: Qt.MouseButton) -> None:
        target = self._grabber or self._table.childAt(self._at.toPoint()) or self._table
        local = QPointF(target.mapFrom(self._table, self._at.toPoint()))
        place = QPointF(self._table.mapToGlobal(self._at.toPoint()))
        QApplication.sendEvent(target, QMouseEvent(kind, local, place, button, buttons, NO_KEYS))

    def move(self, point: QPointF) -> None:
        self._at = QPointF(point)
        buttons = LEFT if self._grabber is not None else Qt.MouseButton.NoButton
        self._send(QEvent.Type.MouseMove, Qt.MouseButton.NoButton, buttons)

    def press(self, point: QPointF, kind: QEvent.Type = QEvent.Type.MouseButtonPress) -> None:
        self._at = QPointF(point)
        self._grabber = self._table.childAt(self._at.toPoint()) or self._table
        self._send(kind, LEFT, LEFT)

    def press_also(self, button: Qt.MouseButton) -> None:
        """Press a further button while the left one is held."""
        self._send(QEvent.Type.MouseButtonPress, button, LEFT | button)

    def release(self) -> None:
        self._send(QEvent.Type.MouseButtonRelease, LEFT, Qt.MouseButton.NoButton)
        self._grabber = None

    def click(self, point: QPointF) -> None:
        self.press(point)
        self.release()

    def double_click(self, point: QPointF) -> None:
        self.click(point)
        self.press(point, QEvent.Type.MouseButtonDblClick)
        self.release()

    def lose(self) -> None:
        """Another widget grabs the pointer, and the button is released there."""
        self._grabber = None


@contextmanager
def dragged(mouse: Mouse, start: QPointF, end: QPointF) -> Iterator[None]:
    """A card held at the end of a way, and then let go."""
    mouse.press(start)
    mouse.move(start + (end - start) / 2)
    mouse.move(end)
    yield
    mouse.release()


def drag(mouse: Mouse, start: QPointF, end: QPointF) -> None:
    with dragged(mouse, start, end):
        pass


def middle(table: Table) -> QPointF:
    return QPointF(*geometry_on(table).centre)


def press_key(table: Table, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press a key where the keys are."""
    focused = QApplication.focusWidget()
    QTest.keyClick(focused if focused is not None else table, key, modifier)


def is_at(widget: CardWidget, point: QPointF) -> bool:
    return abs(widget.pose.x - point.x()) < 1 and abs(widget.pose.y - point.y()) < 1
