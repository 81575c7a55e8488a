"""The figures of the score sheet as buttons: the pointer, the keys and screen readers find them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from quinto_desktop.window.look.theme import Theme, themed_pen, ui_font
from quinto_desktop.window.score_sheet.figures import Figure
from quinto_desktop.window.score_sheet.page import CENTRE, Spot, Text, fitted

_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ASIDE = 3.0
"""How much further away a figure counts that does not stand straight ahead."""


class FigureButton(QAbstractButton):
    """A figure that the sheet has painted: only what is under it is the sheet's.

    Signals:
        walked(object): An arrow key asks for the next figure; how far right and how far down.
        noticed(): The keys have come to it.

    Args:
        theme: The colours.
        sheet: The score sheet.
    """

    walked = Signal(object)
    noticed = Signal()

    def __init__(self, theme: Theme, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._theme = theme
        self.spot: Spot | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_spot(self, spot: Spot, description: str) -> None:
        """Be the button of a figure.

        Args:
            spot: The figure.
            description: What makes it up.
        """
        self.spot = spot
        self.setGeometry(spot.rect.toAlignedRect())
        self.setAccessibleName(spot.name)
        self.setAccessibleDescription(description)
        self.show()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter asks as Space does; arrows go on to the next figure."""
        way = _WAYS.get(Qt.Key(event.key()))
        if way is not None:
            self.walked.emit(way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keys are here."""
        super().focusInEvent(event)
        self.noticed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a ring where the pointer or the keys are."""
        if not (self.hasFocus() or self.underMouse() or self.isDown()):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wash = QColor(self._theme.crown)
        wash.setAlpha(64 if self.isDown() else 28)
        painter.setBrush(wash)
        ring = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
        if not self.hasFocus():
            painter.setPen(QPen(QColor(self._theme.rule), 1.4))
            painter.drawRoundedRect(ring, 4, 4)
            return
        # Seen on paper, and on a figure that is filled.
        painter.setPen(QPen(QColor(self._theme.sheet), 2.2))
        painter.drawRoundedRect(ring.adjusted(2, 2, -2, -2), 3, 3)
        painter.setPen(QPen(QColor(self._theme.ink), 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, 4, 4)


class SheetFigures(QObject):
    """Keeps a button for every figure of a sheet.

    Tab comes to one of them, the arrow keys go on to the others.

    Signals:
        asked(object, object): Somebody asks about a `Figure`, which stands in this `QRect` of the
            screen.

    Args:
        theme: The colours.
        sheet: The score sheet.
        explain: What makes a figure up, in words, for screen readers.
    """

    asked = Signal(object, object)

    def __init__(self, theme: Theme, sheet: QWidget, explain: Callable[[Figure], str]) -> None:
        super().__init__(sheet)
        self._theme = theme
        self._sheet = sheet
        self._explain = explain
        self._buttons: list[FigureButton] = []
        self._count = 0

    @property
    def buttons(self) -> Sequence[FigureButton]:
        """The buttons, from the top of the sheet to its foot."""
        return self._buttons[: self._count]

    def place(self, spots: Sequence[Spot]) -> None:
        """Let there be a button for each of these figures."""
        while len(self._buttons) < len(spots):
            self._buttons.append(self._button())
        self._count = len(spots)
        is_read = _is_read()
        for button, spot in zip(self._buttons, spots, strict=False):
            button.show_spot(spot, self._explain(spot.figure) if is_read else "")
        for button in self._buttons[self._count :]:
            if button.hasFocus():
                self._sheet.setFocus()
            button.hide()
        if spots and not any(
            button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in self.buttons
        ):
            self._give_tab_to(self._buttons[0])

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        for button in self._buttons:
            button.set_theme(theme)

    def _button(self) -> FigureButton:
        button = FigureButton(self._theme, self._sheet)
        _put_behind(self._buttons[-1] if self._buttons else self._sheet, button)
        button.clicked.connect(lambda: self._ask(button))
        button.walked.connect(lambda way: self._walk(button, way))
        button.noticed.connect(lambda: self._notice(button))
        return button

    def _ask(self, button: FigureButton) -> None:
        assert button.spot is not None  # it is shown
        place = QRect(button.mapToGlobal(QPoint(0, 0)), button.size())
        self.asked.emit(button.spot.figure, place)

    def _notice(self, button: FigureButton) -> None:
        self._give_tab_to(button)
        if button.spot is not None:
            button.setAccessibleDescription(self._explain(button.spot.figure))

    def _give_tab_to(self, chosen: FigureButton) -> None:
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        chosen.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _walk(self, button: FigureButton, way: tuple[int, int]) -> None:
        """Go to the nearest figure in a direction."""
        here = button.geometry().center()

        def distance(other: FigureButton) -> float:
            gap = other.geometry().center() - here
            ahead = gap.x() * way[0] + gap.y() * way[1]
            aside = abs(gap.x() * way[1]) + abs(gap.y() * way[0])
            return ahead + _ASIDE * aside if ahead > 0 else float("inf")

        nearest = min(self.buttons, key=distance)
        if distance(nearest) < float("inf"):
            nearest.setFocus(Qt.FocusReason.TabFocusReason)


def _is_read() -> bool:
    """Whether a screen reader, or anything like it, looks at the window."""
    # Not at the top: the window starts sooner without its long lists of names.
    from PySide6.QtGui import QAccessible

    return QAccessible.isActive()


def _put_behind(before: QWidget, button: QWidget) -> None:
    """Let Tab come to a button next, and so before the buttons at the sheet's foot."""
    policies = before.focusPolicy(), button.focusPolicy()
    for widget in (before, button):  # Qt orders only what Tab comes to
        widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    QWidget.setTabOrder(before, button)
    for widget, policy in zip((before, button), policies, strict=True):
        widget.setFocusPolicy(policy)


class SheetButton(QPushButton):
    """A button printed on the sheet.

    Args:
        theme: Its colours.
        parent: The sheet.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text_font = ui_font(13, bold=True)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def set_text_font(self, font: QFont) -> None:
        """Use a font of the sheet."""
        self._text_font = font
        self.update()

    def fitted(self, font: QFont) -> Text:
        """The button's text in a font, smaller if it would not fit."""
        room = QRectF(self.rect()).adjusted(6, 0, -6, 0)
        colour = self._theme.ink if self.isEnabled() else self._theme.ink_secondary
        return fitted(room, self.text(), font, colour, CENTRE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button in the way of the sheet."""
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or self.underMouse():
            painter.setBrush(QColor(theme.race_ground if not self.isDown() else theme.gilt))
        painter.setPen(themed_pen(theme, theme.rule, 1.2))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.ink), 2.4))
            rect.adjust(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(rect, 6, 6)
        text = self.fitted(self._text_font)
        painter.setFont(text.font)
        painter.setPen(QColor(text.colour))
        painter.drawText(text.rect, int(CENTRE | Qt.AlignmentFlag.AlignVCenter), text.text)
