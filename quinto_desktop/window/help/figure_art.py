"""Draws the pictures that the book requests by URL: its examples, and the suit signs."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
)

from quinto_desktop.rules import Suit
from quinto_desktop.window.help.examples import EXAMPLES
from quinto_desktop.window.help.trick_example import Face, Figure, Group, Row
from quinto_desktop.window.look.card_art import CardArt, CardLook, box_size, card_height
from quinto_desktop.window.look.fitting import MARK_OF, MarkKind, mark_picture
from quinto_desktop.window.look.surfaces import clear_picture, painting
from quinto_desktop.window.look.theme import CurrentTheme, Theme, serif_font, text_zoom, ui_font

FIGURE_SCHEME = "figure"
SIGN_SCHEME = "sign"
SIGN_SIZE = 15
FIGURE_WIDTH = 540  # the width of every figure, and of the column of text, in pixels of the design
_PADDING = 14
_ROW_GAP = 14
_WORD_GAP = 5
_NOTE_WIDTH = 148
_RAISE = 0.13
_CORNER = 8
_PLATE_WIDTH = 84
_PLATE_PADDING = 12
_CENTRED = Qt.AlignmentFlag.AlignCenter.value
_WRAPPED = (
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
).value


def column_width() -> int:
    """The width of figures and text at the application font's size, in pixels."""
    return round(FIGURE_WIDTH * text_zoom())


def figure_size(figure: Figure) -> QSize:
    """The size of a drawn figure, in pixels."""
    zoom = text_zoom()
    rows = sum(_RowMeasure(row, figure.card * zoom).height for row in figure.rows)
    gaps = _ROW_GAP * zoom * (len(figure.rows) - 1) + 2 * _PADDING * zoom
    return QSize(column_width(), math.ceil(rows + gaps))


