"""What a test sees on a table and does there, whatever the table is made of.

This alone knows how to find things inside the table; `test_architecture` sees to that. What a
package offers openly, such as `Table.busy` or `Table.observation`, tests use themselves.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, SignalInstance
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QMenu, QWidget

from quinto_desktop.rules import Call, Card, Observation, Seat, Side
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.controls.panels import InputGuard
from quinto_desktop.window.look.layout_direction import StillPointer
from quinto_desktop.window.setup.preference_specs import SettingValue
from quinto_desktop.window.sheet.all_hands import ResultPanel
from quinto_desktop.window.sheet.game_end import GameEnd
from quinto_desktop.window.table.board import CachetteView, QuintBoard
from quinto_desktop.window.table.call_panel import CallButton, CallPanel
from quinto_desktop.window.table.captions import Caption
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.choices import ChoicePanel, Cloth, FeltPanel, Intent
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.table.ledge import Ledge
from quinto_desktop.window.table.ledge_button import Act
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.pill import Pill
from quinto_desktop.window.table.places import Places, difference
from quinto_desktop.window.table.plaques import Plaque
from quinto_desktop.window.table.plate import SeatPlate
from quinto_desktop.window.table.rim import RaceRim
from quinto_desktop.window.table.table import Table
from quinto_desktop.window.table.table_layout import TableLayout
from quinto_desktop.window.table.trick_tags import QuintTag, TrickTags
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.seat_text import Speaker


# ------------------------------------------------------------------- the cards
def cards_on(table: Table) -> list[CardWidget]:
    """All 53 cards, seen or not."""
    return table.stage.cards


def hands_on(table: Table) -> dict[Seat, list[CardWidget]]:
    """The cards of each hand, left to right as its holder sees them."""
    return table.stage.places.hands


def hand_at(table: Table, seat: Seat) -> list[CardWidget]:
    """The cards of a seat, left to right as its holder sees them."""
    return table.stage.places.hands[seat]


def own_hand(table: Table) -> list[CardWidget]:
    """The cards at the near edge, left to right, seen or not."""
    return hand_at(table, table.stage.places.viewer)


def find_card(table: Table, card: Card) -> CardWidget | None:
    """The widget of a card of the viewer's hands, if it is there."""
    return table.stage.places.find(card)


def widget_of(table: Table, card: Card) -> CardWidget:
    """The widget of a card that is in the viewer's hands."""
    widget = find_card(table, card)
    assert widget is not None, f"{card} is not in a hand on the table"
    return widget


def touchable_on(table: Table) -> list[CardWidget]:
    """The cards that the viewer may take up."""
    return table.stage.places.touchable


def is_hand_seen(table: Table, seat: Seat) -> bool:
    """Whether the viewer sees a hand, be its cards still on their way."""
    return table.stage.places.is_seen(seat)


def held_card(table: Table) -> CardWidget | None:
    """The card that follows the pointer, if any."""
    return table.stage.held


def slot_offered(table: Table) -> Edge | None:
    """The edge whose place in the trick a card that is dragged would take, if it were let go."""
    return table.hand.drag.slot


def trick_on(table: Table) -> dict[Seat, CardWidget]:
    """The card of each seat in the middle."""
    return table.stage.places.trick


def piles_on(table: Table) -> dict[Side, list[list[CardWidget]]]:
    """The tricks won by each side."""
    return table.stage.places.piles


def cachette_on(table: Table) -> list[CardWidget]:
    """The five cards set aside."""
    return table.stage.places.cachette


def is_cachette_open(table: Table) -> bool:
    """Whether the cards set aside lie turned up in the middle."""
    return table.stage.places.cachette_is_open


def spread_on(table: Table) -> list[CardWidget]:
    """The pack that is spread for the draw, left to right."""
    return table.stage.places.spread


def drawn_on(table: Table) -> dict[Edge, CardWidget]:
    """The card that was drawn for the deal by whoever sits at an edge."""
    return table.stage.places.drawn


