"""What panels on the table are made of: a plate, buttons, and what hasty input cannot press."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QLabel, QVBoxLayout, QWidget

from quinto_desktop.window.look.fitting import fitted_text
from quinto_desktop.window.look.keyboard import COMMANDING, ENTER
from quinto_desktop.window.look.layout_direction import Clock, SteadyButton, now_ms
from quinto_desktop.window.look.motion import picture_of
from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import CurrentTheme, themed_pen, ui_font

_CORNER, _INSET = 16, 5  # of a plate, and of the hair line within
_HAIR = 70  # its opacity, of 255


_WAYS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_CLICKS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)
_BEGINNINGS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
_ANSWERING = (*ENTER, Qt.Key.Key_Space, Qt.Key.Key_Select)


class TableButton(SteadyButton):
    """A button on paper: no more than its text, underlined when pointed at."""

    def __init__(self, text: str, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(text)
        self._look, self._unit = look, 1.0
        look.changed.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_unit(self, unit: float) -> None:
        """Set the scale."""
        self._unit = unit
        self.setFixedHeight(max(54, round(56 * unit)))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        return QSize(round(words + 16 * self._unit + 12), max(54, round(56 * self._unit)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter presses, as Space does, and arrows lead to the neighbours.
        if event.modifiers() & COMMANDING:
            event.ignore()
        elif event.key() in _WAYS:
            self._leave(_WAYS[event.key()])
        elif event.key() in ENTER:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def _leave(self, way: int) -> None:
        # Qt would go by the order of Tab, and on to the score sheet.
        panel, direct = self.parentWidget(), Qt.FindChildOption.FindDirectChildrenOnly
        assert panel is not None
        buttons = panel.findChildren(TableButton, options=direct)
        row = [button for button in buttons if button.isVisible() and button.isEnabled()]
        row.sort(key=lambda button: (button.y(), button.x()))
        place = row.index(self) + way
        if 0 <= place < len(row):
            row[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting(self) as painter:
            body = QRectF(self.rect()).adjusted(5, 5, -5, -5)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.side_ns if theme.is_dark else theme.focus), 2.6))
                painter.drawRoundedRect(body.adjusted(-3.5, -3.5, 3.5, 3.5), 13, 13)
            text, font = fitted_text(self.text(), self._font(), body.width() - 6)
            painter.setPen(QColor(theme.side_ns))
            painter.setFont(font)
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)

    def _font(self) -> QFont:
        font = ui_font(15 * self._unit, bold=True)
        font.setUnderline(self.underMouse())
        return font


PAGE_BUTTON = 44


class PageButton(QAbstractButton):
    """Leads to the page before (`way` is -1) or after (1), for users of the pointer."""

    def __init__(self, text: str, look: CurrentTheme, parent: QWidget, *, way: int) -> None:
        super().__init__(parent)
        self._look = look
        self._way = way
        look.changed.connect(self.update)
        self.setAccessibleName(text)
        self.setToolTip(text)
        DressedTips(self)
        self.setFixedSize(PAGE_BUTTON, PAGE_BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            line = self._look.theme.focus if self.underMouse() else self._look.theme.brass
            painter.setPen(QPen(QColor(line), 1.6))
            painter.setBrush(QColor(self._look.theme.plate))
            painter.drawEllipse(QRectF(self.rect()).adjusted(3, 3, -3, -3))
            ink = QColor(self._look.theme.text_on_felt)
            cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(ink, 2.4, Qt.PenStyle.SolidLine, cap, join))
            tip = QRectF(self.rect()).center() + QPointF(4 * self._way, 0)
            back, up = QPointF(-8 * self._way, 0), QPointF(0, -8)
            painter.drawPolyline(QPolygonF([tip + back + up, tip, tip + back - up]))


def lead_to(buttons: Iterable[TableButton], table: QWidget) -> None:
    """Let Tab lead from the table to the buttons that ask, in this order, and then on."""
    for before, after in pairwise([table, *buttons]):
        QWidget.setTabOrder(before, after)


class InputGuard(QObject):
    """Makes the buttons of a panel deaf to clicks, Space and Enter while the panel is new.

    A panel appears where someone was just playing, or clicking to hurry the table: neither may
    answer a question that nobody has read, least of all confirm another person. If you keep
    pressing, you have not read it yet either: each press restarts the wait.

    The second half of a double click that began before the panel came never counts, however late it
    is, nor does a key that has been held down since then. Letters such as P and D, and what
    assistive technology presses, always count: nobody presses them to hurry.
    """

    def __init__(self, panel: QObject, clock: Clock = now_ms) -> None:
        super().__init__(panel)
        self.clock = clock
        self._deaf_until = 0.0
        self._duration_ms = 0
        self._has_heard = False

    def watch(self, button: QAbstractButton) -> None:
        """Guard a button of the panel, too."""
        button.installEventFilter(self)

    @property
    def is_listening(self) -> bool:
        """Whether keys and clicks are accepted now."""
        return self.clock() >= self._deaf_until

    def wait(self, duration_ms: int, at_first_ms: int = 0) -> None:
        """Begin anew, as the panel appears: block input for so long, or at first for longer."""
        self._duration_ms = duration_ms
        self._has_heard = False
        self._deaf_until = self.clock() + max(duration_ms, at_first_ms)

    def is_hasty(self) -> bool:
        """Whether an answer now comes too soon; if so, restart the wait."""
        if self.is_listening:
            return False
        self._deaf_until = max(self._deaf_until, self.clock() + self._duration_ms)
        return True

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        is_answer, is_old = kind in _CLICKS, kind is QEvent.Type.MouseButtonDblClick
        if isinstance(event, QKeyEvent):
            is_answer, is_old = event.key() in _ANSWERING, event.isAutoRepeat()
        if not is_answer:
            return False
        if kind not in _BEGINNINGS:
            return not self.is_listening
        if self.is_hasty() or (is_old and not self._has_heard):
            return True
        self._has_heard = True
        return False


class Plate(QWidget):
    """A dark plate with a brass line, the base of panels: text and buttons in a column.

    The margins of the `column` are those of the plate; the `row` is for buttons, anywhere in it.
    """

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.scale = 1.0
        self.column = QVBoxLayout(self)
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._labels: list[tuple[QLabel, bool]] = []
        look.changed.connect(self._on_look_changed)
        self.setCursor(Qt.CursorShape.ArrowCursor)  # not the table's, whatever that is now

    def add_label(self, *, is_secondary: bool = False) -> QLabel:
        """Add a label for text that may contain users' names; secondary ones are dimmer."""
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self._labels.append((label, is_secondary))
        self._colour(label, is_secondary)
        return label

    def _colour(self, label: QLabel, is_secondary: bool) -> None:  # noqa: FBT001
        theme, palette = self._look.theme, label.palette()
        colour = theme.secondary_text if is_secondary else theme.text_on_felt
        palette.setColor(label.foregroundRole(), QColor(colour))
        label.setPalette(palette)

    def take_away(self, buttons: Iterable[QWidget]) -> None:
        """Remove buttons from the row."""
        for button in buttons:
            self.row.removeWidget(button)
            button.hide()  # it is deleted only when the event loop runs again
            button.deleteLater()

    def fit(self, width: int) -> None:
        """Set the width, and the height that the contents need at it."""
        margins = self.column.contentsMargins()
        for label, _ in self._labels:
            label.setFixedWidth(width - margins.left() - margins.right())
        self._settle(width)

    def _settle(self, width: int) -> None:
        self.setFixedWidth(width)
        self.column.invalidate()
        self.column.activate()
        is_wrapped = self.column.hasHeightForWidth()
        size = self.column.totalSizeHint()
        self.setFixedHeight(self.column.totalHeightForWidth(width) if is_wrapped else size.height())

    @Slot()
    def _on_look_changed(self) -> None:
        for label, is_secondary in self._labels:
            self._colour(label, is_secondary)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The press is not meant for a card under the plate.
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, scale = self._look.theme, self.scale
        with painting(self) as painter:
            body = QRectF(self.rect()).adjusted(8, 6, -8, -10)
            corner = _CORNER * scale
            painter.setPen(Qt.PenStyle.NoPen)
            for step in range(6 if theme.shadow else 0):
                painter.setBrush(QColor(0, 0, 0, 14))
                wider = body.adjusted(-step, -step / 2, step, step + 2)
                painter.drawRoundedRect(wider, corner + step, corner + step)
            painter.setBrush(QColor(theme.plate))
            painter.setPen(themed_pen(theme, theme.brass, 1.5))
            painter.drawRoundedRect(body, corner, corner)
            hair, inset = QColor(theme.brass), _INSET * scale
            hair.setAlpha(_HAIR)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(hair, theme.weight))
            inner = body.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(inner, corner - inset, corner - inset)


