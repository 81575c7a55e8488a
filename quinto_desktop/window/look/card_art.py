"""Cards as pictures, drawn once for each size, turn and state.

All lengths are logical pixels and every card is centred in its box. A drawing is rasterised
upright, somewhat larger than needed, and kept as a proof; every turned, veiled or ringed pixmap is
made from the proof. That costs a fraction of painting the drawing again, and is as crisp.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from enum import Enum
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QPolygonF, QTransform

from quinto_desktop.resources import resource_text
from quinto_desktop.window.look.motion import MIB, PixelCache
from quinto_desktop.window.look.surfaces import clear_picture, painting, restoring
from quinto_desktop.window.look.theme import CurrentTheme, Theme
from quinto_desktop.window.look.wood import board_colours

HEIGHT_OF_WIDTH = 1.4
CORNER_OF_WIDTH = 0.06
RING_GAP = 1.0
RING_WIDTH = 2.5  # for cards up to _DESIGN_WIDTH, then in proportion

SHADOW_WIDTH = 64

_LIGHT, _LAYERS, _REACH = 26, 9, 0.17  # opacity of a layer, and how far they reach in all
_LAUREL, _LEAVES = 0.6, 5  # its width, as a share of the card's, and the leaves of one branch

_DESIGN_WIDTH = 110
_TURN_STEP = 0.25
_EDGE_WIDTH = 1.1
# Widths of the proofs, in device pixels: few, so that one proof serves many sizes.
_PROOF_WIDTHS = (80, 112, 156, 220, 308)
_PROOF_EXCESS = 1.4
_PROOF_FRAME = 2  # transparent pixels round a proof, so that rotated edges are smooth

# In use at once: pixmaps of four hands, two states of the player's own two, a trick and the piles;
# proofs of a hand, a trick, backs of three sizes, and the shadows of all these.
_PIXMAPS_IN_USE, _PIXMAP_LIMIT = 85, 4 * MIB
_PROOFS_IN_USE, _PROOF_LIMIT = 27, 4 * MIB


class CardHeight(Enum):
    """The height of a card above the felt, which determines the length of its shadow."""

    REST = (0.023, 1.0)
    HOVER = (0.06, 1.0)
    LIT = (0.15, 0.7)
    DRAG = (0.145, 0.9)
    FLIGHT = (0.2, 0.8)

    def __init__(self, depth_of_width: float, strength: float) -> None:
        self.depth_of_width = depth_of_width
        self.strength = strength


class CardLook(NamedTuple):
    """What a card's pixmap shows besides its face: a veil, a ring, a laurel, a cross."""

    veiled: bool = False
    ring: str | None = None
    lift: CardHeight = CardHeight.REST
    laurel: bool = False
    crossed: bool = False


PLAIN = CardLook()


def card_width(width: float) -> int:
    """The width at which a card is really drawn: a whole number of pixels."""
    return max(1, round(width))


def card_height(width: float) -> int:
    """The height of a card drawn at this width."""
    return round(card_width(width) * HEIGHT_OF_WIDTH)


def snap_turn(turn: float) -> float:
    """The turn at which a card is really drawn: clockwise degrees in quarters, from 0 up to 360."""
    return (round(turn / _TURN_STEP) * _TURN_STEP) % 360.0


def ring_width(width: float) -> float:
    """The thickness of a ring round a card of this width."""
    return RING_WIDTH * max(1.0, width / _DESIGN_WIDTH)


def margin(width: float, lift: CardHeight = CardHeight.REST) -> int:
    """The space around a card, on each side, for its ring and its shadow."""
    ring = RING_GAP + ring_width(width) + RING_GAP + 1.0
    depth = card_width(width) * lift.depth_of_width
    return math.ceil(max(ring, _shadow_drop(depth) + _shadow_reach(depth) + 1.0))


@lru_cache(maxsize=512)  # called for every card whenever one moves
def card_polygon(width: float, turn: float = 0.0) -> QPolygonF:
    """The card's four corners, clockwise from its own top left, about its centre at (0, 0)."""
    half_w, half_h = card_width(width) / 2, card_height(width) / 2
    corners = [
        QPointF(-half_w, -half_h),
        QPointF(half_w, -half_h),
        QPointF(half_w, half_h),
        QPointF(-half_w, half_h),
    ]
    return QTransform().rotate(snap_turn(turn)).map(QPolygonF(corners))


@lru_cache(maxsize=512)  # called for every card in every frame
def box_size(width: float, turn: float = 0.0, lift: CardHeight = CardHeight.REST) -> QSize:
    """The size of a card's pixmap; the card's centre is the middle of the box."""
    angle = math.radians(snap_turn(turn))
    cos, sin = abs(math.cos(angle)), abs(math.sin(angle))
    wide, high = card_width(width), card_height(width)
    across, down = (wide, high) if cos >= sin else (high, wide)
    room = 2 * margin(width, lift)
    return QSize(
        _at_least(wide * cos + high * sin, across) + room,
        _at_least(wide * sin + high * cos, down) + room,
    )


