"""A total of the score sheet that counts up to what it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QVariantAnimation, Slot
from PySide6.QtWidgets import QWidget

from quinto_desktop.rules import Side
from quinto_desktop.window.panels.sheet_items import Item, Text
from quinto_desktop.window.panels.sheet_page import Page


class Counting(QVariantAnimation):
    """Lets one side's total show less than it is for a moment.

    Args:
        sheet: Is painted anew where the figure stands.
    """

    def __init__(self, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._side: Side | None = None
        self._figure = sheet.rect()
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._on_value_changed)
        self.finished.connect(self.finish)

    def hold(self, side: Side, before: int, after: int) -> None:
        """Show what a side's total was before its last points, until they are counted.

        Args:
            side: Whose total.
            before: What it was.
            after: What it is.
        """
        self.finish()
        self._side = side
        self.setStartValue(before)
        self.setEndValue(after)
        self.setCurrentTime(0)
        self._sheet.update()

    def begin(self, duration_ms: int) -> None:
        """Count up from what is held."""
        if self._side is not None and duration_ms:
            self.setDuration(duration_ms)
            self.start()
        else:
            self.finish()

    @Slot()
    def finish(self) -> None:
        """Show what the total is."""
        if self._side is not None:
            self._side = None
            self.stop()
            self._sheet.update()

    def items_of(self, page: Page) -> Sequence[Item]:
        """What is to be painted of a page at this moment."""
        place = None if self._side is None else page.totals.get(self._side)
        if place is None:
            return page.items
        total = page.items[place]
        assert isinstance(total, Text)
        self._figure = total.rect.toAlignedRect()
        items = list(page.items)
        items[place] = total._replace(text=str(self.currentValue()))
        return items

    @Slot()
    def _on_value_changed(self) -> None:
        self._sheet.update(self._figure)
