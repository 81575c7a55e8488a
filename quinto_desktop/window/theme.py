"""The colours and the type of the window, by role.

Colours are texts that `QColor` reads: `#RRGGBB`, or `#AARRGGBB` where the colour is a veil. The
contrast each pair must keep is checked in `tests/window/test_theme.py`; on the felt it is measured
against the centre and the edge, and the worse of the two counts.
"""

from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontInfo, QGuiApplication

UI_FALLBACKS = ("Segoe UI", "Cantarell", "Noto Sans", "DejaVu Sans")
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


# Themes are told apart by identity: comparing so many fields is never wanted, and the methods for
# it alone would take 8 ms at the start of the program.
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Theme:
    """Every colour of the window, named by what it is for.

    Attributes:
        name: The theme's name in the settings file.
        shadow: Darkest opacity of the shadow under a card at rest, 0 to 255.
        card_edge: Line round every card, or None where the felt sets cards off well enough.
    """

    name: str

    # The table.
    felt_centre: str
    felt_edge: str
    inlay: str
    text_on_felt: str
    secondary_text: str
    brass: str
    focus: str  # the keyboard's focus, whose turn it is, and where a card may be dropped
    drop_fill: str
    refused: str  # ring round a card that was refused
    not_allowed: str  # the "!" that says why
    white_on_colour: str  # text on `not_allowed`, `side_ns` and `side_ew`

    # Cards.
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

    # Seats.
    monogram_north: str
    monogram_east: str
    monogram_south: str
    monogram_west: str
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
    race_ground: str
    gilt: str  # a quint on the table, and a line just scored
    crown: str
    crown_line: str
    suit_red: str
    suit_black: str

    # Ladder.
    ladder: str
    ladder_red: str
    ladder_black: str
    ladder_unseen: str
    ladder_unseen_text: str
    ladder_mine: str
    ladder_mine_red: str
    ladder_mine_black: str
    ladder_gone: str


DARK = Theme(
    name="dark",
    felt_centre="#2A6650",
    felt_edge="#113A2C",
    inlay="#46C8A24E",
    text_on_felt="#F6EEDA",
    secondary_text="#CFDFD4",
    brass="#D3AE5A",
    focus="#FFE08A",
    drop_fill="#26FFE08A",
    refused="#FF9A8A",
    not_allowed="#8A2432",
    white_on_colour="#FFFFFF",
    veil="#3E183428",
    shadow=150,
    card_edge=None,
    pill="#F3E3B3",
    pill_text="#241C0E",
    plate="#0E3025",
    plate_line="#5D7F6C",
    tip="#FFFBEF",
    tip_text="#241C0E",
    button_top="#F0D795",
    button_foot="#C99B3F",
    button_line="#5E430B",
    button_text="#241A05",
    monogram_north="#274C7A",
    monogram_east="#7A2A3A",
    monogram_south="#275E4A",
    monogram_west="#6A4A86",
    monogram_text="#FBF5E4",
    dealer_disc="#D6AC4B",
    dealer_text="#2A1C02",
    panel="#0C2A20",
    sheet="#F6EFDC",
    ink="#2A2117",
    ink_secondary="#6A5B45",
    rule="#A58A55",
    side_ns="#1F5A44",
    side_ew="#8A2432",
    race_ground="#E7DBBD",
    gilt="#F3E0A6",
    crown="#C08A16",
    crown_line="#5E430B",
    suit_red="#A50F1B",
    suit_black="#17181D",
    ladder="#0E3025",
    ladder_red="#FF8A80",
    ladder_black="#F6EEDA",
    ladder_unseen="#1B4C3B",
    ladder_unseen_text="#CFE0D5",
    ladder_mine="#FBF5E4",
    ladder_mine_red="#A50F1B",
    ladder_mine_black="#17181D",
    ladder_gone="#6E9482",
)

LIGHT = Theme(
    name="light",
    felt_centre="#F4F7F2",
    felt_edge="#DCE6DC",
    inlay="#781F5A44",
    text_on_felt="#0F1511",
    secondary_text="#36443B",
    brass="#7A5200",
    focus="#0B4FB3",
    drop_fill="#260B4FB3",
    refused="#8A1230",
    not_allowed="#8A1230",
    white_on_colour="#FFFFFF",
    veil="#42788C80",
    shadow=100,
    card_edge="#3A443D",
    pill="#0F3D2B",
    pill_text="#FFFFFF",
    plate="#FFFFFF",
    plate_line="#2E4A3C",
    tip="#FFFFFF",
    tip_text="#0F1511",
    button_top="#F0D795",
    button_foot="#C99B3F",
    button_line="#5E430B",
    button_text="#241A05",
    monogram_north="#274C7A",
    monogram_east="#7A2A3A",
    monogram_south="#275E4A",
    monogram_west="#6A4A86",
    monogram_text="#FBF5E4",
    dealer_disc="#D6AC4B",
    dealer_text="#2A1C02",
    panel="#C9D8CC",
    sheet="#FFFFFF",
    ink="#0F1511",
    ink_secondary="#454E47",
    rule="#2E4A3C",
    side_ns="#0F5132",
    side_ew="#8A1230",
    race_ground="#E9EEE9",
    gilt="#FFF1C2",
    crown="#C08A16",
    crown_line="#5E430B",
    suit_red="#A50F1B",
    suit_black="#17181D",
    ladder="#EEF3EE",
    ladder_red="#A50F1B",
    ladder_black="#0F1511",
    ladder_unseen="#FFFFFF",
    ladder_unseen_text="#0F1511",
    ladder_mine="#0F3D2B",
    ladder_mine_red="#FFFFFF",
    ladder_mine_black="#FFFFFF",
    ladder_gone="#68756D",
)


def ui_font(pixels: float, *, bold: bool = False) -> QFont:
    """The platform's own font, for everything but the score sheet.

    Args:
        pixels: The size the design asks for, already multiplied by the table's scale. The result
            is larger where the player's own font is, and never under `SMALLEST_TEXT`.
        bold: Whether to use the bold cut.
    """
    own = QGuiApplication.font().families()
    return _font([*own, *UI_FALLBACKS], pixels, bold=bold)


def serif_font(
    pixels: float, *, bold: bool = False, italic: bool = False, spacing: float = 0.0
) -> QFont:
    """The book face of the score sheet, the monograms and the titles.

    Args:
        pixels: As for `ui_font`.
        bold: Whether to use the bold cut.
        italic: Whether to use the italic cut.
        spacing: Extra pixels between letters, for capitals set as a title.
    """
    font = _font(list(SERIFS), pixels, bold=bold)
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setItalic(italic)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return font


def text_zoom() -> float:
    """How much larger than designed the text is drawn, from 1 to 2.

    The player's own font may be larger than the body text of the design; then all text grows in
    that proportion. A smaller one changes nothing, for the design is legible and no more.
    """
    own = QFontInfo(QGuiApplication.font()).pixelSize()
    return min(_LARGEST_ZOOM, max(1.0, own / BODY_TEXT))


def _font(families: list[str], pixels: float, *, bold: bool) -> QFont:
    font = QFont()
    font.setFamilies(families)
    font.setPixelSize(max(SMALLEST_TEXT, round(pixels * text_zoom())))
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)  # figures of one width, so that columns stand still
    return font
