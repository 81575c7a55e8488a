"""The pictures that the text calls for by address: drawn examples, and the suits' signs."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap

from quinto_desktop.rules import Suit
from quinto_desktop.window.marks import MARK_OF, MarkKind, Marks
from quinto_desktop.window.rules_book.examples import EXAMPLES
from quinto_desktop.window.rules_book.figure_art import FigureArt
from quinto_desktop.window.rules_book.markup import FIGURE_SCHEME, SIGN_SCHEME, SIGN_SIZE
from quinto_desktop.window.theme import Theme


class Pictures:
    """Draws the book's pictures in one theme.

    Args:
        theme: The colours.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._figures = FigureArt(theme)
        self._signs = Marks()

    def at(self, address: QUrl, ratio: float) -> QPixmap | None:
        """The picture at an address, e.g. “figure:trump” or “sign:heart”; None if there is none.

        Args:
            address: As it stands in the text.
            ratio: Device pixels to a pixel.
        """
        name = address.path()
        if address.scheme() == FIGURE_SCHEME and name in EXAMPLES:
            return self._figures.pixmap(EXAMPLES[name].figure(), ratio)
        if address.scheme() == SIGN_SCHEME:
            signs: dict[MarkKind, str] = {
                MARK_OF[suit]: self._theme.ladder_suits.of(suit) for suit in Suit
            }
            signs["crown"] = self._theme.crown
            for kind, colour in signs.items():
                if kind == name:
                    return self._signs.pixmap(kind, colour, SIGN_SIZE, ratio)
        return None
