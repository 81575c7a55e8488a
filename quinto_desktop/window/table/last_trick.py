"""The tricks of the deal that have been played, one at a time over the whole table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
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
from quinto_desktop.window.controls.panels import PAGE_BUTTON, PageButton
from quinto_desktop.window.look.card_art import PLAIN, CardArt, CardLook, card_height
from quinto_desktop.window.look.keyboard import COMMANDING
from quinto_desktop.window.look.marks import draw_mark
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import Theme, serif_font, themed_pen, ui_font
from quinto_desktop.window.table.felt import TableSignals, paint_plain_felt
from quinto_desktop.window.table.geometry import Edge, Geometry, Pose
from quinto_desktop.window.table.places import edge_of
from quinto_desktop.window.text.event_text import TrickReport
from quinto_desktop.window.text.seat_text import Speaker

_EDGE = 12
_ZOOM = 1.2  # enlargement of the trick compared with play
_WRAPPED = (Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap).value
_PLAQUE_LINES = (19, 13, 13)  # font sizes of the title, the quints and the note


def lower_corners(geometry: Geometry) -> tuple[QPointF, QPointF]:
    """The centres of the free corners of the trick, left and right of the nearest card."""
    width = _ZOOM * geometry.trick_width
    x, y = geometry.centre[0], _middle(geometry) + 1.12 * width
    return QPointF(x - 1.1 * width, y), QPointF(x + 1.1 * width, y)


def _middle(geometry: Geometry) -> float:
    # As in play, or lower if the plaque needs the room.
    unit = geometry.unit
    lines = sum(QFontMetricsF(ui_font(size * unit)).height() for size in _PLAQUE_LINES)
    plaque = _EDGE * unit + lines + 30 * unit
    return max(geometry.centre[1], plaque + 8 * unit + _reach(geometry))


def _reach(geometry: Geometry) -> float:
    # Up to the far end of a tag above or below the trick.
    width = _ZOOM * geometry.trick_width
    return 0.8 * width + card_height(width) / 2 + 0.1 * width + _tag_height(geometry)


def _tag_height(geometry: Geometry) -> float:
    unit = geometry.unit
    return QFontMetricsF(ui_font(13 * unit, bold=True)).height() + 8 * unit


class TrickPicture:
    """Paints a trick as it was played: a plaque above it, and a tag beside every card."""

    def __init__(self, painter: QPainter, theme: Theme, art: CardArt) -> None:
        self._painter = painter
        self._theme = theme
        self._art = art
        device = painter.device()
        self._ratio = device.devicePixelRatioF()
        self._geometry = Geometry(device.width(), device.height())
        self._unit = self._geometry.unit
        self._name_font = ui_font(13 * self._unit, bold=True)
        self._part_font = ui_font(13 * self._unit)
        self._tag_height = _tag_height(self._geometry)

    def paint(self, report: TrickReport, viewer: Seat, hint: str) -> None:
        """Paint the trick as a viewer saw it, and a hint about the keys at the bottom."""
        geometry = self._geometry
        plaque = self._paint_plaque(report)
        width, reach = _ZOOM * geometry.trick_width, _reach(geometry)
        across, down = geometry.centre
        middle = max(_middle(geometry), plaque.bottom() + 8 * self._unit + reach)
        for seat in report.trick.leader.clockwise:
            edge = edge_of(seat, viewer)
            lies = geometry.trick(edge)
            x, y = across + _ZOOM * (lies.x - across), middle + _ZOOM * (lies.y - down)
            pose = Pose(x, y, width, lies.turn)
            self._paint_card(pose, report, seat)
            self._paint_tag(edge, pose, report, seat)
        self._paint_hint(middle + reach + 12 * self._unit, hint)

    def _paint_plaque(self, report: TrickReport) -> QRectF:
        unit, theme, quints = self._unit, self._theme, report.quints()
        crown = 20 * unit if quints else 0.0
        lines = [
            (report.title(), serif_font(_PLAQUE_LINES[0] * unit, bold=True), theme.text_on_felt),
            (quints, ui_font(13 * unit, bold=True), theme.text_on_felt),
            (report.note(), ui_font(13 * unit), theme.secondary_text),
        ]
        lines = [line for line in lines if line[0]]
        around = 2 * (crown + 22 * unit)
        widest = self._geometry.width - 2 * _EDGE - around
        boxes = [
            QFontMetricsF(font).boundingRect(QRectF(0, 0, widest, 999), _WRAPPED, text)
            for text, font, _colour in lines
        ]
        wide = max(280 * unit, max(box.width() for box in boxes) + around)
        high = sum(box.height() for box in boxes) + 4 * unit * (len(boxes) - 1) + 22 * unit
        plate = QRectF((self._geometry.width - wide) / 2, _EDGE * unit, wide, high)
        self._painter.setPen(themed_pen(theme, theme.brass, 1.4))
        self._painter.setBrush(QColor(theme.plate))
        self._painter.drawRoundedRect(plate, 12 * unit, 12 * unit)
        top = plate.top() + 11 * unit
        for (text, font, colour), box in zip(lines, boxes, strict=True):
            line = QRectF(plate.left(), top, wide, box.height())
            if text is quints:
                left = plate.center().x() - (box.width() + crown + 6 * unit) / 2
                sign = QRectF(left, line.center().y() - 0.4 * crown, crown, 0.8 * crown)
                draw_mark(self._painter, "crown", sign, theme.crown)
                line.translate((crown + 6 * unit) / 2, 0)
            self._write(line.adjusted(around / 4, 0, -around / 4, 0), text, font, colour)
            top += box.height() + 4 * unit
        return plate

    def _write(self, place: QRectF, text: str, font: QFont, colour: str) -> None:
        self._painter.setFont(font)
        self._painter.setPen(QColor(colour))
        self._painter.drawText(place, _WRAPPED, text)

    def _paint_card(self, pose: Pose, report: TrickReport, seat: Seat) -> None:
        look = CardLook(laurel=True) if seat is report.winner else PLAIN
        name = str(report.trick.card_of(seat))
        picture = self._art.pixmap(name, pose.width, self._ratio, pose.turn, look)
        size = picture.deviceIndependentSize()
        corner = QPointF(pose.x - size.width() / 2, pose.y - size.height() / 2)
        self._painter.drawPixmap(corner.toPoint(), picture)

    def _paint_tag(self, edge: Edge, pose: Pose, report: TrickReport, seat: Seat) -> None:
        high, part = self._tag_height, report.part(seat)
        room = self._tag_room(edge, pose)
        part_wide = QFontMetricsF(self._part_font).horizontalAdvance(part) + 1 if part else 0.0
        around = high + (part_wide + 0.3 * high if part else 0.0)
        widest = max(high, room.width() - around)
        name, font = fitted_text(report.name(seat), self._name_font, widest)
        name_wide = QFontMetricsF(font).horizontalAdvance(name) + 1
        tag = QRectF(0, room.top(), name_wide + around, high)
        tag.moveCenter(room.center())
        if edge is Edge.LEFT:
            tag.moveRight(room.right())
        elif edge is Edge.RIGHT:
            tag.moveLeft(room.left())
        won, theme = seat is report.winner, self._theme
        self._painter.setPen(Qt.PenStyle.NoPen if won else themed_pen(theme, theme.plate_line, 1.2))
        self._painter.setBrush(QColor(theme.pill if won else theme.plate))
        self._painter.drawRoundedRect(tag, high / 2, high / 2)
        left = tag.left() + high / 2
        ink = theme.pill_text if won else theme.text_on_felt
        self._write(QRectF(left, tag.top(), name_wide, high), name, font, ink)
        if part:
            ink = theme.pill_text if won else theme.secondary_text
            line = QRectF(tag.right() - high / 2 - part_wide, tag.top(), part_wide, high)
            self._write(line, part, self._part_font, ink)

    def _tag_room(self, edge: Edge, pose: Pose) -> QRectF:
        high, gap = self._tag_height, 0.1 * pose.width
        across, down = pose.width / 2 + gap, card_height(pose.width) / 2 + gap
        if edge is Edge.LEFT:
            return QRectF(_EDGE, pose.y - high / 2, pose.x - across - _EDGE, high)
        if edge is Edge.RIGHT:
            left = pose.x + across
            return QRectF(left, pose.y - high / 2, self._geometry.width - _EDGE - left, high)
        top = pose.y - down - high if edge is Edge.FAR else pose.y + down
        return QRectF(_EDGE, top, self._geometry.width - 2 * _EDGE, high)

    def _paint_hint(self, top: float, hint: str) -> None:
        font = ui_font(13 * self._unit)
        metrics = QFontMetricsF(font)
        high = metrics.height() + 12 * self._unit
        wide = metrics.horizontalAdvance(hint) + 1.2 * high
        line = QRectF((self._geometry.width - wide) / 2, top, wide, high)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(self._theme.plate))
        self._painter.drawRoundedRect(line, high / 2, high / 2)
        self._write(line, hint, font, self._theme.secondary_text)


_DIM = QColor(0, 0, 0, 89)  # 35 %
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
        self._focused_before: QWidget | None = None
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
            button.move((middle - QPointF(PAGE_BUTTON, PAGE_BUTTON) / 2).toPoint())

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
        with painting(self) as painter:
            if self._is_opaque:
                table = Geometry(self.width(), self.height())
                paint_plain_felt(painter, table, self._look.theme)
            painter.fillRect(self.rect(), _DIM)
            picture = TrickPicture(painter, self._look.theme, self._art)
            picture.paint(self._report(), self._viewer, self._hint())
