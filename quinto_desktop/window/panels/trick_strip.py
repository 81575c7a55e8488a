"""A trick in small: its cards in the order of play, with whose they were."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.card_art import CardArt, CardLook, box_size, card_height
from quinto_desktop.window.fitting import fitted_text
from quinto_desktop.window.panels.account import ShownTrick
from quinto_desktop.window.theme import Theme, ui_font

_CARD_WIDTH = 62
_FIVE_WIDTH = 50
_CENTRE = Qt.AlignmentFlag.AlignCenter.value


class TrickStrip(QWidget):
    """Paints the cards; those that matter are clear, the others veiled.

    Args:
        trick: The cards.
        theme: The colours.
        art: Draws them.
        scale: How large everything is.
        parent: The slip.
    """

    def __init__(
        self, trick: ShownTrick, theme: Theme, art: CardArt, scale: float, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._trick = trick
        self._theme = theme
        self._art = art
        self._width = scale * (_CARD_WIDTH if len(trick.cards) < 5 else _FIVE_WIDTH)
        self._font = ui_font(12 * scale)
        self._bold = ui_font(12 * scale, bold=True)
        line = QFontMetricsF(self._bold).height()
        self._line = line if trick.captions else 0.0
        self.setFixedHeight(round(card_height(self._width) + 2 * self._line + 18))

    def sizeHint(self) -> QSize:
        """All cards side by side."""
        return QSize(round(len(self._trick.cards) * (self._width + 8)), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cards, and under each whose it was."""
        painter = QPainter(self)
        trick, theme = self._trick, self._theme
        step = self.width() / max(1, len(trick.cards))
        middle = card_height(self._width) / 2 + 8
        for place, card in enumerate(trick.cards):
            # In right-to-left languages the first card lies on the right.
            at = place if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else -1 - place
            x = (at % len(trick.cards) + 0.5) * step
            took = place == trick.winner
            look = CardLook(veiled=card not in trick.strong, ring=theme.crown if took else None)
            box = box_size(self._width, 0.0, look.lift)
            pixmap = self._art.pixmap(str(card), self._width, self.devicePixelRatioF(), 0.0, look)
            painter.drawPixmap(round(x - box.width() / 2), round(middle - box.height() / 2), pixmap)
            if not trick.captions:
                continue
            line = QRectF(x - step / 2, self.height() - 2 * self._line - 2, step, self._line)
            font = self._bold if took else self._font
            name, font = fitted_text(trick.captions[place], font, step - 2)
            painter.setFont(font)
            painter.setPen(QColor(theme.ink))
            painter.drawText(line, _CENTRE, name)
            note = self.tr("led") if place == 0 else ""
            if took:
                note = self.tr("took it")
            painter.setPen(QColor(theme.ink_secondary))
            painter.setFont(self._font)
            painter.drawText(line.translated(0, self._line), _CENTRE, note)
        painter.end()
