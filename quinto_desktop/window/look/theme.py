"""The colours and the type of the window, by role.

Colours are texts that `QColor` reads: `#RRGGBB`, or `#AARRGGBB` where the colour is a veil. The
contrast each pair must keep is checked in `tests/window/test_theme.py`; on the felt it is measured
against the centre and the edge, and the worse of the two counts. The themes themselves are in
`themes`.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QGuiApplication, QPen

from quinto_desktop.window.look.pack_style import PackStyle, Suits

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
    """How everything looks: every colour by what it is for, and the pack.

    Attributes:
        name: The theme's name in the settings file.
        weight: By how much lines are thicker than designed, 1.0 or more.
        is_dark: Whether text is lighter than its ground.
        pack: How the cards are printed.
        shadow: Darkest opacity of the shadow under a card at rest, 0 to 255.
        card_edge: Line round every card, or None where the felt sets cards off well enough.
    """

    name: str
    weight: float

    # Qt's own widgets: menus, dialogs, tool tips, the pages of the rules book.
    is_dark: bool
    page: str
    page_text: str
    page_dim: str  # secondary text
    field: str  # the ground of lists, fields and pages of text
    raised: str  # the face of a button
    page_line: str  # outlines of Qt's own widgets, and rules in a text
    marked: str  # the ground of what is chosen or pointed at
    marked_text: str
    link: str
    place: str  # the tint of a paragraph that a link has led to

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
    pack: PackStyle
    paper: str  # what the faces are printed on
    veil: str
    shadow: int
    card_edge: str | None

    # Labels on the table.
    pill: str
    pill_text: str
    pill_crown: str
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
    suits: Suits  # also on `gilt`

    # Ladder.
    ladder: str
    ladder_suits: Suits  # also on `field`
    ladder_unseen: str
    ladder_unseen_text: str
    ladder_mine: str
    ladder_mine_suits: Suits
    ladder_gone: str


class CurrentTheme(QObject):
    """The theme that is worn now: one object that everything coloured reads and listens to.

    Signals:
        changed(): There is another theme. Listeners are told in the order in which they connected,
            so what draws pictures for others connects before them.

    Args:
        theme: The theme to begin with.

    Attributes:
        theme: The theme now. Read it whenever something is painted, and keep no copy.
    """

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def wear(self, theme: Theme) -> None:
        """Change to another theme, and tell everyone; nothing happens if it is the same one."""
        if theme is not self.theme:
            self.theme = theme
            self.changed.emit()


def themed_pen(theme: Theme, colour: str, width: float) -> QPen:
    """A pen for a line of a theme.

    Args:
        theme: The theme; one of high contrast has thicker lines.
        colour: The colour.
        width: How thick the line is as designed, in pixels.
    """
    return QPen(QColor(colour), width * theme.weight)


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


def fitted_font(font: QFont, text: str, width: float, least: float = SMALLEST_TEXT) -> QFont:
    """A font, or a smaller cut of it in which a text is not wider than there is room for.

    Args:
        font: The font that is wanted, of a size in pixels.
        text: What is written in one line.
        width: The room for it, in pixels. It may be too little even for the least size.
        least: The least size, in pixels.
    """
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
    font.setFeature(QFont.Tag("tnum"), 1)  # figures of one width, so that columns stand still
    return font
