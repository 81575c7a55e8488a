"""The bar over an exercise: what is practised, the rating, and the way out."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from quinto_desktop.window.look.layout_direction import Arranged
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import CurrentTheme, serif_font, themed_pen, ui_font
from quinto_desktop.window.stepper.buttons import BarButton, Dress

_HIGH, _LEAST_HIGH = 52, 46
_EDGE, _GAP = 14, 12
_TITLE, _UNDER = 19, 14
_NARROW = 760


class PracticeBar(Arranged):
    """The bar.

    Attributes:
        title: What is practised.
        under: Where the deal stands.
        rating: The player's rating.
        close_button: Ends it.
    """

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._scale = look, 1.0
        self.title, self.under, self.rating = QLabel(self), QLabel(self), QLabel(self)
        for label in (self.title, self.under, self.rating):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.close_button = BarButton(self.tr("Close"), look, self, dress=Dress.QUIET)
        self.close_button.setToolTip(self.tr("Back to the game (Esc)"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._follow_theme)
        self._follow_theme()

    def needed_height(self, width: int, scale: float, *, is_low: bool) -> int:
        """The height in a window of a width, in pixels, at a scale; least if `is_low`."""
        self._scale = scale
        self.title.setFont(serif_font(_TITLE * scale, bold=True))
        for label in (self.under, self.rating):
            label.setFont(ui_font(_UNDER * scale))
        self.close_button.press_together(1.0, scale)
        least = self.close_button.sizeHint().height() + 4
        return max(least, round(scale * (_LEAST_HIGH if is_low or width < _NARROW else _HIGH)))

    def tell(self, title: str, under: str, rating: str) -> None:
        """Say something else."""
        for label, text in ((self.title, title), (self.under, under), (self.rating, rating)):
            label.setText(text)
        self.arrange()

    def arrange(self) -> None:
        """Title and standing lead, rating and the way out trail; the standing gives way first."""
        edge, gap, high = round(_EDGE * self._scale), round(_GAP * self._scale), self.height()
        button = self.close_button.sizeHint()
        right = self.width() - edge - button.width()
        top = (high - button.height()) // 2
        self.close_button.setGeometry(self._seen(right, top, button.width(), button.height()))
        rating = self.rating.sizeHint().width() + 2
        right -= gap + rating
        self.rating.setGeometry(self._seen(right, 0, rating, high))
        title = min(self.title.sizeHint().width() + 2, max(0, right - edge - gap))
        self.title.setGeometry(self._seen(edge, 0, title, high))
        left = edge + title + gap
        under = self.under.sizeHint().width() + 2
        self.under.setVisible(under <= right - gap - left)
        self.under.setGeometry(self._seen(left, 0, under, high))

    def _seen(self, x: int, y: int, wide: int, high: int) -> QRect:
        return read_from_side(self, QRect(x, y, wide, high))

    def _follow_theme(self) -> None:
        theme = self._look.theme
        colours = ((self.title, theme.page_text), (self.under, theme.page_dim))
        for label, colour in (*colours, (self.rating, theme.page_text)):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), QColor(colour))
            label.setPalette(palette)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the line below it."""
        painter, theme = QPainter(self), self._look.theme
        painter.fillRect(self.rect(), QColor(theme.page))
        painter.setPen(themed_pen(theme, theme.hair, 1.0))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()
