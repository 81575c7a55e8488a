"""The window's theme and language, and the country's ways, as chosen by the user or the desktop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTranslator, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from quinto_desktop.resources import resource_path
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.look.theme import (
    BAIZE,
    CONTRAST,
    LIGHT,
    THEMES,
    CurrentTheme,
    Theme,
    dressed,
    ui_font,
)

if TYPE_CHECKING:
    from quinto_desktop.game import Preferences

_FAINT = 0.45
_ENGLISH_LETTERS = "KQJ"
_LETTERS_IN = {"de": "KDB", "fr": "RDV"}
"""The letters of king, queen and jack where they are not the English ones."""

# Qt outlines a widget in a darker shade of what it takes for its window's colour: on a dark page
# a check box would be invisible.
_FRAMED = ["QCheckBox", "QRadioButton", "QLineEdit", "QAbstractSpinBox", "QComboBox", "QPushButton"]
_OUTLINE = 140
_TIP = 13.0
_Role, _Group = QPalette.ColorRole, QPalette.ColorGroup


class Appearance(QObject):
    """Follows the settings and the desktop, and gives Qt's own widgets the colours of the theme."""

    def __init__(self, choice: str, parent: QObject) -> None:
        super().__init__(parent)
        self._choice = choice
        self._pack = PackStyle()
        self._preferences: Preferences | None = None
        self._scheme = Qt.ColorScheme.Unknown
        self.look = CurrentTheme(self._chosen())
        self._dress_application()
        self.look.changed.connect(self._dress_application)
        # Named, because a chained call would keep no reference to the hints.
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.follow)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            accessibility = hints.accessibility()
            accessibility.contrastPreferenceChanged.connect(self.follow)

    def apply_settings(self, preferences: Preferences) -> None:
        """Follow the user's preferences from now on."""
        self._preferences = preferences
        preferences.changed.connect(self.follow)
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Check whether the theme must change."""
        if self._preferences is not None:
            self._choice = self._preferences.settings.theme
            self._pack = pack_of(self._preferences)
        self.look.apply_theme(self._chosen())

    def _chosen(self) -> Theme:
        own = THEMES.get(self._choice)
        self._ask_for_frame(own)  # first: else the desktop would report the scheme we asked for
        return dressed(own or theme_of_desktop(), self._pack)

    def _dress_application(self) -> None:
        palette = palette_of(self.look.theme)
        QApplication.setPalette(palette)
        QToolTip.setPalette(palette)
        font = ui_font(_TIP)
        if QToolTip.font() != font:
            QToolTip.setFont(font)
        line = QColor(self.look.theme.page_line)
        palette.setColor(_Role.Window, line.lighter(_OUTLINE))
        for kind in _FRAMED:
            # PySide's annotations require bytes, but its code requires str.
            QApplication.setPalette(palette, kind)  # type: ignore[arg-type]

    def _ask_for_frame(self, own: Theme | None) -> None:
        scheme = Qt.ColorScheme.Unknown
        if own is not None:
            scheme = Qt.ColorScheme.Dark if own.is_dark else Qt.ColorScheme.Light
        if scheme is not self._scheme:
            self._scheme = scheme
            QGuiApplication.styleHints().setColorScheme(scheme)


def pack_of(preferences: Preferences) -> PackStyle:
    """The pack chosen by the user."""
    settings = preferences.settings
    return PackStyle(
        settings.four_colours,
        settings.jumbo,
        settings.quint_marks,
        settings.back,
        _letters_of(settings.court_letters, settings.language),
    )


def _letters_of(choice: str, language: str) -> str:
    return choice if choice != SYSTEM else _LETTERS_IN.get(spoken_for(language), _ENGLISH_LETTERS)


def theme_of_desktop() -> Theme:
    """The theme that matches the desktop's own colours and contrast."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        wanted = hints.accessibility().contrastPreference()
        if wanted is Qt.ContrastPreference.HighContrast:
            return CONTRAST
    return LIGHT if hints.colorScheme() is Qt.ColorScheme.Light else BAIZE


