"""Colours keep their contrast, and text its least size."""

import re
from dataclasses import fields

import pytest
from contrasts import contrast
from examples import each
from kit import *

from quinto_desktop.resources import resource_text
from quinto_desktop.window.look.pack_style import INKS_OF_FOUR, INKS_OF_TWO, PackStyle, Suits
from quinto_desktop.window.look.theme import (
    SERIFS,
    SMALLEST_TEXT,
    Theme,
    dressed,
    serif_font,
    text_zoom,
    ui_font,
)
from quinto_desktop.window.look.wood import board_colours, wood_colours

TEXT, LINE = 4.5, 3.0
FOUR = PackStyle(four_colours=True)
DRESSED = [dressed(theme, pack) for theme in THEMES.values() for pack in (PackStyle(), FOUR)]
themes = pytest.mark.parametrize(
    "theme", DRESSED, ids=lambda theme: theme.name + "-four" * theme.pack.four_colours
)

# Each foreground on each ground it is ever drawn on, and the contrast it needs there.
PAIRS = [
    ("text_on_felt", "felt_centre", TEXT),
    ("text_on_felt", "felt_edge", TEXT),
    ("secondary_text", "felt_centre", TEXT),
    ("secondary_text", "felt_edge", TEXT),
    ("text_on_felt", "plate", TEXT),
    ("secondary_text", "plate", TEXT),
    ("brass", "felt_centre", LINE),
    ("brass", "felt_edge", LINE),
    ("focus", "felt_centre", LINE),
    ("focus", "felt_edge", LINE),
    ("refused", "felt_centre", LINE),
    ("refused", "felt_edge", LINE),
    ("plate_line", "plate", LINE),
    ("pill_text", "pill", TEXT),
    ("crown", "plate", LINE),
    ("brass", "plate", LINE),
    ("focus", "plate", LINE),
    ("focus", "panel", LINE),
    ("tip_text", "tip", TEXT),
    ("not_allowed", "tip", TEXT),
    ("button_text", "button_top", TEXT),
    ("button_text", "button_foot", TEXT),
    ("white_on_colour", "not_allowed", TEXT),
    ("white_on_colour", "side_ns", TEXT),
    ("white_on_colour", "side_ew", TEXT),
    ("monogram_text", "monogram_blue", TEXT),
    ("monogram_text", "monogram_brown", TEXT),
    ("monogram_text", "monogram_teal", TEXT),
    ("monogram_text", "monogram_violet", TEXT),
    ("monogram_text", "monogram_dummy", TEXT),
    ("dealer_text", "dealer_disc", TEXT),
    ("ink", "sheet", TEXT),
    ("ink", "gilt", TEXT),
    ("ink_secondary", "sheet", TEXT),
    ("side_ns", "sheet", TEXT),
    ("side_ew", "sheet", TEXT),
    ("suits", "sheet", TEXT),
    ("suits", "gilt", TEXT),
    ("crown_line", "sheet", TEXT),
    ("felt_suits", "skyline", TEXT),
    ("felt_suits", "field", TEXT),
    ("tower_suits", "tower", TEXT),
    ("page_text", "page", TEXT),
    ("page_text", "field", TEXT),
    ("page_text", "raised", TEXT),
    ("page_dim", "page", TEXT),
    ("page_dim", "field", TEXT),
    ("page_line", "field", LINE),
    ("marked", "page", LINE),
    ("marked_text", "marked", TEXT),
    ("link", "page", TEXT),
    ("link", "field", TEXT),
    ("refused", "page", TEXT),
    ("low_tower", "skyline", TEXT),
    ("tower", "skyline", LINE),
    ("plate_line", "skyline", LINE),
    ("brass", "skyline", LINE),
    ("crown", "skyline", LINE),
]


def veiled(colour: str, veil: str) -> QColor:
    under, over = QColor(colour), QColor(veil)
    share = over.alphaF()
    return QColor.fromRgbF(
        under.redF() * (1 - share) + over.redF() * share,
        under.greenF() * (1 - share) + over.greenF() * share,
        under.blueF() * (1 - share) + over.blueF() * share,
    )


