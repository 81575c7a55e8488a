"""Where everything is at the end of a game: pure numbers, from top to bottom."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from quinto_desktop.window.look.card_art import HEIGHT_OF_WIDTH
from quinto_desktop.window.look.text_fitting import balanced_lines
from quinto_desktop.window.look.theme import serif_font, ui_font
from quinto_desktop.window.sheet.ending import Ending, Mood

FRAME = 14.0  # from the table's edge, in design pixels

_INSIDE, _CLEAR = 22.0, 32.0
_TITLE, _HOW, _SCORE, _TO, _NAME = 36.0, 15.0, 32.0, 20.0, 13.0
_CARD_STEP = 1.31
_RAISED = 0.1
_BUTTON_GAP = 16.0
_SIZES = ((92.0, 40.0), (78.0, 34.0), (60.0, 28.0), (60.0, 0.0), (0.0, 28.0), (0.0, 0.0))
"""Widths of the cards and of the crown, the largest first; 0 is none."""


class EndParts(NamedTuple):
    """Where the parts of the picture are; those without room are None or empty.

    Attributes:
        cards: The card of each place of the row.
        sign: The crown of the winners, or the place of the line for those who have lost.
        title: The lines of the title, with the place of each; likewise `how` and `notes`.
    """

    cards: tuple[QRectF, ...]
    names: tuple[QRectF, ...]
    sign: QRectF | None
    title: tuple[tuple[QRectF, str], ...]
    how: tuple[tuple[QRectF, str], ...]
    score: QRectF
    notes: tuple[tuple[QRectF, str], ...]
    table: float
    buttons: float


class EndLayout:
    """Puts the parts under each other, in the middle of a table.

    Text is of a scale of 1.0 or more; a small table of height 0 is none.
    """

    def __init__(
        self, width: float, height: float, scale: float, table_height: float, button_height: float
    ) -> None:
        self._width = width
        self._height = height
        self.scale = scale
        self._table_height = table_height
        self._button_height = button_height
        self.title_font = serif_font(_TITLE * scale, bold=True)
        self.how_font = ui_font(_HOW * scale)
        self.score_font = serif_font(_SCORE * scale, bold=True)
        self.to_font = serif_font(_TO * scale)
        self.name_font = ui_font(_NAME * scale)

    def fits(self, ending: Ending, notes: tuple[str, ...]) -> bool:
        """Whether there is room for all words, if not for the cards."""
        return self._stacked(ending, notes, *_SIZES[-1])[1] <= self._room

    @property
    def _room(self) -> float:
        return self._height - 2 * min(_CLEAR * self.scale, 0.06 * self._height)

    def parts(self, ending: Ending, notes: tuple[str, ...]) -> EndParts:
        """The places of all parts, the cards and the crown as large as there is room for."""
        for card, crown in _SIZES:
            parts, high = self._stacked(ending, notes, card * self.scale, crown * self.scale)
            if high <= self._room:
                break
        return self._moved(parts, max(0.0, (self._height - high) / 2))

    def _stacked(
        self, ending: Ending, notes: tuple[str, ...], card: float, crown: float
    ) -> tuple[EndParts, float]:
        scale, top = self.scale, 0.0
        cards: list[QRectF] = []
        names: list[QRectF] = []
        if card and ending.cards:
            top = self._stack_cards(ending, card, cards, names)
        sign = None
        if crown:
            high = crown if ending.mood is not Mood.DEFEAT else crown / 2
            sign = QRectF((self._width - 1.3 * crown) / 2, top, 1.3 * crown, high)
            top += high + 4 * scale
        title = self._lines(ending.title, self.title_font, top)
        top = title[-1][0].bottom() + 2 * scale
        how = self._lines(ending.how, self.how_font, top)
        top = how[-1][0].bottom() + 6 * scale
        score = QRectF(0, top, self._width, QFontMetricsF(self.score_font).height())
        top = score.bottom() + 2 * scale
        told: list[tuple[QRectF, str]] = []
        for note in notes:
            told += self._lines(note, self.how_font, top)
            top = told[-1][0].bottom()
        table = top + 6 * scale
        if self._table_height:
            top = table + self._table_height
        buttons = top + _BUTTON_GAP * scale
        parts = EndParts(
            tuple(cards), tuple(names), sign, tuple(title), tuple(how), score, tuple(told), table,
            buttons,
        )  # fmt: skip
        return parts, buttons + self._button_height

    def _stack_cards(
        self, ending: Ending, card: float, cards: list[QRectF], names: list[QRectF]
    ) -> float:
        # The winning ones lie somewhat higher.
        high, raised = HEIGHT_OF_WIDTH * card, _RAISED * card
        step, count = _CARD_STEP * card, len(ending.cards)
        left = (self._width - (count - 1) * step - card) / 2
        line = QFontMetricsF(self.name_font).height()
        foot = raised + high + 6 * self.scale
        for place, one in enumerate(ending.cards):
            x = left + place * step
            cards.append(QRectF(x, 0.0 if one.is_winning else raised, card, high))
            names.append(QRectF(x - (step - card) / 2, foot, step, line))
        return foot + line + 12 * self.scale

    def _lines(self, text: str, font: QFont, top: float) -> list[tuple[QRectF, str]]:
        wide = self._width - 4 * _INSIDE * self.scale
        high = QFontMetricsF(font).height()
        lines = balanced_lines(text, font, wide)
        return [
            (QRectF((self._width - wide) / 2, top + place * high, wide, high), line)
            for place, line in enumerate(lines)
        ]

    @staticmethod
    def _moved(parts: EndParts, down: float) -> EndParts:
        def lines(rows: tuple[tuple[QRectF, str], ...]) -> tuple[tuple[QRectF, str], ...]:
            return tuple((row.translated(0, down), text) for row, text in rows)

        return EndParts(
            tuple(card.translated(0, down) for card in parts.cards),
            tuple(name.translated(0, down) for name in parts.names),
            None if parts.sign is None else parts.sign.translated(0, down),
            lines(parts.title),
            lines(parts.how),
            parts.score.translated(0, down),
            lines(parts.notes),
            parts.table + down,
            parts.buttons + down,
        )
