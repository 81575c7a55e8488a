"""What comes in and goes out as a text or a file: deals, days, whole games, scores."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QObject, QUrl, Slot
from PySide6.QtGui import QGuiApplication

from quinto_desktop.game import GameSetup, Level, RecordError, Session, game_of
from quinto_desktop.game.sharing.days_deal import (
    DaysResult,
    days_game,
    days_in_a_row,
    days_result,
    first_result,
    is_played,
    level_of,
    with_result,
)
from quinto_desktop.rules import CodedDeal, CodedDeals, CodedError, Form, Step
from quinto_desktop.window.app.beside_windows import HelpController
from quinto_desktop.window.app.game_room import GameRoom, shelved_text
from quinto_desktop.window.app.window_events import DropZone
from quinto_desktop.window.look.keyboard import offer_help, tie
from quinto_desktop.window.sheet.match_paper import Home, HomePanel, Paper
from quinto_desktop.window.table.choices import Intent
from quinto_desktop.window.table.ledge import ENTER, LedgeRow
from quinto_desktop.window.table.ledge_button import LedgeButton
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.questions import level_name
from quinto_desktop.window.text.seat_text import shown_names
from quinto_desktop.window.text.translation import fill, join_and, signed, translate

if TYPE_CHECKING:
    from quinto_desktop.game.sharing.exchange import SharedDeal
    from quinto_desktop.game.sharing.pasted import Pasted

_ELSEWHERE = timedelta(days=1)  # where friends live it may be tomorrow already


class DailyDealController(QObject):
    """Begins the deal of a day, keeps its first result, and tells what came of it."""

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room, self._tell = room, room.tell
        self._today = room.controller.today
        self._home: Home | None = None
        room.controller.stepped.connect(self._on_controller_stepped)
        room.judging.compared_changed.connect(self._note)
        room.renewed.connect(self._note)
        signals = room.home_wanted, room.renewed, room.preferences.changed, room.views.changed
        for signal in signals:
            signal.connect(self._stay_home)

    def play(self, day: date | None = None) -> None:
        """Begin a day's deal, by default today's; a result that counts already is told."""
        room, day = self._room, day or self._today()
        if day > self._today() + _ELSEWHERE:
            text = translate("Days", "You can play the deal of {date} on that day.")
            self._tell(fill(text, date=_date(day)))
            return
        first, before = self._first_of(day), room.files.setup
        # “New game, same people” leads back to whom one has played with.
        room.preferences.keep(room.preferences.settings.with_game(before.players, before.rules))
        players = room.preferences.settings.players_of(Form.FOUR)
        kept = room.preferences.settings.recent_files
        if not room.files.begin(days_game(day, players)):
            return
        told = translate("Days", "The best computer players get these cards too: who makes more?")
        if first is not None:
            text = translate("Days", "Your first result counts: {ours} to {theirs} ({level}).")
            told = fill(text, ours=first.ours, theirs=first.theirs, level=_level(first.level))
        if kept != room.preferences.settings.recent_files:  # the unfinished game is among them
            told = f"{told} {shelved_text()}"
        self._tell(told)

    def copy_result(self) -> None:
        own = days_result(self._room.controller.session, self._today())
        first = self._first_of(self._today() if own is None else own.day)
        result = own or first
        if result is None:
            self._tell(translate("Days", "You have not played today’s deal yet."))
        else:
            text = result_text(result, is_again=first is not None and result != first)
            for _, masters in self._compared if own is not None else ():
                told = translate("Days", "{result}; the best computer players {points}")
                text = fill(told, result=text, points=signed(masters))
            QGuiApplication.clipboard().setText(text)
            told = translate("Days", "Copied, to paste into a message: {result}")
            self._tell(fill(told, result=text))

    @property
    def _compared(self) -> list[tuple[int, int]]:
        own = self._room.view.speaker.sides[0]
        found = self._room.judging.compared or ()
        return [(one.result_of(own), one.elsewhere_of(own)) for one in found]

    def _first_of(self, day: date) -> DaysResult | None:
        return first_result(self._room.preferences.settings.days_results, day)

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        if step.before.deals_finished or not step.after.deals_finished:
            return
        result = days_result(self._room.controller.session, self._today())
        if result is not None:
            preferences = self._room.preferences
            kept = with_result(preferences.settings.days_results, result)
            preferences.change(days_results=kept)
            self._note()

    @Slot()
    def _note(self) -> None:
        room = self._room
        if not is_played(room.controller.session, self._today()):
            room.view.note_day(("",))
            return
        head, notes = "", [_streak(self.streak)]
        if room.judging.compared is not None:
            head = translate("Days", "The best computer players are still playing these cards")
        for own, others in self._compared:
            text = translate("Days", "You {own}, the best computer players {others} on average")
            head = fill(text, own=signed(own), others=signed(others))
            if own == others:
                head = fill(translate("Days", "{compared}: equally good"), compared=head)
            elif own > others:
                head = fill(translate("Days", "{compared}: well done"), compared=head)
            notes.append(translate("Days", "Points: one side’s minus the other’s."))
        if room.view.note_day((head, *notes)) and self._compared:
            told = " ".join([f"{head}.", *filter(None, notes)])
            room.announcer.tell(told)  # it was not known when the story was told

    @property
    def streak(self) -> int:
        """For how many days in a row the day's deal has been played."""
        return days_in_a_row(self._room.preferences.settings.days_results, self._today())

    # --------------------------------------------------------------- without a game
    @Slot()
    def _stay_home(self) -> None:
        room = self._room
        shown = room.table.overlays.shown_result
        is_free = shown is None or (isinstance(shown, HomePanel) and room.views.view is None)
        if room.is_home and is_free:
            puzzle = puzzle_standing(room.preferences.settings.days_puzzles, self._today())
            title = translate("Days", "Puzzle of the day")
            papers = [self._days_paper(), Paper(title, *puzzle, Command.DAYS_PUZZLE)]
            if lines := room.history_desk.latest():
                from quinto_desktop.window.text.past_game_text import last_words

                papers.append(Paper(*last_words(lines, self._today()), Command.HISTORY))
            home = _home(room.controller.session.setup, tuple(papers))
            if shown is None or home != self._home:
                self._home = home
                room.table.notice(home)

    def _days_paper(self) -> Paper:
        first, told = self._first_of(self._today()), translate("Days", "The same cards for all")
        if first is not None:
            text = translate("Days", "{ours} to {theirs}")
            told = fill(text, ours=first.ours, theirs=first.theirs)
        streak = _streak(self.streak).removesuffix(".")
        return Paper(translate("Days", "Deal of the day"), told, streak, Command.DAYS_DEAL)


