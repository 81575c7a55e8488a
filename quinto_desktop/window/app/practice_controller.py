"""What can be practised in the window: puzzles, mistakes that come back, deals of one’s own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from quinto_desktop.game import Hold, RecordError, Session, game_of
from quinto_desktop.game.lessons.lesson import place_of
from quinto_desktop.rules import CodedDeals, Form, Seat, Step
from quinto_desktop.window.app.beside_windows import HelpController
from quinto_desktop.window.app.exchange import puzzle_standing
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.look.keyboard import offer_help, tie
from quinto_desktop.window.look.motion import Ahead, is_moving
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.translation import fill, translate

if TYPE_CHECKING:
    from quinto_desktop.game.judging.values import Puzzle, Verdict
    from quinto_desktop.game.practice.making import PuzzleMaking
    from quinto_desktop.game.practice.practice import Practice
    from quinto_desktop.game.practice.session import Exercise, PracticeSession
    from quinto_desktop.game.sharing.deal_draft import DealDraft
    from quinto_desktop.window.learn.editor_dialog import EditorDialog
    from quinto_desktop.window.stepper.practice_view import PracticeView
    from quinto_desktop.window.stepper.theme_chooser import PuzzlePage

MOST_MISTAKES = 10  # the gravest new errors, asked about at a time

READING_MS = 1_500  # from step to step, after a deal, to its search for puzzles
_SEARCHES = [
    "quinto_desktop.players.puzzles.puzzle",
    "quinto_desktop.records.practice.log",
    "quinto_desktop.game.practice.practice",
    "quinto_desktop.game.practice.making",
]

MOST_MATCHES = 20  # the latest, searched for puzzles at a time
_DAYS_KEPT = 400


class PracticeController(QObject):
    """Opens exercises in the window of a room, one course at a time."""

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room
        self._view: PracticeView | None = None
        self._kept: Practice | None = None
        self._making: PuzzleMaking | None = None
        self._searches_unasked = self._told_of_damage = False
        self._left: tuple[int, Form | None] = 0, Form.FOUR
        self._ahead = Ahead(self)
        room.controller.stepped.connect(self._on_controller_stepped)
        room.preferences.changed.connect(self._on_preferences_changed)
        room.window.closing.connect(self._on_window_closing)

    @property
    def view(self) -> PracticeView | None:
        """The exercises that are open; None if there are none."""
        return self._view if self._view is self._room.views.view else None

    # --------------------------------------------------------------- what to practise
    @Slot()
    def choose_puzzles(self) -> None:
        if (practice := self._practice(has_shipped=True)) is None:
            return
        from quinto_desktop.window.stepper.theme_chooser import PuzzlePage

        room, settings = self._room, self._room.preferences.settings
        page = PuzzlePage(
            practice,
            puzzle_standing(settings.days_puzzles, room.controller.today()),
            room.art,
            room.table_preferences,
            room.window,
            makes=settings.show_everything,
        )
        page.panel.at, page.form = self._left
        page.started.connect(lambda: self._start(page))
        page.making_wanted.connect(lambda: self._make_puzzles(page))
        making = self._maker(practice)
        making.progressed.connect(page.tell_progress)
        making.finished.connect(page.tell_end)
        room.views.show(page, again=self.choose_puzzles)
        if making.is_due:
            page.tell_progress(*making.progress)

    def _start(self, page: PuzzlePage) -> None:
        from quinto_desktop.game.practice.session import PuzzleCourse

        panel, practice, self._left = page.panel, self._kept, (page.panel.at, page.form)
        assert practice is not None  # the page shows it
        course = panel.courses[panel.at].course
        if course.theme is None:
            self._left = 0, page.form  # there is no other before tomorrow
            self.try_days_puzzle()
        else:
            self._open(iter(PuzzleCourse(practice, course.theme, page.form)), course.title)

    @Slot()
    def try_days_puzzle(self) -> None:
        """Try the puzzle that everybody has on this day."""
        if (practice := self._practice(has_shipped=True)) is None:
            return
        from quinto_desktop.game.practice.session import Exercise

        day = self._room.controller.today()
        course = iter([Exercise(practice.of_the_day(day))])
        view = self._open(course, translate("Days", "Puzzle of the day"))
        view.trying.answered.connect(lambda: self._note_day(view.trying, str(day)))

    def _note_day(self, trying: PracticeSession, day: str) -> None:
        preferences = self._room.preferences
        kept = preferences.settings.days_puzzles
        if trying.is_solved and day not in kept:
            preferences.change(days_puzzles=(*kept, day)[-_DAYS_KEPT:])

    @Slot()
    def repeat_mistakes(self) -> None:
        """Go through the mistakes that are due, then through new ones; or say that none are."""
        practice = self._practice()
        if practice is None:
            return
        from quinto_desktop.game.judging.review_queue import SEED
        from quinto_desktop.game.past.history_keeping import own_mistakes
        from quinto_desktop.game.practice.session import new_mistakes, returning

        verdicts = own_mistakes(
            self._room.folders.history,
            SEED,
            MOST_MISTAKES,
            lambda one: not practice.knows(one.decision.state, one.fair),
            self._room.mend_history,
        )
        course = chain(returning(practice.due()), new_mistakes(practice, verdicts))
        try:
            first = next(course, None)
        except RecordError as error:
            self._room.tell(file_text(error.message))
            return
        if first is not None:
            self._open(chain([first], course), _mistakes_title())
            return
        text = translate(
            "Practice",
            "There are no mistakes to learn from yet. Review a deal and try its mistakes again.",
        )
        if practice.planned():
            text = translate(
                "Practice",
                "Nothing to practise today. Your mistakes come back when it is time to try them "
                "again.",
            )
        self._room.tell(text)

    def _make_puzzles(self, page: PuzzlePage) -> None:
        from quinto_desktop.game.practice.making import deals_of_history, own_deals

        practice = self._kept
        assert practice is not None  # the page shows it
        making = self._maker(practice)
        if making.is_due:  # the button says that it stops this
            making.stop()
            page.tell_end()
            return
        self._searches_unasked = False
        room = self._room
        deals = own_deals(room.controller.session)
        deals += deals_of_history(room.folders.history, MOST_MATCHES, room.mend_history)
        if making.search(deals):
            page.tell_progress(*making.progress)
        else:
            page.tell_end()

    def _maker(self, practice: Practice) -> PuzzleMaking:
        from quinto_desktop.game.practice.making import PuzzleMaking

        if self._making is None:
            desk = self._room.judging.desk
            self._making = making = PuzzleMaking(desk.thinker, practice, self)
            making.failed.connect(self._on_making_failed)
            making.not_saved.connect(lambda error: self._room.tell(file_text(error.message)))
            desk.run(making)
        return self._making

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        if step.after.deals_finished > step.before.deals_finished:
            self._ahead.begin(self._search_when_still(), READING_MS)

    def _search_when_still(self) -> Iterator[object]:
        parts: list[Callable[[], object]] = [partial(import_module, name) for name in _SEARCHES]
        for part in (*parts, self._search_finished):  # all of it takes 140 ms
            while is_moving(self._room.window):
                yield None
            yield part()

    @Slot()
    def _search_finished(self) -> None:
        # Unless nobody is to think unasked.
        session = self._room.controller.session
        is_lesson = session.is_exercise or place_of(session.setup) is not None
        if is_lesson or not self._room.preferences.settings.background:
            return
        try:
            practice = self._logged()
        except RecordError:
            return  # it is said to whoever wants to practise
        from quinto_desktop.game.practice.making import own_deals

        making = self._maker(practice)
        self._searches_unasked = self._searches_unasked or not making.is_due
        making.search(own_deals(session))

    @Slot(str)
    def _on_making_failed(self, fault: str) -> None:
        text = translate("Practice", "A deal could not be searched for puzzles: {fault}.")
        self._room.tell(fill(text, fault=fault))

    @Slot(object)
    def learn_from(self, verdict: Verdict) -> None:
        """Try one of the user's own errors again; it comes back some other day."""
        practice = self._practice()
        if practice is None:
            return
        from quinto_desktop.game.practice.making import name_theme
        from quinto_desktop.game.practice.session import Exercise
        from quinto_desktop.game.thinking.job import Job

        puzzle = practice.mistake(verdict.decision.state, verdict.fair)
        try:
            practice.keep(puzzle, returns=True)
        except RecordError as error:
            self._room.tell(file_text(error.message))
        self._open(iter([Exercise(puzzle)]), _mistakes_title())
        naming = Job(self._room.controller.thinker, name_theme(puzzle, practice), self)
        naming.finished.connect(naming.deleteLater)
        naming.failed.connect(naming.deleteLater)
        naming.start()

    def keep(self, puzzle: Puzzle) -> str:
        """Keep a puzzle that the user has made; return what has become of it, in a sentence."""
        try:
            self._logged().keep(puzzle, returns=False)
        except RecordError as error:
            return file_text(error.message)
        return translate("Practice", "Added to your own puzzles.")

    def try_puzzle(self, puzzle: Puzzle) -> None:
        from quinto_desktop.game.practice.session import Exercise

        if self._practice() is not None:
            self._open(iter([Exercise(puzzle)]), translate("Practice", "Your own puzzle"))

    # --------------------------------------------------------------- the view
    def _open(self, exercises: Iterator[Exercise], title: str) -> PracticeView:
        from quinto_desktop.game.practice.session import PracticeSession
        from quinto_desktop.window.stepper.practice_view import PracticeView

        practice, room = self._kept, self._room
        assert practice is not None  # the exercises are its
        trying = PracticeSession(practice, room.controller.thinker, exercises)
        view = self._view = PracticeView(
            trying,
            title,
            room.art,
            room.table_preferences,
            room.window,
            by_compass=room.preferences.by_compass,
        )
        room.views.show(view)
        return view

    @Slot()
    def _on_preferences_changed(self) -> None:
        is_background = self._room.preferences.settings.background
        if self._making is not None and self._searches_unasked and not is_background:
            self._making.stop()

    # --------------------------------------------------------------- what is kept
    def _practice(self, *, has_shipped: bool = False) -> Practice | None:
        """What there is to practise; None if that cannot be read, which is then said."""
        from quinto_desktop.game.judging.values import PuzzleError

        try:
            practice = self._logged()
            if has_shipped:
                practice.of_the_day(self._room.controller.today())
        except RecordError as error:
            self._room.tell(file_text(error.message))
            return None
        except (PuzzleError, OSError) as error:
            text = translate("Practice", "The puzzles cannot be read: {fault}. Reinstall Quinto.")
            self._room.tell(fill(text, fault=error))
            return None
        mended = practice.mended
        if mended is not None and not self._told_of_damage:
            self._told_of_damage = True
            text = translate(
                "Practice",
                "Your practice log was damaged. Lines lost: {unread}. The old file is kept as "
                "“{aside}”.",
            )
            self._room.tell(fill(text, unread=mended.unread, aside=mended.aside))
        return practice

    def _logged(self) -> Practice:
        from quinto_desktop.game.practice.practice import Practice

        if self._kept is None:
            self._kept = Practice(self._room.folders.history)
        return self._kept

    @Slot()
    def _on_window_closing(self) -> None:
        if self._kept is not None:
            self._kept.close()


