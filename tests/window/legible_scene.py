"""A window with a game in any language, brought to any stage to be looked at."""

from __future__ import annotations

from collections.abc import Set
from typing import ClassVar

import positions
import pytest
from at_the_table import asks, cachette_caption, hands_on, panel_on, plates_on
from inline import InlineExecutor
from kit import *
from legible import PseudoTranslator, cut_widgets, plain_texts, pseudo_page, untranslated, watching
from positions import DAY
from tabling import ink

from quinto_desktop.game import Level
from quinto_desktop.window.learn import lesson_texts
from quinto_desktop.window.table.choices import FeltPanel
from quinto_desktop.window.table.plate import SeatPlate

SIZES = [QSize(800, 560), QSize(1280, 800)]
PSEUDO = "pseudo"
NAMES = frozenset(
    {"Ada", "Bertram", "Clara", "Dora", "QUINTO", "Quinto", "English", "Deutsch", "Français"}
)
WORST = ((PSEUDO, SIZES[0]), ("de", SIZES[0]), ("fr", SIZES[0]))
"""The longest words, in the least of room."""


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Switch the program to a language, or to an invented one."""
    app = QCoreApplication.instance()
    assert app is not None
    language, pseudo = Language(app), PseudoTranslator(app)
    with pytest.MonkeyPatch.context() as patch:
        if name == PSEUDO:
            QCoreApplication.installTranslator(pseudo)
            patch.setattr(lesson_texts, "resource_text", pseudo_page)
        else:
            language.use(name)
        try:
            yield
        finally:
            QCoreApplication.removeTranslator(pseudo)
            language.use("en")


class Scene:
    """A window with a game that can be brought to any stage."""

    _chosen: ClassVar[dict[tuple[GameSetup, MatchState], Action]] = {}
    """What is done at each moment, which is the same in every window with the same game."""

    def __init__(self, qtbot: QtBot, folders: UserFolders, setup: GameSetup, language: str) -> None:
        self.qtbot = qtbot
        self.language = language
        self.preferences = Preferences(folders.settings)
        spoken = "en" if language == PSEUDO else language
        self.preferences.change(speed="none", trick_pause="none", language=spoken)
        self.controller = GameController(
            Session(setup),
            Thinker(InlineExecutor),
            None,
            self.preferences.pace,
            today=lambda: DAY,
        )
        self.window = MainWindow(self.preferences.settings.look)
        self.room = set_up_game(self.window, self.preferences, self.controller, folders)
        qtbot.addWidget(self.window)

    @property
    def table(self) -> Table:
        return self.room.table

    def show(self, size: QSize) -> None:
        self.window.resize(size)
        with self.qtbot.waitExposed(self.window):
            self.window.show()
        self.controller.start()

    def skip_to(self, name: str) -> None:
        """Go on with the same game where it has come to a recorded position."""
        self.controller.switch_line(positions.at(name, self.controller.session.setup))

    def play_until(self, reached: Callable[[MatchState], bool]) -> None:
        """Pass, and play the lowest legal card, until the game reaches a stage."""
        while True:
            self.qtbot.waitUntil(lambda: self.is_asked() or reached(self.controller.state))
            state = self.controller.state
            if reached(state):
                return
            self.play_on()

    def skip_until(self, reached: Callable[[MatchState], bool]) -> None:
        """Be at a stage at once: the one to which `play_until` would play."""
        session = self.controller.session
        while not reached(session.state):
            session.apply(self._action_of(session))
        self.controller.switch_line(session)
        QApplication.processEvents()

    def play_last_step_to(self, reached: Callable[[MatchState], bool]) -> None:
        """Be one step before a stage at once, and let the window see that one."""
        session = self.controller.session
        while not reached(apply(session.state, self._action_of(session)).after):
            session.apply(self._action_of(session))
        self.controller.switch_line(session)
        self.play_until(reached)

    def _action_of(self, session: Session) -> Action:
        moment = session.setup, session.state
        if moment not in self._chosen:
            self._chosen[moment] = self._choice_of(session)
        return self._chosen[moment]

    def _choice_of(self, session: Session) -> Action:
        state, player = session.state, session.on_turn
        if state.phase is Phase.DEALING:
            return session.next_deal()
        assert state.turn is not None
        assert player is not None
        if player.level is None:
            return legal_actions(state)[0 if state.phase is Phase.DOUBLING else -1]
        computer = self.controller.make_player(Level(player.level), self.controller.thinking_factor)
        seed = session.setup.source.decision_seed(session.length)
        return computer.choose(observe(state, state.turn), seed)

    def play_on(self) -> None:
        """Pass, play or deal, if the person is asked to."""
        state = self.controller.state
        if state.phase is Phase.DEALING:
            self.controller.deal()
        elif self.is_asked():
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
                widget.renew()  # its picture is repainted
        top.grab()
    faults = sight.cut + cut_widgets(top)
    if language == PSEUDO:
        told = [*sight.told, *plain_texts(top)]
        faults += [f"{text!r} is in English" for text in told if untranslated(text, NAMES | known)]
    return sorted(set(faults))


def covered_words(table: Table) -> list[str]:
    """Which plates lie under a hand, and whether what is asked covers the open cachette's words."""
    found = []
    if table.last_trick.isVisible():
        return []
    for near, plate in plates_on(table).items():
        for seat, hand in hands_on(table).items():
            if any(ink(plate).intersects(card.polygon().toPolygon()) for card in hand):
                found.append(f"the plate {near.name} lies under the hand of {seat.name}")
    told = cachette_caption(table)
    covers = asks(table) and not isinstance(panel_on(table), FeltPanel)  # a story covers all
    if covers and told.geometry().intersects(panel_on(table).geometry()):
        found.append(f"{told.accessibleName()!r} is covered")
    return found


def game_of(form: Form) -> GameSetup:
    """A game of some form, for one person."""
    return numbered_game(usual_players(form, Level.CASUAL), RuleOptions(form=form), seed=9)