def rises_on(table: Table) -> dict[CardWidget, float]:
    """How far cards of a hand stand proud of it, in design units."""
    return table.stage.places.rises


# ------------------------------------------------------------------- where things lie
def places_on(table: Table) -> Places:
    """Which card lies where, for tests of the places themselves."""
    return table.stage.places


def stage_on(table: Table) -> TableLayout:
    """What lays and moves the cards, for tests of the stage itself."""
    return table.stage


def geometry_on(table: Table) -> Geometry:
    """The places on the table at its present size."""
    return table.stage.geometry


def edge_at(table: Table, seat: Seat) -> Edge:
    """The edge of the table where a seat is shown."""
    return table.stage.places.edge(seat)


def pile_edge(table: Table, side: Side) -> Edge:
    """The edge of the table where a side's tricks lie."""
    return table.stage.places.pile_edge(side)


def poses_due(table: Table) -> dict[CardWidget, Pose]:
    """Where every card that shows belongs, once it is at rest."""
    return table.stage.places.poses(table.stage.geometry)


def home_of(table: Table, widget: CardWidget) -> Pose | None:
    """Where a card belongs once it is at rest; None if it does not show."""
    return table.stage.home_of(widget)


def fault_on(table: Table, now: Observation) -> str | None:
    """How the cards differ from what may be seen, in words; None if they do not."""
    return difference(table.stage.places, now)


def is_felt_covered(table: Table) -> bool:
    """Whether a panel covers all cards, which need not be painted then."""
    return any(panel.isVisible() for panel in table.findChildren(FeltPanel))


def assert_sound(table: Table, now: Observation) -> None:
    """The table shows what may be seen, and every card lies where it belongs."""
    assert fault_on(table, now) is None
    poses = poses_due(table)
    is_covered = is_felt_covered(table)
    for widget in cards_on(table):
        assert widget.isVisible() == (widget in poses) or is_covered
    for widget, pose in poses.items():
        assert widget.pose == pose


def unlikeness(one: QImage, other: QImage) -> int:
    """The greatest difference between two pictures of a table in any colour, of 255."""
    assert one.size() == other.size()
    painter = QPainter(both := one.convertToFormat(QImage.Format.Format_RGBX8888))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    colours = bytes(both.constBits())
    return max(max(colours[channel::4]) for channel in range(3))


# ------------------------------------------------------------------- what moves
def is_moving(table: Table) -> bool:
    """Whether any card is on its way."""
    return table.animator.busy


def goal_of(table: Table, widget: CardWidget) -> Pose | None:
    """Where a card is on its way to; None if it rests."""
    return table.animator.goal(widget)


def moment_of(table: Table) -> int:
    """How many milliseconds ago the cards set out that are on their way."""
    return table.animator.currentTime()


def move_to(table: Table, moment: int) -> None:
    """Show the cards as they are so many milliseconds after they set out, if they still move."""
    if is_moving(table):
        table.animator.setCurrentTime(moment)


def let_land(table: Table) -> None:
    """Let the cards arrive that are on their way, and wait for nothing else."""
    table.animator.finish()


def is_playing(table: Table) -> bool:
    """Whether some scenes of a step are still to be shown."""
    return table.director.scenes.playing


def next_scene(table: Table) -> None:
    """Let the time of a scene be over."""
    table.director.scenes.go_on()


def scenes_over(table: Table) -> SignalInstance:
    """Emitted when all scenes of a step have been shown."""
    return table.director.scenes.over


def waits_for_clock(table: Table) -> bool:
    """Whether the next scene comes by itself."""
    return table.director.scenes._timer.isActive()


def plays_by_itself(table: Table) -> bool:
    """Whether the only card that may be played is about to be."""
    return table.director.only_card.is_due


def leave_to_the_hand(table: Table) -> None:
    """Let no card play itself, as a lesson does."""
    table.director.only_card.is_suspended = True


def look_away(table: Table, *, away: bool) -> None:
    """Look at something else on the table, such as the last trick; or back at the game."""
    prompter = table.director.prompter
    (prompter.pause if away else prompter.resume)()


