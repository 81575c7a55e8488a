"""The colours and the fonts of the window, by role, and its four themes.

Colours are strings that `QColor` reads: `#RRGGBB`, or `#AARRGGBB` for a translucent veil. Each pair
used together is checked in `tests/window/test_look.py`; on the felt the worse of centre and edge
counts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPalette,
    QPen,
)

from quinto_desktop.window.look.pack_style import PackStyle, Suits, two_colours

UI_FALLBACKS = ("Segoe UI", "Cantarell", "Noto Sans", "DejaVu Sans")
FIXED_FALLBACKS = ("Consolas", "Menlo", "Noto Sans Mono", "DejaVu Sans Mono")
SERIFS = (
    "Palatino Linotype",
    "Palatino",
    "P052",
    "Book Antiqua",
    "Georgia",
    "DejaVu Serif",
    "serif",
)
SMALLEST_TEXT = 11
BODY_TEXT = 14
_LARGEST_ZOOM = 2.0


# Themes are compared by identity: comparing so many fields is never wanted, and the methods for
# it alone would add 8 ms to the start of the program. msgspec is loaded after the first picture.
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Theme:
    """The appearance of the window: every colour by its role, and the pack.

    Attributes:
        weight: The factor by which lines are thicker than designed, 1.0 or more.
        shadow: Maximum opacity of the shadow under a card at rest, 0 to 255.
        grain: How strong the nap of the felt is, 0 (flat) to 255.
        card_edge: Colour of a line round every card, or None where the felt is contrast enough.
    """

    name: str
    weight: float

    # Qt's own widgets: menus, dialogs, tool tips, the pages of the rule book.
    is_dark: bool
    page: str
    page_text: str
    page_dim: str  # secondary text
    field: str  # the background of lists, fields and pages of text
    raised: str  # the face of a button
    page_line: str  # outlines of Qt's own widgets, and rules in a text
    scrim: str  # over the window while a dialog must be answered first
    hair: str  # a line that only divides, and means nothing
    marked: str  # the background of what is selected or under the pointer
    marked_text: str
    link: str
    place: str  # the tint of a paragraph that a link has led to

    # The table.
    felt_centre: str
    felt_edge: str
    grain: int
    inlay: str
    text_on_felt: str
    secondary_text: str
    brass: str
    focus: str  # the keyboard focus, whose turn it is, and where a card may be dropped
    drop_fill: str
    refused: str  # ring round a card that was refused
    not_allowed: str  # the "!" that says why
    white_on_colour: str  # text on `not_allowed`, `side_ns` and `side_ew`

    # Cards.
    pack: PackStyle
    paper: str  # the background of the faces
    veil: str
    shadow: int
    card_edge: str | None

    # Labels on the table.
    pill: str
    pill_text: str
    plate: str
    plate_line: str
    tip: str
    tip_text: str
    button_top: str
    button_foot: str
    button_line: str
    button_text: str

    # The buttons in the ledge, and the ring of the focus there.
    ledge: str
    ledge_line: str
    ledge_text: str
    ledge_ring: str

    # People, wherever they sit, and dummy.
    monogram_blue: str
    monogram_brown: str
    monogram_teal: str
    monogram_violet: str
    monogram_dummy: str
    monogram_text: str
    dealer_disc: str
    dealer_text: str

    # Score sheet.
    panel: str
    sheet: str
    ink: str
    ink_secondary: str
    rule: str
    side_ns: str
    side_ew: str
    gilt: str  # a quint on the table, and a line just scored
    crown: str
    crown_line: str
    suits: Suits  # also on `gilt`

    # What beats a card.
    skyline: str
    felt_suits: Suits  # also on `field`
    tower: str
    tower_suits: Suits
    low_tower: str

    @property
    def hint(self) -> str:
        """The colour of the light on what a hint points out: gold, on whatever ground."""
        return self.focus if self.is_dark else self.button_foot

    @property
    def people(self) -> tuple[str, str, str, str]:
        """The colours of people; which of them is whose is up to `seat_text.colour_of`."""
        return self.monogram_blue, self.monogram_brown, self.monogram_teal, self.monogram_violet


class CurrentTheme(QObject):
    """The current theme: one object that everything coloured reads and listens to.

    Whoever paints reads `theme` each time, and keeps no copy.

    Signals:
        changed(): The theme has changed. Slots are called in the order in which they connected, so
            an object that draws pictures for others must connect before them.
    """

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def apply_theme(self, theme: Theme) -> None:
        """Change to another theme, and notify everyone; do nothing if it is the same one."""
        if theme is not self.theme:
            self.theme = theme
            self.changed.emit()


def themed_pen(theme: Theme, colour: str, width: float) -> QPen:
    """A pen for a line `width` pixels thick as designed; high contrast makes it thicker."""
    return QPen(QColor(colour), width * theme.weight)


def ui_font(pixels: float, *, bold: bool = False) -> QFont:
    """The platform's own font, for everything except the score sheet.

    `pixels` is the size in the design times the table's scale. The result is larger if the user's
    own font is, and never under `SMALLEST_TEXT`.
    """
    own = QGuiApplication.font().families()
    return _font([*own, *UI_FALLBACKS], pixels, bold=bold)


def fixed_font(pixels: float) -> QFont:
    """The platform's font with letters of one width, for texts that were typed so."""
    own = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).families()
    font = _font([*own, *FIXED_FALLBACKS], pixels, bold=False)
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setFixedPitch(True)
    return font


