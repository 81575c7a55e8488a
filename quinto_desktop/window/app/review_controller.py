"""Reviews in the window: a deal, decision by decision, in the place of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from quinto_desktop.game import Session
from quinto_desktop.rules import Seat
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.view_switcher import GameLine
from quinto_desktop.window.table.arrangement import table_preferences
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.translation import translate

if TYPE_CHECKING:
    from quinto_desktop.game.judging.values import Verdict
    from quinto_desktop.window.stepper.replay_player import ReplayedGame
    from quinto_desktop.window.stepper.review_view import ReviewView


class ReviewController(QObject):
    """Opens reviews in the window of a room."""

    def __init__(
        self,
        room: GameRoom,
        take_over: Callable[[int], object],
        learn_from: Callable[[Verdict], object],
    ) -> None:
        super().__init__(room)
        self._room = room
        self._take_over, self._learn_from = take_over, learn_from
        self._view: ReviewView | None = None
        self._left_at: Verdict | None = None

    @property
    def view(self) -> ReviewView | None:
        """The review that is open; None if there is none."""
        return self._view if self._view is self._room.views.view else None

    # --------------------------------------------------------------- opening
    @Slot()
    def open_current(self) -> None:
        """Review the deal that is replayed, at that moment; without a replay, the latest one."""
        replayed = self._room.views.replayed
        if replayed is not None:
            (session, line), seen = replayed
            deal = seen.deal
            place = 0 if deal is None else seen.deals.index(deal)
            number = None if deal is None else seen.position - deal.start
            self.open_deal(session, line, place, number)
            return
        session = self._room.controller.session
        if not self.open_deal(session, session.lines.playing):
            told = translate("Review", "There is nothing to review until a deal is over.")
            self._room.tell(told)

    def open_deal(
        self, session: Session, line: int, place: int = -1, number: int | None = None
    ) -> bool:
        """Review a finished deal of a game, by its place from 0; −1 is the latest.

        Returns whether there is one; if not, nothing has changed.
        """
        from quinto_desktop.window.stepper.replay_player import replayed_game

        by_compass = self._room.preferences.settings.side_names == "compass"
        game = replayed_game(session, session.steps_of(line), by_compass=by_compass)
        if game is None:
            return False
        self._room.judging.know(session, line)
        self._show(game, GameLine(session, line), place % len(game.replay.deals), number)
        return True

    def _show(self, game: ReplayedGame, about: GameLine, place: int, number: int | None) -> None:
        from quinto_desktop.game.judging.values import played_deals
        from quinto_desktop.window.stepper.review_cursor import Reasoning
        from quinto_desktop.window.stepper.review_view import Reviewed, ReviewView

        room, desk = self._room, self._room.judging.desk
        deal = played_deals(game.replay.steps)[place]
        seating = deal.start.seating
        own = [seat for seat in Seat if seating[seat] == game.player]
        reviewed = Reviewed(game, place, desk.review(deal, own))
        preferences = table_preferences(room.preferences)
        view = self._view = ReviewView(reviewed, room.art, room.look, preferences, room.window)
        view.export.told.connect(room.tell)
        view.take_over_wanted.connect(self._take_over)
        view.paper.lesson_wanted.connect(self._on_view_lesson_wanted)
        view.deal_wanted.connect(lambda place: self.open_deal(*about, place))
        left_at, self._left_at = self._left_at, None
        if number is None and left_at is not None and left_at.decision in deal.decisions:
            number = left_at.decision.number
        if number is not None:
            view.decisions.go_near(number)
        view.stopped.connect(
            Reasoning(room.controller.thinker, view.decisions, view.show_reasons).stop
        )
        view.stopped.connect(partial(desk.leave, reviewed.judging))
        room.views.show(view, about, self._show_again)
        desk.review(deal, own)  # which the view that was there may just have left

    # --------------------------------------------------------------- ways out
    @Slot(int)
    def _on_view_lesson_wanted(self, number: int) -> None:
        if self.view is not None and number in self.view.findings.verdicts:
            verdict = self._left_at = self.view.findings.verdicts[number]
            self._learn_from(verdict)

    def hand_out(self, command: Command) -> bool:
        """Print, save or copy the review, if there is one, in place of the sheet that it hides."""
        if self.view is None:
            return False
        export = self.view.export
        ways = {
            Command.PRINT_SHEET: export.print_it,
            Command.SAVE_SHEET: export.save_pdf,
            Command.COPY_SHEET: export.copy,
        }
        if command not in ways:
            return False
        ways[command]()
        return True

    def _show_again(self) -> None:
        view, about = self.view, self._room.views.about
        assert view is not None and about is not None  # it stands there
        place, number = view.reviewed.place, view.decisions.number
        is_open = view.projector.is_open
        self.open_deal(*about, place, number)
        if self.view is not None and is_open:
            self.view.show_hands(is_open=True)
