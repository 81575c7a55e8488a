"""A seat's plate: monogram, name and place, turn marker, dealer marker, and call."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.controls.panels import Painted
from quinto_desktop.window.look.fitting import fitted_text
from quinto_desktop.window.look.motion import start_now
from quinto_desktop.window.look.surfaces import painting, restoring
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    Theme,
    fitted_font,
    serif_font,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.table.measures import Edge


class Growth(QVariantAnimation):
    """An animation of something growing to its full size."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.OutBack)

    @property
    def size(self) -> float:
        """The share of the full size, overshooting by a tenth for a moment."""
        is_growing = self.state() is QVariantAnimation.State.Running
        return float(self.currentValue()) if is_growing else 1.0

    def grow(self, duration_ms: int) -> None:
        """Grow from nothing; with 0 milliseconds, to the full size at once."""
        self.stop()
        if duration_ms:
            self.setDuration(duration_ms)
            start_now(self)

    def finish(self) -> None:
        if self.state() is QVariantAnimation.State.Running:
            self.setCurrentTime(self.duration())


_LIGHT = 18  # how far the light round a disc reaches
_RADIUS = 23
# As wide as the hand beside it, or the edge of the table, allows.
_BOX = {Edge.FAR: (198, 74), Edge.RIGHT: (176, 60), Edge.NEAR: (176, 76), Edge.LEFT: (176, 60)}
_COLUMN = {Edge.FAR: (112, 132), Edge.RIGHT: (112, 132), Edge.LEFT: (112, 132)}
_FROM_LEFT = 38
_CALL_HEIGHT, _CORNER = 26, 10
_DEALT = ((-1.8, -1.0, -14.0), (1.8, 0.0, 8.0))  # two cards on the dealer's disc
_MONOGRAM_SHARE = 1.3
_NARROWER = 1.35  # than usual: so much of a name and its key still fits beside one another


class PlateContent(NamedTuple):
    """The content of a plate.

    Attributes:
        role: The seat, and whether it is the partner's.
        seat: The seat alone, for where there is no room for more.
        call: The call made in this deal; empty if none.
        spoken: All of it in words, for assistive technology.
        colour: The player's colour, by its place in `Theme.people`; None for dummy's.
    """

    name: str = ""
    monogram: str = ""
    role: str = ""
    seat: str = ""
    call: str = ""
    is_turn: bool = False
    is_dealer: bool = False
    spoken: str = ""
    colour: int | None = None
    is_tab: bool = False


