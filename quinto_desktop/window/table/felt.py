"""The table top, which may import neither rules nor game, and the signals of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias, cast
from weakref import WeakSet

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.surfaces import baize, paint_cloth, painting, thin
from quinto_desktop.window.look.theme import CurrentTheme, Theme, themed_pen
from quinto_desktop.window.look.wood import Rim, paint_wood
from quinto_desktop.window.table.geometry import Geometry, Pose
from quinto_desktop.window.table.measures import FELT_CORNER, FELT_FOOT_CORNER, Edge

if TYPE_CHECKING:
    from quinto_desktop.window.table.rim import RaceRim

_Looks: TypeAlias = tuple[float, float, float, float, float, float, Theme, float]

_RADIUS_OF_WIDTH, _LIGHT = 0.66, 0.44
INLAY_CORNER = 30
_INLAY_LINES = ((0.0, 1.4), (5.0, 0.7))


class BareTable(QWidget):
    """Nothing but baize.

    Signals:
        appeared(): It has been painted for the first time.
    """

    appeared = Signal()

    def __init__(self, look: CurrentTheme) -> None:
        super().__init__()
        self._look = look
        self._has_appeared = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, is_smooth=False) as painter:
            table = Geometry(self.width(), self.height())
            painter.drawPixmap(0, 0, paint_felt(table, self._look.theme, self.devicePixelRatioF()))
        if not self._has_appeared:
            self._has_appeared = True
            QTimer.singleShot(0, self, self.appeared.emit)


class Tray(NamedTuple):
    """What a hand at the side lies on."""

    left: float
    top: float
    width: float
    height: float
    corner: float


class Furniture(NamedTuple):
    """What is painted on the table top itself."""

    empty_piles: Sequence[Edge] = ()
    slot: Edge | None = None
    trays: Sequence[Tray] = ()


class Ground:
    """The table top, cached as a picture until its appearance changes; tables alike share it."""

    _all: ClassVar[WeakSet[Ground]] = WeakSet()

    def __init__(self, look: CurrentTheme, rim: RaceRim) -> None:
        self._look, self._rim = look, rim
        self._is_stretched = False
        self._picture: QPixmap | None = None
        self._looks: _Looks | None = None
        self._geometry: Geometry | None = None
        self._all.add(self)

    def drop(self) -> None:
        """Keep no picture: the table is gone, or letters have another size now."""
        self._picture = self._looks = None

    def reprint(self, region: QRegion) -> None:
        """Print anew what is printed there."""
        if self._picture is None or self._geometry is None or self._looks is None:
            return
        if self._is_stretched:  # it will be made for the new size
            self._looks = None
            return
        with painting(self._picture, is_smooth=False) as painter:
            painter.setClipRegion(region)
            paint_plain_felt(painter, self._geometry, self._look.theme)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_inlay(painter, self._geometry, self._look.theme)
            self._rim.print_on(painter, region)

    def stretch(self, *, stretched: bool) -> None:
        """Choose whether to scale the present picture, while the table is being resized."""
        self._is_stretched = stretched

    def paint(
        self, table: QWidget, dirty: QRegion, geometry: Geometry, furniture: Furniture
    ) -> None:
        """Paint the dirty part of the table, and whatever on it is not a widget."""
        ratio = table.devicePixelRatioF()
        picture = self._picture_of(geometry, ratio)
        with painting(table, is_smooth=False) as painter:
            across, down = picture.width() / table.width(), picture.height() / table.height()
            for part in cast("Iterable[QRect]", dirty):
                source = QRectF(
                    part.x() * across, part.y() * down, part.width() * across, part.height() * down
                )
                painter.drawPixmap(QRectF(part), picture, source)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = self._look.theme
            for tray in furniture.trays:
                _paint_tray(painter, tray, theme)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            grows = max(1.0, geometry.unit)
            painter.setPen(_dashed(themed_pen(theme, theme.secondary_text, 1.1 * grows), (3, 3)))
            for edge in () if geometry.is_crowded else furniture.empty_piles:
                painter.drawRoundedRect(_outline(geometry.pile(edge, 0, 1)), 4 * grows, 4 * grows)
            if furniture.slot is not None:
                painter.setPen(_dashed(themed_pen(theme, theme.focus, 2.2 * grows), (4, 3)))
                painter.setBrush(QColor(theme.drop_fill))
                painter.drawRoundedRect(
                    _outline(geometry.trick(furniture.slot)), 6 * grows, 6 * grows
                )
            self._rim.paint(painter, dirty)

    def _will_do(self, looks: _Looks) -> bool:
        had = self._looks
        if had is None or had == looks:
            return had is not None
        # Only the size has changed: the same table, stretched.
        return self._is_stretched and had[4:6] != looks[4:6] and had[6:] == looks[6:]

    def _picture_of(self, geometry: Geometry, ratio: float) -> QPixmap:
        looks = *geometry.inlay, geometry.width, geometry.height, self._look.theme, ratio
        had, reach = self._looks, ceil(INLAY_CORNER * geometry.unit)
        if had is not None and had != looks and had[4:] == looks[4:]:
            self._looks, self._geometry = looks, geometry  # only the inlay has moved
            self.reprint(ring(QRectF(*had[:4]), reach) + ring(QRectF(*looks[:4]), reach))
        if self._picture is None or not self._will_do(looks):
            lent = [one.lend(looks, self._rim) for one in self._all]
            self._picture = next(filter(None, lent), None) or self._paint_anew(geometry, ratio)
            self._looks, self._geometry = looks, geometry
        return self._picture

    def lend(self, looks: _Looks, rim: RaceRim) -> QPixmap | None:
        """The picture, for a table that looks just like this."""
        if self._picture is None or self._looks != looks or self._rim.track != rim.track:
            return None
        return None if self._rim.is_running or rim.is_running else QPixmap(self._picture)

    def _paint_anew(self, geometry: Geometry, ratio: float) -> QPixmap:
        picture = QPixmap(paint_felt(geometry, self._look.theme, ratio))
        whole = QRect(0, 0, picture.width(), picture.height())
        with painting(picture, is_smooth=False) as painter:
            self._rim.print_on(painter, QRegion(whole))
        return thin(picture)


def paint_felt(geometry: Geometry, theme: Theme, ratio: float) -> QPixmap:
    """The table top as a picture, with `ratio` device pixels to a logical pixel."""
    size = QSizeF(geometry.width, geometry.height)
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    with painting(pixmap, is_smooth=False) as painter:
        paint_plain_felt(painter, geometry, theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_inlay(painter, geometry, theme)
    return pixmap


def paint_plain_felt(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """Paint felt within its wood, but without the inlay."""
    unit = geometry.unit
    whole, felt = QRectF(0, 0, geometry.width, geometry.height), QRectF(*geometry.felt)
    centre = QPointF(felt.center().x(), felt.top() + _LIGHT * felt.height())
    colours = baize(centre, felt.width() * _RADIUS_OF_WIDTH, theme)
    paint_cloth(painter, felt.adjusted(-1, -1, 1, 1), colours, theme)
    corners = FELT_CORNER * unit, FELT_FOOT_CORNER * unit
    paint_wood(painter, Rim(whole, felt, corners, unit), theme)


def _paint_inlay(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    unit = geometry.unit
    frame = QRectF(*geometry.inlay)
    for inset, line in _INLAY_LINES:
        room = inset * unit
        corner = (INLAY_CORNER - inset) * unit
        painter.setPen(themed_pen(theme, theme.inlay, line * max(1.0, unit)))
        painter.drawRoundedRect(frame.adjusted(room, room, -room, -room), corner, corner)


def ring(frame: QRectF, reach: int) -> QRegion:
    """What lies within so many pixels of a frame's line."""
    whole = frame.toAlignedRect()
    within = whole.adjusted(reach, reach, -reach, -reach)
    return QRegion(whole.adjusted(-reach, -reach, reach, reach)) - QRegion(within)


