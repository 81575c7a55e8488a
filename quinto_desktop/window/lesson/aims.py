"""What a lesson points at, and where that is in the window."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform
from PySide6.QtWidgets import QToolButton, QWidget

from quinto_desktop.game.first_deal import crown_in
from quinto_desktop.rules import QUINT_ROYAL, Call, Card
from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.score_sheet.sheet import ScoreSheet
from quinto_desktop.window.table.geometry import Edge, ladder_box
from quinto_desktop.window.table.table import Table

# The middle of a card's crown, from its top left corner, in card widths; the fan shows it.
_CROWN = (0.15, 0.475)
_CROWN_SIZE = 0.30
_DISC = 24  # the radius of a player's disc, in units of the geometry
_BESIDE_TAB = 8


class Aim(Enum):
    """What a lesson points at."""

    NOTHING = auto()
    PARTNER = auto()
    LADDER = auto()
    CROWN = auto()
    ROYAL = auto()
    CACHETTE = auto()
    PASS = auto()
    CALLS = auto()
    LAST_QUINT = auto()


class Target(NamedTuple):
    """A part of the window that is pointed at.

    Attributes:
        place: The area, in the coordinates of the widget that holds table and sheet.
        is_round: Whether a circle goes round it rather than a frame.
    """

    place: QRectF
    is_round: bool = False


class Aims:
    """Finds what is pointed at.

    Args:
        table: The table.
        sheet: The score sheet beside it.
    """

    def __init__(self, table: Table, sheet: ScoreSheet) -> None:
        self._table = table
        self._sheet = sheet

    @property
    def area(self) -> QWidget:
        """The widget that holds table and sheet; targets are in its coordinates."""
        return self._table.parentWidget() or self._table

    def find(self, aim: Aim) -> Target | None:
        """Where something is; None if it cannot be seen now."""
        return self._on_sheet() if aim is Aim.LAST_QUINT else self._on_table(aim)

    def _on_table(self, aim: Aim) -> Target | None:
        table = self._table
        found: Target | None = None
        match aim:
            case Aim.PARTNER:
                found = self._disc(Edge.FAR)
            case Aim.LADDER if table.stage.places.has_ladder:
                found = Target(self._clear_of_tab(QRectF(*ladder_box(table.stage.geometry))))
            case Aim.CACHETTE:
                found = self._cards([card.polygon() for card in table.stage.places.cachette])
            case Aim.CROWN:
                card = None if table.observation is None else crown_in(table.observation)
                found = self._crown(card)
            case Aim.ROYAL:
                found = self._crown(QUINT_ROYAL)
            case Aim.PASS | Aim.CALLS:
                found = self._calls(only_pass=aim is Aim.PASS)
            case _:
                pass
        if found is None:
            return None
        corner = QPointF(table.mapTo(self.area, table.rect().topLeft()))
        return found._replace(place=found.place.translated(corner))

    def _clear_of_tab(self, place: QRectF) -> QRectF:
        """The part of a place at the upper edge that the tab of the score sheet leaves free."""
        is_mirrored = self._table.isRightToLeft()
        for tab in self.area.findChildren(QToolButton):
            if tab.isVisible() and tab.parentWidget() is self.area:
                over = QRectF(tab.geometry())
                if is_mirrored:
                    place.setLeft(max(place.left(), over.right() + _BESIDE_TAB))
                else:
                    place.setRight(min(place.right(), over.left() - _BESIDE_TAB))
        return place

    def _disc(self, edge: Edge) -> Target:
        geometry = self._table.stage.geometry
        place = QRectF(0, 0, 2 * _DISC * geometry.unit, 2 * _DISC * geometry.unit)
        place.moveCenter(QPointF(*geometry.plate(edge)))
        return Target(place, is_round=True)

    def _cards(self, outlines: list[QPolygonF]) -> Target | None:
        place = QRectF()
        for outline in outlines:
            place = place.united(outline.boundingRect())
        return Target(place) if outlines else None

    def _crown(self, card: Card | None) -> Target | None:
        widget = None if card is None else self._table.stage.places.find(card)
        if widget is None:
            return None
        pose = widget.pose
        across, down = _CROWN
        if card is QUINT_ROYAL:  # its crowns fill the card: what the fan shows of them
            across, down = 0.2, 0.45
        at = QPointF((across - 0.5) * pose.width, (down - HEIGHT_OF_WIDTH / 2) * pose.width)
        middle = QTransform().rotate(pose.turn).map(at) + QPointF(pose.x, pose.y)
        side = _CROWN_SIZE * pose.width
        place = QRectF(0, 0, side, side)
        place.moveCenter(middle)
        return Target(place, is_round=True)

    def _calls(self, *, only_pass: bool) -> Target | None:
        bar = self._table.overlays.doubling
        if not bar.isVisible():
            return None
        place = QRectF()
        for call, button in bar.buttons.items():
            if call is Call.PASS or not only_pass:
                corner = button.mapTo(self._table, button.rect().topLeft())
                place = place.united(QRectF(corner, button.size()))
        return Target(place.adjusted(5, 5, -5, -5))

    def _on_sheet(self) -> Target | None:
        seen = self._table.observation
        if seen is None or not seen.quints or not self._sheet.isVisible():
            return None
        place = self._sheet.place_of(seen.quints[-1].quint)
        if place is None:
            return None
        corner = QPointF(self._sheet.mapTo(self.area, self._sheet.rect().topLeft()))
        return Target(place.translated(corner))
