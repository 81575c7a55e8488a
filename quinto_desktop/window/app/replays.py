"""Replays in the window: they take the place of the game, which waits until they are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence

from quinto_desktop.game import RecordError, SavedGame, Session
from quinto_desktop.rules import Step
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.in_place import InPlaceOfTable
from quinto_desktop.window.table.arrangement import table_preferences
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.file_text import file_text
from quinto_desktop.window.text.words import fill, translate

if TYPE_CHECKING:
    from quinto_desktop.game.past.replay import Replay
    from quinto_desktop.window.replay.replayed import ReplayedGame
    from quinto_desktop.window.replay.view import ReplayView


class Replays(QObject):
    """Opens replays in the window of a room, one at a time.

    Signals:
        opening(): A replay is about to be shown.

    Attributes:
        view: The replay that is open; None if there is none.
    """

    opening = Signal()

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room
        self.view: ReplayView | None = None
        self._place = InPlaceOfTable(room, Command.REPLAY)
        self._session: Session | None = None
        self._line = 0
        room.renewed.connect(self._on_room_renewed)
        room.controller.restored.connect(self._on_controller_restored)
        room.controller.stepped.connect(self._on_controller_stepped)
        room.controller.abandoned.connect(self.close)
        room.preferences.changed.connect(self._on_preferences_changed)
        self._heed_sheet()

    def _heed_sheet(self) -> None:
        """Replay the deals that the sheet's breakdowns are about."""
        self._room.sheet.breakdowns.replay_wanted.connect(self._on_deal_wanted)

    def tell(self, sentence: str) -> None:
        """Show a message that needs no answer, where it is seen."""
        if self.view is None:
            self._room.tell(sentence)
        else:
            self.view.table.say(sentence)
            self._room.announcer.tell(sentence)

    # --------------------------------------------------------------- opening
    @Slot()
    def open_current(self) -> None:
        """Replay what is finished of the current game, from its latest deal; else say why not."""
        if not self.open_session(self._room.controller.session):
            self._room.tell(_nothing_yet())

    @Slot(int, int, int)
    def _on_deal_wanted(self, game: int, deal: int, trick: int) -> None:
        if self.open_session(self._room.controller.session) and self.view is not None:
            self.view.projector.go_to_deal(game, deal, trick)

    def open_replay(self, saved: SavedGame) -> bool:
        """Replay a game that was saved, or kept in the history, from its first deal.

        Returns:
            Whether any deal of it is finished; if not, nothing has changed.

        Raises:
            RecordError: An action of the record is illegal, or a player's level is unknown.
        """
        return self.open_session(Session.resumed(saved), is_latest=False)

    def open_session(
        self, session: Session, *, line: int | None = None, is_latest: bool = True
    ) -> bool:
        """Replay what is finished of a game.

        Args:
            session: The game.
            line: Which of its lines; by default the one that is played.
            is_latest: Whether to begin with its latest deal, not its first.

        Returns:
            Whether any deal of it is finished; if not, nothing has changed.
        """
        from quinto_desktop.window.replay.replayed import replayed_game

        line = session.lines.playing if line is None else line
        by_compass = self._room.preferences.settings.side_names == "compass"
        game = replayed_game(session, session.steps_of(line), by_compass=by_compass)
        if game is None:
            return False
        self.opening.emit()
        self.close()
        game.replay.go_to_deal(len(game.replay.deals) - 1 if is_latest else 0)
        self._session, self._line = session, line
        self._show(game)
        return True

    def _show(self, game: ReplayedGame) -> None:
        from quinto_desktop.window.replay.view import ReplayView

        room = self._room
        room.controller.hold()
        preferences = table_preferences(room.preferences)
        view = self.view = ReplayView(game, room.art, room.look, preferences, room.window)
        view.table.told.connect(room.announcer.tell)
        view.projector.answered.connect(room.announcer.answer)
        view.table.cued.connect(room.sounds.play)
        view.rules_wanted.connect(lambda: room.command_wanted.emit(Command.HELP))
        view.take_over_wanted.connect(self.take_over)
        view.lines_wanted.connect(self.open_branches)
        view.closed.connect(self._on_view_closed)
        self._offer_lines()
        self._place.put(view)
        view.setFocus()
        view.projector.tell_where()

    def _offer_lines(self) -> None:
        if self.view is not None and self._session is not None:
            is_here = self._session is self._room.controller.session
            self.view.offer_lines(len(self._session.lines.all) if is_here else 1)

    # --------------------------------------------------------------- branches
    @Slot(int)
    def take_over(self, position: int) -> None:
        """Go on playing from a position of the replay, in a new branch of what is replayed."""
        if self._session is None or self.view is None:
            return
        told = self.branch_off(self._session, self._line, self.view.projector.replay, position)
        if told is not None:
            self.close()
            self._room.tell(told)

    def branch_off(self, session: Session, line: int, replay: Replay, position: int) -> str | None:
        """Go on playing from a position of a game, in a new branch of it.

        Returns:
            What to tell once the game is shown again; None if it stays as it was.
        """
        from quinto_desktop.window.replay.branch_words import proposed_name

        room = self._room
        name = proposed_name(replay, [line.name for line in session.lines.all])
        is_here = session is room.controller.session
        try:
            branch = session.switched(line).branch(position, name)
        except RecordError as error:
            room.tell(file_text(error.message))
            return None
        if is_here:
            room.controller.go_on_in(branch)
        elif not room.files.begin(branch):
            return None
        text = translate(
            "Branches",
            "You are playing on in “{name}”. The original game stays as it was; {key} takes you "
            "back to it.",
        )
        key = Command.BRANCHES.spec.keys[0].toString(QKeySequence.SequenceFormat.NativeText)
        return fill(text, name=name, key=key)

    @Slot()
    def open_branches(self) -> None:
        """Show the lines of the current game; without branches, say how one begins."""
        room = self._room
        if len(room.controller.session.lines.all) == 1:
            text = translate(
                "Branches", "There are no branches yet. “Take over here” in a replay starts one."
            )
            room.tell(text)
            return
        from quinto_desktop.window.replay.branches_dialog import BranchesDialog

        room.controller.hold()
        dialog = BranchesDialog(room.controller, room.view.speaker, room.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.replay_wanted.connect(self._on_replay_wanted)
        dialog.finished.connect(self._on_dialog_finished)
        dialog.open()

    @Slot(int)
    def _on_replay_wanted(self, line: int) -> None:
        session = self._room.controller.session
        if not self.open_session(session, line=line):
            self._room.tell(_nothing_yet())

    @Slot()
    def _on_dialog_finished(self) -> None:
        if self.view is None:
            self._room.controller.hasten()
        else:
            self._offer_lines()

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        """Compare a branch with the first play, once its deal is over."""
        session = self._room.controller.session
        if not session.lines.playing or step.after.deals_finished == step.before.deals_finished:
            return
        from quinto_desktop.window.replay.branch_words import told_at_end

        told = told_at_end(session, self._room.view.speaker)
        if told:
            self._room.tell(told)

    @property
    def replayed(self) -> tuple[Session, int] | None:
        """The game and the line of it that is replayed; None if there is none."""
        return None if self._session is None else (self._session, self._line)

    @Slot()
    def _on_controller_restored(self) -> None:
        """Close the replay of what is no longer there."""
        session, now = self._session, self._room.controller.session
        if session is None or self.view is None:
            return
        lines, same = session.lines.all, now.lines.all
        is_there = self._line < len(same) and lines[self._line].actions == same[self._line].actions
        if session.setup == now.setup and is_there and now.lines.playing == session.lines.playing:
            self._session = now
            self._room.controller.hold()
        else:
            self.close()

    # --------------------------------------------------------------- closing
    @Slot()
    def close(self) -> None:
        """Close the replay, if one is open, and show the game again."""
        view, self.view, self._session = self.view, None, None
        if view is None:
            return
        view.projector.pause()
        self._place.clear()

    @Slot()
    def _on_view_closed(self) -> None:
        """Go on with the game."""
        self.close()
        self._room.controller.hasten()

    # --------------------------------------------------------------- staying up to date
    @Slot()
    def _on_preferences_changed(self) -> None:
        if self.view is not None:
            self.view.heed(table_preferences(self._room.preferences))

    @Slot()
    def _on_room_renewed(self) -> None:
        """Show the same position in the language that the window has now."""
        self._heed_sheet()
        view, session = self.view, self._session
        if view is None or session is None:
            return
        seen = view.projector
        position, player, is_open = seen.replay.position, seen.player, seen.is_open
        self.open_session(session, line=self._line)
        if self.view is not None:
            self.view.projector.show_at(position, player, is_open=is_open)


def _nothing_yet() -> str:
    return translate("Replay", "There is nothing to replay until a deal is over.")
