"""A panel that covers the felt of a table, and leaves the wood round it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QHideEvent, QMouseEvent, QShowEvent

from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.choices import ChoicePanel, PanelRoom
from quinto_desktop.window.table.felt import TableSignals


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

    _hidden: tuple[CardWidget, ...] = ()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        cards = self._table.findChildren(CardWidget)
        self.hold_back([card for card in cards if not card.isHidden()])

    def hold_back(self, cards: Iterable[CardWidget]) -> None:
        """Show no more of these cards as long as the panel is there."""
        self._hidden = (*self._hidden, *cards)
        for card in self._hidden:
            card.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not self.isHidden():
            return
        hidden, self._hidden = self._hidden, ()
        panels = self._table.findChildren(FeltPanel)
        over = next((panel for panel in panels if not panel.isHidden()), None)
        if over is not None:  # it has come already
            over.hold_back(hidden)
            return
        for card in hidden:
            card.show()

    def stand(self, room: PanelRoom) -> None:
        whole = room.felt.toAlignedRect()
        self.unit, self.felt = room.unit, room.felt.translated(-QPoint(whole.topLeft()))
        self.setGeometry(whole)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click hurries what still moves.
        event.ignore()
