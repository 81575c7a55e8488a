"""A finished trick, held up once more: who played what, who won it, and its quints."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from quinto_desktop.rules import JokerLead, Seat, Trick
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.input import COMMANDING
from quinto_desktop.window.table.signals import TableSignals
from quinto_desktop.window.table.trick_picture import TrickPicture, TrickReport, lower_corners
from quinto_desktop.window.text.speaker import Speaker

_DIM = QColor(0, 0, 0, 89)  # 35 %
_PAGE_BUTTON = 44
_MODIFIER_KEYS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
)


class LastTrickView(QWidget):
    """Lies over the whole table while a trick of the deal is looked at again.

    The arrow keys turn to the tricks before and after; any other key, or a click, goes back.

    Signals:
        closed(): The view is put away.
    """

    closed = Signal()

    def __init__(
        self, art: CardArt, marks: Marks, look: CurrentTheme, speaker: Speaker, table: TableSignals
    ) -> None:
        super().__init__(table)
        self._table = table
        self._art = art
        self._marks = marks
        self._look = look
        self._speaker = speaker
        self._tricks: tuple[Trick, ...] = ()
        self._place = 0
        self._viewer = Seat.S
        self._joker_lead = JokerLead.HIGHEST
        self._focused_before: QWidget | None = None
        self._earlier = PageButton(self.tr("Earlier trick"), look, self, way=-1)
        self._later = PageButton(self.tr("Later trick"), look, self, way=1)
        self._earlier.clicked.connect(lambda: self._turn(-1))
        self._later.clicked.connect(lambda: self._turn(1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        table.installEventFilter(self)
        look.changed.connect(self.update)
        self.hide()

    @property
    def number(self) -> int:
        """Which trick of the deal is shown, from 1."""
        return self._place + 1

    def show_tricks(self, tricks: tuple[Trick, ...], viewer: Seat, joker_lead: JokerLead) -> None:
        """Hold up the last of a deal's tricks, if there is one; the others can be turned to."""
        if not tricks:
            return
        self._tricks, self._viewer, self._joker_lead = tricks, viewer, joker_lead
        self._place = len(tricks) - 1
        self._tell()
        if not self.isVisible():
            self._focused_before = self.window().focusWidget()
            self._watch_siblings()
        self._cover()
        self.show()
        self.setFocus()

    def put_away(self) -> None:
        """Show the table again, and give the focus back."""
        if not self.isVisible():
            return
        before, self._focused_before = self._focused_before, None
        self._unwatch_siblings()
        self.hide()
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        self.closed.emit()

    def set_speaker(self, speaker: Speaker) -> None:
        """Other players sit at the table now."""
        self._speaker = speaker
        if self._tricks:
            self._tell()

    # --------------------------------------------------------------- paging
    def _turn(self, way: int) -> None:
        """Turn to the trick before or after, if there is one."""
        place = self._place + way
        if 0 <= place < len(self._tricks):
            self._place = place
            self._tell()
            self._table.answered.emit(self._report().spoken())

    def _report(self) -> TrickReport:
        return TrickReport(self.number, self._tricks[self._place], self._joker_lead, self._speaker)

    def _tell(self) -> None:
        report = self._report()
        self.setAccessibleName(report.title())
        self.setAccessibleDescription(f"{report.spoken()} {self._hint()}")
        self._earlier.setVisible(self._place > 0)
        self._later.setVisible(self._place < len(self._tricks) - 1)
        self.update()

    def _hint(self) -> str:
        if len(self._tricks) > 1:
            return self.tr("Left and right: the other tricks. Any other key or click goes back.")
        return self.tr("Any key or click goes back.")

    # --------------------------------------------------------------- lying over the table
    def _cover(self) -> None:
        self.setGeometry(self._table.rect())
        self.raise_()

    def _siblings(self) -> list[QWidget]:
        children = self._table.findChildren(
            QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        return [child for child in children if child is not self]

    def _watch_siblings(self) -> None:
        """Stay on top though cards are raised while the game goes on below."""
        for sibling in self._siblings():
            sibling.installEventFilter(self)

    def _unwatch_siblings(self) -> None:
        for sibling in self._siblings():
            sibling.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the table at any size, and whatever is raised on it."""
        if self.isVisible():
            if watched is self._table:
                if event.type() is QEvent.Type.Resize:
                    self._cover()
            elif event.type() is QEvent.Type.ZOrderChange:
                self.raise_()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the page buttons where the trick leaves room."""
        super().resizeEvent(event)
        corners = lower_corners(Geometry(self.width(), self.height()))
        for button, middle in zip((self._earlier, self._later), corners, strict=True):
            button.move((middle - QPointF(_PAGE_BUTTON, _PAGE_BUTTON) / 2).toPoint())

    # --------------------------------------------------------------- keys and clicks
    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the menus: here they only put the view away."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and event.text()
            and not event.modifiers() & COMMANDING
        ):
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, _next: bool) -> bool:  # noqa: FBT001
        """Let Tab be a key like any other."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the page, or go back."""
        match event.key():
            case Qt.Key.Key_Left:
                self._turn(-1)
            case Qt.Key.Key_Right:
                self._turn(1)
            case key if key not in _MODIFIER_KEYS and not event.isAutoRepeat():
                self.put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press from the table below."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go back."""
        event.accept()
        self.put_away()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dim the table and paint the trick."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), _DIM)
        picture = TrickPicture(painter, self._look.theme, self._art, self._marks)
        picture.paint(self._report(), self._viewer, self._hint())
        painter.end()


class PageButton(QAbstractButton):
    """Turns to the trick before (`way` is -1) or after (1), for those who use the pointer."""

    def __init__(self, text: str, look: CurrentTheme, parent: QWidget, *, way: int) -> None:
        super().__init__(parent)
        self._look = look
        self._way = way
        look.changed.connect(self.update)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.setFixedSize(_PAGE_BUTTON, _PAGE_BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a disc with an arrowhead."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self._look.theme.focus if self.underMouse() else self._look.theme.brass
        painter.setPen(QPen(QColor(line), 1.6))
        painter.setBrush(QColor(self._look.theme.plate))
        painter.drawEllipse(QRectF(self.rect()).adjusted(3, 3, -3, -3))
        pen = QPen(QColor(self._look.theme.text_on_felt), 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        tip = QRectF(self.rect()).center() + QPointF(4 * self._way, 0)
        back = QPointF(-8 * self._way, 0)
        painter.drawPolyline(
            QPolygonF([tip + back + QPointF(0, -8), tip, tip + back + QPointF(0, 8)])
        )
        painter.end()
