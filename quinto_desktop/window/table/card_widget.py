"""A single card: its picture, its pose and its name for assistive technology."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, radians, sin

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from quinto_desktop.rules import Card
from quinto_desktop.window.look.card_art import (
    HEIGHT_OF_WIDTH,
    PLAIN,
    SHADOW_WIDTH,
    CardArt,
    CardLook,
    box_size,
    card_polygon,
    card_width,
)
from quinto_desktop.window.table.geometry import Pose

_NEARER = 0.06  # how much larger a card is at its highest
_SHADOW_DROP = 0.1  # how far its shadow is from it there, as a share of its width
_FAINTER = 0.7  # how much of the shadow is missing close to the table
_AIR = 0.36  # room on each side for all this, as a share of the card's width


class CardWidget(QAbstractButton):
    """A card on the table. It knows its face and its pose, but nothing of the game.

    It is a button for assistive technology only, which emits `clicked`. The table handles the
    mouse and the keys for all cards in one place, since in a fan the card under the pointer is not
    always the widget under it.

    Signals:
        focus_changed(): The card has gained or lost the focus.
        focus_returned(): The menu bar has given the focus back to the card.
    """

    focus_changed = Signal()
    focus_returned = Signal()

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        # Ignoring the press would not do: if the card is hidden while a button is held, as when a
        # trick is gathered, nothing would receive the release.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._art = art
        self._card: Card | None = None
        self._pose = Pose(0, 0, 1)
        self._drawn_width = 1.0
        self._look = PLAIN
        self._narrowed = 1.0
        self.opacity = 1.0
        self._tilt = self._tilt_room = 0.0
        self._height = 0.0
        self._painted_width = 0.0
        self._is_stretched = False
        self._panels: list[QWidget] = []
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    _is_wanted = _is_held_back = False

    def hold_back(self, *, held: bool) -> None:
        """Be hidden, wherever the card may lie, or no longer."""
        self._is_held_back = held
        super().setVisible(self._is_wanted and not held)

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001
        self._is_wanted = visible
        super().setVisible(visible and not self._is_held_back)

    def stay_under(self, panel: QWidget) -> None:
        """Stay below a panel that asks or teaches, from now on."""
        self._panels.append(panel)

    def leave_from_under(self, panel: QWidget) -> None:
        """Stop staying below a panel, which is gone."""
        self._panels.remove(panel)

    def raise_(self) -> None:
        """Raise the card above all other cards."""
        # Before the window is shown nothing in it is visible, but its panels may be there already.
        over = [panel for panel in self._panels if not panel.isHidden()]
        table = self.parentWidget()
        if over and table is not None:
            self.stackUnder(min(over, key=table.children().index) if len(over) > 1 else over[0])
        else:
            super().raise_()

    @property
    def card(self) -> Card | None:
        """The visible face; None while the card is face down."""
        return self._card

    def show_face(self, card: Card | None) -> None:
        """Turn the card face up, or with None face down."""
        if card is not self._card:
            self._card = card
            self.update()

    @property
    def pose(self) -> Pose:
        return self._pose

    def place(self, pose: Pose, drawn_width: float | None = None) -> None:
        """Place the card, with a picture drawn for `drawn_width` and scaled if it changes size."""
        self._is_stretched = False
        self._lay(pose, pose.width if drawn_width is None else drawn_width)

    def stretch(self, pose: Pose) -> None:
        """Place the card on a resized table, scaling its present picture until `sharpen`."""
        self._is_stretched = self._painted_width > 0
        self._lay(pose, self._painted_width or pose.width)

    @property
    def is_stretched(self) -> bool:
        """Whether the picture is still the one for another size."""
        return self._is_stretched

    def sharpen(self) -> None:
        """Draw the picture for the card's present size."""
        if self.isVisible():
            self._picture(self._pose.width)  # now, or all cards would be drawn with the next frame
        self.place(self._pose)

    def _lay(self, pose: Pose, drawn: float) -> None:
        same_picture = (
            drawn == self._drawn_width
            and pose.turn == self._pose.turn
            and pose.width == self._pose.width
        )
        self._pose, self._drawn_width = pose, drawn
        box = box_size(max(drawn, pose.width), pose.turn, self._look.lift)
        if self._tilt_room:
            box = box + _tilt_margin(self._tilt_room, max(drawn, pose.width))  # a cached size
        if self._height:
            box = box + _air(max(drawn, pose.width))
        corner = QPointF(pose.x - box.width() / 2, pose.y - box.height() / 2).toPoint()
        if same_picture and box == self.size():
            self.move(corner)
        else:
            self.setGeometry(QRect(corner, box))
            self.update()

    @property
    def look(self) -> CardLook:
        """What the picture shows besides the face."""
        return self._look

    def set_look(self, look: CardLook) -> None:
        if look != self._look:
            self._look = look
            self._lay(self._pose, self._drawn_width)
            self.update()

    def narrow(self, share: float) -> None:
        """Show only a share of the card's width, 0 to 1, as of a card being turned over."""
        if share != self._narrowed:
            self._narrowed = share
            self.update()

    def fade(self, share: float) -> None:
        """Set the card's opacity, 0 to 1, as for a card that is just appearing."""
        if share != self.opacity:
            self.opacity = share
            self.update()

    @property
    def tilted(self) -> float:
        """The card's temporary rotation away from its pose, in degrees."""
        return self._tilt

    def tilt(self, degrees: float) -> None:
        """Rotate the card clockwise from its pose, less and less; call `place` afterwards."""
        if degrees != self._tilt:
            self._tilt_room = max(self._tilt_room, abs(degrees)) if degrees else 0.0
            self._tilt = degrees
            self.update()
            if not degrees:
                self.place(self._pose, self._drawn_width)

    def soar(self, height: float) -> None:
        """Lift the card into the air, 0 (table) to 1, for a while; call `place` afterwards."""
        if height != self._height:
            self._height = height
            self.update()
            if not height:
                self.place(self._pose, self._drawn_width)

    def polygon(self) -> QPolygonF:
        """The outline of the card, in the table's coordinates."""
        return card_polygon(self._pose.width, self._pose.turn).translated(
            self._pose.x, self._pose.y
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        picture = self._picture(self._drawn_width)
        self._painted_width = self._drawn_width
        painter = QPainter(self)
        painter.setOpacity(self.opacity)
        scale = card_width(self._pose.width) / card_width(self._drawn_width)
        if scale == self._narrowed == 1.0 and not (self._tilt_room or self._height):
            painter.drawPixmap(0, 0, picture)
        else:
            painter.translate(self.width() / 2, self.height() / 2)
            scale *= 1 + _NEARER * self._height
            hint = QPainter.RenderHint.SmoothPixmapTransform
            painter.setRenderHint(hint, not self._is_stretched)
            if self._height:
                self._paint_shadow(painter, scale)
            turn = self._pose.turn
            painter.rotate(self._tilt + turn)
            painter.scale(scale * self._narrowed, scale)  # across its long axis, however it lies
            painter.rotate(-turn)
            _draw_about_middle(painter, picture)
        painter.end()

    def _paint_shadow(self, painter: QPainter, scale: float) -> None:
        painter.save()
        painter.setOpacity(self.opacity * (1 - _FAINTER * (1 - self._height)))
        painter.translate(0, _SHADOW_DROP * self._drawn_width * scale * self._height)
        painter.rotate(self._pose.turn + self._tilt)
        scale *= self._drawn_width / SHADOW_WIDTH
        painter.scale(scale * self._narrowed, scale)
        _draw_about_middle(painter, self._art.shadow())
        painter.restore()

    def _picture(self, width: float) -> QPixmap:
        name = "back" if self._card is None else str(self._card)
        ratio = self.devicePixelRatioF()
        return self._art.pixmap(name, width, ratio, self._pose.turn, self._look)

    def sizeHint(self) -> QSize:
        return box_size(self._drawn_width, self._pose.turn, self._look.lift)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()
        if event.reason() is Qt.FocusReason.MenuBarFocusReason:
            self.focus_returned.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()


def topmost_at(cards: Sequence[CardWidget], point: QPointF) -> CardWidget | None:
    """The last of the cards, the undermost first, that is seen at a point of the table."""
    for card in reversed(cards):
        if card.isVisible() and card.polygon().containsPoint(point, Qt.FillRule.OddEvenFill):
            return card
    return None


def _draw_about_middle(painter: QPainter, picture: QPixmap) -> None:
    size = picture.deviceIndependentSize()
    painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)


def _air(width: float) -> QSize:
    room = 2 * ceil(_AIR * width)
    return QSize(room, room)


def _tilt_margin(degrees: float, width: float) -> QSize:
    high = 2 * ceil(sin(radians(min(90.0, degrees))) * width / 2)
    return QSize(2 * ceil(high * HEIGHT_OF_WIDTH / 2), high)
