"""Panels that offer choices: the results and notices over the table, and the bar with the calls."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QResizeEvent

from quinto_desktop.rules import Call, Observation, Seat
from quinto_desktop.window.controls.panels import InputGuard, Plate, TableButton
from quinto_desktop.window.look.text_fitting import balanced_lines
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, ui_font
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.ledge import LedgeButton, LedgeRow
from quinto_desktop.window.text import turn_text
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill


class Intent(Enum):
    """A request to the game besides calls and cards."""

    DRAW = "draw"
    DEAL = "deal"
    NEW_GAME = "new game"
    SAME_AGAIN = "same again"
    DEAL_AGAIN = "deal again"
    SHOW_HANDS = "show hands"
    REPLAY = "replay"
    REVIEW = "review"
    TURN = "turn"
    COPY_RESULT = "copy result"
    READY = "ready"
    RETRY = "retry"


class PanelRoom(NamedTuple):
    """Where a table has room for panels.

    Attributes:
        centre: The middle of a panel that leaves most of the table free.
        widest: How wide that one may be.
        top: What it may not cover ends here.
        foot: What it may not cover begins here again.
        middle: What names, piles and cachette leave free in the middle.
    """

    unit: float
    centre: tuple[float, float]
    widest: float
    top: float
    foot: float
    middle: QRectF


class ChoicePanel(Plate):
    """A panel that tells something, while the ledge shows what it `offers`.

    The cachette makes room for one that `lies_in_middle`.
    """

    lies_in_middle = False

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._table = table
        self.offers = LedgeRow()
        self.hide()

    def stand(self, room: PanelRoom) -> None:
        """Find a place on the table at its present size."""
        raise NotImplementedError

    def appear(self, win_ms: int, *, is_still: bool) -> None:
        """Celebrate for `win_ms` milliseconds, 0 or more, that the game has just been won.

        Most panels are simply there.
        """

    def finish(self) -> None:
        """Finish appearing at once."""

    def stop_effects(self) -> None:
        """Be as if it had been there for long."""


class CoveringPanel(ChoicePanel):
    """A panel that covers the table at any size."""

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._unit = 1.0
        table.installEventFilter(self)

    def stand(self, room: PanelRoom) -> None:
        self.cover(room.unit)

    def cover(self, unit: float) -> None:
        self._unit = unit
        self.setGeometry(self._table.rect())
        if self.offers.buttons:
            self._arrange()

    def _arrange(self) -> None:
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._table:
            self.setGeometry(self._table.rect())
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.offers.buttons and self.isVisible():
            self.cover(self._unit)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the game waits for, and what the ledge offers meanwhile."""

    title: str
    text: str
    row: LedgeRow


class ResultPanels(Protocol):
    """The panels that tell results and notices; a table gets them from whoever makes it."""

    @property
    def panels(self) -> tuple[ChoicePanel, ...]:
        """All of them; one is shown at most."""

    @property
    def hands(self) -> ChoicePanel:
        """The one that shows all hands as they were dealt, over the result."""

    def result_of(self, observation: Observation, speaker: Speaker) -> Notice | None:
        """The result to show now; None in the middle of a deal."""

    def write(self, notice: Notice) -> ChoicePanel:
        """Write a result or a notice on the panel for it, and return that."""

    def write_hands(
        self, observation: Observation, speaker: Speaker, viewer: Seat, onward: LedgeButton
    ) -> bool:
        """Write down the hands of the deal that is over; False if there is none."""


class QuietEnds:
    """The panels of a table that only shows: there are none. See `ResultPanels`."""

    def __init__(self, look: CurrentTheme) -> None:
        self._look = look

    def on(self, table: TableSignals) -> QuietEnds:
        self._hands = ChoicePanel(self._look, table)
        return self

    @property
    def panels(self) -> tuple[ChoicePanel, ...]:
        return ()

    @property
    def hands(self) -> ChoicePanel:
        return self._hands

    def result_of(self, observation: Observation, speaker: Speaker) -> Notice | None:
        """No result: the row of tricks and the sheet tell it."""

    def write(self, notice: Notice) -> ChoicePanel:
        raise NotImplementedError(notice.title)

    def write_hands(
        self, observation: Observation, speaker: Speaker, viewer: Seat, onward: LedgeButton
    ) -> bool:
        return False


# --------------------------------------------------------------- calls
_MARGINS = (30, 22, 30, 26)
_TIGHT_MARGINS = (26, 18, 26, 20)
_GAP = 8
_SHARES = (1.0, 0.85, 0.7, 0.55, 0.4)
CALL_KEYS = {Call.PASS: "P", Call.DOUBLE: "D", Call.REDOUBLE: "R"}


