"""The buttons at the foot of the New game dialog."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from quinto_desktop.window.controls.fields import FIELD_HEIGHT
from quinto_desktop.window.look.styling import make_primary, make_quiet
from quinto_desktop.window.text.fair_text import shortened
from quinto_desktop.window.text.translation import fill, translate

_APART = 12


class ShrinkingButton(QPushButton):
    """A button with a shorter text where there is no room for the whole.

    Args:
        texts: The texts, longest first.
    """

    def __init__(self, texts: Sequence[str], parent: QWidget) -> None:
        super().__init__(texts[0], parent)
        self._texts = tuple(texts)
        self.setAccessibleName(texts[0])
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_texts(self, texts: Sequence[str]) -> None:
        """Show other texts, longest first."""
        self._texts = tuple(texts)
        self.setAccessibleName(texts[0])
        self.updateGeometry()
        self._choose()

    def sizeHint(self) -> QSize:
        return self._size_for(self._texts[0])

    def minimumSizeHint(self) -> QSize:
        return self._size_for(self._texts[-1])

    def _size_for(self, text: str) -> QSize:
        size, metrics = super().sizeHint(), self.fontMetrics()
        other = metrics.horizontalAdvance(text) - metrics.horizontalAdvance(self.text())
        return QSize(size.width() + other, size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose()

    def _choose(self) -> None:
        fits = (text for text in self._texts if self._size_for(text).width() <= self.width())
        self.setText(next(fits, self._texts[-1]))


class Foot(QWidget):
    """What to do with the choices, and the ways to further pages and back."""

    def __init__(self, commitment: bytes, parent: QWidget, *, has_fair_page: bool) -> None:
        super().__init__(parent)
        self._has_fair_page = has_fair_page
        whole = fill(self.tr("Fair deal {digits}…"), digits=shortened(commitment))
        self._texts = whole, self.tr("Fair deal…"), self.tr("Fair…")
        self.back = QPushButton(translate("NewGameDialog", "&Back to players"), self)
        self.as_last_time = QPushButton(translate("NewGameDialog", "&As last time"), self)
        self.as_last_time.setAccessibleDescription(
            translate("NewGameDialog", "Brings back the players and rules of the last game")
        )
        self.fair = ShrinkingButton(self._texts, self)
        self.fair.setToolTip(self.tr("The number that seals the cards, and words of your own"))
        self.cancel = QPushButton(translate("NewGameDialog", "Cancel"), self)
        self.start = QPushButton(translate("NewGameDialog", "S&tart game"), self)
        make_primary(self.start)
        for button in (self.back, self.as_last_time, self.fair):
            make_quiet(button)
        for button in self.buttons:
            button.setMinimumHeight(FIELD_HEIGHT)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_APART)
        for button in (self.as_last_time, self.fair, self.back):
            layout.addWidget(button)
        layout.addStretch(1)
        layout.addWidget(self.cancel)
        layout.addWidget(self.start)
        self.show_page(is_first=True)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All buttons, in tab order."""
        return self.back, self.as_last_time, self.fair, self.cancel, self.start

    def show_page(self, *, is_first: bool) -> None:
        """Offer the ways that lead on from the first page, or back to it."""
        self.back.setVisible(not is_first)
        self.as_last_time.setVisible(is_first)
        self.fair.setVisible(is_first and self._has_fair_page)

    def show_shared(self, *, is_shared: bool) -> None:
        """Show whether the cards come from a number that others may know."""
        shared = self.tr("A shared game"), self.tr("Shared")
        self.fair.show_texts(shared if is_shared else self._texts)
        self.fair.setEnabled(not is_shared)