class Pictures:
    """Draws the book's pictures in one theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._cards = CardArt(CurrentTheme(theme))

    def at(self, address: QUrl, ratio: float) -> QPixmap | QImage | None:
        """The picture at a URL, e.g. “figure:trump” or “sign:heart”; None if there is none."""
        name = address.path()
        if address.scheme() == FIGURE_SCHEME and name in EXAMPLES:
            return self.figure(EXAMPLES[name].figure(), ratio)
        if address.scheme() == SIGN_SCHEME:
            signs: dict[MarkKind, str] = {
                MARK_OF[suit]: self._theme.felt_suits.of(suit) for suit in Suit
            }
            signs["crown"] = self._theme.crown
            for kind, colour in signs.items():
                if kind == name:
                    return mark_picture(kind, colour, SIGN_SIZE, ratio)
        return None

    def figure(self, figure: Figure, ratio: float) -> QPixmap:
        """A figure's picture, in its `figure_size`, at a ratio of device pixels per pixel."""
        size = figure_size(figure)
        pixmap = clear_picture(size, ratio)
        with painting(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            _FigurePainter(painter, self._theme, self._cards).paint(figure, size)
        return pixmap


class _RowMeasure:
    """The measurements of a row and its parts, for cards of a width in pixels."""

    def __init__(self, row: Row, card: float) -> None:
        zoom = text_zoom()
        line = QFontMetricsF(word_font()).height()
        word = line + _WORD_GAP * zoom
        self.title = word if row.title else 0.0
        self.over = word if any(group.over for group in row.groups) else 0.0
        self.under = word if any(group.under for group in row.groups) else 0.0
        has_cards = any(group.faces for group in row.groups)
        self.cards = float(card_height(card)) if has_cards else line + _PLATE_PADDING * zoom
        raised = any(face.is_raised for group in row.groups for face in group.faces)
        self.rise = _RAISE * card if raised else 0.0
        self.widths = [_group_width(group, card) for group in row.groups]
        self.gap = row.gap * card
        self.width = sum(self.widths) + self.gap * (len(self.widths) - 1)

    @property
    def height(self) -> float:
        return self.title + self.over + self.rise + self.cards + self.under


def word_font(*, bold: bool = False) -> QFont:
    """The font of the words in a figure."""
    return ui_font(13, bold=bold)


def _group_width(group: Group, card: float) -> float:
    if group.plate:
        zoom = text_zoom()
        word = QFontMetricsF(word_font(bold=True)).horizontalAdvance(group.plate)
        return max(_PLATE_WIDTH * zoom, word + _PLATE_PADDING * zoom)
    return card * (1 + group.step * (len(group.faces) - 1))


class _FigurePainter:
    """Paints one figure."""

    def __init__(self, painter: QPainter, theme: Theme, cards: CardArt) -> None:
        self._painter = painter
        self._theme = theme
        self._cards = cards
        self._zoom = text_zoom()
        self._card = 0.0

    def paint(self, figure: Figure, size: QSize) -> None:
        self._card = figure.card * self._zoom
        self._paint_cloth(QRectF(0, 0, size.width(), size.height()))
        top = _PADDING * self._zoom
        for row in figure.rows:
            measure = _RowMeasure(row, self._card)
            self._paint_row(row, measure, top, size.width())
            top += measure.height + _ROW_GAP * self._zoom

    def _paint_cloth(self, place: QRectF) -> None:
        cloth = QLinearGradient(place.topLeft(), place.bottomLeft())
        cloth.setColorAt(0, QColor(self._theme.felt_centre))
        cloth.setColorAt(1, QColor(self._theme.felt_edge))
        self._painter.setPen(QPen(QColor(self._theme.inlay), 1))
        self._painter.setBrush(cloth)
        corner = _CORNER * self._zoom
        self._painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)

    def _paint_row(self, row: Row, measure: _RowMeasure, top: float, width: float) -> None:
        padding = _PADDING * self._zoom
        note = _NOTE_WIDTH * self._zoom if row.note else 0.0
        if row.title:
            place = QRectF(padding, top, width - 2 * padding, measure.title)
            self._write(place, row.title, word_font(), self._theme.secondary_text, _WRAPPED)
            top += measure.title
        left = max(padding, (width - note - measure.width) / 2)
        for group, wide in zip(row.groups, measure.widths, strict=True):
            self._paint_group(group, measure, QPointF(left, top), wide)
            left += wide + measure.gap
        if row.note:
            high = measure.height - measure.title
            self._paint_note(row.note, QRectF(width - note, top, note - padding, high))

    def _paint_group(
        self, group: Group, measure: _RowMeasure, corner: QPointF, width: float
    ) -> None:
        x, top = corner.x(), corner.y() + measure.over + measure.rise
        around = self._card  # words may be wider than the card they belong to
        if group.over:
            place = QRectF(x - around, corner.y(), width + 2 * around, measure.over)
            self._write(place, group.over, word_font(bold=True), self._theme.text_on_felt, _CENTRED)
        for number, face in enumerate(group.faces):
            lift = measure.rise if face.is_raised else 0.0
            self._paint_face(face, QPointF(x + number * group.step * self._card, top - lift))
        if group.plate:
            self._paint_pill(QRectF(x, top, width, measure.cards), group.plate)
        if group.tag:
            self._paint_tag(group.tag, QPointF(x + width / 2, top + measure.cards))
        if group.under:
            place = QRectF(x - around, top + measure.cards, width + 2 * around, measure.under)
            place.adjust(0, 0.5 * _WORD_GAP * self._zoom, 0, 0)
            self._write(place, group.under, word_font(), self._theme.text_on_felt, _CENTRED)

    def _paint_face(self, face: Face, corner: QPointF) -> None:
        look = CardLook(veiled=face.is_veiled, ring=self._theme.brass if face.is_ringed else None)
        name = "back" if face.card is None else str(face.card)
        ratio = self._painter.device().devicePixelRatioF()
        picture = self._cards.pixmap(name, self._card, ratio, look=look)
        box = box_size(self._card)
        edge_x, edge_y = (
            (box.width() - self._card) / 2,
            (box.height() - card_height(self._card)) / 2,
        )
        self._painter.drawPixmap((corner - QPointF(edge_x, edge_y)).toPoint(), picture)

    def _paint_tag(self, text: str, foot: QPointF) -> None:
        metrics = QFontMetricsF(word_font(bold=True))
        wide = metrics.horizontalAdvance(text) + 16 * self._zoom
        high = metrics.height() + 4 * self._zoom
        self._paint_pill(QRectF(foot.x() - wide / 2, foot.y() - 1.15 * high, wide, high), text)

    def _paint_pill(self, place: QRectF, text: str) -> None:
        self._painter.setPen(QPen(QColor(self._theme.button_line), 1))
        self._painter.setBrush(QColor(self._theme.pill))
        corner = min(place.height() / 2, 11 * self._zoom)
        self._painter.drawRoundedRect(place, corner, corner)
        self._write(place, text, word_font(bold=True), self._theme.pill_text, _CENTRED)

    def _paint_note(self, lines: tuple[str, ...], place: QRectF) -> None:
        fonts = [serif_font(17, bold=True), *([word_font()] * (len(lines) - 1))]
        boxes = [
            QFontMetricsF(font).boundingRect(QRectF(0, 0, place.width(), 999), _WRAPPED, line)
            for font, line in zip(fonts, lines, strict=True)
        ]
        gap = 3 * self._zoom
        top = place.center().y() - (sum(box.height() + gap for box in boxes) - gap) / 2
        for font, line, box in zip(fonts, lines, boxes, strict=True):
            spot = QRectF(place.left(), top, place.width(), box.height())
            self._write(spot, line, font, self._theme.text_on_felt, _WRAPPED)
            top += box.height() + gap

    def _write(self, place: QRectF, text: str, font: QFont, colour: str, how: int) -> None:
        self._painter.setFont(font)
        self._painter.setPen(QColor(colour))
        self._painter.drawText(place, how, text)