def go_on(table: Table) -> bool:
    """End what is being waited for, as a key or a click does."""
    return table.director.go_on()


def rest(table: Table) -> None:
    """Let everything arrive."""
    table.director.cut_short()


def is_sharpening(table: Table) -> bool:
    """Whether some cards are still drawn for another size."""
    return table.stage.sharpener.busy


def sharpener_rested(table: Table) -> SignalInstance:
    """Emitted when the table keeps its size for now."""
    return table.stage.sharpener.rested


# ------------------------------------------------------------------- what is asked
def panel_on(table: Table) -> ChoicePanel:
    """The panel that tells a result and waits for an answer."""
    [usual] = table.findChildren(ResultPanel)
    return table.overlays.shown_result or usual


def result_panels(table: Table) -> tuple[ChoicePanel, ...]:
    """All panels that tell a result or a notice, shown or not."""
    return table.overlays.results


def asks(table: Table) -> bool:
    """Whether that panel is there."""
    return panel_on(table).isVisible()


def answers_on(table: Table) -> list[QAbstractButton]:
    """The buttons that answer the panel, the usual answer first."""
    return table.overlays.offered() if asks(table) else []


def answer(table: Table, number: int = 0) -> None:
    """Give one of the answers of the panel."""
    answers_on(table)[number].click()


def listens(table: Table) -> bool:
    """Whether what is asked takes an answer already; it takes none that is too hasty."""
    asking = table.overlays.asking
    guard = asking.guard if isinstance(asking, CallPanel) else table.ledge.guard
    return asking is None or guard.is_listening


def let_listen(table: Table) -> None:
    """Let the panel take an answer from now on."""
    table.ledge.guard.wait(0)


def cloth_on(table: Table) -> Cloth:
    """The curtain between two people's turns."""
    return table.overlays.cloth


def is_curtained(table: Table) -> bool:
    """Whether a curtain is drawn until the next person is ready."""
    return table.overlays.is_curtained


def ledge_on(table: Table) -> Ledge:
    """The ledge with the buttons for what one may do."""
    return table.ledge


def ledge_button(table: Table, act: Act) -> QAbstractButton:
    """The button in the ledge that asks for something."""
    button = table.ledge._buttons.get(act)
    assert button is not None, f"{act} is not in the ledge"
    return button


def is_offered(table: Table, act: Act) -> bool:
    """Whether the ledge has a button for that."""
    return table.ledge._buttons.get(act) is not None


def bar_on(table: Table) -> CallPanel:
    """The bar with the calls."""
    return table.overlays.doubling


def offers_calls(table: Table) -> bool:
    """Whether the bar with the calls is there."""
    return bar_on(table).isVisible()


def calls_on(table: Table) -> dict[Call, CallButton]:
    """The button of every call that is offered."""
    return bar_on(table).buttons


# ------------------------------------------------------------------- what is written
def bubble_on(table: Table) -> Pill:
    """The bubble that says why something was not done."""
    return table.refusals.bubble


def prompt_on(table: Table) -> Pill:
    """What the viewer is to do now."""
    return table.overlays.prompt


def plates_on(table: Table) -> dict[Edge, SeatPlate]:
    """The names of the players, and what stands with them."""
    return table.overlays.plates


def captions_on(table: Table) -> dict[Edge, Caption]:
    """What is written at the tricks of each side."""
    return table.overlays.piles


def cachette_caption(table: Table) -> Caption:
    """What is written at the cards set aside."""
    return table.overlays.cachette


def tags_on(table: Table) -> TrickTags:
    """What marks the cards of the trick."""
    return table.overlays.tags


def go_to_end(table: Table) -> None:
    """Go on from the story of the deal that has ended a game."""
    onward = table.ledge._buttons.get(Intent.END)
    assert onward is not None
    onward.click()


def game_end_on(table: Table) -> GameEnd:
    """What shows the end of a game."""
    [scene] = table.findChildren(GameEnd)
    return scene