class SeatPlate(Painted):
    """One player's plate. The text is beside the disc, or in a column under it."""

    def __init__(self, edge: Edge, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._edge = edge
        self._content = PlateContent()
        self.is_column = edge in (Edge.RIGHT, Edge.LEFT)
        self._half, self.is_over_tray = 0.0, False
        self.growth = Growth(self)
        self.growth.valueChanged.connect(self.renew)
        self.growth.finished.connect(self.renew)

    def show_content(self, content: PlateContent) -> None:
        if content != self._content:
            self._content = content
            self.setAccessibleName(content.spoken)
            self.renew()

    def stand(
        self, centre: tuple[float, float], unit: float, end: float, *, is_column: bool = False
    ) -> None:
        """Move the disc's centre to a point; its text must end at `end`."""
        self._unit = unit
        self.is_column = is_column
        width, height = (round(side * unit) for side in self._box())
        self._half = min(width / 2, end - centre[0])
        across, down = self._disc_offset()
        left = round(centre[0] - across)
        width = round(2 * self._half) if is_column else min(width, int(end) - left)
        self.setGeometry(QRect(left, round(centre[1] - down), width, height))
        self.renew()

    def _box(self) -> tuple[int, int]:
        return (_COLUMN if self.is_column else _BOX)[self._edge]

    def _disc_offset(self) -> tuple[float, float]:
        if not self.is_column:
            return _FROM_LEFT * self._unit, self._box()[1] / 2 * self._unit
        return self._half, 46 * self._unit

    def _paint(self, picture: QPixmap) -> None:
        with painting(picture) as painter:
            centre = QPointF(*self._disc_offset())
            if self._content.is_tab and self._content.colour is not None:
                theme, corner = self._look.theme, _CORNER * self._unit
                painter.setBrush(QColor(theme.people[self._content.colour]))
                painter.setPen(themed_pen(theme, theme.brass, 1.4 * self._unit))
                top = centre.y() - (_RADIUS + 12) * self._unit if self.is_column else 1
                tab = QRectF(self.rect()).adjusted(1, top, -1, -1)
                painter.drawRoundedRect(tab, corner, corner)
            if self._content.is_turn:
                _paint_turn(painter, centre, self._unit, self._look.theme)
            self._paint_disc(painter, centre)
            if self._content.is_dealer:
                self._paint_dealer(painter, centre + QPointF(19, 17) * self._unit)
            self._paint_words(painter, centre)

    def _paint_disc(self, painter: QPainter, centre: QPointF) -> None:
        content = self._content
        paint_medal(painter, centre, self._unit, self._look.theme, content.monogram, content.colour)

    def _paint_dealer(self, painter: QPainter, centre: QPointF) -> None:
        unit, theme = self._unit, self._look.theme
        radius = 10.5 * unit
        gradient = QLinearGradient(centre - QPointF(0, radius), centre + QPointF(0, radius))
        gradient.setColorAt(0, QColor(theme.dealer_disc).lighter(118))
        gradient.setColorAt(1, QColor(theme.dealer_disc).darker(115))
        painter.setBrush(gradient)
        painter.setPen(QPen(QColor(theme.button_line), 1.2 * unit))
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(QPen(QColor(theme.dealer_text), 1.1 * unit * theme.weight))
        painter.setBrush(QColor(theme.paper))
        for left, top, turn in _DEALT:
            with restoring(painter):
                painter.translate(centre + QPointF(left, top) * unit)
                painter.rotate(turn)
                card = QRectF(-3.3 * unit, -4.7 * unit, 6.6 * unit, 9.4 * unit)
                painter.drawRoundedRect(card, unit, unit)

    def _paint_words(self, painter: QPainter, centre: QPointF) -> None:
        unit, radius, content = self._unit, _RADIUS * self._unit, self._content
        # In a tab, words keep clear of the edge.
        left = 3 * unit * content.is_tab if self.is_column else centre.x() + radius + 9 * unit
        wide = self.width() - left - 6 * unit * content.is_tab
        name, name_font = fitted_text(content.name, ui_font(14 * max(1.0, unit), bold=True), wide)
        role, role_font = fitted_text(content.role, ui_font(13 * max(1.0, unit)), wide)
        name_high = QFontMetricsF(name_font).height()
        role_high = QFontMetricsF(role_font).height() if role else 0.0
        call = _call_size(content.call, unit) if content.call else QSizeF(0, 0)
        top, align = centre.y() - (name_high + role_high) / 2, Qt.AlignmentFlag.AlignLeft
        if self.is_column:
            top, align = centre.y() + radius + 5 * unit, Qt.AlignmentFlag.AlignHCenter
        room = self.height() - 2 * unit - call.height()
        wanted = name_high if content.call else name_high + role_high
        if self.is_column and wanted > room - top:
            share = (room - top) / wanted
            name_high, role_high = share * name_high, share * role_high
            _shrink(share, name_font, role_font)
        elif content.call:
            top = max(0.0, min(top, room - name_high))
        room -= top + name_high
        lines = 1 if role == content.role or (content.call and room < 2 * role_high) else 2
        lines = lines if content.role else 0
        if (self.is_over_tray and lines) or (content.call and room < role_high):
            self._paint_one_line(painter, QRectF(left, top, wide, name_high))
            lines = 0
        else:
            painter.setFont(name_font)
            painter.setPen(self._ink(self._look.theme.text_on_felt))
            needed = QFontMetricsF(name_font).horizontalAdvance(name)
            box = self._under_disc(QRectF(left, top, wide, name_high), needed)
            painter.drawText(box, align, name)
            box = QRectF(left, top + name_high, wide, lines * role_high)
            if lines:
                shown = role if lines == 1 else content.role
                self._paint_role(painter, box, align, shown, role_font)
        if content.call:
            under = QRectF(QPointF(left, top + name_high + lines * role_high + 2 * unit), call)
            self._paint_call(painter, self._beside_disc(under, centre, wide))

    def _beside_disc(self, call: QRectF, centre: QPointF, wide: float) -> QRectF:
        aside = max(0.0, centre.x() - call.width() / 2)
        if call.width() > wide:  # no room for it beside the disc
            call.moveTo(aside, centre.y() + (_RADIUS + 6) * self._unit)
        elif self.is_column:
            call.moveLeft(min(aside, wide - call.width()))
        return call

    def _under_disc(self, box: QRectF, needed: float) -> QRectF:
        # Round the disc's middle, as near as can be.
        if not self.is_column:
            return box
        wide = min(box.width(), needed + 2)
        left = self._disc_offset()[0] - wide / 2
        left = min(max(box.left(), left), box.right() - wide)
        return QRectF(left, box.top(), wide, box.height())

    def _paint_role(
        self, painter: QPainter, box: QRectF, align: Qt.AlignmentFlag, role: str, font: QFont
    ) -> None:
        flags, needed = align, QFontMetricsF(font).horizontalAdvance(role)
        if role == self._content.role and needed > box.width():
            font = fitted_font(ui_font(13 * max(1.0, self._unit)), role, box.width())
            flags |= Qt.TextFlag.TextWordWrap
        box = self._under_disc(box, needed)
        painter.setFont(font)
        painter.setPen(self._ink(self._look.theme.secondary_text))
        painter.drawText(box, int(flags), role)

    def _ink(self, on_felt: str) -> QColor:
        return QColor(self._look.theme.monogram_text if self._content.is_tab else on_felt)

    def _paint_one_line(self, painter: QPainter, box: QRectF) -> None:
        unit, theme, gap = self._unit, self._look.theme, 4 * self._unit
        texts = self._content.name, self._content.seat
        fonts = ui_font(14 * max(1.0, unit), bold=True), ui_font(13 * max(1.0, unit))
        needed = [
            QFontMetricsF(font).horizontalAdvance(text)
            for text, font in zip(texts, fonts, strict=True)
        ]
        if self._content.is_tab and sum(needed) > _NARROWER * (box.width() - gap):
            texts, needed = (texts[0], ""), [needed[0], 0.0]  # the prompt names the key
        share = min(1.0, (box.width() - gap) / max(1.0, sum(needed)))
        name, name_font = fitted_text(texts[0], fonts[0], share * needed[0])
        seat, seat_font = fitted_text(texts[1], fonts[1], share * needed[1])
        beside = QFontMetricsF(seat_font).horizontalAdvance(seat) + gap
        wide = QFontMetricsF(name_font).horizontalAdvance(name) + beside
        box.setLeft(self._under_disc(box, wide).left())
        painter.setFont(name_font)
        painter.setPen(self._ink(theme.text_on_felt))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
        if not seat:
            return
        painter.setFont(seat_font)
        painter.setPen(self._ink(theme.secondary_text))
        beside_name = box.adjusted(wide - beside + gap, 0, 1, 0)
        painter.drawText(beside_name, Qt.AlignmentFlag.AlignVCenter, seat)

    def _paint_call(self, painter: QPainter, pill: QRectF) -> None:
        painter.translate(pill.center())
        painter.scale(self.growth.size, self.growth.size)
        painter.translate(-pill.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.pill))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(_call_font(self._unit))
        painter.setPen(QColor(self._look.theme.pill_text))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._content.call)


