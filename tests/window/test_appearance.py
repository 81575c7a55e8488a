"""The window wears the theme of the settings, or the desktop's; Qt's own widgets wear it too."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from kit import *
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QCheckBox, QToolTip

from quinto_desktop.window.look import appearance
from quinto_desktop.window.look.appearance import Appearance, palette_of, theme_of_desktop
from quinto_desktop.window.look.theme import CONTRAST, NIGHT, Theme, theme_of

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


def test_a_pack_is_part_of_it(preferences: Preferences, parent: QObject, qtbot: QtBot) -> None:
    worn = worn_by(preferences, parent)
    with qtbot.waitSignal(worn.look.changed):
        preferences.change(four_colours=True, back="green", theme="night")
    assert worn.look.theme.pack.four_colours
    assert worn.look.theme.pack.back == "green"
    assert worn.look.theme.felt_centre == NIGHT.felt_centre
    assert worn.look.theme.suits != NIGHT.suits


def test_the_desktop_is_followed_while_it_is_to_be(
    preferences: Preferences, parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = [LIGHT]
    monkeypatch.setattr(appearance, "theme_of_desktop", lambda: desktop[0])
    worn = worn_by(preferences, parent)
    assert worn.look.theme is LIGHT

    desktop[0] = CONTRAST
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert worn.look.theme is CONTRAST

    preferences.change(theme="night")
    desktop[0] = BAIZE
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert worn.look.theme is NIGHT

    preferences.change(theme="system")
    assert worn.look.theme is BAIZE


def test_the_desktops_contrast_is_followed_live(
    preferences: Preferences, parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        pytest.skip("this Qt does not tell about contrast")
    desktop = [LIGHT]
    monkeypatch.setattr(appearance, "theme_of_desktop", lambda: desktop[0])
    worn = worn_by(preferences, parent)
    desktop[0] = CONTRAST

    accessibility = hints.accessibility()
    accessibility.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)

    assert worn.look.theme is CONTRAST


@pytest.mark.parametrize(
    ("scheme", "contrast", "theme"),
    [
        (Qt.ColorScheme.Light, False, LIGHT),
        (Qt.ColorScheme.Dark, False, BAIZE),
        (Qt.ColorScheme.Unknown, False, BAIZE),
        (Qt.ColorScheme.Light, True, CONTRAST),
        (Qt.ColorScheme.Dark, True, CONTRAST),
    ],
)
def test_what_goes_with_which_desktop(
    monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme, contrast: bool, theme: Theme
) -> None:
    if not hasattr(Qt, "ContrastPreference"):
        pytest.skip("this Qt does not tell about contrast")
    kinds = Qt.ContrastPreference
    wanted = kinds.HighContrast if contrast else kinds.NoPreference
    accessibility = SimpleNamespace(contrastPreference=lambda: wanted)
    hints = SimpleNamespace(colorScheme=lambda: scheme, accessibility=lambda: accessibility)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert theme_of_desktop() is theme


def test_an_older_qt_that_tells_nothing_of_contrast_will_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hints = SimpleNamespace(colorScheme=lambda: Qt.ColorScheme.Light)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert theme_of_desktop() is LIGHT


@themes
def test_a_theme_is_known_by_its_palette(theme: Theme) -> None:
    assert theme_of(palette_of(theme)) is theme


def test_of_a_foreign_palette_the_nearest_theme_is_taken() -> None:
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
