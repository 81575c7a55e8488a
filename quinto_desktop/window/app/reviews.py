"""Reviews in the window: they take the place of the game, which waits until they are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from quinto_desktop.game import Session
from quinto_desktop.rules import Seat
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.in_place import InPlaceOfTable
from quinto_desktop.window.app.replays import Replays
from quinto_desktop.window.table.arrangement import table_preferences
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.words import translate

if TYPE_CHECKING:
    from quinto_desktop.game.judging.values import Verdict
    from quinto_desktop.window.replay.replayed import ReplayedGame
    from quinto_desktop.window.review.reasoning import Reasoning
    from quinto_desktop.window.review.view import ReviewView


class Reviews(QObject):
    """Opens reviews in the window of a room, one at a time.

    Signals:
        opening(): A review is about to be shown.
        lesson_wanted(object): The user wants to try again what this `Verdict` is about.

    Attributes:
        view: The review that is open; None if there is none.
        has_lessons: Whether somebody heeds `lesson_wanted`.
    """

    opening = Signal()
    lesson_wanted = Signal(object)

    def __init__(self, room: GameRoom, replays: Replays) -> None:
        super().__init__(room)
        self._room, self._replays = room, replays
        self.view: ReviewView | None = None
        self.has_lessons = False
        self._place = InPlaceOfTable(room, Command.REVIEW)
        self._session: Session | None = None
        self._line = 0
        self._left_at: Verdict | None = None
        self._reasoning: Reasoning | None = None
        replays.opening.connect(self.close)
        room.renewed.connect(self._on_room_renewed)
        room.controller.restored.connect(self._on_controller_restored)
        room.controller.abandoned.connect(self.close)
        room.preferences.changed.connect(self._on_preferences_changed)

    def tell(self, sentence: str) -> None:
        """Show a message that needs no answer, where it is seen."""
        if self.view is None:
            self._replays.tell(sentence)
        else:
            self.view.table.say(sentence)
            self._room.announcer.tell(sentence)

    # --------------------------------------------------------------- opening
    @Slot()
    def open_current(self) -> None:
        """Review the deal that is replayed, at that moment; without a replay, the latest one."""
        replay, replayed = self._replays.view, self._replays.replayed
        if replay is not None and replayed is not None:
            seen = replay.projector.replay
            deal = seen.deal
            place = 0 if deal is None else seen.deals.index(deal)
            number = None if deal is None else seen.position - deal.start
            self.open_deal(*replayed, place, number)
            return
        session = self._room.controller.session
        if not self.open_deal(session, session.lines.playing):
            told = translate("Review", "There is nothing to review until a deal is over.")
            self._room.tell(told)

    def open_deal(
        self, session: Session, line: int, place: int = -1, number: int | None = None
    ) -> bool:
        """Review a finished deal of a game.

        Args:
            session: The game.
            line: Which of its lines.
            place: The deal's place among those that are finished, from 0; −1 is the latest.
            number: The decision to begin at; by default the most telling.

        Returns:
            Whether any deal of it is finished; if not, nothing has changed.
        """
        from quinto_desktop.window.replay.replayed import replayed_game

        by_compass = self._room.preferences.settings.side_names == "compass"
        game = replayed_game(session, session.steps_of(line), by_compass=by_compass)
        if game is None:
            return False
        self.opening.emit()
        self._replays.close()
        self.close()
        self._session, self._line = session, line
        self._room.judging.know(session, line)
        self._show(game, place % len(game.replay.deals), number)
        return True

    def _show(self, game: ReplayedGame, place: int, number: int | None) -> None:
        from quinto_desktop.game.judging.values import played_deals
        from quinto_desktop.window.review.reasoning import Reasoning
        from quinto_desktop.window.review.view import Reviewed, ReviewView

        room = self._room
        room.controller.hold()
        deal = played_deals(game.replay.steps)[place]
        seating = deal.start.seating
        own = [seat for seat in Seat if seating[seat] == game.player]
        judging = self._room.judging.desk.review(deal, own)
        reviewed = Reviewed(game, place, judging, self.has_lessons)
        preferences = table_preferences(room.preferences)
        view = self.view = ReviewView(reviewed, room.art, room.look, preferences, room.window)
        view.answered.connect(room.announcer.answer)
        view.handout.told.connect(self.tell)
        view.take_over_wanted.connect(self._on_view_take_over_wanted)
        view.paper.lesson_wanted.connect(self._on_view_lesson_wanted)
        view.menus.deal_wanted.connect(self._on_view_deal_wanted)
        view.closed.connect(self._on_view_closed)
        left_at, self._left_at = self._left_at, None
        if number is None and left_at is not None and left_at.decision in deal.decisions:
            number = left_at.decision.number
        if number is not None:
            view.standing.go_near(number)
        self._reasoning = Reasoning(room.controller.thinker, view)
        self._place.put(view)
        view.begin()

    @Slot(int)
    def _on_view_deal_wanted(self, place: int) -> None:
        if self._session is not None:
            self.open_deal(self._session, self._line, place)

    # --------------------------------------------------------------- ways out
    @Slot(int)
    def _on_view_take_over_wanted(self, position: int) -> None:
        if self._session is None or self.view is None:
            return
        replay = self.view.projector.replay
        told = self._replays.branch_off(self._session, self._line, replay, position)
        if told is not None:
            self.close()
            self._room.tell(told)

    @Slot(int)
    def _on_view_lesson_wanted(self, number: int) -> None:
        """Try an error again; the review, once it is opened anew, goes on from there."""
        if self.view is not None and number in self.view.findings.verdicts:
            verdict = self._left_at = self.view.findings.verdicts[number]
            self.lesson_wanted.emit(verdict)

    def hand_out(self, command: Command) -> bool:
        """Print, save or copy the review, in place of the score sheet that it hides.

        Returns:
            Whether there is a review to do that with.
        """
        if self.view is None:
            return False
        handout = self.view.handout
        ways = {
            Command.PRINT_SHEET: handout.print_it,
            Command.SAVE_SHEET: handout.save_pdf,
            Command.COPY_SHEET: handout.copy,
        }
        if command not in ways:
            return False
        ways[command]()
        return True

    @Slot()
    def replay_instead(self) -> None:
        """Replay what is reviewed, at the same moment; without a review, the current game."""
        view, session = self.view, self._session
        if view is None or session is None:
            self._replays.open_current()
            return
        position = view.position
        self._replays.open_session(session, line=self._line)
        if self._replays.view is not None:
            self._replays.view.projector.go(position)

    @Slot()
    def close(self) -> None:
        """Close the review, if one is open, and show the game again."""
        view, self.view, self._session = self.view, None, None
        if view is None:
            return
        if self._reasoning is not None:
            self._reasoning.stop()
        self._room.judging.desk.leave(view.reviewed.judging)
        self._place.clear()

    @Slot()
    def _on_view_closed(self) -> None:
        """Go on with the game."""
        self.close()
        self._room.controller.hasten()

    # --------------------------------------------------------------- staying up to date
    @Slot()
    def _on_controller_restored(self) -> None:
        """Close the review of what is no longer there."""
        session, now = self._session, self._room.controller.session
        if session is None or self.view is None:
            return
        lines, same = session.lines.all, now.lines.all
        is_there = self._line < len(same) and lines[self._line].actions == same[self._line].actions
        if session.setup == now.setup and is_there:
            self._session = now
            self._room.controller.hold()
        else:
            self.close()

    @Slot()
    def _on_preferences_changed(self) -> None:
        if self.view is not None:
            self.view.heed(table_preferences(self._room.preferences))

    @Slot()
    def _on_room_renewed(self) -> None:
        """Show the same decision in the language that the window has now."""
        view, session = self.view, self._session
        if view is None or session is None:
            return
        place, number = view.reviewed.place, view.standing.number
        is_open = view.projector.is_open
        self.open_deal(session, self._line, place, number)
        if self.view is not None and is_open:
            self.view.show_hands(is_open=True)
