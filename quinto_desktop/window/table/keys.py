"""What the keys mean at the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from quinto_desktop.rules import Call
from quinto_desktop.window.table.hand import HandInput

CALL_OF_KEY: dict[int, Call] = {
    Qt.Key.Key_P: Call.PASS,
    Qt.Key.Key_D: Call.DOUBLE,
    Qt.Key.Key_R: Call.REDOUBLE,
}
_STEP_OF_KEY: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_COMMANDING = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class TableKeys:
    """Arrows and Enter, P, D and R, Space to go on, Escape to let be.

    Left and right go along the hand that the keys are in, at first the one on turn; up leads to
    the hand that is laid out on the table, down to the near one.

    Args:
        hand: The viewer's hands.
        enter: Does what Enter means; told whether it may play a card: Space never does.
        let_be: Does what Escape means.
        call: Makes a call, if calls are being made; says whether they are.
    """

    def __init__(
        self,
        hand: HandInput,
        enter: Callable[[bool], None],
        let_be: Callable[[], None],
        call: Callable[[Call], bool],
    ) -> None:
        self._hand = hand
        self._enter = enter
        self._let_be = let_be
        self._call = call

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; False if it means nothing here."""
        key = event.key()
        if event.modifiers() & _COMMANDING:
            return False
        if key in _STEP_OF_KEY:
            self._hand.focus.step(_STEP_OF_KEY[key])
            return True
        if event.isAutoRepeat():
            return True  # a key that is held down plays one card, not a handful
        return self._press_once(key)

    def _press_once(self, key: int) -> bool:
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._hand.focus.to_end(last=key == Qt.Key.Key_End)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._hand.focus.to_hand(far=key == Qt.Key.Key_Up)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter(key != Qt.Key.Key_Space)
        elif key == Qt.Key.Key_Escape:
            self._let_be()
        else:
            return key in CALL_OF_KEY and self._call(CALL_OF_KEY[key])
        return True
