"""Where a panel can stand on the table without covering anything that is being looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.controls.panels import Label, Plate
from quinto_desktop.window.look.card_art import card_polygon
from quinto_desktop.window.table.geometry import RISE_OF_HOVER, RISE_OF_LEGAL, Edge, Geometry, Pose
from quinto_desktop.window.table.table import Table

_STEP = 12  # pixels between the places that are tried
_GAP = 4
_DISC = 28  # the radius of a player's disc with its ring, in units of the geometry
_WORDS = 66  # how far the words under a disc reach
_SPARE = 6  # at both ends of a side player's plate, which hardly any words reach
_ROOM = 6  # at the edge of the table


class _Box(NamedTuple):
    """A rectangle, quicker to read than Qt's."""

    left: float
    top: float
    right: float
    foot: float


def obstacles(table: Table, panel: QWidget) -> list[QRectF]:
    """Everything on a table that a panel must not cover: cards, names, tags and other panels."""
    found = [_outline(pose) for pose in _poses(table)]
    found += [_plate_ink(table, edge) for edge in Edge]
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    for kind in (Label, Plate):
        others = table.findChildren(kind, options=direct)
        found += [
            QRectF(other.geometry()) for other in others if other.isVisible() and other is not panel
        ]
    bubble = table.refusals.bubble
    if bubble.isVisible():
        found.append(QRectF(bubble.geometry()))
    return found


def _poses(table: Table) -> Iterable[Pose]:
    stage = table.stage
    for widget, pose in stage.places.poses(stage.geometry).items():
        yield pose
        if widget in stage.places.touchable:
            rise = (RISE_OF_LEGAL + RISE_OF_HOVER) * stage.geometry.unit
            yield pose.raised(rise)


def _outline(pose: Pose) -> QRectF:
    corners = card_polygon(pose.width, pose.turn).translated(pose.x, pose.y)
    return corners.boundingRect()


def _plate_ink(table: Table, edge: Edge) -> QRectF:
    geometry, plate = table.stage.geometry, table.overlays.plates[edge].geometry()
    unit, (x, y) = geometry.unit, geometry.plate(edge)
    if table.overlays.plates[edge].is_column:
        top, foot = y - _DISC * unit, y + _WORDS * unit
        spare = 0.0 if edge is Edge.FAR else _SPARE * unit
        return QRectF(plate.left() + spare, top, plate.width() - 2 * spare, foot - top)
    left = x - _DISC * unit
    return QRectF(left, y - _DISC * unit, plate.right() - left, 2 * _DISC * unit)


def free_place(
    size: tuple[int, int], geometry: Geometry, taken: Sequence[QRectF], wanted: QPointF
) -> QPointF | None:
    """The top left corner of the free place for a panel that is nearest; None if there is none."""
    wide, high = size
    boxes = [_Box(box.left(), box.top(), box.right(), box.bottom()) for box in taken]
    felt = geometry.felt
    top, foot = felt.top + _ROOM, felt.foot - _ROOM
    best: tuple[float, QPointF] | None = None
    aim_x, aim_y = wanted.x() - wide / 2, wanted.y() - high / 2
    for x in _steps(felt.left + _ROOM, felt.right - wide - _ROOM, aim_x):
        beside = [
            (box.top - _GAP, box.foot + _GAP)
            for box in boxes
            if box.left < x + wide + _GAP and x - _GAP < box.right
        ]
        y = _free_height(sorted(beside), high, (top, foot), aim_y)
        if y is not None:
            distance = (x - aim_x) ** 2 + (y - aim_y) ** 2
            if best is None or distance < best[0]:
                best = distance, QPointF(x, y)
    return None if best is None else best[1]


def _free_height(
    taken: list[tuple[float, float]], high: float, room: tuple[float, float], wanted: float
) -> float | None:
    found: float | None = None
    begins, ends = room
    for top, foot in [*taken, (ends, ends)]:
        if top - begins >= high:
            y = min(max(wanted, begins), top - high)
            if found is None or abs(y - wanted) < abs(found - wanted):
                found = y
        begins = max(begins, foot)
    return found


def _steps(least: float, most: float, wanted: float) -> list[float]:
    if most < least:
        return []
    count = int((most - least) / _STEP)
    found = [least + step * _STEP for step in range(count + 1)]
    found.append(most)
    if least <= wanted <= most:
        found.append(wanted)
    return found