def test_contrast_of_known_colours() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21.0)
    assert contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.48, abs=0.01)


@themes
def test_every_colour_can_be_read(theme: Theme) -> None:
    for field in fields(theme):
        value = getattr(theme, field.name)
        if isinstance(value, str) and field.name != "name":
            assert QColor(value).isValid(), f"{field.name}: {value}"


@themes
@each("fore, ground, least", PAIRS)
def test_contrast(theme: Theme, fore: str, ground: str, least: float) -> None:
    value = getattr(theme, fore)
    for colour in value if isinstance(value, Suits) else (value,):
        found = contrast(QColor(colour), QColor(getattr(theme, ground)))
        assert found >= least, f"{fore} on {ground}: {found:.2f}"


@themes
def test_indices_are_readable_also_under_a_veil(theme: Theme) -> None:
    inks = INKS_OF_FOUR if theme.pack.four_colours else INKS_OF_TWO
    # The four colours are lighter; indices are large, which 3.0 would do for.
    least = 4.1 if theme.pack.four_colours else TEXT
    for ink in inks:
        assert contrast(QColor(ink), QColor(theme.paper)) >= TEXT, ink
        found = contrast(veiled(ink, theme.veil), veiled(theme.paper, theme.veil))
        assert found >= least, f"{ink}: {found:.2f}"


@themes
def test_marks_of_quints_are_seen_also_under_a_veil(theme: Theme) -> None:
    drawings = [resource_text("cards", f"{card}.svg") for card in PACK]
    groups = re.findall('<g class="quint-mark".*?</g>', "".join(drawings))
    marks = [re.findall('"(#[0-9A-F]{6})"', group) for group in groups]
    assert len(marks) == 40  # two on each card of a quint
    for colour in {colour for colours in marks for colour in colours}:
        found = contrast(veiled(colour, theme.veil), veiled(theme.paper, theme.veil))
        assert found >= TEXT, f"{colour}: {found:.2f}"


@themes
def test_a_veil_is_seen_through(theme: Theme) -> None:
    assert 0.1 < QColor(theme.veil).alphaF() < 0.5


def test_no_text_is_smaller_than_the_least_size(qapp: QGuiApplication) -> None:
    assert ui_font(4).pixelSize() == SMALLEST_TEXT
    assert serif_font(4).pixelSize() == SMALLEST_TEXT


def test_text_follows_the_players_own_font(qapp: QGuiApplication, monkeypatch: Any) -> None:
    own = QFont(QGuiApplication.font())
    own.setPixelSize(21)
    monkeypatch.setattr(QGuiApplication, "font", lambda: own)
    assert text_zoom() == pytest.approx(1.5)
    assert ui_font(20).pixelSize() == 30
    own.setPixelSize(300)
    assert text_zoom() == 2.0
    own.setPixelSize(8)
    assert ui_font(20).pixelSize() == 20


def test_fonts_name_the_right_families(qapp: QGuiApplication) -> None:
    assert ui_font(14).families()[0] == QGuiApplication.font().families()[0]
    title = serif_font(25, bold=True, italic=True, spacing=6)
    assert title.families() == list(SERIFS)
    assert (title.bold(), title.italic(), title.letterSpacing()) == (True, True, 6.0)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_race_is_seen_on_its_wood(theme: Theme) -> None:
    """Text needs 4.5, holes and pegs need 3, on the lightest and the darkest wood alike."""
    wood, sides = wood_colours(theme), board_colours(theme)
    texts = [
        (wood.text, wood.near),
        (wood.dim, wood.hole),
        (sides.ours_ink, sides.ours),
        (sides.theirs_ink, sides.theirs),
    ]
    marks = [
        (colour, ground)
        for colour in (sides.ours, sides.theirs_hole)
        for ground in (wood.far, wood.middle, wood.near)
    ]
    full = wood.near if theme.is_dark else theme.white_on_colour
    texts += [(full, sides.ours), (full, sides.theirs_hole)]
    for pairs, least in ((texts, TEXT), (marks, LINE)):
        for one, other in pairs:
            assert contrast(QColor(one), QColor(other)) >= least, (one, other)