class Painted(QWidget):
    """A painted part of the table that ignores the pointer; its picture is kept until `renew`."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._unit = 1.0
        self._picture: QPixmap | None = None
        look.changed.connect(self.renew)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @Slot()
    def renew(self) -> None:
        """Paint the picture again: something about it has changed."""
        self._picture = None
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        # Painting takes too long for every card that flies over it.
        self._picture = picture_of(self, self._picture, self._paint)
        with painting(self, is_smooth=False) as painter:
            painter.setOpacity(self.opacity)
            painter.drawPixmap(0, 0, self._picture)

    @property
    def opacity(self) -> float:
        """How opaque the picture is now, 0 to 1."""
        return 1.0

    def _paint(self, picture: QPixmap) -> None:
        raise NotImplementedError


class Label(Painted):
    """A painted text, which nothing should cover."""


class EventWatcher(QObject):
    """Watches widgets for certain events during its lifetime.

    Signals:
        noticed(): One of the widgets has received one of the events.
    """

    noticed = Signal()

    def __init__(
        self, widgets: Iterable[QWidget], events: Iterable[QEvent.Type], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._events = frozenset(events)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in self._events:
            self.noticed.emit()
        return False


PLACING = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)
"""Events that change the area a widget covers."""

STACKING = (QEvent.Type.ZOrderChange,)
"""Events that may bring a widget in front of others."""