def _at_least(length: float, like: int) -> int:
    # Odd or even as before a small turn, or the card would jump by half a pixel when it turns.
    whole = math.ceil(length - 1e-6)
    return whole + (whole - like) % 2


def _shadow_drop(depth: float) -> float:
    return 0.42 * depth


def _shadow_reach(depth: float) -> float:
    return 0.95 * depth


class CardArt:
    """Pixmaps of the pack, made when first requested from `proofs`, kept while there is room."""

    def __init__(self, look: CurrentTheme) -> None:
        self.look = look
        self._pixmaps: PixelCache[QPixmap] = PixelCache(_PIXMAP_LIMIT, _PIXMAPS_IN_USE)
        self.proofs: PixelCache[QImage] = PixelCache(_PROOF_LIMIT, _PROOFS_IN_USE)

        self.forget = self._pixmaps.clear
        look.changed.connect(self.forget)
        look.changed.connect(self.proofs.clear)

    def pixmap(
        self, name: str, width: float, ratio: float, turn: float = 0.0, look: CardLook = PLAIN
    ) -> QPixmap:
        """Return a card's picture, of size `box_size(width, turn, look.lift)`.

        The name is the card's code, such as "HA" or "QR", or "back"; the turn is in degrees
        clockwise.

        Raises:
            MissingResourceError: There is no drawing of that name.
        """
        whole, angle = card_width(width), snap_turn(turn)
        key = (name, whole, round(ratio, 3), angle, look)
        return self._pixmaps.get(key, lambda: self._draw(name, whole, ratio, angle, look))

    def paint(
        self, painter: QPainter, name: str, place: QRectF, turn: float = 0.0, look: CardLook = PLAIN
    ) -> None:
        """Paint a card in the middle of a place, as wide as that; see `pixmap`."""
        ratio = painter.device().devicePixelRatioF()
        picture = self.pixmap(name, place.width(), ratio, turn, look)
        half = picture.deviceIndependentSize() / 2
        corner = place.center() - QPointF(half.width(), half.height())
        painter.drawPixmap(corner.toPoint(), picture)

    def shadow(self) -> QPixmap:
        """The shadow of a card of `SHADOW_WIDTH` in the air, so soft that it may be scaled."""
        return self._pixmaps.get(
            ("shadow",),
            lambda: QPixmap.fromImage(self._shadow(SHADOW_WIDTH, 1.0, CardHeight.FLIGHT)),
        )

    def prepare(self, name: str, width: float, ratio: float) -> None:
        """Load a drawing before it is first requested: 5 ms for a court card."""
        self._proof(name, card_width(width), ratio)

    def _draw(self, name: str, width: int, ratio: float, turn: float, look: CardLook) -> QPixmap:
        box = box_size(width, turn, look.lift)
        pixmap = clear_picture(box, ratio)
        proof = self._proof(name, width, ratio)
        shadow = self._shadow(width, ratio, look.lift)
        reach = shadow.deviceIndependentSize().width() / 2 - width / 2
        card = _centred(width, card_height(width))

        # Shadow and proof are transparent all round: smooth edges would only take twice as long.
        with painting(pixmap, is_smooth=False) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(box.width() / 2, box.height() / 2)
            with restoring(painter):
                painter.translate(0, _shadow_drop(width * look.lift.depth_of_width))
                painter.rotate(turn)
                painter.drawImage(card.adjusted(-reach, -reach, reach, reach), shadow)
            painter.rotate(turn)
            if look.lift is CardHeight.LIT:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                _draw_light(painter, card, self.look.theme)
            frame = _PROOF_FRAME * width / (proof.width() - 2 * _PROOF_FRAME)
            painter.drawImage(card.adjusted(-frame, -frame, frame, frame), proof)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_marks(painter, card, look)
        return pixmap

    def _draw_marks(self, painter: QPainter, card: QRectF, look: CardLook) -> None:
        radius = CORNER_OF_WIDTH * card.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.look.theme.card_edge is not None:
            width = _EDGE_WIDTH * self.look.theme.weight
            painter.setPen(QPen(QColor(self.look.theme.card_edge), width))
            inset = width / 2
            line = card.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(line, radius - inset, radius - inset)
        if look.veiled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.look.theme.veil))
            painter.drawRoundedRect(card, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if look.ring is not None:
            thick = ring_width(card.width())
            out = RING_GAP + thick / 2
            line = card.adjusted(-out, -out, out, out)
            # The felt shows on both sides of the ring, so that it is distinct on another card too.
            for colour, width in (
                (self.look.theme.felt_edge, thick + 2 * RING_GAP),
                (look.ring, thick),
            ):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(line, radius + out, radius + out)
        if look.laurel:
            _draw_laurel(painter, card, self.look.theme)
        if look.crossed:
            _draw_cross(painter, card, self.look.theme)

    def _proof(self, name: str, card: int, ratio: float) -> QImage:
        width = _proof_width(card * ratio)
        place = self.look.theme.pack.drawing(name, card)
        return self.proofs.get((*place, width), lambda: self._engrave(name, place, width))

    def _engrave(self, name: str, place: tuple[str, str], width: int) -> QImage:
        # Imported late: the window starts faster if QtSvg is loaded with the first card.
        from PySide6.QtSvg import QSvgRenderer

        text = self.look.theme.pack.printed(name, resource_text(*place), self.look.theme.paper)
        renderer = QSvgRenderer(QByteArray(text.encode()))
        if not renderer.isValid():
            raise ValueError(f"The drawing {'/'.join(place)} is damaged.")
        height = round(width * HEIGHT_OF_WIDTH)
        frame = 2 * _PROOF_FRAME
        image = _clear_image(width + frame, height + frame)
        with painting(image) as painter:
            renderer.render(painter, QRectF(_PROOF_FRAME, _PROOF_FRAME, width, height))
        return image

    def _shadow(self, width: int, ratio: float, lift: CardHeight) -> QImage:
        key: Hashable = ("shadow", width, round(ratio, 3), lift)
        return self.proofs.get(
            key, lambda: _soft_shadow(width, ratio, lift, self.look.theme.shadow)
        )


def _draw_light(painter: QPainter, card: QRectF, theme: Theme) -> None:
    colour = QColor(theme.hint)
    if theme.weight > 1:  # a theme without shades: a bar
        bar = QRectF(card.left(), card.bottom() + 2, card.width(), 3 * theme.weight)
        painter.fillRect(bar, colour)
        return
    lower = card.adjusted(0, 0.4 * card.height(), 0, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    colour.setAlpha(_LIGHT)
    painter.setBrush(colour)
    for layer in range(_LAYERS):
        reach = _REACH * card.width() * (layer + 1) / _LAYERS
        box = lower.adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(box, reach + 4, reach + 4)


def _draw_cross(painter: QPainter, card: QRectF, theme: Theme) -> None:
    radius = 0.2 * card.width()
    middle = card.center() - QPointF(0.22 * card.width(), 0)  # in a fan the next card lies over it
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.not_allowed))
    painter.drawEllipse(middle, radius, radius)
    pen = QPen(QColor(theme.white_on_colour), 0.24 * radius)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    arm = 0.36 * radius
    for way in (-1, 1):
        end = QPointF(arm, way * arm)
        painter.drawLine(middle - end, middle + end)


