"""The bar over a replay: what is shown, how to move in it, and what to do with it."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from quinto_desktop.window.look.fitting import fitted_text, read_from_side
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    Theme,
    serif_font,
    text_zoom,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.look.tips import DressedTips

_HIGH, _LEAST_HIGH = 52, 46
_BUTTON, _RING = 36, 4
_GAP, _EDGE = 8, 14
_CORNER = 9
_PADDING, _LEAST_PADDING = 14, 7
_TEXT, _LEAST_TEXT = 14, 13
_TITLE, _UNDER = 19, 13
_NARROW = 760
_FAINT = 0.45
_TITLE_SHARE, _MOST_SQUEEZED = 0.2, 0.45


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


class BarButton(QAbstractButton):
    """A button in the bar, with words or a sign.

    Args:
        text: Its words, or with a sign what it does.
        sign: What is drawn in place of the words.
        dress: How it is painted.
    """

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
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
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
        """Draw another sign, which does something else."""
        self.sign = sign
        self.say(text, tip)

    def press_together(self, share: float, scale: float) -> None:
        """Be as wide as the words need.

        Args:
            share: From 0, with the least text and padding, to 1 as designed.
            scale: By how much everything is larger than designed.
        """
        self._scale = scale
        self._padding = scale * (_LEAST_PADDING + share * (_PADDING - _LEAST_PADDING))
        self._points = scale * (_LEAST_TEXT + share * (_TEXT - _LEAST_TEXT))
        self.updateGeometry()

    def _font(self) -> QFont:
        return ui_font(self._points, bold=True)

    def sizeHint(self) -> QSize:
        """The size of the words or the sign, with the room of the focus ring."""
        high = (
            round(max(_BUTTON * self._scale, 1.9 * QFontMetricsF(self._font()).height()))
            + 2 * _RING
        )
        if self.sign is not None:
            return QSize(high, high)
        wide = QFontMetricsF(self._font()).horizontalAdvance(self.text()) + 2 * self._padding
        return QSize(round(wide) + 2 * _RING, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press it, as Space does; what means something in a replay goes on to it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # Qt would lead to the next button
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Repaint when the pointer enters or leaves."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(_FAINT)
        theme = self._look.theme
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        ink = self._paint_body(painter, body, theme)
        if self.hasFocus():
            painter.setPen(themed_pen(theme, theme.focus, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.drawRoundedRect(ring, _CORNER + 2, _CORNER + 2)
        if self.sign is not None:
            _paint_sign(painter, body, self.sign, ink)
        else:
            text, font = fitted_text(self.text(), self._font(), body.width() - 4)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()

    def _paint_body(self, painter: QPainter, body: QRectF, theme: Theme) -> QColor:
        """Paint the ground, and return the colour of words and signs."""
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
        """Paint the ground of one of two, round at its outer end only."""
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


class ReplayBar(QWidget):
    """The bar: title, steps, what is shown, and two ways out.

    Signals:
        openness_chosen(bool): Whether all hands are to be shown.

    Attributes:
        back: A step back.
        play: Plays by itself, or pauses.
        forward: A step forward.
        known: Shows what one player knew.
        all_hands: Shows all hands.
        lines: Opens the list of lines; hidden while there is none but the first play.
        take_over: Goes on playing from here.
        close_button: Ends the replay.
    """

    openness_chosen = Signal(bool)

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._title, self._under, self._scale = "", "", 1.0
        self.back = BarButton(self.tr("Step back"), look, self, Sign.BACK)
        self.play = BarButton(self.tr("Play"), look, self, Sign.PLAY)
        self.forward = BarButton(self.tr("Step forward"), look, self, Sign.FORWARD)
        self.known = BarButton("", look, self, dress=Dress.LEADING)
        self.all_hands = BarButton(self.tr("All hands"), look, self, dress=Dress.TRAILING)
        self.lines = BarButton(self.tr("Branches…"), look, self)
        self.take_over = BarButton(self.tr("Take over here"), look, self)
        self.close_button = BarButton(self.tr("Close"), look, self, dress=Dress.QUIET)
        self.back.setToolTip(self.tr("Step back (Left)"))
        self.forward.setToolTip(self.tr("Step forward (Right)"))
        self.take_over.setToolTip(
            self.tr("Play on from here, with the same hidden hands (Ctrl+Enter)")
        )
        self.close_button.setToolTip(self.tr("Back to the game (Esc)"))
        self.known.clicked.connect(lambda: self.openness_chosen.emit(False))  # noqa: FBT003
        self.all_hands.clicked.connect(lambda: self.openness_chosen.emit(True))  # noqa: FBT003
        self.lines.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)
        self.show_playing(playing=False)
        self.show_openness(is_open=False, known="")

    @property
    def _groups(self) -> tuple[tuple[BarButton, ...], ...]:
        """The buttons from left to right; those of a group stand together."""
        return (
            (self.back, self.play, self.forward),
            (self.known, self.all_hands),
            (self.lines, self.take_over),
            (self.close_button,),
        )

    def needed_height(self, width: int, scale: float) -> int:
        """The height of the bar in a window of a width, in pixels, at a scale to the design."""
        self._scale = scale
        self.back.press_together(1.0, scale)
        least = self.back.sizeHint().height() + 4
        return max(least, round(scale * (_LEAST_HIGH if width < _NARROW else _HIGH)))

    def tell(self, title: str, under: str) -> None:
        """Say where the replay is."""
        if (title, under) != (self._title, self._under):
            self._title, self._under = title, under
            self._arrange()
            self.update()

    def show_playing(self, *, playing: bool) -> None:
        """Offer to pause, or to play."""
        if playing:
            self.play.show_sign(Sign.PAUSE, self.tr("Pause"), self.tr("Pause (Space)"))
        else:
            self.play.show_sign(Sign.PLAY, self.tr("Play"), self.tr("Play (Space)"))

    def show_openness(self, *, is_open: bool, known: str) -> None:
        """Mark what is shown.

        Args:
            is_open: Whether all hands are shown.
            known: What the other choice is called.
        """
        self.known.say(known, self.tr("Only what this player knew (A); V for the next player"))
        self.all_hands.say(self.tr("All hands"), self.tr("All four hands (A)"))
        self.known.setChecked(not is_open)
        self.all_hands.setChecked(is_open)
        self._arrange()

    # --------------------------------------------------------------- layout
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop's text size and direction."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._arrange()

    def _arrange(self) -> None:
        """Place the buttons, narrower as far as that is needed for the title."""
        shown = [[one for one in group if not one.isHidden()] for group in self._groups]
        words = [one for group in shown for one in group if one.sign is None]
        wanted = QFontMetricsF(serif_font(_TITLE * self._scale, bold=True)).horizontalAdvance(
            self._title
        )
        under = QFontMetricsF(ui_font(_UNDER * self._scale)).horizontalAdvance(self._under)
        needed = max(wanted, under)
        for share in (1.0, 0.5, 0.0):
            for button in (one for group in shown for one in group):
                button.press_together(share, self._scale)
            room = self.width() - 2 * _EDGE - self._width_of(shown) - _GAP
            if room >= needed:
                break
        lack = min(needed, _TITLE_SHARE * self.width()) - room
        all_words = sum(one.sizeHint().width() for one in words)
        squeeze = min(_MOST_SQUEEZED, max(0.0, lack / max(1, all_words)))
        x = self.width() - _EDGE + _RING - self._width_of(shown) + squeeze * all_words
        self._title_room = max(0.0, x - _EDGE - _GAP)
        for group in shown:
            for button in group:
                size = button.sizeHint()
                wide = size.width() * (1 - squeeze * (button.sign is None))
                place = QRectF(x, (self.height() - size.height()) / 2, wide, size.height())
                button.setGeometry(read_from_side(self, place.toRect()))
                x += wide - (2 * _RING if button.isCheckable() else 0)
            x += _GAP + (2 * _RING if group and group[0].isCheckable() else 0)

    def _width_of(self, shown: list[list[BarButton]]) -> float:
        halves = 2 * _RING  # which halves of a choice lie over each other
        wide = sum(one.sizeHint().width() for group in shown for one in group)
        return wide - halves + _GAP * (len(shown) - 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the title and the line under it."""
        theme, painter = self._look.theme, QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.panel))
        painter.setPen(themed_pen(theme, theme.hair, 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        half = self.height() / 2
        zoom = text_zoom() * self._scale
        lines = (
            (
                self._title,
                serif_font(_TITLE * self._scale, bold=True),
                theme.text_on_felt,
                half - 21 * zoom,
                24,
            ),
            (self._under, ui_font(_UNDER * self._scale), theme.secondary_text, half + 2 * zoom, 18),
        )
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        for text, font, colour, top, high in lines:
            place = QRectF(_EDGE, top, self._title_room, high * zoom)
            fitting, smaller = fitted_text(text, font, place.width())
            painter.setFont(smaller)
            painter.setPen(QColor(colour))
            painter.drawText(read_from_side(self, place.toRect()), int(align), fitting)
        painter.end()