def _shrink(share: float, *fonts: QFont) -> None:
    # Large type may be too large for two lines.
    for font in fonts:
        font.setPixelSize(int(share * font.pixelSize()))


def paint_medal(
    painter: QPainter, centre: QPointF, unit: float, theme: Theme, monogram: str, whose: int | None
) -> None:
    """Paint a player's disc; `whose` is its colour's place in `Theme.people`, None for dummy's."""
    radius = _RADIUS * unit
    tint = QColor(theme.monogram_dummy if whose is None else theme.people[whose])
    gradient = QRadialGradient(centre - QPointF(7, 9) * unit, 2 * radius)
    gradient.setColorAt(0, tint.lighter(135))
    gradient.setColorAt(1, tint)
    painter.setBrush(gradient)
    painter.setPen(themed_pen(theme, theme.brass, 2 * unit))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(themed_pen(theme, theme.brass, 0.7 * unit))
    painter.drawEllipse(centre, radius - 4 * unit, radius - 4 * unit)
    font = fitted_font(serif_font(22 * unit, bold=True), monogram, _MONOGRAM_SHARE * radius)
    painter.setFont(font)
    painter.setPen(QColor(theme.monogram_text))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, monogram)


def _paint_turn(painter: QPainter, centre: QPointF, unit: float, theme: Theme) -> None:
    # An arrowhead as well as light, so as not to rely on colour alone.
    radius = _RADIUS * unit
    colour = QColor(theme.focus if theme.is_dark else theme.brass)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.weight == 1:
        far = radius + _LIGHT * unit
        light, reach = QRadialGradient(centre, far), radius / far
        for at, alpha in ((0.0, 150), (reach, 150), ((1 + reach) / 2, 56), (1.0, 0)):
            colour.setAlpha(alpha)
            light.setColorAt(at, colour)
        painter.setBrush(light)
        painter.drawEllipse(centre, far, far)
        colour.setAlpha(255)
    else:  # a theme without shades: a bar in place of the light
        bar = QRectF(centre.x() - radius, centre.y() + radius + 4 * unit, 2 * radius, 3 * unit)
        painter.fillRect(bar, colour)
    painter.setBrush(colour)
    tip = centre - QPointF(0, radius + 4 * unit)
    painter.drawPolygon(
        QPolygonF([tip, tip + QPointF(-7, -10) * unit, tip + QPointF(7, -10) * unit])
    )


def _call_font(unit: float) -> QFont:
    return ui_font(13 * unit, bold=True)


def _call_size(call: str, unit: float) -> QSizeF:
    metrics = QFontMetricsF(_call_font(unit))
    wide = metrics.horizontalAdvance(call) + 20 * unit
    return QSizeF(wide, min(_CALL_HEIGHT * unit, metrics.height() + 4 * unit))
