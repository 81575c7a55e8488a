"""The cards in the deal editor, with what is still wrong, and what is done to all of them."""

from __future__ import annotations

import random

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quinto_desktop.game.sharing.deal_draft import DealDraft
from quinto_desktop.window.controls.fields import Hint
from quinto_desktop.window.learn.board import Board
from quinto_desktop.window.look.card_art import CardArt
from quinto_desktop.window.look.keyboard import add_key
from quinto_desktop.window.look.material import BAR_HEIGHT, LOW
from quinto_desktop.window.look.styling import make_quiet
from quinto_desktop.window.look.theme import CurrentTheme
from quinto_desktop.window.text.commands import Command


class DraftSteps:
    """The drafts of a deal, one after the other, so that changes can be taken back.

    Attributes:
        draft: The present one.
    """

    def __init__(self, draft: DealDraft) -> None:
        self.draft = draft
        self._before: list[DealDraft] = []
        self._after: list[DealDraft] = []

    @property
    def can_undo(self) -> bool:
        """Whether anything has been changed."""
        return bool(self._before)

    def take(self, draft: DealDraft) -> None:
        """Go on to another draft."""
        if draft != self.draft:
            self._before.append(self.draft)
            self._after.clear()
            self.draft = draft

    def undo(self) -> bool:
        """Go back to the draft before, if there is one; return whether there was."""
        if not self._before:
            return False
        self._after.append(self.draft)
        self.draft = self._before.pop()
        return True

    def redo(self) -> bool:
        """Take up again what was taken back last; return whether anything was."""
        if not self._after:
            return False
        self._before.append(self.draft)
        self.draft = self._after.pop()
        return True


class CardsPane(QWidget):
    """Shows the cards, and takes them back, deals the rest or begins anew.

    Signals:
        edited(): `draft` has changed.

    Attributes:
        board: The cards.
        hint: What is still wrong, or what may be done.
        tools: The buttons for all cards at once, to be placed anywhere.
        undo: Takes back what was changed last.
        clear: Takes all cards back.
        fill: Deals the rest.
    """

    edited = Signal()

    def __init__(self, draft: DealDraft, art: CardArt, look: CurrentTheme, parent: QWidget) -> None:
        super().__init__(parent)
        self._steps = DraftSteps(draft)
        self.board = Board(art, look, self)
        self.hint = Hint(self, 2)
        self.tools = QWidget(parent)
        self.undo = QPushButton(self.tr("&Undo"), self.tools)
        self.clear = QPushButton(self.tr("C&lear"), self.tools)
        self.fill = QPushButton(self.tr("F&ill"), self.tools)
        self._lay_out()
        self.board.edited.connect(lambda: self.take(self.board.draft))
        self.undo.clicked.connect(self._undo)
        self.clear.clicked.connect(self._clear)
        self.fill.clicked.connect(self._fill)
        for command, act in ((Command.UNDO, self._undo), (Command.REDO, self._redo)):
            for key in command.spec.keys:
                add_key(key, parent.window(), act, repeats=True)
        self._show()

    @property
    def draft(self) -> DealDraft:
        """The deal so far."""
        return self._steps.draft

    def take(self, draft: DealDraft) -> None:
        """Go on to another draft, and say so."""
        self._steps.take(draft)
        self._tell_all()

    def say(self, text: str, *, is_fault: bool = False) -> None:
        """Show a sentence under the cards."""
        self.hint.say(text, is_fault=is_fault)

    def announce(self, text: str) -> None:
        """Have a screen reader say something."""
        self.board.announce(text)

    def _tell_all(self) -> None:
        self._show()
        self.edited.emit()

    def _show(self) -> None:
        draft = self.draft
        self.board.show_draft(draft)
        for button, is_of_use in (
            (self.fill, bool(draft.unplaced)),
            (self.clear, bool(draft.places)),
            (self.undo, self._steps.can_undo),
        ):
            if button.hasFocus() and not is_of_use:
                self.board.setFocus()  # not to whatever comes next
            button.setEnabled(is_of_use)

    @Slot()
    def _undo(self) -> None:
        if self._steps.undo():
            self._tell_all()

    @Slot()
    def _redo(self) -> None:
        if self._steps.redo():
            self._tell_all()

    @Slot()
    def _clear(self) -> None:
        self.take(self.draft.cleared())
        self.board.setFocus()

    @Slot()
    def _fill(self) -> None:
        self.take(self.draft.filled(random.SystemRandom()))
        self.board.setFocus()

    def _lay_out(self) -> None:
        self.undo.setToolTip(self.tr("Take back the last change (Ctrl+Z)"))
        self.clear.setToolTip(self.tr("Put all cards back into the pack"))
        self.fill.setToolTip(self.tr("Deal the remaining cards at random"))
        row = QHBoxLayout(self.tools)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addStretch(1)
        for button in (self.undo, self.clear, self.fill):
            make_quiet(button)
            button.setProperty(LOW, True)  # noqa: FBT003
            button.setAutoDefault(False)
            button.setMinimumHeight(BAR_HEIGHT)
            button.setAccessibleDescription(button.toolTip())
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.board, 1)
        layout.addWidget(self.hint)
