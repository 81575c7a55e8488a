"""The buttons in the bar over a replay."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop.window.look.layout_direction import SteadyButton
from quinto_desktop.window.look.material import paint_chevron
from quinto_desktop.window.look.pop_ups import DressedTips
from quinto_desktop.window.look.text_fitting import fitted_text, read_from_side
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    Theme,
    serif_font,
    text_zoom,
    themed_pen,
    ui_font,
)

RING = 4  # round a button, for the ring of the focus, in pixels

_BUTTON = 36
_CORNER = 9
_PADDING, _LEAST_PADDING = 14, 7
_LEAST_MARGIN = 6  # beside words that are pressed together
_TEXT, _LEAST_TEXT = 14, 13
_TITLE, _UNDER = 19, 13
_FAINT = 0.45
_CHEVRON = (11, 7)


class Sign(Enum):
    """What is drawn on a button without words."""

    BACK = "back"
    FORWARD = "forward"
    PLAY = "play"
    PAUSE = "pause"


class Dress(Enum):
    """How a button of the bar is painted."""

    PLAIN = "plain"
    GILT = "gilt"
    QUIET = "quiet"
    LEADING = "leading"  # the first half of a choice of two
    TRAILING = "trailing"  # the second half


class BarButton(SteadyButton):
    """A button in the bar, with words or a sign."""

    def __init__(
        self,
        text: str,
        look: CurrentTheme,
        parent: QWidget,
        sign: Sign | None = None,
        dress: Dress = Dress.PLAIN,
    ) -> None:
        super().__init__(parent)
        self._look, self._dress = look, dress
        self._padding, self._points, self._scale = float(_PADDING), float(_TEXT), 1.0
        self.sign = sign
        self.setCheckable(dress in (Dress.LEADING, Dress.TRAILING))
        self.heard_as = QAccessible.Role.RadioButton if self.isCheckable() else None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        DressedTips(self)
        self.say(text)
        look.changed.connect(self.update)

    def say(self, text: str, tip: str = "") -> None:
        """Change its words, and what its tip says; with a sign, the tip has the words."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(tip or (text if self.sign else ""))
        self.updateGeometry()
        self.update()

    def show_sign(self, sign: Sign, text: str, tip: str) -> None:
        self.sign = sign
        self.say(text, tip)

    def press_together(self, share: float, scale: float) -> None:
        """Be as wide as the words need.

        `share` runs from 0, with the least text and padding, to 1, as designed.
        """
        self._scale = scale
        self._padding = scale * (_LEAST_PADDING + share * (_PADDING - _LEAST_PADDING))
        self._points = scale * (_LEAST_TEXT + share * (_TEXT - _LEAST_TEXT))
        self.updateGeometry()

    def _font(self) -> QFont:
        return ui_font(self._points, bold=True)

    def sizeHint(self) -> QSize:
        high = (
            round(max(_BUTTON * self._scale, 1.9 * QFontMetricsF(self._font()).height())) + 2 * RING
        )
        if self.sign is not None:
            return QSize(high, high)
        wide = QFontMetricsF(self._font()).horizontalAdvance(self.text()) + 2 * self._padding
        return QSize(round(wide) + 2 * RING, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        press_by_enter(self, event, super().keyPressEvent)

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(_FAINT)
        theme = self._look.theme
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        ink = self._paint_body(painter, body, theme)
        if self.hasFocus():
            painter.setPen(themed_pen(theme, theme.focus, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.drawRoundedRect(ring, _CORNER + 2, _CORNER + 2)
        if self.sign is not None:
            _paint_sign(painter, body, self.sign, ink)
        else:
            text, font = fitted_text(self.text(), self._font(), body.width() - 2 * _LEAST_MARGIN)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()

    def _paint_body(self, painter: QPainter, body: QRectF, theme: Theme) -> QColor:
        is_warm = self.underMouse() and self.isEnabled()
        if self._dress is Dress.QUIET:
            if is_warm:
                painter.setPen(themed_pen(theme, theme.link, 1))
                painter.drawRoundedRect(body, _CORNER, _CORNER)
            return QColor(theme.link if theme.is_dark else theme.text_on_felt)
        ground, line, ink = theme.plate, theme.plate_line, theme.text_on_felt
        if self.isChecked():
            ground, line, ink = theme.marked, theme.marked, theme.marked_text
        painter.setPen(themed_pen(theme, line, 1))
        painter.setBrush(QColor(ground).lighter(118) if is_warm else QColor(ground))
        if self._dress is Dress.GILT:
            gilt = QLinearGradient(body.topLeft(), body.bottomLeft())
            gilt.setColorAt(0, QColor(theme.button_top).lighter(106 if is_warm else 100))
            gilt.setColorAt(1, QColor(theme.button_foot).lighter(106 if is_warm else 100))
            painter.setBrush(gilt)
            painter.setPen(themed_pen(theme, theme.button_line, 1.2))
            ink = theme.button_text
        if self.isCheckable():
            self._paint_half(painter, body)
        else:
            painter.drawRoundedRect(body, _CORNER, _CORNER)
        return QColor(ink)

    def _paint_half(self, painter: QPainter, body: QRectF) -> None:
        at_left = (self._dress is Dress.LEADING) is not self.isRightToLeft()
        whole = QRectF(body)
        if at_left:
            whole.setRight(self.rect().right() + 1 + _CORNER)
        else:
            whole.setLeft(-_CORNER)
        painter.save()
        painter.setClipRect(QRectF(self.rect()))
        painter.drawRoundedRect(whole, _CORNER, _CORNER)
        painter.restore()


def _paint_sign(painter: QPainter, body: QRectF, sign: Sign, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    half = 0.17 * body.height()
    middle = body.center()
    if sign is Sign.PAUSE:
        for way in (-1, 1):
            painter.drawRect(
                QRectF(
                    middle.x() + way * 0.62 * half - 0.3 * half,
                    middle.y() - half,
                    0.6 * half,
                    2 * half,
                )
            )
        return
    way = -1 if sign is Sign.BACK else 1
    if sign is not Sign.PLAY:  # a step, not a run: the arrow ends at a bar
        bar = QRectF(0, 0, 0.34 * half, 2 * half)
        bar.moveCenter(QPointF(middle.x() + way * 0.95 * half, middle.y()))
        painter.drawRect(bar)
        middle -= QPointF(way * 0.2 * half, 0)
    tip, foot = middle.x() + way * 0.85 * half, middle.x() - way * 0.85 * half
    points = [(tip, middle.y()), (foot, middle.y() - half), (foot, middle.y() + half)]
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


class TitleButton(QAbstractButton):
    """The title of the deal, and under it the place in it; it opens the list of deals."""

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._under = ""
        self.scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        DressedTips(self)
        look.changed.connect(self.update)
        self.offer_deals(offered=False)

    def tell(self, title: str, under: str) -> None:
        self._under = under
        self.setText(title)
        self.setAccessibleName(f"{title}, {under}" if under else title)
        self.update()

    def offer_deals(self, *, offered: bool) -> None:
        """Let it be pressed, as there are several deals."""
        self.setEnabled(offered)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if offered else Qt.FocusPolicy.NoFocus)
        self.setToolTip(self.tr("Choose a deal (Page Up, Page Down)") if offered else "")
        shape = Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    @property
    def needed_width(self) -> float:
        title = QFontMetricsF(self._title_font).horizontalAdvance(self.text())
        under = QFontMetricsF(ui_font(_UNDER * self.scale)).horizontalAdvance(self._under)
        return max(title + self._chevron_room, under) + 2

    @property
    def _title_font(self) -> QFont:
        return serif_font(_TITLE * self.scale, bold=True)

    @property
    def _chevron_room(self) -> float:
        return _CHEVRON[0] * self.scale + 10 if self.isEnabled() else 0.0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        press_by_enter(self, event, super().keyPressEvent)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half, zoom = self.height() / 2, text_zoom() * self.scale
        lines = (
            (self.text(), self._title_font, theme.text_on_felt, half - 21 * zoom, 24),
            (self._under, ui_font(_UNDER * self.scale), theme.secondary_text, half + 2 * zoom, 18),
        )
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        for number, (text, font, colour, top, high) in enumerate(lines):
            room = self.width() - (0 if number else self._chevron_room)
            place = QRectF(0, top, room, high * zoom)
            fitting, smaller = fitted_text(text, font, place.width())
            painter.setFont(smaller)
            painter.setPen(QColor(colour))
            painter.drawText(read_from_side(self, place.toRect()), int(align), fitting)
            if number == 0 and self.isEnabled():
                wide = QFontMetricsF(smaller).horizontalAdvance(fitting)
                self._paint_chevron(painter, wide + 8, place.center().y())
        if self.hasFocus() or (self.underMouse() and self.isEnabled()):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            colour = theme.focus if self.hasFocus() else theme.hair
            painter.setPen(themed_pen(theme, colour, 2 if self.hasFocus() else 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 2, -1, -2), 6, 6)
        painter.end()

    def _paint_chevron(self, painter: QPainter, x: float, y: float) -> None:
        wide, high = (side * self.scale for side in _CHEVRON)
        box = QRectF(x, y - high / 2, wide, high)
        paint_chevron(painter, QRectF(read_from_side(self, box.toRect())), self._look.theme)


def press_by_enter(
    button: QAbstractButton, event: QKeyEvent, otherwise: Callable[[QKeyEvent], None]
) -> None:
    """Let Enter press a button of the bar, and leave the arrows to the replay."""
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
        if not event.isAutoRepeat():
            button.click()
    elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        event.ignore()  # Qt would lead to the next button
    else:
        otherwise(event)
