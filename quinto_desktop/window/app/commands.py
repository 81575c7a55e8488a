"""The actions behind the menu commands."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from time import time

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication

from quinto_desktop.game import Level, Session, game_of
from quinto_desktop.game.sharing.days_deal import level_of
from quinto_desktop.rules import Phase, RealCards
from quinto_desktop.window.app.beside_windows import HelpController
from quinto_desktop.window.app.exchange import DailyDealController, Exchange
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.hint_controller import ClaimController, HintController
from quinto_desktop.window.app.main_window import toggle_full_screen
from quinto_desktop.window.app.menus import LESSONS
from quinto_desktop.window.app.practice_controller import EditorController, PracticeController
from quinto_desktop.window.app.replay_controller import ReplayController, ReviewController
from quinto_desktop.window.look.keyboard import bring_up, offer_help, topic_of
from quinto_desktop.window.text import questions
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.fault_text import history_text
from quinto_desktop.window.text.questions import level_name
from quinto_desktop.window.text.seat_text import shown_names
from quinto_desktop.window.text.translation import fill, translate

_HANDED_OUT = (Command.COPY_SHEET, Command.COPY_SOURCE, Command.PRINT_SHEET, Command.SAVE_SHEET)


class Commands(QObject):
    """Carries out what is asked for; the room may have another table at the next command."""

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room = room
        self.replays = ReplayController(room)
        self.practising = PracticeController(room)
        self.reviews = ReviewController(room, self.replays.take_over, self.practising.learn_from)
        self._days = DailyDealController(room)
        self._claims = ClaimController(room)
        self.hints = HintController(room)
        self._exchange = Exchange(room, self._days)
        NextLevelController(room)
        self._editing = EditorController(room, self.practising)
        room.command_wanted.connect(self.run)
        room.history_desk.look_wanted.connect(self.replays.open_replay)
        room.history_desk.statistics_wanted.connect(self._show_statistics)

    @Slot(object)
    def run(self, command: Command) -> None:
        if command.spec.is_question:
            self._answer(command)
        elif command.spec.switches:
            self._switch(command.spec.switches)
        else:
            self._actions()[command]()

    def _actions(self) -> dict[Command, Callable[[], object]]:
        room = self._room
        files, controller, desk = room.files, room.controller, room.help_desk
        return {
            Command.NEW: self._new_game,
            Command.SAME_AGAIN: files.begin_again,
            Command.DEAL_AGAIN: files.play_deal_again,
            Command.REPLAY: self.replays.open_current,
            Command.REVIEW: self.reviews.open_current,
            Command.BRANCHES: self.replays.open_branches,
            Command.OPEN: files.choose_and_open,
            Command.HISTORY: room.history_desk.open,
            Command.STATISTICS: self._show_statistics,
            Command.EVENING: self._show_evening,
            Command.SAVE: files.save,
            Command.SAVE_AS: files.choose_and_save,
            Command.DAYS_DEAL: self._days.play,
            Command.COPY_RESULT: self._days.copy_result,
            Command.ENTER_DEAL: self._exchange.enter_deal,
            Command.PASTE: self._exchange.paste,
            Command.COPY_DEAL: self._exchange.copy_deal,
            Command.SAVE_COPY: self._exchange.save_copy,
            Command.SAVE_SCORE: self._exchange.save_score,
            **{command: partial(self._hand_out, command) for command in _HANDED_OUT},
            Command.SAVE_PICTURE: self._save_picture,
            Command.ABANDON: controller.abandon,
            Command.PREFERENCES: self._show_preferences,
            Command.QUIT: room.window.close,
            Command.UNDO: self._undo,
            Command.REDO: controller.redo,
            Command.CLAIM: self._claims.claim,
            Command.LAST_TRICK: room.view.show_last_trick,
            Command.HINT: self.hints.advance,
            Command.GO_ON: room.table.input.go_on,
            Command.SHEET: self._toggle_sheet,
            Command.SKYLINE: room.table.skyline.toggle,
            Command.FULL_SCREEN: lambda: toggle_full_screen(room.window),
            Command.EDITOR: self._editing.open,
            Command.MISTAKES: self.practising.repeat_mistakes,
            Command.PUZZLES: self.practising.choose_puzzles,
            Command.DAYS_PUZZLE: self.practising.try_days_puzzle,
            Command.LAB: self._ask_lab,
            Command.HELP: self._explain,
            **{command: partial(room.teacher.give, name) for command, name in LESSONS.items()},
            Command.KEYS: partial(desk.open_book, "keys"),
            Command.FAIR_PLAY: lambda: desk.show_fair_play(controller),
            Command.CHECK_DEAL: lambda: desk.check_deal(controller, files.proposed_name),
            Command.CHAIN: lambda: desk.show_chain(controller.keeper.chain),
            Command.ABOUT: lambda: desk.show_about(controller, room.sounds.fault),
        }

    def _hand_out(self, command: Command) -> None:
        from quinto_desktop.window.sheet import slip

        content = self._room.sheet.content
        if self.reviews.hand_out(command) or content is None:
            return
        window, tell = self._room.window, self._room.tell
        if command is Command.SAVE_SHEET:
            slip.save_sheet(content, window, self._room.files.proposed_name, tell)
        elif command is Command.PRINT_SHEET:
            slip.print_sheet(content, window, tell)
        elif command is Command.COPY_SHEET:
            slip.copy_sheet(content, tell)
        else:
            slip.copy_source(content, tell)

    def _toggle_sheet(self) -> None:
        view = self._room.views.view
        (self._room.sheet.toggle if view is None else view.toggle_sheet)()

    def _save_picture(self) -> None:
        from quinto_desktop.window.controls.file_dialogs import Place, picture_of, save_with_dialog

        room = self._room
        room.table.refusals.clear_message()
        save_with_dialog(
            room.window,
            translate("Commands", "Save the picture of the table"),
            translate("Commands", "Pictures (*.png)"),
            f"{room.files.proposed_name}.png",
            picture_of(room.table),
            room.tell,
            Place.PicturesLocation,
        )

    def _answer(self, question: Command) -> None:
        own = self._room.view
        view = self._room.views.view or own
        now = view.shown() or own.shown()
        if question is Command.ASK_SCORE and view is own and own.table.seen is not None:
            now = own.table.seen  # its latest points may still be on their way
        answer = questions.answer(view.speaker, question, now)
        view.table.say(answer)
        self._room.announcer.answer(answer)

    def _switch(self, setting: str) -> None:
        preferences = self._room.preferences
        preferences.set(setting, not getattr(preferences.settings, setting))

    def _new_game(self) -> None:
        from quinto_desktop.window.setup.new_game_dialog import NewGameDialog

        room, preferences = self._room, self._room.preferences
        settings, deals = preferences.settings, room.controller.keeper.chain.prepared()
        is_more = settings.show_everything and settings.more_choices
        remembered, present = settings.players_of, room.files.setup
        if isinstance(present.source, RealCards):  # which are not drawn, whoever likes to
            rules = dataclasses.replace(present.rules, draw=settings.last_rules.draw)
            present = replace(present, rules=rules)
        dialog = NewGameDialog(
            *(present, remembered, deals, room.window),
            is_more=is_more,
            is_whole=settings.show_everything,
        )
        courts = room.look.theme.pack.letters if settings.passing == "keys" else ""
        for plan in dialog.players.plans:
            plan.offer(settings.persons, settings.own_keys, courts)
        book = HelpController(dialog, room.look)
        offer_help(dialog, book.open_book)
        dialog.fair.help_wanted.connect(book.open_book)
        is_accepted = dialog.exec()
        if dialog.is_more != is_more:
            preferences.change(more_choices=dialog.is_more)
        if is_accepted:
            setup = dialog.setup()
            chosen = dialog.rules.rules()
            kept = preferences.settings.with_game(setup.players, chosen)
            preferences.keep(replace(kept, own_keys=dialog.players.plan.keys))
            room.files.begin(setup)
        dialog.deleteLater()

    def _show_preferences(self) -> None:
        from quinto_desktop.window.setup.preferences_dialog import PreferencesDialog

        room = self._room
        dialog = room.window.findChild(PreferencesDialog)
        if dialog is None:
            dialog = PreferencesDialog(room.preferences, room.art, room.window)
            offer_help(dialog, room.help_desk.open_book)
        bring_up(dialog)

    def _show_statistics(self) -> None:
        from quinto_desktop.game.past.statistics import Statistics
        from quinto_desktop.window.history.statistics_dialog import StatisticsDialog

        room = self._room
        dialog = room.window.findChild(StatisticsDialog)
        if dialog is None:
            statistics = Statistics(room.folders.history, room.mend_history)
            is_whole = room.preferences.settings.show_everything
            dialog = StatisticsDialog(statistics, room.window, self._days.streak, is_whole=is_whole)
            dialog.look_wanted.connect(self._look_at_deal)
            for look in (dialog.look_wanted, room.history_desk.look_wanted):
                look.connect(dialog.close)  # else it would stand before the game
            room.history_changed.connect(dialog.refresh)
            dialog.history_wanted.connect(room.history_desk.open)
            offer_help(dialog, room.help_desk.open_book)
        bring_up(dialog)

    def _show_evening(self) -> None:
        from quinto_desktop.game.past.statistics import HistoryError, Statistics
        from quinto_desktop.window.controls.messages import Mark, message_box
        from quinto_desktop.window.history.statistics_content import evening_words

        room = self._room
        players = room.controller.session.setup.players
        named = zip(players, shown_names(players), strict=True)
        names = {player.name: shown for player, shown in named if player.level is None}
        try:
            settled = Statistics(room.folders.history, room.mend_history).together([*names])
            told = evening_words(settled, names, 1000 * time())
        except HistoryError as error:
            told = history_text(error)
        title = translate("Table", "The evening so far")
        message_box(room.window, Mark.NOTE, title, told).open()

    def _undo(self) -> None:
        from quinto_desktop.window.controls.messages import Mark, message_box

        room, controller = self._room, self._room.controller
        step, view = controller.session.taken_back, room.view
        if step is None or controller.is_abandoned or not view.screen.must_agree(step):
            controller.undo()
            return
        box = message_box(room.window, Mark.QUESTION, *questions.agreed(view.speaker, step))
        agree = box.addButton(translate("Undo", "&Agreed"), box.ButtonRole.AcceptRole)
        agree.clicked.connect(controller.undo)
        stay = box.addButton(translate("Undo", "&No"), box.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.open()

    @Slot(object, int, int)
    def _look_at_deal(self, session: Session, game: int, deal: int) -> None:
        if self.replays.open_session(session) and self.replays.view is not None:
            self.replays.view.projector.go_to_deal(game, deal)

    def _ask_lab(self) -> None:
        from quinto_desktop.game.judging.inquiry import Inquiry, dealt_hand
        from quinto_desktop.window.learn.experiments_dialog import LabDialog

        room = self._room
        dialog = room.window.findChild(LabDialog)
        if dialog is None:
            inquiry = Inquiry(room.controller.thinker)
            dialog = LabDialog(inquiry, dealt_hand(room.view.shown()), room.look, room.window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            inquiry.setParent(dialog)
            offer_help(dialog, room.help_desk.open_book)
        bring_up(dialog)

    def _explain(self) -> None:
        table = self._room.table
        topic = topic_of(QApplication.focusWidget()) or table.tips.anchor
        self._room.help_desk.explain(table.refusals.reason, topic)


class NextLevelController(QObject):
    """Suggests the next level at the end of a match that was won, once for each level."""

    def __init__(self, room: GameRoom) -> None:
        super().__init__(room)
        self._room, self._won = room, 0
        self._session: Session | None = None
        room.history_changed.connect(self._look)
        room.renewed.connect(self._suggest)

    @Slot()
    def _look(self) -> None:
        from quinto_desktop.game.past.statistics import HistoryError, Statistics

        room, settings = self._room, self._room.preferences.settings
        session = room.controller.session
        level = level_of(session.setup.players)
        if session.state.phase is not Phase.MATCH_OVER or level in (None, Level.MASTER):
            return
        if level.value in settings.levels_offered:
            return
        try:
            self._won = Statistics(room.folders.history, room.mend_history).level_won(level)
        except HistoryError:
            return  # whoever looks at the statistics hears of it
        if self._won:
            self._session = session
            offered = (*settings.levels_offered, level.value)
            room.preferences.change(levels_offered=offered)
            self._suggest()

    @Slot()
    def _suggest(self) -> None:
        session = self._room.controller.session
        level = level_of(session.setup.players)
        if session is not self._session or level is None:
            return
        above = [*Level][[*Level].index(level) + 1]
        text = translate(
            "Commands", "You have won {won} of the last 10 games against {level}: try {next}?"
        )
        told = fill(text, won=self._won, level=level_name(level), next=level_name(above))
        button = fill(translate("Commands", "Try {level}"), level=level_name(above))
        self._room.view.suggest((told, button), partial(self._begin, above))

    def _begin(self, level: Level) -> None:
        room, setup = self._room, self._room.controller.session.setup
        players = tuple(
            [one if one.level is None else replace(one, level=level.value) for one in setup.players]
        )
        room.preferences.keep(room.preferences.settings.with_game(players, setup.rules))
        room.files.begin(game_of(players, setup.rules, room.controller.keeper.chain.prepared()))
