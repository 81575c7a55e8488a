"""The four themes of the window, combined with any pack.

Every pair of colours used together is checked in `tests/window/test_theme.py`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from PySide6.QtGui import QColor, QPalette

from quinto_desktop.window.look.pack_style import PackStyle, Suits, two_colours
from quinto_desktop.window.look.theme import Theme

# Each role of `Theme`, for baize, night, light and contrast.
_ROLES: dict[str, tuple[Any, Any, Any, Any]] = {
    "weight": (1.0, 1.0, 1.0, 1.5),
    "is_dark": (True, True, False, True),
    "page": ("#10261D", "#1B1816", "#EEF3EE", "#000000"),
    "page_text": ("#F6EEDA", "#EFE6D3", "#0F1511", "#FFFFFF"),
    "page_dim": ("#BCCDC2", "#BFB3A0", "#454E47", "#FFFFFF"),
    "field": ("#0B1C15", "#12100E", "#FFFFFF", "#000000"),
    "raised": ("#1D4133", "#352E28", "#E2EAE3", "#000000"),
    "page_line": ("#5D7F6C", "#7A6C5B", "#7C8F82", "#FFFFFF"),
    "scrim": ("#B806140E", "#B80A0806", "#661B2A22", "#B8000000"),
    "hair": ("#2C4A3B", "#3A322A", "#CBD6CD", "#FFFFFF"),
    "marked": ("#D3AE5A", "#C9A24A", "#1F5A44", "#FFFF00"),
    "marked_text": ("#1E1604", "#1A1408", "#FFFFFF", "#000000"),
    "link": ("#FFE08A", "#F0C674", "#0B4FB3", "#FFFF00"),
    "place": ("#26FFE08A", "#26F0C674", "#FFF1C2", "#333300"),
    "felt_centre": ("#2A6650", "#482422", "#E3EEE3", "#000000"),
    "felt_edge": ("#113A2C", "#150A0A", "#B9CEBD", "#000000"),
    "grain": (14, 15, 12, 0),
    "rail": ("#3A2115", "#2A1A10", "#9A7B52", None),
    "inlay": ("#46C8A24E", "#46B98A44", "#781F5A44", "#FFFFFF"),
    "text_on_felt": ("#F6EEDA", "#EFE6D3", "#0F1511", "#FFFFFF"),
    "secondary_text": ("#CFDFD4", "#C9BCA6", "#36443B", "#FFFFFF"),
    "brass": ("#D3AE5A", "#B98F45", "#7A5200", "#FFFFFF"),
    "focus": ("#FFE08A", "#FFD27A", "#0B4FB3", "#FFFF00"),
    "drop_fill": ("#26FFE08A", "#26FFD27A", "#260B4FB3", "#40FFFF00"),
    "refused": ("#FF9A8A", "#FF9A8A", "#8A1230", "#FF9A8A"),
    "not_allowed": ("#8A2432", "#8A2432", "#8A1230", "#FF9A8A"),
    "white_on_colour": ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#000000"),
    "paper": ("#FDFBF3", "#F3ECDD", "#FDFBF3", "#FFFFFF"),
    "veil": ("#3E183428", "#3A1C1510", "#38203229", "#4D000000"),
    "shadow": (150, 190, 100, 0),
    "card_edge": (None, None, "#3A443D", "#000000"),
    "pill": ("#F3E3B3", "#E4D3A4", "#0F3D2B", "#FFFF00"),
    "pill_text": ("#241C0E", "#241C0E", "#FFFFFF", "#000000"),
    "pill_crown": ("#8A5E08", "#7A5208", "#E5B94F", "#000000"),
    "plate": ("#0E3025", "#1D1916", "#FFFFFF", "#000000"),
    "plate_line": ("#5D7F6C", "#7A6C5B", "#2E4A3C", "#FFFFFF"),
    "tip": ("#FFFBEF", "#EFE6D3", "#FFFFFF", "#000000"),
    "tip_text": ("#241C0E", "#241C0E", "#0F1511", "#FFFFFF"),
    "button_top": ("#F0D795", "#D9BD78", "#F0D795", "#FFFF00"),
    "button_foot": ("#C99B3F", "#B48A38", "#C99B3F", "#FFFF00"),
    "button_line": ("#5E430B", "#5E430B", "#5E430B", "#FFFFFF"),
    "button_text": ("#241A05", "#1C1404", "#241A05", "#000000"),
    "monogram_blue": ("#274C7A", "#274C7A", "#274C7A", "#000000"),
    "monogram_red": ("#7A2A3A", "#7A2A3A", "#7A2A3A", "#000000"),
    "monogram_green": ("#275E4A", "#275E4A", "#275E4A", "#000000"),
    "monogram_violet": ("#6A4A86", "#6A4A86", "#6A4A86", "#000000"),
    "monogram_dummy": ("#0E3025", "#1D1916", "#0E3025", "#000000"),
    "monogram_text": ("#FBF5E4", "#FBF5E4", "#FBF5E4", "#FFFFFF"),
    "dealer_disc": ("#D6AC4B", "#C9A24A", "#D6AC4B", "#FFFFFF"),
    "dealer_text": ("#2A1C02", "#2A1C02", "#2A1C02", "#000000"),
    "panel": ("#0C2A20", "#100909", "#A9BFAE", "#000000"),
    "sheet": ("#F6EFDC", "#DDD3BC", "#FFFFFF", "#000000"),
    "ink": ("#2A2117", "#231B12", "#0F1511", "#FFFFFF"),
    "ink_secondary": ("#6A5B45", "#554834", "#454E47", "#FFFFFF"),
    "rule": ("#A58A55", "#8F7744", "#2E4A3C", "#FFFFFF"),
    "side_ns": ("#1F5A44", "#184A37", "#0F5132", "#FFFF00"),
    "side_ew": ("#8A2432", "#7C1F2C", "#8A1230", "#6FE3FF"),
    "race_ground": ("#E7DBBD", "#C9BC9F", "#E9EEE9", "#000000"),
    "gilt": ("#F3E0A6", "#EBD08B", "#FFF1C2", "#333300"),
    "crown": ("#C08A16", "#A87510", "#B27F12", "#FFFF00"),
    "crown_line": ("#5E430B", "#4E3708", "#5E430B", "#FFFF00"),
    "suits": (
        two_colours("#A50F1B", "#17181D"),
        two_colours("#8E0B16", "#17181D"),
        two_colours("#A50F1B", "#17181D"),
        two_colours("#FF9A8A", "#FFFFFF"),
    ),
    "ladder": ("#0E3025", "#1D1916", "#EEF3EE", "#000000"),
    "ladder_suits": (
        two_colours("#FF8A80", "#F6EEDA"),
        two_colours("#FF8A80", "#EFE6D3"),
        two_colours("#A50F1B", "#0F1511"),
        two_colours("#FF9A8A", "#FFFFFF"),
    ),
    "ladder_unseen": ("#1B4C3B", "#3A322A", "#FFFFFF", "#000000"),
    "ladder_unseen_text": ("#CFE0D5", "#DDD0BA", "#0F1511", "#FFFFFF"),
    "ladder_mine": ("#FBF5E4", "#EDE6D6", "#0F3D2B", "#FFFFFF"),
    "ladder_mine_suits": (
        two_colours("#A50F1B", "#17181D"),
        two_colours("#A50F1B", "#17181D"),
        two_colours("#FFFFFF", "#FFFFFF"),
        two_colours("#A50F1B", "#000000"),
    ),
    "race_own": ("#7FCBA6", "#7FCBA6", "#0F5132", "#FFFF00"),
    "race_other": ("#F0938F", "#F0938F", "#8A1230", "#6FE3FF"),
    "ladder_gone": ("#759A88", "#93826D", "#647069", "#B0B0B0"),
}


def _theme(name: str, column: int) -> Theme:
    roles = {role: values[column] for role, values in _ROLES.items()}
    return Theme(name=name, pack=PackStyle(), **roles)


BAIZE = _theme("baize", 0)
NIGHT = _theme("night", 1)
"""Near black and warm, for the evening; the paper is dimmed accordingly."""

LIGHT = _theme("light", 2)
CONTRAST = _theme("contrast", 3)
"""Black, white and yellow, without shades; lines are half as thick again."""

_ON_SHEET = Suits(spades="#17181D", clubs="#0A624E", diamonds="#1832D8", hearts="#AC0A10")
_ON_DARK = Suits(spades="#F6EEDA", clubs="#46B8AE", diamonds="#ABB5FB", hearts="#FC7F66")

_LIGHT = 128

THEMES = {theme.name: theme for theme in (BAIZE, NIGHT, LIGHT, CONTRAST)}


@lru_cache(maxsize=16)
def dressed(theme: Theme, pack: PackStyle) -> Theme:
    """A theme with another pack; always the same object for the same arguments."""
    if pack == theme.pack:
        return theme
    if not pack.four_colours:
        return replace(theme, pack=pack)
    return replace(
        theme,
        pack=pack,
        suits=_ON_DARK if theme is CONTRAST else _ON_SHEET,
        ladder_suits=_ON_DARK if theme.is_dark else _ON_SHEET,
        ladder_mine_suits=_ON_SHEET if theme.is_dark else _ON_DARK,
    )


def theme_of(palette: QPalette) -> Theme:
    """The theme that a palette was made from; for any other palette, the nearest."""
    page = palette.color(QPalette.ColorRole.Window)
    for theme in THEMES.values():
        if page == QColor(theme.page):
            return theme
    return LIGHT if page.lightness() > _LIGHT else BAIZE
