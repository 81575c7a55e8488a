"""The panels over a table that tell what has ended, and what next: the account, and all hands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.game.past.history import DealtCards
from quinto_desktop.rules import Observation, Seat
from quinto_desktop.window.controls.panels import TableButton
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.surfaces import SHADOW, paint_paper
from quinto_desktop.window.look.text_fitting import read_from_side, without_widow
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.sheet.account import Account, all_hands
from quinto_desktop.window.sheet.account_view import AccountView
from quinto_desktop.window.sheet.all_hands import AllHands
from quinto_desktop.window.sheet.end_scene import EndScene
from quinto_desktop.window.sheet.results import Line, Result, ResultLines, hands_choices, result_of
from quinto_desktop.window.table.choices import Choice, ChoicePanel, Notice, PanelRoom
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.text.seat_text import Speaker

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
        self._view.tell(account)
        self.setAccessibleName(title)
        self.setAccessibleDescription(account.spoken)
        self.offer(choices)

    @property
    def in_tab_order(self) -> list[TableButton]:
        """As they are read in the row: the default one is the last."""
        return [*self.buttons[1:], self.buttons[0]]

    def button_for(self, choice: Choice, *, is_default: bool) -> TableButton:
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


_MARGINS = (30, 20, 30, 22)
_EDGE = 6  # to whatever may not be covered
_TEXT, _LEAST_TEXT = 14, 13  # in design units, and in pixels


class ResultPanel(ChoicePanel):
    """A title, a text, an optional small table, and buttons to go on.

    The first of them is last in the row and ends at its middle: the other half is where the
    doubling bar has its costly calls.
    """

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._title = self.add_label()
        self._text = self.add_label()
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        self._lines = ResultLines(look, self)
        self.row.setSpacing(_BETWEEN)
        self.row.addStretch()
        self.column.setContentsMargins(*_MARGINS)
        self.column.setSpacing(8)
        for part in (self._title, self._text, self._lines):
            self.column.addWidget(part)
        self.column.addLayout(self.row)

    def tell(self, notice: Notice, lines: tuple[Line, ...] = ()) -> None:
        self._title.setText(notice.title)
        self._text.setText(without_widow(notice.text))
        self._text.setVisible(bool(notice.text))
        self._lines.tell(lines)
        self.offer(notice.choices)
        self.setAccessibleName(notice.title)
        told = filter(None, (notice.text, self._lines.accessibleName()))
        self.setAccessibleDescription("\n".join(told))

    def button_for(self, choice: Choice, *, is_default: bool) -> TableButton:
        button = super().button_for(choice._replace(key=""), is_default=is_default)
        self.row.insertWidget(1, button)
        return button

    def stand(self, room: PanelRoom) -> None:
        """Centre the panel where there is room; on a small table the text stays legible."""
        unit = max(_LEAST_TEXT / _TEXT, room.unit)
        self._title.setFont(serif_font(22 * unit, bold=True))
        self._text.setFont(ui_font(_TEXT * unit))
        width = round(min(520 * max(1.0, unit), room.widest))
        for button in self.buttons:
            button.set_unit(unit)
            button.setFixedWidth((width - _MARGINS[0] - _MARGINS[2] - _BETWEEN) // 2)
        self._lines.stand(width - 60, unit)
        self.fit(width)
        x = round(room.centre[0] - width / 2)
        y = round(room.centre[1] - self.height() / 2)
        lowest = round(room.foot - self.height() - _EDGE)
        self.move(x, max(_EDGE, min(max(y, round(room.top + _EDGE)), lowest)))


class EndPanels:
    """Tells results and notices on a table: see `ResultPanels`, which it is to the table.

    `dealt` gives the cards of the deal as they were dealt; None before it is over.
    """

    def __init__(
        self,
        look: CurrentTheme,
        marks: Marks,
        art: CardArt,
        table: TableSignals,
        dealt: Callable[[], DealtCards | None],
    ) -> None:
        self._dealt = dealt
        self._result = ResultPanel(look, table)
        self._account = AccountPanel(look, marks, table)
        self._ending = EndScene(look, marks, art, table)
        self._hands = AllHands(look, marks, art, table)

    @property
    def panels(self) -> tuple[ChoicePanel, ...]:
        return self._hands, self._result, self._account, self._ending

    @property
    def hands(self) -> ChoicePanel:
        return self._hands

    def result_of(self, observation: Observation, speaker: Speaker) -> Notice | None:
        return result_of(observation, speaker)

    def write(self, notice: Notice) -> ChoicePanel:
        result = notice if isinstance(notice, Result) else None
        if result is not None and result.account is not None:
            self._account.tell(result.title, result.account, result.choices)
            return self._account
        if result is not None and result.ending is not None:
            self._ending.tell(result.ending, result.notes, result.lines, result.choices)
            return self._ending
        self._result.tell(notice, () if result is None else result.lines)
        return self._result

    def write_hands(
        self, observation: Observation, speaker: Speaker, viewer: Seat, onward: Choice
    ) -> bool:
        dealt = self._dealt()
        if dealt is None or not observation.results:
            return False
        content = all_hands(dealt, observation, speaker, viewer)
        self._hands.tell(content, hands_choices(onward))
        return True
