"""A panel that covers the felt of a table, and leaves the wood round it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QMouseEvent

from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.choices import ChoicePanel, PanelRoom
from quinto_desktop.window.table.felt import TableSignals


class FeltPanel(ChoicePanel):
    """Covers the felt.

    Attributes:
        felt: The felt, from the corner of the panel.
        unit: The scale of the table.
    """

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self.felt = QRectF()
        self.unit = 1.0

    def stand(self, room: PanelRoom) -> None:
        whole = room.felt.toAlignedRect()
        self.unit, self.felt = room.unit, room.felt.translated(-QPoint(whole.topLeft()))
        self.setGeometry(whole)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click hurries what still moves.
        event.ignore()
