"""Which theme the window wears and what it speaks: as a person wishes, or as the desktop does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from quinto_desktop.resources import resource_path
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.look.theme import CurrentTheme, Theme
from quinto_desktop.window.look.themes import BAIZE, CONTRAST, LIGHT, THEMES, dressed

if TYPE_CHECKING:
    from quinto_desktop.game import Preferences

_FAINT = 0.45
# Qt outlines a widget in a darker shade of what it takes for its window's colour: on a dark page
# nobody would see where a box to tick is.
_FRAMED = [
    "QCheckBox",
    "QRadioButton",
    "QLineEdit",
    "QAbstractSpinBox",
    "QComboBox",
    "QPushButton",
]
_OUTLINE = 140
_Role, _Group = QPalette.ColorRole, QPalette.ColorGroup


class Appearance(QObject):
    """Follows the settings and the desktop, and gives Qt's own widgets the colours of the theme.

    Args:
        wish: The theme that a person wishes for, by its name in the settings.

    Attributes:
        look: The theme now, for everything that is coloured.
    """

    def __init__(self, wish: str, parent: QObject) -> None:
        super().__init__(parent)
        self._wish = wish
        self._pack = PackStyle()
        self._preferences: Preferences | None = None
        self._scheme = Qt.ColorScheme.Unknown
        self.look = CurrentTheme(self._chosen())
        self._dress_application()
        self.look.changed.connect(self._dress_application)
        # Named, because a chained call would leave no reference to the hints.
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.follow)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            accessibility = hints.accessibility()
            accessibility.contrastPreferenceChanged.connect(self.follow)

    def heed(self, preferences: Preferences) -> None:
        """Follow a person's wishes from now on."""
        self._preferences = preferences
        preferences.changed.connect(self.follow)
        self.follow()

    @Slot()
    def follow(self) -> None:
        """See whether another theme is wanted now."""
        if self._preferences is not None:
            self._wish = self._preferences.settings.theme
            self._pack = pack_of(self._preferences)
        self.look.wear(self._chosen())

    def _chosen(self) -> Theme:
        own = THEMES.get(self._wish)
        self._ask_for_frame(own)  # first: else the desktop would name what we have asked for
        return dressed(own or theme_of_desktop(), self._pack)

    def _dress_application(self) -> None:
        palette = palette_of(self.look.theme)
        QApplication.setPalette(palette)
        QToolTip.setPalette(palette)
        line = QColor(self.look.theme.page_line)
        palette.setColor(_Role.Window, line.lighter(_OUTLINE))
        for kind in _FRAMED:
            # PySide's annotations ask for bytes, and its code for text.
            QApplication.setPalette(palette, kind)  # type: ignore[arg-type]

    def _ask_for_frame(self, own: Theme | None) -> None:
        """Let the desktop draw frames as light or dark as the theme that a person has chosen."""
        scheme = Qt.ColorScheme.Unknown
        if own is not None:
            scheme = Qt.ColorScheme.Dark if own.is_dark else Qt.ColorScheme.Light
        if scheme is not self._scheme:
            self._scheme = scheme
            QGuiApplication.styleHints().setColorScheme(scheme)


def pack_of(preferences: Preferences) -> PackStyle:
    """The pack that a person wishes for."""
    settings = preferences.settings
    return PackStyle(settings.four_colours, settings.jumbo, settings.quint_marks, settings.back)


def theme_of_desktop() -> Theme:
    """The theme that goes with the desktop's own colours and contrast."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        wanted = hints.accessibility().contrastPreference()
        if wanted is Qt.ContrastPreference.HighContrast:
            return CONTRAST
    return LIGHT if hints.colorScheme() is Qt.ColorScheme.Light else BAIZE


def palette_of(theme: Theme) -> QPalette:
    """The colours of Qt's own widgets in a theme."""
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
    """A colour on the way from one to another, 0.0 to 1.0."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )


# --------------------------------------------------------------- the language
SYSTEM = "system"
"""The wish for whatever the desktop speaks."""

SOURCE = "en"
"""The language that the program is written in; it needs no translation."""

LANGUAGES = {"en": "&English", "de": "&Deutsch", "fr": "&Français"}
"""What the window speaks, each by its own name: who seeks it need not read another."""


class Language(QObject):
    """Lets the program speak one language.

    Args:
        parent: Once it is gone, the program speaks English again.

    Attributes:
        spoken: The language that is spoken now, one of `LANGUAGES`.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.spoken = SOURCE
        self._translators: list[QTranslator] = []

    def use(self, wish: str) -> bool:
        """Speak a language from now on.

        What is on the screen already stays as it is, and has to be made anew.

        Args:
            wish: One of `LANGUAGES`, or `SYSTEM`.

        Returns:
            Whether that is another language than before.
        """
        name = spoken_for(wish)
        QLocale.setDefault(_locale(name))
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
        """Qt's own translation, as of “Cancel”, and ours, which is asked first."""
        qt, ours = QTranslator(self), QTranslator(self)
        qt.load(f"qtbase_{name}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        ours.load(str(resource_path("translations", f"quinto_{name}.qm")))
        return [qt, ours]


def spoken_for(wish: str) -> str:
    """Which of `LANGUAGES` a wish comes to: for the system's, the first it names that we speak."""
    if wish != SYSTEM:
        return wish
    wanted = [name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages()]
    return next((name for name in wanted if name in LANGUAGES), SOURCE)


def _locale(name: str) -> QLocale:
    """How numbers are written in a language: as the system writes them, if that speaks it."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == name else QLocale(name)
