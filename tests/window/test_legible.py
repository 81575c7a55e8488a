"""Nothing is cut off, and nothing left in English: in longer words, and in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set

import pytest
from legible import PseudoTranslator, cut_widgets, plain_texts, untranslated, watching, words_of
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quinto_desktop.game import (
    GameController,
    Level,
    Preferences,
    Session,
    Thinker,
    UserFolders,
    numbered_game,
    usual_players,
)
from quinto_desktop.game.inline import InlineExecutor
from quinto_desktop.rules import Form, MatchState, Phase, RuleOptions, legal_actions
from quinto_desktop.window.dialogs.about import AboutDialog
from quinto_desktop.window.dialogs.fair_play import FairPlayDialog
from quinto_desktop.window.dialogs.help import HelpDialog
from quinto_desktop.window.dialogs.new_game import NewGameDialog
from quinto_desktop.window.dialogs.preferences import PreferencesDialog
from quinto_desktop.window.language import Language
from quinto_desktop.window.main_window import MainWindow
from quinto_desktop.window.menus import Command
from quinto_desktop.window.table.plate import SeatPlate

# Offscreen has no window manager to tell the least size to, nor to raise a window.
pytestmark = pytest.mark.qt_log_ignore(r"does not support (propagateSizeHints|raise)")

SIZES = [QSize(800, 560), QSize(1280, 800)]
PSEUDO = "pseudo"
NAMES = frozenset(
    {"Ada", "Bertram", "Clara", "Dora", "QUINTO", "Quinto", "English", "Deutsch", "Français"}
)


LANGUAGES_AND_SIZES = [
    pytest.param(language, size, id=f"{language} {size.width()}")
    for language in ("en", "de", "fr", PSEUDO)
    for size in SIZES
]


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Lets the program speak a language, or none that there is."""
    language, pseudo = Language(qapp), PseudoTranslator(qapp)

    def spoken(name: str) -> None:
        if name == PSEUDO:
            QCoreApplication.installTranslator(pseudo)
        else:
            language.use(name)

    yield spoken
    QCoreApplication.removeTranslator(pseudo)
    language.use("en")


class Scene:
    """A window with a game that can be brought to any stage."""

    def __init__(self, qtbot: QtBot, folders: UserFolders, form: Form, language: str) -> None:
        self.qtbot = qtbot
        self.preferences = Preferences(folders.settings)
        spoken = "en" if language == PSEUDO else language
        self.preferences.change(
            speed="none", trick_pause="none", language=spoken, radar=True, race=True
        )
        setup = numbered_game(usual_players(form, Level.CASUAL), RuleOptions(form=form), seed=9)
        self.controller = GameController(
            Session(setup), Thinker(InlineExecutor), None, self.preferences.pace
        )
        self.window = MainWindow(self.preferences)
        self.window.furnish(self.controller, folders)
        qtbot.addWidget(self.window)

    def show(self, size: QSize) -> None:
        self.window.resize(size)
        with self.qtbot.waitExposed(self.window):
            self.window.show()
        self.controller.start()

    def play_until(self, reached: Callable[[MatchState], bool]) -> None:
        """Pass, and play the lowest card allowed, until the game has come to a stage."""
        while True:
            self.qtbot.waitUntil(lambda: self.is_asked() or reached(self.controller.state))
            state = self.controller.state
            if reached(state):
                return
            if state.phase is Phase.DEALING:
                self.controller.deal()
            else:
                assert state.turn is not None
                actions = legal_actions(state)
                is_call = state.phase is Phase.DOUBLING
                self.controller.submit(state.turn, actions[0 if is_call else -1])

    def is_asked(self) -> bool:
        return (
            self.controller.state.phase is Phase.DEALING or self.controller.session.awaits_person()
        )


def look_at(
    top: QWidget, monkeypatch: pytest.MonkeyPatch, language: str, known: Set[str] = NAMES
) -> list[str]:
    """What is cut off in a window, or not translated."""
    QApplication.processEvents()
    with watching(monkeypatch) as sight:
        for widget in [top, *top.findChildren(QWidget)]:
            if isinstance(widget, SeatPlate):
                widget.set_theme(widget._theme)  # its picture is painted anew
        top.grab()
    faults = sight.cut + cut_widgets(top)
    if language == PSEUDO:
        told = [*sight.told, *plain_texts(top)]
        faults += [f"{text!r} is in English" for text in told if untranslated(text, NAMES | known)]
    return sorted(set(faults))


@pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
@pytest.mark.parametrize(("language", "size"), LANGUAGES_AND_SIZES)
def test_the_table_can_be_read(
    qtbot: QtBot,
    folders: UserFolders,
    monkeypatch: pytest.MonkeyPatch,
    speak: Callable[[str], None],
    language: str,
    size: QSize,
    form: Form,
) -> None:
    speak(language)
    scene = Scene(qtbot, folders, form, language)
    scene.show(size)
    window, faults = scene.window, {}

    def look(stage: str) -> None:
        if found := look_at(window, monkeypatch, language):
            faults[stage] = found

    scene.play_until(lambda state: state.phase is Phase.DOUBLING and scene.is_asked())
    look("doubling")
    scene.play_until(lambda state: state.phase is Phase.PLAY and scene.is_asked())
    look("play")
    if window.area.is_narrow:
        window.menus.actions[Command.SHEET].trigger()
        look("sheet")
        window.menus.actions[Command.SHEET].trigger()
    scene.play_until(lambda state: state.deal is not None and len(state.deal.tricks) == 3)
    window.menus.actions[Command.LAST_TRICK].trigger()
    look("last trick")
    window.table.last_trick.put_away()
    scene.play_until(lambda state: state.phase is Phase.DEALING and bool(state.results))
    look("end of a deal")
    window.menus.actions[Command.ABANDON].trigger()
    look("given up")
    window.close()
    assert faults == {}


@pytest.mark.parametrize(("language", "size"), LANGUAGES_AND_SIZES)
def test_the_dialogs_can_be_read(
    qtbot: QtBot,
    folders: UserFolders,
    monkeypatch: pytest.MonkeyPatch,
    speak: Callable[[str], None],
    language: str,
    size: QSize,
) -> None:
    speak(language)
    scene = Scene(qtbot, folders, Form.FOUR, language)
    faults = {}

    def look(name: str, dialog: QWidget, known: Set[str] = frozenset()) -> None:
        qtbot.addWidget(dialog)
        dialog.resize(dialog.size().boundedTo(size - QSize(16, 48)))
        with qtbot.waitExposed(dialog):
            dialog.show()
        if found := look_at(dialog, monkeypatch, language, known):
            faults[name] = found

    for form in Form:
        setup = numbered_game(usual_players(form), RuleOptions(form=form), seed=7)
        dialog = NewGameDialog(setup, lambda _form: None)
        look(f"new game, {form.value}", dialog)
        dialog._show_details()
        look(f"details, {form.value}", dialog)
    look("rules book", HelpDialog())
    about = AboutDialog()
    look("about", about, words_of(about._version_lines()))
    look("fair play", FairPlayDialog(scene.controller))
    scene.window.menus.actions[Command.PREFERENCES].trigger()
    preferences = scene.window.findChild(PreferencesDialog)
    assert preferences is not None
    for page in list(preferences.pages):
        preferences.show_page(page)
        look(f"preferences, {page}", preferences)
    scene.window.close()
    assert faults == {}