def rim_on(table: Table) -> RaceRim:
    """The race round the table."""
    return table.scoring.rim


def race_words_on(table: Table) -> str:
    """The race for the ear."""
    return table.scoring.words


def plaques_on(table: Table) -> tuple[Plaque, Plaque]:
    """Our score and theirs."""
    return table.scoring.plaques.ours, table.scoring.plaques.theirs


def flying_on(table: Table) -> QuintTag:
    """The tag of a quint on its way to its peg."""
    return table.scoring.flight.pill


def fly_on(table: Table, moment: int) -> None:
    """Let a flying tag be where it is so many milliseconds before it arrives."""
    flight = table.scoring.flight.run
    flight.setCurrentTime(flight.duration() - moment)


def cachette_view_on(table: Table) -> CachetteView:
    """What stands round the cards set aside, once they lie in the middle."""
    return table.overlays.cachette_view


def board_on(table: Table) -> QuintBoard:
    """How the thirteen quints stand."""
    return table.overlays.board


def speaker_at(table: Table) -> Speaker:
    """Whoever speaks of the players."""
    return table.overlays.speaker


# ------------------------------------------------------------------- where the keys are
def still_on(table: Table) -> StillPointer:
    """What keeps a click from a card that has slid under a pointer at rest."""
    return table._pointer.still


def focused_card(table: Table) -> CardWidget | None:
    """The card that the keys are at."""
    return table.hand.focus.card


def focused_hand(table: Table) -> Seat | None:
    """The hand that the keys are in."""
    return table.hand.focus.seat


def focused_place(table: Table) -> int | None:
    """How many cards lie to the left of the one that the keys are at."""
    return table.hand.focus.place


def guard_of_cards(table: Table) -> InputGuard:
    """What ignores Enter on a card that the keys were just moved to."""
    return table.hand.focus.guard


def step_focus(table: Table, step: int) -> None:
    """Take the keys to another card of the hand."""
    table.hand.focus.step(step)


# ------------------------------------------------------------------- round the table
def menu_action(room: GameRoom, command: Command) -> QAction:
    """The action of a command."""
    return room.menus.actions[command]


def is_scrolled(widget: QWidget) -> bool:
    """Whether a widget comes into sight as one scrolls."""
    parent = widget.parentWidget()
    return parent is not None and (isinstance(parent, QAbstractScrollArea) or is_scrolled(parent))


def choose(room: GameRoom, command: Command) -> None:
    """Choose a command from its menu."""
    menu_action(room, command).trigger()


def menu_choices(room: GameRoom, setting: str) -> dict[SettingValue, QAction]:
    """The actions of all values of a setting that has a menu."""
    return room.menus.choices[setting]


def menu_switch(room: GameRoom, setting: str) -> QAction:
    """The action of a setting that a menu turns on and off."""
    return room.menus.switches[setting]


def recent_menu(room: GameRoom) -> QMenu:
    """The menu of recent files."""
    return room.menus.recent


# ------------------------------------------------------------------- touch
class Finger:
    """A finger on a window's screen."""

    def __init__(self, inside: QWidget) -> None:
        self._inside = inside
        self._window = inside.window()
        self._device = QTest.createTouchDevice()

    def _at(self, point: QPointF) -> QPoint:
        return self._inside.mapTo(self._window, point.toPoint())

    def press(self, point: QPointF) -> None:
        handle = self._window.windowHandle()
        QTest.touchEvent(handle, self._device).press(0, self._at(point), handle).commit()

    def move(self, point: QPointF) -> None:
        handle = self._window.windowHandle()
        QTest.touchEvent(handle, self._device).move(0, self._at(point), handle).commit()

    def release(self, point: QPointF) -> None:
        handle = self._window.windowHandle()
        QTest.touchEvent(handle, self._device).release(0, self._at(point), handle).commit()

    def drag(self, start: QPointF, end: QPointF, steps: int = 10) -> None:
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * (step / steps))
        self.release(end)
