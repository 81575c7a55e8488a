"""Writes texts with cards in them: in lines of a width, cards by their signs and ranks."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from quinto_desktop.rules import Card
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.theme import SMALLEST_TEXT, Theme
from quinto_desktop.window.stepper.review_words import SIGN, Told
from quinto_desktop.window.text.translation import translate

_SIGN = 0.78  # a suit's sign, of the height of the letters beside it
_GAP = 0.12
_NARROWEST = 70  # of a font, in per cent


class _Piece(NamedTuple):
    """A part of a word: letters, or a card."""

    text: str
    card: Card | None


class Ink:
    """Writes in a theme's colours."""

    def __init__(self, theme: Theme, marks: Marks, *, is_mirrored: bool = False) -> None:
        self.theme = theme
        self._marks = marks
        self._is_mirrored = is_mirrored

    def lines(self, told: Told, font: QFont, wide: float) -> list[list[list[_Piece]]]:
        """The lines of a text, each of words, each of pieces."""
        space = QFontMetricsF(font).horizontalAdvance(" ")
        found: list[list[list[_Piece]]] = [[]]
        used = 0.0
        for word in self._words(told):
            needed = self._word_width(word, font)
            if found[-1] and used + space + needed > wide:
                found.append([])
                used = 0.0
            used += needed + (space if found[-1] else 0.0)
            found[-1].append(word)
        return found

    def height(self, told: Told, font: QFont, wide: float, pitch: float) -> float:
        """How high a text is in lines of this width, `pitch` pixels from one to the next."""
        return len(self.lines(told, font, wide)) * pitch if told.shown else 0.0

    def width(self, told: Told, font: QFont) -> float:
        space = QFontMetricsF(font).horizontalAdvance(" ")
        words = self._words(told)
        return sum(self._word_width(word, font) for word in words) + space * (len(words) - 1)

    def fitted(self, told: Told, font: QFont, wide: float) -> QFont:
        """A font in which a text fits into one line; not smaller than is legible."""
        fitting = QFont(font)
        while fitting.pixelSize() > SMALLEST_TEXT and self.width(told, fitting) > wide:
            fitting.setPixelSize(fitting.pixelSize() - 1)
        needed = self.width(told, fitting)
        if needed > wide:
            fitting.setStretch(max(_NARROWEST, int(100 * wide / needed)))
        return fitting

    def write(
        self,
        painter: QPainter,
        told: Told,
        place: QRectF,
        font: QFont,
        colour: str,
        pitch: float = 0.0,
    ) -> None:
        """Write a text from the top of a place down, `pitch` pixels from line to line."""
        pitch = pitch or QFontMetricsF(font).lineSpacing()
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        for number, line in enumerate(self.lines(told, font, place.width())):
            base = place.top() + number * pitch + (pitch - metrics.height()) / 2 + metrics.ascent()
            x = 0.0
            for word in line:
                x = self._write_word(painter, word, QPointF(x, base), place, (font, colour))
                x += metrics.horizontalAdvance(" ")

    # --------------------------------------------------------------- words
    def _words(self, told: Told) -> list[list[_Piece]]:
        cards = iter(told.cards)
        words = []
        for word in told.shown.split(" "):
            pieces, letters = [], ""
            for letter in word:
                if letter == SIGN:
                    if letters:
                        pieces.append(_Piece(letters, None))
                    pieces.append(_Piece("", next(cards)))
                    letters = ""
                else:
                    letters += letter
            if letters or not pieces:
                pieces.append(_Piece(letters, None))
            words.append(pieces)
        return words

    def _rank(self, card: Card) -> str:
        if card.rank is None:
            return translate("Words", "Royal")
        return self.theme.pack.sign(card.rank)

    def _word_width(self, word: list[_Piece], font: QFont) -> float:
        return sum(self._width(piece, font) for piece in word)

    def _width(self, piece: _Piece, font: QFont) -> float:
        metrics = QFontMetricsF(font)
        if piece.card is None:
            return metrics.horizontalAdvance(piece.text)
        sign = (_SIGN + 2 * _GAP) * metrics.ascent()
        return sign + metrics.horizontalAdvance(self._rank(piece.card))

    def _write_word(
        self,
        painter: QPainter,
        word: list[_Piece],
        at: QPointF,
        place: QRectF,
        dress: tuple[QFont, str],
    ) -> float:
        """Write a word; return where it ends, from the beginning of the line."""
        font, colour = dress
        metrics, x = QFontMetricsF(font), at.x()
        for piece in word:
            wide = self._width(piece, font)
            left = place.right() - x - wide if self._is_mirrored else place.left() + x
            painter.setPen(QColor(colour))
            if piece.card is None:
                painter.drawText(QPointF(left, at.y()), piece.text)
            else:
                side = _SIGN * metrics.ascent()
                gap = _GAP * metrics.ascent()
                sign = QRectF(left + gap, at.y() - 0.93 * side, side, side)
                self._sign(painter, piece.card, sign)
                painter.drawText(QPointF(left + side + 2 * gap, at.y()), self._rank(piece.card))
            x += wide
        return x

    def _sign(self, painter: QPainter, card: Card, place: QRectF) -> None:
        if card.suit is None:
            theme = self.theme
            self._marks.draw(painter, "crown", place, theme.crown, outline=theme.crown_line)
        else:
            colour = self.theme.suits.of(card.suit)
            self._marks.draw(painter, MARK_OF[card.suit], place, colour)
