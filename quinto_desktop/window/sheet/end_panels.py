"""The panels over a table that tell what has ended, and what next: the account, and all hands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent

from quinto_desktop.game.past.history import DealtCards
from quinto_desktop.rules import Observation, Seat
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.surfaces import SHADOW, paint_paper
from quinto_desktop.window.look.text_fitting import without_widow
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.sheet.account import Account, all_hands
from quinto_desktop.window.sheet.account_view import AccountView
from quinto_desktop.window.sheet.all_hands import AllHands
from quinto_desktop.window.sheet.ending import Ending
from quinto_desktop.window.sheet.game_end import GameEnd
from quinto_desktop.window.sheet.match_ending import MatchEnding
from quinto_desktop.window.sheet.match_paper import MatchPaper
from quinto_desktop.window.sheet.results import Line, Result, ResultLines, hands_row, result_of
from quinto_desktop.window.table.choices import ChoicePanel, Notice, PanelRoom
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.ledge import LedgeButton, LedgeRow
from quinto_desktop.window.text.seat_text import Speaker

_WIDTH, _SMALL_WIDTH = 536.0, 496.0
_PADDING, _SMALL_PADDING = 30.0, 22.0
_ATTEMPTS = ((False, 1.0), (True, 1.0), (True, 0.85), (True, 0.7), (True, 0.6))
"""Whether rows leave, and how much smaller everything is, the best first."""


class AccountPanel(ChoicePanel):
    """Shows the account of a deal that has just ended."""

    lies_in_middle = True

    def __init__(self, look: CurrentTheme, marks: Marks, table: TableSignals) -> None:
        super().__init__(look, table)
        self._scale = 1.0
        self._view = AccountView(look, marks, self)

    def tell(self, title: str, account: Account, row: LedgeRow) -> None:
        self._view.tell(account)
        self.setAccessibleName(title)
        self.setAccessibleDescription(account.spoken)
        self.offers = row

    def stand(self, room: PanelRoom) -> None:
        """Find a place in the middle, leaving out rows if there is no room for all."""
        if self.offers.buttons:  # else there is no account yet
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
        foot = self._view.y() + self._view.height()
        self.resize(round(wide + 2 * SHADOW), round(foot + 0.8 * padding + SHADOW))
        has_width = is_small or wide >= _WIDTH * across
        return has_width and self.height() - 2 * SHADOW <= room.height()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click hurries what still moves.
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        place = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        paint_paper(painter, place, self._look.theme, self._scale)
        painter.end()


_MARGINS = (30, 20, 30, 22)
_EDGE = 6  # to whatever may not be covered
_TEXT, _LEAST_TEXT = 14, 13  # in design units, and in pixels


class ResultPanel(ChoicePanel):
    """A title, a text, and an optional small table."""

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._title = self.add_label()
        self._text = self.add_label()
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        self._lines = ResultLines(look, self)
        self.column.setContentsMargins(*_MARGINS)
        self.column.setSpacing(8)
        for part in (self._title, self._text, self._lines):
            self.column.addWidget(part)

    def tell(self, notice: Notice, lines: tuple[Line, ...] = ()) -> None:
        self._title.setText(notice.title)
        self._text.setText(without_widow(notice.text))
        self._text.setVisible(bool(notice.text))
        self._lines.tell(lines)
        self.offers = notice.row
        self.setAccessibleName(notice.title)
        told = filter(None, (notice.text, self._lines.accessibleName()))
        self.setAccessibleDescription("\n".join(told))

    def stand(self, room: PanelRoom) -> None:
        """Centre the panel where there is room; on a small table the text stays legible."""
        unit = max(_LEAST_TEXT / _TEXT, room.unit)
        self._title.setFont(serif_font(22 * unit, bold=True))
        self._text.setFont(ui_font(_TEXT * unit))
        width = round(min(520 * max(1.0, unit), room.widest))
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
        self._game_end = GameEnd(look, marks, art, table)
        self._match_end = MatchPaper(look, table)
        self._hands = AllHands(look, marks, art, table)

    @property
    def panels(self) -> tuple[ChoicePanel, ...]:
        return self._hands, self._result, self._account, self._game_end, self._match_end

    @property
    def hands(self) -> ChoicePanel:
        return self._hands

    def result_of(self, observation: Observation, speaker: Speaker) -> Notice | None:
        return result_of(observation, speaker)

    def write(self, notice: Notice) -> ChoicePanel:
        result = notice if isinstance(notice, Result) else None
        if result is not None and result.account is not None:
            self._account.tell(result.title, result.account, result.row)
            return self._account
        ending = None if result is None else result.ending
        if isinstance(ending, Ending):
            self._game_end.tell(ending, notice.row)
            return self._game_end
        if isinstance(ending, MatchEnding):
            self._match_end.tell(ending, notice.row)
            return self._match_end
        self._result.tell(notice, () if result is None else result.lines)
        return self._result

    def write_hands(
        self, observation: Observation, speaker: Speaker, viewer: Seat, onward: LedgeButton
    ) -> bool:
        dealt = self._dealt()
        if dealt is None or not observation.results:
            return False
        content = all_hands(dealt, observation, speaker, viewer)
        self._hands.tell(content, hands_row(onward))
        return True
