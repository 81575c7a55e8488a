"""The pictures that the text calls for by address: drawn examples, and the suits' signs."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap

from quinto_desktop.window.marks import MARK_KINDS, Marks
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
        for kind in MARK_KINDS:
            if address.scheme() == SIGN_SCHEME and kind == name:
                return self._signs.pixmap(kind, self._colour(kind), SIGN_SIZE, ratio)
        return None

    def _colour(self, sign: str) -> str:
        if sign == "crown":
            return self._theme.crown
        is_red = sign in ("heart", "diamond")
        return self._theme.ladder_red if is_red else self._theme.ladder_black