def palette_of(theme: Theme) -> QPalette:
    """The palette of Qt's own widgets in a theme."""
    page, text, raised = QColor(theme.page), QColor(theme.page_text), QColor(theme.raised)
    palette = QPalette()
    for role, colour in (
        (_Role.Window, page),
        (_Role.WindowText, text),
        (_Role.Base, theme.field),
        (_Role.AlternateBase, page),
        (_Role.Text, text),
        (_Role.BrightText, text),
        (_Role.PlaceholderText, theme.page_dim),
        (_Role.Button, raised),
        (_Role.ButtonText, text),
        (_Role.Light, raised.lighter(130)),
        (_Role.Midlight, raised.lighter(115)),
        (_Role.Mid, page.darker(115)),
        (_Role.Dark, page.darker(150)),
        (_Role.Shadow, "#000000"),
        (_Role.Highlight, theme.marked),
        (_Role.HighlightedText, theme.marked_text),
        (_Role.Accent, theme.marked),
        (_Role.Link, theme.link),
        (_Role.LinkVisited, theme.link),
        (_Role.ToolTipBase, theme.tip),
        (_Role.ToolTipText, theme.tip_text),
    ):
        palette.setColor(role, QColor(colour))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(_Group.Disabled, role, _between(page, text, _FAINT))
    palette.setColor(_Group.Disabled, _Role.Highlight, _between(page, text, 0.25))
    return palette


def _between(one: QColor, other: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )


# --------------------------------------------------------------- the language
SYSTEM = "system"  # follows the desktop's language

SOURCE = "en"  # the language of the source texts; it needs no translation

LANGUAGES = {"en": "&English", "de": "&Deutsch", "fr": "&Français"}
"""The window's languages, each under its own name, so that its speakers can find it."""


class Language(QObject):
    """Sets the language of the program."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.spoken = SOURCE
        self._translators: list[QTranslator] = []

    def use(self, choice: str) -> bool:
        """Use a language, one of `LANGUAGES` or `SYSTEM`; return whether to rebuild widgets."""
        name = spoken_for(choice)
        QLocale.setDefault(locale_for(name))
        if name == self.spoken:
            return False
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators = [] if name == SOURCE else self._translators_for(name)
        self.spoken = name
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        return True

    def _translators_for(self, name: str) -> list[QTranslator]:
        qt, ours = QTranslator(self), QTranslator(self)
        places = QCoreApplication.libraryPaths()  # Qt's words lie beside its plugins
        any(qt.load(f"qtbase_{name}", f"{place}/../translations") for place in places)
        ours.load(str(resource_path("translations", f"quinto_{name}.qm")))
        return [qt, ours]  # ours is searched first, as it is installed last


def spoken_now() -> str:
    """Which of `LANGUAGES` the window speaks: that of the texts to take from the resources."""
    name = QLocale().name().partition("_")[0]
    return name if name in LANGUAGES else SOURCE


def spoken_for(choice: str) -> str:
    """Which of `LANGUAGES` a setting selects: for `SYSTEM`, the first available in its list."""
    if choice != SYSTEM:
        return choice
    wanted = [name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages()]
    return next((name for name in wanted if name in LANGUAGES), SOURCE)


# --------------------------------------------------------------- the country
_Land = QLocale.Country
_LETTER_THOUGH_METRIC = frozenset(
    {
        *(_Land.Belize, _Land.Canada, _Land.Chile, _Land.Colombia, _Land.CostaRica),
        *(_Land.ElSalvador, _Land.Guatemala, _Land.Mexico, _Land.Nicaragua, _Land.Panama),
        *(_Land.Philippines, _Land.PuertoRico, _Land.Venezuela),
    }
)

_POINT_AND_SEMICOLON = frozenset({_Land.Switzerland, _Land.Liechtenstein})
"""Countries that part the cells of a table by semicolons though they write decimal points."""


def locale_for(language: str) -> QLocale:
    """The locale for numbers, dates and weeks: the language's, as it is written in this country."""
    system = QLocale.system()
    if system.name().partition("_")[0] == language:
        return system  # with all that the user has changed about it
    spoken, country = QLocale(language).language(), system.territory()
    here = QLocale(spoken, country)
    if spoken is QLocale.Language.English and country not in (_Land.AnyTerritory, here.territory()):
        # Qt would take the American one where it knows no English of that country.
        return QLocale(spoken, _Land.World)
    return here


def table_signs() -> tuple[str, str]:
    """What parts cells, and the decimal sign, where the spreadsheets of this country read CSV."""
    system = QLocale.system()
    if system.decimalPoint() == ",":
        return ";", ","
    return ";" if system.territory() in _POINT_AND_SEMICOLON else ",", "."


def uses_letter_paper() -> bool:
    """Whether the paper that is in the printers of this country is Letter, rather than A4."""
    system = QLocale.system()
    is_imperial = system.measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return is_imperial or system.territory() in _LETTER_THOUGH_METRIC
