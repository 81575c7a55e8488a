"""Somebody at a window: a game in it, which is brought to any stage to be looked at."""

from __future__ import annotations

from typing import ClassVar, Self

import positions
from at_the_table import choose, fault_on, menu_action
from kit import *
from reviewing import in_brief, inline_thinker
from tabling import Mouse, playable, strip

PSEUDO = "pseudo"
"""The name of an invented language with longer words: `speaking`."""

USUAL = QSize(1280, 800)
"""The size of a window in most tests."""

SEED = 2
"""Of the games in which somebody is `Seated`."""


class Scene:
    """A window with a game that can be brought to any stage."""

    _chosen: ClassVar[dict[tuple[GameSetup, MatchState], Action]] = {}
    """What is done at each moment, which is the same in every window with the same game."""

    def __init__(
        self,
        qtbot: QtBot,
        folders: UserFolders,
        game: GameSetup | Session,
        language: str = "en",
        *,
        keeper: Keeper | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        self.qtbot = qtbot
        self.language = language
        self.preferences = Preferences(folders.settings)
        chosen = {} if language == PSEUDO else {"language": language}
        if not (folders.settings / "settings.json").exists():
            chosen |= {"speed": "none", "trick_pause": "none"}
        self.preferences.change(**chosen)  # at once: they are written each time
        self.controller = GameController(
            Session(game) if isinstance(game, GameSetup) else game,
            thinker or inline_thinker(in_brief),
            keeper,
            self.preferences.pace,
            today=lambda: DAY,
        )
        self.window = MainWindow(self.preferences.settings.look)
        self.room = set_up_game(self.window, self.preferences, self.controller, folders)
        qtbot.addWidget(self.window)

    @property
    def table(self) -> Table:
        """The table; another one once the window speaks another language."""
        return self.room.table

    def show(self, size: QSize = USUAL) -> Self:
        """Show the window, and begin."""
        self.window.resize(size)
        show_active(self.qtbot, self.window)
        self.controller.start()
        return self

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
        assert player is not None
        if player.level is None:
            return legal_actions(state)[0 if state.phase is Phase.DOUBLING else -1]
        computer = self.controller.make_player(Level(player.level), self.controller.thinking_factor)
        seed = session.setup.source.decision_seed(session.length)
        return computer.choose(observe(state, state.mover), seed)

    def play_on(self) -> None:
        """Pass, play or deal, if the person is asked to."""
        state = self.controller.state
        if state.phase is Phase.DEALING:
            self.controller.deal()
        elif self.is_asked():
            actions = legal_actions(state)
            is_call = state.phase is Phase.DOUBLING
            self.controller.submit(state.mover, actions[0 if is_call else -1])

    def is_asked(self) -> bool:
        return (
            self.controller.state.phase is Phase.DEALING or self.controller.session.awaits_person()
        )


class Sulking:
    """Thinks only when it is let."""

    def __init__(self) -> None:
        self.sulks = False

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        if self.sulks:
            raise RuntimeError("no")
        return observation.actions[0]


class Seated(Scene):
    """A window with a person at it, who calls and leads first when East deals."""

    def __init__(
        self,
        qtbot: QtBot,
        folders: UserFolders,
        *,
        keeper: Keeper | None = None,
        dealer: Seat = Seat.E,
        position: str | None = None,
    ) -> None:
        setup = replace(numbered_game(usual_players(), seed=SEED), first_dealer=dealer)
        game = setup if position is None else positions.at(position, setup)
        super().__init__(qtbot, folders, game, keeper=keeper)
        self.player = Sulking()
        self.controller.make_player = lambda *_: self.player
        show_active(qtbot, self.window)
        self.controller.start()

    @property
    def now(self) -> Observation:
        return observe(self.controller.state, Seat.S)

    def wait_for_person(self) -> None:
        self.qtbot.waitUntil(lambda: bool(self.now.actions))

    def call(self, call: Call = Call.PASS) -> None:
        self.table.action_chosen.emit(call)
        self.wait_for_person()

    def play(self) -> None:
        """Play the first card that may be played, by the mouse."""
        Mouse(self.table).click(strip(self.table, playable(self.now)[0]))
        self.qtbot.waitUntil(lambda: bool(self.now.actions) or self.now.phase is not Phase.PLAY)

    def run(self, command: Command) -> None:
        choose(self.room, command)

    def is_enabled(self, command: Command) -> bool:
        return menu_action(self.room, command).isEnabled()

    def assert_sound(self) -> None:
        assert fault_on(self.table, self.now) is None
