"""The colours and the fonts of the window, by role.

Colours are strings that `QColor` reads: `#RRGGBB`, or `#AARRGGBB` for a translucent veil. The
contrast required of each pair is checked in `tests/window/test_theme.py`; on the felt the worse of
centre and edge counts.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPen,
)

from quinto_desktop.window.look.pack_style import PackStyle, Suits

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
# it alone would add 8 ms to the start of the program.
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Theme:
    """The appearance of the window: every colour by its role, and the pack.

    Attributes:
        weight: The factor by which lines are thicker than designed, 1.0 or more.
        shadow: Maximum opacity of the shadow under a card at rest, 0 to 255.
        grain: How strong the nap of the felt is, 0 (flat) to 255.
        rail: The colour of the wood round the table, or None if the felt has no edge.
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
    rail: str | None
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
    pill_crown: str
    plate: str
    plate_line: str
    tip: str
    tip_text: str
    button_top: str
    button_foot: str
    button_line: str
    button_text: str

    # People, wherever they sit, and dummy.
    monogram_blue: str
    monogram_red: str
    monogram_green: str
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
    race_own: str  # the sides' bars on the felt, where `side_ns` and `side_ew` are too dark
    race_other: str
    ladder_gone: str

    @property
    def hint(self) -> str:
        """The colour of what a hint points out: gold, on whatever ground."""
        return self.focus if self.is_dark else self.brass

    @property
    def focus_beside_hint(self) -> str:
        """The colour of the keyboard focus while a hint points out something else."""
        return self.text_on_felt if self.hint == self.focus else self.focus

    @property
    def people(self) -> tuple[str, str, str, str]:
        """The colours of people; which of them is whose is up to `seat_text.colour_of`."""
        return self.monogram_blue, self.monogram_red, self.monogram_green, self.monogram_violet


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


def serif_font(
    pixels: float, *, bold: bool = False, italic: bool = False, spacing: float = 0.0
) -> QFont:
    """The serif font of the score sheet, the monograms and the titles.

    `pixels` is as for `ui_font`; `spacing` is for capitals set as a title, in pixels.
    """
    font = _font(list(SERIFS), pixels, bold=bold)
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setItalic(italic)
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
    """A font, reduced to `least` pixels if a line of text does not fit into a width otherwise.

    The width may be too little even for the least size.
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
    font.setFeature(QFont.Tag("tnum"), 1)  # figures of equal width, so that columns align
    return font