def _mistakes_title() -> str:
    return translate("Practice", "Learn from mistakes")


class EditorController(QObject):
    """Opens the deal editor, keeps its deal from one time to the next, and plays it."""

    def __init__(self, room: GameRoom, practising: PracticeController) -> None:
        super().__init__(room)
        self._room, self._practising = room, practising
        self._kept: DealDraft | None = None

    @Slot()
    def open(self) -> None:
        from quinto_desktop.game.sharing.deal_draft import DealDraft
        from quinto_desktop.window.learn.editor_dialog import EditorDialog

        room = self._room
        draft = self._kept or DealDraft.by_rules(room.files.setup.rules)
        thinker = room.controller.thinker
        dialog = EditorDialog(draft, self._people, thinker, room.art, room.window)
        tie(dialog, "deals-editor")
        offer_help(dialog, HelpController(dialog, room.look).open_book)
        dialog.save_wanted.connect(lambda: self._save(dialog))
        dialog.puzzle_made.connect(lambda puzzle: dialog.tell(self._practising.keep(puzzle)))
        with room.controller.holds.during(Hold.DIALOG):
            is_wanted = dialog.exec()
            self._kept = dialog.draft
            dialog.deleteLater()
            if dialog.puzzle_to_try is not None:
                self._practising.try_puzzle(dialog.puzzle_to_try)
            elif is_wanted:
                room.files.begin(self._session(dialog.draft))

    def _session(self, draft: DealDraft) -> Session:
        deal = draft.deal
        assert deal is not None  # the editor has seen to it
        setup = game_of(self._room.files.players_of(deal.rules.form), deal.rules, CodedDeals(deal))
        session = Session(setup)
        if draft.calls:
            session.apply(session.next_deal())
        for call in draft.calls:
            session.apply(call)
        return session

    def _people(self, draft: DealDraft) -> tuple[Seat, ...]:
        return tuple(sorted(self._session(draft).people))

    def _save(self, dialog: EditorDialog) -> None:
        from quinto_desktop.game.sharing.exchange import copy_of
        from quinto_desktop.window.controls.file_dialogs import save_with_dialog

        session = self._session(dialog.draft)
        if not session.steps:
            session.apply(session.next_deal())
        save_with_dialog(
            dialog,
            translate("DealEditing", "Save a game that begins with this deal"),
            translate("Exchange", "Quinto games (*.quinto)"),
            translate("DealEditing", "Deal of my own") + ".quinto",
            copy_of(session),
            dialog.tell,
        )
