"""A review of the finished tricks: who played what, who won, and the quints."""

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
from quinto_desktop.window.look.keyboard import COMMANDING
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.table.felt import paint_plain_felt
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.signals import TableSignals
from quinto_desktop.window.table.trick_picture import TrickPicture, lower_corners
from quinto_desktop.window.table.trick_report import TrickReport
from quinto_desktop.window.text.speaker import Speaker

_DIM = QColor(0, 0, 0, 89)  # 35 %
_PAGE_BUTTON = 44
_MODIFIERS = ("Shift", "Control", "Alt", "AltGr", "Meta", "CapsLock", "NumLock")
_MODIFIER_KEYS = [Qt.Key[f"Key_{name}"] for name in _MODIFIERS]


class LastTrickView(QWidget):
    """Covers the whole table while a trick of the deal is reviewed.

    The arrow keys show the tricks before and after; any other key, or a click, goes back.

    Signals:
        closed(): The view has been closed.
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
        self._is_opaque = False
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
        """The number of the trick shown, from 1."""
        return self._place + 1

    def show_tricks(
        self,
        tricks: tuple[Trick, ...],
        viewer: Seat,
        joker_lead: JokerLead,
        *,
        is_opaque: bool = False,
    ) -> None:
        """Show the last of a deal's tricks, if there is one; the user can page to the others.

        Nothing of the table shows through if it is opaque, as when a result lies in the middle.
        """
        if not tricks:
            return
        self._is_opaque = is_opaque
        self._tricks, self._viewer, self._joker_lead = tricks, viewer, joker_lead
        self._place = len(tricks) - 1
        self._tell()
        if not self.isVisible():
            self._focused_before = self.window().focusWidget()
            for sibling in self._siblings():  # to stay on top while the game continues below
                sibling.installEventFilter(self)
        self._cover()
        self.show()
        self.setFocus()

    def hide_panel(self) -> None:
        """Show the table again, and return the focus."""
        if self.isHidden():
            return
        before, self._focused_before = self._focused_before, None
        for sibling in self._siblings():
            sibling.removeEventFilter(self)
        self.hide()
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        self.closed.emit()

    def set_speaker(self, speaker: Speaker) -> None:
        """Change the names of the players."""
        self._speaker = speaker
        if self._tricks:
            self._tell()

    # --------------------------------------------------------------- paging
    def _turn(self, way: int) -> None:
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
            return self.tr("Left and Right show other tricks. Any other key or a click goes back.")
        return self.tr("Any key or click goes back.")

    # --------------------------------------------------------------- covering the table
    def _cover(self) -> None:
        self.setGeometry(self._table.rect())
        self.raise_()

    def _siblings(self) -> list[QWidget]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        children = self._table.findChildren(QWidget, options=direct)
        return [child for child in children if child is not self]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.isVisible():
            if watched is self._table:
                if event.type() is QEvent.Type.Resize:
                    self._cover()
            elif event.type() is QEvent.Type.ZOrderChange:
                self.raise_()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        corners = lower_corners(Geometry(self.width(), self.height()))
        for button, middle in zip((self._earlier, self._later), corners, strict=True):
            button.move((middle - QPointF(_PAGE_BUTTON, _PAGE_BUTTON) / 2).toPoint())

    # --------------------------------------------------------------- keys and clicks
    def event(self, event: QEvent) -> bool:
        # Plain keys may not trigger menu shortcuts: here they only close the view.
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
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left:
                self._turn(-1)
            case Qt.Key.Key_Right:
                self._turn(1)
            case key if key not in _MODIFIER_KEYS and not event.isAutoRepeat():
                self.hide_panel()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide_panel()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_opaque:
            table = Geometry(self.width(), self.height())
            paint_plain_felt(painter, table, self._look.theme)
        painter.fillRect(self.rect(), _DIM)
        picture = TrickPicture(painter, self._look.theme, self._art, self._marks)
        picture.paint(self._report(), self._viewer, self._hint())
        painter.end()


class PageButton(QAbstractButton):
    """Shows the trick before (`way` is -1) or after (1), for users of the pointer."""

    def __init__(self, text: str, look: CurrentTheme, parent: QWidget, *, way: int) -> None:
        super().__init__(parent)
        self._look = look
        self._way = way
        look.changed.connect(self.update)
        self.setAccessibleName(text)
        self.setToolTip(text)
        DressedTips(self)
        self.setFixedSize(_PAGE_BUTTON, _PAGE_BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, _event: QPaintEvent) -> None:
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
        up = QPointF(0, -8)
        painter.drawPolyline(QPolygonF([tip + back + up, tip, tip + back - up]))
        painter.end()