def result_text(result: DaysResult, *, is_again: bool) -> str:
    """A result to send to friends: “Quinto 2026-11-22: 85 to 40, Master”."""
    text = translate("Days", "Quinto {day}: {ours} to {theirs}, {level}")
    if is_again:
        text = translate("Days", "Quinto {day}: {ours} to {theirs}, {level} (played again)")
    day, level = str(result.day), _level(result.level)
    return fill(text, day=day, ours=result.ours, theirs=result.theirs, level=level)


def _level(level: Level | None) -> str:
    return translate("Days", "different levels") if level is None else level_name(level)


def _home(setup: GameSetup, papers: tuple[Paper, ...]) -> Home:
    names = shown_names(setup.players)
    who, level = join_and(names), level_of(setup.players)
    if setup.rules.form is Form.FOUR:
        text = translate("Days", "{south} and {north} against {west} and {east}")
        who = fill(text, **dict(zip(("north", "east", "south", "west"), names, strict=True)))
    if level is not None:
        who = fill(translate("Days", "{who} · level: {level}"), who=who, level=level_name(level))
    others = [LedgeButton(paper.title, paper.command) for paper in papers[:2]]
    new = LedgeButton(translate("Days", "New game…"), Command.NEW, key=Command.NEW.spec.shown_key)
    deal = LedgeButton(
        translate("Days", "Deal the cards"), Intent.DEAL, is_gold=True, key=ENTER, is_aloft=True
    )
    row = LedgeRow((new, *others, deal))
    return Home(translate("MainWindow", "Quinto"), who, row, papers=papers)


def _streak(days: int) -> str:
    return fill(translate("Days", "{count} days in a row."), count=days) if days > 1 else ""


def puzzle_standing(kept: Sequence[str], today: date) -> tuple[str, str]:
    """What is told of the day's puzzle, and for how long one has solved them, by their days."""
    told = translate("Days", "One choice is best: which?")
    if str(today) in kept:
        told = translate("Days", "Solved. Another one comes tomorrow.")
    return told, _streak(days_in_a_row(kept, today)).removesuffix(".")


def _date(day: date) -> str:
    form = translate("Days", "d MMMM yyyy", "a date, as Qt writes it")
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


