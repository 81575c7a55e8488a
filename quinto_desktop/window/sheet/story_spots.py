"""The tricks on the paper of a deal as places to click, for the keys and for the ear."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop.rules import CACHETTE_TRICK
from quinto_desktop.window.look.keyboard import COMMANDING
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.sheet.story_axis import CLOSING, StoryAxis
from quinto_desktop.window.text.translation import translate

_WAYS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class TrickSpots(QWidget):
    """The tricks as a list: each can be clicked and read, and arrows lead from one to the next.

    Signals:
        chosen(int): A trick is to be seen, from 1.
    """

    heard_as = QAccessible.Role.List

    chosen = Signal(int)

    def __init__(self, look: CurrentTheme, paper: QWidget) -> None:
        super().__init__(paper)
        self._spots = [TrickSpot(number, look, self) for number in range(1, CLOSING)]
        for spot in self._spots:
            spot.clicked.connect(self._on_spot_clicked)
        self.setAccessibleName(translate("Story", "Tricks"))

    def tell(self, rows: Sequence[str]) -> None:
        """Name as many as have been played, each by what is said of it."""
        for spot in self._spots:
            spot.setVisible(spot.number <= len(rows))
        for spot, row in zip(self._spots, rows, strict=False):
            spot.setAccessibleName(row)
        self._lead_to(self._spots[0])

    def stand(self, axis: StoryAxis, origin: QPointF) -> None:
        """Lie over the columns of a paper whose corner is there."""
        whole = axis.column(1).united(axis.column(CACHETTE_TRICK)).toAlignedRect()
        whole.adjust(-6, -6, 6, 6)
        self.setGeometry(whole.translated(origin.toPoint()))
        for spot in self._spots:
            place = axis.column(spot.number).adjusted(-4, -4, 4, 4).toAlignedRect()
            spot.setGeometry(place.translated(-whole.topLeft()))

    def _lead_to(self, stop: TrickSpot) -> None:
        for spot in self._spots:
            policy = Qt.FocusPolicy.TabFocus if spot is stop else Qt.FocusPolicy.NoFocus
            spot.setFocusPolicy(policy)

    @Slot()
    def _on_spot_clicked(self) -> None:
        spot = self.sender()
        assert isinstance(spot, TrickSpot)  # nothing else is connected
        self.chosen.emit(spot.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown = [spot for spot in self._spots if not spot.isHidden()]
        place = next((at for at, spot in enumerate(shown) if spot.hasFocus()), None)
        if place is None or event.key() not in _WAYS or event.modifiers() & COMMANDING:
            event.ignore()
            return
        place += _WAYS[event.key()] * (-1 if self.isRightToLeft() else 1)
        if 0 <= place < len(shown):
            shown[place].setFocus(Qt.FocusReason.OtherFocusReason)
            self._lead_to(shown[place])


class TrickSpot(QAbstractButton):
    """A trick of the story, as a place to click: it paints nothing but that it has been found."""

    heard_as = QAccessible.Role.Button

    def __init__(self, number: int, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self._look = look
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _WAYS:  # Qt would go by where buttons are
            event.ignore()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.hasFocus() and not self.underMouse():
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.hasFocus():  # a double line outside the thing
            painter.setPen(QPen(QColor(theme.side_ns if theme.is_dark else theme.focus), 2.2))
            painter.drawRoundedRect(place, 10, 10)
        else:
            painter.setPen(QPen(QColor(theme.rule), 1.2 * theme.weight))
            painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 8, 8)
        painter.end()
