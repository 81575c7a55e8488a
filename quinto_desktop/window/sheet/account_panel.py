"""The account of a deal on the table: a slip of paper, and buttons to go on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.surfaces import SHADOW, paint_paper
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.account import Account
from quinto_desktop.window.sheet.account_view import AccountView
from quinto_desktop.window.table.choices import Choice, ChoicePanel, PanelRoom
from quinto_desktop.window.table.panels import TableButton
from quinto_desktop.window.table.signals import TableSignals

_WIDTH, _SMALL_WIDTH = 536.0, 496.0
_PADDING, _SMALL_PADDING = 30.0, 22.0
_ABOVE_BUTTONS, _LESS_ABOVE_BUTTONS = 12.0, 4.0
_BETWEEN, _BETWEEN_ROWS = 8, 4.0
_ATTEMPTS = ((False, 1.0), (True, 1.0), (True, 0.85), (True, 0.7), (True, 0.6))
"""Whether rows leave, and how much smaller everything is, the best first."""

_MOST_PADDING, _FAIR_PADDING, _LEAST_PADDING = 16, 9, 4  # of a button's text

_IN_ONE_ROW = 3
"""How many buttons stay in one row even where it has no room for all; more take two."""


class AccountPanel(ChoicePanel):
    """Shows the account of a deal that has just ended, and asks for the next one.

    The default button is last in the row, or in the second one if there are two.
    """

    lies_in_middle = True

    def __init__(self, look: CurrentTheme, marks: Marks, table: TableSignals) -> None:
        super().__init__(look, table)
        self._scale = 1.0
        self._view = AccountView(look, marks, self)

    def tell(self, title: str, account: Account, choices: tuple[Choice, ...]) -> None:
        """Change the account and the buttons; the first choice is the default."""
        self._view.tell(account)
        self.setAccessibleName(title)
        self.setAccessibleDescription(account.spoken)
        self.offer(choices)

    @property
    def in_tab_order(self) -> list[TableButton]:
        """As they are read in the row: the default one is the last."""
        return [*self.buttons[1:], self.buttons[0]]

    def button_for(self, choice: Choice, *, is_default: bool) -> TableButton:
        """Make the button of a choice, on paper."""
        text, key = choice.text, choice.key
        return TableButton(text, key, self._look, self, primary=is_default, on_paper=True)

    def stand(self, room: PanelRoom) -> None:
        """Find a place in the middle, leaving out rows if there is no room for all."""
        if self.buttons:  # else there is no account yet
            self._stand_in(room.middle, max(1.0, room.unit))

    def _stand_in(self, room: QRectF, scale: float) -> None:
        for is_small, shrunk in _ATTEMPTS:
            self._scale = scale * shrunk
            if self._arrange(room, scale, is_small=is_small):
                break
        x = room.center().x() - self.width() / 2
        y = room.center().y() - self.height() / 2
        lowest = max(0.0, room.bottom() + SHADOW - self.height())
        self.move(round(x), round(max(0.0, min(y, lowest))))
        self.update()

    def _arrange(self, room: QRectF, across: float, *, is_small: bool) -> bool:
        # The scale of the contents may be less than that of the width; where it `is_small`, rows
        # leave.
        scale = self._scale
        wide = min((_SMALL_WIDTH if is_small else _WIDTH) * across, room.width())
        padding = (_SMALL_PADDING if is_small else _PADDING) * scale
        self._view.stand(wide - 2 * padding, scale, is_small=is_small)
        self._view.move(round(SHADOW + padding), round(SHADOW + 0.8 * padding))
        above = (_LESS_ABOVE_BUTTONS if is_small else _ABOVE_BUTTONS) * scale
        top = self._view.y() + self._view.height() + above
        for button in self.buttons:
            button.set_unit(scale)
        row = QRectF(SHADOW + padding - 5, top, wide - 2 * padding + 10, 0)
        row.setHeight(max(button.sizeHint().height() for button in self.buttons))
        rows = self._rows(row.width())
        for buttons in rows:
            self._put_buttons(row, buttons)
            foot = row.bottom()
            row.moveTop(foot + _BETWEEN_ROWS * scale)
        self.resize(round(wide + 2 * SHADOW), round(foot + 0.8 * padding - 5 + SHADOW))
        is_whole = len(rows) == 1 or max(_wide(buttons) for buttons in rows) <= row.width()
        has_width = is_whole and (is_small or wide >= _WIDTH * across)
        return has_width and self.height() - 2 * SHADOW <= room.height()

    def _rows(self, width: float) -> list[list[TableButton]]:
        default, *others = self.buttons
        rows = [[*others, default]]
        if len(self.buttons) > _IN_ONE_ROW and not self._fits(rows[0], width, _FAIR_PADDING):
            places = range(1, len(self.buttons))
            splits = [[others[:place], [*others[place:], default]] for place in places]
            rows = min(splits, key=lambda both: max(_wide(row) for row in both))
        for padding in range(_MOST_PADDING, _LEAST_PADDING - 1, -1):
            fitting = [self._fits(row, width, padding) for row in rows]
            if all(fitting):
                break
        return rows

    def _fits(self, row: list[TableButton], width: float, padding: int) -> bool:
        for button in row:
            button.set_padding(1.75 * padding if button is self.buttons[0] else padding)
        return _wide(row) <= width

    def _put_buttons(self, row: QRectF, buttons: list[TableButton]) -> None:
        x, end = row.left(), row.right()
        default, others = self.buttons[0], [one for one in buttons if one is not self.buttons[0]]
        if default in buttons:
            wide = default.sizeHint().width()
            end -= wide
            self._put(default, QRectF(end, row.top(), wide, row.height()))
        for button in others:
            wide = button.sizeHint().width()
            self._put(button, QRectF(x, row.top(), wide, row.height()))
            x += wide + _BETWEEN
            button.setVisible(x <= end)  # its key works all the same

    def _put(self, button: QWidget, place: QRectF) -> None:
        # From right to left the row is mirrored.
        button.setGeometry(read_from_side(self, place.toRect()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click beside the buttons hurries what still moves.
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        place = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        paint_paper(painter, place, self._look.theme, self._scale)
        painter.end()


def _wide(row: list[TableButton]) -> int:
    return sum(button.sizeHint().width() + _BETWEEN for button in row)
