"""Cards and calls as they are written on paper and in a bubble: a suit's sign and a rank."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from quinto_desktop.rules import Action, Call, Card, Play, Quint
from quinto_desktop.window.look.marks import MARK_OF, Marks
from quinto_desktop.window.look.pack_style import Suits
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.text import turn_text
from quinto_desktop.window.text.card_text import the_card
from quinto_desktop.window.text.translation import translate

_LETTERS = {"spade": "♠", "club": "♣", "diamond": "♦", "heart": "♥", "crown": "♛"}
_SIGN = 0.86  # of the height of the letters
_GAP = 0.14


class Naming:
    """Names cards within a sentence for the eye, as the theme's pack writes them: “♥7”."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def card(self, card: Card) -> str:
        """A card: “♥7”; the Quint Royal keeps its name."""
        return the_card(card) if card.suit is None else written(Play(card), self._theme)

    def quint(self, quint: Quint) -> str:
        """A quint: “♥A–♥4”."""
        return "–".join([self.card(card) for card in quint.cards])


def written(action: Action, theme: Theme) -> str:
    """An action in letters: “♥7”, “♛”, “Double”."""
    if not isinstance(action, Play):
        return _call_name(action)
    card = action.card
    if card.suit is None or card.rank is None:
        return _LETTERS["crown"]
    return _LETTERS[MARK_OF[card.suit]] + theme.pack.sign(card.rank)


class Signs:
    """Paints cards and calls in a line of text.

    Args:
        theme: The theme.
        marks: The signs of the suits.
        suits: The colours of the suits on the ground; by default those for paper.
    """

    def __init__(self, theme: Theme, marks: Marks, suits: Suits | None = None) -> None:
        self._theme, self._marks = theme, marks
        self._suits = suits or theme.suits

    def width(self, action: Action, font: QFont, *, has_sign: bool = True) -> float:
        """The width of an action in a font.

        Args:
            action: The action.
            font: The font.
            has_sign: Whether its suit is shown; not after another card of the suit.
        """
        metrics = QFontMetricsF(font)
        if not isinstance(action, Play):
            return metrics.horizontalAdvance(_call_name(action))
        side = _SIGN * metrics.ascent() * (1 + _GAP) if has_sign else 0.0
        return side + metrics.horizontalAdvance(self._rank(action.card))

    def paint(
        self,
        painter: QPainter,
        action: Action,
        at: QPointF,
        font: QFont,
        ink: str,
        *,
        has_sign: bool = True,
    ) -> None:
        """Write an action from a point of its base line on."""
        left, base = at.x(), at.y()
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        if not isinstance(action, Play):
            painter.drawText(at, _call_name(action))
            return
        if not has_sign:
            painter.drawText(at, self._rank(action.card))
            return
        card, side = action.card, _SIGN * metrics.ascent()
        sign = QRectF(left, base - 0.9 * side, side, side)
        if card.suit is None:
            theme = self._theme
            self._marks.draw(painter, "crown", sign, theme.crown, outline=theme.crown_line)
        else:
            self._marks.draw(painter, MARK_OF[card.suit], sign, self._suits.of(card.suit))
        painter.drawText(QPointF(left + side * (1 + _GAP), base), self._rank(card))

    def _rank(self, card: Card) -> str:
        return (
            translate("Words", "Royal") if card.rank is None else self._theme.pack.sign(card.rank)
        )


def _call_name(action: Action) -> str:
    assert isinstance(action, Call)  # nothing else is weighed
    return turn_text.call_name(action)
