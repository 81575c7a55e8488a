"""What everything wears: theme, colours, type, motion and tips."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import fields
from math import dist
from types import SimpleNamespace

import pytest
from at_the_table import bar_on, calls_on
from kit import *
from PySide6.QtCore import QVariantAnimation
from PySide6.QtGui import QFontInfo, QHelpEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QToolTip
from seating import Seated

from quinto_desktop.resources import resource_text
from quinto_desktop.window.app import desktop_settings
from quinto_desktop.window.app.desktop_settings import TEXT_SIZE, SystemMotion, SystemType
from quinto_desktop.window.look import appearance
from quinto_desktop.window.look.appearance import Appearance, palette_of, theme_of_desktop
from quinto_desktop.window.look.fitting import read_from_side, wrapped_lines
from quinto_desktop.window.look.motion import FRAME_MS, start_now
from quinto_desktop.window.look.pack_style import INKS_OF_FOUR, INKS_OF_TWO, Suits
from quinto_desktop.window.look.pop_ups import DressedTips, as_tip
from quinto_desktop.window.look.theme import (
    CONTRAST,
    SERIFS,
    SMALLEST_TEXT,
    Theme,
    dressed,
    serif_font,
    text_zoom,
)
from quinto_desktop.window.look.wood import board_colours, wood_colours

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path)


@pytest.fixture
def parent(qapp: QApplication) -> Iterator[QObject]:
    """What an appearance ends with."""
    parent = QObject()
    yield parent
    parent.deleteLater()


def worn_by(preferences: Preferences, parent: QObject) -> Appearance:
    """The appearance as it is once the window has been furnished."""
    worn = Appearance(preferences.settings.theme, parent)
    worn.apply_settings(preferences)
    return worn


@pytest.mark.parametrize("name", ["baize", "night", "light", "contrast"])
def test_a_choice_is_worn_at_once(preferences: Preferences, parent: QObject, name: str) -> None:
    worn = worn_by(preferences, parent)
    heard: list[Theme] = []
    worn.look.changed.connect(lambda: heard.append(worn.look.theme))
    preferences.change(theme="light" if name != "light" else "night")
    heard.clear()

    preferences.change(theme=name)
    preferences.change(volume=11)

    assert heard == [THEMES[name]]
    assert QApplication.palette().color(QPalette.ColorRole.Window) == QColor(worn.look.theme.page)
    assert QFontInfo(QToolTip.font()).pixelSize() >= 13
    assert QToolTip.palette().color(QPalette.ColorRole.ToolTipText) == QColor(
        worn.look.theme.tip_text
    )


def test_the_desktop_is_followed_while_it_is_to_be(
    preferences: Preferences, parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop, hints = [LIGHT], QGuiApplication.styleHints()
    monkeypatch.setattr(appearance, "theme_of_desktop", lambda: desktop[0])
    worn = worn_by(preferences, parent)
    assert worn.look.theme is LIGHT

    desktop[0] = CONTRAST
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert worn.look.theme is CONTRAST

    preferences.change(theme="night")
    desktop[0] = BAIZE
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert worn.look.theme is NIGHT

    preferences.change(theme="system")
    assert worn.look.theme is BAIZE

    if hasattr(hints, "accessibility"):  # as of Qt 6.10
        desktop[0] = CONTRAST
        changed = hints.accessibility().contrastPreferenceChanged
        changed.emit(Qt.ContrastPreference.HighContrast)
        assert worn.look.theme is CONTRAST


@pytest.mark.parametrize(
    ("scheme", "contrast", "theme"),
    [
        (Qt.ColorScheme.Light, None, LIGHT),  # an older Qt tells nothing of contrast
        (Qt.ColorScheme.Light, False, LIGHT),
        (Qt.ColorScheme.Dark, False, BAIZE),
        (Qt.ColorScheme.Unknown, False, BAIZE),
        (Qt.ColorScheme.Light, True, CONTRAST),
        (Qt.ColorScheme.Dark, True, CONTRAST),
    ],
)
def test_what_goes_with_which_desktop(
    monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme, contrast: bool | None, theme: Theme
) -> None:
    hints = SimpleNamespace(colorScheme=lambda: scheme)
    if contrast is not None:
        if not hasattr(Qt, "ContrastPreference"):
            pytest.skip("this Qt does not tell about contrast")
        kinds = Qt.ContrastPreference
        wanted = kinds.HighContrast if contrast else kinds.NoPreference
        hints.accessibility = lambda: SimpleNamespace(contrastPreference=lambda: wanted)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert theme_of_desktop() is theme


@themes
def test_a_theme_is_known_by_its_palette_or_one_like_it(theme: Theme) -> None:
    assert theme_of(palette_of(theme)) is theme
    # Of a foreign palette the nearest theme is taken.
    assert theme_of(QPalette(QColor("#efefef"))) is LIGHT
    assert theme_of(QPalette(QColor("#202020"))) is BAIZE


@themes
def test_a_box_to_tick_can_be_seen(
    preferences: Preferences, parent: QObject, qtbot: QtBot, theme: Theme
) -> None:
    preferences.change(theme=theme.name)
    worn = worn_by(preferences, parent)
    box = QCheckBox()
    box.setFixedSize(40, 40)
    qtbot.addWidget(box)
    image = box.grab().toImage()
    page = QColor(worn.look.theme.page)
    row = [image.pixelColor(x, image.height() // 2) for x in range(image.width())]
    apart = max(abs(colour.lightness() - page.lightness()) for colour in row)
    assert apart > 35, "nothing shows where the box is"


# --------------------------------------------------------------- theme
TEXT, LINE = 4.5, 3.0
FOUR = PackStyle(four_colours=True)
DRESSED = [dressed(theme, pack) for theme in THEMES.values() for pack in (PackStyle(), FOUR)]
in_every_dress = pytest.mark.parametrize(
    "theme", DRESSED, ids=lambda theme: theme.name + "-four" * theme.pack.four_colours
)

# Each ground, and the text that is ever written on it.
READ = {
    "felt_centre": ("text_on_felt", "secondary_text"),
    "felt_edge": ("text_on_felt", "secondary_text"),
    "plate": ("text_on_felt", "secondary_text"),
    "pill": ("pill_text",),
    "tip": ("tip_text", "not_allowed"),
    "button_top": ("button_text",),
    "button_foot": ("button_text",),
    "not_allowed": ("white_on_colour",),
    "side_ns": ("white_on_colour",),
    "side_ew": ("white_on_colour",),
    "monogram_blue": ("monogram_text",),
    "monogram_brown": ("monogram_text",),
    "monogram_teal": ("monogram_text",),
    "monogram_violet": ("monogram_text",),
    "monogram_dummy": ("monogram_text",),
    "dealer_disc": ("dealer_text",),
    "sheet": ("ink", "ink_secondary", "side_ns", "side_ew", "suits", "crown_line"),
    "gilt": ("ink", "suits"),
    "skyline": ("felt_suits", "low_tower"),
    "tower": ("tower_suits",),
    "page": ("page_text", "page_dim", "link", "refused"),
    "field": ("page_text", "page_dim", "link", "felt_suits"),
    "raised": ("page_text",),
    "marked": ("marked_text",),
}
# Each ground, and the lines and marks that are ever drawn on it.
SEEN = {
    "felt_centre": ("brass", "focus", "refused"),
    "felt_edge": ("brass", "focus", "refused"),
    "plate": ("plate_line", "crown", "brass", "focus"),
    "panel": ("focus",),
    "page": ("marked",),
    "field": ("page_line",),
    "skyline": ("tower", "plate_line", "brass", "crown"),
}
PAIRS = [
    (fore, ground, least)
    for grounds, least in ((READ, TEXT), (SEEN, LINE))
    for ground, fores in grounds.items()
    for fore in fores
]


def veiled(colour: str, veil: str) -> QColor:
    under, over = QColor(colour), QColor(veil)
    share = over.alphaF()
    return QColor.fromRgbF(
        under.redF() * (1 - share) + over.redF() * share,
        under.greenF() * (1 - share) + over.greenF() * share,
        under.blueF() * (1 - share) + over.blueF() * share,
    )


@in_every_dress
def test_every_colour_can_be_read(theme: Theme) -> None:
    for field in fields(theme):
        value = getattr(theme, field.name)
        if isinstance(value, str) and field.name != "name":
            assert QColor(value).isValid(), f"{field.name}: {value}"
    assert 0.1 < QColor(theme.veil).alphaF() < 0.5, "a veil is seen through"


@in_every_dress
@each("fore, ground, least", PAIRS)
def test_contrast(theme: Theme, fore: str, ground: str, least: float) -> None:
    value = getattr(theme, fore)
    for colour in value if isinstance(value, Suits) else (value,):
        found = contrast(QColor(colour), QColor(getattr(theme, ground)))
        assert found >= least, f"{fore} on {ground}: {found:.2f}"


@in_every_dress
def test_indices_are_readable_also_under_a_veil(theme: Theme) -> None:
    inks = INKS_OF_FOUR if theme.pack.four_colours else INKS_OF_TWO
    # The four colours are lighter; indices are large, which 3.0 would do for.
    least = 4.1 if theme.pack.four_colours else TEXT
    for ink in inks:
        assert contrast(QColor(ink), QColor(theme.paper)) >= TEXT, ink
        found = contrast(veiled(ink, theme.veil), veiled(theme.paper, theme.veil))
        assert found >= least, f"{ink}: {found:.2f}"


@in_every_dress
def test_marks_of_quints_are_seen_also_under_a_veil(theme: Theme) -> None:
    drawings = [resource_text("cards", f"{card}.svg") for card in PACK]
    groups = re.findall('<g class="quint-mark".*?</g>', "".join(drawings))
    marks = [re.findall('"(#[0-9A-F]{6})"', group) for group in groups]
    assert len(marks) == 40  # two on each card of a quint
    for colour in {colour for colours in marks for colour in colours}:
        found = contrast(veiled(colour, theme.veil), veiled(theme.paper, theme.veil))
        assert found >= TEXT, f"{colour}: {found:.2f}"


def test_text_follows_the_players_own_font(qapp: QGuiApplication, monkeypatch: Any) -> None:
    assert ui_font(4).pixelSize() == serif_font(4).pixelSize() == SMALLEST_TEXT
    assert ui_font(14).families()[0] == QGuiApplication.font().families()[0]
    title = serif_font(25, bold=True, spacing=6)
    assert title.families() == list(SERIFS)
    assert (title.bold(), title.letterSpacing()) == (True, 6.0)
    own = QFont(QGuiApplication.font())
    own.setPixelSize(21)
    monkeypatch.setattr(QGuiApplication, "font", lambda: own)
    assert text_zoom() == pytest.approx(1.5)
    assert ui_font(20).pixelSize() == 30
    own.setPixelSize(300)
    assert text_zoom() == 2.0
    own.setPixelSize(8)
    assert ui_font(20).pixelSize() == 20


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
        for colour in (sides.ours, sides.theirs_hole, wood.hole_line)
        for ground in (wood.far, wood.middle, wood.near)
    ]
    full = wood.near if theme.is_dark else theme.white_on_colour
    texts += [(full, sides.ours), (full, sides.theirs_hole)]
    for pairs, least in ((texts, TEXT), (marks, LINE)):
        for one, other in pairs:
            assert contrast(QColor(one), QColor(other)) >= least, (one, other)


# --------------------------------------------------------------- system type
@pytest.fixture
def sizes(qapp: QApplication) -> Iterator[SystemType]:
    own = qapp.font()
    sizes = SystemType(qapp)
    yield sizes
    qapp.setFont(own)
    sizes.setParent(None)


def test_the_table_follows_while_it_is_played_at(
    qtbot: QtBot, folders: UserFolders, sizes: SystemType
) -> None:
    seated = Seated(qtbot, folders)
    qtbot.waitUntil(lambda: len(calls_on(seated.table)) == 2)
    before, height = text_zoom(), bar_on(seated.table).height()

    sizes.follow(TEXT_SIZE, 2.0)

    assert text_zoom() > before
    qtbot.waitUntil(lambda: bar_on(seated.table).height() > height)
    seated.assert_sound()
    sizes.follow(TEXT_SIZE, 1.0)
    qtbot.waitUntil(lambda: bar_on(seated.table).height() == height)


@pytest.mark.parametrize("nonsense", [0.0, -1.0, 40.0, float("nan"), "2", None, True])
def test_what_is_no_factor_changes_nothing(
    qapp: QApplication, sizes: SystemType, nonsense: object
) -> None:
    before = qapp.font()
    sizes.follow(TEXT_SIZE, nonsense)
    assert qapp.font() == before


# --------------------------------------------------------------- system motion
@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="there is no D-Bus")
def test_a_desktop_is_followed() -> None:
    desktop = Path(__file__).with_name("desktop_of_tests.py")
    process = subprocess.run(
        ["dbus-run-session", "--", sys.executable, str(desktop)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )

    # At first, as the desktop answers, and three changes.
    assert process.stdout.split() == ["False", "True", "False", "True", "False"]


def test_a_system_that_does_not_tell_is_asked_when_the_program_comes_to_the_front(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = [True]
    monkeypatch.setitem(desktop_settings._ASKED, sys.platform, lambda: wish[0])
    motion = SystemMotion(qapp)
    assert motion.is_reduced

    wish[0] = False
    with qtbot.waitSignal(motion.changed):
        qapp.applicationStateChanged.emit(qapp.applicationState().ApplicationActive)

    assert not motion.is_reduced
    motion.setParent(None)


@pytest.mark.parametrize("chosen", [True, False])
def test_a_choice_counts_more_than_the_system(tmp_path: Path, chosen: bool) -> None:
    preferences = Preferences(tmp_path)
    heard: list[bool] = []
    preferences.changed.connect(lambda: heard.append(preferences.pace.is_still))

    preferences.follow_system(is_still=True)
    preferences.change(reduced_motion=chosen)
    preferences.follow_system(is_still=False)
    preferences.change(reduced_motion=None)

    assert heard == [True, chosen, chosen, False]


# --------------------------------------------------------------- motion
@pytest.fixture
def animation(qtbot: QtBot) -> Iterator[QVariantAnimation]:
    animation = QVariantAnimation()
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(100)
    yield animation
    animation.stop()


def test_the_first_step_is_made_at_once_and_the_next_follow(
    qtbot: QtBot, animation: QVariantAnimation
) -> None:
    times: list[int] = []
    animation.valueChanged.connect(lambda: times.append(animation.currentTime()))
    with qtbot.waitSignal(animation.finished):
        start_now(animation)
        assert animation.currentTime() == times[-1] == FRAME_MS
        assert animation.currentValue() == pytest.approx(FRAME_MS / 100)
    assert times == sorted(times)
    assert times[-1] == 100

    start_now(animation)
    animation.stop()
    other = QVariantAnimation(animation)
    other.setDuration(3 * FRAME_MS)
    with qtbot.waitSignal(other.finished):
        other.start()
    assert animation.currentTime() == FRAME_MS, "one that was stopped stays where it is"

    animation.setDuration(FRAME_MS)
    start_now(animation)
    assert animation.state() is QVariantAnimation.State.Stopped
    assert animation.currentValue() == 1.0


# --------------------------------------------------------------- fitting
SENTENCE = "A club quint, a diamond quint or a heart quint would win your side the game now."


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
@pytest.mark.parametrize("place", [QRect(0, 0, 10, 10), QRect(31, 7, 20, 5), QRect(-4, 3, 200, 9)])
def test_a_place_is_mirrored_as_qt_does(
    qtbot: QtBot, direction: Qt.LayoutDirection, place: QRect
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(120, 40)
    widget.setLayoutDirection(direction)

    assert read_from_side(widget, place) == QStyle.visualRect(direction, widget.rect(), place)


def test_lines_are_broken_between_words_and_where_they_were(qapp: QGuiApplication) -> None:
    font, metrics = ui_font(16), QFontMetricsF(ui_font(16))
    lines = wrapped_lines(f"{SENTENCE}\nYes.", font, 170)

    assert " ".join(lines[:-1]) == SENTENCE
    assert lines[-1] == "Yes."
    assert all(metrics.horizontalAdvance(line) <= 170 for line in lines)
    assert wrapped_lines("incomprehensibilities", font, 20) == ["incomprehensibilities"]


# --------------------------------------------------------------- tips
START = '<p style="margin: 2px 0">'


def test_each_line_of_a_tip_is_a_paragraph_and_a_name_no_markup() -> None:
    assert as_tip("One.\nTwo.") == f"{START}<b>One.</b></p>{START}Two.</p>"
    assert as_tip("One.") == f"{START}One.</p>"
    assert as_tip("") == ""
    assert as_tip("<b>Ada</b> & Ben") == f"{START}&lt;b&gt;Ada&lt;/b&gt; &amp; Ben</p>"


def test_a_tip_has_soft_corners(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    DressedTips(widget)
    widget.setToolTip("One.")
    widget.show()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint(9, 9)))
    assert QToolTip.text() == "One."
    labels = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    (label,) = [each for each in labels if each.isVisible()]
    assert label.mask().contains(label.rect().center())
    assert not label.mask().contains(label.rect().topLeft())
    assert not label.mask().contains(label.rect().bottomRight())
    widget.setToolTip("")
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint(9, 9)))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


# --------------------------------------------------------------- suit colours
Rows = tuple[tuple[float, float, float], ...]

VISIONS: dict[str, Rows] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)
LEAST = 18.0  # a distance of 2 is just visible; from 10 on it is obvious

visions = pytest.mark.parametrize("vision", VISIONS)


def times(rows: Rows, part: tuple[float, ...]) -> tuple[float, ...]:
    return tuple([sum(a * b for a, b in zip(row, part, strict=True)) for row in rows])


def lab(colour: str, vision: str) -> tuple[float, float, float]:
    """A colour as a person sees it, in CIELAB."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    def bent(part: float) -> float:
        return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116

    ink = QColor(colour)
    light = (linear(ink.redF()), linear(ink.greenF()), linear(ink.blueF()))
    seen = times(VISIONS[vision], light)
    clipped = tuple([min(1.0, max(0.0, part)) for part in seen])
    x, y, z = [bent(a / b) for a, b in zip(times(TO_XYZ, clipped), WHITE, strict=True)]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(suits: Suits, vision: str) -> float:
    """The distance of the two suits that look most alike."""
    return min(dist(lab(one, vision), lab(other, vision)) for one, other in combinations(suits, 2))


@visions
def test_the_four_inks_of_the_cards_are_told_apart(vision: str) -> None:
    assert nearest(INKS_OF_FOUR, vision) >= LEAST


@visions
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["suits", "felt_suits", "tower_suits"])
def test_the_four_colours_of_the_panels_are_told_apart(
    theme: Theme, ground: str, vision: str
) -> None:
    suits: Suits = getattr(dressed(theme, PackStyle(four_colours=True)), ground)
    found = nearest(suits, vision)
    assert found >= LEAST, f"{found:.1f}"


def test_two_colours_are_those_of_the_suits() -> None:
    for theme in THEMES.values():
        for suits in (theme.suits, theme.felt_suits, theme.tower_suits, INKS_OF_TWO):
            assert suits.of(Suit.HEARTS) == suits.of(Suit.DIAMONDS) == suits.hearts
            assert suits.of(Suit.SPADES) == suits.of(Suit.CLUBS) == suits.spades