def _draw_laurel(painter: QPainter, card: QRectF, theme: Theme) -> None:
    wide = _LAUREL * card.width()
    scale = wide / 100
    with restoring(painter):
        painter.translate(card.center().x() - wide / 2, card.bottom() - 0.1 * card.width())
        painter.scale(scale, scale)
        painter.setBrush(QColor(board_colours(theme).laurel))
        painter.setPen(
            QPen(QColor(theme.crown_line if theme.weight == 1 else theme.felt_edge), 1.2)
        )
        for way, leaf in product((-1, 1), range(_LEAVES)):
            angle = 14 + 15 * leaf
            x = 50 + way * 46 * math.sin(math.radians(angle))
            with restoring(painter):
                painter.translate(x, -8 + 46 * math.cos(math.radians(angle)) * 0.62)
                painter.rotate(-way * (angle + 18))
                painter.drawEllipse(QPointF(), 7.2, 3.4)


def _soft_shadow(width: int, ratio: float, lift: CardHeight, strength: int) -> QImage:
    depth = width * lift.depth_of_width
    reach = _shadow_reach(depth)
    frame = math.ceil(reach) + 1
    height = card_height(width)
    image = _clear_image(
        math.ceil((width + 2 * frame) * ratio), math.ceil((height + 2 * frame) * ratio)
    )
    image.setDevicePixelRatio(ratio)
    layers = min(24, 4 + math.ceil(depth * ratio))
    alpha = 1.0 - (1.0 - strength * lift.strength / 255) ** (1 / layers)
    with painting(image) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor.fromRgbF(0.0, 0.0, 0.0, alpha))
        painter.translate(width / 2 + frame, height / 2 + frame)
        for layer in range(layers):
            # The edges of the layers run from inside the card's edge to the full reach outside it.
            out = reach * (2 * (layer + 0.5) / layers - 1)
            radius = max(1.0, CORNER_OF_WIDTH * width + out)
            card = _centred(width, height).adjusted(-out, -out, out, out)
            painter.drawRoundedRect(card, radius, radius)
    return image


def _proof_width(device_width: float) -> int:
    for width in _PROOF_WIDTHS:
        if width >= _PROOF_EXCESS * device_width:
            return width
    return max(_PROOF_WIDTHS[-1], math.ceil(device_width))


def _centred(width: float, height: float) -> QRectF:
    return QRectF(-width / 2, -height / 2, width, height)


def _clear_image(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image
