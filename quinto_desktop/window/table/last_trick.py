"""The tricks of the deal that have been played, one at a time over the whole table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from quinto_desktop.rules import JokerLead, Seat, Trick
from quinto_desktop.window.controls.panels import PAGE_BUTTON, PageButton, Plate
from quinto_desktop.window.look.card_art import PLAIN, CardArt, CardLook, card_height
from quinto_desktop.window.look.fitting import fitted_text
from quinto_desktop.window.look.keyboard import COMMANDING
from quinto_desktop.window.look.surfaces import painting, restoring
from quinto_desktop.window.look.theme import serif_font, themed_pen, ui_font
from quinto_desktop.window.paper.card_text import CardDocument, CardText, Line
from quinto_desktop.window.table.felt import TableSignals, paint_plain_felt
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.measures import Edge
from quinto_desktop.window.table.places import edge_of
from quinto_desktop.window.text.event_text import TrickReport
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import heard

_EDGE = 12
_ZOOM = 1.2  # enlargement of the trick compared with play
_TITLE, _TEXT = 19, 13
_PLAQUE = 460  # its width where there is room, in design units


_DIM = QColor(0, 0, 0, 191)  # 75 %: what is told lies on words of the table
_MODIFIERS = ("Shift", "Control", "Alt", "AltGr", "Meta", "CapsLock", "NumLock")
_MODIFIER_KEYS = [Qt.Key[f"Key_{name}"] for name in _MODIFIERS]


class LastTrickView(QWidget):
    """Covers the whole table while a trick of the deal is reviewed.

    The arrow keys show the tricks before and after; any other key, or a click, goes back.

    Signals:
        closed(): The view has been closed.
    """

    closed = Signal()

    def __init__(self, art: CardArt, speaker: Speaker, table: TableSignals) -> None:
        super().__init__(table)
        self._table = table
        self._art = art
        self._look = art.look
        self._speaker = speaker
        self._tricks: tuple[Trick, ...] = ()
        self._place = 0
        self._viewer = Seat.S
        self._joker_lead = JokerLead.HIGHEST
        self._is_opaque = False
        self._centre = QPointF()
        self._focused_before: QWidget | None = None
        self._plaque = Plate(art.look, self)
        self._plaque.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title, self._quints, self._note = [
            self._plaque.add_label(is_secondary=is_note) for is_note in (False, False, True)
        ]
        for label in (self._title, self._quints, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._plaque.column.addWidget(label)
        self._earlier = PageButton(self.tr("Earlier trick"), art.look, self, way=-1)
        self._later = PageButton(self.tr("Later trick"), art.look, self, way=1)
        self._earlier.clicked.connect(lambda: self._turn(-1))
        self._later.clicked.connect(lambda: self._turn(1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        table.installEventFilter(self)
        art.look.changed.connect(self.update)
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
        number: int | None = None,
        is_opaque: bool = False,
    ) -> None:
        """Show a trick of the deal by its number from 1, or the last; opaque over a result."""
        if not tricks:
            return
        self._is_opaque = is_opaque
        self._tricks, self._viewer, self._joker_lead = tricks, viewer, joker_lead
        self._place = min(number or len(tricks), len(tricks)) - 1
        self._cover()
        self._tell()
        if not self.isVisible():
            self._focused_before = self.window().focusWidget()
            for sibling in self._siblings():  # to stay on top while the game continues below
                sibling.installEventFilter(self)
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
        self.setAccessibleName(heard(report.title()))
        self.setAccessibleDescription(f"{report.spoken()} {self._hint()}")
        self._earlier.setVisible(self._place > 0)
        self._later.setVisible(self._place < len(self._tricks) - 1)
        told = ((self._title, report.title()), (self._quints, report.quints()))
        for label, text in (*told, (self._note, report.note())):
            label.setText(text)
            label.setVisible(bool(text))
        self._lay_out()

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
        if event.type() is QEvent.Type.Resize and watched is self._table:
            self._cover()
        elif event.type() is QEvent.Type.ZOrderChange and watched is not self._table:
            self.raise_()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._tricks:
            self._lay_out()

    def _lay_out(self) -> None:
        geometry, unit = self._geometry, self._geometry.unit
        self._title.setFont(serif_font(_TITLE * unit, bold=True))
        for label in (self._quints, self._note):
            label.setFont(ui_font(_TEXT * unit, bold=label is self._quints))
        self._plaque.scale = unit
        side, over = round(28 * max(1.0, unit)), round(22 * unit)
        self._plaque.column.setContentsMargins(side, over, side, over)
        self._plaque.fit(round(min(_PLAQUE * unit, self.width() - 2 * _EDGE)))
        self._plaque.move((self.width() - self._plaque.width()) // 2, 0)
        # The trick is as in play, or lower if the plaque needs the room; beside its nearest card
        # two corners are free.
        middle = max(geometry.centre[1], self._plaque.height() + self._reach)
        self._centre = QPointF(geometry.centre[0], middle)
        width = _ZOOM * geometry.trick_width
        for button, way in ((self._earlier, -1), (self._later, 1)):
            corner = self._centre + QPointF(1.1 * way, 1.12) * width
            button.move((corner - QPointF(PAGE_BUTTON, PAGE_BUTTON) / 2).toPoint())
        self.update()

    @property
    def _geometry(self) -> Geometry:
        return Geometry(self.width(), self.height())

    @property
    def _pill_height(self) -> float:
        unit = self._geometry.unit
        return QFontMetricsF(ui_font(_TEXT * unit, bold=True)).height() + 8 * unit

    @property
    def _reach(self) -> float:
        # Up to the far end of a tag above or below the trick.
        width = _ZOOM * self._geometry.trick_width
        return 0.9 * width + card_height(width) / 2 + self._pill_height

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
        geometry, report = self._geometry, self._report()
        with painting(self) as painter:
            if self._is_opaque:
                paint_plain_felt(painter, geometry, self._look.theme)
            painter.fillRect(self.rect(), _DIM)
            for seat in report.trick.leader.clockwise:
                self._paint_part(painter, geometry, report, seat)
            top = self._centre.y() + self._reach + 12 * geometry.unit
            foot = QRectF(0, top, self.width(), self._pill_height)
            words = [(self._hint(), ui_font(_TEXT * geometry.unit))]
            theme = self._look.theme
            self._paint_pill(painter, foot, words, theme.plate, theme.secondary_text)

    def _paint_part(
        self, painter: QPainter, geometry: Geometry, report: TrickReport, seat: Seat
    ) -> None:
        edge, theme, is_won = edge_of(seat, self._viewer), self._look.theme, seat is report.winner
        lies, width = geometry.trick(edge), _ZOOM * geometry.trick_width
        spot = QPointF(lies.x, lies.y) - QPointF(*geometry.centre)
        card = QRectF(0, 0, width, card_height(width))
        card.moveCenter(self._centre + spot * _ZOOM)
        look = CardLook(laurel=True) if is_won else PLAIN
        self._art.paint(painter, str(report.trick.card_of(seat)), card, lies.turn, look)
        size = _TEXT * geometry.unit
        words = [(report.name(seat), ui_font(size, bold=True)), (report.part(seat), ui_font(size))]
        ground = theme.pill if is_won else theme.plate
        ink = theme.pill_text if is_won else theme.text_on_felt
        self._paint_pill(painter, self._room_beside(card, edge), words, ground, ink, edge)

    def _room_beside(self, card: QRectF, edge: Edge) -> QRectF:
        high, gap = self._pill_height, 0.1 * card.width()
        room = QRectF(_EDGE, card.top() - gap - high, self.width() - 2 * _EDGE, high)
        if edge is Edge.LEFT:  # above the card: beside it are the heads of the lower quints
            room.setRight(card.right())
        elif edge is Edge.RIGHT:
            room.setLeft(card.left())
        elif edge is Edge.NEAR:
            room.moveTop(card.bottom() + gap)
        return room

    def _paint_pill(
        self,
        painter: QPainter,
        room: QRectF,
        words: Sequence[tuple[str, QFont]],
        ground: str,
        ink: str,
        edge: Edge = Edge.NEAR,
    ) -> None:
        """Paint words on a ground of their own, as near to a card at an edge as they can be."""
        theme, high = self._look.theme, room.height()
        (first, font), *more = words
        beside = sum(QFontMetricsF(font).horizontalAdvance(f" {text}") for text, font in more)
        first, font = fitted_text(first, font, room.width() - high - beside)
        told = "\t ".join([first, *(text for text, _ in more if text)])
        line = Line(CardText(told), [(font, ink), *((font, ink) for _, font in more)])
        document = CardDocument(theme, [line], room.width())
        box = QRectF(room.topLeft(), QSizeF(document.idealWidth() + high, high))
        box.moveCenter(room.center())
        if edge is Edge.LEFT:
            box.moveRight(room.right())
        elif edge is Edge.RIGHT:
            box.moveLeft(room.left())
        painter.setPen(themed_pen(theme, theme.plate_line, 1.2))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, high / 2, high / 2)
        with restoring(painter):
            lower = box.center().y() - document.size().height() / 2
            painter.translate(box.left() + high / 2, lower)
            document.drawContents(painter)