class Exchange(QObject):
    """Copies, pastes, takes what is dropped, and exports."""

    def __init__(self, room: GameRoom, days: DailyDealController) -> None:
        super().__init__(room)
        self._room, self._days = room, days
        DropZone(room.window, room.look, self.take_dropped)

    # --------------------------------------------------------------- coming in
    def paste(self) -> None:
        """Take what is on the clipboard: a deal, a number, a day, a game or a file."""
        data = QGuiApplication.clipboard().mimeData()
        self.take_dropped(list(data.urls()), data.text())

    def take_dropped(self, urls: list[QUrl], text: str) -> None:
        """Take files or a text; say what is wrong with anything else."""
        from quinto_desktop.game.sharing.pasted import read_dropped_file, read_pasted, the_only
        from quinto_desktop.window.text.paste_text import paste_text

        files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
        try:
            pasted = read_dropped_file(the_only(files)) if files else read_pasted(text)
        except RecordError as error:
            self._room.tell(file_text(error.message))
        except CodedError as error:
            self._room.tell(paste_text(error))
        else:
            self._room.window.activateWindow()
            self._take(pasted)

    def enter_deal(self, text: str = "") -> None:
        from quinto_desktop.window.setup.deal_entry import Company, DealEntryDialog

        room = self._room
        players = {form: room.files.players_of(form) for form in Form}
        company = Company(room.files.setup.rules, players)
        dialog = DealEntryDialog(company, text, room.window)
        tie(dialog, "deals")
        offer_help(dialog, HelpController(dialog, room.look).open_book)
        chosen = dialog.chosen if dialog.exec() else None
        dialog.deleteLater()
        if isinstance(chosen, CodedDeal):
            rules = chosen.rules
            room.files.begin(game_of(players[rules.form], rules, CodedDeals(chosen)))
        elif chosen is not None:
            self._go_to(chosen)

    def _take(self, pasted: Pasted) -> None:
        from quinto_desktop.game.sharing.pasted import PastedDeal, PastedNumber

        if isinstance(pasted, PastedDeal):
            self.enter_deal(pasted.text)
        elif isinstance(pasted, PastedNumber):
            self.enter_deal(str(pasted.number))
        else:
            self._go_to(pasted)

    def _go_to(self, pasted: Pasted) -> None:
        from quinto_desktop.game.sharing.pasted import (
            PastedDay,
            PastedFile,
            PastedGame,
            PastedNumber,
        )

        files = self._room.files
        if isinstance(pasted, PastedNumber):
            files.begin_again(pasted.number)
        elif isinstance(pasted, PastedDay):
            self._days.play(pasted.day)
        elif isinstance(pasted, PastedFile):
            files.open(pasted.path)
        elif isinstance(pasted, PastedGame):
            try:
                session = Session.resumed(pasted.game)
            except RecordError as error:
                self._room.tell(file_text(error.message))
            else:
                files.begin(session)

    # --------------------------------------------------------------- going out
    def copy_deal(self) -> None:
        """Copy the deal in sight as its code, and once it is over written out as well.

        The cards of a fair deal are nobody's business before; a number or a code gives none away.
        """
        latest, tell = self._present_deal(), self._room.tell
        if latest is None:
            tell(translate("Exchange", "There is no deal to copy yet."))
        elif not latest.is_over and not latest.is_shared:
            tell(
                translate(
                    "Exchange",
                    "You can copy this deal when it is over; now it would give away the hidden "
                    "cards.",
                )
            )
        else:
            text = fill(translate("Exchange", "Quinto deal {code}"), code=latest.code)
            if latest.is_over:
                text = f"{text}\n{latest.line}"
            QGuiApplication.clipboard().setText(text)
            tell(fill(translate("Exchange", "Deal {code} copied."), code=latest.code))

    def _present_deal(self) -> SharedDeal | None:
        from quinto_desktop.game.sharing.exchange import latest_deal, shared_deal

        controller, replayed = self._room.controller, self._room.views.replayed
        if replayed is None:
            return latest_deal(controller.session, is_abandoned=controller.is_abandoned)
        replay = replayed[1]
        return None if replay.deal is None else shared_deal(replay.steps[replay.deal.start - 1])

    def save_copy(self) -> None:
        """Let the user choose a file, and save the game there as it is now."""
        from quinto_desktop.game.sharing.exchange import copy_of
        from quinto_desktop.window.controls.file_dialogs import save_with_dialog

        room = self._room
        save_with_dialog(
            room.window,
            translate("Exchange", "Save a copy of the game"),
            translate("Exchange", "Quinto games (*.quinto)"),
            fill(translate("Exchange", "{game}, copy"), game=room.files.proposed_name) + ".quinto",
            copy_of(room.controller.session, is_given_up=room.controller.is_abandoned),
            room.tell,
        )

    def save_score(self) -> None:
        """Let the user choose a file, and write the game there as a text to read."""
        from quinto_desktop.game.sharing.exchange import score_of
        from quinto_desktop.window.controls.file_dialogs import save_with_dialog
        from quinto_desktop.window.text.past_game_text import score_words

        room = self._room
        save_with_dialog(
            room.window,
            translate("Exchange", "Save the score as text"),
            translate("Exchange", "Text files (*.txt)"),
            fill(translate("Exchange", "{game}, score"), game=room.files.proposed_name) + ".txt",
            score_of(room.controller.session, score_words()).encode("utf-8"),
            room.tell,
        )
