"""The end of a game over the felt: a victory warms it, a defeat shows where it turned."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import chain

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QVariantAnimation, Slot
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from quinto_desktop.window.controls.panels import InputGuard
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.motion import Ahead, Layer, Layered, start_now
from quinto_desktop.window.look.surfaces import painting
from quinto_desktop.window.look.theme import CurrentTheme, Theme, text_zoom, themed_pen
from quinto_desktop.window.look.wood import Rim
from quinto_desktop.window.sheet.end_painter import EndPicture
from quinto_desktop.window.sheet.ending import Ending, Mood, turn_words
from quinto_desktop.window.sheet.frieze import TurnButton
from quinto_desktop.window.table.choices import FeltPanel, Intent, PanelRoom
from quinto_desktop.window.table.felt import TableSignals, paint_plain_felt
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.table.measures import FELT_CORNER, FELT_FOOT_CORNER

_FIRST = 0.4  # at once, so that the trick does not seem to go before it is shown again
_FADE_MS = 160
_STILL_FADE_MS = 80
_WARM_MS, _QUINT_MS = 700, 90
_STEM = 46.0
DEAF_MS = 400  # a click that was meant for the table does not lead away from its end
_IS_OPAQUE = Qt.WidgetAttribute.WA_OpaquePaintEvent
_STRIPS = 4  # of felt: all of a large one takes several frames to paint
_UNLIT = 0.72
_COOL = (0x4D0A1A26, 0x990A1420)
_WARM = (0x5A, 0x14)


class EndPanel(FeltPanel):
    """A panel that paints the felt anew, as a picture. The rim with both pegs stays in view."""

    def __init__(self, look: CurrentTheme, table: TableSignals) -> None:
        super().__init__(look, table)
        self.setAttribute(_IS_OPAQUE)
        self._ahead = Ahead(self)
        self._looks: object = None

    def stand(self, room: PanelRoom) -> None:
        super().stand(room)
        looks = self.geometry(), text_zoom(), self.layoutDirection()
        if self._is_told and looks != self._looks:  # what is painted ahead stays
            self._looks = looks
            self._paint_anew()
            self._arrange()

    @property
    def _is_told(self) -> bool:
        return bool(self.offers.buttons)

    def _arrange(self) -> None:
        pass  # a new ending, or another size

    def _layered(self, kept: Layered | None, layers: Iterable[Layer]) -> Layered:
        # In the corners there is wood, so that nothing shines through, and painting is a copy.
        ratio = self.devicePixelRatioF()
        if kept is not None and kept.ratio == ratio:
            return kept
        picture = QPixmap((QRectF(self.rect()).size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        felt = [partial(self._paint_felt, strip) for strip in range(_STRIPS)]
        return Layered(picture, chain(felt, layers))

    def _paint_felt(self, strip: int, painter: QPainter) -> None:
        top, foot = (self.height() * edge // _STRIPS for edge in (strip, strip + 1))
        painter.setClipRect(0, top, self.width(), foot - top)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.translate(-self.pos())
        paint_plain_felt(painter, self.ground, self._look.theme)

    @property
    def _outline(self) -> QPainterPath:
        # The edge of the felt, within its line of brass.
        ground = self.ground
        unit, room = ground.unit, QRectF(*ground.felt).translated(-QPointF(self.pos()))
        inside = 0.75 * max(1.0, unit)
        room.adjust(inside, inside, -inside, -inside)
        corners = FELT_CORNER * unit - inside, FELT_FOOT_CORNER * unit - inside
        return Rim(QRectF(), room, corners, unit).outline()


class PagePanel(EndPanel):
    """All of it is one picture, painted as soon as it has been told."""

    _picture: Layered | None = None

    def look_ahead(self) -> None:
        self._ahead.begin(iter(self._kept()))

    def forget(self) -> None:
        self._ahead.stop()
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_told:
            return
        with painting(self, is_smooth=False) as painter:
            painter.setClipRegion(event.region())
            painter.drawPixmap(0, 0, self._kept().whole)

    def _kept(self) -> Layered:
        self._picture = self._layered(self._picture, [self._paint_page])
        return self._picture

    def _paint_page(self, painter: QPainter) -> None:
        raise NotImplementedError


class GameEnd(EndPanel):
    """Shows how a game has ended: by a victory the felt is warmed, and quints light up."""

    def __init__(self, art: CardArt, table: TableSignals) -> None:
        super().__init__(art.look, table)
        self._art = art
        self._ending: Ending | None = None
        self._places: EndPicture | None = None
        self._picture: Layered | None = None
        self._before: Layered | None = None
        self._warm_ms, self._lit = 1, 0
        self._fade = self._run_of(self._on_fade_value_changed)
        self._fade.setStartValue(_FIRST)
        self._fade.stateChanged.connect(self._on_fade_state_changed)
        self._warmth = self._run_of(self._on_warmth_value_changed)
        self.turn = TurnButton(art.look, self)
        self.turn.clicked.connect(lambda: table.intent_chosen.emit(Intent.TURN))
        self.guard = InputGuard(self)
        self.guard.watch(self.turn)

    def _run_of(self, moved: object) -> QVariantAnimation:
        run = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        run.valueChanged.connect(moved)
        return run

    def tell(self, ending: Ending, row: LedgeRow) -> None:
        """Show how a game has ended."""
        if ending != self._ending:
            self._ending, self._looks = ending, None
        self.stop_effects()
        self.offers = row
        self.setAccessibleName(ending.title)
        self.setAccessibleDescription(ending.spoken)
        self.guard.wait(DEAF_MS)
        if ending.turn is not None:
            self.turn.setAccessibleDescription(turn_words(ending.turn))

    def look_ahead(self) -> None:
        is_cool = self._ending is None or self._ending.mood is Mood.DEFEAT
        self._ahead.begin(chain(() if is_cool else self._cold(), self._warm()))

    def forget(self) -> None:
        self._ahead.stop()
        self._picture = self._before = None

    # --------------------------------------------------------------- appearing
    def appear(self, win_ms: int, *, is_still: bool) -> None:
        """Fade in, and by a victory warm the felt in `win_ms`; with 0 nothing moves."""
        ending = self._ending
        if ending is None or ending.mood is Mood.DEFEAT or not (win_ms or is_still):
            return
        self._ahead.stop()
        self._fade.setDuration(_STILL_FADE_MS if is_still else _FADE_MS)
        self._fade.start()
        if win_ms and not is_still:
            quint_ms = round(_QUINT_MS * win_ms / _WARM_MS)
            self._warm_ms = win_ms
            self._warmth.setDuration(win_ms + quint_ms * len(ending.quints))
            self._lit = 0
            start_now(self._warmth)

    def finish(self) -> None:
        for run in (self._fade, self._warmth):
            if run.state() is QVariantAnimation.State.Running:
                run.setCurrentTime(run.duration())

    def stop_effects(self) -> None:
        self._fade.stop()
        self._warmth.stop()
        self.update()

    @property
    def warmth(self) -> float:
        """How far the felt has warmed, 0.0 to 1.0."""
        if self._warmth.state() is not QVariantAnimation.State.Running:
            return 1.0
        return min(1.0, self._warmth.currentTime() / self._warm_ms)

    @property
    def lit(self) -> int:
        """How many of the quints are lit."""
        count = 0 if self._places is None else len(self._places.chips)
        if self._warmth.state() is not QVariantAnimation.State.Running:
            return count
        after, whole = self._warmth.currentTime() - self._warm_ms, self._warmth.duration()
        share = after / max(1, whole - self._warm_ms)
        return max(0, min(count, int(share * count)))

    @Slot()
    def _on_fade_state_changed(self) -> None:
        self.setAttribute(_IS_OPAQUE, self._fade.state() is not QVariantAnimation.State.Running)

    @Slot()
    def _on_fade_value_changed(self) -> None:
        self.update()

    @Slot()
    def _on_warmth_value_changed(self) -> None:
        if self.warmth < 1.0 or self._places is None:
            self.update()
            return
        self._before = None
        first, self._lit = self._lit, self.lit
        if first == 0:
            self.update()
        for place in self._places.chips[first : self._lit]:
            self.update(place.toAlignedRect().adjusted(-3, -3, 3, 3))

    # --------------------------------------------------------------- places
    def _arrange(self) -> None:
        assert self._ending is not None  # it is asked for only then
        size = QRectF(self.rect()).size()
        self._places = EndPicture(self._ending, size, self.unit, is_mirrored=self.isRightToLeft())
        self._put_turn()

    def _put_turn(self) -> None:
        frieze = None if self._places is None else self._places.frieze
        spot = None if frieze is None else frieze.turn
        has_place = spot is not None and self._ending is not None and self._ending.turn is not None
        self.turn.setVisible(has_place)
        if frieze is None or spot is None or not has_place:
            return
        self.turn.set_unit(frieze.scale)
        size, stem = self.turn.sizeHint(), _STEM * frieze.scale
        top = spot.y() + stem
        if top + size.height() > frieze.room.bottom() - 2:
            top = spot.y() - stem - size.height()
        left = spot.x() - 0.7 * size.width()
        left = max(frieze.room.left() - 20, min(left, frieze.room.right() - size.width() + 20))
        self.turn.setGeometry(QRect(round(left), round(top), size.width(), size.height()))

    # --------------------------------------------------------------- painting
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._places is None:
            return
        warmth = self.warmth
        with painting(self, is_smooth=False) as painter:
            painter.setClipRegion(event.region())
            if self._fade.state() is QVariantAnimation.State.Running:
                painter.setOpacity(float(self._fade.currentValue()))
            # One picture in a frame: at first the cold felt is all that is needed.
            if warmth < 1.0:
                painter.drawPixmap(0, 0, self._cold().whole)
                painter.setOpacity(warmth * painter.opacity())
            if warmth > 0.0:
                painter.drawPixmap(0, 0, self._warm().whole)
            painter.setOpacity(1.0)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            veil = QColor(self._look.theme.felt_centre)
            veil.setAlphaF(_UNLIT)
            painter.setBrush(veil)
            for place in self._places.chips[self.lit :]:
                chip = place.adjusted(-2, -2, 2, 2)
                painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)

    def _cold(self) -> Layered:
        self._before = self._layered(self._before, self._layers())
        return self._before

    def _warm(self) -> Layered:
        layers = chain([self._paint_mood], self._layers())
        self._picture = self._layered(self._picture, layers)
        return self._picture

    def _layers(self) -> Iterable[Layer]:
        assert self._places is not None  # it is painted only then
        yield from self._places.layers(self._art)
        yield self._paint_stem

    def _paint_mood(self, painter: QPainter) -> None:
        assert self._ending is not None  # it has a mood
        _paint_mood(painter, self._look.theme, self._outline, self._ending.mood)

    def _paint_stem(self, painter: QPainter) -> None:
        frieze = None if self._places is None else self._places.frieze
        spot = None if frieze is None else frieze.turn
        if frieze is None or spot is None or self.turn.isHidden():
            return
        theme, radius = self._look.theme, 8 * frieze.scale
        painter.setPen(themed_pen(theme, theme.focus if theme.is_dark else theme.brass, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot, radius, radius)
        is_below = self.turn.y() > spot.y()
        end = self.turn.y() + 4 if is_below else self.turn.geometry().bottom() - 4
        start = spot.y() + (radius if is_below else -radius)
        painter.drawLine(QPointF(spot.x(), start), QPointF(spot.x(), end))


def _paint_mood(painter: QPainter, theme: Theme, felt: QPainterPath, mood: Mood) -> None:
    if not theme.shadow:
        return  # high contrast has no shades
    whole = felt.boundingRect()
    if mood is Mood.DEFEAT:
        cool = QLinearGradient(whole.topLeft(), whole.bottomLeft())
        for place, colour in enumerate(_COOL):
            tint = QColor.fromRgba(colour)
            tint.setAlphaF(tint.alphaF() * (1.0 if theme.is_dark else 0.35))
            cool.setColorAt(place, tint)
        painter.fillPath(felt, cool)
        return
    warm = QRadialGradient(QPointF(0, 0), 1.0)
    tint = QColor(theme.focus if theme.is_dark else theme.button_top)
    for at, alpha in zip((0.0, 0.52), _WARM, strict=True):
        tint.setAlpha(min(255, alpha if theme.is_dark else 2 * alpha))
        warm.setColorAt(at, tint)
    tint.setAlpha(0)
    warm.setColorAt(0.78, tint)
    brush = QBrush(warm)
    shape = QTransform.fromTranslate(whole.center().x(), 0.18 * whole.height())
    brush.setTransform(shape.scale(0.56 * whole.width(), 0.72 * whole.height()))
    painter.fillPath(felt, brush)
