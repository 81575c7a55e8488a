"""The strip below the table: what is asked or what became of it, and what can be done now."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from quinto_desktop.window.look.layout_direction import Arranged
from quinto_desktop.window.look.text_fitting import read_from_side
from quinto_desktop.window.look.theme import (
    CurrentTheme,
    serif_font,
    text_zoom,
    themed_pen,
    ui_font,
)
from quinto_desktop.window.stepper.buttons import BarButton, Dress

_HIGH, _LEAST_HIGH = 108, 96
_EDGE, _GAP = 16, 8
_HEADLINE, _TEXT = 19, 14
_NARROW = 760
_MOST_BUTTONS = 0.56  # of the width


class PracticeFoot(Arranged):
    """Says what there is to say in two lines, beside the buttons.

    Attributes:
        headline: What is asked, or what became of the answer.
        line: More about it.
        why: Shows what is best and why, and plays it out; then what follows the answer.
        again: Tries once more.
        skip: Leaves the exercise without an answer.
        next: Goes on; gilt.
    """

    heard_as = QAccessible.Role.Grouping

    def __init__(self, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._scale = look, 1.0
        self.headline, self.line = QLabel(self), QLabel(self)
        for label in (self.headline, self.line):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.why = BarButton("", look, self)
        self.again = BarButton(self.tr("Try again"), look, self)
        self.skip = BarButton(self.tr("Skip"), look, self, dress=Dress.QUIET)
        self.next = BarButton(self.tr("Next"), look, self, dress=Dress.GILT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._follow_theme)
        self._follow_theme()

    @property
    def buttons(self) -> tuple[BarButton, ...]:
        """All buttons, the default one last."""
        return (self.why, self.again, self.skip, self.next)

    def needed_height(self, width: int, scale: float, *, is_low: bool) -> int:
        """The height in a window of a width, in pixels, at a scale; least if `is_low`."""
        self._scale = scale
        self.headline.setFont(serif_font(_HEADLINE * scale, bold=True))
        self.line.setFont(ui_font(_TEXT * scale))
        high = _LEAST_HIGH if is_low or width < _NARROW else _HIGH
        return round(high * scale * text_zoom())

    def say(self, headline: str, line: str) -> None:
        """Say something else."""
        self.headline.setText(headline)
        self.line.setText(line)
        self.setAccessibleName(f"{headline} {line}".strip())
        self.arrange()

    def offer(self, *offered: BarButton) -> None:
        """Show these buttons and no others."""
        for button in self.buttons:
            button.setVisible(button in offered)
        self.arrange()

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self.headline.text()} {self.line.text()}".strip()

    # --------------------------------------------------------------- layout
    def arrange(self) -> None:
        """Buttons at the trailing edge, in one row or in two; words in the rest."""
        shown = [button for button in self.buttons if not button.isHidden()]
        rows = [shown]
        for share in (1.0, 0.0):
            for button in shown:
                button.press_together(share, self._scale)
            if _width_of(shown) <= _MOST_BUTTONS * self.width():
                break
        else:
            half = (len(shown) + 1) // 2
            rows = [shown[:half], shown[half:]] if len(shown) > 1 else [shown]
        edge = round(_EDGE * self._scale)
        wide = max([_width_of(row) for row in rows], default=0)
        self._place_buttons(rows, edge)
        words = QRect(edge, 8, self.width() - wide - 3 * edge, self.height() - 12)
        above = min(self.headline.heightForWidth(words.width()), words.height())
        for label, top, high in (
            (self.headline, words.top(), above),
            (self.line, words.top() + above + 2, words.height() - above - 2),
        ):
            label.setGeometry(self._seen(words.left(), top, words.width(), max(0, high)))
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)

    def _place_buttons(self, rows: list[list[BarButton]], edge: int) -> None:
        high = max([button.sizeHint().height() for button in self.buttons])
        top = (self.height() - len(rows) * high) // 2
        for row in rows:
            x = self.width() - edge - _width_of(row)
            for button in row:
                size = button.sizeHint()
                button.setGeometry(self._seen(x, top, size.width(), high))
                x += size.width() + _GAP
            top += high

    def _seen(self, x: int, y: int, wide: int, high: int) -> QRect:
        return read_from_side(self, QRect(x, y, wide, high))

    def _follow_theme(self) -> None:
        theme = self._look.theme
        for label, colour in ((self.headline, theme.page_text), (self.line, theme.page_dim)):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), QColor(colour))
            label.setPalette(palette)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the line above it."""
        painter, theme = QPainter(self), self._look.theme
        painter.fillRect(self.rect(), QColor(theme.page))
        painter.setPen(themed_pen(theme, theme.brass, 1.0))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()


def _width_of(row: list[BarButton]) -> int:
    return sum([button.sizeHint().width() for button in row]) + _GAP * max(0, len(row) - 1)
