"""Panels that offer choices: the results and notices over the table, and the bar with the calls."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QShowEvent

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Observation, Seat
from quinto_desktop.window.controls.panels import Plate
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.ledge import LedgeButton, LedgeRow
from quinto_desktop.window.text.seat_text import Speaker


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
    END = "end"
    BACK = "back"
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
        felt: What the wood surrounds.
    """

    unit: float
    centre: tuple[float, float]
    widest: float
    top: float
    foot: float
    felt: QRectF


class ChoicePanel(Plate):
    """A panel that tells something, while the ledge shows what it `offers`.

    Signals:
        unfolded(): All of it is there.
    """

    unfolded = Signal()

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

    def look_ahead(self) -> None:
        """Prepare what takes time, before it is shown."""

    def forget(self) -> None:
        """Keep no picture: nobody looks back at it."""

    def unfold(self, pace: Pace) -> None:
        """Begin to be there, after what has just been played; most panels are simply there."""

    def finish(self) -> None:
        """Finish appearing at once."""

    def stop_effects(self) -> None:
        """Be as if it had been there for long."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the game waits for, and what the ledge offers meanwhile.

    Attributes:
        first: What is told before it, where it follows what has just been played.
    """

    title: str
    text: str
    row: LedgeRow
    first: Notice | None = field(default=None, kw_only=True)


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

    def expect(self, observation: Observation, speaker: Speaker) -> ChoicePanel | None:
        """The panel for a result that is about to be told, if it can prepare for it."""

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

    def expect(self, observation: Observation, speaker: Speaker) -> ChoicePanel | None:
        return None

    def write(self, notice: Notice) -> ChoicePanel:
        raise NotImplementedError(notice.title)

    def write_hands(
        self, observation: Observation, speaker: Speaker, viewer: Seat, onward: LedgeButton
    ) -> bool:
        return False


class FeltPanel(ChoicePanel):
    """Covers the felt.

    Cards that are left in the hands would reach over the wood, so they are not shown meanwhile.

    Attributes:
        felt: The felt, from the corner of the panel.
        unit: The scale of the table.
    """

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self.felt = QRectF()
        self.unit = 1.0

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._hold_back(held=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        panels = self._table.findChildren(FeltPanel)
        if all(panel.isHidden() for panel in panels):  # else another has come already
            self._hold_back(held=False)

    def _hold_back(self, *, held: bool) -> None:
        for card in self._table.findChildren(CardWidget):
            card.hold_back(held=held)

    def stand(self, room: PanelRoom) -> None:
        whole = room.felt.toAlignedRect()
        self.unit, self.felt = room.unit, room.felt.translated(-QPoint(whole.topLeft()))
        self.setGeometry(whole)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click hurries what still moves.
        event.ignore()
