"""The language of the window: Qt's own translations and ours, and how numbers are written."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from quinto_desktop.resources import resource_path

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
