"""The end of a game over the whole table: the trick that won it, who has won, and what next."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)

from quinto_desktop.window.look.card_art import PLAIN, CardArt, CardLook
from quinto_desktop.window.look.marks import Marks
from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, Theme, themed_pen
from quinto_desktop.window.sheet.ending import FRAME, Ending, EndLayout, EndParts, Mood
from quinto_desktop.window.sheet.results import Line, ResultLines
from quinto_desktop.window.table.choices import CoveringPanel
from quinto_desktop.window.table.felt import InlayLight, TableSignals, paint_plain_felt
from quinto_desktop.window.table.geometry import Geometry
from quinto_desktop.window.table.ledge import LedgeRow
from quinto_desktop.window.text.translation import fill, translate

_CORNER = 26.0
_INNER = 7.0
_FIRST = 0.4  # at once, so that the trick does not seem to go before it is shown again
_FADE_MS = 160
_STILL_FADE_MS = 80
_LEDGE = 56.0
_SHRUNK = (1.0, 0.85, 0.7, 0.6, 0.5)
_COOL = (0x4D0A1420, 0x730A1420)
_WARM = 0.18
_CENTRE = Qt.AlignmentFlag.AlignCenter


class EndScene(CoveringPanel):
    """Covers the table when a game is over, warm for a victory and cool for a defeat.

    A light runs once round the frame after a victory.
    """

    def __init__(self, look: CurrentTheme, marks: Marks, art: CardArt, table: TableSignals) -> None:
        super().__init__(look, table)
        self._marks = marks
        self._art = art
        self._scale = 1.0
        self._ending: Ending | None = None
        self._notes: tuple[str, ...] = ()
        self._picture: QPixmap | None = None
        self.light = InlayLight(look, self)
        self._lines = ResultLines(look, self)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(_FIRST)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._on_fade_value_changed)
        look.changed.connect(self._forget)

    def tell(
        self,
        ending: Ending,
        notes: tuple[str, ...],
        lines: tuple[Line, ...],
        row: LedgeRow,
    ) -> None:
        """Show how a game has ended.

        The notes are sentences under the score, the lines a table of the match.
        """
        self._ending, self._notes = ending, notes
        self.offers = row
        self._lines.tell(lines)
        self.setAccessibleName(ending.title)
        told = (ending.spoken, *notes, self._lines.accessibleName())
        self.setAccessibleDescription("\n".join(filter(None, told)))
        self.cover(self._unit)

    # --------------------------------------------------------------- appearing
    def appear(self, win_ms: int, *, is_still: bool) -> None:
        """Fade in, and let the light run round the frame for `win_ms` if the game was not lost.

        With 0 there is none; where the table `is_still` nothing but a short fade is seen.
        """
        if win_ms or is_still:
            self._fade.setDuration(_STILL_FADE_MS if is_still else _FADE_MS)
            self._fade.start()
        if self._ending is not None and self._ending.mood is not Mood.DEFEAT:
            self.light.light(win_ms)

    def finish(self) -> None:
        self.light.finish()
        if self._fade.state() is QVariantAnimation.State.Running:
            self._fade.setCurrentTime(self._fade.duration())

    def stop_effects(self) -> None:
        self._fade.stop()
        self.light.stop_effects()

    @Slot()
    def _on_fade_value_changed(self) -> None:
        self.update()

    @property
    def _opacity(self) -> float:
        is_running = self._fade.state() is QVariantAnimation.State.Running
        return float(self._fade.currentValue()) if is_running else 1.0

    # --------------------------------------------------------------- places
    def _arrange(self) -> None:
        self._forget()
        assert self._ending is not None  # there is a row
        unit = self._unit
        for shrunk in _SHRUNK:
            self._scale = max(1.0, unit) * shrunk
            wide = min(520 * max(1.0, unit), self.width() - 60)
            self._lines.stand(round(wide), self._scale)
            if self._layout().fits(self._ending, self._notes):
                break
        parts = self._parts()
        self._lines.move((self.width() - self._lines.width()) // 2, round(parts.table))
        scale = max(1.0, unit)
        room = FRAME * scale
        frame = QRectF(self.rect()).adjusted(room, room, -room, -room)
        self.light.stand_round(frame, _CORNER * scale, scale)

    def _layout(self) -> EndLayout:
        table = 0.0 if self._lines.isHidden() else float(self._lines.height())
        return EndLayout(self.width(), self.height(), self._scale, table, _LEDGE * self._scale)

    def _parts(self) -> EndParts:
        assert self._ending is not None  # it is asked for only then
        return self._layout().parts(self._ending, self._notes)

    @Slot()
    def _forget(self) -> None:
        self._picture = None
        self.update()

    # --------------------------------------------------------------- painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        # It is kept as a picture, because it fades in over the table.
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap((QRectF(self.rect()).size() * ratio).toSize())
            self._picture.setDevicePixelRatio(ratio)
            self._paint(self._picture)
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _paint(self, picture: QPixmap) -> None:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ending = self._look.theme, self._ending
        paint_plain_felt(painter, Geometry(self.width(), self.height()), theme)
        if ending is not None:
            whole, unit = QRectF(self.rect()), max(1.0, self._unit)
            drawn = _EndPicture(painter, theme, self._marks, whole, unit)
            drawn.paint_ground(ending.mood)
            drawn.paint_cards(ending, self._parts(), self._layout(), self._art)
            drawn.paint_words(ending, self._parts(), self._layout())
        painter.end()


class _EndPicture:
    """Paints the end of a game."""

    def __init__(
        self, painter: QPainter, theme: Theme, marks: Marks, whole: QRectF, unit: float
    ) -> None:
        self._painter = painter
        self._theme = theme
        self._marks = marks
        self._whole = whole
        self._unit = unit

    def paint_ground(self, mood: Mood) -> None:
        self._paint_mood(mood)
        painter, theme, unit = self._painter, self._theme, self._unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, line in ((FRAME, 1.5), (FRAME + _INNER, 1.0)):
            room, corner = inset * unit, (_CORNER - inset + FRAME) * unit
            painter.setPen(themed_pen(theme, theme.inlay, line))
            painter.drawRoundedRect(self._whole.adjusted(room, room, -room, -room), corner, corner)

    def _paint_mood(self, mood: Mood) -> None:
        whole, theme = self._whole, self._theme
        if theme.shadow == 0:
            return  # high contrast has no shades
        if mood is Mood.DEFEAT:
            cool = QLinearGradient(whole.topLeft(), whole.bottomLeft())
            for place, colour in enumerate(_COOL):
                tint = QColor.fromRgba(colour)
                tint.setAlphaF(tint.alphaF() if theme.is_dark else 0.35 * tint.alphaF())
                cool.setColorAt(place, tint)
            self._painter.fillRect(whole, cool)
            return
        centre = QPointF(whole.center().x(), 0.34 * whole.height())
        warm = QRadialGradient(centre, 0.62 * whole.width())
        tint = QColor(theme.button_top)
        tint.setAlphaF(_WARM if theme.is_dark else 2 * _WARM)
        warm.setColorAt(0, tint)
        tint.setAlpha(0)
        warm.setColorAt(0.8, tint)
        self._painter.fillRect(whole, warm)

    def paint_cards(self, ending: Ending, parts: EndParts, layout: EndLayout, art: CardArt) -> None:
        painter, theme = self._painter, self._theme
        ratio = painter.device().devicePixelRatioF()
        for card, place, name in zip(ending.cards, parts.cards, parts.names, strict=False):
            colour = theme.brass if ending.mood is Mood.DEFEAT else theme.focus
            look = CardLook(ring=colour) if card.is_winning else PLAIN
            picture = art.pixmap(str(card.card), place.width(), ratio, 0.0, look)
            half = picture.deviceIndependentSize() / 2
            corner = place.center() - QPointF(half.width(), half.height())
            painter.drawPixmap(corner.toPoint(), picture)
            font = layout.name_font
            font.setBold(card.is_winning and bool(card.name))
            ink = theme.text_on_felt if card.is_winning else theme.secondary_text
            text, font = fitted_text(card.name, font, name.width())
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(name, _CENTRE, text)

    def paint_words(self, ending: Ending, parts: EndParts, layout: EndLayout) -> None:
        painter, theme = self._painter, self._theme
        self._paint_sign(ending.mood, parts.sign)
        rows = (
            (parts.title, layout.title_font, theme.text_on_felt),
            (parts.how, layout.how_font, theme.secondary_text),
            (parts.notes, layout.how_font, theme.text_on_felt),
        )
        for lines, font, colour in rows:
            for place, line in lines:
                text, fitting = fitted_text(line, font, place.width())
                painter.setFont(fitting)
                painter.setPen(QColor(colour))
                painter.drawText(place, _CENTRE, text)
        self._paint_score(ending, parts.score, layout)

    def _paint_sign(self, mood: Mood, sign: QRectF | None) -> None:
        painter, theme = self._painter, self._theme
        if sign is None:
            return
        if mood is not Mood.DEFEAT:
            colours = theme.dealer_disc, theme.crown_line
            self._marks.draw(painter, "crown", sign, colours[0], outline=colours[1])
            return
        half = 60 * self._unit
        painter.setPen(themed_pen(theme, theme.brass, 1.0))
        middle = sign.center()
        painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))

    def _paint_score(self, ending: Ending, place: QRectF, layout: EndLayout) -> None:
        text = translate("EndScene", "{own} to {other}", "a score: “265 to 210”")
        mark = "\0"
        own, other = (f"{mark}{points}{mark}" for points in ending.score)
        pieces = [
            (piece, layout.score_font if number % 2 else layout.to_font)
            for number, piece in enumerate(fill(text, own=own, other=other).split(mark))
            if piece
        ]
        painter, theme = self._painter, self._theme
        wide = sum(QFontMetricsF(font).horizontalAdvance(piece) for piece, font in pieces)
        x = place.center().x() - wide / 2
        base = place.top() + QFontMetricsF(layout.score_font).ascent()
        for piece, font in pieces:
            painter.setFont(font)
            is_figure = font is layout.score_font
            painter.setPen(QColor(theme.text_on_felt if is_figure else theme.secondary_text))
            painter.drawText(QPointF(x, base), piece)
            x += QFontMetricsF(font).horizontalAdvance(piece)
