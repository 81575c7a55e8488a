"""Changing the language at run time: every text changes, the game is undisturbed."""

from __future__ import annotations

import gc
import re
import weakref

import pytest
import shiboken6
from at_the_table import answer, step_focus
from kit import *
from PySide6.QtCore import SIGNAL
from seating import Seated

from quinto_desktop.window.app.menus import Menus
from quinto_desktop.window.look.appearance import LANGUAGES, SOURCE, spoken_for


def speak(seated: Seated, language: str) -> None:
    """Choose a language, and wait until the window speaks it."""
    before = seated.table
    seated.preferences.change(language=language)
    seated.qtbot.waitUntil(lambda: seated.table is not before)
    wait_for_all(seated)
    bury()


def wait_for_all(seated: Seated) -> None:
    """Wait until the table has been painted."""
    table = seated.room.table
    seated.qtbot.waitUntil(lambda: table.isVisible() and not table.busy)


def bury() -> None:
    """Let Qt delete what it was told to delete later."""
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def texts_of(window: MainWindow) -> list[str]:
    """Every text that the visible widgets of a window carry, and every one of its menus."""
    names = ("text", "title", "accessibleName", "accessibleDescription", "toolTip", "windowTitle")
    found = []
    for part in [window, *window.findChildren(QObject)]:
        if not isinstance(part, QWidget) or part.isVisible() or isinstance(part, QMenu):
            found += [str(part.property(name)) for name in names if part.property(name)]
    return sorted(found)


def test_the_whole_window_speaks_the_language_that_is_chosen(seated: Seated, qtbot: QtBot) -> None:
    """Nothing is left in the previous language, and everything comes back."""
    seated.call()
    wait_for_all(seated)
    english, before = texts_of(seated.window), seated.table
    titles = {
        action.text(): action
        for menu in seated.window.menuBar().findChildren(QObject)
        for action in getattr(menu, "actions", list)()
    }
    assert set(LANGUAGES.values()) <= set(titles)
    titles["&Deutsch"].trigger()
    qtbot.waitUntil(lambda: seated.table is not before)
    assert seated.preferences.settings.language == "de"
    wait_for_all(seated)
    bury()
    german = texts_of(seated.window)
    assert QLocale().toString(10000) == "10.000"
    speak(seated, "fr")
    french = texts_of(seated.window)
    assert QLocale().toString(10000) == "10\u202f000"
    speak(seated, "de")
    qtbot.waitUntil(lambda: texts_of(seated.window) == german)
    speak(seated, "en")
    qtbot.waitUntil(lambda: texts_of(seated.window) == english)
    assert len(set(map(tuple, (english, german, french)))) == 3


def test_the_game_goes_on_as_if_nothing_had_happened_with_the_keys_at_the_card(
    seated: Seated,
) -> None:
    seated.call()
    wait_for_all(seated)
    step_focus(seated.table, 1)
    step_focus(seated.table, 1)
    focused, before = QApplication.focusWidget(), seated.controller.state
    assert isinstance(focused, CardWidget)
    speak(seated, "fr")
    now = QApplication.focusWidget()
    assert isinstance(now, CardWidget)
    assert now is not focused
    assert now.card is focused.card
    assert seated.controller.state is before
    seated.assert_sound()
    seated.play()
    assert seated.controller.state is not before

    # A player that failed can be asked again.
    seated.player.sulks = True
    with seated.qtbot.waitSignal(seated.controller.failed):
        seated.table.action_chosen.emit(seated.now.actions[0])
    speak(seated, "en")
    seated.player.sulks = False
    answer(seated.table)
    seated.wait_for_person()
    seated.assert_sound()


def test_nothing_is_left_of_the_languages_before(seated: Seated, qtbot: QtBot) -> None:
    """Everything the window showed is gone, and what outlives a language has not grown."""
    seated.call()

    def shown() -> set[QObject]:
        """The view, the table and the sheet, and all that is in them."""
        roots = (seated.room.view, seated.table, seated.room.sheet)
        return {part for root in roots for part in (root, *root.findChildren(QObject))}

    def lasting() -> Counter[str]:
        """Everything else in the window, by its kind, and who listens to the controller."""
        parts = set(seated.window.findChildren(QObject)) - shown()
        found = Counter(type(part).__name__ for part in parts)
        found["listeners"] = seated.controller.receivers(SIGNAL("stepped(PyObject)"))
        return found

    def all_gone(parts: list[weakref.ref[QObject]]) -> bool:
        alive = (part() for part in parts)
        return not any(part is not None and shiboken6.isValid(part) for part in alive)

    speak(seated, "de")
    once = lasting()
    for language in ("fr", "en", "de"):
        # Weakly: what the test held on to would be kept alive by the test.
        before = [weakref.ref(part) for part in shown()]
        speak(seated, language)
        qtbot.waitUntil(partial(all_gone, before))
    assert lasting() == once


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-AT", "en-US"], "de"),
        (["fr"], "fr"),
        (["pl-PL", "fr-FR", "de"], "fr"),
        (["ja-JP"], SOURCE),
        ([], SOURCE),
    ],
)
def test_the_systems_language_is_spoken_if_we_can(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], spoken: str
) -> None:
    class System:
        @staticmethod
        def uiLanguages() -> list[str]:  # noqa: N802
            return wanted

    monkeypatch.setattr(QLocale, "system", System)
    assert spoken_for("system") == spoken
    assert spoken_for("en") == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_within_a_menu_every_letter_is_underlined_once(qtbot: QtBot, language: str) -> None:
    owner = QObject()
    Language(owner).use(language)
    cancel = QCoreApplication.translate("QPlatformTheme", "Cancel")
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = window.menuBar()
    menus = Menus(bar, lambda _command: None, lambda *_choice: None, lambda _path: None)
    menus.show(everything=True)
    faults = {}
    for menu in [bar, *bar.findChildren(QMenu)]:
        titles = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [re.sub(".*&(.).*", r"\1", title).lower() for title in titles]
        if len(set(letters)) < len(titles) or not all(map(str.isascii, letters)):
            faults[titles[0]] = sorted(zip(letters, titles, strict=True))
    owner.deleteLater()
    bury()
    assert faults == {}
    assert cancel == {"de": "Abbrechen", "fr": "Annuler"}.get(language, "Cancel")
    again = QCoreApplication.translate("QPlatformTheme", "Cancel")
    assert again == "Cancel", "English once the window is gone"
