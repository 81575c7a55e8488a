"""A review in the window: what it shows, and what can be done there by ledge, menu and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QMenu, QWidget

from quinto_desktop.rules import Phase
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import is_held, meant_key
from quinto_desktop.window.look.pop_ups import dress_menu
from quinto_desktop.window.stepper.replay_player import keyed, offer_deals
from quinto_desktop.window.stepper.review_scene import Reviewed, ReviewScene
from quinto_desktop.window.table.arrangement import TablePreferences
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import translate

_WHEEL_STEP = 120


class ReviewAct(Enum):
    """What the ledge of a review asks for."""

    BACK = auto()
    TAKE_OVER = auto()
    HANDS = auto()
    NEXT = auto()


class ReviewView(ReviewScene):
    """Shows the review of a deal, and moves in it by keys, buttons and clicks.

    Signals:
        deal_wanted(int): The user wants another deal, by its place in the match.
        take_over_wanted(int): The user wants to go on playing from this position.
        lesson_wanted(int): The user wants to try the decision of this number again.
        stopped(): It is about to be taken away.
    """

    command = Command.REVIEW
    deal_wanted = Signal(int)
    take_over_wanted = Signal(int)
    lesson_wanted = Signal(int)
    stopped = Signal()

    def __init__(
        self, reviewed: Reviewed, art: CardArt, preferences: TablePreferences, parent: QWidget
    ) -> None:
        super().__init__(reviewed, art, preferences, parent)
        self.paper.trick_chosen.connect(self._on_trick_chosen)
        self.paper.menu_wanted.connect(self._on_menu_wanted)
        self.table.ledge.chosen.connect(self._on_ledge_chosen)

    def begin(self) -> None:
        self.setFocus()  # of the paper, every change would be read out
        keys = self.tr(
            "Review. Left and Right go through the decisions, Up and Down through the mistakes by "
            "size; Space shows the table, Escape closes the review."
        )
        self.answered.emit(f"{keys} {self.told}")

    # --------------------------------------------------------------- the ledge
    def offer(self) -> None:
        self.table.ledge.show(self.row)

    @property
    def row(self) -> LedgeRow:
        """What the ledge offers."""
        keys = Qt.Key
        buttons = [keyed(translate("Review", "Back"), ReviewAct.BACK, keys.Key_Escape)]
        if self.is_on_table:
            hands = keyed(translate("Review", "All hands"), ReviewAct.HANDS, keys.Key_A)
            buttons.append(replace(hands, is_lit=self.projector.is_open))
        elif self.may_take_over:
            again = keyed(translate("Review", "Play it again from here"), ReviewAct.TAKE_OVER)
            tip = translate("Review", "Play on from here, with the same hidden hands (Ctrl+Enter)")
            buttons.append(replace(again, tip=tip, short=translate("Review", "Play on")))
        onward = keyed(translate("Review", "Next mistake"), ReviewAct.NEXT, keys.Key_N)
        if not self.findings.by_size:
            words = translate("Review", "Next decision")
            onward = keyed(words, ReviewAct.NEXT, keys.Key_Right)
            onward = replace(onward, is_off=not self.decisions.can_step(1))
        return LedgeRow((*buttons, replace(onward, is_gold=True)))

    @property
    def may_take_over(self) -> bool:
        """Whether one can go on playing from here."""
        return self.can_take_over and self.replay.state.phase is not Phase.MATCH_OVER

    @Slot(object)
    def _on_ledge_chosen(self, act: object) -> None:
        ways: dict[object, Callable[[], object]] = {
            ReviewAct.BACK: self.leave,
            ReviewAct.TAKE_OVER: self.take_over,
            ReviewAct.HANDS: self.turn_hands,
            ReviewAct.NEXT: self.decisions.to_next_error,
        }
        if act in ways:
            ways[act]()

    def turn_hands(self) -> None:
        """Show all hands, or hide them again."""
        self.show_hands(is_open=not self.projector.is_open)

    @Slot()
    def turn_paper(self) -> None:
        """Put the paper aside, or lay it there again."""
        self.show_table(on=not self.is_on_table)

    def stop(self) -> None:
        self.stopped.emit()
        self.paper.forget()

    # --------------------------------------------------------------- ways out
    @Slot()
    def take_over(self) -> None:
        """Ask to go on playing from here."""
        if self.may_take_over:
            self.take_over_wanted.emit(self.replay.position)

    def leave(self) -> None:
        """Put away what is seen in front, and at last the review."""
        if self.is_on_table:
            self.show_table(on=False)
        elif self.paper.is_small and self.paper.shows_list:
            self.paper.toggle_list()
            self.setFocus()
        else:
            self.closed.emit()

    def open_deal(self, place: int) -> None:
        if 0 <= place < len(self.replay.deals):
            self.deal_wanted.emit(place)

    # --------------------------------------------------------------- the menu
    @Slot()
    def _on_menu_wanted(self) -> None:
        button = self.paper.corner
        self.open_menu(button.mapToGlobal(button.rect().bottomLeft()))

    def open_menu(self, point: QPoint) -> None:
        """Offer whatever has no place in the ledge: a lesson, the table, export, other deals."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress_menu(menu)
        if self.page.lesson:
            action = menu.addAction(self.page.lesson)
            action.triggered.connect(lambda: self.lesson_wanted.emit(self.decisions.number))
        text = translate("Review", "&See the table")
        if self.is_on_table:
            text = translate("Review", "&See the paper")
        menu.addAction(text).triggered.connect(self.turn_paper)
        menu.addSeparator()
        self.export.fill(menu)
        self._offer_deals(menu)
        menu.popup(point)

    def _offer_deals(self, menu: QMenu) -> None:
        if len(self.replay.deals) > 1:
            menu.addSeparator()
            offer_deals(menu, self.projector, self.deal, self.open_deal)

    # --------------------------------------------------------------- keys and mouse
    @Slot(int)
    def _on_trick_chosen(self, trick: int) -> None:
        number = self.findings.of_trick(trick)
        if number == self.decisions.number:
            self.show_table(on=True)  # chosen again, it is laid on the felt
        elif number is not None:
            self.decisions.go(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        way = None
        if modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
            way = self._of_keys(with_control=bool(modifiers)).get(meant_key(event))
        if way is None:
            super().keyPressEvent(event)
        elif not is_held(event):
            way()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Beside the paper, or on the table that is seen instead of it.
        if event.button() is Qt.MouseButton.LeftButton and self.is_on_table:
            self.show_table(on=False)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if abs(turned) >= _WHEEL_STEP:
            self.decisions.step(-1 if turned > 0 else 1)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.open_menu(event.globalPos())
        event.accept()

    def _of_keys(self, *, with_control: bool) -> Mapping[int, Callable[[], object]]:
        # What keys do, once for each press.
        keys, cursor = Qt.Key, self.decisions
        if with_control:
            return {keys.Key_Return: self.take_over, keys.Key_Enter: self.take_over}
        larger, smaller = partial(cursor.step_by_size, -1), partial(cursor.step_by_size, 1)
        place, gold = self.reviewed.place, self.table.ledge.press_gold
        return {
            keys.Key_Left: partial(cursor.step, -1),
            keys.Key_Right: partial(cursor.step, 1),
            keys.Key_Up: larger,
            keys.Key_P: larger,
            keys.Key_Down: smaller,
            keys.Key_N: cursor.to_next_error,
            keys.Key_Home: partial(cursor.to_end, -1),
            keys.Key_End: partial(cursor.to_end, 1),
            keys.Key_PageUp: partial(self.open_deal, place - 1),
            keys.Key_PageDown: partial(self.open_deal, place + 1),
            keys.Key_Space: self.turn_paper,
            keys.Key_A: self.turn_hands,
            keys.Key_Return: gold,
            keys.Key_Enter: gold,
            keys.Key_Escape: self.leave,
        }
