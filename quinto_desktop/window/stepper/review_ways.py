"""What can be done in a review: the row of its ledge, its menu, and its keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from quinto_desktop.rules import Phase
from quinto_desktop.window.look.pop_ups import dress_menu
from quinto_desktop.window.stepper.replay_words import deal_entry
from quinto_desktop.window.table.ledge import LedgeButton, LedgeRow
from quinto_desktop.window.text.translation import translate

if TYPE_CHECKING:
    from quinto_desktop.window.stepper.review_view import ReviewView

_NATIVE = QKeySequence.SequenceFormat.NativeText


class ReviewAct(Enum):
    """What the ledge of a review asks for."""

    BACK = auto()
    TAKE_OVER = auto()
    HANDS = auto()
    NEXT = auto()


class ReviewWays(QObject):
    """Offers what can be done in a review, and does it."""

    def __init__(self, view: ReviewView) -> None:
        super().__init__(view)
        self._view = view
        view.paper.menu_wanted.connect(self._on_menu_wanted)
        view.table.ledge.chosen.connect(self._on_ledge_chosen)

    # --------------------------------------------------------------- the ledge
    def offer(self) -> None:
        """Stand in the ledge."""
        self._view.table.ledge.show(self.row)

    @property
    def row(self) -> LedgeRow:
        """What the ledge offers."""
        view, keys = self._view, Qt.Key
        buttons = [_button(translate("Review", "Back"), ReviewAct.BACK, keys.Key_Escape)]
        if view.is_on_table:
            hands = _button(translate("Review", "All hands"), ReviewAct.HANDS, keys.Key_A)
            buttons.append(replace(hands, is_lit=view.projector.is_open))
        elif self.may_take_over:
            again = _button(translate("Review", "Play it again from here"), ReviewAct.TAKE_OVER)
            tip = translate("Review", "Play on from here, with the same hidden hands (Ctrl+Enter)")
            buttons.append(replace(again, tip=tip, short=translate("Review", "Play on")))
        onward = _button(translate("Review", "Next mistake"), ReviewAct.NEXT, keys.Key_N)
        if not view.findings.by_size:
            words = translate("Review", "Next decision")
            onward = _button(words, ReviewAct.NEXT, keys.Key_Right)
            onward = replace(onward, is_off=not view.decisions.can_step(1))
        return LedgeRow((*buttons, replace(onward, is_gold=True)))

    @property
    def may_take_over(self) -> bool:
        """Whether one can go on playing from here."""
        view = self._view
        return view.can_take_over and view.replay.state.phase is not Phase.MATCH_OVER

    @Slot(object)
    def _on_ledge_chosen(self, act: object) -> None:
        ways: dict[object, Callable[[], object]] = {
            ReviewAct.BACK: self._view.leave,
            ReviewAct.TAKE_OVER: self._view.take_over,
            ReviewAct.HANDS: self._view.turn_hands,
            ReviewAct.NEXT: self._view.decisions.to_next_error,
        }
        if act in ways:
            ways[act]()

    # --------------------------------------------------------------- the menu
    @Slot()
    def _on_menu_wanted(self) -> None:
        button = self._view.paper.corner
        self.open_menu(button.mapToGlobal(button.rect().bottomLeft()))

    def open_menu(self, point: QPoint) -> None:
        """Offer whatever has no place in the ledge: a lesson, the table, export, other deals."""
        view = self._view
        menu = QMenu(view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress_menu(menu)
        if view.page.lesson:
            action = menu.addAction(view.page.lesson)
            action.triggered.connect(lambda: view.lesson_wanted.emit(view.decisions.number))
        text = translate("Review", "&See the table")
        if view.is_on_table:
            text = translate("Review", "&See the paper")
        menu.addAction(text).triggered.connect(view.turn_paper)
        menu.addSeparator()
        view.export.fill(menu)
        self._offer_deals(menu)
        menu.popup(point)

    def _offer_deals(self, menu: QMenu) -> None:
        view = self._view
        deals = view.replay.deals
        if len(deals) > 1:
            menu.addSeparator()
            for place, deal in enumerate(deals):
                text = deal_entry(deal, view.replay, view.speaker)
                action = menu.addAction(text.replace("&", "&&"))
                action.setCheckable(True)
                action.setChecked(deal is view.deal)
                action.triggered.connect(partial(view.open_deal, place))

    # --------------------------------------------------------------- keys
    def of_keys(self, *, with_control: bool) -> Mapping[int, Callable[[], object]]:
        """What keys do, once for each press."""
        keys, view, cursor = Qt.Key, self._view, self._view.decisions
        if with_control:
            return {keys.Key_Return: view.take_over, keys.Key_Enter: view.take_over}
        larger, smaller = partial(cursor.step_by_size, -1), partial(cursor.step_by_size, 1)
        place, gold = view.reviewed.place, view.table.ledge.press_gold
        return {
            keys.Key_Left: partial(cursor.step, -1),
            keys.Key_Right: partial(cursor.step, 1),
            keys.Key_Up: larger,
            keys.Key_P: larger,
            keys.Key_Down: smaller,
            keys.Key_N: cursor.to_next_error,
            keys.Key_Home: partial(cursor.to_end, -1),
            keys.Key_End: partial(cursor.to_end, 1),
            keys.Key_PageUp: partial(view.open_deal, place - 1),
            keys.Key_PageDown: partial(view.open_deal, place + 1),
            keys.Key_Space: view.turn_paper,
            keys.Key_A: view.turn_hands,
            keys.Key_Return: gold,
            keys.Key_Enter: gold,
            keys.Key_Escape: view.leave,
        }


def _button(words: str, act: ReviewAct, key: Qt.Key | None = None) -> LedgeButton:
    told = "" if key is None else QKeySequence(key).toString(_NATIVE)
    return LedgeButton(words, act, key=told)
