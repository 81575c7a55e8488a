"""The figures of an answer on a slip of paper, each a dot on its interval."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quinto_desktop.window.look.text_fitting import fitted_text
from quinto_desktop.window.look.theme import CurrentTheme, ui_font
from quinto_desktop.window.paper.card_text import Bar, CardText, Interval, IntervalScale, Line
from quinto_desktop.window.paper.text_list import TextList, TextRow
from quinto_desktop.window.text.lab_text import Figure
from quinto_desktop.window.text.translation import translate

_PAD, _TEXT, _SMALL = 5.0, 14.0, 13.0
_LABEL, _BESIDE = 0.5, 0.8  # where the words of a row and its interval end, as shares of its width


class Plot(TextList):
    """Shows figures under each other, on one scale."""

    def __init__(self, look: CurrentTheme, unit: float, parent: QWidget) -> None:
        super().__init__(look, translate("Lab", "Figures"), parent, _PAD)
        self.figures: Sequence[Figure] = ()
        self.set_unit(unit)

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show other figures."""
        self.figures = figures
        self.setAccessibleDescription(" ".join([figure.sentence for figure in figures]))
        self.show_rows([TextRow(partial(self._lines, one), one.sentence) for one in figures])

    def _lines(self, figure: Figure, unit: float, wide: float) -> Sequence[Line]:
        theme, plain = self.look.theme, ui_font(_SMALL * unit)
        font = ui_font(_TEXT * unit, bold=figure.is_best)
        sign = "" if figure.suit is None else f"{{suit:{figure.suit.letter}}} "
        room = _LABEL * wide - CardText(sign).width(font, theme)
        label, label_font = fitted_text(figure.label, font, room)
        told, told_font = fitted_text(figure.interval, plain, (_BESIDE - _LABEL) * wide - 4)
        value, value_font = fitted_text(figure.value, font, (1 - _BESIDE) * wide - 4)
        styles = (label_font, theme.ink), (told_font, theme.ink_secondary), (value_font, theme.ink)
        ink = theme.side_ns if figure.is_best or figure.is_share else theme.ink_secondary
        bar = Bar(Interval(figure.mean.mean, *figure.ends), self._scale(), None)
        return [
            Line(CardText(f"{sign}{label}\t{told}\t{value}"), styles, (_BESIDE, 1.0)),
            Line(bar, ((plain, ink),)),
        ]

    def _scale(self) -> IntervalScale:
        is_mirrored = self.isRightToLeft()
        if self.figures[0].is_share:
            return IntervalScale(0.0, 1.0, is_mirrored)
        low = min([figure.ends[0] for figure in self.figures])
        high = max([figure.ends[1] for figure in self.figures])
        room = max(0.5, 0.04 * (high - low))
        return IntervalScale(low - room, high + room, is_mirrored)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.figures:
            painter = QPainter(self.viewport())
            painter.fillRect(self.viewport().rect(), QColor(self.look.theme.sheet))
            painter.end()
        super().paintEvent(event)
