"""Panels that offer choices: the results and notices over the table, and the bar with the calls."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QGradient,
    QHideEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QShowEvent,
)

from quinto_desktop.game.pacing import Pace
from quinto_desktop.rules import Observation, Seat
from quinto_desktop.window.controls.panels import Plate
from quinto_desktop.window.look.fitting import draw_fitted
from quinto_desktop.window.look.motion import picture_of
from quinto_desktop.window.look.surfaces import baize, paint_cloth, painting
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen
from quinto_desktop.window.table.card_widget import CardWidget
from quinto_desktop.window.table.felt import TableSignals
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.table.plate import Growth, paint_medal
from quinto_desktop.window.text.seat_text import Speaker


class Intent(Enum):
    """A request to the game besides calls, cards and commands."""

    DRAW = "draw"
    DEAL = "deal"
    SHOW_HANDS = "show hands"
    TURN = "turn"
    END = "end"
    BACK = "back"
    NEXT_LEVEL = "next level"
    READY = "ready"
    RETRY = "retry"


class PanelRoom(NamedTuple):
    """Where a table has room for panels.

    Attributes:
        centre: The middle of a panel that leaves most of the table free.
        widest: How wide that one may be.
        top: What it may not cover ends here.
        foot: What it may not cover begins here again.
        felt: What the wood surrounds.
    """

    unit: float
    centre: tuple[float, float]
    widest: float
    top: float
    foot: float
    felt: QRectF


class ChoicePanel(Plate):
    """A panel that tells something, while the ledge shows what it `offers`."""

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._table = table
        self.offers = LedgeRow()
        look.changed.connect(self._paint_anew)
        self.hide()

    @Slot()
    def _paint_anew(self) -> None:
        self.forget()
        self.update()

    def stand(self, room: PanelRoom) -> None:
        """Find a place on the table at its present size."""
        raise NotImplementedError

    @property
    def room_for_gold(self) -> QRect:
        """Where on the table a button that stands on the felt has room."""
        return QRect()

    def appear(self, win_ms: int, *, is_still: bool) -> None:
        """Celebrate for `win_ms` milliseconds, 0 or more, that the game has just been won."""

    def look_ahead(self) -> None:
        """Prepare what takes time, before it is shown."""

    def forget(self) -> None:
        """Keep no picture: nobody looks back at it."""

    def unfold(self, pace: Pace) -> None:
        """Begin to be there, after what has just been played; most panels are simply there."""

    def finish(self) -> None:
        """Finish appearing at once."""

    def stop_effects(self) -> None:
        """Be as if it had been there for long."""


class Notice(Struct, frozen=True):
    """Something the game waits for, and what the ledge offers meanwhile.

    Attributes:
        first: What is told before it, where it follows what has just been played.
        monogram: Of the person whom it is for, with their colour by its place in `Theme.people`.
    """

    title: str
    text: str
    row: LedgeRow
    first: Notice | None = None
    monogram: str = ""
    colour: int | None = None


class ResultPanels:
    """The panels that tell results and notices, one at a time; a table that only shows has none."""

    panels: tuple[ChoicePanel, ...] = ()

    def __init__(self, table: TableSignals) -> None:
        """Stand on a table."""

    def result_of(self, _observation: Observation, _speaker: Speaker) -> Notice | None:
        """The result to show now; None in the middle of a deal."""
        return None

    def expect(self, _observation: Observation, _speaker: Speaker) -> ChoicePanel | None:
        """The panel for a result that is about to be told, if it can prepare for it."""
        return None

    def write(self, notice: Notice) -> ChoicePanel:
        """Write a result or a notice on the panel for it, and return that."""
        raise NotImplementedError(notice.title)

    def write_hands(
        self, _observation: Observation, _speaker: Speaker, _viewer: Seat, _onward: LedgeButton
    ) -> ChoicePanel | None:
        """The panel with all hands of the deal that is over, as dealt; None if there is none."""
        return None


class FeltPanel(ChoicePanel):
    """Covers the felt.

    Cards that are left in the hands would reach over the wood, so they are not shown meanwhile.

    Attributes:
        felt: The felt, from the corner of the panel.
        unit: The scale of the table.
    """

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self.felt = QRectF()
        self.unit = 1.0

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._hold_back(held=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        panels = self._table.findChildren(FeltPanel)
        if all(panel.isHidden() for panel in panels):  # else another has come already
            self._hold_back(held=False)

    @property
    def ground(self) -> Geometry:
        """What the felt under the panel is painted by."""
        return Geometry(self._table.width(), self._table.height())

    def _hold_back(self, *, held: bool) -> None:
        for card in self._table.findChildren(CardWidget):
            card.hold_back(held=held)

    def stand(self, room: PanelRoom) -> None:
        whole = room.felt.toAlignedRect()
        self.unit, self.felt = room.unit, room.felt.translated(-QPoint(whole.topLeft()))
        self.setGeometry(whole)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click hurries what still moves.
        event.ignore()


_FOLD, _FOLD_OPACITY = 58.0, 46
_CENTRE = Qt.AlignmentFlag.AlignCenter.value
_MEDAL, _MEDAL_RADIUS, _NAME, _TOLD = 1.6, 37.0, 26.0, 17.0
_NEEDED = 2 * _MEDAL_RADIUS + 2 * _NAME


class Cloth(ChoicePanel):
    """Hides the lower half of the table, but not the trick, until the next person is there."""

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self._notice = Notice("", "", LedgeRow())
        self._unit, self._foot = 1.0, 0.0
        self._risen: Callable[[], None] | None = None
        self.way = Growth(self)
        self.way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.way.valueChanged.connect(lambda: self.update())
        self.way.finished.connect(self._on_way_finished)
        self._picture: QPixmap | None = None

    def tell(self, notice: Notice) -> Cloth:
        """Ask for somebody; return the cloth."""
        self._notice, self.offers = notice, notice.row
        self.setAccessibleName(notice.title)
        self.setAccessibleDescription(notice.text)
        self._paint_anew()
        return self

    def stand(self, room: PanelRoom) -> None:
        top = round(room.top)
        self._unit, self._foot = room.unit, room.foot - top
        self.setGeometry(0, top, self._table.width(), self._table.height() - top)
        self._paint_anew()

    def forget(self) -> None:
        self._picture = None

    # --------------------------------------------------------------- falling and rising
    def unfold(self, pace: Pace) -> None:
        self.way.grow(pace.curtain_ms)

    def rise(self, duration_ms: int, risen: Callable[[], None]) -> None:
        """Rise, and then call `risen`."""
        if self._risen is None:
            self._risen = risen
            self.way.grow(duration_ms)
        if not duration_ms:
            self._on_way_finished()

    def finish(self) -> None:
        if self._risen is None:  # else another person would sit down in the midst of something
            self.way.finish()

    def stop_effects(self) -> None:
        self._risen = None
        self.way.stop()

    @Slot()
    def _on_way_finished(self) -> None:
        risen, self._risen = self._risen, None
        self.update()
        if risen is not None:
            risen()

    # --------------------------------------------------------------- painting
    def paintEvent(self, event: QPaintEvent) -> None:
        self._picture = picture_of(self, self._picture, self._paint)
        hangs = self.way.size if self._risen is None else 1.0 - self.way.size
        with painting(self, is_smooth=False) as painter:
            painter.setClipRegion(event.region())
            theme, foot = self._look.theme, round(hangs * self.height())
            painter.drawPixmap(0, foot - self.height(), self._picture)
            painter.setPen(themed_pen(theme, theme.brass, 2 * max(1.0, self._unit)))
            for y in (0, foot):  # what it hangs from stays
                painter.drawLine(0, y, self.width(), y)

    def _paint(self, picture: QPixmap) -> None:
        theme, room = self._look.theme, QRectF(self.rect())
        with painting(picture) as painter:
            paint_cloth(painter, room, baize(room.center(), 0.6 * room.width(), theme), theme)
            if theme.shadow:
                fold = QLinearGradient(0, 0, _FOLD * self._unit, 0)
                fold.setSpread(QGradient.Spread.RepeatSpread)
                deep = _FOLD_OPACITY if theme.is_dark else _FOLD_OPACITY // 2
                for at, opacity in ((0.0, deep), (0.4, 0), (1.0, deep)):
                    fold.setColorAt(at, QColor(0, 0, 0, opacity))
                painter.fillRect(room, fold)
            self._paint_name(painter, room)

    def _paint_name(self, painter: QPainter, room: QRectF) -> None:
        # In the middle of what is over the wood, where the button is.
        theme, notice = self._look.theme, self._notice
        told = 5 * _TOLD if notice.text else 0.0
        scale = min(max(1.0, self._unit), self._foot / (_NEEDED + told))
        name = serif_font(_NAME * scale, bold=True)
        radius, high = _MEDAL_RADIUS * scale, QFontMetricsF(name).height()
        top = max(0.0, (self._foot - 2.2 * radius - high - told * scale) / 2)
        centre = QPointF(room.center().x(), top + radius)
        if notice.monogram:
            paint_medal(painter, centre, _MEDAL * scale, theme, notice.monogram, notice.colour)
        under = QRectF(0, top + 2.2 * radius, room.width(), high)
        draw_fitted(painter, under, notice.title, name, theme.text_on_felt, _CENTRE)
        place = QRectF(0.05 * under.width(), under.bottom(), 0.9 * under.width(), told * scale)
        painter.setFont(serif_font(_TOLD * scale))
        painter.drawText(place, _CENTRE | Qt.TextFlag.TextWordWrap, notice.text)
