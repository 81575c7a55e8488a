"""The deal editor in the window: what it begins with, and what becomes of its deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Slot

from quinto_desktop.game import Hold, Players, Session, game_of, usual_players
from quinto_desktop.rules import CodedDeals, Form, Seat
from quinto_desktop.window.app.game_room import GameRoom
from quinto_desktop.window.app.practice_controller import PracticeController
from quinto_desktop.window.controls.topics import offer_help, tie
from quinto_desktop.window.help.help_controller import HelpController
from quinto_desktop.window.text.translation import translate

if TYPE_CHECKING:
    from quinto_desktop.game.sharing.deal_draft import DealDraft
    from quinto_desktop.window.learn.editor_dialog import EditorDialog


class EditorController(QObject):
    """Opens the deal editor, keeps its deal from one time to the next, and plays it."""

    def __init__(self, room: GameRoom, practising: PracticeController) -> None:
        super().__init__(room)
        self._room, self._practising = room, practising
        self._kept: DealDraft | None = None

    @Slot()
    def open(self) -> None:
        """Let the user put a deal together, and play it if that is wanted."""
        from quinto_desktop.game.sharing.deal_draft import DealDraft
        from quinto_desktop.window.learn.editor_dialog import EditorDialog

        room = self._room
        draft = self._kept or DealDraft.by_rules(room.files.setup.rules)
        thinker = room.controller.thinker
        dialog = EditorDialog(draft, self._people, thinker, room.art, room.look, room.window)
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
        setup = game_of(self._players(deal.rules.form), deal.rules, CodedDeals(deal))
        session = Session(setup)
        if draft.calls:
            session.apply(session.next_deal())
        for call in draft.calls:
            session.apply(call)
        return session

    def _people(self, draft: DealDraft) -> tuple[Seat, ...]:
        return tuple(sorted(self._session(draft).people))

    def _players(self, form: Form) -> Players:
        setup, settings = self._room.files.setup, self._room.preferences.settings
        if setup.rules.form is form:
            return setup.players
        return settings.players_of(form) or usual_players(form)

    def _save(self, dialog: EditorDialog) -> None:
        from quinto_desktop.game.sharing.exchange import copy_of
        from quinto_desktop.window.controls.printing import Place, save_with_dialog

        session = self._session(dialog.draft)
        if not session.steps:
            session.apply(session.next_deal())
        told = save_with_dialog(
            dialog,
            translate("DealEditing", "Save a game that begins with this deal"),
            translate("Exchange", "Quinto games (*.quinto)"),
            translate("DealEditing", "Deal of my own") + ".quinto",
            QByteArray(copy_of(session)),
            Place.DocumentsLocation,
        )
        if told is not None:
            dialog.tell(told)