class DoublingBar(Plate):
    """Offers the available calls: to pass, which costs nothing, before all others.

    The texts are above the buttons, and room is kept for the longest of them, so that at one size
    of the table a call is always in the same place, whatever is told about it.
    """

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._table = table
        self.guard = InputGuard(self)
        self._prompt = self.add_label()
        self._score = self.add_label()
        self._note = self.add_label()
        self._help = self.add_label(is_secondary=True)
        self.row.setSpacing(_GAP)
        self.row.addStretch()
        for label in (self._prompt, self._score, self._note, self._help):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.column.addWidget(label)
        self.column.addLayout(self.row)
        self.buttons: dict[Call, TableButton] = {}
        self._helps: dict[Call, str] = {}
        self._question = ""
        self.hide()

    def offer(self, observation: Observation, speaker: Speaker) -> None:
        self.take_away(self.buttons.values())
        calls = [action for action in observation.actions if isinstance(action, Call)]
        calls.sort(key=lambda call: call is not Call.PASS)
        self._helps = {call: turn_text.call_help(speaker, call, observation) for call in calls}
        self.buttons = {call: self._button(call) for call in calls}
        note = turn_text.call_note(observation)
        for call, button in self.buttons.items():
            told = filter(None, (self._helps[call], note))
            button.setAccessibleDescription(" ".join(told))
        self._question = turn_text.call_prompt(speaker, observation)
        self._prompt.setText(self._question)
        self._score.setText(turn_text.call_score(speaker, observation))
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.setAccessibleName(self._question)
        self.setAccessibleDescription(" ".join(filter(None, (self._score.text(), note))))
        self._explain(calls[0])

    def explain(self, *, explained: bool) -> None:
        """Choose whether the bar says what a call means, or somebody else does."""
        for label in (self._score, self._help):
            label.setVisible(explained)

    def _button(self, call: Call) -> TableButton:
        name, key = turn_text.call_name(call), CALL_KEYS[call]
        button = TableButton(name, key, self._look, self, primary=call is Call.PASS)
        button.clicked.connect(lambda: self._table.action_chosen.emit(call))
        self.guard.watch(button)
        button.installEventFilter(self)
        self.row.insertWidget(1, button)  # passing is last in the row
        button.show()  # else it takes no room in a bar that is up already
        return button

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            for call, button in self.buttons.items():
                if button is watched:
                    self._explain(call)
        return False

    def _explain(self, call: Call) -> None:
        self._help.setText(self._told_of(call))

    def _told_of(self, call: Call) -> str:
        text = self.tr("{call}: {meaning}")
        return fill(text, call=turn_text.call_name(call), meaning=self._helps[call])

    def stand(self, centre: tuple[float, float], foot: float, unit: float, widest: float) -> None:
        """Centre the bar on a line, with its lower edge at `foot`."""
        sides = _MARGINS if unit >= 1 else _TIGHT_MARGINS
        unit = max(1.0, unit)  # it asks for points: nothing in it is small, whatever the table is
        for share in _SHARES:  # unless it would leave the table
            self._set_type(sides, unit, share, widest)
            if self.height() <= foot:
                break
        self.move(round(centre[0] - self.width() / 2), round(foot - self.height()))

    def _set_type(
        self, sides: tuple[int, int, int, int], unit: float, share: float, widest: float
    ) -> None:
        self._prompt.setFont(serif_font(18 * unit * share, bold=True))
        for label in (self._score, self._note):
            label.setFont(ui_font(14 * unit * share))
        self._help.setFont(ui_font(13 * unit * share))
        self.scale = unit
        margins = [round(side * unit) for side in sides]
        margins[1] = round(margins[1] * share)
        self.column.setContentsMargins(*margins)
        self.column.setSpacing(round(4 * unit * share))
        width = round(min(500 * unit, widest))
        room = width - margins[0] - margins[2]
        lines = balanced_lines(self._question, self._prompt.font(), room)
        self._prompt.setText("\n".join(lines))
        for button in self.buttons.values():
            button.set_unit(unit)
            button.setFixedWidth((room - _GAP) // 2)
        self._help.setFixedHeight(self._highest_help(room))
        self.fit(width)

    def _highest_help(self, width: int) -> int:
        metrics, flags = QFontMetrics(self._help.font()), int(Qt.TextFlag.TextWordWrap)
        box = QRect(0, 0, width, 1000)
        told = [metrics.boundingRect(box, flags, self._told_of(call)) for call in self._helps]
        return max((text.height() for text in told), default=0) + 4

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.buttons:
            next(iter(self.buttons.values())).setFocus()
