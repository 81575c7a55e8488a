"""`GameController`: the one place that replaces the state of the game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game.autosaving import Keeper, Recorder
from quinto_desktop.game.holds import Holds
from quinto_desktop.game.pacing import Pace
from quinto_desktop.game.session import Session, acts_by_itself
from quinto_desktop.game.setup import GameSetup
from quinto_desktop.game.sharing.days_deal import is_played
from quinto_desktop.game.thinking.thinker import ComputerTurn, Thinker, fault_of
from quinto_desktop.players import ComputerPlayer, Level, LevelPlayer
from quinto_desktop.records.game_file import GameFile
from quinto_desktop.rules import (
    Action,
    Call,
    IllegalAction,
    MatchState,
    Phase,
    Play,
    Reason,
    Refusal,
    Seat,
    legal_actions,
    observe,
    why_illegal,
)

MakePlayer = Callable[[Level, float], ComputerPlayer]


class GameController(QObject):
    """Runs a game: people's and computer players' actions meet here and nowhere else.

    Signals:
        stepped(object): A `Step` was applied. Views animate its events.
        restored(): The state was replaced without a step: a new or opened game, undo, redo.
        turn_started(): A person is asked, or the user has to start the draw or the next deal.
        rejected(object): A person's action was refused; carries the `Refusal`.
        failed(object, str): The computer player at a `Seat` failed; the game is paused, and
            `start` asks again. The text says how, as for an exception.
        not_saved(Message): The autosave could not be written, and why. Emitted once, and
            again only after a successful write.
        shelved(object): An unfinished game was kept in the file at this `Path`.
        abandoned(): The current game was abandoned.
        hinted(): A person has taken a hint, the first one at this decision.
        history_changed(): Undo or redo may have become available or unavailable.

    Attributes:
        thinking_factor: Multiplies computer players' thinking time, from the next question on.
        plays_only_card: Whether people who share a screen are not called for their only card.
        today: Tells the date: nothing is left of a day's deal that has been played.
    """

    stepped = Signal(object)
    restored = Signal()
    turn_started = Signal()
    rejected = Signal(object)
    failed = Signal(object, str)
    not_saved = Signal(object)
    shelved = Signal(object)
    abandoned = Signal()
    hinted = Signal()
    history_changed = Signal()

    def __init__(
        self,
        session: Session,
        thinker: Thinker,
        keeper: Keeper | None = None,
        pace: Pace | None = None,
        make_player: MakePlayer = LevelPlayer,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__()
        self.today = today
        self.pace = pace or Pace()
        self.thinking_factor = 1.0
        self.plays_only_card = False
        self._is_abandoned = self._is_welcome = False
        self._session = session
        self.keeper = keeper or Keeper()
        self._recorder = Recorder(self.not_saved.emit)
        self.thinker = thinker
        self.make_player = make_player
        self._computer = ComputerTurn(thinker, self)
        self._computer.decided.connect(self._on_computer_decided)
        self._computer.failed.connect(self._on_computer_failed)
        self.holds = Holds(self)
        self.holds.changed.connect(self._computer.wait)

    @property
    def state(self) -> MatchState:
        """The current state of the match."""
        return self._session.state

    @property
    def session(self) -> Session:
        """The current game, for reading; only the controller changes it."""
        return self._session

    @property
    def file(self) -> GameFile | None:
        """The file that the current game belongs to; None if it is in none yet."""
        return self.keeper.file

    @file.setter
    def file(self, file: GameFile | None) -> None:
        self.keeper.file = file
        self._recorder.record(self._keep)

    @property
    def is_over(self) -> bool:
        """Whether the current game is over or was abandoned."""
        return self._is_abandoned or self.state.phase is Phase.MATCH_OVER

    @property
    def is_abandoned(self) -> bool:
        """Whether the current game was abandoned, so that nobody is on turn."""
        return self._is_abandoned

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would change anything."""
        return self._is_abandoned or self._session.can_undo

    def is_sure(self, state: MatchState) -> bool:
        """Whether nobody is asked for the next action in a state of the game."""
        return acts_by_itself(
            state, self.session.setup.people, plays_only_card=self.plays_only_card
        )

    def start(self, *, is_back: bool = False) -> None:
        """Let the game run, after a pause; if a computer player has failed, it is asked again.

        If somebody `is_back` at a kept game, the pause is longer, and any card ends it.
        """
        self._is_welcome = is_back
        self._computer.pause(self.pace.welcome_ms if is_back else self.pace.thinking_ms)
        self._begin_turn()

    def submit(self, seat: Seat, action: Action) -> None:
        """Apply a person's action, or emit `rejected` if it is illegal."""
        if self.holds.covers_table:  # it was on its way before
            self.holds.put_off(lambda: self.submit(seat, action))
            return
        refusal = why_illegal(self.state, action, seat)
        if self._is_abandoned:
            refusal = Refusal(Reason.GAME_IS_OVER)
        elif seat not in self._session.people:
            refusal = Refusal(Reason.NOT_YOUR_TURN, seat=self.state.turn)
        if refusal is None:
            self._advance(action)
        elif self._is_welcome and not self._session.awaits_person():
            self.skip_ahead()
        else:
            self.rejected.emit(refusal)

    def take_hint(self) -> None:
        """Note in the record that a person takes a hint for what is due now."""
        if self._session.hints.take(self._session.length):
            self._recorder.record(self._keep)
            self.hinted.emit()

    def deal(self) -> None:
        """Deal the next deal, if one is due."""
        if self.state.phase is Phase.DEALING and not self._is_abandoned:
            self._advance(self._session.next_deal())

    def draw(self) -> None:
        """Draw for partners and the deal, if a draw is due."""
        if self.state.phase is Phase.DRAWING and not self._is_abandoned:
            self._advance(self._session.draw())

    def skip_ahead(self) -> None:
        """End the pause that lets the user see the last action."""
        self._computer.skip_ahead()

    def undo(self) -> None:
        """Go back to a person's last decision, or take up an abandoned game again as it was."""
        if self._is_abandoned:
            self._show_anew()
        else:
            self._rewrite(self._session.undo)

    def redo(self) -> None:
        """Redo undone actions, up to a person's next decision."""
        self._rewrite(self._session.redo)

    def new_game(self, game: GameSetup | Session, *, is_kept: bool = True) -> None:
        """Leave the current game, keep it if it is unfinished and `is_kept`, and begin another.

        Raises:
            RecordError: The current game is unfinished and cannot be kept; it is unchanged.
        """
        session = Session(game) if isinstance(game, GameSetup) else game
        self._replace_session(session, is_kept=is_kept)

    def switch_line(self, session: Session) -> None:
        """Go on with the same game in another of its lines: nothing is left, its file stays."""
        self._drop()
        self._session = session
        self._show_anew()

    def open(self, path: Path, *, is_kept: bool = True) -> None:
        """Leave the current game as `new_game` does, and continue a saved one.

        Raises:
            RecordError: Also if the file is not a valid saved game; the current game is unchanged.
        """
        session, file = self.keeper.open(path)
        self._replace_session(session, file, is_kept=is_kept)

    def save(self, path: Path) -> None:
        """Save the current game to a file, which it belongs to from now on.

        Raises:
            RecordError: The file cannot be written; an existing file is left as it was.
        """
        self.keeper.save(path, self._session, is_given_up=self._is_abandoned)
        self._recorder.record(self._keep)

    def abandon(self) -> None:
        """Abandon the current game. Until another begins, `undo` takes it up again."""
        self._drop()
        self._is_abandoned = True
        self._recorder.record(self.keeper.drop)
        self.history_changed.emit()
        self.abandoned.emit()

    def close(self) -> None:
        """Stop everything; the autosave keeps the game, unless it is finished."""
        if self._session.is_finished or is_played(self._session, self.today()):
            self._recorder.record(self.keeper.drop)
        elif self._session.length and not self._is_abandoned:
            self._recorder.record(self._keep)  # somebody may have removed it
        self._recorder.record(self.keeper.close)
        self._computer.close()

    def _replace_session(
        self, session: Session, file: GameFile | None = None, *, is_kept: bool = True
    ) -> None:
        is_left = is_kept and not (self._is_abandoned or is_played(self._session, self.today()))
        kept = self.keeper.shelve(self._session) if is_left else None
        if kept is not None:
            self.shelved.emit(kept)
        self._drop()
        self._session, self.keeper.file = session, file
        self._show_anew()

    def _rewrite(self, change: Callable[[], None]) -> None:
        self._drop()
        change()
        self._show_anew()

    def _drop(self) -> None:
        # What somebody was about to do does not fit the new state.
        self.holds.put_off(None)
        self._is_welcome = False
        self._computer.drop()

    def _show_anew(self) -> None:
        self._is_abandoned = False
        self._recorder.record(self._keep)
        self.history_changed.emit()
        self.restored.emit()
        self._computer.pause(self.pace.thinking_ms)
        self._begin_turn()

    def _advance(self, action: Action) -> None:
        self._drop()
        step = self._session.apply(action)
        self._recorder.record(self._keep)
        self.history_changed.emit()
        self.stepped.emit(step)
        self._computer.pause(self.pace.after_ms(step.events))
        self._begin_turn()

    def _begin_turn(self) -> None:
        state, session = self.state, self._session
        if state.phase is Phase.DEALING and state.deal is None and not state.drawn:
            self.deal()
        elif state.phase in (Phase.DRAWING, Phase.DEALING):
            self.turn_started.emit()
        elif not session.awaits_person():
            if state.turn is not None:
                self._ask(state.turn)
        elif self.is_sure(state):
            self._computer.know(*legal_actions(state))
        else:
            self.turn_started.emit()

    def _ask(self, seat: Seat) -> None:
        session, player = self._session, self._session.on_turn
        assert player is not None  # a player is on turn
        self._computer.ask(
            self.make_player(Level(player.level), self.thinking_factor),
            observe(self.state, seat),
            session.setup.source.decision_seed(session.length),
        )

    @Slot(object)
    def _on_computer_decided(self, action: Action) -> None:
        if not isinstance(action, Call | Play):
            self._on_computer_failed(fault_of(TypeError(f"{action!r} is no action")))
            return
        try:
            self._advance(action)
        except IllegalAction as error:
            self._on_computer_failed(fault_of(error))

    @Slot(str)
    def _on_computer_failed(self, fault: str) -> None:
        self.failed.emit(self.state.mover, fault)

    def _keep(self) -> None:
        if not self._is_abandoned:
            self.keeper.keep(self._session)
