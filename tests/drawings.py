"""Pictures that every window of every test would draw anew, drawn once for all of them.

They depend on nothing but what they are asked for, and nobody changes them: the drawings of the
cards, printed and engraved, their shadows, the cards as they lie, and the empty table. To draw them
takes half the time of a test that shows a table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtGui import QImage, QPixmap

from quinto_desktop.window.look import card_art
from quinto_desktop.window.look.card_art import CardArt, CardHeight, CardLook
from quinto_desktop.window.look.motion import MIB, PixelCache
from quinto_desktop.window.look.theme import Theme
from quinto_desktop.window.table import felt
from quinto_desktop.window.table.geometry import Geometry

_DRAWINGS_LIMIT = 12 * MIB
_CARDS_LIMIT = 12 * MIB
_FELTS_LIMIT = 8 * MIB


@cache
def keep_drawings() -> Callable[[], None]:
    """Let all windows share what they would draw alike; what is returned forgets the pictures."""
    drawings: PixelCache[QImage] = PixelCache(_DRAWINGS_LIMIT)
    cards: PixelCache[QPixmap] = PixelCache(_CARDS_LIMIT)
    felts: PixelCache[QPixmap] = PixelCache(_FELTS_LIMIT)
    engrave, soft_shadow, paint_felt = CardArt._engrave, card_art._soft_shadow, felt.paint_felt
    draw = CardArt._draw

    def kept_engraving(self: CardArt, name: str, place: tuple[str, str], width: int) -> QImage:
        key = (name, place, width, self.look.theme.pack, self.look.theme.paper)
        return drawings.get(key, lambda: engrave(self, name, place, width))

    def kept_shadow(width: int, ratio: float, lift: CardHeight, strength: int) -> QImage:
        key = (width, ratio, lift, strength)
        return drawings.get(key, lambda: soft_shadow(width, ratio, lift, strength))

    def kept_card(
        self: CardArt, name: str, width: int, ratio: float, turn: float, look: CardLook
    ) -> QPixmap:
        key = (name, width, ratio, turn, look, self.look.theme)
        return cards.get(key, lambda: draw(self, name, width, ratio, turn, look))

    def kept_felt(geometry: Geometry, theme: Theme, ratio: float) -> QPixmap:
        key = (*geometry.inlay, geometry.width, geometry.height, theme, ratio)
        return felts.get(key, lambda: paint_felt(geometry, theme, ratio))

    CardArt._engrave = kept_engraving  # type: ignore[method-assign]
    CardArt._draw = kept_card  # type: ignore[method-assign]
    card_art._soft_shadow = kept_shadow
    felt.paint_felt = kept_felt

    def forget() -> None:
        drawings.clear()
        cards.clear()
        felts.clear()

    return forget