def serif_font(pixels: float, *, bold: bool = False, spacing: float = 0.0) -> QFont:
    """The serif font of sheet, monograms and titles, as `ui_font`; `spacing` is for capitals."""
    font = _font(list(SERIFS), pixels, bold=bold)
    font.setStyleHint(QFont.StyleHint.Serif)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return font


def text_zoom() -> float:
    """The factor by which text is larger than designed, from 1 to 2.

    If the user's own font is larger than the body text of the design, all text grows in
    proportion. A smaller one changes nothing, as the design is only just legible.
    """
    own = QFontInfo(QGuiApplication.font()).pixelSize()
    return min(_LARGEST_ZOOM, max(1.0, own / BODY_TEXT))


def fitted_font(font: QFont, text: str, width: float, least: float = SMALLEST_TEXT) -> QFont:
    """A font, reduced to `least` pixels if a line of text does not fit into a width otherwise."""
    fitted = QFont(font)
    floor = max(SMALLEST_TEXT, round(least))
    while fitted.pixelSize() > floor and QFontMetricsF(fitted).horizontalAdvance(text) > width:
        fitted.setPixelSize(fitted.pixelSize() - 1)
    return fitted


def _font(families: list[str], pixels: float, *, bold: bool) -> QFont:
    font = QFont()
    font.setFamilies(families)
    font.setPixelSize(max(SMALLEST_TEXT, round(pixels * text_zoom())))
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)  # figures of equal width, so that columns align
    return font


# --------------------------------------------------------------- the themes
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
    "plate": ("#0E3025", "#1D1916", "#FFFFFF", "#000000"),
    "plate_line": ("#5D7F6C", "#7A6C5B", "#2E4A3C", "#FFFFFF"),
    "tip": ("#FFFBEF", "#EFE6D3", "#FFFFFF", "#000000"),
    "tip_text": ("#241C0E", "#241C0E", "#0F1511", "#FFFFFF"),
    "button_top": ("#F0D795", "#D9BD78", "#F0D795", "#FFFF00"),
    "button_foot": ("#C99B3F", "#B48A38", "#C99B3F", "#FFFF00"),
    "button_line": ("#5E430B", "#5E430B", "#5E430B", "#FFFFFF"),
    "button_text": ("#241A05", "#1C1404", "#241A05", "#000000"),
    "ledge": ("#B81D0F09", "#B8140A06", "#E6FFFBF2", "#000000"),
    "ledge_line": ("#A9834E", "#8F6F42", "#6B4A2C", "#FFFFFF"),
    "ledge_text": ("#F6EEDA", "#EFE6D3", "#20140A", "#FFFFFF"),
    "ledge_ring": ("#FFF6DC", "#F0E4C6", "#0B4FB3", "#FFFF00"),
    "monogram_blue": ("#274C7A", "#274C7A", "#274C7A", "#000000"),
    "monogram_brown": ("#8C4F22", "#8C4F22", "#8C4F22", "#000000"),
    "monogram_teal": ("#1B6070", "#1B6070", "#1B6070", "#000000"),
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
    "gilt": ("#F3E0A6", "#EBD08B", "#FFF1C2", "#333300"),
    "crown": ("#C08A16", "#A87510", "#B27F12", "#FFFF00"),
    "crown_line": ("#5E430B", "#4E3708", "#5E430B", "#FFFF00"),
    "suits": (
        two_colours("#A50F1B", "#17181D"),
        two_colours("#8E0B16", "#17181D"),
        two_colours("#A50F1B", "#17181D"),
        two_colours("#FF9A8A", "#FFFFFF"),
    ),
    "skyline": ("#0E3025", "#1D1916", "#EEF3EE", "#000000"),
    "felt_suits": (
        two_colours("#FF8A80", "#F6EEDA"),
        two_colours("#FF8A80", "#EFE6D3"),
        two_colours("#A50F1B", "#0F1511"),
        two_colours("#FF9A8A", "#FFFFFF"),
    ),
    "tower": ("#FBF5E4", "#EDE6D6", "#0F3D2B", "#FFFFFF"),
    "tower_suits": (
        two_colours("#A50F1B", "#17181D"),
        two_colours("#A50F1B", "#17181D"),
        two_colours("#FFFFFF", "#FFFFFF"),
        two_colours("#A50F1B", "#000000"),
    ),
    "low_tower": ("#759A88", "#93826D", "#647069", "#B0B0B0"),
}


def _theme(name: str, column: int) -> Theme:
    roles = {role: values[column] for role, values in _ROLES.items()}
    return Theme(name=name, pack=PackStyle(), **roles)


BAIZE = _theme("baize", 0)
NIGHT = _theme("night", 1)
"""Near black and warm, for the evening; the paper is dimmed accordingly."""

LIGHT = _theme("light", 2)
CONTRAST = _theme("contrast", 3)
"""Black and white, yellow for us and cyan for them; lines are half as thick again."""

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
        felt_suits=_ON_DARK if theme.is_dark else _ON_SHEET,
        tower_suits=_ON_SHEET if theme.is_dark else _ON_DARK,
    )


def theme_of(palette: QPalette) -> Theme:
    """The theme that a palette was made from; for any other palette, the nearest."""
    page = palette.color(QPalette.ColorRole.Window)
    for theme in THEMES.values():
        if page == QColor(theme.page):
            return theme
    return LIGHT if page.lightness() > _LIGHT else BAIZE
