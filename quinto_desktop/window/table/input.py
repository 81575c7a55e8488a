"""What the keys at the table do, and a click where no card of the hand lies."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent

from quinto_desktop.rules import Call, Rank
from quinto_desktop.window.table.director import Director
from quinto_desktop.window.table.doubling_bar import CALL_KEYS
from quinto_desktop.window.table.hand import HandInput
from quinto_desktop.window.table.overlays import Overlays
from quinto_desktop.window.table.refusals import Refusals
from quinto_desktop.window.table.signals import TableSignals
from quinto_desktop.window.table.stage import Stage


class Deed(Enum):
    """Everything that a key of its own does at the table."""

    LEFT = "left"
    RIGHT = "right"
    FIRST = "first"
    LAST = "last"
    FAR_HAND = "far_hand"
    NEAR_HAND = "near_hand"
    ENTER = "enter"
    GO_ON = "go_on"
    LET_BE = "let_be"
    PASS = "pass"
    DOUBLE = "double"
    REDOUBLE = "redouble"


def _letter(call: Call) -> Qt.Key:
    return Qt.Key[f"Key_{CALL_KEYS[call]}"]


DEED_KEYS: dict[Deed, tuple[Qt.Key, ...]] = {
    Deed.LEFT: (Qt.Key.Key_Left,),
    Deed.RIGHT: (Qt.Key.Key_Right,),
    Deed.FIRST: (Qt.Key.Key_Home,),
    Deed.LAST: (Qt.Key.Key_End,),
    Deed.FAR_HAND: (Qt.Key.Key_Up,),
    Deed.NEAR_HAND: (Qt.Key.Key_Down,),
    Deed.ENTER: (Qt.Key.Key_Enter, Qt.Key.Key_Return),
    Deed.GO_ON: (Qt.Key.Key_Space,),
    Deed.LET_BE: (Qt.Key.Key_Escape,),
    Deed.PASS: (_letter(Call.PASS),),
    Deed.DOUBLE: (_letter(Call.DOUBLE),),
    Deed.REDOUBLE: (_letter(Call.REDOUBLE),),
}
"""The keys of each deed; the first is the one to be named."""

RANK_KEYS: dict[Qt.Key, Rank | None] = {
    Qt.Key[f"Key_{key}"]: rank for key, rank in zip("AKQJ098765432", [*Rank][::-1], strict=True)
} | {Qt.Key.Key_1: None}
"""The key that leads to the cards of a rank; None is the Quint Royal's."""

_CALLS = {Deed.PASS: Call.PASS, Deed.DOUBLE: Call.DOUBLE, Deed.REDOUBLE: Call.REDOUBLE}
_STEPS = {Deed.LEFT: -1, Deed.RIGHT: 1}
COMMANDING = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class TableInput(QObject):
    """Answers, goes on, or lets be, as things stand.

    It hears the keys of `DEED_KEYS` and `RANK_KEYS`. Left and right go along the hand that the keys
    are in, at first the one on turn; up leads to the hand that is laid out on the table, down to
    the near one.
    """

    def __init__(
        self,
        stage: Stage,
        overlays: Overlays,
        hand: HandInput,
        refusals: Refusals,
        director: Director,
        table: TableSignals,
    ) -> None:
        super().__init__(table)
        self._stage = stage
        self._overlays = overlays
        self._hand = hand
        self._refusals = refusals
        self._director = director
        self._table = table
        self._deeds: dict[int, Deed] = {
            key: deed for deed, keys in DEED_KEYS.items() for key in keys
        }
        self._ranks: dict[int, Rank | None] = {key: rank for key, rank in RANK_KEYS.items()}

    def press_key(self, event: QKeyEvent) -> bool:
        """Do what a key means; False if it means nothing here."""
        if event.modifiers() & COMMANDING:
            return False
        key = event.key()
        deed = self._deeds.get(key)
        if deed in _STEPS:
            self._hand.focus.step(_STEPS[deed])
            return True
        if event.isAutoRepeat():
            return True  # a key that is held down plays one card, not a handful
        if key in self._ranks:
            return self._hand.focus.to_rank(self._ranks[key])
        return deed is not None and self._do(deed)

    def _do(self, deed: Deed) -> bool:
        match deed:
            case Deed.FIRST | Deed.LAST:
                self._hand.focus.to_end(last=deed is Deed.LAST)
            case Deed.FAR_HAND | Deed.NEAR_HAND:
                self._hand.focus.to_hand(far=deed is Deed.FAR_HAND)
            case Deed.ENTER | Deed.GO_ON:
                self.enter(may_play=deed is Deed.ENTER)
            case Deed.LET_BE:
                return self.let_be()
            case _:
                return self.call(_CALLS[deed])
        return True

    def go_on(self) -> None:
        """Whatever only waits to be seen may go on."""
        self._refusals.forgive()
        if self._director.go_on():
            self._table.went_on.emit()

    @Slot()
    def click_beside(self) -> None:
        """The table was clicked where no card of the hand lies."""
        self.go_on()
        self._hand.put_down()

    def call(self, call: Call) -> bool:
        """Make a call, allowed or not; False if no calls are being made."""
        observation = self._director.observation
        if observation is None or self._overlays.is_curtained:
            return False
        if not any(isinstance(action, Call) for action in observation.actions):
            return False
        self._table.action_chosen.emit(call)
        return True

    def enter(self, *, may_play: bool) -> None:
        """Answer a panel, play the card the keys are at (Space never does), or go on."""
        panel = self._overlays.result
        if panel.isVisible():
            if not panel.guard.is_hasty():
                panel.buttons[0].click()
        elif not (may_play and self._hand.choose_focused()):
            self.go_on()

    def let_be(self) -> bool:
        """Let go of what is in the air, and of what was said; False if there was neither."""
        is_held = self._stage.held is not None or self._hand.lifted is not None
        only_card = self._director.only_card
        was_needed = is_held or only_card.is_due or self._refusals.bubble.isVisible()
        self._refusals.forgive()
        self._hand.drag.put_back()
        only_card.drop()
        self._hand.put_down()
        return was_needed