_TRAY_OPACITY = 150


def _paint_tray(painter: QPainter, tray: Tray, theme: Theme) -> None:
    fill = QColor(theme.plate)
    fill.setAlpha(_TRAY_OPACITY)
    painter.setBrush(fill)
    painter.setPen(themed_pen(theme, theme.plate_line, 1.0))
    place = QRectF(tray.left, tray.top, tray.width, tray.height)
    painter.drawRoundedRect(place, tray.corner, tray.corner)


def _dashed(pen: QPen, pattern: tuple[float, float]) -> QPen:
    pen.setDashPattern(pattern)
    return pen


def _outline(pose: Pose) -> QRectF:
    high = 1.4 * pose.width
    return QRectF(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)


# --------------------------------------------------------------- what its listeners know
class TableSignals(QWidget):
    """The table as its listeners know it.

    Its parts emit its signals directly, so that none is passed on from one part to another.

    Signals:
        action_chosen(object): The viewer wants to perform this `Action`.
        played_itself(object): The only `Card` that could be has been played for the viewer.
        intent_chosen(object): The `Intent` of a button of the result panel.
        went_on(): A click or Space: whatever is only waiting to be seen may continue.
        shown(object): What the table now shows, as an `Observation`. It tells nothing that has
            not been seen: a quint once its worth has reached the sheet, a result once the last
            trick has been gathered.
        told(str): A sentence about what has just happened, for assistive technology.
        asked(str): A sentence about what needs an answer now.
        answered(str): A sentence that the user has asked for.
        cued(object): The `SoundCue` for what is visible now.
        quint_marked(object, object): A `QuintScored` that is being announced, and the
            `Observation` that will be shown once its worth has reached the score sheet.
        quint_counted(object): A `QuintScored` that has just been written down.
        command_wanted(object): The user wants this `Command`, by a click on the table.
        menu_wanted(object): The user asks for a context menu, with a `MenuRequest`.
        rule_requested(object): The user wants to read the rule behind the `Reason` of a refusal.
        trick_wanted(int): A trick of the deal, from 1, is to be seen again.
        unfolded(): All of what tells a result is there.
        appeared(): The felt has been painted for the first time.
        laid(): Everything has been placed for another size.
    """

    action_chosen = Signal(object)
    played_itself = Signal(object)
    intent_chosen = Signal(object)
    went_on = Signal()
    shown = Signal(object)
    told = Signal(str)
    asked = Signal(str)
    answered = Signal(str)
    cued = Signal(object)
    quint_marked = Signal(object, object)
    quint_counted = Signal(object)
    command_wanted = Signal(object)
    menu_wanted = Signal(object)
    rule_requested = Signal(object)
    trick_wanted = Signal(int)
    unfolded = Signal()
    appeared = Signal()
    laid = Signal()
