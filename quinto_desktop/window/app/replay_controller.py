"""Replays and reviews in the window, and the branches that are taken over in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QKeySequence, QPixmap

from quinto_desktop import close_gaps
from quinto_desktop.game import Hold, RecordError, SavedGame, Session
from quinto_desktop.rules import Seat, Step
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.view_switcher import GameLine
from quinto_desktop.window.look.motion import Ahead, is_moving
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.translation import fill, translate

if TYPE_CHECKING:
    from quinto_desktop.game.judging.values import Verdict
    from quinto_desktop.window.stepper.replay_player import ReplayedGame
    from quinto_desktop.window.stepper.replay_view import ReplayView
    from quinto_desktop.window.stepper.review_view import ReviewView


def _game_of(session: Session, line: int, room: GameRoom) -> ReplayedGame | None:
    from quinto_desktop.window.stepper.replay_player import replayed_game

    return replayed_game(session, session.steps_of(line), room.preferences, room.controller.today())


class ReplayController(QObject):
    """Opens replays in the window of a room."""

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room
        room.renewed.connect(self._heed_sheet)
        room.controller.stepped.connect(self._on_controller_stepped)
        self._heed_sheet()

    @property
    def view(self) -> ReplayView | None:
        """The replay that is open; None if there is none."""
        view = self._room.views.view
        is_open = view is not None and view.command is Command.REPLAY
        return cast("ReplayView", view) if is_open else None

    @Slot()
    def _heed_sheet(self) -> None:
        self._room.sheet.deal_chosen.connect(self._on_deal_wanted)

    # --------------------------------------------------------------- opening
    @Slot()
    def open_current(self) -> None:
        """Replay what is reviewed, at the same moment; else the current game, or say why not."""
        replayed = self._room.views.replayed
        if replayed is None:
            self._open_line(self._room.controller.session)
            return
        (session, line), replay = replayed
        self.open_session(session, line=line)
        if self.view is not None:
            self.view.projector.go(replay.position)

    @Slot(int, int)
    def _on_deal_wanted(self, game: int, deal: int) -> None:
        self._tell_deal(self._room.controller.session.lines.playing, game, deal)

    def _tell_deal(self, line: int, game: int, deal: int) -> None:
        # By their numbers; the sheet leads only to deals that are over.
        from quinto_desktop.window.stepper.replay_view import StoryView

        room, session = self._room, self._room.controller.session
        told = _game_of(session, line, room)
        if told is None:
            return
        deals = told.replay.deals
        told.replay.go(next(one.end for one in deals if (one.game, one.number) == (game, deal)))
        view = StoryView(told, room.art, room.table_preferences, room.window)
        view.table.command_wanted.connect(room.command_wanted)
        view.table.asked.connect(room.announcer.tell)
        room.views.show(view, GameLine(session, line), partial(self._tell_deal, line, game, deal))

    @Slot(object)
    def open_replay(self, saved: SavedGame) -> bool:
        """Replay a game that was saved, or kept in the history, from its first deal.

        Returns whether any deal of it is finished; if not, nothing has changed.

        Raises:
            RecordError: An action of the record is illegal, or a player's level is unknown.
        """
        return self.open_session(Session.resumed(saved), is_latest=False)

    def _open_line(self, session: Session, line: int | None = None) -> None:
        if not self.open_session(session, line=line):
            text = translate("Replay", "There is nothing to replay until a deal is over.")
            self._room.tell(text)

    def open_session(
        self, session: Session, *, line: int | None = None, is_latest: bool = True
    ) -> bool:
        """Replay what is finished of a line, by default the one played; False if nothing is."""
        from quinto_desktop.window.stepper.replay_view import ReplayView

        room = self._room
        line = session.lines.playing if line is None else line
        game = _game_of(session, line, room)
        if game is None:
            return False
        game.replay.go_to_deal(len(game.replay.deals) - 1 if is_latest else 0)
        view = ReplayView(game, room.art, room.table_preferences, room.window)
        view.projector.answered.connect(room.announcer.answer)
        view.take_over_wanted.connect(self.take_over)
        view.lines_wanted.connect(self.open_branches)
        room.views.show(view, GameLine(session, line), self._show_again)
        self._offer_lines()
        return True

    def _offer_lines(self) -> None:
        view, about = self.view, self._room.views.about
        if view is not None and about is not None:
            is_here = about.session is self._room.controller.session
            view.offer_lines(len(about.session.lines.all) if is_here else 1)

    def _show_again(self) -> None:
        view, about = self.view, self._room.views.about
        assert view is not None and about is not None  # it stands there
        seen = view.projector
        if self.open_session(about.session, line=about.line) and self.view is not None:
            now = self.view.projector
            now.show_at(seen.replay.position, seen.player, is_open=seen.is_open)

    # --------------------------------------------------------------- branches
    @Slot(int)
    def take_over(self, position: int) -> None:
        """Go on playing from a position of what is shown, in a new branch of it."""
        from quinto_desktop.window.stepper.replay_words import proposed_name

        room, replayed = self._room, self._room.views.replayed
        if replayed is None:
            return
        (session, line), replay = replayed
        name = proposed_name(replay, [line.name for line in session.lines.all])
        try:
            branch = session.switched(line).branch(position, name)
        except RecordError as error:
            room.tell(file_text(error.message))
            return
        if session is room.controller.session:
            room.controller.switch_line(branch)
        elif not room.files.begin(branch):
            return
        text = translate(
            "Branches",
            "You are playing on in “{name}”. The original game stays as it was; {key} takes you "
            "back to it.",
        )
        key = Command.BRANCHES.spec.keys[0].toString(QKeySequence.SequenceFormat.NativeText)
        room.views.close()
        room.tell(fill(text, name=name, key=key))

    @Slot()
    def open_branches(self) -> None:
        """Show the lines of the current game; without branches, say how one begins."""
        room = self._room
        if len(room.controller.session.lines.all) == 1:
            text = translate(
                "Branches", "There are no branches yet. “Play on from here” in a replay starts one."
            )
            room.tell(text)
            return
        from quinto_desktop.window.stepper.branches_dialog import BranchesDialog

        end_hold = room.controller.holds.hold(Hold.DIALOG)
        dialog = BranchesDialog(room.controller, room.view.speaker, room.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.replay_wanted.connect(lambda line: self._open_line(room.controller.session, line))
        dialog.finished.connect(self._offer_lines)
        dialog.finished.connect(end_hold)
        dialog.open()

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        session = self._room.controller.session
        if not session.lines.playing or step.after.deals_finished == step.before.deals_finished:
            return
        from quinto_desktop.window.stepper.replay_words import told_at_end

        told = told_at_end(session, self._room.view.speaker)
        if told:
            self._room.tell(told)


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
        self._left_at: Verdict | None = None
        self._ahead = Ahead(self)
        self._ready: dict[object, ReviewView] = {}  # one at most, by what it is about
        room.renewed.connect(self._heed_table)
        room.preferences.changed.connect(self._drop)
        room.controller.stepped.connect(self._drop)
        room.views.changed.connect(self._prepare)
        self._heed_table()

    @Slot()
    def _drop(self) -> None:
        self._ahead.stop()
        for view in self._ready.values():
            view.deleteLater()
        self._ready.clear()

    @Slot()
    def _heed_table(self) -> None:
        self._drop()
        self._room.view.moment_wanted.connect(self._on_view_moment_wanted)
        self._room.table.unfolded.connect(self._prepare)

    @Slot()
    def _prepare(self) -> None:
        self._drop()  # a story unfolds again where it gets another size
        self._ahead.begin(self._parts())

    def _parts(self) -> Iterator[object]:
        # Nothing moves while a story is read, and a click is then answered with the next picture.
        room, session = self._room, self._room.controller.session
        if room.views.view is not None or room.table.overlays.shown_result is None:
            return
        for name in ("text.verdict_text", "stepper.review_verdict", "stepper.review_cursor"):
            yield import_module(f"quinto_desktop.window.{name}")
        from quinto_desktop.game.judging.values import played_deals
        from quinto_desktop.window.stepper.review_view import Reviewed, ReviewView

        about = GameLine(session, session.lines.playing)
        game = _game_of(*about, room)
        if game is not None:
            deals = played_deals(game.replay.steps)
            judging = room.judging.desk.prepare_tables(deals[-1])
            while is_moving(room.window):  # somebody has gone on to the end of the game
                yield None
            is_whole = room.preferences.settings.show_everything
            reviewed = Reviewed(game, len(deals) - 1, judging, is_whole)
            view = ReviewView(reviewed, room.art, room.table_preferences, room.window)
            self._ready[about, session.length, reviewed[1:]] = view
            yield view.setGeometry(room.table.geometry())
            yield view.grab(QRect(0, 0, 1, 1))  # which lays it out
            view.table.render(QPixmap(1, 1))  # which keeps the pictures of its parts
            close_gaps()

    @Slot(int, int)
    def _on_view_moment_wanted(self, place: int, number: int) -> None:
        session = self._room.controller.session
        self.open_deal(session, session.lines.playing, place, number)

    @property
    def view(self) -> ReviewView | None:
        """The review that is open; None if there is none."""
        view = self._room.views.view
        is_open = view is not None and view.command is Command.REVIEW
        return cast("ReviewView", view) if is_open else None

    # --------------------------------------------------------------- opening
    @Slot()
    def open_current(self) -> None:
        """Review the deal that is replayed, at that moment; without a replay, the latest one."""
        replayed = self._room.views.replayed
        if replayed is not None:
            (session, line), seen = replayed
            deal = seen.deal
            place = 0 if deal is None else seen.deals.index(deal)
            is_over = deal is None or seen.position == deal.end
            number = None if deal is None or is_over else seen.position - deal.start
            self.open_deal(session, line, place, number)
            return
        session = self._room.controller.session
        if not self.open_deal(session, session.lines.playing):
            told = translate("Review", "There is nothing to review until a deal is over.")
            self._room.tell(told)

    def open_deal(
        self, session: Session, line: int, place: int = -1, number: int | None = None
    ) -> bool:
        """Review a finished deal by its place from 0, or the latest; False if there is none."""
        game = _game_of(session, line, self._room)
        if game is None:
            return False
        self._room.judging.know(session, line)
        self._show(game, GameLine(session, line), place % len(game.replay.deals), number)
        return True

    def _show(self, game: ReplayedGame, about: GameLine, place: int, number: int | None) -> None:
        from quinto_desktop.game.judging.values import played_deals
        from quinto_desktop.window.sheet.story_paper import StoryPaper
        from quinto_desktop.window.stepper.review_cursor import Reasoning
        from quinto_desktop.window.stepper.review_view import Reviewed, ReviewView

        room, desk = self._room, self._room.judging.desk
        deal = played_deals(game.replay.steps)[place]
        own = [seat for seat in Seat if deal.start.seating[seat] == game.player]
        is_whole = room.preferences.settings.show_everything
        reviewed = Reviewed(game, place, desk.review(deal, own), is_whole)
        view = self._ready.pop((about, about.session.length, reviewed[1:]), None)
        self._drop()
        if view is None:
            view = ReviewView(reviewed, room.art, room.table_preferences, room.window)
        view.export.told.connect(room.tell)
        view.take_over_wanted.connect(self._take_over)
        view.lesson_wanted.connect(self._on_view_lesson_wanted)
        view.deal_wanted.connect(lambda place: self.open_deal(*about, place))
        left_at, self._left_at = self._left_at, None
        if number is None and left_at is not None and left_at.decision in deal.decisions:
            number = left_at.decision.number
        view.decisions.go_near(number)
        view.stopped.connect(
            Reasoning(room.controller.thinker, view.decisions, view.show_reason).stop
        )
        view.stopped.connect(partial(desk.leave, reviewed.judging))
        seen = room.table if room.views.view is None else room.views.view.table
        story = seen.overlays.shown_result
        room.views.show(view, about, self._show_again)
        picture = story.build.picture if isinstance(story, StoryPaper) else None
        if story is not None and picture is not None and not room.table_preferences.pace.is_still:
            view.paper.glide(picture, story.mapToGlobal(QPoint()))
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
